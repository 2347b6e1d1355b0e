"""A match whose rules are gone: all who play agree, and it goes on under today's, from where it stood."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
import pytest

from taverne import games
from taverne.engine.game import Game
from taverne.engine.logs.log import Entry
from taverne.engine.logs.log_file import RecordError, replayed
from taverne.engine.rng import derive
from taverne.server.bots.workers import BotWorkers, reach
from taverne.server.live.room.table_requests import Forget
from taverne.server.store.doctor import Doctor
from taverne.server.store.load_match import rebuilt
from tests.boxes import changed_box
from tests.server.store.test_updates import ALL, SEATS, restarted, same_person
from tests.server.tools import Page, Person, Running, running

OPTIONS: dict[str, dict[str, Any]] = {
    "dungeon_rush": {"mode": "snake", "neutral": False},
    "monster_lands": {},
    "nerath": {"limit": 2},
    "euthia": {},
}
"""Without bots, whose processes take seconds to start."""


def elsewhere(game: Game[Any]) -> Game[Any]:
    """Return a game of a version that is gone, under whose rules every roll and draw was another."""

    class Old(type(game)):  # type: ignore[misc]
        rules_version = "0"

        def fresh(self, options: Any, seats: int, seed: int) -> Any:
            return super().fresh(options, seats, derive(seed, "old"))

    return Old(game.box)  # type: ignore[attr-defined]


@pytest.fixture(autouse=True)
def at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Look for the way on here instead of in a process of its own, which takes seconds to start."""
    monkeypatch.setattr(BotWorkers, "reach", lambda _, reading: asyncio.to_thread(reach, reading))


async def begun(ann: Person, name: str, moves: int = 6) -> tuple[str, Page]:
    """Begin a match that one person plays for all, and play a little."""
    seats = ["me", *["here"] * (SEATS[name] - 1)]
    body = {"game": name, "players": SEATS[name], "seats": seats, "options": OPTIONS[name]}
    table = str((await ann.post("/api/tables", body, 201))["id"])
    pages = await opened(ann, table, name)
    await play(pages, moves)
    return table, pages[0]


async def opened(ann: Person, table: str, name: str) -> list[Page]:
    return [await ann.page(table, seat) for seat in range(SEATS[name])]


async def play(pages: list[Page], moves: int) -> None:
    """Answer so often for whichever seat is asked."""
    for _ in range(moves):
        async with asyncio.timeout(30):
            while not (asked := [page for page in pages if page.asked]):
                await asyncio.sleep(0.01)
        answer = await asked[0].act(asked[0].asked[0]["options"][0])
        assert answer["t"] == "ack", answer
        await asked[0].until(partial(_told, asked[0], answer["seq"]), 30)


def _told(page: Page, seq: int) -> bool:
    return bool(page.now["seq"] >= seq)


async def offer(person: Person, table: str) -> Page:
    page = await person.page(table)
    await page.until(lambda: page.info.get("anew") is not None, 60)
    return page


