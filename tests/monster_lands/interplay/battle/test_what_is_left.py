"""Where battles leave something: spent talents, lost gold, trophies, potions, stolen dice, a monster nobody killed."""

from __future__ import annotations

import pytest

from taverne.games.monster_lands.box.catalogue import NONE
from taverne.games.monster_lands.state.game_state import OVER
from tests.monster_lands.positions import adventure, asked, hire, loot, member, monster, options, panic, send, spoils
from tests.monster_lands.scenes import dead, dice_asked, faces, field, last_total, no_more, until, until_turn
from tests.tools import play, told


@pytest.mark.rule("ML-358", "ML-360", "ML-088", "ML-029")
def test_parsas_who_stops_the_die_ginova_sent_has_nothing_left_when_the_monster_comes() -> None:
    state = field(beast="turfus", land="kale")
    hire(state, 0, "ginova")
    hire(state, 1, "parsas")
    send(state, "region_a", 1, "ginova", force=1)
    send(state, "region_a", 2, "parsas", force=1)
    adventure(state)
    play(state, "0: redirect ginova 2\nchance: roll 6\n1: defend 1")
    assert state.wounded[member(state, "parsas")] == 0
    play(state, faces(3) + "\nchance: roll 1")
    no_more(state)
    play(state, "chance: roll 6 1 1 1")
    assert state.wounded[member(state, "parsas")] == 1, "nobody asks: one talent, one hit a turn"


@pytest.mark.rule("ML-114", "ML-152", "ML-326", "ML-148")
def test_the_gold_of_an_expedition_is_lost_with_one_who_dies_of_sporus_while_waiting() -> None:
    state = field(beast="sporus", land="kale")
    state.wounded[member(state, "tortock")] = 1
    send(state, "region_a", 3, "korgo", force=1)
    e = send(state, "region_a", 4, "tortock", force=1)
    state.purse[e] = 2
    adventure(state)
    play(state, faces(4) + "\nchance: roll 1\nchance: roll 6")
    assert dead(state) == ["tortock"]
    until_turn(state, 2)
    assert (state.glory[1], state.gold[1]) == (5 + 1, 7), "taron leads now and is not paid"


@pytest.mark.rule("ML-336", "ML-187", "ML-185", "ML-184")
def test_who_kills_krunn_at_the_gates_and_dies_of_it_has_freed_the_citadel_all_the_same() -> None:
    state = field(beast="", land="kale")
    monster(state, 2, "krunn")
    panic(state, "mine")
    state.wounded[member(state, "korgo")] = 1
    send(state, "gates", 1, "korgo", force=6)
    adventure(state)
    play(state, faces(4) + "\nchance: roll 5 5 5 5 5 1\n0: defend 0")
    assert dead(state) == ["korgo"]
    assert state.glory[0] == 5 + 6 + 3
    assert sum(state.panic) == 0
    assert [state.cat.monster_ids[m] for m in state.trophies[0]] == ["krunn"]


@pytest.mark.rule("ML-158", "ML-168", "ML-202", "ML-198")
def test_a_trophy_won_this_turn_pays_the_wages_of_this_turn() -> None:
    state = field(beast="snailer", land="kale")
    state.gold[0] = 0
    send(state, "region_a", 1, "korgo", force=4)
    adventure(state)
    play(state, faces(3) + "\nchance: roll 5 5 5 5")
    until(state, "wages")
    play(state, "0: sell snailer")
    until_turn(state, 2)
    assert state.trophies[0] == []
    assert state.gold[0] == 5 - 1
    assert member(state, "korgo") in state.members[0]


@pytest.mark.rule("ML-364", "ML-067", "ML-189")
def test_lusaras_own_wound_waits_for_her_potions_until_she_is_home() -> None:
    state = field(beast="snailer", land="kale")
    hire(state, 0, "lusara")
    state.glory[0] = 20
    state.wounded[member(state, "lusara")] = 1
    send(state, "region_a", 1, "lusara", force=4)
    adventure(state)
    play(state, faces(3) + "\nchance: roll 5 5 5 5")
    assert (state.potion[0], state.wounded[member(state, "lusara")]) == (2, 1)
    until(state, "deploy")
    assert (state.potion[0], state.wounded[member(state, "lusara")]) == (2, 1), "wounded she came home"
    play(state, "1: deploy pawn_shop\n1: die force\n1: enough\n0: more")
    heal = next(option for option in options(state) if "lusara" in option)
    play(state, f"0: {heal}")
    assert (state.potion[0], state.wounded[member(state, "lusara")]) == (1, 0)


