"""What happened in Conquest of Nerath, one card for each turn of the others: lands taken, battles, losses, purchases.

How cards are cut and told is left to ``engine.reports.recap``.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Any, Final

from taverne.engine.actions import Seat
from taverne.engine.reports.recap import Card, Seen, Telling, amounts, by_turns, plain

THINGS: Final = {"land": "space", "sea": "space", "dungeon": "space", "event": "card", "treasure": "card"}
WEIGHTS: Final = {"conquered-capital": 12, "looted": 7, "card-played": 5, "treasure-laid": 6, "unit-replaced": 5}
TAKEN: Final = ("conquered", "retook")


def recap(events: Sequence[Seen], seat: Seat) -> tuple[Card, ...]:
    """Return a card for each turn that was not the seat's own."""
    return tuple(by_turns(events, seat, "turn", _retell, THINGS))


def _retell(events: Sequence[Seen]) -> Iterator[Telling]:
    yield from _taken(events)
    yield from _declared(events)
    yield from plain(events, WEIGHTS)
    for event in events:
        if event.kind == "battle-over" and event.data["how"] != "won":
            yield Telling(8, "event-battle-over", dict(event.data), event.position)
    yield from _lost(events)
    yield from _bought(events)


def _taken(events: Sequence[Seen]) -> Iterator[Telling]:
    """The lands that the realm whose turn it is took, a sentence for each realm that lost some."""
    losers: dict[str, list[Seen]] = {}
    for event in events:
        if event.kind in TAKEN:
            losers.setdefault(event.data["loser"], []).append(event)
    for loser, taken in losers.items():
        spaces = [event.data["space"] for event in taken]
        points = sum(int(event.data["n"]) for event in taken)
        data = {"realm": taken[0].data["realm"], "loser": loser, "spaces": spaces, "n": points}
        yield Telling(10, "recap-took", data, taken[0].position)


def _declared(events: Sequence[Seen]) -> Iterator[Telling]:
    """The attacks that are declared and not fought yet, all in one sentence."""
    ahead: dict[str, Seen] = {}
    for event in events:
        if event.kind == "attacks":
            ahead[event.data["to"]] = event
        else:
            ahead.pop(event.data.get("space", ""), None)
    if ahead:
        last = list(ahead.values())[-1]
        yield Telling(11, "recap-attacks", {"realm": last.data["realm"], "spaces": list(ahead)}, last.position)


def _lost(events: Sequence[Seen]) -> Iterator[Telling]:
    """What all realms lost, in one sentence."""
    realms, last = _units(events, "destroyed")
    sides = [{"say": "recap-loss", "realm": realm, "units": amounts(counts)} for realm, counts in realms.items()]
    if sides:
        yield Telling(9, "recap-lost", {"sides": sides}, last)


def _bought(events: Sequence[Seen]) -> Iterator[Telling]:
    realms, last = _units(events, "placed")
    for realm, counts in realms.items():
        yield Telling(8, "recap-bought", {"realm": realm, "units": amounts(counts)}, last)


def _units(events: Sequence[Seen], kind: str) -> tuple[dict[str, Counter[str]], int]:
    """Return the units that came or went, summed up for each realm, and where in the log the last of them stands."""
    realms: dict[str, Counter[str]] = {}
    last = 0
    for event in events:
        if event.kind == kind:
            realms.setdefault(event.data["realm"], Counter()).update(_counted(event.data))
            last = event.position
    return realms, last


def _counted(data: Any) -> dict[str, int]:
    if "units" in data:
        return {one["say"]: int(one["n"]) for one in data["units"]}
    return {"amount-" + data["unit"].removeprefix("unit-"): 1}
