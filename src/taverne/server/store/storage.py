"""What is kept: people, tables, logs, chat.

Log lines are written by the writer alone; what rows mean is said in ``table_row``.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterable
from typing import Any, TypeVar

import msgspec
import structlog
from sqlalchemy import ColumnElement, Connection, Select, case, delete, func, insert, or_, select, update
from sqlalchemy.exc import DatabaseError, IntegrityError, InterfaceError, OperationalError

from taverne.server.clock import now_ms
from taverne.server.identity import could_be_id
from taverne.server.store import schema
from taverne.server.store.database import Lite, Work, database
from taverne.server.store.table_row import OVER, WAITING, LogRow, TableRow, from_row, seat_rows, to_row
from taverne.server.store.writer import Fenced, Writer
from taverne.server.wire.messages import Said

T = TypeVar("T")
LISTED = 100
MOST_LEARNED = 2000
CHAT_KEPT = 100
READY_S = 4.0
DAMAGED_S = 60.0
"""For so long after something could not be read the server does not call itself ready."""
log = structlog.get_logger()

_ENDED = schema.tables.c.phase == OVER
_SINCE = case((_ENDED, schema.tables.c.updated), else_=schema.tables.c.created)
"""By what lists are ordered: when a running match last changed would tell of hidden answers."""


class Storage:
    """The database of one server process; reads at once, writes through ``writer``.

    ``hurried``: where nobody answers for some seconds it counts as away.
    """

    def __init__(self, url: str, alone: bool = False, hurried: bool = True) -> None:
        self._alone = alone
        self._database = database(url, hurried)
        self.damaged = 0.0
        """When something could last not be read that is there."""
        self.writer = Writer(self._database)

    async def open(self) -> None:
        """Connect, apply the migrations that are missing, and begin to write.

        Raise ``InUse`` where a server that is alone has the same file.
        """
        if self._alone and isinstance(self._database, Lite):
            self._database.hold()
        await self._database.migrate()
        self.writer.start()

    async def close(self) -> None:
        await self.writer.stop()
        await self._database.close()

    async def read(self, work: Work[T]) -> T:
        """Run something that only reads."""
        try:
            return await self._database.read(work)
        except DatabaseError as error:
            if not isinstance(error, OperationalError | InterfaceError):
                self.damaged = time.monotonic()
            raise

    async def ready(self) -> bool:
        """Whether a match can be written and read: something is written, and the latest match is read."""
        try:
            async with asyncio.timeout(READY_S):
                await self.writer.do(_noted)
                for kept in await self._kept(schema.tables.c.header.is_not(None), 1):
                    await self.entries_of(kept.id)
        except Exception as error:
            log.warning("not-ready", error=repr(error))
            return False
        return time.monotonic() - self.damaged > DAMAGED_S or not self.damaged

    async def learned(self, person: str) -> tuple[str, ...]:
        """Return what somebody has learned: lessons done, coach marks seen."""
        wanted = select(schema.learned.c.what).where(schema.learned.c.person == person).order_by(schema.learned.c.what)

        def read(connection: Connection) -> tuple[str, ...]:
            return tuple(str(what) for what in connection.execute(wanted).scalars())

        return await self.read(read)

    async def learn(self, person: str, what: str) -> None:
        """Note that somebody has learned something; once is enough."""
        table = schema.learned

        def write(connection: Connection) -> None:
            mine = table.c.person == person
            known = connection.execute(select(func.count()).where(mine)).scalar_one()
            if known < MOST_LEARNED and not connection.execute(select(table).where(mine, table.c.what == what)).first():
                connection.execute(insert(table).values(person=person, what=what))

        await self.writer.do(write)

    async def unlearn(self, person: str) -> None:
        """Forget it all: everything is explained again."""

        def write(connection: Connection) -> None:
            connection.execute(delete(schema.learned).where(schema.learned.c.person == person))

        await self.writer.do(write)

    # Tables

    async def add(self, kept: TableRow) -> None:
        def write(connection: Connection) -> None:
            connection.execute(insert(schema.tables).values(to_row(kept)))
            connection.execute(insert(schema.seats), seat_rows(kept))

        await self.writer.do(write)

    async def save(self, kept: TableRow, rows: Iterable[LogRow] = ()) -> None:
        """Write a table and its seats, with the first lines of its log if it begins; ``Fenced`` if it is not ours."""
        lines = [dict(zip(schema.LOG_ROW, row, strict=True)) for row in rows]

        def write(connection: Connection) -> None:
            changed = connection.execute(update(schema.tables).where(ours(kept)).values(to_row(kept)))
            if changed.rowcount != 1:
                raise Fenced(f"table {kept.id} is held by another process now")
            connection.execute(delete(schema.seats).where(schema.seats.c.table_id == kept.id))
            connection.execute(insert(schema.seats), seat_rows(kept))
            if lines:
                connection.execute(insert(schema.entries), lines)

        await self.writer.do(write)

    async def remove(self, table: str) -> None:
        """Forget a table that never began."""

        def write(connection: Connection) -> None:
            for each in (schema.seats, schema.chat):
                connection.execute(delete(each).where(each.c.table_id == table))
            connection.execute(delete(schema.tables).where(schema.tables.c.id == table))

        await self.writer.do(write)

    async def find(self, table: str) -> TableRow | None:
        found = await self._kept(schema.tables.c.id == table, 1) if could_be_id(table) else []
        return found[0] if found else None

    async def of_person(self, person: str, limit: int | None = LISTED) -> list[TableRow]:
        """Return the tables of somebody: those that are not over first, the latest of each first."""
        mine = select(schema.seats.c.table_id).where(schema.seats.c.person == person)
        return await self._kept(or_(schema.tables.c.id.in_(mine), schema.tables.c.host == person), limit)

    async def of_campaign(self, campaign: str) -> list[TableRow]:
        return await self._kept(schema.tables.c.campaign == campaign, None)

    async def public(self, phase: str) -> list[TableRow]:
        """Return the latest public tables of a phase, each address's latest before anybody's second, and so each
        host's at one address: whoever takes another name for every table pushes nobody out."""
        t = schema.tables
        condition = (t.c.phase == phase) & t.c.private.is_(False)
        turn = func.row_number().over(partition_by=t.c.host, order_by=_SINCE.desc()).label("turn")
        place = case((t.c.place == "", t.c.host), else_=t.c.place).label("place")
        hosts = select(t.c.id, turn, place, _SINCE.label("since")).where(condition).subquery()
        order = (hosts.c.turn, hosts.c.since.desc())
        here = func.row_number().over(partition_by=hosts.c.place, order_by=order).label("here")
        places = select(hosts.c.id, here).subquery()
        chosen = select(t).join(places, places.c.id == t.c.id).order_by(places.c.here, _SINCE.desc())
        return await self._listed(chosen.limit(LISTED))

    async def waiting_of(self, person: str, place: str) -> tuple[int, int]:
        """Return how many tables wait for others that somebody made, and how many that were made at one address."""
        t = schema.tables
        mine, here = t.c.host == person, t.c.place == place

        def count(connection: Connection) -> tuple[int, int]:
            counts = [select(func.count()).where(which, t.c.phase == WAITING) for which in (mine, here)]
            own, at_place = (int(connection.execute(wanted).scalar_one()) for wanted in counts)
            return own, at_place

        return await self.read(count)

    async def expire(self, before: int, spared: Iterable[str]) -> list[str]:
        """Remove tables that never began and that nobody has come to since; return which."""
        t = schema.tables
        old = (t.c.phase == WAITING) & (t.c.updated < before) & (t.c.campaign == "") & t.c.id.not_in(list(spared))

        def write(connection: Connection) -> list[str]:
            ids = [row.id for row in connection.execute(select(t.c.id).where(old).limit(LISTED))]
            for table in (schema.seats, schema.chat):
                connection.execute(delete(table).where(table.c.table_id.in_(ids)))
            connection.execute(delete(t).where(t.c.id.in_(ids)))
            return ids

        return await self.writer.do(write)

    async def _kept(self, condition: Any, limit: int | None = LISTED) -> list[TableRow]:
        return await self._listed(select(schema.tables).where(condition).order_by(_ENDED, _SINCE.desc()).limit(limit))

    async def _listed(self, wanted: Select[Any]) -> list[TableRow]:
        return await self.read(lambda connection: listed(connection, wanted))

    async def entries_of(self, table: str, after: int = 0) -> list[tuple[bytes, str, int]]:
        """Return the log of a table after line ``after``: (line, idempotency key, ms of the player's own clock)."""
        e = schema.entries
        wanted = select(e.c.line, e.c.key, e.c.spent).where(e.c.table_id == table, e.c.n > after).order_by(e.c.n)
        rows = await self.read(lambda connection: connection.execute(wanted).all())
        return [(row.line.encode(), row.key, row.spent) for row in rows]

    async def line_of(self, table: str, n: int) -> str | None:
        """Return one line of a log."""
        e = schema.entries
        wanted = select(e.c.line).where(e.c.table_id == table, e.c.n == n)
        return await self.read(lambda connection: connection.execute(wanted).scalar())

    async def told_of(self, table: str) -> list[tuple[bytes, str]]:
        """Return the log of a table, each line with what happened at it."""
        e = schema.entries
        wanted = select(e.c.line, e.c.told).where(e.c.table_id == table).order_by(e.c.n)
        rows = await self.read(lambda connection: connection.execute(wanted).all())
        return [(row.line.encode(), row.told) for row in rows]

    # Boxes

    async def box(self, fingerprint: str) -> bytes | None:
        """Return the box of that fingerprint as JSON, if a match was played with it here."""
        wanted = select(schema.boxes.c.contents).where(schema.boxes.c.fingerprint == fingerprint)
        found = await self.read(lambda connection: connection.execute(wanted).scalar())
        return None if found is None else str(found).encode()

    async def boxes_missing(self, fingerprints: Iterable[str]) -> list[str]:
        """Return which of these boxes are not kept."""
        wanted = list(fingerprints)
        known = select(schema.boxes.c.fingerprint).where(schema.boxes.c.fingerprint.in_(wanted))
        found = set(await self.read(lambda connection: connection.execute(known).scalars().all()))
        return [fingerprint for fingerprint in wanted if fingerprint not in found]

    async def keep_box(self, fingerprint: str, game: str, contents: bytes) -> None:
        """Keep a box for as long as there are matches; one that is kept stays as it is."""
        b = schema.boxes

        def write(connection: Connection) -> None:
            known = connection.execute(select(b.c.game).where(b.c.fingerprint == fingerprint)).first()
            if known is None:
                values = {"fingerprint": fingerprint, "game": game, "contents": contents.decode(), "created": now_ms()}
                connection.execute(insert(b).values(values))

        try:
            await self.writer.do(write)
        except IntegrityError:
            return  # another process was quicker

    # Chat

    async def say(self, kept: TableRow, n: int, said: Said, person: str = "") -> None:
        """Keep a line of chat; ``Fenced`` if the table is not ours, or gone."""
        columns = {"seat": said.seat, "name": said.name, "text": said.text, "at": said.at, "person": person}
        values = {"table_id": kept.id, "n": n, **columns}

        def write(connection: Connection) -> None:
            if not connection.execute(select(schema.tables.c.id).where(ours(kept))).first():
                raise Fenced(f"table {kept.id} is held by another process now")
            connection.execute(insert(schema.chat).values(values))

        await self.writer.do(write)

    async def chat_of(self, table: str) -> list[tuple[int, Said]]:
        """Return the latest lines of chat, oldest first, with their numbers."""
        c = schema.chat
        wanted = select(c).where(c.c.table_id == table).order_by(c.c.n.desc()).limit(CHAT_KEPT)
        rows = await self.read(lambda connection: connection.execute(wanted).all())
        return [(row.n, Said(seat=row.seat, name=row.name, text=row.text, at=row.at)) for row in reversed(rows)]


