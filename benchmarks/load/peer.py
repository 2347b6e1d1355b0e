"""A boardgame.io server under the same kind of load as ours: one page at each table, moves at a given pace.

It speaks as much of socket.io as that takes.  Install it once: ``npm ci`` in ``benchmarks/load_peer_server``.
"""

from __future__ import annotations

import asyncio
import os
import random
import shutil
import socket
import subprocess
import tempfile
import time
from contextlib import suppress
from pathlib import Path
from typing import Any, Final

import msgspec

from benchmarks.load.figures import SETTLE_S, Measured, Stopwatch
from benchmarks.load.line import WebSocket, opened

FOLDER: Final = Path(__file__).parents[1] / "load_peer_server"
NAMES: Final = {"memory": "boardgame.io in memory", "files": "boardgame.io with files"}
RATES: Final = {"memory": 1000.0, "files": 400.0}
"""How many moves a second it is offered: about what it can bear."""


class Peer:
    """The server in a process of its own; ``kept`` is "memory" or "files"."""

    def __init__(self, kept: str, folder: Path) -> None:
        node = shutil.which("node")
        if node is None or not (FOLDER / "node_modules").exists():
            raise SystemExit("boardgame.io is not installed: run `npm ci` in benchmarks/load_peer_server")
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port = int(probe.getsockname()[1])
        command = [node, "server.js", str(self.port), kept, str(folder)]
        environment = dict(os.environ) | {"NODE_ENV": "production"}
        self.process = subprocess.Popen(command, cwd=FOLDER, env=environment, stdout=subprocess.DEVNULL)


class _Change(msgspec.Struct):
    state: int = msgspec.field(name="_stateID", default=0)


_updated = msgspec.json.Decoder(tuple[str, str, _Change, msgspec.Raw]).decode


class Page:
    """One client of one match: it knows how many moves there were."""

    def __init__(self, table: str) -> None:
        self.line: WebSocket
        self.table = table
        self.state = 0
        self._told: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def hear(self, text: bytes) -> None:
        if text == b"2":
            self.line.send(b"3")
            return
        if text.startswith(b'42/toy,["update"'):
            self.state = _updated(text[7:])[2].state
        elif not text.startswith((b'42/toy,["sync"', b"0", b"40")):
            return
        if not self._told.done():
            self._told.set_result(None)

    async def told(self) -> None:
        await self._told
        self._told = asyncio.get_running_loop().create_future()

    async def say(self, *what: Any) -> None:
        self.line.send(b"42/toy," + msgspec.json.encode(what))
        await self.told()

    async def move(self, cell: int) -> None:
        """Make a move, and return when the server has told what became of it."""
        payload = {"type": "click", "args": [cell], "playerID": "0"}
        await self.say("update", {"type": "MAKE_MOVE", "payload": payload}, self.state, self.table, "0")


async def sat_down(port: int, number: int) -> Page:
    page = Page(f"t{number}")
    page.line = await opened(port, "/socket.io/?EIO=4&transport=websocket", page.hear)
    await page.told()
    page.line.send(b"40/toy,")
    await page.told()
    await page.say("sync", page.table, "0", None, 1)
    return page


async def _listening(peer: Peer) -> None:
    for _ in range(2400):
        with suppress(OSError):
            _, writer = await asyncio.open_connection("127.0.0.1", peer.port)
            writer.close()
            return
        await asyncio.sleep(0.05)
    raise SystemExit("boardgame.io did not start within two minutes")


async def measure(kept: str, tables: int, rate: float, seconds: float) -> Measured:
    """Run so many tables for so long; return what was measured."""
    with tempfile.TemporaryDirectory(prefix="taverne-peer-") as folder:
        peer = Peer(kept, Path(folder))
        try:
            await _listening(peer)
            pages = [await sat_down(peer.port, number) for number in range(tables)]
            late: list[float] = []
            over = asyncio.Event()
            playing = [asyncio.create_task(_play(page, tables / rate, over, late, n)) for n, page in enumerate(pages)]
            await asyncio.sleep(max(SETTLE_S, tables / rate))
            late.clear()
            watch = Stopwatch(peer.process.pid)
            await asyncio.sleep(seconds)
            counted = late.copy()
            lasted, server_cpu, clients_cpu = watch.stop()
            over.set()
            await asyncio.gather(*playing)
        finally:
            peer.process.kill()
            peer.process.wait()
    return Measured.of(NAMES[kept], tables, rate, counted, lasted, server_cpu, clients_cpu)


async def _play(page: Page, pause: float, over: asyncio.Event, late: list[float], number: int) -> None:
    rng = random.Random(number)
    await asyncio.sleep(rng.random() * pause)
    due = time.perf_counter()
    while not over.is_set():
        said = time.perf_counter()
        await page.move(rng.randrange(80))
        late.append(time.perf_counter() - said)
        due = max(due + pause, time.perf_counter() - pause)
        await asyncio.sleep(max(0.0, due - time.perf_counter()))
    page.line.close()
