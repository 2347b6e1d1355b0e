"""A fair race over a slow network: measured round trips, effective times, limits on hasty input.

Who wins what is left to the game: an authority only stamps each answer with its effective time.
"""

from __future__ import annotations

from typing import Final

COUNTDOWN: Final = "countdown"
"""The timer at whose end a race begins: stamps are milliseconds since then, negative while it still runs."""
CAP_MS: Final = 200
"""No more delay than this is made good."""
PINGS: Final = 5
RISE_MS: Final = 100
PER_SECOND: Final = 10


class RoundTrips:
    """What is known of one player's connection, from pings that the server sends."""

    def __init__(self) -> None:
        self._pings: list[int] = []
        self._before: int | None = None
        self.estimate = 0
        """The round trip that counts in the current round, in milliseconds."""

    def ponged(self, ms: int) -> None:
        """Note how long one ping of the server took to come back."""
        self._pings.append(max(0, ms))
        del self._pings[:-PINGS]

    def fix(self) -> int:
        """Fix the estimate for a round that begins: the median of the last pings.

        One that has risen by more than ``RISE_MS`` since the round before is ignored for this round
        (the earlier one counts), so that nobody gains by feigning a slow line.
        """
        ranked = sorted(self._pings)
        median = ranked[len(ranked) // 2] if ranked else 0
        if self._before is None or median - self._before <= RISE_MS:
            self.estimate = median
        else:
            self.estimate = self._before
        self._before = median
        return self.estimate


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
