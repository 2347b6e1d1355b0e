"""How a greedy player trades: what to sell, what to buy, learn and unlock, when to look at other wares.
Worth is reckoned in ``values.pieces``, what is owned in ``choices.goods``; where to trade is said by ``turn_plans``."""

from __future__ import annotations

from typing import Final

from taverne.engine.actions import Action, Seat
from taverne.engine.decisions import Choice
from taverne.engine.rng import Rng

from ...box.compiled_effects import PRICES
from ...box.integer_tables import NONE
from ...rules.goods.equipment import SKILLS, symbols_of
from ...rules.goods.holdings import max_health
from ...rules.goods.storage import READY, excess
from ...rules.trade.hero_tiles import locks_of
from ...rules.trade.trade_action import ARRANGE, GAAR, HEAL, RENEW, REVEAL, Trading, cost_of
from ...state.game_state import LOCKED, SACK_SPOT, EuthiaState
from ..values.pieces import appraisal, board_worth, gold_worth, on_board, youth
from ..values.scenario_goals import dear, pull
from . import goods as belongings
from .goods import improvement, piece_worth, side_worth

ENOUGH: Final = 0.05
"""A purchase that is worth less is left alone."""


def trade(state: EuthiaState, choice: Choice, rng: Rng) -> Action:
    """Sell what the mines gave, then take whatever is worth most, one thing at a time."""
    seat = choice.seat
    if ARRANGE in choice.options and improvement(state, seat) is not None:
        return ARRANGE
    sale = sell(state, choice)
    if sale is not None:
        return sale
    best, most = READY, ENOUGH
    for action in choice.options:
        worth = bargain(state, seat, action)
        if worth > most:
            best, most = action, worth
    return best


def sell(state: EuthiaState, choice: Choice) -> Action | None:
    """Return the best side of a resource, or a gem nobody will set, to be sold now."""
    goods = [action for action in choice.options if action.kind == "sell_resource"]
    if goods:
        cat = state.cat
        return max(
            goods,
            key=lambda a: side_worth(state, cat.resource_sides[cat.resource_index[a.word()]][a.number(1) - 1]),
        )
    return None


def bargain(state: EuthiaState, seat: Seat, action: Action) -> float:
    """Return what a transaction is worth; gold that buys tiles still counts in the end, other gold does not."""
    kind, young = action.kind, youth(state)
    if kind == "buy":
        return ware(state, seat, state.cat.tile_index[action.word()])
    if kind in ("learn", "relearn"):
        return lesson(state, seat, action)
    if kind == "unlock":
        return slot(state, seat, action)
    if action == REVEAL:
        return revelation(state, seat)
    if action == HEAL:
        hurt = max_health(state, seat) - state.health[seat]
        return 0.25 * min(hurt, 4) * (young > 0) - gold_worth(state)
    if action == GAAR:
        few = state.gaar[seat] < state.cat.gaar_slots[state.hero[seat]] and state.hero[seat] != 4
        return 0.45 if few and young > 0.1 and state.gold[seat] > 2 else -1.0
    if action == RENEW:
        return renewal(state, seat)
    if kind == "ward":
        return 0.5 + 0.3 * pull(state)
    return 0.4 if kind in ("use", "gem") else 0.5 if kind not in NEVER else -1.0


NEVER: Final = (
    *("done", "sell_tile", "sell_worn", "sell_gem", "sell_essence", "arrange", "essence", "heal_here"),
    *("buy_gaar", "renew", "reveal_tiles", "unlock", "learn", "relearn", "buy"),
)


def ware(state: EuthiaState, seat: Seat, tile: int) -> float:
    """Return what a tile on sale is worth: what it adds to the board, or what it does from a sack."""
    cat, young = state.cat, youth(state)
    price = cost_of(state, tile, 0)
    if cat.tile_slot[tile] == 9:
        if excess(state, seat) >= 0:
            return -1.0
        worth = appraisal(cat).worth[tile] * 0.5 * young
        return worth - 0.03 * price - 0.1
    tiles = on_board(state, seat)
    more = fitting(state, seat, tile, tiles)
    return more * (0.2 + 0.8 * young) - 0.02 * price if more > 0.1 else -1.0


