"""A new state of Euthia from a box and what was chosen: the box in integers, the rules of the scenario.
Setting up what lies on it is left to ``turn.setup``."""

from __future__ import annotations

from ..box.load import Box
from ..state.game_state import COMPETITIVE, EuthiaState
from .scenarios.opening import STORIES
from .verbs import catalogue


def new_state(
    box: Box,
    seed: int,
    heroes: tuple[int, ...],
    mode: int = COMPETITIVE,
    scenario: int = 0,
    difficulty: int = 0,
    elites: bool = False,
    griffin: bool = False,
    choosing: bool = False,
) -> EuthiaState:
    """Return a state before its first step; a hero that is NONE is taken in the setup."""
    cat, story = catalogue(box), STORIES[scenario]
    return EuthiaState(cat, story, seed, heroes, mode, scenario, difficulty, elites, griffin, choosing)
