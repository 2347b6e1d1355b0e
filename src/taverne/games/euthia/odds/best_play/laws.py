"""What the monster's cards do in its attacks, as chances: of a rival all that he plays, without rivals what is turned.
The cards themselves are left to ``card_play`` and ``reserves``, combat cards to ``faces`` and here.

A rival plays his cards in the first attack in which he can (``policy``): after it nothing of them matters but those
that stay. Without rivals each Chaos action has the law that it has on average over what was turned before, and combat
cards that of the cards not yet turned, of all of them once those are used up.
"""

from __future__ import annotations

from typing import Final, NamedTuple, TypeAlias

from ..card_play import BEFORE, NO_STRAIN, PAST, Counts, Rival, State, Strain, added
from ..combatants import Fight
from ..reserves import Alone, Cards
from .faces import FACES, SIDES, turned

FEW: Final = 6
"""With so few combat cards left it is counted how many are turned until all are shuffled."""
FEWER: Final = 4
"""What sets of cards may do, at most; the likeliest."""
KEPT: Final = 80
"""Ways that the reserves may have come to, at most; the faintest go."""

Played: TypeAlias = tuple[float, Strain, int]
"""A chance, what cards do in an attack, what those that stay regenerate from then on."""


def likeliest(sums: dict[tuple[Strain, int], float]) -> tuple[Played, ...]:
    """Return the likeliest of what cards may do, which stand for the others too."""
    some = sorted(sums.items(), key=lambda one: -one[1])[:FEWER]
    whole = sum([chance for _, chance in some])
    return tuple([(chance / whole, *end) for end, chance in some])


class Turn(NamedTuple):
    """Combat cards as dice: Chaos symbols, Gaar spent by the monster, whether hope is fed, chances of ways to lie."""

    acts: int
    spent: int
    hope: bool
    ways: tuple[tuple[int, float], ...]


