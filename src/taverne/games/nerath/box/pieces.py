"""The pieces of Conquest of Nerath as records: realms, spaces, units, guardians and cards.
Holds types only; the values lie in box/*.toml, the checks over all of them in ``box``, outlines in ``borders``."""

from __future__ import annotations

from typing import Annotated, Final, Literal

from msgspec import Meta, Struct

from taverne.engine.box.contents import BoxEntry
from taverne.engine.box.faults import Faults, fault

from .abilities import EventAbility, PlayWindow, Property
from .borders import Point, crosses_itself, double_area
from .vocabulary import Amount, Count, Deed, Die, RealmId, Several, UnitId, Units

Domain = Literal["land", "sea", "flying"]
EVENTS_BY_REALM: Final = 20


class Realm(BoxEntry, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A realm: its capital, its first gold, and the income of its starting lands (CN-057, CN-058)."""

    DRAWN = ("colour",)

    capital: str
    base_income: Count
    gold: Amount
    colour: str


class Stack(Struct, frozen=True, forbid_unknown_fields=True):
    """Units of one realm in one space."""

    realm: RealmId
    units: Units


class Space(BoxEntry, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A space of the board: what it touches, and its outline in whole points, clockwise as seen."""

    DRAWN = ("polygon", "centre")

    neighbours: Annotated[tuple[str, ...], Several]
    polygon: Annotated[tuple[Point, ...], Meta(min_length=3)]
    centre: Point

    def problems(self) -> Faults:
        if len(set(self.neighbours)) != len(self.neighbours) or self.id in self.neighbours:
            text = "expected each neighbour once, and not the space itself"
            yield "neighbours", fault("wrong-neighbours", text)
        if double_area(self.polygon) <= 0 or crosses_itself(self.polygon):
            text = "expected the corners in clockwise order, without crossing edges"
            yield "polygon", fault("wrong-polygon", text)


class Land(Space, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A land, with the realm whose starting land it is and that realm's first units there (CN-054, CN-055)."""

    owner: RealmId
    start: Annotated[tuple[Stack, ...], Meta(min_length=1, max_length=1)]

    def problems(self) -> Faults:
        yield from super().problems()
        units = self.start[0].units
        if self.start[0].realm != self.owner:
            yield "start", fault("wrong-owner", "expected units of the owner, {realm}", "CN-055", realm=self.owner)
        if units.warship:
            yield "start", fault("wrong-warship", "a Warship must be in a sea zone", "CN-122")
        if units.castle > 1:
            yield "start", fault("wrong-castle", "a land holds at most one castle", "CN-435")
        if units == Units():
            yield "start", fault("wrong-empty", "expected at least one unit", "CN-055")


class Sea(Space, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A sea zone and the fleet in it at the start, if any; units aboard are not printed (CN-054, CN-056)."""

    start: Annotated[tuple[Stack, ...], Meta(max_length=1)] = ()

    def problems(self) -> Faults:
        yield from super().problems()
        for stack in self.start:
            units = stack.units
            afloat = Units(warship=units.warship, storm_elemental=units.storm_elemental, dragon=units.dragon)
            if units != afloat or units == Units():
                yield "start", fault("wrong-afloat", "expected Warships and flying units only", "CN-122")


class Dungeon(Space, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A dungeon entrance; it holds no unit at the start (CN-056)."""


class Unit(BoxEntry, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A type of unit: its dice in attack and defence (those of ``sea`` for both, at sea) and its abilities."""

    domain: Domain
    cost: Count
    movement: Amount
    attack: tuple[Die, ...]
    defend: Annotated[tuple[Die, ...], Several]
    sea: tuple[Die, ...] = ()
    hero: bool = False
    first_strike: bool = False
    run_amok: bool = False
    durable: bool = False
    hover: bool = False
    castle: bool = False
    cargo: Amount = 0
    figures: Count

    def problems(self) -> Faults:
        if self.castle == bool(self.movement) or self.castle == bool(self.attack):
            yield "attack", fault("wrong-attack", "every unit moves and attacks, except the castle", "CN-124")
        if self.cargo and self.domain != "sea":
            yield "cargo", fault("wrong-cargo", "only sea units carry others", "CN-142")
        if self.hover and self.domain != "flying":
            yield "hover", fault("wrong-hover", "only flying units hover", "CN-367")


class Guardian(BoxEntry, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A guardian token: its dice, its abilities and its reward (CN-262)."""

    dice: Annotated[tuple[Die, ...], Several]
    first_strike: bool = False
    heroes_need: Annotated[int, Meta(ge=6, le=8)] = 6
    gold: Amount = 0
    copies: Count = 1


class Event(BoxEntry, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """An event card of a realm's deck. A card drawn and played at once has a trigger (CN-089)."""

    number: Annotated[int, Meta(ge=1, le=80)]
    realm: RealmId
    ability: EventAbility

    @property
    def rule(self) -> str:
        """The rule of the card (CN-478 to CN-557)."""
        return f"CN-{477 + self.number}"

    @property
    def immediate(self) -> bool:
        """Is it resolved as soon as it is drawn?"""
        return self.ability.__struct_config__.tag == "trigger"


class Treasure(BoxEntry, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A treasure card: laid down in one of its windows, it scores its points, works its power and keeps its ability."""

    number: Annotated[int, Meta(ge=81, le=110)]
    points: Annotated[int, Meta(ge=1, le=3)]
    windows: Annotated[tuple[PlayWindow, ...], Several]
    power: tuple[Deed, ...] = ()
    ability: Property | None = None

    @property
    def rule(self) -> str:
        """The rule of the card (CN-559 to CN-588)."""
        return f"CN-{478 + self.number}"


def count_of(units: Units, unit: UnitId) -> int:
    """How many units of a type there are."""
    found: int = getattr(units, unit)
    return found
