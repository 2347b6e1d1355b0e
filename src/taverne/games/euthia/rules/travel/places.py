"""The map as it lies: laying tiles, ways and distances, who may stand where, teleports, portals and special tiles.
What happens on entering a space is left to ``movement``, what may be done there to the chapters of each action."""

from __future__ import annotations

from typing import Final

from taverne.engine.actions import Action, Seat
from taverne.engine.reasons import Reason

from ...box.atlas import CENTRE, PORTAL, SPECIALS, is_centre, tile_of
from ...box.integer_tables import NONE
from ...box.territory import anchor, beside
from ...state.game_state import EuthiaState
from ..turn.tokens import COMBAT, available

WALK: Final = 0
"""How a hero comes to a space: one step from a neighbour."""
JUMP: Final = 1
"""By a teleport symbol."""
GATE: Final = 2
"""From portal to portal."""
FLIGHT: Final = 3
"""Carried by the Griffin."""

CHAPEL_TILE: Final = SPECIALS.index("chapel")


# The map


def has_centre(state: EuthiaState, tile: int) -> bool:
    """Is it a special tile (EU-102, EU-103)?"""
    return state.cat.map.special[tile] != NONE


def spaces_of(state: EuthiaState, tile: int) -> range:
    """Return the spaces of a tile, its centre last if it has one."""
    return range(4 * tile, 4 * tile + (4 if has_centre(state, tile) else 3))


def put_tile(state: EuthiaState, tile: int, q: int, r: int) -> None:
    """Lay a tile with its space a at a place of the lattice, the same way up as all others (EU-068, EU-069)."""
    assert anchor(q, r) == (q, r), "a tile lies on the lattice"
    state.laid[tile] = 1
    state.tile_q[tile], state.tile_r[tile] = q, r
    state.order.append(tile)
    covering = state.hexes()
    touched = [4 * tile + place for place in range(CENTRE)]
    for space in touched[:]:
        for other in beside(*state.hex_of(space)):
            neighbour = covering.get(other, NONE)
            if neighbour != NONE and neighbour not in touched:
                touched.append(neighbour)
    state.near = state.near[:]
    state.join(touched, covering)


def missing(state: EuthiaState, space: int) -> list[tuple[int, int]]:
    """Return the empty tile places next to a space, clockwise; a centre is never at the edge (EU-066, EU-073)."""
    if is_centre(space) or len(state.near[space]) >= 6 + has_centre(state, tile_of(space)):
        return []
    covering = state.hexes()
    found: list[tuple[int, int]] = []
    for spot in beside(*state.hex_of(space)):
        place = anchor(*spot)
        if spot not in covering and place not in found:
            found.append(place)
    return found


def edges(state: EuthiaState) -> list[tuple[int, int]]:
    """Return all empty tile places that touch the map, in rising order (EUS-022)."""
    covering = state.hexes()
    found = {anchor(*spot) for here in covering for spot in beside(*here) if spot not in covering}
    return sorted(found)


def reachable(state: EuthiaState, start: int, n: int) -> list[int]:
    """Return the spaces at distance 1 to ``n`` over revealed spaces, monsters ignored (EU-087)."""
    near = state.near
    seen = [start]
    rim = [start]
    for _ in range(n):
        further: list[int] = []
        for space in rim:
            for other in near[space]:
                if other not in seen:
                    seen.append(other)
                    further.append(other)
        rim = further
    return sorted(seen[1:])


def distance(state: EuthiaState, a: int, b: int) -> int:
    """Return the length of the shortest way over revealed spaces, NONE if there is none (EU-087, EU-088)."""
    near = state.near
    steps = 0
    rim = [a]
    seen = bytearray(len(near))
    seen[a] = 1
    while rim:
        if b in rim:
            return steps
        steps += 1
        further: list[int] = []
        for space in rim:
            for other in near[space]:
                if not seen[other]:
                    seen[other] = 1
                    further.append(other)
        rim = further
    return NONE


def chapel(state: EuthiaState) -> int:
    """Return the centre of the Chapel, where heroes begin and come back to life (EU-039, EU-211)."""
    special = state.cat.map.special
    return next(4 * tile + CENTRE for tile in state.order if special[tile] == CHAPEL_TILE)


