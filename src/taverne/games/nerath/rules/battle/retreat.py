"""Retreat: whether the attacker may, and where each of its units goes (CN-263 to CN-288).
When it is offered is left to ``battle``; units without a place to go are destroyed by ``casualties``."""

from __future__ import annotations

from typing import Any, Final

from taverne.engine.actions import Action, Seat
from taverne.engine.decisions import Choice
from taverne.engine.frames import DONE, Flow, Frame, ask, procedure, step
from taverne.engine.reasons import Reason

from ...box.catalogue import DUNGEON, LAND, NONE, REALM_WORDS, SEA, UNIT_WORDS, WARSHIP
from ...box.vocabulary import UNITS
from ...state.fight import Fight
from ...state.game_state import ATTACKING, RETREATED, NerathState
from ...state.modifiers import flies, may_retreat
from ..movement.groups import amounts
from ..reasons import NO_SUCH_SPACE, about, space_named
from .casualties import destroy

WALKING: Final = 0
FLYING: Final = 1
SAILING: Final = 2

DIVIDE: Final = Action("divide")
LEAVE: Final = Action("leave_behind")


def retreaters(state: NerathState, fight: Fight) -> list[int]:
    """Return all the attacker's units in the space but those aboard, by manner and kind (CN-266, CN-285)."""
    units = [unit for unit in state.units_of(fight.attacker, fight.space) if state.ship[unit] == NONE]
    return sorted(units, key=lambda unit: (manner(state, unit), likeness(state, unit), unit))


def likeness(state: NerathState, unit: int) -> tuple[int, list[int]]:
    """Return what makes units equal in a retreat: their kind and, for a Warship, what it carries."""
    return state.kind[unit], loaded(state, unit)


def loaded(state: NerathState, unit: int) -> list[int]:
    """Return the kinds of the units that a Warship carries."""
    return sorted(state.kind[aboard] for aboard in state.cargo(unit)) if state.kind[unit] == WARSHIP else []


def manner(state: NerathState, unit: int) -> int:
    """Return how a unit moves: on foot, through the air or by sea."""
    if state.kind[unit] == WARSHIP:
        return SAILING
    return FLYING if flies(state, unit) else WALKING


NOT_ADJACENT: Final = Reason("not-adjacent", "CN-268")
NO_DUNGEON: Final = Reason("no-retreat-into-dungeon", "CN-275")
SHIPS_AT_SEA: Final = Reason("ships-stay-at-sea", "CN-284")
FRIENDLY_ONLY: Final = Reason("retreat-friendly-only", "CN-268")
ON_LAND: Final = Reason("retreat-on-land", "CN-277")


def why_not_withdraw(state: NerathState, realm: int, origin: int, how: int, space: int) -> Reason | None:
    """Return why units that move so cannot retreat to a space (CN-268 to CN-275, CN-277, CN-284, CN-286)."""
    place = state.cat.place[space]
    if space not in state.cat.next_to[origin]:
        return NOT_ADJACENT
    if place == DUNGEON:
        return NO_DUNGEON
    if place == LAND and how == SAILING:
        return SHIPS_AT_SEA
    if not state.friendly(realm, space):
        return FRIENDLY_ONLY
    return ON_LAND if place == SEA and how == WALKING else None


def havens(state: NerathState, realm: int, space: int, how: int) -> list[int]:
    """Return the spaces that units of a manner may retreat to, lands first."""
    near = state.cat.near[space]
    return [s for s in (*near[LAND], *near[SEA]) if why_not_withdraw(state, realm, space, how, s) is None]


def refuges(state: NerathState, realm: int, space: int) -> list[int]:
    """Return a place aboard for each unit that could be taken in: ships beside a space, once for each free place.

    Only where no friendly land is adjacent (CN-276 to CN-278).
    """
    found: list[int] = []
    for zone in state.cat.near[space][SEA]:
        if state.friendly(realm, zone):
            for unit in state.here[zone]:
                if state.kind[unit] == WARSHIP and state.owner[unit] == realm:
                    found += [unit] * (state.cat.room - len(state.cargo(unit)))
    return found


def may_go(state: NerathState, fight: Fight) -> bool:
    """May the attacker retreat: no card forbids it and at least one unit has a place to go (CN-282)?"""
    if fight.effects and not may_retreat(state, fight):
        return False
    space, realm = fight.space, fight.attacker
    manners = {manner(state, unit) for unit in retreaters(state, fight)}
    if any(havens(state, realm, space, how) for how in sorted(manners)):
        return True
    return WALKING in manners and fight.place != SEA and bool(refuges(state, realm, space))


