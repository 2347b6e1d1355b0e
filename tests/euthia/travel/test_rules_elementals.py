"""Challenges of elementals in Euthia, and the flights of the Griffin."""

from __future__ import annotations

import pytest

from taverne.games.euthia.box.integer_tables import NONE
from taverne.games.euthia.box.terms import ELEMENTS
from taverne.games.euthia.rules.combat.aftermath import Winning
from taverne.games.euthia.rules.travel.elementals import EARTH, powers
from taverne.games.euthia.state.game_state import EuthiaState
from tests.euthia.positions import (
    acting,
    answer,
    at,
    board,
    draw,
    duel,
    fight_out,
    lay,
    options,
    pickaxes,
    prompt,
    refresh,
    refused,
    roll,
    run,
    settle,
    settle_one,
    space,
    stack,
    stand,
    tokens,
    told,
    top,
    trophy,
)


def elemental(
    tile: str, place: str, heroes: tuple[str, ...] = ("dral", "ael", "keleia"), mode: str = ""
) -> EuthiaState:
    """Return a table on which hero 0 stands on an elemental's space."""
    table = board(len(heroes), mode, heroes=heroes)
    lay(table, tile, 2, -1)
    stand(table, 0, f"{tile}-{place}")
    return table


def rolled(table: EuthiaState, *faces: int) -> EuthiaState:
    """Challenge, roll, and use nothing on the roll."""
    acting(table)
    answer(table, "challenge")
    roll(table, *faces)
    while prompt(table) not in ("act", "") and not table.pending[0].seat < 0:
        answer(table, "done" if "done" in options(table) else options(table)[0])
    return settle(table)


@pytest.mark.rule("EU-234", "EU-236")
def test_each_hero_challenges_an_elemental_once_and_the_token_is_laid_before_the_roll() -> None:
    table = elemental("i_mossback", "b")
    acting(table)
    assert "challenge" in options(table)
    answer(table, "challenge")
    assert table.interaction[0].count(table.at[0]) == 1
    roll(table, 1, 1)
    while prompt(table) != "act":
        answer(table, "done" if "done" in options(table) else options(table)[0])
    assert refused(table, "challenge") == ("challenged", "EU-234")
    stand(table, 0, "i_chapel-m")
    assert refused(table, "challenge") == ("no-elemental", "EU-234")


@pytest.mark.rule("EU-235")
def test_each_rival_with_a_token_is_paid_before_a_challenge() -> None:
    table = elemental("i_mossback", "b")
    pickaxes(table, "i_mossback-b", 1)
    pickaxes(table, "i_mossback-b", 2)
    table.gold[0] = 1
    acting(table)
    assert refused(table, "challenge") == ("toll", "EU-235")
    table.gold[0] = 3
    refresh(table)
    answer(table, "challenge")
    assert table.gold == [1, 1, 1]


@pytest.mark.rule("EU-237")
def test_the_roll_of_a_challenge_feels_the_powers_of_the_space() -> None:
    table = rolled(elemental("i_mossback", "b"), 3, 3)  # Earth adds 2: an essence instead of a coin
    assert (table.essences[0][1], table.gold[0]) == (1, 0)
    table = rolled(elemental("i_kite", "a"), 6, 3)  # Air turns the 6 into a 1: below every good band
    assert table.essences[0][0] == 0
    assert told(table, "hero-total")[-1]["n"] == 4


