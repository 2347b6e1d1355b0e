"""Positions of Monster Lands alone against Madhala: her turn, and a game that is about to end.

Her dice are scripted like all others: ``chance: roll <red> <yellow>``.
"""

from __future__ import annotations

from taverne.engine.frames import settle
from taverne.games.monster_lands.state.game_state import MADHALA, OVER, LandsState
from tests.monster_lands.positions import (
    GAME,
    asked,
    column,
    expeditions,
    monster,
    pool,
    refresh,
    region,
    seated,
)
from tests.tools import play

HER_TURN = (-1, "madhala")


def alone(scenario: int = 1, seed: int = 3, **options: int | str | bool) -> LandsState:
    """Return a solo table in the Deployment of turn 1, of the Fire clan unless the scenario fixes it, at Normal."""
    return seated(1, seed, scenario=scenario, **{"difficulty": "normal", **options})  # type: ignore[arg-type]


def provoke(state: LandsState, force: int = 3) -> LandsState:
    """Let the player pawn one die of several, so that it is Madhala's turn."""
    pool(state, 0, force)
    refresh(state)
    play(state, "0: deploy pawn_shop\n0: die force\n0: enough")
    assert asked(state) == HER_TURN
    return state


def hers(state: LandsState, place: str, number: int) -> int:
    """Put a token of Madhala's on an expedition, and return the expedition."""
    e = column(place, number)
    state.who[e] = MADHALA
    return e


def ground(beast: str = "snailer", scenario: int = 1, land: str = "yuha") -> LandsState:
    """Return a solo table with this monster in this region, list E1, side a, and empty Gates."""
    state = alone(scenario)
    monster(state, 0, beast)
    monster(state, 2, "")
    region(state, 0, land)
    expeditions(state, 0, "E1-a")
    return state


def rank(state: LandsState) -> int:
    """Return the rank of a game that is over."""
    result = GAME.result(state)
    assert result is not None
    return result.parts[0]["rank"]


def finish(state: LandsState) -> LandsState:
    """Play the rest of the last turn without any dice, answering whatever is asked with its first option."""
    state.pool = [[0] * len(held) for held in state.pool]
    refresh(state)
    for _ in range(200):
        settle(state)
        if not state.pending:
            break
        decision = state.pending[0]
        play(state, f"{decision.seat}: {decision.options[0]}")
    assert state.phase == OVER
    return state
