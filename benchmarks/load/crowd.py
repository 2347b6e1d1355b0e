"""The tables of one run: two scripted pages at each, who read just enough to play, and what was measured at them.

A table is moved on by what it is told, without tasks of its own; where the server comes from is left to ``__main__``.
"""

from __future__ import annotations

import asyncio
import random
import sqlite3
import time
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final, NamedTuple

import msgspec

from benchmarks.load.line import Person, WebSocket, opened
from taverne.server.wire.changes import put

MOVES: Final = 45
"""Tables leave their first match within so many moves."""
TABLES_EACH: Final = 5
"""At how many tables the same two people sit: more would come in too often for one person."""


class Played(NamedTuple):
    """A match of two, and how many moves a second all tables together try."""

    options: dict[str, Any]
    rate: float


GAMES: Final[Mapping[str, Played]] = {
    "dungeon_rush": Played({"mode": "snake", "neutral": False}, 1000.0),
    "monster_lands": Played({}, 500.0),
    "nerath": Played({}, 500.0),
    "euthia": Played({}, 500.0),
}


class Seen(msgspec.Struct):
    asked: msgspec.Raw
    over: bool


class Change(msgspec.Struct):
    way: list[str | int]
    to: msgspec.Raw


class Told(msgspec.Struct):
    """As much of a message as a scripted client reads."""

    t: str
    seq: int = 0
    id: int = 0
    view: Seen | None = None
    set: list[Change] = []


_told = msgspec.json.Decoder(Told).decode
_plain = msgspec.json.decode


class Page:
    """One client at a table."""

    def __init__(self, table: Table) -> None:
        self.line: WebSocket
        self.seq = 0
        self.over = False
        self.options: list[str] = []
        """What may be answered now; none while an answer is on its way."""
        self._asked: Any = []
        self._table = table

    def hear(self, data: bytes) -> None:
        told = _told(data)
        if told.t == "position":
            if told.view is not None:
                self.seq = told.seq
                self._see(told.view)
                self._table.news()
        elif told.t == "changed":
            for change in told.set:
                self._change(change)
            self.choose()
            self._table.news()
        elif told.t in ("ack", "refused") and told.id:
            self._table.answered(told)

    def _see(self, view: Seen) -> None:
        self._asked, self.over = _plain(view.asked), view.over
        self.choose()

    def _change(self, change: Change) -> None:
        way = change.way
        if way == ["seq"]:
            self.seq = _plain(change.to)
        elif way[0] == "view":
            if len(way) == 1:
                self._see(msgspec.json.decode(change.to, type=Seen))
            elif way[1] == "asked":
                self._asked = put(self._asked, way[2:], _plain(change.to))
            elif way[1] == "over":
                self.over = _plain(change.to)

    def choose(self) -> None:
        """Look what may be answered."""
        self.options = next((one["options"] for one in self._asked if not one.get("optional")), [])


