"""Cleanup, the end and the score (ML-188 to ML-219)."""

from __future__ import annotations

import pytest

from taverne.engine.decisions import Choice
from taverne.engine.frames import settle
from taverne.games.monster_lands.box.catalogue import NONE
from taverne.games.monster_lands.rules.turn.cleanup import next_first
from taverne.games.monster_lands.rules.turn.score import affinity_points, final_result, icons, parts
from taverne.games.monster_lands.state.game_state import OVER
from tests.monster_lands.positions import (
    adventure,
    asked,
    equip,
    hire,
    leave_now,
    loot,
    member,
    mission,
    monster,
    options,
    own_region,
    panic,
    refresh,
    seated,
    send,
    spoils,
    tavern,
)
from tests.monster_lands.scenes import clean, field
from tests.tools import play, refused, told


@pytest.mark.rule("ML-189", "ML-190", "ML-114", "ML-204")
def test_survivors_come_home_and_tokens_are_gone() -> None:
    state = field()
    spoils(state, "gold12")
    e = send(state, "region_a", 4, "purkas", force=1, laid=("T_plus_4",), defence=1, potions=1, venoms=1)
    state.purse[e] = 2
    adventure(state)
    play(state, "chance: roll 6 6 1 1\n0: defend 1\n0: drink 0\nchance: roll 1\n0: stop\n0: take gold12")
    settle(state)
    assert state.turn == 2
    assert state.place[member(state, "purkas")] == NONE
    assert state.wounded[member(state, "purkas")] == 1, "still wounded"
    assert (state.potion[0], state.venom[0], state.defence[0]) == (1, 1, 0)
    assert state.gold[0] == 7 + 2 - 1
    assert state.laid[e] == []
    assert state.cat.trap_index["T_plus_4"] in state.trap_discard


@pytest.mark.rule("ML-062", "ML-189", "ML-067")
def test_potions_that_would_overflow_may_heal_first() -> None:
    state = seated()
    mission(state, 1, "M04")
    send(state, "contract", 1, "purkas", force=1, potions=1)
    state.potion[0] = 3
    state.wounded[member(state, "korgo")] = 1
    adventure(state)
    assert asked(state) == (0, "heal")
    play(state, "0: heal korgo")
    assert state.potion[0] == 3
    assert not state.wounded[member(state, "korgo")]


@pytest.mark.rule("ML-189", "ML-062")
def test_tokens_return_in_one_step_so_that_the_last_to_come_home_may_drink_what_the_first_brings() -> None:
    state = seated()
    hire(state, 0, "fandor")
    mission(state, 1, "M04")
    send(state, "contract", 1, "purkas", force=1, potions=1)
    send(state, "contract", 2, "fandor", force=1)
    state.potion[0] = 3
    state.wounded[member(state, "fandor")] = 1
    adventure(state)
    assert asked(state) == (0, "heal")
    assert options(state) == ["enough", "heal fandor"]
    play(state, "0: heal fandor")
    assert state.potion[0] == 3, "the fourth was drunk by whoever came home after it"
    assert not state.wounded[member(state, "fandor")]


@pytest.mark.rule("ML-062", "ML-189")
def test_potions_of_several_tokens_overflow_together() -> None:
    state = seated()
    hire(state, 0, "fandor")
    mission(state, 1, "M04")
    send(state, "contract", 1, "purkas", force=1, potions=1)
    send(state, "contract", 2, "fandor", force=1, potions=1)
    state.potion[0] = 2
    state.wounded[member(state, "korgo")] = 1
    adventure(state)
    choice = state.pending[0]
    assert isinstance(choice, Choice)
    assert choice.data == {"n": 1}, "two come home and one of them finds no room"
    play(state, "0: enough")
    assert state.potion[0] == 3


@pytest.mark.rule("ML-334", "ML-194", "ML-346")
@pytest.mark.parametrize(("space", "other"), [(0, "warkors"), (1, "sporus")])
def test_of_equals_an_escaped_sandor_is_at_the_gates_before_those_of_the_regions(space: int, other: str) -> None:
    state = seated(3)
    monster(state, 0, "")
    monster(state, 1, "")
    monster(state, space, other)
    number = state.cat.monster_index["sandor"]
    state.monster_deck.remove(number)
    state.fugitives.append(number)
    clean(state)
    assert state.cat.monster_ids[state.monsters[2]] == "sandor"


