"""Where rules of Conquest of Nerath meet: what a die is worth when several cards and treasures have a say in it.
Card attacks know no better numbers; who strikes first is asked in every step; wounded Dragons may be hit again."""

from __future__ import annotations

import pytest

from tests.nerath.cards import draw_phase, offered, opens, script, to_ask, to_roll
from tests.nerath.interplay.phases import close, sound
from tests.nerath.positions import (
    answer,
    attack,
    board,
    count,
    hand,
    holder,
    lay,
    options,
    put,
    roll,
    ship,
    war,
)


@pytest.mark.rule("CN-504", "CN-510", "CN-466")
def test_under_a_fair_wind_the_surge_leaves_the_fives_of_ships_alone() -> None:
    table = board()
    hand(table, "vailin", "favorable_winds", "primal_surge")
    script(draw_phase(table, "vailin"), "play favorable_winds")
    attack(close(table), "vailin", "corsair_sea", warship=2)
    put(table, "karkoth", "corsair_sea", warship=3)
    script(war(table, "vailin"), (5, 4), (1, 1, 1), "play primal_surge")
    assert to_roll(table) == (8,), "a five is a hit"
    roll(table, 5)
    assert count(table, "karkoth", "corsair_sea") == {"warship": 1}


@pytest.mark.rule("CN-504", "CN-499", "CN-456")
def test_a_fair_wind_does_not_help_the_guns_of_a_blockade() -> None:
    table = board()
    hand(table, "vailin", "favorable_winds", "blockade")
    put(table, "vailin", "corsair_sea", warship=2)
    put(table, "karkoth", "skalgard", footsoldier=2)
    script(draw_phase(table, "vailin"), "play favorable_winds")
    opens(close(table), "vailin", "movement", "phase_end")
    script(table, "play blockade", (5, 6))
    assert count(table, "karkoth", "skalgard") == {"footsoldier": 1}


@pytest.mark.rule("CN-572", "CN-582", "CN-499", "CN-005")
def test_neither_ointment_nor_rod_answers_a_blockade_in_the_turn_of_another() -> None:
    table = board()
    table.gold[0] = 3
    lay(table, "karkoth", "keoghtoms_ointment", "rod_of_resurrection")
    hand(table, "vailin", "blockade")
    put(table, "vailin", "corsair_sea", warship=1)
    put(table, "karkoth", "skalgard", fighter=1)
    opens(table, "vailin", "movement", "phase_end")
    script(table, "play blockade", (8,))
    assert not offered(table, "use keoghtoms_ointment")
    assert not offered(table, "use rod_of_resurrection")
    assert (count(table, "karkoth", "skalgard"), table.gold[0]) == ({}, 3)


@pytest.mark.rule("CN-583", "CN-510", "CN-472")
def test_the_surge_rolls_a_last_attack_that_missed_again() -> None:
    table = board()
    lay(table, "vailin", "staff_of_the_magi")
    hand(table, "vailin", "primal_surge")
    attack(table, "karkoth", "walking_wood", monster=2)
    put(table, "vailin", "walking_wood", wizard=1, footsoldier=1)
    script(war(table), (10,), (12,), (1,), "lose wizard", (3,), "play primal_surge")
    assert to_roll(table) == (20,), "the die of the Wizard; those of the step are settled"
    roll(table, 20)
    assert count(table, "karkoth", "walking_wood") == {}
    assert holder(table, "walking_wood") == "vailin"


@pytest.mark.rule("CN-205", "CN-206", "CN-172", "CN-207")
def test_in_a_later_round_a_wounded_dragon_may_be_given_up_or_spared() -> None:
    table = board()
    attack(table, "karkoth", "walking_wood", dragon=1, footsoldier=1)
    put(table, "vailin", "walking_wood", monster=2)
    script(war(table), (1, 1), (12, 1), "lose dragon", "continue", (1, 1), (12, 1))
    assert to_ask(table) == ("casualties", ["lose footsoldier", "lose_wounded dragon"])
    answer(table, "lose footsoldier")
    script(table, "retreat", "to ashen_march")
    assert count(table, "karkoth", "ashen_march") == {"dragon": 1}
    attack(close(table), "vailin", "ashen_march", monster=1)
    script(war(table, "vailin"), (12,), (1,))
    assert count(table, "karkoth", "ashen_march") == {"dragon": 1}, "whole again: the first hit of a new battle"


