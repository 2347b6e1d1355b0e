"""Fights of Euthia for ``calibrate``: from games of greedy bots, each played out several times from before it begins.
Odds and best answers are left to the game."""

from __future__ import annotations

import time
from collections.abc import Iterator
from typing import Final, cast

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

TIMES: Final = 8
"""How often each fight is played out, with other luck and what is hidden from the hero dealt anew."""
SURE: Final = 2
"""The same for a fight that is all but decided."""


def fights(n: int, seats: int, seed: int, bots: bool) -> Iterator[tuple[float, float, float]]:
    """Yield so many combats: the chance shown, whether the hero won, the seconds that the odds took."""
    game, done = Euthia(), 0
    while done < n:
        for one in game_fights(game, game.start({}, seats=seats, seed=seed), Rng(seed), bots):
            yield one
            done += 1
            if done == n:
                return
        seed += 1


def game_fights(game: Euthia, state: EuthiaState, rng: Rng, bots: bool) -> Iterator[tuple[float, float, float]]:
    """Yield the combats of one game of bots."""
    settle(state)
    while state.pending:
        choice = cast(Choice, state.pending[0])
        before = state.clone() if state.duel is None else None
        action = greedy(state, choice, rng)
        apply(state, choice.seat, action)
        settle(state)
        if before is not None and state.duel is not None:
            yield from repeated(game, before, choice.seat, action, state.duel, rng, bots)


def repeated(
    game: Euthia, state: EuthiaState, seat: Seat, action: Action, duel: Duel, rng: Rng, bots: bool
) -> Iterator[tuple[float, float, float]]:
    """Yield a combat that an answer leads into, played out again and again."""
    begun = time.process_time()
    odds = duel_with(state, duel.seat, duel.foe, duel.space)
    seconds = time.process_time() - begun
    for _ in range(TIMES if 0.02 < odds.win < 0.98 else SURE):
        guess = game.determinize(state, duel.seat, rng)
        apply(guess, seat, action)
        settle(guess)
        if guess.duel is not None and guess.duel.foe == duel.foe:
            yield odds.win, float(played(guess, rng, bots)), seconds


def played(state: EuthiaState, rng: Rng, bots: bool) -> bool:
    """Play a combat to its end; return whether the hero won."""
    while state.duel is not None and not ended(state):
        choice = cast(Choice, state.pending[0])
        apply(state, choice.seat, greedy(state, choice, rng) if bots else best_answer(state, choice))
        settle(state)
    return any(isinstance(frame, Winning) for frame in state.stack)


def ended(state: EuthiaState) -> bool:
    """Is the combat at hand decided?"""
    return any(isinstance(frame, Winning | Losing) for frame in state.stack)
