"""Sea transport in Conquest of Nerath: boarding, sailing, bridging, landings and what is declared of them.
What happens to a declared landing after a naval battle is in the tests of battles."""

from __future__ import annotations

import pytest

from taverne.games.nerath.box.catalogue import NONE
from taverne.games.nerath.rules.movement.routes import reach
from taverne.games.nerath.rules.movement.transport import coasts, decks, room
from taverne.games.nerath.state.game_state import ATTACKING, BOARDED, UNLOADED
from tests.nerath.positions import (
    answer,
    board,
    count,
    hold,
    moving,
    number,
    options,
    put,
    refused,
    ship,
    space,
    told,
    turn,
)


@pytest.mark.rule("CN-136", "CN-137")
def test_a_land_unit_boards_a_ship_beside_it_for_one_space() -> None:
    table = board()
    soldier, hero = put(table, "karkoth", "skalgard", footsoldier=1, fighter=1)
    vessel = ship(table, "karkoth", "sea_of_mist")
    moving(table)
    answer(table, "select skalgard")
    assert "board sea_of_mist" in options(table)
    answer(table, "board sea_of_mist")
    assert [table.ship[soldier], table.ship[hero]] == [vessel, vessel]
    assert table.moved[soldier] == table.moved[hero] == 1
    assert table.where[hero] == space(table, "sea_of_mist")
    assert told(table, "boarded")[0]["to"] == "sea-sea_of_mist"


@pytest.mark.rule("CN-136", "CN-142")
def test_nobody_boards_a_ship_of_the_ally_nor_far_away() -> None:
    table = board("alliances")
    (soldier,) = put(table, "karkoth", "skalgard", footsoldier=1)
    ship(table, "iron_circle", "sea_of_mist")
    ship(table, "karkoth", "altaran_gulf")
    assert decks(table, soldier) == []
    moving(table)
    answer(table, "select skalgard")
    refusal = refused(table, "board sea_of_mist")
    assert (refusal.key, refusal.rule) == ("no-ship", "CN-136")
    refusal = refused(table, "board altaran_gulf")
    assert (refusal.key, refusal.rule) == ("not-beside", "CN-144")


@pytest.mark.rule("CN-138", "CN-440")
def test_a_ship_carries_two_units() -> None:
    table = board()
    put(table, "karkoth", "skalgard", footsoldier=3)
    vessel = ship(table, "karkoth", "sea_of_mist")
    moving(table)
    answer(table, "select skalgard")
    assert "board sea_of_mist" not in options(table), "three do not fit"
    refusal = refused(table, "board sea_of_mist")
    assert (refusal.key, refusal.rule, refusal.data["room"]) == ("too-many-aboard", "CN-138", 2)
    answer(table, "take footsoldier", "take footsoldier", "board sea_of_mist")
    assert room(table, vessel) == 0
    refusal = refused(answer(table, "select skalgard"), "board sea_of_mist")
    assert (refusal.key, refusal.rule) == ("no-room", "CN-138")


@pytest.mark.rule("CN-138", "CN-159")
def test_two_equal_ships_are_one_choice_and_unequal_ones_are_named() -> None:
    table = board()
    put(table, "karkoth", "skalgard", footsoldier=4)
    first = ship(table, "karkoth", "sea_of_mist")
    second = ship(table, "karkoth", "sea_of_mist")
    moving(table)
    answer(table, "select skalgard", "take footsoldier")
    assert [line for line in options(table) if line.startswith("board")] == ["board sea_of_mist"]
    answer(table, "board sea_of_mist")
    answer(table, "select skalgard", "take footsoldier", "take footsoldier")
    assert [line for line in options(table) if line.startswith("board")] == ["board sea_of_mist 1"], "room for two"
    answer(table, "board sea_of_mist 1")
    assert (room(table, first), room(table, second)) == (1, 0), "the empty ship took both"
    answer(table, "select skalgard", "board sea_of_mist")
    assert room(table, first) == 0


