"""The best answers in a combat by its odds, for the hero as for the monster's player: what tests play and bots may.
The odds of an answer are left to ``mid_combat``; where they are none, to ``policy``."""

from __future__ import annotations

from typing import Final

from taverne.engine.actions import Action
from taverne.engine.decisions import Choice

from ..state.game_state import EuthiaState
from .combatants import Odds
from .mid_combat import option
from .policy import answer

HEALTH: Final = 1e-3
GAAR: Final = 5e-4
"""What health and Gaar left count between answers that win about as often."""
CARDS: Final = ("monster-cards",)
"""Questions that ``policy`` answers: the odds are made for its play of cards."""


def best_answer(state: EuthiaState, decision: Choice) -> Action:
    """Return the answer with the best odds for the seat that is asked, from what it may know."""
    duel = state.duel
    usual = answer(state, decision)
    if duel is None or len(decision.options) == 1 or decision.prompt in CARDS or usual.kind == "card":
        return usual
    sign = 1.0 if decision.seat == duel.seat else -1.0
    best, most = usual, float("-inf")
    for action in (usual, *[action for action in decision.options if action != usual]):
        odds = option(state, decision.seat, action)
        if odds is not None and sign * worth(odds) > most + 1e-9:
            best, most = action, sign * worth(odds)
    return best


def worth(odds: Odds) -> float:
    """Return what odds are worth to the hero."""
    return odds.win + HEALTH * odds.left + GAAR * odds.gaar
