"""The monster's attack in the odds of a combat: from dice or a combat card and the cards that go with it to wounds.
Where combats may have come to is left to ``odds``, rolls to ``rolls``, cards to ``schemes`` and ``pack``."""

from __future__ import annotations

from collections.abc import Hashable, Iterable
from typing import Final, NamedTuple

from .combatants import NO_GAIN, NO_MARK, Blow, Cover, Fight, Gain, Mark
from .pack import WITH_CHAOS, WITH_GAAR, Card, Pack
from .rolls import at, card_rolls
from .schemes import AFTER, PAST, UNDAMAGED, Alone, Cards, State, Strain, Turn

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


class Ahead(NamedTuple):
    """What waits for the monster's next attack, and in ``clover`` and ``less`` for the hero's."""

    rabbit: int = 0
    dice: int = 0
    wounds: int = 0
    stun: int = 0
    clover: int = 0
    less: int = 0


class Signal(NamedTuple):
    """What the hero's side feels of an attack besides wounds."""

    hope: int
    clover: int
    less: int
    regenerate: int
    steal: int


class End(NamedTuple):
    """An end of an attack: its chance, wounds, what else is felt, guard, the parts of the number that it sets, and at
    which level combat cards count from now on."""

    chance: float
    wounds: int
    signal: Signal
    guard: int
    after: int
    level: int


