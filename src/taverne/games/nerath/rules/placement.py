"""Where new units may enter the board: castles, their limits, coasts and ships beside them, lands without any castle.
Buying and paying are left to ``reinforcement``; moves of new units to ``routes``."""

from __future__ import annotations

from typing import Final

from taverne.engine.actions import Action

from ..catalogue import CASTLE, FLYING, NONE, SEA, STORM_ELEMENTAL, WARSHIP
from ..state import Table
from .groups import fleets

UNLIMITED: Final = 10**6
Spot = tuple[Action, int, int, int]
"""A place for a new unit: the action that names it, the land it counts for, the space, the ship (or NONE)."""


def castles(table: Table, realm: int) -> list[int]:
    """Return the lands with a castle that a realm controls, captured and new ones included (CN-381)."""
    holder = table.holder
    return [land for land, builder in enumerate(table.builder) if builder != NONE and holder[land] == realm]


def is_usable(table: Table, realm: int, land: int) -> bool:
    """May a castle of the realm take new units: held since the turn began, or the own capital, and not built in this
    turn (CN-375, CN-382, CN-383, CN-387)?"""
    return land not in table.built and (land not in table.won or land == table.cat.capital[realm])


def bases(table: Table, realm: int, placed: list[int]) -> dict[int, int]:
    """Return the lands where new units enter, and how many more each can take (CN-375 to CN-394).

    ``placed`` has the land of each unit that was placed before in this phase.
    """
    mine = castles(table, realm)
    usable = [land for land in mine if is_usable(table, realm, land)]
    if not usable:
        return dict.fromkeys(nearest(table, realm), UNLIMITED)
    limit = table.box.cards.reinforcement.castle_limit
    found = {}
    for land in usable:
        free = land == table.cat.capital[realm] or len(mine) == 1
        found[land] = UNLIMITED if free else limit - placed.count(land)
    return {land: left for land, left in found.items() if left > 0}


def nearest(table: Table, realm: int) -> list[int]:
    """Return the lands of a realm with the fewest steps to its capital (CN-389 to CN-391, CN-394).

    A castle that was captured or built in this turn bars its land here too (CN-382, CN-387, CN-393).
    """
    away = table.cat.distance[table.cat.capital[realm]]
    barred = [land for land, builder in enumerate(table.builder) if builder != NONE]
    held = [land for land, holder in enumerate(table.holder) if holder == realm and land not in barred]
    least = min((away[land] for land in held), default=0)
    return [land for land in held if away[land] == least]


def castle_sites(table: Table, realm: int) -> list[int]:
    """Return the lands where a realm may build a castle now (CN-373, CN-374, CN-385, CN-386, CN-435)."""
    if table.builder.count(realm) >= table.cat.castle_figures:
        return []
    return [land for land in range(table.cat.lands) if takes_castle(table, realm, land)]


def takes_castle(table: Table, realm: int, land: int) -> bool:
    return table.holder[land] == realm and table.builder[land] == NONE and land not in table.won


def spots(table: Table, realm: int, kind: int, placed: list[int]) -> list[Spot]:
    """Return every place for one new unit of a kind, in a fixed order."""
    if kind == CASTLE:
        return [(table.cat.at[land], land, land, NONE) for land in castle_sites(table, realm)]
    entries = bases(table, realm, placed)
    found: list[Spot] = []
    if kind != WARSHIP:
        found += [(table.cat.at[land], land, land, NONE) for land in entries]
    if kind in (WARSHIP, STORM_ELEMENTAL):
        found += at_sea(table, realm, entries)
    elif table.cat.domain[kind] != FLYING:
        found += aboard(table, realm, entries)
    return found


def zones_of(table: Table, realm: int, entries: dict[int, int]) -> dict[int, list[int]]:
    """Return the friendly sea zones beside usable castles of these lands, each with its lands (CN-395, CN-400)."""
    beside: dict[int, list[int]] = {}
    for land in entries:
        if table.builder[land] == NONE or not is_usable(table, realm, land):
            continue
        for zone in table.cat.near[land][SEA]:
            beside.setdefault(zone, []).append(land)
    return {zone: beside[zone] for zone in sorted(beside) if table.friendly(realm, zone)}


def at_sea(table: Table, realm: int, entries: dict[int, int]) -> list[Spot]:
    """Return the places in zones; where several castles border a zone, the action says which one counts (CN-397)."""
    names = table.cat.space_ids
    found: list[Spot] = []
    for zone, lands in zones_of(table, realm, entries).items():
        if len(lands) == 1:
            found.append((table.cat.at[zone], lands[0], zone, NONE))
        else:
            found += [(Action("at", (names[zone], names[land])), land, zone, NONE) for land in lands]
    return found


def aboard(table: Table, realm: int, entries: dict[int, int]) -> list[Spot]:
    """Return the places aboard own Warships beside these lands (CN-398, CN-399): ``board <zone> [ships] [land]``."""
    names = table.cat.space_ids
    found: list[Spot] = []
    for zone, lands in zones_of(table, realm, entries).items():
        kinds = fleets(table, realm, zone)
        for place, ships in enumerate(kinds):
            for land in lands:
                which: tuple[int | str, ...] = (place + 1,) if len(kinds) > 1 else ()
                whose: tuple[int | str, ...] = (names[land],) if len(lands) > 1 else ()
                found.append((Action("board", (names[zone], *which, *whose)), land, zone, ships[0]))
    return found


def can_place(table: Table, realm: int, kind: int, entries: dict[int, int]) -> bool:
    """Is there any place for a new unit of a kind (CN-412)?"""
    if kind == CASTLE:
        if table.builder.count(realm) >= table.cat.castle_figures:
            return False
        return any(takes_castle(table, realm, land) for land in range(table.cat.lands))
    if kind == WARSHIP:
        return bool(zones_of(table, realm, entries))
    return bool(entries)
