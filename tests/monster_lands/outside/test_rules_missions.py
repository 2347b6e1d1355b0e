"""Missions of the Adventure phase (ML-122 to ML-131)."""

from __future__ import annotations

import pytest

from taverne.games.monster_lands.box.catalogue import NONE
from taverne.games.monster_lands.state.game_state import LandsState
from tests.monster_lands.positions import (
    adventure,
    asked,
    equip,
    hire,
    loot,
    member,
    mission,
    options,
    refresh,
    seated,
    send,
    traps,
)
from tests.tools import play, refused, told


def competition(*rolls: str, both: bool = True) -> LandsState:
    """Return mission M01 (7 or more, 2 glory and 1 gold, penalty 1) after these rolls of purkas and tortock."""
    state = seated()
    mission(state, 0, "M01")
    send(state, "competitive", 1, "purkas", force=2)
    if both:
        send(state, "competitive", 2, "tortock", force=2)
    adventure(state)
    return play(state, "\n".join(f"chance: roll {roll}" for roll in rolls))


def gains(state: LandsState) -> tuple[list[int], list[int]]:
    """Return glory and gold beyond what the clans began with, before wages."""
    paid = {event.data["seat"]: event.data["n"] for event in told(state, "gold-paid") if event.data}
    return [glory - 5 for glory in state.glory], [gold - 7 + paid.get(s, 0) for s, gold in enumerate(state.gold)]


@pytest.mark.rule("ML-123", "ML-124", "ML-129")
def test_alone_success_takes_the_reward() -> None:
    state = competition("3 4", both=False)
    assert gains(state) == ([2, 0], [1, 0])
    assert state.deeds == [1, 0]
    assert state.missions[0] == NONE


@pytest.mark.rule("ML-124", "ML-129")
def test_alone_failure_costs_the_penalty() -> None:
    state = competition("3 3", both=False)
    assert gains(state) == ([-1, 0], [0, 0])
    assert state.missions[0] == NONE


@pytest.mark.rule("MLX-03", "ML-076", "ML-071", "ML-124")
def test_glory_falls_below_reputation() -> None:
    state = seated()
    mission(state, 0, "M06")
    hire(state, 0, "lusara", "karunna", "drapis")
    state.glory[0] = 18
    assert state.reputation[0] == 17
    send(state, "competitive", 1, "purkas", force=3)
    adventure(state)
    play(state, "chance: roll 1 1 1")
    assert (state.glory[0], state.reputation[0]) == (16, 17)
    assert len(state.members[0]) == 5
    assert state.excess_glory(0) == 0


@pytest.mark.rule("ML-125")
def test_only_one_succeeds() -> None:
    assert gains(competition("1 1", "6 1")) == ([-1, 2], [0, 1])


@pytest.mark.rule("ML-126")
def test_the_better_of_two_takes_the_reward_and_the_other_two_gold() -> None:
    assert gains(competition("4 4", "6 5")) == ([0, 2], [2, 1])


@pytest.mark.rule("ML-127")
def test_equal_totals_go_to_the_left() -> None:
    assert gains(competition("4 4", "6 2")) == ([2, 0], [1, 2])


@pytest.mark.rule("ML-128")
def test_both_fail() -> None:
    assert gains(competition("1 1", "2 2")) == ([-1, -1], [0, 0])


@pytest.mark.rule("ML-027")
def test_glory_never_falls_below_nothing() -> None:
    state = seated()
    mission(state, 0, "M01")
    state.glory[0] = 0
    send(state, "competitive", 1, "purkas", force=2)
    adventure(state)
    play(state, "chance: roll 1 1")
    assert state.glory[0] == 0


@pytest.mark.rule("ML-348", "ML-154", "ML-057", "ML-389")
def test_persuasion_is_rolled_anew_and_korgo_may_reroll_one() -> None:
    state = seated()
    mission(state, 0, "M02")
    equip(state, "korgo", "slham")
    send(state, "competitive", 1, "korgo", force=1, persuasion=1)
    adventure(state)
    play(state, "chance: roll 5 1")
    assert options(state) == ["stop", "reroll persuasion 1 korgo", "reroll persuasion 1 slham"]
    play(state, "0: reroll persuasion 1 korgo\nchance: roll 1\n0: reroll persuasion 1 slham\nchance: roll 2")
    assert gains(state)[0] == [2, 0], "each die once by each source (ML-383): nothing is left to ask"


