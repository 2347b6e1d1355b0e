"""What the goal of a scenario makes dear to heroes who have no rivals: a step towards it, and the pieces it takes.
How they go about it is left to ``scenario_choices`` and ``turn_plans``; among rivals only reputation counts."""

from __future__ import annotations

from typing import Final

from taverne.engine.actions import Seat

from ..box.scenarios import Counted
from ..rules.scenarios import played as scenarios
from ..rules.scenarios.base import SEATS, wanted
from ..rules.scenarios.golem import COUNTER
from ..state.game_state import COMPETITIVE, Table

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


def striving(table: Table) -> bool:
    """Have the heroes a goal beyond reputation that they have not reached yet (EUS-023)?"""
    return table.mode != COMPETITIVE and bool(table.marks) and not scenarios.story(table).reached(table)


def pull(table: Table) -> float:
    """Return what a step towards the goal is worth."""
    return PULL if striving(table) else 0.0


def step(table: Table) -> float:
    """Return what one more of what the goal counts is worth; it may ask for something else besides (EUS-159)."""
    return pull(table) * (1.0 if lacking(table) else 0.15)


def dear(table: Table, what: str) -> float:
    """Return what a piece is worth beyond its use because the goal takes such pieces."""
    shares = DEAR.get(table.plan.goal.count)
    return shares[what] * pull(table) if shares is not None and what in shares else 0.0


def craved(table: Table, seat: Seat, what: str) -> float:
    """Return what one more piece is worth because the goal takes such pieces; a seal takes one essence each."""
    held = sum(table.essences[SEATS * seat : SEATS * seat + SEATS])
    if table.plan.goal.count == "abysses_sealed" and held >= max(1, lacking(table)):
        return 0.0
    return dear(table, what)


def lacking(table: Table) -> int:
    """Return how many steps the goal is away."""
    if table.plan.goal.count == "spell_counter_to_zero":
        return table.marks[COUNTER]
    return max(0, wanted(table) - scenarios.story(table).count(table))


def progress(table: Table) -> float:
    """Return how near heroes without rivals are to their goal, in reputation, 0 being there."""
    return -PULL * lacking(table) if striving(table) else 0.0


def renown(table: Table) -> float:
    """Return what a point of reputation is worth: to heroes with another goal only what they may learn by it."""
    return 0.35 if striving(table) else 1.0


def maturity(table: Table) -> float:
    """Return how much a hero who grows is worth at least, however late it is."""
    return 0.7 if table.plan.goal.count in FINAL_FIGHTS and striving(table) else 0.0
