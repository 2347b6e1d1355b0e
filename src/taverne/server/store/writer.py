"""Group commits: the log lines of many tables, and other work, go to the database in one transaction.

Only then are they safe.  What the lines say is left to rooms; a process that has lost a table to another finds its
lines refused here.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress
from typing import Any, Final, TypeAlias, TypeVar, cast

import msgspec
import structlog
from sqlalchemy import Connection, bindparam, insert, select, update
from sqlalchemy.exc import DBAPIError, IntegrityError, OperationalError

from taverne.server import metrics
from taverne.server.store.database import Database, Lite, Work
from taverne.server.store.schema import LOG_ROW, entries, tables
from taverne.server.store.table_row import STANDING, LogRow

T = TypeVar("T")
log = structlog.get_logger()

_UPDATE = update(tables).where(tables.c.id == bindparam("table")).values({name: bindparam(name) for name in STANDING})
_UPDATE_LITE: Final = (
    "UPDATE tables SET "
    + ", ".join(f"{name} = json_extract(told.value, '$[{place}]')" for place, name in enumerate(STANDING, start=3))
    + " FROM json_each(?) AS told WHERE tables.id = json_extract(told.value, '$[0]')"
    " AND owner = json_extract(told.value, '$[1]') AND epoch = json_extract(told.value, '$[2]')"
)
_INSERT_LITE: Final = (
    f"INSERT INTO entries ({', '.join(LOG_ROW)}) SELECT "
    + ", ".join(f"json_extract(value, '$[{place}]')" for place in range(len(LOG_ROW)))
    + " FROM json_each(?)"
)
_encode = msgspec.json.Encoder().encode
GATHER_S: Final = 0.004
"""How long lines gather for the next transaction while several tables are busy: each costs as much as half a move.
Nobody who plays alone waits."""


class NotSaved(RuntimeError):
    """The lines were not written; whoever sent them must forget what they stood for."""


class Fenced(NotSaved):
    """Another process has taken the table over."""


class Lines(msgspec.Struct):
    """New lines of one table: and what its own row then says of the match."""

    table: str
    owner: str
    epoch: int
    rows: list[LogRow]
    columns: dict[str, Any]
    along: Work[None] | None = None
    """What is written together with them, or not at all."""


_Waiting: TypeAlias = tuple[Lines, asyncio.Future[None]]
_Job: TypeAlias = tuple[Work[Any], asyncio.Future[Any]]


class Writer:
    """The only one who writes in this process: while one transaction is under way, the next gathers."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._lines: list[_Waiting] = []
        self._jobs: list[_Job] = []
        self._work = asyncio.Event()
        self._task: asyncio.Task[None] | None = None
        self.ok = True
        """Whether the latest transaction could be written, as far as the database decides that."""
        self.changed: Callable[[bool], None] = lambda ok: None
        """Told whenever that changes."""

    def _note(self, ok: bool) -> None:
        if ok != self.ok:
            self.ok = ok
            log.warning("saving-again" if ok else "saving-impossible")
            self.changed(ok)

    def start(self) -> None:
        self._task = asyncio.create_task(self._run(), name="writer")

    async def stop(self) -> None:
        """Write what is still waiting, then end."""
        while self._lines or self._jobs:
            await asyncio.sleep(0.01)
        if self._task is not None:
            self._task.cancel()
            with suppress(asyncio.CancelledError):
                await self._task

    async def append(self, lines: Lines) -> None:
        """Return once ``lines`` are committed; raise ``NotSaved`` if they cannot be."""
        future: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._lines.append((lines, future))
        self._work.set()
        await future

    async def do(self, job: Work[T]) -> T:
        """Run ``job`` in a transaction, and return what it returns once that is committed.

        It may be run again, if another one in the same transaction fails: it must do nothing but write and read.
        """
        future: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self._jobs.append((job, future))
        self._work.set()
        return cast(T, await future)

    async def _run(self) -> None:
        while True:
            await self._work.wait()
            self._work.clear()
            lines, self._lines = self._lines, []
            jobs, self._jobs = self._jobs, []
            if isinstance(self._database, Lite):
                await self._commit(lines, jobs)
            else:
                await self._commit_apart(lines, jobs)
            if len(lines) > 1 and self.ok:
                await asyncio.sleep(GATHER_S)

    async def _commit_apart(self, lines: list[_Waiting], jobs: list[_Job]) -> None:
        """PostgreSQL gathers commits itself, and work of two processes must not wait for one another's rows."""
        if lines:
            await self._commit(lines, [])
        for job in jobs:
            await self._commit([], [job])

    async def _commit(self, lines: list[_Waiting], jobs: list[_Job]) -> None:
        """Write everything in one transaction; if that fails, each by itself, so that only what is wrong fails.

        Not while the database is away: behind a line that is cut without a word each would wait for seconds.
        """
        with metrics.COMMIT_SECONDS.time():
            try:
                results = await self._transaction([one for one, _ in lines], [work for work, _ in jobs])
            except Exception as error:
                if is_outage(error):
                    self._note(False)
                if is_away(error):
                    self._fail_all(lines, jobs, error)
                elif len(lines) + len(jobs) > 1:
                    for one in lines:
                        await self._commit([one], [])
                    for job in jobs:
                        await self._commit([], [job])
                else:
                    self._fail_all(lines, jobs, error)
                return
        self._note(True)
        metrics.COMMITS.inc()
        for _, future in lines:
            if not future.done():
                future.set_result(None)
        for (_, future), result in zip(jobs, results, strict=True):
            if not future.done():
                future.set_result(result)

    async def _transaction(self, batch: list[Lines], works: list[Work[Any]]) -> list[Any]:
        return await self._database.write(lambda connection: _write_all(connection, batch, works))

    def _fail_all(self, lines: list[_Waiting], jobs: list[_Job], error: Exception) -> None:
        for one in lines:
            self._fail(one, error)
        for _, future in jobs:
            if not future.done():
                future.set_exception(error)

    def _fail(self, one: _Waiting, error: Exception) -> None:
        lines, future = one
        log.warning("lines-not-saved", table=lines.table, error=repr(error))
        failure = error if isinstance(error, NotSaved) else NotSaved(f"table {lines.table}: {error}")
        if not future.done():
            future.set_exception(failure)


