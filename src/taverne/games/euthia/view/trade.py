"""The Trade action at hand as everybody sees it: the post, and what each deal costs or brings in gold.
What may be done is left to the options; the rest of the table to ``view``."""

from __future__ import annotations

from ..box.catalogue import SACK
from ..box.terms import ELEMENTS, GEMS
from ..rules.goods.equipment import SKILLS, spots_for
from ..rules.trade.sales import sales
from ..rules.trade.trade_action import GAAR, HEAL, RENEW, REVEAL, TOWERS, Trading, cost_of
from ..state.game_state import SACK_SPOT, EuthiaState
from .structs import TradeView


def trade_view(state: EuthiaState) -> TradeView | None:
    """Return the Trade action that is going on, None if there is none."""
    trading = next((frame for frame in reversed(state.stack) if isinstance(frame, Trading)), None)
    if trading is None:
        return None
    figures, post = state.box.cards.trade, trading.post(state)
    heals = (figures.heal_merchant, figures.heal_alchemist, figures.heal_dragonslayer)
    gold = costs(state, trading) | gains(state, trading)
    return TradeView(trading.seat, post, heals[post], gold, fits(state, trading))


def fits(state: EuthiaState, trading: Trading) -> dict[str, tuple[int, ...]]:
    """Return the slots that each tile on sale fits (EU-266, EU-270)."""
    cat, seat = state.cat, trading.seat
    wares = [tile for tile in (*state.offer[trading.post(state)], *state.reserve[seat]) if cat.tile_slot[tile] != SACK]
    return {cat.tile_ids[tile]: tuple([spot + 1 for spot in spots_for(state, seat, tile)]) for tile in wares}


def costs(state: EuthiaState, trading: Trading) -> dict[str, int]:
    """What is paid in gold for each ware, each ability and each service, whether it can be paid or not."""
    cat, figures, seat = state.cat, state.box.cards.trade, trading.seat
    own = state.reserve[seat]
    wares = [*state.offer[trading.post(state)], *[tile for tile in own if cat.tile_kind[tile] not in SKILLS]]
    found = {str(cat.buy_tile[tile]): -cost_of(state, tile, trading.cheaper) for tile in wares}
    found |= {str(cat.learn_tile[tile]): -cat.tile_cost[tile] for tile in own if cat.tile_kind[tile] in SKILLS}
    free = trading.renewals < trading.free_renewals(state)
    found |= {str(RENEW): 0 if free else -figures.renewal, str(REVEAL): -figures.reveal}
    if not trading.opening:
        found[str(HEAL)] = -figures.heal
    if trading.post(state) == TOWERS:
        found[str(GAAR)] = -figures.gaar
    return found


def gains(state: EuthiaState, trading: Trading) -> dict[str, int]:
    """What each sale brings in gold; a resource may bring other things besides."""
    cat, figures, seat = state.cat, state.box.cards.trade, trading.seat
    found = {}
    for action in sales(state, seat) if not trading.opening else []:
        word = action.word()
        if word in GEMS or word in ELEMENTS:
            gain = figures.loose_gem
        elif word in cat.resource_index:
            gain = cat.resource_sides[cat.resource_index[word]][action.number(1) - 1][0]
        else:
            spot = action.number(1) - 1 if len(action.args) > 1 else SACK_SPOT
            gain = worth(state, seat, cat.tile_index[word], spot)
        found[str(action)] = gain
    return found


def worth(state: EuthiaState, seat: int, tile: int, spot: int) -> int:
    """What a tile on a spot is sold for, the one with most gems of equal ones (EU-126)."""
    equal = [t for t in state.things_of(seat) if state.design[t] == tile and state.spot[t] == spot]
    gems = max(len(state.gems_on(t)) for t in equal)
    return state.cat.tile_sell[tile] + state.box.cards.trade.gem_on_tile * gems
