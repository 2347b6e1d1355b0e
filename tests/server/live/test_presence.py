"""People who go and come back: claims that stand, defaults, bots that stand in, clocks that run out."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests.server.live.test_race import phase, see, until_phase
from tests.server.tools import Page, Person, Running, answer_once, play_on, running


@pytest.fixture
async def hasty(tmp_path: Path, quick_countdown: None) -> AsyncIterator[Running]:
    """A server that soon takes people for gone."""
    async with running(tmp_path / "table.sqlite3", grace_s=0.2, patience_s=0.4) as server:
        yield server


async def two_in_a_race(server: Running, ann: Person, bob: Person, away: int = 60) -> tuple[str, Page, Page]:
    options = {"neutral": False, "timer": 15}
    table = await ann.table("me", "open", mode="arrival", options=options, away=away)
    await bob.post(f"/api/tables/{table}/join", {})
    pages = await ann.page(table), await bob.page(table)
    await asyncio.gather(*(until_phase(page, "ready") for page in pages))
    return table, *pages


@pytest.mark.own_time
@pytest.mark.rule("DR-119", "DR-153", "DR-154", "DR-155")
async def test_claims_stand_and_free_heroes_stay_out_when_somebody_is_gone(hasty: Running) -> None:
    async with Person(hasty.url, "Ann") as ann, Person(hasty.url, "Bob") as bob:
        table, here, gone = await two_in_a_race(hasty, ann, bob)
        monsters, _ = await asyncio.gather(see(here), see(gone))
        assert (await gone.act(f"claim left {monsters[0]}"))["t"] == "ack"
        await gone.close()
        await here.until(lambda: not here.info["seats"][1]["online"])
        await here.until(lambda: here.now["view"]["table"]["players"][1]["finished"])
        assert here.now["view"]["table"]["monsters"][0]["holder"] == 1, "the claim stands"
        await here.act(f"claim left {monsters[1]}")
        await here.act(f"claim right {monsters[2]}")
        await here.until(lambda: phase(here) != "attack")
        await until_phase(here, "countdown", 2)
        back = await bob.page(table)
        assert back.now["whole"]
        assert back.now["view"]["table"]["round"] == 2
        assert back.now["view"]["table"]["monsters"] == [], "no face before the reveal"
        assert "revealed" in {line["kind"] for line in back.now["log"]}


@pytest.mark.rule("DR-156")
async def test_after_two_rounds_missed_a_bot_plays_until_return(hasty: Running) -> None:
    async with Person(hasty.url, "Ann") as ann, Person(hasty.url, "Bob") as bob:
        table, here, gone = await two_in_a_race(hasty, ann, bob, away=600)
        await gone.close()
        for number in (1, 2):
            await see(here, number)
            await here.act("done")
            await here.until(lambda: phase(here) != "attack", 20)
        await here.until(lambda: here.info["seats"][1]["standin"])
        back = await bob.page(table)
        assert not back.info["seats"][1]["standin"]


@pytest.mark.rule("DR-156")
async def test_a_seat_left_for_longer_than_the_table_allows_is_played_by_a_bot(hasty: Running) -> None:
    async with Person(hasty.url, "Ann") as ann, Person(hasty.url, "Bob") as bob:
        table = await ann.table("me", "open", options={"neutral": False}, away=1)
        await bob.post(f"/api/tables/{table}/join", {})
        here = await ann.page(table)
        gone = await bob.page(table)
        await gone.close()
        await play_on(here)
        assert here.now["info"]["seats"][1]["standin"]
        assert here.now["info"]["unrated"] == "standin", "the result says so"
        assert await ann.get("/api/ratings/dungeon_rush") == []


async def test_a_seat_is_given_to_a_bot_and_taken_back_at_will(hasty: Running) -> None:
    async with Person(hasty.url, "Ann") as ann, Person(hasty.url, "Bob") as bob:
        table = await ann.table("me", "open", options={"neutral": False})
        await bob.post(f"/api/tables/{table}/join", {})
        here, other = await ann.page(table), await bob.page(table)
        await here.ask({"t": "take", "seat": 0, "back": False})
        await here.until(lambda: here.info["seats"][0]["standin"])
        while other.now["position"] < 10:
            await other.until(lambda: other.asked or other.now["position"] >= 10)
            if other.asked:
                await answer_once(other)
        await here.ask({"t": "take", "seat": 0})
        await here.until(lambda: not here.info["seats"][0]["standin"])
        await here.ask({"t": "take", "seat": 0, "back": False})
        await here.close()
        back = await ann.page(table)
        assert back.info["seats"][0]["standin"], "handed over on purpose: coming back alone does not take it"


async def test_a_table_rests_while_nobody_who_plays_is_there(hasty: Running) -> None:
    async with Person(hasty.url, "Ann") as ann:
        table = await ann.table("me", "bot:random", "bot:random", options={"limits": "on"}, away=1)
        page = await ann.page(table)
        await page.until(lambda: page.asked)
        left = page.now["timers"][0]["ends"] - 1000 * time.time()
        await page.close()
        await asyncio.sleep(3)
        info = await ann.get(f"/api/tables/{table}")
        assert (info["position"], info["seats"][0]["standin"]) == (page.now["position"], False)
        back = await ann.page(table)
        ends = back.now["timers"][0]["ends"] - back.now["now"]
        assert ends > left - 2_000, "the timer of the draft has rested too"


@pytest.mark.rule("DR-031")
@pytest.mark.parametrize("limits", ["auto", "on"])
async def test_nobody_is_hurried_at_the_draft_where_only_bots_wait(hasty: Running, limits: str) -> None:
    async with Person(hasty.url, "Ann") as ann, Person(hasty.url, "Bob") as bob:
        table = await ann.table("me", "bot:random", "bot:random", mode="arrival", options={"limits": limits})
        page = await ann.page(table)
        await page.until(lambda: page.asked)
        assert [timer["name"] for timer in page.now["timers"]] == (["draft"] if limits == "on" else [])
        table = await ann.table("me", "open", mode="arrival", options={"limits": limits, "neutral": False})
        await bob.post(f"/api/tables/{table}/join", {})
        page = await ann.page(table)
        assert [timer["name"] for timer in page.now["timers"]] == ["draft"], "two people: one waits for the other"


async def test_a_clock_for_each_move_answers_for_whoever_is_late(hasty: Running) -> None:
    async with Person(hasty.url, "Ann") as ann, Person(hasty.url, "Bob") as bob:
        clock = {"kind": "move", "seconds": 1}
        table = await ann.table("me", "open", options={"neutral": False}, clock=clock, away=0)
        await bob.post(f"/api/tables/{table}/join", {})
        here, other = await ann.page(table), await bob.page(table)
        first = here if here.asked else other
        timer = first.now["timers"][0]
        assert (timer["name"], timer["seat"], timer["ms"]) == ("move", first.now["seat"], 1000)
        position = first.now["position"]
        await first.until(lambda: first.now["position"] > position, 60)
        assert "drafted" in {line["kind"] for line in first.now["log"]}, "no default here: a bot has answered"


@pytest.mark.own_time
async def test_a_reserve_shrinks_by_what_is_used_and_grows_with_each_move(hasty: Running) -> None:
    async with Person(hasty.url, "Ann") as ann, Person(hasty.url, "Bob") as bob:
        clock = {"kind": "reserve", "seconds": 2, "reserve": 60}
        table = await ann.table("me", "open", options={"neutral": False}, clock=clock)
        await bob.post(f"/api/tables/{table}/join", {})
        here, other = await ann.page(table), await bob.page(table)
        first, second = (here, other) if here.asked else (other, here)
        assert first.now["timers"][0]["ms"] == 62_000
        asked = first.now["timers"][0]["ends"] - 62_000
        await asyncio.sleep(0.5)
        await answer_once(first)
        used = 1000 * time.time() - asked
        await second.until(lambda: second.asked)
        await answer_once(second)
        await answer_once(second)
        await first.until(lambda: first.asked)
        assert 64_000 - used <= first.now["timers"][0]["ms"] <= 63_600


@pytest.mark.own_time
async def test_play_over_days_leaves_memory_and_is_there_on_demand(tmp_path: Path) -> None:
    async with (
        running(tmp_path / "t.sqlite3", idle_s=0.1) as server,
        Person(server.url, "Ann") as ann,
        Person(server.url, "Bob") as bob,
    ):
        table = await ann.table("me", "open", options={"neutral": False}, away=0)
        await bob.post(f"/api/tables/{table}/join", {})
        for _ in range(3):
            for person in (ann, bob):
                page = await person.page(table)
                if page.asked:
                    await answer_once(page)
                position = page.now["position"]
                await page.close()
            async with asyncio.timeout(60):
                while table in server.services.hub.rooms:
                    await asyncio.sleep(0.05)
        assert (await ann.page(table)).now["position"] == position
        mine = await ann.get("/api/tables?list=mine")
        assert mine[0]["waiting"], "the list says whose turn it is"
