"""Where new units may enter the board: castles, their limits, coasts and ships beside them, lands without any castle.
Buying and paying are left to ``reinforcement``; moves of new units to ``routes``."""

from __future__ import annotations

from typing import Final

from taverne.engine.actions import Action

from ...box.catalogue import CASTLE, FLYING, NONE, SEA, STORM_ELEMENTAL, WARSHIP
from ...state.state import NerathState
from ..movement.groups import fleets

UNLIMITED: Final = 10**6
Spot = tuple[Action, int, int, int]
"""A place for a new unit: the action that names it, the land it counts for, the space, the ship (or NONE)."""


def castles(state: NerathState, realm: int) -> list[int]:
    """Return the lands with a castle that a realm controls, captured and new ones included (CN-381)."""
    holder = state.holder
    return [land for land, builder in enumerate(state.builder) if builder != NONE and holder[land] == realm]


def is_usable(state: NerathState, realm: int, land: int) -> bool:
    """May a castle of the realm take new units: held since the turn began, or the own capital, and not built in this
    turn (CN-375, CN-382, CN-383, CN-387)?"""
    return land not in state.built and (land not in state.won or land == state.cat.capital[realm])


def bases(state: NerathState, realm: int, placed: list[int]) -> dict[int, int]:
    """Return the lands where new units enter, and how many more each can take (CN-375 to CN-394).

    ``placed`` has the land of each unit that was placed before in this phase.
    """
    mine = castles(state, realm)
    usable = [land for land in mine if is_usable(state, realm, land)]
    if not usable:
        return dict.fromkeys(nearest(state, realm), UNLIMITED)
    limit = state.box.cards.reinforcement.castle_limit
    found = {}
    for land in usable:
        free = land == state.cat.capital[realm] or len(mine) == 1
        found[land] = UNLIMITED if free else limit - placed.count(land)
    return {land: left for land, left in found.items() if left > 0}


def nearest(state: NerathState, realm: int) -> list[int]:
    """Return the lands of a realm with the fewest steps to its capital (CN-389 to CN-391, CN-394).

    A castle that was captured or built in this turn bars its land here too (CN-382, CN-387, CN-393).
    """
    away = state.cat.distance[state.cat.capital[realm]]
    barred = [land for land, builder in enumerate(state.builder) if builder != NONE]
    held = [land for land, holder in enumerate(state.holder) if holder == realm and land not in barred]
    least = min((away[land] for land in held), default=0)
    return [land for land in held if away[land] == least]


def castle_sites(state: NerathState, realm: int) -> list[int]:
    """Return the lands where a realm may build a castle now (CN-373, CN-374, CN-385, CN-386, CN-435)."""
    if state.builder.count(realm) >= state.cat.castle_figures:
        return []
    return [land for land in range(state.cat.lands) if takes_castle(state, realm, land)]


def takes_castle(state: NerathState, realm: int, land: int) -> bool:
    return state.holder[land] == realm and state.builder[land] == NONE and land not in state.won


def spots(state: NerathState, realm: int, kind: int, placed: list[int]) -> list[Spot]:
    """Return every place for one new unit of a kind, in a fixed order."""
    if kind == CASTLE:
        return [(state.cat.at[land], land, land, NONE) for land in castle_sites(state, realm)]
    entries = bases(state, realm, placed)
    found: list[Spot] = []
    if kind != WARSHIP:
        found += [(state.cat.at[land], land, land, NONE) for land in entries]
    if kind in (WARSHIP, STORM_ELEMENTAL):
        found += at_sea(state, realm, entries)
    elif state.cat.domain[kind] != FLYING:
        found += aboard(state, realm, entries)
    return found


def zones_of(state: NerathState, realm: int, entries: dict[int, int]) -> dict[int, list[int]]:
    """Return the friendly sea zones beside usable castles of these lands, each with its lands (CN-395, CN-400)."""
    beside: dict[int, list[int]] = {}
    for land in entries:
        if state.builder[land] == NONE or not is_usable(state, realm, land):
            continue
        for zone in state.cat.near[land][SEA]:
            beside.setdefault(zone, []).append(land)
    return {zone: beside[zone] for zone in sorted(beside) if state.friendly(realm, zone)}


def at_sea(state: NerathState, realm: int, entries: dict[int, int]) -> list[Spot]:
    """Return the places in zones; where several castles border a zone, the action says which one counts (CN-397)."""
    names = state.cat.space_ids
    found: list[Spot] = []
    for zone, lands in zones_of(state, realm, entries).items():
        if len(lands) == 1:
            found.append((state.cat.at[zone], lands[0], zone, NONE))
        else:
            found += [(Action("at", (names[zone], names[land])), land, zone, NONE) for land in lands]
    return found


def aboard(state: NerathState, realm: int, entries: dict[int, int]) -> list[Spot]:
    """Return the places aboard own Warships beside these lands (CN-398, CN-399): ``board <zone> [ships] [land]``."""
    names = state.cat.space_ids
    found: list[Spot] = []
    for zone, lands in zones_of(state, realm, entries).items():
        kinds = fleets(state, realm, zone)
        for place, ships in enumerate(kinds):
            for land in lands:
                which: tuple[int | str, ...] = (place + 1,) if len(kinds) > 1 else ()
                whose: tuple[int | str, ...] = (names[land],) if len(lands) > 1 else ()
                found.append((Action("board", (names[zone], *which, *whose)), land, zone, ships[0]))
    return found


def can_place(state: NerathState, realm: int, kind: int, entries: dict[int, int]) -> bool:
    """Is there any place for a new unit of a kind (CN-412)?"""
    if kind == CASTLE:
        if state.builder.count(realm) >= state.cat.castle_figures:
            return False
        return any(takes_castle(state, realm, land) for land in range(state.cat.lands))
    if kind == WARSHIP:
        return bool(zones_of(state, realm, entries))
    return bool(entries)
