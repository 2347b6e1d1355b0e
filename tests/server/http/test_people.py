"""Who somebody is and stays: revoked identities, keys that change, one's own data, people who are kept out, reports."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from websockets.exceptions import InvalidStatus

from taverne.cli import main
from taverne.engine.logs.log import Header
from taverne.server import signatures as seal
from taverne.server.identity import Signer
from taverne.server.store import schema
from taverne.server.store.people import DELETED, KNOWN_S, People
from taverne.server.store.storage import LISTED
from tests.server.tools import Person, Running, play_on, running


@pytest.fixture
def at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """The server asks every time who somebody is, and follows changes quickly."""
    monkeypatch.setattr("taverne.server.store.people.KNOWN_S", 0.0)
    monkeypatch.setattr("taverne.server.cluster.hub.KEYS_S", 0.1)


def test_what_an_old_key_signed_is_believed_while_it_is_known() -> None:
    old, new = Signer(b"old"), Signer(b"new", b"old")
    carried = new.from_cookie(old.cookie("ann", 3))
    assert carried == ("ann", 3, True)
    assert new.from_cookie(new.cookie("ann")) == ("ann", 0, False)
    assert Signer(b"new").from_cookie(old.cookie("ann")) is None
    assert new.from_code(f" {old.code('ann', 2).upper()} ") == ("ann", 2, True)
    forged = new.cookie("ann", 2).replace(".2.", ".9.")
    assert new.from_cookie(forged) is None, "a generation cannot be made up"
    for nonsense in ("", "ann", "ann.", "ann.x.y", "ann.-1.y", f"ann.{'9' * 40}.y", "a b.c"):
        assert new.from_cookie(nonsense) is None


@pytest.mark.usefixtures("at_once")
async def test_an_identity_can_be_taken_back_from_all_other_devices(server: Running, ann: Person) -> None:
    before = await ann.get("/api/me")
    async with Person(server.url) as thief:
        assert (await thief.post("/api/me/carry", {"code": before["code"]}))["id"] == before["id"]
        table = await ann.table("me", "open")
        page = await thief.page(table)
        after = await ann.post("/api/me/revoke")
        assert after["id"] == before["id"]
        assert after["code"] != before["code"]
        await asyncio.wait_for(page.socket.wait_closed(), 20)
        assert (await thief.get("/api/me"))["id"] != before["id"]
        await thief.post("/api/me/carry", {"code": before["code"]}, 400)
        assert (await ann.get("/api/me")) == after
        assert (await thief.post("/api/me/carry", {"code": after["code"]}))["id"] == before["id"]


async def test_answers_with_a_code_are_kept_by_nobody(ann: Person) -> None:
    for path in ("/api/me", "/api/me/data"):
        assert (await ann.http.get(path)).headers["cache-control"] == "no-store"
    assert (await ann.http.post("/api/me", json={"name": "Ann"})).headers["cache-control"] == "no-store"


async def who(server: Running, cookie: str) -> str:
    """Return who somebody is taken for; nothing that is signed anew on the way is kept."""
    async with httpx.AsyncClient(base_url=server.url, headers={"Cookie": cookie}) as http:
        return str((await http.get("/api/me")).json()["id"])


@pytest.mark.usefixtures("at_once")
async def test_keys_change_while_people_stay_who_they_are(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "t.sqlite3"
    async with running(file) as server, Person(server.url, "Ann") as ann, Person(server.url) as bob:
        me, cookie, his = await ann.get("/api/me"), ann.cookie, await bob.get("/api/me")
        assert await asyncio.to_thread(main, ["keys", "--rotate", "--db", str(file)]) == 0
        async with asyncio.timeout(20):
            while ann.cookie == cookie:  # it is signed anew on the way
                assert (await ann.get("/api/me"))["id"] == me["id"]
                await asyncio.sleep(0.05)
        assert (await ann.get("/api/me"))["id"] == me["id"]
        assert await asyncio.to_thread(main, ["keys", "--rotate", "--days", "0", "--db", str(file)]) == 0
        async with asyncio.timeout(20):  # an old key is soon not believed any more
            while await who(server, bob.cookie) == his["id"]:
                await asyncio.sleep(0.05)
    assert "new key" in capsys.readouterr().out


async def test_keys_that_change_while_they_are_read_leave_nobody_out(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    keys, storage = server.services.keys, server.services.storage
    before, read = (await keys.cookies())[0], storage.read

    async def read_then_rotate(work: Any) -> Any:
        found = await read(work)
        monkeypatch.setattr(storage, "read", read)  # rotating reads too
        await keys.rotate(30)
        monkeypatch.setattr(storage, "read", read_then_rotate)
        return found

    monkeypatch.setattr(storage, "read", read_then_rotate)
    assert before in await keys.cookies()


@pytest.mark.usefixtures("at_once")
async def test_all_that_is_kept_of_somebody_can_be_had_and_deleted(server: Running, ann: Person, bob: Person) -> None:
    table = await ann.table("me", "open")
    await bob.post(f"/api/tables/{table}/join", {})
    page, other = await ann.page(table), await bob.page(table)
    await page.say({"t": "chat", "text": "hello all"})
    await other.until(lambda: any(m["t"] == "said" for m in other.messages))
    assert (await ann.http.post("/api/me/learned", json={"what": "coach:nerath/first"})).status_code == 204
    today = (await ann.post("/api/daily/monster_lands", status=201))["id"]
    data = await ann.get("/api/me/data")
    assert data["learned"] == [{"what": "coach:nerath/first"}]
    assert [line["table_id"] for line in data["daily"]] == [today]
    assert data["person"][0]["name"] == "Ann"
    assert [line["text"] for line in data["chat"]] == ["hello all"]
    assert {line["id"] for line in data["tables"]} == {table, today}
    assert {line["id"] for line in data["opened"]} == {table, today}
    me = await ann.get("/api/me")
    old = ann.cookie
    assert (await ann.http.delete("/api/me")).status_code == 200
    left = await ann.get("/api/me/data")
    assert [name for name, rows in left.items() if isinstance(rows, list) and rows and name != "person"] == []
    assert "Ann" not in msgspec.json.encode(left).decode()
    ann.http.cookies.clear()
    answer = await ann.http.get("/api/me", headers={"Cookie": old})
    assert answer.json()["id"] != me["id"], "what was carried before is nobody's"
    await other.until(lambda: other.info["seats"][0]["kind"] == "bot")
    await play_on(other)
    assert other.now["info"]["phase"] == "over", "the others play on"
    assert other.now["info"]["unrated"] == "standin"


@pytest.mark.usefixtures("at_once")
async def test_a_table_in_memory_does_not_write_down_again_who_was_forgotten(
    server: Running, ann: Person, bob: Person
) -> None:
    over, hosted = await ann.table("me", "open"), await ann.table("open", "open")
    await bob.post(f"/api/tables/{over}/join", {})
    await bob.post(f"/api/tables/{hosted}/join", {})
    mine, other = await ann.page(over), await bob.page(over)
    watched = await bob.page(hosted)
    await asyncio.gather(play_on(mine), play_on(other))
    who = (await ann.get("/api/me"))["id"]
    assert (await ann.http.delete("/api/me")).status_code == 200
    await bob.post(f"/api/tables/{over}/rematch")
    await bob.post(f"/api/tables/{hosted}/seats/0", {"name": "Bob again"})
    for table in (over, hosted):
        kept = await server.services.storage.find(table)
        assert kept is not None
        assert who not in msgspec.json.encode((kept.host, kept.seats)).decode()
    await watched.until(lambda: watched.info["seats"][0]["name"] == "Bob again")


@pytest.mark.usefixtures("at_once")
async def test_whoever_has_more_tables_than_a_list_shows_is_forgotten_at_all(server: Running, ann: Person) -> None:
    tables = [await ann.table("me", "open") for _ in range(LISTED + 3)]
    assert (await ann.http.delete("/api/me")).status_code == 200
    assert [await server.services.storage.find(table) for table in tables] == [None] * len(tables)


async def test_whatever_names_a_person_is_told_and_forgotten(server: Running) -> None:
    """So is a table that the database gets one day."""
    named = {table.name for table in schema.metadata.sorted_tables if "person" in table.c}
    assert named == {table.name for table in DELETED} | {"seats"}, "seats stay, as those of nobody"
    assert {table.name for table in DELETED} <= set(await server.services.people.export("nobody"))


@pytest.mark.usefixtures("at_once")
async def test_somebody_is_kept_out_and_let_in_again(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "t.sqlite3"
    async with running(file) as server, Person(server.url, "Mallory") as mallory, Person(server.url, "Ann") as ann:
        table = await ann.table("me", "open")
        page = await mallory.page(table)
        who = (await mallory.get("/api/me"))["id"]
        assert await asyncio.to_thread(main, ["people", "list", "mall", "--db", str(file)]) == 0
        told = capsys.readouterr().out
        assert who in told
        assert "Ann" not in told
        ban = ["people", "ban", who, "--reason", "insults", "--db", str(file)]
        assert await asyncio.to_thread(main, ban) == 0
        await asyncio.wait_for(page.socket.wait_closed(), 20)
        problem = await mallory.get("/api/me", 403)
        assert (problem["key"], problem["data"]) == ("banned", {"reason": "insults"})
        with pytest.raises(InvalidStatus):
            await mallory.page(table)
        await ann.get("/api/me")
        assert await asyncio.to_thread(main, ["people", "unban", who, "--db", str(file)]) == 0
        assert (await mallory.get("/api/me"))["id"] == who
        assert await asyncio.to_thread(main, ["people", "ban", "nobody", "--db", str(file)]) == 2


@pytest.mark.usefixtures("at_once")
async def test_whoever_runs_the_server_closes_tables_and_reads_reports(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "t.sqlite3"
    async with running(file) as server, Person(server.url, "Ann") as ann, Person(server.url, "Bob") as bob:
        table = await ann.table("me", "open")
        waits = await ann.table("me", "open")
        await bob.post(f"/api/tables/{table}/join", {})
        page = await ann.page(table)
        async with Person(server.url) as eve:
            watcher = (await eve.get("/api/me"))["id"]
            await (await eve.page(table)).say({"t": "chat", "text": "you all lose"})
            await page.until(lambda: any(m["t"] == "said" for m in page.messages))
        await ann.post(f"/api/tables/{table}/report", {"seat": 1, "text": "He\u202e stalls"}, 201)
        await ann.post(f"/api/tables/{table}/report", {"text": " "}, 400)
        assert await asyncio.to_thread(main, ["reports", "--db", str(file)]) == 0
        told = capsys.readouterr().out
        assert table in told
        assert (await bob.get("/api/me"))["id"] in told
        assert "stalls" in told
        assert f"({watcher}): you all lose" in told
        assert await asyncio.to_thread(main, ["people", "ban", watcher, "--db", str(file)]) == 0
        for each in (table, waits):
            assert await asyncio.to_thread(main, ["close", each, "--db", str(file)]) == 0
        assert await asyncio.to_thread(main, ["close", "no-such", "--db", str(file)]) == 2
        await page.until(lambda: page.info["phase"] == "over", 30)
        assert page.info["stuck"] == "closed"
        assert {t["id"]: t["phase"] for t in await ann.get("/api/tables?list=mine")} == {table: "over"}
        async with asyncio.timeout(30):
            while (await ann.http.get(f"/api/tables/{waits}")).status_code != 404:
                await asyncio.sleep(0.05)
        assert len((await ann.http.get(f"/api/tables/{table}/log")).text.splitlines()) > 1


async def test_records_are_signed_and_what_was_changed_is_found(
    tmp_path: Path, ann: Person, capsys: pytest.CaptureFixture[str]
) -> None:
    pytest.importorskip("cryptography")
    table = await ann.table("me", "bot:easy")
    page = await ann.page(table)
    await play_on(page)
    key = (await ann.get("/api/key"))["key"]
    log = (await ann.http.get(f"/api/tables/{table}/log")).content
    file = tmp_path / "match.ndjson"
    file.write_bytes(log)
    assert await asyncio.to_thread(main, ["replay", str(file), "--verify", "--key", key]) == 0
    assert key in capsys.readouterr().out
    assert await asyncio.to_thread(main, ["replay", str(file), "--verify", "--key", "00" * 32]) == 1
    header, *lines = log.splitlines()
    assert seal.holds(msgspec.json.decode(header, type=Header), lines)
    assert not seal.holds(msgspec.json.decode(header, type=Header), lines[:-1]), "a line cut off the end"
    renamed = header.replace(b'"name":"Ann"', b'"name":"Eve"')
    assert renamed != header
    assert not seal.holds(msgspec.json.decode(renamed, type=Header), lines)


def test_a_ban_is_felt_soon() -> None:
    assert KNOWN_S <= 5


async def test_what_is_revoked_at_another_process_is_gone_here_too(server: Running, ann: Person) -> None:
    table = await ann.table("me", "open")
    page = await ann.page(table)
    person = next(iter(server.services.hub.sessions.values())).person
    elsewhere = People(server.services.storage)
    assert await elsewhere.revoke(person) == 1
    assert await server.services.people.revoke(person) == 2, "it is counted where all processes count"
    server.services.people._known.clear()
    await server.services.hub._keep_out()
    await asyncio.wait_for(page.socket.wait_closed(), 20)
    assert page.socket.close_reason == "revoked"
