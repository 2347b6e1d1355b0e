"""Maps of Euthia laid at random: what borders on what, which powers reach where, how far a jump goes."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from taverne.games.euthia.box.terms import ELEMENTS
from tests.euthia.interplay.scenes import EuthiaState
from tests.euthia.positions import acting, answer, at, board, equip, lay, offered, prompt, stand, tokens, word

PLACES = ((2, -1), (1, 1), (-1, 2), (-2, 1), (-1, -1), (1, -2))
BESIDE = ((1, 0), (-1, 0), (0, 1), (0, -1), (1, -1), (-1, 1))
Hex = tuple[int, int]


def wilds(dice: Random, tiles: int) -> tuple[EuthiaState, dict[str, Hex]]:
    """Return a map of so many tiles besides the Chapel, and where each space lies; all monsters are beaten."""
    table = board(2, heroes=("dral", "ael"))
    corners = {"i_chapel": (0, 0)}
    left = [one for one in table.cat.map.ids if "chapel" not in one]
    for tile in dice.sample(left, tiles):
        free = {(q + dq, r + dr) for q, r in corners.values() for dq, dr in PLACES} - set(corners.values())
        corners[tile] = dice.choice(sorted(free))
        lay(table, tile, *corners[tile])
    hexes: dict[str, Hex] = {}
    for tile, (q, r) in corners.items():
        hexes |= {f"{tile}-a": (q, r), f"{tile}-b": (q + 1, r), f"{tile}-c": (q, r + 1)}
    for space in hexes:
        if table.cat.map.monster[table.cat.map.space_index[space]]:
            table.hero_token[table.cat.map.space_index[space]] = 1
    return table, hexes


def centres(table: EuthiaState, hexes: dict[str, Hex]) -> set[str]:
    """Return the centres of the special tiles that lie."""
    tiles = {space.rpartition("-")[0] for space in hexes}
    return {f"{tile}-m" for tile in tiles if table.cat.map.special[table.cat.map.index[tile]] >= 0}


def borders(hexes: dict[str, Hex], middles: set[str]) -> dict[str, set[str]]:
    """Return the neighbours of each space; a centre borders on the three of its tile alone (EU-075, EU-103)."""
    there = {place: space for space, place in hexes.items()}
    found = {
        space: {there[q + dq, r + dr] for dq, dr in BESIDE if (q + dq, r + dr) in there}
        for space, (q, r) in hexes.items()
    }
    for middle in middles:
        outer = {f"{middle[:-1]}{place}" for place in "abc"}
        found[middle] = outer
        for space in outer:
            found[space] = found[space] | {middle}
    return found


def around(near: dict[str, set[str]], start: str, steps: int) -> set[str]:
    """Return the spaces within so many steps, the first one included."""
    found = {start}
    for _ in range(steps):
        found |= {other for space in found for other in near[space]}
    return found


def powers(table: EuthiaState, near: dict[str, set[str]], space: str) -> set[str]:
    """Return the powers that reach a space (EU-094, EU-099)."""
    chart = table.cat.map
    elements = (chart.element[chart.space_index[other]] for other in {space, *near[space]})
    return {ELEMENTS[element] for element in elements if element >= 0}


def maps() -> Iterator[tuple[Random, EuthiaState, dict[str, set[str]]]]:
    for seed in range(25):
        dice = Random(seed)
        table, hexes = wilds(dice, dice.randrange(3, 16))
        yield dice, table, borders(hexes, centres(table, hexes))


@pytest.mark.rule("EU-069", "EU-075", "EU-103")
def test_spaces_border_on_what_lies_beside_them() -> None:
    for _, table, near in maps():
        for space, beside in near.items():
            assert {word(table, other) for other in table.near[table.cat.map.space_index[space]]} == beside, space


@pytest.mark.rule("EU-095", "EU-096", "EU-099", "EU-100")
def test_a_walk_burns_and_heals_as_the_powers_on_the_way_say() -> None:
    steps = deaths = 0
    for dice, table, near in maps():
        tokens(table, 0)
        stand(table, 0, "i_chapel-a")
        most = table.health[0]
        health, rep = dice.randrange(1, most + 1), 30
        table.health[0], table.rep[0], table.moves[0] = health, rep, 30
        acting(table)
        for _ in range(30):
            if table.moves[0] == 0:
                break
            ways = [line for line in offered(table, "move") if not line.endswith("-m")]
            step = dice.choice(ways)
            here = step.removeprefix("move ")
            answer(table, step)
            assert prompt(table) == "act"
            reach = powers(table, near, here) & {"fire", "water"}
            steps += 1
            if reach == {"fire"}:
                health -= 2
            elif reach == {"water"}:
                health = min(most, health + 2)
            if health <= 0:
                health, rep = most, rep - 2
                assert (at(table), table.moves[0]) == ("i_chapel-m", 0)
                deaths += 1
            assert (table.health[0], table.rep[0]) == (health, rep), here
    assert min(steps // 50, deaths) > 3


@pytest.mark.rule("EU-084", "EU-087", "EU-088")
def test_a_jump_of_three_goes_as_far_as_three_steps() -> None:
    for dice, table, near in maps():
        equip(table, 0, "storm_ring")
        start = dice.choice(sorted(near))
        stand(table, 0, start)
        answer(acting(table), "use storm_ring 1")
        assert {line.removeprefix("teleport ") for line in offered(table, "teleport")} == around(near, start, 3) - {
            start
        }
