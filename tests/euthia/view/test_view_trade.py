"""A Trade action as everybody sees it: the gold of each deal is what is paid for it or got."""

from __future__ import annotations

from taverne.games.euthia.view.trade import trade_view
from tests.euthia.goods.posts import at_market, at_towers, trading
from tests.euthia.positions import answer, equip, essences, gems, give, options, set_gem, thing


def test_the_gold_that_a_deal_is_said_to_bring_or_cost_is_what_it_does() -> None:
    table = at_market(9)
    gems(table, 0, ruby=1)
    essences(table, 0, fire=1)
    give(table, 0, "gem_case")
    set_gem(table, equip(table, 0, "leather_boots"), "opal")
    table.resources[0].append(0)
    table.rep[0] = 20
    table.health[0] -= 1
    table.remove_thing(thing(table, 0, "concentration"))
    trading(table)
    answer(table, "reveal_tiles")
    while "keep_tile" in options(table)[0]:
        answer(table, options(table)[0])
    shown = trade_view(table)
    assert shown is not None
    assert (shown.seat, shown.post) == (0, 0)
    deals = [line for line in options(table) if line in shown.gold]
    assert {line.split()[0] for line in deals} >= {"buy", "renew", "sell_tile", "sell_gem", "learn", "heal_here"}
    for line in deals:
        other = table.clone()
        answer(other, line)
        assert other.gold[0] - table.gold[0] == shown.gold[line], line
    assert shown.gold["buy backpack"] < 0 < shown.gold["sell_worn leather_boots 13"]


def test_what_cannot_be_paid_has_a_price_too_and_without_a_trade_there_is_none() -> None:
    table = at_towers(0)
    assert trade_view(table) is None
    trading(table)
    shown = trade_view(table)
    assert shown is not None
    assert shown.gold["buy_gaar"] == -table.box.cards.trade.gaar
    assert "buy_gaar" not in options(table)
