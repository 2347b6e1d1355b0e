"""Why a move is not offered: the key of a sentence and the rule, for every unit and space that is out of the question.
What is legal is left to ``routes``: nothing is refused here that is allowed there, it is only explained."""

from __future__ import annotations

from taverne.engine.actions import Action, Seat
from taverne.engine.decisions import Data, Refusal

from ...box.catalogue import CASTLE, DUNGEON, LAND, NONE, SEA, UNIT_WORDS, WARSHIP
from ...box.vocabulary import UNITS
from ...state import modifiers
from ...state.state import ATTACKING, FRESH, LANDED, MOVEMENT, REPOSITION, RETREATED, STUCK, UNLOADED, NerathState
from .groups import berths, fleets
from .routes import can_act, coasts, ways


def space_named(state: NerathState, action: Action) -> int:
    """Return the space that an action names first, NONE if there is none of that name."""
    return state.cat.space_index.get(str(action.args[0]), NONE) if action.args else NONE


def why_not_select(state: NerathState, seat: Seat, action: Action) -> Refusal | None:
    """Return why a space cannot be selected, or why something else must be done first."""
    if not state.asked(seat):
        return None
    if action.kind in ("take", "to", "board", "land"):
        return Refusal("select-first", "CN-101")
    if action.kind == "done" and state.phase == REPOSITION:
        return Refusal("must-move-first", "CN-077")
    if action.kind != "select":
        return None
    space = space_named(state, action)
    if space == NONE:
        return Refusal("no-such-space")
    mine = state.units_of(state.realm, space)
    if not mine:
        return Refusal("no-units-there", "CN-111", {"space": state.cat.space_words[space]})
    reasons = [why_idle(state, unit) for unit in sorted(mine, key=lambda unit: state.kind[unit] == CASTLE)]
    return next((reason for reason in reasons if reason is not None), None)


def why_idle(state: NerathState, unit: int) -> Refusal | None:
    """Return why a unit can do nothing at all in the phase at hand, None if it can."""
    if can_act(state, unit):
        return None
    kind, mark = state.kind[unit], state.mark[unit]
    data: Data = {"unit": UNIT_WORDS[kind]}
    if kind == CASTLE:
        return Refusal("castle-stays", "CN-124", data)
    if state.phase == REPOSITION:
        return why_grounded(state, unit, data)
    if state.phase != MOVEMENT and not mark & FRESH:
        return Refusal("only-new-units", "CN-405" if kind == WARSHIP else "CN-407", data)
    if mark & ATTACKING:
        return Refusal("has-attacked", "CN-133", data)
    if mark & LANDED:
        return Refusal("has-landed", "CN-147", data)
    if mark & (STUCK | RETREATED):
        return Refusal("stays-this-turn", "CN-448", data)
    if state.aim[unit] != NONE:
        return Refusal("landing-declared", "CN-160", data | {"space": state.cat.space_words[state.aim[unit]]})
    if state.ship[unit] != NONE:
        rule = "CN-140" if state.phase == MOVEMENT else "CN-406"
        return Refusal("stays-aboard", rule, data)
    if mark & UNLOADED:
        return Refusal("ship-unloaded", "CN-151", data)
    if points_left(state, unit) <= 0:
        return Refusal("no-points", "CN-102", data)
    return Refusal("cut-off", "CN-122", data)


def why_grounded(state: NerathState, unit: int, data: Data) -> Refusal:
    """Return why a unit cannot move in the Reposition phase."""
    exploring = state.where[unit] >= state.cat.first_dungeon
    if not exploring and not modifiers.flies(state, unit):
        return Refusal("only-flyers", "CN-369", data)
    if state.mark[unit] & STUCK:
        return Refusal("stays-this-turn", "CN-448", data)
    if exploring:
        return Refusal("no-exit", "CN-358", data)
    return (
        Refusal("no-points", "CN-102", data) if points_left(state, unit) <= 0 else Refusal("no-haven", "CN-368", data)
    )


def points_left(state: NerathState, unit: int) -> int:
    return modifiers.movement(state, unit) - state.moved[unit]


