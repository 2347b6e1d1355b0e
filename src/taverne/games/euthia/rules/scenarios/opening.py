"""Every scenario by its word, what it lays out before the first round, and the trade then (EUS-009, EUS-010).
Their rules are left to their own modules; other chapters ask them through ``scenarios``."""

from __future__ import annotations

from typing import Final

from taverne.engine.actions import Seat
from taverne.engine.frames import DONE, Flow, Frame, call, procedure, step

from ...box.scenarios import SCENARIOS, ScenarioId
from ...state.game_state import EuthiaState
from ..goods import storage
from ..trade.trade_action import Trading
from .abyss import Abyss
from .base import Story
from .collision import Collision
from .devastation import Devastation
from .doom import Doom
from .farruga import Farruga
from .hunt import Hunt
from .mirrezil import Mirrezil
from .rescue import RescueStory
from .revocation import Revocation

_BY_WORD: Final[dict[ScenarioId, Story]] = {
    "hunt": Hunt(),
    "rescue": RescueStory(),
    "abyss": Abyss(),
    "collision": Collision(),
    "devastation": Devastation(),
    "doom": Doom(),
    "farruga": Farruga(),
    "mirrezil": Mirrezil(),
    "revocation_1": Revocation(),
    "revocation_2": Revocation(),
    "revocation_3": Revocation(),
}
STORIES: Final = tuple(_BY_WORD[word] for word in SCENARIOS)
"""The scenarios in the order of the box."""


def prepare(state: EuthiaState) -> Flow:
    """Lay out what the scenario needs; heroes with gold trade before the first round (EUS-009)."""
    state.story.prepare(state)
    return call(state, OpeningTrades()) if any(state.gold) else None


@procedure
class OpeningTrades(Frame):
    """In seat order: nothing is sold, nobody heals, no tax is paid, gold left over is kept (EUS-009, EUS-010)."""

    seat: Seat = 0

    @step
    def trade(self, state: EuthiaState) -> Flow:
        if self.seat == state.seats:
            return DONE
        return call(state, Trading(self.seat, 1)) if state.gold[self.seat] else None

    @step
    def store(self, state: EuthiaState) -> Flow:
        return storage.fit(state, self.seat)

    @step
    def further(self, state: EuthiaState) -> Flow:
        self.seat += 1
        return self.go(self.trade)
