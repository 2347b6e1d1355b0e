"""Playing on from a position of a match that was played here.

The new match itself is made by ``engine.forks``; it is not rated.
"""

from __future__ import annotations

from typing import Any

from taverne.engine import forks
from taverne.engine.log import SeatInfo
from taverne.engine.match import Match
from taverne.server.problems import Refused, no_table
from taverne.server.rebuild import rebuilt
from taverne.server.records import OVER
from taverne.server.storage import Storage


async def forked(storage: Storage, table: str, position: int, seats: list[SeatInfo]) -> Match[Any]:
    """Return a match that stands where ``table`` stood after ``position`` decisions, with other people."""
    kept = await storage.find(table)
    if kept is None:
        raise no_table(table)
    if kept.phase != OVER or kept.header is None:
        raise Refused("fork-running", "only a finished match can be played on from; wait for its end", {}, 409)
    match, _, _ = await rebuilt(storage, kept)
    return forks.forked(f"fork of table {table}", match, position, seats)
