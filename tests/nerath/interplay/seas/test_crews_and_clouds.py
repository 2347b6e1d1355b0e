"""Where rules of Conquest of Nerath meet: cards in battles at sea, ships that cards bring and their crews.
Who is aboard rolls as long as the ship floats; who came aboard by a card has not moved."""

from __future__ import annotations

import pytest

from tests.nerath.cards import draw_phase, draws, gold, opens, pass_windows, script, to_ask, to_roll
from tests.nerath.interplay.phases import close, continues_turn, moving, sound
from tests.nerath.positions import (
    answer,
    attack,
    board,
    bound_for,
    count,
    guard,
    hand,
    hold,
    hold_all,
    holder,
    lay,
    number,
    options,
    points,
    prompt,
    put,
    roll,
    ship,
    war,
)


@pytest.mark.rule("CN-510", "CN-576", "CN-472", "CN-216")
def test_a_surge_of_the_first_strike_turns_the_die_of_a_ship_and_then_that_of_its_hero() -> None:
    table = board()
    hand(table, "vailin", "primal_surge")
    lay(table, "vailin", "orb_of_storm")
    ship(table, "vailin", "corsair_sea", fighter=1)
    ship(table, "karkoth", "corsair_sea")
    ship(table, "karkoth", "corsair_sea")
    war(table, "vailin")
    assert to_roll(table) == (8,), "the ship strikes first"
    script(table, (1,), "play primal_surge")
    assert to_roll(table) == (8,)
    roll(table, 8)
    assert to_roll(table) == (10,)
    script(table, (1,), (1,), "apply primal_surge")
    assert to_roll(table) == (10,)
    roll(table, 10)
    pass_windows(table)
    assert count(table, "karkoth", "corsair_sea") == {}
    assert not table.pending


@pytest.mark.rule("CN-481", "CN-222", "CN-218", "CN-220")
@pytest.mark.parametrize("sinks", [True, False])
def test_a_doom_that_creeps_upon_a_crew_silences_the_ship_with_its_hero_or_the_hero_alone(sinks: bool) -> None:
    table = board()
    hand(table, "karkoth", "creeping_doom")
    ship(table, "karkoth", "corsair_sea")
    ship(table, "vailin", "corsair_sea", fighter=1, footsoldier=1)
    script(war(table), "play creeping_doom")
    script(table, "sink footsoldier fighter" if sinks else "lose_beside fighter footsoldier")
    if sinks:
        pass_windows(table)
        assert not table.pending, "nobody is left to roll against"
        assert count(table, "vailin", "corsair_sea") == {}
    else:
        assert to_roll(table) == (8,)
        script(table, (1,))
        assert to_roll(table) == (8,), "the ship; its cargo never rolls"
        assert count(table, "vailin", "corsair_sea") == {"warship": 1, "footsoldier": 1}


@pytest.mark.rule("CN-480", "CN-216", "CN-150", "CN-473")
def test_a_cloud_over_the_sea_saves_a_ship_with_all_its_cargo() -> None:
    table = board()
    hand(table, "karkoth", "cloud_of_darkness")
    ship(table, "karkoth", "corsair_sea", monster=2)
    put(table, "karkoth", "corsair_sea", dragon=1)
    ship(table, "vailin", "corsair_sea")
    ship(table, "vailin", "corsair_sea")
    script(war(table), "play cloud_of_darkness")
    assert sorted(to_roll(table)) == [8, 20]
    script(table, (1, 1), (8, 8), "apply cloud_of_darkness")
    assert to_ask(table)[1] == ["lose dragon", "sink monster monster"], "one hit is left of two"
    answer(table, "lose dragon")
    assert count(table, "karkoth", "corsair_sea") == {"warship": 1, "monster": 2, "dragon": 1}


@pytest.mark.rule("CN-574", "CN-501", "CN-141", "CN-346")
def test_a_ship_that_was_painted_at_the_start_of_the_turn_takes_a_trained_crew_and_lands_it() -> None:
    table = board()
    lay(table, "vailin", "nolzurs_marvelous_pigments")
    hand(table, "vailin", "combat_trained_crew")
    hold_all(table, "karkoth")
    hold(table, "vailin", "zembar")
    opens(table, "vailin", "draw", "turn_start")
    script(table, "use nolzurs_marvelous_pigments")
    while prompt(table) != "react" and table.pending:
        answer(table, next(line for line in options(table) if "corsair_sea" in line or "warship" in line))
    script(draw_phase(close(table), "vailin"), "play combat_trained_crew")
    assert count(table, "vailin", "corsair_sea") == {"warship": 1, "footsoldier": 1}
    moving(close(table), "vailin")
    answer(table, "select corsair_sea", "take footsoldier", "land skalgard")
    war(close(table), "vailin")
    pass_windows(table)
    assert (holder(table, "skalgard"), points(table, "vailin")) == ("vailin", 1)
    assert sound(table)


