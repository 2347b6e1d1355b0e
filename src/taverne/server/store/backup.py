"""Backups: all that a database holds at one moment, in one SQLite file, whatever the database is; and back again.

Both are done while servers run.  When a backup is made, and where it is kept, is left to whoever runs the server.
"""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Iterator
from contextlib import closing, suppress
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final, NamedTuple

from sqlalchemy import Connection, Table, delete, func, insert, select, text, update
from sqlalchemy.exc import DatabaseError

from taverne.server.clock import now_ms
from taverne.server.store import schema
from taverne.server.store.database import Database, Lite, TooNew, database, newest, version_of

AT_ONCE: Final = 50
"""Of so many tables the lines are copied in one go."""
LEFT_OUT: Final = ("nodes",)
"""Who serves what at the moment is no part of a backup."""
KEPT: Final = [table for table in schema.metadata.sorted_tables if table.name not in LEFT_OUT]


class NotEmpty(RuntimeError):
    """There is something already where a backup was to be restored."""


class NotABackup(RuntimeError):
    """A file that no server and no ``back_up`` has written."""


class TooOld(RuntimeError):
    """An earlier version of the program has written this database, and no server of this one has opened it yet."""


class Itself(RuntimeError):
    """The file that was given for a backup is the database: the server would go on in a file that has no name."""

    def __init__(self, file: Path) -> None:
        super().__init__(f"{file} is the database itself")
        self.file = file


class Restored(NamedTuple):
    """How many tables there are now, and where the file is that was put aside for them, if one was."""

    tables: int
    aside: Path | None = None


async def back_up(url: str, file: Path) -> int:
    """Copy everything at ``url`` into ``file``, as it is at one moment; return how many tables (matches) there are.

    Raise ``TooNew`` or ``TooOld`` for what another version has written: only a part of it would be copied.
    """
    _apart(url, file)
    file.parent.mkdir(parents=True, exist_ok=True)
    with TemporaryDirectory(prefix=f".{file.name}.", dir=file.parent) as place:  # its own: two may run at once
        fresh = Path(place, "part").absolute()
        source, target = database(url, hurried=False), Lite(f"sqlite:///{fresh}")
        try:
            await source.read(_is_ours)
            await target.migrate()
            count = await source.read(lambda connection: _copied(connection, target))
        finally:
            await target.close()
            await source.close()
        with closing(sqlite3.connect(fresh)) as whole:
            whole.execute("PRAGMA journal_mode=DELETE")  # one file: whoever reads it leaves nothing beside it
        os.replace(fresh, file)
    return count


def _apart(url: str, file: Path) -> None:
    """Raise ``Itself`` where a backup and the database it is of, or for, are one file."""
    own = Path(url.removeprefix("sqlite:///"))
    with suppress(OSError):
        if url.startswith("sqlite:///") and file.samefile(own):
            raise Itself(file)


def _is_ours(connection: Connection) -> None:
    version = version_of(connection)
    if version > newest():
        raise TooNew(f"written by a later version (step {version}; this program knows up to {newest()})")
    if version < newest():
        raise TooOld(f"written by an earlier version (step {version or 0}; this program is at {newest()})")


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

    A SQLite file that is damaged, or that a later version has written, is put aside when it is to be replaced; that
    needs the server to be stopped.  The backup itself is only read: an earlier version may want it again.
    Raise ``NotEmpty`` if there are tables already and they are not to be replaced, ``NotABackup`` for any other file.
    """
    _apart(url, file)
    with TemporaryDirectory(prefix="taverne-") as place:
        _read(file, Path(place, "backup"))
        source = Lite(f"sqlite:///{place}/backup")
        try:
            if not await source.read(_is_whole):
                raise NotABackup(f"{file}: not a whole backup of a server")
            await source.migrate()
            return await _put_in(source, url, replace)
        finally:
            await source.close()


def _read(file: Path, copy: Path) -> None:
    """Copy a SQLite file as it is at one moment; it may lie where nothing can be written."""
    with closing(sqlite3.connect(copy)) as target:
        for how in ("mode=ro", "immutable=1"):
            with (
                suppress(sqlite3.Error),
                closing(sqlite3.connect(f"{file.absolute().as_uri()}?{how}", uri=True)) as source,
            ):
                source.backup(target)
                return
    raise NotABackup(f"{file}: not a backup of a server")


async def _put_in(source: Lite, url: str, replace: bool) -> Restored:
    try:
        return Restored(await _replaced(source, url, replace))
    except (DatabaseError, TooNew) as error:
        if not replace or type(error) not in (DatabaseError, TooNew):
            raise
        aside = await _put_aside(url)
        if aside is None:
            raise
    return Restored(await _replaced(source, url, replace), aside)


def _is_whole(connection: Connection) -> bool:
    """Whether a file is one of ours and can be read to its end: nothing is deleted for one that cannot."""
    return version_of(connection) != "" and connection.execute(text("PRAGMA quick_check(1)")).scalar() == "ok"


async def _replaced(source: Lite, url: str, replace: bool) -> int:
    target = database(url, hurried=False)
    try:
        await target.migrate()
        return await _restored(source, target, replace)
    finally:
        await target.close()


async def _put_aside(url: str) -> Path | None:
    """Give a SQLite file that is of no use another name, and return that; raise ``InUse`` while a server has it."""
    target = database(url)
    try:
        if not isinstance(target, Lite):
            return None
        target.hold()
    finally:
        await target.close()
    aside = target.file.with_name(f"{target.file.name}.aside-{now_ms()}")
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
