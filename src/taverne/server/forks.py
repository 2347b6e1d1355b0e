"""Playing on from a position of a finished match: a new match whose log begins with that one's.

The seed stays the same, so that the new log can be checked like any other; such a match is not rated.
"""

from __future__ import annotations

from typing import Any

import msgspec

from taverne.engine.match import Entry, Header, Match, SeatInfo, chained, header_sum
from taverne.engine.record import replayed, to_lines
from taverne.games import find
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
    header = msgspec.structs.replace(kept.header, seats=tuple(seats))
    header = msgspec.structs.replace(header, sum=header_sum(header))
    lines = to_lines(header, rechained(header, upto(match.entries, position)))
    again = replayed(f"fork of table {table}", lines, find)
    again.settle()
    return again


def upto(entries: list[Entry], position: int) -> list[Entry]:
    """Return the log as far as the line after which ``position`` decisions stood for good."""
    depth, cut = 0, 0
    for index, entry in enumerate(entries, start=1):
        if entry.do:
            depth += 1
        elif entry.undo >= 0:
            depth = entry.undo
        if depth == position and (entry.do or entry.undo >= 0):
            cut = index
    return entries[:cut]


def rechained(header: Header, entries: list[Entry]) -> list[Entry]:
    """Return the same lines with the check sums that follow from another header."""
    before = header_sum(header)
    lines: list[Entry] = []
    for entry in entries:
        before = chained(before, entry)
        lines.append(msgspec.structs.replace(entry, sum=before))
    return lines
