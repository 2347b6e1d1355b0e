"""Where rules of Conquest of Nerath meet: ships, crews and coasts, with cards that change what a ship may do.
Who has boarded, who was aboard, which ship was left: each asks for another answer at the same coast."""

from __future__ import annotations

import pytest

from tests.nerath.cards import draw_phase, opens, pass_windows, script, to_ask, to_roll
from tests.nerath.interplay.phases import close, moving, repositioning, sound
from tests.nerath.positions import (
    aboard,
    answer,
    board,
    bound_for,
    chest,
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
    ship,
    war,
)


@pytest.mark.rule("CN-151", "CN-156", "CN-159", "CN-138")
def test_of_two_ships_in_a_zone_only_the_one_that_nobody_has_left_takes_units_aboard_and_sails() -> None:
    table = board()
    left = ship(table, "vailin", "corsair_sea", footsoldier=1)
    free = ship(table, "vailin", "corsair_sea")
    put(table, "vailin", "mistshade", monster=1, wizard=1, siege_engine=1)
    moving(table, "vailin")
    answer(table, "select corsair_sea", "take footsoldier", "land zembar")
    answer(table, "select mistshade", "take monster", "board corsair_sea")
    answer(table, "select mistshade", "take wizard", "board corsair_sea")
    assert (len(aboard(table, left)), len(aboard(table, free))) == (0, 2)
    answer(table, "select mistshade")
    assert not any(line.startswith("board") for line in options(table))
    answer(table, "back", "select corsair_sea", "to altaran_gulf")
    assert count(table, "vailin", "altaran_gulf") == {"warship": 1, "monster": 1, "wizard": 1}
    assert count(table, "vailin", "corsair_sea") == {"warship": 1}


@pytest.mark.rule("CN-152", "CN-160", "CN-156")
def test_a_declared_landing_keeps_the_ship_in_its_zone_and_its_shipmate_takes_another_coast() -> None:
    table = board()
    ship(table, "vailin", "corsair_sea", fighter=1, monster=1)
    put(table, "vailin", "mistshade", footsoldier=1)
    put(table, "karkoth", "skalgard", footsoldier=1)
    moving(table, "vailin")
    answer(table, "select corsair_sea", "take fighter", "land skalgard", "select mistshade")
    assert refused(table, "board corsair_sea").rule == "CN-156"
    answer(table, "back", "select corsair_sea")
    assert not any(line.startswith("to ") for line in options(table))
    answer(table, "take monster", "land zembar", "done")
    war(close(table), "vailin")
    assert to_roll(table) == (10,), "the Fighter alone"
    script(table, (6,), (1,))
    pass_windows(table)
    assert (holder(table, "skalgard"), count(table, "vailin", "zembar")) == ("vailin", {"monster": 1})


@pytest.mark.rule("CN-143", "CN-140", "CN-159")
def test_of_two_who_boarded_on_one_voyage_each_is_barred_from_its_own_coast_alone() -> None:
    table = board()
    ship(table, "vailin", "emerald_bay")
    put(table, "vailin", "vailindor", footsoldier=1)
    put(table, "vailin", "mistshade", monster=1)
    moving(table, "vailin")
    answer(table, "select vailindor", "board emerald_bay", "select emerald_bay", "to corsair_sea")
    answer(table, "select mistshade", "board corsair_sea", "select corsair_sea", "take monster")
    assert refused(table, "land mistshade").rule == "CN-140"
    answer(table, "back", "select corsair_sea", "take footsoldier")
    assert "land mistshade" in options(table)
    answer(table, "take monster")
    assert "land mistshade" not in options(table), "not both of them"
    answer(table, "back", "select corsair_sea", "take warship", "to emerald_bay", "select emerald_bay")
    answer(table, "take footsoldier")
    assert refused(table, "land vailindor").rule == "CN-140"
    answer(table, "take monster")
    assert "land corsairs_rest" in options(table)


@pytest.mark.rule("CN-501", "CN-138", "CN-156")
def test_a_crew_that_a_card_puts_aboard_takes_the_place_of_who_waits_on_the_coast() -> None:
    table = board()
    hand(table, "vailin", "combat_trained_crew")
    ship(table, "vailin", "corsair_sea", monster=1)
    put(table, "vailin", "mistshade", wizard=1)
    script(draw_phase(table, "vailin"), "play combat_trained_crew")
    moving(close(table), "vailin")
    answer(table, "select mistshade")
    assert refused(table, "board corsair_sea").rule == "CN-138"
    answer(table, "back", "select corsair_sea", "take footsoldier", "land zembar", "select mistshade")
    assert refused(table, "board corsair_sea").rule == "CN-156"


@pytest.mark.rule("CN-504", "CN-158", "CN-151", "CN-356")
def test_a_fair_wind_brings_a_hero_three_zones_far_into_a_dungeon_and_its_ship_waits() -> None:
    table = board()
    hand(table, "vailin", "favorable_winds")
    hold_all(table, "karkoth")
    guard(table, "thunderspire_labyrinth", "ogre")
    carrier = ship(table, "vailin", "corsair_sea", fighter=1)
    script(draw_phase(table, "vailin"), "play favorable_winds")
    moving(close(table), "vailin")
    answer(table, "select corsair_sea", "to gulf_of_nera", "select gulf_of_nera", "land thunderspire_labyrinth")
    assert "select gulf_of_nera" not in options(table)
    answer(table, "done")
    script(war(close(table), "vailin"), (6,), (1,))
    draw(table, "threefold_crown")
    pass_windows(table)
    repositioning(close(table), "vailin")
    answer(table, "select thunderspire_labyrinth", "board gulf_of_nera")
    assert len(aboard(table, carrier)) == 1
    assert sound(table)


