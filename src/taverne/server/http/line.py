"""One WebSocket as uvicorn speaks it, with pings of our own: how far away a page is, told by frames it cannot see.

What follows from that is left to races; who talks is left to sessions.
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

from taverne.server.http.connections import ServedConfig

EXTENSION: Final = "taverne.line"
"""Where the application finds the line of a WebSocket: among the extensions of its scope."""
UNANSWERED: Final = 4
"""So many pings may be on their way; a page that answers none is not measured."""
MIN_RTT: Final = 148
"""Where ``tcpi_min_rtt`` (microseconds) stands in Linux's ``struct tcp_info``; there since 4.6."""

Heard: TypeAlias = Callable[[int, int | None], None]
"""Told the round trip of a ping and that of the path, both in milliseconds."""


class WebSocketLine(WebSocketsSansIOProtocol):
    """uvicorn's WebSocket that can also be measured.  A browser answers such pings itself, no page takes part."""

    config: ServedConfig
    _sent: dict[bytes, tuple[float, Heard]]

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
