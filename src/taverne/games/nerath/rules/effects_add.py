"""Effects that add units to the board or to a battle, and guardian tokens to an entrance (CN-446 to CN-455).
What removes units is left to ``effects_remove``, what moves them to ``effects_transfer``."""

from __future__ import annotations

from dataclasses import field

from msgspec import structs

from taverne.engine.frames import DONE, Flow, Frame, call, procedure, step

from ..catalogue import DUNGEON, LAND, NONE, REALM_WORDS, SEA, WARSHIP
from ..pieces import count_of
from ..state import ATTACKING, MOVEMENT, STUCK, Table
from ..vocabulary import UNITS, Add, AddGuardian, Units
from .conquest import conquer
from .groups import AMOUNTS
from .playing import PlayingCard, select, selected_space
from .setup import lay_unseen


def kinds_of(units: Units) -> list[int]:
    """Return the types of so many units, one for each unit."""
    return [kind for kind, unit in enumerate(UNITS) for _ in range(count_of(units, unit))]


def amounts_of(kinds: list[int]) -> list[dict[str, str | int]]:
    """Return how many units of each type there are, in the form that messages read."""
    return [{"say": AMOUNTS[kind], "n": kinds.count(kind)} for kind in sorted(set(kinds))]


def enlist(table: Table, realm: int, kind: int, space: int, ship: int = NONE) -> int:
    """Put a free unit from the supply on the board; after the Movement phase it stays put (CN-446 to CN-448)."""
    unit = table.add_unit(realm, kind, space, ship)
    if table.realm == realm and table.phase > MOVEMENT:
        table.mark[unit] |= STUCK
    return unit


def tell_added(table: Table, realm: int, kinds: list[int], space: int, card: int) -> None:
    """Tell which units a card has put where."""
    if table.events is not None and kinds:
        data = {"realm": REALM_WORDS[realm], "units": amounts_of(kinds), "space": table.cat.space_words[space]}
        table.emit("units-added", data, table.cat.card_rules[card])


def room(table: Table, ship: int) -> int:
    return table.cat.room - len(table.cargo(ship))


def own_ships(table: Table, realm: int) -> list[int]:
    """Return a realm's Warships on the board, zone by zone."""
    owner, kind, here, cat = table.owner, table.kind, table.here, table.cat
    return [
        unit
        for zone in range(cat.lands, cat.first_dungeon)
        for unit in here[zone]
        if kind[unit] == WARSHIP and owner[unit] == realm
    ]


def berths(table: Table, realm: int, zone: int) -> list[int]:
    """Return a realm's Warships in a zone that can take one more unit aboard."""
    return [ship for ship in own_ships(table, realm) if table.where[ship] == zone and room(table, ship)]


def lost_lands(table: Table, realm: int) -> list[int]:
    """Return the realm's starting lands that an enemy controls (CN-548, CN-551)."""
    home, holder = table.cat.home, table.holder
    return [land for land, first in enumerate(home) if first == realm and table.hostile(realm, holder[land])]


def may_add(table: Table, realm: int, card: int, effect: Add) -> bool:
    """Is there a place for the units?"""
    if effect.per == "lost_land" and not lost_lands(table, realm):
        return False
    if effect.where == "battle":
        return may_join(table, realm, effect)
    if effect.where == "each_warship":
        return any(room(table, ship) for ship in own_ships(table, realm))
    if effect.where == "adjacent_sea":
        return True
    return bool(open_places(table, realm, card, effect))


def may_join(table: Table, realm: int, effect: Add) -> bool:
    """May the units join the battle: any on land, else heroes, at sea if there is room (CN-454, CN-455)?"""
    fight = table.fight
    if fight is None:
        return False
    if fight.place == LAND:
        return True
    if not all(table.cat.hero[kind] for kind in kinds_of(effect.units)):
        return False
    return fight.place == DUNGEON or bool(berths(table, realm, fight.space))


def open_places(table: Table, realm: int, card: int, effect: Add) -> list[int]:
    """Return where a card may put units; what answers a loss in a battle does not join it (CN-486)."""
    found = places(table, realm, effect)
    fight = table.fight
    if fight is None or table.cat.decks.timing[card].window != "destroyed" or fight.space not in found:
        return found
    elsewhere = places(table, realm, structs.replace(effect, at=""))
    return [space for space in elsewhere if space != fight.space]


def places(table: Table, realm: int, effect: Add) -> list[int]:
    """Return the spaces where the units may be put, in board order; not the named one if it is not the realm's own."""
    cat, here, holder = table.cat, table.here, table.holder
    named = cat.space_index[effect.at] if effect.at else NONE
    if named != NONE and holder[named] == realm:
        return [named]
    lands, zones = range(cat.lands), range(cat.lands, cat.first_dungeon)
    match effect.where:
        case "controlled":
            return [land for land in lands if holder[land] == realm]
        case "controlled_empty":
            return [land for land in lands if holder[land] == realm and not here[land]]
        case "friendly_land":
            return [land for land in lands if land != named and table.friendly_land(realm, land)]
        case "friendly_sea":
            return [zone for zone in zones if table.friendly(realm, zone)]
        case "empty_enemy_land":
            return [land for land in lands if not here[land] and not table.friendly_land(realm, land)]
        case "land_without_enemies":
            return [land for land in lands if not table.enemies(realm, land)]
        case "each_border_land":
            return [land for land in lands if holder[land] == realm and borders_enemy(table, realm, land)]
        case "holding":
            assert effect.unit is not None
            kind = UNITS.index(effect.unit)
            return [land for land in lands if any(table.kind[unit] == kind for unit in table.units_of(realm, land))]
        case _:
            coast = {zone for land in lands if holder[land] == realm for zone in cat.near[land][SEA]}
            return [zone for zone in zones if zone in coast and table.friendly(realm, zone)]


