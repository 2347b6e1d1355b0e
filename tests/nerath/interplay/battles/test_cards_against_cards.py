"""Where rules of Conquest of Nerath meet: cards of one battle that answer, strengthen or thwart each other.
Figures are decided from the rulebook; where it is silent, from the rulings."""

from __future__ import annotations

import pytest

from tests.nerath.cards import gold, offered, script, to_ask, to_roll
from tests.nerath.positions import (
    answer,
    attack,
    board,
    count,
    guard,
    hand,
    holder,
    lay,
    options,
    points,
    prompt,
    put,
    roll,
    ship,
    war,
)


@pytest.mark.rule("CN-519", "CN-481")
def test_creeping_doom_still_strikes_in_a_round_of_bombardment() -> None:
    table = board()
    hand(table, "iron_circle", "bombardment")
    hand(table, "karkoth", "creeping_doom")
    attack(table, "iron_circle", "skalgard", siege_engine=1, footsoldier=1)
    put(table, "karkoth", "skalgard", wizard=1, monster=1)
    script(war(table, "iron_circle"), "play bombardment", "play creeping_doom", "lose footsoldier")
    assert count(table, "iron_circle", "skalgard") == {"siege_engine": 1}
    assert to_roll(table) == (8, 8), "neither the Wizard nor the Monster rolls"
    script(table, (6, 1), "lose monster")
    assert to_roll(table) == (10,), "in round 2 the Wizard strikes first"


@pytest.mark.rule("CN-519", "CN-549")
def test_a_missile_waits_for_the_bombardment_to_end() -> None:
    table = board()
    hand(table, "iron_circle", "bombardment")
    hand(table, "nerath", "magic_missile")
    attack(table, "iron_circle", "sarthel", siege_engine=2)
    put(table, "nerath", "sarthel", wizard=1, footsoldier=1)
    script(war(table, "iron_circle"), "play bombardment")
    assert not offered(table, "play magic_missile"), "the Wizard does not attack in round 1"
    script(table, (1, 1, 1, 1), "continue", "play magic_missile")
    assert count(table, "iron_circle", "sarthel") == {"siege_engine": 1}, "a ten without any die"


@pytest.mark.rule("CN-519", "CN-498", "CN-204")
def test_arrows_fly_from_round_two_when_engines_bombard() -> None:
    table = board()
    hand(table, "iron_circle", "bombardment")
    hand(table, "vailin", "arrow_volley")
    attack(table, "iron_circle", "mistshade", siege_engine=1)
    put(table, "vailin", "mistshade", footsoldier=2)
    script(war(table, "iron_circle"), "play bombardment", "play arrow_volley")
    assert to_roll(table) == (8, 8)
    roll(table, 1, 1)
    assert to_roll(table) == (6, 6)
    roll(table, 6, 1)
    assert (holder(table, "mistshade"), count(table, "iron_circle", "mistshade")) == ("vailin", {})


@pytest.mark.rule("CN-578", "CN-481", "CN-200")
def test_a_wizard_blunted_by_a_fighter_that_falls_in_the_same_round_rolls_with_the_others() -> None:
    table = board()
    lay(table, "vailin", "reflected_shield")
    hand(table, "karkoth", "creeping_doom")
    attack(table, "karkoth", "walking_wood", wizard=1)
    put(table, "vailin", "walking_wood", fighter=1, footsoldier=2)
    script(war(table), "play creeping_doom", "lose fighter")
    assert to_roll(table) == (10,), "in the general step"
    roll(table, 6)
    assert to_roll(table) == (6, 6), "the hit comes after they have rolled"
    script(table, (1, 1), "continue")
    assert to_roll(table) == (10,)
    roll(table, 6)
    assert holder(table, "walking_wood") == "karkoth", "it struck first again: the last Footsoldier never rolled"


