"""A flat Monte-Carlo search: try each option in states one may believe, play on, keep what ends best.

It knows no game and sees no more than its seat: the simulator hands out whole states, freshly reseeded.
"""

from __future__ import annotations

import time
from collections.abc import Mapping
from math import inf, sqrt
from typing import Any, Final, NamedTuple

from taverne import games
from taverne.engine.actions import Action, Seat
from taverne.engine.decisions import Choice
from taverne.engine.frames import apply
from taverne.engine.game import Game, Result, View
from taverne.engine.matches.bots import Bot, RandomBot, Simulator
from taverne.engine.matches.playout import STAMP_MS, play_on
from taverne.engine.rng import Rng
from taverne.engine.state import State

THOUGHT_MS: Final = 1_200
LONGEST: Final = 20_000
"""An imagined game that takes more decisions than this counts for nothing."""


class Judged(NamedTuple):
    """What a search found of one option: the mean merit of its playouts, its error, how many there were."""

    option: Action
    mean: float
    error: float
    visits: int


class Tally:
    """Adds up the playouts of one option."""

    __slots__ = ("squares", "total", "visits")

    def __init__(self) -> None:
        self.total = 0.0
        self.squares = 0.0
        self.visits = 0

    def add(self, value: float) -> None:
        self.total += value
        self.squares += value * value
        self.visits += 1

    def judged(self, option: Action) -> Judged:
        """Return the mean and its standard error; with fewer than two playouts nothing is known of the error."""
        n = self.visits
        mean = self.total / n if n else 0.0
        variance = max(0.0, self.squares - n * mean * mean) / (n - 1) if n > 1 else inf
        return Judged(option, mean, sqrt(variance / n) if n else inf, n)


class SearchBot(Bot):
    """Plays each option out many times, in halving rounds: those that look worse drop out, the others are tried more.

    ``game`` is a game or the name of one.
    ``playouts`` is the budget of one choice, and with it the answer follows from the random stream
    alone.  ``budget_ms``, if given, or a table that waits (``late``) ends the search sooner.  ``levels`` gives the
    bot that is imagined on some seats; on the others sits ``inner``.
    """

    needs_view = False

    def __init__(
        self,
        game: Game[Any] | str,
        playouts: int = 96,
        budget_ms: int = 0,
        inner: type[Bot] = RandomBot,
        levels: Mapping[Seat, type[Bot]] | None = None,
    ) -> None:
        found: Game[Any] = games.find(game) if isinstance(game, str) else game
        super().__init__(found)
        self.playouts = playouts
        self.budget_ms = budget_ms
        self.inner = inner(found)
        self.levels = {seat: level(found) for seat, level in (levels or {}).items()}

    def choose(self, view: View | None, choice: Choice, rng: Rng, simulator: Simulator) -> Action:
        if len(choice.options) == 1:
            return choice.options[0]
        return self._search(choice, rng, simulator)[0]

    def evaluate(self, choice: Choice | None, simulator: Simulator, rng: Rng | None = None) -> list[Judged]:
        """Return what the search found of each option of ``choice``, the one it would choose first.

        ``match.choice(seat)`` and ``match.simulator(seat)`` give the arguments for a position at hand; raise
        ``ValueError`` if that seat is asked nothing.
        """
        if choice is None:
            raise ValueError("there is nothing to judge: that seat is asked nothing now")
        best, tallies = self._search(choice, rng or Rng(0), simulator)
        judged = [tally.judged(action) for action, tally in tallies.items()]
        return sorted(judged, key=lambda line: (line.option != best, -line.visits, -line.mean))

    def _search(self, choice: Choice, rng: Rng, simulator: Simulator) -> tuple[Action, dict[Action, Tally]]:
        """Try the options in halving rounds; return the best and what each came to."""
        end = time.monotonic() + self.budget_ms / 1000 if self.budget_ms else None
        alive = list(choice.options)
        tallies = {action: Tally() for action in alive}
        stages = max(1, (len(alive) - 1).bit_length())
        while True:
            for _ in range(max(1, self.playouts // (stages * len(alive)))):
                if self.late or (end is not None and time.monotonic() > end):
                    return max(alive, key=lambda action: tallies[action].total), tallies
                self._try_all(alive, tallies, choice.seat, rng, simulator(rng))
            alive.sort(key=lambda action: tallies[action].total, reverse=True)
            del alive[(len(alive) + 1) // 2 :]
            if len(alive) == 1:
                return alive[0], tallies

    def delay(self, view: View | None, choice: Choice, rng: Rng) -> int:
        """Take about as long as an attentive player, whatever the search really took."""
        return THOUGHT_MS + rng.below(THOUGHT_MS)

    def _try_all(
        self, alive: list[Action], tallies: dict[Action, Tally], seat: Seat, rng: Rng, believed: State
    ) -> None:
        """Play every option out once from the same state, so that all meet the same luck."""
        seed = rng.below(1 << 62)
        for action in alive:
            state = believed.clone()
            apply(state, seat, action, STAMP_MS)
            result = playout(self.game, state, Rng(seed), self.inner, self.levels)
            tallies[action].add(0.0 if result is None else merit(result, seat))


def playout(
    game: Game[Any], state: State, rng: Rng, inner: Bot, levels: Mapping[Seat, Bot] | None = None
) -> Result | None:
    """Play ``state`` to its end, whoever is asked answering in random order; return how it ended, if it did."""
    others = levels or {}

    def answer(state: State, choice: Choice) -> Action:
        bot = others.get(choice.seat, inner)
        view = game.view(state, choice.seat) if bot.needs_view else None
        return bot.choose(view, choice, rng, believing(game, state, choice.seat))

    return game.result(state) if play_on(state, rng, answer, lambda state: False, LONGEST) else None


def believing(game: Game[Any], state: State, seat: Seat) -> Simulator:
    """Return the simulator of a bot that is itself imagined."""
    return lambda rng: game.determinize(state, seat, rng)


def merit(result: Result, seat: Seat) -> float:
    """Return how good an end is for a seat: its part of the victory, and a little for the margin."""
    won = 1.0 / len(result.winners) if seat in result.winners else 0.0
    rivals = [score for other, score in enumerate(result.scores) if other != seat]
    lead = result.scores[seat] - max(rivals, default=0)
    return won + lead / (10.0 + abs(lead))
