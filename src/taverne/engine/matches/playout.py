"""Playing an imagined position on: every question is answered, chance and timers too, until something is reached.

Who answers, and what the end is worth, is left to bots, searches and reviews.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, TypeAlias

from taverne.engine.actions import CLOCK, Action
from taverne.engine.decisions import Choice, IllegalAction
from taverne.engine.frames import apply, choices, settle
from taverne.engine.rng import Rng
from taverne.engine.state import State

STAMP_MS: Final = 1_000
"""When answers arrive in an imagined race: late enough for any lock, early enough for any end."""
Answer: TypeAlias = Callable[[Any, Choice], Action]
"""What somebody answers to a question of a state."""
Reached: TypeAlias = Callable[[Any], bool]
"""Whether a state, in which chance has answered, is where to stop."""


def play_on(state: State, rng: Rng, answer: Answer, reached: Reached, most: int) -> bool:
    """Let whoever is asked answer, in random order; return whether that came to its end before ``most`` answers."""
    for _ in range(most):
        settle(state)
        if not state.pending or reached(state):
            return True
        asked = choices(state)
        if not asked:
            expire(state)
            continue
        choice = asked[rng.below(len(asked))] if len(asked) > 1 else asked[0]
        action = answer(state, choice)
        try:
            apply(state, choice.seat, action, STAMP_MS)
        except IllegalAction:
            expire(state)
    return False


def expire(state: State) -> None:
    """Let the first running timer end."""
    for decision in state.pending:
        if decision.seat == CLOCK:
            apply(state, CLOCK, decision.options[0], STAMP_MS)
            return
    raise ValueError("no timer runs")
