"""The database: opening it, bringing it up to date, reading tables, people and logs.

Log lines are written by the writer alone; what rows mean is said in ``records``.
"""

from __future__ import annotations

import secrets
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, delete, event, insert, or_, select, text, update
from sqlalchemy.engine import make_url
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from taverne.server import schema
from taverne.server.identity import guest_name
from taverne.server.records import Kept, from_row, now_ms, seat_rows, to_row
from taverne.server.wire import Said
from taverne.server.writer import Fenced, Writer

LISTED = 100
CHAT_KEPT = 100
MIGRATING = 8_457_201
"""The advisory lock under which PostgreSQL lets one process at a time change the schema."""


class Storage:
    """The database of one server process; reads at once, writes through ``writer``."""

    def __init__(self, url: str) -> None:
        self.url = make_url(url)
        self.lite = self.url.get_backend_name() == "sqlite"
        if self.lite:
            self._writing = _sqlite(url, "BEGIN IMMEDIATE", 1)
            self._reading = _sqlite(url, "BEGIN", 4)
        else:
            self._writing = self._reading = create_async_engine(url, pool_size=8, max_overflow=4, pool_pre_ping=True)
        self.writer = Writer(self._writing)

    async def open(self) -> None:
        """Connect, apply the migrations that are missing, and begin to write."""
        async with self._writing.begin() as connection:
            if not self.lite:
                await connection.execute(text(f"SELECT pg_advisory_xact_lock({MIGRATING})"))
            await connection.run_sync(_upgrade)
        self.writer.start()

    async def close(self) -> None:
        await self.writer.stop()
        await self._writing.dispose()
        await self._reading.dispose()

    async def alive(self) -> bool:
        """Whether the database answers."""
        try:
            async with self._reading.connect() as connection:
                await connection.execute(select(1))
        except Exception:
            return False
        return True

    async def secret(self) -> bytes:
        """Return the secret that cookies are signed with, made by whoever asks first."""
        wanted = select(schema.keys.c.value).where(schema.keys.c.name == "cookie")

        async def make(connection: AsyncConnection) -> str:
            found = (await connection.execute(wanted)).scalar()
            if found is None:
                found = secrets.token_hex(32)
                await connection.execute(insert(schema.keys).values(name="cookie", value=found))
            return str(found)

        try:
            return bytes.fromhex(await self.writer.do(make))
        except IntegrityError:
            return bytes.fromhex(await self.writer.do(make))

    # People

    async def name_of(self, person: str) -> str:
        wanted = select(schema.people.c.name).where(schema.people.c.id == person)
        async with self._reading.connect() as connection:
            return str((await connection.execute(wanted)).scalar() or guest_name(person))

    async def rename(self, person: str, name: str) -> None:
        async def write(connection: AsyncConnection) -> None:
            people = schema.people
            changed = await connection.execute(update(people).where(people.c.id == person).values(name=name))
            if not changed.rowcount:
                await connection.execute(insert(people).values(id=person, name=name, created=now_ms()))

        await self.writer.do(write)

    # Tables

    async def add(self, kept: Kept) -> None:
        async def write(connection: AsyncConnection) -> None:
            await connection.execute(insert(schema.tables).values(to_row(kept)))
            await connection.execute(insert(schema.seats), seat_rows(kept))

        await self.writer.do(write)

    async def save(self, kept: Kept, rows: Iterable[dict[str, Any]] = ()) -> None:
        """Write a table and its seats, with the first lines of its log if it begins; ``Fenced`` if it is not ours."""
        lines = list(rows)

        async def write(connection: AsyncConnection) -> None:
            t = schema.tables
            ours = (t.c.id == kept.id) & (t.c.owner == kept.owner) & (t.c.epoch == kept.epoch)
            changed = await connection.execute(update(t).where(ours).values(to_row(kept)))
            if changed.rowcount != 1:
                raise Fenced(f"table {kept.id} is held by another process now")
            await connection.execute(delete(schema.seats).where(schema.seats.c.table_id == kept.id))
            await connection.execute(insert(schema.seats), seat_rows(kept))
            if lines:
                await connection.execute(insert(schema.entries), lines)

        await self.writer.do(write)

    async def remove(self, table: str) -> None:
        """Forget a table that never began."""

        async def write(connection: AsyncConnection) -> None:
            await connection.execute(delete(schema.seats).where(schema.seats.c.table_id == table))
            await connection.execute(delete(schema.tables).where(schema.tables.c.id == table))

        await self.writer.do(write)

    async def find(self, table: str) -> Kept | None:
        found = await self._kept(schema.tables.c.id == table, 1)
        return found[0] if found else None

    async def of_person(self, person: str) -> list[Kept]:
        mine = select(schema.seats.c.table_id).where(schema.seats.c.person == person)
        return await self._kept(or_(schema.tables.c.id.in_(mine), schema.tables.c.host == person))

    async def public(self, phase: str) -> list[Kept]:
        return await self._kept((schema.tables.c.phase == phase) & schema.tables.c.private.is_(False))

    async def _kept(self, condition: Any, limit: int = LISTED) -> list[Kept]:
        wanted = select(schema.tables).where(condition).order_by(schema.tables.c.updated.desc()).limit(limit)
        async with self._reading.connect() as connection:
            rows = (await connection.execute(wanted)).mappings().all()
            ids = [row["id"] for row in rows]
            seats = await connection.execute(select(schema.seats).where(schema.seats.c.table_id.in_(ids)))
            by_table: dict[str, list[Any]] = {name: [] for name in ids}
            for seat in seats.mappings():
                by_table[seat["table_id"]].append(seat)
        return [from_row(row, by_table[row["id"]]) for row in rows]

    async def entries_of(self, table: str) -> list[tuple[bytes, str, int]]:
        """Return the log of a table: (line, idempotency key, milliseconds of the player's own clock)."""
        e = schema.entries
        wanted = select(e.c.line, e.c.key, e.c.spent).where(e.c.table_id == table).order_by(e.c.n)
        async with self._reading.connect() as connection:
            return [(row.line.encode(), row.key, row.spent) for row in await connection.execute(wanted)]

    # Chat

    async def say(self, table: str, n: int, said: Said) -> None:
        values = {"table_id": table, "n": n, "seat": said.seat, "name": said.name, "text": said.text, "at": said.at}

        async def write(connection: AsyncConnection) -> None:
            await connection.execute(insert(schema.chat).values(values))

        await self.writer.do(write)

    async def chat_of(self, table: str) -> list[tuple[int, Said]]:
        """Return the latest lines of chat, oldest first, with their numbers."""
        c = schema.chat
        wanted = select(c).where(c.c.table_id == table).order_by(c.c.n.desc()).limit(CHAT_KEPT)
        async with self._reading.connect() as connection:
            rows = (await connection.execute(wanted)).all()
        return [(row.n, Said(seat=row.seat, name=row.name, text=row.text, at=row.at)) for row in reversed(rows)]

    def reading(self) -> AsyncEngine:
        """Return what other modules read their own tables through."""
        return self._reading


def _sqlite(url: str, begin: str, pool: int) -> AsyncEngine:
    """Return an engine whose transactions begin with ``begin``: the driver's own habit would split them."""
    database = make_url(url).database
    if database:
        Path(database).parent.mkdir(parents=True, exist_ok=True)
    engine = create_async_engine(url, pool_size=pool, max_overflow=0)

    @event.listens_for(engine.sync_engine, "connect")
    def connected(connection: Any, _: Any) -> None:
        connection.isolation_level = None
        cursor = connection.cursor()
        for pragma in ("journal_mode=WAL", "synchronous=FULL", "busy_timeout=5000"):
            cursor.execute(f"PRAGMA {pragma}")
        cursor.close()

    @event.listens_for(engine.sync_engine, "begin")
    def begun(connection: Connection) -> None:
        connection.exec_driver_sql(begin)

    return engine


def _upgrade(connection: Connection) -> None:
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
