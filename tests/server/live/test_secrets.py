"""All that a table tells in the course of a match, to every seat and to whoever watches: nothing of it is hidden.

Hidden things bear marks, as in the conformance suite; here they are looked for in the very bytes that are sent.
"""

from __future__ import annotations

import asyncio
import random
from typing import Any

import msgspec
import pytest

from taverne import games
from taverne.engine.actions import SPECTATOR
from taverne.engine.decisions import Choice
from taverne.server.live.room.client import Client
from taverne.server.live.room.room import Room
from taverne.server.wire import messages
from tests.conformance.probes.by_game import probe
from tests.conformance.probes.probe import Probe
from tests.server.tools import Json, Person, Running, answer_once, silent

DECISIONS = 160
OPTIONS: dict[str, Json] = {"dungeon_rush": {"mode": "secret", "neutral": False}, "monster_lands": {"ambush": True}}


class Ear:
    """Hears all that one client is told, and finds in it what its seat may not know at that moment."""

    def __init__(self, room: Room, known: Probe[Any], person: str, seat: int) -> None:
        self.heard = 0
        self.looked_for = 0
        self.seat = seat
        self.client = Client(f"ear {seat}", person, "Ear", self.hear)
        self._room = room
        self._probe = known

    def hear(self, data: bytes, answers: int = -1) -> None:
        self.heard += 1
        assert self._room.play is not None
        message = msgspec.json.decode(data)
        if message.get("whole"):
            del message["log"]  # what was seen long ago may be hidden again
        text = msgspec.json.encode(message).decode()
        state = self._room.play.match.state
        taints = self._probe.taints(state)
        self.looked_for += len(taints)
        for taint in taints:
            assert self.seat in taint.seen_by or taint.mark not in text, f"seat {self.seat} learns of {taint.mark}"


class Table:
    """A match of two with somebody who watches; all three are curious."""

    def __init__(self, room: Room, known: Probe[Any], people: list[str], rng: random.Random) -> None:
        self.room = room
        self.rng = rng
        self.ears = [Ear(room, known, person, seat) for person, seat in zip(people, (0, 1, SPECTATOR), strict=True)]
        self._number = 0

    @property
    def asked(self) -> list[Choice]:
        assert self.room.play is not None
        return [d for d in self.room.play.match.state.pending if isinstance(d, Choice) and not d.optional]

    async def say(self, ear: Ear, kind: type[Any], **fields: Any) -> None:
        self._number += 1
        await self.room.receive(ear.client, kind(id=self._number, **fields), 0.0)

    async def decide(self) -> None:
        """One of those who are asked answers at random."""
        choice = self.rng.choice(self.asked)
        action = self.rng.choice(choice.options)
        await self.say(self.ears[choice.seat], messages.Act, seat=choice.seat, do=str(action), seq=self.room.kept.seq)

    async def pry(self) -> None:
        """Everybody asks for what is not theirs to know or to do."""
        others = [str(option) for choice in self.asked for option in choice.options[:5]]
        for ear in self.ears:
            for seat in (0, 1, 2, SPECTATOR):
                await self.room.receive(ear.client, messages.Look(seat=seat), 0.0)
                for do in others:
                    await self.say(ear, messages.Why, seat=seat, do=do)
                    if seat != ear.seat:
                        await self.say(ear, messages.Act, seat=seat, do=do, seq=self.room.kept.seq)
                        await self.say(ear, messages.Undo, seat=seat, ask=True)
            await self.room.receive(ear.client, messages.Look(seat=max(ear.seat, SPECTATOR)), 0.0)


@pytest.mark.parametrize("name", games.names())
async def test_nothing_hidden_is_told_in_the_course_of_a_match(
    server: Running, ann: Person, bob: Person, eve: Person, name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = games.find(name)
    assert game is not None
    known = probe(game)
    monkeypatch.setitem(games._MADE, name, known.marked())
    body: Json = {"game": name, "players": 2, "seats": ["me", "open"], "cover": "always"}
    body["options"] = OPTIONS.get(name, {})
    made = await ann.post("/api/tables", body, 201)
    await bob.post(f"/api/tables/{made['id']}/join", {})
    room = server.services.hub.rooms[made["id"]]
    people = [(await person.get("/api/me"))["id"] for person in (ann, bob, eve)]
    table = Table(room, known, people, random.Random(5))
    for ear in table.ears:
        await room.attach(ear.client, messages.Hello(seat=ear.seat))
    for number in range(DECISIONS):
        if not table.asked:
            break
        before = room.kept.position
        await table.decide()
        assert room.kept.position > before
        if number % 25 == 0:
            await table.pry()
            assert [ear.client.seat for ear in table.ears] == [0, 1, SPECTATOR]
    assert number >= 5
    assert all(ear.heard > number / 2 and ear.looked_for >= ear.heard for ear in table.ears)


async def shown(person: Person, table: str) -> list[tuple[int, int]]:
    """Return the numbers by which somebody could count the decisions of a match."""
    info = await person.get(f"/api/tables/{table}")
    listed = [one for one in await person.get("/api/tables?list=watch") if one["id"] == table]
    looked = await person.get(f"/api/tables/{table}/replay/-1")
    return [*((one["seq"], one["position"]) for one in (info, *listed)), (looked["positions"], looked["position"])]


@pytest.mark.own_time
async def test_an_order_dropped_reaches_nobody_else_not_even_as_an_empty_message(
    server: Running, ann: Person, bob: Person, eve: Person
) -> None:
    """``listen`` of Nerath changes only when its own realm is asked: others, and those who watch, are told nothing."""
    body = {"game": "nerath", "players": 2, "seats": ["me", "open"], "seed": 1, "cover": "always"}
    table = (await ann.post("/api/tables", body, 201))["id"]
    await bob.post(f"/api/tables/{table}/join", {})
    pages = [await ann.page(table), await bob.page(table)]
    watcher = await eve.page(table)
    for _ in range(60):
        asked = [page for page in pages if page.asked]
        page = next((page for page in asked if "listen" in page.asked[0]["options"]), None)
        if page is not None:
            break
        await answer_once(asked[0])
        await asyncio.sleep(0.02)
    assert page is not None, "nobody had an order to drop"
    others = [other for other in (*pages, watcher) if other is not page]
    heard = await silent(others)
    known = await shown(eve, table)
    answer = await page.act("listen")
    assert answer["t"] == "ack"
    await page.until(lambda: page.now["seq"] >= answer["seq"])
    assert "listen" not in page.asked[0]["options"]
    assert await silent(others) == heard
    assert await shown(eve, table) == known, "nor does any number that can be asked for count it"
    await answer_once(page)
    async with asyncio.timeout(15):  # what follows is told
        while await shown(eve, table) == known:
            await asyncio.sleep(0.02)


async def test_lists_are_not_ordered_by_when_a_running_match_last_changed(ann: Person, eve: Person) -> None:
    """Else somebody who watches two tables could see in which of them a hidden answer was given."""
    tables = [await ann.table("me", "here", options={"neutral": False}) for _ in range(2)]
    lists = [(ann, "/api/tables?list=mine"), (eve, "/api/tables?list=watch")]
    for table in tables:
        page = await ann.page(table)
        await answer_once(await ann.page(table, page.now["view"]["waiting"][0]))
        for person, path in lists:
            told = [(one["id"], one["updated"] == one["created"]) for one in await person.get(path)]
            assert told == [(tables[1], True), (tables[0], True)]
