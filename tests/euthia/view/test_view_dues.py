"""What answers of a turn cost in gold that goes to others is said before they are given."""

from __future__ import annotations

import pytest

from taverne.games.euthia.view.dues import dues
from taverne.games.euthia.view.trade import trade_view
from tests.euthia.goods.posts import at_market, trading
from tests.euthia.positions import acting, answer, equip, options


@pytest.mark.rule("EU-115")
def test_a_post_of_somebody_else_says_its_tax() -> None:
    table = at_market(9)
    assert dues(table, 0) == {}
    table.trade_token[table.at[0]] = 1
    acting(table, 0)
    assert "trade" in options(table)
    owed = dues(table, 0)
    before = table.gold[0]
    answer(table, "trade")
    assert owed == {"trade": before - table.gold[0]}
    assert dues(table, 1) == {}


def test_a_ware_says_which_slots_it_fits() -> None:
    table = at_market(9)
    boots = equip(table, 0, "leather_boots")
    trading(table)
    table.offer[0][0] = table.cat.tile_index["leather_boots"]
    shown = trade_view(table)
    assert shown is not None
    assert shown.fits["leather_boots"] == (table.spot[boots] + 1,)
    assert "backpack" not in shown.fits
