"""Phase 5 of Conquest of Nerath: buying, placing at castles and without any, limits, first moves of new units.
Gold comes from test_rules_income."""

from __future__ import annotations

import pytest

from taverne.games.nerath.box.catalogue import NONE
from taverne.games.nerath.rules.battle.conquest import conquer
from taverne.games.nerath.rules.movement.transport import room
from taverne.games.nerath.rules.phases.income import income
from taverne.games.nerath.rules.phases.reinforcement import Reinforcing
from taverne.games.nerath.state.state import NerathState
from tests.nerath.positions import (
    answer,
    board,
    count,
    hold,
    number,
    options,
    prompt,
    put,
    refused,
    run,
    ship,
    space,
    told,
    turn,
)

CAPITAL = "karkothi_thronehold"


def phase(gold: int = 30, realm: str = "karkoth", mode: str = "free_for_all") -> NerathState:
    table = board(mode)
    turn(table, realm, "reinforcement")
    table.gold[number(realm)] = gold
    return table


def with_castles(gold: int = 30) -> NerathState:
    """Karkoth has its capital and a castle at Moghmarrin, on the coast."""
    table = phase(gold)
    put(table, "karkoth", CAPITAL, castle=1)
    put(table, "karkoth", "moghmarrin", castle=1)
    return table


def buying(table: NerathState) -> NerathState:
    return run(table, Reinforcing())


def places(table: NerathState, unit: str) -> list[str]:
    """Return where a new unit may be placed, and go back."""
    found = options(answer(table, f"buy {unit}"))[:-1]
    answer(table, "back")
    return found


def buy(table: NerathState, unit: str, *where: str) -> NerathState:
    for place in where:
        answer(table, f"buy {unit}", place)
    return table


@pytest.mark.rule("CN-370", "CN-371", "CN-413")
def test_a_realm_buys_what_it_can_pay_and_places_it_at_once() -> None:
    table = buying(with_castles(6))
    names = ["footsoldier", "siege_engine", "fighter", "wizard", "monster", "castle", "storm_elemental", "dragon"]
    assert options(table) == [*(f"buy {name}" for name in (*names, "warship")), "done"]
    buy(table, "monster", f"at {CAPITAL}")
    assert table.gold[0] == 3
    assert count(table, "karkoth", CAPITAL) == {"castle": 1, "monster": 1}
    refusal = refused(table, "buy dragon")
    assert (refusal.key, refusal.rule) == ("too-dear", "CN-370")
    assert (refusal.data["cost"], refusal.data["gold"]) == (5, 3)
    answer(table, "buy footsoldier")
    assert prompt(table) == "place"
    assert refused(table, "done").rule == "CN-413"
    answer(table, "back")
    assert table.gold[0] == 3, "nothing is paid for what is not placed"
    buy(table, "footsoldier", *[f"at {CAPITAL}"] * 3)
    assert table.gold[0] == 0
    assert told(table, "placed")[0] == {
        "realm": "realm-karkoth",
        "unit": "unit-monster",
        "space": f"land-{CAPITAL}",
        "cost": 3,
        "gold": 3,
    }
    assert not [line for line in options(table) if line.startswith("buy")]


@pytest.mark.rule("CN-371", "CN-378", "CN-372")
def test_any_number_of_units_comes_to_the_capital() -> None:
    table = buying(with_castles(40))
    buy(table, "footsoldier", *[f"at {CAPITAL}"] * 40)
    assert count(table, "karkoth", CAPITAL)["footsoldier"] == 40


@pytest.mark.rule("CN-373", "CN-374")
def test_castles_are_built_while_a_figure_of_ones_own_is_left() -> None:
    table = with_castles()
    put(table, "karkoth", "skalgard", castle=1)
    hold(table, "vailin", "skalgard")
    buying(table)
    assert "buy castle" not in options(table), "the captured one still counts for its builder"
    refusal = refused(table, "buy castle")
    assert (refusal.key, refusal.rule) == ("no-castle-figure", "CN-373")
    turn(table, "vailin", "reinforcement")
    table.stack.clear()
    table.gold[1] = 20
    buying(table)
    assert "buy castle" in options(table), "not for the captor"
    buy(table, "castle", "at deep_havens", "at mistshade", "at vailindor")
    assert "buy castle" not in options(table)
    assert table.builder.count(number("vailin")) == 3


@pytest.mark.rule("CN-375", "CN-376", "CN-382")
def test_new_units_enter_at_castles_held_since_the_turn_began() -> None:
    table = with_castles()
    put(table, "vailin", "mistshade", castle=1)
    hold(table, "karkoth", "mistshade")
    table.won = [space(table, "mistshade")]
    buying(table)
    assert places(table, "footsoldier") == ["at moghmarrin", f"at {CAPITAL}"]
    answer(table, "buy footsoldier")
    for land, key, rule in (
        ("mistshade", "won-this-turn", "CN-382"),
        ("skalgard", "no-castle-here", "CN-375"),
        ("deep_havens", "not-your-land", "CN-375"),
    ):
        refusal = refused(table, f"at {land}")
        assert (refusal.key, refusal.rule) == (key, rule)
    answer(table, "back")
    hold(table, "vailin", "moghmarrin")
    assert places(table, "footsoldier") == [f"at {CAPITAL}"], "a castle lost since takes nobody"


