"""Rescue of the Villagers: emblems lie with the monsters of posts and are brought to the Chapel (EUS-030 to EUS-041).
Combats and deaths are left to their chapters.
"""

from __future__ import annotations

from typing import Final

from taverne.engine.actions import Action, Seat
from taverne.engine.frames import Flow

from ...box.atlas import CENTRE
from ...state.game_state import EuthiaState
from ...state.tales import RescueTale
from ..travel.places import chapel, name
from .base import Story, earn, is_post, most

DELIVER: Final = Action("deliver")
GATHER: Final = Action("gather")


def tale(state: EuthiaState) -> RescueTale:
    assert isinstance(state.tale, RescueTale)
    return state.tale


class RescueStory(Story):
    """A carried emblem fills no storage place, so it is a number and no thing (EUS-035)."""

    def prepare(self, state: EuthiaState) -> None:
        state.tale = RescueTale()

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
        carried = tale(state).carried[seat]
        state.emblem[space] += carried
        tale(state).carried[seat] = 0
        if carried:
            state.tell("villagers-left", "EUS-038", seat=seat, n=carried, space=name(state, space))
        return None

    def free_actions(self, state: EuthiaState, seat: Seat) -> list[Action]:
        here = state.at[seat]
        found = [DELIVER] if tale(state).carried[seat] and here == chapel(state) else []
        return [*found, GATHER] if state.emblem[here] and state.freed(here) else found

    def do_free(self, state: EuthiaState, seat: Seat, action: Action) -> Flow:
        if action == GATHER:
            take(state, seat, state.at[seat], "EUS-039")
        else:
            deliver(state, seat)
        return None

    def add_on(self, state: EuthiaState, seat: Seat) -> int:
        return most(tale(state).handed, seat, state.figure("most_rep"))

    def count(self, state: EuthiaState) -> int:
        return sum(tale(state).handed)


def take(state: EuthiaState, seat: Seat, space: int, rule: str) -> None:
    """Take an emblem off a space."""
    state.emblem[space] -= 1
    tale(state).carried[seat] += 1
    state.tell("villagers", rule, seat=seat, space=name(state, space))


def deliver(state: EuthiaState, seat: Seat) -> None:
    """Hand over all that one carries: reputation for each, a potion with one's first (EUS-036, EUS-037)."""
    n = tale(state).carried[seat]
    if not tale(state).handed[seat]:
        for _ in range(min(state.figure("first_potions"), state.potions)):
            state.potions -= 1
            state.add_thing(seat, state.cat.potion)
    tale(state).carried[seat] = 0
    tale(state).handed[seat] += n
    state.tell("delivered", "EUS-036", seat=seat, n=n)
    earn(state, seat, n * state.figure("deliver_rep"), "EUS-036")
