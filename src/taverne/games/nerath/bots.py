"""The computer opponents of Conquest of Nerath: by lot, greedy, and one that tries its plans out first.
They know what their seat may believe and nothing else; how the greedy one thinks is left to ``greedy``."""

from __future__ import annotations

import time
from typing import ClassVar, Final, cast

from taverne.engine.actions import Action
from taverne.engine.bots import Bot, RandomBot, Simulator, ThinkingBot
from taverne.engine.decisions import Choice
from taverne.engine.frames import apply, settle_all
from taverne.engine.rng import Rng

from .greedy import agreed, greedy
from .planning import CALM, Style
from .state import OVER, Table
from .worth import standing

STYLES: Final = (CALM, Style(0.5, 1.6, 1.0), Style(0.9, 0.6, 1.2), Style(0.7, 0.3, 1.5), Style(0.4, 1.0, 0.8))
"""Ways to wage war that the strategist tries out: as usual, on guard, bold, reckless, sparing."""


class Greedy(ThinkingBot):
    """Values lands, threats and battles by exact odds, and takes the best move at hand."""

    shown_ms = 500

    def think(self, choice: Choice, rng: Rng, simulator: Simulator) -> Action:
        return greedy(cast(Table, simulator(rng)), choice, rng)


class Strategist(ThinkingBot):
    """Plays its turn out in several styles, in tables that it may believe, and goes on in the style that does best.

    Only moves are tried out: that is where styles differ. ``budget_s`` is the thinking time of one answer.
    """

    shown_ms = 500
    budget_s: ClassVar[float] = 0.5
    least_tries: ClassVar[int] = 1

    def think(self, choice: Choice, rng: Rng, simulator: Simulator) -> Action:
        table = cast(Table, simulator(rng))
        if choice.prompt != "movement":
            return greedy(table, choice, rng, agreed(table, STYLES) if choice.prompt == "order" else CALM)
        answers = {style: greedy(table.clone(), choice, rng, style) for style in STYLES}
        if len(set(answers.values())) == 1:
            return answers[CALM]
        return self.best(table.realm, answers, rng, simulator)

    def best(self, realm: int, answers: dict[Style, Action], rng: Rng, simulator: Simulator) -> Action:
        end = time.thread_time() + self.budget_s
        totals = dict.fromkeys(STYLES, 0.0)
        tries = 0
        while tries < self.least_tries or time.thread_time() < end:
            believed, seed = cast(Table, simulator(rng)), rng.below(1 << 62)
            for style in STYLES:
                totals[style] += played_out(believed.clone(), realm, style, Rng(seed))
            tries += 1
        return answers[max(STYLES, key=lambda style: (totals[style], style == CALM))]


def played_out(table: Table, realm: int, style: Style, rng: Rng) -> float:
    """Play a realm's turn to its end, everybody greedy, the realm in a style; return how it then stands."""
    turn = table.round
    while True:
        settle_all(table)
        if not table.pending or table.phase == OVER or table.realm != realm or table.round != turn:
            return standing(table, realm)
        choice = table.pending[0]
        assert isinstance(choice, Choice)
        mine = table.seat_for[realm] == choice.seat
        action = greedy(table, choice, rng, style if mine else CALM)
        apply(table, choice.seat, action)


BOTS: Final[dict[str, type[Bot]]] = {"random": RandomBot, "greedy": Greedy, "strategist": Strategist}
