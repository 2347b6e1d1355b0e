"""Rescue of the Villagers: emblems lie with the monsters of posts and are brought to the Chapel (EUS-030 to EUS-041).
Combats and deaths are left to their chapters.

``marks``: 0 to 3 emblems carried by seat, 4 to 7 emblems handed over by seat; emblems lie in ``Table.emblem``.
"""

from __future__ import annotations

from typing import Final

from taverne.engine.actions import Action, Seat
from taverne.engine.frames import Flow

from ...box.atlas import CENTRE
from ...state.game_state import EuthiaState
from ..travel.places import chapel, name
from .base import Story, earn, is_post, most

CARRIED: Final = 0
HANDED: Final = 4
DELIVER: Final = Action("deliver")
GATHER: Final = Action("gather")


class Rescue(Story):
    """A carried emblem fills no storage place, so it is a mark and no thing (EUS-035)."""

    MARKS = 8

    def tile_revealed(self, state: EuthiaState, tile: int) -> Flow:
        """Villagers are with every monster of a post (EUS-033)."""
        for space in range(4 * tile, 4 * tile + CENTRE):
            if is_post(state, space) and state.cat.map.monster[space]:
                state.emblem[space] += 1
        return None

    def space_freed(self, state: EuthiaState, seat: Seat, space: int) -> None:
        """Who frees the post takes the emblem; others that lie there were dropped (EUS-034)."""
        if is_post(state, space) and state.emblem[space]:
            take(state, seat, space, "EUS-034")
            earn(state, seat, state.figure("rescue_rep"), "EUS-034")

    def hero_dies(self, state: EuthiaState, seat: Seat, space: int) -> Flow:
        carried = state.marks[CARRIED + seat]
        state.emblem[space] += carried
        state.marks[CARRIED + seat] = 0
        if carried:
            state.tell("villagers-left", "EUS-038", seat=seat, n=carried, space=name(state, space))
        return None

    def free_actions(self, state: EuthiaState, seat: Seat) -> list[Action]:
        here = state.at[seat]
        found = [DELIVER] if state.marks[CARRIED + seat] and here == chapel(state) else []
        return [*found, GATHER] if state.emblem[here] and state.freed(here) else found

    def do_free(self, state: EuthiaState, seat: Seat, action: Action) -> Flow:
        if action == GATHER:
            take(state, seat, state.at[seat], "EUS-039")
        else:
            deliver(state, seat)
        return None

    def add_on(self, state: EuthiaState, seat: Seat) -> int:
        return most(state, HANDED, seat, state.figure("most_rep"))

    def count(self, state: EuthiaState) -> int:
        return sum(state.marks[HANDED : HANDED + state.seats])


def take(state: EuthiaState, seat: Seat, space: int, rule: str) -> None:
    """Take an emblem off a space."""
    state.emblem[space] -= 1
    state.marks[CARRIED + seat] += 1
    state.tell("villagers", rule, seat=seat, space=name(state, space))


def deliver(state: EuthiaState, seat: Seat) -> None:
    """Hand over all that one carries: reputation for each, a potion with one's first (EUS-036, EUS-037)."""
    n = state.marks[CARRIED + seat]
    if not state.marks[HANDED + seat]:
        for _ in range(min(state.figure("first_potions"), state.potions)):
            state.potions -= 1
            state.add_thing(seat, state.cat.potion)
    state.marks[CARRIED + seat] = 0
    state.marks[HANDED + seat] += n
    state.tell("delivered", "EUS-036", seat=seat, n=n)
    earn(state, seat, n * state.figure("deliver_rep"), "EUS-036")