def borders_enemy(table: Table, realm: int, land: int) -> bool:
    """Is there an enemy land beside a land (CN-540)?"""
    return any(not table.friendly_land(realm, other) for other in table.cat.near[land][LAND])


@procedure
class Adding(Frame):
    """Add the units of an effect to one space, to several different ones, or to all that are meant."""

    realm: int = 0
    card: int = 0
    index: int = 0
    beside: int = NONE
    left: int = 0
    done: list[int] = field(default_factory=list)

    def effect(self, table: Table) -> Add:
        found = table.cat.decks.deeds[self.card][self.index]
        assert isinstance(found, Add)
        return found

    @step
    def open(self, table: Table) -> Flow:
        effect = self.effect(table)
        self.left = len(lost_lands(table, self.realm)) if effect.per == "lost_land" else effect.lands
        if effect.where == "each_warship":
            for ship in own_ships(table, self.realm):
                if room(table, ship):
                    kinds = kinds_of(effect.units)
                    enlist(table, self.realm, kinds[0], table.where[ship], ship)
                    tell_added(table, self.realm, kinds, table.where[ship], self.card)
            return DONE
        if effect.where == "each_border_land":
            for land in places(table, self.realm, effect):
                put(table, self.realm, effect, land, self.card)
            return DONE
        return None

    @step
    def where(self, table: Table) -> Flow:
        effect = self.effect(table)
        if effect.where == "adjacent_sea":
            zones = table.cat.near[self.beside][SEA]
            open_to = [zone for zone in zones if table.friendly(self.realm, zone)]
        else:
            open_to = open_places(table, self.realm, self.card, effect)
        if effect.per == "once":
            open_to = [space for space in open_to if space not in self.done]
        if effect.empty_first:
            open_to = [space for space in open_to if not table.here[space]] or open_to
        if not open_to or not self.left:
            return DONE
        at = table.cat.at
        return select(table, self.realm, "card-add", [at[space] for space in open_to], self.card)

    @step
    def place(self, table: Table) -> Flow:
        space = selected_space(table)
        self.left -= 1
        self.done.append(space)
        put(table, self.realm, self.effect(table), space, self.card)
        return self.go(self.where)


def put(table: Table, realm: int, effect: Add, space: int, card: int) -> None:
    """Put the units into a space, cargo aboard the new Warship; enemy land is thereby conquered (CN-462, CN-463)."""
    taken = space < table.cat.lands and not table.friendly_land(realm, space)
    ship = NONE
    for kind in kinds_of(effect.units):
        ship = enlist(table, realm, kind, space)
    for kind in kinds_of(effect.aboard):
        enlist(table, realm, kind, space, ship)
    tell_added(table, realm, kinds_of(effect.units) + kinds_of(effect.aboard), space, card)
    if taken:
        conquer(table, realm, space)


def add(table: Table, playing: PlayingCard, effect: Add) -> Flow:
    if effect.where == "battle":
        return join(table, playing, effect)
    return call(table, Adding(playing.realm, playing.card, playing.index - 1, playing.space))


def join(table: Table, playing: PlayingCard, effect: Add) -> Flow:
    """The units join their owner's force at once, before the next roll (CN-452, CN-453)."""
    fight = table.fight
    assert fight is not None
    for kind in kinds_of(effect.units):
        ship = NONE
        if fight.place == SEA:
            ship = next(iter(berths(table, playing.realm, fight.space)), NONE)
            if ship == NONE:
                return None
        unit = enlist(table, playing.realm, kind, fight.space, ship)
        if playing.realm == fight.attacker:
            table.mark[unit] |= ATTACKING
            if unit not in fight.force:
                fight.force.append(unit)
        fight.parties |= 1 << playing.realm
    tell_added(table, playing.realm, kinds_of(effect.units), fight.space, playing.card)
    return None


# Guardians


def may_add_guardian(table: Table, realm: int, card: int, effect: AddGuardian) -> bool:
    unseen = sum(tokens.count(NONE) for tokens in table.tokens)
    return len(table.token_pile) - unseen + len(table.token_discard) > 0


def add_guardian(table: Table, playing: PlayingCard, effect: AddGuardian) -> Flow:
    return call(table, AddingGuardian(playing.realm, playing.card, effect.n))


@procedure
class AddingGuardian(Frame):
    """Lay tokens unseen on an entrance of the owner's choice, also beside open ones (CN-496)."""

    realm: int = 0
    card: int = 0
    n: int = 1

    @step
    def where(self, table: Table) -> Flow:
        cat = table.cat
        entrances = [cat.choose[space] for space in range(cat.first_dungeon, cat.spaces)]
        return select(table, self.realm, "card-guardian", entrances, self.card)

    @step
    def lay(self, table: Table) -> Flow:
        space = selected_space(table)
        lay_unseen(table, space - table.cat.first_dungeon, self.n)
        table.emit("guardian-added", {"dungeon": table.cat.space_words[space]}, table.cat.card_rules[self.card])
        return DONE
