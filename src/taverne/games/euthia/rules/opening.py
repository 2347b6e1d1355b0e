"""Every scenario by its word, what it lays out before the first round, and the trade then (EUS-009, EUS-010).
Their rules are left to their own modules; other chapters ask them through ``scenarios``."""

from __future__ import annotations

from typing import Final

from taverne.engine.actions import Seat
from taverne.engine.frames import DONE, Flow, Frame, call, procedure, step

from ..scenarios import SCENARIOS
from ..state import Table
from . import scenarios, storing
from .scenario_abyss import Abyss
from .scenario_base import Story
from .scenario_collision import Collision
from .scenario_devastation import Devastation
from .scenario_doom import Doom
from .scenario_farruga import Farruga
from .scenario_hunt import Hunt
from .scenario_mirrezil import Mirrezil
from .scenario_rescue import Rescue
from .scenario_revocation import Revocation
from .trading import Trading

BY_WORD: Final[dict[str, Story]] = {
    "hunt": Hunt(),
    "rescue": Rescue(),
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
scenarios.STORIES[:] = [BY_WORD[word] for word in SCENARIOS]


def prepare(table: Table) -> Flow:
    """Lay out what the scenario needs; heroes with gold trade before the first round (EUS-009)."""
    scenarios.story(table).prepare(table)
    return call(table, OpeningTrades()) if any(table.gold) else None


@procedure
class OpeningTrades(Frame):
    """In seat order: nothing is sold, nobody heals, no tax is paid, gold left over is kept (EUS-009, EUS-010)."""

    seat: Seat = 0

    @step
    def trade(self, table: Table) -> Flow:
        if self.seat == table.seats:
            return DONE
        return call(table, Trading(self.seat, 1)) if table.gold[self.seat] else None

    @step
    def store(self, table: Table) -> Flow:
        return storing.fit(table, self.seat)

    @step
    def further(self, table: Table) -> Flow:
        self.seat += 1
        return self.go(self.trade)
