"""The match of the day: one seed for everybody who plays a game alone, from the server's secret and the date.

Nobody can know it beforehand; what others did is shown once one has played oneself.
"""

from __future__ import annotations

import hashlib
import hmac
from datetime import UTC, date, datetime
from typing import Any, Final

import msgspec
from sqlalchemy import Connection, delete, insert, select
from sqlalchemy.exc import IntegrityError

from taverne.engine.game import Options, Result
from taverne.engine.type_plans import ready
from taverne.games import all_games, find
from taverne.server.errors import Refused
from taverne.server.identity import Person, could_be_id, guest_name, new_table_id
from taverne.server.live.room.seating import seated
from taverne.server.store import schema
from taverne.server.store.storage import Storage
from taverne.server.store.table_row import OVER, TableRow
from taverne.server.wire.series import DailyMatch, DailyResult

LISTED: Final = 100


def played_daily() -> list[str]:
    """Return the games that have a match of the day."""
    return [game.name for game in all_games() if game.daily_options(0) is not None]


def today() -> date:
    """Return the date by which days are counted: that of Greenwich."""
    return datetime.now(UTC).date()


class Daily:
    """Matches of the day; ``secret`` is the server's own."""

    def __init__(self, storage: Storage, secret: bytes) -> None:
        self._storage = storage
        self._secret = secret

    def seed(self, game: str, day: date) -> int:
        """Return the seed of a day: nobody without the secret finds it."""
        digest = hmac.new(self._secret, f"daily:{game}:{day.isoformat()}".encode(), hashlib.sha256).digest()
        return int.from_bytes(digest[:8], "big") >> 1

    def options(self, game: str, day: date) -> Options:
        """Return what is played on a day, every option."""
        found = find(game)
        return found.check(found.daily_options(day.toordinal()) or {}, 1)

    async def all_today(self, person: Person) -> tuple[DailyMatch, ...]:
        return tuple([await self.look(person, game, today()) for game in played_daily()])

    async def look(self, person: Person, game: str, day: date) -> DailyMatch:
        """Return the match of a day: one's own, and what others made of it once one has finished."""
        rows = await self._rows(game, day)
        mine = next((row for row in rows if row["person"] == person.id), None)
        done = (mine is not None and mine["phase"] == OVER) or day < today()
        played = [row for row in rows if row["phase"] == OVER and row["result"] is not None]
        results = sorted([_result(row, person, done) for row in played], key=lambda one: (-one.score, one.name))
        options = self.options(game, day)
        return DailyMatch(
            game=game,
            day=day.isoformat(),
            options=options,
            titles=find(game).daily_titles(options),
            table=mine["table_id"] if mine is not None else "",
            finished=mine is not None and mine["phase"] == OVER,
            players=len(rows),
            results=tuple(results[:LISTED]) if done else (),
        )

    async def begin(self, person: Person, game: str) -> TableRow | str:
        """Return a new table for the match of today, or the id of the one that this person has."""
        day = today()
        known = (await self.look(person, game, day)).table
        if known:
            return known
        options = self.options(game, day)
        kept = TableRow(
            id=new_table_id(),
            game=game,
            players=1,
            options=options,
            private=True,
            host=person.id,
            place=person.place,
            away=60,
            seed=self.seed(game, day),
            hints=False,
            unrated="seeded",
            seats=seated(find(game), options, 1, ("me",), person),
        )
        values = {"day": day.isoformat(), "game": game, "person": person.id, "table_id": kept.id}
        try:
            await self._storage.writer.do(lambda connection: _write(connection, values))
        except IntegrityError:
            return (await self.look(person, game, day)).table
        return kept

    async def check(self, table: str, person: str) -> None:
        """Refuse a look at another's match of today to whoever has not finished their own."""
        if not could_be_id(table):
            return
        d, t = schema.daily, schema.tables
        wanted = select(d).where(d.c.table_id == table, d.c.day == today().isoformat())
        row = await self._storage.read(lambda connection: connection.execute(wanted).mappings().first())
        if row is None or row["person"] == person:
            return
        own = (
            select(t.c.phase)
            .join(d, d.c.table_id == t.c.id)
            .where(d.c.day == row["day"], d.c.game == row["game"], d.c.person == person)
        )
        if await self._storage.read(lambda connection: connection.execute(own).scalar()) != OVER:
            raise Refused("daily-first", "play today's match yourself before you watch the others'", {}, 403)

    async def _rows(self, game: str, day: date) -> list[Any]:
        d, t, p = schema.daily, schema.tables, schema.people
        wanted = (
            select(d.c.person, d.c.table_id, t.c.phase, t.c.result, p.c.name)
            .join(t, t.c.id == d.c.table_id)
            .outerjoin(p, p.c.id == d.c.person)
            .where(d.c.game == game, d.c.day == day.isoformat())
        )
        return list(await self._storage.read(lambda connection: connection.execute(wanted).mappings().all()))


def _write(connection: Connection, values: dict[str, str]) -> None:
    """Note whose match of the day is played where; one whose table was never made is no match."""
    d = schema.daily
    mine = (d.c.day == values["day"]) & (d.c.game == values["game"]) & (d.c.person == values["person"])
    connection.execute(delete(d).where(mine, d.c.table_id.not_in(select(schema.tables.c.id))))
    connection.execute(insert(d).values(values))


def _result(row: Any, person: Person, done: bool) -> DailyResult:
    result = msgspec.json.decode(row["result"], type=ready(Result))
    return DailyResult(
        name=row["name"] or guest_name(row["person"]),
        score=result.scores[0],
        won=0 in result.winners,
        mine=row["person"] == person.id,
        table=row["table_id"] if done else "",
    )
