"""What happened in Euthia, one card for each turn of the others: fights, quests, goods, and where the hero stands.

How cards are cut and told is left to ``engine.reports.recap``.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Final

from taverne.engine.actions import Seat
from taverne.engine.reports.recap import Card, Seen, Telling, amounts, by_turns, plain

THINGS: Final = {"space": "space", "monster": "monster", "quest": "quest", "tile": "tile", "territory": "territory"}
WEIGHTS: Final = {
    "died": 12,
    "fell": 12,
    "monster-beaten": 10,
    "quest-done": 10,
    "captured": 7,
    "learned": 5,
    "bought": 5,
    "treasure": 4,
    "mined": 3,
    "fire-touch": 2,
    "water-touch": 1,
}


def recap(events: Sequence[Seen], seat: Seat) -> tuple[Card, ...]:
    """Return a card for each turn that was not the seat's own."""
    return tuple(by_turns(events, seat, "turn", _retell, THINGS))


def _retell(events: Sequence[Seen]) -> Iterator[Telling]:
    moved = [event for event in events if event.kind == "moved"]
    if moved:
        yield Telling(6, "event-moved", dict(moved[-1].data), moved[-1].position)
    yield from plain(events, WEIGHTS)
    yield from _goods(events)


def _goods(events: Sequence[Seen]) -> Iterator[Telling]:
    """All goods that a hero gained, in one sentence for each hero."""
    heroes: dict[int, Counter[str]] = {}
    last = 0
    for event in events:
        if event.kind in ("gained", "loot"):
            goods = {one["say"]: int(one["n"]) for one in event.data["goods"] if "n" in one}
            heroes.setdefault(int(event.data["seat"]), Counter()).update(goods)
            last = event.position
    for seat, counts in heroes.items():
        if counts:
            yield Telling(8, "event-gained", {"seat": seat, "goods": amounts(counts)}, last)