@pytest.mark.rule("ML-194", "ML-346")
def test_of_equals_a_monster_that_was_at_the_gates_outstays_an_escaped_sandor() -> None:
    state = seated()
    monster(state, 0, "")
    monster(state, 2, "warkors")
    number = state.cat.monster_index["sandor"]
    state.monster_deck.remove(number)
    state.fugitives.append(number)
    clean(state)
    assert state.cat.monster_ids[state.monsters[2]] == "warkors"


@pytest.mark.rule("ML-191", "ML-193", "ML-194")
def test_an_unbeaten_monster_comes_to_the_gates_and_panic_spreads() -> None:
    state = seated()
    monster(state, 0, "snagus")
    adventure(state)
    assert state.pending[0].prompt == "panic"
    play(state, "chance: draw mine")
    settle(state)
    assert state.cat.monster_ids[state.monsters[2]] == "snagus"
    assert [building for building, closed in enumerate(state.panic) if closed] == [6]
    assert state.monsters[0] != NONE, "the region drew another (ML-206)"


@pytest.mark.rule("ML-192", "ML-194")
@pytest.mark.parametrize(
    ("gates", "region_a", "stays"),
    [("krinx", "snagus", "snagus"), ("caribdis", "abysur", "caribdis"), ("trons", "surbol", "trons")],
)
def test_the_strongest_stays_at_the_gates(gates: str, region_a: str, stays: str) -> None:
    state = seated()
    monster(state, 2, gates)
    monster(state, 0, region_a)
    clean(state)
    assert state.cat.monster_ids[state.monsters[2]] == stays


@pytest.mark.rule("ML-331")
def test_krinx_spreads_twice_the_panic() -> None:
    state = seated()
    monster(state, 0, "krinx")
    clean(state)
    assert sum(state.panic) == 2


@pytest.mark.rule("ML-194")
def test_an_empty_panic_pile_has_no_effect() -> None:
    state = seated()
    for building in ("lair", "laboratory", "tavern", "armoury", "pawn_shop", "bazaar", "mine"):
        panic(state, building)
    clean(state)
    assert sum(state.panic) == 7


@pytest.mark.rule("ML-195", "ML-196", "ML-197")
def test_the_most_reputed_takes_over_from_a_dead_leader() -> None:
    state = seated()
    hire(state, 0, "taroa", "puargh", "wormee")
    leave_now(state, member(state, "purkas"))
    adventure(state)
    settle(state)
    assert asked(state) == (0, "leader")
    assert options(state) == ["lead puargh", "lead wormee"], "reputation 4 and cost 8 both"
    assert refused(state, "0: lead taroa").rule == "ML-195"
    play(state, "0: lead wormee")
    assert state.leader[0] == member(state, "wormee")
    assert state.reputation[0] == 1 + 3 + 4 + 4


@pytest.mark.rule("ML-195", "ML-177", "ML-175")
def test_a_manager_leads_only_if_nobody_else_can() -> None:
    state = seated()
    hire(state, 0, "vaidala", "novice-1")
    own_region(state, 0, "kale", "vaidala")
    leave_now(state, member(state, "purkas"))
    leave_now(state, member(state, "korgo"))
    clean(state)
    assert state.leader[0] == member(state, "novice-1")
    state = seated()
    hire(state, 0, "vaidala")
    own_region(state, 0, "kale", "vaidala")
    leave_now(state, member(state, "purkas"))
    leave_now(state, member(state, "korgo"))
    clean(state)
    assert state.leader[0] == member(state, "vaidala")
    assert state.manager[state.cat.region_index["kale"]] == NONE


@pytest.mark.rule("ML-198", "ML-174", "ML-084")
@pytest.mark.parametrize(("glory", "wage"), [(10, 1), (11, 2), (20, 2), (21, 3)])
def test_wages_follow_glory_and_spare_leader_and_managers(glory: int, wage: int) -> None:
    state = seated()
    hire(state, 0, "taroa", "novice-1")
    own_region(state, 0, "kale", "taroa")
    state.glory[0] = glory
    state.gold[0] = 20
    clean(state)
    assert state.gold[0] == 20 - 2 * wage, "korgo and the novice"