class Assault:
    """Attacks of one combat's monster; ``pack`` has its combat cards."""

    def __init__(self, fight: Fight) -> None:
        self.fight, self.hero, self.foe = fight, fight.hero, fight.foe
        self.states: list[State] = []
        self.numbers: dict[State, int] = {}
        self.answers: dict[tuple[int, int, int, int], tuple[int, int, int, Mark]] = {}
        self.known: dict[tuple[int, int, Ahead, bool], tuple[End, ...]] = {}
        self.strains: dict[tuple[State, int], list[tuple[float, Strain, State]]] = {}
        cards = fight.cards
        self.draws = any(mark.silver or mark.gold for mark in self.foe.marks)
        deck: tuple[Card, ...] = cards.deck if isinstance(cards, Alone) else ()
        whole = fight.pack or deck
        self.symbols = max([card[2] for card in whole], default=0)
        self.thief = isinstance(cards, Alone) and steals(cards)
        self.top = max([self.level(self.foe.gaar, state) for _, state in cards.opening()])
        self.raw, self.dice = self.fickle(), (2, 1) if self.one_die() else (2 - self.foe.dice,)
        self.pack = Pack(deck, whole, self.says, self.top)
        self.singles: list[list[Cards]] = [
            [cards._replace(deck=(card,)) for card in kinds] if isinstance(cards, Alone) else [cards]
            for kinds in self.pack.kinds
        ]

    def state(self, cards: State) -> int:
        """Return the number of a state of the monster's cards."""
        if cards not in self.numbers:
            self.numbers[cards] = len(self.states)
            self.states.append(cards)
        return self.numbers[cards]

    # Combat cards

    def level(self, gaar: int, cards: State) -> int:
        """Return what the monster can still do with combat cards."""
        if cards[0] and (self.draws or sum(cards[1])):
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

    def gains(self) -> list[Gain]:
        """Return all that the hero's attacks may bring."""
        hero = self.hero
        blows: list[Blow] = [blow for blow in (hero.swift, *hero.attacks, hero.weapon) if blow is not None]
        return [gain for blow in blows for gain in (blow.opening, *blow.gains) if gain != NO_GAIN]

    # Attacks

    def lies(self, key: int) -> bool:
        """Do the dice of this attack lie already?"""
        return bool(self.fight.cards.shown) and self.states[key >> CARDS & 16383][3] & PAST == AFTER

    def draw(self, key: int, stun: int) -> tuple[tuple[int, float, int], ...]:
        """Return the combat cards that may come, and what is left then; none if the dice lie or it is stunned."""
        number = key >> PACK
        return ((0, 1.0, number),) if stun or self.lies(key) else self.pack.draws(number)

    def ends(self, key: int, kind: int, ahead: Ahead, undamaged: bool) -> tuple[End, ...]:
        """Return the ends of an attack with a kind of combat card; the monster may be undamaged (EU-343)."""
        place = (key & FOUGHT, kind, ahead, undamaged)
        found = self.known.get(place)
        if found is None:
            found = self.known[place] = self.ended(key, kind, ahead, undamaged)
        return found

    def ended(self, key: int, kind: int, ahead: Ahead, undamaged: bool) -> tuple[End, ...]:
        hero = self.hero
        gaar, wards, covers = key >> GAAR & 63, key >> WARDS & 31, key >> COVERS & 3
        cards = self.states[key >> CARDS & 16383]
        if ahead.stun:
            clover, less, state = self.fight.cards.stunned(cards)
            signal = Signal(0, ahead.clover + clover, ahead.less + less, 0, 0)
            after = gaar << GAAR | wards << WARDS | covers << COVERS | self.state(state) << CARDS
            return (End(1.0, 0, signal, 0, after, self.level(gaar, state)),)
        cover = Cover()
        if covers < len(hero.covers):
            cover, covers = hero.covers[covers], covers + 1
        level = self.level(gaar, cards)
        if undamaged:
            cards = (*cards[:3], cards[3] | UNDAMAGED)
        found: dict[tuple[int, Signal, int, int], float] = {}
        single = self.singles[level][kind] if len(self.singles[level]) > kind else self.fight.cards
        for chance, wounds, signal, rest, state in self.suffered(single, gaar, wards, cards, ahead, cover):
            after = rest | covers << COVERS | self.state(state) << CARDS
            end = (wounds, signal, after, self.level((rest >> GAAR & 63) + signal.steal, state))
            found[end] = found.get(end, 0.0) + chance
        return tuple([End(chance, end[0], end[1], cover.guard, end[2], end[3]) for end, chance in found.items()])

    def suffered(
        self, drawn: Cards, gaar: int, wards: int, cards: State, ahead: Ahead, cover: Cover
    ) -> list[tuple[float, int, Signal, int, State]]:
        """Return what an attack may come to: chance, wounds, what is felt, Gaar and pieces left, cards."""
        fight, foe = self.fight, self.foe
        dice = max(1, 2 - ahead.dice - cover.dice - foe.dice)
        base = ahead.rabbit + cover.rabbit + foe.rabbit
        plus = foe.more + max(0, ahead.wounds) + max(0, cover.wounds)
        minus = foe.less + max(0, -ahead.wounds) + max(0, -cover.wounds)
        found = []
        for chance, strain, after, rolls in self.turned(drawn, cards, dice, gaar):
            raised, more = base + strain.rabbit, plus + strain.more
            pulled, less = ahead.clover + strain.clover + cover.clover, ahead.less + strain.less
            for part, total, left, hope in rolls:
                wounds, ward, clover, mark = self.warded(total + raised, more, minus, wards)
                rest = left << GAAR | ward << WARDS
                clover += pulled + mark.clover
                signal = Signal(hope, clover, less, strain.regenerate + mark.regenerate, strain.steal)
                for drew, state in fight.cards.drawn(after, mark.silver, mark.gold):
                    found.append((chance * part * drew, DEADLY if mark.death else wounds, signal, rest, state))
        return found

    def turned(self, drawn: Cards, cards: State, dice: int, gaar: int) -> Iterable[Turn]:
        """Return the turns of the monster's cards, those together that come to the same; they depend on a combat card
        only by its Chaos symbols."""
        foe, house = self.foe, self.fight.house
        if not isinstance(drawn, Alone) or drawn.shown:
            return drawn.turns(cards, dice, gaar, foe.air, house)
        left, right, few, acts = drawn.deck[0]
        place = (cards, min(acts, cards[0]))
        strains = self.strains.get(place)
        if strains is None:
            sums: dict[tuple[Strain, State], float] = {}
            for chance, strain, after, _ in drawn.turns(cards, dice, gaar, foe.air, house):
                sums[strain, after] = sums.get((strain, after), 0.0) + chance
            strains = self.strains[place] = [(chance, *turn) for turn, chance in sums.items()]
        rolls = card_rolls(((left if dice > 1 else 0, right, few),), gaar, foe.air, house)
        return [(*turn, rolls) for turn in strains]

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


def steals(cards: Alone) -> bool:
    """May a card of the reserves take the hero's Gaar?"""
    pairs = zip(cards.pool, cards.kinds, strict=False)
    return bool(cards.chaos) and any(n and any(strain.steal for strain in kind.sections) for n, kind in pairs)
