"""Group commits: the log lines of many tables go to the database in one transaction, and only then are they safe.

What the lines say is left to rooms; a process that has lost a table to another finds its lines refused here.
"""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Any, TypeVar, cast

import msgspec
import structlog
from sqlalchemy import Connection, bindparam, insert, select, update

from taverne.server import metrics
from taverne.server.database import Database, Work
from taverne.server.schema import entries, tables

T = TypeVar("T")
log = structlog.get_logger()

_UPDATE = (
    update(tables)
    .where(tables.c.id == bindparam("table"))
    .values({name: bindparam(name) for name in ("seq", "position", "waiting", "phase", "result", "unrated", "updated")})
)


class NotSaved(RuntimeError):
    """The lines were not written; whoever sent them must forget what they stood for."""


class Fenced(NotSaved):
    """Another process has taken the table over."""


class Lines(msgspec.Struct):
    """New lines of one table: rows of ``entries``, and what the table's own row then says."""

    table: str
    owner: str
    epoch: int
    rows: list[dict[str, Any]]
    columns: dict[str, Any]


class Writer:
    """The only one who writes in this process: while one transaction is under way, the next gathers."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._lines: list[tuple[Lines, asyncio.Future[None]]] = []
        self._jobs: list[tuple[Work[Any], asyncio.Future[Any]]] = []
        self._work = asyncio.Event()
        self._task: asyncio.Task[None] | None = None

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
        """Run ``job`` in a transaction of its own, and return what it returns once that is committed."""
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
            if lines:
                await self._append_all(lines)
            for job, future in jobs:
                await self._settle(job, future)

    async def _append_all(self, batch: list[tuple[Lines, asyncio.Future[None]]]) -> None:
        with metrics.COMMIT_SECONDS.time():
            try:
                await self._transaction([lines for lines, _ in batch])
            except Exception as error:
                if len(batch) > 1:
                    for one in batch:
                        await self._append_all([one])
                    return
                self._fail(batch[0], error)
                return
        metrics.COMMITS.inc()
        for _, future in batch:
            if not future.done():
                future.set_result(None)

    def _fail(self, one: tuple[Lines, asyncio.Future[None]], error: Exception) -> None:
        lines, future = one
        log.warning("lines-not-saved", table=lines.table, error=repr(error))
        failure = error if isinstance(error, NotSaved) else NotSaved(f"table {lines.table}: {error}")
        if not future.done():
            future.set_exception(failure)

    async def _transaction(self, batch: list[Lines]) -> None:
        await self._database.write(lambda connection: _write(connection, batch))

    async def _settle(self, job: Work[Any], future: asyncio.Future[Any]) -> None:
        try:
            result = await self._database.write(job)
        except Exception as error:
            if not future.done():
                future.set_exception(error)
        else:
            if not future.done():
                future.set_result(result)


def _write(connection: Connection, batch: list[Lines]) -> None:
    ids = [lines.table for lines in batch]
    fence = select(tables.c.id, tables.c.owner, tables.c.epoch).where(tables.c.id.in_(ids)).with_for_update()
    held = {row.id: (row.owner, row.epoch) for row in connection.execute(fence)}
    for lines in batch:
        if held.get(lines.table) != (lines.owner, lines.epoch):
            raise Fenced(f"table {lines.table} is held by another process now")
    rows = [row for lines in batch for row in lines.rows]
    if rows:
        connection.execute(insert(entries), rows)
    connection.execute(_UPDATE, [{"table": lines.table, **lines.columns} for lines in batch])
