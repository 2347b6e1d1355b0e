"""What happened, retold in few sentences: one card for each turn or player, with the things it is about.

Made from what one seat saw and nothing else; which events are worth telling, and gathered how, each game says itself.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from typing import Any, Final, NamedTuple, TypeAlias

import msgspec

from taverne.engine.actions import Seat

NOBODY: Final = -1
"""The seat of a card that is about nobody in particular."""
MOST: Final = 5
"""So many sentences a card has at most; the most telling are kept, in their order."""


class Seen(NamedTuple):
    """An event as one seat saw it, and after how many decisions of the log it stands."""

    position: int
    kind: str
    data: Mapping[str, Any]


class Sentence(msgspec.Struct, frozen=True):
    """The key of a message with its data, what it is about (``space:skalgard``), and where in the log it belongs."""

    key: str
    data: dict[str, Any]
    things: tuple[str, ...]
    position: int


class Card(msgspec.Struct, frozen=True):
    """One turn, or what one player did in a round: whose it was, what is told of it, and its range of the log."""

    seat: Seat
    lines: tuple[Sentence, ...]
    first: int
    last: int


class Telling(NamedTuple):
    """A sentence that may be told, and how telling it is."""

    weight: int
    key: str
    data: dict[str, Any]
    position: int


Retell: TypeAlias = Callable[[Sequence[Seen]], Iterable[Telling]]


def by_turns(events: Sequence[Seen], seat: Seat, opens: str, retell: Retell, kinds: Mapping[str, str]) -> list[Card]:
    """Return a card for each turn of the others, where players take turns that begin with the event ``opens``.

    What comes before the first of them belongs to a turn that began earlier: it is one's own, or nobody's.
    """
    cards: list[Card] = []
    turn: list[Seen] = []
    whose = NOBODY
    for event in events:
        if event.kind == opens:
            cards += _card(whose, turn, retell, kinds) if whose != seat else []
            turn, whose = [], int(event.data["seat"])
        turn.append(event)
    return cards + (_card(whose, turn, retell, kinds) if whose != seat else [])


def since_turn(events: Sequence[Seen], seat: Seat, opens: str) -> Sequence[Seen]:
    """Return what happened since the seat's own latest turn that was followed by others', its own turns included."""
    others = False
    for at in range(len(events) - 1, -1, -1):
        if events[at].kind != opens:
            continue
        if int(events[at].data["seat"]) != seat:
            others = True
        elif others:
            return events[at:]
    return events


def by_players(events: Sequence[Seen], opens: Collection[str], retell: Retell, kinds: Mapping[str, str]) -> list[Card]:
    """Return a card for each player of each round, where all play at once; an event of ``opens`` begins a round."""
    cards: list[Card] = []
    players: dict[Seat, list[Seen]] = {}
    for event in events:
        if event.kind in opens:
            cards += [card for seat in players for card in _card(seat, players[seat], retell, kinds)]
            players = {}
        else:
            players.setdefault(int(event.data.get("seat", NOBODY)), []).append(event)
    return cards + [card for seat in players for card in _card(seat, players[seat], retell, kinds)]


def _card(seat: Seat, events: Sequence[Seen], retell: Retell, kinds: Mapping[str, str]) -> list[Card]:
    """Return the card of these events; none if nothing of them is worth telling."""
    tellings = list(retell(events))
    if not tellings:
        return []
    best = sorted(range(len(tellings)), key=lambda i: (-tellings[i].weight, i))[:MOST]
    lines = [
        Sentence(one.key, one.data, things(one.data, kinds), one.position)
        for one in (tellings[i] for i in sorted(best))
    ]
    return [Card(seat, tuple(lines), events[0].position, events[-1].position)]


def things(data: Mapping[str, Any], kinds: Mapping[str, str]) -> tuple[str, ...]:
    """Return what a sentence is about: ids of messages whose prefix is one of ``kinds``, as ``kind:word``."""
    found: dict[str, None] = {}
    for value in data.values():
        for one in value if isinstance(value, list | tuple) else (value,):
            prefix, _, word = one.partition("-") if isinstance(one, str) else ("", "", "")
            if word and prefix in kinds:
                found[f"{kinds[prefix]}:{word}"] = None
    return tuple(found)


def plain(events: Iterable[Seen], weights: Mapping[str, int]) -> list[Telling]:
    """Return the events that have a weight, each told by its own sentence."""
    return [
        Telling(weights[event.kind], f"event-{event.kind}", dict(event.data), event.position)
        for event in events
        if event.kind in weights
    ]


def amounts(counts: Mapping[str, int]) -> list[dict[str, Any]]:
    """Return ``{word: n}`` as the amounts that sentences can say."""
    return [{"say": word, "n": n} for word, n in counts.items() if n]
