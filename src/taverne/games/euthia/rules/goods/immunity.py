"""Immunity of a foe: which effects of a hero it does not feel, and from which tiles it does (EU-319, EU-320).
Carrying effects out is left to ``combat.effects``, what is offered to ``uses``."""

from __future__ import annotations

from typing import Final

from ...box import compiled_effects as verb
from ...box.integer_tables import NONE
from ...state.duel import Duel
from ...state.game_state import EuthiaState

ON_FOE: Final = frozenset((verb.RABBIT, verb.MONSTER_DICE, verb.STUN, verb.DRAIN))
"""What an immune foe does not feel (EU-319, EU-321)."""


def immune(state: EuthiaState, duel: Duel, source: int = NONE) -> bool:
    """Is the foe immune to whatever this is, which comes from a tile or from none (EU-319, EU-320)?"""
    if not state.cat.foes.immunity[duel.foe]:
        return False
    despite = state.cat.tile_despite_immunity
    return not (0 <= source < len(despite) and despite[source])
