"""Matches from their logs: the log in the database is all that a restart needs.

Checking the log is left to ``engine.record``; replay of positions for clients, to the routes.
"""

from __future__ import annotations

from typing import Any

import msgspec
import structlog

from taverne.engine.actions import Seat
from taverne.engine.match import Match
from taverne.engine.record import RecordError, replayed
from taverne.games import find
from taverne.server.problems import Refused
from taverne.server.records import Kept
from taverne.server.storage import Storage

log = structlog.get_logger()


async def log_lines(storage: Storage, kept: Kept) -> list[bytes]:
    """Return the whole log of a table that has begun, header first; for the authority only."""
    assert kept.header is not None
    return [msgspec.json.encode(kept.header), *(line for line, _, _ in await storage.entries_of(kept.id))]


async def rebuilt(storage: Storage, kept: Kept) -> tuple[Match[Any], list[tuple[int, str]], list[tuple[Seat, int]]]:
    """Return the match of a table as its log says, the keys of its messages, and what players' clocks spent."""
    assert kept.header is not None
    rows = await storage.entries_of(kept.id)
    lines = [msgspec.json.encode(kept.header), *(line for line, _, _ in rows)]
    try:
        match = replayed(f"table {kept.id}", lines, find)
    except RecordError as error:  # what is wrong may tell secrets: it is for the log of the server only
        log.error("log-broken", table=kept.id, line=error.line, reason=str(error.reason))
        told = "the log of this table does not hold: it can be neither shown nor played on"
        raise Refused("log-broken", told, {}, 500) from None
    keys = [(n, key) for n, (_, key, _) in enumerate(rows, start=1) if key]
    spent = [(match.entries[n].seat, ms) for n, (_, _, ms) in enumerate(rows) if ms]
    return match, keys, spent
