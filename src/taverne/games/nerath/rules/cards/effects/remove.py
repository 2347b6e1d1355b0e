"""Effects that remove units: one's own as a price, enemies in a battle, and units that change type or realm.
Removed is not destroyed (CN-012); what attacks destroy is left to ``strike``."""

from __future__ import annotations

from taverne.engine.actions import Action
from taverne.engine.frames import DONE, Flow, Frame, call, procedure, step

from ....box.catalogue import CASTLE, EVERYBODY, LAND, NONE, REALM_WORDS, SEA, UNIT_WORDS, WARSHIP
from ....box.vocabulary import REALMS, UNITS, Convert, Lose, Remove, Replace, Sacrifice
from ....state.game_state import ATTACKING, STUCK, NerathState
from ....state.modifiers import carried_by_air, drop_effects, fighting, flies
from ...movement.groups import Group, grouped
from ..card_play import PlayingCard, select, selected, selected_space
from .add import berths, enlist


def removable(state: NerathState, realm: int, coastal: bool = False) -> list[int]:
    """Return a realm's units but castles; for ``coastal`` those on a land beside a friendly zone (CN-477, CN-536)."""
    kind, owner, where, cat = state.kind, state.owner, state.where, state.cat
    found = [u for u, at in enumerate(where) if at != NONE and owner[u] == realm and kind[u] != CASTLE]
    if not coastal:
        return found
    return [
        unit
        for unit in found
        if where[unit] < cat.lands and any(state.friendly(realm, zone) for zone in cat.near[where[unit]][SEA])
    ]


def may_sacrifice(state: NerathState, realm: int, card: int, effect: Sacrifice) -> bool:
    """Can the price be paid in full?"""
    return len(removable(state, realm, effect.coastal)) >= effect.n


def sacrifice(state: NerathState, playing: PlayingCard, effect: Sacrifice) -> Flow:
    return call(state, Sacrificing(playing.realm, playing.card, effect.n, effect.coastal))


def take_off(state: NerathState, unit: int, rule: str) -> None:
    """Remove a unit, with what it carries, to its owner's supply; nothing is destroyed (CN-012, CN-014)."""
    fight = state.fight
    for gone in (*state.cargo(unit), unit):
        realm, kind = REALM_WORDS[state.owner[gone]], UNIT_WORDS[state.kind[gone]]
        state.tell("unit-removed", rule, realm=realm, unit=kind, space=state.cat.space_words[state.where[gone]])
        if fight is not None:
            for units in (fight.force, fight.hit, fight.rolled, fight.saved):
                if gone in units:
                    units.remove(gone)
        state.remove_unit(gone)
    if fight is not None:
        drop_effects(state, fight)


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
    def where(self, state: NerathState) -> Flow:
        units = removable(state, self.realm, self.coastal)
        if len(units) == self.left:
            for unit in sorted(units, key=lambda unit: state.kind[unit] == WARSHIP):
                self.give_up(state, unit)
        if not self.left:
            return DONE
        spaces = sorted({state.where[unit] for unit in units if not state.cargo(unit)})
        return select(state, self.realm, "card-pay", [state.cat.choose[space] for space in spaces], self.card)

    @step
    def which(self, state: NerathState) -> Flow:
        self.space = selected_space(state)
        return select(state, self.realm, "card-pay-unit", [given(g) for g in self.groups(state)], self.card)

    def groups(self, state: NerathState) -> list[Group]:
        """A Warship is given up empty: what it carries must be given up before."""
        here = state.units_of(self.realm, self.space)
        return grouped(state, [unit for unit in here if state.kind[unit] != CASTLE and not state.cargo(unit)])

    @step
    def pay(self, state: NerathState) -> Flow:
        chosen = selected(state)
        unit = next(group.units[0] for group in self.groups(state) if given(group) == chosen)
        self.give_up(state, unit)
        return self.go(self.where)

    def give_up(self, state: NerathState, unit: int) -> None:
        """Pay with a unit; what follows on the card may go by the land it came from."""
        self.left -= 1
        playing = state.stack[-2]
        assert isinstance(playing, PlayingCard)
        playing.space = state.where[unit]
        take_off(state, unit, state.cat.card_rules[self.card])


