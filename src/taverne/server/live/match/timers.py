"""Time at a table: the timers of the rules, the stamps of a race, the players' own clocks.

Pure logic: the rules' timers on milliseconds, players' clocks on seconds of the event loop.  Ringing at the right
moment is left to the play.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Final

from taverne.arena.schedule import Timers
from taverne.engine.actions import Seat
from taverne.engine.logs.log import Entry
from taverne.engine.matches.race import COUNTDOWN
from taverne.server.store.table_row import Timing
from taverne.server.wire.bodies import ClockPlan

NEVER: Final = float("inf")


class Timekeeper(Timers):
    """The timers of a served table, which are kept with its row and taken up again with it."""

    def keep(self, timing: Timing, now: int) -> None:
        """Note how things stand, for ``resumed``."""
        timing.left = {str(timer.options[0]): max(0, at - now) for timer, at in self.ends(now)}
        timing.race = None if self.began is None else self.stamp(now)

    def resumed(self, timing: Timing, entries: list[Entry], now: int) -> None:
        """After a match was read again: time stood still since the latest line was written.

        Where that was not noted a race goes on at the stamp of its latest answer, and timers start anew.
        """
        race = timing.race
        if race is None:
            stamps = [max(0, one.at) for one in entries if one.at or one.do.startswith(f"expire {COUNTDOWN}")]
            race = stamps[-1] if stamps else None
        self.resume(timing.left, None if race is None else now - race)


class PlayerClocks:
    """The players' own clocks: so long for each question, or a reserve for all of them that each one adds to."""

    def __init__(self, plan: ClockPlan) -> None:
        self.plan = plan
        self._used: dict[Seat, float] = {}
        self._asked: dict[Seat, tuple[int, float]] = {}
        """For each seat that is asked: the question's number, and since when."""
        self._since: dict[Seat, float] = {}

    def keep(self, timing: Timing, wall: Callable[[float], float]) -> None:
        """Note since when each clock runs, as server time."""
        timing.asked = {seat: round(wall(since)) for seat, (_, since) in self._asked.items()}

    def resume(self, spent: Iterable[tuple[Seat, int]], since: Mapping[Seat, float], earliest: float) -> None:
        """Count again what was spent before the match was read again; clocks have run on meanwhile.

        None runs out before ``earliest``, when people can be back.
        """
        for seat, ms in spent:
            self._spend(seat, ms / 1000)
        self._since = {seat: max(moment, earliest - self.allowed(seat)) for seat, moment in since.items()}

    def update(self, asked: Mapping[Seat, int], now: float) -> None:
        """Take note of who is asked which question."""
        if self.plan.kind == "none":
            return
        kept = {seat: self._asked[seat] for seat in asked if seat in self._asked}
        self._asked = {
            seat: kept[seat] if seat in kept and kept[seat][0] == number else (number, self._since.get(seat, now))
            for seat, number in asked.items()
        }
        self._since = {}

    def answered(self, seat: Seat, now: float) -> int:
        """Stop the clock of ``seat``; return how many milliseconds its answer took."""
        if seat not in self._asked:
            return 0
        spent = max(0.0, now - self._asked.pop(seat)[1])
        self._spend(seat, spent)
        return round(1000 * spent)

    def _spend(self, seat: Seat, seconds: float) -> None:
        if self.plan.kind == "reserve":
            self._used[seat] = self._used.get(seat, 0.0) + seconds - self.plan.seconds

    def allowed(self, seat: Seat) -> float:
        """Return how many seconds ``seat`` has for one answer now."""
        reserve = max(0.0, self.plan.reserve - self._used.get(seat, 0.0)) if self.plan.kind == "reserve" else 0.0
        return self.plan.seconds + reserve

    def ends(self) -> dict[Seat, float]:
        """Return when each running clock runs out."""
        return {seat: since + self.allowed(seat) for seat, (_, since) in self._asked.items()}

    def due(self) -> float:
        return min(self.ends().values(), default=NEVER)
