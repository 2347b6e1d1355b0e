"""The database is away for a while: every table goes on by itself, nothing acknowledged is lost, nothing is doubled."""

from __future__ import annotations

import asyncio
import random
import sqlite3
import stat
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, func, select
from sqlalchemy.exc import DBAPIError

from taverne.server import clock
from taverne.server.cluster import leases
from taverne.server.live.room import session
from taverne.server.store.schema import entries
from taverne.server.store.writer import is_outage
from tests.ports import free_port
from tests.server.services import postgres, stoppable_postgres
from tests.server.tools import Page, Person, Running, running

TABLES = 8


class Player:
    """Somebody who plays on at one table whatever happens, and remembers what was acknowledged."""

    def __init__(self, person: Person, table: str, page: Page) -> None:
        self.person = person
        self.table = table
        self.page = page
        self.acked: list[int] = []
        self.refused: list[str] = []
        self.done = False

    async def play(self) -> None:
        while not self.done and not self.page.over:
            if not self.page.asked:
                await asyncio.sleep(0.02)
                continue
            seq = self.page.now["seq"]
            answer = await self.page.act(self.page.asked[0]["options"][0])
            if answer["t"] == "ack":
                self.acked.append(answer["seq"])
                await self.page.until(lambda: self.page.now["seq"] >= self.acked[-1], 30)
            else:
                self.refused.append(answer["key"])
                await asyncio.sleep(0.1 if self.page.now["seq"] == seq else 0)
            await asyncio.sleep(0.05)


def saving(player: Player) -> list[bool]:
    """What a page was told of saving."""
    return [message["ok"] for message in player.page.messages if message["t"] == "saving"]


async def until(true: Callable[[], bool]) -> None:
    """Wait until something is true, a minute at most."""
    async with asyncio.timeout(60):
        while not true():
            await asyncio.sleep(0.05)


async def sat_down(server: Running, number: int) -> Player:
    person = await Person(server.url, f"P{number}").__aenter__()
    table = await person.table("me", "bot:random", "bot:random", away=0)
    return Player(person, table, await person.page(table))


@pytest.mark.postgres
@pytest.mark.parametrize("away", [1.0, 10.0, pytest.param(60.0, marks=pytest.mark.soak)])
async def test_every_table_goes_on_when_postgresql_comes_back(away: float) -> None:
    with stoppable_postgres() as database:
        async with running(database.url, lease_s=2.0) as server:
            players = [await sat_down(server, number) for number in range(TABLES)]
            tasks = [asyncio.create_task(player.play()) for player in players]
            await until(lambda: all(player.acked for player in players))
            await asyncio.to_thread(database.stop)
            await until(lambda: all(saving(player)[:1] == [False] for player in players if not player.page.over))
            await asyncio.sleep(away)
            assert (await players[0].person.http.get("/health")).status_code == 200
            assert (await players[0].person.http.get("/ready")).status_code == 503
            await asyncio.to_thread(database.start)
            before = [len(player.acked) for player in players]
            rows = list(zip(players, before, strict=True))
            await until(lambda: all(len(player.acked) > count or player.page.over for player, count in rows))
            for player in players:
                player.done = True
            await asyncio.gather(*tasks)
            assert (await players[0].person.http.get("/ready")).status_code == 200
            for player in players:
                assert saving(player)[-1] is True
                await check(server, player)
                await player.person.__aexit__()


async def check(server: Running, player: Player) -> None:
    """Every acknowledged line is there, once, and the log has no gap."""

    def count(connection: Connection) -> Any:
        mine = entries.c.table_id == player.table
        return connection.execute(select(func.count(), func.max(entries.c.n)).where(mine)).one()

    lines, last = await server.services.storage.read(count)
    assert lines == last
    assert last >= max(player.acked)
    assert len(set(player.acked)) == len(player.acked), "nothing counted twice"


def test_a_second_server_on_the_same_file_says_so_and_stops(tmp_path: Path) -> None:
    """Also by another name of the file."""
    (tmp_path / "link.sqlite3").symlink_to(tmp_path / "t.sqlite3")

    async def both() -> subprocess.CompletedProcess[str]:
        async with running(tmp_path / "t.sqlite3"):
            command = [sys.executable, "-m", "taverne", "serve", "--db", str(tmp_path / "link.sqlite3")]
            command += ["--port", str(free_port())]
            return await asyncio.to_thread(
                subprocess.run, command, capture_output=True, text=True, timeout=60, check=False
            )

    ended = asyncio.run(both())
    assert ended.returncode != 0
    assert "another server has this file" in ended.stderr
    assert "Traceback" not in ended.stderr


async def test_one_damaged_row_does_not_spoil_a_list(server: Running, ann: Person, tmp_path: Path) -> None:
    good, bad = [await ann.table("me", "open"), await ann.table("me", "open")]
    with closing(sqlite3.connect(tmp_path / "table.sqlite3")) as file, file:
        file.execute("UPDATE tables SET options = '{broken' WHERE id = ?", (bad,))
    assert [table["id"] for table in await ann.get("/api/tables?list=open")] == [good]
    assert [table["id"] for table in await ann.get("/api/tables?list=mine")] == [good]


