"""What is due when: timers that run, bots that think, hands on their way to the table.

Pure logic on milliseconds of the caller's clock, real or not; answering is left to whoever holds the match.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final, NamedTuple, TypeAlias

from taverne.engine.actions import CLOCK, Action, Seat
from taverne.engine.decisions import Choice, Decision, Timer
from taverne.engine.race import COUNTDOWN

HAND_MS: Final = 250
"""A bot settles on its answer so long before it arrives; what happens in between it no longer sees."""
REFUSED_MS: Final = 400
"""A bot whose answer was refused waits so long before the next one (DR-176)."""

Delay: TypeAlias = Callable[[Choice], int | None]
"""How long a seat takes to answer, from being asked; None for a seat that answers by itself."""


class Due(NamedTuple):
    """Something to be done at a time: a timer expires (``seat`` is the clock), a bot must choose, its answer arrives.

    ``action`` is None while the bot has still to choose.
    """

    at: int
    seat: Seat
    action: Action | None


class News:
    """Whether anything has happened since somebody looked: bots are waited for only to be followed (DR-180)."""

    def __init__(self) -> None:
        self._told = -1

    def look(self, told: int) -> bool:
        """Return whether ``told``, how much has happened so far, is new."""
        new, self._told = told != self._told, told
        return new


class Plan:
    """A bot that has been asked: what, when its answer arrives, and which it is once chosen."""

    __slots__ = ("action", "aim", "at", "choice")

    def __init__(self, choice: Choice, now: int, wait: int) -> None:
        self.choice = choice
        self.put_off(now, wait)

    def put_off(self, now: int, wait: int) -> None:
        self.at = now + wait
        self.aim = max(now, self.at - HAND_MS)
        self.action: Action | None = None


class Scheduler:
    """Keeps the times of one match.  Tell it what is pending after every change, and ask what comes next."""

    def __init__(self, now: int = 0) -> None:
        self.origin = now
        """When the latest race began; stamps count from here."""
        self._timers: dict[Action, int] = {}
        self._plans: dict[Seat, Plan] = {}

    def stamp(self, now: int) -> int:
        """Return the stamp of an answer that comes in ``now``; negative only while a countdown runs."""
        for action, at in self._timers.items():
            if action.args[0] == COUNTDOWN:
                return now - at
        return now - self.origin

    def update(self, pending: Iterable[Decision], now: int, delay: Delay) -> None:
        """Take note of what is pending: new timers start, bots newly asked begin to think, the rest is forgotten."""
        timers: dict[Action, int] = {}
        plans: dict[Seat, Plan] = {}
        for decision in pending:
            if type(decision) is Timer:
                action = decision.options[0]
                at = self._timers.get(action)
                timers[action] = now + decision.ms if at is None else at
            elif type(decision) is Choice and not decision.optional:
                plan = self._planned(decision, now, delay)
                if plan is not None:
                    plans[decision.seat] = plan
        self._timers = timers
        self._plans = plans

    def _planned(self, choice: Choice, now: int, delay: Delay) -> Plan | None:
        plan = self._plans.get(choice.seat)
        if plan is None or plan.choice.prompt != choice.prompt:
            wait = delay(choice)
            return None if wait is None else Plan(choice, now, wait)
        if plan.choice is not choice:
            if came_back(plan.choice, choice):
                plan.put_off(now, max(plan.at - now, REFUSED_MS))
            plan.choice = choice
        return plan

    def next(self) -> Due | None:
        """Return what comes next, or None if only seats without a bot can go on.

        Of what falls together, answers come before timers and lower seats first.
        """
        first: Due | None = None
        for seat, plan in self._plans.items():
            at = plan.aim if plan.action is None else plan.at
            if first is None or at < first.at:
                first = Due(at, seat, plan.action)
        for action, at in self._timers.items():
            if first is None or at < first.at:
                first = Due(at, CLOCK, action)
        return first

    def ends(self, timer: Timer) -> int:
        """Return when a timer that runs will have run out."""
        return self._timers[timer.options[0]]

    def choice(self, seat: Seat) -> Choice:
        """Return what the bot on ``seat`` is to choose from."""
        return self._plans[seat].choice

    def chosen(self, seat: Seat, action: Action) -> None:
        """Note what the bot has chosen: it arrives when its time has come."""
        self._plans[seat].action = action

    def refused(self, seat: Seat, now: int) -> None:
        """Note that the bot's answer was refused: it chooses again after a while."""
        self._plans[seat].put_off(now, REFUSED_MS)

    def done(self, seat: Seat, action: Action, now: int) -> None:
        """Note that an answer was accepted: its seat, if asked again, thinks anew; a countdown's end begins a race."""
        if seat == CLOCK:
            self._timers.pop(action, None)
            if action.args[0] == COUNTDOWN:
                self.origin = now
        else:
            self._plans.pop(seat, None)


def came_back(before: Choice, after: Choice) -> bool:
    """Whether a seat may do something again that it could not: a provisional answer of its own was lost (DR-137)."""
    if len(after.options) < len(before.options):
        return False
    return any(option not in before.options for option in after.options)