@pytest.mark.rule("EU-238", "EU-241")
@pytest.mark.parametrize(
    ("tile", "place", "die", "expected"),
    [
        ("i_kite", "a", 2, {"health": 6}),
        ("i_kite", "a", 3, {"silver": 1}),
        ("i_kite", "a", 4, {"air": 1}),
        ("i_kite", "a", 6, {"air": 1, "rep": 1}),
        ("i_mossback", "b", 1, {}),
        ("i_mossback", "b", 2, {"gold": 1}),
        ("i_mossback", "b", 3, {"earth": 1}),
        ("i_mossback", "b", 5, {"earth": 1, "gems": 1}),
        ("i_willows", "a", 2, {}),
        ("i_willows", "a", 3, {"health": 7}),
        ("i_willows", "a", 4, {"water": 1}),
        ("i_willows", "a", 6, {"water": 1, "potions": 1}),
        ("i_cinder", "c", 2, {"health": 4}),
        ("i_cinder", "c", 3, {"health": 6, "golden": 1}),
        ("i_cinder", "c", 4, {"health": 6, "fire": 1}),
        ("i_cinder", "c", 6, {"fire": 1, "rep": 2}),
    ],
)
def test_the_band_of_the_roll_is_applied(tile: str, place: str, die: int, expected: dict[str, int]) -> None:
    table = elemental(tile, place)
    if tile == "i_willows":
        table.health[0] = 4
    rolled(table, die, die)
    gold = table.cat.card_gold
    found: dict[str, int] = {
        "health": table.health[0],
        "gold": table.gold[0],
        "rep": table.rep[0],
        "silver": sum(n for card, n in enumerate(table.hand[0]) if not gold[card]),
        "golden": sum(n for card, n in enumerate(table.hand[0]) if gold[card]),
        "gems": sum(table.gems[0]),
        "potions": 12 - table.potions,
    }
    found |= {element: table.essences[0][number] for number, element in enumerate(ELEMENTS)}
    nothing = dict.fromkeys(found, 0) | {"health": 4 if tile == "i_willows" else 7}
    assert found == nothing | expected
    assert table.interaction[0].count(space(table, f"{tile}-{place}")) == 1


@pytest.mark.rule("EU-240")
def test_a_hero_who_dies_of_a_challenge_gets_nothing() -> None:
    table = elemental("i_cinder", "c")
    table.health[0] = 1
    rolled(table, 3, 3)
    assert at(table) == "i_chapel-m"
    assert sum(map(sum, table.hand)) == 0
    assert table.interaction[0].count(space(table, "i_cinder-c")) == 1


@pytest.mark.rule("EU-232")
def test_the_victory_over_its_monster_brings_the_treasure_with_one_token() -> None:
    table = board()
    lay(table, "i_badger", 2, -1)  # a treasure with a monster on its space c
    stand(table, 0, "i_badger-a")
    top(table, "dragonfly")
    table.moves[0] = 1
    acting(table)
    assert refused(table, "treasure") == ("no-treasure", "EU-230")
    answer(table, "move i_badger-c")
    fight_out(table)
    assert len(told(table, "found")) == 1
    assert table.hero_token[space(table, "i_badger-c")] == 0
    assert table.hero_token.count(0) == 1
    assert refused(table, "treasure") == ("treasure-found", "EU-230")


@pytest.mark.rule("EU-101")
@pytest.mark.parametrize(("tile", "place", "foe", "strength"), [("i_mossback", "c", 1, 4), ("i_kite", "b", 3, 6)])
def test_air_and_earth_change_the_monsters_rolls_too(tile: str, place: str, foe: int, strength: int) -> None:
    table = board()
    lay(table, tile, 2, -1)
    top(table, "dragonfly")
    stand(table, 0, f"{tile}-a")
    table.moves[0] = 1
    acting(table)
    answer(table, f"move {tile}-{place}")
    fight_out(table, hero=6, foe=foe)
    assert told(table, "monster-strength")[0]["n"] == strength


@pytest.mark.rule("EU-101", "EU-059")
def test_air_turns_the_higher_of_the_monsters_dice() -> None:
    table = board()
    lay(table, "i_kite", 2, -1)
    top(table, "dragonfly")
    stand(table, 0, "i_kite-a")
    table.moves[0] = 1
    acting(table)
    answer(table, "move i_kite-b")
    while prompt(table) != "monster-roll":
        decision = table.pending[0]
        answer(table, str(decision.default)) if decision.seat >= 0 else settle_one(table)  # type: ignore[union-attr]
    roll(table, 6, 2)
    fight_out(table)
    assert told(table, "monster-strength")[0]["n"] == 3


@pytest.mark.rule("EU-239")
def test_tokens_do_not_weaken_an_elemental() -> None:
    table = elemental("i_mossback", "b")
    for seat in range(3):
        pickaxes(table, "i_mossback-b", seat)
    assert powers(table, table.at[0]) & EARTH


