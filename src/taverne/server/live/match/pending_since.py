"""Since when each seat is asked what it is asked: so that an answer to an older question is found stale.

Whether an answer is legal is left to the rules.
"""

from __future__ import annotations

from taverne.arena.schedule import same_question
from taverne.engine.actions import Seat
from taverne.engine.decisions import Choice
from taverne.engine.frames import Frame
from taverne.engine.logs.log import Entry
from taverne.engine.state import State


class Questions:
    """The questions of one match, each known by the number of the log line after which it was put.

    A race is one question from its beginning to its end, whatever is gone in between: two answers in
    quick succession over a slow line must both count.
    """

    def __init__(self) -> None:
        self.since: dict[Seat, int] = {}
        self._asked: dict[Seat, Choice] = {}
        self._frame: Frame | None = None

    def resume(self, state: State, entries: list[Entry]) -> None:
        """After a match was read again: a seat's own latest answer, or a step back, is where its question begins."""
        for entry in entries:
            if entry.undo >= 0:
                self.since = dict.fromkeys(range(-1, entry.seat + 16), entry.n)
            elif entry.do and entry.seat >= 0:
                self.since[entry.seat] = entry.n
        self._look(state)

    def not_after(self, seq: int) -> None:
        """A race goes on that is one question to everybody, put no later than at ``seq``."""
        self.since = {seat: min(since, seq) for seat, since in self.since.items()}

    def update(self, state: State, seq: int, by: Seat) -> None:
        """Take note of what is asked after ``by`` has answered and the log has ``seq`` lines."""
        before, frame = self._asked, self._frame
        self._look(state)
        if frame is not None and frame is self._frame and frame.TIMED:
            return
        for seat, choice in self._asked.items():
            known = before.get(seat)
            if known is None or seat == by or not same_question(known, choice):
                self.since[seat] = seq

    def renew(self, state: State, seq: int) -> None:
        """Everything is asked anew: somebody stepped back."""
        self._look(state)
        self.since = dict.fromkeys(self._asked, seq)

    def _look(self, state: State) -> None:
        self._frame = state.stack[-1] if state.stack else None
        self._asked = {d.seat: d for d in state.pending if isinstance(d, Choice)}

    def stale(self, seat: Seat, seq: int) -> bool:
        """Whether what ``seat`` is asked now was put after line ``seq``."""
        return seq < self.since.get(seat, 0)
