"""Random play inside the engine: what searches, soaks and measurements run.

Whoever plays better than by lot is left to bots.
"""

from __future__ import annotations

from typing import cast

from taverne.engine.decisions import Choice, Timer
from taverne.engine.frames import FOR_EVER, apply, choices, settle
from taverne.engine.rng import Rng
from taverne.engine.state import State


def rollout(state: State, rng: Rng, stamp: int = 0, most: int = FOR_EVER) -> int:
    """Answer decisions by lot until the game is over or ``most`` are answered, chance included; return how many."""
    count = 0
    while state.pending and count < most:
        settled = settle(state, most - count)
        if not settled:
            asked = choices(state)
            decision = asked[rng.below(len(asked))] if asked else cast("Choice | Timer", state.pending[0])
            apply(state, decision.seat, decision.options[rng.below(len(decision.options))], stamp)
        if state.events is not None:
            state.events.clear()
        count += settled or 1
    return count
