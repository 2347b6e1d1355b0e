"""Fights of Euthia for ``calibrate``: from games of greedy bots, each played out several times from before it begins.
Odds and best answers are left to the game."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Sequence
from itertools import chain, count, islice
from typing import Final, NamedTuple, cast

from taverne.engine.actions import Action, Seat
from taverne.engine.decisions import Choice
from taverne.engine.frames import apply, settle
from taverne.engine.rng import Rng
from taverne.games.euthia.bots.greedy import greedy
from taverne.games.euthia.game import Euthia
from taverne.games.euthia.odds.best_answers import best_answer
from taverne.games.euthia.odds.forecast import duel_with
from taverne.games.euthia.rules.combat.aftermath import Losing, Winning
from taverne.games.euthia.state.duel import Duel
from taverne.games.euthia.state.game_state import EuthiaState

BEST: Final = "best"
BOTS: Final = "bots"
BOT_HERO: Final = "bot-hero"
BOT_MONSTER: Final = "bot-monster"
"""Who answers: both sides by the odds, both as greedy bots, or only one of them as a greedy bot."""
TIMES: Final = 12
"""How often each fight is played out, with other luck and what is hidden from the hero dealt anew."""
SURE: Final = 2
"""The same for a fight that is all but decided."""


class Fought(NamedTuple):
    """A fight: who answered, the chance shown, how it ended (1 won, 0 not), the seconds that the odds took; what is
    left to the side that asked, as shown and as it came, below 0 where that is not told."""

    side: str
    chance: float
    won: float
    seconds: float
    shown: float = -1.0
    left: float = -1.0


def gathered(game: Callable[[int], Iterator[Fought]], n: int, seed: int) -> Iterator[Fought]:
    """Yield ``n`` fights of games that follow each other, the first with this seed."""
    return islice(chain.from_iterable(map(game, count(seed))), n)


def fights(n: int, seats: int, seed: int, sides: Sequence[str]) -> Iterator[Fought]:
    """Return so many combats for each sort of player."""
    game = Euthia()
    return gathered(lambda at: game_fights(game, game.start({}, seats, at), Rng(at), sides), n * len(sides), seed)


def game_fights(game: Euthia, state: EuthiaState, rng: Rng, sides: Sequence[str]) -> Iterator[Fought]:
    """Yield the combats of one game of bots."""
    settle(state)
    while state.pending:
        choice = cast(Choice, state.pending[0])
        before = state.clone() if state.duel is None else None
        action = greedy(state, choice, rng)
        apply(state, choice.seat, action)
        settle(state)
        if before is not None and state.duel is not None:
            yield from repeated(game, before, choice.seat, action, state.duel, rng, sides)


def repeated(
    game: Euthia, state: EuthiaState, seat: Seat, action: Action, duel: Duel, rng: Rng, sides: Sequence[str]
) -> Iterator[Fought]:
    """Yield a combat that an answer leads into, played out again and again."""
    begun = time.process_time()
    odds = duel_with(state, duel.seat, duel.foe, duel.space)
    seconds = time.process_time() - begun
    for _ in range(TIMES if 0.02 < odds.win < 0.98 else SURE):
        guess = game.determinize(state, duel.seat, rng)
        apply(guess, seat, action)
        settle(guess)
        if guess.duel is None or guess.duel.foe != duel.foe:
            continue
        for side in sides:
            table = guess.clone()
            won = played(table, rng, side)
            left = float(table.health[duel.seat]) if won else 0.0
            yield Fought(side, odds.win, float(won), seconds, odds.left, left)


def played(state: EuthiaState, rng: Rng, side: str) -> bool:
    """Play a combat to its end; return whether the hero won."""
    while state.duel is not None and not ended(state):
        choice = cast(Choice, state.pending[0])
        by_bot = side == BOTS or side == (BOT_HERO if choice.seat == state.duel.seat else BOT_MONSTER)
        apply(state, choice.seat, greedy(state, choice, rng) if by_bot else best_answer(state, choice))
        settle(state)
    return any(isinstance(frame, Winning) for frame in state.stack)


def ended(state: EuthiaState) -> bool:
    """Is the combat at hand decided?"""
    return any(isinstance(frame, Winning | Losing) for frame in state.stack)