@ALL
async def test_a_match_is_played_on_with_another_box_when_its_own_is_gone(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    today = games.find(name)
    monkeypatch.setitem(games._MADE, name, changed_box(today))
    async with running(tmp_path / "t.sqlite3") as server, Person(server.url, "Ann") as ann:
        table, page = await begun(ann, name)
        position = page.now["position"]
    restarted(monkeypatch, name, today)
    with closing(sqlite3.connect(tmp_path / "t.sqlite3")) as file, file:
        file.execute("DELETE FROM boxes")
    async with running(tmp_path / "t.sqlite3") as server, same_person(ann, server) as ann:
        page = await offer(ann, table)
        offered, told = page.info["anew"], page.now["log"]
        assert told
        assert offered["position"] >= position
        position = offered["position"]
        assert offered == {"position": position, "of": position, "agreed": [], "missing": [*range(SEATS[name])]}
        assert (await page.ask({"t": "anew", "seat": 0}))["t"] == "ack"
        await page.until(lambda: page.now["view"] is not None, 30)
        assert page.info["stuck"] == ""
        assert page.info["unrated"]
        assert page.now["log"][: len(told)] == told
        assert page.now["log"][len(told)]["kind"] == "played-anew"
        await play(await opened(ann, table, name), 3)
        assert page.info["box"] == ""
        before = await ann.get(f"/api/tables/{table}/replay/{position - 1}?seat=0")
        assert before["view"] is None
        after = await ann.get(f"/api/tables/{table}/replay/{position}?seat=0")
        assert after["view"] is not None
        report = await Doctor(server.services.storage).examine()
        assert report.well, report.findings
    async with running(tmp_path / "t.sqlite3") as server, same_person(ann, server) as ann:
        page = await ann.page(table)
        assert page.now["log"][: len(told)] == told, "after a restart too"
        await play(await opened(ann, table, name), 1)


class Two(NamedTuple):
    """Two people at a table whose match cannot be read any more, and how long its log is."""

    server: Running
    ann: Person
    bob: Person
    table: str
    seq: int


@asynccontextmanager
async def two_people(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Two]:
    """Rules under which nothing falls as it fell are gone."""
    today = games.find("dungeon_rush")
    monkeypatch.setitem(games._MADE, "dungeon_rush", elsewhere(today))
    async with (
        running(tmp_path / "t.sqlite3") as server,
        Person(server.url, "Ann") as ann,
        Person(server.url, "Bob") as bob,
    ):
        table = await ann.table("me", "open", options=OPTIONS["dungeon_rush"], away=0)
        await bob.post(f"/api/tables/{table}/join", {})
        pages = [await ann.page(table), await bob.page(table)]
        await play(pages, 6)
        seq = max(page.now["seq"] for page in pages)
    restarted(monkeypatch, "dungeon_rush", today)
    async with (
        running(tmp_path / "t.sqlite3") as server,
        same_person(ann, server) as ann,
        same_person(bob, server) as bob,
    ):
        yield Two(server, ann, bob, table, seq)


@pytest.mark.parametrize("how", ["leave", "concede", "forget"])
async def test_who_leaves_need_not_agree_any_more(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, how: str) -> None:
    async with two_people(tmp_path, monkeypatch) as (server, ann, bob, table, _):
        page = await offer(ann, table)
        assert (await page.ask({"t": "anew", "seat": 0}))["t"] == "ack"
        assert page.info["stuck"], "Bob has not agreed"
        if how == "forget":
            await server.services.hub.ask(table, Forget((await bob.get("/api/me"))["id"]))
        else:
            await bob.post(f"/api/tables/{table}/{how}", {})
        await page.until(lambda: page.now["view"] is not None, 30)
        assert page.info["stuck"] == ""
        assert [seat["kind"] for seat in page.info["seats"]] == ["human", "bot"]
        await page.until(lambda: page.asked or page.over, 60)


async def test_nobody_goes_on_where_nobody_wanted_to(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with two_people(tmp_path, monkeypatch) as (_, ann, bob, table, _):
        page = await offer(ann, table)
        for person in (bob, ann):
            await person.post(f"/api/tables/{table}/leave")
        await page.until(lambda: [seat["kind"] for seat in page.info["seats"]] == ["bot", "bot"])
        assert page.info["stuck"]


async def test_two_people_agree_and_the_record_holds(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Log, download, verification, fork and replay go on."""
    today = games.find("dungeon_rush")
    async with two_people(tmp_path, monkeypatch) as (server, ann, bob, table, seq):
        anns, bobs = await offer(ann, table), await bob.page(table)
        assert anns.info["stuck"] == "log-dice"
        position = anns.info["anew"]["position"]
        assert position == anns.info["anew"]["of"]
        assert (await anns.ask({"t": "anew", "seat": 0}))["t"] == "ack"
        await bobs.until(lambda: (bobs.info.get("anew") or {}).get("agreed") == [0])
        assert bobs.info["stuck"] == "log-dice", "one does not decide for two"
        answer = await anns.act("pass", 0)
        assert answer["key"] == "unreadable"
        assert (await anns.ask({"t": "anew", "seat": 1}))["key"] == "not-your-seat"
        assert bobs.info["stuck"], "nobody agrees for another"
        assert (await bobs.ask({"t": "anew", "seat": 1}))["t"] == "ack"
        await anns.until(lambda: anns.now["view"] is not None, 30)
        for page in (anns, bobs):
            await page.until(lambda page=page: page.now["view"] is not None, 30)  # type: ignore[misc]
        assert anns.info["unrated"] == "rules"
        while not (anns.over and bobs.over):
            if any(page.asked for page in (anns, bobs)):
                await play([anns, bobs], 1)
            await asyncio.sleep(0.01)
        data = (await ann.http.get(f"/api/tables/{table}/log")).content
        lines = data.splitlines()
        match = replayed("download", lines, games.find)
        assert match.over
        assert match.base == position
        broken = msgspec.json.decode(lines[seq + 1], type=Entry)
        assert (broken.n, broken.undo, broken.agreed) == (seq + 1, position, True)
        assert broken.anew is not None
        assert broken.anew.rules == today.rules_version
        await ann.post(f"/api/tables/{table}/fork", {"position": position - 1, "seats": ["me", "bot:random"]}, 409)
        body = {"position": position + 1, "seats": ["me", "here"]}
        fork = (await ann.post(f"/api/tables/{table}/fork", body, 201))["id"]
        await play(await opened(ann, fork, "dungeon_rush"), 3)
        kept = await server.services.storage.find(fork)
        assert kept is not None
        assert (await rebuilt(server.services.storage, kept))[0].base == position
    changed = [*lines[: seq + 1], lines[seq + 1].replace(b'"seed":', b'"seed" :', 1), *lines[seq + 2 :]]
    with pytest.raises(RecordError, match="checksum"):
        replayed("changed", changed, games.find)
    moved = [*lines[:3], *lines[4:]]
    with pytest.raises(RecordError, match="missing or repeated"):
        replayed("cut", moved, games.find)


async def test_without_a_kept_position_it_goes_on_as_far_as_the_new_rules_come(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    today = games.find("dungeon_rush")
    monkeypatch.setitem(games._MADE, "dungeon_rush", elsewhere(today))
    async with running(tmp_path / "t.sqlite3") as server, Person(server.url, "Ann") as ann:
        table, _ = await begun(ann, "dungeon_rush")
    restarted(monkeypatch, "dungeon_rush", today)
    with closing(sqlite3.connect(tmp_path / "t.sqlite3")) as file, file:
        file.execute("DELETE FROM positions")
    async with running(tmp_path / "t.sqlite3") as server, same_person(ann, server) as ann:
        page = await offer(ann, table)
        offered = page.info["anew"]
        assert 0 <= offered["position"] <= offered["of"]
        assert (await page.ask({"t": "anew", "seat": 0}))["t"] == "ack"
        await page.until(lambda: page.now["view"] is not None, 30)
        await play(await opened(ann, table, "dungeon_rush"), 4)