def why_not_to(state: NerathState, unit: int, space: int) -> Refusal | None:
    """Return why a unit may not move to a space by itself in the phase at hand, None if it may."""
    if space in ways(state, unit)[0]:
        return None
    data: Data = {"unit": UNIT_WORDS[state.kind[unit]], "space": state.cat.space_words[space]}
    if space == state.where[unit]:
        return Refusal("same-space", "CN-102", data)
    idle = why_idle(state, unit)
    if idle is not None:
        return idle
    if state.ship[unit] != NONE:
        return Refusal("aboard", "CN-139", data)
    if state.mark[unit] & UNLOADED:
        return Refusal("ship-unloaded", "CN-151", data)
    return why_no_end(state, unit, space, data) or why_no_way(state, unit, space, data)


def why_no_end(state: NerathState, unit: int, space: int, data: Data) -> Refusal | None:
    """Return why a unit could not end its move there even if it were near."""
    kind, place = state.kind[unit], state.cat.place[space]
    flies = modifiers.flies(state, unit)
    if place == DUNGEON:
        if flies and not state.cat.hero[kind]:
            return Refusal("no-perch", "CN-129", data)
        if not state.cat.hero[kind]:
            return Refusal("heroes-only", "CN-116", data)
        if state.phase != MOVEMENT:
            return Refusal("no-dungeon-now", "CN-403" if state.mark[unit] & FRESH else "CN-352", data)
    elif not flies and place != (SEA if kind == WARSHIP else LAND):
        return Refusal("sea-only" if kind == WARSHIP else "land-only", "CN-122", data)
    if state.phase == MOVEMENT:
        return None
    if flies and place == SEA and not modifiers.hovers(state, unit):
        return Refusal("must-land", "CN-368" if state.phase == REPOSITION else "CN-410", data)
    if not state.friendly(state.owner[unit], space):
        return Refusal("not-friendly", "CN-352" if state.phase == REPOSITION else "CN-408", data)
    return None


def why_no_way(state: NerathState, unit: int, space: int, data: Data) -> Refusal:
    """Return why a unit does not get there: too far, no way at all, or enemies in between."""
    start = state.where[unit]
    if start >= state.cat.first_dungeon:
        return Refusal("one-step", "CN-355", data)
    left = points_left(state, unit)
    away = state.cat.distance[start][space] if modifiers.flies(state, unit) else distance(state, unit, space)
    if away == NONE:
        return Refusal("no-way", "CN-122", data)
    if away > left:
        return Refusal("too-far", "CN-102", data | {"distance": away, "left": left})
    return Refusal("enemy-in-way", "CN-108" if state.phase == MOVEMENT else "CN-402", data)


def distance(state: NerathState, unit: int, goal: int) -> int:
    """Return how far a space is for a land or sea unit if nobody stood in its way, NONE if there is no way."""
    near = state.cat.near
    place = SEA if state.kind[unit] == WARSHIP else LAND
    steps = {state.where[unit]: 0}
    queue = [state.where[unit]]
    for space in queue:
        if goal in near[space][state.cat.place[goal]]:
            return steps[space] + 1
        for other in near[space][place]:
            if other not in steps:
                steps[other] = steps[space] + 1
                queue.append(other)
    return NONE


def why_not_board(state: NerathState, unit: int, zone: int) -> Refusal | None:
    """Return why a unit may not board in a zone in the phase at hand, None if it may."""
    if zone in ways(state, unit)[1]:
        return None
    kind, realm = state.kind[unit], state.owner[unit]
    data: Data = {"unit": UNIT_WORDS[kind], "space": state.cat.space_words[zone]}
    if state.cat.place[zone] != SEA:
        return Refusal("not-a-zone", "CN-136", data)
    if kind == CASTLE or state.cat.domain[kind] != LAND:
        return Refusal("never-aboard", "CN-142", data)
    if state.ship[unit] != NONE:
        return Refusal("already-aboard", "CN-153", data)
    if state.phase == MOVEMENT and state.moved[unit]:
        return Refusal("moved-before", "CN-144", data)
    idle = why_idle(state, unit)
    if idle is not None and idle.key != "cut-off":
        return idle
    if zone not in state.cat.near[state.where[unit]][SEA]:
        return Refusal("not-beside", "CN-144", data)
    ships = [u for u in state.here[zone] if state.kind[u] == WARSHIP and state.owner[u] == realm]
    if not ships:
        return Refusal("no-ship", "CN-136", data)
    if not state.friendly(realm, zone):
        return Refusal("enemy-zone", "CN-145", data)
    if all(state.mark[ship] & UNLOADED for ship in ships) and state.phase == MOVEMENT:
        return Refusal("unloaded-before", "CN-156", data)
    return Refusal("no-room", "CN-138", data)


