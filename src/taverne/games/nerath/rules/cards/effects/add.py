"""Effects that add units to the board or to a battle, and guardian tokens to an entrance (CN-446 to CN-455).
What removes units is left to ``remove``, what moves them to ``transfer``."""

from __future__ import annotations

from msgspec import structs

from taverne.engine.frames import DONE, Flow, Frame, call, procedure, step

from ....box.catalogue import DUNGEON, LAND, NONE, REALM_WORDS, SEA, WARSHIP
from ....box.pieces import count_of
from ....box.vocabulary import UNITS, Add, AddGuardian, Units
from ....state.game_state import ATTACKING, MOVEMENT, STUCK, NerathState
from ...battle.conquest import conquer
from ...movement.groups import AMOUNTS
from ...phases.setup import lay_unseen
from ..card_play import PlayingCard, select, selected_space


def kinds_of(units: Units) -> list[int]:
    """Return the types of so many units, one for each unit."""
    return [kind for kind, unit in enumerate(UNITS) for _ in range(count_of(units, unit))]


def amounts_of(kinds: list[int]) -> list[dict[str, str | int]]:
    """Return how many units of each type there are, in the form that messages read."""
    return [{"say": AMOUNTS[kind], "n": kinds.count(kind)} for kind in sorted(set(kinds))]


def enlist(state: NerathState, realm: int, kind: int, space: int, ship: int = NONE) -> int:
    """Put a free unit from the supply on the board; after the Movement phase it stays put (CN-446 to CN-448)."""
    unit = state.add_unit(realm, kind, space, ship)
    if state.realm == realm and state.phase > MOVEMENT:
        state.mark[unit] |= STUCK
    return unit


def tell_added(state: NerathState, realm: int, kinds: list[int], space: int, card: int) -> None:
    """Tell which units a card has put where."""
    rule, where = state.cat.card_rules[card], state.cat.space_words[space]
    state.tell("units-added", rule, realm=REALM_WORDS[realm], units=amounts_of(kinds), space=where)


def room(state: NerathState, ship: int) -> int:
    return state.cat.room - len(state.cargo(ship))


def own_ships(state: NerathState, realm: int) -> list[int]:
    """Return a realm's Warships on the board, zone by zone."""
    owner, kind, here, cat = state.owner, state.kind, state.here, state.cat
    return [
        unit
        for zone in range(cat.lands, cat.first_dungeon)
        for unit in here[zone]
        if kind[unit] == WARSHIP and owner[unit] == realm
    ]


def berths(state: NerathState, realm: int, zone: int) -> list[int]:
    """Return a realm's Warships in a zone that can take one more unit aboard."""
    return [ship for ship in own_ships(state, realm) if state.where[ship] == zone and room(state, ship)]


def lost_lands(state: NerathState, realm: int) -> list[int]:
    """Return the realm's starting lands that an enemy controls (CN-548, CN-551)."""
    home, holder = state.cat.home, state.holder
    return [land for land, first in enumerate(home) if first == realm and state.hostile(realm, holder[land])]


def may_add(state: NerathState, realm: int, card: int, effect: Add) -> bool:
    """Is there a place for the units?"""
    if effect.per == "lost_land" and not lost_lands(state, realm):
        return False
    if effect.where == "battle":
        return may_join(state, realm, effect)
    if effect.where == "each_warship":
        return any(room(state, ship) for ship in own_ships(state, realm))
    if effect.where == "adjacent_sea":
        return True
    return bool(open_places(state, realm, card, effect))


def may_join(state: NerathState, realm: int, effect: Add) -> bool:
    """May the units join the battle: any on land, else heroes, at sea if there is room (CN-454, CN-455)?"""
    fight = state.fight
    if fight is None:
        return False
    if fight.place == LAND:
        return True
    if not all(state.cat.hero[kind] for kind in kinds_of(effect.units)):
        return False
    return fight.place == DUNGEON or bool(berths(state, realm, fight.space))


def open_places(state: NerathState, realm: int, card: int, effect: Add) -> list[int]:
    """Return where a card may put units; what answers a loss in a battle does not join it (CN-486)."""
    found = places(state, realm, effect)
    fight = state.fight
    if fight is None or state.cat.decks.timing[card].window != "destroyed" or fight.space not in found:
        return found
    elsewhere = places(state, realm, structs.replace(effect, at=""))
    return [space for space in elsewhere if space != fight.space]


def places(state: NerathState, realm: int, effect: Add) -> list[int]:
    """Return the spaces where the units may be put, in board order; not the named one if it is not the realm's own."""
    cat, here, holder = state.cat, state.here, state.holder
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
            return [land for land in lands if land != named and state.friendly_land(realm, land)]
        case "friendly_sea":
            return [zone for zone in zones if state.friendly(realm, zone)]
        case "empty_enemy_land":
            return [land for land in lands if not here[land] and not state.friendly_land(realm, land)]
        case "land_without_enemies":
            return [land for land in lands if not state.enemies(realm, land)]
        case "each_border_land":
            return [land for land in lands if holder[land] == realm and borders_enemy(state, realm, land)]
        case "holding":
            assert effect.unit is not None
            kind = UNITS.index(effect.unit)
            return [land for land in lands if any(state.kind[unit] == kind for unit in state.units_of(realm, land))]
        case _:
            coast = {zone for land in lands if holder[land] == realm for zone in cat.near[land][SEA]}
            return [zone for zone in zones if zone in coast and state.friendly(realm, zone)]


