"""Gold that a purchase needs is not spent on something else meanwhile: no purchase comes to a question without answer."""

from __future__ import annotations

import pytest

from tests.monster_lands.positions import asked, bazaar, hire, lair, options, pool, refresh, seated
from tests.monster_lands.scenes import trophy
from tests.tools import play, refused
from taverne.games.monster_lands.state.game_state import LandsState


def buyer(gold: int, **dice: int) -> LandsState:
    """Return a table where seat 0, with Wormee (a Force die for 2 gold) and a trophy to sell, is about to deploy."""
    state = seated()
    hire(state, 0, "wormee")
    trophy(state, 0, "krushus")
    state.gold[0] = gold
    pool(state, 0, **dice)
    pool(state, 1, force=3)
    return state
