"""Trade actions of Euthia: where, the tax, buying and renewing.
Sales are in test_rules_sales."""

from __future__ import annotations

import pytest

from taverne.games.euthia.box.integer_tables import NONE
from taverne.games.euthia.rules.trade.trade_action import ALCHEMISTS, MERCHANTS
from tests.euthia.goods.posts import MARKET, at_market, at_towers, stock, trading
from tests.euthia.positions import (
    acting,
    answer,
    draw,
    gems,
    give,
    offered,
    options,
    pool,
    prompt,
    refresh,
    refused,
    settle,
    space,
    stand,
    thing,
    told,
)

# Where, and the tax


@pytest.mark.rule("EU-114")
def test_trade_needs_a_freed_post() -> None:
    table = at_market(5)
    table.trade_token[table.at[0]] = NONE
    acting(table)
    assert refused(table, "trade") == ("not-freed", "EU-093")
    table.trade_token[table.at[0]] = 0
    refresh(table)
    assert "trade" in options(table)
    answer(table, "trade")
    assert prompt(table) == "trade"


@pytest.mark.rule("EU-114")
def test_trade_at_the_towers_needs_the_centre_and_every_space_freed() -> None:
    table = at_towers(5)
    acting(table)
    assert "trade" in options(table)
    table.trade_token[space(table, "iii_towers-b")] = NONE
    refresh(table)
    assert refused(table, "trade") == ("not-freed", "EU-114")
    table.trade_token[space(table, "iii_towers-b")] = 1
    stand(table, 0, "iii_towers-b")
    refresh(table)
    assert refused(table, "trade") == ("no-post", "EU-114")


@pytest.mark.rule("EU-115")
def test_the_owner_of_the_trade_token_is_paid_first() -> None:
    table = at_market(3)
    table.trade_token[table.at[0]] = 1
    trading(table)
    assert (table.gold[0], table.gold[1]) == (2, 1)
    assert prompt(table) == "trade"
    assert told(table, "tax") == [{"seat": 0, "other": 1, "n": 1}]


@pytest.mark.rule("EU-115", "EU-349")
@pytest.mark.parametrize(("mode", "owner"), [("competitive", 0), ("coop", 1)])
def test_no_tax_on_the_own_post_nor_among_friends(mode: str, owner: int) -> None:
    table = at_market(3, mode=mode)
    table.trade_token[table.at[0]] = owner
    trading(table)
    assert table.gold == [3, 0]


@pytest.mark.rule("EU-116")
def test_who_cannot_pay_the_tax_sells_something_first() -> None:
    table = at_market()
    table.trade_token[table.at[0]] = 1
    give(table, 0, "chain_greaves")
    trading(table)
    assert prompt(table) == "sell-for-tax"
    assert options(table) == ["sell_tile chain_greaves"]
    answer(table, "sell_tile chain_greaves")
    assert table.gold == [1, 1]
    assert prompt(table) == "trade"


@pytest.mark.rule("EU-116")
def test_who_has_nothing_to_sell_for_the_tax_cannot_trade() -> None:
    table = at_market()
    table.trade_token[table.at[0]] = 1
    acting(table)
    assert refused(table, "trade") == ("cannot-pay-tax", "EU-116")
    gems(table, 0, opal=1)
    refresh(table)
    assert "trade" in options(table)


@pytest.mark.rule("EU-115", "EU-116")
def test_what_brings_no_gold_does_not_pay_the_tax() -> None:
    table = at_market()
    table.trade_token[table.at[0]] = 1
    give(table, 0, "healing_potion")
    acting(table)
    assert refused(table, "trade") == ("cannot-pay-tax", "EU-116")
    table.resources[0] = [table.cat.resource_index["raw_demonite"]]
    refresh(table)
    answer(table, "trade")
    assert prompt(table) == "sell-for-tax"
    assert options(table) == ["sell_resource raw_demonite 1"], "neither its other side nor the potion brings gold"
    answer(table, "sell_resource raw_demonite 1")
    assert table.gold == [1, 1]
    assert prompt(table) == "trade"


