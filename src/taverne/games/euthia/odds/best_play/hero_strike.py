"""The hero's roll in the odds of a combat: what Dwurt, clovers and points of hope may make of dice that lie there.
What the damage is worth is asked from ``solver``; the rules are EU-056 to EU-058, EU-180 to EU-194."""

from __future__ import annotations

from typing import NamedTuple, TypeAlias

from ..combatants import NO_GAIN, AttackGain, Blow
from ..rolls import House, at


class Made(NamedTuple):
    """What an attack does, and what is spent on that after the dice: hope, clovers, Dwurt."""

    damage: int
    hope: int
    clovers: int
    dwurt: int
    gain: AttackGain


Row: TypeAlias = tuple[Made, ...]
"""What may be made of one result; what costs more does more."""


class SolvedStrikes:
    """Attacks of one hero: all that results may be made of, found once for each."""

    def __init__(self, house: House, longest: int) -> None:
        self.house = house
        self.longest = longest
        """How many results follow on the least."""
        self.known: dict[tuple[int, int, int, int, tuple[int, ...], int], list[Row]] = {}
        self.blows: list[Blow] = []
        self.numbers: dict[Blow, int] = {}

    def number(self, blow: Blow) -> int:
        found = self.numbers.get(blow)
        if found is None:
            found = self.numbers[blow] = len(self.blows)
            self.blows.append(blow)
        return found

    def made(self, number: int, first: int, hope: int, dwurt: int, clovers: tuple[int, ...], less: int) -> list[Row]:
        """Return what may be made of results from ``first`` on, each time the cheapest first."""
        key = (number, first, hope, dwurt, clovers, less)
        found = self.known.get(key)
        if found is None:
            blow = self.blows[number]
            rows: dict[Row, Row] = {}
            found = self.known[key] = []
            for total in range(first, first + self.longest):
                row = tuple(self.making(blow, total, hope, dwurt, clovers, less))
                found.append(rows.setdefault(row, row))
        return found

    def making(self, blow: Blow, total: int, hope: int, dwurt: int, clovers: tuple[int, ...], less: int) -> list[Made]:
        found: list[Made] = []
        pack = self.house.for_damage
        ways = [
            (tokens, used, points)
            for tokens in range(dwurt + 1)
            for used in range(len(clovers) + 1)
            for points in range(hope + 1)
        ]
        for tokens, used, points in sorted(ways, key=sum):
            raised = total + self.house.dwurt * tokens + sum(clovers[:used])
            best: Made | None = None
            for plain in range(points // pack + 1):
                strength = raised + points - plain * (pack - 1)
                damage, gain = hit(blow, strength, plain, less)
                if best is None or damage > best.damage:
                    best = Made(damage, points, used, tokens, gain)
            assert best is not None
            if not any(beside(one, best) for one in found):
                found.append(best)
        return found


def beside(one: Made, other: Made) -> bool:
    """Is the other no better than one that costs no more?"""
    cheaper = one.hope <= other.hope and one.clovers <= other.clovers and one.dwurt <= other.dwurt
    return cheaper and one.damage >= other.damage and (one.gain == other.gain or other.gain == NO_GAIN)


def hit(blow: Blow, strength: int, hoped: int, less: int) -> tuple[int, AttackGain]:
    """Return the damage of an attack of so much strength, and what else it brings (EU-193, EU-194)."""
    plain = at(blow.damage, strength) + hoped + blow.plain
    damage = max(0, plain + blow.more - blow.less - less) if plain else 0
    gain = blow.opening
    if blow.gains:
        band = at(blow.band, strength)
        if band >= 0 and any(blow.gains[band]):
            gain = AttackGain(*map(int.__add__, gain, blow.gains[band]))
    return damage, gain
