"""A fair race over a slow network: measured round trips, effective times, limits on hasty input.

Who wins what is left to the game: an authority only stamps each answer with its effective time.
"""

from __future__ import annotations

from collections.abc import Collection
from statistics import median_low
from typing import Final

COUNTDOWN: Final = "countdown"
"""The timer at whose end a race begins: stamps are milliseconds since then, negative while it still runs."""
CAP_MS: Final = 200
"""No more delay than this is made good."""
PINGS: Final = 8
"""The smallest of so many latest pings is the round trip: a late answer to one of them gains nothing."""
KEPT: Final = 40
"""The path's best is sought among so many."""
RISE_MS: Final = 30
"""Beyond the path's best no more than this is believed: jumps are not."""
PATH_MS: Final = 10
"""By so much an answered ping may take longer than the network itself says."""
MARGIN_MS: Final = 40
"""Where the network says nothing: so much more than the usual line of the match is believed."""
PER_SECOND: Final = 10


class RoundTrips:
    """What is known of one player's connection: pings that the server sends, and what the network says of the path."""

    def __init__(self) -> None:
        self._pings: list[int] = []
        self.path: int | None = None
        """The shortest round trip that the network itself has seen lately; None where it cannot be asked."""
        self.estimate = 0
        """The round trip that counts in the current round, in milliseconds."""

    def ponged(self, ms: int, path: int | None = None) -> None:
        """Note how long one ping of the server took to come back, and how long the path is."""
        self._pings.append(max(0, ms))
        del self._pings[:-KEPT]
        self.path = path

    def fix(self) -> int:
        """Fix the estimate for a round that begins: the smallest of the last pings, as far as the path supports it.

        Whoever answers pings late therefore only seems to be where they are.
        """
        lately = min(self._pings[-PINGS:], default=0)
        best = min(self._pings, default=0)
        self.estimate = lately if lately <= best + RISE_MS else best
        if self.path is not None:
            self.estimate = min(self.estimate, self.path + PATH_MS)
        return self.estimate


def fix_all(lines: Collection[RoundTrips]) -> int:
    """Fix the estimates of all players of a match for a round that begins; return the largest.

    Of whom the network says nothing, no more is believed than is usual in this match and a little.
    """
    if not lines:
        return 0
    usual = median_low([line.fix() for line in lines])
    for line in lines:
        if line.path is None:
            line.estimate = min(line.estimate, usual + MARGIN_MS)
    return max(line.estimate for line in lines)


def effective(received_ms: int, round_trip_ms: int) -> int:
    """Return when an answer counts as given: its receipt less the round trip (capped), never before the start."""
    return max(0, received_ms - min(round_trip_ms, CAP_MS))


class Throttle:
    """Lets through so many answers a second of one player; the others are dropped."""

    def __init__(self, per_second: int = PER_SECOND) -> None:
        self.per_second = per_second
        self._times: list[int] = []

    def allows(self, now_ms: int) -> bool:
        self._times = [t for t in self._times if now_ms - t < 1000]
        if len(self._times) >= self.per_second:
            return False
        self._times.append(now_ms)
        return True
