"""Play over the wire: seats act, wrong ones are refused, steps are taken back, everything is written down."""

from __future__ import annotations

import asyncio

import pytest

from taverne.server.live.room.room import Room
from tests.server.tools import Json, Page, Person, Running, answer_once, play_on


async def two_humans(ann: Person, bob: Person, mode: str = "snake") -> tuple[str, Page, Page]:
    """Ann and Bob play turn by turn without a third; return the table and their pages."""
    table = await ann.table("me", "open", mode=mode, options={"neutral": False})
    await bob.post(f"/api/tables/{table}/join", {})
    return table, await ann.page(table), await bob.page(table)


def asked_first(*pages: Page) -> tuple[Page, Page]:
    """Return the page that is asked, then the other."""
    first, second = pages
    return (first, second) if first.asked else (second, first)


async def test_one_person_plays_a_whole_match_against_bots(ann: Person) -> None:
    table = await ann.table("me", "bot:random", "bot:random")
    page = await ann.page(table)
    assert page.now["seat"] == 0
    assert await play_on(page) > 10
    assert page.now["info"]["result"]["scores"]
    assert page.now["info"]["unrated"] == ""


async def test_two_people_play_a_whole_match_in_secret_mode(ann: Person, bob: Person) -> None:
    _, *pages = await two_humans(ann, bob, mode="secret")
    counts = await asyncio.gather(*(play_on(page) for page in pages))
    assert all(count >= 2 + 1 + 9 * 2 for count in counts)
    assert pages[0].now["info"]["result"] == pages[1].now["info"]["result"]


async def test_people_at_one_screen_each_look_from_their_own_seat(ann: Person) -> None:
    table = await ann.table("me", "here", options={"neutral": False})
    page = await ann.page(table)
    turns = 0
    while not page.over and turns < 12:
        waiting = page.now["view"]["waiting"][0]
        if page.now["seat"] != waiting:
            await page.say({"t": "look", "seat": waiting})
            await page.until(lambda: page.now["seat"] == page.now["view"]["waiting"][0])
        await answer_once(page)
        turns += 1
    assert {line["data"].get("seat") for line in page.now["log"] if "seat" in line["data"]} <= {0, 1}
    assert page.now["info"]["unrated"] == "one-screen"


@pytest.mark.own_time
async def test_nobody_acts_for_a_seat_they_do_not_hold_or_looks_from_it(ann: Person, bob: Person, eve: Person) -> None:
    table, *pages = await two_humans(ann, bob)
    page, other = asked_first(*pages)
    option = page.asked[0]["options"][0]
    watcher = await eve.page(table, seat=page.now["seat"])
    assert watcher.now["seat"] == -3
    for stranger in (other, watcher):
        for message in ("act", "why", "undo", "vote", "take", "pace"):
            body: Json = {"t": message, "seat": page.now["seat"]}
            body |= {"do": option} if message in ("act", "why") else {}
            body |= {"pace": "brisk"} if message == "pace" else {}
            body |= {"seq": page.now["seq"]} if message == "act" else {"yes": True} if message == "vote" else {}
            assert (await stranger.ask(body))["key"] == "not-your-seat"
        await stranger.say({"t": "look", "seat": page.now["seat"]})
    await asyncio.sleep(0.1)
    assert other.now["seat"] != page.now["seat"]
    assert watcher.now["view"]["asked"] == []
    assert (await page.act(option))["t"] == "ack"


async def test_refusals_give_the_reason_and_the_rule(ann: Person, bob: Person) -> None:
    _, *pages = await two_humans(ann, bob)
    page, other = asked_first(*pages)
    refused = await other.act(page.asked[0]["options"][0])
    assert (refused["key"], refused["rule"]) == ("draft-turn", "DR-025")
    assert refused["data"] == {"seat": page.now["seat"]}
    why = await page.ask({"t": "why", "seat": page.now["seat"], "do": "hero nobody"})
    assert why["t"] == "refused"
    assert why["key"]
    assert why["rule"].startswith("DR-")
    why = await page.ask({"t": "why", "seat": page.now["seat"], "do": page.asked[0]["options"][0]})
    assert why["t"] == "ack"
    assert (await page.act("hero \x00"))["key"] == "not-an-action"


async def test_an_answer_to_an_older_question_is_stale_and_changes_nothing(ann: Person, bob: Person) -> None:
    _, *pages = await two_humans(ann, bob)
    page, other = asked_first(*pages)
    old = page.now["seq"]
    await answer_once(page)
    await other.until(lambda: other.asked)
    await answer_once(other)
    await answer_once(other)
    await page.until(lambda: page.asked)
    seq = page.now["seq"]
    assert (await page.act(page.asked[0]["options"][0], seq=old))["key"] == "stale"
    assert page.now["seq"] == seq
    assert (await page.act(page.asked[0]["options"][0]))["t"] == "ack"