@pytest.mark.rule("EU-117")
def test_no_tax_is_due_at_the_towers() -> None:
    table = trading(at_towers(3))
    assert table.gold == [3, 0]
    assert prompt(table) == "trade"


# Transactions


@pytest.mark.rule("EU-118")
def test_transactions_follow_one_another_in_any_order() -> None:
    table = at_market(4)
    table.health[0] = 2
    give(table, 0, "chain_gauntlets")
    trading(table)
    answer(table, "heal_here", "sell_tile chain_gauntlets", "buy gem_case")
    draw(table, "backpack")
    answer(table, "buy leather_helmet")
    draw(table, "backpack")
    assert table.gold[0] == 4 - 1 + 2 - 2 - 2
    assert table.health[0] == 5
    answer(table, "done")
    assert not table.pending


@pytest.mark.rule("EU-119", "EU-120")
def test_a_tile_of_the_offer_costs_its_upper_price() -> None:
    table = trading(at_market(4))
    answer(table, "buy chain_greaves")
    settle(table)
    assert table.gold[0] == 0
    assert thing(table, 0, "chain_greaves") != NONE
    assert told(table, "bought") == [{"seat": 0, "tile": "tile-chain_greaves", "n": 4}]
    assert refused(table, "buy backpack") == ("no-gold", "EU-120")


@pytest.mark.rule("EU-119")
def test_the_lower_price_is_what_a_sale_gives() -> None:
    table = at_market()
    give(table, 0, "chain_greaves")
    trading(table)
    answer(table, "sell_tile chain_greaves")
    assert table.gold[0] == 2
    assert refused(table, "sell_tile ember_lash") == ("no-price", "EU-119")


@pytest.mark.rule("EU-120")
def test_only_the_visited_posts_offer_is_sold() -> None:
    table = at_market(9)
    stock(table, ALCHEMISTS, "flask_air")
    trading(table)
    assert offered(table, "buy") == [f"buy {tile}" for tile in MARKET]
    assert refused(table, "buy flask_air") == ("not-on-sale", "EU-120")


@pytest.mark.rule("EU-121")
def test_a_bought_tile_is_replaced_before_anything_else() -> None:
    table = trading(at_market(9))
    answer(table, "buy backpack")
    assert len(pool(table)) == len(table.cat.shop_decks[MERCHANTS]) - 4
    draw(table, "porters_frame")
    names = [table.cat.tile_ids[tile] for tile in table.offer[MERCHANTS]]
    assert names == ["gem_case", "leather_helmet", "chain_greaves", "porters_frame"]
    assert "buy porters_frame" in options(table)


@pytest.mark.rule("EU-122", "EU-123")
def test_the_first_renewal_is_free_and_each_further_one_costs_a_coin() -> None:
    table = trading(at_market(2))
    answer(table, "renew")
    assert sorted(table.shop_discard[MERCHANTS]) == sorted(table.cat.tile_index[tile] for tile in MARKET)
    settle(table)
    assert len(table.offer[MERCHANTS]) == 4
    assert table.gold[0] == 2
    settle(answer(table, "renew"))
    assert table.gold[0] == 1
    assert len(table.shop_discard[MERCHANTS]) == 8
    settle(answer(table, "renew"))
    assert table.gold[0] == 0
    assert refused(table, "renew") == ("no-gold", "EU-123")


@pytest.mark.rule("EU-123")
def test_the_next_trade_action_has_its_own_free_renewal() -> None:
    table = trading(at_market())
    settle(answer(table, "renew"))
    assert "renew" not in options(table)
    answer(table, "done")
    trading(table)
    assert "renew" in options(table)


@pytest.mark.rule("EU-124")
def test_revealed_hero_equipment_is_sold_at_every_post() -> None:
    sceptre = 3
    for table in (at_market(sceptre), at_towers(sceptre)):
        trading(table)
        assert refused(table, "buy salamander_sceptre") == ("not-on-sale", "EU-124")
        table.reserve[0].append(table.cat.tile_index["salamander_sceptre"])
        refresh(table)
        answer(table, "buy salamander_sceptre")
        assert table.gold[0] == 0
        assert table.reserve[0] == []
        assert thing(table, 0, "salamander_sceptre") != NONE
