"""The map as it lies: laying tiles, ways and distances, who may stand where, teleports, portals and special tiles.
What happens on entering a space is left to ``movement``, what may be done there to the chapters of each action."""

from __future__ import annotations

from typing import Final

from taverne.engine.actions import Action, Seat
from taverne.engine.decisions import Choice, Refusal
from taverne.engine.frames import DONE, Flow, Frame, ask, procedure, step

from ...box.atlas import CENTRE, PORTAL, SPECIALS
from ...box.integer_tables import NONE
from ...box.territory import COVERED, anchor, beside
from ...state.game_state import Table
from ..scenarios import played as scenarios
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


def hex_of(table: Table, space: int) -> tuple[int, int]:
    """Return the hex of an outer space; a centre has none (EU-103)."""
    tile = space >> 2
    q, r = COVERED[space & 3]
    return table.tile_q[tile] + q, table.tile_r[tile] + r


def hexes(table: Table) -> dict[tuple[int, int], int]:
    """Return the outer space on each hex that is covered."""
    found: dict[tuple[int, int], int] = {}
    for tile in table.order:
        for place in range(CENTRE):
            found[hex_of(table, 4 * tile + place)] = 4 * tile + place
    return found


def has_centre(table: Table, tile: int) -> bool:
    """Is it a special tile (EU-102, EU-103)?"""
    return table.cat.map.special[tile] != NONE


def spaces_of(table: Table, tile: int) -> range:
    """Return the spaces of a tile, its centre last if it has one."""
    return range(4 * tile, 4 * tile + (4 if has_centre(table, tile) else 3))


def put_tile(table: Table, tile: int, q: int, r: int) -> None:
    """Lay a tile with its space a at a place of the lattice, the same way up as all others (EU-068, EU-069)."""
    assert anchor(q, r) == (q, r), "a tile lies on the lattice"
    table.laid[tile] = 1
    table.tile_q[tile], table.tile_r[tile] = q, r
    table.order.append(tile)
    covering = hexes(table)
    touched = [4 * tile + place for place in range(CENTRE)]
    for space in touched[:]:
        for other in beside(*hex_of(table, space)):
            neighbour = covering.get(other, NONE)
            if neighbour != NONE and neighbour not in touched:
                touched.append(neighbour)
    for space in touched:
        around = [covering[spot] for spot in beside(*hex_of(table, space)) if spot in covering]
        if has_centre(table, space >> 2):
            around.append(space | 3)
        table.near[space] = tuple(around)
    if has_centre(table, tile):
        table.near[4 * tile + CENTRE] = (4 * tile, 4 * tile + 1, 4 * tile + 2)


def missing(table: Table, space: int) -> list[tuple[int, int]]:
    """Return the empty tile places next to a space, clockwise; a centre is never at the edge (EU-066, EU-073)."""
    if space & 3 == CENTRE or len(table.near[space]) >= 6 + has_centre(table, space >> 2):
        return []
    covering = hexes(table)
    found: list[tuple[int, int]] = []
    for spot in beside(*hex_of(table, space)):
        place = anchor(*spot)
        if spot not in covering and place not in found:
            found.append(place)
    return found


def edges(table: Table) -> list[tuple[int, int]]:
    """Return all empty tile places that touch the map, in rising order (EUS-022)."""
    covering = hexes(table)
    found = {anchor(*spot) for here in covering for spot in beside(*here) if spot not in covering}
    return sorted(found)


def reachable(table: Table, start: int, n: int) -> list[int]:
    """Return the spaces at distance 1 to ``n`` over revealed spaces, monsters ignored (EU-087)."""
    near = table.near
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


def distance(table: Table, a: int, b: int) -> int:
    """Return the length of the shortest way over revealed spaces, NONE if there is none (EU-087, EU-088)."""
    near = table.near
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


def chapel(table: Table) -> int:
    """Return the centre of the Chapel, where heroes begin and come back to life (EU-039, EU-211)."""
    special = table.cat.map.special
    return next(4 * tile + CENTRE for tile in table.order if special[tile] == CHAPEL_TILE)


def centre_open(table: Table, tile: int) -> bool:
    """Are all outer spaces of a special tile freed (EU-084, EU-105)?"""
    first = 4 * tile
    return table.freed(first) and table.freed(first + 1) and table.freed(first + 2)


def level_of(table: Table, space: int) -> int:
    """Return the level of the monster that stands on a space, 0 if it is freed (EU-089, EUS-100)."""
    if table.freed(space):
        return 0
    if space in table.spawned:
        return (1, 2, 2, 3, 3)[table.cat.map.chapter[space >> 2] - 1]
    return table.cat.map.monster[space]


# Who may stand where