@pytest.mark.rule("ML-123", "ML-351")
def test_talents_count_on_missions() -> None:
    state = seated()
    mission(state, 0, "M01")
    hire(state, 0, "taroa")
    send(state, "competitive", 1, "taroa", force=2)
    adventure(state)
    play(state, "chance: roll 2 3")
    assert gains(state)[0][0] == 2


@pytest.mark.rule("ML-130", "ML-131")
def test_a_contract_is_paid_from_the_clan_board_left_first() -> None:
    state = seated()
    mission(state, 1, "M04")
    send(state, "contract", 1, "purkas", force=1)
    send(state, "contract", 2, "tortock", force=1)
    state.defence = [2, 2]
    adventure(state)
    assert asked(state) == (0, "contract")
    play(state, "0: fulfil")
    assert asked(state) == (1, "contract")
    play(state, "1: pass")
    assert state.glory == [7, 5]
    assert state.defence == [0, 2]
    assert told(state, "rolled") == [], "its dice are not rolled (ML-131)"


@pytest.mark.rule("ML-130", "ML-131")
def test_a_contract_that_cannot_be_paid_costs_nothing() -> None:
    state = seated()
    mission(state, 1, "M04")
    send(state, "contract", 1, "purkas", force=1)
    adventure(state)
    assert state.glory[0] == 5


@pytest.mark.rule("ML-131")
def test_the_owner_chooses_the_trap_to_hand_in() -> None:
    state = seated()
    mission(state, 1, "M01")
    traps(state, 0, "F1", "M3")
    send(state, "contract", 1, "purkas", force=1)
    adventure(state)
    play(state, "0: fulfil")
    assert options(state) == ["discard F1", "discard M3"]
    play(state, "0: discard F1")
    assert [state.cat.trap_ids[kind] for kind in state.traps[0]] == ["M3"]
    assert state.glory[0] == 7


@pytest.mark.rule("ML-168", "ML-179", "ML-131")
def test_loot_and_trophies_may_be_cashed_in_for_a_contract() -> None:
    state = seated()
    mission(state, 1, "M06")
    state.gold[0] = 0
    loot(state, 0, "gold10")
    send(state, "contract", 1, "purkas", force=2)
    adventure(state)
    assert refused(state, "0: fulfil").rule == "ML-131"
    play(state, "0: loot gold10\n0: fulfil")
    assert state.glory[0] == 8


@pytest.mark.rule("ML-130", "ML-131")
@pytest.mark.parametrize(
    ("tile", "token", "held", "is_asked"),
    [
        ("M04", "gold10", {"defence": 1}, False),  # two Defence tokens
        ("M04", "gold6_def_potion", {"defence": 1}, True),
        ("M04", "gold6_def_potion", {"defence": 0}, False),
        ("M06", "gold10", {"gold": 0}, True),  # 6 gold
        ("M03", "potions_venoms", {}, True),  # a potion and a venom
        ("M03", "gold6_def_potion", {}, False),
        ("M01", "trophy_3", {}, False),  # a trap
    ],
)
def test_a_contract_is_offered_only_to_who_can_pay_it_or_sell_for_it(
    tile: str, token: str, held: dict[str, int], is_asked: bool
) -> None:
    state = seated()
    mission(state, 1, tile)
    state.gold[0] = held.get("gold", 0)
    state.defence[0] = held.get("defence", 0)
    state.traps[0].clear()
    loot(state, 0, token)
    send(state, "contract", 1, "purkas", force=1)
    adventure(state)
    assert (bool(state.pending) and asked(state) == (0, "contract")) == is_asked
    if is_asked:
        assert options(state) == ["pass", f"loot {token}"]


@pytest.mark.rule("ML-104", "ML-069")
def test_a_potion_carried_to_a_mission_comes_home() -> None:
    state = seated()
    mission(state, 1, "M04")
    send(state, "contract", 1, "purkas", force=1, potions=1)
    refresh(state)
    adventure(state)
    assert state.potion[0] == 1
    assert state.place[member(state, "purkas")] == NONE
