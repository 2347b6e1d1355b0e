"""Alone: expeditions of Madhala before, between and behind one's own in a region."""

from __future__ import annotations

import pytest

from taverne.games.monster_lands.box.catalogue import NONE
from tests.monster_lands.alone import ground, hers
from tests.monster_lands.positions import GAME, adventure, hire, member, monster, send
from tests.monster_lands.scenes import dead, drive
from tests.tools import told


@pytest.mark.rule("ML-260", "ML-169", "ML-178")
def test_between_two_of_hers_the_first_opens_the_region_and_the_second_comes_too_late() -> None:
    state = ground("turfus", land="yuha")
    hers(state, "region_a", 1)
    send(state, "region_a", 2, "korgo", force=2)
    hers(state, "region_a", 3)
    send(state, "region_a", 4, "purkas", force=1)
    adventure(state)
    drive(state, "6 6", "roll/stop")
    assert state.ruler[state.cat.region_index["yuha"]] == 0
    assert state.cat.monster_index["turfus"] in state.monster_discard
    assert len(state.loot[0]) == 1, "Purkas on the fourth takes loot, Korgo does not"
    assert GAME.problems(state) == []


@pytest.mark.rule("ML-260", "ML-169", "ML-178", "ML-207")
def test_she_takes_the_region_between_the_hunter_and_the_conqueror_who_is_left_with_loot() -> None:
    state = ground("sckon", land="yuha")
    send(state, "region_a", 1, "korgo", force=5, laid=("T_plus_8",))
    hers(state, "region_a", 2)
    send(state, "region_a", 3, "purkas", magic=1)
    adventure(state)
    drive(state, "1 1 1 1 1/6 6 6 6 6", "roll/stop/kill")
    assert state.cat.monster_index["sckon"] in state.trophies[0]
    assert state.ruler[state.cat.region_index["yuha"]] == NONE
    assert len(told(state, "rolled")) == 1, "Purkas had nothing to roll for"
    assert len(state.loot[0]) == 1


@pytest.mark.rule("ML-260", "ML-262", "ML-193", "ML-178")
def test_what_she_removes_after_a_failed_attack_brings_no_panic_and_the_failed_takes_loot() -> None:
    state = ground("turfus", land="yuha")
    send(state, "region_a", 1, "korgo", force=1)
    hers(state, "region_a", 2)
    send(state, "region_a", 4, "purkas", force=4)
    adventure(state)
    drive(state, "1 1 1 1/1/6 6 6 6", "roll/stop")
    assert dead(state) == []
    assert state.monsters[2] == NONE
    assert sum(state.panic) == 0
    assert state.ruler[state.cat.region_index["yuha"]] == 0
    assert len(state.loot[0]) == 1, "Korgo, who failed"


@pytest.mark.rule("ML-270", "ML-334", "ML-275")
def test_besieged_sandor_caught_at_the_gates_is_gone_and_another_comes() -> None:
    state = ground("turfus", scenario=6)
    monster(state, 2, "sandor")
    hire(state, 0, "saruna")
    send(state, "gates", 1, "saruna", force=4)
    adventure(state)
    drive(state, "1 1 1 1/5/5/4", "capture/roll force")
    sandor = state.cat.monster_index["sandor"]
    assert sandor not in state.monsters
    assert sandor in state.monster_discard
    assert state.monsters[2] != NONE, "Turfus from the region, or one drawn for the empty Gates"
    assert member(state, "saruna") in state.members[0]
