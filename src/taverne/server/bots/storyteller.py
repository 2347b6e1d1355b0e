"""Stories of finished matches: reckoned once, one after another, in a process of their own, and kept.

What a story says is left to ``taverne.review``; who may ask, to the routes.
"""

from __future__ import annotations

import asyncio
import multiprocessing
import os
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any, Final, NamedTuple, TypeVar

import msgspec
import structlog
from sqlalchemy import Connection, delete, insert, select

from taverne.engine.matches.match import Match
from taverne.engine.type_plans import ready
from taverne.review.alarm import within
from taverne.review.match_review import drafted, reviewed
from taverne.review.records import VERSION, Review
from taverne.server.bots.workers import Reading, begin_worker, played_again
from taverne.server.clock import now_ms
from taverne.server.errors import Refused
from taverne.server.identity import Person
from taverne.server.store import schema
from taverne.server.store.storage import Storage
from taverne.server.store.table_row import TableRow
from taverne.server.store.writer import is_outage
from taverne.server.tasks import Tasks
from taverne.server.wire.bodies import StoryTold

log = structlog.get_logger()
W = TypeVar("W")
PATIENCE_S: Final = 900.0
"""A story that takes longer (of real time, on a busy machine) is given up."""
NICE: Final = 5
"""Whoever plays goes first, but not so far that a story never comes where many play."""
WAITING, OF_PLACE, OF_PERSON = 60, 12, 3
"""So many stories may wait, so many that were asked for at one address, so many by one person; further ones are told to
come back."""
_SHARE: Any = None
"""In the process that tells stories: how much of the present one is done."""
_OPEN: dict[str, Match[Any]] = {}
"""In the same process: the match whose draft has just been told."""


class Wanted(NamedTuple):
    """A story that waits: who asked for it, at which address, and in which round it is told."""

    kept: TableRow
    person: str
    place: str
    round: int


class Queue:
    """Stories that wait, the next first: each address has one in a round, so nobody waits for many of one."""

    def __init__(self) -> None:
        self.waiting: list[Wanted] = []

    def ahead(self, table: str) -> int | None:
        """Return how many are told before the story of this table, None if it does not wait."""
        return next((place for place, one in enumerate(self.waiting) if one.kept.id == table), None)

    def add(self, kept: TableRow, person: str, place: str) -> bool:
        """Let a story wait; False if too many do."""
        here = [one for one in self.waiting if one.place == place]
        mine = [one for one in here if one.person == person]
        if len(self.waiting) >= WAITING or len(here) >= OF_PLACE or len(mine) >= OF_PERSON:
            return False
        now = self.waiting[0].round if self.waiting else 0
        self.waiting.append(Wanted(kept, person, place, max([now, *(one.round + 1 for one in here)])))
        self.waiting.sort(key=lambda one: one.round)
        return True


