"""Phase 5: units are bought and placed one by one, and may move at once (CN-370 to CN-413).
Where they may enter is left to ``placement``, their first moves to ``routes``; gold comes from ``income``."""

from __future__ import annotations

from typing import Any, Final

from taverne.engine.actions import Action, Seat
from taverne.engine.decisions import Choice
from taverne.engine.frames import DONE, Flow, Frame, ask, call, procedure, step
from taverne.engine.reasons import Data, Reason

from ...box.catalogue import (
    CASTLE,
    FLYING,
    KINDS,
    LAND,
    NONE,
    REALM_WORDS,
    SEA,
    STORM_ELEMENTAL,
    UNIT_WORDS,
    WARSHIP,
)
from ...box.vocabulary import UNITS
from ...state.game_state import FRESH, NerathState
from ..movement.groups import fleets
from ..movement.movement import BACK, READY, Ordering, active_spaces
from ..movement.refusals import why_not_select
from ..movement.transport import berths_for
from ..reasons import NO_SUCH_SPACE, about, space_named
from .placement import (
    NO_CASTLE_BESIDE,
    Bases,
    bases,
    spots,
    why_not_base,
    why_not_build,
    why_not_buy,
    why_not_zone,
    zones_of,
)


@procedure
class Reinforcing(Frame):
    """Buy, place and move until there is no more gold, or enough; a unit is paid when it is placed (CN-413).

    ``placed`` has the castle's land for each new unit, as limits count them; a new castle's own takes none (CN-387).
    """

    placed: list[int] = []
    kind: int = NONE
    begun: bool = False

    @step
    def offer(self, state: NerathState) -> Flow:
        realm = state.realm
        options = [state.cat.buy[kind] for kind in affordable(state, realm, self.placed)]
        if self.placed:
            options += [state.cat.select[space] for space in active_spaces(state)]
        if not options and not self.begun:
            return DONE
        options.append(READY)
        data: Data = {"realm": REALM_WORDS[realm], "gold": state.gold[realm]}
        return ask(state, Choice(state.seat(realm), "reinforce", tuple(options), "CN-370", data, READY))

    @step
    def take(self, state: NerathState) -> Flow:
        action = state.answer
        if action.kind == "done":
            return DONE
        self.begun = True
        if action.kind == "buy":
            self.kind = state.cat.buy.index(action)
            return self.go(self.where)
        self.go(self.offer)
        return call(state, Ordering(state.cat.space_index[action.word()]))

    @step
    def where(self, state: NerathState) -> Flow:
        realm = state.realm
        options = [spot[0] for spot in spots(state, realm, self.kind, self.placed)]
        options.append(BACK)
        data: Data = {"realm": REALM_WORDS[realm], "unit": UNIT_WORDS[self.kind]}
        return ask(state, Choice(state.seat(realm), "place", tuple(options), "CN-375", data, BACK))

    @step
    def place(self, state: NerathState) -> Flow:
        if state.answer != BACK:
            land, space, ship = self.spot(state)
            enlist(state, self.kind, space, ship)
            self.placed.append(land)
        self.kind = NONE
        return self.go(self.offer)

    def idle(self, state: Any, choice: Choice) -> Action | None:
        """Place a new unit where it can only stand in one place: to go back on the purchase is what undo is for."""
        return choice.options[0] if self.kind != NONE and len(choice.options) == 2 else None

    def spot(self, state: NerathState) -> tuple[int, int, int]:
        """Return what the answer names: the land that it counts for, the space, the ship or NONE."""
        named = state.cat.space_index[state.answer.word()]
        if named < state.cat.lands:
            return named, named, NONE
        found = spots(state, state.realm, self.kind, self.placed)
        return next((land, space, ship) for at, land, space, ship in found if at == state.answer)

    def tries(self, state: Any, seat: Seat) -> tuple[Action, ...]:
        found: tuple[Action, ...] = state.cat.buy if self.kind == NONE else state.cat.at
        return found if state.asked(seat) else ()

    def why(self, state: Any, seat: Seat, action: Action) -> Reason:
        found = self.why_not(state, seat, action) if state.asked(seat) else None
        return found or Frame.why(self, state, seat, action)

    def why_not(self, state: NerathState, seat: Seat, action: Action) -> Reason | None:
        """While nothing is being placed something is bought or moved; otherwise a place is to be named."""
        if self.kind == NONE:
            if action.kind == "buy":
                return why_not_buy_so(state, action, self.placed)
            return BUY_FIRST if action.kind in ("at", "board") else why_not_select(state, seat, action)
        if action.kind in ("buy", "select", "done"):
            return Reason("place-first", "CN-413", {"unit": UNIT_WORDS[self.kind]})
        if action.kind not in ("at", "board"):
            return None
        space = space_named(state, action)
        if space == NONE:
            return NO_SUCH_SPACE
        asked = why_not_at if action.kind == "at" else why_not_aboard
        found = asked(state, self.kind, space, Bases(state, state.realm, self.placed))
        limit = state.box.cards.reinforcement.castle_limit
        return about(found, state, space, self.kind, n=limit) if found is not None else None


