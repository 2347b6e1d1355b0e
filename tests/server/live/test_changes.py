"""Positions told as differences: whoever works them out sees at every step what others are told whole."""

from __future__ import annotations

import random
from typing import Any

import msgspec
import pytest

from taverne import client as tc
from taverne import games
from taverne.client.table import typed
from taverne.engine.actions import SPECTATOR
from taverne.engine.decisions import Choice
from taverne.server.live.room.client import Client
from taverne.server.live.room.room import Room
from taverne.server.wire import messages
from taverne.server.wire.changes import applied
from taverne.server.wire.messages import Position
from tests.server.tools import Json, Person, Running

DECISIONS = 120
OPTIONS: dict[str, Json] = {"dungeon_rush": {"mode": "snake", "neutral": False}}
SHARE = 0.5
"""How many of the bytes at most are then told."""


class Reader:
    """A page that is told differences, or one that is not; both end up with the same position."""

    def __init__(self, name: str, person: str, seat: int, changes: bool) -> None:
        self.client = Client(name, person, "", self.hear)
        self.hello = messages.Hello(seat=seat, changes=changes)
        self.position: Json = {}
        self.kinds: list[str] = []
        self.bytes = 0

    def hear(self, data: bytes, answers: int = -1) -> None:
        told = msgspec.json.decode(data)
        assert told["t"] != "refused" or told["key"].startswith("undo"), told
        if told["t"] not in ("position", "changed"):
            return
        self.kinds.append(told["t"])
        self.bytes += len(data)
        if told["t"] == "changed":
            assert told["since"] == self.position["now"]
            told = applied(self.position, told)
        self.position = told

    def seen(self, game: Any) -> Position:
        """Return what it knows, with the game's own types: fields that may be left out are then all there."""
        position = msgspec.structs.replace(msgspec.convert(self.position, Position), now=0.0)
        return position if position.view is None else msgspec.structs.replace(position, view=typed(game, position.view))


@pytest.mark.parametrize("name", games.names())
async def test_what_is_worked_out_is_what_is_told_whole(server: Running, ann: Person, bob: Person, name: str) -> None:
    game, rng = games.find(name), random.Random(11)
    body: Json = {"game": name, "players": 2, "seats": ["me", "open"], "cover": "quick", "seed": 3, "away": 0}
    body["options"] = OPTIONS.get(name, {})
    made = await ann.post("/api/tables", body, 201)
    await bob.post(f"/api/tables/{made['id']}/join", {})
    room = server.services.hub.rooms[made["id"]]
    people = [*(seat.person for seat in room.kept.seats[:2]), "somebody"]
    pairs = [
        [Reader(f"{seat} {changes}", person, seat, changes) for changes in (True, False)]
        for person, seat in zip(people, (0, 1, SPECTATOR), strict=True)
    ]
    for reader in (reader for pair in pairs for reader in pair):
        await room.attach(reader.client, reader.hello)
    for number in range(DECISIONS):
        if not await decided(room, pairs, number, rng):
            break
        for one, other in pairs:
            assert one.seen(game) == other.seen(game), f"decision {number}"
    assert number > 10
    for one, other in pairs:
        assert "changed" not in other.kinds
        assert one.kinds.count("changed") > len(one.kinds) / 2
        assert one.bytes < SHARE * other.bytes, f"{one.bytes} of {other.bytes} bytes"


async def decided(room: Room, pairs: list[list[Reader]], number: int, rng: random.Random) -> bool:
    """Somebody answers at random, or now and then steps back; False when nobody is asked."""
    assert room.play is not None
    asked = [d for d in room.play.match.state.pending if isinstance(d, Choice) and not d.optional]
    if not asked:
        return False
    choice = rng.choice(asked)
    client, seat = pairs[choice.seat][number % 2].client, choice.seat
    if number % 10 == 9:
        await room.receive(client, messages.Undo(id=1000 + number, seat=seat), float(number))
        return True
    act = messages.Act(id=number, seat=seat, do=str(rng.choice(choice.options)), seq=room.kept.seq)
    await room.receive(client, act, float(number))
    return True


async def test_who_has_missed_a_position_is_told_all_of_it(server: Running, ann: Person) -> None:
    table = await ann.table("me", "here", options={"neutral": False}, away=0)
    seat = (await ann.get(f"/api/tables/{table}"))["waiting"][0]
    person = tc.Person(server.url)
    person.cookie = ann.cookie
    async with tc.ServedTable(person, tc.Link(server.url, table), seat) as page:
        await page.until(lambda: page.asked)
        assert page.position is not None
        page.position = msgspec.structs.replace(page.position, now=1.0)  # as if what was told since were lost
        await page.act(page.asked[0].options[0])
        await page.until(lambda: page.now.position > 1 and page.now.whole)
