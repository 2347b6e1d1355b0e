"""Units of a space in groups: what tells one from another, in which order they stand, and which ship takes whom.
Small positions; where units may go is left to the other chapters of movement."""

from __future__ import annotations

import pytest

from taverne.engine.actions import Action
from taverne.games.nerath.rules.cards.reactions import MOVES, why_not_play
from taverne.games.nerath.rules.movement.refusals import why_not_order
from tests.nerath.interplay.phases import buying
from tests.nerath.positions import (
    answer,
    board,
    count,
    lay,
    moving,
    number,
    options,
    put,
    refused,
    ship,
    space,
    turn,
)


@pytest.mark.rule("CN-588", "CN-120")
def test_a_hero_in_the_air_stands_before_one_aboard() -> None:
    table = board()
    turn(table, "vailin")
    lay(table, "vailin", "winged_boots")
    ship(table, "vailin", "emerald_bay", fighter=1)
    put(table, "vailin", "emerald_bay", fighter=1)
    moving(table)
    answer(table, "select emerald_bay", "take fighter")
    assert "to walking_wood" in options(table), "it flies"
    answer(table, "back", "select emerald_bay", "take fighter 2")
    assert "land mistshade" in options(table), "it lands"
    assert "to walking_wood" not in options(table)


@pytest.mark.rule("CN-138", "CN-140", "CN-159")
def test_a_ship_whose_crew_can_do_nothing_more_is_told_from_an_empty_one() -> None:
    table = board()
    turn(table, "nerath")
    put(table, "nerath", "iron_wolf_coast", footsoldier=1)
    ship(table, "nerath", "icebound_sea")
    ship(table, "nerath", "icebound_sea")
    moving(table)
    answer(table, "select iron_wolf_coast", "board icebound_sea", "select icebound_sea")
    assert [line for line in options(table) if line.startswith("take")] == ["take warship", "take warship 2"]
    answer(table, "take warship", "to wailing_sea")
    answer(table, "select icebound_sea", "take warship", "to karkothi_gulf")
    crews = [count(table, "nerath", zone) for zone in ("wailing_sea", "karkothi_gulf")]
    assert sorted(crews, key=len) == [{"warship": 1}, {"warship": 1, "footsoldier": 1}]


@pytest.mark.rule("CN-101")
def test_a_space_must_be_named_to_be_selected() -> None:
    table = board()
    put(table, "karkoth", "skalgard", footsoldier=1)
    moving(table)
    assert refused(table, "select").key == refused(table, "select nowhere").key == "no-such-space"


@pytest.mark.rule("CN-136", "CN-159")
@pytest.mark.parametrize("number", [1, 2])
def test_of_two_different_ships_the_one_that_was_named_takes_the_unit(number: int) -> None:
    table = board()
    turn(table, "vailin")
    ships = [ship(table, "vailin", "emerald_bay", **cargo) for cargo in ({}, {"monster": 1})]
    (soldier,) = put(table, "vailin", "mistshade", footsoldier=1)
    moving(table)
    answer(table, "select mistshade", "take footsoldier", f"board emerald_bay {number}")
    assert table.ship[soldier] == ships[number - 1]


@pytest.mark.rule("CN-401", "CN-402", "CN-400")
def test_a_new_ship_with_an_enemy_in_its_only_way_does_not_move() -> None:
    table = board()
    put(table, "iron_circle", "iron_citadel", castle=1)
    put(table, "nerath", "iron_sound", warship=1)
    buying(table, "iron_circle", 2)
    answer(table, "buy warship", "at scorpion_sound")
    assert options(table) == ["done"]


@pytest.mark.rule("CN-398", "CN-142")
def test_nobody_goes_aboard_where_only_an_elemental_of_the_buyer_is() -> None:
    table = board()
    put(table, "iron_circle", "iron_citadel", castle=1)
    put(table, "iron_circle", "scorpion_sound", storm_elemental=1)
    buying(table, "iron_circle", 9)
    answer(table, "buy footsoldier")
    assert refused(table, "board scorpion_sound").key == "no-ship"


@pytest.mark.rule("CN-101", "CN-138")
def test_nothing_speaks_against_what_is_offered() -> None:
    """What is offered and what is refused are one question: an order that is there has no reason against it."""
    table = board()
    lay(table, "karkoth", "teleportation_circles")
    put(table, "karkoth", "skalgard", castle=1, footsoldier=1)
    put(table, "karkoth", "blackthorn_reach", castle=1)
    put(table, "karkoth", "iron_wolf_coast", footsoldier=1)
    ship(table, "karkoth", "icebound_sea")
    turn(table, "karkoth")
    moving(table)
    assert "use teleportation_circles" in options(table)
    karkoth, coast = number("karkoth"), space(table, "iron_wolf_coast")
    assert why_not_play(table, karkoth, Action.parse("use teleportation_circles"), *MOVES) is None
    answer(table, "select iron_wolf_coast")
    orders = [one for one in table.asked(karkoth)[0].options if one.kind in ("to", "board", "land", "take")]
    assert "board icebound_sea" in [str(one) for one in orders]
    assert [str(one) for one in orders if why_not_order(table, karkoth, one, coast, []) is not None] == []
