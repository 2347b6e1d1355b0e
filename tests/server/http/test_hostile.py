"""Hostile or broken clients: refused with a reason, and neither server nor match is harmed."""

from __future__ import annotations

import asyncio
import logging
import random
from contextlib import suppress
from pathlib import Path

import httpx
import msgspec
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from taverne.server.identity import Person as Identity
from taverne.server.live.room.session import HEAVY, Session
from taverne.server.serve import config_for
from taverne.server.settings import Settings
from tests.server.tools import Page, Person, Running, answer_once, running

FRAMES = 10_000


def malformed(rng: random.Random, good: bytes) -> str | bytes:
    """Return something that is no message, or a message that makes no sense."""
    kind = rng.randrange(8)
    if kind == 0:
        return rng.randbytes(rng.randrange(0, 60))
    if kind == 1:
        cut = bytearray(good)
        for _ in range(rng.randrange(1, 6)):
            cut[rng.randrange(len(cut))] = rng.randrange(256)
        return bytes(cut)
    if kind == 2:
        return good[: rng.randrange(len(good))]
    if kind == 3:
        return "[" * rng.randrange(1, 3000)
    values = [None, True, -1, 10**30, 1e308, "", "x" * 500, [], {}, "\ud83d", [[1]], {"t": "act"}]
    plain = {"t": rng.choice(["act", "why", "undo", "vote", "take", "look", "hello", "chat", "time", "x", 7])}
    for name in rng.sample(["id", "seat", "do", "seq", "yes", "back", "text", "n", "c", "evil"], rng.randrange(6)):
        plain[name] = rng.choice(values)
    if kind == 4 and isinstance(plain["t"], str):
        plain |= {"t": "act", "id": rng.randrange(99), "seat": rng.randrange(-5, 5), "seq": rng.randrange(99)}
        plain["do"] = rng.choice(["pass", "claim", "claim left", "claim left I-99", "hero", "\x00", "a" * 5000, "🎲"])
    text = msgspec.json.encode(plain, enc_hook=str) if "\ud83d" not in plain.values() else b'{"t":"\\ud83d"}'
    return text.decode() if rng.random() < 0.7 else text


async def test_ten_thousand_malformed_frames_do_no_harm(tmp_path: Path) -> None:
    async with (
        running(tmp_path / "t.sqlite3", messages=100_000.0) as server,
        Person(server.url, "Ann") as ann,
        Person(server.url, "Bob") as bob,
    ):
        table = await ann.table("me", "open", options={"neutral": False})
        await bob.post(f"/api/tables/{table}/join", {})
        pages = await ann.page(table), await bob.page(table)
        page = pages[0] if pages[0].asked else pages[1]
        before = page.now["position"]
        await attack(bob if page is pages[0] else ann, table, page)
        assert page.now["position"] == before
        assert await answer_once(page), "the match goes on"
        assert (await ann.get("/health"))["ok"]


async def attack(person: Person, table: str, page: Page) -> None:
    """Send the frames, each line anew when the server has had enough of it."""
    rng = random.Random(7)
    good = msgspec.json.encode({"t": "act", "id": 1, "seat": 0, "do": "pass", "seq": 3})
    address = f"{person.url.replace('http', 'ws', 1)}/ws/tables/{table}"
    sent = 0
    while sent < FRAMES:
        async with connect(address, additional_headers={"Cookie": person.cookie}, max_size=2**22) as socket:
            reader = asyncio.create_task(drain(socket))
            try:
                while sent < FRAMES:
                    await socket.send(malformed(rng, good))
                    sent += 1
            except ConnectionClosed:
                pass
            reader.cancel()


async def drain(socket: object) -> None:
    async for _ in socket:  # type: ignore[attr-defined]
        pass


async def test_an_unreadable_message_is_refused_with_its_reason(server: Running, ann: Person) -> None:
    table = await ann.table("me", "open")
    page = await ann.page(table)
    for data, key in (("not json", "not-readable"), ('{"t":"dance"}', "not-readable"), ("x" * 20_000, "too-large")):
        await page.socket.send(data)
        await page.until(lambda: -1 in page.answers)
        assert page.answers.pop(-1)["key"] == key


async def test_a_huge_message_ends_the_line_and_nothing_else(server: Running, ann: Person) -> None:
    table = await ann.table("me", "open")
    page = await ann.page(table)
    await page.socket.send("x" * 200_000)
    await asyncio.wait_for(page.socket.wait_closed(), 15)
    assert page.socket.close_code == 1009
    assert (await ann.get(f"/api/tables/{table}"))["phase"] == "waiting"


