"""Card attacks: dice against lands outside any battle, and traps for explorers (CN-456 to CN-461, CN-535).
Allotting the hits is left to ``casualties``; nobody rolls back, and control never changes."""

from __future__ import annotations

from dataclasses import field

from taverne.engine.decisions import Roll
from taverne.engine.frames import DONE, Flow, Frame, ask, call, procedure, step

from ..catalogue import LAND, MONSTER, NONE
from ..state import Table
from ..vocabulary import Strike
from .casualties import Suffering
from .effects_add import lost_lands, own_ships
from .forces import attackers
from .playing import PlayingCard, select, selected_space
from .reactions import window


def enemy_lands(table: Table, realm: int) -> list[int]:
    """Return the enemy lands with enemy units on them; others are skipped (CN-461, CN-493)."""
    return [
        land
        for land in range(table.cat.lands)
        if table.here[land] and not table.friendly_land(realm, land) and table.enemies(realm, land)
    ]


def monsters_beside(table: Table, realm: int, land: int) -> int:
    """Return how many of the realm's Monsters stand in lands beside a land; those aboard do not count (CN-489)."""
    kind = table.kind
    return sum(kind[unit] == MONSTER for other in table.cat.near[land][LAND] for unit in table.units_of(realm, other))


def bordering(table: Table, realm: int, lands: list[int]) -> list[int]:
    """Return those of the lands that lie beside one that the realm controls (CN-493)."""
    holder, near = table.holder, table.cat.near
    return [land for land in lands if any(holder[other] == realm for other in near[land][LAND])]


def coasts(table: Table, realm: int, ship: int) -> list[int]:
    """Return the enemy lands with units beside a Warship (CN-499)."""
    targets = enemy_lands(table, realm)
    return [land for land in table.cat.near[table.where[ship]][LAND] if land in targets]


def dice_against(table: Table, realm: int, effect: Strike, land: int) -> int:
    """Return how many dice are rolled against a land."""
    if effect.per == "enemy_unit":
        return len(table.enemies(realm, land))
    return monsters_beside(table, realm, land) if effect.per == "adjacent_monster" else 1


def targets(table: Table, realm: int, effect: Strike) -> list[int]:
    """Return the lands that may be attacked, or that all are."""
    lands = enemy_lands(table, realm)
    match effect.target:
        case "bordering_lands":
            return bordering(table, realm, lands)
        case "lost_lands":
            lost = lost_lands(table, realm)
            return [land for land in lands if land in lost]
        case _:
            return [land for land in lands if dice_against(table, realm, effect, land)]


def may_strike(table: Table, realm: int, card: int, effect: Strike) -> bool:
    if effect.target == "explorers":
        return table.fight is not None and bool(attackers(table, table.fight))
    if effect.target == "coasts":
        return any(coasts(table, realm, ship) for ship in own_ships(table, realm))
    return bool(targets(table, realm, effect))


def strike(table: Table, playing: PlayingCard, effect: Strike) -> Flow:
    if effect.target == "explorers":
        return call(table, Trapping(playing.card, effect.die))
    if effect.target == "coasts":
        ships = [ship for ship in own_ships(table, playing.realm) if coasts(table, playing.realm, ship)]
        return call(table, Shelling(playing.realm, playing.card, effect.die, ships))
    return call(table, Aiming(playing.realm, playing.card, playing.index - 1))


@procedure
class Aiming(Frame):
    """Choose the one land to attack, or take them all (CN-488, CN-489, CN-493, CN-551)."""

    realm: int = 0
    card: int = 0
    index: int = 0
    lands: list[int] = field(default_factory=list)

    def effect(self, table: Table) -> Strike:
        found = table.cat.decks.deeds[self.card][self.index]
        assert isinstance(found, Strike)
        return found

    @step
    def where(self, table: Table) -> Flow:
        effect = self.effect(table)
        self.lands = targets(table, self.realm, effect)
        if not self.lands:
            return DONE
        if effect.target != "enemy_land":
            return self.go(self.open_fire)
        return select(table, self.realm, "card-target", [table.cat.choose[land] for land in self.lands], self.card)

    @step
    def aim(self, table: Table) -> Flow:
        self.lands = [selected_space(table)]
        return None

    @step
    def open_fire(self, table: Table) -> Flow:
        effect = self.effect(table)
        dice = [number for land in self.lands for number in (land, dice_against(table, self.realm, effect, land))]
        return call(table, Striking(self.realm, self.card, effect.die, dice))


