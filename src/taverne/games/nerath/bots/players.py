"""The bots of Conquest of Nerath: by lot, greedy, and one that plans for the whole war.
They know what their seat may believe and nothing else; how they think is left to ``greedy`` and ``strategist``."""

from __future__ import annotations

import time
from typing import Any, ClassVar, Final, cast

from taverne.engine.actions import Action
from taverne.engine.decisions import Choice
from taverne.engine.game import Game
from taverne.engine.matches.bots import Bot, RandomBot, Simulator, ThinkingBot
from taverne.engine.rng import Rng

from ..state.game_state import NerathState
from .greedy import greedy
from .strategist import campaigning, strategist


class Greedy(ThinkingBot):
    """Values lands, threats and battles by exact odds, and takes the best move at hand."""

    shown_ms = 500

    def think(self, choice: Choice, rng: Rng, simulator: Simulator) -> Action:
        return greedy(cast(NerathState, simulator(rng)), choice, rng)


class Strategist(ThinkingBot):
    """Plans all attacks of its turn together, for the chance to win the war; ``budget_s`` bounds each of its plans."""

    shown_ms = 500
    budget_s: ClassVar[float] = 0.4

    def __init__(self, game: Game[Any]) -> None:
        super().__init__(game)
        self.plan = campaigning(self.left)

    def left(self) -> float:
        """Return how long one plan may take: where a table waits, never more than a part of what is left."""
        if self.until is None:
            return self.budget_s
        return max(0.0, min(self.budget_s, (self.until - time.monotonic()) / 2))

    def think(self, choice: Choice, rng: Rng, simulator: Simulator) -> Action:
        return strategist(cast(NerathState, simulator(rng)), choice, rng, self.plan)


BOTS: Final[dict[str, type[Bot]]] = {"random": RandomBot, "greedy": Greedy, "strategist": Strategist}
"""By level, weakest first."""
