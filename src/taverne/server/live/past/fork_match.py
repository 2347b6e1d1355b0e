"""Playing on from a position of a match that was played here.

The new match itself is made by ``engine.logs.forks``; it is not rated.
"""

from __future__ import annotations

from typing import Any

from taverne.engine.logs.forks import fork_lines
from taverne.engine.logs.log import SeatInfo
from taverne.engine.logs.log_file import begun, left
from taverne.engine.matches.match import Match
from taverne.server.errors import Refused, no_table
from taverne.server.store.load_match import played, rebuilt
from taverne.server.store.storage import Storage
from taverne.server.store.table_row import OVER


def check_fork(match: Match[Any], position: int) -> None:
    """Raise ``Refused`` where there is no position to play on from: its rules are gone."""
    if position < match.base:
        told = f"up to decision {match.base} other rules held; choose a later one"
        raise Refused("fork-before", told, {"n": match.base}, 409)


async def forked(storage: Storage, table: str, position: int, seats: list[SeatInfo]) -> Match[Any]:
    """Return a match that stands where ``table`` stood after ``position`` decisions, with other people."""
    kept = await storage.find(table)
    if kept is None:
        raise no_table(table)
    if kept.phase != OVER or kept.header is None:
        raise Refused("fork-running", "only a finished match can be continued; wait for its end", {}, 409)
    if kept.lesson:
        raise Refused("fork-lesson", "the dice of a lesson are set in advance: it cannot be played on", {}, 409)
    match, _, _ = await rebuilt(storage, kept)
    check_fork(match, position)
    where, lines = f"fork of table {table}", fork_lines(match, position, seats)
    again = begun(where, lines, lambda _: match.game, lenient=True)
    await played(where, again, left(again, lines))
    again.settle()
    return again
