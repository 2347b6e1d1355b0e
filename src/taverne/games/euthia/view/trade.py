"""The Trade action at hand as everybody sees it: the post, and what each deal costs or brings in gold.
What may be done is left to the options; the rest of the table to ``view``."""

from __future__ import annotations

import msgspec

from ..box.terms import ELEMENTS, GEMS
from ..rules.goods.equipment import SKILLS
from ..rules.trade.sales import sales
from ..rules.trade.trade_action import GAAR, HEAL, RENEW, REVEAL, TOWERS, Trading, cost_of
from ..state.game_state import SACK_SPOT, Table


class TradeView(msgspec.Struct, frozen=True):
    """A Trade action: the post's number, and the gold that each deal brings (or costs, below 0), by its notation."""

    seat: int
    post: int
    heal: int
    gold: dict[str, int]


def trade_view(table: Table) -> TradeView | None:
    """Return the Trade action that is going on, None if there is none."""
    trading = next((frame for frame in reversed(table.stack) if isinstance(frame, Trading)), None)
    if trading is None:
        return None
    figures, post = table.box.cards.trade, trading.post(table)
    heals = (figures.heal_merchant, figures.heal_alchemist, figures.heal_dragonslayer)
    return TradeView(trading.seat, post, heals[post], costs(table, trading) | gains(table, trading))


def costs(table: Table, trading: Trading) -> dict[str, int]:
    """What is paid in gold for each ware, each ability and each service, whether it can be paid or not."""
    cat, figures, seat = table.cat, table.box.cards.trade, trading.seat
    own = table.reserve[seat]
    wares = [*table.offer[trading.post(table)], *[tile for tile in own if cat.tile_kind[tile] not in SKILLS]]
    found = {str(cat.buy_tile[tile]): -cost_of(table, tile, trading.cheaper) for tile in wares}
    found |= {str(cat.learn_tile[tile]): -cat.tile_cost[tile] for tile in own if cat.tile_kind[tile] in SKILLS}
    free = trading.renewals < trading.free_renewals(table)
    found |= {str(RENEW): 0 if free else -figures.renewal, str(REVEAL): -figures.reveal}
    if not trading.opening:
        found[str(HEAL)] = -figures.heal
    if trading.post(table) == TOWERS:
        found[str(GAAR)] = -figures.gaar
    return found


def gains(table: Table, trading: Trading) -> dict[str, int]:
    """What each sale brings in gold; a resource may bring other things besides."""
    cat, figures, seat = table.cat, table.box.cards.trade, trading.seat
    found = {}
    for action in sales(table, seat) if not trading.opening else []:
        word = str(action.args[0])
        if word in GEMS or word in ELEMENTS:
            gain = figures.loose_gem
        elif word in cat.resource_index:
            gain = cat.resource_sides[cat.resource_index[word]][int(action.args[1]) - 1][0]
        else:
            spot = int(action.args[1]) - 1 if len(action.args) > 1 else SACK_SPOT
            gain = worth(table, seat, cat.tile_index[word], spot)
        found[str(action)] = gain
    return found


def worth(table: Table, seat: int, tile: int, spot: int) -> int:
    """What a tile on a spot is sold for, the one with most gems of equal ones (EU-126)."""
    equal = [t for t in table.things_of(seat) if table.design[t] == tile and table.spot[t] == spot]
    gems = max((table.gem1[t] > 0) + (table.gem2[t] > 0) for t in equal)
    return table.cat.tile_sell[tile] + table.box.cards.trade.gem_on_tile * gems
