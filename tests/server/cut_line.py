"""A line to a database that can be cut, or fall silent, and be mended again: what lies between two machines.

The tests of outages put it between server and PostgreSQL.
"""

from __future__ import annotations

import asyncio
from contextlib import suppress


class CutLine:
    """Listens on a port of its own and passes everything on, as long as it is whole."""

    def __init__(self, host: str, port: int) -> None:
        self._to = host, port
        self._server: asyncio.Server | None = None
        self._writers: set[asyncio.StreamWriter] = set()
        self._tasks: set[asyncio.Task[None]] = set()
        self._passes = asyncio.Event()
        self._passes.set()
        self._cut = False
        self.port = 0

    async def open(self) -> int:
        """Return the port to connect to instead."""
        self._server = await asyncio.start_server(self._connected, "127.0.0.1", 0)
        self.port = int(self._server.sockets[0].getsockname()[1])
        return self.port

    def cut(self) -> None:
        """Break every connection; new ones are broken at once."""
        self._cut = True
        for writer in list(self._writers):
            writer.transport.abort()

    def silence(self) -> None:
        """Nothing arrives any more, and nobody is told; what is said waits on the way."""
        self._passes.clear()

    def mend(self) -> None:
        self._cut = False
        self._passes.set()

    async def close(self) -> None:
        self.cut()
        for task in self._tasks:
            task.cancel()
        if self._server is not None:
            self._server.close()

    async def _connected(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        if self._cut:
            writer.transport.abort()
            return
        there, back = await asyncio.open_connection(*self._to)
        for source, target in ((reader, back), (there, writer)):
            self._writers.add(target)
            task = asyncio.create_task(self._pass_on(source, target))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def _pass_on(self, source: asyncio.StreamReader, target: asyncio.StreamWriter) -> None:
        with suppress(OSError):
            while data := await source.read(65536):
                await self._passes.wait()
                target.write(data)
        self._writers.discard(target)
        with suppress(RuntimeError):
            target.close()
