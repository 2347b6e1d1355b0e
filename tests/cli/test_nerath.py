"""Conquest of Nerath at a terminal: whole games by lines over a pipe and on the screen, what is hidden stays hidden."""

from __future__ import annotations

import re
from pathlib import Path

import msgspec
import pytest
from textual.widgets import OptionList, Static

from taverne.boards import board_for
from taverne.boards.nerath import WarBoard
from taverne.cli.match_setup import new_match, read_seats
from taverne.cli.terminal.screen import TableApp
from taverne.cli.terminal.session import PACE_MS, LocalTable
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


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_the_standings_stand_in_columns_that_fit_eighty(lang: str) -> None:
    game = ConquestOfNerath()
    board = board_for(game, Words("nerath", lang))
    assert isinstance(board, WarBoard)
    view = game.view(settled(game.start({}, 4, 5)), 0)
    names = ["Ada", "A name of more than thirty letters, for sure", "Otto", "Mira"]
    rows = board._standings(view, names)
    assert len(rows) == 5
    assert {len(row) for row in rows} == {74}
    assert re.fullmatch(r"\*K Karkoth \(\w+\) +0 +10 +15 +1 +0", rows[1])
    assert rows[2].split()[:2] == ["V", "Vailin"]
    assert "…" in rows[2]
    assert "K+I 0, V+N 0" in rows[0], "allies share their points"
    assert set(board.strip(view, names)) <= set(board.areas(view, names)[0].lines), "the screen shows them once"


@pytest.mark.parametrize(("lang", "price"), [("en", "3 gold"), ("fr", "3 pièces d’or")])
def test_a_purchase_says_what_it_costs_and_a_place_who_stands_there(lang: str, price: str) -> None:
    game = ConquestOfNerath()
    board = board_for(game, Words("nerath", lang))
    assert isinstance(board, WarBoard)
    view = game.view(settled(game.start({}, 4, 5)), 0)
    land = next(space for space in view.table.spaces if space.id == "blisterforge")
    options = ("buy monster", "buy dragon", "select blisterforge", "done")
    asked = msgspec.structs.replace(view.asked[0], prompt="reinforce", options=options)
    notes = board.notes(msgspec.structs.replace(view, asked=(asked,)), None)
    assert notes["buy monster"] == price
    assert "done" not in notes
    assert str(land.units[0].n) in notes["select blisterforge"]
    units = {area.name: area.lines for area in board.areas(view, ["a", "b", "c", "d"])}
    (monster,) = [line for line in units["Units" if lang == "en" else "Unités"] if "onst" in line]
    assert price in monster
    assert "d12" in monster
    assert ("Run Amok" if lang == "en" else "Folie furieuse") in monster
    held = view.table.realms[0].hand[0]
    asked = msgspec.structs.replace(asked, options=("pass", f"play {held}"))
    assert board.notes(msgspec.structs.replace(view, asked=(asked,)), None)[f"play {held}"] in board.card(held)
    assert board._percent(0.001) != board._percent(0), "what may happen is not told as impossible"


async def test_real_plays_are_listed_before_ways_to_pass(tmp_path: Path) -> None:
    game = find("nerath")
    assert game is not None
    words = Words(game.name, "fr")
    played, clock = session(tmp_path / "match.ndjson", game, words, "human,bot:random,bot:random,bot:random")
    app = TableApp(played, words, board_for(game, words))
    async with app.run_test(size=(80, 24)) as pilot:
        for _ in range(60):
            clock.time += 700
            app.tick()
            choice = played.match.choice(0)
            if choice is not None and choice.prompt == "react":
                break
            if choice is not None:
                await pilot.press("1")
        await pilot.pause()
        assert choice is not None
        assert choice.options[0].kind == "pass", "in the rules' own order passing comes first"
        kinds = [action.kind in ("pass", "listen") for action in app.offered]
        assert kinds == sorted(kinds)
        assert not kinds[0]
        assert set(app.offered) == set(choice.options)
        options = app.query_one("#options", OptionList)
        assert options.size.width > app.query_one("#log").size.width, "answers have more room than the log"
        assert not app.query_one("#cards").display
        assert all(line.size.height <= 10 for line in app.query("#area Static").results())
        listed = [str(options.get_option_at_index(at).prompt) for at in range(len(app.offered))]
        later = [row for told in listed for row in told.split("\n")[1:]]
        assert later
        assert all(row.startswith("    ") for row in later), "later rows stand under the words, not under the number"
        tabs = str(app.query_one("#tabs", Static).render())
        assert len(tabs) <= 78
        assert "[Maintenant]" in tabs
    played.close()


@pytest.mark.parametrize(("width", "shown"), [(80, "Tab: [Now]│"), (120, "   Tab: Next part of the table")])
async def test_the_names_of_the_parts_say_which_key_goes_on(tmp_path: Path, width: int, shown: str) -> None:
    game = ConquestOfNerath()
    words = Words(game.name, "en")
    played, _ = session(tmp_path / "match.ndjson", game, words, "human,bot:random", limit=2)
    app = TableApp(played, words, board_for(game, words))
    async with app.run_test(size=(width, 24)) as pilot:
        await pilot.pause()
        app.tick()
        assert shown in str(app.query_one("#tabs", Static).render())
    played.close()


def test_a_bot_is_waited_for_only_when_something_was_to_be_seen(tmp_path: Path) -> None:
    game = ConquestOfNerath()
    seats = read_seats("human,bot:greedy,bot:greedy,bot:greedy", game, Words(game.name, "en"))
    clock = HandClock()
    match = new_match(game, {"mode": "free_for_all"}, seats, seed=5)
    table = LocalTable.begin(match, tmp_path / "war.ndjson", clock, PACE_MS)
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
