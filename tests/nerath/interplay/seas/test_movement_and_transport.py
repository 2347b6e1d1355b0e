"""Where rules of Conquest of Nerath meet: moves, flights, ships and cards that carry units.
A transfer is no movement; boarding wants a unit that has not moved; wings change what a hero is."""

from __future__ import annotations

import pytest

from tests.nerath.cards import draw_phase, offered, opens, script, to_ask, to_roll
from tests.nerath.interplay.phases import close, moving, repositioning, sound
from tests.nerath.positions import (
    aboard,
    answer,
    attack,
    board,
    bound_for,
    chest,
    count,
    draw,
    guard,
    hand,
    holder,
    lay,
    options,
    points,
    prompt,
    put,
    refused,
    roll,
    ship,
    war,
)


def boards(table_options: list[str]) -> list[str]:
    """Return the ships that may be boarded."""
    return [line for line in table_options if line.startswith("board")]


@pytest.mark.rule("CN-584", "CN-144", "CN-137")
def test_a_unit_that_came_through_a_circle_has_moved_and_does_not_board() -> None:
    table = board()
    lay(table, "karkoth", "teleportation_circles")
    put(table, "karkoth", "blackthorn_reach", castle=1, fighter=1)
    put(table, "karkoth", "skalgard", castle=1)
    ship(table, "karkoth", "sea_of_mist")
    script(moving(table, "karkoth"), "use teleportation_circles", "all")
    assert count(table, "karkoth", "skalgard") == {"castle": 1, "fighter": 1}
    answer(table, "select skalgard")
    assert boards(options(table)) == []
    assert refused(table, "board sea_of_mist").rule == "CN-144"
    assert "to ashen_march" in options(table), "one point is left to walk with"


@pytest.mark.rule("CN-567", "CN-105", "CN-144")
def test_a_wizard_carried_by_the_hand_has_not_moved_and_boards() -> None:
    table = board()
    lay(table, "karkoth", "hand_of_vecna")
    put(table, "karkoth", "blackthorn_reach", wizard=1)
    ship(table, "karkoth", "sea_of_mist")
    opens(table, "karkoth", "draw", "turn_start")
    script(table, "use hand_of_vecna", "to skalgard")
    moving(close(table), "karkoth")
    answer(table, "select skalgard")
    assert boards(options(table)) == ["board sea_of_mist"]


@pytest.mark.rule("CN-500", "CN-144", "CN-108")
def test_a_charge_is_two_steps_but_neither_through_enemies_nor_aboard_after_a_step() -> None:
    table = board()
    hand(table, "vailin", "charge")
    put(table, "vailin", "tarsembor", footsoldier=1)
    ship(table, "vailin", "emerald_bay")
    script(draw_phase(table, "vailin"), "play charge")
    moving(close(table), "vailin")
    answer(table, "select tarsembor")
    assert "to vale_of_chains" in options(table), "through a friendly land"
    assert "to karkothi_thronehold" not in options(table)
    answer(table, "to vailindor", "select vailindor")
    assert boards(options(table)) == []
    assert refused(table, "board emerald_bay").rule == "CN-144"


@pytest.mark.rule("CN-501", "CN-141", "CN-447")
def test_a_crew_that_came_aboard_by_a_card_lands_on_any_coast_in_the_same_turn() -> None:
    table = board()
    hand(table, "vailin", "combat_trained_crew")
    carrier = ship(table, "vailin", "corsair_sea")
    script(draw_phase(table, "vailin"), "play combat_trained_crew")
    moving(close(table), "vailin")
    answer(table, "select corsair_sea", "take footsoldier")
    found = {line for line in options(table) if line.startswith("land")}
    assert found == {"land skalgard", "land mistshade", "land zembar"}
    answer(table, "land mistshade")
    assert count(table, "vailin", "mistshade") == {"footsoldier": 1}
    assert aboard(table, carrier) == []


@pytest.mark.rule("CN-514", "CN-112", "CN-145")
def test_a_wind_that_drives_a_ship_away_opens_the_zone_for_loading() -> None:
    table = board()
    hand(table, "vailin", "storm_wind")
    ship(table, "karkoth", "emerald_bay")
    put(table, "vailin", "vailindor", footsoldier=1)
    ship(table, "vailin", "sunfire_sea")
    script(draw_phase(table, "vailin"), "play storm_wind", "to corsair_sea")
    moving(close(table), "vailin")
    answer(table, "select sunfire_sea", "to emerald_bay", "select vailindor")
    assert boards(options(table)) == ["board emerald_bay"]


@pytest.mark.rule("CN-505", "CN-130", "CN-475", "CN-133")
def test_a_dragon_sent_over_an_enemy_sea_by_fey_crossing_fights_there() -> None:
    table = board()
    hand(table, "vailin", "fey_crossing")
    put(table, "vailin", "mistshade", dragon=1, footsoldier=1)
    put(table, "karkoth", "corsair_sea", warship=1)
    script(draw_phase(table, "vailin"), "play fey_crossing", "to corsair_sea", "all")
    assert count(table, "vailin", "corsair_sea") == {"dragon": 1}
    assert count(table, "vailin", "mistshade") == {"footsoldier": 1}, "it needs a land"
    moving(close(table), "vailin")
    assert "select corsair_sea" not in options(table), "it has attacked"
    war(close(table), "vailin")
    assert to_roll(table) == (20,)
    script(table, (6,), (1,))
    assert count(table, "karkoth", "corsair_sea") == {}
    repositioning(close(table), "vailin")
    assert "select corsair_sea" in options(table), "it must land"


