"""Why a move is not offered: the key of a sentence and the rule, for every unit and space that is out of the question.
What is legal is left to ``routes``: nothing is refused here that is allowed there, it is only explained."""

from __future__ import annotations

from taverne.engine.actions import Action, Seat
from taverne.engine.decisions import Data, Refusal

from .. import modifiers
from ..catalogue import CASTLE, DUNGEON, LAND, NONE, SEA, UNIT_WORDS, WARSHIP
from ..state import ATTACKING, FRESH, LANDED, MOVEMENT, REPOSITION, RETREATED, STUCK, UNLOADED, Table
from ..vocabulary import UNITS
from .groups import berths, fleets
from .routes import can_act, coasts, ways


def space_named(table: Table, action: Action) -> int:
    """Return the space that an action names first, NONE if there is none of that name."""
    return table.cat.space_index.get(str(action.args[0]), NONE) if action.args else NONE


def why_not_select(table: Table, seat: Seat, action: Action) -> Refusal | None:
    """Return why a space cannot be selected, or why something else must be done first."""
    if not table.asked(seat):
        return None
    if action.kind in ("take", "to", "board", "land"):
        return Refusal("select-first", "CN-101")
    if action.kind == "done" and table.phase == REPOSITION:
        return Refusal("must-move-first", "CN-077")
    if action.kind != "select":
        return None
    space = space_named(table, action)
    if space == NONE:
        return Refusal("no-such-space")
    mine = table.units_of(table.realm, space)
    if not mine:
        return Refusal("no-units-there", "CN-111", {"space": table.cat.space_words[space]})
    reasons = [why_idle(table, unit) for unit in sorted(mine, key=lambda unit: table.kind[unit] == CASTLE)]
    return next((reason for reason in reasons if reason is not None), None)


def why_idle(table: Table, unit: int) -> Refusal | None:
    """Return why a unit can do nothing at all in the phase at hand, None if it can."""
    if can_act(table, unit):
        return None
    kind, mark = table.kind[unit], table.mark[unit]
    data: Data = {"unit": UNIT_WORDS[kind]}
    if kind == CASTLE:
        return Refusal("castle-stays", "CN-124", data)
    if table.phase == REPOSITION:
        return why_grounded(table, unit, data)
    if table.phase != MOVEMENT and not mark & FRESH:
        return Refusal("only-new-units", "CN-405" if kind == WARSHIP else "CN-407", data)
    if mark & ATTACKING:
        return Refusal("has-attacked", "CN-133", data)
    if mark & LANDED:
        return Refusal("has-landed", "CN-147", data)
    if mark & (STUCK | RETREATED):
        return Refusal("stays-this-turn", "CN-448", data)
    if table.aim[unit] != NONE:
        return Refusal("landing-declared", "CN-160", data | {"space": table.cat.space_words[table.aim[unit]]})
    if table.ship[unit] != NONE:
        rule = "CN-140" if table.phase == MOVEMENT else "CN-406"
        return Refusal("stays-aboard", rule, data)
    if mark & UNLOADED:
        return Refusal("ship-unloaded", "CN-151", data)
    if points_left(table, unit) <= 0:
        return Refusal("no-points", "CN-102", data)
    return Refusal("cut-off", "CN-122", data)


def why_grounded(table: Table, unit: int, data: Data) -> Refusal:
    """Return why a unit cannot move in the Reposition phase."""
    exploring = table.where[unit] >= table.cat.first_dungeon
    if not exploring and not modifiers.flies(table, unit):
        return Refusal("only-flyers", "CN-369", data)
    if table.mark[unit] & STUCK:
        return Refusal("stays-this-turn", "CN-448", data)
    if exploring:
        return Refusal("no-exit", "CN-358", data)
    return (
        Refusal("no-points", "CN-102", data) if points_left(table, unit) <= 0 else Refusal("no-haven", "CN-368", data)
    )


def points_left(table: Table, unit: int) -> int:
    return modifiers.movement(table, unit) - table.moved[unit]


