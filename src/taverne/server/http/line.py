"""One WebSocket as uvicorn speaks it, with a way straight to its session, and pings of our own that no page can see.

What follows from how far away a page is, is left to races; what is said, to sessions.
"""

from __future__ import annotations

import secrets
import socket
import struct
from collections.abc import Callable
from typing import Any, Final, TypeAlias

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame
from websockets.http11 import Request
from websockets.protocol import State

from taverne.server.http.connections import ServedConfig
from taverne.server.limits import Bucket

EXTENSION: Final = "taverne.line"
"""Where the application finds the line of a WebSocket: among the extensions of its scope."""
UNANSWERED: Final = 4
"""So many pings may be on their way; a page that answers none is not measured."""
EMPTY_RATE: Final = 10.0
EMPTY_BURST: Final = 100
"""So many frames a second, and at once, that say nothing: pings, pongs nobody asked for, parts of messages."""
SLICE: Final = 4096
"""So much is read at a time: in a flood nobody else waits for all of it."""
MIN_RTT: Final = 148
"""Where ``tcpi_min_rtt`` (microseconds) stands in Linux's ``struct tcp_info``; there since 4.6."""

Heard: TypeAlias = Callable[[int, int | None], None]
"""Told the round trip of a ping and that of the path, both in milliseconds."""


class WebSocketLine(WebSocketsSansIOProtocol):
    """uvicorn's WebSocket, without the queues and copies that lie between it and an application, and one that can be
    measured: a browser answers such pings itself, no page takes part."""

    config: ServedConfig
    _sent: dict[bytes, tuple[float, Heard]]
    _hears: Callable[[bytes], None] | None = None
    _to_write = False

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        self._empty = Bucket(EMPTY_RATE, EMPTY_BURST)

    def connection_lost(self, exc: Exception | None) -> None:
        self.config.connections.gone(self._peer)
        super().connection_lost(exc)

    @property
    def _peer(self) -> str:
        return self.client[0] if self.client is not None else ""

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        self._sent = {}
        if hasattr(self, "scope"):
            extensions: dict[str, Any] = self.scope.setdefault("extensions", {})
            extensions[EXTENSION] = self

    def data_received(self, data: bytes) -> None:
        for start in range(0, len(data), SLICE):
            super().data_received(data[start : start + SLICE])
            if self.transport.is_closing():
                return

    def handle_cont(self, event: Frame) -> None:
        if self._may_be_empty():
            super().handle_cont(event)

    def handle_ping(self) -> None:
        """Answer it: also to somebody who takes no answers, so there must be an end to it."""
        if self._may_be_empty():
            super().handle_ping()

    def _may_be_empty(self) -> bool:
        """Whether one more frame is heard that says nothing; whoever sends them without end is cut off."""
        allowed = self._empty.allows(self.loop.time())
        if not allowed:
            self.cut()
        return allowed

    def keepalive_timeout(self) -> None:
        """Nobody answers there: nor would anybody take what still waits for them."""
        super().keepalive_timeout()
        self.cut()

    def listen(self, hears: Callable[[bytes], None]) -> None:
        """Hand every message over as it comes, and first those that came already; only the end is still queued."""
        self._hears = hears
        kept: list[Any] = []
        while not self.queue.empty():
            event: Any = self.queue.get_nowait()
            if event["type"] == "websocket.receive":
                hears(event["bytes"] if "bytes" in event else event["text"].encode())
            else:
                kept.append(event)
        for event in kept:
            self.queue.put_nowait(event)
        if self.read_paused:
            self.read_paused = False
            self.transport.resume_reading()

    def send_receive_event_to_app(self) -> None:
        if self._hears is None:
            super().send_receive_event_to_app()
            return
        data = self.frames[0] if len(self.frames) == 1 else b"".join(self.frames)
        self.frames = []
        if not self.close_sent:
            self._hears(data)

    def tell(self, data: bytes) -> int:
        """Send a text; return how many bytes the other side has not taken yet.

        What is told in one turn of the loop goes out together at its end: each write costs as much as a position.
        """
        if self.conn.state is not State.OPEN or self.transport.is_closing():
            return 0
        self.conn.send_text(data)
        if not self._to_write:
            self._to_write = True
            self.loop.call_soon(self._write)
        return self.transport.get_write_buffer_size()

    def _write(self) -> None:
        self._to_write = False
        if not self.transport.is_closing():
            self.transport.writelines(self.conn.data_to_send())

    def cut(self) -> None:
        """End the line without another word: nobody reads there."""
        self.transport.abort()

    def measure(self, heard: Heard) -> None:
        """Send a ping now; ``heard`` is told when it is answered."""
        if not self.handshake_complete or self.close_sent or self.transport.is_closing():
            return
        while len(self._sent) >= UNANSWERED:
            del self._sent[next(iter(self._sent))]
        payload = secrets.token_bytes(8)
        self._sent[payload] = self.loop.time(), heard
        self.conn.send_ping(payload)
        self.transport.write(b"".join(self.conn.data_to_send()))

    def handle_pong(self, event: Frame) -> None:
        sent = self._sent.pop(bytes(event.data), None)
        if sent is None:
            if self._may_be_empty():
                super().handle_pong(event)
        else:
            moment, heard = sent
            proxied = self._peer in self.config.connections.proxies
            path = None if proxied else path_ms(self.transport.get_extra_info("socket"))
            heard(round(1000 * (self.loop.time() - moment)), path)


def path_ms(line: Any) -> int | None:
    """Return the shortest round trip that the system has lately seen on a connection; None where it does not say.

    It is measured by the network itself, from segments and their acknowledgements: no program answers them.  Of a
    connection to a proxy it says nothing about who is behind it.
    """
    option = getattr(socket, "TCP_INFO", None)
    if line is None or option is None:
        return None
    try:
        told = line.getsockopt(socket.IPPROTO_TCP, option, MIN_RTT + 4)
    except (OSError, AttributeError):
        return None
    if len(told) < MIN_RTT + 4:
        return None
    microseconds = int(struct.unpack_from("=I", told, MIN_RTT)[0])
    return None if microseconds in (0, 2**32 - 1) else round(microseconds / 1000)