@procedure
class Shelling(Frame):
    """Each Warship names one land beside it before any die is rolled; dice on one land fall together (CN-499)."""

    realm: int = 0
    card: int = 0
    die: int = 0
    ships: list[int] = field(default_factory=list)
    dice: list[int] = field(default_factory=list)

    @step
    def aim(self, table: Table) -> Flow:
        if not self.ships:
            return self.go(self.open_fire)
        lands = coasts(table, self.realm, self.ships[0])
        return select(table, self.realm, "card-target", [table.cat.choose[land] for land in lands], self.card)

    @step
    def load(self, table: Table) -> Flow:
        land = selected_space(table)
        self.ships = self.ships[1:]
        if land in self.dice[::2]:
            self.dice[2 * self.dice[::2].index(land) + 1] += 1
        else:
            self.dice += [land, 1]
        return self.go(self.aim)

    @step
    def open_fire(self, table: Table) -> Flow:
        return call(table, Striking(self.realm, self.card, self.die, self.dice))


@procedure
class Striking(Frame):
    """Roll against one land after the other; each 6 or more is a hit that the controller allots (CN-456, CN-457).

    Before that it may be cancelled by what cancels any hit (CN-473, CN-572).
    """

    realm: int = 0
    card: int = 0
    die: int = 0
    dice: list[int] = field(default_factory=list)
    """Land and number of dice, in pairs."""
    land: int = NONE
    hits: int = 0

    @step
    def fire(self, table: Table) -> Flow:
        if not self.dice:
            return DONE
        return ask(table, Roll((self.die,) * self.dice[1], "card-attack", table.cat.card_rules[self.card]))

    @step
    def answer(self, table: Table) -> Flow:
        self.land, _, *self.dice = self.dice
        self.hits = score(table, self.card, self.land)
        return window(table, "hits") if self.hits else self.go(self.fire)

    @step
    def suffer(self, table: Table) -> Flow:
        hits, self.hits = self.hits, 0
        self.go(self.fire)
        return call(table, Suffering(self.land, table.holder[self.land], hits)) if hits else None


def under_fire(table: Table) -> Striking | None:
    """Return the card attack whose hits are about to be allotted, if there is one."""
    return next((frame for frame in reversed(table.stack) if isinstance(frame, Striking) and frame.hits), None)


def score(table: Table, card: int, space: int) -> int:
    """Return the hits of the dice just rolled: only the plain number counts (CN-456)."""
    faces = [int(face) for face in table.answer.args]
    hits = sum(face >= table.box.cards.battle.hit_on for face in faces)
    if table.events is not None:
        data = {"card": table.cat.card_words[card], "space": table.cat.space_words[space], "dice": faces, "n": hits}
        table.emit("card-attack", data, table.cat.card_rules[card], reveals=True)
    return hits


@procedure
class Trapping(Frame):
    """One die for each explorer, before the battle; a hit may be cancelled, the explorers allot the rest (CN-535)."""

    card: int = 0
    die: int = 0

    @step
    def spring(self, table: Table) -> Flow:
        assert table.fight is not None
        heroes = len(attackers(table, table.fight))
        return ask(table, Roll((self.die,) * heroes, "card-attack", table.cat.card_rules[self.card]))

    @step
    def answer(self, table: Table) -> Flow:
        assert table.fight is not None
        table.fight.owed[0] += score(table, self.card, table.fight.space)
        return window(table, "after_roll", "hits") if table.fight.owed[0] else DONE

    @step
    def suffer(self, table: Table) -> Flow:
        fight = table.fight
        assert fight is not None
        hits, fight.owed[0] = fight.owed[0], 0
        return call(table, Suffering(fight.space, fight.attacker, hits)) if hits else None
