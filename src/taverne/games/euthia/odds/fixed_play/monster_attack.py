"""The monster's attack in the odds of a combat: from dice or a combat card and the cards that go with it to wounds.
Where combats may have come to is left to ``odds``, rolls to ``rolls``, cards to ``card_play`` and ``combat_deck``."""

from __future__ import annotations

from collections.abc import Hashable
from typing import Final, NamedTuple, TypeAlias

from ..card_play import AFTER, PAST, UNDAMAGED, Play, State
from ..combatants import NO_GAIN, NO_MARK, Ahead, AttackGain, Blow, Cover, Fight, Mark
from ..reserves import Alone
from ..rolls import at, card_rolls
from .combat_deck import WITH_CHAOS, WITH_GAAR, Card, Pack

# What a combat has come to for the monster's attack is one number made of these parts, lowest first: where each begins

HEALTH: Final = 0
GUARD: Final = 7
HEALS: Final = 14
GAAR: Final = 19
WARDS: Final = 25
COVERS: Final = 30
CARDS: Final = 32
PACK: Final = 46
"""Health, guard, pieces that have healed, the monster's Gaar, pieces used after and before its roll; its cards and what
is left of the combat cards are numbered as they come up."""
MOST: Final = 63
"""More guard than this is not counted."""
KEPT: Final = (127 << GUARD) | (31 << HEALS)
"""What an attack of the monster leaves as it is, unless it says so."""
FOUGHT: Final = (63 << GAAR) | (31 << WARDS) | (3 << COVERS) | (16383 << CARDS)
"""What the ends of an attack depend on."""
DEADLY: Final = 127


class Signal(NamedTuple):
    """What the hero's side feels of an attack besides wounds."""

    hope: int
    clover: int
    less: int
    regenerate: int
    steal: int


Parts: TypeAlias = tuple[tuple[int, float], ...]
"""Kinds of combat card, each with a chance if that is the card; without such cards the only kind is 0."""
End: TypeAlias = tuple[int, Signal, int, int, int, Parts]
"""An end of an attack: wounds, what else is felt, guard, the parts of the number that it sets, at which level combat
cards count from now on, and by which cards it comes about."""
Throws: TypeAlias = list[tuple[int, int, int, Parts]]
"""What dice may come to: the sum, the Gaar left, whether hope is fed, and by which cards."""