# Units of a battle


def victims(state: NerathState, realm: int, effect: Remove) -> list[int]:
    """Return the enemy units of the battle that may be removed, never castles (CN-528, CN-530)."""
    cat, kind, fight = state.cat, state.kind, state.fight
    if fight is None:
        return []
    named = [UNITS.index(unit) for unit in effect.units] or list(range(len(UNITS)))
    most = effect.max_cost
    return [
        unit
        for other in EVERYBODY
        if state.hostile(realm, other)
        for unit in fighting(state, fight, other)
        if kind[unit] != CASTLE and kind[unit] in named and (most is None or cat.cost[kind[unit]] <= most)
    ]


def may_remove(state: NerathState, realm: int, card: int, effect: Remove) -> bool:
    return bool(victims(state, realm, effect))


def remove(state: NerathState, playing: PlayingCard, effect: Remove) -> Flow:
    return call(state, Removing(playing.realm, playing.card, victims(state, playing.realm, effect)))


def named_unit(state: NerathState, unit: int, units: list[int]) -> Action:
    """Return the answer that means an enemy's unit: its type, and its realm where allies stand together."""
    word = UNITS[state.kind[unit]]
    if all(state.owner[other] == state.owner[unit] for other in units):
        return Action("name", (word,))
    return Action("name_of", (REALMS[state.owner[unit]], word))


def named_units(state: NerathState, units: list[int]) -> list[Action]:
    """Return the answers among enemy units, equal ones once, in a fixed order."""
    order = sorted(units, key=lambda unit: (state.kind[unit], state.owner[unit]))
    return list(dict.fromkeys(named_unit(state, unit, units) for unit in order))


@procedure
class Removing(Frame):
    """The owner of the card chooses an enemy unit of the battle, which leaves the board (CN-528, CN-530)."""

    realm: int = 0
    card: int = 0
    units: list[int] = []

    @step
    def which(self, state: NerathState) -> Flow:
        return select(state, self.realm, "card-remove", named_units(state, self.units), self.card)

    @step
    def remove(self, state: NerathState) -> Flow:
        chosen = selected(state)
        unit = next(unit for unit in self.units if named_unit(state, unit, self.units) == chosen)
        take_off(state, unit, state.cat.card_rules[self.card])
        return DONE


def replaceable(state: NerathState, realm: int, effect: Replace) -> list[int]:
    """Return the units that may be replaced: enemies in the battle, or own survivors of it (CN-497, CN-555).

    Those that the card Retreat has saved are survivors too (CN-552).
    """
    fight = state.fight
    if fight is None:
        return []
    kind, by = UNITS.index(effect.unit), UNITS.index(effect.by)
    if effect.side == "enemy":
        enemies = [other for other in EVERYBODY if state.hostile(realm, other)]
        found = [unit for other in enemies for unit in fighting(state, fight, other)]
    else:
        here = fight.force if realm == fight.attacker else fighting(state, fight, realm)
        found = here + [unit for unit in fight.saved if state.owner[unit] == realm]
    return [unit for unit in found if state.kind[unit] == kind and may_become(state, unit, by)]


def may_become(state: NerathState, unit: int, kind: int) -> bool:
    """May a unit of another type stand where this one does: above the sea none but what flies (CN-122, CN-588)?"""
    if state.cat.place[state.where[unit]] != SEA or state.ship[unit] != NONE:
        return True
    return carried_by_air(state, state.owner[unit], kind) or bool(berths(state, state.owner[unit], state.where[unit]))