@pytest.mark.rule("CN-588", "CN-216", "CN-226", "CN-112")
def test_a_winged_hero_over_the_sea_holds_the_zone_and_fights_for_it() -> None:
    table = board()
    lay(table, "karkoth", "winged_boots")
    put(table, "karkoth", "corsair_sea", fighter=1)
    ship(table, "vailin", "emerald_bay")
    moving(table, "vailin")
    answer(table, "select emerald_bay", "to corsair_sea")
    war(close(table), "vailin")
    assert to_roll(table) == (8,)
    roll(table, 1)
    assert to_roll(table) == (10,)
    roll(table, 6)
    assert count(table, "vailin", "corsair_sea") == {}
    assert sound(table)


@pytest.mark.rule("CN-588", "CN-218", "CN-220")
def test_a_hero_in_the_air_does_not_drown_with_the_ship_below() -> None:
    table = board()
    lay(table, "karkoth", "winged_boots")
    put(table, "karkoth", "corsair_sea", fighter=1)
    ship(table, "karkoth", "corsair_sea", fighter=1)
    attack(table, "vailin", "corsair_sea", warship=3)
    script(war(table, "vailin"), (8, 1, 1), (1, 1, 1))
    assert "sink fighter" in options(table)
    answer(table, "sink fighter")
    assert count(table, "karkoth", "corsair_sea") == {"fighter": 1}, "the one that flies"
    assert sound(table)


@pytest.mark.rule("CN-588", "CN-139", "CN-153")
def test_a_hero_in_the_air_does_not_go_aboard_from_the_sea() -> None:
    table = board()
    lay(table, "karkoth", "winged_boots")
    put(table, "karkoth", "corsair_sea", fighter=1)
    ship(table, "karkoth", "corsair_sea")
    ship(table, "karkoth", "sea_of_mist")
    moving(table, "karkoth")
    answer(table, "select corsair_sea", "take fighter")
    assert boards(options(table)) == []
    assert "to mistshade" in options(table)


@pytest.mark.rule("CN-588", "CN-518", "CN-564", "CN-567")
def test_a_wizard_in_the_air_over_the_sea_stands_on_no_land_for_cards() -> None:
    table = board()
    lay(table, "iron_circle", "winged_boots", "eye_of_vecna", "hand_of_vecna")
    hand(table, "iron_circle", "animate_golem")
    put(table, "iron_circle", "gulf_of_nera", wizard=1)
    put(table, "nerath", "moonstair", footsoldier=1)
    opens(table, "iron_circle", "draw", "turn_start")
    assert not offered(table, "use eye_of_vecna")
    close(table)
    opens(table, "iron_circle", "draw", "turn_start")
    assert not offered(table, "use hand_of_vecna")
    close(table)
    assert not offered(draw_phase(table, "iron_circle"), "play animate_golem")


@pytest.mark.rule("CN-588", "CN-287", "CN-271")
def test_a_winged_hero_retreats_from_a_dungeon_over_the_sea() -> None:
    table = board()
    lay(table, "karkoth", "winged_boots")
    guard(table, "thunderspire_labyrinth", "ogre")
    attack(table, "karkoth", "thunderspire_labyrinth", fighter=1)
    script(war(table), (1,), (1,), "retreat")
    assert count(table, "karkoth", "gulf_of_nera") == {"fighter": 1}
    repositioning(close(table), "karkoth")
    assert count(table, "karkoth", "gulf_of_nera") == {"fighter": 1}, "it may stay in the air"


@pytest.mark.rule("CN-579", "CN-109", "CN-235")
def test_an_unseen_hero_walks_through_an_enemy_land_into_a_dungeon() -> None:
    table = board()
    lay(table, "vailin", "ring_of_invisibility")
    guard(table, "temple_of_elemental_evil", "ogre")
    put(table, "vailin", "walking_wood", fighter=1, monster=1)
    put(table, "karkoth", "ashen_march", monster=2)
    moving(table, "vailin")
    answer(table, "select walking_wood", "take fighter", "to temple_of_elemental_evil")
    assert count(table, "vailin", "temple_of_elemental_evil") == {"fighter": 1}
    assert holder(table, "ashen_march") == "karkoth"
    war(close(table), "vailin")
    assert to_roll(table) == (10,)


@pytest.mark.rule("CN-554", "CN-193", "CN-274")
def test_a_unit_teleported_into_an_attacked_land_defends_it() -> None:
    table = board()
    hand(table, "nerath", "teleport")
    put(table, "nerath", "winterbole_forest", dragon=1)
    attack(table, "iron_circle", "sarthel", footsoldier=1)
    opens(table, "iron_circle", "movement", "phase_end")
    script(table, "play teleport", "to sarthel")
    war(close(table), "iron_circle")
    script(table, (1,))
    assert to_roll(table) == (20,)
    roll(table, 6)
    assert holder(table, "sarthel") == "nerath"


