"""Whoever says without end, or takes nothing of what they asked for: what is kept and done for them has an end."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import AsyncIterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from uvicorn.protocols.http.httptools_impl import RequestResponseCycle
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from taverne.server.http.guards import cost_of
from taverne.server.http.line import EMPTY_BURST
from taverne.server.limits import Bucket, Purse
from tests.server.tools import Page, Person, Running, running, silent

HEAD = b"POST /api/me HTTP/1.1\r\nHost: a\r\n"
TRAILERS = HEAD + b"Transfer-Encoding: chunked\r\n\r\n2\r\n{}\r\n0\r\n"


def held(server: Running) -> int:
    """How many connections the server has."""
    return len(server.server.server_state.connections)


async def until_none(server: Running) -> None:
    async with asyncio.timeout(20):
        while held(server):
            await asyncio.sleep(0.02)


@pytest.mark.parametrize("begun", [HEAD, TRAILERS], ids=["head", "trailers"])
async def test_a_request_that_goes_on_without_end_is_not_listened_to(
    server: Running, begun: bytes, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("taverne.server.http.connections.HEAD_S", 1000)
    monkeypatch.setattr("taverne.server.http.connections.BODY_S", 1000)
    _, writer = await asyncio.open_connection("127.0.0.1", server.port)
    writer.write(begun)
    line = b"x-%d: " + b"x" * 1000 + b"\r\n"
    with suppress(ConnectionError):
        for number in range(4000):
            writer.write(line % number)
            await writer.drain()
    await until_none(server)


async def asked_much(server: Running, requests: int) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    """Ask for more than lies on the way to somebody who takes nothing."""
    line = socket.socket()
    line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    line.setblocking(False)
    await asyncio.get_running_loop().sock_connect(line, ("127.0.0.1", server.port))
    reader, writer = await asyncio.open_connection(sock=line, limit=4096)
    writer.write(b"GET /api/games/nerath/box HTTP/1.1\r\nHost: a\r\n\r\n" * requests)
    await writer.drain()
    return reader, writer


async def test_an_answer_that_nobody_takes_is_not_kept_for_ever(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("taverne.server.http.connections.TAKEN_S", 0.5)
    _, writer = await asked_much(server, 200)
    await until_none(server)
    writer.close()


async def test_whoever_takes_an_answer_slowly_gets_it(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("taverne.server.http.connections.TAKEN_S", 1.0)
    reader, writer = await asked_much(server, 400)
    for _ in range(25):
        await asyncio.sleep(0.1)
        await reader.readexactly(400_000)
    assert held(server) == 1
    writer.close()


async def fragments(count: int) -> AsyncIterator[str]:
    for _ in range(count):
        yield ""


async def pings(page: ClientConnection, count: int) -> None:
    for _ in range(count):
        await page.ping()


async def pongs(page: ClientConnection, count: int) -> None:
    for _ in range(count):
        await page.pong()


async def parts(page: ClientConnection, count: int) -> None:
    await page.send(fragments(count))


@pytest.mark.parametrize("say", [pings, pongs, parts])
async def test_frames_that_say_nothing_come_to_an_end(server: Running, ann: Person, say: Any) -> None:
    table = await ann.table("me", "open")
    address = f"ws://127.0.0.1:{server.port}/ws/tables/{table}"
    async with connect(address, additional_headers={"Cookie": ann.cookie}) as page:
        await say(page, EMPTY_BURST // 2)
        await page.send('{"t":"hello","seat":0}')
        async with asyncio.timeout(20):
            while '"position"' not in str(await page.recv()):
                pass
        with suppress(ConnectionClosed):
            await say(page, 20 * EMPTY_BURST)
        await asyncio.wait_for(page.wait_closed(), 20)


def answered(page: Page) -> int:
    return sum(message["t"] in ("time", "refused") for message in page.messages)


async def test_all_pages_of_one_person_together_say_so_much_and_no_more(tmp_path: Path) -> None:
    async with running(tmp_path / "t.sqlite3", messages=5.0) as server, Person(server.url, "Ann") as ann:
        table = await ann.table("me", "open")
        pages = [await ann.page(table) for _ in range(6)]
        for _ in range(8):
            for page in pages:
                await page.say({"t": "time", "c": 1})
        for page in pages:
            await page.until(lambda page=page: answered(page) == 8)  # type: ignore[misc]
        refused = [m for page in pages for m in page.messages if m["t"] == "refused"]
        assert {m["key"] for m in refused} == {"too-many"}
        assert len(refused) >= 20, "of 54 messages 20 come at once, and ten more each second"
        async with Person(server.url) as bob:
            page = await bob.page(table)
            await page.say({"t": "time", "c": 1})
            await page.until(lambda: any(m["t"] == "time" for m in page.messages))


async def test_nobody_is_drowned_out_by_many_pages(server: Running, ann: Person, bob: Person, eve: Person) -> None:
    table = await ann.table("me", "open", "open")
    mine = [await ann.page(table) for _ in range(3)]
    others = [await person.page(table) for person in (bob, eve) for _ in range(4)]
    for number in range(3):
        for page in (*mine, *others):
            await page.say({"t": "chat", "text": f"line {number}"})
    await silent([*mine, *others])
    said = [m for m in mine[0].messages if m["t"] == "said"]
    assert 0 < sum(m["seat"] == 0 for m in said) <= 4, "two lines a second of a player"
    assert 0 < sum(m["seat"] < 0 for m in said) <= 10, "five of all who watch"


async def test_coming_again_and_again_costs_what_it_brings(
    server: Running, ann: Person, eve: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("taverne.server.live.room.session.DEAR", 10)
    table = await ann.table("me", "open")
    await eve.page(table)
    address = f"ws://127.0.0.1:{server.port}/ws/tables/{table}"
    for first in ('{"t":"hello","seat":-3}', '{"t":"why","id":1,"seat":0,"do":"pass"}', '{"t":"chat","text":"hm"}'):
        async with connect(address, additional_headers={"Cookie": eve.cookie}) as again:
            await again.send(first)
            assert '"too-many"' in str(await asyncio.wait_for(again.recv(), 20)), first
    await ann.page(table)


async def test_whoever_opens_pages_without_end_is_held_back_and_nobody_else(tmp_path: Path) -> None:
    async with running(tmp_path / "t.sqlite3", rate=0.001, burst=20) as server, Person(server.url, "Ann") as ann:
        table = await ann.table("me", "open")
        for _ in range(10):
            await (await ann.page(table)).close()
        with pytest.raises(InvalidStatus):
            await asyncio.gather(*(ann.page(table) for _ in range(10)))
        async with Person(server.url, "Bob") as bob:
            assert (await bob.page(table)).info["id"] == table


async def test_requests_of_all_kinds_count_together(tmp_path: Path) -> None:
    async with running(tmp_path / "t.sqlite3", rate=0.001, burst=20) as server, Person(server.url, "Ann") as ann:
        paths = ("/api/games", "/api/me", "/api/lessons", "/api/ratings/nerath")
        found = [(await ann.http.get(path)).status_code for _ in range(6) for path in paths]
        assert found[:16] == [200] * 16
        assert found[20:] == [429] * 4


def test_a_debt_is_paid_off_in_time() -> None:
    bucket = Bucket(1, 5)
    bucket.owe(100.0, 10)
    assert not bucket.allows(104.0)
    assert bucket.allows(107.0)
    purse = Purse(1, 5, 2)
    purse.owe("ann", "here", 100.0, 20)
    assert not purse.allows("ann", "here", 101.0)
    assert purse.allows("bob", "here", 101.0)


async def test_whoever_goes_before_all_is_answered_gets_no_answer(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Of several requests that came at once one is being answered: else that would fail, line after line of the log."""
    begun: list[RequestResponseCycle] = []
    answer, released = RequestResponseCycle.run_asgi, asyncio.Event()

    async def slow(cycle: RequestResponseCycle, app: Any) -> None:
        begun.append(cycle)
        if len(begun) == 2:
            await released.wait()
        await answer(cycle, app)

    monkeypatch.setattr(RequestResponseCycle, "run_asgi", slow)
    _, writer = await asyncio.open_connection("127.0.0.1", server.port)
    writer.write(b"GET /health HTTP/1.1\r\nHost: a\r\n\r\n" * 3)
    async with asyncio.timeout(20):
        while len(begun) < 2:
            await asyncio.sleep(0.01)
    writer.transport.abort()
    await until_none(server)
    assert begun[1].disconnected
    released.set()


async def test_what_is_dear_to_work_out_counts_for_more(tmp_path: Path) -> None:
    async with running(tmp_path / "t.sqlite3", rate=0.001, burst=60) as server, Person(server.url, "Ann") as ann:
        found = [(await ann.http.get("/api/rules/en/nerath?q=dragon")).status_code for _ in range(6)]
        assert found == [200] * 4 + [429] * 2
    costs = [cost_of(f"/api/{path}") for path in ("tables/a/course", "tables/a/log", "games/nerath/box", "tables")]
    assert min(costs) > 1
    assert [
        cost_of(path) for path in ("/", "/health", "/api/me", "/api/tables/a", "/api/words/en/nerath/rules.ftl")
    ] == [1] * 5
