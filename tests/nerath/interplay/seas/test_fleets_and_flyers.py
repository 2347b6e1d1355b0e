"""Where rules of Conquest of Nerath meet: ships, what they carry and what flies above them, in battles and after.
Who rolls together falls together; who has no place to go is lost, and cards answer it."""

from __future__ import annotations

import pytest

from tests.nerath.cards import gold, offered, opens, pass_windows, script, to_ask, to_roll
from tests.nerath.interplay.phases import close, moving, repositioning, sound
from tests.nerath.positions import (
    aboard,
    answer,
    attack,
    board,
    bound_for,
    count,
    draw,
    guard,
    hand,
    hold,
    hold_all,
    holder,
    lay,
    options,
    points,
    put,
    refused,
    roll,
    ship,
    war,
)


@pytest.mark.rule("CN-561", "CN-442", "CN-199", "CN-222")
def test_a_wizard_aboard_strikes_together_with_the_elemental_that_sinks_its_ship() -> None:
    table = board()
    lay(table, "vailin", "censer_of_controlling_air_elementals")
    attack(table, "vailin", "corsair_sea", storm_elemental=1)
    ship(table, "karkoth", "corsair_sea", wizard=1)
    war(table, "vailin")
    assert to_roll(table) == (8, 8), "both dice, at sea"
    roll(table, 8, 8)
    assert to_roll(table) == (10,)
    roll(table, 9)
    assert to_ask(table) == ("", []), "nobody is left for the other attacks"
    assert (count(table, "vailin", "corsair_sea"), count(table, "karkoth", "corsair_sea")) == ({}, {})


@pytest.mark.rule("CN-283", "CN-284", "CN-286", "CN-486")
def test_a_wizard_goes_down_with_a_ship_that_cannot_follow_the_dragon_and_rises_as_a_lich() -> None:
    table = board()
    hand(table, "karkoth", "lichdom")
    hold(table, "karkoth", "iron_citadel")
    ship(table, "karkoth", "scorpion_sound", wizard=1)
    attack(table, "karkoth", "scorpion_sound", dragon=1)
    put(table, "nerath", "scorpion_sound", warship=2)
    put(table, "vailin", "iron_sound", warship=1)
    script(war(table), (1,), (1, 1), (1, 1), "retreat", "play lichdom")
    pass_windows(table)
    assert count(table, "karkoth", "karkothi_thronehold") == {"wizard": 1}
    assert count(table, "karkoth", "iron_citadel") == {"dragon": 1}
    assert count(table, "karkoth", "scorpion_sound") == {}
    assert sound(table)


@pytest.mark.rule("CN-232", "CN-231", "CN-229")
def test_of_two_landings_on_one_coast_the_one_from_the_lost_zone_does_not_happen() -> None:
    table = board()
    for zone, cargo in (("corsair_sea", "monster"), ("emerald_bay", "footsoldier")):
        bound_for(table, ship(table, "karkoth", zone, **{cargo: 1}), "mistshade")
    put(table, "vailin", "corsair_sea", warship=1)
    put(table, "vailin", "mistshade", footsoldier=1)
    script(war(table), (1,), (8,))
    assert to_roll(table) == (6,)
    script(table, (6,), (1,))
    assert count(table, "karkoth", "mistshade") == {"footsoldier": 1}


@pytest.mark.rule("CN-132", "CN-225", "CN-368")
def test_a_dragon_that_wins_a_zone_far_from_home_falls_into_it() -> None:
    table = board()
    hold_all(table, "vailin")
    hold(table, "karkoth", "skalgard")
    attack(table, "karkoth", "scorpion_sound", dragon=1)
    put(table, "vailin", "scorpion_sound", warship=1)
    script(war(table), (20,), (1,))
    pass_windows(table)
    assert count(table, "karkoth", "scorpion_sound") == {"dragon": 1}
    repositioning(close(table), "karkoth")
    assert not table.pending
    assert count(table, "karkoth", "scorpion_sound") == {}


