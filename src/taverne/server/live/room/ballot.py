"""A vote on stepping back further than one may alone.

What the step back does is left to the match; who is human, to the table.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from taverne.engine.actions import Seat
from taverne.engine.logs.log import Entry, standing
from taverne.server.wire.messages import Voting

if TYPE_CHECKING:
    from taverne.server.live.match.play import Play
    from taverne.server.live.room.room import Room


class Ballot:
    """Who must agree to go back to position ``to``, and who has; bots always agree."""

    def __init__(self, seat: Seat, to: int, voters: frozenset[Seat]) -> None:
        self.seat = seat
        self.to = to
        self.voters = voters
        self.yes: set[Seat] = {seat}
        self.refused = False

    @classmethod
    def opened(cls, room: Room, play: Play, seat: Seat) -> Ballot | str:
        """Return a new vote, or the key of why there can be none."""
        if play.match.over:
            return "undo-over"
        if room.ballot is not None:
            return "vote-open"
        if play.cover.veil is not None:
            return "undo-window"
        to = latest_of(play.match.entries, seat)
        if to is None:
            return "undo-nothing"
        if play.match.final_since(to):
            return "undo-final"
        return cls(seat, to, voters(room, seat))

    def vote(self, seat: Seat, yes: bool) -> None:
        if yes:
            self.yes.add(seat)
        else:
            self.refused = True

    @property
    def agreed(self) -> bool:
        return not self.refused and self.voters <= self.yes

    def told(self, still_open: bool) -> Voting:
        return Voting(seat=self.seat, to=self.to, yes=tuple(sorted(self.yes)), open=still_open)


def voters(room: Room, seat: Seat) -> frozenset[Seat]:
    """Return who must agree to a step back of ``seat``."""
    mine = room.kept.seats[seat].person
    others = enumerate(room.kept.seats)
    return frozenset([n for n, one in others if one.kind == "human" and not one.standin and one.person != mine])


def latest_of(entries: list[Entry], seat: Seat) -> int | None:
    """Return the position just before the latest decision that ``seat`` took itself and that stands, or None."""
    decisions = standing(entries)
    for position in range(len(decisions) - 1, -1, -1):
        if decisions[position].seat == seat and not decisions[position].given:
            return position
    return None
