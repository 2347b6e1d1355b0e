"""A line of some length between a page and a server: bytes arrive later, in order, in both directions.

Pongs can be held back longer than all else, as somebody would who wants to seem far away.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import suppress
from typing import Any
from urllib.parse import urlsplit

PONG = 0x8A
IN_ORDER_S = 1e-6
"""How far apart two pieces arrive that came together: timers of one moment ring in any order."""
LENGTHS: dict[int, float] = {}
"""The length of each line there was, in seconds for one direction, by the port from which the server sees it come."""


class SlowLine:
    """Listens on a port of its own and passes on what comes, ``delay`` seconds later; pongs ``late`` seconds more."""

    def __init__(self, url: str, delay: float, late: float = 0.0) -> None:
        self._to = urlsplit(url)
        self._delay = delay
        self._late = late
        self._server: asyncio.Server | None = None
        self._tasks: set[asyncio.Task[None]] = set()
        self.url = ""

    async def open(self) -> str:
        """Return the address to connect to instead."""
        self._server = await asyncio.start_server(self._connected, "127.0.0.1", 0)
        self.url = f"http://127.0.0.1:{self._server.sockets[0].getsockname()[1]}"
        return self.url

    def close(self) -> None:
        """Cut it, without a word."""
        if self._server is not None:
            self._server.close()
        for task in self._tasks:
            task.cancel()

    async def _connected(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        there, back = await asyncio.open_connection(self._to.hostname, self._to.port)
        LENGTHS[back.get_extra_info("sockname")[1]] = self._delay
        for source, target, pongs in ((reader, back, True), (there, writer, False)):
            task = asyncio.create_task(self._pass_on(source, target, pongs))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def _pass_on(self, source: asyncio.StreamReader, target: asyncio.StreamWriter, pongs: bool) -> None:
        loop = asyncio.get_running_loop()
        frames = Frames()
        latest = 0.0
        try:
            while data := await source.read(65536):
                for piece, kind in frames.split(data) if pongs else [(data, 0)]:
                    if kind == PONG and self._late:
                        loop.call_later(self._delay + self._late, target.write, piece)
                        continue
                    latest = max(loop.time() + self._delay, latest + IN_ORDER_S)
                    loop.call_at(latest, target.write, piece)
        except OSError:
            pass
        finally:
            with suppress(RuntimeError):
                loop.call_at(max(loop.time() + self._delay, latest + IN_ORDER_S), target.close)


class Frames:
    """What a page sends, cut into the request that opens the line and frames after it."""

    def __init__(self) -> None:
        self._rest = b""
        self._opened = False

    def split(self, data: bytes) -> Iterator[tuple[bytes, int]]:
        """Yield whole pieces, each with the first byte of its frame (0: none)."""
        self._rest += data
        if not self._opened:
            end = self._rest.find(b"\r\n\r\n")
            if end < 0:
                return
            self._opened = True
            yield self._cut(end + 4), 0
        while (length := self._length()) and len(self._rest) >= length:
            kind = self._rest[0]
            yield self._cut(length), kind

    def _cut(self, length: int) -> bytes:
        piece, self._rest = self._rest[:length], self._rest[length:]
        return piece

    def _length(self) -> int:
        """Return the length of the next frame, 0 if too little of it is there to know."""
        if len(self._rest) < 2:
            return 0
        short = self._rest[1] & 127
        wide = {126: 2, 127: 8}.get(short, 0)
        if len(self._rest) < 2 + wide:
            return 0
        size = int.from_bytes(self._rest[2 : 2 + wide], "big") if wide else short
        return 2 + wide + 4 + size


def told_path(line: Any) -> int | None:
    """Say of a connection what the network would say if these lines were wires."""
    return round(2000 * LENGTHS.get(line.getpeername()[1], 0.0))
