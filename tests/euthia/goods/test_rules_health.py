"""What heroes of Euthia can take and carry: health, and how many sacks they have."""

from __future__ import annotations

import pytest

from taverne.games.euthia.box.integer_tables import NONE
from taverne.games.euthia.rules.combat.effects import heal
from taverne.games.euthia.rules.goods.equipment import receive
from taverne.games.euthia.rules.goods.holdings import max_health
from taverne.games.euthia.rules.goods.payment import can_pay, pay
from taverne.games.euthia.rules.goods.storage import sacks
from taverne.games.euthia.rules.travel.wounds import Hurting
from taverne.games.euthia.state.game_state import SACK_SPOT
from tests.euthia.goods.arranging import arranging, spot_of
from tests.euthia.positions import (
    acting,
    answer,
    board,
    equip,
    gems,
    give,
    offered,
    options,
    prompt,
    refresh,
    run,
    set_gem,
    thing,
)

# Health


@pytest.mark.rule("EU-258")
def test_wounds_lower_health_one_by_one_and_healing_stops_at_the_maximum() -> None:
    table = board()
    run(table, Hurting(0, 4))
    assert table.health[0] == 2
    heal(table, 0, 3)
    assert table.health[0] == 5
    heal(table, 0, 3)
    assert table.health[0] == 6


@pytest.mark.rule("EUX-20", "EU-259", "EU-262")
def test_maeldur_in_helmet_greaves_with_a_ruby_and_gauntlets_has_eleven_health() -> None:
    table = board()
    for tile in ("leather_helmet", "chain_gauntlets"):
        equip(table, 0, tile)
    greaves = equip(table, 0, "leather_greaves")
    set_gem(table, greaves, "ruby")
    assert max_health(table, 0) == 11
    set_gem(table, greaves, "ruby", active=False)
    assert max_health(table, 0) == 11


@pytest.mark.rule("EU-260")
def test_putting_health_on_and_off_changes_both_values_engaged_or_not() -> None:
    table = board()
    table.health[0] = 4
    one = give(table, 0, "chain_greaves")
    arranging(table)
    answer(table, "equip chain_greaves 12")
    assert (max_health(table, 0), table.health[0]) == (8, 6)
    table.engaged[one] = 1
    assert max_health(table, 0) == 8
    answer(table, "unequip chain_greaves 12")
    assert (max_health(table, 0), table.health[0]) == (6, 4)


@pytest.mark.rule("EUX-24", "EU-260", "EU-261")
def test_better_greaves_take_the_place_of_those_without_which_he_would_die() -> None:
    table = board()
    equip(table, 0, "chain_greaves")
    give(table, 0, "plate_greaves")
    table.health[0] = 2
    assert max_health(table, 0) == 8
    arranging(table)
    assert "unequip chain_greaves 12" not in options(table)
    answer(table, "equip plate_greaves 12")
    assert (max_health(table, 0), table.health[0]) == (9, 3)
    assert spot_of(table, "chain_greaves") == SACK_SPOT


@pytest.mark.rule("EU-261")
def test_what_keeps_a_hero_alive_is_neither_sold_nor_given_away() -> None:
    table = board()
    equip(table, 0, "chain_greaves")
    armour = next(cost for costs in table.cat.quest_give for cost in costs if cost.what == 11 and cost.n == 1)
    table.health[0] = 2
    assert not can_pay(table, 0, armour)
    table.health[0] = 3
    assert can_pay(table, 0, armour)
    pay(table, 0, armour)
    run(table, table.stack.pop())
    assert (table.health[0], max_health(table, 0)) == (1, 6)
    assert thing(table, 0, "chain_greaves") == NONE


@pytest.mark.rule("EU-262")
def test_a_ruby_set_into_what_is_worn_raises_both_values_in_a_sack_neither() -> None:
    table = board()
    gems(table, 0, ruby=2)
    equip(table, 0, "leather_greaves")
    give(table, 0, "dragonskin_gauntlets")
    table.health[0] = 4
    arranging(table)
    answer(table, "set_gem ruby leather_greaves 12")
    assert (max_health(table, 0), table.health[0]) == (8, 5)
    answer(table, "set_gem ruby dragonskin_gauntlets 0")
    assert (max_health(table, 0), table.health[0]) == (8, 5)
    answer(table, "equip dragonskin_gauntlets 11")
    assert (max_health(table, 0), table.health[0]) == (11, 8)


@pytest.mark.rule("EU-260", "EU-300")
def test_health_that_needs_a_set_comes_and_goes_with_the_set() -> None:
    table = board()
    equip(table, 0, "blood_coral")
    for tile in ("leather_helmet", "leather_greaves"):
        equip(table, 0, tile)
    give(table, 0, "leather_gauntlets")
    base = max_health(table, 0)
    table.health[0] = 2
    arranging(table)
    answer(table, "equip leather_gauntlets 11")
    own = table.cat.tile_health[table.cat.tile_index["leather_gauntlets"]]
    assert max_health(table, 0) == base + own + 1
    assert table.health[0] == 3 + own
    answer(table, "unequip leather_gauntlets 11")
    assert (max_health(table, 0), table.health[0]) == (base, 2)


@pytest.mark.rule("EU-260")
def test_an_artefact_in_a_sack_raises_both_values() -> None:
    table = board()
    table.health[0] = 3
    receive(table, 0, table.cat.tile_index["artefact_oath_crown"])
    assert (max_health(table, 0), table.health[0]) == (10, 7)


# Sacks


@pytest.mark.rule("EU-283")
def test_a_hero_has_three_sacks_and_never_more() -> None:
    table = board()
    assert sacks(table, 0) == 3
    one = equip(table, 0, "dragonskin_gauntlets")
    assert sacks(table, 0) == 3
    equip(table, 0, "plate_greaves")
    assert sacks(table, 0) == 3, "+2 -1 is more than none"
    table.remove_thing(one)
    assert sacks(table, 0) == 2
    table.engaged[thing(table, 0, "plate_greaves")] = 1
    assert sacks(table, 0) == 2


@pytest.mark.rule("EU-284")
def test_what_lies_in_a_covered_sack_must_go_somewhere() -> None:
    table = board()
    for tile in ("healing_potion", "healing_potion", "flask_air", "plate_greaves"):
        give(table, 0, tile)
    acting(table)
    answer(table, "arrange", "equip plate_greaves 12", "done")
    assert prompt(table) == "overflow"
    assert "drop_tile flask_air" in options(table)
    assert "use flask_air 1" in options(table)
    answer(table, "drop_tile flask_air")
    assert prompt(table) == "act"


@pytest.mark.rule("EU-285")
def test_more_than_three_sacks_are_never_covered() -> None:
    table = board()
    table.slots[0][9] = NONE
    for tile in ("plate_greaves", "chain_boots"):
        equip(table, 0, tile)
    give(table, 0, "plate_cuirass")
    arranging(table)
    assert sacks(table, 0) == 1
    assert offered(table, "equip") == [], "the cuirass would make it four"
    equip(table, 0, "dragonskin_gauntlets")
    refresh(table)
    answer(table, "equip plate_cuirass 10")
    assert sacks(table, 0) == 1
    assert "unequip dragonskin_gauntlets 11" not in options(table)
    assert "unequip plate_greaves 12" in options(table)


@pytest.mark.rule("EU-286")
def test_only_the_hero_whose_turn_it_is_arranges_and_uses() -> None:
    table = board()
    give(table, 1, "flask_air")
    acting(table)
    assert {decision.seat for decision in table.pending} == {0}
    assert not any("flask_air" in line for line in options(table))
