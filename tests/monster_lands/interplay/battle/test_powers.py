"""Where powers of monsters meet deaths, rewards, loot, equipment, conquests and the ground at the Gates."""

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
    monster,
    options,
    region,
    seated,
    send,
    traps,
)
from tests.monster_lands.scenes import dead, dice_asked, faces, field, last_total, no_more, until, until_turn
from tests.tools import play, told


@pytest.mark.rule("ML-326", "ML-136", "ML-165", "ML-146")
def test_the_extra_die_of_sporus_kills_the_one_it_attacks_before_it_can_strike() -> None:
    state = field(beast="sporus")
    state.wounded[member(state, "korgo")] = 1
    send(state, "region_a", 3, "korgo", force=3)
    send(state, "region_a", 4, "tortock", force=1)
    adventure(state)
    play(state, "chance: roll 1 1 1 1\nchance: roll 6")
    assert dead(state) == ["korgo"]
    play(state, "chance: roll 1")
    assert asked(state) == (-1, "attack"), "korgo never strikes: it is tortock's turn"
    play(state, "chance: roll 1 1 1 1\nchance: roll 1\nchance: roll 5")
    assert last_total(state) == 5, "the dead left no damage"


@pytest.mark.rule("ML-326", "ML-147", "ML-163", "ML-148")
def test_who_has_struck_sporus_and_dies_of_its_next_extra_die_leaves_its_damage() -> None:
    state = field(beast="sporus")
    state.wounded[member(state, "korgo")] = 1
    send(state, "region_a", 3, "korgo", force=3)
    send(state, "region_a", 4, "tortock", force=2)
    adventure(state)
    play(state, "chance: roll 1 1 1 1\nchance: roll 1\nchance: roll 1\nchance: roll 6 6 5")
    play(state, "chance: roll 1 1 1 1\nchance: roll 6")
    assert dead(state) == ["korgo"]
    assert state.glory[0] == 5 + 1
    play(state, "chance: roll 1\nchance: roll 3 1")
    assert last_total(state) == 17 + 4
    assert told(state, "killed")


@pytest.mark.rule("ML-364", "ML-327", "ML-345", "ML-145")
def test_lusaras_potions_for_korcko_are_at_home_when_its_last_hit_comes() -> None:
    state = field(beast="korcko")
    hire(state, 0, "lusara")
    state.wounded[member(state, "lusara")] = 1
    send(state, "region_a", 1, "lusara", force=3)
    adventure(state)
    play(state, "chance: roll 1 1 1\nchance: roll 6 6 6")
    if asked(state) == (0, "defend"):
        play(state, "0: defend 0")
    assert dead(state) == ["lusara"], "what she has won is not on her token"
    assert state.potion[0] == 2
    assert state.glory[0] == 5 + 5 + 2


@pytest.mark.rule("ML-311", "ML-345", "ML-336", "ML-315")
def test_loot_celebrates_a_kill_before_krunn_strikes_its_last() -> None:
    state = field(beast="krunn", land="kale")
    loot(state, 0, "glory_kill_4")
    state.wounded[member(state, "korgo")] = 1
    send(state, "region_a", 4, "korgo", force=5)
    adventure(state)
    play(state, "chance: roll 1 1 1 1\n" + faces(5, 6))
    assert asked(state)[0] == 0
    assert dead(state) == []
    play(state, "0: loot glory_kill_4")
    assert dead(state) == ["korgo"]
    assert state.glory[0] == 5 + 6 + 4 + 1


@pytest.mark.rule("ML-335", "ML-172", "ML-351", "ML-169")
def test_moldo_weakens_no_die_of_the_conquest_after_it() -> None:
    state = field(beast="moldo", land="thaklan")
    hire(state, 1, "taroa")
    send(state, "region_a", 1, "korgo", force=4, laid=("T_plus_4",))
    send(state, "region_a", 2, "taroa", force=2)
    adventure(state)
    play(state, "chance: roll 1 1 1 1\n0: roll\nchance: roll 6 6 6 6")
    assert told(state, "killed"), "4 and four times 5 is 24"
    play(state, "chance: roll 6 5")
    assert told(state, "conquered")[-1].data["seat"] == 1, "7 and 6 is 13"  # type: ignore[index]


