"""Limits: how much one person, or one address, may ask for in a while.

What happens to the rest is left to whoever asks here.
"""

from __future__ import annotations

from typing import Final

MANY: Final = 20_000
SHARED: Final = 4
"""What a person owes counts so many times less at their address, and what somebody asks whom nobody knows yet: a whole
house may come at once."""


class Bucket:
    """Lets ``burst`` through at once and ``rate`` a second in the long run."""

    __slots__ = ("_at", "_full", "_left", "_rate")

    def __init__(self, rate: float, burst: int) -> None:
        self._rate = rate
        self._full = float(max(1, burst))
        self._left = self._full
        self._at = 0.0

    def allows(self, now: float, cost: float = 1.0) -> bool:
        """Whether something that costs so much may be done now; what is dear may leave a debt."""
        self._left = min(self._full, self._left + max(0.0, now - self._at) * self._rate)
        self._at = now
        if self._left < 1:
            return False
        self._left -= cost
        return True

    def owe(self, now: float, cost: float) -> None:
        """Note what something cost that was done already; it may leave a debt."""
        if not self.allows(now, cost):
            self._left -= cost

    def idle(self, now: float) -> bool:
        """Whether it has had time to fill up: then it can be forgotten."""
        return self._left + (now - self._at) * self._rate >= self._full


class Limits:
    """One bucket for each person and each address that was seen lately."""

    def __init__(self, rate: float, burst: int) -> None:
        self._rate = rate
        self._burst = burst
        self._buckets: dict[str, Bucket] = {}

    def allows(self, who: str, now: float, cost: float = 1.0) -> bool:
        return self._of(who, now).allows(now, cost)

    def owe(self, who: str, now: float, cost: float) -> None:
        self._of(who, now).owe(now, cost)

    def _of(self, who: str, now: float) -> Bucket:
        bucket = self._buckets.get(who)
        if bucket is None:
            if len(self._buckets) >= MANY:
                self._buckets = {name: b for name, b in self._buckets.items() if not b.idle(now)}
            bucket = self._buckets[who] = Bucket(self._rate, self._burst)
        return bucket


class Purse:
    """What a person may do in a while, and all at one address together ``crowd`` times as much."""

    def __init__(self, rate: float, burst: int, crowd: int) -> None:
        self._people = Limits(rate, burst)
        self._places = Limits(crowd * rate, crowd * burst)

    def allows(self, person: str, address: str, now: float, cost: float = 1.0) -> bool:
        return self._people.allows(person, now, cost) and self._places.allows(address, now, cost)

    def allows_here(self, address: str, now: float) -> bool:
        """Whether something may be done at an address by somebody whom nobody knows."""
        return self._places.allows(address, now)

    def owe(self, person: str, address: str, now: float, cost: float) -> None:
        """Note what turned out to have been dear: for a person all of it, for many at one address less."""
        self._people.owe(person, now, cost)
        self._places.owe(address, now, cost / SHARED)
