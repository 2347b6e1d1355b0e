"""The latest position of each match under way, whole: what it can be played on from if its rules are gone one day.

When one is kept is left to the hub and to the check-up at the start; what it is good for, to ``live.past.play_anew``.
"""

from __future__ import annotations

from collections.abc import Mapping

import msgspec
from sqlalchemy import Connection, delete, insert, select

from taverne.server.store.schema import positions, tables
from taverne.server.store.storage import Storage
from taverne.server.store.table_row import PLAYING


class KeptPosition(msgspec.Struct, frozen=True):
    """A state as JSON, and after how many lines of the log it stood."""

    lines: int
    state: bytes


async def keep(storage: Storage, found: Mapping[str, KeptPosition]) -> None:
    """Keep positions by table, in the place of those that were kept before."""
    rows = [{"table_id": id, "lines": one.lines, "state": one.state.decode()} for id, one in found.items()]

    def write(connection: Connection) -> None:
        connection.execute(delete(positions).where(positions.c.table_id.in_(list(found))))
        connection.execute(insert(positions), rows)

    if rows:
        await storage.writer.do(write)


async def tidy(storage: Storage) -> None:
    """Forget positions of matches that are over: nobody plays on from them."""
    running = select(tables.c.id).where(tables.c.phase == PLAYING)

    def write(connection: Connection) -> None:
        connection.execute(delete(positions).where(positions.c.table_id.not_in(running)))

    await storage.writer.do(write)


async def kept_of(storage: Storage, table: str) -> KeptPosition | None:
    """Return the position that was kept of a match."""
    wanted = select(positions.c.lines, positions.c.state).where(positions.c.table_id == table)
    row = await storage.read(lambda connection: connection.execute(wanted).first())
    return None if row is None else KeptPosition(row.lines, row.state.encode())
