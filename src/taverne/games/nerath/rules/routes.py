"""Where a unit may go in each phase: over land, by sea, through the air, aboard and ashore (CN-101 to CN-161).
``ways`` says what is legal; options, reasons and moves all ask it.  Why not elsewhere is left to ``reasons``."""

from __future__ import annotations

from typing import Final

from .. import modifiers
from ..catalogue import CASTLE, DUNGEON, FLYING, LAND, NONE, SEA, WARSHIP
from ..state import (
    ATTACKING,
    BOARDED,
    FRESH,
    LANDED,
    MOVEMENT,
    REPOSITION,
    RETREATED,
    STUCK,
    UNLOADED,
    Table,
)

STOPPED: Final = ATTACKING | LANDED | STUCK | RETREATED
"""Marks of a unit that moves no more in this phase (CN-133, CN-147)."""


Ways = tuple[dict[int, int], list[int], list[int]]
"""Where a unit may go by itself and what that costs, the zones where it may board, the places where it may land."""
NOWHERE: Final[Ways] = ({}, [], [])


def ways(table: Table, unit: int, zones: list[int] | None = None) -> Ways:
    """Return what a unit of the active realm may do in the phase at hand.

    ``zones`` are the harbours beside it, for who asks for many units of one space.
    """
    if table.phase == MOVEMENT:
        if table.ship[unit] != NONE:
            return {}, [], coasts(table, unit)
        if zones is None:
            return steps(table, unit), decks(table, unit), []
        return steps(table, unit), zones if can_embark(table, unit) else [], []
    if table.phase == REPOSITION:
        return homeward(table, unit)
    return first_ways(table, unit)


def can_act(table: Table, unit: int) -> bool:
    """May a unit of the active realm still do anything in the phase at hand?"""
    if table.phase == MOVEMENT:
        return movable(table, unit)
    return can_go_home(table, unit) if table.phase == REPOSITION else can_start(table, unit)


# Phase 2


def steps(table: Table, unit: int) -> dict[int, int]:
    """Return the spaces that a unit may move to in the Movement phase, with the points that it costs (CN-102).

    It may have moved before; a unit aboard goes with its ship, or ashore by ``coasts``.
    """
    if table.mark[unit] & (STOPPED | UNLOADED) or table.ship[unit] != NONE:
        return {}
    kind = table.kind[unit]
    if kind == CASTLE:
        return {}
    left = modifiers.movement(table, unit) - table.moved[unit]
    if left <= 0:
        return {}
    cat = table.cat
    start = table.where[unit]
    if modifiers.flies(table, unit):
        flights = cat.flights[start]
        away = cat.distance[start]
        found = {space: away[space] for space in flights[min(left, len(flights) - 1)]}
        if cat.hero[kind]:
            found |= {space: away[space] for space in range(cat.first_dungeon, cat.spaces) if 0 < away[space] <= left}
        return found
    through = modifiers.passes_enemies(table, unit)
    if kind == WARSHIP:
        return sail(table, unit, start, left, through)
    return march(table, unit, start, left, through)


def march(table: Table, unit: int, start: int, left: int, through: bool) -> dict[int, int]:
    """Over friendly lands, up to the first enemy land or entrance (CN-108 to CN-110, CN-116, CN-122, CN-135)."""
    near, holder, side = table.cat.near, table.holder, table.side
    hero = table.cat.hero[table.kind[unit]]
    found: dict[int, int] = {}
    if left == 1:
        found = dict.fromkeys(near[start][LAND], 1)
        if hero:
            found |= dict.fromkeys(near[start][DUNGEON], 1)
        return found
    mine = side[table.owner[unit]]
    front = [start]
    for cost in range(1, left + 1):
        further = []
        for space in front:
            for other in near[space][LAND]:
                if other not in found and other != start:
                    found[other] = cost
                    if through or side[holder[other]] == mine:
                        further.append(other)
            if hero:
                for other in near[space][DUNGEON]:
                    if other not in found:
                        found[other] = cost
        front = further
    return found


