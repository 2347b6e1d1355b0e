"""The latest position of each match under way, whole: what it can be played on from if its rules are gone one day.

When one is kept is left to the hub and to the check-up at the start; what for, to ``live.past.changed_rules``.
"""

from __future__ import annotations

import msgspec
from sqlalchemy import Connection, delete, insert, select

from taverne.server.store.schema import positions, tables
from taverne.server.store.storage import Storage, ours
from taverne.server.store.table_row import PLAYING, TableRow


class KeptPosition(msgspec.Struct, frozen=True):
    """A state as JSON, and after how many lines of the log it stood."""

    lines: int
    state: bytes


async def keep(storage: Storage, kept: TableRow, found: KeptPosition) -> None:
    """Keep the position of a table in the place of the one that was kept before; not if it is held otherwise by now."""
    row = {"table_id": kept.id, "lines": found.lines, "state": found.state.decode()}

    def write(connection: Connection) -> None:
        if connection.execute(select(tables.c.id).where(ours(kept))).first():
            connection.execute(delete(positions).where(positions.c.table_id == kept.id))
            connection.execute(insert(positions), row)

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
