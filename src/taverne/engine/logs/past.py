"""What a match consists of: decisions that stand, what happened after each, what is raised where it cannot go on.

Playing, stepping back and writing down are left to the match.
"""

from __future__ import annotations

from typing import Generic, NamedTuple, TypeVar

import msgspec

from taverne.engine.actions import Action, Seat
from taverne.engine.decisions import Decision
from taverne.engine.events import Event
from taverne.engine.reasons import Reason
from taverne.engine.state import State

S = TypeVar("S", bound=State)


class Happening(msgspec.Struct, frozen=True):
    """An event, and after how many decisions of the log it stands."""

    position: int
    event: Event


class Past(msgspec.Struct):
    """One decision that stands (not taken back): may its seat still take it back, can it never be taken back.

    ``given``: the table answered, so that stepping back before it would only have the table answer again.
    """

    seat: Seat
    action: Action
    stamp: int
    free: bool
    final: bool
    seed: int
    drawn: int
    asked: str
    """The prompt that it answered."""
    given: bool = False


class Step(NamedTuple, Generic[S]):
    """One decision of a match: after how many others, of whom, what, when in a race, and the state it answered."""

    position: int
    seat: Seat
    action: Action
    stamp: int
    state: S

    @property
    def decision(self) -> Decision:
        """Return the question that was answered."""
        return next(d for d in self.state.pending if d.seat == self.seat and d.accepts(self.action))

    def __repr__(self) -> str:
        return f"<step {self.position}, seat {self.seat}: {self.action}>"


class BrokenRule(RuntimeError):
    """The rules failed on a legal action (a defect of ours); the match stands where it stood before it."""


class LostPosition(LookupError):
    """There is no such position, or no longer: its rules are gone."""


class CannotUndo(ValueError):
    """The step back asked for is not allowed; ``refusal`` says why."""

    def __init__(self, refusal: Reason) -> None:
        super().__init__(str(refusal))
        self.refusal = refusal
