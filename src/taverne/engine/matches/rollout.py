"""Random play inside the engine, compiled with it: what measurements run.

Whoever plays better than by lot is left to bots.
"""

from __future__ import annotations

from typing import Final, cast

from taverne.engine.actions import CHANCE
from taverne.engine.decisions import Choice, Timer
from taverne.engine.frames import FOR_EVER, apply, choices, settle
from taverne.engine.rng import Rng
from taverne.engine.state import State

LOTS: Final = 1 << 30
"""Among so many a number is drawn; it is used up digit by digit, so that one serves a few decisions."""
FEW: Final = 1 << 15
"""What is left of a number must be far more than the ways to answer, or another one is drawn."""


def rollout(state: State, rng: Rng, stamp: int = 0, most: int = FOR_EVER) -> int:
    """Answer decisions by lot until the game is over or ``most`` are answered, chance included; return how many."""
    count = 0
    lot = 0
    while state.pending and count < most:
        first = state.pending[0]
        if first.seat == CHANCE:
            count += settle(state, most - count)
        else:
            if lot < FEW:
                lot = rng.below(LOTS)
            asked = choices(state)
            decision = asked[lot % len(asked)] if asked else cast("Choice | Timer", first)
            lot //= len(asked) or 1
            options = decision.options
            apply(state, decision.seat, options[lot % len(options)], stamp)
            lot //= len(options)
            count += 1
        if state.events is not None:
            state.events.clear()
    return count
