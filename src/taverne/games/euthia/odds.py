"""Exact odds of a combat: how likely victory and death are, and with how much health it ends. Nothing is simulated.
Reading a table is left to ``forecast`` (bots ask its ``fight``), rolls to ``rolls``, a monster's cards to ``schemes``.

A combat is reckoned round by round over all it may have come to: health and guard, hope, Gaar of both sides, pieces
used, cards of the monster; for each of these the chances of every damage lie side by side in one whole number
(``WIDTH`` bits each), so that an attack is a product and a shift. Both sides play as ``conduct`` says; with that play
the chances are exact but for what is below ``FAINT`` and for rounding at 2 ** -40.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Final, NamedTuple, TypeAlias

from .rolls import ALWAYS, HOUSE, House, at, hero_rolls, made_of
from .schemes import UNDAMAGED, Cards, Rival, State, Strain

SCALE: Final = 40
"""Chances of an attack are whole numbers of 2 ** -SCALE."""
ONE: Final = 1 << 62
WIDTH: Final = 104
FAINT: Final = ONE >> 36
"""What is less likely is no longer followed."""
ROUNDS: Final = 60
"""A combat that lasts longer counts as open."""

START: Final = 0
ROLL: Final = 1
STRIKE: Final = 2
"""Where a reckoning begins: before the initiative attack, at the monster's roll, at the hero's."""


class Gain(NamedTuple):
    """What an attack of the hero brings besides damage; from ``rabbit`` on for the monster's next attack."""

    heal: int = 0
    guard: int = 0
    gaar: int = 0
    drained: int = 0
    """Gaar that the monster loses."""
    chaos: int = 0
    rabbit: int = 0
    dice: int = 0
    wounds: int = 0
    stun: int = 0


NO_GAIN: Final = Gain()


class Blow(NamedTuple):
    """An attack of the hero: plain damage and band by strength, the strength of its best band, what it adds and brings.

    ``more`` counts only with plain damage, ``less`` in any case (EU-193, EU-194)."""

    damage: tuple[int, ...]
    top: int
    more: int = 0
    less: int = 0
    clover: int = 0
    band: tuple[int, ...] = ()
    gains: tuple[Gain, ...] = ()
    opening: Gain = NO_GAIN
    plain: int = 0


class Cover(NamedTuple):
    """What a piece used before the monster's roll does."""

    guard: int = 0
    rabbit: int = 0
    dice: int = 0
    wounds: int = 0
    clover: int = 0


class Ward(NamedTuple):
    """What a shield or a piece used after the monster's roll does: its strength, wounds, the hero's next roll."""

    rabbit: int = 0
    wounds: int = 0
    clover: int = 0


class Mark(NamedTuple):
    """What a band of the monster does besides wounds."""

    clover: int = 0
    regenerate: int = 0
    silver: int = 0
    gold: int = 0
    death: int = 0


NO_MARK: Final = Mark()


class Hero(NamedTuple):
    """The hero's side as it stands. ``attacks`` in their order, then always the ``weapon``; ``clover`` is on all rolls.

    ``heals`` are (health missing from which it is used, how much it heals); ``tokens`` are Gaar, for Skoldur Dwurt.
    """

    health: int
    most: int
    tokens: int = 0
    skoldur: bool = False
    hope: int = 0
    guard: int = 0
    clover: int = 0
    air: bool = False
    swift: Blow | None = None
    attacks: tuple[Blow, ...] = ()
    weapon: Blow | None = None
    clovers: tuple[int, ...] = ()
    heals: tuple[tuple[int, int], ...] = ()
    covers: tuple[Cover, ...] = ()
    wards: tuple[Ward, ...] = ()
    shield: Ward = Ward()


class Foe(NamedTuple):
    """The monster's side: wounds and band by strength; ``rabbit``, ``dice``, ``more`` and ``less`` for the combat."""

    health: int
    damage: int
    wounds: tuple[int, ...]
    band: tuple[int, ...] = ()
    marks: tuple[Mark, ...] = ()
    gaar: int = 0
    dice: int = 0
    rabbit: int = 0
    more: int = 0
    less: int = 0
    air: bool = False


