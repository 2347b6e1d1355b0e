"""The program changes, matches go on: each with its own box and rules, and none is ever "broken"."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from taverne import games
from taverne.engine.box import pinned, shelf
from taverne.engine.game import Game
from taverne.engine.logs.log_file import replayed
from taverne.server.live.past.checkup import Checkup
from tests.boxes import changed_box
from tests.server.tools import Page, Person, Running, answer_once, play_on, running

SEATS = {"dungeon_rush": 2, "monster_lands": 2, "nerath": 2, "euthia": 1}
OPTIONS: dict[str, dict[str, Any]] = {"dungeon_rush": {"mode": "snake"}, "nerath": {"limit": 2}}
ALL = pytest.mark.parametrize("name", SEATS)


def restarted(monkeypatch: pytest.MonkeyPatch, name: str, game: Game[Any]) -> None:
    """From now on the program has ``game``, and knows no other box of it: as after an update."""
    monkeypatch.setitem(games._MADE, name, game)
    monkeypatch.setattr(shelf, "_RECORDS", {game.box_fingerprint: shelf._RECORDS[game.box_fingerprint]})
    monkeypatch.setattr(pinned, "_MADE", {})


async def begun(ann: Person, name: str, moves: int = 6) -> tuple[str, Page]:
    seats = ["me", *["bot:random"] * (SEATS[name] - 1)]
    body = {"game": name, "players": SEATS[name], "seats": seats, "options": OPTIONS.get(name, {})}
    table = str((await ann.post("/api/tables", body, 201))["id"])
    page = await ann.page(table)
    for _ in range(moves):
        await page.until(lambda: bool(page.asked), 30)
        await answer_once(page)
    return table, page


def same_person(ann: Person, server: Running) -> Person:
    again = Person(server.url)
    again.http.cookies.update(ann.http.cookies)
    return again


@ALL
async def test_a_match_is_played_on_with_its_own_box_after_the_box_has_changed(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    today = games.find(name)
    old = changed_box(today)
    monkeypatch.setitem(games._MADE, name, old)
    async with running(tmp_path / "t.sqlite3") as server, Person(server.url, "Ann") as ann:
        table, page = await begun(ann, name)
        told = page.now["log"]
    restarted(monkeypatch, name, today)
    async with running(tmp_path / "t.sqlite3") as server, same_person(ann, server) as ann:
        info = await ann.get(f"/api/tables/{table}")
        assert (info["phase"], info["stuck"]) == ("playing", "")
        page = await ann.page(table)
        assert page.now["log"][: len(told)] == told or page.now["whole"]
        for _ in range(3):
            await page.until(lambda: bool(page.asked), 30)
            assert await answer_once(page)
        room = server.services.hub.rooms[table]
        assert room.play is not None
        assert room.play.match.game.box_fingerprint == old.box_fingerprint != today.box_fingerprint
        assert page.info["box"] == info["box"] == old.box_fingerprint, "pages are told to show the match's own values"
        shown = await ann.get(f"/api/games/{name}/box?of={info['box']}")
        assert shown != await ann.get(f"/api/games/{name}/box")
        await ann.get(f"/api/games/{name}/box?of=nonsense", 404)
        fresh, _ = await begun(ann, name, 1)
        assert (await ann.get(f"/api/tables/{fresh}"))["box"] == ""
        other = server.services.hub.rooms[fresh].play
        assert other is not None
        assert other.match.game.box_fingerprint == today.box_fingerprint, "new matches have the new box"


async def test_a_finished_match_is_replayed_downloaded_and_forked_with_its_own_box(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    today = games.find("dungeon_rush")
    monkeypatch.setitem(games._MADE, "dungeon_rush", changed_box(today))
    async with running(tmp_path / "t.sqlite3") as server, Person(server.url, "Ann") as ann:
        table, page = await begun(ann, "dungeon_rush", 0)
        await play_on(page)
        result = page.now["view"]["result"]
    restarted(monkeypatch, "dungeon_rush", today)
    async with running(tmp_path / "t.sqlite3") as server, same_person(ann, server) as ann:
        assert (await ann.get(f"/api/tables/{table}"))["result"] == result
        moment = await ann.get(f"/api/tables/{table}/replay/5?seat=0")
        assert moment["view"] is not None
        body = {"position": 8, "seats": ["me", "bot:random"]}
        fork = (await ann.post(f"/api/tables/{table}/fork", body, 201))["id"]
        page = await ann.page(fork)
        await page.until(lambda: bool(page.asked), 30)
        assert await answer_once(page)
        data = (await ann.http.get(f"/api/tables/{table}/log")).content
    restarted(monkeypatch, "dungeon_rush", today)
    match = replayed("download", data.splitlines(), games.find)
    assert match.over, "the log carries its box: any machine reads it"


async def test_rules_that_are_gone_but_give_the_same_match_are_no_reason_to_stop(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    today = games.find("dungeon_rush")
    monkeypatch.setitem(games._MADE, "dungeon_rush", today.under("0"))
    async with running(tmp_path / "t.sqlite3") as server, Person(server.url, "Ann") as ann:
        table, _ = await begun(ann, "dungeon_rush")
    restarted(monkeypatch, "dungeon_rush", today)
    async with running(tmp_path / "t.sqlite3") as server, same_person(ann, server) as ann:
        page = await ann.page(table)
        await page.until(lambda: bool(page.asked), 30)
        assert await answer_once(page)
        row = server.services.hub.rooms[table].kept
        assert (row.rules, row.header.rules if row.header else "") == (today.rules_version, "0")


@ALL
async def test_a_match_that_cannot_be_read_is_looked_at_line_by_line_and_can_be_left(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its box is gone: the worst that can happen."""
    today = games.find(name)
    monkeypatch.setitem(games._MADE, name, changed_box(today))
    async with running(tmp_path / "t.sqlite3") as server, Person(server.url, "Ann") as ann:
        table, page = await begun(ann, name)
        await page.until(lambda: page.now["view"]["waiting"] == [0], 30)  # no bot is about to do anything
        await page.say({"t": "look", "seat": 0})
        await page.until(lambda: page.now["whole"])
        told, position = page.now["log"], page.now["position"]
    restarted(monkeypatch, name, today)
    with closing(sqlite3.connect(tmp_path / "t.sqlite3")) as file, file:
        file.execute("DELETE FROM boxes")
    async with running(tmp_path / "t.sqlite3") as server, same_person(ann, server) as ann:
        assert await Checkup(server.services.storage, server.services.workers).run() == 1
        info = await ann.get(f"/api/tables/{table}")
        assert (info["phase"], info["stuck"]) == ("playing", "log-box")
        assert [one["stuck"] for one in await ann.get("/api/tables?list=mine")] == ["log-box"]
        page = await ann.page(table)
        assert page.now["view"] is None
        assert page.now["log"] == told, "what the seat saw was kept"
        answer = await page.act("pass", 0)
        assert (answer["t"], answer["key"]) == ("refused", "unreadable")
        moment = await ann.get(f"/api/tables/{table}/replay/-1?seat=0")
        assert (moment["view"], moment["log"], moment["position"]) == (None, told, position)
        await ann.post(f"/api/tables/{table}/fork", {"position": 1, "seats": ["me"] * SEATS[name]}, 409)
        await ann.post(f"/api/tables/{table}/leave")
        mine = await ann.get("/api/tables?list=mine")
        assert all(not seat["mine"] for one in mine for seat in one["seats"])


