"""Elementals: their powers over spaces, and who does not feel them (EU-094 to EU-101).
What Fire and Water do is left to ``movement``, Air and Earth to ``hero_roll``, challenges to ``challenges``."""

from __future__ import annotations

from typing import Final

from taverne.engine.actions import Seat

from ...box.compiled_effects import IMMUNE, STORED
from ...box.integer_tables import NONE
from ...box.terms import ELEMENTS
from ...state.game_state import EuthiaState

AIR: Final = 1 << ELEMENTS.index("air")
EARTH: Final = 1 << ELEMENTS.index("earth")
WATER: Final = 1 << ELEMENTS.index("water")
FIRE: Final = 1 << ELEMENTS.index("fire")


def powers(state: EuthiaState, space: int) -> int:
    """Return the powers that act on a space, as bits: those of its own elemental and of all around it, each once
    (EU-094, EU-099). An elemental that has left the map has none (EUS-134)."""
    element = state.cat.map.element
    found = 0
    own = element[space]
    if own != NONE and space not in state.absent:
        found = 1 << own
    for other in state.near[space]:
        kind = element[other]
        if kind != NONE and other not in state.absent:
            found |= 1 << kind
    return found


def felt(state: EuthiaState, seat: Seat, space: int) -> int:
    """Return the powers that touch a hero on a space: those to which nothing he has makes him immune (EU-048).

    Fire and Water cancel on the space itself, whoever stands there (EU-100).
    """
    found = powers(state, space)
    if found & FIRE and found & WATER:
        found &= ~(FIRE | WATER)
    return found & ~immunity(state, seat) if found else 0


def immunity(state: EuthiaState, seat: Seat) -> int:
    """Return the elements to which a hero's equipped tiles make him immune, as bits."""
    cat = state.cat
    found = 0
    for thing in state.slots[seat]:
        if thing < 0:
            continue
        for op in cat.tile_permanent[state.design[thing]]:
            if op.verb == IMMUNE:
                found |= stored_elements(state, thing) if op.args[0] == STORED else 1 << op.args[0]
    return found


def stored_elements(state: EuthiaState, thing: int) -> int:
    """Return the elements of the essences on a tile, as bits."""
    return sum([1 << element for element, n in enumerate(state.essences_on(thing)) if n])
