"""Where rules of Conquest of Nerath meet: first strikes, cards that count, castles and dragons in one round.
What is counted is what stands there at that moment; what a card forbade stays forbidden when its unit is gone."""

from __future__ import annotations

import pytest

from tests.nerath.cards import offered, pass_windows, script, to_ask, to_roll
from tests.nerath.interplay.phases import moving
from tests.nerath.positions import (
    answer,
    attack,
    board,
    chest,
    count,
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


@pytest.mark.rule("CN-481", "CN-197", "CN-209")
def test_a_doom_that_creeps_into_the_castle_silences_it_for_the_round() -> None:
    table = board()
    hand(table, "karkoth", "creeping_doom")
    attack(table, "karkoth", "walking_wood", monster=1)
    put(table, "vailin", "walking_wood", castle=1, footsoldier=1)
    script(war(table), "play creeping_doom", "lose castle")
    assert to_roll(table) == (12,)
    roll(table, 1)
    assert to_roll(table) == (6,)


@pytest.mark.rule("CN-481", "CN-213", "CN-479", "CN-204")
def test_a_lonely_castle_falls_to_the_doom_without_a_die_and_the_dead_rise_there() -> None:
    table = board()
    hand(table, "karkoth", "creeping_doom", "animate_dead")
    attack(table, "karkoth", "walking_wood", footsoldier=1)
    put(table, "vailin", "walking_wood", castle=1)
    script(war(table), "play creeping_doom", "play animate_dead")
    assert (holder(table, "walking_wood"), points(table, "karkoth")) == ("karkoth", 1)
    assert count(table, "karkoth", "walking_wood") == {"castle": 1, "footsoldier": 4}


@pytest.mark.rule("CN-541", "CN-265", "CN-171")
def test_the_cold_of_a_dragon_that_fell_in_the_same_step_still_holds_the_attacker() -> None:
    table = board()
    hand(table, "nerath", "chill_breath")
    put(table, "nerath", "sarthel", dragon=1, castle=1, footsoldier=1)
    attack(table, "iron_circle", "sarthel", monster=4)
    script(war(table, "iron_circle"), "play chill_breath", (12, 12, 12, 12))
    assert sorted(to_roll(table)) == [6, 12, 12, 12, 12, 20, 20]
    script(table, (1,) * 7)
    pass_windows(table)
    assert holder(table, "sarthel") == "iron_circle", "castle and Footsoldier one each, the Dragon both others"


@pytest.mark.rule("CN-541", "CN-469", "CN-206")
def test_the_cold_holds_the_attacker_when_the_dragon_that_breathed_it_is_gone() -> None:
    table = board()
    hand(table, "nerath", "chill_breath")
    hand(table, "iron_circle", "dragonbane_poison")
    put(table, "nerath", "sarthel", dragon=1, footsoldier=1)
    attack(table, "iron_circle", "sarthel", monster=2)
    script(
        war(table, "iron_circle"),
        "play dragonbane_poison",
        "play chill_breath",
        (12, 1),
        (1,) * 6,
        "lose_wounded dragon",
    )
    assert count(table, "nerath", "sarthel") == {"footsoldier": 1}
    assert to_roll(table) == (12, 12), "no question: nobody may leave"


@pytest.mark.rule("CN-519", "CN-427", "CN-166", "CN-557")
def test_engines_that_defend_bombard_with_one_die_and_the_attacker_leads_from_round_two() -> None:
    table = board()
    hand(table, "iron_circle", "bombardment")
    hand(table, "nerath", "veteran_warlord")
    put(table, "iron_circle", "goblin_steppes", siege_engine=2, castle=1)
    attack(table, "nerath", "goblin_steppes", wizard=1, monster=2)
    script(war(table, "nerath"), "play bombardment", "play veteran_warlord")
    assert to_roll(table) == (8, 8), "nobody else rolls"
    script(table, (8, 1), "lose monster")
    assert to_ask(table)[0] == "continue"
    answer(table, "continue")
    assert to_roll(table) == (10,)
    script(table, (5,), "lose castle")
    assert to_roll(table) == (12,)
    script(table, (5,))
    assert to_roll(table) == (8, 8)


@pytest.mark.rule("CN-526", "CN-578", "CN-560", "CN-529")
def test_a_fireball_that_a_shield_delays_counts_those_whom_the_first_strike_left() -> None:
    table = board()
    hand(table, "iron_circle", "fireball")
    lay(table, "iron_circle", "boots_of_speed")
    lay(table, "nerath", "reflected_shield")
    attack(table, "iron_circle", "sarthel", wizard=1, fighter=1)
    put(table, "nerath", "sarthel", fighter=2, footsoldier=1)
    war(table, "iron_circle")
    assert to_roll(table) == (10,), "the Fighter alone strikes first"
    script(table, (6,), "lose footsoldier", "play fireball")
    assert to_roll(table) == (10, 6, 6), "two are left"


@pytest.mark.rule("CN-588", "CN-341", "CN-102", "CN-131")
def test_boots_laid_on_the_way_carry_a_hero_over_the_water_and_no_further() -> None:
    table = board()
    chest(table, "karkoth", "winged_boots")
    put(table, "karkoth", "ashen_march", fighter=1)
    moving(table, "karkoth")
    answer(table, "select ashen_march", "to skalgard")
    answer(table, "lay winged_boots", "select skalgard")
    found = set(options(table))
    assert {"to corsair_sea", "to sea_of_mist"} <= found
    assert "to altaran_gulf" not in found, "one step of two is gone"
    answer(table, "to corsair_sea")
    assert count(table, "karkoth", "corsair_sea") == {"fighter": 1}


@pytest.mark.rule("CN-584", "CN-571", "CN-579")
def test_a_hero_with_horseshoes_has_two_steps_left_behind_the_circle() -> None:
    table = board()
    lay(table, "karkoth", "teleportation_circles", "horseshoes_of_speed")
    put(table, "karkoth", "blackthorn_reach", castle=1, fighter=1)
    put(table, "karkoth", "skalgard", castle=1)
    moving(table, "karkoth")
    answer(table, "use teleportation_circles")
    for _ in range(3):
        if prompt(table) == "movement":
            break
        answer(table, "all" if "all" in options(table) else options(table)[0])
    assert count(table, "karkoth", "skalgard") == {"castle": 1, "fighter": 1}
    answer(table, "select skalgard")
    assert "to karkothi_thronehold" in options(table)
    assert "to starfall_glade" in options(table)
    assert "to gorgons_reach" not in options(table)


@pytest.mark.rule("CN-545", "CN-549", "CN-464", "CN-581")
def test_a_missile_in_an_ice_storm_leaves_two_dice_to_roll() -> None:
    table = board()
    hand(table, "nerath", "ice_storm", "magic_missile")
    lay(table, "nerath", "robe_of_the_archmage")
    attack(table, "nerath", "goblin_steppes", wizard=1)
    put(table, "iron_circle", "goblin_steppes", footsoldier=4)
    script(war(table, "nerath"), "play magic_missile", "play ice_storm")
    assert to_roll(table) == (12, 12)
    roll(table, 10, 5)
    pass_windows(table)
    assert (holder(table, "goblin_steppes"), points(table, "nerath")) == ("nerath", 1), "two and two"


@pytest.mark.rule("CN-502", "CN-216", "CN-470", "CN-576")
def test_arrows_find_a_dragon_over_the_sea_and_one_first_strike_fells_it() -> None:
    table = board()
    hand(table, "vailin", "dragon_bane_arrows")
    lay(table, "vailin", "orb_of_storm")
    ship(table, "vailin", "corsair_sea")
    attack(table, "karkoth", "corsair_sea", dragon=1)
    script(war(table), "play dragon_bane_arrows")
    assert to_roll(table) == (8,), "the ship strikes first"
    roll(table, 6)
    pass_windows(table)
    assert not table.pending
    assert count(table, "karkoth", "corsair_sea") == {}


@pytest.mark.rule("CN-480", "CN-519", "CN-473")
def test_a_cloud_hangs_over_the_round_of_a_bombardment_only() -> None:
    table = board()
    hand(table, "karkoth", "cloud_of_darkness")
    hand(table, "iron_circle", "bombardment")
    put(table, "karkoth", "skalgard", dragon=1)
    attack(table, "iron_circle", "skalgard", siege_engine=1, monster=1)
    script(war(table, "iron_circle"), "play bombardment", "play cloud_of_darkness", (8, 1), "apply cloud_of_darkness")
    script(table, (8, 1, 12), (1,))
    assert not offered(table, "apply cloud_of_darkness")
    assert count(table, "karkoth", "skalgard") == {}, "two hits kill a whole Dragon that stands alone"


@pytest.mark.rule("CN-542", "CN-470", "CN-172")
def test_a_poisoned_dragon_hides_behind_footsoldiers_for_one_round() -> None:
    table = board()
    hand(table, "nerath", "dragon_lore")
    put(table, "karkoth", "skalgard", dragon=1, footsoldier=2)
    attack(table, "nerath", "skalgard", monster=3)
    script(war(table, "nerath"), "play dragon_lore", (12, 12, 1), (1, 1, 1))
    assert "lose footsoldier" in options(table)
    script(table, "lose footsoldier", "lose footsoldier")
    assert count(table, "karkoth", "skalgard") == {"dragon": 1}
    assert to_roll(table) == (12, 12, 12), "there is no way back"
    script(table, (12, 1, 1), (1,))
    pass_windows(table)
    assert holder(table, "skalgard") == "nerath", "one more hit was enough"