async def test_a_finished_match_that_cannot_be_read_shows_its_result_and_gives_its_log(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    today = games.find("dungeon_rush")
    monkeypatch.setitem(games._MADE, "dungeon_rush", changed_box(today))
    async with running(tmp_path / "t.sqlite3") as server, Person(server.url, "Ann") as ann:
        table, page = await begun(ann, "dungeon_rush", 0)
        await play_on(page)
        result, told = page.now["view"]["result"], len(page.messages)
        assert told
    restarted(monkeypatch, "dungeon_rush", today)
    with closing(sqlite3.connect(tmp_path / "t.sqlite3")) as file, file:
        file.execute("DELETE FROM boxes")
        lines = [line for (line,) in file.execute("SELECT line FROM entries WHERE table_id = ? ORDER BY n", (table,))]
    async with running(tmp_path / "t.sqlite3") as server, same_person(ann, server) as ann:
        assert (await ann.get(f"/api/tables/{table}"))["result"] == result
        data = (await ann.http.get(f"/api/tables/{table}/log")).content
        assert [line.decode() for line in data.splitlines()[1:]] == lines
        before = len(await ann.get("/api/tables?list=mine"))
        problem = await ann.post(f"/api/tables/{table}/fork", {"position": 3, "seats": ["me", "bot:random"]}, 409)
        assert problem["key"] == "unreadable"
        assert len(await ann.get("/api/tables?list=mine")) == before, "no empty table is left behind"


async def test_a_missing_last_line_is_noticed(tmp_path: Path) -> None:
    async with running(tmp_path / "t.sqlite3") as server, Person(server.url, "Ann") as ann:
        table, _ = await begun(ann, "dungeon_rush")
    with closing(sqlite3.connect(tmp_path / "t.sqlite3")) as file, file:
        file.execute("DELETE FROM entries WHERE n = (SELECT max(n) FROM entries)")
    async with running(tmp_path / "t.sqlite3") as server, same_person(ann, server) as ann:
        assert (await ann.get(f"/api/tables/{table}"))["stuck"] == "log-cut"
