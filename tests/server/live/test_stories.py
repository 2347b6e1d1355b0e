"""The story of a match over HTTP: reckoned in the background when first asked for, kept, and refused before the end."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from taverne.server.bots.storyteller import OF_PERSON, OF_PLACE, WAITING, Queue
from taverne.server.store.table_row import TableRow
from tests.server.tools import Json, Person, play_on, running


async def told(person: Person, table: str) -> Json:
    """Ask until the story is there."""
    for _ in range(1500):
        answer: Json = await person.get(f"/api/tables/{table}/story")
        if answer["story"] is not None:
            return answer
        assert 0.0 <= answer["progress"] <= 1.0
        await asyncio.sleep(0.2)
    raise AssertionError("no story came")


async def test_the_story_of_a_match_is_told_and_kept(tmp_path: Path) -> None:
    async with running(tmp_path / "tables.sqlite3", story_s=0.3) as server, Person(server.url, "Ann") as ann:
        table = await ann.table("me", "bot:random", "bot:random")
        await play_on(await ann.page(table))
        story = (await told(ann, table))["story"]
        assert story["game"] == "dungeon_rush"
        assert story["unit"] == "win"
        assert len(story["accounts"]) == len(story["seats"]) == 3
        assert sum(story["turns"][-1]["chances"]) == pytest.approx(1.0)
        again = await ann.get(f"/api/tables/{table}/story")
        assert again == {"progress": 1.0, "ahead": 0, "story": story, "draft": None}, "it is kept, not reckoned anew"


async def test_a_match_of_bots_plays_on_while_somebody_watches_and_then_has_its_story(tmp_path: Path) -> None:
    async with running(tmp_path / "tables.sqlite3", story_s=0.2) as server, Person(server.url, "Ann") as ann:
        table = await ann.table("bot:random", "bot:random")
        before = await ann.get(f"/api/tables/{table}")
        await asyncio.sleep(0.3)
        assert (await ann.get(f"/api/tables/{table}"))["position"] == before["position"], "nobody watches"
        page = await ann.page(table)
        await page.until(lambda: page.over, 60)
        assert len((await told(ann, table))["story"]["accounts"]) == 3, "two bots and the neutral player"


async def test_the_course_of_a_match_is_told_before_luck_and_play_are_weighed(tmp_path: Path) -> None:
    async with running(tmp_path / "tables.sqlite3", story_s=20.0) as server, Person(server.url, "Ann") as ann:
        table = await ann.table("bot:random", "bot:random")
        page = await ann.page(table)
        await page.until(lambda: page.over, 60)
        while (answer := await ann.get(f"/api/tables/{table}/story"))["draft"] is None:
            assert answer["story"] is None, "the whole story came before its draft"
            await asyncio.sleep(0.05)
        draft = answer["draft"]
        assert answer["story"] is None
        assert draft["accounts"] == draft["turning"] == []
        assert len(draft["turns"]) > 3
        assert draft["scores"] == (await ann.get(f"/api/tables/{table}"))["result"]["scores"]


async def test_a_match_that_goes_on_has_no_story_yet(ann: Person) -> None:
    table = await ann.table("me", "bot:random", "bot:random")
    assert (await ann.get(f"/api/tables/{table}/story", 409))["key"] == "match-running"
    assert (await ann.get("/api/tables/nowhere/story", 404))["key"] == "no-table"


def finished(table: str) -> TableRow:
    return TableRow(
        id=table, game="dungeon_rush", players=1, options={}, private=False, host="", away=0, seats=[], phase="over"
    )


def test_whoever_asks_for_many_stories_keeps_nobody_else_waiting() -> None:
    queue = Queue()
    mine = [queue.add(finished(f"mine-{n}"), f"eve-{n // OF_PERSON}", "there") for n in range(2 * OF_PLACE)]
    assert sum(mine) == OF_PLACE
    del queue.waiting[:2]  # two of them are told by now
    assert queue.add(finished("anns"), "ann", "here")
    assert queue.add(finished("bobs"), "bob", "elsewhere")
    assert (queue.ahead("mine-2"), queue.ahead("anns"), queue.ahead("bobs")) == (0, 1, 2)
    assert queue.add(finished("anns-next"), "ann", "here")
    assert queue.ahead("anns-next") == 4, "one of each address in a round"


def test_one_person_waits_for_so_many_stories_and_no_more() -> None:
    queue = Queue()
    assert [queue.add(finished(f"{n}"), "eve", "there") for n in range(OF_PERSON + 1)].count(True) == OF_PERSON
    assert all(queue.add(finished(f"of-{n}"), f"{n}", f"{n}") for n in range(WAITING - OF_PERSON))
    assert not queue.add(finished("one-more"), "one more", "one more")
