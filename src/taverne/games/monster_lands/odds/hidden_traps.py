"""Traps that rivals have laid face down, as odds take them: any of those that a seat has not seen.
What they do in a battle is left to ``forecast``. Nobody's hidden trap is looked at by itself: all unseen ones are one
lot, and a few samples of it that are spread evenly by price stand for every way they may lie."""

from __future__ import annotations

from typing import Final

from taverne.engine.actions import Seat

from ..box.catalogue import EXPEDITIONS, NONE
from ..state.game_state import LandsState

GUESSES: Final = 3
"""Samples that stand for all ways in which hidden traps may lie."""


def unseen(state: LandsState, seat: Seat) -> list[int]:
    """Return the traps that a seat has not seen, by price: the supply, rivals' hands and what they laid face down."""
    found = [*state.trap_supply]
    for other in range(state.seats):
        if other != seat:
            found += state.traps[other]
    for e in range(EXPEDITIONS):
        if state.who[e] >= 0 and state.seat_of(e) != seat:
            found += state.laid[e][state.shown[e] :]
    cost = state.cat.trap_cost
    return sorted([kind for kind in found if kind != NONE], key=lambda kind: (cost[kind], kind))


def sample(lot: list[int], n: int, guess: int) -> list[int]:
    """Return ``n`` of a lot, evenly spread; each guess takes others."""
    shift = (guess % GUESSES + 0.5) / GUESSES
    return [lot[int(len(lot) * (at + shift) / n)] for at in range(n)]
