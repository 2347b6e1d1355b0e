"""Where one plays alone: what Madhala's tokens do to both neighbours, scenarios at their last figure, a campaign."""

from __future__ import annotations

import pytest

from taverne.games.monster_lands.rules.solo.scenarios import CANNON_FODDER, RECRUIT
from taverne.games.monster_lands.state.game_state import MADHALA
from tests.monster_lands.alone import HER_TURN, alone, finish, ground, hers, provoke, rank
from tests.monster_lands.positions import (
    GAME,
    adventure,
    asked,
    column,
    hire,
    loot,
    member,
    mission,
    monster,
    options,
    pool,
    refresh,
    send,
    spoils,
)
from tests.monster_lands.scenes import faces, until_turn
from tests.tools import play, refused, told


@pytest.mark.rule("ML-275", "ML-272", "ML-238", "ML-236")
def test_in_scenario_8_madhala_between_two_of_mine_robs_the_left_one() -> None:
    state = ground("turfus", 8)
    e = hers(state, "region_a", 2)
    state.laid[e] = [-1, -1]
    left = send(state, "region_a", 1, "korgo", force=3)
    right = send(state, "region_a", 3, "purkas", force=3)
    adventure(state)
    play(state, "chance: draw steal_F2\nchance: draw F2p")
    assert (state.dice[0][left], state.dice[0][right]) == (1, 3)


@pytest.mark.rule("ML-270", "ML-331", "ML-193")
def test_in_scenario_6_a_krinx_left_alone_at_the_gates_frightens_twice_and_stays() -> None:
    state = ground("snailer", 6)
    monster(state, 0, "")
    monster(state, 2, "krinx")
    adventure(state)
    until_turn(state, 2)
    assert state.cat.monster_ids[state.monsters[2]] == "krinx"
    assert sum(state.panic) == 2


@pytest.mark.rule("ML-274", "ML-330", "ML-143")
def test_in_scenario_10_warkors_rolls_its_misses_again_but_hits_by_itself_once() -> None:
    state = ground("warkors", 10)
    send(state, "region_a", 3, "korgo", force=1)
    adventure(state)
    play(state, faces(4) + "\n" + faces(4))
    assert state.wounded[member(state, "korgo")] == 1
    assert not told(state, "died")


@pytest.mark.rule("ML-265", "ML-114", "ML-189", "ML-263")
@pytest.mark.parametrize(("gold", "earned"), [(14, RECRUIT), (13, CANNON_FODDER)])
def test_in_scenario_2_gold_that_comes_home_in_the_last_cleanup_counts_and_the_wage_does_not(
    gold: int, earned: int
) -> None:
    state = ground("snailer", 2)
    spoils(state, "F_plus_2", "M_plus_2", "reroll_M_3", "glory_kill_4")
    hers(state, "region_a", 1)
    e = send(state, "region_a", 4, "timbulu", force=1)
    state.purse[e] = 2
    state.turn, state.gold[0] = 6, gold
    assert rank(finish(state)) == earned
    assert state.gold[0] == gold + 2 - 1


@pytest.mark.rule("ML-261", "ML-262", "ML-273", "ML-130")
def test_in_scenario_9_madhala_takes_the_competition_and_leaves_my_contract_beside_her() -> None:
    state = alone(9)
    mission(state, 0, "M01")
    mission(state, 1, "M02")
    state.gold[0] = 4
    hers(state, "competitive", 1)
    send(state, "competitive", 2, "korgo", force=2)
    hers(state, "contract", 1)
    send(state, "contract", 2, "purkas", force=1)
    adventure(state)
    assert asked(state) == (0, "contract")
    play(state, "0: fulfil")
    assert (state.glory[0], state.gold[0], state.deeds[0]) == (5 + 1, 0, 1)


