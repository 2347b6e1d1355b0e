"""Where new units may enter the board: castles, their limits, coasts and ships beside them, lands without any castle.
Buying and paying are left to ``reinforcement``; moves of new units to ``routes``."""

from __future__ import annotations

from collections.abc import Container
from typing import Final, TypeAlias

from taverne.engine.actions import Action
from taverne.engine.reasons import Reason

from ...box.catalogue import CASTLE, FLYING, LAND, NONE, SEA, STORM_ELEMENTAL, WARSHIP
from ...state.game_state import NerathState
from ..movement.groups import fleets

UNLIMITED: Final = 10**6
Spot: TypeAlias = tuple[Action, int, int, int]
"""A place for a new unit: the action that names it, the land it counts for, the space, the ship (or NONE)."""


def castles(state: NerathState, realm: int) -> list[int]:
    """Return the lands with a castle that a realm controls, captured and new ones included (CN-381)."""
    holder = state.holder
    return [land for land, builder in enumerate(state.builder) if builder != NONE and holder[land] == realm]


def is_usable(state: NerathState, realm: int, land: int) -> bool:
    """May a castle of the realm take new units: held since the turn began, or the own capital, and not built in this
    turn (CN-375, CN-382, CN-383, CN-387)?"""
    return land not in state.built and (land not in state.won or land == state.cat.capital[realm])


class Bases:
    """What the places for new units of a realm follow from, worked out once: its castles, which of them are usable,
    and the lands nearest to its capital where none is (CN-381 to CN-394).  ``placed`` has the land of each unit that
    was placed before in this phase."""

    __slots__ = ("castles", "limit", "nearest", "placed", "realm", "usable")

    def __init__(self, state: NerathState, realm: int, placed: list[int]) -> None:
        self.realm = realm
        self.placed = placed
        self.castles = castles(state, realm)
        self.usable = [land for land in self.castles if is_usable(state, realm, land)]
        self.nearest = [] if self.usable else nearest(state, realm)
        self.limit = state.box.cards.reinforcement.castle_limit

    def left(self, state: NerathState, land: int) -> int:
        """Return how many more units a land can take (CN-378 to CN-380, CN-392)."""
        if not self.usable or land == state.cat.capital[self.realm] or len(self.castles) == 1:
            return UNLIMITED
        return self.limit - self.placed.count(land)


NOT_YOURS: Final = Reason("not-your-land", "CN-375")
ALLYS_LAND: Final = Reason("not-your-land", "CN-377")
ALLYS_CASTLE: Final = Reason("not-your-land", "CN-386")
BUILT_NOW: Final = Reason("built-this-turn", "CN-387")
WON_NOW: Final = Reason("won-this-turn", "CN-382")
NOT_NEAREST: Final = Reason("not-nearest", "CN-389")
NO_CASTLE: Final = Reason("no-castle-here", "CN-375")
CASTLE_FULL: Final = Reason("castle-full", "CN-379")
NO_FIGURE: Final = Reason("no-castle-figure", "CN-373")
HAS_CASTLE: Final = Reason("has-castle", "CN-435")
WON_FOR_CASTLE: Final = Reason("won-this-turn", "CN-385")
ENEMY_ZONE: Final = Reason("enemy-zone", "CN-400")
NO_CASTLE_BESIDE: Final = Reason("no-castle-beside", "CN-395")


def why_not_base(state: NerathState, base: Bases, land: int) -> Reason | None:
    """Return why a land takes no new unit, castles aside (CN-375 to CN-394)."""
    if state.holder[land] != base.realm:
        return ALLYS_LAND if state.friendly_land(base.realm, land) else NOT_YOURS
    if land in state.built:
        return BUILT_NOW
    if not base.usable:
        if land in base.nearest:
            return None
        return WON_NOW if land in base.castles else NOT_NEAREST
    if land not in base.castles:
        return NO_CASTLE
    if land not in base.usable:
        return WON_NOW
    return None if base.left(state, land) > 0 else CASTLE_FULL


def bases(state: NerathState, realm: int, placed: list[int]) -> dict[int, int]:
    """Return the lands where new units enter, and how many more each can take."""
    base = Bases(state, realm, placed)
    lands = base.usable or base.nearest
    return {land: base.left(state, land) for land in lands if why_not_base(state, base, land) is None}


def nearest(state: NerathState, realm: int) -> list[int]:
    """Return the lands of a realm with the fewest steps to its capital (CN-389 to CN-391, CN-394).

    A castle that was captured or built in this turn bars its land here too (CN-382, CN-387, CN-393).
    """
    away, builder = state.cat.distance[state.cat.capital[realm]], state.builder
    held = [land for land, holder in enumerate(state.holder) if holder == realm and builder[land] == NONE]
    least = min((away[land] for land in held), default=0)
    return [land for land in held if away[land] == least]


def why_not_build(state: NerathState, realm: int, land: int) -> Reason | None:
    """Return why a realm cannot build a castle on a land now (CN-373, CN-374, CN-385, CN-386, CN-435)."""
    if state.holder[land] != realm:
        return ALLYS_CASTLE if state.friendly_land(realm, land) else NOT_YOURS
    if state.builder[land] != NONE:
        return HAS_CASTLE
    return WON_FOR_CASTLE if land in state.won else None


def castle_sites(state: NerathState, realm: int) -> list[int]:
    """Return the lands where a realm, which has a figure left, may build a castle now."""
    return [land for land in range(state.cat.lands) if why_not_build(state, realm, land) is None]


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


def why_not_zone(state: NerathState, realm: int, zone: int, entries: Container[int]) -> Reason | None:
    """Return why a sea zone takes no new unit: it needs a usable castle beside it and no enemies (CN-395, CN-400)."""
    if not state.friendly(realm, zone):
        return ENEMY_ZONE
    beside = [land for land in state.cat.near[zone][LAND] if land in entries and has_port(state, realm, land)]
    return None if beside else NO_CASTLE_BESIDE


def has_port(state: NerathState, realm: int, land: int) -> bool:
    """Has a land a usable castle, without which nothing enters at sea (CN-395)?"""
    return state.builder[land] != NONE and is_usable(state, realm, land)


def zones_of(state: NerathState, realm: int, entries: dict[int, int]) -> dict[int, list[int]]:
    """Return the sea zones that take new units of these lands, each with its lands (CN-395, CN-400)."""
    beside: dict[int, list[int]] = {}
    for land in entries:
        if has_port(state, realm, land):
            for zone in state.cat.near[land][SEA]:
                beside.setdefault(zone, []).append(land)
    return {z: beside[z] for z in sorted(beside) if why_not_zone(state, realm, z, entries) is None}


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


TOO_DEAR: Final = Reason("too-dear", "CN-370")
NO_LAND: Final = Reason("no-land", "CN-394")
NO_PLACE: Final = Reason("no-place-for", "CN-412")


def why_not_buy(state: NerathState, realm: int, kind: int, entries: dict[int, int]) -> Reason | None:
    """Return why a realm cannot buy a unit of a kind: its price, a figure, a place for it (CN-370, CN-373, CN-412)."""
    if state.cat.cost[kind] > state.gold[realm]:
        return TOO_DEAR
    if kind == CASTLE:
        if state.builder.count(realm) >= state.cat.castle_figures:
            return NO_FIGURE
        open_to = any(why_not_build(state, realm, land) is None for land in range(state.cat.lands))
    else:
        open_to = bool(zones_of(state, realm, entries)) if kind == WARSHIP else bool(entries)
    if open_to:
        return None
    return NO_PLACE if realm in state.holder else NO_LAND
