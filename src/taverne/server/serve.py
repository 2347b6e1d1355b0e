"""Serving the application on a port, with uvicorn.

The command line is left to ``taverne serve``.
"""

from __future__ import annotations

import asyncio
import gc
import os
import socket
import sys
from collections.abc import Callable
from ipaddress import ip_address
from typing import Final

import msgspec
import uvicorn
from redis.asyncio import Redis
from redis.exceptions import RedisError

from taverne.engine.reasons import explained, of_system
from taverne.server.http.app import create_app
from taverne.server.http.connections import Connections, HttpConnection, ServedConfig
from taverne.server.http.line import WebSocketLine
from taverne.server.live.room.session import LONGEST
from taverne.server.settings import SettingError, Settings
from taverne.server.store.database import InUse, TooNew
from taverne.server.store.storage import Storage

RARELY: Final = (100_000, 50, 1_000)
"""Matches live long: looking for cycles among all of them often would only make moves wait."""

TURNS_S: Final = 0.001
"""How long the writer waits for its turn while moves are worked out: a transaction takes several turns."""


def config_for(settings: Settings, host: str, port: int) -> uvicorn.Config:
    """Return how uvicorn serves these settings: small messages, no compression (they are too small to gain)."""
    config = ServedConfig(
        create_app(settings),
        host=host,
        port=port,
        log_config=None,
        log_level="warning",
        access_log=False,
        http=HttpConnection,
        ws=WebSocketLine,
        proxy_headers=bool(settings.proxies),
        forwarded_allow_ips=list(settings.proxies),
        ws_max_size=4 * LONGEST,
        ws_per_message_deflate=False,
        ws_ping_interval=20,
        server_header=False,
        timeout_graceful_shutdown=3,
    )
    config.connections = Connections(settings.connections, settings.proxies)
    return config


def serve(
    host: str, port: int, db: str | None = None, redis: str | None = None, opened: Callable[[str], None] | None = None
) -> None:
    """Serve until interrupted; ``opened`` is told the address.  Raise ``SettingError`` for what cannot be used."""
    settings = Settings.from_environment(db=db, redis=redis)
    if "TAVERNE_LAB" not in os.environ and is_local(host):
        settings = msgspec.structs.replace(settings, lab=True)
    asyncio.run(check(settings))
    gc.collect()
    gc.freeze()
    gc.set_threshold(*RARELY)
    sys.setswitchinterval(TURNS_S)
    with taken(host, port) as listening:
        OpenHouse(config_for(settings, host, port), opened).run(sockets=[listening])


class OpenHouse(uvicorn.Server):
    """A server that says when it is open: from then on, an interruption closes it in order."""

    def __init__(self, config: uvicorn.Config, opened: Callable[[str], None] | None) -> None:
        super().__init__(config)
        self._opened = opened

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started and self._opened is not None:
            self._opened(f"http://{self.config.host}:{self.config.port}/")


def is_local(host: str) -> bool:
    """Whether only this machine reaches a server there."""
    try:
        return host == "localhost" or ip_address(host).is_loopback
    except ValueError:
        return False


def taken(host: str, port: int) -> socket.socket:
    """Return a socket that listens there, or say why there can be none."""
    try:
        return socket.create_server((host, port), backlog=2048)
    except (OSError, OverflowError) as error:
        reason = error if isinstance(error, OSError) else OSError(str(error))
        text = f"{host}:{port}: cannot be served ({{}}); choose another with --port or --host"
        raise SettingError(of_system("serve-port", text, reason, place=f"{host}:{port}")) from None


async def check(settings: Settings) -> None:
    """Reach the database and Redis once, so that a wrong address is told before anything is served."""
    address = settings.database()
    try:
        storage = Storage(address, alone=not settings.redis)
        await storage.open()
        await storage.close()
    except InUse as error:
        text = f"{error.file}: another server has this file; stop it, or give another with --db"
        raise SettingError(explained("serve-db-busy", text, path=error.file)) from None
    except TooNew:
        text = f"db={settings.db or 'default'}: a later version of Taverne has written it; see docs/hosting.md"
        raise SettingError(explained("serve-db-new", text, db=settings.db or "-")) from None
    except Exception as error:
        told = str(error).partition("\n")[0]
        text = f"db={settings.db or 'default'}: cannot be used: {told}; see docs/server.md"
        raise SettingError(explained("serve-db", text, db=settings.db or "-", told=told)) from None
    if settings.redis:
        try:
            async with Redis.from_url(settings.redis) as line:
                await line.ping()
        except (RedisError, ValueError, OSError) as error:
            text = f"redis={settings.redis}: cannot be used: {error}; see docs/server.md"
            raise SettingError(explained("serve-redis", text, redis=settings.redis, told=str(error))) from None
