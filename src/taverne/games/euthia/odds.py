"""Exact odds of a combat: how likely victory and death are, and with how much health it ends. Nothing is simulated.
Reading a table is left to ``forecast`` (bots ask its ``fight``), rolls to ``rolls``, a monster's cards to ``schemes``.

A combat is reckoned round by round over all it may have come to: health and guard, hope, Gaar of both sides, pieces
used, cards of the monster; for each of these the chances of every damage lie side by side in one whole number
(``WIDTH`` bits each), so that an attack is a product and a shift. Both sides play as ``conduct`` says; with that play
the chances are exact but for what is too faint to be followed (``FAINT``, ``SHED``): within a ten-thousandth, without
rivals within a hundredth.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Final, TypeAlias

from .combatants import (
    NO_MARK,
    START,
    STRIKE,
    Blow,
    Cover,
    Fight,
    Gain,
    Mark,
    Odds,
)
from .rolls import ALWAYS, House, at, hero_rolls, made_of
from .schemes import UNDAMAGED, Alone, State

SCALE: Final = 30
"""Chances of an attack are whole numbers of 2 ** -SCALE."""
ONE: Final = 1 << 40
WIDTH: Final = 72
FAINT: Final = ONE >> 24
"""What is less likely is no longer followed."""
MANY: Final = (600, 300)
SHED: Final = (ONE >> 17, ONE >> 11)
"""Where there is more than MANY to follow, the least likely is dropped, up to so much in all for one attack; more where
there are no rivals, as the cards are not exact there either."""
# Where a combat may have come to is one number made of these parts, lowest first: where each begins

HEALTH: Final = 0
GUARD: Final = 7
HOPE: Final = 14
TOKENS: Final = 18
GAAR: Final = 25
HEALS: Final = 31
WARDS: Final = 36
COVERS: Final = 41
CLOVERS: Final = 43
CARDS: Final = 48
AHEAD: Final = 62
"""The cards and what is ahead are numbered as they come up: before the monster's attack rabbit, dice, wounds, stun, and
clover and damage less for the hero's; before the hero's attack the last two."""
MOST: Final = 63
"""More guard and tokens than this are not counted."""
KEPT: Final = (127 << GUARD) | (15 << HOPE) | (127 << TOKENS) | (31 << HEALS) | (31 << CLOVERS)
"""What an attack of the monster leaves as it is, unless it says so."""
FOUGHT: Final = (63 << GAAR) | (31 << WARDS) | (3 << COVERS) | -1 << CARDS
STRUCK: Final = (15 << HOPE) | (127 << TOKENS) | (31 << CLOVERS) | -1 << AHEAD
"""What the ends of the monster's and of the hero's attack depend on."""
CALM: Final = (0, 0, 0, 0, 0, 0)
FREE: Final = (0, 0)
STUN: Final = 3

Spread: TypeAlias = dict[int, int]
End: TypeAlias = tuple[int, int, int, int, int, int, int, int]
"""An end of a monster's attack: weight, wounds, hope, Gaar stolen, damage regenerated, guard, what the number of the
combat gets, and whether anything but wounds and hope is to be looked at."""
Hit: TypeAlias = tuple[int, int, int, Gain | None]
"""One of a hero's: weight, the shift for its damage, what the number of the combat gets, what it brings."""
Result: TypeAlias = tuple[float, int, int, int, int, Gain]


@lru_cache(maxsize=20000)
def reckon(fight: Fight) -> Odds:
    """Return the chances of a combat under the play of ``conduct``."""
    return Reckoning(fight).odds()