BUY_FIRST: Final = Reason("buy-first", "CN-370")
NO_SUCH_UNIT: Final = Reason("no-such-unit", "CN-370")
NEVER_AT_SEA: Final = Reason("no-place-at-sea", "CN-398")
NEVER_BELOW: Final = Reason("no-place-at-sea", "CN-403")
SHIPS_AT_SEA: Final = Reason("sea-only", "CN-395")
WHICH_CASTLE: Final = Reason("which-castle", "CN-397")
WHICH_SHIP: Final = Reason("which-ship", "CN-398")
NOT_A_ZONE: Final = Reason("not-a-zone", "CN-398")
NEVER_ABOARD: Final = Reason("never-aboard", "CN-142")
NO_SHIP: Final = Reason("no-ship", "CN-398")
NO_ROOM: Final = Reason("no-room", "CN-399")


def why_not_buy_so(state: NerathState, action: Action, placed: list[int]) -> Reason | None:
    """Return why what an action names cannot be bought."""
    word = action.word() if action.args else ""
    if word not in UNITS:
        return NO_SUCH_UNIT
    kind, realm = UNITS.index(word), state.realm
    found = why_not_buy(state, realm, kind, bases(state, realm, placed))
    if found is None:
        return None
    data: Data = {"unit": UNIT_WORDS[kind], "cost": state.cat.cost[kind], "gold": state.gold[realm]}
    return Reason(found.key, found.rule, data)


def why_not_at(state: NerathState, kind: int, space: int, base: Bases) -> Reason | None:
    """Return why a new unit cannot be placed in a space (CN-375 to CN-403)."""
    place = state.cat.place[space]
    if place == SEA and kind in (WARSHIP, STORM_ELEMENTAL):
        return why_not_in_zone(state, space, base)
    if place != LAND:
        return NEVER_AT_SEA if place == SEA else NEVER_BELOW
    if kind == WARSHIP:
        return SHIPS_AT_SEA
    return why_not_build(state, base.realm, space) if kind == CASTLE else why_not_base(state, base, space)


def why_not_in_zone(state: NerathState, zone: int, base: Bases) -> Reason | None:
    """Return why a sea zone takes no new unit; where castles share it, one of them must be named (CN-397)."""
    entries = bases(state, base.realm, base.placed)
    found = why_not_zone(state, base.realm, zone, entries)
    if found is None:
        return WHICH_CASTLE if len(zones_of(state, base.realm, entries)[zone]) > 1 else None
    full = [land for land in state.cat.near[zone][LAND] if land in base.castles and land in base.placed]
    return why_not_base(state, base, full[0]) or found if full and found is NO_CASTLE_BESIDE else found


def why_not_aboard(state: NerathState, kind: int, zone: int, base: Bases) -> Reason | None:
    """Return why a new unit cannot be placed aboard a ship of a zone (CN-142, CN-398, CN-399)."""
    if state.cat.place[zone] != SEA:
        return NOT_A_ZONE
    if kind in (CASTLE, WARSHIP) or state.cat.domain[kind] == FLYING:
        return NEVER_ABOARD
    if not any(state.kind[u] == WARSHIP and state.owner[u] == base.realm for u in state.here[zone]):
        return NO_SHIP
    if not berths_for(state, base.realm, zone):
        return NO_ROOM
    found = why_not_in_zone(state, zone, base)
    return WHICH_SHIP if found is None and len(fleets(state, base.realm, zone)) > 1 else found


def affordable(state: NerathState, realm: int, placed: list[int]) -> list[int]:
    """Return the kinds that the realm can pay and place (CN-370, CN-412)."""
    if state.gold[realm] < min(state.cat.cost):
        return []
    entries = bases(state, realm, placed)
    return [kind for kind in range(KINDS) if why_not_buy(state, realm, kind, entries) is None]


def enlist(state: NerathState, kind: int, space: int, ship: int) -> None:
    """Pay for a unit and put it on the board."""
    realm = state.realm
    state.gold[realm] -= state.cat.cost[kind]
    unit = state.add_unit(realm, kind, space, ship)
    state.mark[unit] |= FRESH
    if kind == CASTLE:
        state.built.append(space)
    state.tell(
        "placed" if ship == NONE else "placed-aboard",
        "CN-375",
        realm=REALM_WORDS[realm],
        unit=UNIT_WORDS[kind],
        space=state.cat.space_words[space],
        cost=state.cat.cost[kind],
        gold=state.gold[realm],
    )
