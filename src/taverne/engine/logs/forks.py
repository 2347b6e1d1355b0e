"""Playing on from a position of a finished match: a new match whose log begins with that one's.

What is over is known, dice to come are not: the new match has a seed of its own, and its header names the seeds of the
lines before, so that all of its log can be checked.  Which matches may be played on from is left to others.
"""

from __future__ import annotations

import secrets
from typing import Any

import msgspec

from taverne.engine.logs.log import Entry, Header, SeatInfo, chained, commitment, header_sum
from taverne.engine.logs.log_file import to_lines
from taverne.engine.logs.seeds import Origin, clipped, written
from taverne.engine.matches.match import Match
from taverne.engine.rng import secret_seed


def fork_lines(match: Match[Any], position: int, seats: list[SeatInfo]) -> list[bytes]:
    """Return the log of a new match that stands where ``match`` stood after ``position`` decisions, with other people.

    Whoever plays it again lets chance settle what it owes after the last line.
    """
    entries = upto(match.entries, position)
    header = reseeded(msgspec.structs.replace(match.header, seats=tuple(seats)), len(entries))
    return to_lines(header, rechained(header, entries))


def reseeded(header: Header, lines: int) -> Header:
    """Return a header with a new secret seed for everything after the first ``lines`` entries."""
    assert header.seed is not None
    assert header.salt is not None
    own = Origin(lines, header.commitment, header.seed, header.salt)
    seed, salt = secret_seed(), secrets.token_hex(16)
    header = msgspec.structs.replace(
        header,
        origins=clipped(header.origins or (), own),
        commitment=commitment(seed, salt),
        seed=written(seed),
        salt=salt,
    )
    return msgspec.structs.replace(header, sum=header_sum(header))


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
    """Return the same lines with the checksums that follow from another header."""
    before = header_sum(header)
    lines: list[Entry] = []
    for entry in entries:
        before = chained(before, entry)
        lines.append(msgspec.structs.replace(entry, sum=before))
    return lines