def sail(table: Table, unit: int, start: int, left: int, through: bool) -> dict[int, int]:
    """Over friendly sea zones, up to the first zone with enemies (CN-108, CN-112, CN-122)."""
    near = table.cat.near
    realm = table.owner[unit]
    found: dict[int, int] = {}
    front = [start]
    for cost in range(1, left + 1):
        further = []
        for space in front:
            for other in near[space][SEA]:
                if other not in found and other != start:
                    found[other] = cost
                    if cost < left and (through or table.friendly(realm, other)):
                        further.append(other)
        front = further
    return found


def reach(table: Table, unit: int) -> list[int]:
    """Return the spaces that a unit may move to, in rising order."""
    return sorted(steps(table, unit))


def room(table: Table, ship: int) -> int:
    """Return how many more units a Warship can carry (CN-138)."""
    return table.cat.room - table.ship.count(ship)


def loadable(table: Table, realm: int, zone: int) -> list[int]:
    """Return a realm's Warships that can take units aboard in a zone (CN-136, CN-142, CN-145, CN-156)."""
    if not table.friendly(realm, zone):
        return []
    kind, owner, mark = table.kind, table.owner, table.mark
    return [
        unit
        for unit in table.here[zone]
        if kind[unit] == WARSHIP and owner[unit] == realm and not mark[unit] & UNLOADED and room(table, unit)
    ]


def can_embark(table: Table, unit: int) -> bool:
    """May the unit go aboard as far as itself is concerned: a land unit ashore that has not moved (CN-142, CN-144)?"""
    if table.moved[unit] or table.ship[unit] != NONE or table.mark[unit] & (STOPPED | BOARDED):
        return False
    kind = table.kind[unit]
    return kind != CASTLE and table.cat.domain[kind] == LAND and table.where[unit] < table.cat.lands


def decks(table: Table, unit: int) -> list[int]:
    """Return the sea zones where a unit may board a Warship of its realm (CN-136, CN-139, CN-144)."""
    return harbours(table, table.owner[unit], table.where[unit]) if can_embark(table, unit) else []


def harbours(table: Table, realm: int, land: int) -> list[int]:
    """Return the zones beside a land where Warships of a realm can load."""
    here = table.here
    return [zone for zone in table.cat.near[land][SEA] if here[zone] and loadable(table, realm, zone)]


def coasts(table: Table, unit: int) -> list[int]:
    """Return the lands, and for heroes entrances, that a unit aboard may land on (CN-139 to CN-141, CN-158).

    Where the coast is hostile or the zone is still to be won the landing is only declared (CN-157, CN-160, CN-228).
    """
    if table.ship[unit] == NONE or table.mark[unit] & STOPPED or table.aim[unit] != NONE:
        return []
    near = table.cat.near[table.where[unit]]
    found = list(near[LAND])
    if table.mark[unit] & BOARDED and table.origin[unit] in found:
        found.remove(table.origin[unit])
    if table.cat.hero[table.kind[unit]]:
        found += near[DUNGEON]
    return found


def movable(table: Table, unit: int) -> bool:
    """May a unit still do anything in the Movement phase?"""
    if not table.mark[unit] and not table.moved[unit] and table.ship[unit] == NONE:
        if table.cat.always_moves[table.kind[unit]][table.where[unit]]:
            return True
    if table.ship[unit] != NONE:
        return bool(coasts(table, unit))
    if table.mark[unit] & (STOPPED | UNLOADED):
        return False
    kind = table.kind[unit]
    if kind == CASTLE or modifiers.movement(table, unit) <= table.moved[unit]:
        return False
    near = table.cat.near[table.where[unit]]
    if near[SEA if kind == WARSHIP else LAND] or table.cat.domain[kind] == FLYING:
        return True
    return bool(steps(table, unit)) or bool(decks(table, unit))


# Phase 4


