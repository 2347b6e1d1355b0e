"""Spaces of Euthia: the lattice, centres, monsters' spaces, and what pays for a forced fight."""

from __future__ import annotations

import pytest

from taverne.games.euthia.box.atlas import ABSENT
from taverne.games.euthia.box.integer_tables import NONE
from taverne.games.euthia.rules.travel.movement import Revealing
from taverne.games.euthia.rules.travel.places import centre_open, edges, level_of
from taverne.games.euthia.state.game_state import EuthiaState
from tests.euthia.positions import (
    acting,
    answer,
    at,
    board,
    fight_out,
    free,
    give,
    lay,
    options,
    pickaxes,
    prompt,
    refresh,
    refused,
    ring,
    run,
    settle,
    space,
    stack,
    stand,
    tokens,
    told,
    top,
    word,
)


def walking(table: EuthiaState, points: int = 3, seat: int = 0) -> EuthiaState:
    """Let a hero act with movement points."""
    table.moves[seat] = points
    return acting(table, seat)


@pytest.mark.rule("EU-074")
def test_death_stops_what_entering_brings() -> None:
    table = board()
    lay(table, "i_cinder", 2, -1)  # fire beside its plain b
    stack(table, "i_badger", "i_magpie", "i_kite")
    table.health[0] = 2
    stand(table, 0, "i_chapel-b")
    walking(table)
    answer(table, "move i_cinder-c")
    settle(table)
    assert at(table) == "i_chapel-m"
    assert prompt(table) == "act"
    assert not told(table, "territory")
    assert not told(table, "meets-player")
    assert table.moves[0] == 0


@pytest.mark.rule("EU-071", "EU-079")
def test_a_revealed_encounter_brings_its_quests_at_once() -> None:
    table = board(3)
    stack(table, "i_miner")
    walking(table, 1)
    answer(table, "move i_chapel-b", "lay 2 -1")
    miner = table.cat.map.encounter[space(table, "i_miner-c")]
    assert (table.met[miner], table.quests_up[miner]) == (0, [])
    settle(table)
    assert table.met[miner] == 1
    assert len(table.quests_up[miner]) == 2
    assert prompt(table) == "act"


@pytest.mark.rule("EU-069")
def test_the_places_around_the_map_are_those_of_the_lattice() -> None:
    table = board()
    assert edges(table) == [(-2, 1), (-1, -1), (-1, 2), (1, -2), (1, 1), (2, -1)]
    assert all((q - r) % 3 == 0 for q, r in edges(table))


@pytest.mark.rule("EU-071")
def test_a_named_tile_is_laid_with_all_it_brings() -> None:
    table = board(2, griffin=True)
    stack(table, "i_griffin", "i_miner")
    run(table, Revealing(2, -1, table.cat.map.index["i_griffin"]))
    assert table.beast == space(table, "i_griffin-b")
    assert [table.cat.map.ids[tile] for tile in table.coming[0]] == ["i_miner"]


@pytest.mark.rule("EU-075")
def test_the_three_spaces_of_a_tile_touch_each_other() -> None:
    table = board()
    lay(table, "i_osier", -1, -1)
    first = 4 * table.cat.map.index["i_osier"]
    for one in range(first, first + 3):
        assert set(range(first, first + 3)) - {one} <= set(table.near[one])
    assert table.near[first + 3] == ()
    assert table.cat.map.chapter[table.cat.map.index["i_osier"]] == 1


@pytest.mark.rule("EU-076")
def test_all_kinds_of_spaces_are_on_the_tiles() -> None:
    cat = board().cat
    assert {cat.map.land[one] for one in range(4 * cat.map.tiles)} == set(range(ABSENT + 1))
    assert {cat.map.treasure_level[one] for one in range(4 * cat.map.tiles)} == {0, 1, 2, 3}
    assert {cat.map.element[one] for one in range(4 * cat.map.tiles)} == {NONE, 0, 1, 2, 3}


@pytest.mark.rule("EU-103", "EU-104")
def test_a_centre_touches_its_three_outer_spaces_only_and_costs_a_point_each_way() -> None:
    table = board()
    ring(table, "i_stones")
    centre = space(table, "i_chapel-m")
    assert [word(table, one) for one in table.near[centre]] == ["i_chapel-a", "i_chapel-b", "i_chapel-c"]
    for outer in ("a", "b", "c"):
        assert centre in table.near[space(table, f"i_chapel-{outer}")]
    assert centre not in table.near[space(table, "i_stones-a")]
    walking(table, 2)
    answer(table, "move i_chapel-b")
    assert table.moves[0] == 1
    answer(table, "move i_chapel-m")
    assert table.moves[0] == 0


