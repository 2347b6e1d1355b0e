"""Covers: when the table answers by itself, and how a window is kept from telling who could have acted in it.

Pure logic on milliseconds of the caller's clock, real or not; answering and telling is left to whoever holds the match.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, NamedTuple

import msgspec

from taverne.engine.actions import SPECTATOR, Action, Seat
from taverne.engine.decisions import Choice
from taverne.engine.game import View
from taverne.engine.matches.idle import cover_ms, in_window
from taverne.engine.matches.match import Match
from taverne.engine.state import State

QUICK: Final = "quick"
"""The table answers at once; whoever watches the clock might tell who holds nothing."""
COVERED: Final = "covered"
"""Every question of a window is held open for a drawn time, the same law whatever anybody holds, and until whoever is
asked has answered."""
ALWAYS: Final = "always"
"""Everybody is asked everything."""
COVERS: Final = (QUICK, COVERED, ALWAYS)


class Veil(NamedTuple):
    """A window that others see as one moment: how long the log was and where the match stood when it opened."""

    entries: int
    position: int


class Given(NamedTuple):
    """An answer of the table, and when it comes."""

    at: int
    seat: Seat
    action: Action


class Cover:
    """The table's own answers in one match.  Tell it of every change (``look``), then ask what is due.

    ``waits`` says whether a seat wants to be asked everything; ``plays``, whether a bot plays it: bots answer for
    themselves, but in windows the table does, so that their time tells nothing either.
    """

    def __init__(
        self, match: Match[Any], kind: str, waits: Callable[[Seat], bool], plays: Callable[[Seat], bool]
    ) -> None:
        self.match = match
        self.kind = kind
        self.veil: Veil | None = None
        """The window that is open now, where others must not see what goes on in it."""
        self._waits = waits
        self._plays = plays
        self._told = 0
        self._table: Any = None
        self._asked_at = -1
        self._until = 0
        self._idle: dict[Seat, Action | None] = {}
        self._idle_at = -1

    def look(self, now: int) -> None:
        """Take note of what is pending: a window opens, goes on, or is over; each question in it has its time."""
        match = self.match
        if self.kind != COVERED or not _windowed(match.state):
            self.veil = None
            return
        table = match.game.table(match.state, SPECTATOR)
        fresh = self.veil is None or self._told != len(match.happened) or table != self._table
        if fresh:
            self.veil = Veil(len(match.entries), match.position)
            self._told, self._table = len(match.happened), table
        if fresh or self._asked_at != len(match.entries):
            self._asked_at = len(match.entries)
            self._until = now + cover_ms(match.seed, match.position)

    def due(self, now: int) -> Given | None:
        """Return the first answer that the table gives, now or later, if nobody changes anything before."""
        found = [self._given(seat, now) for seat in self._asked()]
        return min([given for given in found if given is not None], key=lambda given: given.at, default=None)

    def _asked(self) -> list[Seat]:
        pending = self.match.state.pending
        return [d.seat for d in pending if isinstance(d, Choice) and not d.optional]

    def answers(self, seat: Seat) -> bool:
        """Whether the table answers for ``seat``, at once or when a window is over."""
        return self._given(seat, 0) is not None

    def _given(self, seat: Seat, now: int) -> Given | None:
        state = self.match.state
        if self.kind == ALWAYS or self._waits(seat) or (self._plays(seat) and not in_window(state, seat)):
            return None
        action = self._idle_answer(seat)
        return None if action is None else Given(self.until(seat, action, now), seat, action)

    def _idle_answer(self, seat: Seat) -> Action | None:
        """Return what the table would answer for ``seat``, worked out once after each line of the log."""
        if self._idle_at != len(self.match.entries):
            self._idle_at = len(self.match.entries)
            self._idle = {}
        if seat not in self._idle:
            self._idle[seat] = self.match.game.idle_answer(self.match.state, seat)
        return self._idle[seat]

    def until(self, seat: Seat, action: Action, now: int) -> int:
        """Return when a legal answer may be given: in a window that is held open no sooner than its time is over.

        Whatever shows what somebody holds, a card that is played, is given at once.
        """
        state = self.match.state
        if self.veil is None or not in_window(state, seat) or not state.stack[-1].quiet(state, action):
            return now
        return max(now, self._until)

    # What others may see of an open window: that it is there

    def hides(self, seat: Seat) -> bool:
        """Whether ``seat`` must not see how far an open window has come: it need not answer there."""
        return self.veil is not None and (seat not in self._asked() or self.answers(seat))

    def seq(self, seat: Seat) -> int:
        """Return how long the log is, as far as ``seat`` may know."""
        return self.veil.entries if self.veil is not None and self.hides(seat) else len(self.match.entries)

    def position(self, seat: Seat) -> int:
        """Return how many decisions stand, as far as ``seat`` may know."""
        return self.veil.position if self.veil is not None and self.hides(seat) else self.match.position

    def view(self, seat: Seat) -> View:
        """Return what ``seat`` sees; in an open window only whoever must answer sees that somebody is waited for."""
        view = self.match.view(seat)
        if self.veil is None:
            return view
        if self.hides(seat):
            return msgspec.structs.replace(view, asked=(), waiting=())
        return msgspec.structs.replace(view, waiting=(seat,))


def _windowed(state: State) -> bool:
    """Whether all that is asked is asked in windows."""
    asked = [d.seat for d in state.pending if isinstance(d, Choice) and not d.optional]
    return bool(asked) and len(asked) == len(state.pending) and all(in_window(state, seat) for seat in asked)