@pytest.mark.rule("CN-542", "CN-470", "CN-175", "CN-291")
def test_three_hits_are_enough_for_a_poisoned_dragon_and_two_others() -> None:
    table = board()
    hand(table, "nerath", "dragon_lore")
    attack(table, "karkoth", "winterbole_forest", dragon=1, footsoldier=2)
    put(table, "nerath", "winterbole_forest", footsoldier=3)
    script(war(table), "play dragon_lore", (1, 1, 1), (6, 6, 6))
    assert to_ask(table) == ("", []), "nothing to choose"
    assert count(table, "karkoth", "winterbole_forest") == {}


@pytest.mark.rule("CN-494", "CN-583", "CN-177")
def test_a_loss_to_a_last_attack_counts_for_the_taint_of_that_round() -> None:
    table = board()
    lay(table, "vailin", "staff_of_the_magi")
    hand(table, "karkoth", "umbral_taint")
    attack(table, "karkoth", "walking_wood", monster=3)
    put(table, "vailin", "walking_wood", wizard=1, footsoldier=2)
    script(war(table), (1,), (12, 1, 1), (6, 1), "lose wizard")
    assert to_roll(table) == (20,)
    roll(table, 20)
    assert count(table, "karkoth", "walking_wood") == {"monster": 1}
    script(table, "play umbral_taint", "continue", (5,), (1, 1))
    assert count(table, "vailin", "walking_wood") == {"footsoldier": 1}


@pytest.mark.rule("CN-519", "CN-217", "CN-095")
def test_engines_in_the_hold_bombard_nobody() -> None:
    table = board()
    hand(table, "iron_circle", "bombardment")
    ship(table, "iron_circle", "iron_sound", siege_engine=2)
    put(table, "nerath", "iron_sound", warship=1)
    war(table, "iron_circle")
    assert not offered(table, "play bombardment")
    assert to_roll(table) == (8,)


@pytest.mark.rule("CN-519", "CN-569", "CN-263")
def test_a_horn_that_fells_the_only_engine_makes_a_round_without_dice() -> None:
    table = board()
    hand(table, "iron_circle", "bombardment")
    lay(table, "nerath", "horn_of_blasting")
    attack(table, "iron_circle", "sarthel", siege_engine=1, footsoldier=1)
    put(table, "nerath", "sarthel", castle=1, footsoldier=1)
    script(war(table, "iron_circle"), "play bombardment", "lose siege_engine")
    assert to_ask(table) == ("continue", ["continue", "retreat"])
    answer(table, "continue")
    assert to_roll(table) == (6,), "in round two all fight again"


@pytest.mark.rule("CN-578", "CN-219", "CN-216")
def test_a_shield_aboard_blunts_a_wizard_aboard() -> None:
    table = board()
    lay(table, "vailin", "reflected_shield")
    ship(table, "vailin", "corsair_sea", fighter=1)
    ship(table, "karkoth", "corsair_sea", wizard=1)
    war(table)
    assert sorted(to_roll(table)) == [8, 10], "Wizard and Warship together"


@pytest.mark.rule("CN-578", "CN-549", "CN-171")
def test_a_missile_that_a_shield_delays_meets_an_answer() -> None:
    table = board()
    lay(table, "iron_circle", "reflected_shield")
    hand(table, "nerath", "magic_missile")
    attack(table, "nerath", "goblin_steppes", wizard=1)
    put(table, "iron_circle", "goblin_steppes", fighter=1)
    script(war(table, "nerath"), "play magic_missile")
    assert to_roll(table) == (10,), "the Fighter rolls although it is hit"
    roll(table, 10)
    assert to_ask(table) == ("", [])
    assert count(table, "nerath", "goblin_steppes") == count(table, "iron_circle", "goblin_steppes") == {}
    assert holder(table, "goblin_steppes") == "iron_circle"


@pytest.mark.rule("CN-512", "CN-578", "CN-196")
def test_enraged_fighters_behind_a_shield_strike_before_the_wizard() -> None:
    table = board()
    lay(table, "vailin", "reflected_shield")
    hand(table, "vailin", "rage")
    attack(table, "karkoth", "walking_wood", wizard=1)
    put(table, "vailin", "walking_wood", fighter=1)
    script(war(table), "play rage", (6,))
    assert to_ask(table) == ("", [])
    assert count(table, "vailin", "walking_wood") == {"fighter": 1}
    assert count(table, "karkoth", "walking_wood") == {}


