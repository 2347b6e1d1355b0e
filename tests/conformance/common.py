"""What the checks of the suite share: what a state holds, a move on a copy, what a seat might try.

The checks themselves are in ``checks``, those of what is hidden in ``hidden``.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, TypeAlias

from taverne.engine.actions import PASS, Action, Seat
from taverne.engine.decisions import Choice, Timer
from taverne.engine.state import State
from tests.conformance.cases import Case
from tests.tools import Move, make

Check: TypeAlias = Callable[[Case, int, Sequence[int]], None]

PASSING: Final = frozenset({"answer", "by", "stamp", "returned", "events"})
"""Slots of a state that hold only while a step runs."""


def slots(state: State) -> list[str]:
    """Return the names of all that a state holds between two decisions."""
    return [name for cls in type(state).__mro__ for name in getattr(cls, "__slots__", ()) if name not in PASSING]


def differences(one: State, two: State) -> list[str]:
    """Return the slots in which two states differ, saved or not."""
    return [name for name in slots(one) if getattr(one, name) != getattr(two, name)]


def applied(state: State, move: Move) -> State:
    """Return a copy of the state after a move."""
    return make(state.clone(), move)


def tries(case: Case, state: State, seat: Seat) -> list[Action]:
    """Return what a seat might try: its candidates, what others are asked, and nonsense."""
    foreign = [decision.options[0] for decision in state.pending if isinstance(decision, Choice | Timer)]
    return list(dict.fromkeys([*case.game.candidates(state, seat), *foreign, PASS, Action("nonsense", ("x", 1))]))
