"""People: their names, which of their cookies hold, who is kept out, what is known of one, and reports about others.

Who somebody is, is told by what they carry (``identity``); their tables are left to ``storage``.
"""

from __future__ import annotations

import secrets
import time
from collections.abc import Mapping
from typing import Any, Final

import msgspec
from sqlalchemy import Connection, delete, func, insert, or_, select, update

from taverne.server.clock import now_ms
from taverne.server.identity import guest_name
from taverne.server.store.schema import campaigns, chat, daily, learned, people, ratings, reports, seats, tables
from taverne.server.store.storage import Storage
from taverne.server.store.table_row import OVER, WAITING

KNOWN_S: Final = 3.0
"""For so long it is not asked again who somebody is; a ban takes no longer to be felt."""
MANY: Final = 10_000
LINES: Final = 5
"""So much of the chat is told with a report."""
CLOSED: Final = "closed"
"""Why a match cannot be played on that whoever runs the server has ended."""
DELETED: Final = (ratings, campaigns, chat, reports, learned, daily)
"""Where rows of somebody who wants to be forgotten are deleted."""


class KnownPerson(msgspec.Struct, frozen=True):
    """What is kept of somebody; ``banned`` is the reason for which they are kept out ("": they are not)."""

    name: str
    generation: int = 0
    banned: str = ""


class Listed(msgspec.Struct, frozen=True):
    """Somebody as whoever runs the server sees them."""

    id: str
    name: str
    created: int
    banned: str
    tables: int


class Complaint(msgspec.Struct, frozen=True):
    """What somebody said about a table, or about who sits at one of its seats (``about``)."""

    table_id: str
    person: str
    about: str
    seat: int
    text: str
    at: int


class ChatLine(msgspec.Struct, frozen=True):
    """A line of chat, and who said it: whoever only watches has no seat by which they could be reported."""

    person: str
    name: str
    text: str


