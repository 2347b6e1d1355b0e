"""Why a move is not offered: which of the reasons that ``routes`` goes by holds, and why a space is out of reach.
Nothing is refused here that is allowed there."""

from __future__ import annotations

from typing import Final

from taverne.engine.actions import Action, Seat
from taverne.engine.reasons import Data, Reason

from ...box.catalogue import CASTLE, DUNGEON, LAND, NONE, SEA, UNIT_WORDS, WARSHIP
from ...box.vocabulary import UNITS
from ...state import modifiers
from ...state.game_state import FRESH, MOVEMENT, REPOSITION, NerathState
from ..reasons import NO_SUCH_SPACE, about, space_named
from .groups import berths, boardings, find, fleets, holds_all, joins, shared
from .routes import (
    CASTLE_STAYS,
    NO_POINTS,
    STAYS_ABOARD,
    can_act,
    overdue,
    points_left,
    ways,
    why_grounded,
    why_still,
)
from .transport import (
    LANDING_DECLARED,
    NOT_ABOARD,
    NOT_BESIDE,
    why_not_coast,
    why_not_embark,
    why_not_load,
)

SHIP_NOT_NEW: Final = Reason("only-new-units", "CN-405")
NOT_NEW: Final = Reason("only-new-units", "CN-407")
CUT_OFF: Final = Reason("cut-off", "CN-122")
NO_EXIT: Final = Reason("no-exit", "CN-358")
NO_HAVEN: Final = Reason("no-haven", "CN-368")


def why_not_select(state: NerathState, seat: Seat, action: Action) -> Reason | None:
    """Return why a space cannot be selected, or why something else must be done first; None if it can be done."""
    if not state.asked(seat):
        return None
    if action.kind in ("take", "to", "board", "land"):
        return Reason("select-first", "CN-101")
    if action.kind == "done" and state.phase == REPOSITION:
        return Reason("must-move-first", "CN-077") if overdue(state) else None
    if action.kind != "select":
        return None
    space = space_named(state, action)
    if space == NONE:
        return NO_SUCH_SPACE
    mine = state.units_of(state.realm, space)
    if not mine:
        return Reason("no-units-there", "CN-111", {"space": state.cat.space_words[space]})
    reasons = [why_idle(state, unit) for unit in sorted(mine, key=lambda unit: state.kind[unit] == CASTLE)]
    return None if None in reasons else reasons[0]


def why_idle(state: NerathState, unit: int) -> Reason | None:
    """Return why a unit can do nothing at all in the phase at hand, None if it can."""
    if can_act(state, unit):
        return None
    kind, mark = state.kind[unit], state.mark[unit]
    data: Data = {"unit": UNIT_WORDS[kind]}
    if kind == CASTLE:
        found = CASTLE_STAYS
    elif state.phase == REPOSITION:
        found = why_grounded(state, unit) or why_no_haven(state, unit)
    elif state.phase != MOVEMENT and not mark & FRESH:
        found = SHIP_NOT_NEW if kind == WARSHIP else NOT_NEW
    else:
        found = why_still(state, unit) or CUT_OFF
    if found is not STAYS_ABOARD:
        return Reason(found.key, found.rule, data)
    if state.aim[unit] != NONE:
        return Reason("landing-declared", "CN-160", data | {"space": state.cat.space_words[state.aim[unit]]})
    sails = "CN-404" if state.mark[state.ship[unit]] & FRESH else "CN-406"
    return Reason(found.key, found.rule if state.phase == MOVEMENT else sails, data)


def why_no_haven(state: NerathState, unit: int) -> Reason:
    """Return why a unit that might move in the Reposition phase finds no place to go."""
    if state.where[unit] >= state.cat.first_dungeon:
        return NO_EXIT
    return NO_POINTS if points_left(state, unit) <= 0 else NO_HAVEN


def why_not_to(state: NerathState, unit: int, space: int) -> Reason | None:
    """Return why a unit may not move to a space by itself in the phase at hand, None if it may."""
    if space in ways(state, unit)[0]:
        return None
    data: Data = {"unit": UNIT_WORDS[state.kind[unit]], "space": state.cat.space_words[space]}
    if space == state.where[unit]:
        return Reason("same-space", "CN-102", data)
    idle = why_idle(state, unit)
    if idle is not None:
        return idle
    if state.ship[unit] != NONE:
        return Reason("aboard", "CN-139", data)
    return why_no_end(state, unit, space, data) or why_no_way(state, unit, space, data)


def why_no_end(state: NerathState, unit: int, space: int, data: Data) -> Reason | None:
    """Return why a unit could not end its move there even if it were near."""
    kind, place = state.kind[unit], state.cat.place[space]
    flies = modifiers.flies(state, unit)
    if place == DUNGEON:
        if flies and not state.cat.hero[kind]:
            return Reason("no-perch", "CN-129", data)
        if not state.cat.hero[kind]:
            return Reason("heroes-only", "CN-116", data)
        if state.phase != MOVEMENT:
            return Reason("no-dungeon-now", "CN-403" if state.mark[unit] & FRESH else "CN-352", data)
    elif not flies and place != (SEA if kind == WARSHIP else LAND):
        return Reason("sea-only" if kind == WARSHIP else "land-only", "CN-122", data)
    if state.phase == MOVEMENT:
        return None
    if flies and place == SEA and not modifiers.hovers(state, unit):
        return Reason("must-land", "CN-368" if state.phase == REPOSITION else "CN-410", data)
    if not state.friendly(state.owner[unit], space):
        return Reason("not-friendly", "CN-352" if state.phase == REPOSITION else "CN-408", data)
    return None


