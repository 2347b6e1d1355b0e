"""Where rules of Conquest of Nerath meet: a battle at sea, and the landing after it, with cards played between the two.
What was played for the first battle ends with it; who fought at sea lands as it is left."""

from __future__ import annotations

import pytest

from tests.nerath.cards import opens, pass_windows, script, to_ask, to_roll
from tests.nerath.interplay.phases import buying, close, continues_turn, sound
from tests.nerath.positions import (
    aboard,
    answer,
    asker,
    attack,
    board,
    bound_for,
    count,
    guard,
    hand,
    hold,
    hold_all,
    holder,
    number,
    options,
    points,
    put,
    refused,
    ship,
    war,
)


@pytest.mark.rule("CN-525", "CN-230", "CN-219")
def test_a_shield_of_fire_goes_out_when_its_fighter_lands() -> None:
    table = board()
    hand(table, "iron_circle", "fire_shield")
    carrier = ship(table, "iron_circle", "midnight_sea", fighter=1)
    bound_for(table, carrier, "moonstair")
    ship(table, "nerath", "midnight_sea")
    put(table, "nerath", "moonstair", footsoldier=1)
    script(war(table, "iron_circle"), "play fire_shield")
    assert to_roll(table) == (8, 10, 10), "the ship, the Fighter and the fire"
    script(table, (8, 1, 1), (1,))
    assert to_ask(table)[0] == "landing"
    answer(table, "land moonstair")
    assert to_roll(table) == (10,), "another battle"


@pytest.mark.rule("CN-512", "CN-230", "CN-196")
def test_rage_at_sea_is_over_on_the_beach() -> None:
    table = board()
    hand(table, "vailin", "rage")
    carrier = ship(table, "vailin", "corsair_sea", fighter=2)
    bound_for(table, carrier, "skalgard")
    ship(table, "karkoth", "corsair_sea")
    put(table, "karkoth", "skalgard", footsoldier=1)
    script(war(table, "vailin"), "play rage")
    assert to_roll(table) == (10, 10), "both strike first"
    script(table, (6, 1))
    assert count(table, "karkoth", "corsair_sea") == {}
    assert to_ask(table)[0] == "landing", "the ship need not roll any more"
    answer(table, "land skalgard")
    assert to_roll(table) == (10, 10)
    script(table, (6, 6))
    assert to_roll(table) == (6,), "no first strike: the Footsoldier answers"
    script(table, (6,))
    pass_windows(table)
    assert (holder(table, "skalgard"), count(table, "vailin", "skalgard")) == ("vailin", {"fighter": 1})


@pytest.mark.rule("CN-554", "CN-160", "CN-474")
def test_a_ship_teleported_with_its_landing_party_lands_nobody() -> None:
    table = board()
    hand(table, "nerath", "teleport")
    away = ship(table, "nerath", "iron_sound", footsoldier=2)
    bound_for(table, away, "chain_port")
    stays = ship(table, "nerath", "scorpion_sound", monster=1)
    bound_for(table, stays, "iron_citadel")
    put(table, "iron_circle", "iron_citadel", footsoldier=1)
    opens(table, "nerath", "movement", "phase_end")
    script(table, "play teleport", "choose iron_sound", "take warship", "to wailing_sea")
    assert count(table, "nerath", "wailing_sea") == {"warship": 1, "footsoldier": 2}
    war(close(table), "nerath")
    assert to_roll(table) == (12,), "the other party alone lands"
    script(table, (12,), (1,))
    pass_windows(table)
    assert (holder(table, "chain_port"), holder(table, "iron_citadel")) == ("iron_circle", "nerath")
    assert points(table, "nerath") == 5
    assert len(aboard(table, away)) == 2
    assert sound(table)


