"""What a finished game of Dungeon Rush is counted by in the lab: heroes and failures.

Counting many games is left to the arena.
"""

from __future__ import annotations

from collections.abc import Sequence

from taverne.engine.events import Event
from taverne.engine.reports.course import Course

from .state.game_state import DungeonState


def course(state: DungeonState, events: Sequence[Event]) -> Course:
    """Return the two heroes of each seat, and how many monsters were failed against."""
    ids = state.box.hero_ids
    pairs = [state.heroes_of(seat) for seat in range(state.seats)]
    roles = tuple([{"hero": tuple([ids[hero] for hero in pair])} for pair in pairs])
    return Course(roles, {}, {"failures": float(sum(map(len, state.failed)))})