def why_not_to(table: Table, unit: int, space: int) -> Refusal | None:
    """Return why a unit may not move to a space by itself in the phase at hand, None if it may."""
    if space in ways(table, unit)[0]:
        return None
    data: Data = {"unit": UNIT_WORDS[table.kind[unit]], "space": table.cat.space_words[space]}
    if space == table.where[unit]:
        return Refusal("same-space", "CN-102", data)
    idle = why_idle(table, unit)
    if idle is not None:
        return idle
    if table.ship[unit] != NONE:
        return Refusal("aboard", "CN-139", data)
    if table.mark[unit] & UNLOADED:
        return Refusal("ship-unloaded", "CN-151", data)
    return why_no_end(table, unit, space, data) or why_no_way(table, unit, space, data)


def why_no_end(table: Table, unit: int, space: int, data: Data) -> Refusal | None:
    """Return why a unit could not end its move there even if it were near."""
    kind, place = table.kind[unit], table.cat.place[space]
    flies = modifiers.flies(table, unit)
    if place == DUNGEON:
        if flies and not table.cat.hero[kind]:
            return Refusal("no-perch", "CN-129", data)
        if not table.cat.hero[kind]:
            return Refusal("heroes-only", "CN-116", data)
        if table.phase != MOVEMENT:
            return Refusal("no-dungeon-now", "CN-403" if table.mark[unit] & FRESH else "CN-352", data)
    elif not flies and place != (SEA if kind == WARSHIP else LAND):
        return Refusal("sea-only" if kind == WARSHIP else "land-only", "CN-122", data)
    if table.phase == MOVEMENT:
        return None
    if flies and place == SEA and not modifiers.hovers(table, unit):
        return Refusal("must-land", "CN-368" if table.phase == REPOSITION else "CN-410", data)
    if not table.friendly(table.owner[unit], space):
        return Refusal("not-friendly", "CN-352" if table.phase == REPOSITION else "CN-408", data)
    return None


def why_no_way(table: Table, unit: int, space: int, data: Data) -> Refusal:
    """Return why a unit does not get there: too far, no way at all, or enemies in between."""
    start = table.where[unit]
    if start >= table.cat.first_dungeon:
        return Refusal("one-step", "CN-355", data)
    left = points_left(table, unit)
    away = table.cat.distance[start][space] if modifiers.flies(table, unit) else distance(table, unit, space)
    if away == NONE:
        return Refusal("no-way", "CN-122", data)
    if away > left:
        return Refusal("too-far", "CN-102", data | {"distance": away, "left": left})
    return Refusal("enemy-in-way", "CN-108" if table.phase == MOVEMENT else "CN-402", data)


def distance(table: Table, unit: int, goal: int) -> int:
    """Return how far a space is for a land or sea unit if nobody stood in its way, NONE if there is no way."""
    near = table.cat.near
    place = SEA if table.kind[unit] == WARSHIP else LAND
    steps = {table.where[unit]: 0}
    queue = [table.where[unit]]
    for space in queue:
        if goal in near[space][table.cat.place[goal]]:
            return steps[space] + 1
        for other in near[space][place]:
            if other not in steps:
                steps[other] = steps[space] + 1
                queue.append(other)
    return NONE


def why_not_board(table: Table, unit: int, zone: int) -> Refusal | None:
    """Return why a unit may not board in a zone in the phase at hand, None if it may."""
    if zone in ways(table, unit)[1]:
        return None
    kind, realm = table.kind[unit], table.owner[unit]
    data: Data = {"unit": UNIT_WORDS[kind], "space": table.cat.space_words[zone]}
    if table.cat.place[zone] != SEA:
        return Refusal("not-a-zone", "CN-136", data)
    if kind == CASTLE or table.cat.domain[kind] != LAND:
        return Refusal("never-aboard", "CN-142", data)
    if table.ship[unit] != NONE:
        return Refusal("already-aboard", "CN-153", data)
    if table.phase == MOVEMENT and table.moved[unit]:
        return Refusal("moved-before", "CN-144", data)
    idle = why_idle(table, unit)
    if idle is not None and idle.key != "cut-off":
        return idle
    if zone not in table.cat.near[table.where[unit]][SEA]:
        return Refusal("not-beside", "CN-144", data)
    ships = [u for u in table.here[zone] if table.kind[u] == WARSHIP and table.owner[u] == realm]
    if not ships:
        return Refusal("no-ship", "CN-136", data)
    if not table.friendly(realm, zone):
        return Refusal("enemy-zone", "CN-145", data)
    if all(table.mark[ship] & UNLOADED for ship in ships) and table.phase == MOVEMENT:
        return Refusal("unloaded-before", "CN-156", data)
    return Refusal("no-room", "CN-138", data)


