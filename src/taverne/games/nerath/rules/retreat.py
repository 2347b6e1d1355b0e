"""Retreat: whether the attacker may, and where each of its units goes (CN-263 to CN-288).
When it is offered is left to ``battle``; units without a place to go are destroyed by ``casualties``."""

from __future__ import annotations

from dataclasses import field
from typing import Any, Final

from taverne.engine.actions import Action, Seat
from taverne.engine.decisions import Choice, Refusal
from taverne.engine.frames import DONE, Flow, Frame, ask, procedure, step

from ..catalogue import LAND, NONE, REALM_WORDS, SEA, UNIT_WORDS, WARSHIP
from ..fight import Fight
from ..modifiers import flies, may_retreat
from ..state import ATTACKING, RETREATED, Table
from ..vocabulary import UNITS
from .casualties import destroy
from .groups import amounts
from .reasons_battle import why_not_withdraw

WALKING: Final = 0
FLYING: Final = 1
SAILING: Final = 2

DIVIDE: Final = Action("divide")
LEAVE: Final = Action("leave_behind")


def retreaters(table: Table, fight: Fight) -> list[int]:
    """Return all the attacker's units in the space but those aboard, by manner and kind (CN-266, CN-285)."""
    units = [unit for unit in table.units_of(fight.attacker, fight.space) if table.ship[unit] == NONE]
    return sorted(units, key=lambda unit: (manner(table, unit), likeness(table, unit), unit))


def likeness(table: Table, unit: int) -> tuple[int, list[int]]:
    """Return what makes units equal in a retreat: their kind and, for a Warship, what it carries."""
    return table.kind[unit], loaded(table, unit)


def loaded(table: Table, unit: int) -> list[int]:
    """Return the kinds of the units that a Warship carries."""
    return sorted(table.kind[aboard] for aboard in table.cargo(unit)) if table.kind[unit] == WARSHIP else []


def manner(table: Table, unit: int) -> int:
    """Return how a unit moves: on foot, through the air or by sea."""
    if table.kind[unit] == WARSHIP:
        return SAILING
    return FLYING if flies(table, unit) else WALKING


def havens(table: Table, realm: int, space: int, how: int) -> list[int]:
    """Return the adjacent friendly spaces that units of a manner may retreat to (CN-268 to CN-275, CN-284, CN-286)."""
    near = table.cat.near[space]
    lands = [] if how == SAILING else [land for land in near[LAND] if table.friendly_land(realm, land)]
    if how == WALKING:
        return lands
    return lands + [zone for zone in near[SEA] if table.friendly(realm, zone)]


def refuges(table: Table, realm: int, space: int) -> list[int]:
    """Return a place aboard for each unit that could be taken in: ships beside a space, once for each free place.

    Only where no friendly land is adjacent (CN-276 to CN-278).
    """
    found: list[int] = []
    for zone in table.cat.near[space][SEA]:
        if table.friendly(realm, zone):
            for unit in table.here[zone]:
                if table.kind[unit] == WARSHIP and table.owner[unit] == realm:
                    found += [unit] * (table.cat.room - len(table.cargo(unit)))
    return found


def may_go(table: Table, fight: Fight) -> bool:
    """May the attacker retreat: no card forbids it and at least one unit has a place to go (CN-282)?"""
    if fight.effects and not may_retreat(table, fight):
        return False
    space, realm = fight.space, fight.attacker
    manners = {manner(table, unit) for unit in retreaters(table, fight)}
    if any(havens(table, realm, space, how) for how in sorted(manners)):
        return True
    return WALKING in manners and fight.place != SEA and bool(refuges(table, realm, space))


