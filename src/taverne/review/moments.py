"""The moments that made a match: the runs that moved most are looked at again, with luck that is new to them.

A first look always finds some that are only noise; what does not stand out by two errors in the second is left out.
"""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from taverne.engine.actions import CHANCE, Action, Seat
from taverne.engine.decisions import Choice
from taverne.engine.matches.match import Match
from taverne.engine.reports.chronicle import Moment
from taverne.engine.rng import Rng, derive
from taverne.engine.state import State
from taverne.review.playouts import Player, Worth, mean_of
from taverne.review.runs import Odd, Progress, Weighed

STRUCK: Final = 10
"""So many strokes of luck are looked at again."""
SUSPECT: Final = 36
"""So many answers are looked at one by one."""
BLAMED: Final = 10
"""For so many of them other answers are tried."""
OWN: Final = 3
"""Of each person's answers so many are looked at however dear those of others are: people learn from their own."""
TRIED: Final = 16
"""So many answers are tried besides the one given; of a longer list those by lot, and always the usual one."""
GLANCED: Final = 3
"""So many are tried of an answer that is only suspected."""
KEPT: Final = 2
"""So many of these are compared in earnest."""
MANY: Final = 64
"""However few answers there are to look into, each is played on so many times at most."""
EACH: Final = 9
"""Looking into one answer takes about so many times what one comparison in earnest takes."""


class Stroke(NamedTuple):
    """A run of luck that stands out."""

    position: int
    moment: Moment
    actions: tuple[Action, ...]
    worth: tuple[Worth, ...]


class Tried(NamedTuple):
    """An answer and what the seat would gain by it over the one given."""

    action: Action
    gain: Worth


class Mistake(NamedTuple):
    """An answer that stands out beside a better one; ``worth`` is what it did to each seat."""

    position: int
    moment: Moment
    seat: Seat
    action: Action
    choice: Choice
    worth: tuple[Worth, ...]
    better: tuple[Tried, ...]