def fitting(state: EuthiaState, seat: Seat, tile: int, tiles: list[int]) -> float:
    """Return what the best place on the board for a tile adds to it, -1 if there is none."""
    now = board_worth(state, tiles)
    symbols, wanted = symbols_of(state, seat), state.cat.tile_slot[tile]
    best = -1.0
    for spot, thing in enumerate(state.slots[seat]):
        if symbols[spot] != wanted or thing == LOCKED:
            continue
        old = state.design[thing] if thing >= 0 else NONE
        if old != NONE and state.cat.tile_kind[old] in SKILLS and state.cat.tile_kind[tile] not in SKILLS:
            continue
        rest = list(tiles)
        if old != NONE:
            rest.remove(old)
        best = max(best, board_worth(state, [*rest, tile]) - now)
    return best


def lesson(state: EuthiaState, seat: Seat, action: Action) -> float:
    """Return what learning an ability adds, in place of another if so."""
    cat, tiles = state.cat, on_board(state, seat)
    tile = cat.tile_index[action.word()]
    now = board_worth(state, tiles)
    lost = 0.0
    if action.kind == "relearn":
        old = cat.tile_index[action.word(1)]
        tiles.remove(old)
        lost = 0.2 * cat.tile_cost[old] + 0.3
    worth = (board_worth(state, [*tiles, tile]) - now) * (0.1 + youth(state))
    return worth - lost - 0.01 * cat.tile_cost[tile]


def slot(state: EuthiaState, seat: Seat, action: Action) -> float:
    """Return what a further slot is worth: what could be put there now, or soon."""
    spot, young = action.number(1) - 1, youth(state)
    symbol = symbols_of(state, seat)[spot]
    slots = state.slots[seat]
    free = sum(s == symbol and slots[place] == NONE for place, s in enumerate(symbols_of(state, seat)))
    essences = sum(PRICES[price.what] == "essence" for price in locks_of(state, seat)[spot])
    left = state.gold[seat] - sum(p.n for p in locks_of(state, seat)[spot] if PRICES[p.what] == "gold")
    wanting = [t for t in state.reserve[seat] if state.cat.tile_slot[t] == symbol and state.cat.tile_cost[t] <= left]
    frame = state.stack[-1]
    if isinstance(frame, Trading):
        offer = state.offer[frame.post(state)]
        wanting += [t for t in offer if t != NONE and state.cat.tile_slot[t] == symbol and cost_of(state, t, 0) <= left]
    wanting += [
        state.design[thing]
        for thing in state.things_of(seat)
        if state.spot[thing] == SACK_SPOT and state.cat.tile_slot[state.design[thing]] == symbol
    ]
    if free or not wanting or not young:
        return -1.0
    best = max(appraisal(state.cat).worth[tile] for tile in wanting)
    return 0.6 * best * (0.2 + 0.8 * young) - (0.2 + dear(state, "essence")) * essences


def revelation(state: EuthiaState, seat: Seat) -> float:
    """Return what it is worth to turn hero tiles up: how many, if some gold is left to learn one."""
    rep = state.cat.tile_rep
    ripe = len({rep[tile] for tile in state.pile[seat] if rep[tile] <= state.rep[seat]})
    if state.gold[seat] < 2 or not youth(state):
        return -1.0
    return 1.5 * ripe * youth(state) - gold_worth(state)


def renewal(state: EuthiaState, seat: Seat) -> float:
    """Return whether to look at other wares: for nothing, with gold in hand, when none of these will do."""
    frame = state.stack[-1]
    if not isinstance(frame, Trading) or frame.renewals >= frame.free_renewals(state):
        return -1.0
    return ENOUGH + 0.01 if state.gold[seat] >= 2 and youth(state) else -1.0


def sell_for_tax(state: EuthiaState, choice: Choice, rng: Rng) -> Action:
    resources = [action for action in choice.options if action.kind == "sell_resource"]
    if resources:
        return sell(state, choice) or resources[0]
    return min(choice.options, key=lambda action: piece_worth(state, choice.seat, action))


ANSWERS: Final = {
    **belongings.ANSWERS,
    "trade": trade,
    "sell-for-tax": sell_for_tax,
}

__all__ = ["ANSWERS", "improvement"]
