"""Where rules of Conquest of Nerath meet: naval battles, landings and retreats, with cards that change who is there.
Who is cargo fights nothing; what is friendly is asked at the moment; a card may leave a zone to its attacker."""

from __future__ import annotations

import pytest

from tests.nerath.cards import offered, opens, script, to_ask, to_roll
from tests.nerath.interplay.phases import close, moving, repositioning, sound
from tests.nerath.positions import (
    aboard,
    answer,
    attack,
    board,
    bound_for,
    count,
    hand,
    hold,
    hold_all,
    holder,
    lay,
    options,
    points,
    put,
    ship,
    war,
)


@pytest.mark.rule("CN-555", "CN-217")
def test_footsoldiers_that_were_mere_cargo_have_no_test_of_battle() -> None:
    table = board()
    hand(table, "nerath", "test_of_battle")
    ship(table, "nerath", "midnight_sea", footsoldier=2)
    put(table, "karkoth", "midnight_sea", warship=1)
    script(war(table, "nerath"), (8,), (1,))
    assert not offered(table, "play test_of_battle")
    assert count(table, "nerath", "midnight_sea") == {"warship": 1, "footsoldier": 2}


@pytest.mark.rule("CN-555", "CN-217")
def test_footsoldiers_that_were_mere_cargo_of_a_defender_have_none_either() -> None:
    table = board()
    hand(table, "nerath", "test_of_battle")
    ship(table, "nerath", "midnight_sea", footsoldier=2)
    attack(table, "karkoth", "midnight_sea", warship=1)
    script(war(table), (1,), (8,))
    assert not offered(table, "play test_of_battle")


@pytest.mark.rule("CN-555", "CN-276", "CN-279")
def test_footsoldiers_that_retreated_aboard_become_fighters_aboard() -> None:
    table = board()
    hold_all(table, "vailin")
    hand(table, "nerath", "test_of_battle")
    carrier = ship(table, "nerath", "emerald_bay")
    attack(table, "nerath", "corsairs_rest", footsoldier=2)
    put(table, "vailin", "corsairs_rest", monster=2)
    script(war(table, "nerath"), (1, 1), (1, 1), "retreat", "play test_of_battle")
    assert count(table, "nerath", "emerald_bay") == {"warship": 1, "fighter": 2}
    assert len(aboard(table, carrier)) == 2
    assert sound(table)


@pytest.mark.rule("CN-552", "CN-228", "CN-161")
def test_a_fleet_that_slips_away_leaves_the_landing_free() -> None:
    table = board()
    hand(table, "nerath", "retreat")
    carrier = ship(table, "karkoth", "midnight_sea", monster=2)
    bound_for(table, carrier, "moonstair")
    ship(table, "nerath", "midnight_sea")
    put(table, "nerath", "moonstair", footsoldier=1)
    script(war(table), (1,), (1,), "play retreat", "to wailing_sea")
    assert to_ask(table) == ("landing", ["land moonstair", "call_off moonstair"])
    answer(table, "land moonstair")
    assert to_roll(table) == (12, 12)
    script(table, (12, 1), (1,))
    assert (holder(table, "moonstair"), points(table, "karkoth")) == ("karkoth", 1)


@pytest.mark.rule("CN-554", "CN-112", "CN-228")
def test_a_fleet_teleported_away_before_the_battles_leaves_nothing_to_win_at_sea() -> None:
    table = board()
    hand(table, "nerath", "teleport")
    carrier = ship(table, "karkoth", "midnight_sea", monster=2)
    bound_for(table, carrier, "moonstair")
    ship(table, "nerath", "midnight_sea")
    put(table, "nerath", "moonstair", footsoldier=1)
    opens(table, "karkoth", "movement", "phase_end")
    script(table, "play teleport", "choose midnight_sea", "to icebound_sea")
    war(close(table))
    assert to_roll(table) == (12, 12), "straight to the landing"


@pytest.mark.rule("CN-274", "CN-284", "CN-162")
def test_a_zone_won_before_is_a_way_out_of_the_next_naval_battle() -> None:
    for won in (True, False):
        table = board()
        for zone in ("corsair_sea", "emerald_bay"):
            attack(table, "karkoth", zone, warship=1)
            put(table, "vailin", zone, warship=1)
        war(table)
        answer(table, "fight emerald_bay" if won else "fight corsair_sea")
        if won:
            script(table, (8,), (1,))
        script(table, (1,), (1,), "retreat")
        assert ("to emerald_bay" in options(table)) is won


@pytest.mark.rule("CN-283", "CN-276", "CN-271", "CN-280")
def test_flyers_take_to_the_air_while_the_others_crowd_the_only_ship() -> None:
    table = board()
    hold_all(table, "karkoth")
    carrier = ship(table, "vailin", "emerald_bay", siege_engine=1)
    attack(table, "vailin", "corsairs_rest", fighter=2, storm_elemental=1)
    put(table, "karkoth", "corsairs_rest", castle=1)
    script(war(table, "vailin"), (1, 1, 1), (1,), "retreat")
    assert options(table) == ["embark emerald_bay siege_engine", "leave_behind"]
    answer(table, "embark emerald_bay siege_engine")
    assert options(table) == ["to altaran_gulf", "to emerald_bay", "to southern_deep", "to sunfire_sea"]
    answer(table, "to southern_deep")
    assert len(aboard(table, carrier)) == 2
    assert count(table, "vailin", "emerald_bay") == {"warship": 1, "siege_engine": 1, "fighter": 1}
    assert count(table, "vailin", "southern_deep") == {"storm_elemental": 1}
    assert count(table, "vailin", "corsairs_rest") == {}, "no room for the second Fighter"
    assert sound(table)