def homing(table: Table) -> list[int]:
    """Return the active realm's flying units, and its heroes on entrances: nobody else moves in this phase (CN-369)."""
    realm, where, kind, first = table.realm, table.where, table.kind, table.cat.first_dungeon
    domain, wings = table.cat.domain, table.cat.decks.flying
    winged = any(wings[card] for card in table.laid[realm])
    return [
        unit
        for unit, owner in enumerate(table.owner)
        if owner == realm
        and where[unit] != NONE
        and (domain[kind[unit]] == FLYING or where[unit] >= first or (winged and modifiers.flies(table, unit)))
    ]


def homeward(table: Table, unit: int) -> Ways:
    """Heroes leave an entrance by one step, flying units go home; nobody else moves (CN-353 to CN-357, CN-364)."""
    if table.mark[unit] & STUCK:
        return NOWHERE
    start, realm = table.where[unit], table.owner[unit]
    flies = modifiers.flies(table, unit)
    if start < table.cat.first_dungeon:
        return (havens(table, unit), [], []) if flies and table.ship[unit] == NONE else NOWHERE
    lands, zones, _ = table.cat.near[start]
    exits = {land: 1 for land in lands if table.friendly_land(realm, land)}
    if flies:
        exits |= havens(table, unit)
    return exits, [zone for zone in zones if berths_for(table, realm, zone)], []


def can_go_home(table: Table, unit: int) -> bool:
    """May a unit do anything in the Reposition phase?"""
    if table.where[unit] < table.cat.first_dungeon and not table.mark[unit] & STUCK and table.ship[unit] == NONE:
        return modifiers.flies(table, unit) and finds_haven(table, unit)
    return any(homeward(table, unit))


def havens(table: Table, unit: int) -> dict[int, int]:
    """Return where a flying unit may end outside the Movement phase: friendly lands, for some zones too (CN-364 to
    CN-368, CN-409 to CN-411)."""
    left = modifiers.movement(table, unit) - table.moved[unit]
    if left <= 0:
        return {}
    cat, realm, start = table.cat, table.owner[unit], table.where[unit]
    flights, away = cat.flights[start], cat.distance[start]
    hovers = modifiers.hovers(table, unit)
    side, holder, lands = table.side, table.holder, cat.lands
    mine = side[realm]
    found: dict[int, int] = {}
    for space in flights[min(left, len(flights) - 1)]:
        if space < lands:
            if side[holder[space]] == mine:
                found[space] = away[space]
        elif not hovers:
            break
        elif table.friendly(realm, space):
            found[space] = away[space]
    return found


def finds_haven(table: Table, unit: int) -> bool:
    """Is there any place where a flying unit may end outside the Movement phase?"""
    left = modifiers.movement(table, unit) - table.moved[unit]
    if left <= 0:
        return False
    flights = table.cat.flights[table.where[unit]]
    lands, holder, side = table.cat.lands, table.holder, table.side
    mine = side[table.owner[unit]]
    for space in flights[min(left, len(flights) - 1)]:
        if space >= lands:
            break
        if side[holder[space]] == mine:
            return True
    return bool(havens(table, unit))


def at_home(table: Table, unit: int) -> bool:
    """Does a flying unit stand where it may end its turn (CN-367, CN-368)?"""
    space, realm = table.where[unit], table.owner[unit]
    return (space < table.cat.lands or modifiers.hovers(table, unit)) and table.friendly(realm, space)


def homeless(table: Table) -> list[int]:
    """Return the active realm's units that may not stay where they are: explorers, and flying units in the wrong place
    (CN-353, CN-368)."""
    first = table.cat.first_dungeon
    return [unit for unit in homing(table) if table.where[unit] >= first or not at_home(table, unit)]


def overdue(table: Table) -> list[int]:
    """Return the units that must move in the Reposition phase and can (CN-077)."""
    return [unit for unit in homeless(table) if can_go_home(table, unit)]


