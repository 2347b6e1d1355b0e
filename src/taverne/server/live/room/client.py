"""An open page as its table knows it: whose it is, from which seat it looks, what it was last told.

Its connection is left to a session, here or in another process; what it may ask, to ``page_messages``.
"""

from __future__ import annotations

from typing import Protocol

from taverne.engine.actions import SPECTATOR, Seat
from taverne.engine.matches.race import Throttle
from taverne.server.wire.messages import Position


class Send(Protocol):
    """The line to a page; ``answers`` is the number of its message that this answers, -1 for news."""

    def __call__(self, data: bytes, answers: int = -1) -> None: ...


class Client:
    """One open page at a table, wherever its connection is; ``shown`` is the latest position it was told."""

    __slots__ = (
        "changes",
        "id",
        "name",
        "person",
        "rewinds",
        "seat",
        "seen",
        "send",
        "shown",
        "throttle",
        "told",
        "weight",
    )

    def __init__(self, number: str, person: str, name: str, send: Send) -> None:
        self.id = number
        self.person = person
        self.name = name
        self.send = send
        self.seat: Seat = SPECTATOR
        self.shown = -1
        self.rewinds = -1
        self.seen: object = None
        """What it was last shown, beside the log."""
        self.changes = False
        """Whether it can be told positions as differences."""
        self.told: Position | None = None
        """The position that it was told last."""
        self.weight = 0
        """How many bytes that took when it was last told as it is."""
        self.throttle = Throttle()