def why_not_land(table: Table, unit: int, space: int) -> Refusal | None:
    """Return why a unit may not land somewhere in the phase at hand, None if it may."""
    if space in ways(table, unit)[2]:
        return None
    cat = table.cat
    data: Data = {"unit": UNIT_WORDS[table.kind[unit]], "space": cat.space_words[space]}
    if table.ship[unit] == NONE:
        return Refusal("not-aboard", "CN-139", data)
    if table.aim[unit] != NONE:
        return Refusal("landing-declared", "CN-160", data | {"space": cat.space_words[table.aim[unit]]})
    if table.phase != MOVEMENT and not can_act(table, unit):
        return why_idle(table, unit)
    if cat.place[space] == SEA or space not in cat.next_to[table.where[unit]]:
        return Refusal("not-a-coast", "CN-139", data)
    if cat.place[space] == DUNGEON and not cat.hero[table.kind[unit]]:
        return Refusal("heroes-only", "CN-116", data)
    if space in coasts(table, unit):
        return Refusal("not-friendly", "CN-408", data)
    if table.origin[unit] == space:
        return Refusal("boarded-there", "CN-140", data)
    return Refusal("stays-this-turn", "CN-279", data)


def why_not_order(table: Table, seat: Seat, action: Action, space: int, chosen: list[int]) -> Refusal | None:
    """Return why what is selected may not be ordered so."""
    if not table.asked(seat):
        return None
    if action.kind == "take":
        return why_not_take(table, action, space, chosen)
    if action.kind not in ("to", "board", "land"):
        return None
    goal = space_named(table, action)
    if goal == NONE:
        return Refusal("no-such-space")
    asked = {"to": why_not_to, "board": why_not_board, "land": why_not_land}[action.kind]
    mine = chosen or [unit for unit in table.units_of(table.realm, space) if table.kind[unit] != CASTLE]
    reasons = [asked(table, unit, goal) for unit in mine or table.units_of(table.realm, space)]
    if None not in reasons or chosen:
        found = next((reason for reason in reasons if reason is not None), None)
        if found is not None:
            return found
    if action.kind == "board":
        boarding = len(chosen) or reasons.count(None)
        return why_no_berths(table, boarding, goal)
    return None


def why_no_berths(table: Table, boarding: int, zone: int) -> Refusal:
    """Return why so many units cannot board together: too few berths, or it must be said on which ships (CN-138)."""
    found = fleets(table, table.realm, zone)
    free = max((berths(table, fleet) for fleet in found), default=0)
    data: Data = {"space": table.cat.space_words[zone], "n": boarding, "room": free}
    return Refusal("which-ships" if free >= boarding else "too-many-aboard", "CN-138", data)


def why_not_take(table: Table, action: Action, space: int, chosen: list[int]) -> Refusal:
    """Return why not one more unit of a group can be taken."""
    word = str(action.args[0]) if action.args else ""
    if word not in UNITS:
        return Refusal("no-such-unit", "CN-101")
    kind = UNITS.index(word)
    data: Data = {"unit": UNIT_WORDS[kind], "space": table.cat.space_words[space]}
    mine = [unit for unit in table.units_of(table.realm, space) if table.kind[unit] == kind]
    if not mine:
        return Refusal("none-here", "CN-101", data)
    if all(unit in chosen for unit in mine):
        return Refusal("all-taken", "CN-101", data)
    idle = [why_idle(table, unit) for unit in mine if unit not in chosen]
    stuck = next((reason for reason in idle if reason is not None), None)
    if stuck is not None and None not in idle:
        return stuck
    return Refusal("no-common-goal", "CN-102", data) if chosen else Refusal("none-here", "CN-101", data)