def barred(table: Table, seat: Seat, space: int, how: int = WALK) -> Refusal | None:
    """Return why a hero may not come to a space, whatever the way there is (EU-083, EU-084, EU-091, EU-105)."""
    jumps = how != WALK
    if space & 3 == CENTRE and not centre_open(table, space >> 2):
        return Refusal("centre-closed", "EU-084" if jumps else "EU-105", {"tile": table.cat.map.names[space >> 2]})
    if not table.freed(space) and not available(table, seat, COMBAT):
        return Refusal("no-combat", "EU-083" if jumps else "EU-091", {"space": name(table, space)})
    return scenarios.barred(table, seat, space)


def name(table: Table, space: int) -> str:
    """Return the message that names a space."""
    return f"space-{table.cat.map.words[space]}"


# Teleports


def targets(table: Table, seat: Seat, n: int) -> list[int]:
    """Return where a teleport of distance ``n`` may lead (EU-082 to EU-084, EU-087)."""
    return [space for space in reachable(table, table.at[seat], n) if barred(table, seat, space, JUMP) is None]


@procedure
class Teleporting(Frame):
    """A teleport symbol: the hero is put on a space at distance ``reach`` or less, or stays (EU-082 to EU-088)."""

    seat: Seat = 0
    reach: int = 0

    @step
    def choose(self, table: Table) -> Flow:
        spaces = targets(table, self.seat, self.reach)
        if not spaces:
            return DONE
        jumps = table.cat.map.jumps
        options = (STAY, *[jumps[space] for space in spaces])
        return ask(table, Choice(self.seat, "teleport", options, "EU-087", {"n": self.reach}, STAY))

    @step
    def arrive(self, table: Table) -> Flow:
        if table.answer == STAY:
            return DONE
        from .movement import enter

        return enter(table, self.seat, table.cat.map.space_index[str(table.answer.args[0])], JUMP)

    def why(self, table: Table, seat: Seat, action: Action) -> Refusal:
        space = asked_space(table, action, "teleport")
        if seat != self.seat or space == NONE:
            return Frame.why(self, table, seat, action)
        far = distance(table, table.at[seat], space)
        if far == NONE or far > self.reach:
            return Refusal("too-far", "EU-087", {"n": self.reach})
        return barred(table, seat, space, JUMP) or Frame.why(self, table, seat, action)


STAY: Final = Action("stay")


def asked_space(table: Table, action: Action, kind: str) -> int:
    """Return the space that an action of this kind names, if it is one of the map, else NONE."""
    if action.kind != kind or len(action.args) != 1:
        return NONE
    space = table.cat.map.space_index.get(str(action.args[0]), NONE)
    return space if space != NONE and table.near[space] else NONE


# Portals


def gates(table: Table, seat: Seat) -> list[int]:
    """Return the portals to which a hero may go from the portal he stands on (EU-085, EU-086)."""
    here = table.at[seat]
    land = table.cat.map.land
    if land[here] != PORTAL or portal_closed(table, seat) is not None:
        return []
    return [
        space
        for tile in sorted(table.order)
        for space in range(4 * tile, 4 * tile + CENTRE)
        if land[space] == PORTAL
        and space != here
        and space not in table.portals
        and barred(table, seat, space, GATE) is None
    ]


def portal_closed(table: Table, seat: Seat) -> Refusal | None:
    """Return why a hero may not leave by the portal of his space, if he may not (EU-085, EU-086, EU-093, EUS-079)."""
    here = table.at[seat]
    if table.cat.map.land[here] != PORTAL:
        return Refusal("no-portal", "EU-085")
    if not table.freed(here):
        return Refusal("not-freed", "EU-093")
    if here in table.ruined:
        return Refusal("ruined", "EUS-099")
    if scenarios.portals_closed(table):
        return Refusal("portals-closed", "EUS-079")
    return Refusal("portal-used", "EU-086") if here in table.portals else None


def gate_closed(table: Table, seat: Seat, space: int) -> Refusal | None:
    """Return why a hero may not go to another portal, if he may not."""
    refusal = portal_closed(table, seat)
    if refusal is not None:
        return refusal
    if space == NONE or table.cat.map.land[space] != PORTAL:
        return Refusal("no-portal", "EU-085")
    if space in table.portals:
        return Refusal("portal-used", "EU-086")
    return barred(table, seat, space, GATE)


def note_arrival(table: Table, seat: Seat, before: int, space: int, how: int) -> None:
    """Mark both ends of a jump between portals; to leave one otherwise clears its mark (EU-086)."""
    if how == GATE:
        for end in (before, space):
            if end not in table.portals:
                table.portals.append(end)
    elif before in table.portals:
        table.portals.remove(before)
