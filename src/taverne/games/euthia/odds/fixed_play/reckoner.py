"""Odds of a combat for the fixed play of ``policy``: how likely victory and death are, how much health is left.
Bots plan with them. A table is read by ``forecast``; attacks are left to ``attack_outcomes`` and ``hero_attack``.

What a combat may have come to is a sum of branches. In a branch the hero's side (hope, tokens, clovers, the damage he
has done) and the monster's (the hero's wounds, Gaar, cards, combat cards left) are independent of each other, so that
each goes on alone; whatever one side feels of the other parts a branch in several (``branches``).

Both sides play as ``policy`` says. With that play the chances are exact as long as there are few branches and places in
them; where there are more, ``branches`` and ``attack_outcomes`` put those together that hardly differ. Odds
tell by how much they may be off.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

from ..combatants import NO_GAIN, START, STRIKE, Ahead, AttackGain, Blow, Fight, Odds
from .attack_outcomes import AttackOutcomes, Places
from .branches import LANE, ONE, Branch, Bundle, Shape, Side, likely, shaped, shed
from .hero_attack import SCALE, TOKENS, WIDTH, Strikes
from .monster_attack import CARDS, Signal

FAINT: Final = 2.0**-24
"""A branch that is less likely is no longer followed."""
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
        self.outcomes, self.strikes = AttackOutcomes(fight), Strikes(fight.hero, fight.house)
        self.lanes = WIDTH * self.foe.health
        self.within = (1 << self.lanes) - 1
        self.whole = ((1 << WIDTH * (self.foe.health + 40)) - 1) // LANE * ((1 << WIDTH - SCALE) - 1)
        self.rough = 0.0
        self.dead = 0.0
        self.won = [0.0] * (max(self.hero.most, self.hero.health) + 1)

    def odds(self) -> Odds:
        if self.foe.damage >= self.foe.health:
            return Odds(1.0, 0.0, 0.0, float(self.hero.health), float(self.hero.tokens), self.hero.health)
        branches = [self.begin()]
        count, attack, start = 0, 0, self.fight.start
        if start == START and self.hero.swift is not None:
            branches = self.struck(branches, self.hero.swift)
        last = min(self.fight.rounds, self.fight.worn)
        while branches and count < last and not self.over(branches):
            count += 1
            if start != STRIKE:
                branches = self.suffered(branches)
            start = START
            blow = self.hero.attacks[attack] if attack < len(self.hero.attacks) else self.hero.weapon
            branches = self.struck(branches, blow) if blow is not None else self.idle(branches)
            attack += 1
        if count < last:
            branches = []
        if self.fight.worn < self.fight.rounds:
            self.dead += sum([branch.chance for branch in branches])
            branches = []
        return self.told(branches)

    def over(self, branches: list[Branch]) -> bool:
        """Is too little undecided, in too many ways, to go on?"""
        return (
            sum([branch.chance for branch in branches]) < REST and sum([len(branch.foe) for branch in branches]) > FEW
        )

    def begin(self) -> Branch:
        fight = self.fight
        ahead = Ahead(clover=fight.clover, less=fight.damage_less)
        if fight.start != STRIKE:
            ahead = Ahead(fight.rabbit, fight.dice, fight.wounds, fight.stun, fight.clover, fight.damage_less)
        branch = Branch({self.strikes.first(): ONE << WIDTH * fight.foe.damage}, self.outcomes.begin(), ahead)
        branch.chance = 1.0
        return branch

    # The monster's attack

    def suffered(self, branches: list[Branch]) -> list[Branch]:
        bundle = Bundle(self.outcomes, self.whole)
        dropped = shed(branches)
        for branch in branches:
            for (lying, looks), places in self.apart(branch).items():
                hero = regenerated(branch.hero, lying) if lying else branch.hero
                if not looks:
                    self.attacked(branch, hero, places, False, bundle)
                    continue
                whole = {has: lanes & LANE for has, lanes in hero.items() if lanes & LANE}
                hurt = {has: lanes - (lanes & LANE) for has, lanes in hero.items() if lanes > LANE}
                self.attacked(branch, whole, places, True, bundle)
                self.attacked(branch, hurt, places, False, bundle)
        self.outcomes.end()
        found = bundle.tied()
        self.rough += bundle.rough + dropped
        return found

    def apart(self, branch: Branch) -> dict[tuple[int, bool], Places]:
        """Return places by what lying cards regenerate, and by whether it matters that the monster has damage."""
        if branch.ahead.stun:
            return {(0, False): branch.foe}
        cards, states = self.fight.cards, self.outcomes.assault.states
        kinds: dict[int, tuple[int, bool]] = {}
        found: dict[tuple[int, bool], Places] = {}
        for key, chance in branch.foe.items():
            number = key >> CARDS & 16383
            kind = kinds.get(number)
            if kind is None:
                kind = kinds[number] = (cards.lying(states[number]), cards.looks(states[number]))
            found.setdefault(kind, {})[key] = chance
        return found

    def attacked(self, branch: Branch, hero: Side, places: Places, undamaged: bool, bundle: Bundle) -> None:
        """Add the branches that an attack makes of places beside one side of the hero."""
        chance = likely(hero)
        if chance < FAINT:
            return
        dead, by = self.outcomes.attack(places, branch.ahead, undamaged, chance)
        self.dead += chance * dead
        felt: dict[tuple[int, int, int], list[Feeling]] = {}
        for signal, foe in by.items():
            kind = (signal.hope, signal.regenerate, signal.steal)
            if kind not in felt:
                felt[kind] = self.felt(hero, signal)
            part = sum(foe.values())
            weight, ahead = round(part * (1 << SCALE)), Ahead(clover=signal.clover, less=signal.less)
            for taken, side, shape, mass in felt[kind]:
                after = self.outcomes.robbed(foe, taken) if signal.steal else foe
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

    def struck(self, branches: list[Branch], blow: Blow) -> list[Branch]:
        found: list[Branch] = []
        hits = self.strikes.hits
        for branch in branches:
            clover, less = branch.ahead.clover, branch.ahead.less
            ends: dict[AttackGain, Side] = {}
            for has, lanes in branch.hero.items():
                for weight, shift, to, gain in hits(blow, has, clover, less):
                    side = ends.get(gain)
                    if side is None:
                        side = ends[gain] = {}
                    side[to] = side.get(to, 0) + (lanes * weight << shift)
            for gain, side in ends.items():
                after = self.gained(branch, gain) if gain != NO_GAIN else follow(branch)
                self.felled(after, side)
                if after.chance > FAINT:
                    found.append(after)
        self.outcomes.inherit()
        return found

    def gained(self, branch: Branch, gain: AttackGain) -> Branch:
        """Return what follows a branch after an attack that brings more than damage."""
        ahead = Ahead(gain.rabbit, gain.dice, gain.wounds, gain.stun)
        return Branch({}, self.outcomes.gained(branch.foe, gain), ahead)

    def felled(self, branch: Branch, side: Side) -> None:
        """Count the victories, and leave the rest to the branch."""
        over = 0
        for has, lanes in side.items():
            lanes = lanes >> SCALE & self.whole
            over += lanes >> self.lanes
            lanes &= self.within
            if lanes:
                branch.hero[has] = lanes
        branch.chance = likely(branch.hero)
        if over:
            chance = over % LANE / ONE
            for key, part in branch.foe.items():
                self.won[key & 127] += chance * part

    def idle(self, branches: list[Branch]) -> list[Branch]:
        """A round without a tile to strike with (EU-177)."""
        found = [follow(branch) for branch in branches]
        for new, old in zip(found, branches, strict=True):
            new.hero, new.chance = old.hero, old.chance
        return found

    def told(self, branches: list[Branch]) -> Odds:
        """Return the chances; what was too faint to follow is shared out."""
        left = self.won[:]
        win, unended = sum(left), 0.0
        for branch in branches:
            unended += branch.chance
            for key, part in branch.foe.items():
                left[key & 127] += branch.chance * part
        whole = win + self.dead + unended
        mean = sum([n * part for n, part in enumerate(left) if n]) / whole
        return Odds(win / whole, self.dead / whole, unended / whole, mean, 0.0, self.hero.health, self.about())

    def about(self) -> float:
        """Return by how much the chances may be off."""
        return ABOUT if self.rough > REST or self.outcomes.lumped else 0.0


def follow(branch: Branch) -> Branch:
    """Return what follows a branch with nothing ahead, the hero's side still to be said."""
    return Branch({}, branch.foe, NOTHING)


def regenerated(hero: Side, n: int) -> Side:
    """Take damage off the monster, none below zero (EU-174)."""
    for _ in range(n):
        hero = {has: (lanes >> WIDTH) + (lanes & LANE) for has, lanes in hero.items()}
    return hero
