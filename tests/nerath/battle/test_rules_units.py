"""Chapter 21 of Conquest of Nerath: what the unit types can do on the board, beyond the figures of the box.
Costs, movement and dice are compared in test_box; battles have tests of their own."""

from __future__ import annotations

import pytest

from taverne.games.nerath.box.catalogue import NONE
from taverne.games.nerath.rules.battle.battles import Warring
from taverne.games.nerath.rules.battle.conquest import conquer
from taverne.games.nerath.rules.movement.routes import reach
from taverne.games.nerath.rules.movement.transport import coasts
from taverne.games.nerath.rules.phases.reinforcement import Reinforcing
from tests.nerath.positions import answer, board, dice, guard, number, options, put, run, ship, space, turn


@pytest.mark.rule("CN-429", "CN-431")
@pytest.mark.parametrize(("hero", "first"), [("fighter", False), ("wizard", True)])
def test_heroes_explore_and_fight_at_sea_aboard_a_ship(hero: str, first: bool) -> None:
    table = board()
    (ashore,) = put(table, "karkoth", "ashen_march", **{hero: 1})
    assert space(table, "temple_of_elemental_evil") in reach(table, ashore)
    vessel = ship(table, "karkoth", "corsair_sea", **{hero: 1})
    assert table.cat.first_strike[table.kind[ashore]] == first
    put(table, "vailin", "corsair_sea", warship=1)
    turn(table, "karkoth", "battles")
    run(table, Warring())
    assert dice(table) == ((10,) if first else (8, 10)), "ship and hero, a Wizard before all others"
    assert table.cargo(vessel)


@pytest.mark.rule("CN-429", "CN-217")
def test_a_footsoldier_aboard_does_not_fight_and_never_explores() -> None:
    table = board()
    vessel = ship(table, "karkoth", "gulf_of_nera", footsoldier=1)
    guard(table, "thunderspire_labyrinth", "")
    assert space(table, "thunderspire_labyrinth") not in coasts(table, table.cargo(vessel)[0])
    put(table, "vailin", "gulf_of_nera", warship=1)
    turn(table, "karkoth", "battles")
    run(table, Warring())
    assert dice(table) == (8,)


@pytest.mark.rule("CN-434", "CN-304", "CN-305")
def test_a_castle_takes_reinforcements_and_is_captured_not_destroyed() -> None:
    table = board()
    (castle,) = put(table, "vailin", "vailindor", castle=1)
    turn(table, "vailin", "reinforcement")
    run(table, Reinforcing())
    assert "buy footsoldier" in options(table)
    conquer(table, number("karkoth"), space(table, "vailindor"))
    assert table.where[castle] == space(table, "vailindor")
    assert table.owner[castle] == number("karkoth")


@pytest.mark.rule("CN-435")
def test_a_land_has_one_castle() -> None:
    table = board()
    assert table.castle(space(table, "skalgard")) == NONE
    put(table, "karkoth", "skalgard", castle=1)
    put(table, "karkoth", "karkothi_thronehold", castle=1)
    turn(table, "karkoth", "reinforcement")
    table.gold[0] = 20
    run(table, Reinforcing())
    answer(table, "buy castle")
    assert "at skalgard" not in options(table)
    assert "at ashen_march" in options(table)