@pytest.mark.rule("CN-578", "CN-528", "CN-196")
def test_a_traitor_takes_the_shield_away_with_the_only_fighter() -> None:
    table = board()
    lay(table, "nerath", "reflected_shield")
    hand(table, "iron_circle", "infamous_traitor")
    attack(table, "iron_circle", "sarthel", wizard=1)
    put(table, "nerath", "sarthel", fighter=1, footsoldier=1)
    script(war(table, "iron_circle"), "play infamous_traitor")
    assert to_roll(table) == (10,), "the Wizard strikes first"
    roll(table, 6)
    assert holder(table, "sarthel") == "iron_circle"
    assert count(table, "iron_circle", "sarthel") == {"wizard": 1, "fighter": 1}


@pytest.mark.rule("CN-498", "CN-497", "CN-425")
def test_a_withered_fighter_shoots_with_the_footsoldiers() -> None:
    table = board()
    hand(table, "karkoth", "withering_grasp")
    hand(table, "vailin", "arrow_volley")
    attack(table, "karkoth", "walking_wood", fighter=2)
    put(table, "vailin", "walking_wood", fighter=1, footsoldier=1)
    script(war(table), "play withering_grasp", "play arrow_volley")
    assert to_roll(table) == (6, 6), "both are Footsoldiers with First Strike now"
    roll(table, 6, 6)
    assert count(table, "karkoth", "walking_wood") == {}


@pytest.mark.rule("CN-583", "CN-557", "CN-466")
def test_the_last_attack_of_a_staff_hits_on_five_under_a_warlord() -> None:
    table = board()
    lay(table, "nerath", "staff_of_the_magi")
    hand(table, "nerath", "veteran_warlord")
    put(table, "nerath", "sarthel", wizard=1, footsoldier=1)
    attack(table, "iron_circle", "sarthel", monster=2)
    script(war(table, "iron_circle"), "play veteran_warlord", (4,), (12, 1), (4,), "lose wizard")
    assert to_roll(table) == (20,)
    roll(table, 5)
    assert count(table, "iron_circle", "sarthel") == {"monster": 1}


@pytest.mark.rule("CN-583", "CN-291", "CN-290")
@pytest.mark.parametrize("staff", ["karkoth", "vailin"])
def test_a_last_attack_that_leaves_nobody_leaves_the_land_to_its_defender(staff: str) -> None:
    table = board()
    lay(table, staff, "staff_of_the_magi")
    attack(table, "vailin", "ashen_march", wizard=1)
    put(table, "karkoth", "ashen_march", wizard=1)
    script(war(table, "vailin"), *(((10,), (1,)) if staff == "karkoth" else ((1,), (10,))))
    assert to_roll(table) == (20,)
    roll(table, 20)
    assert count(table, "karkoth", "ashen_march") == count(table, "vailin", "ashen_march") == {}
    assert (holder(table, "ashen_march"), points(table, "vailin")) == ("karkoth", 0)


@pytest.mark.rule("CN-583", "CN-486", "CN-476")
def test_a_wizard_slain_by_a_dying_wizard_rises_as_a_lich() -> None:
    table = board()
    lay(table, "vailin", "staff_of_the_magi")
    hand(table, "karkoth", "lichdom")
    attack(table, "karkoth", "walking_wood", wizard=1)
    put(table, "vailin", "walking_wood", wizard=1, footsoldier=1)
    script(war(table), (10,), (1,), "lose wizard", (20,), "play lichdom")
    assert count(table, "karkoth", "walking_wood") == {}
    assert count(table, "karkoth", "karkothi_thronehold") == {"wizard": 1}
    assert count(table, "vailin", "walking_wood") == {"footsoldier": 1}