class Reckoning:
    """The reckoning of one combat; ``won`` has whole numbers by health, ``dead`` those of death."""

    def __init__(self, fight: Fight) -> None:
        self.fight, self.hero, self.foe = fight, fight.hero, fight.foe
        self.lanes = WIDTH * self.foe.health
        self.within = (1 << self.lanes) - 1
        every = ((1 << WIDTH * (self.foe.health + 40)) - 1) // ((1 << WIDTH) - 1)
        self.whole = every * ((1 << WIDTH - SCALE) - 1)
        self.first = (1 << WIDTH) - 1
        self.dead = 0
        self.won = [0] * (max(self.hero.most, self.hero.health) + 1)
        self.states: list[State] = []
        self.aheads: list[tuple[int, ...]] = [CALM, FREE]
        self.numbers: dict[State, int] = {}
        self.suffered: dict[int, list[tuple[End, ...]]] = {}
        self.lying: dict[int, int] = {}
        self.answers: dict[tuple[int, int, int, int], tuple[int, int, int, Mark]] = {}
        self.struck: dict[int, dict[int, tuple[Hit, ...]]] = {}

    def odds(self) -> Odds:
        if self.foe.damage >= self.foe.health:
            return Odds(1.0, 0.0, 0.0, (*[0.0] * self.hero.health, 1.0), self.hero.health)
        spread = self.begin()
        count, attack, start = 0, 0, self.fight.start
        if start == START and self.hero.swift is not None:
            spread = self.strike(spread, self.hero.swift)
        last = min(self.fight.rounds, self.fight.worn)
        while spread and count < last:
            count += 1
            if start != STRIKE:
                spread = self.suffer(spread)
            start = START
            blow = self.hero.attacks[attack] if attack < len(self.hero.attacks) else self.hero.weapon
            spread = self.strike(spread, blow) if blow is not None else self.idle(spread)
            attack += 1
        if self.fight.worn < self.fight.rounds:
            self.dead += sum([chances % self.first for chances in spread.values()]) << SCALE
            spread = {}
        return self.told(spread)

    def begin(self) -> Spread:
        fight, hero, foe = self.fight, self.hero, self.foe
        ahead: tuple[int, ...] = (fight.clover, fight.damage_less)
        if fight.start != STRIKE:
            ahead = (fight.rabbit, fight.dice, fight.wounds, fight.stun, *ahead)
        spread: Spread = {}
        for chance, cards in fight.cards.opening():
            health, used = hero.health, 0
            if fight.start == START:
                health, used = self.healed(health, 0)
            key = health | min(MOST, hero.guard) << GUARD | hero.hope << HOPE | min(MOST, hero.tokens) << TOKENS
            key |= foe.gaar << GAAR | used << HEALS | self.state(cards) << CARDS | self.ahead(ahead) << AHEAD
            spread[key] = spread.get(key, 0) + (round(chance * ONE) << WIDTH * foe.damage)
        return spread

    def state(self, cards: State) -> int:
        """Return the number of a state of the monster's cards."""
        if cards not in self.numbers:
            self.numbers[cards] = len(self.states)
            self.states.append(cards)
        return self.numbers[cards]

    def ahead(self, changes: tuple[int, ...]) -> int:
        """Return the number of what is ahead."""
        if changes not in self.aheads:
            self.aheads.append(changes)
        return self.aheads.index(changes)

    def healed(self, health: int, used: int) -> tuple[int, int]:
        """Use what heals as long as enough is missing."""
        heals, most = self.hero.heals, self.hero.most
        while used < len(heals) and most - health >= heals[used][0]:
            health = min(most, health + heals[used][1])
            used += 1
        return health, used

    # The monster's attack

    def suffer(self, spread: Spread) -> Spread:
        found: Spread = {}
        top, heals = self.fight.house.top, bool(self.hero.heals)
        for key, chances in spread.items():
            health, guard, base = key & 127, key >> GUARD & 127, key & KEPT
            hope = int(key >> HOPE & 15 < top) << HOPE
            special = heals or guard > 0
            for whole, ends in self.attacks(key, chances):
                for weight, wounds, more, steal, again, kept, after, odd in ends:
                    part = whole * weight
                    alive = health - wounds
                    to = base + after + (hope if more else 0)
                    if special or odd:
                        if again:
                            part = self.regenerated(part, again)
                        alive, to = self.sheltered(health, guard, wounds, steal, kept, to)
                    if alive <= 0:
                        self.dead += part
                        continue
                    to += alive
                    found[to] = found.get(to, 0) + part
        return self.shrunk(found)

    def sheltered(self, health: int, guard: int, wounds: int, steal: int, kept: int, to: int) -> tuple[int, int]:
        """Return the health after wounds that guard may keep off and pieces may heal, and the rest of the number."""
        shelter = min(MOST, guard + kept)
        spared = min(wounds, shelter)
        alive = health - wounds + spared
        to += (shelter - spared - guard) << GUARD
        if alive > 0:
            alive, used = self.healed(alive, to >> HEALS & 31)
            to += (used - (to >> HEALS & 31)) << HEALS
        taken = min(steal, to >> TOKENS & 127)
        return alive, to - (taken << TOKENS) + (taken << GAAR)

    def regenerated(self, chances: int, n: int) -> int:
        """Take damage off the monster, none below zero (EU-174)."""
        for _ in range(n):
            chances = (chances >> WIDTH) + (chances & self.first)
        return chances

    def attacks(self, key: int, chances: int) -> list[tuple[int, tuple[End, ...]]]:
        """Return the ends of an attack, apart where it matters to the cards whether the monster has damage (EU-343)."""
        place = key & FOUGHT
        found = self.suffered.get(place)
        if found is None:
            state = self.states[key >> CARDS & 16383]
            found = [self.attack(key, state)]
            if self.fight.cards.looks(state):
                found.append(self.attack(key, (*state[:3], state[3] | UNDAMAGED)))
            self.suffered[place] = found
            stunned = self.aheads[key >> AHEAD][STUN]
            self.lying[place] = 0 if stunned else self.fight.cards.lying(state)
        if self.lying[place]:
            chances = self.regenerated(chances, self.lying[place])
        if len(found) == 1:
            return [(chances, found[0])]
        none = chances & self.first
        return [(chances - none, found[0]), (none, found[1])]

    def attack(self, key: int, cards: State) -> tuple[End, ...]:
        """Return the ends of one attack, with their weights."""
        gaar, wards, covers = key >> GAAR & 63, key >> WARDS & 31, key >> COVERS & 3
        return tuple(self.ends(gaar, wards, covers, cards, self.aheads[key >> AHEAD]))

    def ends(self, gaar: int, wards: int, covers: int, cards: State, ahead: tuple[int, ...]) -> Iterator[End]:
        fight, hero, foe = self.fight, self.hero, self.foe
        rabbit, fewer, change, stun, on_roll, on_damage = ahead
        cover, sure = Cover(), covers
        if not stun and covers < len(hero.covers):
            cover, sure = hero.covers[covers], covers + 1
        if stun:
            clover, less, after = fight.cards.stunned(cards)
            end = (0, 0, gaar, wards, on_roll + clover, on_damage + less, 0, 0, self.state(after))
            yield self.end(1.0, end, sure, 0)
            return
        dice = max(1, 2 - fewer - cover.dice - foe.dice)
        base = rabbit + cover.rabbit + foe.rabbit
        plus = foe.more + max(0, change) + max(0, cover.wounds)
        minus = foe.less + max(0, -change) + max(0, -cover.wounds)
        found: dict[tuple[int, int, int, int, int, int, int, int, int], float] = {}
        for chance, strain, after, rolls in fight.cards.turns(cards, dice, gaar, foe.air, fight.house):
            raised, more, numbered = base + strain.rabbit, plus + strain.more, self.state(after)
            pulled, less = on_roll + strain.clover + cover.clover, on_damage + strain.less
            for part, total, left, hope in rolls:
                wounds, ward, clover, mark = self.warded(total + raised, more, minus, wards)
                if mark is NO_MARK:
                    end = (wounds, hope, left, ward, pulled + clover, less, strain.regenerate, strain.steal, numbered)
                    found[end] = found.get(end, 0.0) + chance * part
                    continue
                wounds = 127 if mark.death else wounds
                cured, clover = strain.regenerate + mark.regenerate, pulled + clover + mark.clover
                for drawn, state in fight.cards.drawn(after, mark.silver, mark.gold):
                    end = (wounds, hope, left, ward, clover, less, cured, strain.steal, self.state(state))
                    found[end] = found.get(end, 0.0) + chance * part * drawn
        for end, chance in found.items():
            yield self.end(chance, end, sure, cover.guard)

    def end(
        self, chance: float, end: tuple[int, int, int, int, int, int, int, int, int], covers: int, kept: int
    ) -> End:
        """Return an end of an attack as ``suffer`` counts it."""
        wounds, hope, left, ward, clover, less, cured, steal, state = end
        after = left << GAAR | ward << WARDS | covers << COVERS | state << CARDS | self.ahead((clover, less)) << AHEAD
        odd = int(bool(steal or cured or kept))
        return round(chance * (1 << SCALE)), wounds, hope, steal, cured, kept, after, odd

    def warded(self, strength: int, more: int, less: int, used: int) -> tuple[int, int, int, Mark]:
        """Return wounds, pieces used, the change of the next hero roll, the band: shields, then what lowers wounds."""
        place = (strength, more, less, used)
        found = self.answers.get(place)
        if found is None:
            found = self.answers[place] = self.answered(*place)
        return found

    def answered(self, strength: int, more: int, less: int, used: int) -> tuple[int, int, int, Mark]:
        hero, foe = self.hero, self.foe
        strength += hero.shield.rabbit
        less -= hero.shield.wounds
        clover = hero.shield.clover

        def wounds(strength: int, less: int) -> int:
            plain = at(foe.wounds, strength)
            return max(0, plain + more - less) if plain else 0

        now = wounds(strength, less)
        while now and used < len(hero.wards):
            ward = hero.wards[used]
            then = wounds(strength + ward.rabbit, less - ward.wounds)
            if then >= now:
                break
            strength += ward.rabbit
            less -= ward.wounds
            clover += ward.clover
            now = then
            used += 1
        band = at(foe.band, strength) if foe.band else -1
        return now, used, clover, foe.marks[band] if foe.marks and band >= 0 else NO_MARK

    # The hero's attack

    def strike(self, spread: Spread, blow: Blow) -> Spread:
        found: Spread = {}
        rest = (1 << AHEAD) - 1
        known = self.struck.setdefault(id(blow), {})
        for key, chances in spread.items():
            hits = known.get(key & STRUCK)
            if hits is None:
                hits = known[key & STRUCK] = self.hits(blow, key)
            base = key & rest
            for weight, shift, change, gain in hits:
                to = base + change
                if gain is not None:
                    to = self.gained(to, gain)
                found[to] = found.get(to, 0) + (chances * weight << shift)
        return self.felled(self.shrunk(found))

    def gained(self, to: int, gain: Gain) -> int:
        """Return the number of a combat after what an attack brings."""
        health, guard, gaar = to & 127, to >> GUARD & 127, to >> GAAR & 63
        to += max(0, min(gain.heal, self.hero.most - health))
        to += (min(MOST, guard + gain.guard) - guard) << GUARD
        to += (min(MOST, (to >> TOKENS & 127) + gain.gaar) - (to >> TOKENS & 127)) << TOKENS
        to -= min(gaar, gain.drained) << GAAR
        if gain.chaos:
            number = to >> CARDS & 16383
            to += (self.state(self.fight.cards.drained(self.states[number], gain.chaos)) - number) << CARDS
        return to + (self.ahead((gain.rabbit, gain.dice, gain.wounds, gain.stun, 0, 0)) << AHEAD)

    def felled(self, spread: Spread) -> Spread:
        """Count the victories and go on with the rest."""
        found: Spread = {}
        for key, chances in spread.items():
            over = chances >> self.lanes
            if over:
                self.won[key & 127] += over % self.first
                chances &= self.within
            if chances % self.first > FAINT:
                found[key] = chances
        return found

    def hits(self, blow: Blow, key: int) -> tuple[Hit, ...]:
        """Return the results of an attack as ``strike`` counts them."""
        hope, tokens, clovers = key >> HOPE & 15, key >> TOKENS & 127, key >> CLOVERS & 31
        ahead = self.aheads[key >> AHEAD]
        clover, less = ahead if len(ahead) == 2 else FREE
        hero = self.hero
        change = hero.clover + blow.clover + clover
        way = (hero.skoldur, hero.air, hero.clovers, clovers)
        found: list[Hit] = []
        for chance, damage, hoped, left, picked, gain in results(blow, change, hope, tokens, way, self.fight.house):
            after = ((hoped - hope) << HOPE) + ((left - tokens) << TOKENS) + ((picked - clovers) << CLOVERS)
            shift = WIDTH * max(0, damage - less)
            found.append((round(chance * (1 << SCALE)), shift, after, gain if any(gain) else None))
        return tuple(found)

    def idle(self, spread: Spread) -> Spread:
        """A round without a tile to strike with (EU-177)."""
        found: Spread = {}
        for key, chances in spread.items():
            to = key & (1 << AHEAD) - 1
            found[to] = found.get(to, 0) + chances
        return self.felled(found)

    # Sums

    def shrunk(self, spread: Spread) -> Spread:
        """Bring whole numbers back to their scale, and drop the faintest of very many."""
        whole = self.whole
        for key, chances in spread.items():
            spread[key] = chances >> SCALE & whole
        alone = isinstance(self.fight.cards, Alone)
        if len(spread) <= MANY[alone]:
            return spread
        first = self.first
        parts = {key: chances % first for key, chances in spread.items()}
        shed = cut = 0
        for part in sorted(parts.values()):
            shed += part
            if shed > SHED[alone]:
                break
            cut = part
        return {key: chances for key, chances in spread.items() if parts[key] > cut}

    def told(self, rest: Spread) -> Odds:
        """Return the chances; what was too faint to follow is shared out."""
        left = [chances / ONE for chances in self.won]
        win = sum(left)
        unended = 0.0
        for key, chances in rest.items():
            part = chances % self.first / ONE
            unended += part
            left[key & 127] += part
        die = self.dead % self.first / (ONE << SCALE)
        left[0] = die
        whole = win + die + unended
        while len(left) > 1 and not left[-1]:
            left.pop()
        parts = tuple([part / whole for part in left])
        return Odds(win / whole, die / whole, unended / whole, parts, self.hero.health)


@lru_cache(maxsize=50000)
def results(
    blow: Blow, change: int, hope: int, tokens: int, way: tuple[bool, bool, tuple[int, ...], int], house: House
) -> tuple[Result, ...]:
    """Return what an attack may come to: chance, damage, hope, tokens and clovers used then, what it brings.

    ``change`` is on the roll; ``way``: whether tokens are Dwurt, whether Air acts, the clovers and how many are used.
    """
    skoldur, air, clovers, used = way
    found: dict[tuple[int, int, int, int, Gain], float] = {}
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
                gain = Gain(*map(int.__add__, gain, blow.gains[band]))
        end = (damage, made.hope, made.dwurt if skoldur else left, made.clovers, gain)
        found[end] = found.get(end, 0.0) + chance
    return tuple([(chance, *end) for end, chance in found.items()])
