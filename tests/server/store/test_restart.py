"""A server that is stopped in the middle of a race, or while somebody thinks: time goes on where it stood."""

from __future__ import annotations

import asyncio
import re
import time
from pathlib import Path

import httpx
import pytest
from sqlalchemy import create_engine, inspect

from taverne.server.store.database import MIGRATIONS
from taverne.server.store.schema import metadata
from tests.server.live.test_presence import two_in_a_race
from tests.server.live.test_race import phase, see
from tests.server.tools import Page, Person, answer_once, running

pytestmark = pytest.mark.usefixtures("quick_countdown")


def here(person: Person, url: str) -> Person:
    """The same person, at the same server started again."""
    again = Person(url)
    again.http = httpx.AsyncClient(base_url=url, timeout=20, cookies=person.http.cookies)
    return again


def timers(page: Page) -> dict[str, float]:
    """The seconds that each timer has left."""
    return {timer["name"]: timer["ends"] / 1000 - time.time() for timer in page.now["timers"]}


@pytest.mark.own_time
async def test_a_race_cut_off_in_the_middle_stands_still_and_goes_on_with_the_time_it_had_left(tmp_path: Path) -> None:
    file = tmp_path / "table.sqlite3"
    async with running(file) as server, Person(server.url, "Ann") as ann, Person(server.url, "Bob") as bob:
        table, *pages = await two_in_a_race(server, ann, bob)
        monsters, _ = await asyncio.gather(see(pages[0]), see(pages[1]))
        await asyncio.sleep(4)
        assert (await pages[0].act(f"claim left {monsters[0]}"))["t"] == "ack"
        await pages[0].until(lambda: "round" in timers(pages[0]))
        left = timers(pages[0])["round"]
        assert 8 < left < 11.5
    await asyncio.sleep(1)
    async with running(file) as server:
        ann, bob = here(ann, server.url), here(bob, server.url)
        one = await ann.page(table)
        assert set(timers(one)) == {"pause"}
        assert (await one.act(f"claim right {monsters[1]}"))["key"] == "paused", "nobody gains by being back first"
        await asyncio.sleep(1)
        two = await bob.page(table)
        await one.until(lambda: timers(one)["pause"] < 3.2)
        assert 2 < timers(two)["pause"] < 3.2
        assert phase(two) == "attack"
        await one.until(lambda: "round" in timers(one))
        assert abs(timers(one)["round"] - left) < 0.8, "what was left is left"
        assert (await two.act(f"claim left {monsters[1]}"))["t"] == "ack"
        for page in (one, two):
            await page.act("done")
        await one.until(lambda: phase(one) != "attack")
        for person in (ann, bob):
            await person.__aexit__()


async def test_a_race_that_not_everybody_comes_back_to_goes_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("taverne.server.live.match.play.RETURN_S", 0.3)
    monkeypatch.setattr("taverne.server.live.match.presence.RETURN_S", 0.3)
    file = tmp_path / "table.sqlite3"
    async with running(file) as server, Person(server.url, "Ann") as ann, Person(server.url, "Bob") as bob:
        table, *pages = await two_in_a_race(server, ann, bob)
        await asyncio.gather(see(pages[0]), see(pages[1]))
    async with running(file, grace_s=0.3) as server:
        bob = here(bob, server.url)
        page = await bob.page(table)
        await page.until(lambda: not timers(page) or "pause" not in timers(page), 30)
        await page.until(lambda: page.now["view"]["table"]["players"][0]["finished"], 30)
        await bob.__aexit__()


async def test_a_players_own_clock_has_run_on_while_the_server_was_away(tmp_path: Path) -> None:
    file = tmp_path / "table.sqlite3"
    clock = {"kind": "move", "seconds": 60}
    async with running(file) as server, Person(server.url, "Ann") as ann, Person(server.url, "Bob") as bob:
        table = await ann.table("me", "open", options={"neutral": False}, clock=clock)
        await bob.post(f"/api/tables/{table}/join", {})
        pages = [await ann.page(table), await bob.page(table)]
        await answer_once(next(page for page in pages if page.asked))
        await asyncio.sleep(1)
    await asyncio.sleep(1.5)
    async with running(file) as server:
        ann = here(ann, server.url)
        page = await ann.page(table)
        assert 40 < timers(page)["move"] < 57.6
        await ann.__aexit__()


async def test_the_history_of_the_database_ends_in_the_tables_that_the_program_knows(tmp_path: Path) -> None:
    """One list of columns: what the migrations made is what ``TableRow`` and the schema say."""
    async with running(tmp_path / "t.sqlite3"):
        pass
    engine = create_engine(f"sqlite:///{tmp_path / 't.sqlite3'}")
    found = inspect(engine)
    for table in metadata.sorted_tables:
        columns = {column["name"]: column["nullable"] for column in found.get_columns(table.name)}
        assert columns == {column.name: column.nullable for column in table.columns}, table.name
    engine.dispose()


def test_steps_of_the_database_follow_one_another() -> None:
    """Each file has a number of its own, says it inside, and comes after the one before it."""
    steps = sorted((MIGRATIONS / "versions").glob("v*_*.py"))
    told = [re.findall(r'^(?:down_)?revision = (?:"(\d+)"|None)', step.read_text(), re.MULTILINE) for step in steps]
    assert [own for own, _ in told] == [f"{number:04}" for number in range(1, len(steps) + 1)]
    assert [step.name[1:5] for step in steps] == [own for own, _ in told]
    assert [before for _, before in told] == ["", *(own for own, _ in told[:-1])]
