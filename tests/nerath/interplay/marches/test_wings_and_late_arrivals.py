"""Where rules of Conquest of Nerath meet: flyers, heroes with wings, and units that come when the moves are over.
A flyer has a second move, who came late has none; both keep what the sky allows."""

from __future__ import annotations

import pytest

from tests.nerath.cards import draw_phase, draws, opens, pass_windows, script, to_ask, to_roll
from tests.nerath.interplay.phases import buying, close, moving, repositioning, sound
from tests.nerath.positions import (
    answer,
    attack,
    board,
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


@pytest.mark.rule("CN-516", "CN-448", "CN-271", "CN-367")
@pytest.mark.parametrize("summoned", [True, False])
def test_an_elemental_that_fled_over_the_sea_flies_on_if_it_came_on_its_own_and_hovers_if_it_was_summoned(
    summoned: bool,
) -> None:
    table = board()
    attack(table, "vailin", "skalgard", footsoldier=1)
    if summoned:
        hand(table, "vailin", "summon_storm_elemental")
    else:
        attack(table, "vailin", "skalgard", storm_elemental=1)
    put(table, "karkoth", "skalgard", monster=2)
    war(table, "vailin")
    script(table, *["play summon_storm_elemental"] * summoned, (1, 1), (1, 1), "retreat")
    while to_ask(table)[0].startswith("retreat"):
        answer(table, "to mistshade" if "to sea_of_mist" not in options(table) else "to sea_of_mist")
    assert count(table, "vailin", "sea_of_mist") == {"storm_elemental": 1}
    assert count(table, "vailin", "mistshade") == {"footsoldier": 1}
    repositioning(close(table), "vailin")
    if summoned:
        assert not table.pending
    else:
        assert "select sea_of_mist" in options(table)
    assert sound(table)


@pytest.mark.rule("CN-528", "CN-588", "CN-448", "CN-283")
def test_a_winged_traitor_flees_over_the_sea_and_hovers_there_while_its_comrade_is_lost() -> None:
    table = board()
    hand(table, "iron_circle", "infamous_traitor")
    lay(table, "iron_circle", "winged_boots")
    attack(table, "iron_circle", "moonstair", footsoldier=1)
    put(table, "nerath", "moonstair", fighter=1, monster=1)
    war(table, "iron_circle")
    script(table, "play infamous_traitor")
    assert to_roll(table) == (6, 10)
    script(table, (1, 1), (1,), "retreat")
    assert options(table) == ["to midnight_sea", "to gulf_of_nera"]
    answer(table, "to gulf_of_nera")
    pass_windows(table)
    assert count(table, "iron_circle", "gulf_of_nera") == {"fighter": 1}
    assert count(table, "iron_circle", "moonstair") == {}
    repositioning(close(table), "iron_circle")
    assert not table.pending
    assert count(table, "iron_circle", "gulf_of_nera") == {"fighter": 1}


@pytest.mark.rule("CN-128", "CN-110", "CN-129", "CN-365")
def test_a_dragon_over_a_dungeon_and_an_enemy_comes_down_at_the_allys_and_flies_back_after_the_battles() -> None:
    table = board("alliances")
    hold(table, "karkoth", "nera")
    guard(table, "thunderspire_labyrinth", "ogre")
    put(table, "iron_circle", "brimstone_coast", dragon=1)
    put(table, "nerath", "vor_rukoth", monster=1)
    moving(table, "iron_circle")
    answer(table, "select brimstone_coast")
    assert refused(table, "to thunderspire_labyrinth").rule in ("CN-116", "CN-129")
    answer(table, "to nera")
    assert "select nera" not in options(table), "three spaces"
    answer(table, "done")
    war(close(table), "iron_circle")
    assert not table.pending
    repositioning(close(table), "iron_circle")
    answer(table, "select nera", "to brimstone_coast")
    assert count(table, "iron_circle", "brimstone_coast") == {"dragon": 1}


@pytest.mark.rule("CN-588", "CN-144", "CN-136")
def test_a_winged_hero_boards_at_once_or_flies_but_not_one_after_the_other() -> None:
    table = board()
    lay(table, "karkoth", "winged_boots")
    ship(table, "karkoth", "corsair_sea")
    put(table, "karkoth", "ashen_march", fighter=1)
    put(table, "karkoth", "skalgard", wizard=1)
    moving(table, "karkoth")
    answer(table, "select skalgard")
    assert {"board corsair_sea", "to corsair_sea"} <= set(options(table))
    answer(table, "board corsair_sea", "select ashen_march", "to skalgard", "select skalgard")
    assert refused(table, "board corsair_sea").rule == "CN-144"
    answer(table, "to corsair_sea")
    assert count(table, "karkoth", "corsair_sea") == {"warship": 1, "wizard": 1, "fighter": 1}
    answer(table, "select corsair_sea", "to altaran_gulf")
    assert count(table, "karkoth", "altaran_gulf") == {"warship": 1, "wizard": 1}, "who flies has no ship"


@pytest.mark.rule("CN-505", "CN-588", "CN-133")
def test_a_winged_hero_that_the_fey_sent_against_a_ship_fights_it_and_does_not_fly_on() -> None:
    table = board()
    hand(table, "vailin", "fey_crossing")
    lay(table, "vailin", "winged_boots")
    put(table, "vailin", "mistshade", fighter=1, footsoldier=1)
    put(table, "karkoth", "corsair_sea", warship=1)
    script(draw_phase(table, "vailin"), "play fey_crossing")
    answer(table, "to corsair_sea")
    assert options(table) == ["all", "take fighter"], "the Footsoldier has no wings"
    answer(table, "all")
    pass_windows(table)
    assert count(table, "vailin", "corsair_sea") == {"fighter": 1}
    moving(close(table), "vailin")
    assert "select corsair_sea" not in options(table)
    answer(table, "done")
    war(close(table), "vailin")
    assert to_roll(table) == (10,)


@pytest.mark.rule("CN-543", "CN-447", "CN-131", "CN-368")
@pytest.mark.parametrize("home", ["winterbole_forest", "mithralfast"])
def test_a_whelp_flies_out_to_sea_in_the_turn_in_which_it_was_drawn_and_must_come_back(home: str) -> None:
    table = board()
    hold_all(table, "vailin")
    hold(table, "nerath", home)
    draws(table, "nerath", "dragon_whelp")
    assert count(table, "nerath", home) == {"dragon": 1}
    moving(close(table), "nerath")
    answer(table, f"select {home}", "to midnight_sea", "done")
    repositioning(close(table), "nerath")
    assert options(table) == ["select midnight_sea"]
    answer(table, "select midnight_sea", f"to {home}")
    assert count(table, "nerath", home) == {"dragon": 1}


@pytest.mark.rule("CN-554", "CN-364", "CN-365", "CN-475")
def test_a_dragon_that_teleport_carried_after_the_battles_still_has_its_reposition_move() -> None:
    table = board()
    hand(table, "nerath", "teleport")
    hold(table, "karkoth", "winterbole_forest")
    put(table, "nerath", "mithralfast", dragon=1)
    opens(table, "nerath", "battles", "phase_end")
    script(table, "play teleport", "to gulf_of_nera")
    assert count(table, "nerath", "gulf_of_nera") == {"dragon": 1}
    repositioning(close(table), "nerath")
    assert options(table) == ["select gulf_of_nera"], "it must land"
    answer(table, "select gulf_of_nera", "to nentir_vale")
    assert count(table, "nerath", "nentir_vale") == {"dragon": 1}


@pytest.mark.rule("CN-561", "CN-437", "CN-198", "CN-205")
def test_an_elemental_of_the_censer_wounds_a_dragon_that_still_rolls_and_flies_home_whole() -> None:
    table = board()
    lay(table, "vailin", "censer_of_controlling_air_elementals")
    attack(table, "karkoth", "mistshade", dragon=1)
    put(table, "vailin", "mistshade", storm_elemental=1)
    war(table)
    assert to_roll(table) == (8,), "one die on land, before the Dragon"
    script(table, (6,))
    assert to_roll(table) == (20,)
    script(table, (6,))
    pass_windows(table)
    assert (holder(table, "mistshade"), points(table, "karkoth")) == ("karkoth", 1)
    repositioning(close(table), "karkoth")
    answer(table, "select mistshade")
    assert "to karkothi_thronehold" in options(table)


@pytest.mark.rule("CN-409", "CN-410")
def test_a_dragon_just_bought_flies_over_enemies_and_comes_down_on_land_of_its_realm_alone() -> None:
    table = board()
    hold_all(table, "vailin")
    hold(table, "karkoth", "karkothi_thronehold", "skalgard")
    put(table, "karkoth", "karkothi_thronehold", castle=1)
    buying(table, "karkoth", 5)
    answer(table, "buy dragon", "at karkothi_thronehold", "select karkothi_thronehold")
    assert [line for line in options(table) if line.startswith("to ")] == ["to skalgard"]
    assert refused(table, "to corsair_sea").rule in ("CN-410", "CN-368", "CN-401")
    answer(table, "to skalgard")
    assert count(table, "karkoth", "skalgard") == {"dragon": 1}


@pytest.mark.rule("CN-563", "CN-496", "CN-261", "CN-236")
def test_a_monster_that_wanders_into_an_empty_dungeon_after_the_heroes_must_be_fought() -> None:
    table = board()
    chest(table, "karkoth", "deck_of_many_things")
    put(table, "karkoth", "gorgons_reach", fighter=1)
    moving(table, "karkoth")
    answer(table, "select gorgons_reach", "to vault_of_the_drow", "lay deck_of_many_things")
    draw(table, "wandering_monster")
    answer(table, "choose vault_of_the_drow", "done")
    war(close(table))
    pass_windows(table)
    draw(table, "ogre")
    script(table, (6,), (1,))
    draw(table, "threefold_crown")
    pass_windows(table)
    assert count(table, "karkoth", "vault_of_the_drow") == {"fighter": 1}
    assert [table.cat.card_ids[card] for card in table.chest[0]] == ["threefold_crown"]
