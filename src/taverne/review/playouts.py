"""What a position is worth: good bots play on to the end of the turn, then the game's own estimate is asked.

Which positions are compared, and what follows from it, is left to ``runs``, ``moments``, ``hints`` and ``puzzles``.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from typing import Any, Final, NamedTuple

from taverne.engine.actions import Action, Seat
from taverne.engine.decisions import Choice
from taverne.engine.frames import apply, choices
from taverne.engine.game import Game
from taverne.engine.matches.playout import STAMP_MS, play_on
from taverne.engine.reports.chronicle import Chronicle, Moment
from taverne.engine.rng import Rng, derive
from taverne.engine.state import State

LONGEST: Final = 3_000
"""An imagined turn that takes more decisions than this is judged as it stands."""
SALT: Final = 0x5EED


class Worth(NamedTuple):
    """A difference or a value: its mean and its standard error."""

    mean: float
    error: float

    @property
    def clear(self) -> bool:
        """Whether it is more than two errors away from nothing."""
        return abs(self.mean) > 2 * self.error and self.mean != 0.0


class Player:
    """Plays positions of one game on, each time with a luck that its number alone decides."""

    def __init__(self, game: Game[Any]) -> None:
        self.game = game
        self.chronicle: Chronicle[Any] = game.chronicle()

    def values(self, state: State, until: Moment, luck: int) -> list[float]:
        """Return what each seat's chances are after the turn ``until``, in a copy, with luck number ``luck``."""
        return self.worth(self.ended(state.clone(), until, luck))

    def after(self, state: State, seat: Seat, action: Action, until: Moment, luck: int) -> list[float]:
        """Return the same once ``seat`` has answered ``action``."""
        return self.worth(self.ended_after(state, seat, action, until, luck))

    def ended_after(self, state: State, seat: Seat, action: Action, until: Moment, luck: int) -> State:
        """Return a copy in which ``seat`` has answered ``action`` and the turn is over."""
        copy = state.clone()
        apply(copy, seat, action, STAMP_MS if copy.stack[-1].TIMED else 0)
        return self.ended(copy, until, luck)

    def ended(self, copy: State, until: Moment, luck: int) -> State:
        """Play on in a copy that is one's own; return it."""
        copy.seed, copy.drawn = derive(SALT, luck), 0
        self.play(copy, until, Rng(derive(SALT, luck, "bots")))
        return copy

    def worth(self, state: State) -> list[float]:
        """Return everybody's chances between two turns, or what has become of them."""
        return self.chronicle.chances(state) if state.pending else self.chronicle.outcome(state)

    def play(self, state: State, until: Moment, rng: Rng, stop: Seat | None = None) -> None:
        """Let good bots play on until the turn ``until`` is over, or the match, or ``stop`` is asked."""
        moment = self.chronicle.moment

        def reached(state: State) -> bool:
            return moment(state) > until or (stop is not None and any(one.seat == stop for one in choices(state)))

        play_on(state, rng, lambda state, choice: self.answer(state, choice, rng), reached, LONGEST)

    def answer(self, state: State, choice: Choice, rng: Rng) -> Action:
        if len(choice.options) == 1:
            return choice.options[0]
        return self.chronicle.play_on(state, choice, rng)


def mean_of(found: Sequence[float]) -> Worth:
    """Return the mean of independent figures and its standard error; of one figure nothing is known of the error."""
    n = len(found)
    mean = sum(found) / n
    if n < 2:
        return Worth(mean, 1.0)
    variance = sum([(x - mean) ** 2 for x in found]) / (n - 1)
    return Worth(mean, sqrt(variance / n))
