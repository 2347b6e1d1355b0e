"""A house open to strangers: what one of them, or one address, can take from the others.

Limits have small values here; that they hold is what counts.
"""

from __future__ import annotations

import asyncio
import time
from functools import partial
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from taverne.games import all_games
from taverne.server.bots.turns import CROWD, Turns
from taverne.server.http.connections import Connections, neighbourhood
from taverne.server.store.storage import Storage
from tests.server.tools import NO_CERTIFICATES, Person, Running, running


async def silent(server: Running, said: bytes = b"") -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    """Open a connection, say a little, and no more."""
    reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
    writer.write(said)
    return reader, writer


async def is_cut(reader: asyncio.StreamReader, within: float) -> bool:
    """Whether the other side ends a connection in time."""
    try:
        async with asyncio.timeout(within):
            return await reader.read(1) == b""
    except ConnectionResetError:
        return True
    except TimeoutError:
        return False


async def has_room(server: Running) -> bool:
    """Whether somebody at this address is answered before long."""
    for _ in range(300):
        try:
            async with httpx.AsyncClient(base_url=server.url) as http:
                return (await http.get("/health")).status_code == 200
        except httpx.HTTPError:
            await asyncio.sleep(0.05)
    return False


@pytest.mark.parametrize(
    "said",
    [b"", b"GET / HTTP/1.1\r\nHost: a", b"POST /api/me HTTP/1.1\r\nHost: a\r\nContent-Length: 20\r\n\r\n{"],
    ids=["nothing", "half a head", "half a body"],
)
async def test_a_request_that_is_never_said_whole_is_not_waited_for(
    server: Running, monkeypatch: pytest.MonkeyPatch, said: bytes
) -> None:
    monkeypatch.setattr("taverne.server.http.connections.HEAD_S", 0.4)
    monkeypatch.setattr("taverne.server.http.connections.BODY_S", 0.4)
    reader, _ = await silent(server, said)
    assert not await is_cut(reader, 0.1)
    assert await is_cut(reader, 20)