@pytest.mark.rule("CN-583", "CN-177")
def test_two_wizards_lost_in_one_step_both_make_their_last_attack() -> None:
    table = board()
    lay(table, "vailin", "staff_of_the_magi")
    attack(table, "karkoth", "walking_wood", monster=3)
    put(table, "vailin", "walking_wood", wizard=2, footsoldier=1)
    script(war(table), (1, 1), (12, 12, 1), (1,), "lose wizard", "lose wizard")
    assert to_roll(table) == (20,)
    roll(table, 6)
    assert to_roll(table) == (20,), "the second of them"
    roll(table, 6)
    assert count(table, "karkoth", "walking_wood") == {"monster": 1}


@pytest.mark.rule("CN-568", "CN-510", "CN-472")
def test_a_die_that_misses_again_by_one_card_may_be_rolled_again_by_another() -> None:
    table = board()
    lay(table, "vailin", "holy_avenger")
    hand(table, "vailin", "primal_surge")
    attack(table, "vailin", "ashen_march", fighter=1)
    put(table, "karkoth", "ashen_march", footsoldier=2)
    script(war(table, "vailin"), (1,), (1, 1), "use holy_avenger", (2,), "play primal_surge", (7,))
    assert count(table, "karkoth", "ashen_march") == {"footsoldier": 1}


@pytest.mark.rule("CN-549", "CN-545", "CN-580")
def test_the_ring_of_wizardry_rolls_a_missed_die_of_an_ice_storm_again() -> None:
    table = board()
    lay(table, "nerath", "ring_of_wizardry")
    hand(table, "nerath", "magic_missile", "ice_storm")
    attack(table, "nerath", "goblin_steppes", wizard=1)
    put(table, "iron_circle", "goblin_steppes", footsoldier=4)
    script(war(table, "nerath"), "play magic_missile", "play ice_storm")
    assert to_roll(table) == (12, 12), "the Wizard's own die is a ten"
    script(table, (1, 7), "use ring_of_wizardry")
    assert to_roll(table) == (12,)
    roll(table, 6)
    assert count(table, "iron_circle", "goblin_steppes") == {"footsoldier": 1}


@pytest.mark.rule("CN-587", "CN-539", "CN-471")
def test_a_healer_undoes_both_hits_of_one_vorpal_stroke() -> None:
    table = board()
    lay(table, "iron_circle", "vorpal_sword")
    hand(table, "nerath", "battlefield_healer")
    attack(table, "iron_circle", "sarthel", fighter=1, footsoldier=2)
    put(table, "nerath", "sarthel", footsoldier=4)
    script(war(table, "iron_circle"), (10, 6, 6), (1, 1, 1, 1), "play battlefield_healer")
    assert count(table, "nerath", "sarthel") == {"footsoldier": 3}, "four hits, three cancelled"


@pytest.mark.rule("CN-481", "CN-572", "CN-473")
def test_the_ointment_cancels_the_hit_of_creeping_doom() -> None:
    table = board()
    lay(table, "vailin", "keoghtoms_ointment")
    hand(table, "karkoth", "creeping_doom")
    attack(table, "vailin", "ashen_march", footsoldier=1)
    put(table, "karkoth", "ashen_march", footsoldier=1)
    script(war(table, "vailin"), "play creeping_doom")
    assert offered(table, "use keoghtoms_ointment")
    answer(table, "use keoghtoms_ointment")
    assert to_roll(table) == (6,), "the general step, with the Footsoldier alive"
    assert count(table, "vailin", "ashen_march") == {"footsoldier": 1}


@pytest.mark.rule("CN-481", "CN-539", "CN-473")
def test_a_healer_cancels_the_hit_of_creeping_doom_and_two_more_of_the_round() -> None:
    table = board()
    hand(table, "karkoth", "creeping_doom")
    hand(table, "nerath", "battlefield_healer")
    attack(table, "karkoth", "winterbole_forest", footsoldier=3)
    put(table, "nerath", "winterbole_forest", footsoldier=4)
    script(war(table), "play creeping_doom", "play battlefield_healer")
    assert count(table, "nerath", "winterbole_forest") == {"footsoldier": 4}
    script(table, (6, 6, 6), (1, 1, 1, 1), "apply battlefield_healer")
    assert count(table, "nerath", "winterbole_forest") == {"footsoldier": 3}