@pytest.mark.rule("ML-314", "ML-162", "ML-157", "ML-158")
def test_loot_kills_a_sckon_that_was_not_yet_weak_enough_to_be_captured() -> None:
    state = field(beast="sckon", land="kale")
    loot(state, 0, "kill_plus_6")
    send(state, "region_a", 1, "korgo", force=2, laid=("F_plus_1",))
    adventure(state)
    play(state, faces(3) + "\n0: roll\nchance: roll 2 2")
    assert "capture" not in options(state)
    play(state, "0: loot kill_plus_6")
    assert told(state, "killed")
    assert (state.glory[0], state.loot[0]) == (5 + 4, [])


@pytest.mark.rule("ML-372", "ML-162", "ML-161")
@pytest.mark.parametrize(("roll", "how"), [("4 4", "captured"), ("6 5", "captured"), ("6 6", "killed")])
def test_torko_captures_a_sckon_from_three_below_to_one_below_its_kill_value(roll: str, how: str) -> None:
    state = field(beast="sckon", land="kale")
    hire(state, 0, "torko")
    send(state, "region_a", 1, "torko", force=2, laid=("M_plus_1",))
    adventure(state)
    play(state, faces(3) + f"\n0: roll\nchance: roll {roll}")
    if how == "captured" and not told(state, "captured"):
        play(state, "0: capture")
    assert [kind for kind in ("captured", "killed") if told(state, kind)] == [how]


@pytest.mark.rule("ML-310", "ML-171", "ML-203", "ML-172")
def test_loot_for_a_conquest_brings_the_thirtieth_glory_and_the_end_of_the_game() -> None:
    state = field(beast="", land="kale")
    loot(state, 0, "glory_conquest_4")
    state.glory[0], state.gold[0] = 23, 10
    send(state, "region_a", 1, "purkas", force=2)
    adventure(state)
    play(state, "chance: roll 6 6\n0: loot glory_conquest_4")
    assert state.glory[0] == 30
    until_turn(state, 2)
    assert state.phase == OVER


@pytest.mark.rule("ML-334", "ML-158", "ML-191")
def test_a_sandor_that_is_killed_does_not_escape() -> None:
    state = field(beast="sandor", land="yuha")
    send(state, "region_a", 1, "korgo", force=5)
    adventure(state)
    play(state, faces(4) + "\nchance: roll 5 5 5 5 5")
    until_turn(state, 2)
    assert state.monsters[2] == NONE
    assert [state.cat.monster_ids[m] for m in state.trophies[0]] == ["sandor"]
    assert sum(state.panic) == 0


@pytest.mark.rule("ML-236", "ML-146", "ML-239")
def test_the_dice_a_thief_stole_are_gone_with_it_when_it_dies_before_striking() -> None:
    state = field(beast="turfus", land="kale", ambush=True)
    state.wounded[member(state, "korgo")] = 1
    send(state, "region_a", 1, "korgo", force=1, laid=("steal_F2",))
    send(state, "region_a", 2, "tortock", force=3)
    adventure(state)
    play(state, "0: reveal\n0: target 2\nchance: roll 6 6 6 6\n0: defend 0")
    assert dead(state) == ["korgo"]
    play(state, faces(4))
    assert dice_asked(state) == 1, "nothing comes back to tortock"


@pytest.mark.rule("ML-352", "ML-312", "ML-118", "ML-185")
def test_puargh_captures_at_the_lower_gates_with_talent_loot_and_the_guards_gold() -> None:
    state = field(beast="", land="kale")
    hire(state, 0, "puargh")
    loot(state, 0, "glory_capture_3")
    monster(state, 2, "trons")
    panic(state, "tavern")
    e = send(state, "gates", 2, "puargh", force=2, laid=("M_plus_1",))
    state.purse[e] = 5
    adventure(state)
    play(state, faces(6) + "\n0: roll\nchance: roll 5 5")
    if not told(state, "captured"):
        play(state, "0: capture")
    play(state, "0: loot glory_capture_3")
    assert state.glory[0] == 5 + 3 + 1 + 3
    until_turn(state, 2)
    assert state.gold[0] == 7 + 5 + 5 - 2 * 2
    assert sum(state.panic) == 0


