"""What happened in Dungeon Rush, one card for each player and round: what was beaten, failed, outrun and learned.

How cards are cut and told is left to ``engine.reports.recap``.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from taverne.engine.reports.recap import Card, Seen, Telling, by_players, plain

THINGS: Final = {"monster": "monster", "lord": "lord", "dragon": "dragon", "hero": "hero"}
WEIGHTS: Final = {
    "boss-won": 10,
    "boss-lost": 9,
    "lost": 8,
    "outrun": 7,
    "drafted": 6,
    "drafted-by-lot": 6,
    "declined": 5,
    "placed": 4,
}


def recap(events: Sequence[Seen]) -> tuple[Card, ...]:
    """Return a card for each player of each round."""
    return tuple(by_players(events, ("round",), _retell, THINGS))


def _retell(events: Sequence[Seen]) -> Iterator[Telling]:
    won = [event for event in events if event.kind == "won"]
    if won:
        monsters = [event.data["monster"] for event in won]
        coins = sum(int(event.data["coins"]) for event in won)
        yield Telling(
            9, "recap-won", {"seat": won[0].data["seat"], "monsters": monsters, "coins": coins}, won[0].position
        )
    yield from plain(events, WEIGHTS)
