"""Lines of scripted clients that cost as little as they can: what the clients use of two cores the server has not.

They speak as much of HTTP and WebSocket as a server on the same machine needs; real clients are in ``taverne.client``.
"""

from __future__ import annotations

import asyncio
import base64
import os
import struct
from collections.abc import Callable
from typing import Any, Final, cast

import msgspec

HEAD_END: Final = b"\r\n\r\n"
TEXT, CLOSE, PING, PONG = 1, 8, 9, 10
UNMASKED: Final = b"\0\0\0\0"
"""A mask that changes nothing: the frame is masked as it must be, and need not be worked on."""


class WebSocket(asyncio.Protocol):
    """One WebSocket; every text that comes is handed to ``hears`` as it comes."""

    def __init__(self, host: str, path: str, cookie: str, hears: Callable[[bytes], None]) -> None:
        self.hears = hears
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._buffer = b""
        self._transport: asyncio.Transport | None = None
        key = base64.b64encode(os.urandom(16)).decode()
        self._request = (
            f"GET {path} HTTP/1.1\r\nHost: {host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n"
            + (f"Cookie: {cookie}\r\n" if cookie else "")
            + "\r\n"
        ).encode()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)
        self._transport.write(self._request)

    def connection_lost(self, exc: Exception | None) -> None:
        if not self.opened.done():
            self.opened.set_exception(exc or ConnectionError("the line was closed"))

    def data_received(self, data: bytes) -> None:
        data = self._buffer + data if self._buffer else data
        if not self.opened.done():
            head, found, data = data.partition(HEAD_END)
            if not found:
                self._buffer = head
                return
            if not head.startswith(b"HTTP/1.1 101"):
                self.opened.set_exception(ConnectionError(head.decode(errors="replace")))
                return
            self.opened.set_result(None)
        self._buffer = data[self._frames(data) :]

    def _frames(self, data: bytes) -> int:
        """Hand over every frame that is there; return how far they go.  A server's are not masked."""
        at, ends = 0, len(data)
        while at + 2 <= ends:
            size, begins = data[at + 1], at + 2
            if size == 126:
                if begins + 2 > ends:
                    break
                size, begins = struct.unpack_from("!H", data, begins)[0], begins + 2
            elif size == 127:
                if begins + 8 > ends:
                    break
                size, begins = struct.unpack_from("!Q", data, begins)[0], begins + 8
            if begins + size > ends:
                break
            kind = data[at] & 15
            at = begins + size
            if kind == TEXT:
                self.hears(data[begins:at])
            elif kind == PING:
                self._send(PONG, data[begins:at])
        return at

    def send(self, text: bytes) -> None:
        self._send(TEXT, text)

    def _send(self, kind: int, payload: bytes) -> None:
        if self._transport is not None and not self._transport.is_closing():
            size = len(payload)
            head = bytes((128 | kind, 128 | size)) if size < 126 else struct.pack("!BBH", 128 | kind, 254, size)
            self._transport.write(head + UNMASKED + payload)

    def close(self) -> None:
        self._send(CLOSE, struct.pack("!H", 1000))
        if self._transport is not None:
            self._transport.close()


async def opened(port: int, path: str, hears: Callable[[bytes], None], cookie: str = "") -> WebSocket:
    """Return a WebSocket to this machine that is open."""
    host = f"127.0.0.1:{port}"
    _, line = await asyncio.get_running_loop().create_connection(
        lambda: WebSocket(host, path, cookie, hears), "127.0.0.1", port
    )
    await line.opened
    return line


class Person:
    """Somebody who asks over one connection that is kept, one request at a time, and keeps the cookies."""

    def __init__(self, port: int) -> None:
        self.cookie = ""
        self._port = port
        self._lines: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None
        self._turn = asyncio.Lock()

    async def ask(self, method: str, path: str, body: object = None) -> Any:
        """Return what is answered, as JSON; raise ``ConnectionError`` for what is refused."""
        payload = b"" if body is None else msgspec.json.encode(body)
        head = f"{method} {path} HTTP/1.1\r\nHost: 127.0.0.1:{self._port}\r\nContent-Length: {len(payload)}\r\n"
        if payload:
            head += "Content-Type: application/json\r\n"
        if self.cookie:
            head += f"Cookie: {self.cookie}\r\n"
        async with self._turn:
            try:
                return await self._said(f"{head}\r\n".encode() + payload)
            except (asyncio.IncompleteReadError, BrokenPipeError, ConnectionResetError):
                self._lines = None  # the server closes what has been idle
                return await self._said(f"{head}\r\n".encode() + payload)

    async def _said(self, request: bytes) -> Any:
        if self._lines is None:
            self._lines = await asyncio.open_connection("127.0.0.1", self._port)
        reader, writer = self._lines
        writer.write(request)
        status, *lines = (await reader.readuntil(HEAD_END)).decode("latin-1").split("\r\n")
        size = 0
        for name, _, value in (line.partition(": ") for line in lines):
            if name.lower() == "content-length":
                size = int(value)
            elif name.lower() == "set-cookie":
                self.cookie = value.partition(";")[0]
            elif name.lower() == "connection" and value.lower() == "close":
                self._lines = None
        data = await reader.readexactly(size)
        if status.split()[1][0] != "2":
            raise ConnectionError(f"{status}: {data.decode(errors='replace')}")
        return msgspec.json.decode(data) if data else None
