"""Matches from their logs: the log in the database is all that a restart needs.

Checking the log is left to ``engine.logs.log_file``; replay of positions for clients, to the routes.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, Final

import msgspec
import structlog

from taverne.engine.actions import Seat
from taverne.engine.logs.log import Entry
from taverne.engine.logs.log_file import RecordError, begun, gone_on
from taverne.engine.matches.match import Match
from taverne.engine.reasons import Reason, explained
from taverne.engine.type_plans import ready
from taverne.games import get
from taverne.server.errors import Refused
from taverne.server.store.line_events import recalled
from taverne.server.store.storage import Storage
from taverne.server.store.table_row import TableRow

log = structlog.get_logger()
AT_ONCE: Final = 16
"""So many lines of a log are played in one go."""


class Unreadable(Refused):
    """A match that this program cannot play again.  What was written of it is whole: result, log, what was seen."""

    def __init__(self, reason: Reason) -> None:
        told = "this match cannot be played again by this version; it can be looked at line by line"
        super().__init__("unreadable", told, {}, 409)
        self.reason = reason
        self.cause = reason.key


@contextmanager
def _held(table: str) -> Iterator[None]:
    """Refuse a log that does not hold.  What is wrong may tell secrets: it is for the log of the server only."""
    try:
        yield
    except RecordError as error:
        log.warning("match-unreadable", table=table, line=error.line, reason=str(error.reason))
        raise Unreadable(error.reason) from None


async def played(where: str, match: Match[Any], lines: list[bytes], honest: bool = True) -> None:
    """Play lines of a log; it may be long, and nobody else's move is to wait for all of it.

    ``honest``: every roll and draw follows from the seed; those of a lesson do not.
    """
    for count, _ in enumerate(gone_on(where, match, lines, honest), start=1):
        if count % AT_ONCE == 0:
            await asyncio.sleep(0)


async def is_of_log(storage: Storage, kept: TableRow, match: Match[Any]) -> bool:
    """Whether a match that was read before is still one that its log tells: a backup may have been restored."""
    if not match.entries:
        return True
    line = await storage.line_of(kept.id, len(match.entries))
    return line is not None and msgspec.json.decode(line, type=ready(Entry)).sum == match.entries[-1].sum


async def catch_up(storage: Storage, kept: TableRow, match: Match[Any]) -> None:
    """Play in ``match``, which is read for looking only, what its table has come to since."""
    rows = await storage.entries_of(kept.id, len(match.entries))
    with _held(kept.id):
        await played(f"table {kept.id}", match, [line for line, _, _ in rows], not kept.lesson)


async def rebuilt(storage: Storage, kept: TableRow) -> tuple[Match[Any], list[tuple[int, str]], list[tuple[Seat, int]]]:
    """Return the match of a table as its log says, the keys of its messages, and what players' clocks spent."""
    assert kept.header is not None
    rows = await storage.entries_of(kept.id)
    lines = [msgspec.json.encode(kept.header), *(line for line, _, _ in rows)]
    where = f"table {kept.id}"
    if len(rows) < kept.seq:
        log.error("lines-missing", table=kept.id, lines=len(rows), expected=kept.seq)
        raise Unreadable(explained("log-cut", f"{kept.seq - len(rows)} lines are missing at the end"))
    box = await storage.box(kept.box or kept.header.box)
    with _held(kept.id):
        match = begun(where, lines, get, boxes=lambda _: box, lenient=True)
        kept.rules = "" if match.base or match.game.rules_version == kept.header.rules else match.game.rules_version
        begins = len(match.entries)
        await played(where, match, lines[1 + begins :], not kept.lesson)
    if begins:
        match.happened[:0] = recalled((await storage.told_of(kept.id))[: begins - 1], match.base)[1]
    keys = [(n, key) for n, (_, key, _) in enumerate(rows, start=1) if key]
    spent = [(match.entries[n].seat, ms) for n, (_, _, ms) in enumerate(rows) if ms]
    return match, keys, spent