@pytest.mark.rule("ML-326", "ML-157", "ML-169", "ML-172")
def test_a_captured_sporus_strikes_nobody_any_more_and_the_wounded_conquers() -> None:
    state = field(beast="sporus", land="kale")
    state.wounded[member(state, "purkas")] = 1
    send(state, "region_a", 1, "korgo", force=5, laid=("M_plus_1",))
    send(state, "region_a", 2, "purkas", force=2)
    adventure(state)
    play(state, faces(4) + "\nchance: roll 1\nchance: roll 1\n0: roll\nchance: roll 3 3 3 3 3")
    if not told(state, "captured"):
        play(state, "0: capture")
    assert dice_asked(state) == 2
    play(state, "chance: roll 6 6")
    assert told(state, "conquered")
    assert dead(state) == []


@pytest.mark.rule("ML-327", "ML-157", "ML-345")
def test_a_captured_korcko_deals_no_last_hit() -> None:
    state = field(beast="korcko", land="kale")
    state.wounded[member(state, "korgo")] = 1
    send(state, "region_a", 1, "korgo", force=3, laid=("M_plus_1",))
    adventure(state)
    play(state, faces(3) + "\n0: roll\nchance: roll 4 4 4")
    if not told(state, "captured"):
        play(state, "0: capture")
    until_turn(state, 2)
    assert dead(state) == []
    assert state.glory[0] == 5 + 3


@pytest.mark.rule("ML-370", "ML-172", "ML-170")
def test_naialas_three_points_for_a_kill_conquer_nothing() -> None:
    state = field(beast="", land="kale")
    hire(state, 0, "naiala")
    send(state, "region_a", 1, "naiala", magic=2)
    adventure(state)
    play(state, "chance: roll 5 5")
    no_more(state)
    assert told(state, "conquest-failed")[-1].data == {"seat": 0, "total": 10}


@pytest.mark.rule("ML-165", "ML-298", "ML-146")
def test_the_flat_trap_of_one_who_died_before_striking_adds_nothing_for_the_next() -> None:
    state = field(beast="turfus", land="kale")
    state.wounded[member(state, "korgo")] = 1
    send(state, "region_a", 1, "korgo", force=1, laid=("T_plus_8",))
    send(state, "region_a", 2, "tortock", force=4)
    adventure(state)
    play(state, "chance: roll 6 6 6 6\n0: defend 0\n" + faces(4) + "\nchance: roll 4 4 4 4")
    assert dead(state) == ["korgo"]
    assert last_total(state) == 16
    assert not told(state, "killed")


@pytest.mark.rule("ML-180", "ML-178", "ML-132")
def test_loot_taken_in_region_a_is_replaced_before_the_losers_of_region_b_choose() -> None:
    state = field(3, "turfus", "kale")
    monster(state, 1, "krushus")
    spoils(state, "gold12", "gold10", "trophy_3", "F_plus_2")
    send(state, "region_a", 3, "korgo", force=1)
    send(state, "region_a", 4, "tortock", force=1)
    send(state, "region_b", 4, "nuduru", force=1)
    adventure(state)
    for _ in range(2):
        play(state, faces(4) + "\nchance: roll 1")
        no_more(state)
    play(state, "0: take gold12\n1: take gold10\nchance: draw gold6_def_potion free_recruit")
    play(state, faces(dice_asked(state)) + "\nchance: roll 1")
    no_more(state)
    assert asked(state) == (2, "loot")
    assert len(options(state)) == 4


@pytest.mark.rule("ML-360", "ML-238", "ML-383")
def test_ginova_alone_at_the_gates_has_nobody_to_turn_a_die_on() -> None:
    state = field(beast="turfus", land="kale")
    hire(state, 0, "ginova")
    monster(state, 2, "krushus")
    send(state, "region_a", 4, "korgo", force=1)
    send(state, "gates", 1, "ginova", force=1)
    spoils(state, "gold12", "gold10", "trophy_3", "F_plus_2")
    adventure(state)
    play(state, faces(4) + "\nchance: roll 1")
    no_more(state)
    play(state, "0: take gold12\nchance: draw free_recruit")
    assert dice_asked(state) == 4, "who fights in a region is not beside her"
