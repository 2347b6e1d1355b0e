"""The secrets of the house: what cookies and codes are signed with, now and lately, and the key that signs records.

How they are used is left to ``identity`` and ``signatures``.
"""

from __future__ import annotations

import secrets

import msgspec
from sqlalchemy import Connection, delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from taverne.engine.type_plans import ready
from taverne.server.clock import now_ms
from taverne.server.store.schema import keys
from taverne.server.store.storage import Storage

COOKIE = "cookie"
BEFORE = "cookie-before"
RECORD = "record"
DAY_MS = 86_400_000


class Aged(msgspec.Struct):
    """A key that signs no more, and until when what it signed is believed."""

    key: str
    until: int


class SecretKeys:
    """Reads and changes them."""

    def __init__(self, storage: Storage) -> None:
        self._storage = storage

    async def _one(self, name: str) -> bytes:
        """Return a secret of 32 bytes, made by whoever asks first."""

        def make(connection: Connection) -> str:
            found = connection.execute(select(keys.c.value).where(keys.c.name == name)).scalar()
            if found is None:
                found = secrets.token_hex(32)
                connection.execute(insert(keys).values(name=name, value=found))
            return str(found)

        wanted = select(keys.c.value).where(keys.c.name == name)
        known = await self._storage.read(lambda connection: connection.execute(wanted).scalar())
        if known is not None:
            return bytes.fromhex(known)
        try:
            return bytes.fromhex(await self._storage.writer.do(make))
        except IntegrityError:
            return bytes.fromhex(await self._storage.writer.do(make))

    async def cookies(self) -> list[bytes]:
        """Return the keys of identities, the one that signs first.

        All are read by one statement: were they rotated between two, what the old key signed would be nobody's.
        """
        await self._one(COOKIE)
        wanted = select(keys.c.name, keys.c.value).where(keys.c.name.in_((COOKIE, BEFORE)))
        rows = await self._storage.read(lambda connection: connection.execute(wanted).all())
        found = {str(row.name): str(row.value) for row in rows}
        aged = msgspec.json.decode(found.get(BEFORE, "[]"), type=ready(list[Aged]))
        believed = [each.key for each in aged if each.until > now_ms()]
        return [bytes.fromhex(key) for key in (found[COOKIE], *believed)]

    async def daily(self) -> bytes:
        """Return the key that seeds of the day follow from; it is never changed, so that a day keeps its seed."""
        return await self._one("daily")

    async def record(self) -> bytes:
        """Return the key that signs records."""
        return await self._one(RECORD)

    async def rotate(self, days: float) -> None:
        """Sign with a new key from now on; what the old one signed is believed for so many days more."""
        await self._one(COOKIE)

        def work(connection: Connection) -> None:
            rows = {row.name: row.value for row in connection.execute(select(keys))}
            aged = msgspec.json.decode(rows.get(BEFORE, "[]"), type=ready(list[Aged]))
            aged = [each for each in aged if each.until > now_ms()]
            if days > 0:
                aged.insert(0, Aged(rows[COOKIE], now_ms() + round(DAY_MS * days)))
            else:
                aged = []
            connection.execute(delete(keys).where(keys.c.name == BEFORE))
            connection.execute(insert(keys).values(name=BEFORE, value=msgspec.json.encode(aged).decode()))
            connection.execute(update(keys).where(keys.c.name == COOKIE).values(value=secrets.token_hex(32)))

        await self._storage.writer.do(work)
