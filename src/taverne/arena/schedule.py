"""What is due when: timers that run, bots that think, hands on their way to the table.

Pure logic on milliseconds of the caller's clock, real or not; waiting and answering are left to whoever holds
the match.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Final, NamedTuple, TypeAlias

from taverne.engine.actions import CLOCK, Action, Seat
from taverne.engine.decisions import Choice, Decision, Timer
from taverne.engine.matches.race import COUNTDOWN

HAND_MS: Final = 250
"""A bot settles on its answer so long before it arrives; what happens in between it no longer sees."""
REFUSED_MS: Final = 400
"""A bot whose answer was refused waits so long before the next one (DR-176)."""

Delay: TypeAlias = Callable[[Choice], int | None]
"""How long a seat takes to answer, from being asked; None for a seat that answers by itself."""


def ms(seconds: float) -> int:
    """Return the time of a clock that counts seconds as it is counted here."""
    return round(1000 * seconds)


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


class Timers:
    """The timers that the rules put, and the stamps of a race.  One put again with the same action runs on.

    Where stamps are wanted before any race they count from ``began``.
    """

    def __init__(self, began: int | None = None) -> None:
        self.running: dict[Action, tuple[Timer, int]] = {}
        """Each timer, and when it ends."""
        self.began = began
        """When the latest race began, from which stamps count: when its countdown ended."""
        self._resting: int | None = None
        self._left: dict[Action, int] = {}

    def resume(self, left: Mapping[str, int], began: int | None) -> None:
        """Go on with a match that was read again: with a race, and with what each timer had left."""
        self._left = {Action.parse(text): ms for text, ms in left.items()}
        self.began = began

    def update(self, pending: Iterable[Decision], now: int) -> None:
        """Take note of what is pending: new timers start, those no longer put are forgotten."""
        running: dict[Action, tuple[Timer, int]] = {}
        for decision in pending:
            if type(decision) is Timer:
                action = decision.options[0]
                running[action] = self.running.get(action) or (decision, now + self._left.get(action, decision.ms))
        self.running = running
        self._left = {}

    @property
    def races(self) -> bool:
        """Whether a race has begun, or its countdown has."""
        return self.began is not None or any(timer.prompt == COUNTDOWN for timer, _ in self.running.values())

    def stamp(self, now: int) -> int:
        """Return milliseconds since the race began, negative while its countdown runs, 0 where nobody races."""
        for timer, at in self.running.values():
            if timer.prompt == COUNTDOWN:
                return min(-1, now - at)
        return 0 if self.began is None else max(0, now - self.began)

    def next(self) -> tuple[int, Action] | None:
        """Return when the first timer runs out, and the clock's answer then; None while they rest."""
        if self._resting is not None or not self.running:
            return None
        action, (_, at) = min(self.running.items(), key=lambda item: item[1][1])
        return at, action

    def expire(self, action: Action, now: int) -> int:
        """Note that the clock answers now, and return its stamp; a countdown begins a race at the end planned."""
        timer, at = self.running.pop(action)
        if timer.prompt != COUNTDOWN:
            return self.stamp(now)
        self.began = at
        return 0

    def rest(self, now: int) -> None:
        """Stop all timers: nobody is there."""
        if self._resting is None:
            self._resting = now

    def wake(self, now: int) -> None:
        """Let all timers, and a race, run on with what they had left."""
        if self._resting is not None:
            pause = now - self._resting
            self._resting = None
            self.running = {action: (timer, at + pause) for action, (timer, at) in self.running.items()}
            if self.began is not None:
                self.began += pause

    def ends(self, now: int) -> list[tuple[Timer, int]]:
        """Return each timer and when it ends, as if a rest ended now."""
        pause = 0 if self._resting is None else now - self._resting
        return [(timer, at + pause) for timer, at in self.running.values()]


class Plan:
    """A bot that has been asked: what, when it chooses, when its answer arrives, and which it is once chosen."""

    __slots__ = ("action", "aim", "at", "choice")

    def __init__(self, choice: Choice, now: int, wait: int) -> None:
        self.choice = choice
        self.put_off(now, wait)

    def put_off(self, now: int, wait: int) -> None:
        self.at = now + wait
        self.aim = max(now, self.at - HAND_MS)
        self.action: Action | None = None