async def test_a_held_lock_makes_the_server_not_ready_but_alive(server: Running, ann: Person, tmp_path: Path) -> None:
    other = sqlite3.connect(tmp_path / "table.sqlite3", isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    try:
        assert (await ann.http.get("/ready")).status_code == 503
        assert (await ann.http.get("/health")).status_code == 200
    finally:
        other.execute("ROLLBACK")
        other.close()
    async with asyncio.timeout(30):
        while (await ann.http.get("/ready")).status_code != 200:
            await asyncio.sleep(0.1)


async def test_corrupt_pages_make_the_server_not_ready(tmp_path: Path) -> None:
    path = tmp_path / "t.sqlite3"
    async with running(path) as server, Person(server.url, "Ann") as ann:
        page = await ann.page(await ann.table("me", "bot:random"))
        await page.until(lambda: bool(page.asked))
    with closing(sqlite3.connect(path)) as file:
        file.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        root = file.execute("SELECT rootpage FROM sqlite_master WHERE name = 'entries'").fetchone()[0]
        size = file.execute("PRAGMA page_size").fetchone()[0]
    with path.open("r+b") as file:
        file.seek((root - 1) * size)
        file.write(random.Random(1).randbytes(size))
    async with running(path) as server, Person(server.url, "Ann") as ann:
        assert (await ann.http.get("/ready")).status_code == 503
        assert (await ann.http.get("/health")).status_code == 200


async def test_nobody_else_on_the_machine_can_read_the_database(server: Running, tmp_path: Path) -> None:
    files = [tmp_path / f"table.sqlite3{end}" for end in ("", "-wal", "-shm")]
    assert all(stat.S_IMODE(file.stat().st_mode) == 0o600 for file in files if file.exists())
    assert files[0].exists()


@pytest.fixture(scope="module")
def database() -> Iterator[str]:
    with postgres() as address:
        yield address


@pytest.mark.postgres
async def test_what_no_database_can_hold_is_no_outage(database: str) -> None:
    """Else whoever asks for nonsense would have everybody told that nothing can be saved."""

    def select_text(connection: Connection, value: Any) -> None:
        connection.execute(select(entries.c.n).where(entries.c.table_id == value)).all()

    def select_number(connection: Connection) -> None:
        connection.execute(select(entries.c.n).where(entries.c.n == 2**40)).all()

    async with running(database) as server, Person(server.url, "Ann") as ann:
        table = await ann.table("me", "open")
        told: list[bool] = []
        storage = server.services.storage
        storage.writer.changed = told.append
        for work in (lambda connection: select_text(connection, "\x00"), select_number):
            with pytest.raises(DBAPIError) as nonsense:
                await storage.writer.do(work)
            assert not is_outage(nonsense.value)
        assert (await ann.get("/api/games/euthia/box?of=%00", 404))["key"] == "not-found"
        await ann.post(f"/api/tables/{table}/report", {"text": "Hm.", "seat": 2**40}, 400)
        for path in ("log", "story", "replay/0", "course", "next"):
            assert (await ann.get(f"/api/tables/x%00/{path}", 404))["key"] == "no-table"
        assert told == []
        assert (await ann.http.get("/ready")).status_code == 200


@pytest.mark.postgres
async def test_leases_go_by_the_clock_of_the_database(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A host whose own clock is an hour ahead neither takes tables from others nor loses its own."""
    async with running(database) as server:
        monkeypatch.setattr(leases, "now_ms", lambda: int(time.time() * 1000) + 3_600_000)
        node = server.services.node
        assert await server.services.hub.leases.alive([node]) == {node}
        await server.services.hub.leases.renew()
        monkeypatch.undo()
        assert await server.services.hub.leases.alive([node]) == {node}


@pytest.mark.postgres
async def test_what_time_it_is_is_told_by_the_clock_that_all_share(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A page may be connected to one process and race at a table of another, on a host whose clock is wrong."""
    own = clock.own_ms
    monkeypatch.setattr(clock, "DIFFERENCE", difference := clock.Difference())
    for module in (leases, session):
        monkeypatch.setattr(module, "DIFFERENCE", difference)
    for module in (clock, leases):
        monkeypatch.setattr(module, "own_ms", lambda: own() + 5000)
    async with running(database) as server, Person(server.url, "Ann") as ann:
        page = await ann.page(await ann.table("me", "open"))
        assert abs(page.now["now"] - own()) < 2000
        assert difference.ms < -3000


def test_a_clock_is_corrected_only_where_it_is_wrong_for_sure() -> None:
    difference = clock.Difference()
    difference.heard(1080, 1000, 1002)
    assert difference.ms == 0, "the network keeps clocks no better"
    difference.heard(9000, 1000, 5000)
    assert difference.ms == 0, "the answer that came quickest is believed"
    for _ in range(clock.ASKED):
        difference.heard(2501, 1000, 1002)
    assert difference.ms == 1500
    for _ in range(clock.ASKED):
        difference.heard(2541, 1000, 1002)
    assert difference.ms == 1500, "no jump for little"
    for _ in range(clock.ASKED):
        difference.heard(1001, 1000, 1002)
    assert difference.ms == 0