@pytest.mark.rule("ML-344", "ML-388", "ML-172", "ML-392")
def test_a_weapon_that_is_no_use_against_caribdis_conquers_its_region() -> None:
    state = field(beast="caribdis", land="kale")
    equip(state, "korgo", "slyzor")
    equip(state, "tortock", "pugnor")
    send(state, "region_a", 1, "korgo", force=6)
    send(state, "region_a", 2, "purkas", force=6)
    send(state, "region_a", 3, "tortock", force=2)
    adventure(state)
    play(state, faces(5) + "\n" + faces(6, 4))
    assert last_total(state) == 24, "no +1 of slyzor"
    play(state, faces(5) + "\n" + faces(6))
    assert last_total(state) == 30
    play(state, "chance: roll 5 5")
    assert told(state, "conquered")[-1].data["seat"] == 1, "pugnor's +1 on both makes 12"  # type: ignore[index]


@pytest.mark.rule("ML-328", "ML-115", "ML-155", "ML-189")
def test_venoms_that_gator_makes_useless_come_home_both_of_them() -> None:
    state = field(beast="gator", tile="E1-b", land="kale")
    e = send(state, "region_a", 3, "korgo", force=1, venoms=2, potions=1)
    adventure(state)
    play(state, "chance: roll 6 1 1 1")
    assert state.wounded[member(state, "korgo")], "no potion either"
    play(state, "chance: roll 5")
    assert asked(state)[1] != "venom"
    assert told(state, "strike-failed")[-1].data == {"seat": 0, "damage": 5}
    assert state.venoms[e] == 2
    until_turn(state, 2)
    assert (state.venom[0], state.potion[0]) == (2, 1)


@pytest.mark.rule("ML-155", "ML-165", "ML-163", "ML-115")
def test_two_venoms_spent_in_vain_serve_the_one_who_strikes_next() -> None:
    state = field(beast="snailer", tile="E1-b", land="kale")
    send(state, "region_a", 3, "korgo", force=1, venoms=2)
    send(state, "region_a", 4, "tortock", force=2)
    adventure(state)
    play(state, "chance: roll 1 1 1\nchance: roll 1\n0: venom\n0: venom")
    assert told(state, "strike-failed")[-1].data == {"seat": 0, "damage": 5}
    play(state, "chance: roll 1 1 1\nchance: roll 6 5")
    assert told(state, "killed")[-1].data["seat"] == 1  # type: ignore[index]


@pytest.mark.rule("ML-370", "ML-162", "ML-165", "ML-314")
def test_what_naiala_and_loot_add_to_a_kill_is_not_carried_when_it_fails() -> None:
    state = field(beast="turfus", land="kale")
    hire(state, 0, "naiala")
    loot(state, 0, "kill_plus_6")
    send(state, "region_a", 3, "naiala", force=2)
    send(state, "region_a", 4, "tortock", force=1)
    adventure(state)
    play(state, "chance: roll 1 1 1 1\nchance: roll 6 6")
    if asked(state)[0] == 0 and "loot kill_plus_6" in options(state):
        play(state, "0: loot kill_plus_6")
    no_more(state)
    assert told(state, "strike-failed")[-1].data == {"seat": 0, "damage": 12}, "12 and 3 and 6 is 21 of 23"
    play(state, "chance: roll 1 1 1 1\nchance: roll 6")
    assert last_total(state) == 18


@pytest.mark.rule("ML-356", "ML-162", "ML-157", "ML-160")
def test_tortocks_bonus_never_turns_a_capture_into_a_kill() -> None:
    for face, beaten in ((4, False), (5, True), (6, True)):
        state = field(beast="sckon", land="kale")
        send(state, "region_a", 4, "tortock", force=2, laid=("T_plus_4",))
        adventure(state)
        play(state, f"chance: roll 1 1 1\n1: roll\nchance: roll 1 {face}")
        if "capture" in (options(state) if asked(state)[0] >= 0 else []):
            play(state, "1: capture")
        assert bool(told(state, "captured")) == beaten, "4 + 6 + 1 is 11, 4 + 7 is 11 and stays below 12"
        assert told(state, "killed") == []