@pytest.mark.rule("CN-158", "CN-217", "CN-535", "CN-230")
def test_a_hero_that_fell_into_a_pit_after_a_sea_fight_leaves_its_ship_behind() -> None:
    table = board()
    hand(table, "iron_circle", "pit_trap")
    guard(table, "thunderspire_labyrinth", "ogre")
    carrier = ship(table, "nerath", "gulf_of_nera", fighter=1, footsoldier=1)
    fighter = next(u for u in aboard(table, carrier) if table.cat.hero[table.kind[u]])
    table.aim[fighter] = table.cat.space_index["thunderspire_labyrinth"]
    ship(table, "karkoth", "gulf_of_nera")
    war(table, "nerath")
    assert sorted(to_roll(table)) == [8, 10]
    script(table, (8, 1), (1,))
    assert to_ask(table)[0] == "landing"
    answer(table, "land thunderspire_labyrinth")
    script(table, "play pit_trap", (8,))
    pass_windows(table)
    assert not table.pending
    assert count(table, "nerath", "thunderspire_labyrinth") == {}
    assert count(table, "nerath", "gulf_of_nera") == {"warship": 1, "footsoldier": 1}
    at = table.cat.space_index["thunderspire_labyrinth"] - table.cat.first_dungeon
    assert len(table.tokens[at]) == 1
    assert sound(table)


@pytest.mark.rule("CN-146", "CN-228", "CN-233", "CN-285")
def test_a_landing_in_peace_behind_a_fleet_that_was_not_beaten_does_not_happen() -> None:
    table = board()
    carrier = ship(table, "karkoth", "corsair_sea", monster=1)
    bound_for(table, carrier, "skalgard")
    ship(table, "vailin", "corsair_sea")
    attack(table, "karkoth", "mistshade", footsoldier=1)
    put(table, "vailin", "mistshade", footsoldier=1)
    script(war(table), (1,), (1,), "retreat", "to sea_of_mist")
    assert count(table, "karkoth", "sea_of_mist") == {"warship": 1, "monster": 1}
    assert to_roll(table) == (6,), "who came by land fights on"
    script(table, (6,), (1,))
    pass_windows(table)
    assert (count(table, "karkoth", "skalgard"), holder(table, "mistshade")) == ({}, "karkoth")
    assert sound(table)


@pytest.mark.rule("CN-404", "CN-110", "CN-010", "CN-400")
@pytest.mark.parametrize("mode", ["alliances", "free_for_all"])
def test_a_new_ship_lands_its_new_crew_on_the_coast_of_the_ally_and_of_nobody_else(mode: str) -> None:
    table = board(mode)
    put(table, "vailin", "vailindor", castle=1)
    hold_all(table, "nerath")
    hold(table, "vailin", "vailindor")
    buying(table, "vailin", 3)
    answer(table, "buy warship", "at emerald_bay", "buy footsoldier", "board emerald_bay")
    answer(table, "select emerald_bay", "to corsair_sea", "select corsair_sea")
    if mode == "free_for_all":
        assert "take footsoldier" not in options(table), "every coast is hostile"
        assert refused(table, "take footsoldier").rule == "CN-404", "its ship is new: the coast bars it, not the ship"
        return
    answer(table, "take footsoldier")
    answer(table, "land zembar")
    assert count(table, "vailin", "zembar") == {"footsoldier": 1}
    assert sound(table)


@pytest.mark.rule("CN-499", "CN-144", "CN-151", "CN-457")
def test_ships_that_have_unloaded_or_must_still_fight_take_part_in_a_blockade() -> None:
    table = board("alliances")
    hand(table, "vailin", "blockade")
    ship(table, "vailin", "corsair_sea", footsoldier=1)
    attack(table, "vailin", "sea_of_mist", warship=1)
    ship(table, "karkoth", "sea_of_mist")
    put(table, "vailin", "mistshade", footsoldier=1)
    put(table, "karkoth", "skalgard", footsoldier=1)
    put(table, "iron_circle", "skalgard", monster=1)
    continues_turn(table, "vailin", "move")
    answer(table, "select corsair_sea", "take footsoldier", "land mistshade", "done")
    script(table, "play blockade")
    assert to_roll(table) == (8, 8), "the ship that is bound and the one in an enemy zone"
    script(table, (8, 1))
    assert asker(table) == number("karkoth"), "who holds the land"
    answer(table, "lose_of iron_circle monster")
    assert asker(table) == number("iron_circle")
    answer(table, "refuse")
    assert count(table, "karkoth", "skalgard") == {}, "one hit, one unit each: the holder takes it"
    assert count(table, "iron_circle", "skalgard") == {"monster": 1}
