"""Where a unit may go in each phase: over land, by sea, through the air, aboard and ashore (CN-101 to CN-161).
``ways`` says what is legal; options, reasons and moves all ask it.  Why not elsewhere is left to ``refusals``."""

from __future__ import annotations

from typing import Final, TypeAlias

from taverne.engine.reasons import Reason

from ...box.catalogue import CASTLE, DUNGEON, FLYING, LAND, NONE, SEA, WARSHIP
from ...state import modifiers
from ...state.game_state import (
    ATTACKING,
    FRESH,
    MOVEMENT,
    REPOSITION,
    STUCK,
    UNLOADED,
    NerathState,
)
from .transport import STAYS, STOPPED, berths_for, can_embark, coasts, decks, why_stopped

Ways: TypeAlias = tuple[dict[int, int], list[int], list[int]]
"""Where a unit may go by itself and what that costs, the zones where it may board, the places where it may land."""
NOWHERE: Final[Ways] = ({}, [], [])


def ways(state: NerathState, unit: int, zones: list[int] | None = None) -> Ways:
    """Return what a unit of the active realm may do in the phase at hand.

    ``zones`` are the harbours beside it, for who asks for many units of one space.
    """
    if state.phase == MOVEMENT:
        if state.ship[unit] != NONE:
            return {}, [], coasts(state, unit)
        if zones is None:
            return steps(state, unit), decks(state, unit), []
        return steps(state, unit), zones if can_embark(state, unit) else [], []
    if state.phase == REPOSITION:
        return homeward(state, unit)
    return first_ways(state, unit)


def can_act(state: NerathState, unit: int) -> bool:
    """May a unit of the active realm still do anything in the phase at hand?"""
    if state.phase == MOVEMENT:
        return movable(state, unit)
    return can_go_home(state, unit) if state.phase == REPOSITION else can_start(state, unit)


CASTLE_STAYS: Final = Reason("castle-stays", "CN-124")
STAYS_ABOARD: Final = Reason("stays-aboard", "CN-140")
SHIP_UNLOADED: Final = Reason("ship-unloaded", "CN-151")
NO_POINTS: Final = Reason("no-points", "CN-102")
ONLY_FLYERS: Final = Reason("only-flyers", "CN-369")


def points_left(state: NerathState, unit: int) -> int:
    return modifiers.movement(state, unit) - state.moved[unit]


def why_still(state: NerathState, unit: int) -> Reason | None:
    """Return why a unit does not move by itself, wherever it is, None if it may (CN-102, CN-124, CN-133, CN-151)."""
    mark = state.mark[unit]
    if state.kind[unit] == CASTLE:
        return CASTLE_STAYS
    if mark & STOPPED:
        return why_stopped(mark)
    if state.ship[unit] != NONE:
        return STAYS_ABOARD
    if mark & UNLOADED:
        return SHIP_UNLOADED
    return None if modifiers.movement(state, unit) > state.moved[unit] else NO_POINTS


# Phase 2


def steps(state: NerathState, unit: int) -> dict[int, int]:
    """Return the spaces that a unit may move to in the Movement phase, with the points that it costs (CN-102).

    It may have moved before; a unit aboard goes with its ship, or ashore by ``coasts``.
    """
    if why_still(state, unit) is not None:
        return {}
    kind, left = state.kind[unit], points_left(state, unit)
    cat = state.cat
    start = state.where[unit]
    if modifiers.flies(state, unit):
        flown = cat.flown[start]
        found = flown[min(left, len(flown) - 1)]
        if cat.hero[kind]:
            away = cat.distance[start]
            below = {space: away[space] for space in range(cat.first_dungeon, cat.spaces) if 0 < away[space] <= left}
            return found | below
        return found
    through = modifiers.passes_enemies(state, unit)
    if kind == WARSHIP:
        return sail(state, unit, start, left, through)
    return march(state, unit, start, left, through)


def march(state: NerathState, unit: int, start: int, left: int, through: bool) -> dict[int, int]:
    """Over friendly lands, up to the first enemy land or entrance (CN-108 to CN-110, CN-116, CN-122, CN-135)."""
    near, holder, side = state.cat.near, state.holder, state.side
    hero = state.cat.hero[state.kind[unit]]
    if left == 1:
        found = state.cat.step_ashore[start]
        return found | dict.fromkeys(near[start][DUNGEON], 1) if hero and near[start][DUNGEON] else found
    found = {}
    mine = side[state.owner[unit]]
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


