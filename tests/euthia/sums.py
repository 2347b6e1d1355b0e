"""Plain fights of Euthia whose chances can be summed by hand: no hope, one wound from seven on.

Combats that are played out instead are in ``trials``.
"""

from __future__ import annotations

from typing import Any

from taverne.games.euthia.box.integer_tables import TOP
from taverne.games.euthia.odds.combatants import Blow, Foe
from taverne.games.euthia.odds.rolls import House

NO_HOPE = House(low=0, high=99)
HIT, MISS = 21 / 36, 15 / 36
"""Two dice show 7 or more, or less."""


def steps(*least: int) -> tuple[int, ...]:
    """By strength: 1 from the first number on, 2 from the second, and so on."""
    return tuple(sum(strength >= n for n in least) for strength in range(TOP + 1))


SEVEN = Blow(steps(7), 7)


def boar(health: int = 1, **more: Any) -> Foe:
    """Return a monster that wounds once from 7 on."""
    return Foe(health, 0, steps(7))._replace(**more)
