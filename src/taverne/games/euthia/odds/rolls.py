"""Chances of rolls in a combat: two dice, Air, Gaar for low dice, and what a hero then makes of a result.
How a whole combat goes is left to ``odds``, reading a table to ``forecast``; play is that of ``policy``."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final, NamedTuple, TypeAlias

ALWAYS: Final = 99
"""A need that no roll meets: every Gaar goes that a low die deserves."""
HIGHEST: Final = 40
"""The end of a table by strength (``tables.TOP``)."""

Roll: TypeAlias = tuple[float, int, int, int]
"""A chance, the sum with what Gaar added, the Gaar left, and 1 if the first roll feeds the Die of Hope."""


class House(NamedTuple):
    """Figures of the box that rolls depend on."""

    gaar: int = 2
    """What a Gaar adds or takes besides the new roll (EU-058, EU-160)."""
    low_die: int = 3
    """Gaar are for dice up to this: by the rule without rivals (EU-335), and as all are taken to play."""
    dwurt: int = 3
    low: int = 5
    """A hero roll up to this feeds the Die of Hope (EU-180)."""
    high: int = 10
    """So does a monster's from this on (EU-157)."""
    top: int = 5
    for_damage: int = 3
    for_gaar: int = 2


HOUSE: Final = House()
Pairs: TypeAlias = dict[tuple[int, int], float]


def turned(a: int, b: int) -> tuple[int, int]:
    """Return two dice, the lower first, after Air turned the higher of two different ones (EU-059)."""
    if a == b:
        return a, b
    high = 7 - max(a, b)
    low = min(a, b)
    return (low, high) if low <= high else (high, low)


def _rerolled(
    pairs: Pairs, gaar: int, need: int, house: House, hope: int, found: dict[tuple[int, int, int], float]
) -> None:
    """Spend Gaar on the lowest die while it is low and the sum falls short; all ends go to ``found``.

    A pair has the lower die first; a single die has 0 behind it."""
    bonus = 0
    while pairs:
        again: Pairs = {}
        for (low, high), chance in pairs.items():
            if not gaar or low > house.low_die or low + high + bonus >= need:
                key = (low + high + bonus, gaar, hope)
                found[key] = found.get(key, 0.0) + chance
                continue
            for die in range(1, 7):
                pair = (die, high) if die <= high or not high else (high, die)
                again[pair] = again.get(pair, 0.0) + chance / 6
        pairs = again
        gaar -= 1
        bonus += house.gaar


@lru_cache(maxsize=4096)
def hero_rolls(need: int, gaar: int, air: bool, house: House = HOUSE) -> tuple[Roll, ...]:
    """Return what a hero's two dice may come to, who spends Gaar until the sum is at least ``need``."""
    sides: list[Pairs] = [{}, {}]
    for a in range(1, 7):
        for b in range(1, 7):
            pair = turned(a, b) if air else (min(a, b), max(a, b))
            pairs = sides[a + b <= house.low]
            pairs[pair] = pairs.get(pair, 0.0) + 1 / 36
    found: dict[tuple[int, int, int], float] = {}
    for hope, pairs in enumerate(sides):
        _rerolled(pairs, gaar, need, house, hope, found)
    return tuple((chance, *key) for key, chance in sorted(found.items()))


@lru_cache(maxsize=4096)
def monster_rolls(dice: int, gaar: int, air: bool, house: House = HOUSE) -> tuple[Roll, ...]:
    """Return what a monster's dice may come to, whose player spends Gaar on low ones (EU-155 to EU-160)."""
    first = range(1, 7) if dice > 1 else range(1)
    return card_rolls(tuple((a, b, gaar) for a in first for b in range(1, 7)), gaar, air, house)


@lru_cache(maxsize=4096)
def card_rolls(cards: tuple[tuple[int, int, int], ...], gaar: int, air: bool, house: House = HOUSE) -> tuple[Roll, ...]:
    """Return the same for dice that lie open: left (0 for none), right, and how many Gaar may go (EU-333, EU-335)."""
    found: dict[tuple[int, int, int], float] = {}
    groups: dict[tuple[int, int], Pairs] = {}
    for a, b, most in cards:
        pairs = groups.setdefault((min(most, gaar), int(a + b >= house.high)), {})
        pair = (b, 0) if not a else turned(a, b) if air else (min(a, b), max(a, b))
        pairs[pair] = pairs.get(pair, 0.0) + 1 / len(cards)
    for (most, hope), pairs in groups.items():
        ends: dict[tuple[int, int, int], float] = {}
        _rerolled(pairs, most, ALWAYS, house, hope, ends)
        for (total, left, up), chance in ends.items():
            key = (total, gaar - most + left, up)
            found[key] = found.get(key, 0.0) + chance
    return tuple((chance, *key) for key, chance in sorted(found.items()))


class RollOutcome(NamedTuple):
    """What a hero makes of a roll: the final strength, plain damage from hope, and what is left to him."""

    total: int
    plain: int
    hope: int
    dwurt: int
    clovers: int


def made_of(
    total: int, damage: Sequence[int], hope: int, dwurt: int, clovers: tuple[int, ...], used: int, house: House = HOUSE
) -> RollOutcome:
    """Return what becomes of a result as ``policy`` plays: clovers, Dwurt, hope, as long as they raise the damage.

    ``damage`` is by strength, from 0 to HIGHEST.
    """
    plain = 0
    while True:
        now = at(damage, total)
        if used < len(clovers) and at(damage, total + clovers[used]) > now:
            total += clovers[used]
            used += 1
        elif dwurt and at(damage, total + house.dwurt) > now:
            total += house.dwurt
            dwurt -= 1
        elif hope and at(damage, total + hope) > now:
            total += 1
            hope -= 1
        elif hope >= house.for_damage:
            total += 1
            plain += 1
            hope -= house.for_damage
        else:
            return RollOutcome(total, plain, hope, dwurt, used)


def at(damage: Sequence[int], strength: int) -> int:
    """Return what a table by strength says."""
    return damage[0 if strength < 0 else HIGHEST if strength > HIGHEST else strength]