@pytest.mark.rule("CN-139", "CN-141")
def test_units_aboard_since_earlier_land_on_any_coast_of_the_zone() -> None:
    table = board()
    ship(table, "karkoth", "sea_of_mist", footsoldier=1)
    cargo = table.cargo(0)[0]
    found = {table.cat.space_ids[land] for land in coasts(table, cargo)}
    assert found == {"grimhaven", "zembar", "forbidden_shore", "skalgard"}
    moving(table)
    answer(table, "select sea_of_mist", "take footsoldier")
    refusal = refused(table, "land mistshade")
    assert (refusal.key, refusal.rule) == ("not-a-coast", "CN-139")
    refusal = refused(table, "to skalgard")
    assert (refusal.key, refusal.rule) == ("aboard", "CN-139")
    answer(table, "land skalgard")
    assert count(table, "karkoth", "skalgard") == {"footsoldier": 1}
    assert table.ship[cargo] == NONE


@pytest.mark.rule("CN-140")
def test_a_unit_does_not_land_where_it_boarded_in_this_turn() -> None:
    table = board()
    put(table, "karkoth", "skalgard", footsoldier=1)
    ship(table, "karkoth", "sea_of_mist")
    moving(table)
    answer(table, "select skalgard", "board sea_of_mist", "select sea_of_mist", "take footsoldier")
    assert "land skalgard" not in options(table)
    assert "land forbidden_shore" in options(table)
    refusal = refused(table, "land skalgard")
    assert (refusal.key, refusal.rule) == ("boarded-there", "CN-140")


@pytest.mark.rule("CN-142", "CN-125")
def test_ships_carry_no_castles_flyers_or_ships() -> None:
    table = board()
    units = put(table, "karkoth", "skalgard", castle=1, dragon=1, storm_elemental=1)
    units += put(table, "karkoth", "sea_of_mist", warship=2)
    assert [decks(table, unit) for unit in units] == [[], [], [], [], []]
    moving(table)
    refusal = refused(answer(table, "select skalgard", "take dragon"), "board sea_of_mist")
    assert (refusal.key, refusal.rule) == ("never-aboard", "CN-142")


@pytest.mark.rule("CN-143")
def test_a_ship_loads_before_during_and_after_its_move_from_several_lands() -> None:
    table = board()
    put(table, "karkoth", "forbidden_shore", footsoldier=1)
    put(table, "karkoth", "skalgard", footsoldier=1)
    vessel = ship(table, "karkoth", "karkothi_gulf")
    moving(table)
    answer(table, "select forbidden_shore", "board karkothi_gulf")
    answer(table, "select karkothi_gulf", "take warship", "to sea_of_mist")
    answer(table, "select skalgard", "board sea_of_mist")
    answer(table, "select sea_of_mist", "take warship", "to corsair_sea")
    assert table.where[vessel] == space(table, "corsair_sea")
    assert count(table, "karkoth", "corsair_sea") == {"warship": 1, "footsoldier": 2}
    late = board()
    put(late, "karkoth", "skalgard", footsoldier=1)
    ship(late, "karkoth", "karkothi_gulf")
    late.moved[1] = 1
    moving(late)
    answer(late, "select karkothi_gulf", "to sea_of_mist", "select skalgard", "board sea_of_mist")
    assert count(late, "karkoth", "sea_of_mist") == {"warship": 1, "footsoldier": 1}


@pytest.mark.rule("CN-144")
def test_a_unit_that_has_moved_does_not_board() -> None:
    table = board()
    put(table, "karkoth", "ashen_march", fighter=1)
    put(table, "karkoth", "skalgard", fighter=1)
    ship(table, "karkoth", "sea_of_mist")
    moving(table)
    answer(table, "select ashen_march", "to skalgard", "select skalgard")
    assert options(table)[:2] == ["take fighter", "take fighter 2"]
    answer(table, "take fighter 2")
    assert "board sea_of_mist" not in options(table)
    refusal = refused(table, "board sea_of_mist")
    assert (refusal.key, refusal.rule) == ("moved-before", "CN-144")
    answer(table, "back", "select skalgard", "take fighter", "board sea_of_mist")
    assert count(table, "karkoth", "skalgard") == {"fighter": 1}


