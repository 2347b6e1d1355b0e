"""The cases of the suite: every registered game and the toy game, with each of their option sets.

What must hold in all of them is left to ``checks``.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

from taverne.engine.actions import SPECTATOR, Seat
from taverne.engine.frames import advance
from taverne.engine.game import Game, Options
from taverne.engine.rng import Rng, derive
from taverne.engine.state import State
from taverne.games import all_games
from tests.conformance.probes.by_game import SIEGE, probe
from tests.conformance.probes.probe import Probe
from tests.tools import Move, Walk, make, picks


class Case(NamedTuple):
    """A game, how many play it and with which options, and the probe that knows what it hides."""

    game: Game[Any]
    players: int
    options: Options
    probe: Probe[Any]

    def __str__(self) -> str:
        words = [f"{key}={value}" for key, value in self.options.items() if key not in self.texts()]
        return "-".join([self.game.name, str(self.players), *words, *self.texts()])

    def texts(self) -> list[str]:
        """Return the options whose values are long texts: their names must do."""
        return [option.key for option in self.game.options if option.kind == "text" and option.key in self.options]

    def of(self, game: Game[Any]) -> Case:
        """Return the same case of the game with another box; a text among its options names pieces of that box."""
        if not self.texts():
            return self._replace(game=game)
        place = list(self.game.option_sets()).index((self.players, self.options))
        return self._replace(game=game, options=game.option_sets()[place][1])

    def full(self) -> Options:
        return self.game.check(self.options, self.players)

    def new(self, seed: int, listening: bool = False) -> State:
        """Return a state at its first decision."""
        state: State = self.game.new_state(self.full(), self.players, seed)
        state.events = [] if listening else None
        advance(state)
        return state

    def seats(self) -> range:
        """The seats at the table, those that the game adds included."""
        return range(len(self.game.roles(self.full(), self.players)))

    def viewers(self) -> tuple[Seat, ...]:
        return (*self.seats(), SPECTATOR)

    def walk(self, seed: int, choices: Sequence[int], listening: bool = False) -> Iterator[tuple[State, Move]]:
        """Play a game; yield the state at each decision with the move that is made when the walk goes on.

        The first choices are the given ones, the others random; the state is the same object throughout.
        """
        state = self.new(seed, listening)
        walk = Walk(state, picks(Rng(derive(seed, "walk")), list(choices)))
        count = 0
        while (move := walk.next()) is not None:
            count += 1
            assert count <= self.probe.bound, f"{self}: goes on after {self.probe.bound} moves"
            yield state, move
            make(state, move)


def cases_of(game: Game[Any]) -> list[Case]:
    """Return the cases of one game."""
    return [Case(game, players, options, probe(game)) for players, options in game.option_sets()]


def all_cases() -> list[Case]:
    """Return the cases of the toy game and of every registered game."""
    return [case for game in (SIEGE, *all_games()) for case in cases_of(game)]
