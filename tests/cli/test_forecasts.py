"""Odds and forecasts under the question, targets on the map of Euthia, and colours by seat, in both languages.

What the figures are worth is tested with each game's odds.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import msgspec
import pytest
from textual.widgets import OptionList, Static

from taverne.boards import board_for
from taverne.boards.colours import HERO, SEATS, rows
from taverne.boards.euthia import WorldBoard
from taverne.boards.plain import numbered
from taverne.cli.terminal.colours import painted
from taverne.cli.terminal.screen import TableApp
from taverne.engine.game import Asked, View
from taverne.games import find
from taverne.games.euthia.game import Euthia
from taverne.games.euthia.odds import advice as euthia
from taverne.games.nerath.odds import advice as nerath
from taverne.words import Words
from tests.cli.tools import session
from tests.euthia.positions import acting, board, stand

NAMES = ["Ada", "Otto"]


def test_the_numbers_of_answers_are_those_that_are_typed() -> None:
    assert list(numbered(["a", "b"])) == ["1", "2"]
    assert list(numbered(["x"] * 12))[8:11] == ["09", "10", "11"]


async def test_neither_space_nor_enter_ends_a_turn_in_which_there_are_moves(tmp_path: Path) -> None:
    """Euthia lists the end of the turn first; the highlight and Space leave it alone."""
    game, words = find("euthia"), Words("euthia", "en")
    played, clock = session(tmp_path / "match.ndjson", game, words, "human")
    app = TableApp(played, words, board_for(game, words))
    async with app.run_test(size=(100, 30)) as pilot:
        while not any(action.kind == "end" for action in app.offered):
            clock.time += 700
            app.tick()
            if played.asked() and app.offered:
                app.answer(app.offered[-1])
        before = len(played.match.entries)
        await pilot.press("space")
        assert len(played.match.entries) == before
        await pilot.press("enter")
        assert played.match.entries[before].do != "end"


def war(options: dict[str, Any], lang: str) -> tuple[Any, View]:
    game = find("nerath")
    return board_for(game, Words("nerath", lang)), game.view(game.start(options, 2, 1), 0)


@pytest.mark.parametrize(
    ("lang", "note", "line"),
    [
        ("en", "2 Footsoldiers: 62% to win, losses in gold: 3 against 5, 2 points", "Declared: "),
        (
            "fr",
            "2 fantassins : 62 % de chances de gagner, pertes en or : 3 contre 5, 2 points",
            "Attaques déclarées : ",
        ),
    ],
)
def test_orders_of_nerath_say_who_goes_and_how_it_may_end(lang: str, note: str, line: str) -> None:
    look, view = war({}, lang)
    space = view.table.spaces[0].id
    chances = nerath.Chances(0.62, 3.1, 4.9, 2)
    told = nerath.Advice({space: chances}, {f"to {space}": chances}, goes={f"to {space}": {"footsoldier": 2}})
    said = look.notes(view, told)[f"to {space}"].replace("\u00a0", " ")
    assert said.startswith(note)
    (declared,) = [one.replace("\u00a0", " ") for one in look.forecast(view, told)]
    assert declared.startswith(line)
    assert re.fullmatch(r"[^,]+ 62\s?%\.?", declared), "an attack is told by its place and its chance alone"
    assert look.notes(view, None) == {}
    assert look.read_advice(msgspec.to_builtins(told)) == told, "a server tells it in JSON"


@pytest.mark.parametrize(
    ("lang", "note", "line"),
    [
        ("en", "83% for the hero to win", "Your chance of winning: 83%"),
        ("fr", "le héros gagne dans 83 % des cas", "83 %"),
    ],
)
def test_answers_of_euthia_say_their_odds_and_the_fight_its_own(lang: str, note: str, line: str) -> None:
    game = Euthia()
    table = board(2, heroes=("ael", "dral"))
    acting(table)
    look, view = board_for(game, Words("euthia", lang)), game.view(table, 0)
    one = euthia.Chances(0.83, 0.05, 2.25, 0.0, 4.5, 1.0, ("odds-when-token",))
    told = euthia.Advice({}, {"fight": one}, one)
    assert note in look.notes(view, told)["fight"].replace("\u00a0", " ")
    (odds,) = [text.replace("\u00a0", " ") for text in look.forecast(view, told)]
    assert line in odds
    assert ("4.5" if lang == "en" else "4,5") in odds
    assert look.read_advice(msgspec.to_builtins(told)) == told


def test_targets_on_the_map_are_shown_by_the_number_that_chooses_them() -> None:
    game = Euthia()
    table = board(2, heroes=("ael", "dral"))
    stand(table, 0, "i_chapel-a")
    table.moves[0] = 3
    acting(table)
    look, view = board_for(game, Words("euthia", "en")), game.view(table, 0)
    assert isinstance(look, WorldBoard)
    targets = look._targets(view)
    going = {option.split(" ")[1]: key for key, option in numbered(view.asked[0].options).items() if "move " in option}
    assert going
    assert going.items() <= targets.items()
    shown = "\n".join(look.brief(view, NAMES))
    assert all(f">{key}" in shown for space, key in going.items() if not space.endswith("-m"))
    parts = {area.name: "\n".join(area.lines) for area in look.areas(view, NAMES)}
    assert HERO[0] in parts["Map"]
    assert HERO[0] not in shown, "lines know no colours: heroes are numbers there"
    text = painted(parts["Map"], look.stands_for(view, NAMES))
    at = text.plain.index("@")
    assert any(span.start <= at < span.end and SEATS[0] in str(span.style) for span in text.spans)


def test_places_for_a_tile_stand_on_the_map_by_the_number_that_chooses_them() -> None:
    game = Euthia()
    look, view = board_for(game, Words("euthia", "en")), game.view(board(2, heroes=("ael", "dral")), 0)
    asked = Asked("lay", ("lay 2 -1", "lay 1 1"), rule="EU-077")
    told = look.areas(msgspec.structs.replace(view, asked=(asked,)), NAMES)
    for name in ("Now", "Map"):
        (shown,) = ["\n".join(area.lines) for area in told if area.name == name]
        assert "[1]" in shown
        assert "[2]" in shown
    assert ">n" not in shown, "no answer leads to a space"


@pytest.mark.parametrize("width", [10, 26, 80])
def test_a_line_breaks_at_spaces_alone(width: int) -> None:
    told = "Défense, Nerath, fantassin\u00a0: 6, 2 et 3. Touches\u00a0: 1.\n\nFin"
    text = painted(told, [("Nerath", 1)], width)
    assert text.plain.replace("\n", " ") == told.replace("\n", " "), "nothing is lost"
    assert not any(row.startswith((":", "\u00a0")) for row in text.plain.split("\n"))
    assert all(len(row) <= width or " " not in row for row in text.plain.split("\n"))
    at = text.plain.index("Nerath")
    assert any(span.start <= at < span.end and SEATS[1] in str(span.style) for span in text.spans)


@pytest.mark.parametrize("width", [30, 80])
def test_later_rows_stand_under_the_text_of_the_first(width: int) -> None:
    answer = " 10  Pass until my next battle with a Siege Engine  pass until siege_engine"
    assert " ".join(rows(answer, width)).split() == answer.split(), "nothing is lost"
    assert all(row.startswith("     ") and len(row) <= width for row in rows(answer, width)[1:])
    assert rows("x" * 90, width) == ["x" * 90], "a path can still be copied whole"
    told = "  Mira takes the Wizard. Mira takes the Witch."
    assert all(row.startswith("  M") for row in painted(told, [], 26).plain.split("\n"))
    assert rows("", width) == [""]


async def test_the_screen_takes_two_digits_shows_odds_and_colours_names(tmp_path: Path) -> None:
    """Nerath's first reaction offers more than nine answers: the tenth has two digits, in list and cards alike."""
    game, words = find("nerath"), Words("nerath", "en")
    played, clock = session(tmp_path / "match.ndjson", game, words, "human,bot:random", limit=2)
    app = TableApp(played, words, board_for(game, words))
    async with app.run_test(size=(120, 40)) as pilot:
        for _ in range(60):
            clock.time += 700
            app.tick()
            if len(app.offered) >= 10:
                break
            if played.asked():
                app.answer(app.offered[0])
        await pilot.pause()
        assert len(app.offered) >= 10
        options = app.query_one(OptionList)
        assert str(options.get_option_at_index(9).prompt).startswith("10. ")
        wanted, before = app.offered[9], len(played.match.entries)
        await pilot.press("1")
        assert len(played.match.entries) == before, "the first digit waits for the second"
        assert "Number: 1" in str(app.query_one("#hint", Static).render()), "and is seen"
        await pilot.press("0")
        mine = [entry.do for entry in played.match.entries[before:] if entry.seat == 0]
        assert mine[:1] == [str(wanted)]
        assert "Otto" in str(app.query_one("#players", Static).render()) or played.names


@pytest.mark.parametrize(("lang", "line"), [("en", "Your chance of winning: at least 83%"), ("fr", "au moins 83 %")])
def test_the_odds_of_a_fight_say_that_they_are_a_minimum(lang: str, line: str) -> None:
    game = Euthia()
    table = board(2, heroes=("ael", "dral"))
    acting(table)
    look, view = board_for(game, Words("euthia", lang)), game.view(table, 0)
    one = euthia.Chances(0.83, 0.05, 2.25, 0.0, 4.5, 1.0, (euthia.LEAST,))
    (odds,) = [text.replace("\u00a0", " ") for text in look.forecast(view, euthia.Advice({}, {}, one))]
    assert line in odds
    assert look.words.text(f"board-{euthia.LEAST}").replace("\u00a0", " ") in odds