class Fight(NamedTuple):
    """A combat: both sides, the monster's cards, what is still to come of the attack at hand, the last round."""

    hero: Hero
    foe: Foe
    cards: Cards = Rival()
    rounds: int = ROUNDS
    start: int = START
    rabbit: int = 0
    dice: int = 0
    wounds: int = 0
    stun: int = 0
    clover: int = 0
    damage_less: int = 0
    house: House = HOUSE


class Odds(NamedTuple):
    """The chances: victory, death, neither (a truce); ``left`` is by health at the end, 0 being death."""

    win: float
    die: float
    open: float
    left: tuple[float, ...]
    health: int
    """What the hero had before."""

    @property
    def wounds(self) -> float:
        """Health lost on average; who dies loses all he had."""
        return self.health - sum([n * chance for n, chance in enumerate(self.left)])


# Where a combat may have come to: a tuple with these places

HEALTH: Final = 0
GUARD: Final = 1
HOPE: Final = 2
TOKENS: Final = 3
GAAR: Final = 4
HEALS: Final = 5
WARDS: Final = 6
COVERS: Final = 7
CLOVERS: Final = 8
CARDS: Final = 9
AHEAD: Final = 10
"""Before the monster's attack what changes it: rabbit, dice, wounds, stun; before the hero's: clover, damage less."""
CALM: Final = (0, 0, 0, 0)
FREE: Final = (0, 0)

Key: TypeAlias = tuple[int, int, int, int, int, int, int, int, int, State, tuple[int, ...]]
Spread: TypeAlias = dict[Key, int]
End: TypeAlias = tuple[int, int, int, int, int, int, int, int, int, int, int, State]
"""An end of a monster's attack: weight, wounds, hope, Gaar left, wards and covers used, guard, clover and damage less
for the hero's attack, damage regenerated, Gaar stolen, the cards afterwards."""
Hit: TypeAlias = tuple[int, int, int, int, int, Gain]
"""One of a hero's: weight, damage, hope, tokens, clovers used, what it brings."""
STUN: Final = 3


@lru_cache(maxsize=20000)
def reckon(fight: Fight) -> Odds:
    """Return the chances of a combat under the play of ``conduct``."""
    return Reckoning(fight).odds()