def why_not_land(state: NerathState, unit: int, space: int) -> Refusal | None:
    """Return why a unit may not land somewhere in the phase at hand, None if it may."""
    if space in ways(state, unit)[2]:
        return None
    cat = state.cat
    data: Data = {"unit": UNIT_WORDS[state.kind[unit]], "space": cat.space_words[space]}
    if state.ship[unit] == NONE:
        return Refusal("not-aboard", "CN-139", data)
    if state.aim[unit] != NONE:
        return Refusal("landing-declared", "CN-160", data | {"space": cat.space_words[state.aim[unit]]})
    if state.phase != MOVEMENT and not can_act(state, unit):
        return why_idle(state, unit)
    if cat.place[space] == SEA or space not in cat.next_to[state.where[unit]]:
        return Refusal("not-a-coast", "CN-139", data)
    if cat.place[space] == DUNGEON and not cat.hero[state.kind[unit]]:
        return Refusal("heroes-only", "CN-116", data)
    if space in coasts(state, unit):
        return Refusal("not-friendly", "CN-408", data)
    if state.origin[unit] == space:
        return Refusal("boarded-there", "CN-140", data)
    return Refusal("stays-this-turn", "CN-279", data)


def why_not_order(state: NerathState, seat: Seat, action: Action, space: int, chosen: list[int]) -> Refusal | None:
    """Return why what is selected may not be ordered so."""
    if not state.asked(seat):
        return None
    if action.kind == "take":
        return why_not_take(state, action, space, chosen)
    if action.kind not in ("to", "board", "land"):
        return None
    goal = space_named(state, action)
    if goal == NONE:
        return Refusal("no-such-space")
    asked = {"to": why_not_to, "board": why_not_board, "land": why_not_land}[action.kind]
    mine = chosen or [unit for unit in state.units_of(state.realm, space) if state.kind[unit] != CASTLE]
    reasons = [asked(state, unit, goal) for unit in mine or state.units_of(state.realm, space)]
    if None not in reasons or chosen:
        found = next((reason for reason in reasons if reason is not None), None)
        if found is not None:
            return found
    if action.kind == "board":
        boarding = len(chosen) or reasons.count(None)
        return why_no_berths(state, boarding, goal)
    return None


def why_no_berths(state: NerathState, boarding: int, zone: int) -> Refusal:
    """Return why so many units cannot board together: too few berths, or it must be said on which ships (CN-138)."""
    found = fleets(state, state.realm, zone)
    free = max((berths(state, fleet) for fleet in found), default=0)
    data: Data = {"space": state.cat.space_words[zone], "n": boarding, "room": free}
    return Refusal("which-ships" if free >= boarding else "too-many-aboard", "CN-138", data)


def why_not_take(state: NerathState, action: Action, space: int, chosen: list[int]) -> Refusal:
    """Return why not one more unit of a group can be taken."""
    word = str(action.args[0]) if action.args else ""
    if word not in UNITS:
        return Refusal("no-such-unit", "CN-101")
    kind = UNITS.index(word)
    data: Data = {"unit": UNIT_WORDS[kind], "space": state.cat.space_words[space]}
    mine = [unit for unit in state.units_of(state.realm, space) if state.kind[unit] == kind]
    if not mine:
        return Refusal("none-here", "CN-101", data)
    if all(unit in chosen for unit in mine):
        return Refusal("all-taken", "CN-101", data)
    idle = [why_idle(state, unit) for unit in mine if unit not in chosen]
    stuck = next((reason for reason in idle if reason is not None), None)
    if stuck is not None and None not in idle:
        return stuck
    return Refusal("no-common-goal", "CN-102", data) if chosen else Refusal("none-here", "CN-101", data)
