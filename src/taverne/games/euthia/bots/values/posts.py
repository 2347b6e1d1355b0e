"""What a visit to a trading post is worth to a hero: what his gold can buy there, learn and unlock, and the healing.
Single bargains are left to ``choices.trade``; which post to go to is decided in ``turn_plans``."""

from __future__ import annotations

from typing import Final

from taverne.engine.actions import Seat

from ...box.atlas import ALCHEMIST, MERCHANT
from ...box.integer_tables import NONE
from ...rules.goods.holdings import max_health
from ...rules.trade.trade_action import ALCHEMISTS, MERCHANTS, TOWERS, cost_of
from ...state.game_state import EuthiaState
from ..choices.trade import fitting
from .pieces import on_board, youth

GROWTH: Final = 3.5
"""How often what a purchase adds to a board pays in a whole game."""
LESSON: Final = 1.2
"""What a hero tile is worth that is not yet revealed, about."""
LESSON_PRICE: Final = 3
"""What it takes to reveal and learn one, about."""


def post_of(state: EuthiaState, space: int) -> int:
    """Return which wares are sold on a space with a post."""
    land = state.cat.map.land[space]
    return MERCHANTS if land == MERCHANT else ALCHEMISTS if land == ALCHEMIST else TOWERS


def visit(state: EuthiaState, seat: Seat, post: int, tax: int) -> float:
    """Return what a Trade action is worth, the tax of a rival's post being paid."""
    young = youth(state)
    gold = purse(state, seat) - tax
    if not young or gold < 1:
        return 0.0
    tiles = on_board(state, seat)
    bargains: list[tuple[float, int, int]] = []
    for tile in {*state.offer[post], *state.reserve[seat]} - {NONE}:
        price = cost_of(state, tile, 0)
        if price <= gold:
            bargains.append((fitting(state, seat, tile, tiles), price, state.cat.tile_slot[tile]))
    ripe = sum(state.cat.tile_rep[tile] <= state.rep[seat] for tile in state.pile[seat]) // 2
    bargains += [(LESSON, LESSON_PRICE, NONE)] * min(ripe, 2)
    hurt = max_health(state, seat) - state.health[seat]
    return GROWTH * young * spent(bargains, gold) + 0.12 * min(4, hurt)


def purse(state: EuthiaState, seat: Seat) -> int:
    """Return the gold that a hero can lay on the counter: his own and what his resources fetch."""
    goods = [max(side[0] for side in state.cat.resource_sides[resource]) for resource in state.resources[seat]]
    return state.gold[seat] + sum(goods)


def spent(bargains: list[tuple[float, int, int]], gold: int) -> float:
    """Return what the best bargains come to that gold can pay, one for each kind of slot, the dearest to him first."""
    taken: set[int] = set()
    whole = 0.0
    for worth, price, slot in sorted(bargains, reverse=True):
        if worth > 0.1 and price <= gold and slot not in taken:
            whole += worth
            gold -= price
            if slot != NONE:
                taken.add(slot)
    return whole
