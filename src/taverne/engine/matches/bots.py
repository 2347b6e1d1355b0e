"""What a computer opponent is: somebody who answers decisions from a view.

How well it plays is left to each game's bots; when it is asked, to arenas and servers.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, ClassVar, TypeAlias

from taverne.engine.actions import Action, Seat
from taverne.engine.decisions import Choice
from taverne.engine.rng import Rng, derive
from taverne.engine.state import State

if TYPE_CHECKING:
    from taverne.engine.game import Game, View

Simulator: TypeAlias = Callable[[Rng], State]
"""Gives a fresh state that the bot's seat may believe; playing in it changes nothing at the table."""


def delay_rng(seed: int, seat: Seat, position: int) -> Rng:
    """Return the stream from which a bot's time is drawn, whoever runs the match; its choice has another one."""
    return Rng(derive(seed, "delay", seat, position))


class Bot:
    """Answers decisions from what its seat may know, and from nothing else.

    A bot keeps no memory between two answers, so that it can sit down in any match at any moment,
    and takes all randomness from ``rng``, so that its match can be replayed.
    """

    needs_view: ClassVar[bool] = True
    """Whether the view is read at all: a bot that only draws lots saves the cost of one."""

    game: Game[Any]
    """What it plays; an instance that was made without one is told when it sits down."""
    until: float | None = None
    """Until when, by ``time.monotonic``, an answer is wanted; None: however long it takes."""

    def __init__(self, game: Game[Any] | None = None) -> None:
        if game is not None:
            self.game = game

    @property
    def late(self) -> bool:
        """Whether the best found so far is wanted now; a bot that searches asks between two trials."""
        return self.until is not None and time.monotonic() > self.until

    def __repr__(self) -> str:
        return f"<{type(self).__name__} for {self.game.name if hasattr(self, 'game') else 'any game'}>"

    def choose(self, view: View | None, choice: Choice, rng: Rng, simulator: Simulator) -> Action:
        """Return one of the options of ``choice``."""
        raise NotImplementedError

    def explain(self, guess: State, choice: Choice, answer: Action) -> tuple[str, dict[str, Any]] | None:
        """Return why an answer may be good, as the key of a sentence with data; None if there is nothing to say.

        ``guess`` is a state that the seat may believe.
        """
        told: tuple[str, dict[str, Any]] | None = self.game.chronicle().explain(guess, choice, answer)
        return told

    def delay(self, view: View | None, choice: Choice, rng: Rng) -> int:
        """Return after how many milliseconds, from being asked, the answer comes in a race."""
        return 0


class RandomBot(Bot):
    """Takes any option, all alike."""

    needs_view = False

    def choose(self, view: View | None, choice: Choice, rng: Rng, simulator: Simulator) -> Action:
        return choice.options[rng.below(len(choice.options))]

    def delay(self, view: View | None, choice: Choice, rng: Rng) -> int:
        return 800 + rng.below(6000)


class ThinkingBot(Bot):
    """Thinks in states that its seat may believe, without a view; where there is one option it takes that."""

    needs_view = False
    shown_ms: ClassVar[int] = 600
    """How long it lets the table see that it is asked."""

    def choose(self, view: View | None, choice: Choice, rng: Rng, simulator: Simulator) -> Action:
        return choice.options[0] if len(choice.options) == 1 else self.think(choice, rng, simulator)

    def think(self, choice: Choice, rng: Rng, simulator: Simulator) -> Action:
        """Return one of several options of ``choice``."""
        raise NotImplementedError

    def delay(self, view: View | None, choice: Choice, rng: Rng) -> int:
        return self.shown_ms
