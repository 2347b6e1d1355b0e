"""The computer opponents of Euthia: by lot, greedy, and one that plays turns out before it chooses.
They know what their seat may believe and nothing else; how the greedy one thinks is left to ``greedy``."""

from __future__ import annotations

import time
from typing import ClassVar, Final, cast

from taverne.engine.actions import Action, Seat
from taverne.engine.bots import Bot, RandomBot, Simulator, ThinkingBot
from taverne.engine.decisions import Choice
from taverne.engine.frames import apply, settle_all
from taverne.engine.rng import Rng

from .mind.greedy import greedy
from .mind.routes import CALM, Style
from .mind.worth import standing
from .state import COMPETITIVE, OVER, Table

STYLES: Final = (
    CALM,
    Style("bold", 2.0, 1.4, 0.8, 0.8),
    Style("wary", 6.0, 0.8, 1.0, 1.2),
    Style("rover", 4.0, 1.0, 1.8, 0.8),
    Style("trader", 4.0, 0.9, 0.8, 1.8),
)
"""Ways to go about that the seeker tries out: as usual, bold, wary, roving, trading."""


class Greedy(ThinkingBot):
    """Plans its turn over the map, picks fights by their odds, and takes what is best at hand."""

    shown_ms = 500

    def think(self, choice: Choice, rng: Rng, simulator: Simulator) -> Action:
        return greedy(cast(Table, simulator(rng)), choice, rng)


class Seeker(ThinkingBot):
    """Plays its turn out in several styles, in tables that it may believe, and goes on in the style that does best.

    Only what to do in a turn is tried out: that is where styles differ. ``budget_s`` is the thinking time of one
    answer, ``most`` bounds it too, so that an answer does not hang on the machine's speed alone.
    """

    shown_ms = 500
    budget_s: ClassVar[float] = 0.6
    least: ClassVar[int] = 1
    most: ClassVar[int] = 8

    def think(self, choice: Choice, rng: Rng, simulator: Simulator) -> Action:
        table = cast(Table, simulator(rng))
        if choice.prompt != "act":
            return greedy(table, choice, rng)
        answers = {style: greedy(table, choice, rng, style) for style in STYLES}
        if len(set(answers.values())) == 1:
            return answers[CALM]
        return self.best(choice.seat, answers, rng, simulator)

    def best(self, seat: Seat, answers: dict[Style, Action], rng: Rng, simulator: Simulator) -> Action:
        """Try the styles that differ in their answer, each in the same tables; as usual wins ties."""
        styles = [style for n, style in enumerate(STYLES) if answers[style] not in [answers[s] for s in STYLES[:n]]]
        end = time.thread_time() + self.budget_s
        totals = dict.fromkeys(styles, 0.0)
        tries = 0
        while tries < self.least or (tries < self.most and time.thread_time() < end):
            believed, seed = cast(Table, simulator(rng)), rng.below(1 << 62)
            for style in styles:
                trial = believed.clone()
                apply(trial, seat, answers[style])
                totals[style] += played_out(trial, seat, style, Rng(seed))
            tries += 1
        return answers[max(styles, key=lambda style: (totals[style], style is CALM))]


def played_out(table: Table, seat: Seat, style: Style, rng: Rng) -> float:
    """Play a turn to its end, everybody greedy, the seat in a style; return how it then stands against the others."""
    turn, number = table.turn, table.round
    while True:
        settle_all(table)
        if not table.pending or table.phase == OVER or table.turn != turn or table.round != number:
            return against(table, seat)
        choice = cast(Choice, table.pending[0])
        apply(table, choice.seat, greedy(table, choice, rng, style if choice.seat == seat else CALM))


def against(table: Table, seat: Seat) -> float:
    """Return how a seat stands; among rivals the best of the others counts a little."""
    own = standing(table, seat)
    if table.mode != COMPETITIVE or table.seats == 1:
        return own
    return own - 0.3 * max(standing(table, other) for other in range(table.seats) if other != seat)


BOTS: Final[dict[str, type[Bot]]] = {"random": RandomBot, "greedy": Greedy, "seeker": Seeker}
