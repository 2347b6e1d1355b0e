"""Time at a table: the timers of the rules, the stamps of a race, the players' own clocks.

Pure logic on the seconds it is given; ringing at the right moment is left to the play.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Final

from taverne.engine.actions import Seat
from taverne.engine.decisions import Decision, Timer
from taverne.engine.logs.log import Entry
from taverne.engine.race import COUNTDOWN
from taverne.server.store.table_row import Timing
from taverne.server.wire.bodies import ClockPlan

NEVER: Final = float("inf")


class Timekeeper:
    """The timers that the rules put.  One put again with the same action is the same one, running on."""

    def __init__(self) -> None:
        self.running: dict[str, tuple[Timer, float]] = {}
        self.began: float | None = None
        """When the latest race began (its countdown ended), if there has been one."""
        self._resting: float | None = None
        self._left: dict[str, int] = {}

    def update(self, pending: Iterable[Decision], now: float) -> None:
        """Take note of what is pending: new timers start, those no longer put are forgotten."""
        running: dict[str, tuple[Timer, float]] = {}
        for decision in pending:
            if isinstance(decision, Timer):
                text = str(decision.options[0])
                running[text] = self.running.get(text) or (decision, now + self._left.get(text, decision.ms) / 1000)
        self.running = running
        self._left = {}

    def keep(self, timing: Timing, now: float) -> None:
        """Note how things stand, for ``resume``."""
        timing.left = {str(timer.options[0]): max(0, round(1000 * (ends - now))) for timer, ends in self.ends(now)}
        timing.race = None if self.began is None else self.stamp(now)

    def resume(self, timing: Timing, entries: list[Entry], now: float) -> None:
        """After a match was read again: time stood still since the latest line was written.

        Where that was not noted a race goes on at the stamp of its latest answer, and timers start anew.
        """
        self._left = dict(timing.left)
        if timing.race is not None:
            self.began = now - timing.race / 1000
            return
        for entry in reversed(entries):
            if entry.at or entry.do.startswith(f"expire {COUNTDOWN}"):
                self.began = now - max(0, entry.at) / 1000
                return

    @property
    def races(self) -> bool:
        """Whether a race has begun, or its countdown has."""
        return self.began is not None or any(timer.prompt == COUNTDOWN for timer, _ in self.running.values())

    def stamp(self, now: float) -> int:
        """Return milliseconds since the race began, negative while its countdown runs, 0 where nobody races."""
        for timer, ends in self.running.values():
            if timer.prompt == COUNTDOWN:
                return min(-1, round(1000 * (now - ends)))
        return 0 if self.began is None else max(0, round(1000 * (now - self.began)))

    def due(self) -> float:
        """Return when the next timer runs out."""
        if self._resting is not None:
            return NEVER
        return min((ends for _, ends in self.running.values()), default=NEVER)

    def expired(self, now: float) -> Timer | None:
        """Return the timer that ran out first, if one has."""
        if self._resting is not None or not self.running:
            return None
        timer, ends = min(self.running.values(), key=lambda pair: pair[1])
        return timer if ends <= now else None

    def expire(self, timer: Timer) -> None:
        """Note that the clock has answered ``timer``; the end of a countdown begins a race."""
        _, ends = self.running.pop(str(timer.options[0]))
        if timer.prompt == COUNTDOWN:
            self.began = ends

    def rest(self, now: float) -> None:
        """Stop all timers: nobody is there."""
        if self._resting is None:
            self._resting = now

    def wake(self, now: float) -> None:
        """Let all timers, and a race, run on with what they had left."""
        if self._resting is not None:
            pause = now - self._resting
            self._resting = None
            self.running = {text: (timer, ends + pause) for text, (timer, ends) in self.running.items()}
            if self.began is not None:
                self.began += pause

    def ends(self, now: float) -> list[tuple[Timer, float]]:
        """Return each timer and when it ends, as if a rest ended now."""
        pause = 0.0 if self._resting is None else now - self._resting
        return [(timer, ends + pause) for timer, ends in self.running.values()]


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
