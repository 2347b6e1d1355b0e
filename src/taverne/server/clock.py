"""What time it is for everybody: that of this machine, or of the database where the two differ, since several processes
share that one and pages at one of them race at tables of another.

Wherever one process is enough, the time of the event loop is used, which never jumps.
"""

from __future__ import annotations

import time
from collections import deque
from typing import Final

import structlog

log = structlog.get_logger()
SLACK_MS: Final = 100
"""Clocks that are kept by the network differ by less: nothing is corrected for that."""
ASKED: Final = 8
"""So many answers are compared; the one that came quickest is believed."""


class Difference:
    """How far the clock of the database is ahead of that of this machine."""

    def __init__(self) -> None:
        self.ms = 0
        self._heard: deque[tuple[int, int]] = deque(maxlen=ASKED)

    def heard(self, theirs: int, asked: int, told: int) -> None:
        """Note what time it was there when it was here between ``asked`` and ``told``."""
        self._heard.append((told - asked, theirs - (asked + told) // 2))
        lasted, found = min(self._heard)
        wanted = found if abs(found) > SLACK_MS + lasted else 0
        if abs(wanted - self.ms) > SLACK_MS:
            self.ms = wanted
            log.warning("clock-corrected", by_ms=wanted)


DIFFERENCE: Final = Difference()


def own_ms() -> int:
    """Return the time of this machine."""
    return time.time_ns() // 1_000_000


def now_ms() -> int:
    """Return the server's time: milliseconds since the epoch."""
    return own_ms() + DIFFERENCE.ms
