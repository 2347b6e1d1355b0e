"""Phase 6 of Conquest of Nerath: gold for lands, half without the capital; and the lands of an alliance.
Cards that add to the income are in the tests of treasures."""

from __future__ import annotations

import pytest

from taverne.engine.frames import advance
from taverne.games.nerath.rules.battle.conquest import conquer
from taverne.games.nerath.rules.phases.course import TakingTurn
from taverne.games.nerath.rules.phases.income import collect, income
from taverne.games.nerath.state.game_state import NerathState
from tests.nerath.positions import board, hold, lay, number, options, put, space, told, turn

FOREIGN = ("mistshade", "walking_wood", "deep_havens")
LOST = ("blackthorn_reach", "bonewind_coast")


def of(table: NerathState, realm: str) -> int:
    return income(table, number(realm))


@pytest.mark.rule("CN-414", "CN-058", "CN-423")
def test_each_land_gives_one_gold_and_nothing_else_does() -> None:
    table = board()
    assert [income(table, realm) for realm in range(4)] == [15, 13, 13, 14]
    put(table, "karkoth", "corsair_sea", warship=2)
    put(table, "karkoth", "vault_of_the_drow", fighter=1)
    put(table, "karkoth", "skalgard", castle=1, footsoldier=3)
    assert of(table, "karkoth") == 15


@pytest.mark.rule("CN-414", "CN-421", "CN-422")
def test_gold_is_added_to_the_treasury_and_spent_from_the_next_turn_on() -> None:
    table = board()
    table.gold[0] = 7
    put(table, "karkoth", "karkothi_thronehold", castle=1)
    table.stack.append(TakingTurn(at=TakingTurn.INDEX["earn"]))
    advance(table)
    assert table.gold[0] == 22
    assert table.stack == [], "the turn is over: nothing more can be bought in it"
    assert told(table, "income") == [{"realm": "realm-karkoth", "gold": 15, "treasury": 22, "whole": True}]
    table.gold[0] = 500
    collect(table)
    assert table.gold[0] == 515, "no limit"
    turn(table, "karkoth", "reinforcement")
    table.stack.append(TakingTurn(at=TakingTurn.INDEX["reinforce"]))
    advance(table)
    assert "buy dragon" in options(table)


@pytest.mark.rule("CN-415", "CN-417", "CNX-03")
def test_income_is_the_base_and_what_was_won_less_what_was_lost() -> None:
    table = board()
    hold(table, "karkoth", *FOREIGN)
    hold(table, "vailin", *LOST)
    assert of(table, "karkoth") == 15 + 3 - 2
    table = board()
    hold(table, "karkoth", *FOREIGN)
    hold(table, "vailin", LOST[0], "karkothi_thronehold")
    assert of(table, "karkoth") == 8, "half of 16"
    table = board()
    hold(table, "vailin", "karkothi_thronehold")
    assert of(table, "karkoth") == 7, "half of 14"
    hold(table, "vailin", LOST[0])
    assert of(table, "karkoth") == 7, "half of 13, rounded up"


@pytest.mark.rule("CN-417", "CN-302")
def test_without_its_capital_a_realm_is_told_that_it_collects_half() -> None:
    table = board()
    hold(table, "vailin", "karkothi_thronehold")
    table.gold[0] = 0
    collect(table)
    assert table.gold[0] == 7
    assert told(table, "income")[0]["whole"] is False


@pytest.mark.rule("CN-416", "CN-317")
def test_a_freed_land_of_the_ally_counts_for_the_ally() -> None:
    table = board("alliances")
    hold(table, "vailin", "altara")
    conquer(table, number("karkoth"), space(table, "altara"))
    assert of(table, "karkoth") == 15
    assert of(table, "iron_circle") == 13


@pytest.mark.rule("CN-418")
def test_a_captured_capital_gives_one_gold() -> None:
    table = board()
    hold(table, "karkoth", "vailindor")
    assert of(table, "karkoth") == 16


@pytest.mark.rule("CN-419")
def test_control_is_read_when_the_gold_is_collected() -> None:
    table = board()
    hold(table, "vailin", "karkothi_thronehold")
    assert of(table, "karkoth") == 7
    conquer(table, number("karkoth"), space(table, "karkothi_thronehold"))
    assert of(table, "karkoth") == 15


@pytest.mark.rule("CN-420")
def test_what_a_treasure_adds_is_halved_with_the_rest() -> None:
    table = board()
    lay(table, "karkoth", "philosophers_stone")
    bonus = of(table, "karkoth") - 15
    assert bonus > 0
    hold(table, "vailin", "karkothi_thronehold")
    assert of(table, "karkoth") == -(-(14 + bonus) // 2)


@pytest.mark.rule("CNX-04", "CN-309", "CN-310", "CN-348")
def test_a_land_that_changes_hands_within_an_alliance_scores_and_pays_anew() -> None:
    table = board("alliances")
    land = space(table, "mistshade")
    conquer(table, number("karkoth"), land)
    assert (table.points, of(table, "karkoth")) == ([1, 0, 0, 0], 16)
    conquer(table, number("vailin"), land)
    assert (table.points, of(table, "karkoth"), of(table, "vailin")) == ([1, 0, 0, 0], 15, 13)
    conquer(table, number("iron_circle"), land)
    assert (table.points, of(table, "iron_circle"), of(table, "karkoth")) == ([1, 0, 1, 0], 14, 15)
