"""Rescue of the Villagers: emblems lie with the monsters of posts and are brought to the Chapel (EUS-030 to EUS-041).
Combats and deaths are left to their chapters.

``marks``: 0 to 3 emblems carried by seat, 4 to 7 emblems handed over by seat; emblems lie in ``Table.emblem``.
"""

from __future__ import annotations

from typing import Final

from taverne.engine.actions import Action, Seat
from taverne.engine.frames import Flow

from ...box.atlas import CENTRE
from ...state.game_state import Table
from ..travel.places import chapel, name
from .base import Story, earn, is_post, most

CARRIED: Final = 0
HANDED: Final = 4
DELIVER: Final = Action("deliver")
GATHER: Final = Action("gather")


class Rescue(Story):
    """A carried emblem fills no storage place, so it is a mark and no thing (EUS-035)."""

    MARKS = 8

    def tile_revealed(self, table: Table, tile: int) -> Flow:
        """Villagers are with every monster of a post (EUS-033)."""
        for space in range(4 * tile, 4 * tile + CENTRE):
            if is_post(table, space) and table.cat.map.monster[space]:
                table.emblem[space] += 1
        return None

    def space_freed(self, table: Table, seat: Seat, space: int) -> Flow:
        """Who frees the post takes the emblem; others that lie there were dropped (EUS-034)."""
        if is_post(table, space) and table.emblem[space]:
            take(table, seat, space, "EUS-034")
            earn(table, seat, table.figure("rescue_rep"), "EUS-034")
        return None

    def hero_dies(self, table: Table, seat: Seat, space: int) -> Flow:
        carried = table.marks[CARRIED + seat]
        table.emblem[space] += carried
        table.marks[CARRIED + seat] = 0
        if carried:
            table.emit("villagers-left", {"seat": seat, "n": carried, "space": name(table, space)}, "EUS-038")
        return None

    def free_actions(self, table: Table, seat: Seat) -> list[Action]:
        here = table.at[seat]
        found = [DELIVER] if table.marks[CARRIED + seat] and here == chapel(table) else []
        return [*found, GATHER] if table.emblem[here] and table.freed(here) else found

    def do_free(self, table: Table, seat: Seat, action: Action) -> Flow:
        if action == GATHER:
            take(table, seat, table.at[seat], "EUS-039")
        else:
            deliver(table, seat)
        return None

    def add_on(self, table: Table, seat: Seat) -> int:
        return most(table, HANDED, seat, table.figure("most_rep"))

    def count(self, table: Table) -> int:
        return sum(table.marks[HANDED : HANDED + table.seats])


def take(table: Table, seat: Seat, space: int, rule: str) -> None:
    """Take an emblem off a space."""
    table.emblem[space] -= 1
    table.marks[CARRIED + seat] += 1
    if table.events is not None:
        table.emit("villagers", {"seat": seat, "space": name(table, space)}, rule)


def deliver(table: Table, seat: Seat) -> None:
    """Hand over all that one carries: reputation for each, a potion with one's first (EUS-036, EUS-037)."""
    n = table.marks[CARRIED + seat]
    if not table.marks[HANDED + seat]:
        for _ in range(min(table.figure("first_potions"), table.potions)):
            table.potions -= 1
            table.add_thing(seat, table.cat.potion)
    table.marks[CARRIED + seat] = 0
    table.marks[HANDED + seat] += n
    table.emit("delivered", {"seat": seat, "n": n}, "EUS-036")
    earn(table, seat, n * table.figure("deliver_rep"), "EUS-036")
