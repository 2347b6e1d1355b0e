"""Teleports, portals and distances over the map of Euthia; elementals and their powers over spaces."""

from __future__ import annotations

import pytest

from taverne.games.euthia.box.integer_tables import NONE
from taverne.games.euthia.rules.travel.elementals import AIR, EARTH, FIRE, WATER, powers
from taverne.games.euthia.rules.travel.movement import Entering, Teleporting, targets
from taverne.games.euthia.rules.travel.places import GATE, JUMP, distance, note_arrival, reachable
from taverne.games.euthia.rules.travel.wounds import Hurting
from taverne.games.euthia.rules.turn.course import TakingTurn
from taverne.games.euthia.state.game_state import EuthiaState
from tests.euthia.positions import (
    acting,
    answer,
    at,
    board,
    draw,
    equip,
    free,
    lay,
    offered,
    options,
    prompt,
    refused,
    ring,
    run,
    space,
    stack,
    stand,
    tokens,
    told,
)


def words(table: EuthiaState, spaces: list[int]) -> set[str]:
    return {table.cat.map.words[one] for one in spaces}


def fortress() -> EuthiaState:
    """Return a table with the Mercenary's Fortress two tiles east of the Chapel; its outer spaces are freed."""
    table = board(2)
    lay(table, "i_badger", 2, -1)
    lay(table, "iv_mercenary", 4, -2)
    free(table, "iv_mercenary-a", "iv_mercenary-b", "iv_mercenary-c", "i_badger-c")
    return table


# Teleports


@pytest.mark.rule("EU-082")
def test_a_teleport_costs_no_point_and_crosses_nothing() -> None:
    table = fortress()
    stand(table, 0, "i_chapel-b")
    run(table, Teleporting(0, 3))
    answer(table, "teleport iv_mercenary-a")
    assert at(table) == "iv_mercenary-a"
    assert table.moves[0] == 0
    assert told(table, "moved") == [{"seat": 0, "space": "space-iv_mercenary-a", "how": "teleport"}]


@pytest.mark.rule("EU-083")
def test_a_teleport_to_a_monster_needs_a_combat_action() -> None:
    table = board()
    lay(table, "i_kite", 2, -1)  # its space b has a monster
    stand(table, 0, "i_chapel-b")
    tokens(table, 0, "trade")
    run(table, Teleporting(0, 3))
    assert "teleport i_kite-b" not in options(table)
    assert refused(table, "teleport i_kite-b") == ("no-combat", "EU-083")
    table.stack.clear()
    tokens(table, 0, "combat")
    run(table, Teleporting(0, 3))
    assert "teleport i_kite-b" in options(table)


@pytest.mark.rule("EUX-07", "EU-084", "EU-087", "EU-088")
def test_example_teleport_to_the_centre_of_a_fortress() -> None:
    table = fortress()
    stand(table, 0, "i_badger-a")
    centre = space(table, "iv_mercenary-m")
    near = min(distance(table, table.at[0], space(table, f"iv_mercenary-{outer}")) for outer in "abc")
    assert near == 2
    assert centre in targets(table, 0, 3)
    assert centre not in targets(table, 0, 2)
    stand(table, 0, "i_chapel-b")
    near = min(distance(table, table.at[0], space(table, f"iv_mercenary-{outer}")) for outer in "abc")
    assert near == 3
    assert centre not in targets(table, 0, 3)
    stand(table, 0, "i_badger-a")
    table.hero_token[space(table, "iv_mercenary-b")] = NONE
    assert centre not in targets(table, 0, 3)
    run(table, Teleporting(0, 3))
    assert refused(table, "teleport iv_mercenary-m") == ("centre-closed", "EU-084")


@pytest.mark.rule("EU-087")
def test_a_teleport_reaches_spaces_of_its_distance_over_revealed_ones_whatever_monsters_are_there() -> None:
    table = board()
    lay(table, "i_badger", 2, -1)
    lay(table, "iii_ogre", 4, -2)
    stand(table, 0, "i_chapel-b")
    reached = words(table, reachable(table, table.at[0], 2))
    assert {"i_chapel-a", "i_chapel-m", "i_badger-a", "i_badger-b", "i_badger-c"} == reached - {"i_chapel-c"}
    assert distance(table, table.at[0], space(table, "iii_ogre-a")) == 3  # past the monster on i_badger-c
    run(table, Teleporting(0, 2))
    assert refused(table, "teleport iii_ogre-a") == ("too-far", "EU-087")
    assert distance(table, table.at[0], space(table, "ii_glass-a")) == NONE


@pytest.mark.rule("EU-088")
def test_a_centre_is_one_step_from_its_outer_spaces() -> None:
    table = board()
    for outer in "abc":
        assert distance(table, space(table, f"i_chapel-{outer}"), space(table, "i_chapel-m")) == 1


