"""Puzzles: the engine agrees with every one of them: its solution reaches the goal, other answers do not."""

from __future__ import annotations

import pytest

from benchmarks.find_puzzles import written
from taverne import games
from taverne.review.playouts import Player
from taverne.review.puzzles import Puzzle, find_puzzle, puzzles, read, share
from taverne.words import Words
from tests.cli.tools import Shell

ALL = [puzzle for name in games.names() for puzzle in puzzles(name)]
TRIES = 8
SLACK = 0.3
"""So few tries may miss a share by so much; their luck is the same in every run."""


@pytest.mark.parametrize("puzzle", ALL, ids=lambda puzzle: puzzle.id)
def test_the_solution_reaches_the_goal_and_a_wrong_answer_does_not(puzzle: Puzzle) -> None:
    game = games.find(puzzle.game)
    player = Player(game)
    tries, slack = (2, 0.0) if player.chronicle.certain else (TRIES, SLACK)
    state = puzzle.position(game)
    best, *others = sorted(puzzle.answers, key=lambda answer: -puzzle.answers[answer])
    wrong = others[-1]
    right = share(player, puzzle, state, best, tries, key=9)
    assert right >= puzzle.chance - slack
    assert share(player, puzzle, state, wrong, tries, key=9) < min(puzzle.chance, right)
    assert (puzzle.stars(best), puzzle.stars(wrong)) == (3, 0)
    assert len(puzzle.solutions()) <= 2, "one idea solves it"
    asked = game.view(state, puzzle.seat).asked[0]
    assert asked.prompt == puzzle.prompt
    assert set(puzzle.answers) <= set(asked.options)
    assert all(Words(puzzle.game, lang).has(f"want-{puzzle.figure}") for lang in ("en", "fr"))


@pytest.mark.parametrize("game", games.names())
def test_there_are_ten(game: str) -> None:
    assert len(puzzles(game)) == 10


@pytest.mark.parametrize(
    ("game", "lang", "who"),
    [
        ("nerath", "en", "You lead the Iron Circle."),
        ("nerath", "fr", "Vous menez le Cercle de fer."),
        ("monster_lands", "en", "You lead Tortock’s clan."),
        ("monster_lands", "fr", "Vous menez le clan de Tortock."),
        ("euthia", "en", "You are Taesiri."),
        ("dungeon_rush", "en", "Your heroes: the Wizard and the Assassin."),
    ],
)
def test_a_puzzle_says_whom_one_plays(shell: Shell, game: str, lang: str, who: str) -> None:
    assert who in shell.run("puzzle", game, "1", "--lang", lang, lines=["q"]).out


def test_a_puzzle_is_found_by_name_or_number() -> None:
    known = puzzles("dungeon_rush")
    assert find_puzzle("dungeon_rush", "3") is find_puzzle("dungeon_rush", known[2].id) is known[2]
    assert find_puzzle("dungeon_rush", "nothing") is None


def test_a_puzzle_that_is_written_is_read_again() -> None:
    puzzle = puzzles("dungeon_rush")[0]
    assert read(written(puzzle).encode(), puzzle.id) == puzzle


@pytest.fixture
def shell(tmp_path: object, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Shell:
    return Shell(tmp_path, monkeypatch, capsys)  # type: ignore[arg-type]


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("game", sorted({puzzle.game for puzzle in ALL}))
def test_a_puzzle_is_solved_at_the_terminal(shell: Shell, game: str, lang: str) -> None:
    puzzle = puzzles(game)[0]
    wrong = min(puzzle.answers, key=lambda answer: puzzle.answers[answer])
    done = shell.run("puzzle", game, "1", "--lang", lang, lines=[wrong, "99", puzzle.solutions()[0]])
    assert done.status == 0
    assert "☆☆☆" in done.out
    assert "★★★" in done.out
    assert "⟦" not in done.out
