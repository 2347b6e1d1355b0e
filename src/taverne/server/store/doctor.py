"""Examines a whole database: can every match be read, is anything missing, damaged or left over, and can it be mended?

Saying it in words is left to the command line.
"""

from __future__ import annotations

from typing import Any, Final

import msgspec
from sqlalchemy import Connection, delete, func, select, text, update

from taverne.engine.logs.log_file import RecordError, begun, gone_on, left
from taverne.games import get
from taverne.server.clock import now_ms
from taverne.server.store import schema
from taverne.server.store.boxes import Boxes
from taverne.server.store.storage import Storage
from taverne.server.store.table_row import PLAYING, WAITING, TableRow, from_row

STILLBORN_MS: Final = 60_000


class Finding(msgspec.Struct, frozen=True):
    """Something wrong: ``key`` as in ``doctor-<key>``, where, plain English, and whether it was mended."""

    key: str
    where: str
    told: str
    mended: bool = False


class Findings(msgspec.Struct):
    """What was found; ``well`` if every match can be read now."""

    matches: int = 0
    findings: list[Finding] = []

    @property
    def well(self) -> bool:
        return all(finding.mended for finding in self.findings)


class Doctor:
    """Looks at everything in one database; with ``repair``, mends what can be mended without losing anything."""

    def __init__(self, storage: Storage, repair: bool = False) -> None:
        self._storage = storage
        self._repair = repair
        self.report = Findings()

    async def examine(self) -> Findings:
        """Look at everything, and return what was found."""
        if self._repair:
            await Boxes(self._storage).keep_all()
        for step in (self._pages, self._orphans, self._matches):
            try:
                await step()
            except Exception as error:
                self._found("damaged", "database", str(error).splitlines()[0])
        return self.report

    def _found(self, key: str, where: str, told: str, mended: bool = False) -> None:
        self.report.findings.append(Finding(key, where, told, mended))

    async def _pages(self) -> None:
        """Ask SQLite whether its file holds; PostgreSQL keeps that to itself."""

        def check(connection: Connection) -> list[str]:
            if connection.dialect.name != "sqlite":
                return []
            return [str(row[0]) for row in connection.execute(text("PRAGMA integrity_check(10)"))]

        for told in await self._storage.read(check):
            if told != "ok":
                self._found("damaged", "file", told)

    async def _orphans(self) -> None:
        """Find rows of tables that are gone, and forks that never began."""
        for table in (schema.seats, schema.entries, schema.chat, schema.positions):
            gone = table.c.table_id.not_in(select(schema.tables.c.id))
            count = await self._storage.read(_counted(select(func.count()).select_from(table).where(gone)))
            if count:
                if self._repair:
                    await self._storage.writer.do(_executed(delete(table).where(gone)))
                self._found("orphan", table.name, f"rows of tables that are gone: {count}", self._repair)
        waiting = schema.tables.c.phase == WAITING
        open_seats = select(schema.seats.c.table_id).where(schema.seats.c.kind == "open")
        a_while_ago = now_ms() - STILLBORN_MS  # one that is made just now begins in a moment
        stillborn = waiting & schema.tables.c.id.not_in(open_seats) & (schema.tables.c.created < a_while_ago)
        for (table_id,) in await self._storage.read(
            lambda c: c.execute(select(schema.tables.c.id).where(stillborn)).all()
        ):
            if self._repair:
                await self._storage.remove(table_id)
            self._found("stillborn", table_id, "waits for nobody and never began", self._repair)

    async def _matches(self) -> None:
        wanted = select(schema.tables.c.id).where(schema.tables.c.header.is_not(None))
        for (table_id,) in await self._storage.read(lambda connection: connection.execute(wanted).all()):
            self.report.matches += 1
            try:
                await self._match(table_id)
            except Exception as error:
                self._found("damaged", table_id, str(error).splitlines()[0])

    async def _match(self, table_id: str) -> None:
        kept = await self._storage.find(table_id)
        if kept is None or kept.header is None:
            self._found("row", table_id, await self._storage.read(lambda connection: _why(connection, table_id)))
            return
        lines = [line for line, _, _ in await self._storage.entries_of(table_id)]
        if len(lines) < kept.seq and not await self._storage.entries_of(table_id, len(lines)):
            await self._cut(kept, len(lines))  # one that is missing in the middle is found by reading them
        fingerprint = kept.box or kept.header.box
        box = await self._storage.box(fingerprint)
        whole = [msgspec.json.encode(kept.header), *lines]
        try:
            match = begun(table_id, whole, get, boxes=lambda _: box, lenient=True)
            for _ in gone_on(table_id, match, left(match, whole), not kept.lesson):
                pass
        except RecordError as error:
            self._found(error.reason.key, table_id, str(error))
            return
        if box is None:
            if self._repair:
                await Boxes(self._storage).keep(match.game)
                box = await self._storage.box(fingerprint)
            self._found("box-not-kept", table_id, f"box {fingerprint} is only in this program", box is not None)

    async def _cut(self, kept: TableRow, lines: int) -> None:
        """Lines at the end are gone for good; a match under way can go on from the last that is there."""
        mended = self._repair and kept.phase == PLAYING
        if mended:
            same = schema.tables.c.id == kept.id
            # a server that runs finds it anew: what it holds is not what is written
            anew = {"seq": lines, "stuck": "", "owner": "", "epoch": schema.tables.c.epoch + 1}
            await self._storage.writer.do(_executed(update(schema.tables).where(same).values(anew)))
        self._found("log-cut", kept.id, f"lines missing at the end: {kept.seq - lines}", mended)


def _counted(wanted: Any) -> Any:
    return lambda connection: connection.execute(wanted).scalar() or 0


def _why(connection: Connection, table: str) -> str:
    """Return why the row of a table cannot be read, or those of its seats."""
    row = connection.execute(select(schema.tables).where(schema.tables.c.id == table)).mappings().one()
    seats = connection.execute(select(schema.seats).where(schema.seats.c.table_id == table)).mappings().all()
    try:
        from_row(row, list(seats))
    except (msgspec.MsgspecError, ValueError, TypeError) as error:
        return f"its row cannot be read: {error}"
    return "its row could not be read a moment ago"


def _executed(statement: Any) -> Any:
    def work(connection: Connection) -> None:
        connection.execute(statement)

    return work
