"""Dungeon Rush in real time over slow lines: who sees what when, and who gets which card.

The lines have round trips of 20, 80 and 180 ms; hands are given their exact times.
"""

from __future__ import annotations

import asyncio
import re
import sys
import time
from typing import Any

import pytest

from taverne.server.http.line import path_ms
from tests.server.slow_line import told_path
from tests.server.tools import Json, Page, Person, Running, answer_once

pytestmark = [pytest.mark.usefixtures("quick_countdown", "lines_as_wires"), pytest.mark.own_time]
LINES = (0.020, 0.080, 0.180)
REACTIONS = (0.10, 0.20, 0.06)
"""After the show: the slow line is the first to react."""
MONSTER = re.compile(r'"I-\d\d"')


async def table_of_three(
    server: Running, people: list[Person], mode: str, timer: int = 15, **more: Any
) -> tuple[str, list[Page]]:
    """Seat three people on lines of different length at one table, and bring it to the first round."""
    table = await people[0].table("me", "open", "open", mode=mode, options={"timer": timer}, **more)
    for person in people[1:]:
        await person.post(f"/api/tables/{table}/join", {})
    pages = [await person.page(table, delay=line / 2) for person, line in zip(people, LINES, strict=True)]
    await asyncio.gather(*(until_phase(page, "ready") for page in pages))
    return table, pages


def phase(page: Page) -> str:
    return str(page.now["view"]["table"]["phase"])


async def until_phase(page: Page, wanted: str, round_number: int = 1) -> None:
    """Answer with the first option until the match is in that phase (of that round, or later)."""
    while phase(page) != wanted or page.now["view"]["table"]["round"] < round_number:
        seq = page.now["seq"]
        if page.asked and phase(page) != "attack":
            await answer_once(page)
        else:
            await page.until(lambda seq=seq: page.now["seq"] > seq, 30)  # type: ignore[misc]


async def see(page: Page, round_number: int = 1) -> list[str]:
    """Be ready, wait for the monsters, and return them at the moment they are shown."""
    await until_phase(page, "attack", round_number)
    show_at = page.now["show_at"]
    if show_at:
        await asyncio.sleep(max(0.0, show_at / 1000 - time.time()))
    return [monster["monster"] for monster in page.now["view"]["table"]["monsters"]]


async def grab(page: Page, reaction: float, which: int = 0, hand: str = "left", round_number: int = 1) -> Json:
    """See the monsters, react after ``reaction`` seconds, and claim one."""
    monsters = await see(page, round_number)
    await asyncio.sleep(reaction)
    return await page.act(f"claim {hand} {monsters[which]}")


def holder(page: Page, which: int = 0) -> int:
    return int(page.now["view"]["table"]["monsters"][which]["holder"])


@pytest.fixture
def lines_as_wires(monkeypatch: pytest.MonkeyPatch) -> None:
    """The network tells how long these lines are, as it does of real ones."""
    monkeypatch.setattr("taverne.server.http.line.path_ms", told_path)


@pytest.fixture
async def people(server: Running, ann: Person, bob: Person, eve: Person) -> list[Person]:
    return [ann, bob, eve]


@pytest.mark.rule("DR-114", "DR-115", "DR-118")
async def test_nobody_has_a_face_before_the_reveal_and_all_have_all_faces_in_one_message(
    server: Running, people: list[Person]
) -> None:
    table, pages = await table_of_three(server, people, "arrival")
    async with Person(server.url) as stranger:
        watcher = await stranger.page(table)
        await asyncio.gather(*(see(page) for page in pages))
        await until_phase(watcher, "attack")
        faces = [[m["monster"] for m in page.now["view"]["table"]["monsters"]] for page in (*pages, watcher)]
        assert all(shown == faces[0] for shown in faces)
        assert len(faces[0]) == 6
        for page in (*pages, watcher):
            first = next(n for n, text in enumerate(page.raw) if MONSTER.search(text))
            assert all(f'"{monster}"' in page.raw[first] for monster in faces[0]), "one message holds them all"
            assert not any(MONSTER.search(text) for text in page.raw[:first])


@pytest.mark.rule("DR-115", "DR-116")
async def test_all_pages_show_the_monsters_at_the_same_server_moment(server: Running, people: list[Person]) -> None:
    _, pages = await table_of_three(server, people, "arrival")
    moments: list[float] = []

    async def watch(page: Page) -> None:
        await see(page)
        moments.append(time.time() * 1000)

    await asyncio.gather(*(watch(page) for page in pages))
    show_at = {page.now["show_at"] for page in pages}
    assert len(show_at) == 1
    assert max(moments) - min(moments) < 40, "the slowest line sets the moment for all"
    countdown = [m for m in pages[0].messages if m["t"] == "position" and m["timers"]]
    ends = next(t["ends"] for m in countdown for t in m["timers"] if t["name"] == "countdown")
    assert 80 <= show_at.pop() - ends <= 130, "half of the longest round trip after the end of the countdown"


