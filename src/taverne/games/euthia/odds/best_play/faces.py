"""Dice on the table in the odds of a combat: one or two of them, their sums, and what rolling one again leads to.
Who spends a Gaar on them is left to ``dice_duel`` and ``hero_strike``."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from operator import itemgetter
from typing import Any, Final, TypeAlias

SIDES: Final = 6

Worth: TypeAlias = tuple[float, complex]
"""What a place of a combat is worth to the hero, and what is left to him on average: health, and Gaar as the second
part."""


class Worths:
    """What each way that dice may lie is worth, in two columns."""

    __slots__ = ("left", "worth")

    def __init__(self, worth: list[float], left: list[complex]) -> None:
        self.worth = worth
        self.left = left


class Faces:
    """The ways that one or two dice may lie, the lower first."""

    def __init__(self, dice: int) -> None:
        self.dice = dice
        one = [(a,) for a in range(1, SIDES + 1)]
        two = [(a, b) for a in range(1, SIDES + 1) for b in range(a, SIDES + 1)]
        self.ways: list[tuple[int, ...]] = list(two if dice > 1 else one)
        self.index: dict[tuple[int, ...], int] = {way: n for n, way in enumerate(self.ways)}
        self.sums = [sum(way) for way in self.ways]
        self.spread: Callable[[Sequence[Any]], tuple[Any, ...]] = itemgetter(*self.sums)
        """From a list by sum to one by way."""
        rows = (
            [[self.at((x, b)) for x in range(1, SIDES + 1)] for b in range(1, SIDES + 1)]
            if dice > 1
            else [list(range(SIDES))]
        )
        self.rows: list[Callable[[Sequence[Any]], tuple[Any, ...]]] = [itemgetter(*row) for row in rows]
        """By the die that stays: the ways that come of rolling the other."""
        self.kept = [(way[1] - 1, way[0] - 1) for way in two] if dice > 1 else [(0, 0)] * SIDES

    def at(self, dice: Sequence[int]) -> int:
        """Return the number of a way in which dice lie."""
        return self.index[tuple(sorted(dice))]

    def rolled(self, then: Worths, way: int, die: int) -> Worth:
        """Return what comes of rolling the first or second die of a way again."""
        get = self.rows[self.kept[way][die]]
        return sum(get(then.worth)) / SIDES, sum(get(then.left)) / SIDES

    def raised(self, now: Worths, then: Worths) -> Worths:
        """Return what is best for the hero: to leave the dice, or to roll one again."""
        if max(then.worth) <= min(now.worth):
            return now
        again = [sum(get(then.worth)) / SIDES for get in self.rows]
        if max(again) <= min(now.worth):
            return now
        worth, left = now.worth[:], now.left[:]
        lefts: dict[int, complex] = {}
        for n, (i, j) in enumerate(self.kept):
            best = i if again[i] >= again[j] else j
            if again[best] > worth[n]:
                worth[n] = again[best]
                if best not in lefts:
                    lefts[best] = sum(self.rows[best](then.left)) / SIDES
                left[n] = lefts[best]
        return Worths(worth, left)

    def lowered(self, now: Worths, then: Worths) -> Worths:
        """Return what is worst for the hero."""
        if min(then.worth) >= max(now.worth):
            return now
        again = [sum(get(then.worth)) / SIDES for get in self.rows]
        if min(again) >= max(now.worth):
            return now
        worth, left = now.worth[:], now.left[:]
        lefts: dict[int, complex] = {}
        for n, (i, j) in enumerate(self.kept):
            best = i if again[i] <= again[j] else j
            if again[best] < worth[n]:
                worth[n] = again[best]
                if best not in lefts:
                    lefts[best] = sum(self.rows[best](then.left)) / SIDES
                left[n] = lefts[best]
        return Worths(worth, left)


FACES: Final = {1: Faces(1), 2: Faces(2)}


def turned(dice: Sequence[int]) -> tuple[int, ...]:
    """Return dice after Air turned the higher of two different ones (EU-059)."""
    if len(dice) < 2 or dice[0] == dice[1]:
        return tuple(dice)
    return min(dice), SIDES + 1 - max(dice)


Ways: TypeAlias = tuple[tuple[int, float], ...]
"""Chances of ways that dice may lie."""
Rolls: TypeAlias = tuple[tuple[bool, Ways], ...]
"""Whether the roll feeds the Die of Hope, and the chances of the ways it may lie."""


@lru_cache(maxsize=64)
def first_rolls(dice: int, air: bool, low: int, high: int) -> Rolls:
    """Return how a first roll may lie: it feeds hope up to ``low`` or from ``high`` on, before Air acts."""
    faces, sides = FACES[dice], range(1, SIDES + 1)
    found: dict[bool, dict[int, float]] = {}
    for way in [(a, b) for a in sides for b in sides] if dice > 1 else [(a,) for a in sides]:
        into = found.setdefault(sum(way) <= low or sum(way) >= high, {})
        at = faces.at(turned(way) if air else way)
        into[at] = into.get(at, 0.0) + SIDES**-dice
    return tuple([(hope, tuple(sorted(into.items()))) for hope, into in sorted(found.items())])
