"""The scenario that is played: whatever other chapters ask of it (EUS-001 to EUS-024).
The rules of each are left to its own module, what all share to ``base``; ``opening`` lists them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from taverne.engine.actions import Action, Seat
from taverne.engine.decisions import Refusal
from taverne.engine.frames import Flow

from ...state.duel import Duel
from ...state.game_state import COMPETITIVE, Table

if TYPE_CHECKING:
    from .base import Story

STORIES: Final[list[Story]] = []
"""The scenarios in the order of the box; filled by ``opening``, whose modules need the chapters that ask here."""


def story(table: Table) -> Story:
    return STORIES[table.scenario]


# Moments


def hook(table: Table, moment: str, *args: int) -> Flow:
    """Let the scenario do what it does at a moment, which is one of its functions."""
    flow: Flow = getattr(STORIES[table.scenario], moment)(table, *args)
    return flow


def space_freed(table: Table, seat: Seat, space: int) -> Flow:
    """A hero has freed a space, most often by a victory."""
    return story(table).space_freed(table, seat, space)


# The turn


def free_actions(table: Table, seat: Seat) -> list[Action]:
    """Return the scenario's free actions; none on a ruined space."""
    return [] if desolate(table, table.at[seat]) else STORIES[table.scenario].free_actions(table, seat)


def desolate(table: Table, space: int) -> bool:
    """Does a destruction token keep a hero from any free action (EUS-099), not only from trading (EUS-069)?"""
    return space in table.ruined and story(table).DESOLATES


def ruin_rule(table: Table, space: int) -> str:
    """Return the rule by which nobody trades at a ruined post."""
    return story(table).ruin_rule(table, space)


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


def reward(table: Table, duel: Duel) -> Flow:
    """What a beaten fighter gives; a scenario may share it out (EU-196, EU-310, EUS-019)."""
    return story(table).reward(table, duel, table.cat.foes.reward[duel.foe])


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
