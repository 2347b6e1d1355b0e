"""Records over HTTP: logs, replays, forks, and the words of the house."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest

from taverne.engine.logs.log_file import RecordError, begun, replayed
from taverne.games import find
from taverne.server.live.past.checkup import Checkup
from taverne.server.store.load_match import AT_ONCE, played
from taverne.server.store.storage import Storage
from tests.server.tools import Json, Person, Running, answer_once, play_on, running, silent


async def finished(ann: Person, mode: str = "snake") -> str:
    """Play a match of two at one screen to its end, quickly."""
    table = await ann.table("me", "here", mode=mode, options={"neutral": False})
    page = await ann.page(table)
    while True:
        await page.until(lambda: page.over or page.now["view"]["waiting"])
        if page.over:
            return table
        if not page.asked:
            # Nobody turns a screen around so often: a look may be refused for a moment.
            await page.say({"t": "look", "seat": page.now["view"]["waiting"][0]})
            with suppress(TimeoutError):
                await page.until(lambda: page.asked or page.over, 0.5)
        else:
            await answer_once(page)


def heroes(view: Any) -> list[list[tuple[str, list[int]]]]:
    return [[(hero["hero"], hero["skills"]) for hero in one["heroes"]] for one in view["table"]["players"]]


async def test_a_finished_match_can_be_downloaded_replayed_and_played_on(ann: Person, eve: Person) -> None:
    table = await finished(ann)
    answer = await eve.http.get(f"/api/tables/{table}/log")
    assert answer.headers["content-type"] == "application/x-ndjson"
    match = replayed(table, answer.content.splitlines(), find)
    assert match.over

    last = await eve.get(f"/api/tables/{table}/replay/-1?seat=1")
    assert last["position"] == last["positions"] == match.position
    assert last["view"]["over"]
    start = await eve.get(f"/api/tables/{table}/replay/0?seat=0")
    assert start["view"]["table"]["round"] == 0
    middle = await eve.get(f"/api/tables/{table}/replay/20?seat=1")
    assert middle["view"]["seat"] == 1
    assert all(line["position"] <= 20 for line in middle["log"])
    assert (await eve.get(f"/api/tables/{table}/replay/9999", 404))["key"] == "no-position"

    body = {"position": 20, "seats": ["me", "bot:random"]}
    fork = await eve.post(f"/api/tables/{table}/fork", body, 201)
    assert (fork["phase"], fork["unrated"]) == ("playing", "fork")
    again = await eve.page(fork["id"])
    assert again.now["position"] >= 20
    assert heroes(again.now["view"]) == heroes(middle["view"]), "the bot may have moved already"
    assert [seat["name"] for seat in again.info["seats"]] == ["Eve", "random"]
    await play_on(again)
    log = (await eve.http.get(f"/api/tables/{fork['id']}/log")).content.splitlines()
    forked = replayed(fork["id"], log, find)
    assert [e.do for e in forked.entries[:20]] == [e.do for e in match.entries[:20]]
    assert forked.seed != match.seed
    assert fork["commitment"] == forked.header.commitment != match.header.commitment
    assert [origin.seed for origin in forked.header.origins or ()] == [match.header.seed]
    assert (await eve.post(f"/api/tables/{table}/fork", body | {"position": 9999}, 400))["key"] == "no-position"


async def test_while_a_match_runs_its_log_is_closed_and_its_past_open_only_as_seen_then(
    ann: Person, bob: Person, eve: Person
) -> None:
    table = await ann.table("me", "open", mode="secret", options={"neutral": False})
    assert (await eve.get(f"/api/tables/{table}/log", 409))["key"] == "not-started"
    await bob.post(f"/api/tables/{table}/join", {})
    page = await ann.page(table)
    refused = await ann.get(f"/api/tables/{table}/log", 409)
    assert refused["key"] == "log-running"
    assert refused["data"] == {"commitment": page.info["commitment"]}
    assert (await eve.get(f"/api/tables/{table}/replay/2?seat=0", 403))["key"] == "not-your-seat"
    assert (await bob.get(f"/api/tables/{table}/replay/2?seat=0", 403))["key"] == "not-your-seat"
    assert (await ann.get(f"/api/tables/{table}/replay/2?seat=0"))["view"]["seat"] == 0
    assert (await eve.get(f"/api/tables/{table}/replay/2"))["view"]["seat"] == -3
    assert (await eve.get(f"/api/tables/{table}/replay/2?seat=7", 400))["key"] == "no-seat"
    body = {"position": 2, "seats": ["me", "open"]}
    assert (await eve.post(f"/api/tables/{table}/fork", body, 409))["key"] == "match-running"


async def told_while_ann_decides(server: Running, people: tuple[Person, Person, Person], which: int) -> list[Json]:
    """Play the same seeded match; in secret Ann takes option ``which``; return what Bob and Eve were then told."""
    ann, bob, eve = people
    table = await ann.table("me", "open", mode="secret", options={"neutral": False}, seed=5)
    await bob.post(f"/api/tables/{table}/join", {})
    pages = [await ann.page(table), await bob.page(table), await eve.page(table)]
    while not (pages[0].asked and pages[0].asked[0]["prompt"].startswith("assign")):
        await asyncio.sleep(0.01)
        for page in pages[:2]:
            if page.asked and not page.asked[0]["prompt"].startswith("assign"):
                await answer_once(page)
    header = server.services.hub.rooms[table].kept.header
    assert header is not None
    async with asyncio.timeout(15):
        while len({page.now["seq"] for page in pages}) > 1:
            await asyncio.sleep(0.01)
    for page in pages:
        assert not any(str(header.salt) in text or f'"seed":{json.dumps(header.seed)}' in text for text in page.raw)
    marks = [len(page.messages) for page in pages]
    for _ in range(2):
        answer = await pages[0].act(pages[0].asked[0]["options"][which])
        await pages[0].until(lambda answer=answer: pages[0].now["seq"] >= answer["seq"])  # type: ignore[misc]
        await silent(pages)  # whoever could notice something has been told
    told = [m for page, mark in zip(pages[1:], marks[1:], strict=True) for m in page.messages[mark:]]
    told += [await person.get(f"/api/tables/{table}/replay/-1") for person in (bob, eve)]
    return [await bob.get(f"/api/tables/{table}/replay/-1?seat=1"), *told]


def timeless(message: Json) -> Json:
    """Return a message without what differs between two tables anyway; when it last changed is told of none."""
    assert message.get("info", {}).get("updated") == message.get("info", {}).get("created")
    kept = {name: value for name, value in message.items() if name not in ("now", "timers", "show_at")}
    if "info" in kept:
        kept["info"] = {name: value for name, value in kept["info"].items() if name not in ("id", "created", "updated")}
    return kept


async def test_nothing_hidden_reaches_a_rival_or_a_spectator(
    server: Running, ann: Person, bob: Person, eve: Person
) -> None:
    """Whatever Ann decides in secret, the others are told the same, word for word, until it is shown."""
    told = [
        [timeless(message) for message in await told_while_ann_decides(server, (ann, bob, eve), which)]
        for which in (0, 2)
    ]
    assert len(told[0]) >= 3
    assert told[0] == told[1]


async def test_looking_back_reads_the_log_once_and_then_only_what_is_new(
    ann: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    reads: list[tuple[str, int]] = []
    entries_of = Storage.entries_of

    async def counted(self: Storage, table: str, after: int = 0) -> list[tuple[bytes, str, int]]:
        reads.append((table, after))
        return await entries_of(self, table, after)

    async def unread(self: Checkup, kept: object) -> str:
        return ""  # the house reads the matches under way when it opens, which may be only now

    monkeypatch.setattr(Storage, "entries_of", counted)
    monkeypatch.setattr(Checkup, "_look", unread)
    table = await ann.table("me", "here", options={"neutral": False})
    page = await ann.page(table)
    for _ in range(3):
        if not page.asked:
            await page.say({"t": "look", "seat": page.now["view"]["waiting"][0]})
            await page.until(lambda: page.asked)
        await answer_once(page)
        for position in (0, -1):
            found = await ann.get(f"/api/tables/{table}/replay/{position}?seat={page.now['seat']}")
            assert found["positions"] == page.now["position"]
        assert found["view"] == page.now["view"]
    read = [after for one, after in reads if one == table]  # other tables of the house are looked at too
    assert read == sorted(set(read))
    assert len(read) == 3


async def test_a_long_log_is_played_again_without_holding_up_the_others(ann: Person) -> None:
    table = await finished(ann)
    lines = (await ann.http.get(f"/api/tables/{table}/log")).content.splitlines()
    turns = 0

    async def others() -> None:
        nonlocal turns
        while True:
            turns += 1
            await asyncio.sleep(0)

    match = begun(table, lines, find)
    beside = asyncio.create_task(others())
    await played(table, match, lines[1:])
    beside.cancel()
    assert match.over
    assert turns >= len(match.entries) // AT_ONCE >= 2


async def test_words_are_served_as_they_are_with_fingerprints(ann: Person) -> None:
    for path in ("en/common.ftl", "fr/common.ftl", "en/dungeon_rush.ftl", "fr/dungeon_rush/rules.ftl"):
        answer = await ann.http.get(f"/api/words/{path}")
        assert answer.status_code == 200, path
        assert answer.headers["content-type"] == "text/plain; charset=utf-8"
        again = await ann.http.get(f"/api/words/{path}", headers={"If-None-Match": answer.headers["etag"]})
        assert (again.status_code, again.content) == (304, b"")
    names = (await ann.http.get("/api/words/en/dungeon_rush.ftl")).text
    assert "monster-I-01" in names
    assert "DR-001" in (await ann.http.get("/api/words/fr/dungeon_rush/rules.ftl")).text
    wrong: list[str] = ["de/common.ftl", "en/chess.ftl", "en/common.txt", "en/chess/rules.ftl", "../en/common.ftl"]
    for path in wrong:
        assert (await ann.http.get(f"/api/words/{path}")).status_code == 404


async def test_pages_of_the_client_find_their_way(ann: Person) -> None:
    for path in ("/", "/t/some-table", "/t/some-table/replay", "/new/dungeon_rush", "/rules"):
        answer = await ann.http.get(path)
        assert answer.status_code == 200
        assert answer.headers["content-type"].startswith("text/html")
        assert "script-src 'self'" in answer.headers["content-security-policy"]
        assert answer.headers["x-content-type-options"] == "nosniff"
    for path in ("/assets/none.js", "/../secret.txt", "/api/none", "/..%2f..%2fapp.py"):
        assert (await ann.http.get(path)).status_code == 404, path


async def test_health_and_metrics_tell_how_the_server_is(ann: Person) -> None:
    health: Json = await ann.get("/health")
    assert health == {"ok": True, "saving": True, "version": health["version"], "engine": health["engine"]}
    assert health["engine"] in ("plain", "compiled")
    assert await ann.get("/ready") == health
    metrics = (await ann.http.get("/metrics")).text
    assert "taverne_commit_seconds" in metrics
    assert 'taverne_requests_total{method="GET",status="200"}' in metrics
    schema = await ann.get("/schema/openapi.json")
    assert "/api/tables/{table}/join" in schema["paths"]


async def test_a_large_seed_is_said_and_told_as_text_with_every_digit(ann: Person) -> None:
    large = 2**53 + 1
    table = await ann.table("me", "bot:random", mode="snake", seed=str(large), options={"neutral": False})
    await play_on(await ann.page(table))
    log = (await ann.http.get(f"/api/tables/{table}/log")).content.splitlines()
    assert json.loads(log[0])["seed"] == str(large)
    assert replayed(table, log, find).seed == large


async def test_a_log_that_does_not_hold_still_gives_its_lines_and_its_result(tmp_path: Path) -> None:
    file = tmp_path / "table.sqlite3"
    async with running(file) as server, Person(server.url, "Ann") as ann:
        table = await finished(ann)
        result = (await ann.get(f"/api/tables/{table}"))["result"]
    with sqlite3.connect(file) as database:
        (number, line) = database.execute("SELECT n, line FROM entries WHERE line LIKE '%draw%' LIMIT 1").fetchone()
        database.execute("UPDATE entries SET line = ? WHERE n = ?", (line.replace("draw", "roll"), number))
    async with running(file) as server, Person(server.url, "Eve") as eve:
        lines = (await eve.http.get(f"/api/tables/{table}/log")).content.splitlines()
        with pytest.raises(RecordError, match="checksum"):
            replayed("download", lines, find)
        info = await eve.get(f"/api/tables/{table}")
        assert (info["result"], info["stuck"]) == (result, "log-sum")
        moment = await eve.get(f"/api/tables/{table}/replay/-1")
        assert moment["view"] is None
        assert moment["log"], "what everybody saw is still told"
        assert (await eve.get("/api/games"))[0]["name"] == "dungeon_rush"