def become(state: NerathState, unit: int, kind: int) -> None:
    """Make a unit one of another type: what a card gave it ends, and above the sea it may need a ship (CN-497)."""
    fight = state.fight
    assert fight is not None
    space = state.where[unit]
    state.kind[unit] = kind
    if state.aim[unit] >= state.cat.first_dungeon and not state.cat.hero[kind]:
        state.aim[unit] = NONE
    if state.cat.place[space] == SEA and state.ship[unit] == NONE and not flies(state, unit):
        state.ship[unit] = berths(state, state.owner[unit], space)[0]
    drop_effects(state, fight, unit)
    if unit in fight.force and space == fight.space and unit not in fighting(state, fight, fight.attacker):
        fight.force.remove(unit)


def may_replace(state: NerathState, realm: int, card: int, effect: Replace) -> bool:
    return bool(replaceable(state, realm, effect))


def replace(state: NerathState, playing: PlayingCard, effect: Replace) -> Flow:
    units = replaceable(state, playing.realm, effect)
    return call(state, Replacing(playing.realm, playing.card, units, effect.n, UNITS.index(effect.by)))


@procedure
class Replacing(Frame):
    """Units become units of another type of the same realm where they stand, in a ship too (CN-497, CN-555)."""

    realm: int = 0
    card: int = 0
    units: list[int] = []
    left: int = 1
    by: int = 0

    @step
    def which(self, state: NerathState) -> Flow:
        if not self.left or not self.units:
            return DONE
        if state.owner[self.units[0]] == self.realm:
            choose = state.cat.choose
            spaces = sorted({state.where[unit] for unit in self.units})
            return select(state, self.realm, "card-replace", [choose[space] for space in spaces], self.card)
        return select(state, self.realm, "card-replace", named_units(state, self.units), self.card)

    @step
    def change(self, state: NerathState) -> Flow:
        chosen = selected(state)
        if chosen.kind == "choose":
            space = selected_space(state)
            unit = next(unit for unit in self.units if state.where[unit] == space)
        else:
            unit = next(unit for unit in self.units if named_unit(state, unit, self.units) == chosen)
        state.tell(
            "unit-replaced",
            state.cat.card_rules[self.card],
            realm=REALM_WORDS[state.owner[unit]],
            unit=UNIT_WORDS[state.kind[unit]],
            by=UNIT_WORDS[self.by],
            space=state.cat.space_words[state.where[unit]],
        )
        become(state, unit, self.by)
        self.units.remove(unit)
        self.left -= 1
        return self.go(self.which)


# A unit changes realm


def convertible(state: NerathState, realm: int, effect: Convert) -> list[int]:
    """Return the lands with an enemy unit of the type (CN-487)."""
    kind = UNITS.index(effect.unit)
    lands = range(state.cat.lands)
    return [land for land in lands if any(state.kind[unit] == kind for unit in state.enemies(realm, land))]


def may_convert(state: NerathState, realm: int, card: int, effect: Convert) -> bool:
    return bool(convertible(state, realm, effect))


def convert(state: NerathState, playing: PlayingCard, effect: Convert) -> Flow:
    lands = convertible(state, playing.realm, effect)
    return call(state, Converting(playing.realm, playing.card, UNITS.index(effect.unit), lands))


@procedure
class Converting(Frame):
    """An enemy unit becomes an attacker of one's own where it stands, and moves no more in this phase (CN-487)."""

    realm: int = 0
    card: int = 0
    kind: int = 0
    lands: list[int] = []
    units: list[int] = []

    @step
    def where(self, state: NerathState) -> Flow:
        return select(state, self.realm, "card-convert", [state.cat.choose[land] for land in self.lands], self.card)

    @step
    def which(self, state: NerathState) -> Flow:
        there = state.enemies(self.realm, selected_space(state))
        self.units = [unit for unit in there if state.kind[unit] == self.kind]
        return select(state, self.realm, "card-convert", named_units(state, self.units), self.card)

    @step
    def change(self, state: NerathState) -> Flow:
        chosen = selected(state)
        unit = next(unit for unit in self.units if named_unit(state, unit, self.units) == chosen)
        space = state.where[unit]
        take_off(state, unit, state.cat.card_rules[self.card])
        mine = enlist(state, self.realm, self.kind, space)
        state.mark[mine] |= ATTACKING | STUCK
        return DONE


