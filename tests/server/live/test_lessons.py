"""Lessons over the wire: a table of one's own, the teacher's words, other answers refused, and what is remembered."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from taverne import lessons
from taverne.server.live.past.checkup import Checkup
from taverne.server.store.doctor import Doctor
from tests.server.tools import Page, Person, running


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


async def test_a_lesson_goes_on_after_a_restart_though_its_dice_are_arranged(tmp_path: Path) -> None:
    async with running(tmp_path / "t.sqlite3") as server, Person(server.url, "Ann") as ann:
        made = await ann.post("/api/lessons/dungeon_rush/first", status=201)
        page = await ann.page(made["id"])
        for step in range(1, 4):
            await page.act(page.now["lesson"]["accept"][0])
            await page.until(lambda step=step: page.now["lesson"]["step"] == step and page.now["lesson"]["accept"])  # type: ignore[misc]
        cookies = ann.http.cookies
    async with running(tmp_path / "t.sqlite3") as server, Person(server.url) as again:
        again.http.cookies.update(cookies)
        assert await Checkup(server.services.storage, server.services.workers).run() == 0
        page = await again.page(made["id"])
        assert (page.now["lesson"]["step"], page.info["stuck"]) == (3, "")
        assert (await taught(page))[-1] == page.now["lesson"]["of"] - 1
        body = {"position": 3, "seats": ["me", "bot:easy"]}
        assert (await again.post(f"/api/tables/{made['id']}/fork", body, status=409))["key"] == "fork-lesson"
        report = await Doctor(server.services.storage).examine()
        assert [one for one in report.findings if one.where == made["id"]] == []


async def test_a_lesson_left_in_the_middle_is_found_again_until_it_is_done(ann: Person, bob: Person) -> None:
    async def tables(person: Person) -> dict[str, str]:
        return {
            f"{one['game']}/{one['name']}": one["table"] for one in await person.get("/api/lessons") if one["table"]
        }

    assert await tables(ann) == {}
    made = [await ann.post("/api/lessons/nerath/first", status=201) for _ in range(2)]
    page = await ann.page(made[1]["id"])
    await page.act(page.now["lesson"]["accept"][0])
    await page.until(lambda: page.now["lesson"]["step"] == 1)
    await page.close()
    assert await tables(ann) == {"nerath/first": made[1]["id"]}, "the latest"
    assert await tables(bob) == {}
    await ann.http.post("/api/me/learned", json={"what": "lesson:nerath/first"})
    assert await tables(ann) == {}


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
