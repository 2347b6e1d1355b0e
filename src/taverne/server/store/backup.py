"""Backups: all that a database holds at one moment, in one SQLite file, whatever the database is; and back again.

Both are done while servers run.  When a backup is made, and where it is kept, is left to whoever runs the server.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final, NamedTuple

from sqlalchemy import Connection, Table, delete, func, insert, select, text, update
from sqlalchemy.exc import DatabaseError

from taverne.server.store import schema
from taverne.server.store.database import Database, Lite, database, version_of
from taverne.server.store.table_row import now_ms

AT_ONCE: Final = 50
"""Of so many tables the lines are copied in one go."""
LEFT_OUT: Final = ("nodes",)
"""Who serves what at the moment is no part of a backup."""
KEPT: Final = [table for table in schema.metadata.sorted_tables if table.name not in LEFT_OUT]


class NotEmpty(RuntimeError):
    """There is something already where a backup was to be restored."""


class NotABackup(RuntimeError):
    """A file that no server and no ``back_up`` has written."""


class Restored(NamedTuple):
    """How many tables there are now, and where the damaged file is that was in their place, if one was."""

    tables: int
    aside: Path | None = None


async def back_up(url: str, file: Path) -> int:
    """Copy everything at ``url`` into ``file``, as it is at one moment; return how many tables (matches) there are."""
    fresh = file.with_name(f"{file.name}.part")
    fresh.unlink(missing_ok=True)
    source, target = database(url), Lite(f"sqlite:///{fresh.absolute()}")
    try:
        await target.migrate()
        count = await source.read(lambda connection: _copied(connection, target))
        await target.close()
        os.replace(fresh, file)
    finally:
        await target.close()
        await source.close()
        for left in file.parent.glob(f"{fresh.name}*"):
            left.unlink()
    return count


def _copied(connection: Connection, target: Lite) -> int:
    if connection.dialect.name == "postgresql":
        connection.execute(text("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ"))
    with target.transaction() as copy:
        for table in KEPT:
            for rows in _rows(connection, table):
                copy.execute(insert(table), rows)
        return int(copy.execute(select(func.count()).select_from(schema.tables)).scalar_one())


def _rows(connection: Connection, table: Table) -> Iterator[list[dict[str, Any]]]:
    """Yield all rows of a table of the database, not too many at a time."""
    if "table_id" not in table.c:
        rows = [dict(row) for row in connection.execute(select(table)).mappings()]
        if rows:
            yield rows
        return
    ids = [row.table_id for row in connection.execute(select(table.c.table_id).distinct().order_by(table.c.table_id))]
    for first in range(0, len(ids), AT_ONCE):
        wanted = select(table).where(table.c.table_id.in_(ids[first : first + AT_ONCE]))
        yield [dict(row) for row in connection.execute(wanted).mappings()]


async def restore(url: str, file: Path, replace: bool = False) -> Restored:
    """Bring back what ``file`` holds, in one transaction; servers that run find their tables anew.

    A SQLite file that is damaged is put aside when it is to be replaced; that needs the server to be stopped.
    Raise ``NotEmpty`` if there are tables already and they are not to be replaced, ``NotABackup`` for any other file.
    """
    source = Lite(f"sqlite:///{file.absolute()}")
    try:
        if not await source.read(_is_whole):
            raise NotABackup(f"{file}: not a whole backup of a server")
        await source.migrate()
        try:
            return Restored(await _replaced(source, url, replace))
        except DatabaseError as error:
            if not replace or type(error) is not DatabaseError:
                raise
            aside = await _put_aside(url)
            if aside is None:
                raise
        return Restored(await _replaced(source, url, replace), aside)
    finally:
        await source.close()


def _is_whole(connection: Connection) -> bool:
    """Whether a file is one of ours and can be read to its end: nothing is deleted for one that cannot."""
    return version_of(connection) != "" and connection.execute(text("PRAGMA quick_check(1)")).scalar() == "ok"


async def _replaced(source: Lite, url: str, replace: bool) -> int:
    target = database(url)
    try:
        await target.migrate()
        return await _restored(source, target, replace)
    finally:
        await target.close()


async def _put_aside(url: str) -> Path | None:
    """Give a damaged SQLite file another name, and return that; raise ``InUse`` while a server has it."""
    target = database(url)
    try:
        if not isinstance(target, Lite):
            return None
        target.hold()
    finally:
        await target.close()
    aside = target.file.with_name(f"{target.file.name}.damaged-{now_ms()}")
    for end in ("", "-wal", "-shm"):
        part = Path(f"{target.file}{end}")
        if part.exists():
            part.rename(f"{aside}{end}")
    return aside


async def _restored(source: Lite, target: Database, replace: bool) -> int:
    def work(connection: Connection) -> int:
        count, latest = connection.execute(select(func.count(), func.max(schema.tables.c.epoch))).one()
        if count and not replace:
            raise NotEmpty(f"{count} tables are there already")
        for table in KEPT:
            connection.execute(delete(table))
        with source.transaction() as copy:
            for table in KEPT:
                for rows in _rows(copy, table):
                    connection.execute(insert(table), rows)
        fenced = schema.tables.c.epoch + (latest or 0) + 1
        connection.execute(update(schema.tables).values(owner="", epoch=fenced))
        return int(connection.execute(select(func.count()).select_from(schema.tables)).scalar_one())

    return await target.write(work)