async def test_a_message_sent_twice_counts_once(ann: Person, bob: Person) -> None:
    _, *pages = await two_humans(ann, bob)
    page, _ = asked_first(*pages)
    message = {
        "t": "act",
        "id": 77,
        "seat": page.now["seat"],
        "do": page.asked[0]["options"][0],
        "seq": page.now["seq"],
    }
    first = await page.ask(dict(message))
    del page.answers[77]
    again = await page.ask(dict(message))
    assert again == first
    drafted = [line for line in page.now["log"] if line["kind"] == "drafted"]
    assert len(drafted) == 1


async def test_candidates_say_why_not_and_options_travel_once(ann: Person, bob: Person) -> None:
    _, *pages = await two_humans(ann, bob)
    page, other = asked_first(*pages)
    offered = {option for asked in page.now["view"]["asked"] for option in asked["options"]}
    assert offered
    assert not offered & {candidate["do"] for candidate in page.now["candidates"]}
    assert other.now["candidates"]
    assert all(not c["ok"] and c["key"] and c["rule"] for c in other.now["candidates"])


async def test_my_latest_step_can_be_taken_back_until_somebody_goes_on(ann: Person, bob: Person) -> None:
    _, *pages = await two_humans(ann, bob)
    page, other = asked_first(*pages)
    assert (await page.ask({"t": "undo", "seat": page.now["seat"]}))["key"] == "undo-nothing"
    position, asked = page.now["position"], page.asked
    await answer_once(page)
    assert page.now["can_undo"]
    assert (await page.ask({"t": "undo", "seat": page.now["seat"]}))["t"] == "ack"
    await page.until(lambda: page.asked)
    assert (page.now["position"], page.asked) == (position, asked)
    assert page.now["whole"]
    await answer_once(page)
    await other.until(lambda: other.asked)
    await answer_once(other)
    await page.until(lambda: not page.now["can_undo"])
    assert page.now["undo_key"] == "undo-other"
    assert (await page.ask({"t": "undo", "seat": page.now["seat"]}))["key"] == "undo-other"


async def test_a_step_further_back_is_put_to_the_vote(ann: Person, bob: Person) -> None:
    _, *pages = await two_humans(ann, bob)
    page, other = asked_first(*pages)
    position = page.now["position"]
    await answer_once(page)
    await other.until(lambda: other.asked)
    await answer_once(other)
    me = page.now["seat"]
    await page.until(lambda: page.now["position"] == position + 2)
    assert (await page.ask({"t": "undo", "seat": me, "ask": True}))["t"] == "ack"
    await other.until(lambda: other.messages[-1]["t"] == "voting")
    assert other.messages[-1] == {"t": "voting", "seat": me, "to": position, "yes": [me], "open": True}
    assert (await page.ask({"t": "undo", "seat": me, "ask": True}))["key"] == "vote-open"
    await other.ask({"t": "vote", "seat": other.now["seat"], "yes": False})
    await page.until(lambda: page.messages[-1]["t"] == "voting" and not page.messages[-1]["open"])
    assert page.now["position"] == position + 2
    assert (await other.ask({"t": "vote", "seat": other.now["seat"], "yes": True}))["key"] == "no-vote"
    await page.ask({"t": "undo", "seat": me, "ask": True})
    await other.ask({"t": "vote", "seat": other.now["seat"], "yes": True})
    await page.until(lambda: page.now["position"] == position)
    assert page.asked
    assert page.info["unrated"] == "undo"


async def asked_to_step_back(ann: Person, bob: Person) -> tuple[str, Page, Page, int]:
    """A table of two people, the page of whoever asks to step back, that of the other, and how far."""
    table, *pages = await two_humans(ann, bob)
    page, other = asked_first(*pages)
    position = page.now["position"]
    await answer_once(page)
    await other.until(lambda: other.asked)
    await answer_once(other)
    await page.until(lambda: page.now["position"] == position + 2)
    assert (await page.ask({"t": "undo", "seat": page.now["seat"], "ask": True}))["t"] == "ack"
    return table, page, other, position


@pytest.mark.parametrize("how", ["leave", "concede"])
async def test_whoever_leaves_need_not_vote_any_more(ann: Person, bob: Person, how: str) -> None:
    table, page, _, position = await asked_to_step_back(ann, bob)
    leaving = bob if page in ann.pages else ann
    await leaving.post(f"/api/tables/{table}/{how}")
    await page.until(lambda: page.now["whole"] and page.now["position"] == position)
    assert not [m for m in page.messages if m["t"] == "voting"][-1]["open"]


async def test_a_vote_is_over_when_whoever_asked_for_it_concedes(ann: Person, bob: Person) -> None:
    table, page, other, position = await asked_to_step_back(ann, bob)
    await (ann if page in ann.pages else bob).post(f"/api/tables/{table}/concede")
    await other.until(lambda: [m for m in other.messages if m["t"] == "voting"][-1]["open"] is False)
    assert (await other.ask({"t": "vote", "seat": other.now["seat"], "yes": True}))["key"] == "no-vote"
    assert other.now["position"] > position