@pytest.mark.rule("ML-260", "ML-171", "ML-206")
def test_where_i_have_killed_and_conquered_madhala_on_the_last_place_does_nothing() -> None:
    state = ground("snailer", land="kale")
    send(state, "region_a", 1, "korgo", force=4)
    send(state, "region_a", 2, "purkas", force=2)
    hers(state, "region_a", 4)
    adventure(state)
    play(state, faces(3) + "\nchance: roll 5 5 5 5\nchance: roll 6 6")
    until_turn(state, 2)
    assert told(state, "madhala-region", "madhala-monster") == []
    assert state.ruler[state.cat.region_index["kale"]] == 0
    assert (state.glory[0], len(state.trophies[0])) == (5 + 4 + 3, 1)


@pytest.mark.rule("ML-271", "ML-199", "ML-263")
@pytest.mark.parametrize(("gold", "earned"), [(4, RECRUIT), (3, CANNON_FODDER)])
def test_in_scenario_7_one_gold_too_little_for_the_last_wages_costs_the_rank(gold: int, earned: int) -> None:
    state = alone(7)
    hire(state, 0, "parsas", "shandee", "guster")
    state.turn, state.gold[0] = 6, gold
    assert rank(finish(state)) == earned
    assert state.gold[0] == 0


@pytest.mark.rule("ML-277", "ML-278", "ML-266")
def test_a_hero_of_the_lightning_attack_goes_on_without_armour_at_heroic_or_legendary() -> None:
    state = alone(3, mode="campaign", played=2)
    state.turn, state.gold[0], state.glory[0] = 3, 30, 40
    finish(state)
    result = GAME.result(state)
    assert result is not None
    chosen = GAME.check({"mode": "campaign", "scenario": 3, "difficulty": "normal", "played": 2}, 1)
    found = GAME.follow_up(chosen, result)
    assert found is not None
    assert [(c["scenario"], c["difficulty"]) for c in found.choices] == [(4, "heroic"), (4, "legendary")]


@pytest.mark.rule("ML-278", "ML-263", "ML-280")
def test_cannon_fodder_at_tutorial_has_lost_the_campaign() -> None:
    state = alone(1, mode="campaign", difficulty="tutorial")
    state.turn, state.gold[0] = 6, 30
    assert rank(finish(state)) == CANNON_FODDER
    result = GAME.result(state)
    assert result is not None
    found = GAME.follow_up(GAME.check({"mode": "campaign", "scenario": 1, "difficulty": "tutorial"}, 1), result)
    assert found is not None
    assert not found.choices


@pytest.mark.rule("ML-273", "ML-248", "ML-259")
def test_in_scenario_9_four_is_the_first_mission_and_two_still_the_second_expedition() -> None:
    state = alone(9)
    provoke(state)
    play(state, "chance: roll 5 4")
    assert state.who[column("competitive", 1)] == MADHALA
    provoke(state)
    play(state, "chance: roll 6 2")
    assert state.who[column("region_a", 2)] == MADHALA
    assert state.who[column("region_a", 4)] != MADHALA


@pytest.mark.rule("ML-253", "ML-028", "ML-064")
def test_after_madhala_has_the_upper_place_of_the_laboratory_my_die_brews_two() -> None:
    state = alone()
    provoke(state)
    play(state, "chance: roll 2 2")
    assert asked(state) != HER_TURN
    pool(state, 0, magic=1)
    refresh(state)
    play(state, "0: deploy laboratory")
    if asked(state)[1] != "brew":
        assert refused(state, "0: at 1").rule == "ML-028"
        play(state, "0: at 2")
    assert "brew 1 1" in options(state)
    play(state, "0: brew 1 1")
    assert (state.potion[0], state.venom[0]) == (1, 1)


@pytest.mark.rule("ML-264", "ML-315", "ML-218", "ML-263")
@pytest.mark.parametrize(("glory", "earned"), [(30, RECRUIT), (29, CANNON_FODDER)])
def test_in_scenario_1_a_loot_trophy_kept_makes_up_three_points_of_the_rank(glory: int, earned: int) -> None:
    state = alone()
    loot(state, 0, "trophy_3")
    state.turn, state.gold[0], state.glory[0] = 6, 10, glory
    assert rank(finish(state)) == earned