@pytest.mark.rule("CN-480", "CN-572", "CN-473")
def test_cloud_and_ointment_cancel_a_hit_each_in_one_step() -> None:
    table = board()
    lay(table, "karkoth", "keoghtoms_ointment")
    hand(table, "karkoth", "cloud_of_darkness")
    attack(table, "karkoth", "walking_wood", dragon=1, footsoldier=2)
    put(table, "vailin", "walking_wood", footsoldier=3)
    script(war(table), "play cloud_of_darkness", (1, 1, 1), (6, 6, 6))
    script(table, "apply cloud_of_darkness", "use keoghtoms_ointment", "lose footsoldier")
    assert count(table, "karkoth", "walking_wood") == {"dragon": 1, "footsoldier": 1}


@pytest.mark.rule("CN-483", "CN-522", "CN-206", "CN-482")
def test_two_poisons_of_allies_kill_a_dragon_before_the_dice_and_the_land_is_held() -> None:
    table = board("alliances")
    gold(table, karkoth=0, vailin=3)
    hand(table, "karkoth", "dragon_plague", "despoil")
    hand(table, "iron_circle", "dragonbane_poison")
    attack(table, "vailin", "ashen_march", dragon=1)
    put(table, "karkoth", "ashen_march", footsoldier=1)
    put(table, "iron_circle", "ashen_march", footsoldier=1)
    script(war(table, "vailin"), "play dragon_plague", "play dragonbane_poison")
    assert count(table, "vailin", "ashen_march") == {}
    script(table, "play despoil")
    assert (table.gold[0], table.gold[1]) == (1, 2), "a battle won in defence"
    assert to_ask(table) == ("", [])


@pytest.mark.rule("CN-528", "CN-190", "CN-320", "CN-191")
def test_a_traitor_who_was_the_only_defender_opens_the_land_without_a_battle() -> None:
    table = board()
    hand(table, "iron_circle", "infamous_traitor")
    attack(table, "iron_circle", "sarthel", monster=1)
    put(table, "nerath", "sarthel", fighter=1)
    script(war(table, "iron_circle"), "play infamous_traitor")
    assert to_ask(table) == ("", []), "no dice, no battle won, nobody runs amok"
    assert count(table, "iron_circle", "sarthel") == {"monster": 1, "fighter": 1}
    assert (holder(table, "sarthel"), points(table, "iron_circle")) == ("iron_circle", 1)


@pytest.mark.rule("CN-528", "CN-290", "CN-012")
def test_a_traitor_who_was_the_only_attacker_ends_the_attack() -> None:
    table = board()
    gold(table, nerath=5)
    lay(table, "nerath", "rod_of_resurrection")
    hand(table, "iron_circle", "infamous_traitor")
    attack(table, "nerath", "goblin_steppes", fighter=1)
    put(table, "iron_circle", "goblin_steppes", footsoldier=1)
    script(war(table, "nerath"), "play infamous_traitor")
    assert not offered(table, "use rod_of_resurrection"), "removed, not destroyed"
    assert to_ask(table) == ("", [])
    assert count(table, "iron_circle", "goblin_steppes") == {"footsoldier": 1, "fighter": 1}
    assert (holder(table, "goblin_steppes"), points(table, "nerath")) == ("iron_circle", 0)


@pytest.mark.rule("CN-569", "CN-526", "CN-210")
def test_a_fireball_does_not_count_a_castle_that_the_horn_has_silenced() -> None:
    table = board()
    lay(table, "iron_circle", "horn_of_blasting")
    hand(table, "iron_circle", "fireball")
    attack(table, "iron_circle", "sarthel", wizard=1)
    put(table, "nerath", "sarthel", castle=1, footsoldier=2)
    script(war(table, "iron_circle"), "lose castle", "play fireball")
    assert to_roll(table) == (10, 6, 6)


