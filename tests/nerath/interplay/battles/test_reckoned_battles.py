"""Battles of Conquest of Nerath on land between forces thrown together, reckoned from the rulebook beside the game.

The reckoning throws the dice and names who is lost; the dice that the game asks for, its losses and its end must agree.
"""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from tests.nerath.cards import pass_windows
from tests.nerath.interplay.phases import sound
from tests.nerath.interplay.reckoned_side import SIDES, Side, bear, fight_out, laid_out
from tests.nerath.positions import answer, attack, board, count, holder, points, prompt, put, war

LAND = "walking_wood"
"""A land of Vailin that Karkoth attacks."""
KINDS = [kind for kind in SIDES if kind not in ("warship", "castle")]
TREASURES = (
    "boots_of_speed",
    "censer_of_controlling_air_elementals",
    "vorpal_sword",
    "robe_of_the_archmage",
    "black_skull_sapphire",
    "orb_of_dragonkind",
    "reflected_shield",
    "horn_of_blasting",
)


class Unit:
    """A unit of the reckoning: a Dragon that has borne a hit is hurt, a castle that has is out."""

    def __init__(self, kind: str) -> None:
        self.kind = kind
        self.hurt = False
        self.rolled = False

    @property
    def name(self) -> str:
        """Return how the game's question calls it."""
        return f"lose_wounded {self.kind}" if self.hurt else f"lose {self.kind}"


class Force(Side[Unit]):
    """One side of a battle on land."""

    def __init__(self, units: dict[str, int], laid: set[str], attacks: bool) -> None:
        super().__init__([Unit(kind) for kind, n in units.items() for _ in range(n)], laid)
        self.attacks = attacks

    def fit(self) -> list[Unit]:
        """Return who may roll and be hit: all but a castle that is out (CN-210)."""
        return [unit for unit in self.units if not (unit.kind == "castle" and unit.hurt)]

    def dice(self, units: list[Unit]) -> list[str]:
        """Return the dice of units by type; engines roll two in attack (CN-427)."""
        rolling = sorted((unit.kind for unit in units), key=list(SIDES).index)
        return [kind for kind in rolling for _ in range(2 if kind == "siege_engine" and self.attacks else 1)]

    def suffer(self, hits: int, rng: Random) -> list[str]:
        """Bear hits, and return whom the owner names one after the other (CN-174 to CN-176, CN-205, CN-209)."""
        pool = self.fit()
        rng.shuffle(pool)
        struck = pool[:hits]
        names = [unit.name for unit in struck]
        fallen = []
        for unit in struck:
            if unit.kind == "castle" or (unit.kind == "dragon" and not unit.hurt):
                unit.hurt = True
            else:
                fallen.append(unit)
        again = [unit for unit in struck if unit.kind == "dragon" and unit not in fallen]
        fallen += again[: max(0, hits - len(pool))]
        self.units = [unit for unit in self.units if unit not in fallen]
        return names


def thrown(rng: Random, castle: bool) -> dict[str, int]:
    """Return a force drawn at random, of one to six units, perhaps beside a castle."""
    found = Counter(rng.choice(KINDS) for _ in range(rng.randint(1, 6)))
    if castle:
        found["castle"] = 1
    return {kind: found[kind] for kind in SIDES if found[kind]}


@pytest.mark.rule("CN-167", "CN-196", "CN-199", "CN-200", "CN-204")
@pytest.mark.parametrize("seed", range(60))
def test_a_battle_thrown_together_is_rolled_lost_and_won_as_reckoned(seed: int) -> None:
    rng = Random(seed)
    table = board(seed=seed)
    chests = laid_out(table, TREASURES, 4, rng)
    own = Force(thrown(rng, castle=False), chests[0], attacks=True)
    foe = Force(thrown(rng, castle=rng.random() < 0.5), chests[1], attacks=False)
    attack(table, "karkoth", LAND, **own.count())
    put(table, "vailin", LAND, **foe.count())
    war(table)
    if "castle" in foe.count():
        for force, other, seat in ((own, foe, 1), (foe, own, 0)):
            if "horn_of_blasting" in force.laid:
                bear(table, other, seat, 1, rng)
    fight_out(table, own, foe, rng)
    if prompt(table) == "amok":
        answer(table, "pass")
        pass_windows(table)
    assert not table.pending
    won = bool(own.units) and not foe.fit()
    castle = {"castle": 1} if "castle" in foe.count() else {}
    assert count(table, "karkoth", LAND) == (own.count() | castle if won else own.count())
    assert count(table, "vailin", LAND) == ({} if won else foe.count())
    assert (holder(table, LAND), points(table, "karkoth")) == (("karkoth", 1) if won else ("vailin", 0))
    assert sound(table)
