"""Odds of a combat for the fixed play of ``policy``: how likely victory and death are, how much health is left.
Bots plan with them. A table is read by ``forecast``; attacks are left to ``attack_outcomes`` and ``hero_attack``.

What a combat may have come to is a sum of strands. In a strand the hero's side (hope, tokens, clovers, the damage he
has done) and the monster's (the hero's wounds, Gaar, cards, combat cards left) are independent of each other, so that
each goes on alone; whatever one side feels of the other parts a strand in several (``independent_parts``).

Both sides play as ``policy`` says. With that play the chances are exact as long as there are few strands and places in
them; where there are more, ``independent_parts`` and ``attack_outcomes`` put those together that hardly differ. Odds
tell by how much they may be off.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

from ..combatants import NO_GAIN, START, STRIKE, Blow, Fight, Gain, Odds
from .attack_outcomes import Places, Toll
from .hero_attack import SCALE, TOKENS, WIDTH, Strikes
from .independent_parts import LANE, ONE, Bundle, Shape, Side, Strand, likely, shaped, shed
from .monster_attack import CARDS, Ahead, Signal

FAINT: Final = 2.0**-24
"""A strand that is less likely is no longer followed."""
REST: Final = 2.0**-12
"""When no more than this is undecided the rest is shared out."""
ABOUT: Final = 0.002
"""By how much chances may be off where not all could be followed."""
FEW: Final = 8
"""So few places are followed to the end."""
NOTHING: Final = Ahead()


@lru_cache(maxsize=20000)
def reckon(fight: Fight) -> Odds:
    """Return the chances of a combat under the play of ``policy``."""
    return Reckoning(fight).odds()


class Feeling(NamedTuple):
    """The hero's side after an attack that took so many of his Gaar, its shape and its chance."""

    taken: int
    side: Side
    shape: Shape
    chance: float


