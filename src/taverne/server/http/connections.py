"""Connections as they come in: how many one address may hold, and how long a request may take to be said.

Whoever opens many and says nothing is let go; what is asked is left to the application.
"""

from __future__ import annotations

import asyncio
import ipaddress
import sys
from collections import Counter
from collections.abc import Iterable
from functools import lru_cache
from typing import Any, Final

import uvicorn
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

if sys.platform != "win32":
    import resource

HEAD_S: Final = 8.0
"""So long a connection may take to say what it wants."""
BODY_S: Final = 20.0
"""So long it may take to say the rest of it."""
SPARE: Final = 100
"""Files that the server needs for itself: database, log, bots."""
SHARE: Final = 2 / 3
"""One address never holds more of what there is, so that others find the door open."""


class Networks:
    """Addresses and networks by name: ``127.0.0.1``, ``10.0.0.0/8``."""

    def __init__(self, names: Iterable[str]) -> None:
        self._networks = [ipaddress.ip_network(name, strict=False) for name in names]

    def __contains__(self, address: str) -> bool:
        try:
            known = ipaddress.ip_address(address)
        except ValueError:
            return False
        if isinstance(known, ipaddress.IPv6Address) and known.ipv4_mapped is not None:
            known = known.ipv4_mapped
        return any(known in network for network in self._networks)


@lru_cache(maxsize=4096)
def neighbourhood(address: str) -> str:
    """Return what counts as one address: of IPv6 its first half, since whoever has one of those has all the others."""
    try:
        known = ipaddress.ip_address(address)
    except ValueError:
        return address
    if isinstance(known, ipaddress.IPv4Address):
        return address
    if known.ipv4_mapped is not None:
        return str(known.ipv4_mapped)
    return str(ipaddress.ip_network((known, 64), strict=False))


class Connections:
    """Counts the open connections of each address.  A proxy speaks for many: it is not counted."""

    def __init__(self, most: int, proxies: Iterable[str]) -> None:
        self.proxies = Networks(proxies)
        self._most = max(1, min(most, int(SHARE * (open_files() - SPARE))))
        self._open: Counter[str] = Counter()

    def come(self, address: str) -> bool:
        """Count one more; return whether it may stay."""
        place = neighbourhood(address)
        self._open[place] += 1
        return self._open[place] <= self._most or address in self.proxies

    def gone(self, address: str) -> None:
        place = neighbourhood(address)
        self._open[place] -= 1
        if self._open[place] <= 0:
            del self._open[place]


def open_files() -> int:
    """Allow this process as many open files as the system lets it have; return how many that are."""
    if sys.platform == "win32":
        return 8192
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = 65_536 if hard == resource.RLIM_INFINITY else min(hard, 65_536)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        try:
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
        except (OSError, ValueError):
            return soft
        return wanted
    return wanted if soft == resource.RLIM_INFINITY else soft


class ServedConfig(uvicorn.Config):
    """How uvicorn serves this house, and who is connected to it."""

    connections: Connections


class HttpConnection(HttpToolsProtocol):
    """uvicorn's HTTP connection with an end: half a request is not waited for."""

    config: ServedConfig
    _deadline: asyncio.TimerHandle | None = None
    _address = ""

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        self._address = self.client[0] if self.client is not None else ""
        if self.config.connections.come(self._address):
            self._expect(HEAD_S)
        else:
            transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        self._expect(0)
        self.config.connections.gone(self._address)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        cycle: Any = self.cycle
        if self._deadline is None and (cycle is None or cycle.response_complete):
            self._expect(HEAD_S)  # another request on the same connection begins
        super().data_received(data)

    def on_headers_complete(self) -> None:
        self._expect(BODY_S)
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        self._expect(0)
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        """The connection becomes a WebSocket, which is counted on and speaks for itself."""
        self._expect(0)
        super().handle_websocket_upgrade()

    def _expect(self, seconds: float) -> None:
        """Let go of a connection that does not go on within so long; 0: it need not."""
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None
        if seconds:
            self._deadline = self.loop.call_later(seconds, self.transport.abort)
