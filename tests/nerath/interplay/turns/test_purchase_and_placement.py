"""Where rules of Conquest of Nerath meet: gold, castles and new units after conquests, cards and losses.
Which castle takes whom is asked of the rules; what a card leaves behind is counted."""

from __future__ import annotations

import pytest

from tests.nerath.cards import draw_phase, gold, script
from tests.nerath.interplay.phases import Position, buying, close, earns, moving, takes_turn
from tests.nerath.positions import (
    answer,
    attack,
    board,
    count,
    draw,
    hand,
    hold,
    holder,
    lay,
    options,
    put,
    refused,
    ship,
    war,
)


def buy(table: Position, unit: str, *where: str) -> Position:
    for place in where:
        answer(table, f"buy {unit}", place)
    return table


@pytest.mark.rule("CN-381", "CN-379", "CN-382")
def test_a_castle_taken_this_turn_ends_the_freedom_of_the_only_other_one() -> None:
    table = board()
    put(table, "karkoth", "karkothi_thronehold", castle=1)
    hold(table, "nerath", "karkothi_thronehold")
    put(table, "karkoth", "skalgard", castle=1)
    put(table, "vailin", "walking_wood", castle=1)
    attack(table, "karkoth", "walking_wood", footsoldier=2)
    script(war(table), (6, 1), (1,))
    assert holder(table, "walking_wood") == "karkoth"
    buying(close(table), "karkoth", 20)
    buy(table, "footsoldier", *["at skalgard"] * 4)
    answer(table, "buy footsoldier") if "buy footsoldier" in options(table) else None
    assert "at skalgard" not in options(table), "two castles: four at most, and none at the one just taken"
    assert "at walking_wood" not in options(table)


@pytest.mark.rule("CN-380", "CN-381", "CN-385", "CN-388")
def test_a_castle_built_first_limits_the_only_one_and_built_last_does_not() -> None:
    for first in (True, False):
        table = board()
        put(table, "karkoth", "karkothi_thronehold", castle=1)
        hold(table, "nerath", "karkothi_thronehold")
        put(table, "karkoth", "skalgard", castle=1)
        buying(table, "karkoth", 30)
        if first:
            buy(table, "castle", "at ashen_march")
            buy(table, "footsoldier", *["at skalgard"] * 4)
            assert "buy footsoldier" not in options(table)
        else:
            buy(table, "footsoldier", *["at skalgard"] * 6)
            buy(table, "castle", "at ashen_march")
            assert count(table, "karkoth", "ashen_march") == {"castle": 1}


@pytest.mark.rule("CN-385", "CN-523", "CN-462")
def test_no_castle_rises_on_a_land_taken_by_a_card_this_turn() -> None:
    table = board()
    hand(table, "iron_circle", "dread_alliance")
    put(table, "iron_circle", "iron_citadel", castle=1)
    script(draw_phase(table, "iron_circle"), "play dread_alliance", "at rethmil")
    buying(close(table), "iron_circle", 20)
    answer(table, "buy castle")
    assert "at chain_port" in options(table)
    assert refused(table, "at rethmil").rule == "CN-385"


@pytest.mark.rule("CN-500", "CN-401", "CN-402")
def test_footsoldiers_bought_in_a_turn_of_charge_walk_two_lands() -> None:
    table = board()
    hand(table, "vailin", "charge")
    put(table, "vailin", "vailindor", castle=1)
    script(draw_phase(table, "vailin"), "play charge")
    buying(close(table), "vailin", 1)
    buy(table, "footsoldier", "at vailindor")
    answer(table, "select vailindor")
    assert "to walking_wood" in options(table)
    assert "to ashen_march" not in options(table)


@pytest.mark.rule("CN-504", "CN-404", "CN-405")
def test_a_new_ship_under_a_fair_wind_sails_three_zones_and_lands_its_new_crew() -> None:
    table = board("alliances")
    hand(table, "vailin", "favorable_winds")
    put(table, "vailin", "vailindor", castle=1)
    old = ship(table, "vailin", "emerald_bay", monster=1)
    script(draw_phase(table, "vailin"), "play favorable_winds")
    buying(close(table), "vailin", 3)
    buy(table, "warship", "at emerald_bay")
    answer(table, "buy footsoldier")
    answer(table, "board emerald_bay 2")
    answer(table, "select emerald_bay", "take warship", "to gulf_of_nera")
    assert count(table, "vailin", "gulf_of_nera") == {"warship": 1, "footsoldier": 1}
    answer(table, "select gulf_of_nera", "take footsoldier", "land moonstair")
    assert count(table, "vailin", "moonstair") == {"footsoldier": 1}, "a land of the ally"
    assert table.where[old] == table.cat.space_index["emerald_bay"]


