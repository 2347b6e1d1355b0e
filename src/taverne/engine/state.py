"""What the state of every game has: the random stream, the stack of procedures, what is pending.

Each game adds its own table; running the procedures is left to the machine.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Final, Self

from taverne.engine.actions import PASS, Action, Seat
from taverne.engine.decisions import NOTHING, Decision
from taverne.engine.events import Event
from taverne.engine.reports.plain_text import state_text

if TYPE_CHECKING:
    from taverne.engine.frames import Frame


TODAY: Final = 1 << 30
"""Under which rules a state is played that no match has pinned: the newest, however they are numbered."""


class State:
    """Plain data: integers, words, lists, records; never a set, a closure or a random object.

    ``answer``, ``by`` and ``stamp`` (milliseconds since a race began) hold only while the step that
    follows a decision runs, ``returned`` (the procedure that just ended) only in the step after a
    call.  ``events`` is None while nobody listens.  ``rules`` is the version of the rules that the match
    is bound to: a rule that was changed asks ``if state.rules >= 3`` as long as older matches live.
    A game's state is a ``record`` on this one: its fields are what is copied, compared and saved (``SAVED``)
    besides the engine's own.
    """

    __slots__ = ("answer", "by", "drawn", "events", "pending", "returned", "rules", "seed", "stack", "stamp")
    SAVED: ClassVar[tuple[str, ...]] = ()
    ENGINE: ClassVar[bool] = True

    def __init__(self, seed: int = 0) -> None:
        self.rules = TODAY
        self.seed = seed
        self.drawn = 0
        self.stack: list[Frame] = []
        self.pending: tuple[Decision, ...] = NOTHING
        self.events: list[Event] | None = None
        self.answer: Action = PASS
        self.by: Seat = 0
        self.stamp = 0
        self.returned: Frame | None = None

    def copy_engine(self, source: State) -> None:
        """Take over the engine's part of ``source``; nobody listens to a copy."""
        self.rules = source.rules
        self.seed = source.seed
        self.drawn = source.drawn
        self.stack = [frame.clone() for frame in source.stack]
        self.pending = source.pending
        self.events = None
        self.answer = PASS
        self.by = 0
        self.stamp = 0
        self.returned = None

    def clone(self) -> Self:
        """Return an equal state that shares nothing that can change."""
        raise NotImplementedError

    def restored(self) -> None:
        """Work out what follows from what was saved, after it was read."""

    def ended(self, frame: Frame) -> None:
        """A procedure has ended: forget what was to last no longer, or break off what has lost its purpose."""

    def __eq__(self, other: object) -> bool:
        if type(other) is not type(self):
            return NotImplemented
        names = ("seed", "drawn", "stack", "pending", *self.SAVED)
        return all(getattr(self, name) == getattr(other, name) for name in names)

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        return state_text(self)

    def tell(self, kind: str, rule: str = "", /, reveals: bool = False, **data: Any) -> None:
        """Tell everybody, if anybody listens: ``state.tell("claimed", "DR-127", seat=seat, hand="left")``."""
        if self.events is not None:
            self.events.append(Event(kind, data, rule, None, (), reveals))

    def emit(
        self,
        kind: str,
        data: dict[str, Any] | None,
        rule: str = "",
        private: dict[str, Any] | None = None,
        seen_by: tuple[Seat, ...] = (),
        reveals: bool = False,
    ) -> None:
        """Tell the table, or with ``private`` some seats more than others, if anybody listens."""
        if self.events is not None:
            self.events.append(Event(kind, data, rule, private, seen_by, reveals))

    def asked(self, seat: Seat) -> tuple[Decision, ...]:
        """Return the pending decisions of one seat."""
        return tuple([decision for decision in self.pending if decision.seat == seat])
