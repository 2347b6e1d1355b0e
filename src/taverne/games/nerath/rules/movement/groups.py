"""Equal units are one choice: the groups of a space, the ships of a zone, and how many of what is told.
Where a group may go is left to ``routes``; who is asked, to the phases."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any, Final, TypeAlias

from taverne.engine.actions import Action

from ...box.catalogue import NONE, WARSHIP
from ...box.vocabulary import UNITS
from ...state.game_state import MOVEMENT, NerathState
from .routes import Ways, can_act, movable, ways
from .transport import berths_for, harbours, loadable, room

Key: TypeAlias = tuple[Any, ...]
TAKES: Final = tuple(
    tuple(Action("take", (word,) if place == 0 else (word, place + 1)) for place in range(12)) for word in UNITS
)
"""``take <kind>`` for the first group of a kind in a space, ``take <kind> 2`` for the second and so on."""
WAYS: Final = (0, 1, 2)
"""To go, to board and to land, as in ``routes.Ways``."""
AMOUNTS: Final = tuple(f"amount-{word}" for word in UNITS)


class Group:
    """Units of one space that are alike: the action that takes one of them, and their numbers."""

    __slots__ = ("action", "units")

    def __init__(self, action: Action, units: list[int]) -> None:
        self.action = action
        self.units = units


def ship_key(state: NerathState, ship: int) -> Key:
    """Return what tells one Warship from another: movement, marks and cargo."""
    return (
        state.moved[ship],
        state.mark[ship],
        tuple(sorted((state.kind[u], state.mark[u], state.origin[u], state.aim[u]) for u in state.cargo(ship))),
    )


def unit_key(state: NerathState, unit: int) -> Key:
    """Return what tells one unit of a space from another of its kind."""
    kind = state.kind[unit]
    if kind == WARSHIP:
        return (kind, 0, *ship_key(state, unit))
    ship = state.ship[unit]
    if ship == NONE:
        return (kind, 0, state.moved[unit], state.mark[unit])
    return (kind, 1, state.mark[unit], state.origin[unit], ship_key(state, ship))


def grouped(state: NerathState, units: list[int]) -> list[Group]:
    """Return units as groups, in the order of kinds; cargo of one ship lies side by side."""
    kind, ship = state.kind, state.ship
    if len(units) == 1:
        return [Group(TAKES[kind[units[0]]][0], units)]
    found: dict[Any, list[int]] = {}
    if all(ship[unit] == NONE and kind[unit] != WARSHIP for unit in units):
        moved, mark = state.moved, state.mark
        for unit in units:
            found.setdefault((kind[unit] << 20) + (moved[unit] << 10) + mark[unit], []).append(unit)
    else:
        for unit in sorted(units, key=lambda unit: (ship[unit], unit)):
            found.setdefault(unit_key(state, unit), []).append(unit)
    if len(found) == 1:
        return [Group(TAKES[kind[units[0]]][0], list(found.popitem()[1]))]
    groups: list[Group] = []
    last, place = NONE, 0
    for key in sorted(found):
        alike = found[key]
        what = kind[alike[0]]
        place = place + 1 if what == last else 0
        last = what
        groups.append(Group(take_action(what, place), alike))
    return groups


def groups_in(state: NerathState, space: int) -> list[Group]:
    """Return the groups of the active realm's units in a space that can still do something (CN-111)."""
    realm, owner = state.realm, state.owner
    able = movable if state.phase == MOVEMENT else can_act
    return grouped(state, [u for u in state.here[space] if owner[u] == realm and able(state, u)])


def take_action(kind: int, place: int) -> Action:
    """Return the action that takes a unit of the ``place``-th group of a kind."""
    return TAKES[kind][place] if place < len(TAKES[kind]) else Action("take", (UNITS[kind], place + 1))


def loading(state: NerathState, realm: int, zone: int) -> list[int]:
    """Return a realm's Warships of a zone that can load in the phase at hand."""
    return loadable(state, realm, zone) if state.phase == MOVEMENT else berths_for(state, realm, zone)


def fleets(state: NerathState, realm: int, zone: int) -> list[list[int]]:
    """Return a realm's Warships of a zone that can load in the phase at hand, equal ones together."""
    ships = loading(state, realm, zone)
    if len(ships) < 2:
        return [ships] if ships else []
    found: dict[Key, list[int]] = {}
    for ship in ships:
        found.setdefault(ship_key(state, ship), []).append(ship)
    return [found[key] for key in sorted(found)]


def berths(state: NerathState, ships: list[int]) -> int:
    """Return how many units ships can still take together (CN-138)."""
    return sum(room(state, ship) for ship in ships)


Found: TypeAlias = list[tuple[Group, Ways]]
"""The groups of a space, each with what its units may do."""


def find(state: NerathState, space: int) -> Found:
    """Return the groups of a space that can still do something, and what."""
    groups = groups_in(state, space)
    zones = harbours(state, state.realm, space) if groups and state.phase == MOVEMENT else None
    return [(group, ways(state, group.units[0], zones)) for group in groups]


def shared(found: Found, chosen: list[int]) -> list[list[int]]:
    """Return where all units that are taken may go, board and land together."""
    common: list[list[int]] = []
    for group, reachable in found:
        if any(unit in chosen for unit in group.units):
            common = [meet(common[way], reachable[way]) if common else list(reachable[way]) for way in WAYS]
    return common


def joins(group: Group, reachable: Ways, chosen: list[int], common: list[list[int]]) -> bool:
    """May one more unit of a group be taken: is one left, and has it a goal in common with those taken (CN-102)?"""
    return not all(unit in chosen for unit in group.units) and any(meet(common[w], reachable[w]) for w in WAYS)


def meet(some: list[int], others: Collection[int]) -> list[int]:
    return [space for space in some if space in others] if some and others else []


def boardings(state: NerathState, zone: int, n: int) -> list[Action]:
    """Return the ways for ``n`` units to board in a zone: one for each kind of ships with room for them (CN-138)."""
    found = fleets(state, state.realm, zone)
    if len(found) == 1:
        return [state.cat.board[zone]] if berths(state, found[0]) >= n else []
    word = state.cat.space_ids[zone]
    return [Action("board", (word, i + 1)) for i, fleet in enumerate(found) if berths(state, fleet) >= n]


def holds_all(state: NerathState, boarding: int, zone: int) -> bool:
    """Is there room in a zone for so many units, whichever ship each of them goes aboard (CN-138)?"""
    return boarding <= berths(state, loading(state, state.realm, zone))


def amounts(state: NerathState, units: list[int]) -> list[dict[str, str | int]]:
    """Return how many units of each kind there are, in the form that messages read."""
    kind, counts = state.kind, [0] * len(UNITS)
    for unit in units:
        counts[kind[unit]] += 1
    return [{"say": AMOUNTS[what], "n": n} for what, n in enumerate(counts) if n]