@pytest.mark.rule("DR-129", "DR-130", "DR-132")
async def test_in_arrival_mode_the_first_claim_to_arrive_gets_the_card(server: Running, people: list[Person]) -> None:
    """The slow line reacts first (60 ms after the show), but its claim (150 ms) arrives after the fast one's (110)."""
    _, pages = await table_of_three(server, people, "arrival")
    answers = await asyncio.gather(*(grab(page, react) for page, react in zip(pages, REACTIONS, strict=True)))
    assert [answer["t"] for answer in answers] == ["ack", "refused", "refused"]
    assert holder(pages[2]) == 0
    assert (answers[2]["key"], answers[2]["rule"]) == ("claim-held", "DR-060")
    assert answers[2]["data"]["seat"] == 0
    monsters = [m["monster"] for m in pages[2].now["view"]["table"]["monsters"]]
    assert (await pages[2].act(f"claim left {monsters[1]}"))["t"] == "ack", "the hero is free for another"


@pytest.mark.rule("DR-133", "DR-134", "DR-135", "DR-137", "DR-138", "DR-139")
async def test_in_fair_mode_the_first_to_react_gets_the_card(server: Running, people: list[Person]) -> None:
    """The same hands: the slow line's round trip is made good, its claim comes later within the window and wins."""
    _, pages = await table_of_three(server, people, "fair")
    answers = await asyncio.gather(*(grab(page, react) for page, react in zip(pages, REACTIONS, strict=True)))
    assert [answer["t"] for answer in answers] == ["ack", "ack", "ack"], "all are provisional"
    for page in pages:
        await page.until(lambda page=page: holder(page) >= 0)  # type: ignore[misc]
    assert holder(pages[0]) == 2
    outrun = [line for m in pages[0].messages if m["t"] == "position" for line in m["log"] if line["kind"] == "outrun"]
    assert {line["data"]["seat"] for line in outrun} == {0, 1}
    assert outrun[0]["rule"] == "DR-137"
    monsters = [m["monster"] for m in pages[0].now["view"]["table"]["monsters"]]
    assert (await pages[0].act(f"claim left {monsters[1]}"))["t"] == "ack", "a hero that lost is free at once"


