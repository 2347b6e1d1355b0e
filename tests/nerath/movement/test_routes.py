"""Ways of units against a second reading of the rules: one step at a time, over positions of random games.
The rules themselves are proved one by one in the tests of movement, reposition and reinforcement."""

from __future__ import annotations

import pytest

from taverne.engine.decisions import Choice
from taverne.engine.frames import apply, settle
from taverne.engine.rng import Rng, derive
from taverne.games.nerath.box.catalogue import CASTLE, NONE, WARSHIP
from taverne.games.nerath.box.vocabulary import UNITS
from taverne.games.nerath.rules.movement.routes import can_act, ways
from taverne.games.nerath.state.game_state import FRESH, MOVEMENT, REINFORCEMENT, REPOSITION, NerathState
from tests.nerath.test_walk import started

FLYERS = ("dragon", "storm_elemental")
HEROES = ("fighter", "wizard")
POINTS = {"footsoldier": 1, "siege_engine": 1, "fighter": 2, "wizard": 2, "monster": 2, "warship": 2}
POINTS |= {"storm_elemental": 2, "dragon": 3, "castle": 0}


def may_enter(table: NerathState, unit: int, space: int) -> bool:
    """By its element only: land, sea or air; entrances are for heroes, and flyers cross them."""
    word, place = UNITS[table.kind[unit]], table.cat.place[space]
    if word in FLYERS:
        return True
    if word == "warship":
        return place == 1
    return place == 0 or (place == 2 and word in HEROES)


def may_go_on(table: NerathState, unit: int, space: int) -> bool:
    return UNITS[table.kind[unit]] in FLYERS or table.friendly(table.owner[unit], space)


def may_end(table: NerathState, unit: int, space: int) -> bool:
    word, place = UNITS[table.kind[unit]], table.cat.place[space]
    if word in FLYERS and place == 2:
        return False
    if table.phase == MOVEMENT:
        return True
    if word == "dragon" and place == 1:
        return False
    return table.friendly(table.owner[unit], space)


def walk(table: NerathState, unit: int) -> dict[int, int]:
    """Return where a unit may end, with the fewest points, by walking one step after the other."""
    start = table.where[unit]
    points = POINTS[UNITS[table.kind[unit]]] - table.moved[unit]
    found: dict[int, int] = {}
    edge = {start}
    for spent in range(1, points + 1):
        entered = {o for space in edge for o in table.cat.next_to[space] if may_enter(table, unit, o)}
        for space in entered - {start}:
            if may_end(table, unit, space):
                found.setdefault(space, spent)
        edge = {space for space in entered if may_go_on(table, unit, space)}
    return found


def plain(table: NerathState, unit: int) -> bool:
    """Is it a unit that may move by itself, and that no card has changed?"""
    mark, kind = table.mark[unit], table.kind[unit]
    if kind == CASTLE or table.ship[unit] != NONE or table.laid[table.realm] or table.lasting:
        return False
    if table.phase == REINFORCEMENT:
        return mark == FRESH
    if table.phase == REPOSITION:
        return UNITS[kind] in FLYERS and not mark & 64
    return mark == 0


@pytest.mark.rule("CN-102", "CN-108", "CN-109", "CN-122", "CN-128", "CN-129", "CN-364", "CN-402", "CN-409")
@pytest.mark.parametrize("seed", range(3))
def test_ways_agree_with_walking_one_step_after_the_other(seed: int) -> None:
    table = started(4, "alliances" if seed == 1 else "free_for_all", "short", seed)
    rng = Rng(derive(seed, "routes"))
    compared = {MOVEMENT: 0, REPOSITION: 0, REINFORCEMENT: 0}
    for turn in range(2500):
        settle(table)
        if not table.pending:
            break
        choice = table.pending[0]
        assert isinstance(choice, Choice)
        if turn % 3 == 0 and choice.prompt in ("movement", "reposition", "reinforce"):
            for unit, where in enumerate(table.where):
                if where != NONE and table.owner[unit] == table.realm and plain(table, unit):
                    found = ways(table, unit)
                    assert found[0] == walk(table, unit), UNITS[table.kind[unit]]
                    assert can_act(table, unit) == any(found)
                    compared[table.phase] += 1
        apply(table, choice.seat, choice.options[rng.below(len(choice.options))])
    assert min(compared.values()) > 20, compared
    assert WARSHIP in table.kind
