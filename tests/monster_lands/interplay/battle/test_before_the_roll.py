"""Where what others left behind meets traps, talents and tokens before a single die is rolled."""

from __future__ import annotations

import pytest

from tests.monster_lands.positions import (
    adventure,
    asked,
    equip,
    hire,
    loot,
    member,
    monster,
    options,
    send,
)
from tests.monster_lands.scenes import dead, dice_asked, faces, field, last_total, no_more, until
from tests.tools import play, told


@pytest.mark.rule("ML-160", "ML-163", "ML-161", "ML-157")
def test_who_finds_the_monster_hurt_enough_captures_it_without_rolling_a_die() -> None:
    state = field(beast="snailer", land="kale")
    send(state, "region_a", 1, "tortock", force=3)
    e = send(state, "region_a", 2, "korgo", force=2, laid=("F_plus_1",))
    adventure(state)
    play(state, faces(3) + "\nchance: roll 4 4 3\n" + faces(3))
    assert asked(state)[0] == 0
    assert "capture" in options(state), "eleven of ten lie there already"
    play(state, "0: capture")
    assert told(state, "captured")
    assert (state.glory[0], state.gold[0]) == (5 + 3, 7 + 5)
    assert state.dice[0][e] == 0, "whoever took part takes the dice off"


@pytest.mark.rule("ML-162", "ML-154", "ML-298", "ML-163")
def test_a_flat_trap_is_no_choice_and_turns_a_capture_that_was_there_into_a_kill() -> None:
    state = field(beast="snailer", land="kale")
    send(state, "region_a", 1, "tortock", force=3)
    send(state, "region_a", 2, "korgo", force=2, laid=("T_plus_8",))
    adventure(state)
    play(state, faces(3) + "\nchance: roll 3 3 2\n" + faces(3))
    assert told(state, "killed"), "8 and 8 are the 16 of snailer"
    assert not told(state, "captured")
    assert state.trophies[0] == [state.cat.monster_index["snailer"]]


@pytest.mark.rule("ML-117", "ML-157", "ML-163", "ML-185")
def test_at_the_lower_gates_a_trap_alone_captures_what_the_upper_one_has_worn_down() -> None:
    state = field(beast="turfus")
    monster(state, 2, "krinx")
    send(state, "gates", 1, "tortock", force=3)
    send(state, "gates", 2, "korgo", laid=("M_plus_1",))
    adventure(state)
    play(state, faces(2) + "\nchance: roll 4 4 4\n" + faces(2))
    if asked(state)[0] == 0:
        play(state, "0: capture")
    assert told(state, "captured"), "twelve are enough, and there is no die to roll"
    assert state.cat.monster_index["krinx"] in state.monster_discard


@pytest.mark.rule("ML-165", "ML-372", "ML-382", "ML-162")
def test_torkos_three_points_do_not_pass_on_and_saruna_behind_him_needs_her_own() -> None:
    state = field(beast="snailer", land="kale")
    hire(state, 0, "torko", "saruna")
    send(state, "region_a", 1, "torko", force=1)
    send(state, "region_a", 2, "saruna", force=1)
    adventure(state)
    play(state, faces(3) + "\nchance: roll 6\n" + faces(3))
    assert asked(state) == (-1, "strike"), "six, and not nine: the only die is rolled"
    play(state, "chance: roll 4")
    assert told(state, "captured"), "six and four are ten, without any trap"


@pytest.mark.rule("ML-345", "ML-342", "ML-386", "ML-291")
def test_against_krushus_a_one_is_worth_nothing_and_mortis_makes_it_a_one_again() -> None:
    for gear, worth in (("", 0), ("mortis", 1)):
        state = field(beast="krushus", land="kale")
        if gear:
            equip(state, "korgo", gear)
        send(state, "region_a", 4, "korgo", force=1, magic=2)
        adventure(state)
        play(state, "0: shield 0\n" + faces(4) + "\nchance: roll 2 1 1")
        no_more(state)
        assert last_total(state) == 2 + 2 * worth


@pytest.mark.rule("ML-308", "ML-179", "ML-100")
def test_rerolls_of_a_token_opened_for_one_expedition_are_not_left_for_the_next() -> None:
    state = field(beast="turfus", land="kale")
    loot(state, 0, "reroll_FM_4")
    send(state, "region_a", 1, "korgo", force=1)
    send(state, "region_a", 2, "purkas", force=2)
    adventure(state)
    play(state, faces(4) + "\nchance: roll 1\n0: loot reroll_FM_4\n0: reroll force 1 reroll_FM_4\nchance: roll 2")
    no_more(state)
    play(state, faces(4) + "\nchance: roll 1 1")
    assert not [line for line in options(state) if line.startswith("reroll")] if asked(state)[0] == 0 else True
    assert state.loot_discard == [state.cat.loot_index["reroll_FM_4"]]


