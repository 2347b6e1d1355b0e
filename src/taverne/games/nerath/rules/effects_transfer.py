"""Effects that put units elsewhere without movement (CN-104, CN-105, CN-474, CN-475).
Moving by movement points is left to ``movement``, retreating to ``retreat``."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import field

from taverne.engine.actions import Action
from taverne.engine.common import ENOUGH
from taverne.engine.frames import DONE, Flow, Frame, call, procedure, step

from ..cards import kinds
from ..catalogue import CASTLE, FLYING, LAND, NONE, REALM_WORDS, SEA
from ..modifiers import fighting, flies, movement
from ..state import ATTACKING, Table
from ..vocabulary import Transfer
from .effects_remove import given, take_off
from .groups import Group, amounts, grouped
from .playing import PlayingCard, select, selected, selected_space
from .routes import STOPPED

ALL = Action("all")


def may_transfer(table: Table, realm: int, card: int, effect: Transfer) -> bool:
    """Is there a unit that may go somewhere, beside those that are the toll?"""
    return any(leads_somewhere(table, realm, effect, space) for space in sources(table, realm, effect))


def leads_somewhere(table: Table, realm: int, effect: Transfer, space: int) -> bool:
    units = movable(table, realm, effect, space)
    if len(units) <= effect.toll:
        return False
    return any(has_goal(table, realm, effect, space, unit) for unit in units)


def sources(table: Table, realm: int, effect: Transfer) -> list[int]:
    """Return the spaces that units may be taken from, whether any can go or not."""
    cat, holder = table.cat, table.holder
    match effect.origin:
        case "controlled_land":
            return [land for land in range(cat.lands) if holder[land] == realm and table.here[land]]
        case "friendly_land":
            return [land for land in range(cat.lands) if table.friendly_land(realm, land) and table.here[land]]
        case "battle":
            return [table.fight.space] if table.fight is not None else []
        case "sea":
            return [zone for zone in range(cat.lands, cat.first_dungeon) if table.here[zone]]
        case "own_castle":
            return own_castles(table, realm)
        case _:
            return [space for space in range(cat.spaces) if table.here[space]]


def own_castles(table: Table, realm: int) -> list[int]:
    """Return the lands with a castle that the realm controls (CN-584)."""
    return [land for land, holder in enumerate(table.holder) if holder == realm and table.castle(land) != NONE]


def movable(table: Table, realm: int, effect: Transfer, space: int) -> list[int]:
    """Return the units in a space that the card may move: never castles; cargo goes with its ship (CN-474).

    One unit may be lifted off its ship by a card that takes it from anywhere (CN-554).
    """
    kind, mark = table.kind, table.mark
    named = kinds(effect.units)
    own = effect.side == "own"
    found = table.units_of(realm, space) if own else table.enemies(realm, space)
    return [
        unit
        for unit in found
        if kind[unit] != CASTLE
        and (not named or named >> kind[unit] & 1)
        and (table.ship[unit] == NONE or effect.origin == "anywhere")
        and not (effect.movement and spent(table, unit, mark[unit], effect.movement))
    ]


def spent(table: Table, unit: int, mark: int, price: int) -> bool:
    """Has the unit no movement left for a transfer that costs some, or has it landed (CN-147, CN-148, CN-584)?"""
    return bool(mark & STOPPED) or table.moved[unit] + price > movement(table, unit)


def goals(table: Table, realm: int, effect: Transfer, space: int, unit: int) -> list[int]:
    """Return the spaces that a unit may be put into: land, sea or either by its nature, never entrances (CN-475)."""
    return list(each_goal(table, realm, effect, space, unit))


def has_goal(table: Table, realm: int, effect: Transfer, space: int, unit: int) -> bool:
    """Is there any space that a unit may be put into?"""
    return next(each_goal(table, realm, effect, space, unit), NONE) != NONE


def each_goal(table: Table, realm: int, effect: Transfer, space: int, unit: int) -> Iterator[int]:
    """Give the spaces that a unit may be put into, one after the other."""
    cat, to = table.cat, effect.to
    owner = table.owner[unit]
    domain = FLYING if flies(table, unit) else cat.domain[table.kind[unit]]
    if to == "own_castle":
        found = own_castles(table, realm)
    elif to.startswith("adjacent"):
        found = [*cat.near[space][LAND], *cat.near[space][SEA]]
    else:
        found = list(range(cat.first_dungeon))
    wanted = LAND if to.endswith("_land") else SEA if to.endswith("_sea") else NONE
    for other in found:
        place = cat.place[other]
        if other == space or wanted not in (NONE, place) or domain not in (FLYING, place):
            continue
        if to == "adjacent" or table.friendly(owner, other):
            yield other


def transfer(table: Table, playing: PlayingCard, effect: Transfer) -> Flow:
    return call(table, Transferring(playing.realm, playing.card, playing.index - 1))


@procedure
class Transferring(Frame):
    """Where from, what is paid, where to, which units; one at a time, in both directions for an exchange.

    Where units may be split, each is sent on its own.
    """

    realm: int = 0
    card: int = 0
    index: int = 0
    space: int = NONE
    goal: int = NONE
    left: int = 0
    moved: list[int] = field(default_factory=list)
    back: bool = False

    def effect(self, table: Table) -> Transfer:
        found = table.cat.decks.deeds[self.card][self.index]
        assert isinstance(found, Transfer)
        return found

    @step
    def origin(self, table: Table) -> Flow:
        effect = self.effect(table)
        self.left = effect.n
        spaces = [s for s in sources(table, self.realm, effect) if leads_somewhere(table, self.realm, effect, s)]
        return select(table, self.realm, "card-from", [table.cat.choose[space] for space in spaces], self.card)

    @step
    def toll(self, table: Table) -> Flow:
        """The price leaves the board first (CN-491)."""
        self.space = selected_space(table)
        effect = self.effect(table)
        if not effect.toll:
            return self.go(self.destination)
        units = movable(table, self.realm, effect, self.space)
        options = [given(group) for group in grouped(table, units) if self.spares_one(table, effect, units, group)]
        return select(table, self.realm, "card-pay-unit", options, self.card)

    def spares_one(self, table: Table, effect: Transfer, units: list[int], group: Group) -> bool:
        """Is somebody left who can go when one of the group is the price?"""
        rest = [unit for unit in units if unit != group.units[0]]
        return any(goals(table, self.realm, effect, self.space, unit) for unit in rest)

    @step
    def pay(self, table: Table) -> Flow:
        chosen = selected(table)
        units = movable(table, self.realm, self.effect(table), self.space)
        unit = next(group.units[0] for group in grouped(table, units) if given(group) == chosen)
        take_off(table, unit, table.cat.card_rules[self.card])
        return None

    @step
    def destination(self, table: Table) -> Flow:
        """One destination for all, unless they may be split or only one unit goes."""
        effect = self.effect(table)
        if effect.split or effect.n == 1:
            return self.go(self.which)
        units = movable(table, self.realm, effect, self.space)
        found = {goal for unit in units for goal in goals(table, self.realm, effect, self.space, unit)}
        return select(table, self.realm, "card-to", [table.cat.to[goal] for goal in sorted(found)], self.card)

    @step
    def remember(self, table: Table) -> Flow:
        self.goal = selected_space(table)
        return None

    @step
    def which(self, table: Table) -> Flow:
        effect = self.effect(table)
        able = self.able(table, effect)
        if not able or (effect.n and not self.left):
            return self.go(self.turn_round)
        options = [group.action for group in grouped(table, able)]
        if effect.n != 1:
            options = [*([ENOUGH] if self.moved else []), *([] if effect.split else [ALL]), *options]
        return select(table, self.realm, "card-move", options, self.card)

    def able(self, table: Table, effect: Transfer) -> list[int]:
        """Return the units that may still be sent to the destination, or anywhere if there is none yet."""
        found = [unit for unit in movable(table, self.realm, effect, self.space) if unit not in self.moved]
        if self.goal == NONE:
            return [unit for unit in found if goals(table, self.realm, effect, self.space, unit)]
        return [unit for unit in found if self.goal in goals(table, self.realm, effect, self.space, unit)]

    @step
    def send(self, table: Table) -> Flow:
        chosen = selected(table)
        if chosen == ENOUGH:
            return self.go(self.turn_round)
        effect = self.effect(table)
        able = self.able(table, effect)
        if chosen == ALL:
            self.move(table, effect, able, self.goal)
            return self.go(self.turn_round)
        unit = next(group.units[0] for group in grouped(table, able) if group.action == chosen)
        if self.goal != NONE:
            self.move(table, effect, [unit], self.goal)
            return self.go(self.which)
        self.moved.append(unit)
        found = goals(table, self.realm, effect, self.space, unit)
        return select(table, self.realm, "card-to", [table.cat.to[goal] for goal in found], self.card)

    @step
    def arrive(self, table: Table) -> Flow:
        self.move(table, self.effect(table), [self.moved.pop()], selected_space(table))
        return self.go(self.which)

    @step
    def turn_round(self, table: Table) -> Flow:
        """An exchange goes on in the other direction with units that have not just come (CN-521)."""
        if not self.effect(table).exchange or self.back:
            return DONE
        self.back = True
        self.space, self.goal = self.goal, self.space
        return self.go(self.which)

    def move(self, table: Table, effect: Transfer, units: list[int], goal: int) -> None:
        tell_transfer(table, units, goal, self.card)
        for unit in units:
            shift(table, unit, goal)
            table.moved[unit] += effect.movement
            self.moved.append(unit)
            self.left -= 1


def shift(table: Table, unit: int, goal: int) -> None:
    """Put a unit elsewhere, with what it carries; among enemies it attacks, and landings it was to make are off."""
    save(table, unit)
    for one in (unit, *table.cargo(unit)):
        table.aim[one] = NONE
    table.ship[unit] = NONE
    table.move_unit(unit, goal)
    table.mark[unit] &= ~ATTACKING
    if not table.friendly(table.owner[unit], goal):
        table.mark[unit] |= ATTACKING
    if table.fight is not None and unit in table.fight.force:
        table.fight.force.remove(unit)


def save(table: Table, unit: int) -> None:
    """Remember that a unit fought in the battle that a card now takes it away from (CN-552, CN-555)."""
    fight = table.fight
    if fight is not None and fight.round and unit in fighting(table, fight, table.owner[unit]):
        fight.saved.append(unit)


def tell_transfer(table: Table, units: list[int], goal: int, card: int) -> None:
    """Tell which units a card has put from where to where; they stand in one space."""
    if table.events is not None:
        words = table.cat.space_words
        data = {"realm": REALM_WORDS[table.owner[units[0]]], "units": amounts(table, units)}
        more = {"from": words[table.where[units[0]]], "to": words[goal]}
        table.emit("units-transferred", data | more, table.cat.card_rules[card])
