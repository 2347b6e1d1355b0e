"""The Hunt: eight rounds, nothing besides the base rules; without rivals three marks rate the lowest hero
(EUS-025 to EUS-029). What reputation counts in the end is left to ``scoring``."""

from __future__ import annotations

from typing import Final

from ...state.game_state import COMPETITIVE, EuthiaState
from ..turn.scoring import total
from .base import Story

MEDALS: Final = ("bronze", "silver", "gold")


class Hunt(Story):
    """The scenario of a first game."""

    def count(self, state: EuthiaState) -> int:
        return min(total(state, seat) for seat in range(state.seats))

    def conclude(self, state: EuthiaState) -> None:
        """``won`` is the number of marks reached by the lowest hero: 1 bronze, 2 silver, 3 gold (EUS-028, EUS-029)."""
        if state.mode == COMPETITIVE:
            return
        state.won = sum(self.count(state) >= state.figure(medal) for medal in MEDALS)
        if state.won:
            state.tell("rated", "EUS-028", n=self.count(state), medal=f"medal-{MEDALS[state.won - 1]}")
        else:
            state.tell("goal-missed", "EUS-028")
