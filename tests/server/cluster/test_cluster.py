"""Two server processes over PostgreSQL and Redis: people on either play one match, and outlive its owner."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import suppress

import pytest

from tests.server.services import Redis, postgres, redis
from tests.server.tools import Page, Person, Process, answer_once, unhurried

pytestmark = [pytest.mark.postgres, pytest.mark.redis]


@pytest.fixture(scope="module")
def services() -> Iterator[tuple[str, str]]:
    with postgres() as database, redis() as address:
        yield database, address


@pytest.fixture
async def pair(services: tuple[str, str]) -> AsyncIterator[tuple[Process, Process]]:
    """Two processes that share everything but their memory."""
    first, second = (Process(services[0], redis=services[1]) for _ in range(2))
    try:
        first.start()
        second.start()
        await asyncio.gather(first.ready(), second.ready())
        yield first, second
    finally:
        first.kill()
        second.kill()


async def match_across(pair: tuple[Process, Process], ann: Person, bob: Person) -> tuple[str, Page, Page]:
    """Ann, on the first process, sets up a table there; Bob, on the second, joins it."""
    table = await ann.table("me", "open", options={"neutral": False}, away=0)
    assert (await bob.get(f"/api/tables/{table}"))["phase"] == "waiting"
    assert (await bob.post(f"/api/tables/{table}/join", {}))["phase"] == "playing"
    return table, await ann.page(table), await bob.page(table)


async def take_turns(pages: tuple[Page, Page], actions: int) -> None:
    for _ in range(actions):
        await pages[0].until(lambda: pages[0].now["view"]["waiting"])
        page = pages[pages[0].now["view"]["waiting"][0]]
        await page.until(lambda page=page: page.asked)  # type: ignore[misc]
        assert await answer_once(page)
        for other in pages:
            await other.until(lambda other=other, page=page: other.now["seq"] >= page.now["seq"])  # type: ignore[misc]


async def test_people_on_two_processes_play_one_match(pair: tuple[Process, Process]) -> None:
    async with Person(pair[0].url, "Ann") as ann, Person(pair[1].url, "Bob") as bob:
        table, *pages = await match_across(pair, ann, bob)
        await take_turns((pages[0], pages[1]), 20)
        assert all(seat["online"] for seat in pages[0].info["seats"])
        await pages[1].say({"t": "chat", "text": "hello over there"})
        await pages[0].until(lambda: pages[0].messages[-1]["t"] == "said")
        assert (await pages[1].act("hero nobody", seat=0))["key"] == "not-your-seat"
        assert (await pages[1].act("dance"))["t"] == "refused"
        await pages[1].close()
        await pages[0].until(lambda: not pages[0].info["seats"][1]["online"])
        listed = await bob.get("/api/tables?list=mine")
        assert [t["id"] for t in listed] == [table]


async def test_the_pace_of_bots_is_chosen_from_another_process(pair: tuple[Process, Process]) -> None:
    async with Person(pair[0].url, "Ann") as ann, Person(pair[1].url, "Bob") as bob:
        table = await ann.table("me", "open", "bot:random", away=0)
        await bob.post(f"/api/tables/{table}/join", {})
        here, there = await ann.page(table), await bob.page(table)
        assert (await there.ask({"t": "pace", "seat": 1, "pace": "brisk"}))["t"] == "ack"
        for page in (here, there):
            await page.until(lambda page=page: page.info["pace"] == "brisk")  # type: ignore[misc]
        assert (await there.ask({"t": "pace", "seat": 0, "pace": "calm"}))["key"] == "not-your-seat"


async def test_when_the_owner_is_killed_the_match_goes_on_within_five_seconds(pair: tuple[Process, Process]) -> None:
    async with Person(pair[0].url, "Ann") as ann, Person(pair[1].url, "Bob") as bob:
        table, *pages = await match_across(pair, ann, bob)
        await take_turns((pages[0], pages[1]), 9)
        known = [line for m in pages[1].messages if m["t"] == "position" for line in m["log"]]
        seq, count = pages[1].now["seq"], len(pages[1].messages)
        killed = time.monotonic()
        pair[0].kill()
        with suppress(Exception):
            await pages[0].close()
        await pages[1].until(lambda: any(m["t"] == "position" for m in pages[1].messages[count:]), 60)
        assert time.monotonic() - killed < unhurried(5)
        assert pages[1].now["seq"] == seq, "nothing acknowledged is lost"
        assert pages[1].now["log"] == known
        back = await ann.page(table, url=pair[1].url)
        await take_turns((back, pages[1]), 9)


async def test_a_message_under_way_when_the_owner_dies_is_answered_by_the_next(pair: tuple[Process, Process]) -> None:
    async with Person(pair[0].url, "Ann") as ann, Person(pair[1].url, "Bob") as bob:
        _, *pages = await match_across(pair, ann, bob)
        while not pages[1].asked:
            await take_turns((pages[0], pages[1]), 1)
            await asyncio.sleep(0.05)
        do = pages[1].asked[0]["options"][0]
        pair[0].kill()
        answer = await pages[1].ask({"t": "act", "seat": 1, "do": do, "seq": pages[1].now["seq"]}, 60)
        assert answer["t"] == "ack"
        drafted = [line for line in pages[1].now["log"] if line["kind"] == "drafted"]
        assert len({(line["position"]) for line in drafted}) == len(drafted)


async def test_a_process_that_slept_through_its_lease_cannot_write(services: tuple[str, str]) -> None:
    import signal

    first, second = (Process(services[0], redis=services[1]) for _ in range(2))
    try:
        first.start()
        second.start()
        await asyncio.gather(first.ready(), second.ready())
        async with Person(first.url, "Ann") as ann, Person(second.url, "Bob") as bob:
            table, *pages = await match_across((first, second), ann, bob)
            await take_turns((pages[0], pages[1]), 4)
            first.signal(signal.SIGSTOP)
            count = len(pages[1].messages)
            await pages[1].until(lambda: any(m["t"] == "position" for m in pages[1].messages[count:]), 60)
            other = await ann.page(table, url=second.url)
            await take_turns((other, pages[1]), 2)
            first.signal(signal.SIGCONT)
            await asyncio.sleep(0.3)
            answer = await pages[0].ask({"t": "act", "seat": 0, "do": "pass", "seq": other.now["seq"]}, 60)
            assert answer["t"] in ("ack", "refused")
            await take_turns((other, pages[1]), 2)
            assert (await bob.get(f"/api/tables/{table}"))["phase"] == "playing"
    finally:
        first.kill()
        second.kill()


async def test_when_redis_is_restarted_the_processes_find_each_other_again(services: tuple[str, str]) -> None:
    post = Redis()
    post.start()
    first, second = (Process(services[0], redis=post.url) for _ in range(2))
    try:
        first.start()
        second.start()
        await asyncio.gather(first.ready(), second.ready())
        async with Person(first.url, "Ann") as ann, Person(second.url, "Bob") as bob:
            _, *pages = await match_across((first, second), ann, bob)
            both = pages[0], pages[1]
            await take_turns(both, 4)
            while not pages[0].asked:
                await take_turns(both, 1)
                await asyncio.sleep(0.05)
            post.stop()
            assert await answer_once(pages[0]), "the table itself needs no Redis"
            told = pages[0].now["seq"]
            await asyncio.sleep(3)
            assert pages[1].now["seq"] < told
            post.start()
            await pages[1].until(lambda: pages[1].now["seq"] == told, 60)
            assert pages[1].now["whole"], "what was told meanwhile is told anew"
            await take_turns(both, 6)

            while not pages[1].asked:
                await take_turns(both, 1)
                await asyncio.sleep(0.05)
            before = pages[0].now["position"]
            post.stop()
            said = asyncio.create_task(pages[1].act(pages[1].asked[0]["options"][0]))
            await asyncio.sleep(3)
            assert not said.done()
            post.start()
            assert (await asyncio.wait_for(said, 60))["t"] == "ack"
            await take_turns(both, 6)
            assert pages[0].now["position"] > before
    finally:
        first.kill()
        second.kill()
        post.stop()


async def test_a_campaign_goes_on_at_either_process(pair: tuple[Process, Process]) -> None:
    first, second = pair
    async with Person(first.url, "Ann") as ann, Person(second.url) as there:
        there.http.cookies = ann.http.cookies
        campaign = (await ann.post("/api/campaigns", {"game": "monster_lands"}, 201))["id"]
        table = (await there.post(f"/api/campaigns/{campaign}/next", {}, 201))["id"]
        assert (await ann.get(f"/api/campaigns/{campaign}"))["playing"] == table
        asked = [person.http.post(f"/api/campaigns/{campaign}/resign") for person in (ann, there)]
        answers = await asyncio.gather(*asked)
        assert sorted(answer.status_code for answer in answers) == [200, 409]
        assert len((await there.get(f"/api/campaigns/{campaign}"))["games"]) == 1