class SecondLook:
    """Plays positions on in pairs with the same luck, one number of ``ways`` for all that is told in the end."""

    def __init__(self, player: Player, match: Match[Any], ways: int, until: float, progress: Progress) -> None:
        self.player = player
        self.match = match
        self.ways = ways
        self.until = until
        self.progress = progress
        self.spent = 0
        self.cut = False

    # Luck

    def strokes(self, weighed: Sequence[Weighed]) -> list[Stroke]:
        """Return the runs of luck that stand out, the greatest first."""
        runs = [one for one in weighed if one.run.actor == CHANCE]
        runs.sort(key=lambda one: -max(abs(worth.mean) for worth in one.worth))
        actions = {step.position: step.action for step in self.match.steps()} if runs else {}
        found: list[Stroke] = []
        for number, (run, _) in enumerate(runs[:STRUCK]):
            if self.late():
                break
            before, after = self.match.state_at(run.start), self.match.state_at(run.end)
            worth = self.compared(before, after, run.moment)
            if any(one.clear for one in worth):
                did = tuple([actions[position] for position in range(run.start, run.end)])
                found.append(Stroke(run.start, run.moment, did, worth))
            self.progress((number + 1) / min(STRUCK, len(runs)))
        return sorted(found, key=lambda one: -size(one.worth))

    def compared(self, before: State, after: State, until: Moment) -> tuple[Worth, ...]:
        """Return what each seat has after a run beyond what it could expect before it."""
        pairs = []
        for luck in self.numbers(until, "stroke"):
            then, now = self.player.values(after, until, luck), self.player.values(before, until, luck)
            pairs.append([a - b for a, b in zip(then, now, strict=True)])
        self.spent += 2 * len(pairs)
        return tuple([mean_of(column) for column in zip(*pairs, strict=True)])

    # Play

    def mistakes(self, weighed: Sequence[Weighed], playouts: int = 0) -> list[Mistake]:
        """Return the answers that stand out beside better ones, the dearest first.

        ``playouts`` is what may still be spent: where few answers are suspect, each is looked into more closely.
        """
        begun = self.spent
        suspects = self.foremost(self.suspects(weighed), BLAMED)
        left = (playouts - self.spent + begun) // (EACH * max(1, len(suspects)))
        self.ways = max(self.ways, min(MANY, left))
        found: list[Mistake] = []
        for number, (odd, moment) in enumerate(suspects):
            if self.late():
                break
            mistake = self.judged(odd, moment)
            if mistake is not None:
                found.append(mistake)
            self.progress((number + 1) / len(suspects))
        return sorted(found, key=lambda one: one.worth[one.seat].mean)

    def suspects(self, weighed: Sequence[Weighed]) -> list[tuple[Odd, Moment]]:
        """Return the answers that seem dearest, of the runs that cost their own seat most."""
        runs = [one for one in weighed if one.run.odd]
        runs.sort(key=lambda one: one.worth[one.run.actor].mean)
        listed = self.foremost([(odd, run.moment) for run, _ in runs for odd in run.odd], SUSPECT)
        costs: list[tuple[float, int]] = []
        for number, (odd, moment) in enumerate(listed):
            if self.late():
                break
            state = self.match.state_at(odd.position)
            few = self.numbers(moment, "suspect")[: max(2, self.ways // 5)]
            gains = self.gains(state, odd, self.others(asked_of(state, odd), odd, GLANCED), moment, few)
            costs.append((max(gains), number))
        return [listed[number] for _, number in sorted(costs, key=lambda cost: (-cost[0], cost[1]))]

    def foremost(self, listed: Sequence[tuple[Odd, Moment]], count: int) -> list[tuple[Odd, Moment]]:
        """Return the first of a list, and of each person's answers the first few wherever they stand."""
        found = list(listed[:count])
        for seat, info in enumerate(self.match.header.seats):
            if info.kind == "human":
                missing = OWN - sum([odd.seat == seat for odd, _ in found])
                found += [one for one in listed[count:] if one[0].seat == seat][: max(0, missing)]
        return found

    def gains(
        self, state: State, odd: Odd, others: Sequence[Action], until: Moment, numbers: Sequence[int]
    ) -> list[float]:
        """Return what the seat would have gained by each of some other answers, with the same luck for all."""
        self.spent += (1 + len(others)) * len(numbers)
        given = self.worth_of(state, odd, odd.action, until, numbers)
        return [self.worth_of(state, odd, other, until, numbers) - given for other in others]

    def worth_of(self, state: State, odd: Odd, action: Action, until: Moment, numbers: Sequence[int]) -> float:
        seat, after = odd.seat, self.player.after
        return sum([after(state, seat, action, until, luck)[seat] for luck in numbers]) / len(numbers)

    def foremost_of(self, state: State, odd: Odd, moment: Moment) -> list[Action]:
        """Return the other answers that seem best: all are tried a little, the better half again and twice as often."""
        others = self.others(asked_of(state, odd), odd, TRIED)
        numbers = self.numbers(moment, "rough")
        begun, often = 0, max(2, self.ways // 8)
        sums = dict.fromkeys(others, 0.0)
        while True:
            found = self.gains(state, odd, others, moment, numbers[begun : begun + often])
            for other, gain in zip(others, found, strict=True):
                sums[other] += gain * often
            others.sort(key=lambda other: (-sums[other], self.opens(other)))
            begun, often = begun + often, 2 * often
            if len(others) <= KEPT or begun + often > len(numbers):
                return others[:KEPT]
            others = others[: max(KEPT, (len(others) + 1) // 2)]

    def judged(self, odd: Odd, moment: Moment) -> Mistake | None:
        """Try other answers; return the mistake if one of them is better by more than two errors."""
        state = self.match.state_at(odd.position)
        choice = asked_of(state, odd)
        tried = self.foremost_of(state, odd, moment)
        seat = odd.seat
        luck = self.numbers(moment, "judged", odd.position)
        given = [self.player.after(state, seat, odd.action, moment, number) for number in luck]
        better: list[Tried] = []
        worth: tuple[Worth, ...] = ()
        for other in tried:
            found = [self.player.after(state, seat, other, moment, number) for number in luck]
            lost = [[a - b for a, b in zip(mine, its, strict=True)] for mine, its in zip(given, found, strict=True)]
            effect = tuple([mean_of(column) for column in zip(*lost, strict=True)])
            gain = Worth(-effect[seat].mean, effect[seat].error)
            if gain.clear and gain.mean > 0:
                better.append(Tried(other, gain))
                if not worth or effect[seat].mean < worth[seat].mean:
                    worth = effect
        self.spent += (1 + len(tried)) * len(luck)
        better.sort(key=lambda one: (-one.gain.mean, self.opens(one.action)))
        if not better:
            return None
        return Mistake(odd.position, moment, seat, odd.action, choice, worth, tuple(better))

    def others(self, choice: Choice, odd: Odd, count: int) -> list[Action]:
        """Return answers to try: the usual one and some of the others that are weighed."""
        rest = [action for action in self.player.chronicle.weighed(choice) if action not in (odd.action, odd.usual)]
        return [odd.usual, *Rng(derive(odd.position, "others")).sample(rest, min(len(rest), count - 1))]

    def opens(self, action: Action) -> bool:
        """Whether an answer only leads to other questions: where one is worth as much, that is told."""
        return action.kind in self.player.chronicle.openers

    # Both

    def numbers(self, moment: Moment, *what: int | str) -> list[int]:
        base = derive(self.match.seed, *what, moment.round, moment.place) >> 8
        return [base + way for way in range(self.ways)]

    def late(self) -> bool:
        """Whether the time is over; then what was found so far has to do."""
        self.cut = self.cut or time.thread_time() > self.until
        return self.cut


def asked_of(state: State, odd: Odd) -> Choice:
    """Return the question that was answered."""
    return next(d for d in state.pending if isinstance(d, Choice) and d.seat == odd.seat)


def size(worth: Sequence[Worth]) -> float:
    """Return how far a moment moved the match."""
    return max([abs(one.mean) for one in worth if one.clear], default=0.0)