class Laws:
    """The laws of one combat's cards by number: of a rival's 0 is that of none left; alone it is made of the Chaos
    actions left and, by sixteen, the combat cards turned where few are left."""

    def __init__(self, fight: Fight) -> None:
        self.kinds = fight.cards.kinds
        self.rivals: list[Rival] = [Rival()]
        self.alone = isinstance(fight.cards, Alone)
        self.house, self.air, self.pack = fight.house, fight.foe.air, fight.pack
        self.firsts: dict[tuple[int, int], tuple[Played, ...]] = {}
        self.rests: dict[tuple[int, int], int] = {}
        self.actions = self.by_action(fight.cards) if isinstance(fight.cards, Alone) else []
        self.deck = fight.cards.deck if isinstance(fight.cards, Alone) else ()
        self.counted = 0 < len(self.deck) <= FEW and bool(self.pack)
        self.turns: dict[tuple[int, int, int], tuple[Turn, ...]] = {}

    def first(self, cards: Cards) -> int:
        """Return the number of the law that cards go by from now on."""
        if isinstance(cards, Alone):
            return len(self.actions)
        return self.number(cards._replace(window=BEFORE) if cards.window >= PAST else cards)

    def number(self, cards: Rival) -> int:
        """Return the number of a rival's law; what lies there already is known to the place."""
        cards = cards._replace(lasting=0)
        if not any(state[0] for _, state in cards.opening()):
            return 0
        if cards not in self.rivals:
            self.rivals.append(cards)
        return self.rivals.index(cards)

    def rest(self, law: int, window: int) -> int:
        """Return the law of what a rival keeps who could play from a window on only; Chaos is that left on average."""
        if not law or window == BEFORE:
            return 0
        key = (law, window)
        found = self.rests.get(key)
        if found is None:
            cards, hands, chaos = self.rivals[law], dict[Counts, float](), 0.0
            for chance, hand in cards.hands:
                _, left, kept, _ = cards.spend((cards.chaos, (hand, ()), 0, window), window)
                hands[tuple(kept)] = hands.get(tuple(kept), 0.0) + chance
                chaos += chance * left
            rest = cards._replace(
                hands=tuple([(chance, hand) for hand, chance in hands.items()]), chaos=round(chaos), window=BEFORE
            )
            found = self.rests[key] = self.number(rest)
        return found

    def window(self, law: int) -> int:
        """Return the first window of the attack at hand that is open to a rival's cards."""
        return BEFORE if self.alone else self.rivals[law].window

    def each(self, lasting: int) -> int:
        """Return what cards that lie there regenerate in each attack."""
        return sum([kind.each for n, kind in enumerate(self.kinds) if lasting >> n & 1])

    # A rival

    def played(self, law: int, window: int) -> tuple[Played, ...]:
        """Return what a rival plays from a window on, if he still has his cards."""
        if not law or window >= PAST:
            return ((1.0, NO_STRAIN, -1),)
        key = (law, window)
        found = self.firsts.get(key)
        if found is None:
            sums: dict[tuple[Strain, int], float] = {}
            cards = self.rivals[law]
            for chance, state in cards.opening():
                for part, strain, after in cards.plays((*state[:3], window), 0):
                    end = (strain, self.each(after[2]))
                    sums[end] = sums.get(end, 0.0) + chance * part
            found = self.firsts[key] = tuple([(chance, *end) for end, chance in sums.items()])
        return found

    # Without rivals

    def by_action(self, cards: Alone) -> list[tuple[Played, ...]]:
        """Return the law of each Chaos action, the last first, so that as many are left as its place says."""
        found: list[tuple[Played, ...]] = []
        states: dict[State, float] = {state: chance for chance, state in cards.opening()}
        for _ in range(min(cards.chaos, len(cards.silver) + len(cards.gold))):
            sums: dict[tuple[Strain, int], float] = {}
            after: dict[State, float] = {}
            for state, chance in states.items():
                for part, strain, then in cards.plays((*state[:3], BEFORE), 1):
                    end = (strain, self.each(then[2]))
                    sums[end] = sums.get(end, 0.0) + chance * part
                    after[then] = after.get(then, 0.0) + chance * part
            found.append(likeliest(sums))
            states = dict(sorted(after.items(), key=lambda one: -one[1])[:KEPT])
            whole = sum(states.values())
            states = {state: chance / whole for state, chance in states.items()}
        return found[::-1]

    def acted(self, law: int, acts: int) -> tuple[int, tuple[Played, ...]]:
        """Return the law after so many Chaos symbols, and what is turned then."""
        chaos = law % 16
        acts = min(acts, chaos)
        found: dict[tuple[Strain, int], float] = {(NO_STRAIN, -1): 1.0}
        for n in range(chaos, chaos - acts, -1):
            more: dict[tuple[Strain, int], float] = {}
            for (strain, each), chance in found.items():
                for part, one, lies in self.actions[n - 1]:
                    end = (added(strain, one), max(each, lies))
                    more[end] = more.get(end, 0.0) + chance * part
            found = more
        return law - acts, likeliest(found)

    def turned(self, law: int, dice: int, gaar: int) -> tuple[Turn, ...]:
        """Return the dice that the next combat card shows, the lowest rolled again for its Gaar symbols (EU-335)."""
        gone = law // 16
        deck = self.deck if not self.counted or gone < len(self.deck) else self.pack
        key = (gone if self.counted else 0, dice, min(gaar, 9))
        found = self.turns.get(key)
        if found is not None:
            return found
        sums: dict[tuple[int, int, bool], dict[int, float]] = {}
        faces = FACES[dice]
        for left, right, few, acts in deck:
            way = (left, right) if dice > 1 else (right,)
            hope = sum(way) >= self.house.high
            now = {faces.at(turned(way) if self.air else way): 1 / len(deck)}
            for spent in range(min(few, gaar) + 1):
                then: dict[int, float] = {}
                into = sums.setdefault((acts, spent, hope), {})
                for at, chance in now.items():
                    if spent == min(few, gaar) or faces.ways[at][0] > self.house.low_die:
                        into[at] = into.get(at, 0.0) + chance
                        continue
                    for face in range(1, SIDES + 1):
                        to = faces.at((face, *faces.ways[at][1:]))
                        then[to] = then.get(to, 0.0) + chance / SIDES
                now = then
        found = self.turns[key] = tuple([Turn(*end, tuple(into.items())) for end, into in sums.items() if into])
        return found

    def next_card(self, law: int) -> int:
        """Return the law once a combat card is turned."""
        return law + 16 if self.counted and law // 16 < len(self.deck) else law
