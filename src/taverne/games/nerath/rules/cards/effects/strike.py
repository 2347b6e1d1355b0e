"""Card attacks: dice against lands outside any battle, and traps for explorers (CN-456 to CN-461, CN-535).
Allotting the hits is left to ``casualties``; nobody rolls back, and control never changes."""

from __future__ import annotations

from taverne.engine.decisions import Roll
from taverne.engine.frames import DONE, Flow, Frame, ask, call, procedure, step
from taverne.engine.records import Record, record

from ....box.catalogue import LAND, MONSTER, NONE
from ....box.vocabulary import Strike
from ....state.game_state import NerathState
from ...battle.casualties import Suffering
from ...battle.forces import attackers
from ..card_play import PlayingCard, select, selected_space
from ..reactions import window
from .add import lost_lands, own_ships


def enemy_lands(state: NerathState, realm: int) -> list[int]:
    """Return the enemy lands with enemy units on them; others are skipped (CN-461, CN-493)."""
    return [
        land
        for land in range(state.cat.lands)
        if state.here[land] and not state.friendly_land(realm, land) and state.enemies(realm, land)
    ]


def monsters_beside(state: NerathState, realm: int, land: int) -> int:
    """Return how many of the realm's Monsters stand in lands beside a land; those aboard do not count (CN-489)."""
    kind = state.kind
    return sum(kind[unit] == MONSTER for other in state.cat.near[land][LAND] for unit in state.units_of(realm, other))


def bordering(state: NerathState, realm: int, lands: list[int]) -> list[int]:
    """Return those of the lands that lie beside one that the realm controls (CN-493)."""
    holder, near = state.holder, state.cat.near
    return [land for land in lands if any(holder[other] == realm for other in near[land][LAND])]


def coasts(state: NerathState, realm: int, ship: int) -> list[int]:
    """Return the enemy lands with units beside a Warship (CN-499)."""
    targets = enemy_lands(state, realm)
    return [land for land in state.cat.near[state.where[ship]][LAND] if land in targets]


def dice_against(state: NerathState, realm: int, effect: Strike, land: int) -> int:
    """Return how many dice are rolled against a land."""
    if effect.per == "enemy_unit":
        return len(state.enemies(realm, land))
    return monsters_beside(state, realm, land) if effect.per == "adjacent_monster" else 1


def targets(state: NerathState, realm: int, effect: Strike) -> list[int]:
    """Return the lands that may be attacked, or that all are."""
    lands = enemy_lands(state, realm)
    match effect.target:
        case "bordering_lands":
            return bordering(state, realm, lands)
        case "lost_lands":
            lost = lost_lands(state, realm)
            return [land for land in lands if land in lost]
        case _:
            return [land for land in lands if dice_against(state, realm, effect, land)]


def may_strike(state: NerathState, realm: int, card: int, effect: Strike) -> bool:
    if effect.target == "explorers":
        return state.fight is not None and bool(attackers(state, state.fight))
    if effect.target == "coasts":
        return any(coasts(state, realm, ship) for ship in own_ships(state, realm))
    return bool(targets(state, realm, effect))


def strike(state: NerathState, playing: PlayingCard, effect: Strike) -> Flow:
    if effect.target == "explorers":
        return call(state, Trapping(playing.card, effect.die))
    if effect.target == "coasts":
        ships = [ship for ship in own_ships(state, playing.realm) if coasts(state, playing.realm, ship)]
        return call(state, Shelling(playing.realm, playing.card, effect.die, ships))
    return call(state, Aiming(playing.realm, playing.card, playing.index - 1))


@record
class Volley(Record):
    """So many dice against a land."""

    land: int
    dice: int


@procedure
class Aiming(Frame):
    """Choose the one land to attack, or take them all (CN-488, CN-489, CN-493, CN-551)."""

    realm: int = 0
    card: int = 0
    index: int = 0
    lands: list[int] = []

    def effect(self, state: NerathState) -> Strike:
        found = state.cat.decks.deeds[self.card][self.index]
        assert isinstance(found, Strike)
        return found

    @step
    def where(self, state: NerathState) -> Flow:
        effect = self.effect(state)
        self.lands = targets(state, self.realm, effect)
        if effect.target != "enemy_land":
            return self.go(self.open_fire)
        return select(state, self.realm, "card-target", [state.cat.choose[land] for land in self.lands], self.card)

    @step
    def aim(self, state: NerathState) -> Flow:
        self.lands = [selected_space(state)]
        return None

    @step
    def open_fire(self, state: NerathState) -> Flow:
        effect = self.effect(state)
        volleys = [Volley(land, dice_against(state, self.realm, effect, land)) for land in self.lands]
        return call(state, Striking(self.realm, self.card, effect.die, volleys))


