"""Load: tables of scripted clients over loopback against a real server on SQLite; how fast, how late, and none lost.

Run it by ``make load`` (``ARGS="--games nerath --tables 50 200 --seconds 20"``), with ``--peer`` for a boardgame.io
server beside it (``benchmarks/load_peer_server``); what the figures were is in ``docs/server_measurements.md``.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import os
import random
import resource
import signal
import socket
import sqlite3
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from contextlib import suppress
from itertools import product
from pathlib import Path
from typing import Any, Final, NamedTuple

import httpx
import msgspec
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from benchmarks import load_peer

MOVES = 45
"""Tables leave their first match within so many moves."""


class Played(NamedTuple):
    """A match of two, and how many moves a second all tables together try."""

    options: dict[str, Any]
    rate: float


GAMES: Final = {
    "dungeon_rush": Played({"mode": "snake", "neutral": False}, 1000.0),
    "monster_lands": Played({}, 500.0),
    "nerath": Played({}, 500.0),
    "euthia": Played({}, 500.0),
}
OPEN_DOOR: Final = ("RATE", "BURST", "MESSAGES", "MAKING", "TABLES", "PAGES", "SOCKETS", "CONNECTIONS")
"""Limits of an open house, which two people with a thousand pages would meet."""


class Asked(msgspec.Struct):
    """As much of a question as a scripted client reads."""

    options: list[str]
    optional: bool = False


class View(msgspec.Struct):
    asked: list[Asked]
    over: bool


class Told(msgspec.Struct):
    """As much of a message as a scripted client reads."""

    t: str
    seq: int = 0
    id: int = 0
    n: int = 0
    key: str = ""
    view: View | None = None


_decoder = msgspec.json.Decoder(Told)


class Server:
    """A server in a process of its own, on a new SQLite file."""

    def __init__(self, folder: Path) -> None:
        self.file = folder / "load.sqlite3"
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port = int(probe.getsockname()[1])
        limits = dict.fromkeys(OPEN_DOOR, "100000") | {"LOG_LEVEL": "error"}
        environment = dict(os.environ) | {f"TAVERNE_{name}": value for name, value in limits.items()}
        code = f"from taverne.server import run; run('127.0.0.1', {self.port}, {str(self.file)!r})"
        self.process = subprocess.Popen([sys.executable, "-c", code], env=environment)

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    async def ready(self) -> None:
        async with httpx.AsyncClient() as http:
            for _ in range(2400):
                with suppress(httpx.HTTPError):
                    if (await http.get(f"{self.url}/health")).status_code == 200:
                        return
                await asyncio.sleep(0.05)
        raise SystemExit("the server did not start within two minutes")

    def cpu(self) -> float:
        """Return how many seconds of processor time it has used (0 where the system does not tell)."""
        with suppress(OSError):
            fields = Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()
            return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")
        return 0.0

    def kill(self) -> None:
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()


class Page:
    """One client at a table; it reads just enough to play."""

    def __init__(self, line: ClientConnection, news: asyncio.Event) -> None:
        self.line = line
        self.asked: list[str] = []
        self.seq = 0
        self.over = False
        self.sent: dict[int, asyncio.Future[Told]] = {}
        self._news = news
        self._task = asyncio.create_task(self._listen())

    async def _listen(self) -> None:
        with suppress(ConnectionClosed):
            async for data in self.line:
                told = _decoder.decode(data)
                if told.t == "position" and told.view is not None:
                    self.seq = told.seq
                    self.over = told.view.over
                    self.asked = next((one.options for one in told.view.asked if not one.optional), [])
                    self._news.set()
                elif told.id in self.sent:
                    self.sent.pop(told.id).set_result(told)

    async def act(self, number: int, seat: int, do: str) -> Told:
        answer: asyncio.Future[Told] = asyncio.get_running_loop().create_future()
        self.sent[number] = answer
        self.asked = []
        message = {"t": "act", "id": number, "seat": seat, "do": do, "seq": self.seq}
        await self.line.send(msgspec.json.encode(message).decode())
        return await answer

    async def close(self) -> None:
        self._task.cancel()
        await self.line.close()


class Crowd:
    """All tables of one run, and what was measured at them."""

    def __init__(self, server: Server, game: str, tables: int, rate: float, progress: Callable[[], None]) -> None:
        self.server = server
        self.game = game
        self.tables = tables
        self.pause = tables / rate
        self.progress = progress
        self.people = [httpx.AsyncClient(base_url=server.url, timeout=60) for _ in range(2)]
        self.acked: dict[str, list[tuple[int, str]]] = {}
        self.late: list[float] = []
        self.refused = 0
        self.measuring = False
        self.stopping = False
        self.everybody = asyncio.Event()
        """Set when all have sat down: then play begins."""

    async def open(self) -> None:
        for person in self.people:
            await person.get("/api/me")

    async def new_table(self) -> tuple[str, list[Page], asyncio.Event]:
        options = GAMES[self.game].options
        body = {"game": self.game, "players": 2, "seats": ["me", "open"], "options": options, "away": 0}
        body["cover"] = "quick"  # windows that are held open among people would measure patience
        table = (await self.people[0].post("/api/tables", json=body)).json()["id"]
        await self.people[1].post(f"/api/tables/{table}/join", json={})
        news = asyncio.Event()
        pages = [await self._page(table, person, news) for person in self.people]
        self.acked[table] = []
        return table, pages, news

    async def _page(self, table: str, person: httpx.AsyncClient, news: asyncio.Event) -> Page:
        cookie = "; ".join(f"{name}={value}" for name, value in person.cookies.items())
        address = f"ws://127.0.0.1:{self.server.port}/ws/tables/{table}"
        line = await connect(address, additional_headers={"Cookie": cookie}, compression=None, ping_interval=None)
        page = Page(line, news)
        await line.send('{"t":"hello"}')
        return page

    async def play(self, gate: asyncio.Semaphore, ready: Callable[[], None], number: int) -> None:
        """Play one match after another at one table's pace, until told to stop.

        The first is left at any moment of it, so that the tables are not all of one age: a tavern
        in which everybody sits down and gets up at once would measure only that.
        """
        rng = random.Random(number)
        leave = rng.randrange(1, MOVES)
        async with gate:
            table, pages, news = await self.new_table()
        ready()
        await self.everybody.wait()
        await asyncio.sleep(rng.random() * self.pause)
        due = time.perf_counter()
        count = 0
        while not self.stopping:
            mover = await self._mover(pages, news)
            if mover is None or count == leave:
                leave = 0
                for page in pages:
                    await page.close()
                table, pages, news = await self.new_table()
                continue
            count += 1
            await self._move(table, pages, mover, count, rng)
            due = max(due + self.pause, time.perf_counter() - self.pause)
            await asyncio.sleep(max(0.0, due - time.perf_counter()))
        for page in pages:
            await page.close()

    async def _mover(self, pages: list[Page], news: asyncio.Event) -> int | None:
        while not self.stopping:
            for seat, page in enumerate(pages):
                if page.asked:
                    return seat
            if pages[0].over:
                return None
            news.clear()
            with suppress(TimeoutError):
                await asyncio.wait_for(news.wait(), 5)
        return 0 if pages[0].asked else None

    async def _move(self, table: str, pages: list[Page], seat: int, count: int, rng: random.Random) -> None:
        if not pages[seat].asked:
            return
        do = rng.choice(pages[seat].asked)
        begun = time.perf_counter()
        answer = await pages[seat].act(count, seat, do)
        if answer.t != "ack":
            self.refused += 1
            return
        self.acked[table].append((seat, do))
        if self.measuring:
            self.late.append(time.perf_counter() - begun)
            self.progress()

    def lost(self) -> int:
        """Return how many acknowledged moves are not in the database, or not in their order."""
        missing = 0
        with sqlite3.connect(self.server.file) as database:
            for table, acked in self.acked.items():
                rows = database.execute("SELECT line FROM entries WHERE table_id = ? ORDER BY n", (table,))
                entries = [msgspec.json.decode(row[0]) for row in rows]
                said = [e for e in entries if e.get("do") and e.get("seat", 0) >= 0 and not e.get("given")]
                written = [(e.get("seat", 0), e["do"]) for e in said]
                missing += sum(a != b for a, b in zip(acked, written, strict=False)) + max(0, len(acked) - len(written))
        return missing


async def measure(game: str, tables: int, rate: float, seconds: float, bar: Progress) -> dict[str, Any]:
    """Run so many tables for so long; return what was measured."""
    with tempfile.TemporaryDirectory(prefix="taverne-load-") as folder:
        server = Server(Path(folder))
        try:
            await server.ready()
            opening = bar.add_task(f"{game}, {tables} tables: sitting down", total=tables)
            playing = bar.add_task(f"{game}, {tables} tables: playing", total=rate * seconds, start=False)
            crowd = Crowd(server, game, tables, rate, lambda: bar.advance(playing))
            await crowd.open()
            gate = asyncio.Semaphore(8)
            tasks = [
                asyncio.create_task(crowd.play(gate, lambda: bar.advance(opening), number)) for number in range(tables)
            ]
            while bar.tasks[opening].completed < tables:
                await asyncio.sleep(0.1)
            crowd.everybody.set()
            await asyncio.sleep(2)
            bar.start_task(playing)
            crowd.measuring = True
            begun, cpu = time.perf_counter(), server.cpu()
            await asyncio.sleep(seconds)
            crowd.measuring = False
            lasted, cpu = time.perf_counter() - begun, server.cpu() - cpu
            crowd.stopping = True
            await asyncio.wait(tasks, timeout=20)
        finally:
            server.kill()
        late = sorted(crowd.late)
        return {
            "game": game,
            "tables": tables,
            "moves": len(late),
            "per_second": len(late) / lasted,
            "p50": 1000 * late[len(late) // 2],
            "p99": 1000 * late[int(len(late) * 0.99)],
            "worst": 1000 * late[-1],
            "cpu": 1000 * cpu / len(late),
            "refused": crowd.refused,
            "lost": crowd.lost(),
        }


def report(console: Console, results: list[dict[str, Any]]) -> None:
    table = Table(title="Acknowledged moves on SQLite, server killed without warning at the end")
    table.add_column("game", no_wrap=True)
    for name in ("tables", "moves", "per s", "p50 ms", "p99 ms", "worst ms", "cpu ms", "refused", "lost"):
        table.add_column(name, justify="right", no_wrap=True)
    for r in results:
        figures = (f"{r[name]:.1f}" for name in ("per_second", "p50", "p99", "worst", "cpu"))
        table.add_row(r["game"], str(r["tables"]), str(r["moves"]), *figures, str(r["refused"]), str(r["lost"]))
    console.print(table)


def main() -> None:
    gc.disable()  # the pauses of the clients are not the server's
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", nargs="+", default=[*GAMES], choices=[*GAMES], help="which games, one run each")
    parser.add_argument("--tables", type=int, nargs="+", default=[200], help="concurrent tables, one run each")
    parser.add_argument(
        "--rate", type=float, help="moves a second that all tables together try (by default the target)"
    )
    parser.add_argument("--seconds", type=float, default=20.0, help="how long each run is measured")
    parser.add_argument("--peer", action="store_true", help="beside it a boardgame.io server, with and without files")
    given = parser.parse_args()
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (max(soft, min(hard, 8192)), hard))
    console = Console(width=120)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    results: list[dict[str, Any]] = []
    with Progress(*columns, console=console) as bar:
        for game, tables in product(given.games, given.tables):
            rate = given.rate or GAMES[game].rate
            results.append(asyncio.run(measure(game, tables, rate, given.seconds, bar)))
        if given.peer:
            for kept in ("memory", "files"):
                results.append(
                    asyncio.run(load_peer.measure(kept, given.tables[0], given.rate or 500.0, given.seconds))
                )
    report(console, results)
    if any(r["lost"] for r in results):
        raise SystemExit("acknowledged moves were lost")


if __name__ == "__main__":
    main()
