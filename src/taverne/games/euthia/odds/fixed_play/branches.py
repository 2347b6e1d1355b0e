"""Branches of a combat whose odds are reckoned: in each the hero's side and the monster's are independent.
Which branches may be one is said here, attacks are not.

Two branches put together lose what binds their sides: at most the product of how far apart the heroes are and how far
apart the monsters are, times their chances (``Bundle.lost``). They are put together where that is next to nothing, so
that their number stays small and the error is known.

The chances of every damage lie side by side in one whole number (``WIDTH`` bits each), so that an attack is a product
and a shift.
"""

from __future__ import annotations

from typing import Final, TypeAlias

from ..combatants import Ahead
from .attack_outcomes import AttackOutcomes, Places
from .hero_attack import CLOVERS, SCALE, TOKENS, WIDTH
from .monster_attack import CARDS, GAAR, GUARD, HEALS, WARDS

ONE: Final = 1 << 40
LANE: Final = (1 << WIDTH) - 1
LOST: Final = 2e-5
"""What may be lost wherever two branches are put together."""
BRANCHES: Final = 60
"""Of more branches with the same ahead, those are put together that lose least."""
PLACES: Final = 1500
"""With more places than this, counted as often as there are kinds of combat cards, places know only the mean of those
that are left."""
MANY: Final = 120
SHED: Final = 6e-4
"""Of more than MANY places the faintest are dropped, up to so much in an attack; others of their branches take over."""
STEP: Final = (0.3, 0.1, 0.12, 0.1)
"""How much of a victory a damage, a point of hope, a token and a clover may be worth."""
HURT: Final = (0.15, 0.15, 0.1, 0.06, 0.1, 0.12, 0.5, 0.3)
"""How much of a defeat health, guard, a piece that healed, a Gaar, a piece used after the monster's roll, a Chaos, a
card that lies there and other cards (each state of them has its own ``TURN`` of the clock) may be worth."""
TURN: Final = 0.6180339887

Side: TypeAlias = dict[int, int]
"""The hero's side: the chances of every damage by what he has."""
Shape: TypeAlias = tuple[float, ...]
"""A side in a few figures: the means of what counts, by how much each is worth."""


NOWHERE: Final[Shape] = (0.0,) * len(STEP)


class Branch:
    """Independent sides: ``hero`` with the chance of the branch, ``foe`` with the chances of its places, 1 in all."""

    __slots__ = ("ahead", "chance", "foe", "hero")

    def __init__(self, hero: Side, foe: Places, ahead: Ahead) -> None:
        self.hero = hero
        self.foe = foe
        self.ahead = ahead
        self.chance = 0.0


class Loose:
    """A branch that is being made: sides as they were before its chance is counted in, and their shapes."""

    __slots__ = ("chance", "foe", "hero", "monster", "shape", "weight")

    def __init__(self, hero: Side, shape: Shape, weight: int, foe: Places, monster: Shape, chance: float) -> None:
        self.hero = hero
        self.shape = shape
        self.weight = weight
        self.foe = foe
        self.monster = monster
        self.chance = chance


def likely(hero: Side) -> float:
    """Return how likely a side of the hero is in all."""
    return sum(hero.values()) % LANE / ONE


def shaped(hero: Side) -> Shape:
    """Return the shape of a hero's side."""
    total = hope = tokens = clovers = 0
    lanes = 0
    for has, chances in hero.items():
        n = chances % LANE
        total += n
        hope += n * (has & 15)
        tokens += n * (has >> TOKENS & 127)
        clovers += n * (has >> CLOVERS)
        lanes += chances
    damage = n = 0
    while lanes:
        damage += n * (lanes & LANE)
        lanes >>= WIDTH
        n += 1
    found = (damage, hope, tokens, clovers)
    return tuple([worth * n / total for worth, n in zip(STEP, found, strict=True)]) if total else NOWHERE


def apart(one: Shape, other: Shape) -> float:
    """Return how far apart two sides are, from 0 to 1."""
    return min(1.0, sum(map(abs, map(float.__sub__, one, other))))


def mixed(one: Shape, other: Shape, part: float) -> Shape:
    """Return the shape of a mixture in which ``other`` has so big a part."""
    return tuple([a + (b - a) * part for a, b in zip(one, other, strict=True)])


