"""Phase 5 of Conquest of Nerath: new ships, what comes aboard, first moves of new units.
Castles and their limits are in test_rules_reinforcement."""

from __future__ import annotations

import pytest

from taverne.games.nerath.rules.movement.transport import room
from tests.nerath.phases.reinforcing import CAPITAL, buy, buying, phase, places, with_castles
from tests.nerath.positions import answer, count, hold, options, put, refused, ship, told


@pytest.mark.rule("CN-395", "CN-400")
def test_a_new_ship_enters_a_friendly_zone_beside_a_castle() -> None:
    table = with_castles()
    put(table, "nerath", "icebound_sea", warship=1)
    buying(table)
    assert places(table, "warship") == ["at karkothi_gulf"]
    answer(table, "buy warship")
    for zone, key, rule in (
        ("sea_of_mist", "no-castle-beside", "CN-395"),
        ("icebound_sea", "enemy-zone", "CN-400"),
    ):
        refusal = refused(table, f"at {zone}")
        assert (refusal.key, refusal.rule) == (key, rule)
    assert refused(table, "at moghmarrin").key == "sea-only"
    answer(table, "back")
    put(table, "vailin", "karkothi_gulf", storm_elemental=1)
    table.stack.clear()
    buying(table)
    assert "buy warship" not in options(table), "what cannot be placed cannot be bought"


@pytest.mark.rule("CN-395", "CN-396", "CN-398")
def test_without_a_castle_nothing_enters_at_sea() -> None:
    table = phase(20, "vailin")
    hold(table, "karkoth", "vailindor")
    ship(table, "vailin", "emerald_bay")
    buying(table)
    assert "buy warship" not in options(table)
    assert places(table, "storm_elemental") == ["at mistshade", "at tarsembor", "at emerald_coast"]
    assert places(table, "footsoldier") == places(table, "storm_elemental")


@pytest.mark.rule("CN-396", "CN-411", "CN-400")
def test_a_new_storm_elemental_enters_on_land_or_at_sea() -> None:
    table = buying(with_castles())
    assert places(table, "storm_elemental") == ["at moghmarrin", f"at {CAPITAL}", "at karkothi_gulf"]
    buy(table, "storm_elemental", "at karkothi_gulf")
    assert count(table, "karkoth", "karkothi_gulf") == {"storm_elemental": 1}
    put(table, "vailin", "karkothi_gulf", warship=1)
    assert "at karkothi_gulf" not in places(table, "storm_elemental")


@pytest.mark.rule("CN-397")
def test_units_placed_at_sea_count_for_the_castle() -> None:
    table = buying(with_castles())
    buy(table, "warship", *["at karkothi_gulf"] * 3)
    buy(table, "storm_elemental", "at karkothi_gulf")
    assert places(table, "footsoldier") == [f"at {CAPITAL}"]
    answer(table, "buy storm_elemental")
    assert refused(table, "at karkothi_gulf").rule == "CN-379"


@pytest.mark.rule("CN-397")
def test_where_two_castles_border_a_zone_it_is_said_which_one_counts() -> None:
    table = with_castles()
    put(table, "karkoth", "forbidden_shore", castle=1)
    buying(table)
    assert places(table, "warship") == [
        "at karkothi_gulf moghmarrin",
        "at karkothi_gulf forbidden_shore",
        "at sea_of_mist",
    ]
    answer(table, "buy warship")
    assert refused(table, "at karkothi_gulf").key == "which-castle"
    answer(table, "back")
    buy(table, "warship", *["at karkothi_gulf moghmarrin"] * 4)
    assert places(table, "warship") == ["at karkothi_gulf", "at sea_of_mist"], "Moghmarrin is full"