@pytest.mark.rule("CN-499", "CN-190", "CN-327")
def test_a_blockade_that_empties_the_coast_leaves_nobody_to_beat_there() -> None:
    table = board()
    hand(table, "vailin", "blockade")
    put(table, "vailin", "corsair_sea", warship=1)
    attack(table, "vailin", "skalgard", monster=1)
    put(table, "karkoth", "skalgard", footsoldier=1)
    opens(table, "vailin", "movement", "phase_end")
    script(table, "play blockade", (8,))
    assert holder(table, "skalgard") == "karkoth"
    war(close(table), "vailin")
    assert to_ask(table) == ("", []), "walked into: nobody runs amok"
    assert (holder(table, "skalgard"), points(table, "vailin")) == ("vailin", 1)


@pytest.mark.rule("CN-499", "CN-458", "CN-459")
def test_a_castle_hit_by_a_blockade_is_ready_for_the_battle_after_it() -> None:
    table = board()
    hand(table, "vailin", "blockade")
    put(table, "vailin", "corsair_sea", warship=2)
    attack(table, "vailin", "skalgard", monster=1)
    put(table, "karkoth", "skalgard", castle=1)
    opens(table, "vailin", "movement", "phase_end")
    script(table, "play blockade", (8, 8))
    war(close(table), "vailin")
    script(table, (1,))
    assert to_roll(table) == (20,)


@pytest.mark.rule("CN-588", "CN-130", "CN-216", "CN-286")
def test_a_winged_hero_alone_attacks_a_ship_and_may_stay_over_the_zone_it_won() -> None:
    table = board()
    lay(table, "karkoth", "winged_boots")
    put(table, "karkoth", "skalgard", fighter=1)
    put(table, "vailin", "corsair_sea", warship=1)
    moving(table, "karkoth")
    answer(table, "select skalgard", "to corsair_sea", "done")
    war(close(table))
    assert to_roll(table) == (10,)
    script(table, (6,), (1,))
    assert count(table, "vailin", "corsair_sea") == {}
    repositioning(close(table), "karkoth")
    assert count(table, "karkoth", "corsair_sea") == {"fighter": 1}
    assert sound(table)


@pytest.mark.rule("CN-541", "CN-284", "CN-282")
def test_the_breath_of_a_dragon_over_the_sea_holds_ships_in_battle() -> None:
    table = board()
    hand(table, "nerath", "chill_breath")
    put(table, "nerath", "midnight_sea", dragon=1)
    attack(table, "karkoth", "midnight_sea", warship=3)
    script(war(table), "play chill_breath", (1, 1, 1), (1, 1, 1, 1, 1))
    assert to_roll(table) == (8, 8, 8), "no retreat is offered"


@pytest.mark.rule("CN-528", "CN-161", "CN-160")
def test_a_traitor_at_sea_does_not_take_the_place_of_a_landing_party() -> None:
    table = board()
    hand(table, "iron_circle", "infamous_traitor")
    carrier = ship(table, "nerath", "iron_sound", fighter=1, monster=1)
    bound_for(table, carrier, "chain_port")
    ship(table, "iron_circle", "iron_sound")
    put(table, "iron_circle", "chain_port", footsoldier=1)
    script(war(table, "nerath"), "play infamous_traitor")
    assert count(table, "nerath", "iron_sound") == {"warship": 1, "monster": 1}
    script(table, (8,), (1, 1), "sink fighter")
    assert to_ask(table)[0] == "landing"
    answer(table, "land chain_port")
    assert to_roll(table) == (12,)


@pytest.mark.rule("CN-151", "CN-232", "CN-229")
def test_the_cargo_of_a_sunken_ship_lands_nowhere_while_its_neighbour_lands() -> None:
    table = board()
    for cargo in ("monster", "siege_engine"):
        bound_for(table, ship(table, "karkoth", "corsair_sea", **{cargo: 1}), "mistshade")
    put(table, "vailin", "corsair_sea", warship=1)
    put(table, "vailin", "mistshade", footsoldier=1)
    script(war(table), (8, 1), (8,), "sink monster", "land mistshade")
    assert to_roll(table) == (8, 8)
    script(table, (6, 1), (1,))
    assert count(table, "karkoth", "mistshade") == {"siege_engine": 1}


@pytest.mark.rule("CN-576", "CN-222", "CN-218", "CN-582")
def test_ships_that_strike_first_silence_the_hero_aboard_the_ship_they_sink() -> None:
    table = board()
    lay(table, "vailin", "orb_of_storm")
    attack(table, "vailin", "corsair_sea", warship=1)
    ship(table, "karkoth", "corsair_sea", fighter=1)
    put(table, "karkoth", "corsair_sea", warship=1)
    script(war(table, "vailin"), (8,), "sink fighter")
    assert to_roll(table) == (8,), "the other Warship alone"


@pytest.mark.rule("CN-585", "CN-138", "CN-356", "CN-278")
def test_a_hero_leaves_the_dungeon_for_the_place_that_its_friend_left_aboard() -> None:
    table = board()
    hold(table, "karkoth", "moonstair", "vor_rukoth")
    carrier = ship(table, "nerath", "gulf_of_nera", footsoldier=1)
    put(table, "nerath", "thunderspire_labyrinth", fighter=2)
    repositioning(table, "nerath")
    answer(table, "select thunderspire_labyrinth", "take fighter", "board gulf_of_nera")
    assert len(aboard(table, carrier)) == 2
    answer(table, "done")
    assert count(table, "nerath", "thunderspire_labyrinth") == {}, "no berth for the second: it is destroyed"
    assert sound(table)
