"""Positions of Euthia's scenarios for rule tests: a table on which a scenario has laid out its own things.

``tale`` is ``board`` with what the scenario remembers; ``reveal`` lays a tile as a hero would reveal it.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

from taverne.engine.frames import advance, call
from taverne.games.euthia.rules.scenarios import opening
from taverne.games.euthia.rules.travel.movement import Revealing
from taverne.games.euthia.state.game_state import OVER, EuthiaState
from tests.euthia.positions import board, run, settle, stack, started
from tests.euthia.test_walk import walked

RING = ((2, -1), (1, 1), (-1, 2), (-2, 1), (-1, -1), (1, -2))
"""The six places around the start tile, clockwise from the east."""


def tale(scenario: str, seats: int = 2, mode: str = "", **other: Any) -> EuthiaState:
    """Return a table in round 1 of a scenario, with nothing but the start tile on the map."""
    table = board(seats, mode, scenario, **other)
    opening.prepare(table)
    return table


def reveal(table: EuthiaState, tile: str, place: int = 0) -> EuthiaState:
    """Lay a tile at a place around the start tile and let happen what the scenario does then."""
    stack(table, tile)
    return run(table, Revealing(*RING[place], table.cat.map.index[tile]))


def moment(table: EuthiaState, word: str, *args: int) -> EuthiaState:
    """Let the scenario do what it does at a moment, until somebody is asked."""
    getattr(table.story, word)(table, *args)
    advance(table)
    return table


def out(scenario: str, seats: int, mode: str, seed: int, lucky: bool, **other: Any) -> tuple[EuthiaState, Counter[str]]:
    """Play a bold game to its end; return the table and what happened."""
    table = started(seats, mode, scenario, seed=seed, **other)
    told: Counter[str] = Counter()
    walked(table, seed, told, lucky)
    assert table.phase == OVER
    return table, told


__all__ = ["call", "moment", "out", "reveal", "settle", "tale"]