@pytest.mark.rule("CN-398", "CN-399")
def test_new_land_units_enter_aboard_ships_beside_the_castle() -> None:
    table = with_castles()
    vessel = ship(table, "karkoth", "karkothi_gulf", footsoldier=1)
    buying(table)
    assert places(table, "fighter") == ["at moghmarrin", f"at {CAPITAL}", "board karkothi_gulf"]
    buy(table, "fighter", "board karkothi_gulf")
    assert room(table, vessel) == 0
    assert told(table, "placed-aboard")[0]["space"] == "sea-karkothi_gulf"
    answer(table, "buy fighter")
    refusal = refused(table, "board karkothi_gulf")
    assert (refusal.key, refusal.rule) == ("no-room", "CN-399")
    answer(table, "back")
    buy(table, "warship", "at karkothi_gulf")
    buy(table, "fighter", "board karkothi_gulf", "board karkothi_gulf")
    assert places(table, "fighter") == [f"at {CAPITAL}"], "they and the ship count for the four of Moghmarrin"


@pytest.mark.rule("CN-398")
def test_where_ships_differ_it_is_said_which_one_is_boarded() -> None:
    table = with_castles()
    ship(table, "karkoth", "karkothi_gulf", footsoldier=1)
    ship(table, "karkoth", "karkothi_gulf")
    buying(table)
    assert places(table, "fighter")[2:] == ["board karkothi_gulf 1", "board karkothi_gulf 2"]
    answer(table, "buy fighter")
    refusal = refused(table, "board karkothi_gulf")
    assert (refusal.key, refusal.rule) == ("which-ship", "CN-398"), "one castle only borders the gulf"
    assert refused(table, "board karkothi_gulf moghmarrin").key == "which-ship"
    assert refused(table, "board karkothi_gulf 3").key == "which-ship"
    assert refused(table, "at karkothi_gulf").key == "no-place-at-sea"


@pytest.mark.rule("CN-397")
def test_where_one_castle_borders_a_zone_none_is_to_be_named() -> None:
    table = with_castles()
    ship(table, "karkoth", "karkothi_gulf")
    buying(table)
    answer(table, "buy fighter")
    assert refused(table, "board karkothi_gulf moghmarrin").key == "not-offered"
    answer(table, "back", "buy warship")
    assert refused(table, "at karkothi_gulf moghmarrin").key == "not-offered"


@pytest.mark.rule("CN-398", "CN-142")
def test_castles_and_flyers_are_not_placed_aboard() -> None:
    table = with_castles()
    ship(table, "karkoth", "karkothi_gulf")
    buying(table)
    for unit in ("castle", "dragon", "storm_elemental", "warship"):
        answer(table, f"buy {unit}")
        assert refused(table, "board karkothi_gulf").rule == "CN-142"
        answer(table, "back")


@pytest.mark.rule("CN-401", "CN-402", "CN-408")
def test_new_units_move_at_once_over_friendly_spaces_only() -> None:
    table = buying(with_castles())
    buy(table, "fighter", f"at {CAPITAL}")
    answer(table, f"select {CAPITAL}")
    assert "to skalgard" in options(table), "two steps"
    assert "to starfall_glade" not in options(table)
    refusal = refused(table, "to starfall_glade")
    assert (refusal.key, refusal.rule) == ("not-friendly", "CN-408")
    assert "to blisterforge" in options(table)
    hold(table, "vailin", "dread_marshes")
    answer(table, "back")
    answer(table, f"select {CAPITAL}")
    refusal = refused(table, "to blisterforge")
    assert (refusal.key, refusal.rule) == ("enemy-in-way", "CN-402")
    answer(table, "to dol_thamar")
    answer(table, "select dol_thamar", "to winterskull_wastes")
    assert refused(table, "select winterskull_wastes").key == "no-points"


@pytest.mark.rule("CN-403")
def test_new_heroes_do_not_enter_a_dungeon() -> None:
    table = buying(with_castles())
    buy(table, "wizard", f"at {CAPITAL}")
    answer(table, f"select {CAPITAL}")
    assert "to temple_of_elemental_evil" not in options(table)
    assert refused(table, "to temple_of_elemental_evil").key == "no-dungeon-now"


