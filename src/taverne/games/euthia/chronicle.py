"""The course of Euthia: turns of heroes, reputation, gold, quests, and what a hero can still make of the rest.
The scale is left to the bots' ``values.pieces``, the goals of scenarios to ``values.scenario_goals``."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from taverne.engine.actions import Action, Seat
from taverne.engine.decisions import Choice
from taverne.engine.reports.chronicle import Chronicle, Moment, Told
from taverne.engine.rng import Rng

from .bots.greedy import greedy
from .bots.values.pieces import standing
from .bots.values.scenario_goals import progress
from .box.integer_tables import NONE
from .box.terms import HEROES
from .hint_reasons import explain, holdings, standing_of
from .rules.turn.course import last_round
from .rules.turn.scoring import parts, total
from .state.game_state import COMPETITIVE, OVER, SETUP, EuthiaState


class EuthiaChronicle(Chronicle[EuthiaState]):
    """A turn is one hero's; before the first round heroes are chosen (round 0)."""

    weights = ((0.1958, 0.0248), (1.5786, -2.1689), (1.6627, -0.8424))
    pace = 8.0
    openers = ("arrange",)
    course = ("score", "reputation", "gold", "quests", "health")

    def moment(self, state: EuthiaState) -> Moment:
        if state.phase == SETUP:
            return Moment(0, -1, -1)
        if state.phase == OVER:
            return Moment(last_round(state) + 1, -1, -1)
        return Moment(state.round, (state.turn - state.first) % state.seats, state.turn)

    def opened(self, state: EuthiaState) -> bool:
        return state.phase > SETUP

    def roles(self, state: EuthiaState, seat: Seat) -> tuple[str, ...]:
        hero = state.hero[seat]
        return (f"hero-{HEROES[hero]}",) if hero != NONE else ()

    def ending(self, state: EuthiaState, told: Sequence[tuple[str, dict[str, Any]]]) -> tuple[str, dict[str, Any]]:
        """Among rivals after the last round, without them when the goal is reached or time is over."""
        if state.mode == COMPETITIVE:
            return "rounds", {"n": state.round}
        return ("reached" if state.won > 0 else "missed"), {"n": state.round}

    def left(self, state: EuthiaState) -> float:
        last = last_round(state)
        if state.phase == OVER:
            return 0.0
        done = (state.turn - state.first) % state.seats
        return (last - state.round + 1 - done / state.seats) / last

    def sides(self, state: EuthiaState) -> tuple[tuple[Seat, ...], ...]:
        everybody = tuple(range(state.seats))
        return tuple([(seat,) for seat in everybody]) if state.mode == COMPETITIVE else (everybody,)

    def figures(self, state: EuthiaState) -> tuple[dict[str, int], ...]:
        found = []
        for seat in range(state.seats):
            told = {"score": total(state, seat), "reputation": state.rep[seat], "gold": state.gold[seat]}
            found.append(told | {"quests": len(state.quests[seat]), "health": state.health[seat]})
        return tuple(found)

    def parts(self, state: EuthiaState) -> tuple[dict[str, int], ...]:
        return tuple([parts(state, seat) for seat in range(state.seats)])

    def merits(self, state: EuthiaState) -> list[tuple[float, ...]]:
        """The score as it would be now, what the hero can still make of it, whether the turn is still to come."""
        found: list[tuple[float, ...]] = []
        done = (state.turn - state.first) % state.seats
        for seat in range(state.seats):
            now = float(total(state, seat))
            ahead = float((seat - state.first) % state.seats >= done and state.phase != OVER)
            found.append((now, standing(state, seat) - now, ahead))
        return found

    def prospect(self, state: EuthiaState) -> float:
        """Without rivals the goal of the scenario counts most."""
        return sum([standing(state, seat) for seat in range(state.seats)]) / state.seats + progress(state)

    def explain(self, state: EuthiaState, choice: Choice, action: Action) -> Told | None:
        """By odds and figures of the map (``hint_reasons``), else by what the answer costs and gives, or what stays."""
        told = explain(state, choice, action) or self.at_once(state, choice, action)
        return told or standing_of(state, choice)

    def holdings(self, state: EuthiaState, seat: Seat) -> dict[str, int]:
        return holdings(state, seat)

    def play_on(self, state: EuthiaState, choice: Choice, rng: Rng) -> Action:
        return greedy(state, choice, rng)


CHRONICLE: Final = EuthiaChronicle
