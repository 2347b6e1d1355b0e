"""Where the monster's attacks may lead to in the odds of a combat: from place to place, and what the hero's side feels.
What an attack does is left to ``monster_attack``; which places go with which side of the hero to ``odds``.

As long as there are few places each knows how many combat cards of every kind are left. When they become too many,
``lump`` puts places together that differ in nothing else; from then on each knows the mean of what is left, of which
the next card is drawn, and how many cards that is.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, TypeAlias

from ..combatants import START, Ahead, AttackGain, Fight
from .combat_deck import NO_PACK, Counts
from .monster_attack import CARDS, GAAR, GUARD, HEALS, HEALTH, KEPT, MOST, PACK, Assault, Parts, Signal

BELOW: Final = (1 << PACK) - 1

Places: TypeAlias = dict[int, float]
"""Chances of places, 1 in all."""
Moves: TypeAlias = tuple[float, list[tuple[Signal, list[tuple[int, float]]]]]
"""The chance of death, and what the hero's side may feel: each time where that leads to, with the chances."""
Means: TypeAlias = dict[int, list[float]]


class Known:
    """Attacks of one round with the same ahead: moves by place, how likely each place was, what is left after it."""

    __slots__ = ("drawn", "moves", "weights")

    def __init__(self) -> None:
        self.moves: dict[int, Moves] = {}
        self.weights: dict[int, float] = {}
        self.drawn: dict[int, Means] = {}