@pytest.mark.rule("ML-323", "ML-324", "ML-163", "ML-156")
def test_loot_that_lifts_force_lifts_one_expedition_and_not_that_of_the_comrade_behind() -> None:
    state = field(beast="turfus", land="kale")
    loot(state, 0, "F_plus_2")
    send(state, "region_a", 1, "korgo", force=2)
    send(state, "region_a", 2, "purkas", force=2)
    adventure(state)
    play(state, faces(4) + "\nchance: roll 1 1\n0: loot F_plus_2")
    no_more(state)
    play(state, faces(4) + "\nchance: roll 1 1")
    no_more(state)
    assert [event.data["damage"] for event in told(state, "strike-failed") if event.data] == [6, 6 + 2]


@pytest.mark.rule("ML-364", "ML-184", "ML-186", "ML-062")
def test_lusara_who_kills_at_the_gates_brings_two_potions_and_no_loot() -> None:
    state = field(beast="turfus")
    monster(state, 2, "trons")
    hire(state, 0, "lusara")
    state.potion[0] = 1
    send(state, "gates", 1, "lusara", force=4)
    adventure(state)
    play(state, faces(6) + "\nchance: roll 5 4 4 4")
    assert told(state, "killed")
    assert state.potion[0] == 3
    until(state, "deploy")
    assert state.loot[0] == []


@pytest.mark.rule("ML-329", "ML-163", "ML-157", "ML-161")
def test_turfus_worn_down_is_not_captured_by_one_trap_here_and_one_trap_there() -> None:
    state = field(beast="turfus", land="kale")
    send(state, "region_a", 1, "tortock", force=3, laid=("T_plus_6",))
    send(state, "region_a", 2, "korgo", force=2, laid=("M_plus_1",))
    adventure(state)
    play(state, faces(4) + "\nchance: roll 3 3 3")
    no_more(state)
    play(state, faces(4))
    assert asked(state)[0] == -1, "no capture to roll for: all dice at once"
    play(state, "chance: roll 1 1")
    no_more(state)
    assert not told(state, "captured")
    assert told(state, "strike-failed")[-1].data == {"seat": 0, "damage": 15 + 2}


@pytest.mark.rule("ML-141", "ML-386", "ML-366", "ML-291")
def test_magic_given_up_for_safety_is_missing_where_frunks_would_have_lifted_it() -> None:
    state = field(3, beast="turfus", land="kale")
    equip(state, "frunks", "mortis")
    send(state, "region_a", 1, "frunks", force=1, magic=3, laid=("M_plus_1",))
    adventure(state)
    play(state, "2: shield 2")
    assert dice_asked(state) == 2
    play(state, faces(2))
    play(state, "chance: roll 1 1")
    no_more(state)
    assert last_total(state) == 1 + (1 + 3), "one die of Magic is left"


@pytest.mark.rule("ML-326", "ML-164", "ML-148", "ML-170")
def test_who_waits_behind_dies_of_sporus_and_the_one_after_it_fights_on_with_the_damage() -> None:
    state = field(3, beast="sporus", land="kale")
    state.wounded[member(state, "tortock")] = 1
    send(state, "region_a", 1, "korgo", force=1)
    send(state, "region_a", 2, "tortock", force=2)
    send(state, "region_a", 4, "frunks", force=1)
    adventure(state)
    play(state, faces(4) + "\nchance: roll 1\nchance: roll 6\nchance: roll 1\nchance: roll 5")
    assert dead(state) == ["tortock"]
    assert state.glory[1] == 5 + 2
    play(state, faces(4) + "\nchance: roll 1\nchance: roll 1\nchance: roll 4")
    assert last_total(state) == 5 + 4


@pytest.mark.rule("ML-327", "ML-143", "ML-169", "ML-145")
def test_korckos_last_hit_is_no_die_that_magic_could_take_away_from_who_has_not_fought() -> None:
    state = field(beast="korcko", land="kale")
    send(state, "region_a", 1, "korgo", force=4)
    send(state, "region_a", 2, "tortock", force=1, magic=3, potions=1)
    adventure(state)
    play(state, faces(3) + "\nchance: roll 5 4 4 4")
    seen = []
    while asked(state)[0] >= 0 and asked(state)[1] in ("defend", "drink", "shield"):
        seen.append(asked(state))
        play(state, f"{asked(state)[0]}: {options(state)[-1]}")
    assert (1, "drink") in seen
    assert not [who for who, what in seen if what == "shield"]
    assert state.wounded[member(state, "tortock")] == 0
    assert dice_asked(state) == 4, "all dice are there for the conquest"


@pytest.mark.rule("ML-334", "ML-382", "ML-329", "ML-185")
def test_saruna_captures_sandor_at_the_gates_without_a_trap_and_it_is_gone() -> None:
    state = field(beast="turfus")
    monster(state, 2, "sandor")
    hire(state, 0, "saruna")
    send(state, "gates", 1, "saruna", force=3)
    adventure(state)
    play(state, faces(4) + "\n0: roll\nchance: roll 5 5 4")
    if not told(state, "captured"):
        play(state, "0: capture")
    assert state.cat.monster_index["sandor"] in state.monster_discard
    assert state.fugitives == []
    assert (state.glory[0], state.gold[0]) == (5 + 3, 7 + 6)