@pytest.mark.rule("ML-199", "ML-200", "ML-201", "ML-202")
def test_unpaid_wages_cost_all_gold_and_the_most_reputed() -> None:
    state = seated()
    hire(state, 0, "taroa", "lusara")
    equip(state, "lusara", "pugnor")
    equip(state, "korgo", "slyzor")
    state.gold[0] = 2
    clean(state)
    assert asked(state) == (0, "inherit")
    assert options(state) == ["pass", "equip purkas", "equip korgo", "equip taroa"], "korgo would give up his weapon"
    play(state, "0: equip taroa")
    assert state.gold[0] == 0
    assert member(state, "lusara") not in state.members[0]
    assert member(state, "lusara") in [*state.tavern_discard, *state.tavern_deck, *state.tavern]
    assert state.reputation[0] == 1 + 3
    assert len(state.gear_of(member(state, "taroa"))) == 1


@pytest.mark.rule("ML-200")
def test_of_equals_the_owner_chooses_the_deserter() -> None:
    state = seated()
    hire(state, 0, "puargh", "wormee")
    state.gold[0] = 0
    clean(state)
    assert asked(state) == (0, "desert")
    assert options(state) == ["dismiss puargh", "dismiss wormee"]


@pytest.mark.rule("ML-202", "ML-168")
def test_trophies_and_loot_may_pay_wages() -> None:
    state = seated()
    state.gold[0] = 0
    loot(state, 0, "gold10")
    clean(state)
    assert asked(state) == (0, "wages")
    play(state, "0: loot gold10")
    settle(state)
    assert state.gold[0] == 9
    assert len(state.members[0]) == 2


@pytest.mark.rule("ML-176", "ML-174")
def test_a_manager_named_before_wages_is_not_paid() -> None:
    state = seated()
    own_region(state, 0, "kale")
    clean(state)
    play(state, "0: manage kale korgo")
    settle(state)
    assert state.gold[0] == 7


@pytest.mark.rule("ML-322", "ML-179")
def test_a_free_recruit_may_still_come_at_the_end() -> None:
    state = seated()
    state.turn = 6
    loot(state, 0, "free_recruit")
    tavern(state, "dalina", "zondu", "guster", "lorios")
    clean(state)
    play(state, "0: loot free_recruit\n0: recruit zondu")
    settle(state)
    assert state.phase == OVER
    assert state.reputation[0] == 3


@pytest.mark.rule("ML-203")
def test_thirty_glory_end_the_game_at_cleanup() -> None:
    state = seated()
    state.glory[1] = 30
    refresh(state)
    assert state.pending, "but not before"
    clean(state)
    assert state.phase == OVER
    assert not state.pending


@pytest.mark.rule("ML-203", "ML-032")
def test_the_game_ends_after_turn_six() -> None:
    state = seated()
    state.turn = 6
    clean(state)
    assert state.phase == OVER


@pytest.mark.rule("ML-188")
def test_the_eight_steps_of_cleanup_follow_one_another() -> None:
    state = seated()
    monster(state, 0, "snagus")
    hire(state, 0, "fandor", "taroa")
    mission(state, 1, "M04")
    send(state, "contract", 1, "fandor", force=1)
    leave_now(state, member(state, "purkas"))
    state.reputation[1] = sum(state.cat.reputation[m] for m in state.members[1])
    first, turn = state.first, state.turn
    clean(state)
    while asked(state)[1] != "deploy":
        play(state, f"{asked(state)[0]}: {options(state)[0]}")
        settle(state)
    kinds = [event.kind for event in told(state)]
    start = max(i for i, event in enumerate(told(state, *[])) if event.kind == "phase" and "cleanup" in str(event.data))
    steps = ["home", "panic", "leader", "gold-paid", "missions", "monster-a", "first"]
    order = [kinds.index(kind, start) for kind in steps]
    assert order == sorted(order), "tidy, panic, leaders, wages, reset, first player"
    assert (state.first, state.turn) != (first, turn)
    assert state.turn == turn + 1, "the turn marker moves last"


@pytest.mark.rule("ML-188", "ML-203")
def test_the_end_is_looked_for_after_the_wages_and_before_the_board_is_reset() -> None:
    state = seated()
    hire(state, 0, "fandor")
    state.glory[0] = 30
    posted = list(state.missions)
    clean(state)
    assert state.phase == OVER
    assert told(state, "gold-paid"), "wages are still paid"
    assert state.missions == posted, "nothing is replaced any more"