def is_away(error: BaseException) -> bool:
    """Whether nothing at all can be written: then nobody waits until each by itself has found that out."""
    return isinstance(error, OSError | TimeoutError) or (isinstance(error, DBAPIError) and error.connection_invalidated)


def is_outage(error: BaseException) -> bool:
    """Whether the database cannot be had at the moment, rather than refusing what was asked."""
    if not isinstance(error, DBAPIError):
        return isinstance(error, OSError | TimeoutError)
    if error.connection_invalidated or isinstance(error, OperationalError):
        return True
    return not isinstance(error, IntegrityError) and not _cannot_be_held(error)


def _cannot_be_held(error: DBAPIError) -> bool:
    """Whether a value was given that no column can hold (SQLSTATE 22, or the driver itself does not send it)."""
    state = str(getattr(error.orig, "sqlstate", None) or "")
    return state.startswith("22") or isinstance(getattr(error.orig, "__cause__", None), ValueError)


def _write_all(connection: Connection, batch: list[Lines], works: list[Work[Any]]) -> list[Any]:
    if batch and connection.dialect.name == "sqlite":
        _write_lite(connection, batch)
    elif batch:
        _write(connection, batch)
    for lines in batch:
        if lines.along is not None:
            lines.along(connection)
    return [work(connection) for work in works]


def _write(connection: Connection, batch: list[Lines]) -> None:
    ids = [lines.table for lines in batch]
    fence = select(tables.c.id, tables.c.owner, tables.c.epoch).where(tables.c.id.in_(ids)).with_for_update()
    held = {row.id: (row.owner, row.epoch) for row in connection.execute(fence)}
    for lines in batch:
        if held.get(lines.table) != (lines.owner, lines.epoch):
            raise Fenced(f"table {lines.table} is held by another process now")
    rows = [dict(zip(LOG_ROW, row, strict=True)) for lines in batch for row in lines.rows]
    if rows:
        connection.execute(insert(entries), rows)
    connection.execute(_UPDATE, [{"table": lines.table, **lines.columns} for lines in batch])


def _write_lite(connection: Connection, batch: list[Lines]) -> None:
    """The same in two steps of SQLite, however many lines there are.

    The driver gives the interpreter up at each step and must wait for it again: with a step for each line, moves
    would wait for one another.
    """
    standing = [[lines.table, lines.owner, lines.epoch, *map(lines.columns.__getitem__, STANDING)] for lines in batch]
    changed = connection.exec_driver_sql(_UPDATE_LITE, (_encode(standing).decode(),))
    if changed.rowcount != len(batch):
        raise Fenced("a table is held by another process now")
    rows = [row for lines in batch for row in lines.rows]
    if rows:
        connection.exec_driver_sql(_INSERT_LITE, (_encode(rows).decode(),))
