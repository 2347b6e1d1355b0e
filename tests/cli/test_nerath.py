"""Conquest of Nerath at a terminal: whole games by lines over a pipe and on the screen, what is hidden stays hidden."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from taverne.boards import board_for
from taverne.boards.nerath import WarBoard
from taverne.cli.match_setup import new_match, read_seats
from taverne.cli.terminal.screen import TableApp
from taverne.cli.terminal.session import PACE_MS, Session
from taverne.engine.game import settled
from taverne.engine.logs.log_file import read
from taverne.games import find
from taverne.games.nerath.game import ConquestOfNerath
from taverne.words import Words
from tests.cli.tools import HandClock, Shell, session

FIRST = ["1"] * 2500
"""Taking the first option again and again ends every game that has a round limit."""


def play(shell: Shell, *args: str, lines: list[str], seats: str = "human,bot:random", seed: int = 5) -> str:
    done = shell.run("play", "nerath", "--seats", seats, "--option", "limit=2", "--seed", str(seed), *args, lines=lines)
    assert done.status == 0, done.err
    assert "⟦" not in done.out
    return done.out


@pytest.mark.parametrize("lang", ["en", pytest.param("fr", marks=pytest.mark.long)])
def test_a_whole_war_against_a_bot_is_played_over_a_pipe(shell: Shell, lang: str) -> None:
    out = play(shell, "--lang", lang, lines=FIRST)
    assert ("The game is over." if lang == "en" else "La partie est terminée.") in out
    (log,) = shell.logs
    assert read(log, find)[0].over
    assert shell.run("replay", str(log), "--verify").status == 0


def test_the_table_shows_realms_lands_and_ships(shell: Shell) -> None:
    out = play(shell, lines=["table", "quit"])
    assert re.search(r"\*K Karkoth \(you\): points \d+, gold 10, lands 15, event cards \d, treasures 0", out)
    assert re.search(r"  Mithralfast★: .*1 castle", out)
    assert "Sea zones" in out


def test_the_hands_of_others_are_only_counted(shell: Shell) -> None:
    game = ConquestOfNerath()
    board = board_for(game, Words("nerath", "en"))
    assert isinstance(board, WarBoard)
    state = game.start({}, 2, 5)
    view = game.view(settled(state), 0)
    text = "\n".join(board.lines(view, ["Ada", "Bot"]))
    for realm in (1, 3):
        for card in state.hand[realm]:
            name = Words("nerath", "en").text(f"event-{state.cat.card_ids[card]}")
            assert name not in text


@pytest.mark.parametrize("size", [(80, 24), (120, 40)], ids=["80x24", "120x40"])
async def test_the_screen_plays_it_too(tmp_path: Path, size: tuple[int, int]) -> None:
    game = find("nerath")
    assert game is not None
    words = Words(game.name, "en")
    played, clock = session(tmp_path / "match.ndjson", game, words, "human,bot:random", limit=2)
    app = TableApp(played, words, board_for(game, words))
    async with app.run_test(size=size) as pilot:
        for _ in range(120):
            clock.time += 700
            for _ in range(12):
                app.tick()
            if game.view(played.match.state, 0).table.realm != "karkoth":
                break
            await pilot.press("1")
            await pilot.pause()
        assert len(played.match.entries) > 20


def test_a_bot_is_waited_for_only_when_something_was_to_be_seen(tmp_path: Path) -> None:
    game = ConquestOfNerath()
    seats = read_seats("human,bot:greedy,bot:greedy,bot:greedy", game, Words(game.name, "en"))
    clock = HandClock()
    match = new_match(game, {"mode": "free_for_all"}, seats, seed=5)
    table = Session.begin(match, tmp_path / "war.ndjson", clock, PACE_MS)
    waits: dict[bool, list[int]] = {True: [], False: []}
    told = -1
    while sum(map(len, waits.values())) < 300:
        for seat in table.asked():
            choice = match.choice(seat)
            assert choice is not None
            table.answer(seat, choice.options[0])
        asked = match.position
        new, told = len(match.happened) != told, len(match.happened)
        began = clock.time
        while match.position == asked and not table.asked():
            assert table.runner.due is not None
            clock.time = max(clock.time, table.runner.due)
            table.step()
        if match.position != asked:
            waits[new].append(clock.time - began)
    assert set(waits[True]) <= {PACE_MS, 0}, "no pause where a second bot was asked together with the first"
    assert waits[True].count(PACE_MS) > len(waits[True]) * 0.9
    assert set(waits[False]) == {0}
    assert len(waits[False]) > 100, "many answers of a bot are parts of one move"