class Reckoning:
    """The reckoning of one combat; ``ended`` has whole numbers by health, ``dead`` those of death."""

    def __init__(self, fight: Fight) -> None:
        self.fight, self.hero, self.foe = fight, fight.hero, fight.foe
        self.lanes = WIDTH * self.foe.health
        self.within = (1 << self.lanes) - 1
        every = ((1 << WIDTH * (self.foe.health + 40)) - 1) // ((1 << WIDTH) - 1)
        self.whole = every * ((1 << 64) - 1)
        self.first = (1 << WIDTH) - 1
        self.dead = 0
        self.won = [0] * (self.hero.most + self.hero.health + 1)
        self.suffered: dict[tuple[int, int, int, State, tuple[int, ...]], tuple[End, ...]] = {}
        self.struck: dict[tuple[int, ...], tuple[Hit, ...]] = {}

    def odds(self) -> Odds:
        if self.foe.damage >= self.foe.health:
            return Odds(1.0, 0.0, 0.0, (*[0.0] * self.hero.health, 1.0), self.hero.health)
        spread = self.begin()
        count, attack, start = 0, 0, self.fight.start
        if start == START and self.hero.swift is not None:
            spread = self.strike(spread, self.hero.swift)
        while spread and count < self.fight.rounds:
            count += 1
            if start != STRIKE:
                spread = self.suffer(spread)
            start = START
            blow = self.hero.attacks[attack] if attack < len(self.hero.attacks) else self.hero.weapon
            spread = self.strike(spread, blow) if blow is not None else self.idle(spread)
            attack += 1
        return self.told(spread)

    def begin(self) -> Spread:
        fight, hero, foe = self.fight, self.hero, self.foe
        ahead: tuple[int, ...] = (fight.rabbit, fight.dice, fight.wounds, fight.stun)
        if fight.start == STRIKE:
            ahead = (fight.clover, fight.damage_less)
        spread: Spread = {}
        for chance, cards in fight.cards.opening():
            health, used = hero.health, 0
            if fight.start == START:
                health, used = self.healed(health, 0)
            key = (health, hero.guard, hero.hope, hero.tokens, foe.gaar, used, 0, 0, 0, cards, ahead)
            spread[key] = spread.get(key, 0) + (round(chance * ONE) << WIDTH * foe.damage)
        return spread

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
        top, heals, cards_of = self.fight.house.top, self.hero.heals, self.fight.cards
        for key, whole in spread.items():
            health, guard, hope, tokens, gaar, used, wards, covers, clovers, cards, ahead = key
            lying = cards_of.lying(cards)
            if lying and not ahead[STUN]:
                whole = self.regenerated(whole, lying)
            for chances, state in self.looked(whole, cards):
                for end in self.attack(gaar, wards, covers, state, ahead):
                    weight, wounds, more, left, ward, cover, kept, clover, less, again, steal, after = end
                    part = chances * weight
                    if again:
                        part = self.regenerated(part, again)
                    shelter = guard + kept
                    spared = wounds if wounds < shelter else shelter
                    alive = health - wounds + spared
                    if alive <= 0:
                        self.dead += part
                        continue
                    healing = used
                    if heals:
                        alive, healing = self.healed(alive, used)
                    taken = steal if steal < tokens else tokens
                    hoped = hope + more if hope < top else hope
                    calm = (clover, less) if clover or less else FREE
                    rest = (ward, cover, clovers, after, calm)
                    to = (alive, shelter - spared, hoped, tokens - taken, left + taken, healing, *rest)
                    found[to] = found.get(to, 0) + part
        return self.shrunk(found)

    def looked(self, chances: int, cards: State) -> list[tuple[int, State]]:
        """Part the chances where it matters to the cards whether the monster has damage (EU-343)."""
        if not self.fight.cards.looks(cards):
            return [(chances, cards)]
        none = chances & self.first
        return [(chances - none, cards), (none, (*cards[:3], cards[3] | UNDAMAGED))]

    def regenerated(self, chances: int, n: int) -> int:
        """Take damage off the monster, none below zero (EU-174)."""
        for _ in range(n):
            chances = (chances >> WIDTH) + (chances & self.first)
        return chances

    def attack(self, gaar: int, wards: int, covers: int, cards: State, ahead: tuple[int, ...]) -> tuple[End, ...]:
        """Return the ends of one attack, with their weights."""
        key = (gaar, wards, covers, cards, ahead)
        found = self.suffered.get(key)
        if found is None:
            found = self.suffered[key] = tuple(self.ends(*key))
        return found

    def ends(self, gaar: int, wards: int, covers: int, cards: State, ahead: tuple[int, ...]) -> Iterator[End]:
        fight, hero, foe = self.fight, self.hero, self.foe
        rabbit, fewer, change, stun = ahead
        cover, kept, sure = Cover(), 0, covers
        if not stun and covers < len(hero.covers):
            cover = hero.covers[covers]
            sure, kept = covers + 1, cover.guard
        if stun:
            clover, less, after = fight.cards.stunned(cards)
            yield 1 << SCALE, 0, 0, gaar, wards, sure, kept, clover, less, 0, 0, after
            return
        dice = max(1, 2 - fewer - cover.dice - foe.dice)
        base = rabbit + cover.rabbit + foe.rabbit
        plus = foe.more + max(0, change) + max(0, cover.wounds)
        minus = foe.less + max(0, -change) + max(0, -cover.wounds)
        found: dict[tuple[int, int, int, int, int, int, int, int, State], float] = {}
        for chance, strain, after, rolls in fight.cards.turns(cards, dice, gaar, foe.air, fight.house):
            for part, total, left, hope in rolls:
                wounds, ward, clover, mark = self.warded(total + base + strain.rabbit, plus + strain.more, minus, wards)
                clover += strain.clover + cover.clover + mark.clover
                cured = strain.regenerate + mark.regenerate
                wounds = 999 if mark.death else wounds
                for drawn, state in fight.cards.drawn(after, mark.silver, mark.gold):
                    end = (wounds, hope, left, ward, clover, strain.less, cured, strain.steal, state)
                    found[end] = found.get(end, 0.0) + chance * part * drawn
        for (wounds, hope, left, ward, clover, less, cured, steal, state), chance in found.items():
            weight = round(chance * (1 << SCALE))
            yield weight, wounds, hope, left, ward, sure, kept, clover, less, cured, steal, state

    def warded(self, strength: int, more: int, less: int, used: int) -> tuple[int, int, int, Mark]:
        """Return wounds, pieces used, the change of the next hero roll, the band: shields, then what lowers wounds."""
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
        most = self.hero.most
        for key, chances in spread.items():
            health, guard, hope, tokens, gaar, used, wards, covers, clovers, cards, ahead = key
            clover, less = ahead if len(ahead) == 2 else FREE
            for weight, damage, hoped, left, picked, gain in self.hits(blow, hope, tokens, clovers, clover, less):
                if gain is NO_GAIN:
                    to = (health, guard, hoped, left, gaar, used, wards, covers, picked, cards, CALM)
                else:
                    better = max(health, min(most, health + gain.heal))
                    rest = max(0, gaar - gain.drained)
                    after = self.fight.cards.drained(cards, gain.chaos) if gain.chaos else cards
                    to = (
                        better,
                        guard + gain.guard,
                        hoped,
                        left + gain.gaar,
                        rest,
                        used,
                        wards,
                        covers,
                        picked,
                        after,
                        (gain.rabbit, gain.dice, gain.wounds, gain.stun),
                    )
                found[to] = found.get(to, 0) + (chances * weight << WIDTH * damage)
        return self.felled(self.shrunk(found))

    def felled(self, spread: Spread) -> Spread:
        """Count the victories and go on with the rest."""
        found: Spread = {}
        for key, chances in spread.items():
            over = chances >> self.lanes
            if over:
                self.won[key[HEALTH]] += over % self.first
                chances &= self.within
            if chances % self.first > FAINT:
                found[key] = chances
        return found

    def hits(self, blow: Blow, hope: int, tokens: int, clovers: int, clover: int, less: int) -> tuple[Hit, ...]:
        key = (id(blow), hope, tokens, clovers, clover, less)
        found = self.struck.get(key)
        if found is None:
            found = self.struck[key] = tuple(self.results(blow, hope, tokens, clovers, clover, less))
        return found

    def results(self, blow: Blow, hope: int, tokens: int, clovers: int, clover: int, less: int) -> Iterator[Hit]:
        hero, house = self.hero, self.fight.house
        change = hero.clover + blow.clover + clover
        found: dict[tuple[int, int, int, int, Gain], float] = {}
        gaar = 0 if hero.skoldur else tokens
        for chance, total, left, low in hero_rolls(max(-ALWAYS, blow.top - change), gaar, hero.air, house):
            hoped = hope + low if hope < house.top else hope
            dwurt = tokens if hero.skoldur else 0
            made = made_of(total + change, blow.damage, hoped, dwurt, hero.clovers, clovers, house)
            plain = at(blow.damage, made.total) + made.plain + blow.plain
            damage = max(0, plain + blow.more - blow.less - less) if plain else 0
            gain = blow.opening
            if blow.gains:
                band = at(blow.band, made.total)
                if band >= 0 and blow.gains[band] is not NO_GAIN:
                    gain = Gain(*map(int.__add__, gain, blow.gains[band]))
            end = (damage, made.hope, made.dwurt if hero.skoldur else left, made.clovers, gain)
            found[end] = found.get(end, 0.0) + chance
        for (damage, hoped, rest, picked, gain), chance in found.items():
            yield (round(chance * (1 << SCALE)), damage, hoped, rest, picked, NO_GAIN if gain == NO_GAIN else gain)

    def idle(self, spread: Spread) -> Spread:
        """A round without a tile to strike with (EU-177)."""
        found: Spread = {}
        for key, chances in spread.items():
            to = (*key[:AHEAD], CALM)
            found[to] = found.get(to, 0) + chances
        return self.felled(found)

    # Sums

    def shrunk(self, spread: Spread) -> Spread:
        """Bring whole numbers back to their scale."""
        whole = self.whole
        for key, chances in spread.items():
            spread[key] = chances >> SCALE & whole
        return spread

    def told(self, rest: Spread) -> Odds:
        left = [chances / ONE for chances in self.won]
        win = sum(left)
        unended = 0.0
        for key, chances in rest.items():
            part = chances % self.first / ONE
            unended += part
            left[key[HEALTH]] += part
        die = self.dead % self.first / (ONE << SCALE)
        left[0] = die
        while len(left) > 1 and not left[-1]:
            left.pop()
        return Odds(win, die, unended, tuple(left), self.hero.health)


__all__ = ["Blow", "Cover", "Fight", "Foe", "Gain", "Hero", "Mark", "Odds", "Strain", "Ward", "reckon"]
