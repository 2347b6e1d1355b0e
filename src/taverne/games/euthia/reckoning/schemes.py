"""The monster's cards in a combat, as chances: hands of a rival that nobody sees, reserves and combat cards alone.
What the cards of an attack amount to is said here; what comes of it is left to ``odds``, a table to ``forecast``.

A rival plays as ``conduct`` says: in each window the biggest set of every card while Chaos lasts, but some is kept for
cards that stay. Without rivals every card of the reserves is taken to be any of those not yet seen when the reckoning
began; combat cards are drawn from what is left of their ``pack``.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from math import comb
from typing import Final, NamedTuple, TypeAlias

from .rolls import House, Roll, card_rolls, monster_rolls

BEFORE: Final = 0
AFTER: Final = 1
CURSES: Final = 2
PAST: Final = 3
"""Windows of a round: before the monster's roll, after it, before the hero's attack, none."""
SILVER: Final = 0
GOLD: Final = 1
UNDAMAGED: Final = 4
"""Added to the window of a state in which the monster has no damage (EU-343)."""
COMPLETE: Final = (2, 3)
EXCHANGE: Final = 4
"""Silver cards of a reserve that become a gold one (EU-329)."""

State: TypeAlias = tuple[int, tuple[int, ...], int, int]
"""Chaos, cards (a hand by kind, or the sizes of the reserves), kinds that lie there for good as bits, the window."""
Counts: TypeAlias = tuple[int, ...]


class Strain(NamedTuple):
    """What cards do to an attack of the monster and to the hero's next one."""

    rabbit: int = 0
    more: int = 0
    clover: int = 0
    less: int = 0
    regenerate: int = 0
    steal: int = 0


NO_STRAIN: Final = Strain()


class Kind(NamedTuple):
    """A kind of card: where it is played, what one, two, three copies do, what it does in every further attack.

    Without sections nobody plays it."""

    window: int
    metal: int
    sections: tuple[Strain, ...] = ()
    each: int = 0
    healing: bool = False
    around: bool = False
    """It may be played after the roll too."""


Turn: TypeAlias = tuple[float, Strain, State, tuple[Roll, ...]]


def added(one: Strain, other: Strain) -> Strain:
    return Strain(*map(int.__add__, one, other))


class Rival(NamedTuple):
    """A rival's cards: the hands he may have with their chances; ``pool``: unseen cards by kind, if he may draw."""

    hands: tuple[tuple[float, Counts], ...] = ((1.0, ()),)
    kinds: tuple[Kind, ...] = ()
    order: tuple[int, ...] = ()
    """The kinds as they are played, best first."""
    chaos: int = 0
    lasting: int = 0
    window: int = BEFORE
    pool: Counts = ()
    shown: Counts = ()
    """The dice of the attack at hand once they are rolled."""

    def opening(self) -> list[tuple[float, State]]:
        found: dict[State, float] = {}
        for chance, hand in self.hands:
            seen = hand if self.pool else ()
            state = self.settled(self.chaos, (*hand, *seen), self.lasting, self.window)
            found[state] = found.get(state, 0.0) + chance
        return [(chance, state) for state, chance in found.items()]

    def settled(self, chaos: int, hand: Counts, lasting: int, window: int = BEFORE) -> State:
        """Forget cards that can no longer be played."""
        if chaos and (self.pool or any(n and kind.sections for n, kind in zip(hand, self.kinds, strict=False))):
            return chaos, hand, lasting, window
        return 0, (), lasting, window

    def play(self, state: State, first: int) -> tuple[Strain, State]:
        """Play what may be played in the windows from ``first`` on."""
        strain, chaos, hand, lasting = self.spend(state, first)
        return strain, self.settled(chaos, tuple(hand), lasting)

    def spend(self, state: State, first: int) -> tuple[Strain, int, list[int], int]:
        """Return what the cards played do, and what is left: Chaos, hand, kinds that lie there for good."""
        chaos, cards, lasting, _ = state
        strain, hand = NO_STRAIN, list(cards)
        for window in range(first, PAST) if chaos else ():
            for number in self.order:
                kind = self.kinds[number]
                timely = kind.window == window or (kind.around and window == AFTER)
                while timely and hand[number] and chaos > (0 if kind.each else self.kept(hand, lasting)):
                    copies = min(hand[number], len(kind.sections))
                    strain = added(strain, kind.sections[copies - 1])
                    hand[number] -= copies
                    chaos -= 1
                    lasting |= bool(kind.each) << number
        return strain, chaos, hand, lasting

    def kept(self, hand: list[int], lasting: int) -> int:
        """Return how much Chaos is kept for cards that work in every further attack."""
        return sum([1 for n in self.order if self.kinds[n].each and hand[n] and not lasting >> n & 1])

    def lean(self) -> Rival:
        """Return the same where all cards are played in the first round: what will not be played does not count."""
        found: dict[Counts, float] = {}
        for chance, hand in self.hands:
            left = self.spend((self.chaos, hand, self.lasting, self.window), self.window)[2]
            played = tuple(map(int.__sub__, hand, left))
            found[played] = found.get(played, 0.0) + chance
        return self._replace(hands=tuple((chance, hand) for hand, chance in found.items()))

    def turns(self, state: State, dice: int, gaar: int, air: bool, house: House) -> list[Turn]:
        strain, after = self.play(state, state[3])
        if self.shown and state[3] == AFTER:
            return [(1.0, strain, after, standing(self.shown, gaar, house))]
        return [(1.0, strain, after, monster_rolls(dice, gaar, air, house))]

    def stunned(self, state: State) -> tuple[int, int, State]:
        """A monster that leaves its attack out: what is left are Curses."""
        strain, after = self.play(state, max(CURSES, state[3]))
        return strain.clover, strain.less, after

    def drained(self, state: State, chaos: int) -> State:
        return self.settled(max(0, state[0] - chaos), state[1], state[2])

    def drawn(self, state: State, silver: int, gold: int) -> list[tuple[float, State]]:
        """Draw further cards, any that nobody has seen (EU-316)."""
        if not (silver or gold) or not self.pool or not state[0]:
            return [(1.0, state)]
        kinds, found = len(self.kinds), []
        metal = SILVER if silver else GOLD
        left = [self.pool[n] - state[1][kinds + n] if self.kinds[n].metal == metal else 0 for n in range(kinds)]
        if not sum(left):
            return self.drawn(state, 0, gold) if silver else [(1.0, state)]
        for number, n in enumerate(left):
            if n:
                cards = list(state[1])
                cards[number] += 1
                cards[kinds + number] += 1
                further = self.drawn((state[0], tuple(cards), *state[2:]), silver - bool(silver), gold - (not silver))
                found += [(chance * n / sum(left), after) for chance, after in further]
        return found

    def lying(self, state: State) -> int:
        """Return what cards that lie there regenerate before the monster's roll (EU-224)."""
        return lying(self.kinds, state)

    def looks(self, state: State) -> bool:
        """Does it matter to the cards whether the monster is damaged?"""
        return False