@pytest.mark.rule("DR-123", "DR-134")
async def test_in_fair_mode_nobody_hears_of_a_claim_before_it_is_settled(
    server: Running, people: list[Person], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("taverne.games.dungeon_rush.rules.attack.CAP_MS", 1200)
    _, pages = await table_of_three(server, people, "fair", clock={"kind": "move", "seconds": 60})
    monsters, *_ = await asyncio.gather(*(see(page) for page in pages))
    await asyncio.sleep(0.2)
    mine, theirs = pages[0], pages[1]
    heard = len(theirs.messages)
    for hand, which in (("left", 0), ("right", 1)):
        assert (await mine.act(f"claim {hand} {monsters[which]}"))["t"] == "ack"
    assert len(mine.now["view"]["table"]["provisional"]) == 2
    assert mine.now["view"]["waiting"] == [1, 2]
    await asyncio.sleep(0.4)
    assert theirs.messages[heard:] == [], "not even that somebody claimed something"
    assert theirs.now["view"]["waiting"] == theirs.info["waiting"] == [0, 1, 2]
    await theirs.say({"t": "look", "seat": 1})
    await theirs.until(lambda: len(theirs.messages) > heard)
    assert [timer["seat"] for timer in theirs.now["timers"] if timer["seat"] >= 0] == [1], "no clock of others tells"
    await theirs.until(lambda: holder(theirs, 1) == 0, 3)
    assert theirs.now["view"]["waiting"] == [1, 2]


@pytest.mark.rule("DR-131", "DR-133")
async def test_every_claim_is_written_down_with_its_time_and_the_reason_of_a_refusal(
    server: Running, people: list[Person]
) -> None:
    table, pages = await table_of_three(server, people, "arrival")
    await asyncio.gather(*(grab(page, react) for page, react in zip(pages, REACTIONS, strict=True)))
    rooms = server.services.hub.rooms
    play = rooms[table].play
    assert play is not None
    claims = [e for e in play.match.entries if e.do.startswith("claim") or e.refused.startswith("claim")]
    assert [(e.seat, bool(e.refused), e.why) for e in claims] == [
        (0, False, ""),
        (2, True, "claim-held"),
        (1, True, "claim-held"),
    ]
    base = 90  # the show is half of 180 ms after the start
    for entry, expected in zip(claims, (base + 110, base + 150, base + 240), strict=True):
        assert expected - 5 <= entry.at <= expected + 60, "milliseconds since the start, at receipt"


@pytest.mark.rule("DR-122", "DR-129")
async def test_two_claims_in_quick_succession_over_a_slow_line_both_count(
    server: Running, people: list[Person]
) -> None:
    _, pages = await table_of_three(server, people, "arrival")
    await asyncio.gather(*(see(page) for page in pages))
    slow = pages[2]
    monsters = [m["monster"] for m in slow.now["view"]["table"]["monsters"]]
    first = asyncio.create_task(slow.act(f"claim left {monsters[0]}"))
    second = asyncio.create_task(slow.act(f"claim right {monsters[1]}"))
    third = asyncio.create_task(pages[0].act(f"claim right {monsters[2]}"))
    assert [(await answer)["t"] for answer in (first, second, third)] == ["ack"] * 3


@pytest.mark.rule("DR-117")
async def test_a_hand_on_the_table_too_early_is_locked(server: Running, people: list[Person]) -> None:
    _, pages = await table_of_three(server, people, "arrival")
    await asyncio.gather(*(until_phase(page, "countdown") for page in pages))
    fast = pages[0]
    ends = next(t["ends"] for t in fast.now["timers"] if t["name"] == "countdown")
    await asyncio.sleep(max(0.0, ends / 1000 - time.time() - 0.06))
    assert (await fast.act("early left"))["t"] == "ack"
    monsters = await see(fast)
    locked = await fast.act(f"claim left {monsters[0]}")
    assert (locked["key"], locked["rule"]) == ("claim-locked", "DR-117")
    assert (await fast.act(f"claim right {monsters[0]}"))["t"] == "ack", "the other hand is free"


@pytest.mark.rule("DR-158")
async def test_more_than_ten_claims_a_second_are_dropped(server: Running, people: list[Person]) -> None:
    _, pages = await table_of_three(server, people, "arrival")
    await asyncio.gather(*(see(page) for page in pages))
    fast = pages[0]
    monsters = [m["monster"] for m in fast.now["view"]["table"]["monsters"]]
    await pages[1].act(f"claim left {monsters[0]}")
    await fast.until(lambda: holder(fast) == 1)
    answers = await asyncio.gather(*(fast.act(f"claim left {monsters[0]}") for _ in range(15)))
    assert [answer["key"] for answer in answers] == ["claim-held"] * 10 + ["too-fast"] * 5


@pytest.mark.rule("DR-146", "DR-142", "DR-145")
async def test_in_arrival_mode_a_claim_received_after_the_end_is_refused(server: Running, people: list[Person]) -> None:
    _, pages = await table_of_three(server, people, "arrival", timer=5)
    await asyncio.gather(*(see(page) for page in pages))
    slow = pages[2]
    ends = next(t["ends"] for t in slow.now["timers"] if t["name"] == "round")
    monsters = [m["monster"] for m in slow.now["view"]["table"]["monsters"]]
    await asyncio.sleep(ends / 1000 - time.time() - 0.05)
    answer = await slow.act(f"claim left {monsters[0]}")
    assert answer["t"] == "refused", "sent 50 ms before the end, received 40 ms after it"


@pytest.mark.rule("DR-147")
async def test_in_fair_mode_the_effective_time_decides_whether_a_claim_is_in_time(
    server: Running, people: list[Person]
) -> None:
    table, pages = await table_of_three(server, people, "fair", timer=5)
    await asyncio.gather(*(see(page) for page in pages))
    slow = pages[2]
    ends = next(t["ends"] for t in slow.now["timers"] if t["name"] == "round")
    monsters = [m["monster"] for m in slow.now["view"]["table"]["monsters"]]
    await asyncio.sleep(ends / 1000 - time.time() - 0.05)
    answer = await slow.act(f"claim left {monsters[0]}")
    assert answer["t"] == "ack", "received 40 ms after the end, effective 140 ms before it"
    play = server.services.hub.rooms[table].play
    assert play is not None
    claim = next(e for e in play.match.entries if e.do.startswith("claim"))
    assert 4780 <= claim.at <= 4990
    await slow.until(lambda: phase(slow) != "attack")
    assert any(line["kind"] == "claimed" for m in slow.messages if m["t"] == "position" for line in m["log"])


@pytest.mark.rule("DR-138", "DR-140")
@pytest.mark.parametrize("after", [0.05, 0.10, 0.16])
async def test_whoever_answers_pings_late_wins_nothing_by_it(
    server: Running, ann: Person, bob: Person, after: float
) -> None:
    """Bob's pongs come 190 ms late, from the beginning; his claim comes later than Ann's and loses."""
    table = await ann.table("me", "open", mode="fair", options={"timer": 15})
    await bob.post(f"/api/tables/{table}/join", {})
    honest, late = await ann.page(table), await bob.page(table, late_pongs=0.19)
    monsters, _ = await asyncio.gather(see(honest), see(late))
    await asyncio.sleep(0.1)
    assert (await honest.act(f"claim left {monsters[0]}"))["t"] == "ack"
    await asyncio.sleep(after)
    assert (await late.act(f"claim left {monsters[0]}"))["t"] == "ack"
    await honest.until(lambda: holder(honest) >= 0)
    assert holder(honest) == 0


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="only Linux says how long a path is")
async def test_the_system_says_how_long_a_path_is_that_no_program_answers_for(server: Running) -> None:
    reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
    writer.write(b"GET /health HTTP/1.1\r\nHost: localhost\r\n\r\n")
    await reader.readuntil(b"}")
    told = path_ms(writer.get_extra_info("socket"))
    writer.close()
    assert told is not None
    assert told >= 0


