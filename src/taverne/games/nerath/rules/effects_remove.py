"""Effects that remove units: one's own as a price, enemies in a battle, and units that change type or realm.
Removed is not destroyed (CN-012); what attacks destroy is left to ``effects_strike``."""

from __future__ import annotations

from dataclasses import field

from taverne.engine.actions import Action
from taverne.engine.frames import DONE, Flow, Frame, call, procedure, step

from ..catalogue import CASTLE, EVERYBODY, LAND, NONE, REALM_WORDS, SEA, UNIT_WORDS, WARSHIP
from ..modifiers import fighting
from ..state import ATTACKING, STUCK, Table
from ..vocabulary import REALMS, UNITS, Convert, Lose, Remove, Replace, Sacrifice
from .effects_add import enlist
from .groups import Group, grouped
from .playing import PlayingCard, select, selected, selected_space


def removable(table: Table, realm: int, coastal: bool = False) -> list[int]:
    """Return a realm's units but castles; for ``coastal`` those on a land beside a friendly zone (CN-477, CN-536)."""
    kind, owner, where, cat = table.kind, table.owner, table.where, table.cat
    found = [u for u, at in enumerate(where) if at != NONE and owner[u] == realm and kind[u] != CASTLE]
    if not coastal:
        return found
    return [
        unit
        for unit in found
        if where[unit] < cat.lands and any(table.friendly(realm, zone) for zone in cat.near[where[unit]][SEA])
    ]


def may_sacrifice(table: Table, realm: int, card: int, effect: Sacrifice) -> bool:
    """Can the price be paid in full?"""
    return len(removable(table, realm, effect.coastal)) >= effect.n


def sacrifice(table: Table, playing: PlayingCard, effect: Sacrifice) -> Flow:
    return call(table, Sacrificing(playing.realm, playing.card, effect.n, effect.coastal))


def take_off(table: Table, unit: int, rule: str) -> None:
    """Remove a unit, with what it carries, to its owner's supply; nothing is destroyed (CN-012, CN-014)."""
    fight = table.fight
    for gone in (*table.cargo(unit), unit):
        if table.events is not None:
            space = table.cat.space_words[table.where[gone]]
            data = {"realm": REALM_WORDS[table.owner[gone]], "unit": UNIT_WORDS[table.kind[gone]], "space": space}
            table.emit("unit-removed", data, rule)
        if fight is not None:
            for units in (fight.force, fight.hit, fight.rolled):
                if gone in units:
                    units.remove(gone)
        table.remove_unit(gone)


def given(group: Group) -> Action:
    """Return the answer that gives up one unit of a group."""
    return Action("give", group.action.args)


@procedure
class Sacrificing(Frame):
    """The owner chooses its units, one after the other: the space, then which there (CN-488, CN-536, CN-537)."""

    realm: int = 0
    card: int = 0
    left: int = 1
    coastal: bool = False
    space: int = NONE

    @step
    def where(self, table: Table) -> Flow:
        units = removable(table, self.realm, self.coastal)
        if len(units) == self.left:
            for unit in sorted(units, key=lambda unit: table.kind[unit] == WARSHIP):
                self.give_up(table, unit)
        if not self.left:
            return DONE
        spaces = sorted({table.where[unit] for unit in units if not table.cargo(unit)})
        return select(table, self.realm, "card-pay", [table.cat.choose[space] for space in spaces], self.card)

    @step
    def which(self, table: Table) -> Flow:
        self.space = selected_space(table)
        return select(table, self.realm, "card-pay-unit", [given(g) for g in self.groups(table)], self.card)

    def groups(self, table: Table) -> list[Group]:
        """A Warship is given up empty: what it carries must be given up before."""
        here = table.units_of(self.realm, self.space)
        return grouped(table, [unit for unit in here if table.kind[unit] != CASTLE and not table.cargo(unit)])

    @step
    def pay(self, table: Table) -> Flow:
        chosen = selected(table)
        unit = next(group.units[0] for group in self.groups(table) if given(group) == chosen)
        self.give_up(table, unit)
        return self.go(self.where)

    def give_up(self, table: Table, unit: int) -> None:
        """Pay with a unit; what follows on the card may go by the land it came from."""
        self.left -= 1
        playing = table.stack[-2]
        assert isinstance(playing, PlayingCard)
        playing.space = table.where[unit]
        take_off(table, unit, table.cat.card_rules[self.card])


# Units of a battle


def victims(table: Table, realm: int, effect: Remove) -> list[int]:
    """Return the enemy units of the battle that may be removed, never castles (CN-528, CN-530)."""
    cat, kind, fight = table.cat, table.kind, table.fight
    if fight is None:
        return []
    named = [UNITS.index(unit) for unit in effect.units] or list(range(len(UNITS)))
    most = effect.max_cost
    return [
        unit
        for other in EVERYBODY
        if table.hostile(realm, other)
        for unit in fighting(table, fight, other)
        if kind[unit] != CASTLE and kind[unit] in named and (most is None or cat.cost[kind[unit]] <= most)
    ]


