"""Equal units are one choice: the groups of a space, the ships of a zone, and how many of what is told.
Where a group may go is left to ``routes``; who is asked, to the phases."""

from __future__ import annotations

from typing import Any, Final

from taverne.engine.actions import Action

from ..catalogue import NONE, WARSHIP
from ..state import MOVEMENT, Table
from ..vocabulary import UNITS
from .routes import berths_for, loadable, room

Key = tuple[Any, ...]
TAKES: Final = tuple(
    tuple(Action("take", (word,) if place == 0 else (word, place + 1)) for place in range(12)) for word in UNITS
)
"""``take <kind>`` for the first group of a kind in a space, ``take <kind> 2`` for the second and so on."""
AMOUNTS: Final = tuple(f"amount-{word}" for word in UNITS)


class Group:
    """Units of one space that are alike: the action that takes one of them, and their numbers."""

    __slots__ = ("action", "units")

    def __init__(self, action: Action, units: list[int]) -> None:
        self.action = action
        self.units = units


def ship_key(table: Table, ship: int) -> Key:
    """Return what tells one Warship from another: movement, marks and cargo."""
    return (
        table.moved[ship],
        table.mark[ship],
        tuple(sorted((table.kind[u], table.mark[u], table.origin[u], table.aim[u]) for u in table.cargo(ship))),
    )


def unit_key(table: Table, unit: int) -> Key:
    """Return what tells one unit of a space from another of its kind."""
    kind = table.kind[unit]
    if kind == WARSHIP:
        return (kind, 0, *ship_key(table, unit))
    ship = table.ship[unit]
    if ship == NONE:
        return (kind, 0, table.moved[unit], table.mark[unit])
    return (kind, 1, table.mark[unit], table.origin[unit], ship_key(table, ship))


def grouped(table: Table, units: list[int]) -> list[Group]:
    """Return units as groups, in the order of kinds; cargo of one ship lies side by side."""
    kind, ship = table.kind, table.ship
    if len(units) == 1:
        return [Group(TAKES[kind[units[0]]][0], units)]
    found: dict[Any, list[int]] = {}
    if all(ship[unit] == NONE and kind[unit] != WARSHIP for unit in units):
        moved, mark = table.moved, table.mark
        for unit in units:
            found.setdefault((kind[unit] << 20) + (moved[unit] << 10) + mark[unit], []).append(unit)
    else:
        for unit in sorted(units, key=lambda unit: (ship[unit], unit)):
            found.setdefault(unit_key(table, unit), []).append(unit)
    groups: list[Group] = []
    last, place = NONE, 0
    for key in sorted(found):
        alike = found[key]
        what = kind[alike[0]]
        place = place + 1 if what == last else 0
        last = what
        groups.append(Group(take_action(what, place), alike))
    return groups


def take_action(kind: int, place: int) -> Action:
    """Return the action that takes a unit of the ``place``-th group of a kind."""
    return TAKES[kind][place] if place < len(TAKES[kind]) else Action("take", (UNITS[kind], place + 1))


def fleets(table: Table, realm: int, zone: int) -> list[list[int]]:
    """Return a realm's Warships of a zone that can load in the phase at hand, equal ones together."""
    ships = loadable(table, realm, zone) if table.phase == MOVEMENT else berths_for(table, realm, zone)
    if len(ships) == 1:
        return [ships]
    found: dict[Key, list[int]] = {}
    for ship in ships:
        found.setdefault(ship_key(table, ship), []).append(ship)
    return [found[key] for key in sorted(found)]


def berths(table: Table, ships: list[int]) -> int:
    """Return how many units ships can still take together (CN-138)."""
    return sum(room(table, ship) for ship in ships)


def amounts(table: Table, units: list[int]) -> list[dict[str, str | int]]:
    """Return how many units of each kind there are, in the form that messages read."""
    kinds = [table.kind[unit] for unit in units]
    return [{"say": AMOUNTS[kind], "n": kinds.count(kind)} for kind in range(len(UNITS)) if kind in kinds]