@pytest.mark.rule("CN-526", "CN-550", "CN-452")
def test_a_fireball_counts_the_militia_that_has_just_come() -> None:
    table = board()
    hand(table, "iron_circle", "fireball")
    hand(table, "nerath", "militia_defense")
    attack(table, "iron_circle", "sarthel", wizard=1)
    script(war(table, "iron_circle"), "play militia_defense", "play fireball")
    assert to_roll(table) == (10, 6, 6, 6)
    roll(table, 6, 6, 6, 6)
    assert (holder(table, "sarthel"), points(table, "iron_circle")) == ("iron_circle", 1)


@pytest.mark.rule("CN-525", "CN-560", "CN-587", "CN-568")
def test_the_die_of_a_fire_shield_strikes_first_doubles_and_may_be_rolled_again() -> None:
    table = board()
    lay(table, "iron_circle", "boots_of_speed", "vorpal_sword", "holy_avenger")
    hand(table, "iron_circle", "fire_shield")
    attack(table, "iron_circle", "sarthel", fighter=1)
    put(table, "nerath", "sarthel", footsoldier=4)
    script(war(table, "iron_circle"), "play fire_shield")
    assert to_roll(table) == (10, 10), "both in the First Strike step"
    script(table, (10, 1), "use holy_avenger")
    assert to_roll(table) == (10,)
    roll(table, 10)
    assert (holder(table, "sarthel"), count(table, "nerath", "sarthel")) == ("iron_circle", {}), "four hits"


@pytest.mark.rule("CN-569", "CN-213", "CN-320", "CN-479")
def test_a_castle_alone_falls_to_the_horn_and_that_is_a_battle_won() -> None:
    table = board()
    lay(table, "karkoth", "horn_of_blasting")
    hand(table, "karkoth", "animate_dead")
    attack(table, "karkoth", "walking_wood", monster=1)
    put(table, "vailin", "walking_wood", castle=1)
    script(war(table), "play animate_dead")
    assert count(table, "karkoth", "walking_wood") == {"castle": 1, "monster": 1, "footsoldier": 3}
    assert to_ask(table)[0] == "amok"


@pytest.mark.rule("CN-541", "CN-552", "CN-265")
def test_chill_breath_binds_the_attacker_while_the_defender_may_slip_away() -> None:
    table = board()
    hand(table, "nerath", "chill_breath", "retreat")
    attack(table, "iron_circle", "sarthel", footsoldier=6)
    put(table, "nerath", "sarthel", dragon=1, footsoldier=1)
    script(war(table, "iron_circle"), "play chill_breath", (1,) * 6, (1,) * 6)
    script(table, "play retreat", "take dragon", "to nera", "enough")
    assert count(table, "nerath", "sarthel") == {"footsoldier": 1}
    assert to_roll(table) == (6,) * 6, "the Dragon is gone, the ban stays: round 2"


@pytest.mark.rule("CN-504", "CN-576", "CN-466")
def test_ships_under_a_fair_wind_and_the_orb_strike_first_on_five() -> None:
    table = board()
    lay(table, "vailin", "orb_of_storm")
    table.lasting.append(table.cat.card_index["favorable_winds"])
    attack(table, "vailin", "corsair_sea", warship=2)
    put(table, "karkoth", "corsair_sea", warship=2)
    assert to_roll(war(table, "vailin")) == (8, 8)
    roll(table, 5, 5)
    assert count(table, "karkoth", "corsair_sea") == {}, "sunk before they could roll"