@pytest.mark.rule("CN-145")
def test_a_ship_in_an_enemy_zone_loads_nobody() -> None:
    table = board()
    (soldier,) = put(table, "karkoth", "skalgard", footsoldier=1)
    put(table, "vailin", "corsair_sea", warship=1)
    ship(table, "karkoth", "sea_of_mist")
    moving(table)
    answer(table, "select sea_of_mist", "to corsair_sea")
    assert decks(table, soldier) == []
    refusal = refused(answer(table, "select skalgard"), "board corsair_sea")
    assert (refusal.key, refusal.rule) == ("enemy-zone", "CN-145")


@pytest.mark.rule("CN-146", "CN-147", "CN-148")
def test_units_land_after_the_ship_moved_and_go_no_further() -> None:
    table = board()
    put(table, "karkoth", "forbidden_shore", fighter=1)
    ship(table, "karkoth", "karkothi_gulf")
    moving(table)
    answer(table, "select forbidden_shore", "board karkothi_gulf")
    answer(table, "select karkothi_gulf", "take warship", "to sea_of_mist")
    answer(table, "select sea_of_mist", "take fighter", "land skalgard")
    assert table.moved[0] == 1, "landing costs nothing, boarding was the one point"
    refusal = refused(table, "select skalgard")
    assert (refusal.key, refusal.rule) == ("has-landed", "CN-147")


@pytest.mark.rule("CN-149")
def test_units_may_stay_aboard() -> None:
    table = board()
    vessel = ship(table, "karkoth", "sea_of_mist", footsoldier=2)
    moving(table)
    answer(table, "done")
    assert len(table.cargo(vessel)) == 2


@pytest.mark.rule("CN-151", "CN-156")
def test_a_ship_that_was_left_neither_moves_nor_loads() -> None:
    table = board()
    put(table, "karkoth", "skalgard", footsoldier=2)
    vessel = ship(table, "karkoth", "sea_of_mist", footsoldier=2)
    moving(table)
    answer(table, "select sea_of_mist", "take footsoldier", "land forbidden_shore")
    assert reach(table, vessel) == []
    answer(table, "select sea_of_mist")
    assert "take warship" not in options(table)
    refusal = refused(table, "take warship")
    assert (refusal.key, refusal.rule) == ("ship-unloaded", "CN-151")
    answer(table, "back", "select skalgard")
    refusal = refused(table, "board sea_of_mist")
    assert (refusal.key, refusal.rule) == ("unloaded-before", "CN-156")


@pytest.mark.rule("CN-152")
def test_two_units_of_one_ship_land_on_two_lands() -> None:
    table = board()
    ship(table, "karkoth", "sea_of_mist", footsoldier=2)
    moving(table)
    answer(table, "select sea_of_mist", "take footsoldier", "land forbidden_shore")
    answer(table, "select sea_of_mist", "take footsoldier", "land grimhaven")
    assert count(table, "karkoth", "forbidden_shore") == {"footsoldier": 1}
    assert count(table, "karkoth", "grimhaven") == {"footsoldier": 1}


@pytest.mark.rule("CN-153", "CN-159")
def test_nobody_passes_from_ship_to_ship() -> None:
    table = board()
    vessel = ship(table, "karkoth", "sea_of_mist", footsoldier=1)
    cargo = table.cargo(vessel)[0]
    ship(table, "karkoth", "sea_of_mist")
    assert decks(table, cargo) == []
    moving(table)
    refusal = refused(answer(table, "select sea_of_mist", "take footsoldier"), "board sea_of_mist")
    assert (refusal.key, refusal.rule) == ("already-aboard", "CN-153")
    answer(table, "back", "select sea_of_mist")
    assert options(table)[:3] == ["take footsoldier", "take warship", "take warship 2"]
    answer(table, "take warship 2", "to corsair_sea")
    assert table.where[cargo] == table.where[vessel] == space(table, "corsair_sea"), "cargo goes with its own ship"


