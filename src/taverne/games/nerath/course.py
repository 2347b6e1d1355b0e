"""What a finished game of Conquest of Nerath is counted by in the lab: realms, alliances, the last round.

Counting many games is left to the arena.
"""

from __future__ import annotations

from collections.abc import Sequence

from taverne.engine.events import Event
from taverne.engine.reports.course import Course

from .box.catalogue import EVERYBODY
from .box.vocabulary import REALMS
from .state.game_state import NerathState


def course(state: NerathState, events: Sequence[Event]) -> Course:
    """Return the realms of each seat and its alliance, and in which round the war ended."""
    roles: list[dict[str, tuple[str, ...]]] = []
    for seat in range(state.seats):
        own = [realm for realm in EVERYBODY if state.seat_for[realm] == seat]
        role: dict[str, tuple[str, ...]] = {"realm": tuple([REALMS[realm] for realm in own])}
        side = [realm for realm in EVERYBODY if state.side[realm] == state.side[own[0]]]
        if len(side) > 1:
            role["alliance"] = ("_".join(REALMS[realm] for realm in side),)
        roles.append(role)
    return Course(tuple(roles), {"round": str(state.round)})
