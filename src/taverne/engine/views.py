"""What a seat is told: a view of the table with its questions and clocks, and in the end the result.

What a view shows of a table is left to each game; what is hidden never comes here.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import TYPE_CHECKING, Any

import msgspec

from taverne.engine.actions import Seat
from taverne.engine.reports.plain_text import view_text

if TYPE_CHECKING:
    from taverne.engine.game import Game


class Result(msgspec.Struct, frozen=True):
    """How a match ended: each seat's score, who won (several share, nobody may), and what the score is made of.

    ``legacy`` is what players take into a next match of a campaign, in a text that the game reads again.
    """

    scores: tuple[int, ...]
    winners: tuple[Seat, ...]
    parts: tuple[dict[str, int], ...] = ()
    legacy: str | msgspec.UnsetType = msgspec.UNSET

    @property
    def places(self) -> tuple[int, ...]:
        """The place of each seat: whoever won is first, the others follow by their points, equals share a place."""
        return self.places_after(())

    def places_after(self, conceded: Collection[Seat]) -> tuple[int, ...]:
        """Return the places where some have conceded: they come last, whatever was played for them."""
        standing = [(seat in conceded, seat not in self.winners, -score) for seat, score in enumerate(self.scores)]
        return tuple([1 + sum([other < mine for other in standing]) for mine in standing])

    def after(self, conceded: Collection[Seat]) -> Result:
        """Return the result where those who have conceded win nothing; if nobody else had won, the next ones do."""
        winners = tuple([seat for seat in self.winners if seat not in conceded])
        if self.winners and not winners:
            places = self.places_after(conceded)
            winners = tuple([seat for seat, place in enumerate(places) if place == 1 and seat not in conceded])
        return msgspec.structs.replace(self, winners=winners)


class Asked(msgspec.Struct, frozen=True):
    """A decision of one's own, as a view shows it."""

    prompt: str
    options: tuple[str, ...]
    rule: str = ""
    data: dict[str, int | str] = {}
    final: bool = False
    optional: bool = False


class Clock(msgspec.Struct, frozen=True):
    """A timer that runs for everybody: which one, and how long from when it was set."""

    name: str
    ms: int


class View(msgspec.Struct, frozen=True, dict=True):
    """What one seat, or a spectator, may know; ``table`` is the game's own part.

    A view that a game made here knows that game (``game``), which is no part of what it says and never sent.
    """

    seat: Seat
    table: Any
    asked: tuple[Asked, ...]
    waiting: tuple[Seat, ...]
    clocks: tuple[Clock, ...]
    over: bool
    result: Result | None = None

    @property
    def game(self) -> Game[Any] | None:
        """The game, with its box, whose table this is; None for a view that came over the wire."""
        return self.__dict__.get("made_by")

    def __repr__(self) -> str:
        return view_text(self)