def standing(shown: Counts, gaar: int, house: House) -> tuple[Roll, ...]:
    """Return what dice that lie there may still come to, whose player has so many Gaar; they feed no hope again."""
    left, right = shown if len(shown) == 2 else (0, shown[0])
    return tuple(
        (chance, total, rest, 0) for chance, total, rest, _ in card_rolls(((left, right, gaar),), gaar, False, house)
    )


def lying(kinds: tuple[Kind, ...], state: State) -> int:
    if not state[2] or state[3] & PAST != BEFORE:
        return 0
    return sum([kind.each for n, kind in enumerate(kinds) if state[2] >> n & 1])


def hands(pool: Counts, kinds: tuple[Kind, ...], silver: int, gold: int) -> Iterator[tuple[float, Counts]]:
    """Yield the hands of so many silver and gold cards that may come from unseen cards, with their chances."""
    for one, first in _dealt(pool, tuple(n for n, kind in enumerate(kinds) if kind.metal == SILVER), silver):
        for other, second in _dealt(pool, tuple(n for n, kind in enumerate(kinds) if kind.metal == GOLD), gold):
            hand = [0] * len(kinds)
            for number, n in (*first, *second):
                hand[number] = n
            yield one * other, tuple(hand)


def _dealt(pool: Counts, numbers: Counts, n: int) -> Iterator[tuple[float, tuple[tuple[int, int], ...]]]:
    total = sum([pool[number] for number in numbers])
    n = min(n, total)
    ways = comb(total, n)

    def rest(at: int, n: int) -> Iterator[tuple[int, tuple[tuple[int, int], ...]]]:
        if at == len(numbers):
            if not n:
                yield 1, ()
            return
        for k in range(min(n, pool[numbers[at]]) + 1):
            for more, others in rest(at + 1, n - k):
                yield comb(pool[numbers[at]], k) * more, ((numbers[at], k), *others)

    for many, cards in rest(0, n):
        yield many / ways, cards