@pytest.mark.rule("CN-497", "CN-578", "CN-196")
def test_a_shield_falls_with_the_fighter_that_withers() -> None:
    table = board()
    lay(table, "vailin", "reflected_shield")
    hand(table, "karkoth", "withering_grasp")
    attack(table, "karkoth", "walking_wood", wizard=1, fighter=1)
    put(table, "vailin", "walking_wood", fighter=1)
    script(war(table), "play withering_grasp")
    assert to_roll(table) == (10,), "the Wizard alone strikes first"
    roll(table, 6)
    assert holder(table, "walking_wood") == "karkoth"


@pytest.mark.rule("CN-516", "CN-561", "CN-437", "CN-204")
def test_a_summoned_elemental_strikes_first_with_the_censer() -> None:
    table = board()
    lay(table, "vailin", "censer_of_controlling_air_elementals")
    hand(table, "vailin", "summon_storm_elemental")
    put(table, "vailin", "walking_wood", footsoldier=1)
    attack(table, "karkoth", "walking_wood", footsoldier=1)
    script(war(table), "play summon_storm_elemental")
    assert to_roll(table) == (8,), "one die on land"
    roll(table, 8)
    assert to_ask(table) == ("", [])
    assert count(table, "vailin", "walking_wood") == {"footsoldier": 1, "storm_elemental": 1}


@pytest.mark.rule("CN-480", "CN-559", "CN-471")
def test_a_cloud_cancels_one_of_the_two_hits_of_a_black_skull() -> None:
    table = board()
    lay(table, "vailin", "black_skull_sapphire")
    hand(table, "karkoth", "cloud_of_darkness")
    attack(table, "vailin", "ashen_march", monster=1)
    put(table, "karkoth", "ashen_march", dragon=1, footsoldier=2)
    script(war(table, "vailin"), "play cloud_of_darkness", (10,), (1, 1, 1))
    script(table, "apply cloud_of_darkness", "lose footsoldier")
    assert count(table, "karkoth", "ashen_march") == {"dragon": 1, "footsoldier": 1}


@pytest.mark.rule("CN-481", "CN-199", "CN-291")
def test_a_wizard_strikes_while_the_doom_creeps_up_on_it() -> None:
    table = board()
    hand(table, "karkoth", "creeping_doom")
    attack(table, "karkoth", "walking_wood", footsoldier=1)
    put(table, "vailin", "walking_wood", wizard=1)
    script(war(table), "play creeping_doom")
    assert to_roll(table) == (10,)
    roll(table, 6)
    assert to_ask(table) == ("", [])
    assert count(table, "karkoth", "walking_wood") == count(table, "vailin", "walking_wood") == {}
    assert holder(table, "walking_wood") == "vailin"


@pytest.mark.rule("CN-580", "CN-581", "CN-471")
def test_a_ten_that_the_ring_turned_up_counts_twice_with_the_robe() -> None:
    table = board()
    lay(table, "karkoth", "ring_of_wizardry", "robe_of_the_archmage")
    attack(table, "karkoth", "walking_wood", wizard=1)
    put(table, "vailin", "walking_wood", footsoldier=3)
    script(war(table), (1,), "use ring_of_wizardry", (10,))
    assert count(table, "vailin", "walking_wood") == {"footsoldier": 1}
    assert sound(table)


@pytest.mark.rule("CN-506", "CN-575", "CN-471")
def test_the_orb_doubles_the_dragons_own_fifteen_and_no_die_of_its_breath() -> None:
    table = board()
    lay(table, "vailin", "orb_of_dragonkind")
    hand(table, "vailin", "fire_breath_vailin")
    attack(table, "vailin", "ashen_march", dragon=1)
    put(table, "karkoth", "ashen_march", footsoldier=6)
    script(war(table, "vailin"), "play fire_breath_vailin")
    assert to_roll(table) == (20, 10, 10, 10, 10)
    script(table, (15, 10, 10, 5, 5), (1,) * 6)
    assert count(table, "karkoth", "ashen_march") == {"footsoldier": 2}
    assert "retreat" in options(table)
