"""The hero's attack in the odds of a combat: what a roll with tokens, clovers and hope may come to, and what it brings.
Where combats may have come to is left to ``odds``; rolls to ``rolls``."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, TypeAlias

from ..combatants import AttackGain, Blow, HeroSide
from ..rolls import ALWAYS, House, at, hero_rolls, made_of

# What the hero has for his attacks is one number made of these parts, lowest first: where each begins

HOPE: Final = 0
TOKENS: Final = 4
CLOVERS: Final = 11
MOST: Final = 63
"""More tokens than this are not counted."""

Result: TypeAlias = tuple[float, int, int, int, int, AttackGain]
Hit: TypeAlias = tuple[int, int, int, AttackGain]
"""A weight, the shift for the damage, what the hero has then, and what the attack brings besides."""
SCALE: Final = 30
"""Weights are whole numbers of 2 ** -SCALE."""
WIDTH: Final = 72
"""Bits for the chance of one damage (``odds``)."""


class Strikes:
    """Attacks of one combat's hero."""

    def __init__(self, hero: HeroSide, house: House) -> None:
        self.hero, self.house = hero, house
        self.known: dict[tuple[int, int, int, int], tuple[Hit, ...]] = {}

    def first(self) -> int:
        """Return what the hero has when the reckoning begins."""
        return self.hero.hope << HOPE | min(MOST, self.hero.tokens) << TOKENS

    def hits(self, blow: Blow, has: int, clover: int, less: int) -> tuple[Hit, ...]:
        """Return the results of an attack of which so much is taken off the roll and off the damage."""
        place = (id(blow), has, clover, less)
        found = self.known.get(place)
        if found is None:
            found = self.known[place] = self.struck(blow, has, clover, less)
        return found

    def struck(self, blow: Blow, has: int, clover: int, less: int) -> tuple[Hit, ...]:
        hope, tokens, used = has & 15, has >> TOKENS & 127, has >> CLOVERS
        hero = self.hero
        way = (hero.skoldur, hero.air, hero.clovers, used)
        found: dict[tuple[int, int, AttackGain], float] = {}
        change = hero.clover + blow.clover + clover
        for chance, damage, hoped, left, picked, gain in results(blow, change, hope, tokens, way, self.house):
            if gain.gaar:
                left, gain = min(MOST, left + gain.gaar), gain._replace(gaar=0)
            end = (max(0, damage - less), hoped << HOPE | left << TOKENS | picked << CLOVERS, gain)
            found[end] = found.get(end, 0.0) + chance
        return tuple(
            [(round(chance * (1 << SCALE)), WIDTH * damage, to, gain) for (damage, to, gain), chance in found.items()]
        )

    def hoping(self, has: int) -> int:
        """Return what the hero has after a monster's roll that feeds the Die of Hope (EU-157)."""
        return has + (1 << HOPE) if has & 15 < self.house.top else has


@lru_cache(maxsize=50000)
def results(
    blow: Blow, change: int, hope: int, tokens: int, way: tuple[bool, bool, tuple[int, ...], int], house: House
) -> tuple[Result, ...]:
    """Return what an attack may come to: chance, damage, hope, tokens and clovers used then, what it brings.

    ``change`` is on the roll; ``way``: whether tokens are Dwurt, whether Air acts, the clovers and how many are used.
    """
    skoldur, air, clovers, used = way
    found: dict[tuple[int, int, int, int, AttackGain], float] = {}
    gaar = 0 if skoldur else tokens
    for chance, total, left, low in hero_rolls(max(-ALWAYS, blow.top - change), gaar, air, house):
        hoped = hope + low if hope < house.top else hope
        made = made_of(total + change, blow.damage, hoped, tokens if skoldur else 0, clovers, used, house)
        plain = at(blow.damage, made.total) + made.plain + blow.plain
        damage = max(0, plain + blow.more - blow.less) if plain else 0
        gain = blow.opening
        if blow.gains:
            band = at(blow.band, made.total)
            if band >= 0 and any(blow.gains[band]):
                gain = AttackGain(*map(int.__add__, gain, blow.gains[band]))
        end = (damage, made.hope, made.dwurt if skoldur else left, made.clovers, gain)
        found[end] = found.get(end, 0.0) + chance
    return tuple([(chance, *end) for end, chance in found.items()])
