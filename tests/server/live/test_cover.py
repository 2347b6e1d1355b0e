"""Nobody is asked in vain: the table answers at once against bots, and under cover among people."""

from __future__ import annotations

import asyncio
import time
from functools import partial
from typing import Any

from tests.server.tools import Page, Person, Running, answer_once

NERATH: dict[str, Any] = {"game": "nerath", "mode": "", "options": {"mode": "free_for_all", "limit": 2}}
BOTS = ("bot:random", "bot:random", "bot:random")
PLAYS = ("play", "lay", "use", "apply")


def vain(asked: dict[str, Any]) -> bool:
    return asked["prompt"] == "react" and not any(line.split()[0] in PLAYS for line in asked["options"])


def told(cover: Any, veil: Any, page: Page) -> bool:
    """Whether a page has heard of a window, or it is over."""
    return bool(cover.veil is not veil or (page.now["deciding"] and page.now["seq"] == veil.entries))


def asking_around(seat: int, seq: int) -> list[dict[str, Any]]:
    """Ask in every way that there is how far a window has come."""
    yet = {"seat": seat, "do": "pass"}
    return [{"t": "why", **yet}, {"t": "act", "seq": seq, **yet}, {"t": "help", "seat": seat, "guess": True}]


def plain(asked: dict[str, Any]) -> str:
    """Pass, or be done, or else take the last answer."""
    return str(next((line for line in asked["options"] if line in ("pass", "done")), asked["options"][-1]))


async def asked_so(page: Page, answers: int) -> list[dict[str, Any]]:
    """Answer so many questions, passing in windows; return what they were."""
    found = []
    for _ in range(answers):
        await page.until(lambda: page.asked or page.over, 60)
        if page.over:
            break
        found.append(page.asked[0])
        await answer_once(page, plain)
    return found


async def test_against_bots_the_table_answers_at_once_what_leaves_no_choice(server: Running, ann: Person) -> None:
    table = await ann.table("me", *BOTS, **NERATH, seed=5)
    page = await ann.page(table)
    found = await asked_so(page, 12)
    assert found
    assert not any(vain(asked) for asked in found)
    play = server.services.hub.rooms[table].play
    assert play is not None
    assert any(entry.given for entry in play.match.entries)
    assert page.info["cover"] == "quick"


async def test_who_wants_to_be_asked_at_every_window_is(ann: Person) -> None:
    page = await ann.page(await ann.table("me", *BOTS, **NERATH, seed=5))
    assert (await page.ask({"t": "ask-all", "seat": 0, "on": True}))["t"] == "ack"
    await page.until(lambda: page.info["asks"] == [0])
    assert any(vain(asked) for asked in await asked_so(page, 12))
    assert (await page.ask({"t": "ask-all", "seat": 0, "on": False}))["t"] == "ack"
    await page.until(lambda: page.info["asks"] == [])


async def test_a_table_may_ask_everybody_everything(server: Running, ann: Person) -> None:
    table = await ann.table("me", *BOTS, **NERATH, seed=5, cover="always")
    page = await ann.page(table)
    assert any(vain(asked) for asked in await asked_so(page, 12))
    play = server.services.hub.rooms[table].play
    assert play is not None
    assert not any(entry.given for entry in play.match.entries)


async def test_among_people_a_window_is_one_moment_that_does_not_tell_who_is_asked(
    server: Running, ann: Person, bob: Person
) -> None:
    table = await ann.table("me", "open", *BOTS[:2], **NERATH, seed=5)
    await bob.post(f"/api/tables/{table}/join", {"seat": 1})
    one, two = await ann.page(table), await bob.page(table)
    play = server.services.hub.rooms[table].play
    assert play is not None
    assert one.info["cover"] == "covered"
    seen = asked_around = 0
    began = time.monotonic()
    while (seen < 3 or not asked_around) and time.monotonic() - began < 180:
        for page, seat in ((one, 0), (two, 1)):
            veil = play.cover.veil
            if veil is not None and play.cover.hides(seat) and page.now["deciding"]:
                await page.until(partial(told, play.cover, veil, page))  # of this window, not of the one before
                if play.cover.veil is not veil:
                    continue
                seen += 1
                assert page.now["view"]["waiting"] == []
                assert page.now["view"]["asked"] == []
                assert page.now["seq"] == veil.entries
                assert page.now["undo_key"] == "undo-window"
                said = [await page.ask(message) for message in asking_around(seat, veil.entries)]
                if play.cover.veil is veil and play.cover.hides(seat):
                    assert [one.get("key") or one.get("data") for one in said] == ["not-asked", "not-asked", None]
                    asked_around += 1
        for page in (one, two):
            if page.asked:
                await answer_once(page)
        await asyncio.sleep(0.02)
    assert seen >= 3
    assert asked_around


async def test_a_cover_that_there_is_not_is_refused(ann: Person) -> None:
    body = {"game": "nerath", "players": 2, "seats": ["me", "bot:random"], "cover": "blanket"}
    assert (await ann.post("/api/tables", body, 400))["key"] == "cover-unknown"


async def test_against_bots_a_step_back_needs_no_vote(server: Running, ann: Person) -> None:
    page = await ann.page(await ann.table("me", *BOTS, **NERATH, seed=5))
    await asked_so(page, 6)
    await page.until(lambda: bool(page.asked))
    before = page.now["position"]
    assert page.now["can_undo"]
    assert (await page.ask({"t": "undo", "seat": 0}))["t"] == "ack"
    await page.until(lambda: page.now["position"] < before)
    assert page.asked
