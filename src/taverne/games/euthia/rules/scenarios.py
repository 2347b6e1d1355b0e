"""The scenario that is played: whatever other chapters ask of it, and trade before the first round (EUS-001 to 024).
The rules of each scenario are left to its own module, what all share to ``scenario_base``."""

from __future__ import annotations

from typing import Final

from taverne.engine.actions import Action, Seat
from taverne.engine.decisions import Refusal
from taverne.engine.frames import DONE, Flow, Frame, call, procedure, step

from ..duel import Duel
from ..ops import Op
from ..scenarios import SCENARIOS
from ..state import COMPETITIVE, Table
from . import storing
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
STORIES: Final = tuple(BY_WORD.get(word, Story()) for word in SCENARIOS)


def story(table: Table) -> Story:
    return STORIES[table.scenario]


# Moments


def prepare(table: Table) -> Flow:
    """Lay out what the scenario needs; heroes with gold trade before the first round (EUS-009)."""
    story(table).prepare(table)
    return call(table, OpeningTrades()) if any(table.gold) else None


def hook(table: Table, moment: str, *args: int) -> Flow:
    """Let the scenario do what it does at a moment, which is one of its functions."""
    flow: Flow = getattr(STORIES[table.scenario], moment)(table, *args)
    return flow


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


# The turn


def free_actions(table: Table, seat: Seat) -> list[Action]:
    """Return the scenario's free actions; none on a space with a destruction token (EUS-099)."""
    return [] if table.at[seat] in table.ruined else STORIES[table.scenario].free_actions(table, seat)


def do_free(table: Table, seat: Seat, action: Action) -> Flow:
    return story(table).do_free(table, seat, action)


def why_not(table: Table, seat: Seat, action: Action) -> Refusal | None:
    return story(table).why_not(table, seat, action)


def opponents(table: Table, seat: Seat) -> list[int]:
    return STORIES[table.scenario].opponents(table, seat)


def barred(table: Table, seat: Seat, space: int) -> Refusal | None:
    return STORIES[table.scenario].barred(table, seat, space)


def wares(table: Table, seat: Seat) -> list[Action]:
    return story(table).wares(table, seat)


# The course and the end


def usual(table: Table) -> bool:
    return story(table).usual(table)


def over(table: Table) -> bool:
    return STORIES[table.scenario].over(table)


def conclude(table: Table) -> None:
    story(table).conclude(table)


def add_on(table: Table, seat: Seat) -> int:
    """Return what scoring adds, with rivals only (EUS-024)."""
    return story(table).add_on(table, seat) if table.mode == COMPETITIVE else 0


def legends(table: Table, seat: Seat) -> int:
    return story(table).legends(table, seat)


# Rules that events change


def mine_draws(table: Table) -> int:
    return story(table).rule(table, "mine_draws", 1)


def portals_closed(table: Table) -> bool:
    return bool(story(table).rule(table, "portals_closed", 0))


def fire_water_factor(table: Table) -> int:
    return story(table).rule(table, "fire_water_factor", 1)


def price_change(table: Table) -> int:
    return story(table).rule(table, "prices", 0)


def free_renewals(table: Table) -> int:
    return story(table).rule(table, "free_renewals", 0)


def extra_chaos(table: Table) -> int:
    return story(table).rule(table, "extra_chaos", 0)


# Combat


def foe_health(table: Table, foe: int) -> int:
    return STORIES[table.scenario].foe_health(table, foe)


def damage_before(table: Table, foe: int) -> int:
    return story(table).damage_before(table, foe)


def note_damage(table: Table, duel: Duel) -> None:
    story(table).note_damage(table, duel)


def truce(table: Table, duel: Duel) -> bool:
    return story(table).truce(table, duel)


def reward(table: Table, duel: Duel, usual: tuple[Op, ...]) -> Flow:
    return story(table).reward(table, duel, usual)


def extra_gaar(table: Table) -> int:
    return story(table).extra_gaar(table)


def blow(table: Table, duel: Duel, damage: int) -> int:
    return story(table).blow(table, duel, damage)


def has_power(table: Table, seat: Seat) -> bool:
    return STORIES[table.scenario].has_power(table, seat)


def spend_power(table: Table) -> None:
    story(table).spend_power(table)


def guarded(table: Table, seat: Seat) -> bool:
    return story(table).guarded(table, seat)


def fight_guardian(table: Table, seat: Seat) -> Flow:
    return story(table).fight_guardian(table, seat)
