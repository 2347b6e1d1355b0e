"""A new state of Euthia from a box and what was chosen: the box in integers, the rules of the scenario.
Setting up what lies on it is left to ``turn.setup``."""

from __future__ import annotations

from ..box.load import Box
from ..state.game_state import COMPETITIVE, EuthiaState
from .scenarios.opening import STORIES
from .verbs import catalogue


def new_state(
    box: Box,
    heroes: tuple[int, ...],
    mode: int = COMPETITIVE,
    scenario: int = 0,
    difficulty: int = 0,
    elites: bool = False,
    griffin: bool = False,
    choosing: bool = False,
) -> EuthiaState:
    """Return a state before its first step; a hero that is NONE is taken in the setup."""
    cat = catalogue(box)
    plan = cat.cards.scenario[scenario]
    state = EuthiaState(
        cat=cat,
        box=box,
        plan=plan,
        story=STORIES[scenario],
        seats=len(heroes),
        mode=mode,
        scenario=scenario,
        difficulty=difficulty,
        elites=int(elites or plan.elites_always),
        griffin=int(griffin),
        choosing=int(choosing),
    )
    state.clear_map()
    state.seat_heroes(heroes)
    state.fill_decks()
    return state