@pytest.mark.rule("CN-554", "CN-235", "CN-165")
def test_a_hero_teleported_off_an_entrance_explores_nothing() -> None:
    table = board()
    hand(table, "nerath", "teleport")
    guard(table, "sunless_citadel", "ogre")
    attack(table, "nerath", "sunless_citadel", wizard=1)
    opens(table, "nerath", "movement", "phase_end")
    script(table, "play teleport", "to nera")
    war(close(table), "nerath")
    assert to_ask(table) == ("", [])
    assert count(table, "nerath", "nera") == {"wizard": 1}


@pytest.mark.rule("CN-554", "CN-359", "CN-361")
def test_guardians_come_back_although_the_looter_was_teleported_away() -> None:
    table = board()
    hand(table, "nerath", "teleport")
    guard(table, "sunless_citadel", "ogre")
    attack(table, "nerath", "sunless_citadel", fighter=1)
    script(war(table, "nerath"), (6,), (1,))
    draw(table, "threefold_crown")
    opens(close(table), "nerath", "battles", "phase_end")
    script(table, "play teleport", "to therund")
    repositioning(close(table), "nerath")
    at = table.cat.space_index["sunless_citadel"] - table.cat.first_dungeon
    assert len(table.tokens[at]) == 2
    assert sound(table)


@pytest.mark.rule("CN-497", "CN-116", "CN-158", "CN-160")
def test_a_fighter_withered_at_sea_no_longer_lands_in_the_dungeon_it_was_bound_for() -> None:
    table = board()
    hand(table, "karkoth", "withering_grasp")
    guard(table, "thunderspire_labyrinth", "ogre")
    carrier = ship(table, "vailin", "gulf_of_nera", fighter=1)
    bound_for(table, carrier, "thunderspire_labyrinth")
    ship(table, "karkoth", "gulf_of_nera", fighter=1)
    script(war(table, "vailin"), "play withering_grasp")
    assert count(table, "vailin", "gulf_of_nera") == {"warship": 1, "footsoldier": 1}
    script(table, (8,), (1, 1), "sink fighter")
    assert to_ask(table) == ("", []), "there is nothing to land or to call off"
    assert count(table, "vailin", "gulf_of_nera") == {"warship": 1, "footsoldier": 1}, "it stays aboard"
    assert sound(table)


@pytest.mark.rule("CN-497", "CN-230", "CN-160")
def test_a_fighter_withered_at_sea_still_lands_on_the_coast_it_was_bound_for() -> None:
    table = board()
    hand(table, "karkoth", "withering_grasp")
    carrier = ship(table, "vailin", "corsair_sea", fighter=1)
    bound_for(table, carrier, "skalgard")
    put(table, "karkoth", "skalgard", footsoldier=1)
    ship(table, "karkoth", "corsair_sea", fighter=1)
    script(war(table, "vailin"), "play withering_grasp", (8,), (1, 1), "sink fighter")
    assert to_ask(table)[0] == "landing"
    answer(table, "land skalgard")
    assert to_roll(table) == (6,)
    script(table, (6,), (1,))
    assert (holder(table, "skalgard"), points(table, "vailin")) == ("vailin", 1)
    assert count(table, "vailin", "skalgard") == {"footsoldier": 1}


@pytest.mark.rule("CN-511", "CN-158", "CN-447")
def test_a_privateer_drawn_this_turn_sails_and_lands_in_a_dungeon_at_once() -> None:
    table = board()
    guard(table, "thunderspire_labyrinth", "ogre")
    chest(table, "vailin", "deck_of_many_things")
    opens(table, "vailin", "draw", "draw")
    script(table, "lay deck_of_many_things")
    draw(table, "privateer_fleet")
    answer(table, "at altaran_gulf")
    moving(close(table), "vailin")
    answer(table, "select altaran_gulf", "to gulf_of_nera", "select gulf_of_nera", "take fighter")
    answer(table, "land thunderspire_labyrinth")
    war(close(table), "vailin")
    assert to_roll(table) == (10,)
    script(table, (6,), (1,))
    assert prompt(table) == "treasure"


@pytest.mark.rule("CN-536", "CN-140", "CN-447")
def test_a_pressed_footsoldier_may_go_back_to_the_coast_it_never_boarded_from() -> None:
    table = board()
    put(table, "iron_circle", "chain_port", monster=1)
    chest(table, "iron_circle", "deck_of_many_things")
    opens(table, "iron_circle", "draw", "draw")
    script(table, "lay deck_of_many_things")
    draw(table, "press_gang")
    assert count(table, "iron_circle", "iron_sound") == {"warship": 1, "footsoldier": 1}
    moving(close(table), "iron_circle")
    answer(table, "select iron_sound", "take footsoldier")
    assert "land chain_port" in options(table)
