"""Playing on from a position of a match that was played here.

The new match itself is made by ``engine.forks``; it is not rated.
"""

from __future__ import annotations

from typing import Any

from taverne.engine.forks import fork_lines
from taverne.engine.log import SeatInfo
from taverne.engine.match import Match
from taverne.engine.record import begun
from taverne.server.errors import Refused, no_table
from taverne.server.store.load_match import played, rebuilt
from taverne.server.store.storage import Storage
from taverne.server.store.table_row import OVER


async def forked(storage: Storage, table: str, position: int, seats: list[SeatInfo]) -> Match[Any]:
    """Return a match that stands where ``table`` stood after ``position`` decisions, with other people."""
    kept = await storage.find(table)
    if kept is None:
        raise no_table(table)
    if kept.phase != OVER or kept.header is None:
        raise Refused("fork-running", "only a finished match can be played on from; wait for its end", {}, 409)
    match, _, _ = await rebuilt(storage, kept)
    where, lines = f"fork of table {table}", fork_lines(match, position, seats)
    again = begun(where, lines, lambda _: match.game, rules=match.game.rules_version)
    await played(where, again, lines[1:])
    again.settle()
    return again