class Storyteller:
    """Tells stories; ``told`` answers at once, with how far it has come if the story is not ready."""

    def __init__(self, storage: Storage, seconds: float) -> None:
        self._storage = storage
        self._seconds = seconds
        self._context = multiprocessing.get_context("spawn")
        self._share = self._context.Value("d", 0.0)
        self._pool: ProcessPoolExecutor | None = None
        self._tasks = Tasks("story-failed")
        self._queue = Queue()
        self._telling = False
        self._draft: tuple[str, Review] | None = None
        self._failed: set[str] = set()

    async def told(self, kept: TableRow, person: Person) -> StoryTold:
        """Return the story of a finished match, or how much of it is reckoned; the first to ask sets it going."""
        story = await self._kept(kept.id)
        if story is not None:
            return StoryTold(progress=1.0, story=story)
        if kept.id in self._failed:
            raise Refused("story-failed", "the story of this match could not be told", {}, 409)
        if self._queue.ahead(kept.id) is None and not self._queue.add(kept, person.id, person.place):
            raise Refused("too-many", "too many stories are being told just now; come back in a while", {}, 503)
        if not self._telling:
            self._telling = True
            self._tasks.spawn(self._tell_all())
        ahead = self._queue.ahead(kept.id) or 0
        draft = self._draft[1] if self._draft is not None and self._draft[0] == kept.id else None
        return StoryTold(progress=0.0 if ahead else round(self._share.value, 3), ahead=ahead, draft=draft)

    async def _kept(self, table: str) -> Review | None:
        s = schema.stories
        wanted = select(s.c.story).where(s.c.table_id == table, s.c.version == VERSION)
        found = await self._storage.read(lambda connection: connection.execute(wanted).scalar())
        return None if found is None else msgspec.json.decode(str(found), type=ready(Review))

    async def _tell_all(self) -> None:
        """Tell what waits, one after another."""
        try:
            while self._queue.waiting:
                kept = self._queue.waiting[0].kept
                try:
                    await self._tell(kept)
                except Exception as error:
                    if not is_outage(error):  # else it is told when it is next asked for
                        self._failed.add(kept.id)
                    log.error("story-failed", table=kept.id, exc_info=error)
                finally:
                    self._draft = None
                    del self._queue.waiting[0]
        finally:
            self._telling = False

    async def _tell(self, kept: TableRow) -> None:
        self._share.value = 0.0
        reading = await self._reading(kept)
        begun = await self._done(draft, reading)
        self._draft = kept.id, msgspec.json.decode(begun, type=ready(Review))
        await self._keep(kept.id, await self._done(tell, (reading, self._seconds)))

    async def _reading(self, kept: TableRow) -> Reading:
        assert kept.header is not None
        rows = await self._storage.entries_of(kept.id)
        lines = [msgspec.json.encode(kept.header), *[line for line, _, _ in rows]]
        box = await self._storage.box(kept.box or kept.header.box)
        return Reading(kept.id, lines, box, lesson=bool(kept.lesson))

    async def _done(self, work: Callable[[W], bytes], given: W) -> bytes:
        """Return a story as JSON; a process that dies is started once more."""
        loop = asyncio.get_running_loop()
        try:
            return await loop.run_in_executor(self._ready(), within, PATIENCE_S, work, given)
        except BrokenProcessPool:
            log.error("storyteller-died")
            self._pool = None
            return await loop.run_in_executor(self._ready(), within, PATIENCE_S, work, given)

    def _ready(self) -> ProcessPoolExecutor:
        if self._pool is None:
            self._pool = ProcessPoolExecutor(1, mp_context=self._context, initializer=_begin, initargs=(self._share,))
        return self._pool

    async def _keep(self, table: str, story: bytes) -> None:
        s = schema.stories
        values = {"table_id": table, "version": VERSION, "story": story.decode(), "created": now_ms()}

        def write(connection: Connection) -> None:
            connection.execute(delete(s).where(s.c.table_id == table))
            connection.execute(insert(s).values(values))

        await self._storage.writer.do(write)

    def close(self) -> None:
        self._tasks.cancel()
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)


def draft(reading: Reading) -> bytes:
    """Run in the process of the storyteller: read the log and tell what needs no reckoning."""
    _OPEN.clear()
    _OPEN[reading.table] = played_again(reading)
    return msgspec.json.encode(drafted(_OPEN[reading.table]))


def tell(work: tuple[Reading, float]) -> bytes:
    """Run in the same process: reckon the story of the match in about so many seconds."""
    reading, seconds = work
    match = _OPEN.pop(reading.table, None) or played_again(reading)
    return msgspec.json.encode(reviewed(match, _note, 1000 * seconds))


def _note(done: float) -> None:
    if _SHARE is not None:
        _SHARE.value = done


def _begin(share: Any) -> None:
    """Begin a process that minds its manners: whoever plays goes first."""
    global _SHARE
    _SHARE = share
    begin_worker()
    if hasattr(os, "nice"):
        os.nice(NICE)