@pytest.mark.rule("CN-588", "CN-271", "CN-276", "CN-272")
def test_from_an_island_the_winged_hero_retreats_over_the_sea_and_the_soldier_aboard() -> None:
    table = board()
    hold_all(table, "vailin")
    lay(table, "nerath", "winged_boots")
    carrier = ship(table, "nerath", "emerald_bay")
    attack(table, "nerath", "corsairs_rest", fighter=1, footsoldier=1)
    put(table, "vailin", "corsairs_rest", monster=2)
    script(war(table, "nerath"), (1, 1), (1, 1), "retreat")
    assert options(table) == ["to altaran_gulf", "to emerald_bay", "to southern_deep", "to sunfire_sea"]
    answer(table, "to southern_deep")
    pass_windows(table)
    assert len(aboard(table, carrier)) == 1
    repositioning(close(table), "nerath")
    assert options(table) == ["select southern_deep", "done"], "the hero may fly on or hover"


@pytest.mark.rule("CN-554", "CN-279", "CN-104")
def test_who_fled_aboard_does_not_move_but_may_be_teleported() -> None:
    table = board()
    hold_all(table, "vailin")
    hold(table, "nerath", "nera")
    hand(table, "nerath", "teleport")
    carrier = ship(table, "nerath", "emerald_bay")
    attack(table, "nerath", "corsairs_rest", footsoldier=1)
    put(table, "vailin", "corsairs_rest", monster=2)
    script(war(table, "nerath"), (1,), (1, 1), "retreat")
    pass_windows(table)
    assert len(aboard(table, carrier)) == 1
    opens(close(table), "nerath", "battles", "phase_end")
    script(table, "play teleport", "take footsoldier")
    assert count(table, "nerath", "nera") == {"footsoldier": 1}
    assert sound(table)


@pytest.mark.rule("CN-566", "CN-329", "CN-151")
def test_fighters_with_the_gauntlet_run_amok_from_the_beach() -> None:
    table = board()
    lay(table, "vailin", "gauntlet_of_ogre_power")
    bound_for(table, ship(table, "vailin", "corsair_sea", fighter=2), "skalgard")
    put(table, "karkoth", "skalgard", footsoldier=1)
    script(war(table, "vailin"), (6, 1), (1,), "amok fighter ashen_march", "pass")
    assert (holder(table, "ashen_march"), points(table, "vailin")) == ("vailin", 2)
    assert count(table, "vailin", "skalgard") == {"fighter": 1}


@pytest.mark.rule("CN-588", "CN-148", "CN-365")
def test_a_winged_hero_that_came_ashore_in_peace_flies_in_the_reposition_phase() -> None:
    table = board()
    lay(table, "karkoth", "winged_boots")
    ship(table, "karkoth", "corsair_sea", fighter=1)
    moving(table, "karkoth")
    answer(table, "select corsair_sea", "take fighter", "land skalgard")
    assert "select skalgard" not in options(table), "its movement is over"
    answer(table, "done")
    repositioning(close(table), "karkoth")
    assert "select skalgard" in options(table)


@pytest.mark.rule("CN-588", "CN-571", "CN-364")
def test_wings_and_horseshoes_carry_a_conqueror_three_spaces_home() -> None:
    table = board()
    lay(table, "nerath", "winged_boots", "horseshoes_of_speed")
    attack(table, "nerath", "goblin_steppes", fighter=1)
    pass_windows(war(table, "nerath"))
    repositioning(close(table), "nerath")
    answer(table, "select goblin_steppes")
    assert "to nentir_vale" in options(table)
    assert "to winterbole_forest" not in options(table), "four spaces away"
    assert refused(table, "to iron_citadel").rule == "CN-352"


@pytest.mark.rule("CN-154", "CN-158", "CN-140", "CN-356")
def test_a_hero_is_bridged_into_a_dungeon_and_goes_home_by_the_same_ship() -> None:
    table = board()
    hold(table, "iron_circle", "moonstair", "vor_rukoth")
    guard(table, "thunderspire_labyrinth", "ogre")
    carrier = ship(table, "nerath", "gulf_of_nera")
    put(table, "nerath", "amil_forest", fighter=1, footsoldier=1)
    moving(table, "nerath")
    answer(table, "select amil_forest", "board gulf_of_nera")
    answer(table, "select gulf_of_nera", "take fighter", "land thunderspire_labyrinth", "select gulf_of_nera")
    assert "land amil_forest" not in options(table), "the soldier came from there"
    assert not any(line.startswith("to ") for line in options(table)), "the ship has been left"
    answer(table, "back", "done")
    script(war(close(table), "nerath"), (6,), (1,))
    draw(table, "threefold_crown")
    pass_windows(table)
    repositioning(close(table), "nerath")
    answer(table, "select thunderspire_labyrinth", "board gulf_of_nera")
    assert len(aboard(table, carrier)) == 2


