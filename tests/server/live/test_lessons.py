"""Lessons over the wire: a table of one's own, the teacher's words, other answers refused, and what is remembered."""

from __future__ import annotations

import asyncio

import pytest

from taverne import lessons
from tests.server.tools import Page, Person


async def taught(page: Page) -> list[int]:
    """Do what the lesson says to its end; return the steps gone through."""
    steps: list[int] = []
    for _ in range(400):
        now = page.now["lesson"]
        steps.append(now["step"])
        if now["over"]:
            return steps
        position = page.now["position"]
        if now["accept"]:
            answer = await page.act(now["accept"][0])
            assert answer["t"] == "ack", answer
        elif now["free"] and page.asked:
            await page.act(page.asked[0]["options"][0])
        await page.until(lambda at=position: page.now["position"] != at or page.now["lesson"]["over"])  # type: ignore[misc]
        await asyncio.sleep(0.01)
    raise AssertionError("it never ends")


@pytest.mark.parametrize("game", ["dungeon_rush", "nerath"])
async def test_a_lesson_is_played_to_its_end_at_a_table(ann: Person, game: str) -> None:
    made = await ann.post(f"/api/lessons/{game}/first", status=201)
    assert (made["lesson"], made["unrated"], made["private"]) == (f"{game}/first", "lesson", True)
    page = await ann.page(made["id"])
    lesson = lessons.find(game)
    assert lesson is not None
    steps = await taught(page)
    assert steps[-1] == len(lesson.steps) - 1
    assert steps == sorted(steps)
    assert [table["id"] for table in await ann.get("/api/tables?list=mine")] == []


async def test_another_answer_is_refused_with_the_lessons_words_and_changes_nothing(ann: Person) -> None:
    made = await ann.post("/api/lessons/nerath/first", status=201)
    page = await ann.page(made["id"])
    position = page.now["position"]
    refused = await page.act("done")
    assert (refused["key"], refused["data"]) == ("lesson", {"text": "lesson-first-else-select"})
    illegal = await page.act("select mithralfast")
    assert illegal["key"] != "lesson"
    assert page.now["position"] == position


async def test_a_lesson_goes_on_after_a_reload(ann: Person) -> None:
    made = await ann.post("/api/lessons/nerath/first", status=201)
    page = await ann.page(made["id"])
    await page.act(page.now["lesson"]["accept"][0])
    await page.until(lambda: page.now["lesson"]["step"] == 1)
    await page.close()
    again = await ann.page(made["id"])
    assert again.now["lesson"]["step"] == 1


async def test_what_somebody_has_learned_is_remembered(ann: Person, bob: Person) -> None:
    assert {(one["game"], one["name"], one["done"]) for one in await ann.get("/api/lessons")} == {
        (one.game, one.name, False) for one in lessons.all_lessons()
    }
    for what in ("lesson:nerath/first", "coach:nerath/battle", "coach:nerath/battle"):
        assert (await ann.http.post("/api/me/learned", json={"what": what})).status_code == 204
    await ann.post("/api/me/learned", {"what": "anything else"}, status=400)
    assert await ann.get("/api/me/learned") == ["coach:nerath/battle", "lesson:nerath/first"]
    assert await bob.get("/api/me/learned") == []
    done = [one["game"] for one in await ann.get("/api/lessons") if one["done"]]
    assert done == ["nerath"]


async def test_a_lesson_that_there_is_not(ann: Person) -> None:
    assert (await ann.post("/api/lessons/nerath/nothing", status=404))["key"] == "no-lesson"
