"""What happened in Monster Lands, one card for each clan and turn: who was hired, what was fought, what was gained.

How cards are cut and told is left to ``engine.reports.recap``.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from taverne.engine.reports.recap import NOBODY, Card, Seen, Telling, by_players, plain

THINGS: Final = {
    "monster": "monster",
    "mercenary": "mercenary",
    "building": "building",
    "place": "place",
    "region": "region",
    "mission": "mission",
}
WEIGHTS: Final = {
    "died": 10,
    "killed": 9,
    "captured": 9,
    "conquered": 9,
    "mission-won": 8,
    "deserted": 8,
    "contract": 7,
    "conquest-failed": 6,
    "strike-failed": 6,
    "mission-failed": 6,
    "wounded": 5,
    "recruited": 4,
    "manager": 3,
    "sent": 3,
}


def recap(events: Sequence[Seen]) -> tuple[Card, ...]:
    """Return a card for each clan of each turn."""
    return tuple(by_players(events, ("turn",), _retell, THINGS))


def _retell(events: Sequence[Seen]) -> Iterator[Telling]:
    yield from plain(events, WEIGHTS)
    seat = int(events[0].data.get("seat", NOBODY))
    sums = {"gold": 0, "glory": 0}
    for event in events:
        if event.kind in sums:
            sums[event.kind] += int(event.data["n"])
        elif event.kind == "glory-lost":
            sums["glory"] -= int(event.data["n"])
    if seat != NOBODY and max(sums.values()) > 0:
        gained = {kind: max(n, 0) for kind, n in sums.items()}
        yield Telling(7, "recap-gained", {"seat": seat, **gained}, events[-1].position)
