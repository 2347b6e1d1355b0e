"""What can be set about a server: where it keeps things, how many it serves, how long it waits.

Every field can also be given in the environment as ``TAVERNE_<FIELD>``; what they do is said where they are used.
"""

from __future__ import annotations

import ipaddress
import os
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import msgspec

from taverne.engine.reasons import Reason, explained, of_system

LISTS = ("origins", "hosts", "proxies", "watchers")


class SettingError(ValueError):
    """A setting that cannot be used; says which, what it is and what was expected."""

    def __init__(self, reason: Reason) -> None:
        super().__init__(reason)
        self.reason = reason


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """All of them, with the values of a small private server."""

    db: str = ""
    """The address of the database; empty: a SQLite file in the user's data directory."""
    redis: str = ""
    """The address of Redis, over which several processes serve the same tables; empty: one process alone."""
    origins: tuple[str, ...] = ()
    """Further origins (``https://tavern.example``) whose pages may talk to this server."""
    hosts: tuple[str, ...] = ()
    """Names under which people reach this server (``tavern.example``); local names and addresses need none."""
    proxies: tuple[str, ...] = ()
    """Addresses or networks of proxies whose ``X-Forwarded-For`` and ``-Proto`` are believed."""
    watchers: tuple[str, ...] = ("127.0.0.0/8", "::1/128")
    """Addresses or networks that may read ``/metrics``."""
    rate: float = 40.0
    """Requests a second that one person may go on making; all newcomers at one address may make four times as many."""
    burst: int = 400
    """Requests that may come at once before ``rate`` holds."""
    crowd: int = 10
    """All people at one address together may make so many times that."""
    messages: float = 60.0
    """Messages a second on one WebSocket."""
    connections: int = 800
    """Connections of one address at a time, but no more than two thirds of what the system allows."""
    sockets: int = 500
    """WebSockets of one address at a time."""
    pages: int = 30
    """WebSockets of one person at a time."""
    tables: int = 10
    """Tables of one person that wait for others at a time."""
    making: float = 0.5
    """Tables and forks a second that one person may go on making, and seats taking, after twenty at once."""
    waiting_days: float = 7.0
    """After so long without anybody a table that never began is removed."""
    bot_workers: int = 1
    """Processes in which bots think."""
    story_s: float = 40.0
    """About how much processor time the story of a match takes."""
    bot_pause_ms: int = 500
    """How long a bot lets people look at what has just happened before it answers outside races (DR-180)."""
    ping_s: float = 2.0
    """Between two pings of one connection where people race, once its round trip is known."""
    grace_s: float = 2.0
    """How long somebody may be gone in a race before their free pieces stay out of it (DR-154)."""
    patience_s: float = 5.0
    """The same for other questions under a timer of the rules."""
    idle_s: float = 300.0
    """After so long without anybody a table leaves memory."""
    lease_s: float = 2.0
    """A process silent for so long has lost its tables to the others."""
    lab: bool = False
    """Whether the lab at ``/lab`` is open: it lets anybody who reaches the server use all of its processors."""
    log_level: str = "info"

    @classmethod
    def from_environment(cls, environment: Mapping[str, str] = os.environ, **given: Any) -> Settings:
        """Return the settings of the environment, with those ``given`` (and not None) laid over them."""
        plain: dict[str, Any] = {}
        for field in msgspec.structs.fields(cls):
            text = environment.get(f"TAVERNE_{field.name.upper()}")
            if text is not None:
                plain[field.name] = [part for part in text.split(",") if part] if field.name in LISTS else text
        plain |= {name: value for name, value in given.items() if value is not None}
        try:
            settings = msgspec.convert(plain, cls, strict=False)
            for name in (*settings.proxies, *settings.watchers):
                ipaddress.ip_network(name, strict=False)
            return settings
        except ValueError as error:
            text = f"a setting of the server cannot be used: {error}; see docs/server.md"
            raise SettingError(explained("serve-setting", text, told=str(error))) from None

    def database(self) -> str:
        """Return the address of the database, with the driver that this server needs."""
        if not self.db:
            return f"sqlite:///{data_directory() / 'taverne.sqlite3'}"
        if "://" not in self.db:
            return f"sqlite:///{Path(self.db).absolute()}"
        scheme, _, rest = self.db.partition("://")
        known = {
            "sqlite": "sqlite",
            "sqlite+aiosqlite": "sqlite",
            "postgresql": "postgresql+asyncpg",
            "postgres": "postgresql+asyncpg",
        }
        scheme = known.get(scheme, scheme)
        if scheme not in known.values():
            text = f"db={self.db}: expected a file, sqlite:///file or postgresql://user@host/name"
            raise SettingError(explained("serve-db-form", text, db=self.db))
        return f"{scheme}://{rest}"


def data_directory() -> Path:
    """Return where this user's programs keep their data, made if it was not there."""
    if given := os.environ.get("TAVERNE_DATA"):
        base = Path(given)
    elif sys.platform == "darwin":
        base = Path.home() / "Library" / "Application Support" / "taverne"
    elif sys.platform == "win32":
        base = Path(os.environ.get("LOCALAPPDATA") or Path.home()) / "taverne"
    else:
        base = Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / "taverne"
    try:
        base.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        text = f"{base}: cannot be made ({{}}); give another place with --db"
        raise SettingError(of_system("serve-folder", text, error, path=str(base))) from None
    return base