@pytest.mark.rule("CN-145", "CN-226", "CN-144")
def test_a_ship_that_sailed_against_an_elemental_takes_nobody_aboard_and_its_neighbour_does() -> None:
    table = board()
    for zone in ("corsair_sea", "emerald_bay"):
        ship(table, "vailin", zone)
    put(table, "vailin", "mistshade", footsoldier=1)
    put(table, "vailin", "corsairs_rest", monster=1)
    put(table, "karkoth", "altaran_gulf", storm_elemental=1)
    moving(table, "vailin")
    answer(table, "select corsair_sea", "to altaran_gulf", "select mistshade")
    assert "board emerald_bay" in options(table)
    assert "board corsair_sea" not in options(table), "it has sailed"
    answer(table, "back", "select corsairs_rest")
    assert refused(table, "board altaran_gulf").rule == "CN-145"


@pytest.mark.rule("CN-504", "CN-226", "CN-108")
def test_a_fair_wind_carries_no_ship_past_an_elemental() -> None:
    table = board()
    table.lasting.append(table.cat.card_index["favorable_winds"])
    put(table, "vailin", "emerald_bay", warship=1)
    put(table, "nerath", "altaran_gulf", storm_elemental=1)
    moving(table, "vailin")
    answer(table, "select emerald_bay")
    assert {"to altaran_gulf", "to karkothi_gulf"} <= set(options(table)), "three zones away"
    assert refused(table, "to sea_of_dragons").rule == "CN-108"


@pytest.mark.rule("CN-161", "CN-147", "CN-160")
def test_a_crew_that_was_called_back_lands_in_a_later_turn() -> None:
    table = board()
    carrier = ship(table, "karkoth", "corsair_sea", monster=1, fighter=1)
    bound_for(table, carrier, "mistshade")
    put(table, "vailin", "corsair_sea", warship=1)
    put(table, "vailin", "mistshade", footsoldier=3)
    script(war(table), (8, 1), (1,), "call_off mistshade")
    assert to_ask(table) == ("", [])
    assert len(aboard(table, carrier)) == 2
    moving(close(table), "karkoth")
    answer(table, "select corsair_sea")
    assert {"land mistshade", "land skalgard"} <= set(options(table))


@pytest.mark.rule("CN-163", "CN-286", "CN-274")
def test_from_the_sea_nobody_flees_to_a_land_whose_battle_comes_later() -> None:
    table = board()
    hold_all(table, "vailin")
    hold(table, "karkoth", "grimhaven")
    attack(table, "karkoth", "corsair_sea", storm_elemental=1)
    attack(table, "karkoth", "skalgard", footsoldier=1)
    put(table, "vailin", "corsair_sea", warship=2)
    script(war(table), (1, 1), (1, 1), "retreat")
    assert options(table) == ["to sea_of_mist", "to altaran_gulf", "to emerald_bay"]


@pytest.mark.rule("CN-486", "CN-394", "CN-038")
@pytest.mark.parametrize("landed", [True, False])
def test_a_wizard_without_a_country_does_not_rise_again(landed: bool) -> None:
    table = board()
    hold_all(table, "vailin")
    if landed:
        hold(table, "karkoth", "grimhaven")
    hand(table, "karkoth", "lichdom")
    attack(table, "vailin", "sea_of_mist", warship=2)
    ship(table, "karkoth", "sea_of_mist", wizard=1)
    put(table, "karkoth", "sea_of_mist", warship=1)
    script(war(table, "vailin"), (1,), (8, 1), (1, 1), "lose wizard")
    assert offered(table, "play lichdom") is landed


@pytest.mark.rule("CN-582", "CN-010", "CN-394")
def test_the_rod_finds_no_land_for_a_hero_whose_realm_has_none() -> None:
    table = board()
    hold_all(table, "vailin")
    gold(table, karkoth=3)
    lay(table, "karkoth", "rod_of_resurrection")
    ship(table, "karkoth", "sea_of_mist", fighter=1)
    put(table, "vailin", "sea_of_mist", warship=1)
    script(war(table), (1, 1), (8,), "lose fighter")
    assert not offered(table, "use rod_of_resurrection")
    assert count(table, "karkoth", "sea_of_mist") == {"warship": 1}