# An enemy removes one of its units


def exposed_lands(state: NerathState, realm: int, effect: Lose) -> list[int]:
    """Return enemy lands beside the owner's, or its Wizards', that hold a unit but a castle (CN-492, CN-564).

    Where a realm is named, it must be a unit of the realm that holds the land, not of its ally.
    """
    cat = state.cat
    if effect.origin == "bordering_land":
        sources = [land for land in range(cat.lands) if state.holder[land] == realm]
    else:
        wizard = UNITS.index("wizard")
        own = state.units_of
        sources = [land for land in range(cat.lands) if any(state.kind[u] == wizard for u in own(realm, land))]
    around = sorted({other for land in sources for other in cat.near[land][LAND]})
    lands = [land for land in around if not state.friendly_land(realm, land)]
    if effect.choose == "realm":
        return [land for land in lands if own_there(state, state.holder[land], land)]
    return [land for land in lands if losable(state, realm, land)]


def losable(state: NerathState, realm: int, land: int) -> list[int]:
    """Return the enemy units of a land that may be removed: not a castle (CN-477)."""
    return [unit for unit in state.enemies(realm, land) if state.kind[unit] != CASTLE]


def may_lose(state: NerathState, realm: int, card: int, effect: Lose) -> bool:
    return bool(exposed_lands(state, realm, effect))


def lose(state: NerathState, playing: PlayingCard, effect: Lose) -> Flow:
    lands = exposed_lands(state, playing.realm, effect)
    return call(state, Losing(playing.realm, playing.card, effect.choose == "realm", lands))


@procedure
class Losing(Frame):
    """The owner names a realm, which chooses land and unit, or a land, whose controller chooses the unit."""

    realm: int = 0
    card: int = 0
    by_realm: bool = False
    lands: list[int] = []
    victim: int = NONE

    @step
    def name(self, state: NerathState) -> Flow:
        if self.by_realm:
            named = sorted({state.holder[land] for land in self.lands})
            return select(state, self.realm, "card-victim", [state.cat.realm[realm] for realm in named], self.card)
        return select(state, self.realm, "card-land", [state.cat.choose[land] for land in self.lands], self.card)

    @step
    def where(self, state: NerathState) -> Flow:
        if not self.by_realm:
            land = selected_space(state)
            self.lands = [land]
            self.victim = state.holder[land]
        else:
            self.victim = REALMS.index(selected(state).word())
            self.lands = [land for land in self.lands if state.holder[land] == self.victim]
        return select(state, self.victim, "card-lose", [state.cat.choose[land] for land in self.lands], self.card)

    @step
    def which(self, state: NerathState) -> Flow:
        self.lands = [selected_space(state)]
        return select(state, self.victim, "card-lose-unit", named_units(state, self.units(state)), self.card)

    def units(self, state: NerathState) -> list[int]:
        there = losable(state, self.realm, self.lands[0])
        return [unit for unit in there if state.owner[unit] == self.victim] if self.by_realm else there

    @step
    def remove(self, state: NerathState) -> Flow:
        chosen, units = selected(state), self.units(state)
        unit = next(unit for unit in units if named_unit(state, unit, units) == chosen)
        take_off(state, unit, state.cat.card_rules[self.card])
        return DONE


def own_there(state: NerathState, realm: int, land: int) -> bool:
    """Has a realm a unit of its own but a castle on a land?"""
    return any(state.kind[unit] != CASTLE for unit in state.units_of(realm, land))
