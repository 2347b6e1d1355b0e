"""Effects that put units elsewhere without movement (CN-104, CN-105, CN-474, CN-475).
Moving by movement points is left to ``movement``, retreating to ``retreat``."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from taverne.engine.actions import ENOUGH, Action
from taverne.engine.frames import DONE, Flow, Frame, call, procedure, step

from ....box.card_tables import kinds
from ....box.catalogue import CASTLE, FLYING, LAND, NONE, REALM_WORDS, SEA
from ....box.vocabulary import Transfer
from ....state.game_state import ATTACKING, NerathState
from ....state.modifiers import fighting, flies, movement
from ...movement.groups import Group, amounts, grouped
from ...movement.transport import STOPPED
from ..card_play import PlayingCard, select, selected, selected_space
from .remove import given, take_off

ALL: Final = Action("all")


def may_transfer(state: NerathState, realm: int, card: int, effect: Transfer) -> bool:
    """Is there a unit that may go somewhere, beside those that are the toll?"""
    return any(leads_somewhere(state, realm, effect, space) for space in sources(state, realm, effect))


def leads_somewhere(state: NerathState, realm: int, effect: Transfer, space: int) -> bool:
    units = movable(state, realm, effect, space)
    if len(units) <= effect.toll:
        return False
    return any(has_goal(state, realm, effect, space, unit) for unit in units)


def sources(state: NerathState, realm: int, effect: Transfer) -> list[int]:
    """Return the spaces that units may be taken from, whether any can go or not."""
    cat, holder = state.cat, state.holder
    match effect.origin:
        case "controlled_land":
            return [land for land in range(cat.lands) if holder[land] == realm and state.here[land]]
        case "friendly_land":
            return [land for land in range(cat.lands) if state.friendly_land(realm, land) and state.here[land]]
        case "battle":
            return [state.fight.space] if state.fight is not None else []
        case "sea":
            return [zone for zone in range(cat.lands, cat.first_dungeon) if state.here[zone]]
        case "own_castle":
            return own_castles(state, realm)
        case _:
            return [space for space in range(cat.spaces) if state.here[space]]


def own_castles(state: NerathState, realm: int) -> list[int]:
    """Return the lands with a castle that the realm controls (CN-584)."""
    return [land for land, holder in enumerate(state.holder) if holder == realm and state.castle(land) != NONE]


def movable(state: NerathState, realm: int, effect: Transfer, space: int) -> list[int]:
    """Return the units in a space that the card may move: never castles; cargo goes with its ship (CN-474).

    One unit may be lifted off its ship by a card that takes it from anywhere (CN-554).
    """
    kind, mark = state.kind, state.mark
    named = kinds(effect.units)
    own = effect.side == "own"
    found = state.units_of(realm, space) if own else state.enemies(realm, space)
    return [
        unit
        for unit in found
        if kind[unit] != CASTLE
        and (not named or named >> kind[unit] & 1)
        and (state.ship[unit] == NONE or effect.origin == "anywhere")
        and not (effect.movement and spent(state, unit, mark[unit], effect.movement))
    ]


def spent(state: NerathState, unit: int, mark: int, price: int) -> bool:
    """Has the unit no movement left for a transfer that costs some, or has it landed (CN-147, CN-148, CN-584)?"""
    return bool(mark & STOPPED) or state.moved[unit] + price > movement(state, unit)


def goals(state: NerathState, realm: int, effect: Transfer, space: int, unit: int) -> list[int]:
    """Return the spaces that a unit may be put into: land, sea or either by its nature, never entrances (CN-475)."""
    return list(each_goal(state, realm, effect, space, unit))


def has_goal(state: NerathState, realm: int, effect: Transfer, space: int, unit: int) -> bool:
    """Is there any space that a unit may be put into?"""
    return next(each_goal(state, realm, effect, space, unit), NONE) != NONE


def each_goal(state: NerathState, realm: int, effect: Transfer, space: int, unit: int) -> Iterator[int]:
    """Give the spaces that a unit may be put into, one after the other."""
    cat, to = state.cat, effect.to
    owner = state.owner[unit]
    domain = FLYING if flies(state, unit) else cat.domain[state.kind[unit]]
    if to == "own_castle":
        found = own_castles(state, realm)
    elif to.startswith("adjacent"):
        found = [*cat.near[space][LAND], *cat.near[space][SEA]]
    else:
        found = list(range(cat.first_dungeon))
    wanted = LAND if to.endswith("_land") else SEA if to.endswith("_sea") else NONE
    for other in found:
        place = cat.place[other]
        if other == space or wanted not in (NONE, place) or domain not in (FLYING, place):
            continue
        if to == "adjacent" or state.friendly(owner, other):
            yield other


def transfer(state: NerathState, playing: PlayingCard, effect: Transfer) -> Flow:
    return call(state, Transferring(playing.realm, playing.card, playing.index - 1))


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
    moved: list[int] = []
    back: bool = False

    def effect(self, state: NerathState) -> Transfer:
        found = state.cat.decks.deeds[self.card][self.index]
        assert isinstance(found, Transfer)
        return found

    @step
    def origin(self, state: NerathState) -> Flow:
        effect = self.effect(state)
        self.left = effect.n
        spaces = [s for s in sources(state, self.realm, effect) if leads_somewhere(state, self.realm, effect, s)]
        return select(state, self.realm, "card-from", [state.cat.choose[space] for space in spaces], self.card)

    @step
    def toll(self, state: NerathState) -> Flow:
        """The price leaves the board first (CN-491)."""
        self.space = selected_space(state)
        effect = self.effect(state)
        if not effect.toll:
            return self.go(self.destination)
        units = movable(state, self.realm, effect, self.space)
        options = [given(group) for group in grouped(state, units) if self.spares_one(state, effect, units, group)]
        return select(state, self.realm, "card-pay-unit", options, self.card)

    def spares_one(self, state: NerathState, effect: Transfer, units: list[int], group: Group) -> bool:
        """Is somebody left who can go when one of the group is the price?"""
        rest = [unit for unit in units if unit != group.units[0]]
        return any(goals(state, self.realm, effect, self.space, unit) for unit in rest)

    @step
    def pay(self, state: NerathState) -> Flow:
        chosen = selected(state)
        units = movable(state, self.realm, self.effect(state), self.space)
        unit = next(group.units[0] for group in grouped(state, units) if given(group) == chosen)
        take_off(state, unit, state.cat.card_rules[self.card])
        return None

    @step
    def destination(self, state: NerathState) -> Flow:
        """One destination for all, unless they may be split or only one unit goes."""
        effect = self.effect(state)
        if effect.split or effect.n == 1:
            return self.go(self.which)
        units = movable(state, self.realm, effect, self.space)
        found = {goal for unit in units for goal in goals(state, self.realm, effect, self.space, unit)}
        return select(state, self.realm, "card-to", [state.cat.to[goal] for goal in sorted(found)], self.card)

    @step
    def remember(self, state: NerathState) -> Flow:
        self.goal = selected_space(state)
        return None

    @step
    def which(self, state: NerathState) -> Flow:
        effect = self.effect(state)
        able = self.able(state, effect)
        if not able or (effect.n and not self.left):
            return self.go(self.turn_round)
        options = [group.action for group in grouped(state, able)]
        if effect.n != 1:
            options = [*([ENOUGH] if self.moved else []), *([] if effect.split else [ALL]), *options]
        return select(state, self.realm, "card-move", options, self.card)

    def able(self, state: NerathState, effect: Transfer) -> list[int]:
        """Return the units that may still be sent to the destination, or anywhere if there is none yet."""
        found = [unit for unit in movable(state, self.realm, effect, self.space) if unit not in self.moved]
        if self.goal == NONE:
            return [unit for unit in found if goals(state, self.realm, effect, self.space, unit)]
        return [unit for unit in found if self.goal in goals(state, self.realm, effect, self.space, unit)]

    @step
    def send(self, state: NerathState) -> Flow:
        chosen = selected(state)
        if chosen == ENOUGH:
            return self.go(self.turn_round)
        effect = self.effect(state)
        able = self.able(state, effect)
        if chosen == ALL:
            self.move(state, effect, able, self.goal)
            return self.go(self.turn_round)
        unit = next(group.units[0] for group in grouped(state, able) if group.action == chosen)
        if self.goal != NONE:
            self.move(state, effect, [unit], self.goal)
            return self.go(self.which)
        self.moved.append(unit)
        found = goals(state, self.realm, effect, self.space, unit)
        return select(state, self.realm, "card-to", [state.cat.to[goal] for goal in found], self.card)

    @step
    def arrive(self, state: NerathState) -> Flow:
        self.move(state, self.effect(state), [self.moved.pop()], selected_space(state))
        return self.go(self.which)

    @step
    def turn_round(self, state: NerathState) -> Flow:
        """An exchange goes on in the other direction with units that have not just come (CN-521)."""
        if not self.effect(state).exchange or self.back:
            return DONE
        self.back = True
        self.space, self.goal = self.goal, self.space
        return self.go(self.which)

    def move(self, state: NerathState, effect: Transfer, units: list[int], goal: int) -> None:
        tell_transfer(state, units, goal, self.card)
        for unit in units:
            shift(state, unit, goal)
            state.moved[unit] += effect.movement
            self.moved.append(unit)
            self.left -= 1


def shift(state: NerathState, unit: int, goal: int) -> None:
    """Put a unit elsewhere, with what it carries; among enemies it attacks, and landings it was to make are off."""
    save(state, unit)
    for one in (unit, *state.cargo(unit)):
        state.aim[one] = NONE
    state.ship[unit] = NONE
    state.move_unit(unit, goal)
    state.mark[unit] &= ~ATTACKING
    if not state.friendly(state.owner[unit], goal):
        state.mark[unit] |= ATTACKING
    if state.fight is not None and unit in state.fight.force:
        state.fight.force.remove(unit)


def save(state: NerathState, unit: int) -> None:
    """Remember that a unit fought in the battle that a card now takes it away from (CN-552, CN-555)."""
    fight = state.fight
    if fight is not None and fight.round and unit in fighting(state, fight, state.owner[unit]):
        fight.saved.append(unit)


def tell_transfer(state: NerathState, units: list[int], goal: int, card: int) -> None:
    """Tell which units a card has put from where to where; they stand in one space."""
    if state.events is None:
        return
    words = state.cat.space_words
    data = {"realm": REALM_WORDS[state.owner[units[0]]], "units": amounts(state, units)}
    more = {"from": words[state.where[units[0]]], "to": words[goal]}
    state.emit("units-transferred", data | more, state.cat.card_rules[card])
