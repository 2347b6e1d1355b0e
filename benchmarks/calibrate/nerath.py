"""Battles of Nerath for ``calibrate``: from wars of greedy bots, each fought out several times where odds are shown.
Odds and cheapest losses are left to the game."""

from __future__ import annotations

import time
from collections.abc import Iterator, Sequence
from typing import Final, cast

from benchmarks.calibrate.euthia import BEST, Fought
from taverne.engine.actions import PASS, Action
from taverne.engine.decisions import Choice
from taverne.engine.frames import apply, settle
from taverne.engine.rng import Rng
from taverne.games.nerath.bots.greedy import greedy
from taverne.games.nerath.game import ConquestOfNerath
from taverne.games.nerath.odds.advice import advice
from taverne.games.nerath.odds.losses import cheapest_first
from taverne.games.nerath.state.fight import Fight
from taverne.games.nerath.state.game_state import NerathState

TIMES: Final = 4
"""How often each battle is fought out from the same place, with other dice."""
OPTIONS: Final = {"mode": "free_for_all", "length": "short"}


def fights(n: int, seats: int, seed: int, sides: Sequence[str]) -> Iterator[Fought]:
    """Yield so many battles for each sort of player; a war has four seats whatever is asked."""
    game, done = ConquestOfNerath(), 0
    while done < n * len(sides):
        for one in war_fights(game.start(OPTIONS, 4, seed), Rng(seed), sides):
            yield one
            done += 1
            if done == n * len(sides):
                return
        seed += 1


def war_fights(state: NerathState, rng: Rng, sides: Sequence[str]) -> Iterator[Fought]:
    """Yield the battles of one war, from every question whether to fight on: there the odds are shown."""
    settle(state)
    while state.pending:
        choice = cast(Choice, state.pending[0])
        if choice.prompt == "continue" and state.fight is not None:
            yield from repeated(state, choice, rng, sides)
        apply(state, choice.seat, greedy(state, choice, rng))
        settle(state)


def repeated(state: NerathState, choice: Choice, rng: Rng, sides: Sequence[str]) -> Iterator[Fought]:
    """Yield a battle fought on again and again from where it stands."""
    begun = time.process_time()
    told = advice(state, choice.seat)
    seconds = time.process_time() - begun
    fight = state.fight
    if told is None or told.battle is None or fight is None:
        return
    for _ in range(TIMES):
        for side in sides:
            table = state.clone()
            table.seed = rng.below(1 << 30)
            yield Fought(side, told.battle.win, float(fought(table, fight, rng, side)), seconds)


def fought(state: NerathState, first: Fight, rng: Rng, side: str) -> bool:
    """Fight a battle to its end; return whether the attacker holds the place."""
    while state.pending and state.fight is not None and state.fight.space == first.space:
        choice = cast(Choice, state.pending[0])
        apply(state, choice.seat, steady(state, choice, rng) if side == BEST else greedy(state, choice, rng))
        settle(state)
    left = [unit for unit in first.force if state.where[unit] == first.space]
    return bool(left) and not state.enemies(first.attacker, first.space)


def steady(state: NerathState, choice: Choice, rng: Rng) -> Action:
    """Fight on, let the cheapest units take the hits, play no card: what the odds are made for."""
    losses = cheapest_first(state, choice.seat)
    if losses:
        return next(action for action in choice.options if str(action) == losses[0])
    if choice.prompt == "continue":
        return choice.options[0]
    return PASS if PASS in choice.options else greedy(state, choice, rng)
