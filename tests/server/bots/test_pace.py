"""How fast bots play: whoever has a seat chooses it, everybody is told, and bots that wait already keep to it."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path
from types import SimpleNamespace

import pytest

from taverne.engine.decisions import Choice
from taverne.server.bots.driver import PACES, BotDriver
from taverne.server.settings import Settings
from taverne.server.store.table_row import Habits
from tests.server.tools import Page, Person, Running, answer_once, running

BOTS = ("bot:random", "bot:random")


@pytest.fixture
async def slow(tmp_path: Path) -> AsyncIterator[Running]:
    """A server whose bots pause for longer than any test waits."""
    async with running(tmp_path / "table.sqlite3", bot_pause_ms=600_000) as server:
        yield server


async def choose(page: Page, pace: str, seat: int = 0) -> str:
    """Choose a pace; return the reason of the refusal, or "" if there was none."""
    return str((await page.ask({"t": "pace", "seat": seat, "pace": pace})).get("key", ""))


async def held(server: Running, table: str, *pages: Page) -> None:
    """Answer for people until a bot is to answer, and will not for minutes."""
    play = server.services.hub.rooms[table].play
    assert play is not None
    async with asyncio.timeout(60):
        while not any(plan.at / 1000 > asyncio.get_running_loop().time() + 60 for plan in play.bots._plans.of.values()):
            for page in pages:
                if page.asked:
                    await answer_once(page)
            await asyncio.sleep(0.02)


async def test_bots_keep_the_pace_that_was_chosen() -> None:
    match = SimpleNamespace(happened=[], entries=[], state=SimpleNamespace(pending=()))
    kept = SimpleNamespace(habits=Habits())
    services = SimpleNamespace(settings=Settings(bot_pause_ms=300))
    play = SimpleNamespace(match=match, services=services, kept=kept, resting=False, racing=False)
    bots = BotDriver(play)  # type: ignore[arg-type]
    pauses = {}
    for pace in PACES:
        match.happened = [*match.happened, None]
        bots.choose_pace(pace, 0.0)
        bots.update(0.0)
        pauses[pace] = bots._delay(Choice(0, "order", ()))
    assert pauses == {"calm": 300, "brisk": 100, "fierce": 0}


async def test_a_bot_that_waits_already_answers_at_once_and_so_do_all_after_it(slow: Running) -> None:
    async with Person(slow.url, "Ann") as ann:
        table = await ann.table("me", *BOTS)
        page = await ann.page(table)
        assert page.info["pace"] == "calm"
        await held(slow, table, page)
        assert await choose(page, "fierce") == ""
        for _ in range(3):
            await page.until(lambda: page.asked, 60)
            await answer_once(page)
        assert page.info["pace"] == "fierce"


async def test_a_slower_pace_makes_bots_wait_again(slow: Running) -> None:
    async with Person(slow.url, "Ann") as ann:
        table = await ann.table("me", *BOTS)
        page = await ann.page(table)
        assert await choose(page, "fierce") == ""
        await page.until(lambda: page.asked, 60)
        assert await choose(page, "brisk") == ""
        await held(slow, table, page)
        assert not page.asked


async def test_everybody_at_the_table_is_told_of_the_pace(slow: Running) -> None:
    async with Person(slow.url, "Ann") as ann, Person(slow.url, "Bob") as bob, Person(slow.url, "Eve") as eve:
        table = await ann.table("me", "open", "bot:random")
        await bob.post(f"/api/tables/{table}/join", {})
        pages = [await person.page(table) for person in (ann, bob, eve)]
        await held(slow, table, *pages)
        assert {page.info["pace"] for page in pages} == {"calm"}
        assert await choose(pages[1], "brisk", seat=1) == ""
        for page in pages:
            await page.until(lambda page=page: page.info["pace"] == "brisk")  # type: ignore[misc]
        assert (await ann.page(table)).info["pace"] == "brisk", "also who comes later"
        assert (await ann.get(f"/api/tables/{table}"))["pace"] == "brisk"


async def test_who_only_watches_chooses_nothing(ann: Person, eve: Person) -> None:
    table = await ann.table("me", *BOTS)
    page, watcher = await ann.page(table), await eve.page(table)
    for seat in (0, 1, -3, 99):
        assert await choose(watcher, "fierce", seat) == "not-your-seat"
    assert await choose(page, "fierce", 1) == "not-your-seat", "nor for the seat of a bot"
    assert (await ann.get(f"/api/tables/{table}"))["pace"] == "calm"


async def test_a_pace_that_there_is_not_is_refused_with_those_there_are(ann: Person) -> None:
    page = await ann.page(await ann.table("me", *BOTS))
    for pace in ("", "fast", "Calm", "0", "x" * 5000):
        answer = await page.ask({"t": "pace", "seat": 0, "pace": pace})
        assert (answer["t"], answer["key"]) == ("refused", "pace-unknown")
        assert answer["data"] == {"known": "calm, brisk, fierce"}
    await page.say({"t": "pace", "id": 7000, "seat": 0, "pace": 3})
    await page.until(lambda: page.answers.get(-1, {}).get("key") == "not-readable")
    assert page.info["pace"] == "calm"


async def test_there_is_a_pace_only_while_bots_play_outside_races(ann: Person, bob: Person) -> None:
    race = await ann.page(await ann.table("me", *BOTS, mode="arrival"))
    assert (race.info["pace"], await choose(race, "fierce")) == ("", "no-pace")
    table = await ann.table("me", "open", options={"neutral": False})
    here = await ann.page(table)
    assert await choose(here, "fierce") == "not-started"
    await bob.post(f"/api/tables/{table}/join", {})
    await here.until(lambda: here.info["phase"] == "playing")
    assert (here.info["pace"], await choose(here, "fierce")) == ("", "no-pace")
    other = await bob.page(table)
    await other.ask({"t": "take", "seat": 1, "back": False})
    await here.until(lambda: here.info["pace"] == "calm")
    assert await choose(here, "brisk") == ""