class Table:
    """Plays one match after another at its own pace, until told to stop.

    The first is left at any moment of it, so that the tables are not all of one age: a tavern in which everybody sits
    down and gets up at once would measure only that.
    """

    def __init__(self, crowd: Crowd, number: int) -> None:
        self._crowd = crowd
        self._loop = asyncio.get_running_loop()
        self._rng = random.Random(number)
        self._leave = self._rng.randrange(1, MOVES)
        self._people = crowd.pairs[number // TABLES_EACH]
        self._pages: list[Page] = []
        self._acked: list[tuple[int, str]] = []
        self._count = 0
        self._due = 0.0
        self._sent: tuple[int, str, float] | None = None
        """Which seat has answered what, and when, if that is not acknowledged yet."""
        self._ready = False
        """Whether the next move is due, and only somebody to make it is waited for."""
        self.tasks: set[asyncio.Task[None]] = set()

    async def sit_down(self) -> None:
        crowd = self._crowd
        body = {"game": crowd.game, "players": 2, "seats": ["me", "open"], "options": GAMES[crowd.game].options}
        body |= {"away": 0, "cover": "quick"}  # windows that are held open among people would measure patience
        first, second = self._people
        table = (await first.ask("POST", "/api/tables", body))["id"]
        await second.ask("POST", f"/api/tables/{table}/join", {})
        self._acked = crowd.acked[table] = []
        self._pages = [Page(self) for _ in self._people]
        for page, person in zip(self._pages, self._people, strict=True):
            page.line = await opened(crowd.port, f"/ws/tables/{table}", page.hear, person.cookie)
            page.line.send(b'{"t":"hello","changes":true}')

    def begin(self) -> None:
        self._due = self._loop.time() + self._rng.random() * self._crowd.pause
        self._loop.call_at(self._due, self._move_due)

    def stop(self) -> None:
        for page in self._pages:
            page.line.close()
        self._pages = []

    @property
    def waits(self) -> bool:
        """Whether something that was said has no answer yet."""
        return self._sent is not None

    def _move_due(self) -> None:
        self._ready = True
        self.news()

    def news(self) -> None:
        """Make the next move if it is due and somebody is asked."""
        if not self._ready or self._sent is not None or self._crowd.stopping or not self._pages:
            return
        if self._pages[0].over or self._count == self._leave:
            self._leave = 0
            self.stop()
            task = self._loop.create_task(self._go_elsewhere())
            self.tasks.add(task)
            task.add_done_callback(self.tasks.discard)
            return
        for seat, page in enumerate(self._pages):
            if page.options:
                self._move(seat, page)
                return

    async def _go_elsewhere(self) -> None:
        await self.sit_down()
        self.news()

    def _move(self, seat: int, page: Page) -> None:
        self._ready = False
        self._count += 1
        do = self._rng.choice(page.options)
        page.options = []
        self._sent = seat, do, time.perf_counter()
        message = {"t": "act", "id": self._count, "seat": seat, "do": do, "seq": page.seq}
        page.line.send(msgspec.json.encode(message))

    def answered(self, told: Told) -> None:
        if self._sent is None or told.id != self._count:
            return
        (seat, do, begun), self._sent = self._sent, None
        if told.t == "ack":
            self._acked.append((seat, do))
            if self._crowd.measuring:
                self._crowd.late.append(time.perf_counter() - begun)
        else:
            self._crowd.refused += 1
            self._pages[seat].choose()
        now = self._loop.time()
        self._due = max(self._due + self._crowd.pause, now - self._crowd.pause)
        if self._due > now:
            self._loop.call_at(self._due, self._move_due)
        else:
            self._loop.call_soon(self._move_due)


class Crowd:
    """All tables of one run, and what was measured at them."""

    def __init__(self, port: int, game: str, tables: int, rate: float) -> None:
        self.port = port
        self.game = game
        self.pause = tables / rate
        self.pairs = [[Person(port) for _ in range(2)] for _ in range((tables + TABLES_EACH - 1) // TABLES_EACH)]
        self.acked: dict[str, list[tuple[int, str]]] = {}
        self.late: list[float] = []
        self.refused = 0
        self.measuring = False
        self.stopping = False
        self.tables = [Table(self, number) for number in range(tables)]

    async def open(self, gate: asyncio.Semaphore, sat: Any) -> None:
        """Let everybody sit down."""
        for person in (person for pair in self.pairs for person in pair):
            await person.ask("GET", "/api/me")

        async def one(table: Table) -> None:
            async with gate:
                await table.sit_down()
            sat()

        await asyncio.gather(*map(one, self.tables))

    async def stop(self, patience_s: float = 20.0) -> None:
        """Begin no more moves; wait for those that are on their way, then leave."""
        self.stopping = True
        until = time.perf_counter() + patience_s
        while time.perf_counter() < until and any(table.waits or table.tasks for table in self.tables):
            await asyncio.sleep(0.02)
        for table in self.tables:
            table.stop()

    def lost(self, file: Path) -> int:
        """Return how many acknowledged moves are not in the database, or not in their order."""
        missing = 0
        with sqlite3.connect(file) as database:
            for table, acked in self.acked.items():
                rows = database.execute("SELECT line FROM entries WHERE table_id = ? ORDER BY n", (table,))
                entries = [_plain(row[0]) for row in rows]
                said = [e for e in entries if e.get("do") and e.get("seat", 0) >= 0 and not e.get("given")]
                written = [(e.get("seat", 0), e["do"]) for e in said]
                missing += sum(a != b for a, b in zip(acked, written, strict=False)) + max(0, len(acked) - len(written))
        return missing