async def test_a_second_request_on_a_connection_must_be_said_whole_too(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    reader, writer = await silent(server, b"GET /health HTTP/1.1\r\nHost: a\r\n\r\n")
    await reader.readuntil(b"}")
    monkeypatch.setattr("taverne.server.http.connections.HEAD_S", 0.4)
    writer.write(b"GET /hea")
    assert await is_cut(reader, 20)


async def test_many_silent_connections_of_one_address_leave_the_door_open_to_others(tmp_path: Path) -> None:
    async with running(tmp_path / "t.sqlite3", connections=40) as server:
        held = [await silent(server) for _ in range(60)]
        cut = [await is_cut(reader, 0.05) for reader, _ in held]
        assert not any(cut[:40]), "so many may stay"
        assert all(cut[40:])
        elsewhere = httpx.AsyncHTTPTransport(local_address="127.0.0.2")
        async with httpx.AsyncClient(transport=elsewhere, base_url=server.url) as http:
            assert (await http.get("/health")).status_code == 200
        for _, writer in held:
            writer.close()
        assert await has_room(server), "whoever leaves makes room"


async def test_a_page_that_does_not_say_hello_is_let_go(server: Running, ann: Person, monkeypatch: Any) -> None:
    monkeypatch.setattr("taverne.server.live.room.session.HELLO_S", 0.3)
    table = await ann.table("me", "open")
    async with connect(f"ws://127.0.0.1:{server.port}/ws/tables/{table}") as socket:
        with pytest.raises(ConnectionClosed) as closed:
            await asyncio.wait_for(socket.recv(), 20)
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.reason == "silent"


async def test_one_person_has_so_many_pages_and_no_more(tmp_path: Path) -> None:
    async with running(tmp_path / "t.sqlite3", pages=3) as server, Person(server.url) as ann:
        table = await ann.table("me", "open")
        for _ in range(3):
            await ann.page(table)
        with pytest.raises(InvalidStatus):
            await ann.page(table)
        async with Person(server.url) as bob:
            await bob.page(table)


LIKE_A_BROWSER = httpx.Limits(max_connections=6)


async def test_sixty_people_behind_one_address_all_get_their_front_page(tmp_path: Path) -> None:
    """Each asks for files of the client, and for what that asks for first, before anybody knows who they are."""
    lists = [f"/api/tables?list={name}" for name in ("open", "mine", "watch")]
    words = ["/api/words/en/common.ftl", *[f"/api/words/en/{game.name}/about.ftl" for game in all_games()]]
    own = ["/api/me", "/api/games", "/api/campaigns", "/api/lessons", "/api/me/learned"]
    asked = [*["/assets/none.js"] * 4, *words, *own, *lists]
    async with running(tmp_path / "t.sqlite3", rate=40.0, burst=400) as server:

        async def visit() -> list[int]:
            async with httpx.AsyncClient(base_url=server.url, limits=LIKE_A_BROWSER, verify=NO_CERTIFICATES) as http:
                return [answer.status_code for answer in await asyncio.gather(*map(http.get, asked))]

        told = await asyncio.gather(*(visit() for _ in range(60)))
    assert not [status for statuses in told for status in statuses if status == 429]


async def test_forwarded_addresses_are_believed_only_from_a_named_proxy(tmp_path: Path) -> None:
    async def refused(server: Running) -> int:
        async with httpx.AsyncClient(base_url=server.url) as http:
            answers = [await http.get("/api/games", headers={"X-Forwarded-For": f"203.0.113.{n}"}) for n in range(40)]
        return sum(answer.status_code == 429 for answer in answers)

    async with running(tmp_path / "a.sqlite3", rate=0.001, burst=3) as server:
        assert await refused(server) == 31, "an invented address does not make somebody else"
    async with running(tmp_path / "b.sqlite3", rate=0.001, burst=3, proxies=("127.0.0.1",)) as server:
        assert await refused(server) == 0


@pytest.mark.parametrize(
    ("host", "status"),
    [
        ("127.0.0.1:80", 200),
        ("localhost", 200),
        ("[::1]:8000", 200),
        ("tavern", 200),
        ("pi.local:8000", 200),
        ("tavern.example", 200),
        ("evil.example", 421),
        ("evil.example:8000", 421),
        ("tavern.example.evil.example", 421),
        ("127.0.0.1.evil.example", 421),
    ],
)
async def test_the_server_answers_only_to_its_own_names(tmp_path: Path, host: str, status: int) -> None:
    async with running(tmp_path / "t.sqlite3", hosts=("tavern.example",)) as server, httpx.AsyncClient() as http:
        assert (await http.get(f"{server.url}/api/games", headers={"Host": host})).status_code == status


async def test_nobody_pushes_the_others_out_of_the_lobby(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("taverne.server.store.storage.LISTED", 10)
    async with running(tmp_path / "t.sqlite3") as server, Person(server.url) as greedy, Person(server.url) as ann:
        hers = await ann.table("me", "open")
        for _ in range(15):
            await greedy.table("me", "open")
        listed = await ann.get("/api/tables?list=open")
        assert len(listed) == 10
        assert [table["id"] for table in listed[:2]].count(hers) == 1, "each host's latest comes first"


async def test_somebody_with_a_name_for_every_table_pushes_nobody_out(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("taverne.server.store.storage.LISTED", 10)
    body = {"game": "dungeon_rush", "players": 2, "seats": ["me", "open"]}
    elsewhere = httpx.AsyncHTTPTransport(local_address="127.0.0.2")
    async with (
        running(tmp_path / "t.sqlite3") as server,
        httpx.AsyncClient(transport=elsewhere, base_url=server.url) as ann,
    ):
        hers = (await ann.post("/api/tables", json=body)).json()["id"]
        for _ in range(15):
            async with Person(server.url) as another:
                await another.table("me", "open")
        async with Person(server.url) as bob:
            listed = [table["id"] for table in await bob.get("/api/tables?list=open")]
    assert len(listed) == 10
    assert hers in listed[:2], "each address's latest comes first"


async def test_one_address_makes_so_many_tables_and_no_more_whatever_its_names(tmp_path: Path) -> None:
    body = {"game": "dungeon_rush", "players": 2, "seats": ["me", "open"]}
    async with running(tmp_path / "t.sqlite3", tables=2, crowd=3) as server:
        told: list[int] = []
        for _ in range(8):
            async with httpx.AsyncClient(base_url=server.url) as nobody:
                told.append((await nobody.post("/api/tables", json=body)).status_code)
    assert told == [201] * 6 + [429] * 2


def test_half_of_an_address_of_ipv6_counts_as_one() -> None:
    places = [neighbourhood(f"2001:db8:1:{net}::{host}") for net in (1, 2) for host in ("1", "2:3", "ffff:1")]
    assert len(set(places)) == 2
    assert neighbourhood("::ffff:192.0.2.7") == neighbourhood("192.0.2.7") == "192.0.2.7"
    connections = Connections(2, ())
    assert [connections.come(f"2001:db8::{n}") for n in (1, 2, 3)] == [True, True, False]
    for n in (1, 2, 3):
        connections.gone(f"2001:db8::{n}")
    assert connections.come("2001:db8::4")


async def test_one_person_makes_so_many_tables_and_no_more(tmp_path: Path) -> None:
    body = {"game": "dungeon_rush", "players": 2, "seats": ["me", "open"]}
    async with running(tmp_path / "t.sqlite3", making=1e-6, tables=10) as server, Person(server.url) as greedy:
        answers = [await greedy.http.post("/api/tables", json=body) for _ in range(30)]
        keys = [answer.json().get("key", "") for answer in answers]
        assert keys == [""] * 10 + ["tables-many"] * 10 + ["tables-fast"] * 10
        assert {answer.status_code for answer in answers} == {201, 429}
        async with Person(server.url) as ann:
            await ann.table("me", "open")


async def test_a_table_that_waited_for_days_in_vain_is_removed(server: Running, ann: Person, bob: Person) -> None:
    old, watched = await ann.table("me", "open"), await ann.table("me", "open")
    begun = await bob.table("me", "bot:easy")
    await ann.page(watched)
    storage: Storage = server.services.storage
    future = round(1000 * time.time()) + 60_000
    assert await storage.expire(future, [watched]) == [old]
    assert {table["id"] for table in await ann.get("/api/tables?list=mine")} == {watched}
    assert [table["id"] for table in await bob.get("/api/tables?list=mine")] == [begun]


async def test_looking_again_and_again_is_not_answered_for_ever(server: Running, ann: Person, eve: Person) -> None:
    """What a look costs is the size of what it brings: small ones are cheap, and the others' pages are not touched."""
    table = await ann.table("me", "open")
    page, other = await eve.page(table), await ann.page(table)
    for _ in range(60):
        await page.say({"t": "look", "seat": -3})
    await page.until(lambda: [m for m in page.messages if m["t"] == "refused"])
    answered = sum(m["t"] == "position" for m in page.messages)
    assert answered <= 25
    before = len(other.messages)
    await other.say({"t": "look", "seat": 0})
    await other.until(lambda: len(other.messages) > before)
    assert other.messages[-1]["t"] == "position"


async def test_only_whoever_runs_the_server_reads_its_counts(tmp_path: Path) -> None:
    """They tell of moves before these are shown."""
    async with running(tmp_path / "t.sqlite3") as server, httpx.AsyncClient(base_url=server.url) as http:
        assert (await http.get("/metrics")).status_code == 200
    async with (
        running(tmp_path / "t.sqlite3", watchers=("10.0.0.0/8",)) as server,
        httpx.AsyncClient(base_url=server.url) as http,
    ):
        assert (await http.get("/metrics")).status_code == 404


async def test_whoever_wants_little_does_not_wait_for_whoever_wants_much() -> None:
    turns = Turns(1)
    done: list[str] = []

    async def think(who: str) -> None:
        async def work() -> None:
            await asyncio.sleep(0.01)
            done.append(who)

        await turns.have(who, work)

    many = [asyncio.create_task(think("greedy")) for _ in range(12)]
    await asyncio.sleep(0.015)
    await asyncio.gather(think("ann"), think("bob"))
    assert len(done) <= 5, "two who come late have their turn at once"
    await asyncio.gather(*many)
    assert sorted(done) == ["ann", "bob", *["greedy"] * 12]


async def test_many_names_of_one_address_have_no_more_than_a_crowd_of_their_turns() -> None:
    turns = Turns(1)
    done: list[str] = []

    async def think(who: str, place: str) -> None:
        async def work() -> None:
            await asyncio.sleep(0.002)
            done.append(place)

        await turns.have(who, work, place)

    async def always(who: str, place: str, times: int) -> None:
        for _ in range(times):
            await think(who, place)

    names = [asyncio.create_task(always(f"name {n}", "one", 2)) for n in range(60)]
    await asyncio.sleep(0.005)
    await always("ann", "other", 5)
    before = len(done)
    await asyncio.gather(*names)
    assert len(done) == 125
    assert before <= 5 * (CROWD + 3), "five turns of one who is alone do not wait for a hundred of sixty names"


async def test_a_thought_that_is_given_up_leaves_its_turn_to_the_next() -> None:
    turns = Turns(1)
    done: list[str] = []

    async def think(who: str) -> None:
        done.append(who)

    first = asyncio.create_task(turns.have("ann", asyncio.Event().wait))
    await asyncio.sleep(0)
    waiting = [asyncio.create_task(turns.have(who, partial(think, who))) for who in ("ann", "bob", "eve")]
    await asyncio.sleep(0)
    waiting[1].cancel()
    first.cancel()
    await asyncio.gather(waiting[0], waiting[2])
    await turns.have("bob", partial(think, "bob"))
    assert sorted(done[:2]) == ["ann", "eve"]
    assert done[2:] == ["bob"], "the turn is free again"


async def test_every_way_to_make_a_table_asks_whether_one_may(
    server: Running, ann: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    campaign = await ann.post("/api/campaigns", {"game": "monster_lands", "options": {"mode": "campaign"}}, 201)
    monkeypatch.setattr(server.services.making, "allows", lambda *_: False)
    begun: list[tuple[str, Any]] = [
        ("/api/tables", {"game": "dungeon_rush", "players": 1, "seats": ["me"]}),
        ("/api/lessons/nerath/first", None),
        ("/api/daily/monster_lands", None),
        ("/api/campaigns", {"game": "monster_lands", "options": {"mode": "campaign"}}),
        (f"/api/campaigns/{campaign['id']}/next", {}),
        ("/api/tables/any-table/fork", {"position": 0, "seats": ["me"]}),
    ]
    for path, body in begun:
        assert (await ann.post(path, body, 429))["key"] == "tables-fast", path


async def test_pages_that_come_at_once_count_one_another(tmp_path: Path) -> None:
    async with running(tmp_path / "t.sqlite3", pages=3) as server, Person(server.url, "Ann") as ann:
        table = await ann.table("me", "open")
        address = f"ws://127.0.0.1:{server.port}/ws/tables/{table}"

        async def come() -> bool:
            try:
                socket = await connect(address, additional_headers={"Cookie": ann.cookie})
                await socket.send('{"t":"hello"}')
                await socket.recv()
            except (InvalidStatus, ConnectionClosed):
                return False
            return True

        assert sum(await asyncio.gather(*(come() for _ in range(12)))) == 3


async def test_nobody_takes_the_seats_of_all_tables_at_once(tmp_path: Path) -> None:
    async with (
        running(tmp_path / "t.sqlite3", making=0.001) as server,
        Person(server.url, "Ann") as ann,
        Person(server.url, "Eve") as eve,
    ):
        waiting = [await ann.table("me", "open") for _ in range(4)]
        told = [(await eve.http.post(f"/api/tables/{waiting[n % 4]}/join", json={})).status_code for n in range(24)]
        assert told == [200] * 20 + [429] * 4
