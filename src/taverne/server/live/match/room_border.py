"""The border between a match and its table: all that a play may ask of the room around it.

The room keeps it; nothing else of a room is known to a play.
"""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import TYPE_CHECKING, Any, Protocol

from taverne.engine.actions import Seat
from taverne.server.store.table_row import TableRow
from taverne.server.store.writer import NotSaved

if TYPE_CHECKING:
    from taverne.server.live.match.play import Play
    from taverne.server.services import Services


class MatchRoom(Protocol):
    """The table at which a match is played: all that the match may ask of it."""

    services: Services
    kept: TableRow
    lock: asyncio.Lock

    @property
    def play(self) -> Play | None:
        """The match at this table now; another one has taken its place if it is not the one that asks."""

    @property
    def attended(self) -> bool:
        """Whether somebody who plays is there."""

    @property
    def has_races(self) -> bool:
        """Whether it may count at this table who answers first."""

    def online(self, person: str) -> bool:
        """Whether somebody is there."""

    def spawn(self, work: Coroutine[Any, Any, None]) -> None:
        """Do some work beside."""

    def tell_positions(self, news_only: bool = False) -> None:
        """Tell everybody where the match stands."""

    def moved_on(self) -> None:
        """The match has changed, and that is committed."""

    async def set_standin(self, seat: Seat, on: bool) -> None:
        """Let a bot play for a seat, or no longer."""

    async def lost(self, error: NotSaved) -> None:
        """What was to be written was not: this match is to be forgotten."""
