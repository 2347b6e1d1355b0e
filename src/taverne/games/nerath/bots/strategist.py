"""How the strategist answers: its attacks are one plan for the chance to win the war, new units go on to the front.
The plan is made in ``campaign``; everything else it does as ``greedy`` does."""

from __future__ import annotations

import time
from collections.abc import Callable, Collection
from typing import Final

from taverne.engine.actions import Action
from taverne.engine.decisions import Choice
from taverne.engine.rng import Rng

from ..box.catalogue import CASTLE, FOOTSOLDIER
from ..rules.movement.groups import find
from ..rules.movement.movement import BACK, READY, Ordering
from ..state.game_state import REINFORCEMENT, NerathState
from .campaign import Campaign
from .greedy import Plan, greedy, needs, remembered
from .plans import LEAST, Move, Planner, Style
from .sieges import UNEASY

BOLD: Final = Style(guard=0.3, capital=0.8, exposed=0.4, gain=6.0)
"""Points are never lost again, so little is spent on keeping what scored them; but a capital is five to an enemy."""
WORTH_IT: Final = 1.0
"""How much more than its castle a land must need new units for them to go there."""


def campaigning(budget: Callable[[], float]) -> Plan:
    """Return a plan that takes at most so many seconds of processor time in each position."""

    @remembered
    def plan(state: NerathState) -> Move | None:
        campaign = Campaign(state, BOLD, time.thread_time() + budget())
        value = campaign.plan()
        return campaign.voyage(value) or campaign.first() or _rest(campaign.planner)

    return plan


def _rest(planner: Planner) -> Move | None:
    """Return what is left to do when all attacks are under way."""
    moves = [move for move in planner.marches() + planner.voyages() if move.value >= LEAST]
    return max(moves, key=lambda move: (move.value, -move.space), default=None)


def strategist(state: NerathState, choice: Choice, rng: Rng, plan: Plan) -> Action:
    """Return an answer to a choice of a seat, in a table that this seat may believe."""
    if state.phase == REINFORCEMENT:
        guard = _guard(state, choice)
        if guard is not None:
            return guard
        if choice.prompt == "order":
            return _sent(state, choice)
        if choice.prompt == "reinforce" and not any(action.kind == "buy" for action in choice.options):
            return _called(state, choice)
    return greedy(state, choice, rng, plan, UNEASY)


def _guard(state: NerathState, choice: Choice) -> Action | None:
    """Give a capital that nobody but its castle holds a Footsoldier before anything else is bought."""
    capital = state.cat.capital[state.realm]
    if state.holder[capital] != state.realm or _is_manned(state, state.here[capital]):
        return None
    wanted = {"reinforce": state.cat.buy[FOOTSOLDIER], "place": state.cat.at[capital]}.get(choice.prompt)
    return wanted if wanted in choice.options else None


def _is_manned(state: NerathState, units: Collection[int]) -> bool:
    return any(state.kind[unit] != CASTLE for unit in units)


def _called(state: NerathState, choice: Choice) -> Action:
    """Choose a space whose new units are needed elsewhere."""
    for action in choice.options:
        if action.kind == "select":
            space = state.cat.space_index[action.word()]
            if _onward(state, space) != space:
                return action
    return READY


def _sent(state: NerathState, choice: Choice) -> Action:
    frame = state.stack[-1]
    assert isinstance(frame, Ordering)
    order = state.cat.to[_onward(state, frame.space)]
    return order if order in choice.options else BACK


def _onward(state: NerathState, space: int) -> int:
    """Return the land where new units of a space are needed most, the space itself if there is nothing in it.

    New units do not leave a capital to its castle alone.
    """
    if space >= state.cat.lands:
        return space
    need, found = needs(state, state.realm), find(state, space)
    new = {unit for group, _ in found for unit in group.units}
    if space == state.cat.capital[state.realm] and not _is_manned(state, set(state.here[space]) - new):
        return space
    best, most = space, need[space] + WORTH_IT
    for _, (steps, _, _) in found:
        for land in steps:
            if land < state.cat.lands and need[land] > most:
                best, most = land, need[land]
    return best