@pytest.mark.rule("CN-377")
def test_the_castle_of_the_ally_takes_nobody() -> None:
    table = phase(10, mode="alliances")
    put(table, "karkoth", CAPITAL, castle=1)
    put(table, "iron_circle", "brimstone_coast", castle=1)
    buying(table)
    assert places(table, "footsoldier") == [f"at {CAPITAL}"]
    answer(table, "buy footsoldier")
    refusal = refused(table, "at brimstone_coast")
    assert (refusal.key, refusal.rule) == ("not-your-land", "CN-377")


@pytest.mark.rule("CN-379")
def test_any_other_castle_takes_four_units_a_turn() -> None:
    table = buying(with_castles())
    buy(table, "footsoldier", *["at moghmarrin"] * 4)
    assert places(table, "footsoldier") == [f"at {CAPITAL}"]
    answer(table, "buy footsoldier")
    refusal = refused(table, "at moghmarrin")
    assert (refusal.key, refusal.rule, refusal.data["n"]) == ("castle-full", "CN-379", 4)
    answer(table, "back", "done")
    table.gold[0] = 9
    buying(table)
    assert "at moghmarrin" in places(table, "footsoldier"), "the next turn counts anew"


@pytest.mark.rule("CN-380")
def test_the_only_castle_takes_any_number() -> None:
    table = phase()
    put(table, "karkoth", "moghmarrin", castle=1)
    hold(table, "vailin", CAPITAL)
    buying(table)
    buy(table, "footsoldier", *["at moghmarrin"] * 7)
    assert count(table, "karkoth", "moghmarrin")["footsoldier"] == 7


@pytest.mark.rule("CN-381")
def test_castles_are_counted_at_the_moment_of_placement_captured_ones_included() -> None:
    table = phase()
    put(table, "karkoth", "moghmarrin", castle=1)
    put(table, "vailin", "mistshade", castle=1)
    hold(table, "vailin", CAPITAL)
    hold(table, "karkoth", "mistshade")
    table.won = [space(table, "mistshade")]
    buying(table)
    buy(table, "footsoldier", *["at moghmarrin"] * 4)
    assert "buy footsoldier" not in options(table), "it has two castles, and only one can be used"
    assert refused(table, "buy footsoldier").rule == "CN-412"


@pytest.mark.rule("CN-383")
def test_a_capital_retaken_in_this_turn_takes_more_than_four() -> None:
    table = phase(20, "nerath")
    for castle in ("mithralfast", "therund"):
        put(table, "nerath", castle, castle=1)
    hold(table, "vailin", "mithralfast")
    conquer(table, number("nerath"), space(table, "mithralfast"))
    buying(table)
    buy(table, "footsoldier", *["at mithralfast"] * 6, *["at therund"] * 4)
    assert places(table, "footsoldier") == ["at mithralfast"], "the other castle is full, the capital never"


@pytest.mark.rule("CN-383", "CN-307", "CNX-13", "CN-382", "CN-419")
def test_a_capital_regained_takes_any_number_at_once() -> None:
    table = phase(9, "nerath")
    for castle in ("mithralfast", "dragondown_coast", "therund"):
        put(table, "nerath", castle, castle=1)
    hold(table, "vailin", "mithralfast", "dragondown_coast", "amil_forest", "iron_wolf_coast", "white_raven_lands")
    assert table.holder.count(number("nerath")) == 9
    assert income(table, number("nerath")) == 5
    conquer(table, number("nerath"), space(table, "dragondown_coast"))
    assert income(table, number("nerath")) == 5, "ten lands, no capital"
    conquer(table, number("nerath"), space(table, "mithralfast"))
    assert table.points == [0, 0, 0, 0]
    assert income(table, number("nerath")) == 11
    buying(table)
    assert places(table, "footsoldier") == ["at mithralfast", "at therund"]
    buy(table, "footsoldier", *["at mithralfast"] * 5, *["at therund"] * 3)
    answer(table, "buy footsoldier")
    refusal = refused(table, "at dragondown_coast")
    assert (refusal.key, refusal.rule) == ("won-this-turn", "CN-382")
    answer(table, "at therund")
    table.gold[3] = 1
    answer(table, "select mithralfast", "back", "buy footsoldier")
    assert refused(table, "at therund").rule == "CN-379", "a fifth one is too many"


@pytest.mark.rule("CN-384")
def test_a_captured_capital_is_an_ordinary_castle() -> None:
    table = with_castles()
    put(table, "vailin", "vailindor", castle=1)
    hold(table, "karkoth", "vailindor")
    buying(table)
    buy(table, "footsoldier", *["at vailindor"] * 4)
    assert "at vailindor" not in places(table, "footsoldier")


