"""Naval battles of Conquest of Nerath between fleets thrown together, reckoned from the rulebook beside the game.

The reckoning throws the dice and names who is lost; the dice that the game asks for, its losses and its end must agree.
"""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from taverne.games.nerath.state.game_state import ATTACKING
from tests.nerath.interplay.phases import Position, sound
from tests.nerath.interplay.reckoned_side import Side, fight_out, laid_out
from tests.nerath.positions import board, count, put, ship, war

ZONE = "corsair_sea"
CARGO = ("footsoldier", "siege_engine", "fighter", "wizard", "monster")
HEROES = ("fighter", "wizard")
SHIP = "lose warship"
TREASURES = (
    "orb_of_storm",
    "boots_of_speed",
    "censer_of_controlling_air_elementals",
    "vorpal_sword",
    "robe_of_the_archmage",
    "orb_of_dragonkind",
    "reflected_shield",
)


class Unit:
    """A unit of the reckoning; what sails aboard a Warship knows its ship."""

    def __init__(self, kind: str, carrier: Unit | None = None) -> None:
        self.kind = kind
        self.carrier = carrier
        self.crew: list[Unit] = []
        self.hurt = False
        self.rolled = False
        if carrier is not None:
            carrier.crew.append(self)

    @property
    def fights(self) -> bool:
        """Does it roll, and may it be hit (CN-216, CN-217)?"""
        return self.carrier is None or self.kind in HEROES

    def name(self, struck: list[Unit]) -> str:
        """Return how the game's question calls it when these have been named already."""
        if self.crew:
            return " ".join(["sink", *left]) if (left := [one.kind for one in self.crew if one not in struck]) else SHIP
        if self.carrier is None:
            return f"lose{'_wounded' * self.hurt} {self.kind}"
        mates = [one.kind for one in self.carrier.crew if one is not self and one not in struck]
        if self.carrier in struck:
            return f"drown {self.kind}"
        return " ".join(["lose_beside", self.kind, *mates]) if mates else f"lose {self.kind}"


class Fleet(Side[Unit]):
    """One side of a naval battle."""

    def __init__(self, rng: Random, laid: set[str]) -> None:
        super().__init__([], laid)
        for _ in range(rng.randint(0, 3)):
            carrier = Unit("warship")
            self.units.append(carrier)
            crew = sorted((rng.choice(CARGO) for _ in range(rng.randint(0, 2))), key=CARGO.index)
            self.units += [Unit(kind, carrier) for kind in crew]
        flyers = sorted(rng.choice(("storm_elemental", "dragon")) for _ in range(rng.randint(not self.units, 2)))
        self.units += [Unit(kind) for kind in reversed(flyers)]

    def place(self, table: Position, realm: str, mark: int) -> None:
        made = []
        for unit in self.units:
            if unit.kind == "warship":
                made.append(ship(table, realm, ZONE, **Counter(one.kind for one in unit.crew)))
            elif unit.carrier is None:
                made += put(table, realm, ZONE, **{unit.kind: 1})
        for number in made:
            table.mark[number] |= mark

    def fit(self) -> list[Unit]:
        return [unit for unit in self.units if unit.fights]

    def dice(self, units: list[Unit]) -> list[str]:
        """Return the dice of units; Storm Elementals roll two at sea."""
        return [unit.kind for unit in units for _ in range(2 if unit.kind == "storm_elemental" else 1)]

    def suffer(self, hits: int, rng: Random) -> list[str]:
        """Bear hits, and return whom the owner names; who is aboard goes down with the ship (CN-218, CN-220)."""
        pool = self.fit()
        struck: list[Unit] = []
        names: list[str] = []
        while len(struck) < min(hits, len(pool)):
            names.append(rng.choice([unit for unit in pool if unit not in struck]).name(struck))
            struck.append(next(u for u in pool if u not in struck and u.name(struck) == names[-1]))
        again = [unit for unit in struck if unit.kind == "dragon" and not unit.hurt]
        fallen = [unit for unit in struck if unit not in again] + again[: max(0, hits - len(pool))]
        for unit in again:
            unit.hurt = True
        lost = [*fallen, *(one for unit in fallen for one in unit.crew)]
        self.units = [unit for unit in self.units if unit not in lost]
        for unit in self.units:
            unit.crew = [one for one in unit.crew if one not in lost]
        return names


@pytest.mark.rule("CN-216", "CN-217", "CN-218", "CN-220")
@pytest.mark.parametrize("seed", range(25))
def test_a_naval_battle_thrown_together_is_rolled_lost_and_won_as_reckoned(seed: int) -> None:
    rng = Random(seed)
    table = board(seed=seed)
    chests = laid_out(table, TREASURES, 3, rng)
    own, foe = Fleet(rng, chests[0]), Fleet(rng, chests[1])
    own.place(table, "karkoth", ATTACKING)
    foe.place(table, "vailin", 0)
    war(table)
    fight_out(table, own, foe, rng)
    assert not table.pending
    assert (count(table, "karkoth", ZONE), count(table, "vailin", ZONE)) == (own.count(), foe.count())
    assert table.points == [0, 0, 0, 0], "nobody conquers the sea"
    assert sound(table)
