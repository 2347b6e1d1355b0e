"""Matches as they were: logs, and positions of the past as a seat may see them.

Any process can read them; matches that are read again and again stay in memory for a while.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from typing import Any, Final

import msgspec

from taverne.engine.actions import SPECTATOR, Seat
from taverne.engine.game import FollowUp
from taverne.engine.logs.log import with_contents
from taverne.engine.matches.match import Match
from taverne.games import get
from taverne.review.match_review import course_of, lines_of
from taverne.review.playouts import Player
from taverne.server.errors import Refused, no_table
from taverne.server.live.match.secret_claims import told
from taverne.server.live.past.fork_match import check_fork
from taverne.server.live.room.position import counted, lines
from taverne.server.signatures import sealed
from taverne.server.store.line_events import seen
from taverne.server.store.load_match import Unreadable, catch_up, is_of_log, rebuilt
from taverne.server.store.storage import Storage
from taverne.server.store.table_row import OVER, TableRow
from taverne.server.wire.bodies import MatchCourse, ReplayMoment

REMEMBERED: Final = 32
LATEST: Final = -1


def course_told(match: Match[Any]) -> MatchCourse:
    """Return the course of a match that is over."""
    player = Player(match.game)
    turns = course_of(match, player, lines_of(match))
    told = [(happening.event.kind, happening.event.data or {}) for happening in match.happened]
    ending, data = player.chronicle.ending(match.state, told)
    return MatchCourse(ending=ending, data=data, figures=player.chronicle.course, turns=turns)


class Archive:
    """Reads finished matches, and the past of those under way."""

    def __init__(self, storage: Storage) -> None:
        self._storage = storage
        self.key: bytes | None = None
        """What records are signed with, if anything."""
        self._matches: OrderedDict[str, Match[Any]] = OrderedDict()
        self._reading = asyncio.Lock()
        """Logs are played again one after another: whoever asks for many keeps nobody but readers waiting."""

    async def _kept(self, table: str) -> TableRow:
        kept = await self._storage.find(table)
        if kept is None:
            raise no_table(table)
        if kept.header is None:
            raise Refused("not-started", "this table is waiting for players: there is nothing to see yet", {}, 409)
        return kept

    async def finished(self, table: str) -> TableRow:
        """Return a table whose match is over; raise ``Refused`` if it is not."""
        kept = await self._kept(table)
        if kept.phase != OVER:
            raise Refused("match-running", "this match is not over yet: wait for its end", {}, 409)
        return kept

    async def _match(self, kept: TableRow) -> Match[Any]:
        async with self._reading:
            match = self._matches.pop(kept.id, None)
            if match is None or not await is_of_log(self._storage, kept, match):
                match = (await rebuilt(self._storage, kept))[0]
            elif len(match.entries) < kept.seq:
                await catch_up(self._storage, kept, match)
            self._matches[kept.id] = match
            while len(self._matches) > REMEMBERED:
                self._matches.popitem(last=False)
            return match

    async def following(self, table: str) -> FollowUp | None:
        """Return what comes after a finished match of a campaign; None if it stands alone."""
        kept = await self.finished(table)
        game = get(kept.game)
        return game.follow_up(kept.options, kept.result) if game is not None and kept.result is not None else None

    async def log(self, table: str) -> bytes:
        """Return the log of a finished match; of one under way only its public header, in the refusal."""
        kept = await self._kept(table)
        assert kept.header is not None
        if kept.phase != OVER:
            data = {"commitment": kept.header.commitment}
            raise Refused(
                "log-running", "the log can be read once the match is over; until then it holds secrets", data, 409
            )
        box = await self._storage.box(kept.box or kept.header.box)
        lines = [row[0] for row in await self._storage.entries_of(table)]
        header = kept.header if self.key is None else sealed(kept.header, lines, self.key)
        return b"".join(line + b"\n" for line in (msgspec.json.encode(with_contents(header, box)), *lines))

    async def check_fork(self, kept: TableRow, position: int) -> None:
        """Raise ``Refused`` if the match cannot be played on from a position by this program."""
        check_fork(await self._match(kept), position)

    async def course(self, table: str) -> MatchCourse:
        """Return how a finished match went, turn by turn, and why it ended."""
        match = await self._match(await self.finished(table))
        return await asyncio.to_thread(course_told, match)

    async def moment(self, table: str, position: int, seat: Seat, person: str) -> ReplayMoment:
        """Return the match as it stood after ``position`` decisions, seen from ``seat``."""
        kept = await self._kept(table)
        if seat != SPECTATOR and not 0 <= seat < len(kept.seats):
            raise Refused("no-seat", f"seat {seat}: expected 0 to {len(kept.seats) - 1}, or -3 to watch", {})
        if kept.phase != OVER and seat != SPECTATOR and not kept.holds(person, seat):
            raise Refused("not-your-seat", "until the match is over you can look back from your own seat only", {}, 403)
        try:
            match = await self._match(kept)
        except Unreadable:
            return await self._told(kept, position, seat)
        veil = (kept.timing.veil or kept.timing.quiet) if kept.phase != OVER else None
        last = told(match)[1] if veil is None else min(veil[1], match.position)
        position = last if position == LATEST else position
        if not 0 <= position <= last:
            raise Refused("no-position", f"position {position}: expected 0 to {last}", {"last": last}, 404)
        if position < match.base:
            return ReplayMoment(position=position, positions=last, view=None, log=lines(match, seat, -1, position))
        view = counted(kept, match.game.view(match.state_at(position), seat))
        if veil is not None and position == last:
            view = msgspec.structs.replace(view, waiting=())
        log = lines(match, seat, -1, position)
        return ReplayMoment(position=position, positions=last, view=view, log=log)

    async def _told(self, kept: TableRow, position: int, seat: Seat) -> ReplayMoment:
        """Return what a seat saw of a match that cannot be played again: its lines, without the board."""
        rows = await self._storage.told_of(kept.id)
        last, log = seen(rows, seat, None if position == LATEST else position)
        position = last if position == LATEST else position
        if not 0 <= position <= last:
            raise Refused("no-position", f"position {position}: expected 0 to {last}", {"last": last}, 404)
        return ReplayMoment(position=position, positions=last, view=None, log=log)