def why_no_way(state: NerathState, unit: int, space: int, data: Data) -> Reason:
    """Return why a unit does not get there: too far, no way at all, or enemies in between."""
    start = state.where[unit]
    if start >= state.cat.first_dungeon:
        return Reason("one-step", "CN-355", data)
    left = points_left(state, unit)
    cat = state.cat
    by_foot = cat.sailed if state.kind[unit] == WARSHIP else cat.walked
    away = (cat.distance if modifiers.flies(state, unit) else by_foot)[start][space]
    if away == NONE:
        return Reason("no-way", "CN-122", data)
    if away > left:
        return Reason("too-far", "CN-102", data | {"distance": away, "left": left})
    return Reason("enemy-in-way", "CN-108" if state.phase == MOVEMENT else "CN-402", data)


NOT_A_ZONE: Final = Reason("not-a-zone", "CN-136")
NOT_FRIENDLY: Final = Reason("not-friendly", "CN-408")


def why_not_board(state: NerathState, unit: int, zone: int) -> Reason | None:
    """Return why a unit may not board in a zone in the phase at hand, None if it may."""
    if zone in ways(state, unit)[1]:
        return None
    kind, start = state.kind[unit], state.where[unit]
    found: Reason | None = None
    if state.cat.place[zone] != SEA:
        found = NOT_A_ZONE
    elif state.phase != REPOSITION or kind == CASTLE or state.cat.domain[kind] != LAND or state.ship[unit] != NONE:
        found = why_not_embark(state, unit)
    idle = why_idle(state, unit) if found is None else None
    if idle is not None and idle.key != "cut-off":
        return idle
    if found is None:
        beside = zone in state.cat.near[start][SEA]
        found = why_not_load(state, state.owner[unit], zone) if beside else NOT_BESIDE
    return about(found or NOT_BESIDE, state, zone, kind)


def why_not_land(state: NerathState, unit: int, space: int) -> Reason | None:
    """Return why a unit may not land somewhere in the phase at hand, None if it may."""
    if space in ways(state, unit)[2]:
        return None
    found = why_not_coast(state, unit, space)
    if found is LANDING_DECLARED:
        return about(found, state, state.aim[unit], state.kind[unit])
    if found is not NOT_ABOARD and state.phase != MOVEMENT and not can_act(state, unit):
        return why_idle(state, unit)
    return about(found or NOT_FRIENDLY, state, space, state.kind[unit])


def why_not_order(state: NerathState, seat: Seat, action: Action, space: int, chosen: list[int]) -> Reason | None:
    """Return why what is selected may not be ordered so, None if it may."""
    if not state.asked(seat):
        return None
    if action.kind == "take":
        return why_not_take(state, action, space, chosen)
    if action.kind not in ("to", "board", "land"):
        return None
    goal = space_named(state, action)
    if goal == NONE:
        return NO_SUCH_SPACE
    asked = {"to": why_not_to, "board": why_not_board, "land": why_not_land}[action.kind]
    mine = chosen or [unit for unit in state.units_of(state.realm, space) if state.kind[unit] != CASTLE]
    reasons = [asked(state, unit, goal) for unit in mine or state.units_of(state.realm, space)]
    if None not in reasons or chosen:
        found = next((reason for reason in reasons if reason is not None), None)
        if found is not None:
            return found
    if action.kind == "board":
        return why_no_berths(state, action, len(chosen), reasons.count(None), goal)
    return None


def why_no_berths(state: NerathState, action: Action, chosen: int, able: int, zone: int) -> Reason | None:
    """Return why those taken, or while none is all that are able, cannot board so, None if they can (CN-138).

    There are too few berths, or it must be said on which ships.
    """
    boarding = chosen or able
    if action in boardings(state, zone, chosen) if chosen else len(action.args) == 1 and holds_all(state, able, zone):
        return None
    found = fleets(state, state.realm, zone)
    free = max(berths(state, fleet) for fleet in found)
    data: Data = {"space": state.cat.space_words[zone], "n": boarding, "room": free}
    return Reason("which-ships" if free >= boarding else "too-many-aboard", "CN-138", data)


def why_not_take(state: NerathState, action: Action, space: int, chosen: list[int]) -> Reason | None:
    """Return why not one more unit of a group can be taken, None if one can."""
    word = action.word() if action.args else ""
    if word not in UNITS:
        return Reason("no-such-unit", "CN-101")
    kind = UNITS.index(word)
    data: Data = {"unit": UNIT_WORDS[kind], "space": state.cat.space_words[space]}
    mine = [unit for unit in state.units_of(state.realm, space) if state.kind[unit] == kind]
    if not mine:
        return Reason("none-here", "CN-101", data)
    if all(unit in chosen for unit in mine):
        return Reason("all-taken", "CN-101", data)
    idle = [why_idle(state, unit) for unit in mine if unit not in chosen]
    stuck = next((reason for reason in idle if reason is not None), None)
    if stuck is not None and None not in idle:
        return stuck
    found = find(state, space)
    for group, reachable in found:
        if group.action == action:
            free = not chosen or joins(group, reachable, chosen, shared(found, chosen))
            return None if free else Reason("no-common-goal", "CN-102", data)
    return Reason("no-such-group", "CN-101", data)
