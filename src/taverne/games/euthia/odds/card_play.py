"""The monster's cards in a combat, as chances: what cards do, and the hands of a rival that nobody sees.
What comes of an attack is left to ``odds``, a table to ``forecast``, monsters without a player to ``reserves``.

A rival plays as ``policy`` says: in each window the biggest set of every card while Chaos lasts, but some is kept for
cards that stay.
"""

from __future__ import annotations

from collections.abc import Iterator
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

Counts: TypeAlias = tuple[int, ...]
Holding: TypeAlias = tuple[Counts, ...]
"""A rival's hand by kind and what he has seen so far, or the two reserves and the unseen cards (``reserves``)."""
State: TypeAlias = tuple[int, Holding, int, int]
"""Chaos, the cards, kinds that lie there for good as bits, the window."""


class Strain(NamedTuple):
    """What cards do to an attack of the monster and to the hero's next one."""

    rabbit: int = 0
    more: int = 0
    clover: int = 0
    less: int = 0
    regenerate: int = 0
    steal: int = 0


NO_STRAIN: Final = Strain()
UNARMED: Final[Holding] = ((), ())


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


Play: TypeAlias = tuple[float, Strain, State]
"""A chance, what the cards played in an attack do, what is left of them."""


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
            state = self.settled(self.chaos, (hand, seen), self.lasting, self.window)
            found[state] = found.get(state, 0.0) + chance
        return [(chance, state) for state, chance in found.items()]

    def settled(self, chaos: int, holding: Holding, lasting: int, window: int = BEFORE) -> State:
        """Forget cards that can no longer be played."""
        if chaos and (self.pool or any(n and kind.sections for n, kind in zip(holding[0], self.kinds, strict=False))):
            return chaos, holding, lasting, window
        return 0, UNARMED, lasting, window

    def play(self, state: State, first: int) -> tuple[Strain, State]:
        """Play what may be played in the windows from ``first`` on."""
        strain, chaos, hand, lasting = self.spend(state, first)
        return strain, self.settled(chaos, (tuple(hand), state[1][1]), lasting)

    def spend(self, state: State, first: int) -> tuple[Strain, int, list[int], int]:
        """Return what the cards played do, and what is left: Chaos, hand, kinds that lie there for good."""
        chaos, holding, lasting, _ = state
        strain, hand = NO_STRAIN, list(holding[0])
        for window in range(first, PAST) if chaos else ():
            for number in self.order:
                kind = self.kinds[number]
                if kind.window != window and not (kind.around and window == AFTER):
                    continue
                while hand[number] and chaos > (0 if kind.each else self.kept(hand, lasting)):
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
            left = self.spend((self.chaos, (hand, ()), self.lasting, self.window), self.window)[2]
            played = tuple(map(int.__sub__, hand, left))
            found[played] = found.get(played, 0.0) + chance
        return self._replace(hands=tuple((chance, hand) for hand, chance in found.items()))

    def plays(self, state: State, acts: int) -> list[Play]:
        """Return what is played in an attack; a rival does not wait for Chaos symbols."""
        return [(1.0, *self.play(state, state[3]))]

    def cast(self, state: State, dice: int, gaar: int, air: bool, house: House) -> tuple[Roll, ...]:
        """Return what the monster's dice may come to."""
        if self.shown and state[3] == AFTER:
            return standing(self.shown, gaar, house)
        return monster_rolls(dice, gaar, air, house)

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
        found = []
        metal = SILVER if silver else GOLD
        hand, seen = state[1]
        left = [n - seen[k] if self.kinds[k].metal == metal else 0 for k, n in enumerate(self.pool)]
        if not sum(left):
            return self.drawn(state, 0, gold) if silver else [(1.0, state)]
        for number, n in enumerate(left):
            if n:
                more = (one_more(hand, number), one_more(seen, number))
                further = self.drawn((state[0], more, *state[2:]), silver - bool(silver), gold - (not silver))
                found += [(chance * n / sum(left), after) for chance, after in further]
        return found

    def lying(self, state: State) -> int:
        """Return what cards that lie there regenerate before the monster's roll (EU-224)."""
        return lying(self.kinds, state)

    def looks(self, state: State) -> bool:
        """Does it matter to the cards whether the monster is damaged?"""
        return False


def one_more(counts: Counts, number: int) -> Counts:
    return (*counts[:number], counts[number] + 1, *counts[number + 1 :])


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