@pytest.mark.rule("CN-583", "CN-218", "CN-013")
def test_a_wizard_that_goes_down_with_its_ship_makes_its_last_attack() -> None:
    table = board()
    lay(table, "vailin", "staff_of_the_magi")
    ship(table, "vailin", "corsair_sea", wizard=1)
    attack(table, "karkoth", "corsair_sea", warship=2)
    script(war(table), (1,), (8, 1), (1,), "sink wizard")
    assert to_roll(table) == (20,)
    roll(table, 6)
    assert count(table, "karkoth", "corsair_sea") == {"warship": 1}
    assert count(table, "vailin", "corsair_sea") == {}


@pytest.mark.rule("CN-582", "CN-218", "CN-013")
def test_the_rod_brings_a_drowned_hero_ashore() -> None:
    table = board()
    lay(table, "karkoth", "rod_of_resurrection")
    gold(table, karkoth=1)
    ship(table, "karkoth", "corsair_sea", fighter=1)
    attack(table, "karkoth", "corsair_sea", warship=1)
    put(table, "vailin", "corsair_sea", warship=1)
    script(war(table), (1, 1, 1), (8,), "sink fighter", "use rod_of_resurrection", "at skalgard")
    assert count(table, "karkoth", "skalgard") == {"fighter": 1}
    assert count(table, "karkoth", "corsair_sea") == {"warship": 1}


@pytest.mark.rule("CN-494", "CN-218", "CN-466")
def test_cargo_lost_with_one_ship_is_enough_for_the_umbral_taint() -> None:
    table = board()
    hand(table, "karkoth", "umbral_taint")
    ship(table, "karkoth", "corsair_sea", footsoldier=2)
    put(table, "karkoth", "corsair_sea", warship=1)
    attack(table, "vailin", "corsair_sea", warship=2)
    script(war(table, "vailin"), (8, 1), (1, 1), "sink footsoldier footsoldier", "play umbral_taint", "continue")
    script(table, (1, 1), (5,))
    assert count(table, "vailin", "corsair_sea") == {"warship": 1}


@pytest.mark.rule("CN-549", "CN-581", "CN-253", "CN-248")
def test_a_missile_from_the_robe_takes_two_dice_of_a_golem_that_needs_seven() -> None:
    table = board()
    lay(table, "nerath", "robe_of_the_archmage")
    hand(table, "nerath", "magic_missile")
    guard(table, "sunless_citadel", "iron_golem")
    attack(table, "nerath", "sunless_citadel", wizard=1)
    script(war(table, "nerath"), "play magic_missile")
    assert prompt(table) == "treasure", "both dice are gone before the Golem could roll"


@pytest.mark.rule("CN-552", "CN-294", "CN-320", "CN-482")
def test_a_land_left_by_the_card_retreat_is_won_in_battle() -> None:
    table = board()
    gold(table, karkoth=0, nerath=2)
    hand(table, "nerath", "retreat")
    hand(table, "karkoth", "despoil")
    attack(table, "karkoth", "winterbole_forest", monster=1)
    put(table, "nerath", "winterbole_forest", footsoldier=1)
    script(war(table), (1,), (1,), "play retreat", "to nentir_vale", "play despoil")
    assert (table.gold[0], table.gold[3]) == (1, 1)
    assert (holder(table, "winterbole_forest"), points(table, "karkoth")) == ("karkoth", 1)
    assert to_ask(table)[0] == "amok"
    assert "amok monster dawnforge_mountains" in options(table)
    assert "amok monster nentir_vale" not in options(table), "the Footsoldier stands there"


@pytest.mark.rule("CN-552", "CN-125", "CN-212")
def test_the_castle_stays_and_fights_when_all_others_slip_away() -> None:
    table = board()
    hand(table, "nerath", "retreat")
    attack(table, "iron_circle", "sarthel", footsoldier=2)
    put(table, "nerath", "sarthel", castle=1, footsoldier=1)
    script(war(table, "iron_circle"), (1, 1), (1, 1), "play retreat", "to nera", "continue", (1, 1))
    assert to_roll(table) == (20,)
    assert holder(table, "sarthel") == "nerath"