async def test_a_flood_of_messages_is_held_back(tmp_path: Path) -> None:
    async with running(tmp_path / "t.sqlite3", messages=20.0) as server, Person(server.url, "Ann") as ann:
        page = await ann.page(await ann.table("me", "open"))
        for number in range(100):
            await page.socket.send(f'{{"t":"why","id":{number},"seat":0,"do":"pass"}}')
        await page.until(lambda: -1 in page.answers)
        assert page.answers[-1]["key"] == "too-many"


async def test_one_address_cannot_hold_all_lines(tmp_path: Path) -> None:
    async with running(tmp_path / "t.sqlite3", sockets=3) as server, Person(server.url, "Ann") as ann:
        table = await ann.table("me", "open")
        pages = [await ann.page(table) for _ in range(3)]
        with pytest.raises(InvalidStatus):
            await ann.page(table)
        await pages[0].close()
        async with asyncio.timeout(15):
            while len(server.services.hub.sessions) > 2:
                await asyncio.sleep(0.01)
        await ann.page(table)


async def test_a_page_of_another_site_is_not_heard(server: Running, ann: Person) -> None:
    table = await ann.table("me", "open")
    address = f"{server.url.replace('http', 'ws', 1)}/ws/tables/{table}"
    with pytest.raises(InvalidStatus) as refused:
        await connect(address, origin="https://evil.example", additional_headers={"Cookie": ann.cookie})  # type: ignore[arg-type]
    assert refused.value.response.status_code == 403
    for headers in ({"Origin": "https://evil.example"}, {"Origin": "null"}, {"Sec-Fetch-Site": "cross-site"}):
        answer = await ann.http.post("/api/me", json={"name": "Mallory"}, headers=headers)
        assert (answer.status_code, answer.json()["key"]) == (403, "foreign-origin")
    assert (await ann.http.post("/api/me", json={"name": "A"}, headers={"Origin": server.url})).status_code == 200


