"""Sides of battles of Nerath worked out from the rulebook beside the game, on land and at sea.
Who may roll, with which dice, and who is lost is left to the side; positions are put by the tests."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any, Generic, Protocol, TypeVar

from tests.nerath.cards import pass_windows
from tests.nerath.interplay.phases import Position
from tests.nerath.positions import answer, dice, lay, options, prompt, roll

SIDES = {
    "warship": 8,
    "footsoldier": 6,
    "siege_engine": 8,
    "fighter": 10,
    "wizard": 10,
    "monster": 12,
    "castle": 20,
    "storm_elemental": 8,
    "dragon": 20,
}
"""The die of each type, in the order in which they roll (CN-424)."""
SWIFT = {
    "warship": "orb_of_storm",
    "fighter": "boots_of_speed",
    "storm_elemental": "censer_of_controlling_air_elementals",
}
TWICE = {
    "fighter": ("vorpal_sword", 10),
    "wizard": ("robe_of_the_archmage", 10),
    "monster": ("black_skull_sapphire", 10),
    "dragon": ("orb_of_dragonkind", 15),
}


class Rolling(Protocol):
    """What a side asks of its units."""

    kind: str
    rolled: bool


U = TypeVar("U", bound=Rolling)


class Side(Generic[U]):
    """One side of a battle: its units, and the treasures that its realm has laid."""

    def __init__(self, units: list[U], laid: set[str]) -> None:
        self.units = units
        self.laid = laid

    def fit(self) -> list[U]:
        """Return who may roll and be hit."""
        raise NotImplementedError

    def dice(self, units: list[U]) -> list[str]:
        """Return the dice of units, by type."""
        raise NotImplementedError

    def suffer(self, hits: int, rng: Random) -> list[str]:
        """Bear hits, and return whom the owner names one after the other, as the game's question calls them."""
        raise NotImplementedError

    def swift(self, unit: U, foe: Side[Any]) -> bool:
        """Does a unit strike first (CN-202, CN-203, CN-578)?"""
        if unit.kind == "wizard":
            return not ("reflected_shield" in foe.laid and any(other.kind == "fighter" for other in foe.units))
        return SWIFT.get(unit.kind) in self.laid

    def score(self, kinds: list[str], faces: list[int]) -> int:
        """Return how often dice hit (CN-168, CN-471)."""
        hits = 0
        for kind, face in zip(kinds, faces, strict=True):
            card, least = TWICE.get(kind, ("", 21))
            hits += 0 if face < 6 else 2 if card in self.laid and face >= least else 1
        return hits

    def count(self) -> dict[str, int]:
        return dict(Counter(unit.kind for unit in self.units))


def laid_out(table: Position, treasures: tuple[str, ...], most: int, rng: Random) -> list[set[str]]:
    """Lay treasures drawn at random before Karkoth (so many at most) and Vailin, and return which."""
    cards = list(treasures)
    rng.shuffle(cards)
    chests = [set(cards[: rng.randint(0, most)]), set(cards[most : most + rng.randint(0, 4)])]
    for realm, laid in zip(("karkoth", "vailin"), chests, strict=True):
        lay(table, realm, *sorted(laid))
    return chests


def bear(table: Position, side: Side[Any], seat: int, hits: int, rng: Random) -> None:
    """Bear hits in the reckoning, and name the same units where the game asks."""
    for name in side.suffer(hits, rng):
        pass_windows(table)
        if prompt(table) != "casualties" or table.pending[0].seat != seat:
            break
        assert name in options(table)
        answer(table, name)


def step(table: Position, own: Side[Any], foe: Side[Any], first: bool, rng: Random) -> bool:
    """Fight a step of a round, attackers rolling first, defenders bearing first; return whether both sides live."""
    hits = []
    for side, other in ((own, foe), (foe, own)):
        units = [unit for unit in side.fit() if not unit.rolled and (not first or side.swift(unit, other))]
        for unit in units:
            unit.rolled = True
        kinds = side.dice(units)
        faces = [rng.randint(1, SIDES[kind]) for kind in kinds]
        hits.append(side.score(kinds, faces))
        if kinds:
            pass_windows(table)
            assert dice(table) == tuple(SIDES[kind] for kind in kinds), first
            roll(table, *faces)
    bear(table, foe, 1, hits[0], rng)
    bear(table, own, 0, hits[1], rng)
    return bool(own.fit() and foe.fit())


def fight_out(table: Position, own: Side[Any], foe: Side[Any], rng: Random) -> None:
    """Fight round after round until one side is gone."""
    while own.fit() and foe.fit():
        for unit in own.units + foe.units:
            unit.rolled = False
        if step(table, own, foe, True, rng) and step(table, own, foe, False, rng):
            pass_windows(table)
            assert prompt(table) == "continue"
            answer(table, "continue")
    pass_windows(table)
