"""What happened at each line of a log, as it is kept beside the line: who saw what.

A program that cannot play a match again, because its rules are gone, can still tell it line by line.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

import msgspec

from taverne.engine.actions import Seat
from taverne.engine.events import Event
from taverne.engine.logs.log import Entry
from taverne.engine.logs.past import Happening
from taverne.engine.matches.match import Match
from taverne.server.wire.bodies import LogLine

_encode = msgspec.json.Encoder().encode
_Kept = tuple[str, dict[str, Any] | None, str, dict[str, Any] | None, tuple[Seat, ...], int]
_decode = msgspec.json.Decoder(list[_Kept]).decode
_entry = msgspec.json.Decoder(Entry).decode


def happened(match: Match[Any], entries: Sequence[Entry]) -> list[str]:
    """Return for each of the latest entries what it made happen, as JSON; "" where that was nothing."""
    position, at = match.position, len(match.happened)
    told: list[str] = []
    for entry in reversed(entries):
        events: list[Happening] = []
        first = entry.n == 1
        while entry.do and at and (match.happened[at - 1].position == position or first):
            at -= 1
            events.append(match.happened[at])
        told.append(to_text(reversed(events)) if events else "")
        position -= 1 if entry.do else 0
    return told[::-1]


def to_text(events: Iterable[Happening]) -> str:
    """Return what happened as it is kept."""
    plain = [(h.event.kind, h.event.data, h.event.rule, h.event.private, h.event.seen_by, h.position) for h in events]
    return _encode(plain).decode()


def recalled(rows: Iterable[tuple[bytes, str]], until: int | None = None) -> tuple[int, list[Happening]]:
    """Return how many decisions stand in these (line, told), and what happened up to the one numbered."""
    position, found = 0, list[Happening]()
    for line, told in rows:
        entry = _entry(line)
        if entry.undo >= 0:
            position = entry.undo
            found = [known for known in found if known.position <= position]
        position += 1 if entry.do else 0
        for kind, data, rule, private, seen_by, at in _decode(told) if told else ():
            found.append(Happening(at, Event(kind, data, rule, private, seen_by)))
    return position, [one for one in found if until is None or one.position <= until]


def seen(rows: Iterable[tuple[bytes, str]], seat: Seat, until: int | None = None) -> tuple[int, tuple[LogLine, ...]]:
    """Return how many decisions stand in these (line, told), and what ``seat`` saw happen up to the one numbered."""
    position, happened = recalled(rows, until)
    shown = [(one, one.event.seen(seat)) for one in happened]
    return position, tuple(
        LogLine(position=one.position, kind=one.event.kind, data=data, rule=one.event.rule)
        for one, data in shown
        if data is not None
    )