def test_what_libraries_say_of_nonsense_is_a_line_like_ours(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Also of what fails in them, without the values of variables."""
    config = config_for(Settings(db=str(tmp_path / "t.sqlite3")), "127.0.0.1", 0)
    assert config.log_config is None, "uvicorn leaves its lines to us"
    logging.getLogger("uvicorn.error").warning("Invalid HTTP %s received.", "request")
    for secret in [f"{'se'}{'cret'}"]:
        try:
            raise KeyError(len(secret))
        except KeyError:
            logging.getLogger("asyncio").exception("it broke")
    told = capsys.readouterr().err
    first, second = [msgspec.json.decode(line) for line in told.splitlines()]
    assert (first["event"], first["level"], first["told"]) == ("library", "warning", "Invalid HTTP request received.")
    assert second["exception"][0]["exc_type"] == "KeyError"
    assert "secret" not in told


async def test_a_body_that_is_too_large_is_refused(ann: Person) -> None:
    answer = await ann.http.post("/api/me", json={"name": "x" * 200_000})
    assert (answer.status_code, answer.json()["key"]) == (413, "too-large")


async def test_too_many_requests_are_refused_for_a_while(tmp_path: Path) -> None:
    async with running(tmp_path / "t.sqlite3", rate=0.01, burst=5) as server, httpx.AsyncClient() as http:
        answers = [await http.get(f"{server.url}/api/games") for _ in range(30)]
        assert [answer.status_code for answer in answers[:16]] == [200] * 16, "newcomers: four times five"
        assert answers[-1].status_code == 429
        assert answers[-1].json()["key"] == "too-many"
        assert answers[-1].headers["retry-after"]


async def test_a_cookie_of_somebody_elses_making_is_a_new_guest(server: Running, ann: Person) -> None:
    me = await ann.get("/api/me")
    async with httpx.AsyncClient(cookies={"taverne": f"{me['id']}.aaaa"}) as http:
        assert (await http.get(f"{server.url}/api/me")).json()["id"] != me["id"]


async def test_a_table_that_is_not_there_closes_the_line_with_its_reason(server: Running, ann: Person) -> None:
    address = f"{server.url.replace('http', 'ws', 1)}/ws/tables/none"
    async with connect(address) as socket:
        await socket.send('{"t":"hello"}')
        answers = []
        with suppress(ConnectionClosed):
            async for text in socket:
                answers.append(msgspec.json.decode(text))
    assert answers[-1] == {"t": "refused", "id": -1, "key": "no-table", "rule": "", "data": {}}
    assert socket.close_reason == "no-table"


async def test_a_body_nested_without_end_is_refused_like_any_nonsense(ann: Person) -> None:
    for body in ("[" * 60_000, '{"name":' + "[" * 60_000, '{"name":' + '{"name":' * 8_000):
        answer = await ann.http.post("/api/me", content=body, headers={"content-type": "application/json"})
        assert (answer.status_code, answer.json()["key"]) == (400, "bad-request")


async def test_a_message_nested_without_end_is_refused_and_the_line_goes_on(ann: Person) -> None:
    page = await ann.page(await ann.table("me", "open"))
    for text in ('{"x":' + "[" * 16_000, '{"x":' + "[" * 8_000 + "]" * 8_000 + ',"t":"time","c":1}'):
        await page.socket.send(text)
        await page.until(lambda: -1 in page.answers)
        assert page.answers.pop(-1)["key"] == "not-readable"
    assert (await page.ask({"t": "why", "seat": 0, "do": "pass"}))["key"] == "not-started"


@pytest.mark.parametrize("path", ["/%00.js", "/assets/%00.js", f"/{'a' * 5000}.js", "/..%2f..%2fapp.py", "/%ff%fe.js"])
async def test_a_path_that_no_file_can_have_is_not_found(ann: Person, path: str) -> None:
    assert (await ann.get(path, 404))["key"] == "not-found"


@pytest.mark.parametrize("name", ["none", "a%00b", "%F0%9F%8E%B2", "x" * 3000])
async def test_what_cannot_be_there_is_not_found_and_leaves_nothing_behind(
    server: Running, ann: Person, name: str
) -> None:
    for path in (f"tables/{name}", f"tables/{name}/log", f"campaigns/{name}", f"ratings/{name}", f"games/{name}/box"):
        assert (await ann.get(f"/api/{path}", 404))["key"].startswith("no-")
    assert not server.services.hub._loading


async def test_only_open_seats_are_taken_whatever_the_number(ann: Person, bob: Person) -> None:
    table = await ann.table("me", "bot:random", "open")
    for seat in (0, 1, 3, -2, -5, 2**63, -(10**30)):
        assert (await bob.post(f"/api/tables/{table}/join", {"seat": seat}, 409))["key"] == "seat-taken"
    assert [seat["kind"] for seat in (await ann.get(f"/api/tables/{table}"))["seats"]] == ["human", "bot", "open"]


async def test_a_crowd_that_comes_and_goes_disturbs_nobody(server: Running, ann: Person) -> None:
    """Whoever only watches changes nothing of what the others are shown: a thousand would be a million messages."""
    table = await ann.table("me", "here", options={"neutral": False})
    page = await ann.page(table, seat=(await ann.get(f"/api/tables/{table}"))["waiting"][0])
    heard = len(page.messages)
    async with Person(server.url) as eve:
        crowd = [await eve.page(table, seat=-3) for _ in range(30)]
        assert [message["t"] for watcher in crowd for message in watcher.messages] == ["position"] * len(crowd)
        assert len(page.messages) == heard
        await answer_once(page)
        heard = len(page.messages)
        for watcher in crowd:
            await watcher.until(lambda watcher=watcher: watcher.now["seq"] == page.now["seq"])  # type: ignore[misc]
        assert all(watcher.now == crowd[0].now for watcher in crowd), "to the very millisecond"
        assert not any(seat["mine"] for seat in crowd[0].info["seats"])
        assert all(seat["mine"] for seat in page.info["seats"])
    async with asyncio.timeout(15):
        while len(server.services.hub.rooms[table].clients) > 1:
            await asyncio.sleep(0.01)
    assert len(page.messages) == heard


async def test_a_page_that_reads_nothing_is_let_go_before_it_weighs_too_much(server: Running) -> None:
    class Deaf:
        waiting = 0
        ended = False

        def tell(self, data: bytes) -> int:
            self.waiting += len(data)
            return self.waiting

        def cut(self) -> None:
            self.ended = True

    line = Deaf()
    session = Session(server.services, None, "table", Identity("person", "Name"), line)  # type: ignore[arg-type]
    for _ in range(2 * HEAVY // 2**20):
        session.send(b"x" * 2**20)
    assert line.ended
    assert line.waiting <= HEAVY + 2**20


async def test_help_for_one_person_does_not_take_all_minds(server: Running, ann: Person) -> None:
    body = {"game": "monster_lands", "players": 2, "seats": ["me", "here"]}
    table = str((await ann.post("/api/tables", body, 201))["id"])
    pages = [await ann.page(table) for _ in range(5)]
    for page in pages:
        await page.say({"t": "help", "id": 900, "seat": 0})
    for page in pages:
        await page.until(lambda page=page: page.messages[-1]["t"] in ("helped", "refused"), 60)  # type: ignore[misc]
    assert [page.messages[-1].get("key", "") for page in pages].count("too-fast") == 3
    assert not server.services.helping
