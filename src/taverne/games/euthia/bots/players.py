"""The bots of Euthia: by lot, greedy, and one that plays turns out before it chooses.
They know what their seat may believe and nothing else; how the greedy one thinks is left to ``greedy``."""

from __future__ import annotations

import time
from statistics import mean, stdev
from typing import ClassVar, Final, cast

from taverne.engine.actions import Action, Seat
from taverne.engine.decisions import Choice
from taverne.engine.frames import apply, settle
from taverne.engine.matches.bots import Bot, RandomBot, Simulator, ThinkingBot
from taverne.engine.rng import Rng

from ..state.game_state import COMPETITIVE, OVER, EuthiaState
from .greedy import greedy
from .values.pieces import standing
from .values.scenario_goals import progress
from .values.spaces import CALM, Style

SETTLED: Final = Style("settled", 2.2, 1.0, 0.2, 1.5)
STYLES: Final = (
    SETTLED,
    CALM,
    Style("bold", 1.0, 1.3, 0.2, 1.0),
    Style("wary", 6.0, 0.8, 0.5, 1.5),
    Style("rover", 2.2, 1.0, 1.6, 1.0),
)
"""Ways to go about that the seeker tries out: its own, that of the greedy bot, bold, wary, roving."""


class Greedy(ThinkingBot):
    """Plans its turn over the map, picks fights by their odds, and takes what is best at hand."""

    shown_ms = 500

    def think(self, choice: Choice, rng: Rng, simulator: Simulator) -> Action:
        return greedy(cast(EuthiaState, simulator(rng)), choice, rng)


class Seeker(ThinkingBot):
    """Plays its turn out in several styles, in tables that it may believe, and leaves its own only for a better one.

    Dice make a turn end well or badly whatever the style, so another one must do better by more than luck explains.
    Only what to do in a turn is tried out: that is where styles differ. ``budget_s`` is the thinking time of one
    answer, ``most`` bounds it too, so that an answer does not hang on the machine's speed alone.
    """

    shown_ms = 500
    budget_s: ClassVar[float] = 2.0
    least: ClassVar[int] = 3
    most: ClassVar[int] = 60
    sure: ClassVar[float] = 1.0
    """How many standard errors better another style must be."""

    def think(self, choice: Choice, rng: Rng, simulator: Simulator) -> Action:
        state = cast(EuthiaState, simulator(rng))
        own = greedy(state, choice, rng, SETTLED)
        if choice.prompt != "act" or self.late:
            return own
        answers = {own: SETTLED}
        for style in STYLES[1:]:
            answers.setdefault(greedy(state, choice, rng, style), style)
        return own if len(answers) == 1 else self.best(choice.seat, own, answers, rng, simulator)

    def best(self, seat: Seat, own: Action, answers: dict[Action, Style], rng: Rng, simulator: Simulator) -> Action:
        """Try the answers out, each in the same tables with the same luck; return the surest gain over one's own."""
        end = time.thread_time() + self.budget_s
        gains: dict[Action, list[float]] = {answer: [] for answer in answers if answer != own}
        tries = 0
        while not self.late and (tries < self.least or (tries < self.most and time.thread_time() < end)):
            believed, seed = cast(EuthiaState, simulator(rng)), rng.below(1 << 62)
            usual = self.tried(believed, seat, own, SETTLED, seed)
            for answer, found in gains.items():
                found.append(self.tried(believed, seat, answer, answers[answer], seed) - usual)
            tries += 1
        return max([own, *gains], key=lambda answer: self.surplus(gains.get(answer)))

    def tried(self, state: EuthiaState, seat: Seat, answer: Action, style: Style, seed: int) -> float:
        trial = state.clone()
        apply(trial, seat, answer)
        return played_out(trial, seat, style, Rng(seed))

    def surplus(self, gains: list[float] | None) -> float:
        """Return what is surely gained: the mean less some standard errors; one's own answer has 0."""
        return mean(gains) - self.sure * stdev(gains) / len(gains) ** 0.5 if gains and len(gains) > 1 else 0.0


def played_out(state: EuthiaState, seat: Seat, style: Style, rng: Rng) -> float:
    """Play a turn to its end, everybody greedy, the seat in a style; return how it then stands against the others."""
    turn, number = state.turn, state.round
    while True:
        settle(state)
        if not state.pending or state.phase == OVER or state.turn != turn or state.round != number:
            return against(state, seat)
        choice = cast(Choice, state.pending[0])
        apply(state, choice.seat, greedy(state, choice, rng, style if choice.seat == seat else CALM))


def against(state: EuthiaState, seat: Seat) -> float:
    """Return how a seat stands; among rivals the best of the others counts a little, without them the goal."""
    own = standing(state, seat) + progress(state)
    if state.mode != COMPETITIVE or state.seats == 1:
        return own
    return own - 0.3 * max(standing(state, other) for other in range(state.seats) if other != seat)


BOTS: Final[dict[str, type[Bot]]] = {"random": RandomBot, "greedy": Greedy, "seeker": Seeker}