@pytest.mark.rule("CN-547", "CN-574", "CN-080", "CN-447")
def test_an_insurrection_on_a_coast_gives_the_pigments_a_zone_and_the_rebels_a_ship() -> None:
    table = board()
    hand(table, "nerath", "insurrection")
    lay(table, "nerath", "nolzurs_marvelous_pigments")
    hold_all(table, "vailin")
    opens(table, "nerath", "draw", "turn_start")
    pass_windows(table, "play insurrection")
    assert "use nolzurs_marvelous_pigments" not in options(table), "no friendly land, no zone beside one"
    script(table, "play insurrection", "at skalgard", "use nolzurs_marvelous_pigments", "add warship", "at corsair_sea")
    moving(close(table), "nerath")
    answer(table, "select skalgard", "take fighter", "take footsoldier", "board corsair_sea")
    answer(table, "select corsair_sea", "to emerald_bay", "select emerald_bay", "land corsairs_rest", "done")
    pass_windows(war(close(table), "nerath"))
    assert count(table, "nerath", "corsairs_rest") == {"fighter": 1, "footsoldier": 1}
    assert (holder(table, "corsairs_rest"), points(table, "nerath")) == ("nerath", 2)
    assert count(table, "nerath", "skalgard") == {"footsoldier": 1}


@pytest.mark.rule("CN-563", "CN-511", "CN-158", "CN-447")
def test_a_privateer_that_the_deck_brings_on_the_march_lands_its_hero_beside_the_one_on_foot() -> None:
    table = board()
    chest(table, "vailin", "deck_of_many_things")
    hold(table, "vailin", "vor_rukoth")
    guard(table, "thunderspire_labyrinth", "ettin")
    put(table, "vailin", "vor_rukoth", wizard=1)
    moving(table, "vailin")
    answer(table, "select vor_rukoth", "to thunderspire_labyrinth", "lay deck_of_many_things")
    draw(table, "privateer_fleet")
    answer(table, "at gulf_of_nera", "select gulf_of_nera", "take fighter", "land thunderspire_labyrinth", "done")
    war(close(table), "vailin")
    assert to_roll(table) == (10,), "the Wizard strikes first"
    script(table, (6,))
    assert to_roll(table) == (10,), "the Fighter"
    script(table, (6,), (1,))
    draw(table, "treasure_hoard")
    pass_windows(table)
    assert count(table, "vailin", "thunderspire_labyrinth") == {"wizard": 1, "fighter": 1}


@pytest.mark.rule("CN-514", "CN-227")
def test_a_ship_that_the_wind_drove_off_lands_its_crew_on_its_own_turn_like_any_other() -> None:
    table = board()
    hand(table, "vailin", "storm_wind")
    carrier = ship(table, "karkoth", "corsair_sea", monster=1)
    script(draw_phase(table, "vailin"), "play storm_wind", "to sea_of_mist")
    assert aboard(table, carrier)
    moving(close(table), "karkoth")
    answer(table, "select sea_of_mist")
    assert {"to corsair_sea", "to numoth_strait", "land zembar", "land grimhaven"} <= set(options(table))
    answer(table, "land zembar", "done")
    pass_windows(war(close(table)))
    assert (holder(table, "zembar"), points(table, "karkoth")) == ("karkoth", 1)


@pytest.mark.rule("CN-580", "CN-230", "CN-472")
def test_the_ring_that_served_at_sea_serves_again_on_the_beach() -> None:
    table = board()
    lay(table, "karkoth", "ring_of_wizardry")
    bound_for(table, ship(table, "karkoth", "corsair_sea", wizard=1), "mistshade")
    put(table, "vailin", "corsair_sea", storm_elemental=1)
    put(table, "vailin", "mistshade", footsoldier=1)
    script(war(table), (1,), "use ring_of_wizardry", (6,))
    assert count(table, "vailin", "corsair_sea") == {}
    assert to_ask(table)[0] == "landing"
    script(table, "land mistshade", (1,), "use ring_of_wizardry", (6,))
    pass_windows(table)
    assert (holder(table, "mistshade"), count(table, "karkoth", "mistshade")) == ("karkoth", {"wizard": 1})


@pytest.mark.rule("CN-536", "CN-125", "CN-112")
def test_a_gang_on_a_coast_with_one_free_zone_sails_there_past_the_enemy_in_the_other() -> None:
    table = board()
    hold_all(table, "vailin")
    hold(table, "iron_circle", "skalgard")
    put(table, "iron_circle", "skalgard", wizard=1, castle=1)
    ship(table, "vailin", "corsair_sea")
    chest(table, "iron_circle", "deck_of_many_things")
    opens(table, "iron_circle", "movement", "phase_end")
    script(table, "lay deck_of_many_things")
    draw(table, "press_gang")
    assert count(table, "iron_circle", "skalgard") == {"castle": 1}, "the castle is never pressed"
    assert count(table, "iron_circle", "sea_of_mist") == {"warship": 1, "footsoldier": 1}