@pytest.mark.rule("ML-370", "ML-162", "ML-161", "ML-157")
def test_naiala_with_a_trap_chooses_between_the_capture_and_the_kill_her_talent_makes() -> None:
    for answer in ("capture", "kill"):
        state = field(beast="snailer", land="kale")
        hire(state, 0, "naiala")
        send(state, "region_a", 4, "naiala", force=2, laid=("T_plus_4",))
        adventure(state)
        play(state, "chance: roll 1 1 1\n0: roll\nchance: roll 6 3")
        assert {"capture", "kill"} <= set(options(state)), "13 and 3 is 16"
        play(state, f"0: {answer}")
        assert bool(told(state, "killed")) == (answer == "kill")
        assert state.glory[0] == 5 + (4 if answer == "kill" else 3)


@pytest.mark.rule("ML-349", "ML-062", "ML-146")
def test_when_dalina_dies_in_battle_her_clan_gives_up_traps_at_once() -> None:
    state = field(beast="turfus")
    hire(state, 0, "dalina")
    traps(state, 0, "F1", "F1", "F1", "F2", "M1", "M1", "M2")
    send(state, "region_a", 3, "dalina", force=1)
    send(state, "region_a", 4, "tortock", force=1)
    adventure(state)
    play(state, "chance: roll 6 6 1 1")
    assert dead(state) == ["dalina"]
    assert asked(state) == (0, "overflow")
    play(state, f"0: {options(state)[0]}\n0: {options(state)[0]}")
    assert len(state.traps[0]) == 5
    assert asked(state) == (-1, "attack")


@pytest.mark.rule("ML-354", "ML-390", "ML-118", "ML-144")
def test_at_the_upper_gates_wondou_noxx_guards_and_a_token_cancel_six_hits() -> None:
    state = seated(difficulty="legendary")
    monster(state, 2, "snagus")
    hire(state, 0, "wondou")
    equip(state, "wondou", "noxx")
    state.wounded[member(state, "wondou")] = 1
    send(state, "gates", 1, "wondou", force=1, defence=1)
    adventure(state)
    assert dice_asked(state) == 5 + 1
    play(state, "chance: roll 6 6 6 6 6 1")
    assert options(state)[-1] == "defend 6", "five dice and the automatic hit"
    play(state, "0: defend 6")
    assert dead(state) == []


@pytest.mark.rule("ML-358", "ML-183", "ML-376")
@pytest.mark.parametrize(("beast", "helped"), [("krushus", True), ("krinx", False)])
def test_at_the_gates_parsas_knows_the_monsters_of_water_though_no_ground_helps_them(beast: str, helped: bool) -> None:
    state = field(beast="turfus", land="kyzhul")
    monster(state, 2, beast)
    hire(state, 0, "parsas")
    send(state, "gates", 2, "parsas", force=1)
    adventure(state)
    n = {"krushus": 4, "krinx": 2}[beast]
    assert dice_asked(state) == n
    play(state, faces(n, 6))
    assert options(state)[-1] == ("defend 2" if helped else "defend 1"), "one guard, and perhaps the talent"


@pytest.mark.rule("ML-325", "ML-137", "ML-223", "ML-141")
def test_affinity_power_and_track_add_up_and_magic_takes_them_all_away() -> None:
    state = field(beast="snailer", land="thaklan", difficulty="legendary")
    state.turn = 4
    send(state, "region_a", 3, "korgo", magic=6, laid=("M1",))
    adventure(state)
    play(state, "0: shield 7")
    assert asked(state) == (0, "loot"), "3 and 2 and 2 is 7: nothing strikes korgo, who has nothing left to strike with"
    assert not state.wounded[member(state, "korgo")]


