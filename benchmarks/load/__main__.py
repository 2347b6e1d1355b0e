"""Load: tables of scripted clients over loopback against a real server on SQLite; how fast, how late, and none lost.

Run it by ``make load`` (``ARGS="--games nerath --tables 50 200 --seconds 20"``), with ``--peer`` beside a boardgame.io
server (``benchmarks/load_peer_server``), also at the highest rate of each; see ``docs/server_measurements.md``.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import os
import resource
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Coroutine
from contextlib import suppress
from itertools import product
from pathlib import Path
from typing import Any, Final

import uvloop
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn
from rich.table import Table

from benchmarks.load import peer
from benchmarks.load.climb import climb
from benchmarks.load.crowd import GAMES, Crowd
from benchmarks.load.figures import SETTLE_S, Measured, Stopwatch

OPEN_DOOR: Final = ("RATE", "BURST", "MESSAGES", "CROWD", "MAKING", "TABLES", "PAGES", "SOCKETS", "CONNECTIONS")
"""Limits of an open house, which so many people at one address would meet."""
FIRST: Final = {"dungeon_rush": 400.0, "files": 150.0}
"""From which rates of moves a second two servers are led up to the highest that each holds."""


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

    async def ready(self) -> None:
        for _ in range(2400):
            with suppress(OSError):
                _, writer = await asyncio.open_connection("127.0.0.1", self.port)
                writer.close()
                return
            await asyncio.sleep(0.05)
        raise SystemExit("the server did not start within two minutes")

    def kill(self) -> None:
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()


async def measure(game: str, tables: int, rate: float, seconds: float, bar: Progress) -> Measured:
    """Run so many tables for so long; return what was measured."""
    with tempfile.TemporaryDirectory(prefix="taverne-load-") as folder:
        server = Server(Path(folder))
        try:
            await server.ready()
            opening = bar.add_task(f"{game}, {tables} tables: sitting down", total=tables)
            playing = bar.add_task(f"{game}, {tables} tables: playing", total=rate * seconds, start=False)
            crowd = Crowd(server.port, game, tables, rate)
            await crowd.open(asyncio.Semaphore(8), lambda: bar.advance(opening))
            for table in crowd.tables:
                table.begin()
            await asyncio.sleep(SETTLE_S)
            bar.start_task(playing)
            watch = Stopwatch(server.process.pid)
            crowd.measuring = True
            until = time.perf_counter() + seconds
            while (left := until - time.perf_counter()) > 0:
                await asyncio.sleep(min(1.0, left))
                bar.update(playing, completed=len(crowd.late))
                bar.refresh()
            crowd.measuring = False
            lasted, server_cpu, clients_cpu = watch.stop()
            await crowd.stop()
        finally:
            server.kill()
        return Measured.of(
            game, tables, rate, crowd.late, lasted, server_cpu, clients_cpu, crowd.refused, crowd.lost(server.file)
        )


def report(console: Console, results: list[Measured]) -> None:
    table = Table(title="Acknowledged moves on SQLite, server killed without warning at the end")
    table.add_column("game", no_wrap=True)
    peers = {r.game: r for r in results if r.game in peer.NAMES.values()}
    ratios = [(f"cpu/{kept}", peers[name]) for kept, name in peer.NAMES.items() if name in peers]
    names = ("tables", "offered", "per s", "p50 ms", "p99 ms", "worst", "cpu ms", "clients", "refused", "lost")
    for name in (*names, *(name for name, _ in ratios)):
        table.add_column(name, justify="right", no_wrap=True)
    for r in results:
        figures = (f"{one:.1f}" for one in (r.per_second, r.p50, r.p99, r.worst))
        cpu = (f"{one:.2f}" for one in (r.cpu, r.clients_cpu, *(r.cpu / other.cpu for _, other in ratios)))
        server, clients, *compared = cpu
        lost = "–" if r.lost is None else str(r.lost)
        table.add_row(
            r.game, str(r.tables), f"{r.rate:.0f}", *figures, server, clients, str(r.refused), lost, *compared
        )
    console.print(table)
    console.print("cpu ms: processor time of the server for each move; clients: that of all clients, on the same cores")


def compare(console: Console, tables: int, seconds: float, limit: float, bar: Progress) -> list[Measured]:
    """Say which rates Dungeon Rush and boardgame.io, both keeping every move, hold at the same p99; return all runs."""
    runs: list[Measured] = []

    def ours(rate: float) -> Measured:
        return told(run(measure("dungeon_rush", tables, rate, seconds, bar)))

    def theirs(rate: float) -> Measured:
        return told(run(peer.measure("files", tables, rate, seconds)))

    def told(one: Measured) -> Measured:
        runs.append(one)
        console.print(f"{one.game}: {one.rate:.0f} offered, {one.per_second:.0f} made, p99 {one.p99:.1f} ms")
        return one

    best = climb(ours, FIRST["dungeon_rush"], limit), climb(theirs, FIRST["files"], limit)
    report(console, [one for one in best if one is not None])
    own, other = best
    if own is None or other is None:
        console.print(f"not even the first rate was held with p99 within {limit:g} ms")
    else:
        ratio = own.per_second / other.per_second
        console.print(f"with p99 within {limit:g} ms Dungeon Rush makes {ratio:.2f} times as many moves a second")
    return runs


def run(work: Coroutine[Any, Any, Measured]) -> Measured:
    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        return runner.run(work)


def main() -> None:
    gc.disable()  # the pauses of the clients are not the server's
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", nargs="+", default=[*GAMES], choices=[*GAMES], help="which games, one run each")
    parser.add_argument("--tables", type=int, nargs="+", default=[200], help="concurrent tables, one run each")
    parser.add_argument(
        "--rate", type=float, nargs="+", help="moves a second that all tables together try, one run each (the target)"
    )
    parser.add_argument("--seconds", type=float, default=20.0, help="how long each run is measured")
    parser.add_argument("--peer", action="store_true", help="beside it a boardgame.io server, with and without files")
    parser.add_argument(
        "--limit", type=float, default=50.0, help="with --peer and no --rate: the p99 in ms at which both are compared"
    )
    given = parser.parse_args()
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (max(soft, min(hard, 8192)), hard))
    console = Console(width=150)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn())
    results: list[Measured] = []
    with Progress(*columns, console=console, auto_refresh=False) as bar:
        for game, tables in product(given.games, given.tables):
            for rate in given.rate or [GAMES[game].rate]:
                results.append(run(measure(game, tables, rate, given.seconds, bar)))
                bar.refresh()
        if given.peer:
            for kept in peer.NAMES:
                rate = given.rate[0] if given.rate else peer.RATES[kept]
                results.append(run(peer.measure(kept, given.tables[0], rate, given.seconds)))
        report(console, results)
        if given.peer and not given.rate:
            results += compare(console, given.tables[0], given.seconds, given.limit, bar)
    if any(r.lost for r in results):
        raise SystemExit("acknowledged moves were lost")


if __name__ == "__main__":
    main()
