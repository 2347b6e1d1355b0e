"""Where one point decides: bonuses of talent, loot and power on one die, glory that changes wages, equal deserters."""

from __future__ import annotations

import pytest

from tests.monster_lands.positions import (
    adventure,
    asked,
    equip,
    expeditions,
    hire,
    loot,
    member,
    mission,
    monster,
    options,
    own_region,
    pool,
    refresh,
    region,
    seated,
    send,
)
from tests.monster_lands.scenes import faces, field, last_total, no_more, until, until_turn
from tests.tools import play, told


@pytest.mark.rule("ML-335", "ML-323", "ML-299", "ML-134")
def test_against_moldo_loot_lifts_the_dice_of_a_trap_as_well_as_those_laid() -> None:
    state = field(beast="moldo", land="kale")
    loot(state, 0, "F_plus_2")
    send(state, "region_a", 3, "korgo", force=1, laid=("F2",))
    adventure(state)
    play(state, faces(4))
    play(state, "0: loot F_plus_2")
    if asked(state)[0] == 0:
        play(state, "0: roll")
    play(state, "chance: roll 1 1 6")
    assert last_total(state) == (1 - 1 + 2) * 2 + (6 - 1 + 2)


@pytest.mark.rule("ML-374", "ML-314", "ML-162", "ML-165")
@pytest.mark.parametrize(("face", "kills"), [(2, True), (1, False)])
def test_poissen_with_a_token_kills_from_eight_below_and_not_from_nine(face: int, kills: bool) -> None:
    state = field(4, beast="krinx", land="kale")
    loot(state, 3, "kill_plus_6")
    send(state, "region_a", 1, "poissen", force=3)
    adventure(state)
    play(state, f"{faces(2 + 1)}\nchance: roll 6 2 {face}\n3: loot kill_plus_6")
    assert bool(told(state, "killed")) is kills


@pytest.mark.rule("ML-308", "ML-123", "ML-179", "ML-125")
def test_a_token_of_rerolls_wins_a_competition_that_was_lost() -> None:
    state = seated()
    mission(state, 0, "M01")
    loot(state, 0, "reroll_FM_4")
    send(state, "competitive", 1, "korgo", force=2)
    send(state, "competitive", 2, "tortock", force=1, magic=1)
    glory = list(state.glory)
    adventure(state)
    play(state, "chance: roll 1 5")
    assert asked(state)[0] == 0
    play(state, "0: loot reroll_FM_4\n0: reroll force 1 reroll_FM_4\nchance: roll 2")
    no_more(state)
    play(state, "chance: roll 3 3")
    until(state, "deploy") if state.turn > 1 else None
    assert [event.data["seat"] for event in told(state, "mission-won") if event.data] in ([0], [])
    assert (state.glory[0], state.glory[1]) == (glory[0] + 2, glory[1] - 1)


@pytest.mark.rule("ML-404", "ML-198", "ML-174", "ML-120")
def test_two_glory_of_negueria_double_the_wages_of_the_same_turn() -> None:
    for glory, wages in ((8, 1), (9, 2)):
        state = field(beast="turfus")
        hire(state, 0, "lorios", "zondu")
        own_region(state, 0, "negueria", "lorios")
        state.glory[0], state.gold[0] = glory, 10
        pool(state, 0, 1, 1, (1,))
        pool(state, 1)
        refresh(state)
        play(state, "0: deploy negueria\n0: die force\n0: die magic\n0: die persuasion 1")
        assert state.glory[0] == glory + 2
        until_turn(state, 2)
        assert state.gold[0] == 10 - 2 * wages, "Korgo and Zondu; neither leader nor manager"


@pytest.mark.rule("ML-200", "ML-199", "ML-201", "ML-174")
def test_of_two_who_are_equally_dear_the_owner_names_who_leaves_unpaid() -> None:
    state = field(beast="turfus")
    hire(state, 0, "wondou", "dolfus", "torko")
    own_region(state, 0, "skyehn", "wondou")
    equip(state, "torko", "noxx")
    state.glory[0], state.gold[0] = 25, 5
    adventure(state)
    until(state, "desert")
    assert options(state) == ["dismiss dolfus", "dismiss torko"], "Wondou manages"
    play(state, "0: dismiss torko")
    until_turn(state, 2)
    assert member(state, "torko") not in state.members[0]
    assert {member(state, "wondou"), member(state, "dolfus")} <= set(state.members[0])
    assert state.gold[0] == 0


@pytest.mark.rule("ML-203", "ML-132", "ML-158", "ML-110")
def test_thirty_glory_won_in_region_a_leave_the_battle_of_region_b_to_be_fought() -> None:
    state = seated(3)
    monster(state, 0, "sckon")
    region(state, 0, "kale")
    expeditions(state, 0, "E1-a")
    monster(state, 1, "snailer")
    region(state, 1, "skyehn")
    expeditions(state, 1, "E2-a")
    state.glory[0], state.glory[1] = 27, 28
    send(state, "region_a", 1, "korgo", force=4)
    send(state, "region_b", 1, "tortock", force=4)
    adventure(state)
    play(state, faces(3) + "\n" + faces(4, 3))
    assert state.glory[0] == 31
    play(state, faces(3) + "\n" + faces(4, 4))
    assert state.glory[1] == 32
    until_turn(state, 99)
    assert not state.pending
    assert told(state, "gold-paid")