@pytest.mark.rule("CN-154", "CN-155")
def test_a_ship_that_stays_is_a_bridge() -> None:
    table = board()
    put(table, "karkoth", "skalgard", footsoldier=3)
    vessel = ship(table, "karkoth", "sea_of_mist")
    moving(table)
    answer(table, "select skalgard", "take footsoldier", "take footsoldier", "board sea_of_mist")
    answer(table, "select sea_of_mist", "land grimhaven")
    assert count(table, "karkoth", "grimhaven") == {"footsoldier": 2}
    assert table.mark[vessel] & UNLOADED
    assert refused(table, "select grimhaven").rule == "CN-147", "they stop where they landed"
    assert refused(answer(table, "select skalgard"), "board sea_of_mist").rule == "CN-156", "two units a turn"


@pytest.mark.rule("CN-157", "CN-160", "CN-227")
def test_a_landing_on_an_enemy_coast_is_declared_and_stands() -> None:
    table = board()
    vessel = ship(table, "karkoth", "sea_of_mist", footsoldier=1, fighter=1)
    moving(table)
    answer(table, "select sea_of_mist", "take footsoldier", "land zembar")
    soldier = table.cargo(vessel)[0]
    assert table.aim[soldier] == space(table, "zembar")
    assert table.ship[soldier] == vessel, "it is still aboard"
    assert told(table, "landing")[0]["to"] == "land-zembar"
    answer(table, "select sea_of_mist")
    refusal = refused(table, "take footsoldier")
    assert (refusal.key, refusal.rule) == ("landing-declared", "CN-160")
    assert reach(table, vessel) == [], "the ship stays where the landing was declared"


@pytest.mark.rule("CN-157", "CN-228")
def test_cargo_of_a_ship_that_attacks_may_declare_a_landing_for_after_the_battle() -> None:
    table = board()
    put(table, "vailin", "corsair_sea", warship=1)
    vessel = ship(table, "karkoth", "sea_of_mist", footsoldier=2)
    moving(table)
    answer(table, "select sea_of_mist", "take warship", "to corsair_sea")
    assert table.mark[vessel] & ATTACKING
    answer(table, "select corsair_sea", "take footsoldier", "land mistshade")
    one, two = table.cargo(vessel)
    assert table.aim[one] == space(table, "mistshade")
    answer(table, "select corsair_sea", "take footsoldier", "land skalgard")
    assert table.aim[two] == space(table, "skalgard"), "even ashore among friends, for the zone is not won yet"
    assert table.where[two] == space(table, "corsair_sea")


@pytest.mark.rule("CN-158")
def test_heroes_land_straight_on_an_entrance() -> None:
    table = board()
    turn(table, "nerath")
    vessel = ship(table, "nerath", "gulf_of_nera", wizard=1, footsoldier=1)
    moving(table)
    answer(table, "select gulf_of_nera", "take footsoldier")
    refusal = refused(table, "land thunderspire_labyrinth")
    assert (refusal.key, refusal.rule) == ("heroes-only", "CN-116")
    answer(table, "back", "select gulf_of_nera", "take wizard", "land thunderspire_labyrinth")
    wizard = table.cargo(vessel)[0]
    assert table.aim[wizard] == space(table, "thunderspire_labyrinth")


@pytest.mark.rule("CN-150", "CN-013")
def test_cargo_is_destroyed_with_its_ship() -> None:
    from taverne.games.nerath.rules.battle.casualties import destroy

    table = board()
    vessel = ship(table, "karkoth", "sea_of_mist", footsoldier=1, fighter=1)
    destroy(table, [vessel])
    assert count(table, "karkoth", "sea_of_mist") == {}


@pytest.mark.rule("CN-139", "CN-144")
def test_where_a_unit_boarded_is_remembered_for_the_turn() -> None:
    table = board()
    (soldier,) = put(table, "karkoth", "skalgard", footsoldier=1)
    ship(table, "karkoth", "sea_of_mist")
    moving(table)
    answer(table, "select skalgard", "board sea_of_mist")
    assert table.mark[soldier] & BOARDED
    assert table.origin[soldier] == space(table, "skalgard")
    hold(table, "vailin", "skalgard")
    assert space(table, "skalgard") not in coasts(table, soldier)
    assert table.owner[soldier] == number("karkoth")
