"""Monsters without a player, as chances: the Chaos actions that combat cards ask for, and the reserves they turn.
What the cards of a set do is said by ``card_play``; combat cards are left to ``combat_deck`` (EU-333 to EU-347).

A reserve is a queue: cards that nobody has seen, and those that came back to its bottom. Every card that is turned is
one less among the unseen, so that sets are exact however many were turned before.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple, TypeAlias

from ..box.integer_tables import NONE
from .card_play import (
    AFTER,
    BEFORE,
    GOLD,
    NO_STRAIN,
    PAST,
    SILVER,
    UNDAMAGED,
    Counts,
    Holding,
    Kind,
    Play,
    Rival,
    State,
    Strain,
    added,
    lying,
)
from .rolls import House, Roll

UNSEEN: Final = NONE
"""A card of a reserve that nobody has seen."""
COMPLETE: Final = (2, 3)
EXCHANGE: Final = 4
"""Silver cards of a reserve that become a gold one (EU-329)."""
REACH: Final = 4
"""Cards that an action turns at most, as long as Healing is not put aside."""
EMPTY: Final[Holding] = ((), (), ())

Piles: TypeAlias = tuple[tuple[int, int], ...]
"""Sets as they are turned: the kind of card, how many."""


class Alone(NamedTuple):
    """Combat cards not yet turned (left, right, Gaar, Chaos), the reserves from their tops, and the unseen by kind."""

    deck: tuple[tuple[int, int, int, int], ...]
    kinds: tuple[Kind, ...] = ()
    pool: Counts = ()
    chaos: int = 0
    silver: Counts = ()
    gold: Counts = ()
    feeds: bool = False
    """The monster's attacks may add cards to the reserves."""
    lasting: int = 0
    window: int = BEFORE
    shown: Counts = ()

    def opening(self) -> list[tuple[float, State]]:
        return [(1.0, self.settled(self.chaos, (self.silver, self.gold, self.pool), self.lasting, self.window))]

    def settled(self, chaos: int, holding: Holding, lasting: int, window: int = BEFORE) -> State:
        """Forget what can no longer matter: cards out of reach, and the unseen where none will be turned."""
        if not chaos:
            return 0, EMPTY, lasting, window
        if self.feeds:
            return chaos, holding, lasting, window
        silver, gold, pool = holding
        reach = REACH * (chaos + 1)
        if len(gold) >= reach:
            silver, gold = (), gold[:reach]
        unseen = (UNSEEN in silver, UNSEEN in gold)
        pool = tuple([n if unseen[kind.metal] else 0 for n, kind in zip(pool, self.kinds, strict=True)])
        return chaos, (silver, gold, pool), lasting, window

    def plays(self, state: State, acts: int) -> list[Play]:
        """Return what the sets of so many Chaos symbols may come to."""
        chaos, holding, lasting, window = state
        silver, gold, _ = holding
        acts = min(acts, chaos, len(silver) + len(gold))
        if not acts or (self.shown and window & PAST == AFTER):
            return [(1.0, NO_STRAIN, (*state[:3], BEFORE))]
        sums: dict[tuple[Strain, State], float] = {}
        for chance, piles, left in revealed(self.kinds, holding, acts, window >= UNDAMAGED):
            strain, lies = NO_STRAIN, lasting
            for number, copies in piles:
                kind = self.kinds[number]
                if kind.sections:
                    strain = added(strain, kind.sections[copies - 1])
                lies |= bool(kind.each) << number
            play = (strain, self.settled(chaos - len(piles), left, lies))
            sums[play] = sums.get(play, 0.0) + chance
        return [(chance, *play) for play, chance in sums.items()]

    def cast(self, state: State, dice: int, gaar: int, air: bool, house: House) -> tuple[Roll, ...]:
        """Return the dice of an attack if they lie there; else nothing, as a combat card is to be turned."""
        return ((1.0, sum(self.shown), gaar, 0),) if self.shown and state[3] & PAST == AFTER else ()

    def stunned(self, state: State) -> tuple[int, int, State]:
        return 0, 0, (*state[:3], BEFORE)

    def drained(self, state: State, chaos: int) -> State:
        return self.settled(max(0, state[0] - chaos), state[1], state[2])

    def drawn(self, state: State, silver: int, gold: int) -> list[tuple[float, State]]:
        """Add unseen cards to the reserves (EU-316, EU-328)."""
        if not (silver or gold) or not state[0]:
            return [(1.0, state)]
        held = state[1]
        fed = feed(held[0], held[1], silver, gold)
        return [(1.0, self.settled(state[0], (*fed, held[2]), state[2]))]

    def lying(self, state: State) -> int:
        return lying(self.kinds, state)

    def looks(self, state: State) -> bool:
        """Does it matter to the cards whether the monster is damaged: may Healing come up (EU-343)?"""
        if not state[0]:
            return False
        _, gold, pool = state[1]
        return any(kind.healing and (n in gold or (pool[n] and UNSEEN in gold)) for n, kind in enumerate(self.kinds))

    def steals(self) -> bool:
        """May a card of the reserves take the hero's Gaar?"""
        held = (*self.silver, *self.gold)
        fickle = UNSEEN in held or self.feeds
        return bool(self.chaos) and any(
            any(strain.steal for strain in kind.sections) and (n in held or (fickle and self.pool[n]))
            for n, kind in enumerate(self.kinds)
        )