def may_remove(table: Table, realm: int, card: int, effect: Remove) -> bool:
    return bool(victims(table, realm, effect))


def remove(table: Table, playing: PlayingCard, effect: Remove) -> Flow:
    return call(table, Removing(playing.realm, playing.card, victims(table, playing.realm, effect)))


def named_unit(table: Table, unit: int, units: list[int]) -> Action:
    """Return the answer that means an enemy's unit: its type, and its realm where allies stand together."""
    word = UNITS[table.kind[unit]]
    if all(table.owner[other] == table.owner[unit] for other in units):
        return Action("name", (word,))
    return Action("name_of", (REALMS[table.owner[unit]], word))


def named_units(table: Table, units: list[int]) -> list[Action]:
    """Return the answers among enemy units, equal ones once, in a fixed order."""
    order = sorted(units, key=lambda unit: (table.kind[unit], table.owner[unit]))
    return list(dict.fromkeys(named_unit(table, unit, units) for unit in order))


@procedure
class Removing(Frame):
    """The owner of the card chooses an enemy unit of the battle, which leaves the board (CN-528, CN-530)."""

    realm: int = 0
    card: int = 0
    units: list[int] = field(default_factory=list)

    @step
    def which(self, table: Table) -> Flow:
        return select(table, self.realm, "card-remove", named_units(table, self.units), self.card)

    @step
    def remove(self, table: Table) -> Flow:
        chosen = selected(table)
        unit = next(unit for unit in self.units if named_unit(table, unit, self.units) == chosen)
        take_off(table, unit, table.cat.card_rules[self.card])
        return DONE


def replaceable(table: Table, realm: int, effect: Replace) -> list[int]:
    """Return the units that may be replaced: enemies in the battle, or own survivors of it (CN-497, CN-555)."""
    fight = table.fight
    if fight is None:
        return []
    kind = UNITS.index(effect.unit)
    if effect.side == "enemy":
        enemies = [other for other in EVERYBODY if table.hostile(realm, other)]
        found = [unit for other in enemies for unit in fighting(table, fight, other)]
    elif realm == fight.attacker:
        found = [unit for unit in fight.force if table.where[unit] != NONE]
    else:
        found = fighting(table, fight, realm)
    return [unit for unit in found if table.kind[unit] == kind]


def may_replace(table: Table, realm: int, card: int, effect: Replace) -> bool:
    return bool(replaceable(table, realm, effect))


def replace(table: Table, playing: PlayingCard, effect: Replace) -> Flow:
    units = replaceable(table, playing.realm, effect)
    return call(table, Replacing(playing.realm, playing.card, units, effect.n, UNITS.index(effect.by)))


@procedure
class Replacing(Frame):
    """Units become units of another type of the same realm where they stand, in a ship too (CN-497, CN-555)."""

    realm: int = 0
    card: int = 0
    units: list[int] = field(default_factory=list)
    left: int = 1
    by: int = 0

    @step
    def which(self, table: Table) -> Flow:
        if not self.left or not self.units:
            return DONE
        if table.owner[self.units[0]] == self.realm:
            choose = table.cat.choose
            spaces = sorted({table.where[unit] for unit in self.units})
            return select(table, self.realm, "card-replace", [choose[space] for space in spaces], self.card)
        return select(table, self.realm, "card-replace", named_units(table, self.units), self.card)

    @step
    def change(self, table: Table) -> Flow:
        chosen = selected(table)
        if chosen.kind == "choose":
            space = selected_space(table)
            unit = next(unit for unit in self.units if table.where[unit] == space)
        else:
            unit = next(unit for unit in self.units if named_unit(table, unit, self.units) == chosen)
        if table.events is not None:
            data = {"realm": REALM_WORDS[table.owner[unit]], "unit": UNIT_WORDS[table.kind[unit]]}
            more = {"by": UNIT_WORDS[self.by], "space": table.cat.space_words[table.where[unit]]}
            table.emit("unit-replaced", data | more, table.cat.card_rules[self.card])
        table.kind[unit] = self.by
        self.units.remove(unit)
        self.left -= 1
        return self.go(self.which)


# A unit changes realm


def convertible(table: Table, realm: int, effect: Convert) -> list[int]:
    """Return the lands with an enemy unit of the type (CN-487)."""
    kind = UNITS.index(effect.unit)
    lands = range(table.cat.lands)
    return [land for land in lands if any(table.kind[unit] == kind for unit in table.enemies(realm, land))]


def may_convert(table: Table, realm: int, card: int, effect: Convert) -> bool:
    return bool(convertible(table, realm, effect))


