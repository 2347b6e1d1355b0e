"""Euthia at a terminal: whole games by lines over a pipe and on the screen, the map, the duel, the shop, secrets."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from taverne.boards import board_for
from taverne.boards.colours import HERO
from taverne.boards.euthia import WorldBoard
from taverne.cli.terminal.screen import TableApp
from taverne.engine.game import settled
from taverne.engine.logs.log_file import read
from taverne.games import find
from taverne.games.euthia.game import Euthia
from taverne.games.euthia.rules.trade.trade_action import Trading
from taverne.games.euthia.state.game_state import EuthiaState
from taverne.words import Words
from tests.cli.tools import Shell, session
from tests.euthia.fights import arena, met, on
from tests.euthia.positions import acting, board, hand, lay, ready, run, stand

GAME = Euthia()
NAMES = ["Ada", "Otto"]


def shown(table: EuthiaState, seat: int = 0, whole: bool = False, lang: str = "en") -> str:
    """What a seat sees of a position in the terminal."""
    look = board_for(GAME, Words("euthia", lang))
    assert isinstance(look, WorldBoard)
    view = GAME.view(table, seat)
    text = "\n".join(look.lines(view, NAMES) if whole else look.brief(view, NAMES))
    assert "⟦" not in text
    return text


def answers(seed: int, n: int = 900) -> list[str]:
    """Numbers that mostly go on: the first answers, now and then another, which is refused if there is none."""
    return [str(1 + (seed * 7919 + at * 31) % 11 % 6) for at in range(n)]


@pytest.mark.parametrize(
    ("lang", "seats"), [("en", "human,bot:random"), pytest.param("fr", "human", marks=pytest.mark.long)]
)
def test_a_whole_game_is_played_over_a_pipe(shell: Shell, lang: str, seats: str) -> None:
    lines = [*answers(3, 300), *["end", "1"] * 1500]
    done = shell.run("play", "euthia", "--seats", seats, "--seed", "5", "--lang", lang, lines=lines)
    assert done.status == 0, done.err
    assert "⟦" not in done.out
    assert ("The game is over." if lang == "en" else "La partie est terminée.") in done.out
    (log,) = shell.logs
    assert read(log, find)[0].over
    assert shell.run("replay", str(log), "--verify").status == 0


def test_the_map_is_drawn_in_hexes_and_listed_by_tile() -> None:
    table = board(2, heroes=("ael", "dral"))
    lay(table, "i_magpie", 2, -1)
    stand(table, 0, "i_chapel-a")
    stand(table, 1, "i_magpie-a")
    acting(table)
    text = shown(table, whole=True)
    rows = [line for line in text.splitlines() if re.match(r"\s*[12][.^~n$*OMAT?+] ", line) or " 1. 1" in line]
    assert rows
    assert " 1. 1" in text
    assert re.search(r" 2.{2}2", text), "the second hero stands on the second tile"
    assert " 2 Magpie Hill" in text
    assert re.search(r"     b mountain mine: monster 1", text)
    assert "Goal: the most reputation at the end" in text


def test_places_for_a_new_tile_are_numbered_as_the_answers_are() -> None:
    table = settled(GAME.start({}, 1, 3))
    stand(table, 0, "i_chapel-m")
    table.moves[0] = 1
    acting(table)
    look = board_for(GAME, Words("euthia", "en"))
    view = GAME.view(table, 0)
    assert isinstance(look, WorldBoard)
    rows = look._map.rows(view.table, [(-1, -1, 1), (1, 1, 2)])
    assert any("[1]" in row for row in rows)
    assert any("[2]" in row for row in rows)


def far_map(table: EuthiaState) -> EuthiaState:
    """A map wide and high, the first hero at its lower end."""
    for tile, place in (("i_magpie", (10, 1)), ("i_cinder", (-3, 6)), ("i_willows", (-6, 9)), ("i_stones", (3, -6))):
        lay(table, tile, *place)
    stand(table, 0, "i_willows-a")
    return acting(table)


def test_a_wide_map_fits_eighty_columns() -> None:
    table = far_map(board(1))
    look = board_for(GAME, Words("euthia", "en"))
    assert isinstance(look, WorldBoard)
    view = GAME.view(table, 0)
    rows = look._map.rows(view.table, signs=HERO)
    assert 60 < max(map(len, rows)) <= 75, max(map(len, rows))
    at_hand, whole = look.areas(view, NAMES)[:2]
    assert HERO[0] in at_hand.lines[at_hand.near]
    assert HERO[0] in whole.lines[whole.near]


async def test_the_screen_shows_the_part_of_the_map_where_ones_hero_is(tmp_path: Path) -> None:
    words = Words("euthia", "en")
    played, _ = session(tmp_path / "match.ndjson", GAME, words, "human")
    table = played.match.state
    assert isinstance(table, EuthiaState)
    far_map(table)
    app = TableApp(played, words, board_for(GAME, words))
    async with app.run_test(size=(80, 24)) as pilot:
        for _ in range(4):  # at hand, the map, and round again
            area, near = app.query_one("#area"), app._areas[app._area].near
            for _ in range(200):
                await pilot.pause(0.02)
                if area.scroll_offset.y <= near < area.scroll_offset.y + area.content_size.height:
                    break
            else:
                pytest.fail(f"line {near} is not in sight: {area.scroll_offset}")
            assert (near > 5) == (app._area < 2)
            await pilot.press(*["tab"] * (1 if app._area == 0 else len(app._areas) - 1))
    played.close()


def test_a_duel_shows_both_sides_and_the_dice() -> None:
    table = on(met(arena(heroes=("taesiri", "dral"))), "duel", foe=(5, 6))
    for seat in (0, 1):
        text = shown(table, seat)
        assert "Combat, round 1: Taesiri against Thorn Boar" in text
        assert ("You play the monster." if seat == 1 else "Otto plays the monster.") in text
        assert re.search(r"Monster’s dice: 5 6, strength \d+", text)
        assert re.search(r"As it stands: \d+ wounds?", text)
    assert "Combat, tour 1 : Taesiri contre" in shown(table, 0, lang="fr").replace("\u00a0", " ")


def test_a_trade_shows_the_wares_with_prices_and_texts() -> None:
    table = ready(2)
    table.gold[0] = 9
    run(table, Trading(0, 1))
    text = shown(table)
    assert "== Merchants ==" in text
    ware = table.cat.tile_ids[table.offer[0][0]]
    name = Words("euthia", "en").text(f"tile-{ware}")
    assert re.search(rf"{re.escape(name)} \(\d+ gold\)\. ", text)


@pytest.mark.rule("EU-142")
def test_hands_of_others_and_fronts_of_monsters_are_not_shown() -> None:
    table = board(2)
    acting(table)
    hand(table, 0, curse=2)
    hand(table, 1, venom=1)
    words = Words("euthia", "en")
    text = shown(table, whole=True)
    assert "Hand: 2 × Curse" in text
    assert words.text("card-venom") not in text
    for level in range(3):
        assert words.text(f"fighter-{table.cat.foes.ids[table.top[level]]}") not in text


@pytest.mark.parametrize("size", [(80, 24), (120, 40)], ids=["80x24", "120x40"])
async def test_the_screen_plays_it_too(tmp_path: Path, size: tuple[int, int]) -> None:
    words = Words("euthia", "en")
    played, clock = session(tmp_path / "match.ndjson", GAME, words, "human,bot:random")
    app = TableApp(played, words, board_for(GAME, words))
    async with app.run_test(size=size) as pilot:
        for key in ["2", "2", "3", "tab", "2", "tab", "tab", "1", "1", "2", "1", "1", "2", "1", "1", "1"]:
            clock.time += 700
            for _ in range(12):
                app.tick()
            await pilot.press(key)
            await pilot.pause()
        assert len(played.match.entries) > 10
