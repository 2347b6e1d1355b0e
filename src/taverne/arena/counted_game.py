"""A game played for its statistics: what happens in it is counted, and the game says what each seat played.

Adding up many of them is left to the trials of the lab.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from taverne.arena.lineup import made
from taverne.arena.play import Bare, Outcome, Runner, broken
from taverne.engine.events import Event
from taverne.engine.frames import advance
from taverne.engine.game import Game, Options, OptionValue
from taverne.engine.matches.bots import Bot
from taverne.engine.state import State


class CountedGame(Bare):
    """A game straight on its state, to whose events somebody listens."""

    def __init__(self, game: Game[Any], options: Options, players: int, seed: int) -> None:
        self.events: list[Event] = []
        super().__init__(game, options, players, seed)

    def _begun(self, options: Mapping[str, OptionValue], players: int) -> State:
        state: State = self.game.fresh(self.game.check(options, players), players, self.seed)
        state.events = self.events
        advance(state)
        return state


def play_counted(
    game: Game[Any],
    options: Options,
    players: int,
    lineup: Sequence[str],
    seed: int,
    own: Mapping[str, type[Bot] | Bot] | None = None,
) -> Outcome:
    """Play the game that ``play_bare`` plays with the same seed, and tell its course too."""
    sitting = CountedGame(game, options, players, seed)
    Runner(sitting, made(game, lineup, own or {}), hurry=True).play()
    state, events = sitting.state, sitting.events
    course = msgspec.structs.replace(game.course(state, events), happened=dict(Counter(event.kind for event in events)))
    return Outcome(seed, tuple(lineup), sitting.position, game.result(state), broken(game, state), course=course)
