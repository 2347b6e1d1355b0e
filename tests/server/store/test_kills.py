"""Killed without warning: nothing that was acknowledged is lost, what is said again counts once, the match goes on."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

from taverne.engine.logs.log import Entry
from taverne.engine.logs.log_file import replayed
from taverne.games import find
from tests.server.services import postgres
from tests.server.tools import Page, Person, Process

ACTIONS = 120
KILLS = 8


class Endurance:
    """Two people play on while their server is killed again and again."""

    def __init__(self, server: Process, people: tuple[Person, Person], seed: int) -> None:
        self.server = server
        self.people = people
        self.rng = random.Random(seed)
        self.kills = set(self.rng.sample(range(5, ACTIONS), KILLS))
        self.done = 0
        self.told: list[tuple[int, str]] = []
        """What was acknowledged in this match, in order."""
        self.pages: list[Page] = []

    async def play(self) -> None:
        while self.done < ACTIONS:
            await self.play_match()

    async def play_match(self) -> None:
        ann, bob = self.people
        table = await ann.table("me", "open", options={"neutral": False}, away=0, cover="always")
        await bob.post(f"/api/tables/{table}/join", {})
        self.told = []
        await self.open(table)
        while (page := await self.asked()) is not None:
            await self.step(table, page)
        await self.check(table)

    async def open(self, table: str) -> None:
        self.pages = [await person.page(table) for person in self.people]

    async def asked(self) -> Page | None:
        """Return a page that is asked something, None once the match is over.

        Each page has to be looked at: one is not told of what nobody at it can notice, nor at the same moment.
        """
        async with asyncio.timeout(30):
            while not any(page.over for page in self.pages):
                for page in self.pages:
                    if page.asked:
                        return page
                await asyncio.sleep(0.002)
        return None

    async def step(self, table: str, page: Page) -> None:
        do = self.rng.choice(page.asked[0]["options"])
        self.done += 1
        if self.done in self.kills:
            await self.kill(table, page, do)
            return
        answer = await page.act(do)
        assert answer["t"] == "ack", answer
        self.told.append((page.now["seat"], do))
        await page.until(lambda: page.now["seq"] >= answer["seq"])

    async def kill(self, table: str, page: Page, do: str) -> None:
        """Kill the server before, while or just after an action is under way; start it; everything told is there.

        What was sent may be written or not, acknowledged or not: said again, it stands, and once.
        """
        known, seat = page.now["seq"], page.now["seat"]
        message = {"t": "act", "id": 10_000 + self.done, "seat": seat, "do": do, "seq": known}
        sent = self.rng.random() < 0.7
        if sent:
            await page.socket.send(msgspec.json.encode(message).decode())
            await asyncio.sleep(self.rng.random() * 0.01)
        self.server.kill()
        self.server.start()
        for old in self.pages:
            await old.ended()
        await self.server.ready()
        await self.open(table)
        again = self.pages[seat]
        assert again.now["seq"] >= known
        before = page.answers.get(message["id"])
        if before is not None:
            assert again.now["seq"] >= before["seq"], "what was acknowledged with the server's last breath is lost"
        if sent:
            answer = await again.ask(message)
            assert answer["t"] == "ack", answer
            assert before is None or answer["seq"] <= before["seq"], "it counted twice"
            self.told.append((seat, do))
            await again.until(lambda: again.now["seq"] >= answer["seq"])

    async def check(self, table: str) -> None:
        """The log holds what was acknowledged, in that order, and nothing else; and it is a true log."""
        answer = await self.people[0].http.get(f"/api/tables/{table}/log")
        lines = answer.content.splitlines()
        replayed(table, lines, find)
        entries = [msgspec.json.decode(line, type=Entry) for line in lines[1:]]
        assert [(e.seat, e.do) for e in entries if e.do and e.seat >= 0] == self.told


async def endure(db: str, seed: int) -> None:
    server = Process(db)
    server.start()
    try:
        await server.ready()
        async with Person(server.url, "Ann") as ann, Person(server.url, "Bob") as bob:
            await Endurance(server, (ann, bob), seed).play()
    finally:
        server.kill()


@pytest.mark.slow
async def test_on_sqlite_a_server_killed_between_any_two_actions_loses_nothing(tmp_path: Path) -> None:
    await endure(str(tmp_path / "table.sqlite3"), seed=1)


@pytest.fixture(scope="module")
def database() -> Iterator[str]:
    with postgres() as address:
        yield address


@pytest.mark.slow
@pytest.mark.postgres
async def test_on_postgresql_a_server_killed_between_any_two_actions_loses_nothing(database: str) -> None:
    await endure(database, seed=2)