class AttackOutcomes:
    """Attacks on the hero of one combat; ``means`` has what is left of the combat cards once places are lumped."""

    def __init__(self, fight: Fight) -> None:
        self.fight, self.hero = fight, fight.hero
        self.assault = Assault(fight)
        self.pack = self.assault.pack
        self.lumped = False
        self.means: dict[int, Counts] = {}
        self.known: dict[tuple[Ahead, bool], Known] = {}
        self.heirs: dict[int, int] = {}
        self.healings: dict[int, list[int]] = {}

    def begin(self) -> Places:
        """Return the places in which the reckoning begins."""
        fight, hero, assault = self.fight, self.hero, self.assault
        found: Places = {}
        for chance, cards in fight.cards.opening():
            health, used = self.healed(hero.health, 0) if fight.start == START else (hero.health, 0)
            key = health << HEALTH | min(MOST, hero.guard) << GUARD | used << HEALS | fight.foe.gaar << GAAR
            key = self.settled(key | assault.state(cards) << CARDS | self.pack.first << PACK)
            found[key] = found.get(key, 0.0) + chance
        return found

    def healed(self, health: int, used: int) -> tuple[int, int]:
        """Use what heals as long as enough is missing."""
        heals, most = self.hero.heals, self.hero.most
        while used < len(heals) and most - health >= heals[used][0]:
            health = min(most, health + heals[used][1])
            used += 1
        return health, used

    def healing(self, used: int) -> list[int]:
        """Return by health after an attack what that adds to the number of a place, with what heals then."""
        found = self.healings.get(used)
        if found is None:
            found = self.healings[used] = []
            for health in range(max(self.hero.most, self.hero.health) + 1):
                after, more = self.healed(health, used)
                found.append(after + ((more - used) << HEALS))
        return found

    def level(self, key: int) -> int:
        return self.assault.level(key >> GAAR & 63, self.assault.states[key >> CARDS & 16383])

    def settled(self, key: int) -> int:
        """Return a place with its combat cards counted as what the monster can still do asks for."""
        number = key >> PACK
        if self.lumped or number == NO_PACK:
            return key
        return key & BELOW | self.pack.at_level(number, self.level(key)) << PACK

    # Attacks

    def attack(self, places: Places, ahead: Ahead, undamaged: bool, mass: float) -> tuple[float, dict[Signal, Places]]:
        """Return the chance of death, and the places that an attack leads to, by what the hero's side feels."""
        dead = 0.0
        by: dict[Signal, Places] = {}
        known = self.known.get((ahead, undamaged))
        if known is None:
            known = self.known[ahead, undamaged] = Known()
        weights = known.weights
        for key, chance in places.items():
            moves = known.moves.get(key)
            if moves is None:
                moves = known.moves[key] = self.moves(known, key, ahead, undamaged)
            if self.lumped:
                weights[key] = weights.get(key, 0.0) + mass * chance
            dead += chance * moves[0]
            for signal, ends in moves[1]:
                into = by.get(signal)
                if into is None:
                    into = by[signal] = {}
                for to, part in ends:
                    into[to] = into.get(to, 0.0) + chance * part
        return dead, by

    def moves(self, known: Known, key: int, ahead: Ahead, undamaged: bool) -> Moves:
        """Return where an attack may lead to from a place that knows its combat cards."""
        if self.lumped:
            return self.mean_moves(known, key, ahead, undamaged)
        assault, at_level, number = self.assault, self.pack.at_level, key >> PACK
        draws = {0: (1.0, number)}
        if not (ahead.stun or assault.lies(key)):
            draws = {kind: (chance, left) for kind, chance, left in self.pack.draws(number)}
        heals = self.healing(key >> HEALS & 31)
        health, guard, base = key & 127, key >> GUARD & 127, key & KEPT
        dead = 0.0
        by: dict[Signal, Places] = {}
        for wounds, signal, kept, after, level, parts in assault.ends(key, ahead, undamaged):
            alive, to = health - wounds, base + after
            if guard or kept:
                alive, to = sheltered(health, guard, wounds, kept, to)
            if alive > 0:
                to += heals[alive]
            for kind, part in parts:
                if kind not in draws:
                    continue
                chance, left = draws[kind]
                if alive <= 0:
                    dead += chance * part
                    continue
                into = by.get(signal)
                if into is None:
                    into = by[signal] = {}
                there = to + (at_level(left, level) << PACK)
                into[there] = into.get(there, 0.0) + chance * part
        return dead, [(signal, list(into.items())) for signal, into in by.items()]

    def mean_moves(self, known: Known, key: int, ahead: Ahead, undamaged: bool) -> Moves:
        """Return the same from a place that knows a mean of what is left, and note what is left then."""
        chances, counts, left = self.draws(key, ahead.stun)
        heals = self.healing(key >> HEALS & 31)
        health, guard, base = key & 127, key >> GUARD & 127, key & KEPT | left << PACK
        dead = 0.0
        by: dict[Signal, Places] = {}
        used: dict[int, list[Parts]] = {}
        for wounds, signal, kept, after, _, parts in self.assault.ends(key, ahead, undamaged):
            chance = 0.0
            for kind, part in parts:
                chance += chances[kind] * part
            if not chance:
                continue
            alive, to = health - wounds, base + after
            if guard or kept:
                alive, to = sheltered(health, guard, wounds, kept, to)
            if alive <= 0:
                dead += chance
                continue
            to += heals[alive]
            into = by.get(signal)
            if into is None:
                into = by[signal] = {}
            into[to] = into.get(to, 0.0) + chance
            lists = used.get(to)
            if lists is None:
                lists = used[to] = []
            lists.append(parts)
        known.drawn[key] = self.remaining(key, chances, counts, used, left != key >> PACK)
        return dead, [(signal, list(into.items())) for signal, into in by.items()]

    def draws(self, key: int, stun: int) -> tuple[Counts, Counts, int]:
        """Return the chances of the kinds of combat card, how many there are, and how many are left in all after it.

        No card is drawn if the dice lie already or the monster is stunned."""
        counts, left = self.means[key], key >> PACK
        if stun or self.assault.lies(key):
            return (1.0,), counts, left
        if not left or not any(counts):
            counts = self.pack.fresh[self.level(key)]
            left = round(sum(counts))
        total = sum(counts)
        return tuple([n / total for n in counts]), counts, left - 1

    def remaining(
        self,
        key: int,
        chances: Counts,
        counts: Counts,
        used: dict[int, list[Parts]],
        drew: bool,
    ) -> Means:
        """Return what is left on average wherever an attack from a place led to, times the chance of that."""
        found: Means = {}
        level = self.level(key)
        gone = [chance * min(1.0, n) for chance, n in zip(chances, counts, strict=True)] if drew else []
        for to, lists in used.items():
            whole = sum([chances[kind] * part for parts in lists for kind, part in parts])
            left = [n * whole for n in counts]
            if drew:
                for parts in lists:
                    for kind, part in parts:
                        left[kind] -= gone[kind] * part
            found[to] = self.projected(left, level, self.level(to))
        return found

    def projected(self, left: list[float], level: int, other: int) -> list[float]:
        """Return what is left by the kinds of another level; of a higher one as if each card were as likely."""
        if level == other:
            return left
        pack = self.pack
        if level & other != other:
            coarse, fresh = pack.fresh[level], pack.fresh[other]
            return [left[big] * fresh[kind] / coarse[big] for kind, big in enumerate(pack.within[other, level])]
        found = [0.0] * len(pack.kinds[other])
        for kind, n in zip(pack.within[level, other], left, strict=True):
            found[kind] += n
        return found

    # Places that change otherwise

    def robbed(self, places: Places, taken: int) -> Places:
        """Return places after the monster has taken so many of the hero's Gaar (EU-345)."""
        return self.changed(places, {key: key + (taken << GAAR) for key in places})

    def gained(self, places: Places, gain: AttackGain) -> Places:
        """Return places after what an attack of the hero brings besides damage."""
        assault, cards, most = self.assault, self.fight.cards, self.hero.most
        to: dict[int, int] = {}
        for key in places:
            health, guard, gaar = key & 127, key >> GUARD & 127, key >> GAAR & 63
            new = key + max(0, min(gain.heal, most - health))
            new += (min(MOST, guard + gain.guard) - guard) << GUARD
            new -= min(gaar, gain.drained) << GAAR
            if gain.chaos:
                number = key >> CARDS & 16383
                new += (assault.state(cards.drained(assault.states[number], gain.chaos)) - number) << CARDS
            to[key] = new
        return self.changed(places, to)

    def changed(self, places: Places, to: dict[int, int]) -> Places:
        """Return places with other numbers; what is left of the combat cards goes with them."""
        found: Places = {}
        for key, chance in places.items():
            new = to[key]
            if self.lumped:
                self.heirs.setdefault(new, key)
            else:
                new = self.settled(new)
            found[new] = found.get(new, 0.0) + chance
        return found

    # Means

    def lump(self, parts: list[Places]) -> None:
        """Put places together that differ only in the combat cards left; their chances are of one whole."""
        if self.lumped or self.pack.first == NO_PACK:
            return
        self.lumped = True
        sums: Means = {}
        states, left = self.pack.states, self.pack.left
        for places in parts:
            old = list(places.items())
            places.clear()
            for key, chance in old:
                number = key >> PACK
                to = key & BELOW | left(number) << PACK
                places[to] = places.get(to, 0.0) + chance
                add(sums, to, states[number][1], chance)
        self.average(sums)

    def average(self, sums: Means) -> None:
        """Take over sums of what is left as means: as many cards in all as a place has."""
        self.means = {}
        for key, counts in sums.items():
            whole = sum(counts)
            scale = (key >> PACK) / whole if whole > 0 else 0.0
            self.means[key] = tuple([n * scale for n in counts])
        self.known.clear()

    def end(self) -> None:
        """End a round of attacks: what was drawn on the way to each place is now known."""
        if self.lumped:
            sums: Means = {}
            for known in self.known.values():
                for key, weight in known.weights.items():
                    for to, counts in known.drawn[key].items():
                        add(sums, to, counts, weight)
            self.average(sums)
            self.inherit()

    def inherit(self) -> None:
        """Let changed places have what was left where they come from, unless others lead there too."""
        for key, old in self.heirs.items():
            if key not in self.means:
                self.means[key] = tuple(self.projected(list(self.means[old]), self.level(old), self.level(key)))
        self.heirs.clear()


def sheltered(health: int, guard: int, wounds: int, kept: int, to: int) -> tuple[int, int]:
    """Return the health after wounds that guard may keep off, and the rest of the number."""
    shelter = min(MOST, guard + kept)
    spared = min(wounds, shelter)
    return health - wounds + spared, to + ((shelter - spared - guard) << GUARD)


def add(sums: Means, key: int, counts: Sequence[float], weight: float) -> None:
    old = sums.get(key)
    if old is None:
        sums[key] = [n * weight for n in counts]
    else:
        sums[key] = [m + n * weight for m, n in zip(old, counts, strict=True)]
