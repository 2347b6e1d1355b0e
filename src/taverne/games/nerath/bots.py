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
from .planning import CALM, Planner, Style
from .rules.movement import READY
from .state import Table

EAGER: Final = CALM._replace(guard=0.3)
STYLES: Final = (
    EAGER,
    EAGER._replace(enough=0.8),
    EAGER._replace(enough=0.7, prize=1.2),
    CALM,
    Style(0.5, 1.6, 1.0, 0.96),
)
"""Ways to wage war that the strategist tries out: eager, sparing, everywhere at once, calm, on guard."""


class Greedy(ThinkingBot):
    """Values lands, threats and battles by exact odds, and takes the best move at hand."""

    shown_ms = 500

    def think(self, choice: Choice, rng: Rng, simulator: Simulator) -> Action:
        return greedy(cast(Table, simulator(rng)), choice, rng)


class Strategist(ThinkingBot):
    """Plans its moves to the end in several styles, and goes on in the style whose whole plan is worth most.

    A greedy realm takes one best move after the other; a plan is judged as a whole, by exact odds, without dice.
    Only moves are tried out: that is where styles differ. ``budget_s`` is the thinking time of one answer.
    """

    shown_ms = 500
    budget_s: ClassVar[float] = 0.5

    def think(self, choice: Choice, rng: Rng, simulator: Simulator) -> Action:
        table = cast(Table, simulator(rng))
        if choice.prompt != "movement":
            return greedy(table, choice, rng, agreed(table, STYLES) if choice.prompt == "order" else CALM)
        end = time.thread_time() + self.budget_s
        answers = {style: greedy(table.clone(), choice, rng, style) for style in STYLES}
        if len(set(answers.values())) == 1:
            return answers[EAGER]
        best, most = EAGER, -1e9
        for style in STYLES:
            if time.thread_time() > end:
                break
            value = planned_out(table.clone(), style, Rng(rng.below(1 << 62)))
            if value > most:
                best, most = style, value
        return answers[best]


def planned_out(table: Table, style: Style, rng: Rng) -> float:
    """Move a realm's units to the end of the phase, everybody greedy, the realm in a style; return the plan's worth."""
    realm = table.realm
    while True:
        settle_all(table)
        choice = table.pending[0]
        assert isinstance(choice, Choice)
        mine = table.seat_for[realm] == choice.seat
        action = greedy(table, choice, rng, style if mine else CALM)
        if action == READY:
            return Planner(table, EAGER).prospect()
        apply(table, choice.seat, action)


BOTS: Final[dict[str, type[Bot]]] = {"random": RandomBot, "greedy": Greedy, "strategist": Strategist}