@pytest.mark.rule("ML-205", "ML-206", "ML-207", "ML-208")
def test_the_board_is_reset() -> None:
    state = seated(3)
    shown = [list(shown) for shown in (state.tavern, state.lair, state.bazaar, state.spoils)]
    missions, lists = list(state.missions), list(state.lists)
    region_b = state.regions[1]
    own = state.regions[0]
    state.regions[0] = NONE
    state.ruler[own] = 0
    state.list_stock.append(state.lists[0] // 2)
    state.lists[0] = NONE
    clean(state)
    if asked(state)[1] == "wages":
        play(state, "0: pay")
        settle(state)
    assert state.turn == 2
    assert [state.tavern, state.lair, state.bazaar, state.spoils] == shown
    assert not set(missions) & set(state.missions)
    assert state.regions[1] == region_b
    assert state.lists[1] == lists[1]
    assert state.regions[0] != NONE
    assert NONE not in state.monsters[:2]


@pytest.mark.rule("ML-209")
def test_exhausted_decks_are_made_from_discards() -> None:
    state = seated()
    state.monster_discard += state.monster_deck
    state.monster_deck = []
    clean(state)
    assert state.monsters[0] != NONE


@pytest.mark.rule("ML-210", "ML-211", "ML-212")
@pytest.mark.parametrize(
    ("reputation", "first", "follows"),
    [([1, 2, 3, 4], 2, 0), ([1, 1, 3, 1], 3, 1), ([1, 1, 1, 1], 0, 3), ([5, 2, 2, 5], 0, 2), ([1, 2, 2, 2], 0, 0)],
)
def test_the_first_player_marker_goes_to_the_least_reputed(reputation: list[int], first: int, follows: int) -> None:
    state = seated(4)
    state.first = first
    state.reputation = reputation
    assert next_first(state) == follows


@pytest.mark.rule("ML-150", "ML-151", "ML-152")
def test_a_clan_with_nobody_left_starts_afresh() -> None:
    state = seated()
    leave_now(state, member(state, "purkas"))
    leave_now(state, member(state, "korgo"))
    state.gold[0] = 2
    state.glory[0] = 0
    clean(state)
    assert options(state) == ["fresh", "pass"]
    play(state, "0: fresh")
    assert state.leader[0] == member(state, "novice-1")
    assert state.gold[0] == 5
    assert state.reputation[0] == 1


@pytest.mark.rule("ML-213", "ML-214", "ML-215", "ML-216", "ML-218")
def test_the_score_is_made_of_four_parts() -> None:
    state = seated()
    hire(state, 0, "taroa", "lusara", "novice-1")
    own_region(state, 0, "kale", "korgo")
    own_region(state, 0, "yuha")
    state.monster_deck.remove(state.cat.monster_index["caribdis"])
    state.trophies[0] = [state.cat.monster_index["caribdis"]]
    loot(state, 0, "trophy_3")
    assert icons(state, 0) == [4, 1, 1, 0]
    assert parts(state, 0) == {"glory": 5, "reputation": 1 + 3 + 7 + 1, "trophies": 6, "affinities": 5 + 1 + 1}


@pytest.mark.rule("ML-215")
def test_icons_of_one_affinity() -> None:
    state = seated()
    points = state.box.cards.end.affinity_points
    assert points == (0, 1, 1, 3, 5, 7, 10)
    hire(state, 0, "dalina", "drapis", "taroa", "puargh", "fandor")
    assert affinity_points(state, 0) == 10, "six or more"


@pytest.mark.rule("ML-217", "ML-218")
def test_ties_go_by_leader_then_trophies_then_gold() -> None:
    state = seated()
    assert final_result(state).winners == (0, 1), "a full tie is shared"
    state.gold[1] = 8
    assert final_result(state).winners == (1,)
    hire(state, 0, "novice-1")
    state.leader[0] = member(state, "novice-1")
    state.glory[0] -= 1
    assert final_result(state).winners == (0,)


@pytest.mark.rule("ML-076")
def test_events_tell_the_score() -> None:
    state = seated()
    state.turn = 6
    clean(state)
    assert [event.kind for event in told(state, "score", "winners")] == ["score", "score", "winners"]