@pytest.mark.rule("EU-073")
def test_a_teleport_to_the_edge_reveals_tiles() -> None:
    table = board()
    lay(table, "i_badger", 2, -1)
    stack(table, "i_osier", "i_kite", "i_magpie", "i_mossback", "i_miner")
    stand(table, 0, "i_chapel-b")
    run(table, Teleporting(0, 2))
    answer(table, "teleport i_badger-b")
    assert prompt(table) == "lay"


# Portals


def portals() -> EuthiaState:
    table = board()
    lay(table, "i_wayfarers", 2, -1)
    lay(table, "i_stones", -1, -1)
    lay(table, "ii_arch", 1, 1)
    return table


@pytest.mark.rule("EU-085")
def test_from_a_portal_any_other_portal_is_reached_for_nothing() -> None:
    table = portals()
    stand(table, 0, "i_wayfarers-c")
    tokens(table, 0)
    acting(table)
    assert offered(table, "portal") == ["portal i_stones-b", "portal ii_arch-a"]
    answer(table, "portal ii_arch-a")
    assert (at(table), table.moves[0]) == ("ii_arch-a", 0)
    stand(table, 0, "i_chapel-m")
    assert refused(table, "portal i_stones-b") == ("no-portal", "EU-085")


@pytest.mark.rule("EU-086")
def test_both_ends_of_a_jump_are_used_until_they_are_left_on_foot_and_entered_again() -> None:
    table = portals()
    free(table, "ii_arch-c")
    stand(table, 0, "i_wayfarers-c")
    table.moves[0] = 4
    acting(table)
    answer(table, "portal ii_arch-a")
    assert offered(table, "portal") == []
    assert refused(table, "portal i_stones-b") == ("portal-used", "EU-086")
    answer(table, "move ii_arch-b", "move ii_arch-a")
    assert offered(table, "portal") == ["portal i_stones-b"]  # the first one is still used
    assert refused(table, "portal i_wayfarers-c") == ("portal-used", "EU-086")
    answer(table, "portal i_stones-b")
    assert offered(table, "portal") == []


@pytest.mark.rule("EU-086")
def test_the_marks_of_portals_end_with_the_turn() -> None:
    table = portals()
    stand(table, 0, "i_wayfarers-c")
    note_arrival(table, 0, space(table, "i_stones-b"), table.at[0], GATE)
    assert len(table.portals) == 2
    run(table, TakingTurn(0))
    assert table.portals == []
    assert len(offered(table, "portal")) == 2


# Elementals


@pytest.mark.rule("EU-094")
def test_an_elemental_acts_on_its_own_space_and_all_around_it() -> None:
    table = board()
    ring(table, "i_millbrook", "i_osier", "i_mossback", "i_kite", "i_cinder", "i_badger")
    water = space(table, "i_millbrook-c")
    acted = {one for one in range(len(table.near)) if table.near[one] and powers(table, one) & WATER}
    assert acted == {water, *table.near[water]}
    assert powers(table, space(table, "i_mossback-b")) & EARTH
    assert powers(table, space(table, "i_kite-a")) & AIR
    assert not powers(table, space(table, "i_chapel-m"))


def entering(tile: str, where: str, health: int = 3) -> EuthiaState:
    """Let a hurt hero (maximum 7) enter a space of a tile."""
    table = board(heroes=("dral", "ael"))
    lay(table, tile, 2, -1)
    table.health[0] = health
    run(table, Entering(0, space(table, where)))
    return table


@pytest.mark.rule("EU-095")
def test_fire_inflicts_two_wounds_on_entering() -> None:
    assert entering("i_cinder", "i_cinder-b").health[0] == 1
    assert entering("i_cinder", "i_cinder-c").health[0] == 1


@pytest.mark.rule("EU-096")
def test_water_heals_two_wounds_on_entering() -> None:
    assert entering("i_millbrook", "i_millbrook-b").health[0] == 5
    assert entering("i_millbrook", "i_millbrook-c", 6).health[0] == 7


@pytest.mark.rule("EU-097")
def test_a_revealed_tile_brings_its_power_to_the_revealing_hero_alone() -> None:
    table = board(heroes=("dral", "ael"))
    stand(table, 1, "i_chapel-a")
    stack(table, "i_cinder")
    table.moves[0] = 1
    acting(table)
    answer(table, "move i_chapel-a", "lay -1 -1")
    draw(table, "i_cinder")  # its fire lies on (-1, 0), beside the hero
    assert powers(table, table.at[0]) & FIRE
    assert table.health == [5, 4]


