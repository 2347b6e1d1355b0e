"""Chances of hits with dice: one die, several, several of which one that missed is rolled again.
Who rolls them is left to ``battle_odds``."""

from __future__ import annotations

from functools import lru_cache
from typing import TypeAlias

Hits: TypeAlias = tuple[float, ...]
"""The chance of each number of hits, from none."""


@lru_cache(maxsize=4096)
def hit_chances(sides: int, on: int, double: int) -> Hits:
    """Return the chances of no hit, one and two with one die."""
    two = max(0, sides - max(double, on) + 1) if double else 0
    one = max(0, sides - on + 1) - two
    return ((sides - one - two) / sides, one / sides, two / sides) if two else ((sides - one) / sides, one / sides)


def convolve(left: Hits, right: Hits) -> Hits:
    result = [0.0] * (len(left) + len(right) - 1)
    for i, p in enumerate(left):
        if p:
            for j, q in enumerate(right):
                result[i + j] += p * q
    return tuple(result)


@lru_cache(maxsize=65536)
def sum_of(dice: tuple[tuple[int, int, int], ...]) -> Hits:
    """Return the chances of each number of hits with some dice."""
    if not dice:
        return (1.0,)
    return convolve(sum_of(dice[:-1]), hit_chances(*dice[-1]))


@lru_cache(maxsize=4096)
def with_again(dice: tuple[tuple[int, int, int], ...]) -> tuple[tuple[Hits, bool], ...]:
    """Return the hits of dice of which one that missed is rolled again: when none missed, and when one did.

    Of several dice that missed the likeliest to hit is taken, so the dice are sorted by that.
    """
    order = sorted(dice, key=lambda die: hit_chances(*die)[0])
    none_missed: Hits = (1.0,)
    missed = [0.0] * (2 * len(dice) + 3)
    for place, die in enumerate(order):
        single = hit_chances(*die)
        rest = convolve(sum_of(tuple(sorted(order[place + 1 :]))), single)
        for i, p in enumerate(none_missed):
            for j, q in enumerate(rest):
                missed[i + j] += p * single[0] * q
        none_missed = convolve(none_missed, (0.0, *single[1:]))
    return ((none_missed, False), (tuple(missed), True))
