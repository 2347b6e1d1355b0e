"""How likely a side is to win a war for points: from what it has, what its rivals have, and the turns that are left.
What a plan scores is left to ``campaign``; wars for treasures and capitals have no such reckoning."""

from __future__ import annotations

from functools import lru_cache
from itertools import product
from math import prod
from typing import Final, TypeAlias

from ..box.catalogue import EVERYBODY
from ..state.game_state import LONG, NerathState
from .values import point_value

GAINS: Final = ((2, 0.08), (3, 0.1), (4, 0.18), (5, 0.2), (6, 0.18), (7, 0.13), (9, 0.13))
"""The points that a realm is thought to score in a turn, and how likely that is: about what greedy realms do."""
SPAN: Final = 40
"""A turn brings fewer points than this."""
GOLD: Final = 0.02
"""The chance to win a war that a gold is worth."""

Spread: TypeAlias = tuple[tuple[int, float], ...]
"""Points and how likely they are."""


class Standing:
    """The chances of the active realm's side, by the points that it scores in this turn."""

    __slots__ = ("win",)

    def __init__(self, state: NerathState) -> None:
        if state.length == LONG:
            self.win = [GOLD * point_value(state, state.realm) * points for points in range(SPAN)]
            return
        side = state.side[state.realm]
        sides = [side, *sorted(set(state.side) - {side})]
        points = tuple(sum(state.points[r] for r in EVERYBODY if state.side[r] == s) for s in sides)
        alive = [realm for realm in EVERYBODY if not state.out[realm]]
        turns = tuple(sum(state.side[r] == s for r in alive) for s in sides)
        left = tuple(sum(state.side[r] == s for r in alive if r > state.realm) for s in sides)
        last = 0 < state.limit <= state.round
        goal = 0 if last else state.goal()[0]
        self.win = scale(points, left, turns, goal, last or state.higher or bool(state.extra))

    def worth(self, spread: list[float], gold: float) -> float:
        """Return what a plan is worth, as a chance to win: how likely each number of points is, and gold."""
        return sum(chance * win for chance, win in zip(spread, self.win, strict=False)) + GOLD * gold


@lru_cache(maxsize=256)
def scale(points: tuple[int, ...], left: tuple[int, ...], turns: tuple[int, ...], goal: int, top: bool) -> list[float]:
    """Return the chance of the first side to win, by the points that it scores now.

    ``left`` are the turns of each side that are still to come in this round, ``turns`` those of a whole round.  With
    ``top`` the most points win, otherwise who alone has reached the goal (CN-025 to CN-030).
    """
    ends: list[tuple[list[int], float]] = []
    for gained in product(*[gains(n) for n in left[1:]]):
        finals = [have + gain for have, (gain, _) in zip(points[1:], gained, strict=True)]
        ends.append((finals, prod(chance for _, chance in gained)))
    under = [below(n) for n in turns[1:]]
    chances: dict[int, float] = {}
    for have in range(points[0], points[0] + SPAN + gains(left[0])[-1][0]):
        won = [chance * verdict(have, finals, goal, top, gains(turns[0]), under) for finals, chance in ends]
        chances[have] = sum(won)
    return [sum(chance * chances[points[0] + n + gain] for gain, chance in gains(left[0])) for n in range(SPAN)]


def verdict(have: int, finals: list[int], goal: int, top: bool, mine: Spread, under: list[list[float]]) -> float:
    """Return the chance to win with so many points at the end of a round against rivals with theirs.

    If the war goes on, that is the chance to be ahead of everybody a round later.
    """
    best = max(finals)
    there = sum(final >= goal for final in finals)
    if have >= goal:
        if not there or (top and have > best):
            return 1.0
        if top and have < best and finals.count(best) == 1:
            return 0.0
    elif there == 1 or (top and there and finals.count(best) == 1):
        return 0.0
    total = 0.0
    for gain, chance in mine:
        ahead = chance
        for final, lower in zip(finals, under, strict=True):
            lead = have + gain - final
            ahead *= lower[lead] if 0 <= lead < len(lower) else float(lead > 0)
        total += ahead
    return total


@lru_cache(maxsize=8)
def gains(turns: int) -> Spread:
    """Return what a side scores in so many turns."""
    found = {0: 1.0}
    for _ in range(turns):
        more: dict[int, float] = {}
        for have, chance in found.items():
            for gain, odds in GAINS:
                more[have + gain] = more.get(have + gain, 0.0) + chance * odds
        found = more
    return tuple(sorted(found.items()))


@lru_cache(maxsize=8)
def below(turns: int) -> list[float]:
    """Return for each lead the chance that a rival scores less in so many turns; equals count half."""
    spread = gains(turns)
    return [
        sum(chance * (1.0 if gain < lead else 0.5 * (gain == lead)) for gain, chance in spread)
        for lead in range(spread[-1][0] + 2)
    ]