def sail(state: NerathState, unit: int, start: int, left: int, through: bool) -> dict[int, int]:
    """Over friendly sea zones, up to the first zone with enemies (CN-108, CN-112, CN-122)."""
    near = state.cat.near
    realm = state.owner[unit]
    found: dict[int, int] = {}
    front = [start]
    for cost in range(1, left + 1):
        further = []
        for space in front:
            for other in near[space][SEA]:
                if other not in found and other != start:
                    found[other] = cost
                    if cost < left and (through or state.friendly(realm, other)):
                        further.append(other)
        front = further
    return found


def reach(state: NerathState, unit: int) -> list[int]:
    """Return the spaces that a unit may move to, in rising order."""
    return sorted(steps(state, unit))


def movable(state: NerathState, unit: int) -> bool:
    """May a unit still do anything in the Movement phase?"""
    if not state.mark[unit] and not state.moved[unit] and state.ship[unit] == NONE:
        if state.cat.always_moves[state.kind[unit]][state.where[unit]]:
            return True
    if state.ship[unit] != NONE:
        return bool(coasts(state, unit))
    if why_still(state, unit) is not None:
        return False
    kind = state.kind[unit]
    near = state.cat.near[state.where[unit]]
    if near[SEA if kind == WARSHIP else LAND] or state.cat.domain[kind] == FLYING:
        return True
    return bool(steps(state, unit)) or bool(decks(state, unit))


# Phase 4


def homing(state: NerathState, space: int = NONE) -> list[int]:
    """Return the active realm's flying units, and its heroes on entrances: nobody else moves in this phase (CN-369).

    If a space is named, only those there.
    """
    realm, where, kind, first = state.realm, state.where, state.kind, state.cat.first_dungeon
    domain, wings = state.cat.domain, state.cat.decks.flying
    if space == NONE:
        mine = [unit for unit, owner in enumerate(state.owner) if owner == realm and where[unit] != NONE]
    else:
        mine = state.units_of(realm, space)
    winged = any(wings[card] for card in state.laid[realm])
    return [
        unit
        for unit in mine
        if domain[kind[unit]] == FLYING or where[unit] >= first or (winged and modifiers.flies(state, unit))
    ]


def homeward(state: NerathState, unit: int) -> Ways:
    """Heroes leave an entrance by one step, flying units go home; nobody else moves (CN-353 to CN-357, CN-364).

    A unit that came after the Movement phase stays where it may (CN-448); who must go, goes (CN-272, CN-353, CN-368).
    """
    start, realm = state.where[unit], state.owner[unit]
    if why_grounded(state, unit) is not None:
        return NOWHERE
    if start < state.cat.first_dungeon:
        return (havens(state, unit), [], []) if state.ship[unit] == NONE else NOWHERE
    lands, zones, _ = state.cat.near[start]
    exits = {land: 1 for land in lands if state.friendly_land(realm, land)}
    if modifiers.flies(state, unit):
        exits |= havens(state, unit)
    return exits, [zone for zone in zones if berths_for(state, realm, zone)], []


def why_grounded(state: NerathState, unit: int) -> Reason | None:
    """Return why a unit stays in the Reposition phase, wherever it could go, None if it may leave (CN-369, CN-448)."""
    if state.where[unit] < state.cat.first_dungeon and not modifiers.flies(state, unit):
        return ONLY_FLYERS
    return STAYS if state.mark[unit] & STUCK and at_home(state, unit) else None


def can_go_home(state: NerathState, unit: int) -> bool:
    """May a unit do anything in the Reposition phase?"""
    if state.where[unit] < state.cat.first_dungeon and not state.mark[unit] & STUCK and state.ship[unit] == NONE:
        return modifiers.flies(state, unit) and finds_haven(state, unit)
    return any(homeward(state, unit))