def griffin(*trophies: str) -> EuthiaState:
    """Return a table with the Griffin on its lair, two tiles from the Chapel, and hero 0 with trophies."""
    table = board(2, griffin=True)
    lay(table, "i_griffin", 2, -1)
    lay(table, "i_badger", 4, -2)
    lay(table, "i_kite", 6, -3)
    lay(table, "i_stones", 8, -4)
    table.beast = space(table, "i_griffin-b")
    for one in trophies:
        trophy(table, 0, one)
    return table


@pytest.mark.rule("EU-371")
def test_the_griffin_comes_with_its_tile() -> None:
    table = board(2, griffin=True)
    stack(table, "i_griffin")
    table.moves[0] = 1
    acting(table)
    answer(table, "move i_chapel-b", "lay 2 -1")
    assert table.beast == NONE
    draw(table, "i_griffin")
    assert table.beast == space(table, "i_griffin-b")


@pytest.mark.rule("EU-372")
def test_the_griffin_is_called_from_four_spaces_or_its_lair_for_a_trophy() -> None:
    table = griffin()
    acting(table)
    assert refused(table, "griffin") == ("no-trophy", "EU-372")
    trophy(table, 0, "dragonfly")
    refresh(table)
    assert "griffin" in options(table)
    table.beast = space(table, "i_stones-c")
    refresh(table)
    assert refused(table, "griffin") == ("griffin-far", "EU-372")
    stand(table, 0, "i_griffin-b")
    refresh(table)
    assert "griffin" in options(table)
    table.beast = NONE
    refresh(table)
    assert refused(table, "griffin") == ("no-griffin", "EU-371")


@pytest.mark.rule("EU-372", "EU-373")
def test_the_griffin_takes_a_trophy_and_carries_the_hero_four_spaces_at_most() -> None:
    table = griffin("dragonfly")
    trophy(table, 0, table.cat.foes.names[table.cat.foes.monsters])
    stand(table, 0, "i_griffin-b")
    acting(table)
    answer(table, "griffin")
    assert prompt(table) == "griffin"
    answer(table, "trophy dragonfly")
    assert [table.cat.foes.ids[foe] for foe in table.monsters_discard[0]] == ["dragonfly"]
    assert table.trophies[0] == [table.cat.foes.monsters]
    assert "land i_badger-b" in options(table)
    assert refused(table, "land ii_orchard-b") == ("not-offered", "EU-373")
    assert refused(table, "land i_stones-c") == ("too-far", "EU-373")
    answer(table, "land i_badger-b")
    assert (at(table), table.beast) == ("i_badger-b", table.at[0])
    assert table.moves[0] == 0


@pytest.mark.rule("EU-374")
def test_a_flight_follows_the_rules_of_teleports() -> None:
    table = griffin("dragonfly")
    stand(table, 0, "i_griffin-b")
    tokens(table, 0)
    acting(table)
    answer(table, "griffin")
    assert "land i_badger-c" not in options(table)  # a monster
    assert refused(table, "land i_badger-c") == ("no-combat", "EU-083")


@pytest.mark.rule("EU-375")
def test_a_flight_reveals_tiles_only_where_it_lands() -> None:
    table = griffin("dragonfly")
    stack(table, "i_osier", "i_magpie", "i_mossback", "i_miner")
    stand(table, 0, "i_chapel-m")
    acting(table)
    answer(table, "griffin")
    assert len(table.order) == 5
    answer(table, "land i_griffin-b")
    assert prompt(table) == "lay"


@pytest.mark.rule("EU-376")
@pytest.mark.parametrize("group", ["saboteur", "accomplice", "magma_demon"])
def test_opponents_of_scenarios_are_never_trophies(group: str) -> None:
    table = board(1)
    foes = table.cat.foes
    record = duel(table, foes.names[foes.opponents[group][0]])
    record.damage = 99
    run(table, Winning())
    assert prompt(table) != "trophy"
    fight_out(table)
    assert table.trophies[0] == []
