"""Leaps of Euthia: how far a road of earth leads, and what the flames at its end do to who lands twice."""

from __future__ import annotations

import pytest

from tests.euthia.positions import (
    acting,
    answer,
    at,
    board,
    equip,
    free,
    lay,
    offered,
    options,
    prompt,
    stand,
)


@pytest.mark.rule("EU-087", "EU-088", "EU-084", "EU-301")
@pytest.mark.parametrize("earth", [True, False])
def test_a_root_road_with_earth_leads_four_spaces_into_the_fortress(earth: bool) -> None:
    table = board(heroes=("taesiri", "ael"))
    lay(table, "iv_mercenary", 2, -1)
    lay(table, "i_osier", 4, -2)
    free(table, "iv_mercenary-a", "iv_mercenary-b", "iv_mercenary-c", "i_osier-b", "i_osier-c", seat=1)
    road = equip(table, 0, "root_road")
    table.stored[road] = (0, 1, 0, 0) if earth else (1, 0, 0, 0)
    stand(table, 0, "i_chapel-m")
    acting(table)
    answer(table, "use root_road 1")
    assert ("teleport iv_mercenary-m" in options(table)) is earth, "out of the centre, two steps, into the centre"


@pytest.mark.rule("EU-095", "EU-098", "EU-099", "EU-082")
@pytest.mark.parametrize("immune", [True, False])
def test_who_leaps_twice_into_the_same_flames_burns_twice_unless_fire_does_not_touch_him(immune: bool) -> None:
    table = board(heroes=("taesiri", "ael"))
    lay(table, "i_cinder", 2, -1)
    free(table, "i_cinder-a", seat=1)
    equip(table, 0, "storm_ring")
    equip(table, 0, "gale_bracelet")
    if immune:
        table.stored[equip(table, 0, "torpor")] = (0, 0, 0, 1)
    stand(table, 0, "i_chapel-m")
    acting(table)
    answer(table, "use storm_ring 1", "teleport i_cinder-c")
    answer(table, "use gale_bracelet 1", "teleport i_cinder-b")
    assert (at(table), table.health[0]) == ("i_cinder-b", 5 if immune else 1)
    assert prompt(table) == "act"
    assert offered(table, "use") == []
