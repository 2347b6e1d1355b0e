"""Phase 5 of Conquest of Nerath: buying, placing at castles and without any, limits.
Gold comes from test_rules_income, ships and first moves from test_rules_new_units."""

from __future__ import annotations

import pytest

from taverne.games.nerath.box.catalogue import NONE
from taverne.games.nerath.rules.battle.conquest import conquer
from taverne.games.nerath.rules.phases.income import income
from taverne.games.nerath.rules.phases.reinforcement import Reinforcing
from tests.nerath.phases.reinforcing import CAPITAL, buy, buying, phase, places, with_castles
from tests.nerath.positions import answer, count, hold, number, options, prompt, put, refused, run, space, told, turn


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
