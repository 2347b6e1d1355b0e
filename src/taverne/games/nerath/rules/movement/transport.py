"""Ships and their cargo: who may go aboard and land where, and what that does (CN-136 to CN-161).
Each legality says why not; moves of units by themselves are left to ``routes``."""

from __future__ import annotations

from typing import Final

from taverne.engine.reasons import Reason

from ...box.catalogue import CASTLE, DUNGEON, LAND, NONE, SEA, WARSHIP
from ...state.game_state import (
    ATTACKING,
    BOARDED,
    LANDED,
    MOVEMENT,
    REPOSITION,
    RETREATED,
    STUCK,
    UNLOADED,
    NerathState,
)

STOPPED: Final = ATTACKING | LANDED | STUCK | RETREATED
"""Marks of a unit that moves no more in this phase (CN-133, CN-147)."""


def room(state: NerathState, ship: int) -> int:
    """Return how many more units a Warship can carry (CN-138)."""
    carrier, left = state.ship, state.cat.room
    for unit in state.here[state.where[ship]]:
        if carrier[unit] == ship:
            left -= 1
    return left


def loadable(state: NerathState, realm: int, zone: int) -> list[int]:
    """Return a realm's Warships that can take units aboard in a friendly zone (CN-136, CN-142, CN-156)."""
    kind, owner, mark = state.kind, state.owner, state.mark
    return [
        unit
        for unit in state.here[zone]
        if kind[unit] == WARSHIP and owner[unit] == realm and not mark[unit] & UNLOADED and room(state, unit)
    ]


HAS_ATTACKED: Final = Reason("has-attacked", "CN-133")
HAS_LANDED: Final = Reason("has-landed", "CN-147")
STAYS: Final = Reason("stays-this-turn", "CN-448")
NEVER_ABOARD: Final = Reason("never-aboard", "CN-142")
ALREADY_ABOARD: Final = Reason("already-aboard", "CN-153")
MOVED_BEFORE: Final = Reason("moved-before", "CN-144")
NOT_BESIDE: Final = Reason("not-beside", "CN-144")
NO_SHIP: Final = Reason("no-ship", "CN-136")
ENEMY_ZONE: Final = Reason("enemy-zone", "CN-145")
UNLOADED_BEFORE: Final = Reason("unloaded-before", "CN-156")
NO_ROOM: Final = Reason("no-room", "CN-138")


def why_stopped(mark: int) -> Reason:
    """Return why a unit with a mark that stops it moves no more in this phase (CN-133, CN-147, CN-448)."""
    return HAS_ATTACKED if mark & ATTACKING else HAS_LANDED if mark & LANDED else STAYS


def why_not_embark(state: NerathState, unit: int) -> Reason | None:
    """Return why a unit may not go aboard any ship: only land units ashore that have not moved do (CN-142, CN-144)."""
    kind = state.kind[unit]
    if kind == CASTLE or state.cat.domain[kind] != LAND:
        return NEVER_ABOARD
    if state.ship[unit] != NONE:
        return ALREADY_ABOARD
    if state.moved[unit]:
        return MOVED_BEFORE
    mark = state.mark[unit]
    if mark & (STOPPED | BOARDED):
        return why_stopped(mark)
    return None if state.where[unit] < state.cat.lands else NOT_BESIDE


def can_embark(state: NerathState, unit: int) -> bool:
    """May the unit go aboard as far as itself is concerned?"""
    return why_not_embark(state, unit) is None


def why_not_load(state: NerathState, realm: int, zone: int) -> Reason | None:
    """Return why no Warship of a realm takes a unit aboard in a zone (CN-136, CN-138, CN-145, CN-156)."""
    kind, owner, found = state.kind, state.owner, NO_SHIP
    for unit in state.here[zone]:
        if kind[unit] != WARSHIP or owner[unit] != realm:
            continue
        if found is NO_SHIP and not state.friendly(realm, zone):
            return ENEMY_ZONE
        if state.phase == MOVEMENT and state.mark[unit] & UNLOADED:
            found = UNLOADED_BEFORE if found is NO_SHIP else found
        elif room(state, unit):
            return None
        else:
            found = NO_ROOM
    return found