def borders_enemy(state: NerathState, realm: int, land: int) -> bool:
    """Is there an enemy land beside a land (CN-540)?"""
    return any(not state.friendly_land(realm, other) for other in state.cat.near[land][LAND])


@procedure
class Adding(Frame):
    """Add the units of an effect to one space, to several different ones, or to all that are meant."""

    realm: int = 0
    card: int = 0
    index: int = 0
    beside: int = NONE
    left: int = 0
    done: list[int] = []

    def effect(self, state: NerathState) -> Add:
        found = state.cat.decks.deeds[self.card][self.index]
        assert isinstance(found, Add)
        return found

    @step
    def open(self, state: NerathState) -> Flow:
        effect = self.effect(state)
        self.left = len(lost_lands(state, self.realm)) if effect.per == "lost_land" else effect.lands
        if effect.where == "each_warship":
            for ship in own_ships(state, self.realm):
                if room(state, ship):
                    kinds = kinds_of(effect.units)
                    enlist(state, self.realm, kinds[0], state.where[ship], ship)
                    tell_added(state, self.realm, kinds, state.where[ship], self.card)
            return DONE
        if effect.where == "each_border_land":
            for land in places(state, self.realm, effect):
                put(state, self.realm, effect, land, self.card)
            return DONE
        return None

    @step
    def where(self, state: NerathState) -> Flow:
        effect = self.effect(state)
        if effect.where == "adjacent_sea":
            zones = state.cat.near[self.beside][SEA]
            open_to = [zone for zone in zones if state.friendly(self.realm, zone)]
        else:
            open_to = open_places(state, self.realm, self.card, effect)
        if effect.per == "once":
            open_to = [space for space in open_to if space not in self.done]
        if effect.empty_first:
            open_to = [space for space in open_to if not state.here[space]] or open_to
        if not open_to or not self.left:
            return DONE
        at = state.cat.at
        return select(state, self.realm, "card-add", [at[space] for space in open_to], self.card)

    @step
    def place(self, state: NerathState) -> Flow:
        space = selected_space(state)
        self.left -= 1
        self.done.append(space)
        put(state, self.realm, self.effect(state), space, self.card)
        return self.go(self.where)


def put(state: NerathState, realm: int, effect: Add, space: int, card: int) -> None:
    """Put the units into a space, cargo aboard the new Warship; empty enemy land is so conquered (CN-462, CN-463)."""
    hostile = space < state.cat.lands and not state.friendly_land(realm, space)
    taken = hostile and not state.enemies(realm, space)
    ship = NONE
    for kind in kinds_of(effect.units):
        ship = enlist(state, realm, kind, space)
    for kind in kinds_of(effect.aboard):
        enlist(state, realm, kind, space, ship)
    tell_added(state, realm, kinds_of(effect.units) + kinds_of(effect.aboard), space, card)
    if taken:
        conquer(state, realm, space)


def add(state: NerathState, playing: PlayingCard, effect: Add) -> Flow:
    if effect.where == "battle":
        return join(state, playing, effect)
    return call(state, Adding(playing.realm, playing.card, playing.index - 1, playing.space))


def join(state: NerathState, playing: PlayingCard, effect: Add) -> Flow:
    """The units join their owner's force at once, before the next roll (CN-452, CN-453)."""
    fight = state.fight
    assert fight is not None
    for kind in kinds_of(effect.units):
        ship = NONE
        if fight.place == SEA:
            ship = next(iter(berths(state, playing.realm, fight.space)), NONE)
            if ship == NONE:
                return None
        unit = enlist(state, playing.realm, kind, fight.space, ship)
        if playing.realm == fight.attacker:
            state.mark[unit] |= ATTACKING
            fight.force.append(unit)
        fight.parties |= 1 << playing.realm
    tell_added(state, playing.realm, kinds_of(effect.units), fight.space, playing.card)
    return None


# Guardians


def may_add_guardian(state: NerathState, realm: int, card: int, effect: AddGuardian) -> bool:
    unseen = sum(tokens.count(NONE) for tokens in state.tokens)
    return len(state.token_pile) - unseen + len(state.token_discard) > 0


def add_guardian(state: NerathState, playing: PlayingCard, effect: AddGuardian) -> Flow:
    return call(state, AddingGuardian(playing.realm, playing.card, effect.n))


@procedure
class AddingGuardian(Frame):
    """Lay tokens unseen on an entrance of the owner's choice, also beside open ones (CN-496)."""

    realm: int = 0
    card: int = 0
    n: int = 1

    @step
    def where(self, state: NerathState) -> Flow:
        cat = state.cat
        entrances = [cat.choose[space] for space in range(cat.first_dungeon, cat.spaces)]
        return select(state, self.realm, "card-guardian", entrances, self.card)

    @step
    def lay(self, state: NerathState) -> Flow:
        space = selected_space(state)
        lay_unseen(state, space - state.cat.first_dungeon, self.n)
        state.tell("guardian-added", state.cat.card_rules[self.card], dungeon=state.cat.space_words[space])
        return DONE
