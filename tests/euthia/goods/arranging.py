"""Heroes of Euthia who arrange what they have, for rule tests."""

from __future__ import annotations

from taverne.games.euthia.rules.goods.storage import Arranging
from taverne.games.euthia.state.game_state import EuthiaState
from tests.euthia.positions import run, thing


def arranging(table: EuthiaState) -> EuthiaState:
    return run(table, Arranging(0))


def spot_of(table: EuthiaState, tile: str) -> int:
    return table.spot[thing(table, 0, tile)]
