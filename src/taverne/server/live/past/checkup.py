"""After a start every match under way is read once, slowly and in another process: can this program still play it?

What is found is written into the table's row, for lists and pages; a table that somebody opens finds out by itself.
"""

from __future__ import annotations

import asyncio
import time
from typing import Final

import msgspec
import structlog
from sqlalchemy import Connection, select, update

from taverne.server.bots.workers import BotWorkers, Reading
from taverne.server.store import positions
from taverne.server.store.schema import tables
from taverne.server.store.storage import Storage
from taverne.server.store.table_row import PLAYING, TableRow

log = structlog.get_logger()
REST: Final = 2.0
"""For each second of reading so many are left to bots."""


class Checkup:
    """Reads the matches under way, one after another."""

    def __init__(self, storage: Storage, workers: BotWorkers) -> None:
        self._storage = storage
        self._workers = workers

    async def run(self) -> int:
        """Read them all; return how many cannot be played on."""
        wanted = select(tables.c.id).where(tables.c.phase == PLAYING)
        rows = await self._storage.read(lambda connection: connection.execute(wanted).all())
        stuck, lasted = 0, 0.0
        for row in rows:
            await asyncio.sleep(REST * lasted)
            lasted = 0.0
            kept = await self._storage.find(row.id)
            if kept is not None and kept.phase == PLAYING and kept.header is not None:
                started = time.monotonic()
                found = await self._look(kept)
                stuck += found != ""
                if found != kept.stuck:
                    await self._note(kept, found)
                lasted = time.monotonic() - started
        if stuck:
            log.warning("matches-unreadable", stuck=stuck, running=len(rows))
        return stuck

    async def _look(self, kept: TableRow) -> str:
        """Return why a match cannot be read, "" if it can."""
        assert kept.header is not None
        lines = [line for line, _, _ in await self._storage.entries_of(kept.id)]
        if len(lines) < kept.seq:
            return "log-cut"
        box = await self._storage.box(kept.box or kept.header.box)
        reading = Reading(kept.id, [msgspec.json.encode(kept.header), *lines], box, lesson=bool(kept.lesson))
        found = await self._workers.read(reading)
        if found.state and kept.owner == "":
            await positions.keep(self._storage, kept, positions.KeptPosition(len(lines), found.state))
        return found.stuck

    async def _note(self, kept: TableRow, stuck: str) -> None:
        log.warning("match-stuck" if stuck else "match-readable", table=kept.id, game=kept.game, reason=stuck)
        same = (tables.c.id == kept.id) & (tables.c.epoch == kept.epoch)

        def write(connection: Connection) -> None:
            connection.execute(update(tables).where(same).values(stuck=stuck))

        await self._storage.writer.do(write)
