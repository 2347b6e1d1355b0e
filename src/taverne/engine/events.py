"""Events: what a player at the table would notice, for the log, the page and the screen reader.

Rules never read events back; turning them into sentences is left to the words of each game.
"""

from __future__ import annotations

from typing import Any

from taverne.engine.actions import Seat


class Event:
    """Something that happened.

    Everybody sees ``data``, unless it is None; the seats in ``seen_by`` see ``private`` laid over it.
    ``reveals`` marks that something hidden, or drawn by chance, became known: no undo goes back over it.
    Keys named ``seat``, ``other`` or ``seats`` hold seats; words that name a message are translated.
    """

    __slots__ = ("data", "kind", "private", "reveals", "rule", "seen_by")

    def __init__(
        self,
        kind: str,
        data: dict[str, Any] | None,
        rule: str = "",
        private: dict[str, Any] | None = None,
        seen_by: tuple[Seat, ...] = (),
        reveals: bool = False,
    ) -> None:
        self.kind = kind
        self.data = data
        self.rule = rule
        self.private = private
        self.seen_by = seen_by
        self.reveals = reveals

    def seen(self, seat: Seat) -> dict[str, Any] | None:
        """Return what ``seat`` may know of it, or None if that is nothing."""
        if self.private is not None and seat in self.seen_by:
            return {**(self.data or {}), **self.private}
        return self.data

    @property
    def hides(self) -> bool:
        """Whether some seat was shown what another was not."""
        return self.private is not None or self.data is None

    def __repr__(self) -> str:
        return f"Event({self.kind} {self.data} {self.private or ''})"
