"""The best turn that can be made of what lies on the map: goals in an order that tokens and movement allow.
Plans are made anew for every answer and forgotten; ``greedy`` carries them out, goals come from ``values.spaces``."""

from __future__ import annotations

from typing import Final

from ..box.atlas import CAVERN, MOUNTAIN
from ..box.integer_tables import NONE
from ..odds.forecast import quick_duel_with
from ..rules.travel.elementals import powers as every
from ..rules.turn.tokens import COMBAT, MINING, TRADE
from ..state.game_state import COMPETITIVE
from .values.fights import Outlook
from .values.spaces import FREE, Prospects, SpaceGoal

MANY: Final = (2, 2, 4, 4)
"""So many goals are considered for a turn: by the token they need, mining, trade, combat, none."""
DEEP: Final = 4
DOUBTS: Final = 4
"""How often a plan is made anew because exact odds speak against its fight."""
LOST: Final = 0.6
"""How many of the defeats that exact odds foresee come about where bots lead the monsters."""
PER_TURN: Final = 3
"""About how far a hero comes in a turn in which he also acts."""
LATER: Final = 0.72
"""What a goal is worth that is reached a turn later."""


class Plan:
    """The goals of a turn in their order, and what the turn is worth."""

    __slots__ = ("goals", "worth")

    def __init__(self, worth: float, goals: tuple[SpaceGoal, ...]) -> None:
        self.worth = worth
        self.goals = goals


class Survey(Prospects):
    """The turns that a hero may make of the map."""

    def goals(self) -> list[SpaceGoal]:
        """Return what is worth doing on the map, the best first, as far as it can be reached."""
        far, _ = self.ways(self.start)
        found: list[SpaceGoal] = []
        for space, _steps in far.items():
            for goal in self.at(space):
                if goal.worth > 0.05:
                    found.append(goal)
        found.sort(key=lambda goal: (goal.worth * LATER ** (far[goal.space] / PER_TURN), -goal.space), reverse=True)
        room = list(MANY)
        near = []
        for goal in found:
            if room[goal.token]:
                room[goal.token] -= 1
                near.append(goal)
        return near

    def verify(self, goal: SpaceGoal) -> bool:
        """Reckon the odds of a fight that is planned; return whether that changes much."""
        state = self.state
        foe = goal.foe
        key = (foe, every(state, goal.space))
        if foe == NONE or goal.kind == "dragon" or key in self.exact:
            return False
        look = self.prospect(foe, goal.space)
        odds = quick_duel_with(state, self.seat, foe, goal.space)
        lost = 1.0 - odds.win - 0.3 * odds.open
        win = 1.0 - (LOST * lost if state.mode == COMPETITIVE else lost)
        self.exact[key] = self.fights[foe] = Outlook(win, odds.wounds, look.rounds)
        return abs(look.win - self.exact[key].win) > 0.02

    def best(self, extra: int = 0) -> Plan:
        """Return the best turn, with so many movement points that pieces may still give."""
        self.budget = self.state.moves[self.seat] + extra
        for _ in range(DOUBTS):
            self.near = self.goals()
            plan = self.deeper(self.start, 0, list(self.tokens), (), DEEP)
            if not self.doubtful(plan):
                break
        return plan

    def doubtful(self, plan: Plan) -> bool:
        """Reckon the fight of a plan exactly, and each monster once that draws the hero on; has anything changed?"""
        fights = [goal for goal in plan.goals if goal.token == COMBAT][:1]
        known = {foe for foe, _ in self.exact} | {goal.foe for goal in fights}
        for goal in self.near:
            if goal.token == COMBAT and goal.foe not in known:
                known.add(goal.foe)
                fights.append(goal)
        changed = [self.verify(goal) for goal in fights]
        return any(changed)

    def reach(self, tokens: list[int]) -> int:
        """Return how far a hero comes with what is left when some tokens are kept for actions."""
        return self.budget + sum(n * each for n, each in zip(tokens, self.points, strict=True))

    def deeper(self, here: int, walked: int, tokens: list[int], done: tuple[SpaceGoal, ...], depth: int) -> Plan:
        """Return the best plan that goes on from a space, tokens being those not yet meant for actions."""
        far, _ = self.ways(here)
        best = Plan(self.later(here, far, done, tokens, walked), ())
        if not depth:
            return best
        for goal in self.follow(here, done):
            steps = far.get(goal.space, NONE)
            if steps == NONE or goal in done:
                continue
            left = list(tokens)
            if goal.token != FREE:
                if not left[goal.token]:
                    continue
                left[goal.token] -= 1
            if walked + steps > self.reach(left):
                continue
            fight = goal.token == COMBAT
            again = 0.85 if fight and any(one.token == COMBAT for one in done) else 1.0
            further = 0 if goal.kind == "vigil" else depth - 1
            plan = self.deeper(goal.space, walked + steps, left, (*done, goal), further)
            worth = goal.worth * again + (0.85 if fight else 0.99) * plan.worth - 0.03 * steps
            if worth > best.worth:
                best = Plan(worth, (goal, *plan.goals))
        return best

    def follow(self, here: int, done: tuple[SpaceGoal, ...]) -> list[SpaceGoal]:
        """Return the goals that may come next: those of the map, and what a victory just made possible here."""
        if not done or done[-1].kind != "fight":
            return self.near
        state, space = self.state, done[-1].space
        if self.is_post(space):
            return [SpaceGoal(space, TRADE, self.trade(space), "trade"), *self.near]
        if MOUNTAIN <= state.cat.map.land[space] <= CAVERN:
            return [SpaceGoal(space, MINING, 0.9, "mine"), *self.near]
        return self.near

    def later(
        self, here: int, far: dict[int, int], done: tuple[SpaceGoal, ...], tokens: list[int], walked: int
    ) -> float:
        """Return what is left for the next turns as seen from a space, and the worth of a token to keep."""
        if not self.young:
            return 0.0
        best = 0.0
        spare = self.reach(tokens) - walked
        for goal in self.near:
            if goal in done or goal.space not in far:
                continue
            steps = max(0, far[goal.space] - spare)
            best = max(best, goal.worth * LATER ** (1 + steps / PER_TURN))
        return best + (0.35 if tokens[COMBAT] else 0.15 if sum(tokens) else 0.0)
