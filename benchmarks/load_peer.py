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
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

FOLDER: Final = Path(__file__).parent / "load_peer_server"


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

    def cpu(self) -> float:
        """Return how many seconds of processor time it has used."""
        fields = Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


class Page:
    """One client of one match: it knows how many moves there were."""

    def __init__(self, line: ClientConnection, table: str) -> None:
        self.line = line
        self.table = table
        self.state = 0
        self.told = asyncio.Event()
        self.task = asyncio.create_task(self._listen())

    async def _listen(self) -> None:
        with suppress(ConnectionClosed):
            async for data in self.line:
                text = str(data)
                if text == "2":
                    await self.line.send("3")
                elif text.startswith('42/toy,["sync"'):
                    self.told.set()
                elif text.startswith('42/toy,["update"'):
                    self.state = msgspec.json.decode(text[7:])[2]["_stateID"]
                    self.told.set()

    async def say(self, *what: Any) -> None:
        self.told.clear()
        await self.line.send(f"42/toy,{msgspec.json.encode(what).decode()}")
        await asyncio.wait_for(self.told.wait(), 20)

    async def move(self, cell: int) -> None:
        """Make a move, and return when the server has told what became of it."""
        payload = {"type": "click", "args": [cell], "playerID": "0"}
        await self.say("update", {"type": "MAKE_MOVE", "payload": payload}, self.state, self.table, "0")


async def sat_down(port: int, number: int) -> Page:
    line = await connect(f"ws://127.0.0.1:{port}/socket.io/?EIO=4&transport=websocket", compression=None)
    await line.recv()
    await line.send("40/toy,")
    await line.recv()
    page = Page(line, f"t{number}")
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


async def measure(kept: str, tables: int, rate: float, seconds: float) -> dict[str, Any]:
    """Run so many tables for so long; return what was measured, in the form of ``load``."""
    with tempfile.TemporaryDirectory(prefix="taverne-peer-") as folder:
        peer = Peer(kept, Path(folder))
        try:
            await _listening(peer)
            pages = [await sat_down(peer.port, number) for number in range(tables)]
            late: list[float] = []
            until = time.perf_counter() + seconds
            begun, cpu = time.perf_counter(), peer.cpu()
            await asyncio.gather(*(_play(page, tables / rate, until, late, n) for n, page in enumerate(pages)))
            lasted, cpu = time.perf_counter() - begun, peer.cpu() - cpu
        finally:
            peer.process.kill()
            peer.process.wait()
    late.sort()
    return {
        "game": f"boardgame.io ({kept})",
        "tables": tables,
        "moves": len(late),
        "per_second": len(late) / lasted,
        "p50": 1000 * late[len(late) // 2],
        "p99": 1000 * late[int(len(late) * 0.99)],
        "worst": 1000 * late[-1],
        "cpu": 1000 * cpu / len(late),
        "refused": 0,
        "lost": 0,
    }


async def _play(page: Page, pause: float, until: float, late: list[float], number: int) -> None:
    rng = random.Random(number)
    await asyncio.sleep(rng.random() * pause)
    due = time.perf_counter()
    while time.perf_counter() < until:
        said = time.perf_counter()
        await page.move(rng.randrange(80))
        late.append(time.perf_counter() - said)
        due = max(due + pause, time.perf_counter() - pause)
        await asyncio.sleep(max(0.0, due - time.perf_counter()))
    await page.line.close()