@pytest.mark.rule("EU-097")
def test_a_power_that_was_there_before_does_not_act_again() -> None:
    table = board(heroes=("dral", "ael"))
    lay(table, "i_cinder", -1, -1)
    stack(table, "iii_scorched")
    table.moves[0] = 1
    acting(table)
    answer(table, "move i_chapel-a")
    assert table.health[0] == 5
    answer(table, "lay 1 -2")
    draw(table, "iii_scorched")
    assert table.health[0] == 5


@pytest.mark.rule("EU-098")
def test_a_teleport_into_fire_hurts_and_standing_there_does_not() -> None:
    table = board(heroes=("dral", "ael"))
    lay(table, "i_cinder", 2, -1)
    stand(table, 0, "i_chapel-b")
    run(table, Teleporting(0, 3))
    answer(table, "teleport i_cinder-b")
    assert table.health[0] == 5
    run(table, TakingTurn(0))
    answer(table, "end", "carry nothing")
    assert table.health[0] == 5


@pytest.mark.rule("EUX-08", "EU-099")
def test_example_three_water_elementals_heal_once() -> None:
    table = board(heroes=("dral", "ael"))
    lay(table, "ii_healer", -1, -1)  # water on (0, -1)
    lay(table, "i_millbrook", 1, -2)  # water on (1, -1)
    lay(table, "ii_reedmarsh", -2, 1)  # water on (-1, 1)
    here = space(table, "i_chapel-a")
    assert len([one for one in (here, *table.near[here]) if table.cat.map.element[one] == 2]) == 3
    table.health[0] = 1
    run(table, Entering(0, here))
    assert table.health[0] == 3


@pytest.mark.rule("EU-100")
def test_fire_and_water_together_cancel() -> None:
    table = board(heroes=("dral", "ael"))
    lay(table, "i_cinder", -1, -1)  # fire on (-1, 0)
    lay(table, "i_willows", -2, 1)  # water on (-2, 1)
    table.health[0] = 3
    stand(table, 0, "i_chapel-a")
    both = FIRE | WATER
    where = next(one for one in range(len(table.near)) if powers(table, one) & both == both and table.freed(one))
    run(table, Entering(0, where))
    assert table.health[0] == 3
    assert not told(table, "fire-touch")
    assert not told(table, "water-touch")


@pytest.mark.rule("EUX-22", "EU-048", "EU-276")
def test_example_torpor_with_a_fire_essence() -> None:
    table = board(heroes=("taesiri", "ael"))
    torpor = equip(table, 0, "torpor")
    table.stored[torpor] = (0, 0, 0, 1)
    lay(table, "i_cinder", 2, -1)
    lay(table, "i_millbrook", -2, 1)
    table.health[0] = 3
    run(table, Entering(0, space(table, "i_cinder-b"), JUMP))
    assert table.health[0] == 3
    assert table.engaged[torpor] == 0
    run(table, Entering(0, space(table, "i_millbrook-b"), JUMP))
    assert table.health[0] == 5
    table.stored[torpor] = None
    run(table, Entering(0, space(table, "i_cinder-b"), JUMP))
    assert table.health[0] == 3


@pytest.mark.rule("EU-086", "EU-211")
def test_who_dies_on_a_portal_has_left_it_otherwise_than_by_portal() -> None:
    table = portals()
    stand(table, 0, "i_wayfarers-c")
    answer(acting(table), "portal ii_arch-a")
    table.stack.clear()
    run(table, Hurting(0, 99))
    assert at(table) == "i_chapel-m"
    assert table.portals == [space(table, "i_wayfarers-c")], "the other end was left by portal"
    stand(table, 0, "ii_arch-a")
    acting(table)
    assert offered(table, "portal") == ["portal i_stones-b"]


@pytest.mark.rule("EU-086")
def test_the_death_of_another_hero_clears_no_mark_of_the_one_whose_turn_it_is() -> None:
    table = portals()
    table.turn = 0
    for seat in (0, 1):
        stand(table, seat, "i_wayfarers-c")
    note_arrival(table, 0, space(table, "i_stones-b"), table.at[0], GATE)
    run(table, Hurting(1, 99))
    assert len(table.portals) == 2


@pytest.mark.rule("EU-100", "EU-048")
def test_fire_and_water_cancel_for_a_hero_who_is_immune_to_fire_too() -> None:
    table = board(heroes=("taesiri", "ael"))
    torpor = equip(table, 0, "torpor")
    table.stored[torpor] = (0, 0, 0, 1)
    lay(table, "i_cinder", -1, -1)
    lay(table, "i_willows", -2, 1)
    table.health[0] = 3
    stand(table, 0, "i_chapel-a")
    both = FIRE | WATER
    where = next(one for one in range(len(table.near)) if powers(table, one) & both == both and table.freed(one))
    run(table, Entering(0, where))
    assert table.health[0] == 3
    assert not told(table, "water-touch")