@procedure
class Retreating(Frame):
    """All attacking units leave, group by group: those on foot, those that fly, those at sea (CN-266 to CN-288)."""

    units: list[int] = field(default_factory=list)
    lost: list[int] = field(default_factory=list)
    divided: bool = False
    last: int = NONE
    """The place the last unit of a divided group went to: equal units take places in rising order only."""

    @step
    def begin(self, table: Table) -> Flow:
        fight = table.fight
        assert fight is not None
        self.units = retreaters(table, fight)
        data = {"realm": REALM_WORDS[fight.attacker], "space": table.cat.space_words[fight.space]}
        table.emit("retreats", data, "CN-266")
        return None

    @step
    def lead(self, table: Table) -> Flow:
        """Ask where the next group goes; where there is one place only, it goes there."""
        fight = table.fight
        assert fight is not None
        while self.units:
            how = manner(table, self.units[0])
            places = havens(table, fight.attacker, fight.space, how)
            group = [unit for unit in self.units if manner(table, unit) == how]
            if not places and how == WALKING:
                return self.go(self.embark)
            if not places:
                self.lost = self.lost + group
                self.units = self.units[len(group) :]
            elif len(places) == 1:
                self.send(table, group, places[0])
            elif self.divided:
                options = self.from_last(table, places)
                if len(options) > 1:
                    return self.where(table, self.units[:1], options)
                self.send(table, self.units[:1], options[0])
            else:
                return self.where(table, group, places)
        return self.go(self.finish)

    def from_last(self, table: Table, places: list[int]) -> list[int]:
        return places[places.index(self.last) :] if self.last != NONE else places

    def where(self, table: Table, group: list[int], places: list[int]) -> Flow:
        fight = table.fight
        assert fight is not None
        to = table.cat.to
        options = tuple([to[place] for place in places])
        if len(group) > 1:
            options = (*options, DIVIDE)
        data: dict[str, int | str] = {"realm": REALM_WORDS[fight.attacker], "n": len(group)}
        data["unit"] = UNIT_WORDS[table.kind[group[0]]]
        load = loaded(table, group[0])
        data["load"] = len(load)
        for key, kind in zip(("one", "two"), load, strict=False):
            data[key] = UNIT_WORDS[kind]
        return ask(table, Choice(table.seat(fight.attacker), "retreat-to", options, "CN-270", data, options[0]))

    def why(self, table: Any, seat: Seat, action: Action) -> Refusal:
        reason = None
        if table.asked(seat) and self.units:
            if action == LEAVE and table.asked(seat)[0].prompt == "embark":
                return Refusal("room-aboard", "CN-280")
            fight = table.fight
            reason = why_not_withdraw(table, fight.attacker, fight.space, self.units[0], action)
        return reason or Frame.why(self, table, seat, action)

    @step
    def go_to(self, table: Table) -> Flow:
        if table.answer == DIVIDE:
            self.divided = True
            self.last = NONE
            return self.go(self.lead)
        place = table.cat.space_index[str(table.answer.args[0])]
        how = manner(table, self.units[0])
        group = self.units[:1] if self.divided else [unit for unit in self.units if manner(table, unit) == how]
        self.send(table, group, place)
        return self.go(self.lead)

    def send(self, table: Table, group: list[int], place: int) -> None:
        first = group[0]
        self.units = self.units[len(group) :]
        for unit in group:
            withdraw(table, unit, place)
        tell(table, group, place)
        following = self.units[0] if self.units else NONE
        if following == NONE or manner(table, following) != manner(table, first):
            self.divided, self.last = False, NONE
        else:
            self.last = place if likeness(table, following) == likeness(table, first) else NONE

    @step
    def embark(self, table: Table) -> Flow:
        """No friendly land: units on foot go aboard, as many as there is room for (CN-276, CN-280, CN-281)."""
        fight = table.fight
        assert fight is not None
        while self.units and manner(table, self.units[0]) == WALKING:
            berths = refuges(table, fight.attacker, fight.space)
            waiting = sum(manner(table, unit) == WALKING for unit in self.units)
            if not berths:
                self.lost = self.lost + self.units[:waiting]
                self.units = self.units[waiting:]
                break
            options = list(dict.fromkeys(boarding(table, ship) for ship in berths))
            if waiting > len(berths):
                options.append(LEAVE)
            if len(options) > 1:
                data: dict[str, int | str] = {"unit": UNIT_WORDS[table.kind[self.units[0]]], "n": len(berths)}
                data["realm"] = REALM_WORDS[fight.attacker]
                return ask(
                    table, Choice(table.seat(fight.attacker), "embark", tuple(options), "CN-276", data, options[0])
                )
            self.take_aboard(table, berths[0])
        return self.go(self.lead)

    @step
    def board(self, table: Table) -> Flow:
        fight = table.fight
        assert fight is not None
        if table.answer == LEAVE:
            self.lost = [*self.lost, self.units[0]]
            self.units = self.units[1:]
        else:
            berths = refuges(table, fight.attacker, fight.space)
            self.take_aboard(table, next(ship for ship in berths if boarding(table, ship) == table.answer))
        return self.go(self.embark)

    def take_aboard(self, table: Table, ship: int) -> None:
        unit = self.units[0]
        self.units = self.units[1:]
        withdraw(table, unit, table.where[ship])
        table.ship[unit] = ship
        tell(table, [unit], table.where[ship])

    @step
    def finish(self, table: Table) -> Flow:
        return destroy(table, self.lost) if self.lost else DONE


def boarding(table: Table, ship: int) -> Action:
    """Return the choice of a Warship by its zone and what it carries: ``embark storm_sea fighter``."""
    load = [UNITS[kind] for kind in loaded(table, ship)]
    return Action("embark", (table.cat.space_ids[table.where[ship]], *load))


def withdraw(table: Table, unit: int, place: int) -> None:
    """Put a unit into its retreat with what it carries; none of them fights or lands in this turn (CN-233, CN-288)."""
    table.move_unit(unit, place)
    for moved in (unit, *table.cargo(unit)):
        table.mark[moved] = table.mark[moved] & ~ATTACKING | RETREATED
        table.aim[moved] = NONE


def tell(table: Table, units: list[int], place: int) -> None:
    if table.events is None:
        return
    data: dict[str, object] = {
        "realm": REALM_WORDS[table.owner[units[0]]],
        "units": amounts(table, units),
        "space": table.cat.space_words[place],
    }
    table.emit("retreated", data, "CN-268")