@procedure
class Retreating(Frame):
    """All attacking units leave, group by group: those on foot, those that fly, those at sea (CN-266 to CN-288)."""

    units: list[int] = []
    lost: list[int] = []
    divided: bool = False
    last: int = NONE
    """The place the last unit of a divided group went to: equal units take places in rising order only."""

    @step
    def begin(self, state: NerathState) -> Flow:
        fight = state.fight
        assert fight is not None
        self.units = retreaters(state, fight)
        data = {"realm": REALM_WORDS[fight.attacker], "space": state.cat.space_words[fight.space]}
        state.emit("retreats", data, "CN-266")
        return None

    @step
    def lead(self, state: NerathState) -> Flow:
        """Ask where the next group goes; where there is one place only, it goes there."""
        fight = state.fight
        assert fight is not None
        while self.units:
            how = manner(state, self.units[0])
            places = havens(state, fight.attacker, fight.space, how)
            group = [unit for unit in self.units if manner(state, unit) == how]
            if not places and how == WALKING:
                return self.go(self.embark)
            if not places:
                self.lost = self.lost + group
                self.units = self.units[len(group) :]
            elif len(places) == 1:
                self.send(state, group, places[0])
            elif self.divided:
                options = self.from_last(state, places)
                if len(options) > 1:
                    return self.where(state, self.units[:1], options)
                self.send(state, self.units[:1], options[0])
            else:
                return self.where(state, group, places)
        return self.go(self.finish)

    def from_last(self, state: NerathState, places: list[int]) -> list[int]:
        return places[places.index(self.last) :] if self.last != NONE else places

    def where(self, state: NerathState, group: list[int], places: list[int]) -> Flow:
        fight = state.fight
        assert fight is not None
        to = state.cat.to
        options = tuple([to[place] for place in places])
        if len(group) > 1:
            options = (*options, DIVIDE)
        data: dict[str, int | str] = {"realm": REALM_WORDS[fight.attacker], "n": len(group)}
        data["unit"] = UNIT_WORDS[state.kind[group[0]]]
        load = loaded(state, group[0])
        data["load"] = len(load)
        for key, kind in zip(("one", "two"), load, strict=False):
            data[key] = UNIT_WORDS[kind]
        return ask(state, Choice(state.seat(fight.attacker), "retreat-to", options, "CN-270", data, options[0]))

    def why(self, state: Any, seat: Seat, action: Action) -> Reason:
        fight = state.fight
        if not state.asked(seat) or not self.units or fight is None:
            return Frame.why(self, state, seat, action)
        if action == LEAVE and state.asked(seat)[0].prompt == "embark":
            return Reason("room-aboard", "CN-280")
        if action.kind != "to" or len(action.args) != 1:
            return Frame.why(self, state, seat, action)
        space, unit = space_named(state, action), self.units[0]
        if space == NONE:
            return NO_SUCH_SPACE
        found = why_not_withdraw(state, fight.attacker, fight.space, manner(state, unit), space)
        return about(found, state, space, state.kind[unit]) if found else Frame.why(self, state, seat, action)

    @step
    def go_to(self, state: NerathState) -> Flow:
        if state.answer == DIVIDE:
            self.divided = True
            self.last = NONE
            return self.go(self.lead)
        place = state.cat.space_index[state.answer.word()]
        how = manner(state, self.units[0])
        group = self.units[:1] if self.divided else [unit for unit in self.units if manner(state, unit) == how]
        self.send(state, group, place)
        return self.go(self.lead)

    def send(self, state: NerathState, group: list[int], place: int) -> None:
        first = group[0]
        self.units = self.units[len(group) :]
        for unit in group:
            withdraw(state, unit, place)
        tell(state, group, place)
        following = self.units[0] if self.units else NONE
        if following == NONE or manner(state, following) != manner(state, first):
            self.divided, self.last = False, NONE
        else:
            self.last = place if likeness(state, following) == likeness(state, first) else NONE

    @step
    def embark(self, state: NerathState) -> Flow:
        """No friendly land: units on foot go aboard, as many as there is room for (CN-276, CN-280, CN-281)."""
        fight = state.fight
        assert fight is not None
        while self.units and manner(state, self.units[0]) == WALKING:
            berths = refuges(state, fight.attacker, fight.space)
            waiting = sum(manner(state, unit) == WALKING for unit in self.units)
            if not berths:
                self.lost = self.lost + self.units[:waiting]
                self.units = self.units[waiting:]
                break
            options = list(dict.fromkeys(boarding(state, ship) for ship in berths))
            if waiting > len(berths):
                options.append(LEAVE)
            if len(options) > 1:
                data: dict[str, int | str] = {"unit": UNIT_WORDS[state.kind[self.units[0]]], "n": len(berths)}
                data["realm"] = REALM_WORDS[fight.attacker]
                return ask(
                    state, Choice(state.seat(fight.attacker), "embark", tuple(options), "CN-276", data, options[0])
                )
            self.take_aboard(state, berths[0])
        return self.go(self.lead)

    @step
    def board(self, state: NerathState) -> Flow:
        fight = state.fight
        assert fight is not None
        if state.answer == LEAVE:
            self.lost = [*self.lost, self.units[0]]
            self.units = self.units[1:]
        else:
            berths = refuges(state, fight.attacker, fight.space)
            self.take_aboard(state, next(ship for ship in berths if boarding(state, ship) == state.answer))
        return self.go(self.embark)

    def take_aboard(self, state: NerathState, ship: int) -> None:
        unit = self.units[0]
        self.units = self.units[1:]
        withdraw(state, unit, state.where[ship])
        state.ship[unit] = ship
        tell(state, [unit], state.where[ship])

    @step
    def finish(self, state: NerathState) -> Flow:
        return destroy(state, self.lost) if self.lost else DONE


def boarding(state: NerathState, ship: int) -> Action:
    """Return the choice of a Warship by its zone and what it carries: ``embark storm_sea fighter``."""
    load = [UNITS[kind] for kind in loaded(state, ship)]
    return Action("embark", (state.cat.space_ids[state.where[ship]], *load))


def withdraw(state: NerathState, unit: int, place: int) -> None:
    """Put a unit into its retreat with what it carries; none of them fights or lands in this turn (CN-233, CN-288)."""
    state.move_unit(unit, place)
    for moved in (unit, *state.cargo(unit)):
        state.mark[moved] = state.mark[moved] & ~ATTACKING | RETREATED
        state.aim[moved] = NONE


def tell(state: NerathState, units: list[int], place: int) -> None:
    if state.events is None:
        return
    data: dict[str, object] = {
        "realm": REALM_WORDS[state.owner[units[0]]],
        "units": amounts(state, units),
        "space": state.cat.space_words[place],
    }
    state.emit("retreated", data, "CN-268")
