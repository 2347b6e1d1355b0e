"""The computer opponents of Conquest of Nerath: by lot, greedy, and one that tries its plans out first.
They know what their seat may believe and nothing else; how the greedy one thinks is left to ``greedy``."""

from __future__ import annotations

from typing import Final, cast

from taverne.engine.actions import Action
from taverne.engine.bots import Bot, RandomBot, Simulator
from taverne.engine.decisions import Choice
from taverne.engine.game import View
from taverne.engine.rng import Rng

from .greedy import greedy
from .state import Table

SHOWN_MS: Final = 500


class Greedy(Bot):
    """Values lands, threats and battles by exact odds, and takes the best move at hand."""

    needs_view = False

    def choose(self, view: View | None, choice: Choice, rng: Rng, simulator: Simulator) -> Action:
        if len(choice.options) == 1:
            return choice.options[0]
        return greedy(cast(Table, simulator(rng)), choice, rng)

    def delay(self, view: View | None, choice: Choice, rng: Rng) -> int:
        return SHOWN_MS


BOTS: Final[dict[str, type[Bot]]] = {"random": RandomBot, "greedy": Greedy}
