"""Luck apart from play, roughly: what each run of rolls and each run of one seat's answers did to everybody's chances.

A run ends where somebody else acts or another turn begins.  Its worth is the value after it less the value before it,
both played on by good bots to the end of the same turn.  Which single moments made the difference is left to
``moments``.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from math import sqrt
from typing import Any, Final, NamedTuple

from taverne.engine.actions import CHANCE, CLOCK, Action, Seat
from taverne.engine.decisions import Choice
from taverne.engine.logs.past import Step
from taverne.engine.matches.match import Match
from taverne.engine.reports.chronicle import Moment
from taverne.engine.rng import Rng, derive
from taverne.engine.state import State
from taverne.review.playouts import Player, Worth

LEAST: Final = 2
MOST: Final = 24
FIRST: Final = 2
"""How many times more a position is played on that begins a turn: its error is never taken back."""

Progress = Callable[[float], None]


class Odd(NamedTuple):
    """An answer that a good bot would not have given."""

    position: int
    seat: Seat
    action: Action
    usual: Action


class Run(NamedTuple):
    """Decisions of one actor in a row: from ``start`` to before ``end``; ``odd`` are the answers of its own kind."""

    actor: Seat
    start: int
    end: int
    moment: Moment
    odd: tuple[Odd, ...]

    @property
    def counts(self) -> bool:
        """Whether it can move anything: a good bot's own answers are what all values expect."""
        return self.actor == CHANCE or self.actor == CLOCK or bool(self.odd)


class Estimate:
    """What a position is worth to each seat, from several ways to play it on."""

    __slots__ = ("errors", "means")

    def __init__(self, found: list[list[float]]) -> None:
        n = len(found)
        self.means = [sum(column) / n for column in zip(*found, strict=True)]
        self.errors = [0.0] * len(self.means)
        if n > 1:
            for seat, mean in enumerate(self.means):
                variance = sum([(values[seat] - mean) ** 2 for values in found]) / (n - 1)
                self.errors[seat] = sqrt(variance / n)


class Sums:
    """Adds up differences of estimates: one that is taken and given back counts no error."""

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self._counts: dict[int, tuple[Estimate, float]] = {}

    def add(self, estimate: Estimate, sign: float) -> None:
        _, count = self._counts.get(id(estimate), (estimate, 0.0))
        self._counts[id(estimate)] = (estimate, count + sign)

    def worth(self, seat: Seat) -> Worth:
        mean = sum([count * one.means[seat] for one, count in self._counts.values()])
        return Worth(mean, sqrt(sum([(count * one.errors[seat]) ** 2 for one, count in self._counts.values()])))


class Weighed(NamedTuple):
    """A run with what it did to each seat's chances."""

    run: Run
    worth: tuple[Worth, ...]


class Weighing:
    """Goes through a match once and weighs its runs; ``playouts`` is how many it may spend."""

    def __init__(self, player: Player, match: Match[Any], playouts: int, until: float, progress: Progress) -> None:
        self.player = player
        self.match = match
        self.progress = progress
        self.until = until
        self.cut = False
        self.spent = 0
        self.seats = len(match.header.seats)
        self.runs = list(self.found_runs())
        needed = sum([run.counts for run in self.runs]) + FIRST * len({run.moment for run in self.runs})
        self.ways = max(LEAST, min(MOST, playouts // max(1, needed)))
        self.luck = Sums(self.seats)
        self.play = [Sums(self.seats) for _ in range(self.seats)]

    def found_runs(self) -> Iterator[Run]:
        """Cut the match into runs, and note which answers a good bot would not have given."""
        actor, start, moment, odd = None, 0, Moment(-1, -1, -1), list[Odd]()
        told = self.player.chronicle
        position = 0
        for step in self.match.steps():
            position, turn = step.position, told.moment(step.state)
            if step.seat != actor or turn != moment:
                if actor is not None:
                    yield Run(actor, start, position, moment, tuple(odd))
                actor, start, moment, odd = step.seat, position, turn, []
            usual = self.usual(step)
            if usual is not None and usual != step.action:
                odd.append(Odd(position, step.seat, step.action, usual))
        if actor is not None:
            yield Run(actor, start, position + 1, moment, tuple(odd))

    def usual(self, step: Step[Any]) -> Action | None:
        """Return what a good bot would have answered; nothing where there was nothing to choose."""
        if step.seat < 0:
            return None
        decision = step.decision
        if not isinstance(decision, Choice) or decision.optional or len(decision.options) == 1:
            return None
        return self.player.chronicle.play_on(step.state, decision, Rng(derive(step.position, "usual")))

    def weighed(self) -> list[Weighed]:
        """Return the runs that can have moved something, each with what it did."""
        states = self.states()
        found: list[Weighed] = []
        before: Estimate | None = None
        moment = Moment(-1, -1, -1)
        for number, run in enumerate(self.runs):
            state = next(states)
            if before is None or moment != run.moment:
                before, moment = self.estimate(state, run.moment, FIRST * self.ways), run.moment
            if run.counts and not self.cut:
                after = self.estimate(self.ahead(number), run.moment, self.ways)
                found.append(Weighed(run, self.put_down(run, before, after)))
                before = after
            self.progress((number + 1) / len(self.runs))
            if time.thread_time() > self.until:
                self.cut = True
        return found

    def states(self) -> Iterator[State]:
        """Go through the states at which runs begin; ``ahead`` looks one further."""
        starts = {run.start for run in self.runs}
        kept: list[State] = [step.state.clone() for step in self.match.steps() if step.position in starts]
        kept.append(self.match.state.clone())
        self._kept = kept
        yield from kept[:-1]

    def ahead(self, number: int) -> State:
        return self._kept[number + 1]

    def estimate(self, state: State, until: Moment, ways: int) -> Estimate:
        """Play a position on several times; what has gone beyond the turn already is judged as it stands, once."""
        if not state.pending or self.player.chronicle.moment(state) > until:
            ways = 1
        self.spent += ways
        base = derive(self.match.seed, "luck", until.round, until.place) >> 8
        return Estimate([self.player.values(state, until, base + way) for way in range(ways)])

    def put_down(self, run: Run, before: Estimate, after: Estimate) -> tuple[Worth, ...]:
        """Enter a run in its account, and return what it did to each seat."""
        sums = self.luck if run.actor == CHANCE else self.play[run.actor] if run.actor >= 0 else None
        if sums is not None:
            sums.add(after, 1.0)
            sums.add(before, -1.0)
        both = zip(before.means, after.means, before.errors, after.errors, strict=True)
        return tuple([Worth(then - now, sqrt(e * e + f * f)) for now, then, e, f in both])