class Plans:
    """The bots that are asked, each with its plan.  Tell it of every change, and when a bot has answered."""

    def __init__(self) -> None:
        self.of: dict[Seat, Plan] = {}

    def update(self, asked: Iterable[Choice], racing: bool, now: int, delay: Delay) -> list[Seat]:
        """Take note of what is asked; return the bots that begin to think, newly asked or set back.

        A race is one question from its beginning to its end, whatever others take away in between.
        """
        plans: dict[Seat, Plan] = {}
        begun: list[Seat] = []
        for choice in asked:
            before = self.of.get(choice.seat)
            plan = self._plan(before, choice, racing, now, delay)
            if plan is not None:
                plans[choice.seat] = plan
                if plan is not before:
                    begun.append(choice.seat)
        self.of.clear()
        self.of.update(plans)
        return begun

    def _plan(self, before: Plan | None, choice: Choice, racing: bool, now: int, delay: Delay) -> Plan | None:
        if before is not None and same_question(before.choice, choice):
            before.choice = choice
            return before
        if before is not None and racing and before.choice.prompt == choice.prompt:
            return self._run_on(before, choice, now)
        wait = delay(choice)
        return None if wait is None else Plan(choice, now, wait)

    def _run_on(self, plan: Plan, choice: Choice, now: int) -> Plan:
        if came_back(plan.choice, choice):
            return Plan(choice, now, max(plan.at - now, REFUSED_MS))
        plan.choice = choice
        return plan

    def next(self) -> Due | None:
        """Return which bot comes first, to choose or with its answer; of what falls together, the lower seat."""
        first: Due | None = None
        for seat, plan in self.of.items():
            at = plan.aim if plan.action is None else plan.at
            if first is None or at < first.at:
                first = Due(at, seat, plan.action)
        return first


class Scheduler:
    """Keeps the times of one match.  Tell it what is pending after every change, and ask what comes next."""

    def __init__(self, now: int = 0) -> None:
        self.timers = Timers(now)
        self.plans = Plans()

    @property
    def origin(self) -> int:
        """When the latest race began; stamps count from here."""
        return self.timers.began or 0

    def update(self, pending: Iterable[Decision], racing: bool, now: int, delay: Delay) -> None:
        """Take note of what is pending: new timers start, bots newly asked begin to think, the rest is forgotten."""
        self.timers.update(pending, now)
        self.plans.update([d for d in pending if type(d) is Choice and not d.optional], racing, now, delay)

    def next(self) -> Due | None:
        """Return what comes next, or None if only seats without a bot can go on.

        Of what falls together, answers come before timers.
        """
        bot, clock = self.plans.next(), self.timers.next()
        if clock is not None and (bot is None or clock[0] < bot.at):
            return Due(clock[0], CLOCK, clock[1])
        return bot

    def choice(self, seat: Seat) -> Choice:
        """Return what the bot on ``seat`` is to choose from."""
        return self.plans.of[seat].choice

    def chosen(self, seat: Seat, action: Action) -> None:
        """Note what the bot has chosen: it arrives when its time has come."""
        self.plans.of[seat].action = action

    def refused(self, seat: Seat, now: int) -> None:
        """Note that the bot's answer was refused: it chooses again after a while."""
        self.plans.of[seat].put_off(now, REFUSED_MS)

    def done(self, seat: Seat) -> None:
        """Note that an answer was accepted: its seat, if asked again, thinks anew."""
        self.plans.of.pop(seat, None)


def same_question(before: Choice, after: Choice) -> bool:
    """Whether a question is still the one it was; options that are gone do not make it another."""
    if before is after:
        return True
    if (before.prompt, before.rule, before.data) != (after.prompt, after.rule, after.data):
        return False
    return all(option in before.options for option in after.options)


def came_back(before: Choice, after: Choice) -> bool:
    """Whether a seat may do something again that it could not: a provisional answer of its own was lost (DR-137)."""
    if len(after.options) < len(before.options):
        return False
    return any(option not in before.options for option in after.options)