class Alone(NamedTuple):
    """Monsters without a player: combat cards not yet turned (left, right, Gaar, Chaos) and the sizes of the reserves;
    ``pool`` has the unseen silver and gold cards by kind (EU-333 to EU-345)."""

    deck: tuple[tuple[int, int, int, int], ...]
    kinds: tuple[Kind, ...] = ()
    pool: Counts = ()
    chaos: int = 0
    silver: int = 0
    gold: int = 0
    lasting: int = 0
    window: int = BEFORE
    shown: Counts = ()

    def opening(self) -> list[tuple[float, State]]:
        return [(1.0, self.settled(self.chaos, self.silver, self.gold, self.lasting, self.window))]

    def settled(self, chaos: int, silver: int, gold: int, lasting: int, window: int = BEFORE) -> State:
        """Forget cards that can no longer be turned: three gold ones make a set."""
        return (chaos, (silver, min(gold, 3 * chaos)), lasting, window) if chaos else (0, (0, 0), lasting, window)

    def turns(self, state: State, dice: int, gaar: int, air: bool, house: House) -> list[Turn]:
        chaos, (silver, gold), lasting, window = state
        if self.shown and window & PAST == AFTER:
            return [(1.0, NO_STRAIN, (*state[:3], BEFORE), ((1.0, sum(self.shown), gaar, 0),))]
        groups: dict[int, list[tuple[int, int, int]]] = {}
        for left, right, few, acts in self.deck:
            acts = min(acts, chaos, silver + gold)
            groups.setdefault(acts, []).append((left if dice > 1 else 0, right, few))
        found: list[Turn] = []
        for acts, cards in groups.items():
            rolls = card_rolls(tuple(cards), gaar, air, house)
            for chance, piles, one, other in revealed(self.kinds, self.pool, acts, silver, gold, window >= UNDAMAGED):
                strain, lies = NO_STRAIN, lasting
                for number, copies in piles:
                    if self.kinds[number].sections:
                        strain = added(strain, self.kinds[number].sections[copies - 1])
                    lies |= bool(self.kinds[number].each) << number
                after = self.settled(chaos - len(piles), one, other, lies)
                found.append((chance * len(cards) / len(self.deck), strain, after, rolls))
        return found

    def stunned(self, state: State) -> tuple[int, int, State]:
        return 0, 0, (*state[:3], BEFORE)

    def drained(self, state: State, chaos: int) -> State:
        return self.settled(max(0, state[0] - chaos), state[1][0], state[1][1], state[2])

    def drawn(self, state: State, silver: int, gold: int) -> list[tuple[float, State]]:
        if not (silver or gold) or not state[0]:
            return [(1.0, state)]
        more, rest = divmod(state[1][0] + silver, EXCHANGE)
        return [(1.0, self.settled(state[0], rest, state[1][1] + gold + more, state[2]))]

    def lying(self, state: State) -> int:
        return lying(self.kinds, state)

    def looks(self, state: State) -> bool:
        return bool(state[0] and state[1][1])


Cards: TypeAlias = Rival | Alone
Reveal: TypeAlias = tuple[float, tuple[tuple[int, int], ...], int, int]


@lru_cache(maxsize=4096)
def revealed(
    kinds: tuple[Kind, ...], pool: Counts, acts: int, silver: int, gold: int, undamaged: bool
) -> tuple[Reveal, ...]:
    """Return the sets that so many Chaos actions may turn up, and the sizes of the reserves then (EU-338 to EU-344)."""
    if not acts:
        return ((1.0, (), silver, gold),)
    found: dict[tuple[tuple[tuple[int, int], ...], int, int], float] = {}

    def turn(
        chance: float, piles: tuple[tuple[int, int], ...], metal: int, left: list[int], pool: Counts, aside: int
    ) -> None:
        full = len(piles)
        if full == acts:
            number, copies = piles[-1]
            if copies >= COMPLETE[kinds[number].metal] or (undamaged and kinds[number].healing):
                return end(chance, piles, left, aside)
        if not left[metal]:
            if metal == SILVER or full == acts or not left[SILVER]:
                return end(chance, piles, left, aside)
            metal = SILVER
        unseen = [n if kinds[k].metal == metal else 0 for k, n in enumerate(pool)]
        for number, n in enumerate(unseen):
            if n:
                less = tuple([m - (k == number) for k, m in enumerate(pool)])
                rest = list(left)
                rest[metal] -= 1
                place(chance * n / sum(unseen), piles, metal, rest, less, aside, number)
        if not sum(unseen):
            end(chance, piles, left, aside)
        return None

    def place(
        chance: float,
        piles: tuple[tuple[int, int], ...],
        metal: int,
        left: list[int],
        pool: Counts,
        aside: int,
        number: int,
    ) -> None:
        full = len(piles)
        idle = undamaged and kinds[number].healing
        if idle and full < acts and any(pile[0] == number for pile in piles):
            turn(chance, piles, metal, left, pool, aside + 1)
        elif full and piles[-1][0] == number and piles[-1][1] < COMPLETE[kinds[number].metal]:
            turn(chance, (*piles[:-1], (number, piles[-1][1] + 1)), metal, left, pool, aside)
        elif full < acts:
            turn(chance, (*piles, (number, 1)), metal, left, pool, aside)
        else:
            left[metal] += 1
            end(chance, piles, left, aside)

    def end(chance: float, piles: tuple[tuple[int, int], ...], left: list[int], aside: int) -> None:
        key = (piles, left[SILVER], left[GOLD] + aside)
        found[key] = found.get(key, 0.0) + chance

    turn(1.0, (), GOLD if gold else SILVER, [silver, gold], pool, 0)
    return tuple((chance, *key) for key, chance in found.items())
