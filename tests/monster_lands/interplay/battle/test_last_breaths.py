"""Where a battle ends in more than one thing: last hits, rewards, deaths, conquests and loot of one moment."""

from __future__ import annotations

import pytest

from tests.monster_lands.positions import (
    adventure,
    hire,
    loot,
    member,
    monster,
    own_region,
    send,
)
from tests.monster_lands.scenes import dead, drive, field
from tests.tools import told


@pytest.mark.rule("ML-336", "ML-345", "ML-148", "ML-114")
def test_who_kills_krunn_and_falls_to_its_last_hit_has_earned_all_but_the_gold_on_the_token() -> None:
    state = field(beast="krunn", land="kale")
    state.wounded[member(state, "korgo")] = 1
    state.purse[send(state, "region_a", 4, "korgo", force=4, laid=("T_plus_8",))] = 2
    gold = state.gold[0]
    adventure(state)
    drive(state, "1 1 1 1/6 6 6 6", "roll/stop/kill", stop="wages")
    assert dead(state) == ["korgo"]
    assert [state.cat.monster_ids[m] for m in state.trophies[0]] == ["krunn"]
    assert state.glory[0] == 5 + 6 + 1, "the kill, and the death on the fourth expedition"
    assert state.gold[0] == gold + 2, "the reward of the kill, not what lay on the token"


@pytest.mark.rule("ML-327", "ML-169", "ML-178", "ML-345")
def test_korckos_last_hit_leaves_nobody_to_conquer_and_nobody_to_loot() -> None:
    state = field(beast="korcko", land="kale")
    shown = list(state.spoils)
    for who in ("korgo", "taron"):
        state.wounded[member(state, who)] = 1
    send(state, "region_a", 1, "korgo", force=3, laid=("T_plus_8",))
    send(state, "region_a", 4, "taron", force=4)
    adventure(state)
    drive(state, "1 1 1/6 6 6", "roll/stop/kill", stop="wages")
    assert dead(state) == ["korgo", "taron"]
    assert state.regions[0] == state.cat.region_index["kale"], "nobody attempted it"
    assert state.spoils == shown
    assert state.glory == [5 + 5 + 2, 5 + 1]


@pytest.mark.rule("ML-364", "ML-383", "ML-327", "ML-067", "ML-345")
def test_lusaras_potions_come_to_the_board_too_late_for_korckos_last_hit() -> None:
    state = field(beast="korcko", land="kale")
    hire(state, 1, "lusara")
    state.wounded[member(state, "lusara")] = 1
    send(state, "region_a", 4, "lusara", force=4)
    adventure(state)
    drive(state, "1 1 1/6 6 6 6", "roll/stop/kill", stop="wages")
    assert dead(state) == ["lusara"], "the potions of a clan board heal nobody on an expedition"
    assert state.potion[1] == 2, "gained with the reward, before the last hit"


@pytest.mark.rule("ML-343", "ML-148", "ML-027")
def test_abysur_takes_the_last_glory_before_the_death_that_it_causes_is_honoured() -> None:
    state = field(beast="abysur", land="kale")
    state.glory[0] = 0
    send(state, "region_a", 4, "korgo", force=1)
    adventure(state)
    drive(state, "6 6 1 1 1", stop="wages")
    assert dead(state) == ["korgo"]
    assert state.glory[0] == 1, "nothing could be lost, and the death is worth one"


@pytest.mark.rule("ML-381", "ML-170", "ML-172", "ML-172")
def test_what_geas_adds_to_a_conquest_that_fails_counts_for_who_comes_after() -> None:
    state = field(beast="", land="kale")
    hire(state, 0, "geas")
    send(state, "region_a", 1, "geas", force=1)
    send(state, "region_a", 4, "taron", force=1)
    adventure(state)
    drive(state, "4/5", "roll/stop", stop="wages")
    assert state.ruler[state.cat.region_index["kale"]] == 1, "4 and 3 of Geas, then 5: twelve"


@pytest.mark.rule("ML-310", "ML-171", "ML-203")
def test_a_conquest_and_its_loot_reach_thirty_glory_and_the_turn_goes_on() -> None:
    state = field(beast="", land="kale")
    state.glory[0] = 23
    loot(state, 0, "glory_conquest_4")
    send(state, "region_a", 1, "purkas", force=2)
    send(state, "region_a", 2, "taron", force=2)
    adventure(state)
    drive(state, "6 6", "roll/stop/loot glory_conquest_4", stop="wages")
    assert state.glory[0] == 23 + 3 + 4
    assert len(state.loot[1]) == 1, "who did not get to act takes loot, though the end is near"
    assert state.pending


@pytest.mark.rule("ML-146", "ML-174", "ML-176", "ML-202")
def test_a_manager_that_dies_frees_its_region_for_another_who_is_then_not_paid() -> None:
    state = field(beast="turfus", land="kale")
    hire(state, 0, "drapis", "taroa")
    own_region(state, 0, "skyehn", "drapis")
    state.wounded[member(state, "drapis")] = 1
    state.gold[0] = 1
    send(state, "region_a", 4, "drapis", force=1)
    adventure(state)
    drive(state, "6 6 1 1", "manage skyehn taroa/back/pay", stop="deploy")
    assert dead(state) == ["drapis"]
    assert state.manager[state.cat.region_index["skyehn"]] == member(state, "taroa")
    assert state.gold[0] == 0, "one gold for Korgo alone"
    assert member(state, "korgo") in state.members[0]


@pytest.mark.rule("ML-360", "ML-148", "ML-164", "ML-178")
def test_ginovas_die_kills_the_neighbour_before_the_monster_comes_to_it() -> None:
    state = field(beast="turfus", land="kale")
    hire(state, 0, "ginova")
    state.wounded[member(state, "taron")] = 1
    send(state, "region_a", 1, "ginova", force=1)
    send(state, "region_a", 4, "taron", force=4)
    adventure(state)
    drive(state, "6/1 1 1/1", "redirect ginova 4/roll/stop", stop="wages")
    assert dead(state) == ["taron"]
    assert state.glory[1] == 5 + 1
    assert len(told(state, "rolled")) == 1, "only Ginova struck back"
    assert (
        state.monsters[2] == state.cat.monster_index["turfus"] or state.monsters[0] == state.cat.monster_index["turfus"]
    )


@pytest.mark.rule("ML-325", "ML-334", "ML-192", "ML-193")
def test_sandor_that_escapes_drives_a_weaker_beast_from_the_gates_and_brings_panic() -> None:
    state = field(beast="sandor", land="kale")
    monster(state, 2, "krinx")
    send(state, "region_a", 4, "korgo", force=4, laid=("F1", "F2"))
    adventure(state)
    drive(state, "1 1 1 1 1/6/5/3", "capture/reveal/roll force", stop="deploy")
    assert state.monsters[2] == state.cat.monster_index["sandor"]
    assert sum(state.panic) == 1, "Krinx, who would have brought two, is gone"
    assert state.cat.monster_index["krinx"] in state.monster_discard