@pytest.mark.rule("CN-226", "CN-395", "CN-400")
def test_one_enemy_elemental_over_the_port_keeps_new_ships_away() -> None:
    table = board()
    put(table, "iron_circle", "iron_citadel", castle=1)
    put(table, "nerath", "scorpion_sound", storm_elemental=1)
    buying(table, "iron_circle", 10)
    assert "buy warship" not in options(table)
    answer(table, "buy storm_elemental")
    assert "at scorpion_sound" not in options(table)
    assert "at iron_citadel" in options(table)


@pytest.mark.rule("CN-588", "CN-226", "CN-400")
def test_one_winged_hero_over_the_port_keeps_new_ships_away() -> None:
    table = board()
    lay(table, "nerath", "winged_boots")
    put(table, "iron_circle", "iron_citadel", castle=1)
    put(table, "nerath", "scorpion_sound", wizard=1)
    buying(table, "iron_circle", 10)
    assert "buy warship" not in options(table)


@pytest.mark.rule("CN-574", "CN-405", "CN-406")
def test_a_painted_ship_is_old_when_new_units_go_aboard() -> None:
    table = board()
    lay(table, "karkoth", "nolzurs_marvelous_pigments")
    put(table, "karkoth", "moghmarrin", castle=1)
    painted = ship(table, "karkoth", "karkothi_gulf")
    buying(table, "karkoth", 4)
    buy(table, "footsoldier", "board karkothi_gulf")
    assert len(table.cargo(painted)) == 1
    assert "select karkothi_gulf" not in options(table), "neither the ship nor who went aboard moves"


@pytest.mark.rule("CN-577", "CN-312", "CN-417", "CN-419")
def test_a_capital_freed_by_the_ally_pays_in_full_with_the_stone() -> None:
    table = board("alliances")
    lay(table, "iron_circle", "philosophers_stone")
    put(table, "iron_circle", "iron_citadel", castle=1)
    hold(table, "vailin", "iron_citadel")
    assert earns(table, "iron_circle") == 7, "half of 12 and 1, rounded up"
    attack(table, "karkoth", "iron_citadel", footsoldier=2)
    script(war(table), (6, 1), (1,))
    assert holder(table, "iron_citadel") == "iron_circle"
    assert earns(table, "iron_circle") == 14
    assert earns(table, "karkoth") == 15


@pytest.mark.rule("CN-374", "CN-305", "CN-373")
def test_a_castle_retaken_by_its_builder_still_counts_as_its_own_figure_once() -> None:
    table = board()
    for land in ("karkothi_thronehold", "skalgard", "moghmarrin"):
        put(table, "karkoth", land, castle=1)
    hold(table, "vailin", "skalgard")
    attack(table, "karkoth", "skalgard", footsoldier=2)
    script(war(table), (6, 1), (1,))
    buying(close(table), "karkoth", 8)
    assert "buy castle" not in options(table), "all three figures are on the board"


@pytest.mark.rule("CN-570", "CN-448", "CN-500", "CN-401")
def test_the_footsoldier_of_the_horn_does_not_move_beside_bought_ones_that_do() -> None:
    table = board()
    lay(table, "vailin", "horn_of_valhalla")
    put(table, "vailin", "vailindor", castle=1)
    gold(table, vailin=1)
    takes_turn(table, "vailin")
    draw(table, "rage")
    script(table, "done", "at mistshade")
    assert count(table, "vailin", "mistshade") == {"footsoldier": 1}
    assert "select mistshade" not in options(table)
    buy(table, "footsoldier", "at vailindor")
    answer(table, "select vailindor", "to mistshade")
    assert count(table, "vailin", "mistshade") == {"footsoldier": 2}


@pytest.mark.rule("CN-517", "CN-049", "CN-503")
def test_one_player_trades_with_its_other_realm_and_keeps_two_purses() -> None:
    table = board("alliances", seats=2)
    gold(table, karkoth=0, vailin=0, iron_circle=0, nerath=0)
    hand(table, "vailin", "trade_route", "emerald_blade_privateers")
    put(table, "vailin", "midnight_sea", warship=1)
    moving(table, "vailin")
    script(table, "play trade_route")
    assert (table.gold[1], table.gold[3]) == (4, 2), "Nerath's lands alone lie there"
    assert "play emerald_blade_privateers" not in options(table), "nobody steals from the ally"