async def test_bots_agree_to_a_step_back(ann: Person) -> None:
    table = await ann.table("me", "bot:random", "bot:random", seed=4)
    page = await ann.page(table)
    await page.until(lambda: page.asked)
    position = page.now["position"]
    await answer_once(page)
    await page.until(lambda: page.asked)
    if page.now["position"] == position + 1:
        await answer_once(page)
        await page.until(lambda: page.asked)
    assert (await page.ask({"t": "undo", "seat": 0, "ask": True}))["t"] == "ack"


async def test_chat_reaches_everybody_and_is_kept(ann: Person, bob: Person, eve: Person) -> None:
    table, *pages = await two_humans(ann, bob)
    watcher = await eve.page(table)
    await watcher.say({"t": "chat", "text": "good\u202e luck\n"})
    for page in pages:
        await page.until(lambda page=page: page.messages[-1]["t"] == "said")  # type: ignore[misc]
        assert page.messages[-1] == page.messages[-1] | {"seat": -3, "name": "Eve", "text": "good luck"}
    late = await bob.page(table)
    assert [said["text"] for said in late.now["chat"]] == ["good luck"]
    await pages[0].say({"t": "chat", "text": "\u200b"})
    await pages[0].until(lambda: pages[0].messages[-1]["t"] == "refused")
    assert pages[0].messages[-1]["key"] == "chat-empty"


async def test_a_page_that_comes_back_knows_everything(ann: Person, bob: Person) -> None:
    table, *pages = await two_humans(ann, bob)
    page, _ = asked_first(*pages)
    person = ann if page is pages[0] else bob
    await answer_once(page)
    log = [line for message in page.messages if message["t"] == "position" for line in message["log"]]
    await page.close()
    back = await person.page(table)
    assert back.now["whole"]
    assert back.now["log"] == log


async def test_a_rated_match_moves_ratings(server: Running, ann: Person, bob: Person) -> None:
    _, *pages = await two_humans(ann, bob)
    await asyncio.gather(*(play_on(page) for page in pages))
    result = pages[0].now["info"]["result"]
    board = await ann.get("/api/ratings/dungeon_rush")
    assert {line["name"] for line in board} == {"Ann", "Bob"}
    if len(result["winners"]) == 1:
        assert board[0]["name"] == ("Ann", "Bob")[result["winners"][0]]


async def test_a_match_is_rated_in_the_very_transaction_that_ends_it(
    server: Running, ann: Person, bob: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The server is as good as dead from the moment at which the last line is committed."""

    told = Room.moved_on

    def dead(room: Room) -> None:
        told(room)
        if room.kept.phase == "over":
            raise SystemError("killed")

    monkeypatch.setattr(Room, "moved_on", dead)
    table, *pages = await two_humans(ann, bob)
    await asyncio.gather(*(play_on(page) for page in pages))
    assert (await ann.get(f"/api/tables/{table}"))["phase"] == "over"
    board = await ann.get("/api/ratings/dungeon_rush")
    assert [line["games"] for line in board] == [1, 1]


async def test_a_rating_that_fails_does_not_keep_a_match_from_ending(
    server: Running, ann: Person, bob: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(*_: object) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr("taverne.server.store.ratings._put", broken)
    _, *pages = await two_humans(ann, bob)
    await asyncio.gather(*(play_on(page) for page in pages))
    assert pages[0].over
    assert await ann.get("/api/ratings/dungeon_rush") == []


async def test_a_match_that_could_not_be_saved_goes_back_to_what_was(
    server: Running, ann: Person, bob: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    _, *pages = await two_humans(ann, bob)
    page, _ = asked_first(*pages)
    writer = server.services.storage.writer
    good = writer._transaction

    async def broken(*_: object) -> None:
        raise OSError("disk full")

    monkeypatch.setattr(writer, "_transaction", broken)
    before = page.now["position"]
    option = page.asked[0]["options"][0]
    assert (await page.act(option))["key"] == "not-saved"
    monkeypatch.setattr(writer, "_transaction", good)
    assert page.now["position"] == before
    assert (await page.act(option))["t"] == "ack"
    await page.until(lambda: page.now["position"] == before + 1)


async def test_a_defect_of_the_rules_is_told_without_harm(
    server: Running, ann: Person, bob: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    from taverne.games.dungeon_rush.rules.draft import Drafting

    _, *pages = await two_humans(ann, bob)
    page, _ = asked_first(*pages)

    def broken(*_: object, **__: object) -> None:
        raise ZeroDivisionError

    option = page.asked[0]["options"][0]
    with monkeypatch.context() as patched:
        patched.setattr(Drafting, "give", broken)
        assert (await page.act(option))["key"] == "broken-rule"
    assert (await page.act(option))["t"] == "ack"
