"""Questions that nobody need be asked: what the table answers itself, and which windows must not tell by their timing.

When the table answers is left to whoever holds the match; why other answers are dominated, to each ``Frame.idle``.
"""

from __future__ import annotations

from typing import Final

from taverne.engine.actions import Action, Seat
from taverne.engine.decisions import Choice
from taverne.engine.rng import Rng, derive
from taverne.engine.state import State

SHORTEST_MS: Final = 900
LONGEST_MS: Final = 1800
"""Between these a window is held open where people must not tell from its length who could have acted in it."""


def question(state: State, seat: Seat) -> Choice | None:
    """Return what ``seat`` is asked now and waited for, if anything."""
    for decision in state.pending:
        if decision.seat == seat and isinstance(decision, Choice):
            return None if decision.optional else decision
    return None


def idle_answer(state: State, seat: Seat) -> Action | None:
    """Return the only legal answer of ``seat``, or the one that dominates all others; None where there is a choice.

    In a race nobody answers for anybody, nor in a pause: there it counts when an answer comes.
    """
    choice = question(state, seat)
    if choice is None or state.stack[-1].TIMED or state.stack[-1].waits(state, choice):
        return None
    if len(choice.options) == 1:
        return choice.options[0]
    return state.stack[-1].idle(state, choice)


def in_window(state: State, seat: Seat) -> bool:
    """Whether ``seat`` is asked where others must not learn from the answer's time what it could have done."""
    choice = question(state, seat)
    return choice is not None and not state.stack[-1].TIMED and state.stack[-1].window(state, choice)


def cover_ms(seed: int, position: int) -> int:
    """Return for how long the window that opens after ``position`` decisions is held open: from the match's stream."""
    return SHORTEST_MS + Rng(derive(seed, "cover", position)).below(LONGEST_MS - SHORTEST_MS + 1)
