"""Where missions meet loot, full boards, equipment, and things that may be done at any moment."""

from __future__ import annotations

import pytest

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
    seated,
    send,
    traps,
)
from tests.monster_lands.scenes import field, no_more, trophy, until, until_turn
from tests.tools import play, told


def contract(word: str, who: str = "purkas", number: int = 1) -> LandsState:
    """Return a contract with a mercenary of seat 0 on one of its expeditions."""
    state = seated()
    mission(state, 1, word)
    send(state, "contract", number, who, force=1)
    return state


@pytest.mark.rule("ML-130", "ML-179", "ML-313")
def test_a_contract_for_a_potion_and_a_venom_may_be_met_with_the_elixirs_of_a_loot_token() -> None:
    state = contract("M03")
    loot(state, 0, "potions_venoms")
    adventure(state)
    assert asked(state) == (0, "contract"), "loot may be discarded at any time"
    play(state, "0: loot potions_venoms\n0: fulfil")
    assert (state.potion[0], state.venom[0], state.glory[0]) == (1, 1, 5 + 2)


@pytest.mark.rule("ML-130", "ML-179", "ML-316")
def test_a_contract_for_a_defence_token_may_be_met_with_the_supplies_of_a_loot_token() -> None:
    state = contract("M10")
    loot(state, 0, "gold6_def_potion")
    adventure(state)
    assert asked(state) == (0, "contract")
    play(state, "0: loot gold6_def_potion\n0: fulfil")
    assert (state.defence[0], state.potion[0]) == (0, 1)


@pytest.mark.rule("ML-130", "ML-168")
def test_a_contract_for_gold_may_be_met_by_selling_two_trophies() -> None:
    state = contract("M12")
    state.gold[0] = 0
    trophy(state, 0, "trons")
    trophy(state, 0, "surbol")
    adventure(state)
    assert asked(state) == (0, "contract")
    play(state, "0: sell trons\n0: sell surbol\n0: fulfil")
    assert (state.gold[0], state.glory[0], state.trophies[0]) == (10 - 8 - 1, 9, []), "and korgo's wage"


@pytest.mark.rule("ML-130", "ML-087", "ML-062")
def test_a_defence_token_that_a_contract_pays_to_a_full_board_is_lost() -> None:
    state = contract("M02", number=2)
    state.defence[0] = 5
    adventure(state)
    play(state, "0: fulfil")
    assert (state.defence[0], state.glory[0]) == (5, 6)


@pytest.mark.rule("ML-124", "ML-066", "ML-067")
def test_a_potion_won_by_a_full_board_may_be_drunk_by_a_wounded_comrade_at_home() -> None:
    state = seated()
    mission(state, 0, "M03")
    state.potion[0] = 3
    state.wounded[member(state, "korgo")] = 1
    send(state, "competitive", 1, "purkas", magic=2)
    adventure(state)
    play(state, "chance: roll 6 6")
    assert state.glory[0] == 7
    assert asked(state) == (0, "heal"), "healing is possible at any time, so nothing need be lost"
    play(state, "0: heal korgo")
    assert state.potion[0] == 3
    assert not state.wounded[member(state, "korgo")]


@pytest.mark.rule("ML-123", "ML-323", "ML-388", "ML-392")
def test_on_a_mission_pugnor_and_loot_lift_force_dice_but_slyzor_does_not() -> None:
    for weapon, glory in (("pugnor", 2), ("slyzor", -1)):
        state = seated()
        mission(state, 0, "M01")
        equip(state, "korgo", weapon)
        loot(state, 0, "F_plus_2")
        send(state, "competitive", 1, "korgo", force=2)
        adventure(state)
        play(state, "chance: roll 1 1" if weapon == "slyzor" else "chance: roll 1 1\n0: loot F_plus_2")
        no_more(state)
        assert state.glory[0] == 5 + glory


@pytest.mark.rule("ML-128", "ML-027", "ML-076")
def test_a_clan_that_fails_twice_on_one_mission_pays_twice_but_never_more_than_it_has() -> None:
    state = seated()
    mission(state, 0, "M06")
    state.glory[0] = 3
    send(state, "competitive", 1, "korgo", force=3)
    send(state, "competitive", 2, "purkas", force=3)
    adventure(state)
    play(state, "chance: roll 1 1 1\nchance: roll 1 1 1")
    assert state.glory[0] == 0
    assert state.reputation[0] == 1


@pytest.mark.rule("ML-126", "ML-100")
def test_a_clan_that_holds_both_places_takes_the_reward_and_the_consolation() -> None:
    state = seated()
    mission(state, 0, "M01")
    hire(state, 0, "taroa")
    send(state, "competitive", 1, "korgo", force=2)
    send(state, "competitive", 2, "taroa", force=2)
    gold = state.gold[0]
    adventure(state)
    play(state, "chance: roll 4 4\nchance: roll 4 3")
    assert told(state, "mission-won")
    assert state.glory[0] == 7
    until_turn(state, 2)
    assert state.gold[0] == gold + 1 + 2 - 2, "reward, consolation, and two wages"


@pytest.mark.rule("ML-130", "ML-131", "ML-059")
def test_the_trap_of_a_contract_is_chosen_and_each_expedition_pays_its_own() -> None:
    state = contract("M01")
    send(state, "contract", 2, "korgo", force=1)
    traps(state, 0, "F3", "M_plus_1")
    adventure(state)
    play(state, "0: fulfil")
    assert "discard M_plus_1" in options(state)
    play(state, "0: discard M_plus_1")
    assert asked(state) == (0, "contract"), "the right expedition asks for the other trap"
    play(state, "0: fulfil\n0: discard F3")
    assert state.traps[0] == []
    assert (state.glory[0], state.gold[0]) == (5 + 2 + 1, 7 + 2)


@pytest.mark.rule("ML-203", "ML-130", "ML-343")
def test_thirty_glory_that_are_lost_again_in_the_same_turn_do_not_end_the_game() -> None:
    state = field(beast="abysur")
    mission(state, 1, "M02")
    state.glory[0] = 28
    send(state, "contract", 1, "purkas", force=1)
    send(state, "region_a", 4, "korgo", force=1)
    adventure(state)
    play(state, "0: fulfil")
    assert state.glory[0] == 30
    play(state, "chance: roll 6 1 1 1 1")
    assert state.glory[0] == 29
    until(state, "deploy")
    assert state.turn == 2


@pytest.mark.rule("ML-130", "ML-316", "ML-179")
def test_a_contract_for_two_defence_tokens_takes_one_of_the_board_and_one_of_loot() -> None:
    state = contract("M04")
    state.defence[0] = 1
    loot(state, 0, "gold6_def_potion")
    adventure(state)
    assert asked(state) == (0, "contract")
    play(state, "0: loot gold6_def_potion\n0: fulfil")
    assert state.defence[0] == 0
    assert state.glory[0] == 5 + 2
