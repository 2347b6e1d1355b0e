"""Random play inside the engine: what searches, soaks and measurements run.

Whoever plays better than by lot is left to bots.
"""

from __future__ import annotations

from typing import Final

from taverne.engine.actions import CHANCE
from taverne.engine.decisions import Choice, Draw, Roll, Timer
from taverne.engine.frames import apply
from taverne.engine.rng import Rng
from taverne.engine.state import State

FOR_EVER: Final = 1 << 30


def rollout(state: State, rng: Rng, stamp: int = 0, most: int = FOR_EVER) -> int:
    """Answer decisions by lot until the game is over or ``most`` are answered, chance included; return how many."""
    count = 0
    while state.pending and count < most:
        first = state.pending[0]
        if isinstance(first, (Roll, Draw)):
            action, state.drawn = first.sample(state.seed, state.drawn)
            apply(state, CHANCE, action)
        else:
            asked = [d for d in state.pending if isinstance(d, Choice) and not d.optional]
            decision: Choice | Timer = asked[rng.below(len(asked))] if asked else first
            apply(state, decision.seat, decision.options[rng.below(len(decision.options))], stamp)
        if state.events is not None:
            state.events.clear()
        count += 1
    return count