@pytest.mark.rule("CN-385", "CN-386", "CN-435")
def test_a_castle_is_built_on_a_land_of_ones_own_without_one_that_was_not_won_in_this_turn() -> None:
    table = phase(20, mode="alliances")
    put(table, "karkoth", CAPITAL, castle=1)
    hold(table, "karkoth", "mistshade")
    table.won = [space(table, "mistshade")]
    buying(table)
    found = places(table, "castle")
    assert "at skalgard" in found
    answer(table, "buy castle")
    for land, key, rule in (
        (CAPITAL, "has-castle", "CN-435"),
        ("mistshade", "won-this-turn", "CN-385"),
        ("altara", "not-your-land", "CN-386"),
        ("vailindor", "not-your-land", "CN-375"),
    ):
        assert f"at {land}" not in found
        refusal = refused(table, f"at {land}")
        assert (refusal.key, refusal.rule) == (key, rule)
    answer(table, "at skalgard")
    assert table.castle(space(table, "skalgard")) != NONE
    assert table.gold[0] == 16


@pytest.mark.rule("CN-387")
def test_a_new_castle_takes_nobody_in_its_first_turn() -> None:
    table = buying(with_castles())
    buy(table, "castle", "at skalgard")
    assert "at skalgard" not in places(table, "footsoldier")
    answer(table, "buy footsoldier")
    refusal = refused(table, "at skalgard")
    assert (refusal.key, refusal.rule) == ("built-this-turn", "CN-387")
    answer(table, "back", "buy warship")
    assert "at corsair_sea" not in options(table), "nor the sea beside it"


@pytest.mark.rule("CN-388")
def test_a_new_castle_counts_for_no_limit() -> None:
    table = buying(with_castles())
    buy(table, "footsoldier", *["at moghmarrin"] * 4)
    buy(table, "castle", "at forbidden_shore")
    assert table.castle(space(table, "forbidden_shore")) != NONE


@pytest.mark.rule("CN-389", "CN-390", "CN-391", "CN-392")
def test_without_a_castle_units_enter_on_the_lands_nearest_to_the_capital() -> None:
    table = phase()
    hold(table, "vailin", CAPITAL, "starfall_glade")
    for land, home in enumerate(table.cat.home):
        if home == number("karkoth") and table.cat.distance[space(table, CAPITAL)][land] < 2:
            table.holder[land] = number("vailin")
    hold(table, "karkoth", "ashen_march", "blisterforge")
    away = table.cat.distance[space(table, CAPITAL)]
    assert away[space(table, "ashen_march")] == 2, "over the Temple or over land"
    near = [land for land, holder in enumerate(table.holder) if holder == 0 and away[land] == 2]
    assert len(near) > 1
    buying(table)
    found = [line for line in places(table, "footsoldier") if line.startswith("at")]
    assert found == [f"at {table.cat.space_ids[land]}" for land in near]
    buy(table, "footsoldier", *["at ashen_march"] * 6, "at blisterforge")
    assert count(table, "karkoth", "ashen_march") == {"footsoldier": 6}, "no limit of four"
    answer(table, "buy footsoldier")
    refusal = refused(table, "at grimhaven")
    assert (refusal.key, refusal.rule) == ("not-nearest", "CN-389")


@pytest.mark.rule("CN-390")
def test_the_nearest_land_is_found_over_sea_too() -> None:
    table = phase(9, "vailin")
    table.holder[:] = [number("karkoth")] * table.cat.lands
    hold(table, "vailin", "corsairs_rest", "deep_havens")
    buying(table)
    away = table.cat.distance[space(table, "vailindor")]
    assert away[space(table, "corsairs_rest")] == 2, "one zone between"
    assert away[space(table, "deep_havens")] > 2
    assert places(table, "footsoldier") == ["at corsairs_rest"]


@pytest.mark.rule("CN-390", "CN-377")
def test_a_nearer_land_of_the_ally_takes_nobody() -> None:
    table = phase(9, mode="alliances")
    table.holder[:] = [number("vailin")] * table.cat.lands
    hold(table, "karkoth", "grimhaven")
    hold(table, "iron_circle", "dol_thamar")
    buying(table)
    assert places(table, "footsoldier") == ["at grimhaven"]


@pytest.mark.rule("CN-393")
def test_a_realm_whose_only_castles_were_won_in_this_turn_counts_as_one_without_any() -> None:
    table = phase(9)
    put(table, "vailin", "mistshade", castle=1)
    hold(table, "vailin", CAPITAL)
    hold(table, "karkoth", "mistshade")
    table.won = [space(table, "mistshade")]
    buying(table)
    assert "at mistshade" not in places(table, "footsoldier")
    assert "at dol_thamar" in places(table, "footsoldier"), "beside the capital"


@pytest.mark.rule("CN-394")
def test_a_realm_without_lands_places_nobody() -> None:
    table = phase(9)
    table.holder[:] = [number("vailin")] * table.cat.lands
    put(table, "karkoth", "sea_of_mist", warship=1)
    buying(table)
    assert table.pending == ()
    run(table, Reinforcing(begun=True))
    assert options(table) == ["done"]
    reason = refused(table, "buy footsoldier")
    assert (reason.key, reason.rule) == ("no-land", "CN-394")


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
