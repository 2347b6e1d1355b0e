"""The bots of Monster Lands: by lot, one action ahead, and by trying out what may come.
They know what their seat may believe and nothing else; how the greedy one thinks is left to ``greedy``."""

from __future__ import annotations

import time
from typing import ClassVar, Final, cast

from taverne.engine.actions import Action, Seat
from taverne.engine.decisions import Choice
from taverne.engine.frames import apply, settle, take_answer
from taverne.engine.matches.bots import Bot, RandomBot, Simulator, ThinkingBot
from taverne.engine.rng import Rng

from ..box.catalogue import EXPEDITIONS
from ..rules.clan.free_options import MORE
from ..rules.turn.score import final_result
from ..state.game_state import ADVENTURE, DEPLOYMENT, OVER, LandsState
from .expedition_plans import Scout
from .greedy import Memo, Mind, greedy
from .piece_values import Worth


class Greedy(ThinkingBot):
    """Looks one action ahead, with a hand-made scale and the odds."""

    def think(self, choice: Choice, rng: Rng, simulator: Simulator) -> Action:
        return greedy(cast(LandsState, simulator(rng)), choice, rng)


class Search(ThinkingBot):
    """Tries the best options out in tables that its seat may believe, and keeps the best.

    Everybody plays on greedily to the end of the deployment; what then stands on the expeditions counts what it
    promises by the odds, so that the luck of the dice plays no part.  Options that look worse drop out, the others
    are tried more.  ``budget_s`` is the processor time of one answer; ``tries`` bounds it too, so that an answer
    does not hang on the machine's speed.
    """

    budget_s: ClassVar[float] = 1.0
    tries: ClassVar[int] = 96
    rolling: ClassVar[bool] = False
    """Whether the Adventure is rolled out too, instead of reckoned."""

    def think(self, choice: Choice, rng: Rng, simulator: Simulator) -> Action:
        state = cast(LandsState, simulator(rng))
        first = greedy(state.clone(), choice, rng)
        if choice.prompt not in SEARCHED or first == MORE or self.late:
            return first
        alive = self.candidates(state, choice, rng, first)
        return alive[0] if len(alive) == 1 else self.halve(alive, choice.seat, rng, simulator)

    def candidates(self, state: LandsState, choice: Choice, rng: Rng, first: Action) -> list[Action]:
        """Return the options worth trying, the greedy one first."""
        if choice.prompt != "deploy":
            return [first, *[action for action in choice.options if action not in (first, MORE)]][:WIDEST]
        return list(dict.fromkeys([first, *near_best(state, choice, rng)]))[:WIDEST]

    def halve(self, alive: list[Action], seat: Seat, rng: Rng, simulator: Simulator) -> Action:
        """Return the option that does best; ties and the end of time favour the one that stands first.

        Each round has its part of the tries and of the time.  Once the worse half has dropped out, the best of
        one's next actions is looked for too.
        """
        stages = max(1, (len(alive) - 1).bit_length())
        end = time.thread_time()
        deeper = False
        while len(alive) > 1:
            end += self.budget_s / stages
            totals = dict.fromkeys(alive, 0.0)
            for _ in range(max(1, self.tries // (stages * len(alive)))):
                trial = self.trial(alive, seat, rng, simulator, deeper)
                if len(trial) == len(alive):
                    totals = {action: totals[action] + worth for action, worth in trial.items()}
                if self.late or time.thread_time() > end:
                    break
            alive.sort(key=totals.__getitem__, reverse=True)
            if self.late:
                break
            del alive[(len(alive) + 1) // 2 :]
            deeper = True
        return alive[0]

    def trial(
        self, alive: list[Action], seat: Seat, rng: Rng, simulator: Simulator, deeper: bool
    ) -> dict[Action, float]:
        """Try each option once in the same table with the same luck; where time is up, not all of them."""
        believed, seed = cast(LandsState, simulator(rng)), rng.below(1 << 62)
        found: dict[Action, float] = {}
        for action in alive:
            if self.late:
                break
            found[action] = self.worth(believed, seat, action, seed, deeper)
        return found

    def worth(self, believed: LandsState, seat: Seat, action: Action, seed: int, deeper: bool) -> float:
        if not deeper or self.rolling:
            return outcome(believed.clone(), seat, action, Rng(seed), self.rolling)
        return twice(believed.clone(), seat, action, Rng(seed))


SEARCHED: Final = ("deploy", "expedition", "send", "recruit", "die")
WIDEST: Final = 8
NEXT: Final = 3
NEAR: Final = 4.0
"""An action that looks worse than the best by more than this is not tried."""


def outcome(state: LandsState, seat: Seat, action: Action, rng: Rng, rolling: bool = False) -> float:
    """Return how a seat stands after an action, once everybody has deployed greedily.

    With ``rolling`` the turn is played to its end, dice and all.
    """
    turn = state.turn
    memo: Memo = {}
    apply(state, seat, action)
    while True:
        settle(state)
        if not state.pending or (state.turn > turn and state.phase == DEPLOYMENT):
            return standing(state, seat)
        if state.phase == ADVENTURE and not rolling:
            return outlook(state, seat)
        choice = cast(Choice, state.pending[0])
        take_answer(state, choice.seat, greedy(state, choice, rng, memo))


def twice(state: LandsState, seat: Seat, action: Action, rng: Rng) -> float:
    """Return how a seat stands after an action and the best of its next ones, all else played greedily."""
    memo: Memo = {}
    turn = state.turn
    apply(state, seat, action)
    while True:
        settle(state)
        if not state.pending or state.turn > turn:
            return standing(state, seat)
        if state.phase == ADVENTURE:
            return outlook(state, seat)
        choice = cast(Choice, state.pending[0])
        if choice.seat == seat and choice.prompt == "deploy":
            break
        take_answer(state, choice.seat, greedy(state, choice, rng, memo))
    first = greedy(state, choice, rng, {})
    if first == MORE:
        return outcome(state, seat, first, rng)
    nexts = list(dict.fromkeys([first, *near_best(state, choice, rng)]))[:NEXT]
    seed = rng.below(1 << 62)
    return max([outcome(state.clone(), seat, after, Rng(seed)) for after in nexts])


def near_best(state: LandsState, choice: Choice, rng: Rng) -> list[Action]:
    """Return the deployments that look nearly as good as the best, the best first."""
    mind = Mind(state, choice.seat, rng, {}, careful=False)
    ways = sorted(mind.deployments(), key=lambda way: way[0], reverse=True)
    return [action for surplus, action in ways if surplus > ways[0][0] - NEAR and action in choice.options]


def outlook(state: LandsState, seat: Seat) -> float:
    """Return how a seat stands against the best of the others when all have deployed."""
    rivals_hold = [prospects(state, other) for other in range(state.seats) if other != seat]
    return prospects(state, seat) - AGAINST * max(rivals_hold, default=0.0)


def prospects(state: LandsState, seat: Seat) -> float:
    """Return what a clan has, and what its expeditions promise."""
    scout = Scout(Worth(state, seat))
    out = [e for e in range(EXPEDITIONS) if state.who[e] >= 0 and state.seat_of(e) == seat]
    return scout.worth.estate(pool=False) + sum([scout.prospect(e) for e in out])


def standing(state: LandsState, seat: Seat) -> float:
    """Return how a seat stands against the best of the others."""
    if state.phase == OVER and state.twist is None:
        result = final_result(state)
        rivals = [score for other, score in enumerate(result.scores) if other != seat]
        return result.scores[seat] - AGAINST * max(rivals, default=0) + (WON if seat in result.winners else 0.0)
    rivals_hold = [Worth(state, other).estate() for other in range(state.seats) if other != seat]
    return Worth(state, seat).estate() - AGAINST * max(rivals_hold, default=0.0)


AGAINST: Final = 0.5
"""What the best rival's points count beside one's own."""
WON: Final = 8.0
"""What a victory counts beside the points it was won with."""

BOTS: Final[dict[str, type[Bot]]] = {"random": RandomBot, "greedy": Greedy, "search": Search}
