"""Where units of Conquest of Nerath may go on boards thrown together, worked out from the map and the rules alone."""

from __future__ import annotations

from random import Random

import pytest

from taverne.games.nerath.box.vocabulary import REALMS, UNITS
from tests.nerath.interplay.phases import Position, moving
from tests.nerath.interplay.test_random_boards import thrown_together
from tests.nerath.positions import lay, reachable

STEPS = {"footsoldier": 1, "siege_engine": 1, "fighter": 2, "wizard": 2, "monster": 2, "warship": 2}
WINGS = {"storm_elemental": 2, "dragon": 3}
HEROES = ("fighter", "wizard")


def ways(table: Position, unit: int, steps: int, unseen: bool = False) -> set[str]:
    """Return where a unit on foot or a ship may go: through friendly spaces, into others (CN-102, CN-108 to CN-116).

    Who is not seen goes through enemy lands too, but not through an entrance (CN-579).
    """
    cat = table.cat
    realm, kind = table.owner[unit], UNITS[table.kind[unit]]
    ship = kind == "warship"
    found: set[int] = set()
    edge = {table.where[unit]}
    for _ in range(steps):
        onward = set()
        for space in edge:
            for other in cat.next_to[space]:
                if other >= cat.first_dungeon:
                    if kind in HEROES:
                        found.add(other)
                elif (other >= cat.lands) is ship:
                    found.add(other)
                    if unseen or friendly(table, realm, other):
                        onward.add(other)
        edge = onward
    return {cat.space_ids[space] for space in found - {table.where[unit]}}


def friendly(table: Position, realm: int, space: int) -> bool:
    """Is a land of its side, or a zone without enemies (CN-010, CN-112)?"""
    if space < table.cat.lands:
        return table.side[table.holder[space]] == table.side[realm]
    return all(table.side[table.owner[unit]] == table.side[realm] for unit in table.here[space])


def flights(table: Position, unit: int, steps: int, hero: bool = False) -> set[str]:
    """Return where a flyer may go: over everything, onto no entrance unless it is a hero (CN-128 to CN-131, CN-588)."""
    cat = table.cat
    near = {table.where[unit]}
    for _ in range(steps):
        near |= {other for space in near for other in cat.next_to[space]}
    return {cat.space_ids[space] for space in near - {table.where[unit]} if hero or space < cat.first_dungeon}


@pytest.mark.rule("CN-102", "CN-108", "CN-116", "CN-128")
def test_units_go_where_the_map_and_the_rulebook_let_them() -> None:
    asked = 0
    for seed in range(40):
        table = thrown_together(Random(seed))
        realm = Random(seed).randrange(4)
        moving(table, REALMS[realm])
        for unit, kind in enumerate(UNITS[number] for number in table.kind):
            if table.owner[unit] != realm or table.where[unit] < 0 or table.ship[unit] >= 0 or kind == "castle":
                continue
            wanted = flights(table, unit, WINGS[kind]) if kind in WINGS else ways(table, unit, STEPS[kind])
            assert reachable(table, unit) == wanted, (seed, kind, table.cat.space_ids[table.where[unit]])
            asked += 1
    assert asked > 300


@pytest.mark.rule("CN-571", "CN-579", "CN-588")
def test_heroes_with_boots_rings_and_horseshoes_go_where_the_rulebook_lets_them() -> None:
    asked = 0
    for seed in range(60):
        dice = Random(seed)
        table = thrown_together(dice)
        realm = dice.randrange(4)
        laid = [word for word in ("winged_boots", "ring_of_invisibility", "horseshoes_of_speed") if dice.random() < 0.5]
        lay(table, REALMS[realm], *laid)
        steps = 3 if "horseshoes_of_speed" in laid else 2
        moving(table, REALMS[realm])
        for unit, kind in enumerate(UNITS[number] for number in table.kind):
            if table.owner[unit] != realm or table.where[unit] < 0 or table.ship[unit] >= 0 or kind not in HEROES:
                continue
            if "winged_boots" in laid:
                wanted = flights(table, unit, steps, hero=True)
            else:
                wanted = ways(table, unit, steps, "ring_of_invisibility" in laid)
            assert reachable(table, unit) == wanted, (seed, laid, kind, table.cat.space_ids[table.where[unit]])
            asked += 1
    assert asked > 100
