"""Who is there: since when somebody is gone, and what then happens to their seat.

Bots that stand in are driven elsewhere; here it is only decided when they must.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Final, NamedTuple

from taverne.engine.actions import Seat

if TYPE_CHECKING:
    from taverne.server.live.match.play import Play

MISSED_ROUNDS: Final = 2
"""After so many races missed in a row a bot plays (DR-156)."""
RETURN_S: Final = 8.0
"""After a restart people get so long to come back before they count as gone."""


RESUME_S: Final = 3.0
"""When all are back a race that was cut off goes on after so long, for everybody at the same moment."""


class AbsenceDue(NamedTuple):
    """At ``at`` the seat gets the default of its question (``default``), or a bot (``standin``)."""

    at: float
    seat: Seat
    what: str


class Presence:
    """When the people of one table left it."""

    def __init__(self, now: float) -> None:
        self._loaded = now + RETURN_S
        self._gone: dict[str, float] = {}
        self.missed: dict[Seat, int] = {}
        self.handed: set[Seat] = set()
        """Seats whose humans themselves asked a bot to play."""

    def came(self, person: str) -> None:
        self._gone.pop(person, None)

    def left(self, person: str, now: float) -> None:
        self._gone[person] = now

    def all_back(self, play: Play) -> bool:
        """Whether nobody is missing whom no bot plays for."""
        awaited = [seat.person for seat in play.kept.seats if seat.kind == "human" and not seat.standin]
        return all(play.room.online(person) for person in awaited)

    def dues(self, play: Play) -> Iterator[AbsenceDue]:
        """Yield what is to happen to the seats of those who are gone."""
        for seat, seating in enumerate(play.kept.seats):
            if seating.kind != "human" or seating.standin or play.room.online(seating.person):
                continue
            gone = self._gone.get(seating.person, self._loaded)
            if play.room.attended:
                if self.missed.get(seat, 0) >= MISSED_ROUNDS:
                    yield AbsenceDue(gone, seat, "standin")
                elif play.kept.away > 0:
                    yield AbsenceDue(gone + play.kept.away, seat, "standin")
            if (grace := self._grace(play, seat)) is not None:
                yield AbsenceDue(gone + grace, seat, "default")

    @staticmethod
    def _grace(play: Play, seat: Seat) -> float | None:
        """Return after how many seconds the default answers for the seat, or None if it never does.

        In a race soon (DR-154); under a timer of the rules a little later, if others wait.
        """
        choice = play.match.choice(seat)
        if choice is None or choice.optional or choice.default is None:
            return None
        if play.racing:
            return play.services.settings.grace_s
        return play.services.settings.patience_s if play.time.running and play.room.attended else None