@pytest.mark.rule("CN-511", "CN-501", "CN-152", "CN-158")
def test_a_privateer_with_a_trained_crew_lands_its_hero_in_a_dungeon_and_the_soldier_on_a_coast() -> None:
    table = board()
    hand(table, "vailin", "combat_trained_crew")
    guard(table, "thunderspire_labyrinth", "ogre")
    put(table, "iron_circle", "brimstone_coast", footsoldier=1)
    draws(table, "vailin", "privateer_fleet")
    answer(table, "at gulf_of_nera")
    draw_phase(close(table), "vailin")
    script(table, "play combat_trained_crew")
    assert count(table, "vailin", "gulf_of_nera") == {"warship": 1, "fighter": 1, "footsoldier": 1}
    moving(close(table), "vailin")
    answer(table, "select gulf_of_nera", "take fighter", "land thunderspire_labyrinth")
    answer(table, "select gulf_of_nera", "take footsoldier", "land brimstone_coast")
    war(close(table), "vailin")
    assert to_ask(table)[0] == "battle"
    answer(table, "fight brimstone_coast")
    script(table, (6,), (1,))
    assert holder(table, "brimstone_coast") == "vailin"
    assert to_roll(table) == (10,)
    script(table, (6,), (1,))
    assert prompt(table) == "treasure"


@pytest.mark.rule("CN-284", "CN-233", "CN-285", "CN-270")
def test_ships_that_flee_to_two_zones_land_nobody_while_who_came_by_land_fights_on() -> None:
    table = board()
    one = ship(table, "karkoth", "corsair_sea", monster=1)
    two = ship(table, "karkoth", "corsair_sea", footsoldier=1)
    bound_for(table, one, "mistshade")
    bound_for(table, two, "zembar")
    ship(table, "vailin", "corsair_sea")
    attack(table, "karkoth", "mistshade", footsoldier=1)
    put(table, "vailin", "mistshade", footsoldier=1)
    script(war(table), (1, 1), (1,), "retreat", "divide", "to sea_of_mist", "to altaran_gulf")
    assert count(table, "karkoth", "sea_of_mist")["warship"] == 1
    assert count(table, "karkoth", "altaran_gulf")["warship"] == 1
    assert to_roll(table) == (6,), "the Monster did not land"
    script(table, (6,), (1,))
    pass_windows(table)
    assert (holder(table, "mistshade"), holder(table, "zembar")) == ("karkoth", "vailin")
    assert sound(table)


@pytest.mark.rule("CN-570", "CN-449", "CN-394", "CN-010")
def test_the_horn_calls_a_footsoldier_to_the_ally_for_a_realm_that_has_no_land_to_buy_for() -> None:
    table = board("alliances")
    lay(table, "nerath", "horn_of_valhalla")
    hold_all(table, "karkoth")
    hold(table, "vailin", "mistshade")
    ship(table, "nerath", "wailing_sea")
    gold(table, nerath=9)
    continues_turn(table, "nerath", "battle")
    assert table.realm != number("nerath"), "there was nothing to buy for"
    assert (count(table, "nerath", "mistshade"), holder(table, "mistshade")) == ({"footsoldier": 1}, "vailin")
    assert table.gold[number("nerath")] == 9, "no land, no income"


@pytest.mark.rule("CN-488", "CN-474", "CN-038", "CN-456")
def test_a_fleet_is_burnt_with_its_crew_for_the_rain_of_fire() -> None:
    table = board()
    hand(table, "karkoth", "rain_of_colourless_fire")
    ship(table, "karkoth", "sea_of_mist", footsoldier=1, monster=1)
    put(table, "karkoth", "skalgard", castle=1)
    put(table, "vailin", "mistshade", footsoldier=2, castle=1)
    script(draw_phase(table, "karkoth"), "play rain_of_colourless_fire")
    while prompt(table) not in ("", "card-target") and table.pending and table.pending[0].seat >= 0:
        answer(table, options(table)[0])
    if prompt(table) == "card-target":
        answer(table, "choose mistshade")
    assert to_roll(table) == (12, 12, 12)
    assert count(table, "karkoth", "sea_of_mist") == {}
    roll(table, 6, 6, 6)
    pass_windows(table)
    assert count(table, "vailin", "mistshade") == {"castle": 1}, "it bore the third hit"
    assert holder(table, "mistshade") == "vailin"
