"""Whether a realm's capital is in danger: by the odds of the attack that an enemy could make on it in its next turn.
What is done about it is left to ``greedy``; threats to other lands are weighed in ``values``."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

from ..box.catalogue import CASTLE, EVERYBODY, NONE, WARSHIP
from ..state.game_state import NerathState
from ..state.modifiers import movement
from .attacks import attacked
from .values import strength, threats

DANGER: Final = 0.3
"""A capital that falls so often needs more defenders; one that falls less often has enough of them."""


class Watch(NamedTuple):
    """How a realm watches over its capital: when it is alarmed, and how many Footsoldiers it then wants at most for
    each unit that hits."""

    alarmed: Callable[[NerathState, int], bool]
    most: float


def by_strength(state: NerathState, realm: int) -> bool:
    """Is one enemy who could come stronger than those who stand in the capital?"""
    capital = state.cat.capital[realm]
    danger = threats(state, realm)[capital]
    return state.holder[capital] == realm and danger > strength(state, state.here[capital])


def by_odds(state: NerathState, realm: int) -> bool:
    """Could one enemy alone take the realm's capital, with too good a chance?"""
    capital = state.cat.capital[realm]
    if state.holder[capital] != realm:
        return False
    guard = [unit for unit in state.here[capital] if state.side[state.owner[unit]] == state.side[realm]]
    for other in EVERYBODY:
        if state.hostile(realm, other):
            army = raiders(state, other, capital)
            if army and attacked(state, other, capital, army, guard).win > DANGER:
                return True
    return False


def raiders(state: NerathState, realm: int, land: int) -> list[int]:
    """Return the units of a realm that may reach a land in its next turn, as the crow flies."""
    found = []
    for unit, owner in enumerate(state.owner):
        where = state.where[unit]
        if owner != realm or where == NONE or state.kind[unit] in (CASTLE, WARSHIP):
            continue
        reach = 2 if state.ship[unit] != NONE else movement(state, unit)
        if land in state.cat.within[where][min(reach, 3)]:
            found.append(unit)
    return found


WARY: Final = Watch(by_odds, 2.5)
"""Enough is enough: who holds by the odds wants no more Footsoldiers there, and never a crowd of them alone."""
UNEASY: Final = Watch(by_strength, float("inf"))
"""Never enough: what leaves its capital in every turn fills it again as far as it can."""
