"""The scenario that is played: whatever other chapters ask of it (EUS-001 to EUS-024).
The rules of each are left to its own module, what all share to ``base``; ``opening`` lists them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from taverne.engine.actions import Action, Seat
from taverne.engine.decisions import Refusal
from taverne.engine.frames import Flow

from ...state.duel import Duel
from ...state.game_state import COMPETITIVE, EuthiaState

if TYPE_CHECKING:
    from .base import Story

STORIES: Final[list[Story]] = []
"""The scenarios in the order of the box; filled by ``opening``, whose modules need the chapters that ask here."""


def story(state: EuthiaState) -> Story:
    return STORIES[state.scenario]


# Moments


def hook(state: EuthiaState, moment: str, *args: int) -> Flow:
    """Let the scenario do what it does at a moment, which is one of its functions."""
    flow: Flow = getattr(STORIES[state.scenario], moment)(state, *args)
    return flow


def space_freed(state: EuthiaState, seat: Seat, space: int) -> Flow:
    """A hero has freed a space, most often by a victory."""
    return story(state).space_freed(state, seat, space)


# The turn


def free_actions(state: EuthiaState, seat: Seat) -> list[Action]:
    """Return the scenario's free actions; none on a ruined space."""
    return [] if desolate(state, state.at[seat]) else STORIES[state.scenario].free_actions(state, seat)


def desolate(state: EuthiaState, space: int) -> bool:
    """Does a destruction token keep a hero from any free action (EUS-099), not only from trading (EUS-069)?"""
    return space in state.ruined and story(state).DESOLATES


def ruin_rule(state: EuthiaState, space: int) -> str:
    """Return the rule by which nobody trades at a ruined post."""
    return story(state).ruin_rule(state, space)


def do_free(state: EuthiaState, seat: Seat, action: Action) -> Flow:
    return story(state).do_free(state, seat, action)


def why_not(state: EuthiaState, seat: Seat, action: Action) -> Refusal | None:
    return story(state).why_not(state, seat, action)


def opponents(state: EuthiaState, seat: Seat) -> list[int]:
    return STORIES[state.scenario].opponents(state, seat)


def barred(state: EuthiaState, seat: Seat, space: int) -> Refusal | None:
    return STORIES[state.scenario].barred(state, seat, space)


def wares(state: EuthiaState, seat: Seat) -> list[Action]:
    return story(state).wares(state, seat)


# The course and the end


def usual(state: EuthiaState) -> bool:
    return story(state).usual(state)


def over(state: EuthiaState) -> bool:
    return STORIES[state.scenario].over(state)


def conclude(state: EuthiaState) -> None:
    story(state).conclude(state)


def add_on(state: EuthiaState, seat: Seat) -> int:
    """Return what scoring adds, with rivals only (EUS-024)."""
    return story(state).add_on(state, seat) if state.mode == COMPETITIVE else 0


def legends(state: EuthiaState, seat: Seat) -> int:
    return story(state).legends(state, seat)


# Rules that events change


def mine_draws(state: EuthiaState) -> int:
    return story(state).rule(state, "mine_draws", 1)


def portals_closed(state: EuthiaState) -> bool:
    return bool(story(state).rule(state, "portals_closed", 0))


def fire_water_factor(state: EuthiaState) -> int:
    return story(state).rule(state, "fire_water_factor", 1)


def price_change(state: EuthiaState) -> int:
    return story(state).rule(state, "prices", 0)


def free_renewals(state: EuthiaState) -> int:
    return story(state).rule(state, "free_renewals", 0)


def extra_chaos(state: EuthiaState) -> int:
    return story(state).rule(state, "extra_chaos", 0)


# Combat


def foe_health(state: EuthiaState, foe: int) -> int:
    return STORIES[state.scenario].foe_health(state, foe)


def damage_before(state: EuthiaState, foe: int) -> int:
    return story(state).damage_before(state, foe)


def note_damage(state: EuthiaState, duel: Duel) -> None:
    story(state).note_damage(state, duel)


def truce(state: EuthiaState, duel: Duel) -> bool:
    return story(state).truce(state, duel)


def reward(state: EuthiaState, duel: Duel) -> Flow:
    """What a beaten fighter gives; a scenario may share it out (EU-196, EU-310, EUS-019)."""
    return story(state).reward(state, duel, state.cat.foes.reward[duel.foe])


def extra_gaar(state: EuthiaState) -> int:
    return story(state).extra_gaar(state)


def blow(state: EuthiaState, duel: Duel, damage: int) -> int:
    return story(state).blow(state, duel, damage)


def has_power(state: EuthiaState, seat: Seat) -> bool:
    return STORIES[state.scenario].has_power(state, seat)


def spend_power(state: EuthiaState) -> None:
    story(state).spend_power(state)


def guarded(state: EuthiaState, seat: Seat) -> bool:
    return story(state).guarded(state, seat)


def fight_guardian(state: EuthiaState, seat: Seat) -> Flow:
    return story(state).fight_guardian(state, seat)
