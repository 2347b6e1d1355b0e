"""A backup is restored under a server that runs: whatever it still remembers of before counts no more."""

from __future__ import annotations

from pathlib import Path

import pytest
from sqlalchemy import Connection, delete

from taverne.engine.logs.log import Header
from taverne.server.store.backup import back_up, restore
from taverne.server.store.doctor import Doctor
from taverne.server.store.schema import boxes
from tests.server.tools import Page, Person, Running, running


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "table.sqlite3"


async def moved(page: Page, which: int) -> None:
    await page.until(lambda: bool(page.asked))
    assert (await page.act(page.asked[0]["options"][which]))["t"] == "ack"


async def restored(server: Running, file: Path, copy: Path) -> None:
    await restore(f"sqlite:///{file}", copy, replace=True)
    await server.services.hub._keep_out()


async def test_the_box_of_a_match_is_kept_though_it_was_kept_before(server: Running, ann: Person) -> None:
    """A backup from before the first match of a game has no box of it."""

    def forget(connection: Connection) -> None:
        connection.execute(delete(boxes))

    await server.services.boxes.keep_all()
    await server.services.storage.writer.do(forget)
    room = server.services.hub.rooms[await ann.table("me", "here")]
    assert isinstance(room.kept.header, Header)
    assert await server.services.storage.box(room.kept.header.box) is not None


async def test_the_past_of_a_match_is_that_of_what_was_restored(
    server: Running, ann: Person, tmp_path: Path, file: Path
) -> None:
    """What was looked at before is not shown as the past of a match that went another way."""
    table = await ann.table("me", "here", options={"neutral": False}, away=0)
    pages = [await ann.page(table, seat) for seat in (0, 1)]
    first = pages[(await ann.get(f"/api/tables/{table}"))["waiting"][0]]
    await back_up(f"sqlite:///{file}", tmp_path / "copy")
    await moved(first, 0)
    before = await ann.get(f"/api/tables/{table}/replay/-1")
    await restored(server, file, tmp_path / "copy")
    again = await ann.page(table, first.now["seat"])
    await again.until(lambda: bool(again.asked))
    at_start = await ann.get(f"/api/tables/{table}/replay/-1")
    assert at_start["position"] < before["position"]
    await moved(again, 1)
    after = await ann.get(f"/api/tables/{table}/replay/-1")
    assert after["position"] == before["position"]
    assert after["log"] != before["log"], "another hero was chosen this time"


async def test_the_keys_of_the_house_are_those_that_were_restored(
    server: Running, ann: Person, tmp_path: Path, file: Path
) -> None:
    pytest.importorskip("cryptography")
    async with running(tmp_path / "other.sqlite3") as other, Person(other.url) as bob:
        theirs = (await bob.get("/api/key"))["key"], other.services.daily._secret
        await back_up(f"sqlite:///{tmp_path / 'other.sqlite3'}", tmp_path / "copy")
    assert (await ann.get("/api/key"))["key"] != theirs[0]
    await restored(server, file, tmp_path / "copy")
    assert ((await ann.get("/api/key"))["key"], server.services.daily._secret) == theirs


async def test_what_is_said_while_a_backup_is_restored_is_said_at_the_table_that_was(
    server: Running, ann: Person, tmp_path: Path, file: Path
) -> None:
    """The page need not come anew, and no number of a line is given twice."""
    table = await ann.table("me", "here", away=0)
    page = await ann.page(table)
    await page.say({"t": "chat", "text": "one"})
    await page.until(lambda: said(page) == ["one"])
    await back_up(f"sqlite:///{file}", tmp_path / "copy")
    before = server.services.hub.rooms[table]
    await restore(f"sqlite:///{file}", tmp_path / "copy", replace=True)
    await page.say({"t": "chat", "text": "two"})
    await page.until(lambda: said(page) == ["one", "two"])
    assert server.services.hub.rooms[table] is not before
    assert [(n, line.text) for n, line in await server.services.storage.chat_of(table)] == [(1, "one"), (2, "two")]


async def test_nothing_is_kept_of_tables_that_a_restored_backup_does_not_have(
    server: Running, ann: Person, tmp_path: Path, file: Path
) -> None:
    await back_up(f"sqlite:///{file}", tmp_path / "copy")
    table = await ann.table("me", "here", away=0)
    page = await ann.page(table)
    room = server.services.hub.rooms[table]
    await restore(f"sqlite:///{file}", tmp_path / "copy", replace=True)
    assert room.to_keep() is not None
    room._kept_lines = -1
    await server.services.hub._keep_positions()
    await page.say({"t": "chat", "text": "is anybody there?"})
    await page.until(lambda: page.socket.close_code is not None)
    assert (await Doctor(server.services.storage).examine()).findings == []


def said(page: Page) -> list[str]:
    return [message["text"] for message in page.messages if message["t"] == "said"]
