"""A bot that stands still for good in the middle of a game, once a file of results holds so many games.
``test_killed`` kills its tournament there; that way nothing hangs on how fast the machine is."""

from __future__ import annotations

import os
import time
from pathlib import Path

import taverne

RESULTS = "TAVERNE_TEST_RESULTS"
GAMES = 4
PATIENCE_S = 120


class Standstill(taverne.Bot):
    """Takes the first answer; stands still where the environment names a file of results."""

    def choose(self, view, choice, rng, simulator):  # type: ignore[no-untyped-def]
        results = os.environ.get(RESULTS)
        if results and len(Path(results).read_bytes().splitlines()) > GAMES:
            time.sleep(PATIENCE_S)
            raise AssertionError("nobody ended the tournament")
        return choice.options[0]