@pytest.mark.rule("ML-334", "ML-192", "ML-194", "ML-191")
def test_an_escaped_sandor_outstays_its_equal_from_region_b() -> None:
    state = field(3, "sandor", "yuha")
    monster(state, 1, "warkors")
    region(state, 1, "kale")
    expeditions(state, 1, "E2-a")
    send(state, "region_a", 1, "korgo", force=3, laid=("T_plus_4",))
    adventure(state)
    play(state, "chance: roll 1 1 1 1\n0: roll\nchance: roll 4 4 4")
    until(state, "deploy")
    assert state.cat.monster_ids[state.monsters[2]] == "sandor", "both have 4 dice and 21"
    assert state.cat.monster_index["warkors"] in state.monster_discard
    assert sum(state.panic) == 1


@pytest.mark.rule("ML-334", "ML-185", "ML-346", "ML-193")
def test_gates_freed_from_one_monster_fall_to_the_sandor_that_escaped_in_the_same_turn() -> None:
    state = field(beast="sandor", land="yuha")
    monster(state, 2, "krushus")
    state.panic_pile.remove(0)
    state.panic[0] = 1
    send(state, "region_a", 1, "korgo", force=3, laid=("T_plus_4",))
    send(state, "gates", 1, "tortock", force=5)
    adventure(state)
    play(state, "chance: roll 1 1 1 1\n0: roll\nchance: roll 4 4 4")
    play(state, faces(4) + "\n" + faces(5, 6))
    assert told(state, "killed")[-1].data["seat"] == 1  # type: ignore[index]
    assert sum(state.panic) == 0
    until(state, "deploy")
    assert state.cat.monster_ids[state.monsters[2]] == "sandor"
    assert sum(state.panic) == 1


@pytest.mark.rule("ML-331", "ML-192", "ML-193")
def test_a_stronger_monster_that_drives_krinx_from_the_gates_spreads_one_panic_only() -> None:
    state = field(beast="snailer", land="yuha")
    monster(state, 2, "krinx")
    adventure(state)
    until(state, "deploy")
    assert state.cat.monster_ids[state.monsters[2]] == "snailer"
    assert sum(state.panic) == 1


@pytest.mark.rule("ML-118", "ML-186", "ML-189", "ML-185")
def test_at_the_lower_gates_who_does_not_get_to_fight_brings_the_guards_gold_home_and_no_loot() -> None:
    state = seated()
    monster(state, 0, "")
    monster(state, 2, "krushus")
    send(state, "gates", 1, "korgo", force=5)
    e = send(state, "gates", 2, "tortock", force=1)
    state.purse[e] = 5
    state.gold[1] = 0
    adventure(state)
    play(state, faces(4) + "\n" + faces(5, 6))
    until(state, "deploy")
    assert state.loot == [[], []]
    assert state.gold[1] == 5 - 1


@pytest.mark.rule("ML-343", "ML-198", "ML-076")
def test_glory_that_abysur_takes_lowers_the_wages_of_the_same_turn() -> None:
    state = field(beast="abysur", land="kale")
    hire(state, 0, "drapis")
    state.glory[0], state.gold[0] = 11, 9
    send(state, "region_a", 4, "korgo", force=1)
    adventure(state)
    play(state, "chance: roll 6 1 1 1 1\nchance: roll 1")
    until_turn(state, 2)
    assert state.glory[0] == 10
    assert state.gold[0] == 9 - 2, "korgo and drapis cost 1 each, and the list's gold was not laid"


@pytest.mark.rule("ML-154", "ML-158", "ML-162", "ML-370")
@pytest.mark.parametrize("mine", ["", "reroll_FM_4", "kill_plus_6"])
def test_a_kill_by_naialas_talent_is_not_asked_about_where_nothing_could_be_captured(mine: str) -> None:
    state = field(beast="abysur", land="kale")
    hire(state, 0, "naiala")
    if mine:
        loot(state, 0, mine)
    e = send(state, "region_a", 4, "naiala", force=4, venoms=1)
    adventure(state)
    play(state, faces(5) + "\nchance: roll 6 6 6 1")
    assert told(state, "killed"), "19 and 3 is 22: her talent is no choice, and there is no trap"
    assert state.venoms[e] + state.venom[0] == 1
    assert len(state.loot[0]) == bool(mine)
