"""Puzzles: the engine agrees with every one of them: its solution reaches the goal, other answers do not."""

from __future__ import annotations

import pytest

from taverne import games
from taverne.review.playing_on import Player
from taverne.review.puzzles import Puzzle, find_puzzle, puzzles, share
from tests.cli.tools import Shell

ALL = [puzzle for name in games.names() for puzzle in puzzles(name)]


@pytest.mark.parametrize("puzzle", ALL, ids=lambda puzzle: puzzle.id)
def test_the_solution_reaches_the_goal_and_a_wrong_answer_does_not(puzzle: Puzzle) -> None:
    game = games.find(puzzle.game)
    player = Player(game)
    state = puzzle.position(game)
    best, *others = sorted(puzzle.answers, key=lambda answer: -puzzle.answers[answer])
    wrong = others[-1]
    assert share(player, puzzle, state, best, tries=2, key=9) >= puzzle.chance
    assert share(player, puzzle, state, wrong, tries=2, key=9) < puzzle.chance
    assert (puzzle.stars(best), puzzle.stars(wrong)) == (3, 0)
    assert len(puzzle.solutions()) <= 2, "one idea solves it"
    view = game.view(state, puzzle.seat)
    assert set(view.asked[0].options) == set(puzzle.answers)


def test_there_are_ten_for_dungeon_rush() -> None:
    known = puzzles("dungeon_rush")
    assert len(known) == 10
    assert find_puzzle("dungeon_rush", "3") is find_puzzle("dungeon_rush", known[2].id) is known[2]
    assert find_puzzle("dungeon_rush", "nothing") is None


@pytest.fixture
def shell(tmp_path: object, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Shell:
    return Shell(tmp_path, monkeypatch, capsys)  # type: ignore[arg-type]


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_puzzle_is_solved_at_the_terminal(shell: Shell, lang: str) -> None:
    puzzle = puzzles("dungeon_rush")[0]
    wrong = min(puzzle.answers, key=lambda answer: puzzle.answers[answer])
    done = shell.run("puzzle", "dungeon_rush", "1", "--lang", lang, lines=[wrong, "99", puzzle.solutions()[0]])
    assert done.status == 0
    assert "☆☆☆" in done.out
    assert "★★★" in done.out
    assert "⟦" not in done.out