def havens(state: NerathState, unit: int) -> dict[int, int]:
    """Return where a flying unit may end outside the Movement phase: friendly lands, for some zones too (CN-364 to
    CN-368, CN-409 to CN-411)."""
    left = modifiers.movement(state, unit) - state.moved[unit]
    if left <= 0:
        return {}
    cat, realm, start = state.cat, state.owner[unit], state.where[unit]
    flights, away = cat.flights[start], cat.distance[start]
    hovers = modifiers.hovers(state, unit)
    side, holder, lands = state.side, state.holder, cat.lands
    mine = side[realm]
    found: dict[int, int] = {}
    for space in flights[min(left, len(flights) - 1)]:
        if space < lands:
            if side[holder[space]] == mine:
                found[space] = away[space]
        elif not hovers:
            break
        elif state.friendly(realm, space):
            found[space] = away[space]
    return found


def finds_haven(state: NerathState, unit: int) -> bool:
    """Is there any place where a flying unit may end outside the Movement phase?"""
    left = modifiers.movement(state, unit) - state.moved[unit]
    if left <= 0:
        return False
    flights = state.cat.flights[state.where[unit]]
    lands, holder, side = state.cat.lands, state.holder, state.side
    mine = side[state.owner[unit]]
    for space in flights[min(left, len(flights) - 1)]:
        if space >= lands:
            break
        if side[holder[space]] == mine:
            return True
    return bool(havens(state, unit))


def at_home(state: NerathState, unit: int) -> bool:
    """Does a flying unit stand where it may end its turn (CN-367, CN-368)?"""
    space, realm = state.where[unit], state.owner[unit]
    return (space < state.cat.lands or modifiers.hovers(state, unit)) and state.friendly(realm, space)


def homeless(state: NerathState, space: int = NONE) -> list[int]:
    """Return the active realm's units that may not stay where they are: explorers, and flying units in the wrong place
    (CN-353, CN-368)."""
    return [unit for unit in homing(state, space) if not at_home(state, unit)]


def overdue(state: NerathState, space: int = NONE) -> list[int]:
    """Return the units that must move in the Reposition phase and can (CN-077)."""
    return [unit for unit in homeless(state, space) if can_go_home(state, unit)]


# Phase 5


def first_ways(state: NerathState, unit: int) -> Ways:
    """Only units bought in this turn move, and only to friendly spaces (CN-401 to CN-411, CN-579)."""
    mark, ship, kind = state.mark[unit], state.ship[unit], state.kind[unit]
    if not mark & FRESH or mark & (STOPPED | UNLOADED) or kind == CASTLE:
        return NOWHERE
    if ship != NONE:
        return ({}, [], shores(state, unit)) if state.mark[ship] & FRESH else NOWHERE
    if why_still(state, unit) is not None:
        return NOWHERE
    realm, start, left = state.owner[unit], state.where[unit], points_left(state, unit)
    if modifiers.flies(state, unit):
        found = havens(state, unit)
    elif kind == WARSHIP:
        found = sail(state, unit, start, left, False)
    else:
        found = march(state, unit, start, left, False)
    found = {space: cost for space, cost in found.items() if state.friendly(realm, space)}
    zones = state.cat.near[start][SEA] if can_embark(state, unit) else ()
    return found, [zone for zone in zones if berths_for(state, realm, zone)], []


def can_start(state: NerathState, unit: int) -> bool:
    """May a unit do anything in the Reinforcement phase?"""
    mark = state.mark[unit]
    if not mark & FRESH or mark & (STOPPED | UNLOADED):
        return False
    if state.ship[unit] == NONE and state.cat.domain[state.kind[unit]] == LAND and state.kind[unit] != CASTLE:
        if state.moved[unit] >= modifiers.movement(state, unit):
            return False
        side, holder = state.side, state.holder
        mine = side[state.owner[unit]]
        if any(side[holder[land]] == mine for land in state.cat.near[state.where[unit]][LAND]):
            return True
    return any(first_ways(state, unit))


def shores(state: NerathState, unit: int) -> list[int]:
    """Return where a new unit aboard a new Warship may land (CN-404, CN-408)."""
    realm = state.owner[unit]
    return [space for space in coasts(state, unit) if state.friendly(realm, space)]


# What a move does


def go(state: NerathState, unit: int, space: int, cost: int) -> None:
    """Move a unit, with its cargo; entering an enemy space or an entrance declares an attack (CN-117, CN-130)."""
    state.move_unit(unit, space)
    state.moved[unit] += cost
    if not state.friendly(state.owner[unit], space):
        state.mark[unit] |= ATTACKING