class Bundle:
    """Branchs as they come up in one round of attacks; ``whole`` picks the chances of each damage.

    ``rough``: how much was lost by putting branches together."""

    def __init__(self, outcomes: AttackOutcomes, whole: int) -> None:
        self.outcomes, self.whole = outcomes, whole
        self.found: dict[Ahead, list[Loose]] = {}
        self.rough = 0.0

    def add(self, hero: Side, shape: Shape, weight: int, foe: Places, ahead: Ahead, chance: float) -> None:
        """Add a branch: ``hero`` is to be taken ``weight`` times 2 ** -SCALE, ``foe`` has whatever sum."""
        loose = Loose(hero, shape, weight, foe, self.monster(foe), chance)
        self.found.setdefault(ahead, []).append(loose)

    def monster(self, foe: Places) -> Shape:
        """Return the shape of a monster's side."""
        states = self.outcomes.assault.states
        health = guard = heals = gaar = wards = chaos = lies = turn = total = 0.0
        for key, part in foe.items():
            total += part
            health += part * (key & 127)
            guard += part * (key >> GUARD & 127)
            heals += part * (key >> HEALS & 31)
            gaar += part * (key >> GAAR & 63)
            wards += part * (key >> WARDS & 31)
            number = key >> CARDS & 16383
            cards = states[number]
            turn += part * (number * TURN % 1)
            chaos += part * cards[0]
            lies += part * (cards[2] > 0)
        found = (health, guard, heals, gaar, wards, chaos, lies, turn)
        return tuple([worth * n / total for worth, n in zip(HURT, found, strict=True)])

    def tied(self) -> list[Branch]:
        """Return the branches, not too many of them, with not too many places."""
        branches = [branch for ahead, loose in self.found.items() for branch in self.grouped(ahead, loose)]
        if sum([len(branch.foe) for branch in branches]) * self.outcomes.assault.pack.wide > PLACES:
            self.outcomes.lump([branch.foe for branch in branches])
        whole = self.whole
        for branch in branches:
            branch.hero = {has: lanes >> SCALE & whole for has, lanes in branch.hero.items()}
            total = sum(branch.foe.values())
            branch.foe = {key: part / total for key, part in branch.foe.items()}
        return [branch for branch in branches if branch.chance]

    def grouped(self, ahead: Ahead, loose: list[Loose]) -> list[Branch]:
        """Put branches together that lose next to nothing by it, the likely ones first."""
        loose.sort(key=lambda one: -one.chance)
        groups: list[tuple[Loose, list[Loose]]] = []
        for one in loose:
            best, least = None, 1.0
            for group in groups:
                lost = self.lost(group[0], one)
                if lost < least:
                    best, least = group, lost
                    if lost < LOST / 8:
                        break
            if best is not None and (least < LOST or len(groups) >= BRANCHES):
                self.rough += least
                head = best[0]
                part = one.chance / (head.chance + one.chance)
                head.shape, head.monster = mixed(head.shape, one.shape, part), mixed(head.monster, one.monster, part)
                head.chance += one.chance
                best[1].append(one)
            else:
                groups.append((Loose(one.hero, one.shape, one.weight, one.foe, one.monster, one.chance), [one]))
        return [joined(ahead, head.chance, parts) for head, parts in groups]

    def lost(self, one: Loose, other: Loose) -> float:
        """Return what may be lost if two branches become one."""
        both = one.chance * other.chance / (one.chance + other.chance)
        return both * apart(one.shape, other.shape) * apart(one.monster, other.monster) if both else 0.0


def joined(ahead: Ahead, chance: float, parts: list[Loose]) -> Branch:
    """Return one branch of several."""
    hero: Side = {}
    foe: Places = {}
    for one in parts:
        weight = one.weight
        for has, lanes in one.hero.items():
            hero[has] = hero.get(has, 0) + lanes * weight
        rate = one.chance / sum(one.foe.values())
        for key, part in one.foe.items():
            foe[key] = foe.get(key, 0.0) + part * rate
    branch = Branch(hero, foe, ahead)
    branch.chance = chance
    return branch


def shed(branches: list[Branch]) -> float:
    """Drop the faintest places, and return how much that was; others of their branches take over."""
    parts = sorted([branch.chance * part for branch in branches for part in branch.foe.values()])
    cut = total = 0.0
    for part in parts[: max(0, len(parts) - MANY)]:
        if total + part > SHED:
            break
        total += part
        cut = part
    if not cut:
        return 0.0
    for branch in branches:
        kept = {key: part for key, part in branch.foe.items() if branch.chance * part > cut}
        if not kept:
            kept = {max(branch.foe, key=branch.foe.__getitem__): 1.0}
        whole = sum(kept.values())
        branch.foe = {key: part / whole for key, part in kept.items()}
    return total