def decks(state: NerathState, unit: int) -> list[int]:
    """Return the sea zones where a unit may board a Warship of its realm (CN-136, CN-139, CN-144)."""
    return harbours(state, state.owner[unit], state.where[unit]) if can_embark(state, unit) else []


def harbours(state: NerathState, realm: int, land: int) -> list[int]:
    """Return the zones beside a land where Warships of a realm can load."""
    here = state.here
    return [zone for zone in state.cat.near[land][SEA] if here[zone] and why_not_load(state, realm, zone) is None]


NOT_ABOARD: Final = Reason("not-aboard", "CN-139")
LANDING_DECLARED: Final = Reason("landing-declared", "CN-160")
NOT_A_COAST: Final = Reason("not-a-coast", "CN-139")
HEROES_ONLY: Final = Reason("heroes-only", "CN-116")
BOARDED_THERE: Final = Reason("boarded-there", "CN-140")


def why_not_coast(state: NerathState, unit: int, space: int) -> Reason | None:
    """Return why a unit may not land, or be declared to land, on a space (CN-116, CN-139 to CN-141, CN-158, CN-160)."""
    if state.ship[unit] == NONE:
        return NOT_ABOARD
    if state.aim[unit] != NONE:
        return LANDING_DECLARED
    mark, place = state.mark[unit], state.cat.place[space]
    if mark & STOPPED:
        return why_stopped(mark)
    if place == SEA or space not in state.cat.next_to[state.where[unit]]:
        return NOT_A_COAST
    if place == DUNGEON and not state.cat.hero[state.kind[unit]]:
        return HEROES_ONLY
    return BOARDED_THERE if mark & BOARDED and state.origin[unit] == space else None


def coasts(state: NerathState, unit: int) -> list[int]:
    """Return the lands, and for heroes entrances, that a unit aboard may land on.

    Where the coast is hostile or the zone is still to be won the landing is only declared (CN-157, CN-160, CN-228).
    """
    near = state.cat.near[state.where[unit]]
    return [space for space in (*near[LAND], *near[DUNGEON]) if why_not_coast(state, unit, space) is None]


def berths_for(state: NerathState, realm: int, zone: int) -> list[int]:
    """Return a realm's Warships of a zone that have room outside the Movement phase (CN-356, CN-398)."""
    kind, owner = state.kind, state.owner
    if not state.friendly(realm, zone):
        return []
    return [u for u in state.here[zone] if kind[u] == WARSHIP and owner[u] == realm and room(state, u)]


def embark(state: NerathState, unit: int, ship: int) -> None:
    """Put a unit aboard: a move of one space, and the unit is tied to that ship (CN-137, CN-159, CN-357)."""
    if state.phase == REPOSITION:
        state.mark[unit] |= STUCK
    state.origin[unit] = state.where[unit]
    state.move_unit(unit, state.where[ship])
    state.ship[unit] = ship
    state.moved[unit] += 1
    state.mark[unit] |= BOARDED


def lands_at_once(state: NerathState, unit: int, space: int) -> bool:
    """Does a landing need no battle at all, neither at sea nor ashore (CN-146, CN-228)?"""
    realm = state.owner[unit]
    return state.friendly(realm, space) and state.friendly(realm, state.where[unit])


def disembark(state: NerathState, unit: int, space: int) -> None:
    """Put a unit ashore, or declare its landing; either way its ship is done (CN-147, CN-148, CN-151, CN-160)."""
    state.mark[state.ship[unit]] |= UNLOADED
    if lands_at_once(state, unit, space):
        state.ship[unit] = NONE
        state.move_unit(unit, space)
        state.mark[unit] |= LANDED
    else:
        state.aim[unit] = space
