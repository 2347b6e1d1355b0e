"""Strands of a combat whose odds are reckoned: in each the hero's side and the monster's are independent of each other.
Strands in which the hero felt the same are one; what to do when they become too many is said here, attacks are not.

The chances of every damage lie side by side in one whole number (``WIDTH`` bits each), so that an attack is a product
and a shift.
"""

from __future__ import annotations

from typing import Final, TypeAlias

from .assault import Ahead
from .combatants import Gain
from .strikes import SCALE, WIDTH
from .toll import Places, Toll

ONE: Final = 1 << 40
LANE: Final = (1 << WIDTH) - 1
STRANDS: Final = 60
FEW: Final = 8
"""Of more strands the less likely are put together; when little is undecided, of more than FEW."""
PLACES: Final = (400, 20)
"""With more places than this, where the monster may spend Chaos, they know only the mean of the combat cards left."""
MANY: Final = 150
SCANT: Final = 60
SHED: Final = 2.0**-10
CROWDED: Final = 4
"""Of more than MANY places (SCANT when little is undecided) the faintest are dropped, up to so much in an attack; with
more than twice as many, CROWDED times as much."""

Side: TypeAlias = dict[int, int]
"""The hero's side: the chances of every damage by what he has."""
Felt: TypeAlias = tuple[int, ...]
"""Sums of what the hero felt: hope, changes of rolls and damage, damage regenerated, Gaar stolen, attacks of a monster
without damage, and of what his attacks brought (``Gain``)."""
UNFELT: Final[Felt] = (0,) * (6 + len(Gain._fields))
REGENERATED: Final = 3
SOME: Final = 3
"""A monster that regenerated more than this is like any other that did."""


class Strand:
    """Independent sides: ``hero`` with the chance of the strand, ``foe`` with the chances of its places, 1 in all."""

    __slots__ = ("ahead", "chance", "felt", "foe", "hero")

    def __init__(self, hero: Side, foe: Places, ahead: Ahead, felt: Felt) -> None:
        self.hero = hero
        self.foe = foe
        self.ahead = ahead
        self.felt = felt
        self.chance = 0.0


def likely(hero: Side) -> float:
    """Return how likely a side of the hero is in all."""
    return sum(hero.values()) % LANE / ONE


class Bundle:
    """Strands as they come up in one round of attacks; ``whole`` picks the chances of each damage.

    ``rough``: how much of all was put together or dropped for want of room."""

    def __init__(self, toll: Toll, whole: int) -> None:
        self.toll, self.whole = toll, whole
        self.found: dict[tuple[Ahead, Felt], Strand] = {}
        self.rough = 0.0

    def add(self, hero: Side, foe: Places, ahead: Ahead, felt: Felt, chance: float) -> None:
        """Add a strand: ``hero`` in units of an attack (2 ** -SCALE), ``foe`` of whatever sum, ``chance`` for it."""
        strand = self.found.get((ahead, felt))
        if strand is None:
            strand = self.found[ahead, felt] = Strand({}, {}, ahead, felt)
        into = strand.hero
        for has, lanes in hero.items():
            into[has] = into.get(has, 0) + lanes
        places = strand.foe
        for key, part in foe.items():
            places[key] = places.get(key, 0.0) + chance * part

    def tied(self) -> list[Strand]:
        """Return the strands, not too many of them, with not too many places."""
        strands = list(self.found.values())
        for strand in strands:
            strand.chance = sum(strand.foe.values())
        undecided = sum([strand.chance for strand in strands])
        most = max(FEW, round(STRANDS * undecided))
        if len(strands) > most:
            strands = self.fewer(strands, most)
        if sum([len(strand.foe) for strand in strands]) > PLACES[self.toll.chaotic()]:
            self.toll.lump([strand.foe for strand in strands])
        whole = self.whole
        for strand in strands:
            strand.hero = {has: lanes >> SCALE & whole for has, lanes in strand.hero.items()}
            total = sum(strand.foe.values())
            strand.foe = {key: part / total for key, part in strand.foe.items()}
        return [strand for strand in strands if strand.chance]

    def fewer(self, strands: list[Strand], most: int) -> list[Strand]:
        """Put the less likely strands together in which the monster has regenerated as much."""
        strands.sort(key=lambda strand: -strand.chance)
        found = strands[: most // 2]
        groups: dict[tuple[Ahead, int], Strand] = {}
        for strand in strands[most // 2 :]:
            kind = (strand.ahead, min(SOME, strand.felt[REGENERATED]))
            one = groups.get(kind)
            if one is None:
                groups[kind] = strand
                found.append(strand)
                continue
            for has, lanes in strand.hero.items():
                one.hero[has] = one.hero.get(has, 0) + lanes
            for key, part in strand.foe.items():
                one.foe[key] = one.foe.get(key, 0.0) + part
            one.chance += strand.chance
            self.rough += strand.chance
        return found


def shed(strands: list[Strand]) -> float:
    """Drop the faintest places where there are too many, and return how much; others of their strands take over."""
    most = max(SCANT, round(MANY * sum([strand.chance for strand in strands])))
    if sum([len(strand.foe) for strand in strands]) <= most:
        return 0.0
    parts = sorted([strand.chance * part for strand in strands for part in strand.foe.values()])
    limit = SHED if len(parts) < 2 * most else CROWDED * SHED
    cut = total = 0.0
    for part in parts[: len(parts) - most]:
        if total + part > limit:
            break
        total += part
        cut = part
    for strand in strands:
        kept = {key: part for key, part in strand.foe.items() if strand.chance * part > cut}
        if not kept:
            kept = {max(strand.foe, key=strand.foe.__getitem__): 1.0}
        whole = sum(kept.values())
        strand.foe = {key: part / whole for key, part in kept.items()}
    return total