def berths_for(table: Table, realm: int, zone: int) -> list[int]:
    """Return a realm's Warships of a zone that have room outside the Movement phase (CN-356, CN-398)."""
    kind, owner = table.kind, table.owner
    if not table.friendly(realm, zone):
        return []
    return [u for u in table.here[zone] if kind[u] == WARSHIP and owner[u] == realm and room(table, u)]


# Phase 5


def first_ways(table: Table, unit: int) -> Ways:
    """Only units bought in this turn move, and only to friendly spaces (CN-401 to CN-411, CN-579)."""
    mark, ship, kind = table.mark[unit], table.ship[unit], table.kind[unit]
    if not mark & FRESH or mark & (STOPPED | UNLOADED) or kind == CASTLE:
        return NOWHERE
    if ship != NONE:
        return ({}, [], shores(table, unit)) if table.mark[ship] & FRESH else NOWHERE
    left = modifiers.movement(table, unit) - table.moved[unit]
    if left <= 0:
        return NOWHERE
    realm, start = table.owner[unit], table.where[unit]
    if modifiers.flies(table, unit):
        found = havens(table, unit)
    elif kind == WARSHIP:
        found = sail(table, unit, start, left, False)
    else:
        found = march(table, unit, start, left, False)
    found = {space: cost for space, cost in found.items() if table.friendly(realm, space)}
    zones = table.cat.near[start][SEA] if can_embark(table, unit) else ()
    return found, [zone for zone in zones if berths_for(table, realm, zone)], []


def can_start(table: Table, unit: int) -> bool:
    """May a unit do anything in the Reinforcement phase?"""
    mark = table.mark[unit]
    if not mark & FRESH or mark & (STOPPED | UNLOADED):
        return False
    if table.ship[unit] == NONE and table.cat.domain[table.kind[unit]] == LAND and table.kind[unit] != CASTLE:
        if table.moved[unit] >= modifiers.movement(table, unit):
            return False
        side, holder = table.side, table.holder
        mine = side[table.owner[unit]]
        if any(side[holder[land]] == mine for land in table.cat.near[table.where[unit]][LAND]):
            return True
    return any(first_ways(table, unit))


def shores(table: Table, unit: int) -> list[int]:
    """Return where a new unit aboard a new Warship may land (CN-404, CN-408)."""
    realm = table.owner[unit]
    return [space for space in coasts(table, unit) if table.friendly(realm, space)]


# What a move does


def go(table: Table, unit: int, space: int, cost: int) -> None:
    """Move a unit, with its cargo; entering an enemy space or an entrance declares an attack (CN-117, CN-130)."""
    table.move_unit(unit, space)
    table.moved[unit] += cost
    if not table.friendly(table.owner[unit], space):
        table.mark[unit] |= ATTACKING


def embark(table: Table, unit: int, ship: int) -> None:
    """Put a unit aboard: a move of one space, and the unit is tied to that ship (CN-137, CN-159, CN-357)."""
    if table.phase == REPOSITION:
        table.mark[unit] |= STUCK
    table.origin[unit] = table.where[unit]
    table.move_unit(unit, table.where[ship])
    table.ship[unit] = ship
    table.moved[unit] += 1
    table.mark[unit] |= BOARDED


def lands_at_once(table: Table, unit: int, space: int) -> bool:
    """Does a landing need no battle at all, neither at sea nor ashore (CN-146, CN-228)?"""
    realm = table.owner[unit]
    return table.friendly(realm, space) and table.friendly(realm, table.where[unit])


def disembark(table: Table, unit: int, space: int) -> None:
    """Put a unit ashore, or declare its landing; either way its ship is done (CN-147, CN-148, CN-151, CN-160)."""
    table.mark[table.ship[unit]] |= UNLOADED
    if lands_at_once(table, unit, space):
        table.ship[unit] = NONE
        table.move_unit(unit, space)
        table.mark[unit] |= LANDED
    else:
        table.aim[unit] = space
