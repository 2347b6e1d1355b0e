"""Lines that end, tables that leave and databases that fail in the middle of something: it is done whole, or not at
all."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, cast

import msgspec
import pytest
from sqlalchemy import delete
from sqlalchemy.exc import OperationalError

from taverne.server.cluster import node_messages
from taverne.server.live.room import session
from taverne.server.live.room.room import Room
from taverne.server.store.boxes import Boxes
from taverne.server.store.schema import seats, tables
from taverne.server.store.writer import Lines, NotSaved, Writer
from tests.server.tools import Page, Person, Running, running


@asynccontextmanager
async def writing_held(server: Running, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[asyncio.Event]:
    """Hold up what is written meanwhile; the event is set once there is a move."""
    writer = server.services.storage.writer
    good, waits, goes_on = writer._transaction, asyncio.Event(), asyncio.Event()

    async def held(lines: list[Any], works: list[Any]) -> Any:
        if lines:
            waits.set()
        await goes_on.wait()
        return await good(lines, works)

    with monkeypatch.context() as patched:
        patched.setattr(writer, "_transaction", held)
        yield waits
        goes_on.set()


def away(*_: object) -> None:
    raise OperationalError("", {}, OSError("away"))


async def two_of_one_table(server: Running, ann: Person, bob: Person) -> tuple[str, Page, Page]:
    """A match of two people: the page of whoever is asked comes first."""
    table = await ann.table("me", "open", options={"neutral": False}, away=0)
    await bob.post(f"/api/tables/{table}/join", {})
    pages = [await ann.page(table), await bob.page(table)]
    pages.sort(key=lambda page: not page.asked)
    return table, pages[0], pages[1]


async def gone(server: Running, count: int) -> None:
    """Return once only so many lines are left."""
    async with asyncio.timeout(15):
        while len(server.services.hub.sessions) != count:
            await asyncio.sleep(0.01)


async def test_a_move_under_way_when_its_line_drops_is_made_whole(
    server: Running, ann: Person, bob: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, page, other = await two_of_one_table(server, ann, bob)
    before = page.now["position"]
    person = ann if page in ann.pages else bob
    said = {"t": "act", "id": 77, "seat": page.now["seat"], "do": page.asked[0]["options"][0], "seq": page.now["seq"]}
    async with writing_held(server, monkeypatch) as waits:
        await page.say(said)
        await waits.wait()
        page.socket.transport.abort()
        await asyncio.sleep(0.05)
    await other.until(lambda: other.now["position"] == before + 1)
    again = await person.page(table)
    assert (await again.ask(said))["t"] == "ack", "what is said again was done already"
    assert again.now["position"] == before + 1


async def test_a_move_under_way_is_made_whole_when_its_page_at_another_process_goes(
    server: Running, ann: Person, bob: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, page, other = await two_of_one_table(server, ann, bob)
    before = page.now["position"]
    post, holder = server.services.hub.post, await server.services.hub.place(table)
    assert isinstance(holder, Room)
    seat, option = page.now["seat"], page.asked[0]["options"][0]
    said = {"t": "act", "id": 77, "seat": seat, "do": option, "seq": page.now["seq"]}
    person = holder.kept.seats[seat].person
    post._open_letter(node_messages.Attach("there", "visit", table, person, "", seat))
    async with writing_held(server, monkeypatch) as waits:
        post._open_letter(node_messages.Tell("visit", table, msgspec.json.encode(said), "there"))
        await waits.wait()
        post._open_letter(node_messages.Gone("visit"))
        await asyncio.sleep(0.05)
    await other.until(lambda: other.now["position"] == before + 1)
    assert (await page.ask(said))["t"] == "ack"
    async with asyncio.timeout(15):
        while "visit" in holder.clients:
            await asyncio.sleep(0.01)


async def test_a_page_that_goes_while_its_table_moves_is_gone(
    server: Running, ann: Person, bob: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, page, other = await two_of_one_table(server, ann, bob)
    hub = server.services.hub
    room = hub.rooms[table]
    place, found = hub.place, asyncio.Event()

    async def slowly(wanted: str) -> Room | str:
        await found.wait()
        return await place(wanted)

    with monkeypatch.context() as patched:
        patched.setattr(hub, "place", slowly)
        room.close()
        hub.lost(room)
        await asyncio.sleep(0.01)
        page.socket.transport.abort()
        await gone(server, 1)
        found.set()
        await other.until(lambda: sum(m["t"] == "position" for m in other.messages) > 1)
    await gone(server, 1)
    seat = page.now["seat"]
    await other.until(lambda: not other.info["seats"][seat]["online"])
    assert len(hub.rooms[table].clients) == 1


async def test_what_waits_at_a_table_that_another_process_takes_is_done_there(
    server: Running, ann: Person, bob: Person
) -> None:
    """Here the same process takes it again; whoever waited for the lock of what it held before is not refused."""
    table, page, other = await two_of_one_table(server, ann, bob)
    before = page.now["position"]
    hub = server.services.hub
    room = hub.rooms[table]
    async with room.lock:
        moving = asyncio.create_task(page.act(page.asked[0]["options"][0]))
        naming = asyncio.create_task(ann.http.post(f"/api/tables/{table}/seats/0", json={"name": "Annie"}))
        await asyncio.sleep(0.1)
        room.close()
        hub.lost(room)
    assert (await moving)["t"] == "ack"
    assert (await naming).status_code < 500
    assert hub.rooms[table] is not room
    await other.until(lambda: other.now["position"] == before + 1)


async def test_a_move_that_finds_its_table_taken_is_made_by_the_next_holder(
    server: Running, ann: Person, bob: Person
) -> None:
    table, page, other = await two_of_one_table(server, ann, bob)
    before = page.now["position"]
    await server.services.hub.leases.acquire(table)  # counts a takeover: what is in memory may not write any more
    assert (await page.act(page.asked[0]["options"][0]))["t"] == "ack"
    await other.until(lambda: other.now["position"] == before + 1)


async def test_a_match_that_cannot_begin_begins_when_it_can(
    server: Running, ann: Person, bob: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await ann.table("me", "open", options={"neutral": False})
    page = await ann.page(table)
    with monkeypatch.context() as patched:
        patched.setattr(Boxes, "keep", away)
        answer = await bob.http.post(f"/api/tables/{table}/join", json={})
        assert (answer.status_code, answer.json()["key"]) == (503, "not-saved")
    assert (await bob.post(f"/api/tables/{table}/join", {}))["phase"] == "playing"
    await page.until(lambda: page.now["view"] is not None)


async def test_who_comes_while_a_table_is_put_away_finds_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with running(tmp_path / "t.sqlite3", idle_s=0.0, lease_s=60.0) as server, Person(server.url) as ann:
        table = await ann.table("me", "bot:random", away=0)
        page = await ann.page(table)
        await page.until(lambda: page.asked)
        await page.close()
        await gone(server, 0)
        hub = server.services.hub
        room, keep, came = hub.rooms[table], hub._keep_position, []

        async def slowly(which: Room) -> None:
            await keep(which)
            came.append(await ann.page(table))

        monkeypatch.setattr(hub, "_keep_position", slowly)
        await hub._tidy()
        assert hub.rooms[table] is room
        assert not room.closed
        assert (await came[0].act(came[0].asked[0]["options"][0]))["t"] == "ack"


async def test_a_table_whose_row_is_gone_says_so(server: Running, ann: Person, monkeypatch: pytest.MonkeyPatch) -> None:
    table = await ann.table("me", "bot:random", away=0)
    page = await ann.page(table)
    await page.until(lambda: page.asked)

    def remove(connection: Any) -> None:
        connection.execute(delete(seats).where(seats.c.table_id == table))
        connection.execute(delete(tables).where(tables.c.id == table))

    await server.services.storage.writer.do(remove)
    await page.say({"t": "act", "id": 1, "seat": 0, "do": page.asked[0]["options"][0], "seq": page.now["seq"]})
    await page.ended()
    assert page.socket.close_reason == "no-table"
    assert table not in server.services.hub.rooms


async def test_while_the_database_is_away_everything_says_so(
    server: Running, ann: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    page = await ann.page(await ann.table("me", "bot:random", away=0))
    database = server.services.storage._database
    with monkeypatch.context() as patched:
        patched.setattr(database, "write", away)
        patched.setattr(database, "read", away)
        await page.say({"t": "chat", "text": "hello"})
        await page.until(lambda: [m for m in page.messages if m["t"] == "refused"])
        assert {m["key"] for m in page.messages if m["t"] == "refused"} == {"not-saved"}
        for answer in (await ann.http.get("/api/tables?list=mine"), await ann.http.post("/api/tables", json=BODY)):
            assert (answer.status_code, answer.json()["key"]) == (503, "not-saved")
    await page.until(lambda: page.asked)
    async with asyncio.timeout(15):
        while (await page.act(page.asked[0]["options"][0]))["t"] != "ack":
            await asyncio.sleep(0.05)


BODY = {"game": "dungeon_rush", "players": 2, "seats": ["me", "open"]}


async def test_pages_of_one_address_that_read_nothing_are_let_go_before_they_weigh_too_much_together(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(session, "HEAVY_TOGETHER", 2**20)
    monkeypatch.setattr(session, "LITTLE", 2**16)
    async with running(tmp_path / "t.sqlite3") as server, Person(server.url) as ann:
        table = await ann.table("me", "open")
        pages = [await ann.page(table) for _ in range(8)]
        for one in pages:
            one.socket.transport.pause_reading()
        data = b'{"t":"said","text":"' + b"x" * 100_000 + b'"}'
        kept = list(server.services.hub.sessions.values())
        for _ in range(400):
            for line in kept:
                line.send(data)
            await asyncio.sleep(0)
        assert server.services.unread.total() <= 2**20 + 8 * 2**17
        await gone(server, 0)
        assert not server.services.unread


async def test_an_answer_that_was_held_back_when_its_table_left_is_refused(
    server: Running, ann: Person, bob: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, page, _ = await two_of_one_table(server, ann, bob)
    room = server.services.hub.rooms[table]
    assert room.play is not None
    with monkeypatch.context() as patched:
        patched.setattr(room.play, "may_answer", lambda *_: asyncio.get_running_loop().time() + 60)
        held = asyncio.create_task(page.act(page.asked[0]["options"][0]))
        async with asyncio.timeout(15):
            while not room.play.alarm._held:
                await asyncio.sleep(0.01)
    await room.lost(NotSaved("away"))
    assert (await held)["key"] == "not-saved"
    assert (await page.act(page.asked[0]["options"][0]))["t"] == "ack"


async def test_a_page_finds_its_table_again_though_the_database_was_away_just_then(
    server: Running, ann: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It waits for others and says nothing: nobody but the server can look."""
    table = await ann.table("me", "bot:random", away=0)
    page = await ann.page(table)
    await page.until(lambda: page.asked)
    room, database, told = server.services.hub.rooms[table], server.services.storage._database, len(page.messages)
    with monkeypatch.context() as patched:
        patched.setattr(database, "write", away)
        patched.setattr(database, "read", away)
        room.close()
        server.services.hub.lost(room)
        await asyncio.sleep(0.5)
        assert not [m for m in page.messages[told:] if m["t"] == "position"]
    await page.until(lambda: [m for m in page.messages[told:] if m["t"] == "position"])


async def test_while_the_database_is_away_nobody_waits_for_the_others_to_find_that_out() -> None:
    tried: list[int] = []

    class Silent:
        async def write(self, work: object) -> None:
            tried.append(1)
            await asyncio.sleep(0.01)
            raise TimeoutError

    writer = Writer(cast(Any, Silent()))
    writer.start()
    lines = [writer.append(Lines(f"table-{n}", "", 0, [], {})) for n in range(20)]
    failed = await asyncio.gather(*lines, return_exceptions=True)
    await writer.stop()
    assert {type(error) for error in failed} == {NotSaved}
    assert len(tried) == 1
