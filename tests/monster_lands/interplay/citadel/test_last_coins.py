"""Purchases and missions with the last coin, the last glory and discounts that meet."""

from __future__ import annotations

import pytest

from tests.monster_lands.positions import (
    adventure,
    asked,
    equip,
    hire,
    lair,
    member,
    mission,
    options,
    own_region,
    panic,
    pool,
    refresh,
    seated,
    send,
    tavern,
    traps,
)
from tests.monster_lands.scenes import drive
from tests.tools import play


@pytest.mark.rule("ML-355", "ML-078", "ML-056", "ML-048")
def test_two_gold_buy_a_round_and_vaidala_the_recruit_it_brings() -> None:
    state = seated()
    hire(state, 0, "vaidala")
    state.glory[0], state.gold[0] = 30, 2
    tavern(state, "wondou", "torko", "geas", "lusara")
    pool(state, 0, force=1)
    refresh(state)
    play(state, "0: deploy tavern\n0: die force\n0: round\nchance: draw parsas taroa zondu drapis")
    if "discount vaidala" in options(state):
        play(state, "0: discount vaidala")
    play(state, "0: recruit parsas")
    assert state.gold[0] == 0
    assert member(state, "parsas") in state.members[0]


@pytest.mark.rule("ML-391", "ML-359", "ML-056", "ML-055")
def test_persuasion_then_wishor_then_turzoks_make_the_dearest_trap_free() -> None:
    state = seated()
    hire(state, 0, "wishor")
    equip(state, "korgo", "turzoks")
    state.gold[0] = 0
    lair(state, "M3", "F1", "F1", "F2", "F2", "F3")
    traps(state, 0)
    pool(state, 0, persuasion=(2,))
    refresh(state)
    play(state, "0: deploy lair\n0: die persuasion 2")
    for wish in ("discount wishor", "discount turzoks", "buy M3"):
        if wish in options(state):
            play(state, f"0: {wish}")
    drive(state, "", "enough")
    assert [state.cat.trap_ids[k] for k in state.traps[0]] == ["M3"], "10 less 2, 4 and 4"
    assert state.gold[0] == 0


@pytest.mark.rule("ML-399", "ML-324", "ML-121", "ML-355", "ML-074")
def test_rynia_recruits_while_the_tavern_is_in_panic_and_its_manager_is_away() -> None:
    state = seated()
    hire(state, 0, "parsas")
    own_region(state, 0, "rynia", "parsas")
    panic(state, "tavern")
    state.glory[0] = 20
    tavern(state, "drapis", "geas", "torko", "lusara")
    send(state, "region_a", 1, "parsas", force=1)
    pool(state, 0, force=2)
    refresh(state)
    play(state, "0: deploy rynia")
    while asked(state) != (0, "deploy") and asked(state)[0] == 0:
        offered = options(state)
        play(state, f"0: {'recruit drapis' if 'recruit drapis' in offered else offered[0]}")
    assert member(state, "drapis") in state.members[0]
    assert state.pool[0][0] == 1, "two dice spent, one of Drapis"


@pytest.mark.rule("ML-126", "ML-127", "ML-100")
def test_two_of_one_clan_with_equal_totals_take_the_reward_and_the_two_gold() -> None:
    state = seated()
    mission(state, 0, "M01")
    send(state, "competitive", 1, "korgo", force=2)
    send(state, "competitive", 2, "purkas", force=2)
    adventure(state)
    drive(state, "4 4/5 3", "roll/stop")
    assert state.glory[0] == 5 + 2
    assert state.gold[0] == 7 + 1 + 2 - 1, "reward, runner-up, Korgo's wage"


@pytest.mark.rule("ML-124", "ML-027", "ML-198", "ML-188")
def test_a_penalty_that_lowers_the_bracket_lowers_the_wages_of_the_same_turn() -> None:
    state = seated()
    mission(state, 0, "M06")
    state.glory[0] = 11
    hire(state, 0, "taroa")
    send(state, "competitive", 1, "korgo", force=3)
    adventure(state)
    drive(state, "1 1 1", "roll/stop/pay")
    assert state.glory[0] == 9
    assert state.gold[0] == 7 - 2, "one gold each for Korgo and Taroa"


@pytest.mark.rule("ML-130", "ML-062", "ML-087")
def test_a_contract_paid_with_the_last_gold_adds_a_defence_token_that_finds_no_room() -> None:
    state = seated()
    mission(state, 1, "M02")
    state.gold[0], state.defence[0] = 4, 5
    send(state, "contract", 2, "korgo", force=1)
    adventure(state)
    drive(state, "", "fulfil/pay/dismiss korgo")
    assert state.glory[0] == 6
    assert state.defence[0] == 5
    assert state.members[0] == [member(state, "purkas")], "nothing is left for Korgo's wage"