@pytest.mark.rule("CN-404", "CN-408")
def test_a_new_ship_carries_new_units_to_a_friendly_coast() -> None:
    table = buying(with_castles())
    buy(table, "warship", "at karkothi_gulf")
    buy(table, "footsoldier", "board karkothi_gulf", "board karkothi_gulf")
    answer(table, "select karkothi_gulf", "take warship", "to sea_of_mist")
    answer(table, "select sea_of_mist", "take footsoldier")
    assert "land zembar" not in options(table)
    refusal = refused(table, "land zembar")
    assert (refusal.key, refusal.rule) == ("not-friendly", "CN-408")
    answer(table, "land grimhaven")
    assert count(table, "karkoth", "grimhaven") == {"footsoldier": 1}
    answer(table, "select sea_of_mist")
    assert "take warship" not in options(table), "a unit has left it"


@pytest.mark.rule("CN-402")
def test_a_new_ship_does_not_pass_enemies() -> None:
    table = with_castles()
    put(table, "vailin", "sea_of_mist", warship=1)
    buying(table)
    buy(table, "warship", "at karkothi_gulf")
    answer(table, "select karkothi_gulf")
    assert "to sea_of_mist" not in options(table)
    assert "to corsair_sea" not in options(table)
    assert refused(table, "to corsair_sea").rule == "CN-402"


@pytest.mark.rule("CN-405", "CN-406")
def test_a_ship_that_was_there_stays_with_what_came_aboard() -> None:
    table = with_castles()
    ship(table, "karkoth", "karkothi_gulf")
    buying(table)
    buy(table, "footsoldier", "board karkothi_gulf")
    assert "select karkothi_gulf" not in options(table)
    assert refused(table, "select karkothi_gulf").rule in ("CN-405", "CN-406")


@pytest.mark.rule("CN-407")
def test_units_that_were_there_neither_move_nor_board() -> None:
    table = with_castles()
    put(table, "karkoth", "moghmarrin", fighter=1)
    buying(table)
    buy(table, "warship", "at karkothi_gulf")
    assert "select moghmarrin" not in options(table)
    refusal = refused(table, "select moghmarrin")
    assert (refusal.key, refusal.rule) == ("only-new-units", "CN-407")
    buy(table, "fighter", "at moghmarrin")
    answer(table, "select moghmarrin", "board karkothi_gulf")
    assert count(table, "karkoth", "moghmarrin") == {"castle": 1, "fighter": 1}, "the new one went aboard"


@pytest.mark.rule("CN-409", "CN-410")
def test_new_flyers_cross_enemies_but_end_among_friends() -> None:
    table = with_castles()
    put(table, "vailin", "starfall_glade", footsoldier=3)
    buying(table)
    buy(table, "dragon", f"at {CAPITAL}")
    answer(table, f"select {CAPITAL}")
    assert "to nurthedur_mountains" in options(table), "over Starfall Glade"
    assert "to starfall_glade" not in options(table)
    assert "to walking_wood" not in options(table)
    assert refused(table, "to temple_of_elemental_evil").key == "no-perch"
    assert "to sea_of_mist" not in options(table)
    refusal = refused(table, "to sea_of_mist")
    assert (refusal.key, refusal.rule) == ("must-land", "CN-410")


@pytest.mark.rule("CN-411")
def test_a_new_storm_elemental_ends_at_sea_if_it_likes() -> None:
    table = buying(with_castles())
    buy(table, "storm_elemental", "at moghmarrin")
    answer(table, "select moghmarrin")
    assert "to sea_of_mist" in options(table)


@pytest.mark.rule("CN-412")
def test_what_cannot_be_placed_cannot_be_bought() -> None:
    table = phase()
    put(table, "karkoth", CAPITAL, castle=1)
    buying(table)
    assert "buy warship" not in options(table), "the capital lies inland"
    refusal = refused(table, "buy warship")
    assert (refusal.key, refusal.rule) == ("no-place-for", "CN-412")


def test_nobody_is_asked_who_can_buy_nothing() -> None:
    table = buying(with_castles(0))
    assert table.pending == ()


def test_what_comes_first_is_said() -> None:
    table = buying(with_castles())
    assert refused(table, f"at {CAPITAL}").key == "buy-first"
    assert refused(table, "buy griffon").key == "no-such-unit"
    answer(table, "buy footsoldier")
    assert refused(table, "at atlantis").key == "no-such-space"
