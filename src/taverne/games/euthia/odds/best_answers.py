"""The best answers in a combat by its odds, for the hero as for the monster's player: the play that the odds promise.
The odds of an answer are left to ``mid_combat``; pieces and cards that play by rule, to ``policy``."""

from __future__ import annotations

from typing import Final

from taverne.engine.actions import Action
from taverne.engine.decisions import Choice

from ..rules.combat.hero_roll import READY
from ..state.game_state import EuthiaState
from .armoury import CLOVER, HEAL, SHIELD, WARD, kit
from .combatants import Odds
from .mid_combat import option
from .policy import answer

HEALTH: Final = 1e-3
GAAR: Final = 5e-4
"""What health and Gaar left count between answers that win about as often."""
WEIGHED: Final = {"healing": (HEAL,), "after-monster": (WARD,), "roll-attack": (CLOVER,), "duel": ()}
"""Questions whose answers the odds weigh, with the pieces among them; all others are answered as ``policy`` says."""
TOKENS: Final = ("gaar", "dwurt", "hope", "convert", "pass", "done")
"""Answers without a piece or a card."""


def best_answer(state: EuthiaState, decision: Choice) -> Action:
    """Return the answer with the best odds for the seat that is asked, from what it may know."""
    duel = state.duel
    usual = answer(state, decision)
    actions = weighed(state, decision, usual)
    if duel is None or len(actions) == 1:
        return usual
    sign = 1.0 if decision.seat == duel.seat else -1.0
    best, most = usual, float("-inf")
    for action in actions:
        odds = option(state, decision.seat, action)
        if odds is not None and sign * worth(odds) > most + 1e-9:
            best, most = action, sign * worth(odds)
    return best


def weighed(state: EuthiaState, decision: Choice, usual: Action) -> list[Action]:
    """Return the answers that the odds choose from, the usual one first: tokens, and pieces that are counted."""
    duel = state.duel
    if duel is None or decision.prompt not in WEIGHED or usual.kind == "card":
        return [usual]
    parts = kit(state, duel.seat, duel.foe).parts
    if any(piece.action == usual for piece in parts[SHIELD]):
        return [usual]
    pieces = [piece.action for part in WEIGHED[decision.prompt] for piece in parts[part][:1]]
    if decision.prompt == "healing":
        pieces = [piece.action for piece in sorted(parts[HEAL], key=lambda piece: piece.heal())[:1]]
    known = [READY, *pieces]
    rest = [one for one in decision.options if one != usual and (one.kind in TOKENS or one in known)]
    return [usual, *rest]


def worth(odds: Odds) -> float:
    """Return what odds are worth to the hero."""
    return odds.win + HEALTH * odds.left + GAAR * odds.gaar
