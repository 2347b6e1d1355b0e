"""What a finished game of Monster Lands is counted by in the lab: clans, the order of turn 1, how the last turn came.

Counting many games is left to the arena.
"""

from __future__ import annotations

from collections.abc import Sequence

from taverne.engine.events import Event
from taverne.engine.reports.course import Course

from .rules.solo.scenarios import glory_ends, rank_of
from .state.game_state import LandsState


def course(state: LandsState, events: Sequence[Event]) -> Course:
    """Return the affinity each clan began with and its place in turn 1 (ML-022), the last turn and what made it last.

    Clans are taken in the order of turn 1.  Glory may end the game early (ML-203); a scenario gives a rank (ML-276).
    """
    taken = [event.data for event in events if event.kind == "clan" and event.data is not None]
    roles: list[dict[str, tuple[str, ...]]] = [{} for _ in range(state.seats)]
    for place, data in enumerate(taken, start=1):
        affinity = str(data["affinity"]).removeprefix("affinity-")
        roles[data["seat"]] = {"affinity": (affinity,), "place": (str(place),)}
    end = {"turn": str(state.turn)} if state.twist is None else {"rank": str(rank_of(state))}
    if state.twist is None:
        end["by"] = "glory" if glory_ends(state) else "turns"
    return Course(tuple(roles), end)
