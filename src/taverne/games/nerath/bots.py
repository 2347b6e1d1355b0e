"""The computer opponents of Conquest of Nerath: by lot, greedy, and one that tries its plans out first.
They know what their seat may believe and nothing else; how the greedy one thinks is left to ``greedy``."""

from __future__ import annotations

from typing import Final, cast

from taverne.engine.actions import Action
from taverne.engine.bots import Bot, RandomBot, Simulator, ThinkingBot
from taverne.engine.decisions import Choice
from taverne.engine.rng import Rng

from .greedy import greedy
from .state import Table


class Greedy(ThinkingBot):
    """Values lands, threats and battles by exact odds, and takes the best move at hand."""

    shown_ms = 500

    def think(self, choice: Choice, rng: Rng, simulator: Simulator) -> Action:
        return greedy(cast(Table, simulator(rng)), choice, rng)


BOTS: Final[dict[str, type[Bot]]] = {"random": RandomBot, "greedy": Greedy}
