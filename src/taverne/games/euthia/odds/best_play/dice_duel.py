"""The duel over the monster's dice in the odds of a combat: both sides may spend Gaar in turn until both have passed.
What a result is worth is asked from ``solver``; the rule is EU-159 to EU-161, for Skoldur EU-359.

The monster's player begins. With each side's tokens left known, four columns are enough, one for whom is to move and
whether the other has just passed:

    first       the monster, nobody has passed          last        the monster, the hero has passed
    answer      the hero, nobody has passed             final       the hero, the monster has passed
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from .faces import Faces, Worths

Ends: TypeAlias = Callable[[int, int, int], Worths]
"""What the dice are worth as they lie: the change of their sum, the hero's tokens spent, the monster's Gaar left."""


class Columns:
    """What each way that the dice may lie is worth, by who is to move."""

    __slots__ = ("answer", "final", "first", "last", "stand")

    def __init__(self, stand: Worths, first: Worths, answer: Worths, last: Worths, final: Worths) -> None:
        self.stand = stand
        self.first = first
        self.answer = answer
        self.last = last
        self.final = final


def fought(faces: Faces, spends: int, hero: int, again: bool, monster: int, gaar: int, ends: Ends) -> Columns:
    """Return the worths of a duel in which the hero may spend ``spends`` tokens, each changing the sum by ``hero`` and,
    but for Skoldur, rolling a die ``again``; ``monster`` is what each of the Gaar of the monster's player adds."""
    before: list[Worths] = []
    top: Columns | None = None
    for left in range(gaar + 1):
        later: list[Worths] = []
        top = None
        for n in range(spends, -1, -1):
            stand = ends(monster * (gaar - left) + hero * n, n, left)
            then: Worths | None = top.first if top is not None else None
            final = spent(faces, stand, then, again)
            if left:
                last = faces.lowered(stand, before[n])
                answer = spent(faces, last, then, again)
                top = Columns(stand, faces.lowered(final, before[n]), answer, last, final)
            else:
                top = Columns(stand, final, final, stand, final)
            later.append(top.answer)
        before = later[::-1]
    assert top is not None
    return top


def spent(faces: Faces, now: Worths, then: Worths | None, again: bool) -> Worths:
    """Return what is best for the hero: to pass, or to spend a token."""
    if then is None:
        return now
    if again:
        return faces.raised(now, then)
    better = [n for n, (one, other) in enumerate(zip(now.worth, then.worth, strict=True)) if other > one]
    if not better:
        return now
    worth, left = now.worth[:], now.left[:]
    for n in better:
        worth[n], left[n] = then.worth[n], then.left[n]
    return Worths(worth, left)
