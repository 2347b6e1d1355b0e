"""The disk is full, or the line to the database is cut: play waits and goes on, nothing acknowledged is lost."""

from __future__ import annotations

import asyncio
import resource
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest
from sqlalchemy import Connection

from taverne.server.store import database
from tests.server.cut_line import CutLine
from tests.server.services import stoppable_postgres
from tests.server.store.test_outages import Player, check
from tests.server.tools import Person, Running, running


@contextmanager
def no_room(folder: Path) -> Iterator[None]:
    """From now on no file grows beyond what the largest of the database has now: as on a disk that is full."""
    before = resource.getrlimit(resource.RLIMIT_FSIZE)
    largest = max(file.stat().st_size for file in folder.iterdir())
    resource.setrlimit(resource.RLIMIT_FSIZE, (largest, before[1]))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, before)


@asynccontextmanager
async def no_pages(server: Running) -> AsyncIterator[None]:
    """From now on SQLite itself says that the database is full."""

    def limit(most: int) -> Any:
        def work(connection: Connection) -> None:
            connection.exec_driver_sql(f"PRAGMA max_page_count = {most}")

        return work

    await server.services.storage.writer.do(limit(1))  # SQLite takes what there is now
    try:
        yield
    finally:
        await server.services.storage.writer.do(limit(1 << 30))


class Table:
    """A table whose two seats are played from one page each, without bots, and goes on whatever happens."""

    def __init__(self, players: list[Player]) -> None:
        self.players = players
        self.tasks = [asyncio.create_task(player.play()) for player in players]

    @property
    def acked(self) -> int:
        return sum(len(player.acked) for player in self.players)

    @property
    def refused(self) -> bool:
        return any("not-saved" in player.refused for player in self.players)

    @property
    def told(self) -> list[bool]:
        """What the first page was told of saving."""
        return [message["ok"] for message in self.players[0].page.messages if message["t"] == "saving"]

    def forget(self) -> None:
        for player in self.players:
            player.refused.clear()

    async def goes_on(self, within: float = 60) -> None:
        """Return once another answer is acknowledged."""
        before, began = self.acked, time.monotonic()
        while self.acked == before:
            assert time.monotonic() - began < within, "the table does not go on"
            await asyncio.sleep(0.02)

    async def is_refused(self) -> None:
        async with asyncio.timeout(60):
            while not self.refused:
                await asyncio.sleep(0.02)

    async def end(self, server: Running) -> None:
        """See that every acknowledged line is there, once."""
        for player in self.players:
            player.done = True
        await asyncio.gather(*self.tasks)
        for player in self.players:
            await check(server, player)
        await self.players[0].person.__aexit__()


async def sat_down(server: Running) -> Table:
    person = await Person(server.url, "Ann").__aenter__()
    table = await person.table("me", "here", options={"neutral": False}, away=0)
    return Table([Player(person, table, await person.page(table, seat)) for seat in (0, 1)])


async def answers(table: Table, path: str) -> tuple[int, Any]:
    answer = await table.players[0].person.http.get(path)
    return answer.status_code, answer.json()


async def test_a_full_disk_stops_nothing_for_good(tmp_path: Path) -> None:
    async with running(tmp_path / "t.sqlite3") as server:
        table = await sat_down(server)
        await table.goes_on()
        with no_room(tmp_path):
            await table.is_refused()
            assert table.told[:1] == [False], "the page was told that nothing can be saved"
            status, health = await answers(table, "/health")
            assert (status, health["saving"]) == (200, False)
            assert (await answers(table, "/ready"))[0] == 503
        await table.goes_on()
        assert (await answers(table, "/ready"))[0] == 200
        assert table.told[-1] is True
        await table.end(server)


async def test_a_database_that_is_full_stops_nothing_for_good(tmp_path: Path) -> None:
    async with running(tmp_path / "t.sqlite3") as server:
        table = await sat_down(server)
        await table.goes_on()
        async with no_pages(server):
            await table.is_refused()
        await table.goes_on()
        await table.end(server)


@pytest.mark.postgres
async def test_a_cut_or_silent_line_to_postgresql_stops_nothing_for_good(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(database, "PATIENCE", {"timeout": 1, "command_timeout": 1})
    with stoppable_postgres() as postgres:
        place = urlsplit(postgres.url)
        line = CutLine("127.0.0.1", place.port or 0)
        port = await line.open()
        async with running(postgres.url.replace(f":{place.port}/", f":{port}/"), lease_s=2.0) as server:
            table = await sat_down(server)
            await table.goes_on()
            for interrupt in (line.cut, line.silence):
                table.forget()
                interrupt()
                await table.is_refused()
                assert table.told[-1] is False
                assert (await answers(table, "/health"))[0] == 200
                line.mend()
                await table.goes_on()
                async with asyncio.timeout(60):
                    while (await answers(table, "/ready"))[0] != 200:
                        await asyncio.sleep(0.1)
                assert table.told[-1] is True
            await table.end(server)
        await line.close()