class Assault:
    """Attacks of one combat's monster; ``combat_deck`` has its combat cards."""

    def __init__(self, fight: Fight) -> None:
        self.fight, self.hero, self.foe = fight, fight.hero, fight.foe
        self.states: list[State] = []
        self.numbers: dict[State, int] = {}
        self.answers: dict[tuple[int, int, int, int], tuple[int, int, int, Mark]] = {}
        self.known: dict[tuple[int, Ahead, bool], list[End]] = {}
        self.played: dict[tuple[State, int], list[Play]] = {}
        self.thrown: dict[tuple[int, int, int], dict[int, Throws]] = {}
        cards = fight.cards
        self.draws = any(mark.silver or mark.gold for mark in self.foe.marks)
        deck: tuple[Card, ...] = cards.deck if isinstance(cards, Alone) else ()
        whole = fight.pack or deck
        self.symbols = max([card[2] for card in whole], default=0)
        self.thief = isinstance(cards, Alone) and cards.steals()
        self.top = max([self.level(self.foe.gaar, state) for _, state in cards.opening()])
        self.raw, self.dice = self.fickle(), (2, 1) if self.one_die() else (2 - self.foe.dice,)
        self.pack = Pack(deck, whole, self.says, self.top)

    def state(self, cards: State) -> int:
        """Return the number of a state of the monster's cards."""
        if cards not in self.numbers:
            self.numbers[cards] = len(self.states)
            self.states.append(cards)
        return self.numbers[cards]

    # Combat cards

    def level(self, gaar: int, cards: State) -> int:
        """Return what the monster can still do with combat cards."""
        if cards[0] and (self.draws or any(cards[1][:2])):
            return WITH_CHAOS | (WITH_GAAR if gaar or self.thief else 0)
        return WITH_GAAR if gaar else 0

    def says(self, card: Card, level: int) -> Hashable:
        """Return all that a combat card may come to; cards that say the same are of one kind."""
        left, right, few, acts = card
        foe, chaos = self.foe, level & WITH_CHAOS
        gaar = range(1 + (self.symbols if self.thief else min(self.symbols, foe.gaar))) if level & WITH_GAAR else (0,)
        found: list[Hashable] = [min(acts, self.fight.cards.chaos) if chaos else 0]
        for dice in self.dice:
            for n in gaar:
                rolls = card_rolls(((left if dice > 1 else 0, right, few),), n, foe.air, self.fight.house)
                found.append(rolls if chaos or self.raw else self.felt(rolls))
        return tuple(found)

    def felt(self, rolls: tuple[tuple[float, int, int, int], ...]) -> Hashable:
        """Return rolls by what they do where nothing but the roll changes from attack to attack."""
        found: dict[Hashable, float] = {}
        for chance, total, left, hope in rolls:
            end = (self.warded(total + self.foe.rabbit, self.foe.more, self.foe.less, 0), left, hope)
            found[end] = found.get(end, 0.0) + chance
        return frozenset([(end, round(chance, 9)) for end, chance in found.items()])

    def fickle(self) -> bool:
        """May anything but its cards change the strength or the wounds of an attack?"""
        hero, fight = self.hero, self.fight
        return bool(
            hero.wards
            or fight.rabbit
            or fight.wounds
            or any(cover.rabbit or cover.wounds for cover in hero.covers)
            or any(gain.rabbit or gain.wounds for gain in self.gains())
        )

    def one_die(self) -> bool:
        """May the monster have two dice in one attack and one in another?"""
        if self.foe.dice:
            return False
        return bool(
            self.fight.dice or any(cover.dice for cover in self.hero.covers) or any(gain.dice for gain in self.gains())
        )

    def gains(self) -> list[AttackGain]:
        """Return all that the hero's attacks may bring."""
        hero = self.hero
        blows: list[Blow] = [blow for blow in (hero.swift, *hero.attacks, hero.weapon) if blow is not None]
        return [gain for blow in blows for gain in (blow.opening, *blow.gains) if gain != NO_GAIN]

    # Attacks

    def lies(self, key: int) -> bool:
        """Do the dice of this attack lie already?"""
        return bool(self.fight.cards.shown) and self.states[key >> CARDS & 16383][3] & PAST == AFTER

    def ends(self, key: int, ahead: Ahead, undamaged: bool) -> list[End]:
        """Return the ends of an attack from a place; the monster may be undamaged (EU-343)."""
        place = (key & FOUGHT, ahead, undamaged)
        found = self.known.get(place)
        if found is None:
            found = self.known[place] = self.stunned(key, ahead) if ahead.stun else self.ended(key, ahead, undamaged)
        return found

    def stunned(self, key: int, ahead: Ahead) -> list[End]:
        gaar = key >> GAAR & 63
        clover, less, state = self.fight.cards.stunned(self.states[key >> CARDS & 16383])
        signal = Signal(0, ahead.clover + clover, ahead.less + less, 0, 0)
        after = key & FOUGHT & ~(16383 << CARDS) | self.state(state) << CARDS
        return [(0, signal, 0, after, self.level(gaar, state), ((0, 1.0),))]

    def ended(self, key: int, ahead: Ahead, undamaged: bool) -> list[End]:
        hero, foe = self.hero, self.foe
        gaar, wards, covers = key >> GAAR & 63, key >> WARDS & 31, key >> COVERS & 3
        cards = self.states[key >> CARDS & 16383]
        level = self.level(gaar, cards)
        if undamaged:
            cards = (*cards[:3], cards[3] | UNDAMAGED)
        cover = Cover()
        if covers < len(hero.covers):
            cover, covers = hero.covers[covers], covers + 1
        dice = max(1, 2 - ahead.dice - cover.dice - foe.dice)
        base = ahead.rabbit + cover.rabbit + foe.rabbit
        plus = foe.more + max(0, ahead.wounds) + max(0, cover.wounds)
        minus = foe.less + max(0, -ahead.wounds) + max(0, -cover.wounds)
        found: dict[tuple[int, Signal, int, State], dict[int, float]] = {}
        for acts, throws in self.throws(cards, dice, gaar, level).items():
            for chance, strain, after in self.plays(cards, acts):
                raised, more = base + strain.rabbit, plus + strain.more
                pulled, less = ahead.clover + strain.clover + cover.clover, ahead.less + strain.less
                for total, left, hope, parts in throws:
                    wounds, ward, clover, mark = self.warded(total + raised, more, minus, wards)
                    signal = Signal(
                        hope, clover + pulled + mark.clover, less, strain.regenerate + mark.regenerate, strain.steal
                    )
                    rest = left << GAAR | ward << WARDS | covers << COVERS
                    for drew, state in self.fight.cards.drawn(after, mark.silver, mark.gold):
                        end = (DEADLY if mark.death else wounds, signal, rest, state)
                        into = found.get(end)
                        if into is None:
                            into = found[end] = {}
                        for kind, part in parts:
                            into[kind] = into.get(kind, 0.0) + chance * drew * part
        return [
            (
                wounds,
                signal,
                cover.guard,
                rest | self.state(state) << CARDS,
                self.level((rest >> GAAR & 63) + signal.steal, state),
                tuple(into.items()),
            )
            for (wounds, signal, rest, state), into in found.items()
        ]

    def throws(self, cards: State, dice: int, gaar: int, level: int) -> dict[int, Throws]:
        """Return what dice or combat cards may come to, by the Chaos symbols that go with it."""
        foe, house = self.foe, self.fight.house
        rolls = self.fight.cards.cast(cards, dice, gaar, foe.air, house)
        if rolls:
            return {0: [(total, left, hope, ((0, chance),)) for chance, total, left, hope in rolls]}
        place = (dice, gaar, level)
        found = self.thrown.get(place)
        if found is None:
            sums: dict[int, dict[tuple[int, int, int], list[tuple[int, float]]]] = {}
            for kind, (left, right, few, acts) in enumerate(self.pack.kinds[level]):
                into = sums.setdefault(acts if level & WITH_CHAOS else 0, {})
                for chance, *end in card_rolls(((left if dice > 1 else 0, right, few),), gaar, foe.air, house):
                    into.setdefault((end[0], end[1], end[2]), []).append((kind, chance))
            found = self.thrown[place] = {
                acts: [(*end, tuple(parts)) for end, parts in into.items()] for acts, into in sums.items()
            }
        return found

    def plays(self, cards: State, acts: int) -> list[Play]:
        """Return what the cards that go with so many Chaos symbols may do."""
        place = (cards, acts)
        found = self.played.get(place)
        if found is None:
            found = self.played[place] = self.fight.cards.plays(cards, acts)
        return found

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