class People:
    """All people of one database."""

    def __init__(self, storage: Storage) -> None:
        self._storage = storage
        self._known: dict[str, tuple[float, KnownPerson]] = {}

    async def known(self, person: str) -> KnownPerson:
        """Return what is kept of somebody; of most nothing is."""
        cached = self._known.get(person)
        if cached is not None and time.monotonic() - cached[0] < KNOWN_S:
            return cached[1]
        wanted = select(people).where(people.c.id == person)
        row = await self._storage.read(lambda connection: connection.execute(wanted).first())
        known = KnownPerson(guest_name(person))
        if row is not None:
            known = KnownPerson(row.name or guest_name(person), row.generation, row.banned)
        if len(self._known) >= MANY:
            self._known.clear()
        self._known[person] = time.monotonic(), known
        return known

    async def _change(self, person: str, **values: Any) -> None:
        def write(connection: Connection) -> None:
            changed = connection.execute(update(people).where(people.c.id == person).values(**values))
            if not changed.rowcount:
                connection.execute(insert(people).values({"id": person, "name": "", "created": now_ms(), **values}))

        await self._storage.writer.do(write)
        self._known.pop(person, None)

    async def rename(self, person: str, name: str) -> None:
        await self._change(person, name=name)

    async def revoke(self, person: str) -> int:
        """Let nothing hold that somebody carries; return the generation that does from now on."""

        def write(connection: Connection) -> int:
            mine = people.c.id == person
            if not connection.execute(update(people).where(mine).values(generation=people.c.generation + 1)).rowcount:
                connection.execute(insert(people).values(id=person, name="", created=now_ms(), generation=1, banned=""))
            return int(connection.execute(select(people.c.generation).where(mine)).scalar_one())

        generation = await self._storage.writer.do(write)
        self._known.pop(person, None)
        return generation

    async def revoked(self, carried: Mapping[str, int]) -> set[str]:
        """Return which of these people have revoked what is of such a generation."""
        wanted = select(people.c.id, people.c.generation).where(people.c.id.in_(list(carried)), people.c.generation > 0)
        rows = await self._storage.read(lambda connection: connection.execute(wanted).all())
        return {row.id for row in rows if row.generation > carried[row.id]}

    # For whoever runs the server

    async def ban(self, person: str, reason: str) -> bool:
        """Keep somebody out, or (without a reason) no longer; return whether anything is known of them at all."""
        named = (seats.c.person, people.c.id, chat.c.person, reports.c.person)
        wanted = [select(column).where(column == person).limit(1) for column in named]
        known = await self._storage.read(
            lambda connection: any(connection.execute(each).first() is not None for each in wanted)
        )
        if known:
            await self._change(person, banned=reason)
        return known

    async def banned(self, among: list[str]) -> set[str]:
        """Return which of these people are kept out."""
        wanted = select(people.c.id).where(people.c.id.in_(among), people.c.banned != "")
        rows = await self._storage.read(lambda connection: connection.execute(wanted).all())
        return {row.id for row in rows}

    async def listed(self, name: str = "") -> list[Listed]:
        """Return everybody who has a name or is kept out, the latest first; with ``name``, those who are so called."""
        seated = select(func.count()).where(seats.c.person == people.c.id).scalar_subquery()
        wanted = select(people, seated.label("seated")).order_by(people.c.created.desc())
        if name:
            wanted = wanted.where(or_(people.c.name.icontains(name, autoescape=True), people.c.id == name))
        rows = await self._storage.read(lambda connection: connection.execute(wanted).all())
        return [Listed(row.id, row.name or guest_name(row.id), row.created, row.banned, row.seated) for row in rows]

    async def close_table(self, table: str) -> bool:
        """End a match, or remove a table that waits; whichever process holds it loses it.  False: there is none."""
        t = tables

        def write(connection: Connection) -> bool:
            row = connection.execute(select(t.c.phase, t.c.epoch).where(t.c.id == table)).first()
            if row is None:
                return False
            if row.phase == WAITING:
                for each in (seats, chat):
                    connection.execute(delete(each).where(each.c.table_id == table))
                connection.execute(delete(t).where(t.c.id == table))
            elif row.phase != OVER:
                ended = {"phase": OVER, "stuck": CLOSED, "unrated": CLOSED, "owner": "", "epoch": row.epoch + 1}
                connection.execute(update(t).where(t.c.id == table).values(**ended, waiting="[]"))
            return True

        return await self._storage.writer.do(write)

    async def not_ours(self, held: Mapping[str, int]) -> set[str]:
        """Return which tables of these epochs are gone or count another by now: closed, restored, or held elsewhere."""
        wanted = select(tables.c.id, tables.c.epoch).where(tables.c.id.in_(list(held)))
        rows = await self._storage.read(lambda connection: connection.execute(wanted).all())
        return set(held) - {row.id for row in rows if row.epoch == held[row.id]}

    # Reports

    async def report(self, report: Complaint) -> None:
        values = {"id": secrets.token_hex(12), **msgspec.structs.asdict(report)}

        def write(connection: Connection) -> None:
            connection.execute(insert(reports).values(values))

        await self._storage.writer.do(write)

    async def reports(self) -> list[tuple[Complaint, list[ChatLine]]]:
        """Return all reports, the latest first, each with what was said at the table last before it."""
        wanted = select(reports).order_by(reports.c.at.desc())
        names = Complaint.__struct_fields__

        def read(connection: Connection) -> list[tuple[Complaint, list[ChatLine]]]:
            told = [Complaint(**{name: row[name] for name in names}) for row in connection.execute(wanted).mappings()]
            return [(report, _said_before(connection, report)) for report in told]

        return await self._storage.read(read)

    # One's own data

    async def export(self, person: str) -> dict[str, Any]:
        """Return everything that is kept of somebody."""
        mine = select(seats.c.table_id, seats.c.seat, seats.c.name).where(seats.c.person == person).subquery()
        at_tables = select(
            tables.c.id, tables.c.game, tables.c.phase, tables.c.created, tables.c.result, mine.c.seat, mine.c.name
        ).join(mine, mine.c.table_id == tables.c.id)
        wanted = {
            "person": select(*(people.c[name] for name in ("id", "name", "created", "banned"))).where(
                people.c.id == person
            ),
            "tables": at_tables,
            "opened": select(tables.c.id, tables.c.game, tables.c.created).where(tables.c.host == person),
            "ratings": select(ratings).where(ratings.c.person == person),
            "campaigns": select(campaigns).where(campaigns.c.person == person),
            "chat": select(chat.c.table_id, chat.c.text, chat.c.at).where(chat.c.person == person),
            "reports": select(reports.c.table_id, reports.c.text, reports.c.at).where(reports.c.person == person),
            "learned": select(learned.c.what).where(learned.c.person == person),
            "daily": select(daily.c.day, daily.c.game, daily.c.table_id).where(daily.c.person == person),
        }

        def read(connection: Connection) -> dict[str, Any]:
            return {name: [dict(row) for row in connection.execute(query).mappings()] for name, query in wanted.items()}

        return {"id": person, **await self._storage.read(read)}

    async def forget(self, person: str) -> None:
        """Delete what is kept of somebody.  Seats stay, as those of nobody; so do names in records of matches.

        Tables in memory are read anew, or they would write down again who sat there.
        """
        sat = select(seats.c.table_id).where(seats.c.person == person)
        theirs = or_(tables.c.id.in_(sat), tables.c.host == person)

        def write(connection: Connection) -> None:
            connection.execute(update(tables).where(theirs).values(owner="", epoch=tables.c.epoch + 1))
            for table in DELETED:
                connection.execute(delete(table).where(table.c.person == person))
            connection.execute(update(reports).where(reports.c.about == person).values(about=""))
            connection.execute(update(seats).where(seats.c.person == person).values(person="", name=""))
            connection.execute(update(tables).where(tables.c.host == person).values(host=""))

        await self._storage.writer.do(write)
        await self._change(person, name="")
        await self.revoke(person)


def _said_before(connection: Connection, report: Complaint) -> list[ChatLine]:
    """Return what was said at a table just before it was reported, the earliest first."""
    here = (chat.c.table_id == report.table_id) & (chat.c.at <= report.at)
    wanted = select(chat.c.person, chat.c.name, chat.c.text).where(here).order_by(chat.c.n.desc()).limit(LINES)
    return [ChatLine(row.person, row.name, row.text) for row in reversed(connection.execute(wanted).all())]
