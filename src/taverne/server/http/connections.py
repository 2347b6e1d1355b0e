"""Connections as they come in: how many one address may hold, how long and how large a request may be, and how long
an answer waits to be taken.

Whoever opens many and says or takes nothing is let go; what is asked is left to the application.
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
HEAD: Final = 32_768
"""So many bytes it may say that in; cookies and all of a browser's headers take a few thousand."""
BODY_S: Final = 20.0
"""So long it may take to say the rest of it."""
WHOLE: Final = 2**20
"""So many bytes of it are listened to; who reads them may have refused them long before."""
TAKEN_S: Final = 60.0
"""Whoever takes nothing of an answer for so long is let go: it would be kept for them for ever."""
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
    _watch: asyncio.TimerHandle | None = None
    _address = ""
    _said = 0
    """How much has been said since the latest request began."""
    _most = HEAD
    """How much of it there may be."""
    _asked: Any = None
    """The request that is being answered."""

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        self._address = self.client[0] if self.client is not None else ""
        if self.config.connections.come(self._address):
            self._expect(HEAD_S)
        else:
            transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        self._expect(0)
        self._watched()
        self.config.connections.gone(self._address)
        if self._asked is not None:
            self._asked.disconnected = True  # uvicorn tells only the last of several requests that came at once
        self.pipeline.clear()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        cycle: Any = self.cycle
        if self._deadline is None and (cycle is None or cycle.response_complete):
            self._expect(HEAD_S)  # another request on the same connection begins
        self._said += len(data)
        super().data_received(data)
        if self._said > self._most:
            self.transport.abort()

    def on_message_begin(self) -> None:
        self._said, self._most = 0, HEAD
        super().on_message_begin()

    def on_headers_complete(self) -> None:
        self._most = WHOLE
        self._expect(BODY_S)
        super().on_headers_complete()

    def _start_asgi_task(self, cycle: Any, app: Any) -> None:
        self._asked = cycle
        super()._start_asgi_task(cycle, app)

    def on_message_complete(self) -> None:
        self._expect(0)
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        """The connection becomes a WebSocket, which is counted on and speaks for itself."""
        self._expect(0)
        self._watched()
        super().handle_websocket_upgrade()

    def pause_writing(self) -> None:
        """The other side does not take what it asked for as fast as it comes: see to it that it takes some of it."""
        super().pause_writing()
        self._watched(self.transport.get_write_buffer_size())

    def resume_writing(self) -> None:
        super().resume_writing()
        self._watched()

    def _watched(self, waiting: int = 0) -> None:
        """Look after a while whether less waits than now; 0: whatever waits is little."""
        if self._watch is not None:
            self._watch.cancel()
            self._watch = None
        if waiting:
            self._watch = self.loop.call_later(TAKEN_S, self._take_stock, waiting)

    def _take_stock(self, waited: int) -> None:
        waiting = self.transport.get_write_buffer_size()
        if waiting >= waited:
            self.transport.abort()
        else:
            self._watched(waiting)

    def _expect(self, seconds: float) -> None:
        """Let go of a connection that does not go on within so long; 0: it need not."""
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None
        if seconds:
            self._deadline = self.loop.call_later(seconds, self.transport.abort)