@procedure
class Shelling(Frame):
    """Each Warship names one land beside it before any die is rolled; dice on one land fall together (CN-499)."""

    realm: int = 0
    card: int = 0
    die: int = 0
    ships: list[int] = []
    volleys: list[Volley] = []

    @step
    def aim(self, state: NerathState) -> Flow:
        if not self.ships:
            return self.go(self.open_fire)
        lands = coasts(state, self.realm, self.ships[0])
        return select(state, self.realm, "card-target", [state.cat.choose[land] for land in lands], self.card)

    @step
    def load(self, state: NerathState) -> Flow:
        land = selected_space(state)
        self.ships = self.ships[1:]
        known = next((volley for volley in self.volleys if volley.land == land), None)
        if known is not None:
            known.dice += 1
        else:
            self.volleys.append(Volley(land, 1))
        return self.go(self.aim)

    @step
    def open_fire(self, state: NerathState) -> Flow:
        return call(state, Striking(self.realm, self.card, self.die, self.volleys))


@procedure
class Striking(Frame):
    """Roll against one land after the other; each 6 or more is a hit that the controller allots (CN-456, CN-457).

    Before that it may be cancelled by what cancels any hit (CN-473, CN-572).
    """

    realm: int = 0
    card: int = 0
    die: int = 0
    volleys: list[Volley] = []
    land: int = NONE
    hits: int = 0

    @step
    def fire(self, state: NerathState) -> Flow:
        if not self.volleys:
            return DONE
        return ask(state, Roll((self.die,) * self.volleys[0].dice, "card-attack", state.cat.card_rules[self.card]))

    @step
    def answer(self, state: NerathState) -> Flow:
        self.land = self.volleys[0].land
        self.volleys = self.volleys[1:]
        self.hits = score(state, self.card, self.land, self.die)
        return window(state, "hits") if self.hits else self.go(self.fire)

    @step
    def suffer(self, state: NerathState) -> Flow:
        hits, self.hits = self.hits, 0
        self.go(self.fire)
        return call(state, Suffering(self.land, state.holder[self.land], hits)) if hits else None


def under_fire(state: NerathState) -> Striking | None:
    """Return the card attack whose hits are about to be allotted, if there is one."""
    return next((frame for frame in reversed(state.stack) if isinstance(frame, Striking) and frame.hits), None)


def score(state: NerathState, card: int, space: int, sides: int) -> int:
    """Return the hits of the dice just rolled: only the plain number counts (CN-456)."""
    faces = [int(face) for face in state.answer.args]
    hits = sum(face >= state.cat.hit_on for face in faces)
    state.tell(
        "card-attack",
        state.cat.card_rules[card],
        reveals=True,
        card=state.cat.card_words[card],
        space=state.cat.space_words[space],
        dice=faces,
        sides=sides,
        n=hits,
    )
    return hits


@procedure
class Trapping(Frame):
    """One die for each explorer, before the battle; a hit may be cancelled, the explorers allot the rest (CN-535)."""

    card: int = 0
    die: int = 0

    @step
    def spring(self, state: NerathState) -> Flow:
        assert state.fight is not None
        heroes = len(attackers(state, state.fight))
        return ask(state, Roll((self.die,) * heroes, "card-attack", state.cat.card_rules[self.card]))

    @step
    def answer(self, state: NerathState) -> Flow:
        assert state.fight is not None
        state.fight.owed[0] += score(state, self.card, state.fight.space, self.die)
        return window(state, "after_roll", "hits") if state.fight.owed[0] else DONE

    @step
    def suffer(self, state: NerathState) -> Flow:
        fight = state.fight
        assert fight is not None
        hits, fight.owed[0] = fight.owed[0], 0
        return call(state, Suffering(fight.space, fight.attacker, hits)) if hits else None
