"""What a hero's shields and pieces may make of a roll of the monster, in the odds of a combat: wounds by strength.
Which of it is best is left to ``solver``; the rules are EU-162 to EU-173."""

from __future__ import annotations

from typing import TypeAlias

from ..combatants import NO_MARK, Foe, HeroSide, Mark, Ward
from ..rolls import at

Answer: TypeAlias = tuple[int, int, int, Mark]
"""Wounds, pieces used, the change of the hero's next roll, what else the band does."""


class Wards:
    """One hero against one fighter: what strengths come to, found once for each change of them."""

    def __init__(self, hero: HeroSide, foe: Foe) -> None:
        self.hero = hero
        self.foe = foe
        self.known: dict[tuple[tuple[Ward, ...], int, int, int], list[tuple[Answer, ...]]] = {}

    def rows(self, wards: tuple[Ward, ...], first: int, more: int, less: int, n: int) -> list[tuple[Answer, ...]]:
        """Return what may become of ``n`` strengths from ``first`` on; equal answers are one object."""
        key = (wards, first, more, less)
        found = self.known.get(key)
        if found is None:
            one: dict[tuple[Answer, ...], tuple[Answer, ...]] = {}
            every = [tuple(self.warded(wards, strength, more, less)) for strength in range(first, first + n)]
            found = self.known[key] = [one.setdefault(row, row) for row in every]
        return found

    def warded(self, wards: tuple[Ward, ...], strength: int, more: int, less: int) -> list[Answer]:
        """Return what may become of a strength: as it is, and with each further piece that lowers the wounds."""
        hero, foe = self.hero, self.foe
        strength, less, clover = strength + hero.shield.rabbit, less - hero.shield.wounds, hero.shield.clover
        found: list[Answer] = []
        for used in range(len(wards) + 1):
            if used:
                ward = wards[used - 1]
                strength, less, clover = strength + ward.rabbit, less - ward.wounds, clover + ward.clover
            plain = at(foe.wounds, strength)
            wounds = max(0, plain + more - less) if plain else 0
            band = at(foe.band, strength) if foe.band else -1
            mark = foe.marks[band] if foe.marks and band >= 0 else NO_MARK
            if not found or wounds < found[-1][0]:
                found.append((wounds, used, clover, mark))
        return found
