"""The combat cards of a monster without a player as they are drawn down: what may be left, and the chance of each draw.
What a card does is left to ``monster_attack``; the reserves of silver and gold cards to ``card_play``.

Cards that will never differ in what they do count as one kind, so that what is left is a number for each kind. Which
cards those are depends on what the monster can still do: ``LEVELS`` of use, from neither Gaar nor Chaos to both.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import Final, TypeAlias

LEVELS: Final = 4
WITH_GAAR: Final = 1
WITH_CHAOS: Final = 2
"""Bits of a level: the monster may still spend Gaar, Chaos."""
NO_PACK: Final = 0
"""The number of what is left where dice are rolled instead."""

Card: TypeAlias = tuple[int, int, int, int]
"""Left die, right die, symbols of Gaar and of Chaos (EU-333)."""
Counts: TypeAlias = tuple[float, ...]
"""How many cards of each kind."""
Left: TypeAlias = tuple[int, Counts]
"""The level, how many are left of each of its kinds."""
Draw: TypeAlias = tuple[int, float, int]
"""The kind of card drawn, its chance, the number of what is left then."""


class Pack:
    """What may be left of the combat cards, numbered as it comes up; ``said`` tells what a card does at a level."""

    def __init__(
        self, now: tuple[Card, ...], whole: tuple[Card, ...], said: Callable[[Card, int], Hashable], top: int
    ) -> None:
        self.kinds: list[list[Card]] = [[] for _ in range(LEVELS)]
        """By level: a card of each kind."""
        self.fresh: list[Counts] = [() for _ in range(LEVELS)]
        self.within: dict[tuple[int, int], tuple[int, ...]] = {}
        """From a level to a lower one: the kind that each kind belongs to there."""
        self.states: list[Left] = [(0, ())]
        self.numbers: dict[Left, int] = {}
        self.drawn: dict[int, tuple[Draw, ...]] = {NO_PACK: ((0, 1.0, NO_PACK),)}
        self.lowered: list[dict[int, int]] = [{NO_PACK: NO_PACK} for _ in range(LEVELS)]
        self.first, self.wide = NO_PACK, 0
        if whole:
            places = self.sort(whole, said, [level for level in range(LEVELS) if level & top == level])
            left = counted(now, places[top])
            self.first, self.wide = self.number((top, left)), sum(map(bool, left))

    def sort(
        self, whole: tuple[Card, ...], said: Callable[[Card, int], Hashable], levels: list[int]
    ) -> dict[int, dict[Card, int]]:
        """Find the kinds of every level, and return which card is of which."""
        says = {(card, level): said(card, level) for card in whole for level in levels}
        places: dict[int, dict[Card, int]] = {}
        for level in levels:
            lower = [part for part in levels if part & level == part]
            numbers: dict[Hashable, int] = {}
            place = {
                card: numbers.setdefault(tuple([says[card, part] for part in lower]), len(numbers)) for card in whole
            }
            places[level] = place
            shown: dict[int, Card] = {}
            for card in whole:
                shown.setdefault(place[card], card)
            self.kinds[level] = list(shown.values())
            self.fresh[level] = counted(whole, place)
            for part in lower:
                self.within[level, part] = tuple([places[part][card] for card in self.kinds[level]])
        return places

    def number(self, left: Left) -> int:
        """Return the number of what is left."""
        found = self.numbers.get(left)
        if found is None:
            found = self.numbers[left] = len(self.states)
            self.states.append(left)
        return found

    def draws(self, number: int) -> tuple[Draw, ...]:
        """Return the kinds of the next card; a pack that is used up is shuffled first (EU-333)."""
        found = self.drawn.get(number)
        if found is None:
            level, counts = self.states[number]
            if not any(counts):
                counts = self.fresh[level]
            total = sum(counts)
            found = self.drawn[number] = tuple(
                [(kind, n / total, self.number((level, without(counts, kind)))) for kind, n in enumerate(counts) if n]
            )
        return found

    def at_level(self, number: int, level: int) -> int:
        """Return the number of the same cards where less can be done with them."""
        found = self.lowered[level].get(number)
        if found is None:
            now, counts = self.states[number]
            sums = [0.0] * len(self.kinds[level])
            for kind, n in zip(self.within[now, level], counts, strict=True):
                sums[kind] += n
            found = self.lowered[level][number] = self.number((level, tuple(sums)))
        return found

    def left(self, number: int) -> int:
        """Return how many cards are left."""
        return round(sum(self.states[number][1]))


def counted(cards: tuple[Card, ...], place: dict[Card, int]) -> Counts:
    found = [0.0] * (1 + max(place.values()))
    for card in cards:
        found[place[card]] += 1
    return tuple(found)


def without(counts: Counts, kind: int) -> Counts:
    return (*counts[:kind], counts[kind] - 1, *counts[kind + 1 :])
