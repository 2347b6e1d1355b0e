"""Cleanup, the end and the score (ML-188 to ML-219)."""

from __future__ import annotations

import pytest

from taverne.engine.decisions import Choice
from taverne.engine.frames import settle
from taverne.games.monster_lands.box.catalogue import NONE
from tests.monster_lands.positions import (
    adventure,
    asked,
    equip,
    hire,
    leave_now,
    member,
    mission,
    monster,
    options,
    own_region,
    panic,
    seated,
    send,
    spoils,
)
from tests.monster_lands.scenes import clean, field
from tests.tools import play, refused


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
