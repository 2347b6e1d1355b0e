"""Action tokens: those of the round and the one kept from the round before, and what they are worth in movement.
What an action does is left to its own chapter, what else may pay for it to ``hero_turn``."""

from __future__ import annotations

from typing import Final

from taverne.engine.actions import Action, Seat

from ...box.integer_tables import NONE
from ...box.terms import ACTIONS
from ...state.game_state import Table
from ..goods import uses as using

MINING: Final = ACTIONS.index("mining")
TRADE: Final = ACTIONS.index("trade")
COMBAT: Final = ACTIONS.index("combat")


def held(table: Table, seat: Seat, action: int) -> int:
    """Return how many unused tokens of an action a hero has, the fourth slot included (EU-036, EU-040)."""
    return table.ready[3 * seat + action] + (table.kept[seat] == action)


def spend(table: Table, seat: Seat, action: int) -> None:
    """Use a token: it leaves the board and works once, as movement or as action (EU-053, EU-054)."""
    if table.kept[seat] == action:
        table.kept[seat] = NONE
        return
    assert table.ready[3 * seat + action], "the token is there"
    table.ready[3 * seat + action] -= 1


def points(table: Table, action: int) -> int:
    """Return the movement points of a token (EU-055)."""
    figures = table.box.cards.actions
    return (figures.mining, figures.trade, figures.combat)[action]


def available(table: Table, seat: Seat, action: int) -> bool:
    """Can a hero pay for an action, with a token or with an ability that grants it (EU-050, EU-083, EU-091)?"""
    return held(table, seat, action) > 0 or bool(granting(table, seat, action))


def granting(table: Table, seat: Seat, action: int) -> list[Action]:
    """Return the uses of a hero's pieces that grant an action outside combat (EU-050)."""
    grants = table.cat.tile_grants
    bit = 1 << action
    if not any(grants[table.design[thing]] & bit for thing in table.things_of(seat)):
        return []
    return using.granting(table, seat, action)


def new_round(table: Table) -> None:
    """Every hero takes a token of each kind (EU-036); the one on the fourth slot stays (EU-040)."""
    for place in range(len(table.ready)):
        table.ready[place] = 1