def convert(table: Table, playing: PlayingCard, effect: Convert) -> Flow:
    lands = convertible(table, playing.realm, effect)
    return call(table, Converting(playing.realm, playing.card, UNITS.index(effect.unit), lands))


@procedure
class Converting(Frame):
    """An enemy unit becomes an attacker of one's own where it stands, and moves no more in this phase (CN-487)."""

    realm: int = 0
    card: int = 0
    kind: int = 0
    lands: list[int] = field(default_factory=list)
    units: list[int] = field(default_factory=list)

    @step
    def where(self, table: Table) -> Flow:
        return select(table, self.realm, "card-convert", [table.cat.choose[land] for land in self.lands], self.card)

    @step
    def which(self, table: Table) -> Flow:
        there = table.enemies(self.realm, selected_space(table))
        self.units = [unit for unit in there if table.kind[unit] == self.kind]
        return select(table, self.realm, "card-convert", named_units(table, self.units), self.card)

    @step
    def change(self, table: Table) -> Flow:
        chosen = selected(table)
        unit = next(unit for unit in self.units if named_unit(table, unit, self.units) == chosen)
        space = table.where[unit]
        take_off(table, unit, table.cat.card_rules[self.card])
        mine = enlist(table, self.realm, self.kind, space)
        table.mark[mine] |= ATTACKING | STUCK
        return DONE


# An enemy removes one of its units


def exposed_lands(table: Table, realm: int, effect: Lose) -> list[int]:
    """Return enemy lands beside the owner's, or its Wizards', that hold a unit but a castle (CN-492, CN-564).

    Where a realm is named, it must be a unit of the realm that holds the land, not of its ally.
    """
    cat = table.cat
    if effect.origin == "bordering_land":
        sources = [land for land in range(cat.lands) if table.holder[land] == realm]
    else:
        wizard = UNITS.index("wizard")
        own = table.units_of
        sources = [land for land in range(cat.lands) if any(table.kind[u] == wizard for u in own(realm, land))]
    around = sorted({other for land in sources for other in cat.near[land][LAND]})
    lands = [land for land in around if not table.friendly_land(realm, land)]
    if effect.choose == "realm":
        return [land for land in lands if own_there(table, table.holder[land], land)]
    return [land for land in lands if losable(table, realm, land)]


def losable(table: Table, realm: int, land: int) -> list[int]:
    """Return the enemy units of a land that may be removed: not a castle (CN-477)."""
    return [unit for unit in table.enemies(realm, land) if table.kind[unit] != CASTLE]


def may_lose(table: Table, realm: int, card: int, effect: Lose) -> bool:
    return bool(exposed_lands(table, realm, effect))


def lose(table: Table, playing: PlayingCard, effect: Lose) -> Flow:
    lands = exposed_lands(table, playing.realm, effect)
    return call(table, Losing(playing.realm, playing.card, effect.choose == "realm", lands))


@procedure
class Losing(Frame):
    """The owner names a realm, which chooses land and unit, or a land, whose controller chooses the unit."""

    realm: int = 0
    card: int = 0
    by_realm: bool = False
    lands: list[int] = field(default_factory=list)
    victim: int = NONE

    @step
    def name(self, table: Table) -> Flow:
        if self.by_realm:
            named = sorted({table.holder[land] for land in self.lands})
            return select(table, self.realm, "card-victim", [table.cat.realm[realm] for realm in named], self.card)
        return select(table, self.realm, "card-land", [table.cat.choose[land] for land in self.lands], self.card)

    @step
    def where(self, table: Table) -> Flow:
        if not self.by_realm:
            land = selected_space(table)
            self.lands = [land]
            self.victim = table.holder[land]
        else:
            self.victim = REALMS.index(str(selected(table).args[0]))
            self.lands = [land for land in self.lands if table.holder[land] == self.victim]
        return select(table, self.victim, "card-lose", [table.cat.choose[land] for land in self.lands], self.card)

    @step
    def which(self, table: Table) -> Flow:
        self.lands = [selected_space(table)]
        return select(table, self.victim, "card-lose-unit", named_units(table, self.units(table)), self.card)

    def units(self, table: Table) -> list[int]:
        there = losable(table, self.realm, self.lands[0])
        return [unit for unit in there if table.owner[unit] == self.victim] if self.by_realm else there

    @step
    def remove(self, table: Table) -> Flow:
        chosen, units = selected(table), self.units(table)
        unit = next(unit for unit in units if named_unit(table, unit, units) == chosen)
        take_off(table, unit, table.cat.card_rules[self.card])
        return DONE


def own_there(table: Table, realm: int, land: int) -> bool:
    """Has a realm a unit of its own but a castle on a land?"""
    return any(table.kind[unit] != CASTLE for unit in table.units_of(realm, land))