@pytest.mark.rule("EU-105")
def test_a_centre_is_closed_while_an_outer_space_is_not_freed() -> None:
    table = board()
    lay(table, "iii_towers", 2, -1)
    free(table, "iii_towers-a", "iii_towers-b")
    stand(table, 0, "iii_towers-a")
    walking(table)
    assert refused(table, "move iii_towers-m") == ("centre-closed", "EU-105")
    free(table, "iii_towers-c")
    assert centre_open(table, table.cat.map.index["iii_towers"])
    table.stack.clear()
    walking(table)
    answer(table, "move iii_towers-m")
    assert at(table) == "iii_towers-m"


@pytest.mark.rule("EU-089", "EU-092")
def test_a_monster_is_there_while_no_token_lies_on_its_space() -> None:
    table = board()
    lay(table, "iii_ogre", 2, -1)
    lay(table, "ii_tallow", 1, 1)
    assert [level_of(table, space(table, f"iii_ogre-{place}")) for place in "abc"] == [2, 0, 2]
    table.hero_token[space(table, "iii_ogre-a")] = 1
    table.trade_token[space(table, "ii_tallow-c")] = 0
    assert level_of(table, space(table, "ii_tallow-a")) == 1
    pickaxes(table, "ii_tallow-a", 1)
    for freed in ("iii_ogre-a", "iii_ogre-b", "ii_tallow-c", "ii_tallow-a"):
        assert table.freed(space(table, freed))
    assert not table.freed(space(table, "iii_ogre-c"))


@pytest.mark.rule("EU-091")
def test_without_a_combat_action_a_monsters_space_is_neither_entered_nor_crossed() -> None:
    table = board()
    lay(table, "i_stones", 2, -1)  # a monster on its space a
    stand(table, 0, "i_chapel-b")
    tokens(table, 0, "mining", "trade")
    walking(table)
    assert "move i_stones-a" not in options(table)
    assert refused(table, "move i_stones-a") == ("no-combat", "EU-091")
    table.stack.clear()
    tokens(table, 0, "combat")
    walking(table)
    assert "move i_stones-a" in options(table)


@pytest.mark.rule("EU-050", "EU-091")
def test_an_ability_that_grants_combat_opens_a_monsters_space_and_pays_for_the_fight() -> None:
    table = board()
    lay(table, "i_stones", 2, -1)
    top(table, "dragonfly")
    bell = give(table, 0, "artefact_deep_bell")
    tokens(table, 0)
    stand(table, 0, "i_chapel-b")
    walking(table)
    answer(table, "move i_stones-a")
    assert table.engaged[bell] == 1
    fight_out(table)
    assert told(table, "monster-beaten")
    table.hero_token[space(table, "i_stones-a")] = NONE
    stand(table, 0, "i_chapel-b")
    refresh(table)
    assert refused(table, "move i_stones-a") == ("no-combat", "EU-091")  # the bell is engaged


@pytest.mark.rule("EU-050")
def test_token_or_ability_may_pay_for_a_forced_fight() -> None:
    table = board()
    lay(table, "i_stones", 2, -1)
    bell = give(table, 0, "artefact_deep_bell")
    stand(table, 0, "i_chapel-b")
    walking(table)
    answer(table, "move i_stones-a")
    assert prompt(table) == "pay-combat"
    assert options(table) == ["token combat", "use artefact_deep_bell 1"]
    answer(table, "token combat")
    assert (table.engaged[bell], table.ready[0][2]) == (0, 0)


@pytest.mark.rule("EU-050")
def test_an_ability_may_grant_a_mining_action_without_its_token() -> None:
    table = board()
    lay(table, "i_wayfarers", 2, -1)
    give(table, 0, "scroll_deep_veins")
    tokens(table, 0)
    stand(table, 0, "i_wayfarers-a")
    acting(table)
    assert "mine" not in options(table)
    answer(table, "use scroll_deep_veins 1")
    settle(table)
    assert len(table.resources[0]) == 1


@pytest.mark.rule("EU-093")
def test_on_a_space_that_is_not_freed_only_a_fight_is_possible() -> None:
    table = board()
    lay(table, "i_copperhill", 2, -1)  # a cavern with a monster
    stand(table, 0, "i_copperhill-b")
    acting(table)
    assert "mine" not in options(table)
    assert refused(table, "mine") == ("not-freed", "EU-093")
    assert "fight monster" in options(table)
    pickaxes(table, "i_copperhill-b", 1)
    table.gold[0] = 1
    refresh(table)
    assert "mine" in options(table)
    assert refused(table, "fight monster") == ("no-monster", "EU-092")