def centre_open(state: EuthiaState, tile: int) -> bool:
    """Are all outer spaces of a special tile freed (EU-084, EU-105)?"""
    first = 4 * tile
    return state.freed(first) and state.freed(first + 1) and state.freed(first + 2)


def level_of(state: EuthiaState, space: int) -> int:
    """Return the level of the monster that stands on a space, 0 if it is freed (EU-089, EUS-100)."""
    if state.freed(space):
        return 0
    if space in state.spawned:
        return (1, 2, 2, 3, 3)[state.cat.map.chapter[tile_of(space)] - 1]
    return state.cat.map.monster[space]


# Who may stand where


def barred(state: EuthiaState, seat: Seat, space: int, how: int = WALK) -> Reason | None:
    """Return why a hero may not come to a space, whatever the way there is (EU-083, EU-084, EU-091, EU-105)."""
    jumps = how != WALK
    if is_centre(space) and not centre_open(state, tile_of(space)):
        return Reason("centre-closed", "EU-084" if jumps else "EU-105", {"tile": state.cat.map.names[tile_of(space)]})
    if not state.freed(space) and not available(state, seat, COMBAT):
        return Reason("no-combat", "EU-083" if jumps else "EU-091", {"space": name(state, space)})
    return state.story.barred(state, seat, space)


def name(state: EuthiaState, space: int) -> str:
    """Return the message that names a space."""
    return f"space-{state.cat.map.words[space]}"


def asked_space(state: EuthiaState, action: Action, kind: str) -> int:
    """Return the space that an action of this kind names, if it is one of the map, else NONE."""
    if action.kind != kind or len(action.args) != 1:
        return NONE
    space = state.cat.map.space_index.get(action.word(), NONE)
    return space if space != NONE and state.near[space] else NONE


# Portals

RUINED: Final = Reason("ruined", "EUS-099")
SAME_PORTAL: Final = Reason("same-portal", "EU-085")
PORTAL_USED: Final = Reason("portal-used", "EU-086")


def gates(state: EuthiaState, seat: Seat) -> list[int]:
    """Return the portals to which a hero may go from the portal he stands on (EU-085, EU-086)."""
    here = state.at[seat]
    land = state.cat.map.land
    if land[here] != PORTAL or portal_closed(state, seat) is not None:
        return []
    return [
        space
        for tile in sorted(state.order)
        for space in range(4 * tile, 4 * tile + CENTRE)
        if land[space] == PORTAL and why_not_arrive(state, seat, space) is None
    ]


def portal_closed(state: EuthiaState, seat: Seat) -> Reason | None:
    """Return why a hero may not leave by the portal of his space, if he may not (EU-085, EU-086, EU-093, EUS-079)."""
    here = state.at[seat]
    if state.cat.map.land[here] != PORTAL:
        return Reason("no-portal", "EU-085")
    if not state.freed(here):
        return Reason("not-freed", "EU-093")
    if here in state.ruined:
        return RUINED
    if state.story.portals_closed(state):
        return Reason("portals-closed", "EUS-079")
    return PORTAL_USED if here in state.portals else None


def why_not_arrive(state: EuthiaState, seat: Seat, portal: int) -> Reason | None:
    """Return why a hero may not come to a portal from another one, None if he may (EU-083, EU-085, EU-086)."""
    if portal == state.at[seat]:
        return SAME_PORTAL
    return PORTAL_USED if portal in state.portals else barred(state, seat, portal, GATE)


def gate_closed(state: EuthiaState, seat: Seat, space: int) -> Reason | None:
    """Return why a hero may not go to another portal, if he may not."""
    refusal = portal_closed(state, seat)
    if refusal is not None:
        return refusal
    if space == NONE or state.cat.map.land[space] != PORTAL:
        return Reason("no-portal", "EU-085")
    return why_not_arrive(state, seat, space)


def note_arrival(state: EuthiaState, seat: Seat, before: int, space: int, how: int) -> None:
    """Mark both ends of a jump between portals; to leave one otherwise clears its mark (EU-086)."""
    if how == GATE:
        for end in (before, space):
            if end not in state.portals:
                state.portals.append(end)
    elif before in state.portals:
        state.portals.remove(before)