def ours(kept: TableRow) -> ColumnElement[bool]:
    """Say in SQL that a table is still there, and held as its holder knows it."""
    t = schema.tables
    return (t.c.id == kept.id) & (t.c.owner == kept.owner) & (t.c.epoch == kept.epoch)


def listed(connection: Connection, wanted: Select[Any]) -> list[TableRow]:
    """Return the tables of these rows, each with its seats."""
    rows = connection.execute(wanted).mappings().all()
    by_table: dict[str, list[Any]] = {row["id"]: [] for row in rows}
    mine = select(schema.seats).where(schema.seats.c.table_id.in_(list(by_table)))
    for seat in connection.execute(mine).mappings():
        by_table[seat["table_id"]].append(seat)
    found = [_readable(row, by_table[row["id"]]) for row in rows]
    return [kept for kept in found if kept is not None]


def _readable(row: Any, seats: list[Any]) -> TableRow | None:
    """Return the table that its rows say, None if they are damaged: one of them must not spoil a list."""
    try:
        return from_row(row, seats)
    except (msgspec.MsgspecError, ValueError, TypeError) as error:
        log.error("row-damaged", table=row["id"], error=repr(error))
        return None


def _noted(connection: Connection) -> None:
    """Write that the server was ready."""
    now = str(now_ms())
    k = schema.keys
    if not connection.execute(update(k).where(k.c.name == "ready").values(value=now)).rowcount:
        connection.execute(insert(k).values(name="ready", value=now))
