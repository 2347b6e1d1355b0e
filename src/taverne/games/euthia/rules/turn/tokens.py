"""Action tokens: those of the round and the one kept from the round before, and what they are worth in movement.
What an action does is left to its own chapter, what else may pay for it to ``granted_actions``."""

from __future__ import annotations

from typing import Final

from taverne.engine.actions import Action, Seat

from ...box.integer_tables import NONE
from ...box.terms import ACTIONS
from ...state.game_state import EuthiaState
from ..goods import uses

MINING: Final = ACTIONS.index("mining")
TRADE: Final = ACTIONS.index("trade")
COMBAT: Final = ACTIONS.index("combat")


def held(state: EuthiaState, seat: Seat, action: int) -> int:
    """Return how many unused tokens of an action a hero has, the fourth slot included (EU-036, EU-040)."""
    return state.ready[seat][action] + (state.kept[seat] == action)


def spend(state: EuthiaState, seat: Seat, action: int) -> None:
    """Use a token: it leaves the board and works once, as movement or as action (EU-053, EU-054)."""
    if state.kept[seat] == action:
        state.kept[seat] = NONE
        return
    assert state.ready[seat][action], "the token is there"
    state.ready[seat][action] -= 1


def points(state: EuthiaState, action: int) -> int:
    """Return the movement points of a token (EU-055)."""
    figures = state.box.cards.actions
    return (figures.mining, figures.trade, figures.combat)[action]


def available(state: EuthiaState, seat: Seat, action: int) -> bool:
    """Can a hero pay for an action, with a token or with an ability that grants it (EU-050, EU-083, EU-091)?"""
    return held(state, seat, action) > 0 or bool(granting(state, seat, action))


def granting(state: EuthiaState, seat: Seat, action: int) -> list[Action]:
    """Return the uses of a hero's pieces that grant an action outside combat (EU-050)."""
    grants = state.cat.tile_grants
    bit = 1 << action
    if not any(grants[state.design[thing]] & bit for thing in state.things_of(seat)):
        return []
    return uses.granting(state, seat, action)


def new_round(state: EuthiaState) -> None:
    """Every hero takes a token of each kind (EU-036); the one on the fourth slot stays (EU-040)."""
    state.ready = [[1] * len(ACTIONS) for _ in state.ready]
