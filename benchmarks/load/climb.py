"""The highest rate that a server holds at a given p99: rates rise until it is exceeded, then close in on the limit.

One run at one rate is left to whoever asks.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from benchmarks.load.figures import Measured

RISE: Final = 1.25
CLOSER: Final = 2
"""So often the step between what was held and what was not is halved."""
KEEPS_UP: Final = 0.97
"""What share of the moves offered must be made: whoever falls behind holds no rate, however quick the answers."""


def holds(run: Measured, limit: float) -> bool:
    """Whether a server held the rate that it was offered, with p99 within ``limit`` milliseconds."""
    return run.p99 <= limit and run.per_second >= KEEPS_UP * run.rate


def climb(measured: Callable[[float], Measured], rate: float, limit: float) -> Measured | None:
    """Return the run at the highest rate held, from ``rate`` upwards; None if not even that one was.

    What was not held is tried once more: one bad moment of a machine says nothing of a server.
    """
    best: Measured | None = None

    def held(offered: float) -> bool:
        nonlocal best
        for _ in range(2):
            run = measured(offered)
            if holds(run, limit):
                best = run
                return True
        return False

    while held(rate):
        rate *= RISE
    if best is None:
        return None
    missed = rate
    for _ in range(CLOSER):
        between = (best.rate + missed) / 2
        if not held(between):
            missed = between
    return best