@pytest.mark.rule("DR-117")
async def test_a_claim_before_the_cards_are_shown_is_a_false_start(server: Running, people: list[Person]) -> None:
    """The slowest line sets the moment at which all pages show the cards; whoever claims before is held back."""
    table, pages = await table_of_three(server, people, "arrival")
    fast = pages[0]
    await asyncio.gather(*(until_phase(page, "attack") for page in pages[:2]))
    monsters = [m["monster"] for m in fast.now["view"]["table"]["monsters"]]
    assert fast.now["show_at"] > time.time() * 1000 + 20, "honest pages still hide the cards"
    answer = await fast.act(f"claim left {monsters[0]}")
    assert (answer["t"], answer["key"], answer["rule"]) == ("refused", "too-early", "DR-117")
    await asyncio.sleep(max(0.0, fast.now["show_at"] / 1000 - time.time()) + 0.01)
    assert (await fast.act(f"claim left {monsters[0]}"))["key"] == "too-early", "hands are held for a moment"
    assert (await pages[1].act(f"claim left {monsters[1]}"))["t"] == "ack", "those of the others are not"
    await asyncio.sleep(0.25)
    assert (await fast.act(f"claim left {monsters[0]}"))["t"] == "ack"
    play = server.services.hub.rooms[table].play
    assert play is not None
    assert [e.why for e in play.match.entries if e.seat == 0 and e.refused] == ["too-early", "too-early"]


@pytest.mark.rule("DR-123", "DR-134")
async def test_nothing_else_tells_of_a_claim_before_it_is_settled(
    server: Running, people: list[Person], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Neither the table over HTTP, nor lists, nor the past, nor the answer to a question, nor one's own claim."""
    monkeypatch.setattr("taverne.games.dungeon_rush.rules.attack.CAP_MS", 1500)
    table, pages = await table_of_three(server, people, "fair")
    await asyncio.gather(*(see(page) for page in pages))
    mine, theirs = pages[0], pages[1]

    async def known(person: Person) -> list[object]:
        info = await person.get(f"/api/tables/{table}")
        lists = [t for name in ("watch", "mine") for t in await person.get(f"/api/tables?list={name}")]
        past = await person.get(f"/api/tables/{table}/replay/-1")
        listed = [(t["seq"], t["position"]) for t in lists if t["id"] == table]
        return [info["seq"], info["position"], *listed, past["position"], past["positions"], len(past["log"])]

    async with Person(server.url) as stranger:
        before = [await known(stranger), await known(people[1])]
        told = theirs.now["seq"]
        monsters = [m["monster"] for m in mine.now["view"]["table"]["monsters"]]
        for hand, which in (("left", 0), ("right", 1)):
            assert (await mine.act(f"claim {hand} {monsters[which]}"))["t"] == "ack"
        why = await theirs.ask({"t": "why", "seat": theirs.now["seat"], "do": f"claim left {monsters[2]}"})
        assert (why["t"], why["seq"]) == ("ack", told)
        assert [await known(stranger), await known(people[1])] == before
        own = await theirs.act(f"claim left {monsters[2]}")
        assert own["seq"] == theirs.now["seq"] == theirs.now["info"]["seq"] == told, "own claims count nobody else's"
        assert holder(theirs, 0) < 0, "all this was before anything was settled"
    await theirs.until(lambda: holder(theirs, 0) == 0, 4)
    lines = [line for m in theirs.messages if m["t"] == "position" for line in m["log"] if line["kind"] == "claimed"]
    assert {line["position"] for line in lines} == {before[0][1] + 1}  # type: ignore[operator]
