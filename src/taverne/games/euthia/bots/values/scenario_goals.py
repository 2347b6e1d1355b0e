"""What the goal of a scenario makes dear to heroes who have no rivals: a step towards it, and the pieces it takes.
How they go about it is left to ``choices.scenario`` and ``turn_plans``; among rivals only reputation counts."""

from __future__ import annotations

from typing import Final

from taverne.engine.actions import Seat

from ...box.scenarios import Counted
from ...rules.scenarios import golem
from ...rules.scenarios.base import wanted
from ...state.game_state import COMPETITIVE, EuthiaState

PULL: Final = 8.0
"""What one step towards the goal is worth, in reputation."""
DEAR: Final[dict[Counted, dict[str, float]]] = {
    "heroes_who_beat_both": {"essence": 0.06, "trophy": 0.06, "potion": 0.06},
    "spell_counter_to_zero": {"gold_card": 0.6},
    "emblems_sealed": {"essence": 0.15, "gaar": 0.04},
    "elementals_revoked": {"essence": 0.35},
    "abysses_sealed": {"essence": 0.35},
}
"""The share of a step that a piece is worth which the goal takes, by what the goal counts."""
FINAL_FIGHTS: Final[tuple[Counted, ...]] = ("heroes_who_beat_both", "stages_beaten", "abysses_sealed")
"""Goals that are reached by fights late in the game, so that a stronger hero is worth as much then as before."""


def striving(state: EuthiaState) -> bool:
    """Have the heroes a goal beyond reputation that they have not reached yet (EUS-023)?"""
    return state.mode != COMPETITIVE and state.tale is not None and not state.story.reached(state)


def pull(state: EuthiaState) -> float:
    """Return what a step towards the goal is worth."""
    return PULL if striving(state) else 0.0


def step(state: EuthiaState) -> float:
    """Return what one more of what the goal counts is worth; it may ask for something else besides (EUS-159)."""
    return pull(state) * (1.0 if lacking(state) else 0.15)


def dear(state: EuthiaState, what: str) -> float:
    """Return what a piece is worth beyond its use because the goal takes such pieces."""
    shares = DEAR.get(state.plan.goal.count)
    return shares[what] * pull(state) if shares is not None and what in shares else 0.0


def craved(state: EuthiaState, seat: Seat, what: str) -> float:
    """Return what one more piece is worth because the goal takes such pieces; a seal takes one essence each."""
    held = sum(state.essences[seat])
    if state.plan.goal.count == "abysses_sealed" and held >= max(1, lacking(state)):
        return 0.0
    return dear(state, what)


def lacking(state: EuthiaState) -> int:
    """Return how many steps the goal is away."""
    if state.plan.goal.count == "spell_counter_to_zero":
        return golem.tale(state).counter
    return max(0, wanted(state) - state.story.count(state))


def progress(state: EuthiaState) -> float:
    """Return how near heroes without rivals are to their goal, in reputation, 0 being there."""
    return -PULL * lacking(state) if striving(state) else 0.0


def renown(state: EuthiaState) -> float:
    """Return what a point of reputation is worth: to heroes with another goal only what they may learn by it."""
    return 0.35 if striving(state) else 1.0


def maturity(state: EuthiaState) -> float:
    """Return how much a hero who grows is worth at least, however late it is."""
    return 0.7 if state.plan.goal.count in FINAL_FIGHTS and striving(state) else 0.0
