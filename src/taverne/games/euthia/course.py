"""What a finished game of Euthia is counted by in the lab: heroes, fights, deaths, how far a goal was.

Counting many games is left to the arena.
"""

from __future__ import annotations

from collections.abc import Sequence

from taverne.engine.events import Event
from taverne.engine.reports.course import Course

from .box.terms import HEROES
from .rules.scenarios import golem
from .rules.scenarios.base import wanted
from .state.game_state import COMPETITIVE, EuthiaState


def course(state: EuthiaState, events: Sequence[Event]) -> Course:
    """Return the hero of each seat; fights (by level) and deaths a hero; without rivals how near the goal was."""
    roles: list[dict[str, tuple[str, ...]]] = [{"hero": (HEROES[hero],)} for hero in state.hero]
    fights = [0, 0, 0]
    foes = state.cat.foes
    for event in events:
        if event.kind in ("meets", "meets-player") and event.data is not None:
            fights[foes.level[foes.index[event.data["foe"]]] - 1] += 1
    figures = {f"fights-{level}": n / state.seats for level, n in enumerate(fights, start=1)}
    figures["deaths"] = sum(event.kind == "fell" for event in events) / state.seats
    end = {"round": str(state.round)}
    if state.mode != COMPETITIVE:
        goal = wanted(state)
        came = state.story.count(state) if state.plan.id != "devastation" else goal - golem.tale(state).counter
        figures |= {"came": float(came), "wanted": float(goal)}
        end = {"won": str(max(0, state.won))}
    return Course(tuple(roles), end, figures)
