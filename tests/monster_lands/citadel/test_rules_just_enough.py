"""What is just enough, and which pile a trap goes back to: figures that a small slip would change."""

from __future__ import annotations

import pytest

from tests.monster_lands.alone import ground
from tests.monster_lands.positions import (
    GAME,
    adventure,
    asked,
    hire,
    options,
    pool,
    refresh,
    seated,
    send,
    tavern,
)
from tests.monster_lands.scenes import drive, field, trophy
from tests.tools import play, refused


@pytest.mark.rule("ML-078", "ML-072", "ML-168")
def test_after_a_round_a_trophy_may_pay_for_whom_the_glory_is_just_enough() -> None:
    state = seated()
    while state.novices:
        hire(state, 1, state.cat.member_ids[state.novices[0]])
    trophy(state, 0, "snailer")
    state.glory[0], state.gold[0] = 1 + 2, 2
    tavern(state, "geas", "wondou", "torko", "lusara")
    pool(state, 0, force=1)
    refresh(state)
    play(state, "0: deploy tavern\n0: die force\n0: round\nchance: draw drapis karunna vaidala dolfus")
    assert options(state) == ["enough", "more"], "Drapis has reputation 2 and costs 5"
    play(state, "0: more\n0: sell snailer\n0: recruit drapis")
    assert state.gold[0] == 0


@pytest.mark.rule("ML-157", "ML-372", "ML-162")
def test_who_is_told_that_a_capture_is_out_of_reach_hears_the_total_with_its_bonus_for_captures() -> None:
    state = field(beast="turfus", land="kale")
    hire(state, 0, "torko")
    send(state, "region_a", 4, "torko", force=3, laid=("F1", "F_plus_1"))
    adventure(state)
    drive(state, "1 1 1 1", "reveal", stop="fight-roll")
    play(state, "0: roll force\nchance: roll 4")
    assert asked(state) == (0, "fight-roll")
    refusal = refused(state, "0: capture")
    assert (refusal.key, refusal.rule) == ("capture-value", "ML-157")
    assert refusal.data == {"n": 14, "total": 4 + 1 + 3}


@pytest.mark.rule("ML-275", "ML-190", "ML-272")
def test_against_a_sneaky_madhala_ones_own_traps_go_back_to_their_own_pile() -> None:
    state = ground("turfus", scenario=8)
    hers = list(state.sly_discard)
    kind = state.cat.trap_index["T_plus_8"]
    send(state, "region_a", 4, "korgo", force=1, laid=("T_plus_8",))
    adventure(state)
    drive(state, "1 1 1 1/1", "reveal/roll/stop")
    assert (kind in state.trap_discard, state.sly_discard) == (True, hers)
    assert GAME.problems(state) == []
