"""The Hunt: eight rounds, nothing besides the base rules; without rivals three marks rate the lowest hero
(EUS-025 to EUS-029). What reputation counts in the end is left to ``scoring``."""

from __future__ import annotations

from typing import Final

from ...state.game_state import COMPETITIVE, Table
from ..turn.scoring import total
from .base import Story

MEDALS: Final = ("bronze", "silver", "gold")


class Hunt(Story):
    """The scenario of a first game."""

    def count(self, table: Table) -> int:
        return min(total(table, seat) for seat in range(table.seats))

    def conclude(self, table: Table) -> None:
        """``won`` is the number of marks reached by the lowest hero: 1 bronze, 2 silver, 3 gold (EUS-028, EUS-029)."""
        if table.mode == COMPETITIVE:
            return
        table.won = sum(self.count(table) >= table.figure(medal) for medal in MEDALS)
        if table.won:
            table.emit("rated", {"n": self.count(table), "medal": f"medal-{MEDALS[table.won - 1]}"}, "EUS-028")
        else:
            table.emit("goal-missed", {}, "EUS-028")