class Reckoning:
    """The reckoning of one combat; ``won`` has chances by health, ``dead`` that of death."""

    def __init__(self, fight: Fight) -> None:
        self.fight, self.hero, self.foe = fight, fight.hero, fight.foe
        self.toll, self.strikes = Toll(fight), Strikes(fight.hero, fight.house)
        self.lanes = WIDTH * self.foe.health
        self.within = (1 << self.lanes) - 1
        self.whole = ((1 << WIDTH * (self.foe.health + 40)) - 1) // LANE * ((1 << WIDTH - SCALE) - 1)
        self.rough = 0.0
        self.dead = 0.0
        self.won = [0.0] * (max(self.hero.most, self.hero.health) + 1)

    def odds(self) -> Odds:
        if self.foe.damage >= self.foe.health:
            return Odds(1.0, 0.0, 0.0, float(self.hero.health), float(self.hero.tokens), self.hero.health)
        strands = [self.begin()]
        count, attack, start = 0, 0, self.fight.start
        if start == START and self.hero.swift is not None:
            strands = self.struck(strands, self.hero.swift)
        last = min(self.fight.rounds, self.fight.worn)
        while strands and count < last and not self.over(strands):
            count += 1
            if start != STRIKE:
                strands = self.suffered(strands)
            start = START
            blow = self.hero.attacks[attack] if attack < len(self.hero.attacks) else self.hero.weapon
            strands = self.struck(strands, blow) if blow is not None else self.idle(strands)
            attack += 1
        if count < last:
            strands = []
        if self.fight.worn < self.fight.rounds:
            self.dead += sum([strand.chance for strand in strands])
            strands = []
        return self.told(strands)

    def over(self, strands: list[Strand]) -> bool:
        """Is too little undecided, in too many ways, to go on?"""
        return sum([strand.chance for strand in strands]) < REST and sum([len(strand.foe) for strand in strands]) > FEW

    def begin(self) -> Strand:
        fight = self.fight
        ahead = Ahead(clover=fight.clover, less=fight.damage_less)
        if fight.start != STRIKE:
            ahead = Ahead(fight.rabbit, fight.dice, fight.wounds, fight.stun, fight.clover, fight.damage_less)
        strand = Strand({self.strikes.first(): ONE << WIDTH * fight.foe.damage}, self.toll.begin(), ahead)
        strand.chance = 1.0
        return strand

    # The monster's attack

    def suffered(self, strands: list[Strand]) -> list[Strand]:
        bundle = Bundle(self.toll, self.whole)
        dropped = shed(strands)
        for strand in strands:
            for (lying, looks), places in self.apart(strand).items():
                hero = regenerated(strand.hero, lying) if lying else strand.hero
                if not looks:
                    self.attacked(strand, hero, places, False, bundle)
                    continue
                whole = {has: lanes & LANE for has, lanes in hero.items() if lanes & LANE}
                hurt = {has: lanes - (lanes & LANE) for has, lanes in hero.items() if lanes > LANE}
                self.attacked(strand, whole, places, True, bundle)
                self.attacked(strand, hurt, places, False, bundle)
        self.toll.end()
        found = bundle.tied()
        self.rough += bundle.rough + dropped
        return found

    def apart(self, strand: Strand) -> dict[tuple[int, bool], Places]:
        """Return places by what lying cards regenerate, and by whether it matters that the monster has damage."""
        if strand.ahead.stun:
            return {(0, False): strand.foe}
        cards, states = self.fight.cards, self.toll.assault.states
        kinds: dict[int, tuple[int, bool]] = {}
        found: dict[tuple[int, bool], Places] = {}
        for key, chance in strand.foe.items():
            number = key >> CARDS & 16383
            kind = kinds.get(number)
            if kind is None:
                kind = kinds[number] = (cards.lying(states[number]), cards.looks(states[number]))
            found.setdefault(kind, {})[key] = chance
        return found

    def attacked(self, strand: Strand, hero: Side, places: Places, undamaged: bool, bundle: Bundle) -> None:
        """Add the strands that an attack makes of places beside one side of the hero."""
        chance = likely(hero)
        if chance < FAINT:
            return
        dead, by = self.toll.attack(places, strand.ahead, undamaged, chance)
        self.dead += chance * dead
        felt: dict[tuple[int, int, int], list[Feeling]] = {}
        for signal, foe in by.items():
            kind = (signal.hope, signal.regenerate, signal.steal)
            if kind not in felt:
                felt[kind] = self.felt(hero, signal)
            part = sum(foe.values())
            weight, ahead = round(part * (1 << SCALE)), Ahead(clover=signal.clover, less=signal.less)
            for taken, side, shape, mass in felt[kind]:
                after = self.toll.robbed(foe, taken) if signal.steal else foe
                if mass * part > FAINT:
                    bundle.add(side, shape, weight, after, ahead, mass * part)

    def felt(self, hero: Side, signal: Signal) -> list[Feeling]:
        """Return the hero's side after an attack, by how many Gaar were stolen."""
        sides: dict[int, Side] = {}
        hoping = self.strikes.hoping
        for has, lanes in hero.items():
            taken = min(signal.steal, has >> TOKENS & 127)
            has -= taken << TOKENS
            if signal.hope:
                has = hoping(has)
            side = sides.setdefault(taken, {})
            side[has] = side.get(has, 0) + lanes
        if signal.regenerate:
            sides = {taken: regenerated(side, signal.regenerate) for taken, side in sides.items()}
        return [Feeling(taken, side, shaped(side), likely(side)) for taken, side in sides.items()]

    # The hero's attack

    def struck(self, strands: list[Strand], blow: Blow) -> list[Strand]:
        found: list[Strand] = []
        hits = self.strikes.hits
        for strand in strands:
            clover, less = strand.ahead.clover, strand.ahead.less
            ends: dict[Gain, Side] = {}
            for has, lanes in strand.hero.items():
                for weight, shift, to, gain in hits(blow, has, clover, less):
                    side = ends.get(gain)
                    if side is None:
                        side = ends[gain] = {}
                    side[to] = side.get(to, 0) + (lanes * weight << shift)
            for gain, side in ends.items():
                after = self.gained(strand, gain) if gain != NO_GAIN else follow(strand)
                self.felled(after, side)
                if after.chance > FAINT:
                    found.append(after)
        self.toll.inherit()
        return found

    def gained(self, strand: Strand, gain: Gain) -> Strand:
        """Return what follows a strand after an attack that brings more than damage."""
        ahead = Ahead(gain.rabbit, gain.dice, gain.wounds, gain.stun)
        return Strand({}, self.toll.gained(strand.foe, gain), ahead)

    def felled(self, strand: Strand, side: Side) -> None:
        """Count the victories, and leave the rest to the strand."""
        over = 0
        for has, lanes in side.items():
            lanes = lanes >> SCALE & self.whole
            over += lanes >> self.lanes
            lanes &= self.within
            if lanes:
                strand.hero[has] = lanes
        strand.chance = likely(strand.hero)
        if over:
            chance = over % LANE / ONE
            for key, part in strand.foe.items():
                self.won[key & 127] += chance * part

    def idle(self, strands: list[Strand]) -> list[Strand]:
        """A round without a tile to strike with (EU-177)."""
        found = [follow(strand) for strand in strands]
        for new, old in zip(found, strands, strict=True):
            new.hero, new.chance = old.hero, old.chance
        return found

    def told(self, strands: list[Strand]) -> Odds:
        """Return the chances; what was too faint to follow is shared out."""
        left = self.won[:]
        win, unended = sum(left), 0.0
        for strand in strands:
            unended += strand.chance
            for key, part in strand.foe.items():
                left[key & 127] += strand.chance * part
        whole = win + self.dead + unended
        mean = sum([n * part for n, part in enumerate(left) if n]) / whole
        return Odds(win / whole, self.dead / whole, unended / whole, mean, 0.0, self.hero.health, self.about())

    def about(self) -> float:
        """Return by how much the chances may be off."""
        return ABOUT if self.rough > REST or self.toll.lumped else 0.0


def follow(strand: Strand) -> Strand:
    """Return what follows a strand with nothing ahead, the hero's side still to be said."""
    return Strand({}, strand.foe, NOTHING)


def regenerated(hero: Side, n: int) -> Side:
    """Take damage off the monster, none below zero (EU-174)."""
    for _ in range(n):
        hero = {has: (lanes >> WIDTH) + (lanes & LANE) for has, lanes in hero.items()}
    return hero