Cards: TypeAlias = Rival | Alone


def feed(silver: Counts, gold: Counts, more: int, golden: int) -> tuple[Counts, Counts]:
    """Return the reserves with unseen cards added; four silver ones make a gold one (EU-328, EU-329)."""
    silver, gold = (*silver, *[UNSEEN] * more), (*gold, *[UNSEEN] * golden)
    while len(silver) >= EXCHANGE:
        silver, gold = silver[EXCHANGE:], (*gold, UNSEEN)
    return silver, gold


@lru_cache(maxsize=8192)
def revealed(
    kinds: tuple[Kind, ...], holding: Holding, acts: int, undamaged: bool
) -> tuple[tuple[float, Piles, Holding], ...]:
    """Return the sets that so many Chaos actions may turn up, and what is left then (EU-338 to EU-344)."""
    turning = Turning(kinds, acts, undamaged)
    silver, gold, pool = holding
    turning.turn(1.0, (), GOLD if gold else SILVER, (silver, gold), pool, ())
    return tuple((chance, *end) for end, chance in turning.found.items())


class Turning:
    """Cards of the reserves turned one by one, in all ways they may come; ``found`` has the ends with their chances."""

    def __init__(self, kinds: tuple[Kind, ...], acts: int, undamaged: bool) -> None:
        self.kinds, self.acts = kinds, acts
        self.idle = [undamaged and kind.healing for kind in kinds]
        self.found: dict[tuple[Piles, Holding], float] = {}

    def turn(
        self, chance: float, piles: Piles, metal: int, queues: tuple[Counts, Counts], pool: Counts, aside: Counts
    ) -> None:
        """Turn the next card, if any is to be turned."""
        full = len(piles)
        if full == self.acts:
            number, copies = piles[-1]
            if copies >= COMPLETE[self.kinds[number].metal] or self.idle[number]:
                return self.end(chance, piles, queues, pool, aside)
        if not queues[metal]:
            if metal == SILVER or full == self.acts or not queues[SILVER]:
                return self.end(chance, piles, queues, pool, aside)
            metal = SILVER
        queue = queues[metal]
        rest = (queue[1:], queues[GOLD]) if metal == SILVER else (queues[SILVER], queue[1:])
        if queue[0] != UNSEEN:
            return self.place(chance, piles, metal, rest, pool, aside, queue[0])
        unseen = [n if kind.metal == metal else 0 for n, kind in zip(pool, self.kinds, strict=True)]
        total = sum(unseen)
        for number, n in enumerate(unseen):
            if n:
                less = (*pool[:number], n - 1, *pool[number + 1 :])
                self.place(chance * n / total, piles, metal, rest, less, aside, number)
        if not total:
            self.end(chance, piles, queues, pool, aside)
        return None

    def place(
        self,
        chance: float,
        piles: Piles,
        metal: int,
        queues: tuple[Counts, Counts],
        pool: Counts,
        aside: Counts,
        number: int,
    ) -> None:
        """Put a card on its pile, or begin the next; one that fits none goes to the bottom and ends it."""
        full = len(piles)
        if self.idle[number] and full < self.acts and any(pile[0] == number for pile in piles):
            self.turn(chance, piles, metal, queues, pool, (*aside, number))
        elif full and piles[-1][0] == number and piles[-1][1] < COMPLETE[self.kinds[number].metal]:
            self.turn(chance, (*piles[:-1], (number, piles[-1][1] + 1)), metal, queues, pool, aside)
        elif full < self.acts:
            self.turn(chance, (*piles, (number, 1)), metal, queues, pool, aside)
        else:
            silver, gold = queues
            back = (silver, (*gold, number)) if metal == GOLD else ((*silver, number), gold)
            self.end(chance, piles, back, pool, aside)

    def end(self, chance: float, piles: Piles, queues: tuple[Counts, Counts], pool: Counts, aside: Counts) -> None:
        end = (piles, (queues[SILVER], (*queues[GOLD], *aside), pool))
        self.found[end] = self.found.get(end, 0.0) + chance
