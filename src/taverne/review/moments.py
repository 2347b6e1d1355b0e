"""The moments that made a match: the runs that moved most are looked at again, with luck that is new to them.

A first look always finds some that are only noise; what does not stand out by two errors in the second is left out.
"""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from taverne.engine.actions import CHANCE, Action, Seat
from taverne.engine.decisions import Choice
from taverne.engine.match import Match
from taverne.engine.reports.chronicle import Moment
from taverne.engine.rng import Rng, derive
from taverne.engine.state import State
from taverne.review.playing_on import Player, Worth, mean_of
from taverne.review.runs import Odd, Progress, Weighed

STRUCK: Final = 10
"""So many strokes of luck are looked at again."""
SUSPECT: Final = 36
"""So many answers are looked at one by one."""
BLAMED: Final = 10
"""For so many of them other answers are tried."""
TRIED: Final = 6
"""So many answers are tried besides the one given."""
KEPT: Final = 2
"""So many of these are compared in earnest."""


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

    def mistakes(self, weighed: Sequence[Weighed]) -> list[Mistake]:
        """Return the answers that stand out beside better ones, the dearest first."""
        suspects = self.suspects(weighed)
        found: list[Mistake] = []
        for number, (odd, moment) in enumerate(suspects[:BLAMED]):
            if self.late():
                break
            mistake = self.judged(odd, moment)
            if mistake is not None:
                found.append(mistake)
            self.progress((number + 1) / min(BLAMED, len(suspects)))
        return sorted(found, key=lambda one: one.worth[one.seat].mean)

    def suspects(self, weighed: Sequence[Weighed]) -> list[tuple[Odd, Moment]]:
        """Return the answers that seem dearest, of the runs that cost their own seat most."""
        runs = [one for one in weighed if one.run.odd]
        runs.sort(key=lambda one: one.worth[one.run.actor].mean)
        listed = [(odd, run.moment) for run, _ in runs for odd in run.odd][:SUSPECT]
        costs: list[tuple[float, int]] = []
        for number, (odd, moment) in enumerate(listed):
            if self.late():
                break
            state = self.match.state_at(odd.position)
            few = self.numbers(moment, "suspect")[: max(2, self.ways // 4)]
            costs.append((self.gain(state, odd, odd.usual, moment, few).mean, number))
        return [listed[number] for _, number in sorted(costs, key=lambda cost: (-cost[0], cost[1]))]

    def gain(self, state: State, odd: Odd, other: Action, until: Moment, numbers: Sequence[int]) -> Worth:
        """Return what the seat would have gained by another answer."""
        self.spent += 2 * len(numbers)
        seat, after = odd.seat, self.player.after
        return mean_of(
            [
                after(state, seat, other, until, luck)[seat] - after(state, seat, odd.action, until, luck)[seat]
                for luck in numbers
            ]
        )

    def judged(self, odd: Odd, moment: Moment) -> Mistake | None:
        """Try other answers; return the mistake if one of them is better by more than two errors."""
        state = self.match.state_at(odd.position)
        choice = next(d for d in state.pending if isinstance(d, Choice) and d.seat == odd.seat)
        rough = self.numbers(moment, "rough")[: max(2, self.ways // 5)]
        tried = [(self.gain(state, odd, other, moment, rough).mean, other) for other in self.others(choice, odd)]
        tried.sort(key=lambda pair: -pair[0])
        seat = odd.seat
        luck = self.numbers(moment, "judged", odd.position)
        given = [self.player.after(state, seat, odd.action, moment, number) for number in luck]
        better: list[Tried] = []
        worth: tuple[Worth, ...] = ()
        for _, other in tried[:KEPT]:
            found = [self.player.after(state, seat, other, moment, number) for number in luck]
            lost = [[a - b for a, b in zip(mine, its, strict=True)] for mine, its in zip(given, found, strict=True)]
            effect = tuple([mean_of(column) for column in zip(*lost, strict=True)])
            gain = Worth(-effect[seat].mean, effect[seat].error)
            if gain.clear and gain.mean > 0:
                better.append(Tried(other, gain))
                if not worth or effect[seat].mean < worth[seat].mean:
                    worth = effect
        self.spent += (1 + KEPT) * len(luck)
        better.sort(key=lambda one: -one.gain.mean)
        if not better:
            return None
        return Mistake(odd.position, moment, seat, odd.action, choice, worth, tuple(better))

    def others(self, choice: Choice, odd: Odd) -> list[Action]:
        """Return answers to try: the usual one and some of the others."""
        rest = [action for action in choice.options if action not in (odd.action, odd.usual)]
        some = Rng(derive(odd.position, "others")).sample(rest, min(len(rest), TRIED - 1))
        return [odd.usual, *some]

    # Both

    def numbers(self, moment: Moment, *what: int | str) -> list[int]:
        base = derive(self.match.seed, *what, moment.round, moment.seat) >> 8
        return [base + way for way in range(self.ways)]

    def late(self) -> bool:
        """Whether the time is over; then what was found so far has to do."""
        self.cut = self.cut or time.thread_time() > self.until
        return self.cut


def size(worth: Sequence[Worth]) -> float:
    """Return how far a moment moved the match."""
    return max([abs(one.mean) for one in worth if one.clear], default=0.0)
