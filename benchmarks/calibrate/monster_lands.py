"""Expeditions of Monster Lands for ``calibrate``: from games of greedy bots, each Adventure phase played several times.
Odds and the play of dice for an aim are left to the game."""

from __future__ import annotations

import time
from collections.abc import Iterator, Sequence
from typing import Final, cast

from benchmarks.calibrate.euthia import BEST, Fought, gathered
from taverne.engine.actions import Action
from taverne.engine.decisions import Choice
from taverne.engine.frames import apply, settle
from taverne.engine.rng import Rng
from taverne.games.monster_lands.bots.greedy import greedy
from taverne.games.monster_lands.bots.quick_odds import reaches, stands
from taverne.games.monster_lands.bots.roll_choices import aimed
from taverne.games.monster_lands.box.catalogue import EXPEDITIONS, NONE, PLACE_OF, REGION_A
from taverne.games.monster_lands.game import MonsterLands
from taverne.games.monster_lands.odds.forecast import battle, expedition_odds, load_of, opposition, plan_of
from taverne.games.monster_lands.rules.battle.attack import Hitting
from taverne.games.monster_lands.rules.battle.battle import Battling
from taverne.games.monster_lands.rules.battle.effects import monster_space
from taverne.games.monster_lands.rules.battle.strike import FIGHT, Striking
from taverne.games.monster_lands.state.game_state import ADVENTURE, LandsState

TIMES: Final = 4
"""How often the Adventure phase is played for each expedition, with other dice."""
LAST: Final = ("defend", "drink")
"""Questions whose last answer cancels all that can be."""


def fights(n: int, seats: int, seed: int, sides: Sequence[str]) -> Iterator[Fought]:
    """Return so many expeditions against a monster for each sort of player."""
    game = MonsterLands()
    return gathered(lambda at: game_fights(game, game.start({}, seats, at), Rng(at), sides), n * len(sides), seed)


def game_fights(game: MonsterLands, state: LandsState, rng: Rng, sides: Sequence[str]) -> Iterator[Fought]:
    """Yield the expeditions of one game, from the answer on after which the Adventure phase begins."""
    settle(state)
    while state.pending:
        choice = cast(Choice, state.pending[0])
        action = greedy(state, choice, rng)
        before = state.clone() if state.phase != ADVENTURE else None
        apply(state, choice.seat, action)
        settle(state)
        if before is not None and state.phase == ADVENTURE:
            yield from repeated(game, before, choice, action, rng, sides)


def repeated(
    game: MonsterLands, state: LandsState, choice: Choice, action: Action, rng: Rng, sides: Sequence[str]
) -> Iterator[Fought]:
    """Yield each expedition that meets a monster, again and again; what is hidden from its seat is dealt anew."""
    for e in range(EXPEDITIONS):
        if PLACE_OF[e] < REGION_A or state.who[e] < 0 or state.monsters[monster_space(PLACE_OF[e])] == NONE:
            continue
        begun = time.process_time()
        chance = float(expedition_odds(state, state.seat_of(e), e).beat)
        seconds = time.process_time() - begun
        for _ in range(TIMES):
            guess = game.determinize(state, state.seat_of(e), rng)
            for side in sides:
                table = guess.clone()
                table.seed = rng.below(1 << 30)
                apply(table, choice.seat, action)
                yield Fought(side, chance, float(e in adventured(table, rng, side)), seconds)


def adventured(state: LandsState, rng: Rng, side: str) -> set[int]:
    """Play the Adventure phase to its end; return the expeditions that beat a monster."""
    winners: set[int] = set()
    settle(state)
    while state.pending and state.phase == ADVENTURE:
        fight = battle(state)
        choice = cast(Choice, state.pending[0])
        apply(state, choice.seat, steady(state, choice, rng) if side == BEST else greedy(state, choice, rng))
        settle(state)
        winners |= won(fight) if fight is not None else set()
    return winners


def won(fight: Battling) -> set[int]:
    return {fight.winner} if fight.winner != NONE else set()


def steady(state: LandsState, choice: Choice, rng: Rng) -> Action:
    """Cancel all hits, give up Magic and play the dice so as to beat the monster: what the odds are made for."""
    frame = state.stack[-1]
    if choice.prompt in LAST:
        return choice.options[-1]
    if choice.prompt == "shield" and isinstance(frame, Hitting):
        return shielded(state, frame, choice)
    if isinstance(frame, Striking) and frame.attempt == FIGHT:
        return aimed(state, frame, choice.options, "beat")
    return greedy(state, choice, rng)


def shielded(state: LandsState, frame: Hitting, choice: Choice) -> Action:
    """Give up Magic dice in the number with which the monster is beaten most often."""
    e, fight = frame.e, battle(state)
    plan = plan_of(state, state.who[e], e, load_of(state, e, choice.seat), frame.monster)
    foe = opposition(state, PLACE_OF[e], frame.monster)
    before = (fight.damage if fight is not None else 0) + plan.venoms * foe.venom
    killing = foe.kill_value - plan.kill_bonus - before
    capturing = foe.capture_value - plan.capture_bonus - before
    goal = min(killing, capturing) if plan.traps >= plan.needed else killing

    def promise(action: Action) -> float:
        k = action.number()
        return float(stands(frame.dice - k, plan.room - frame.hits, foe.hit) * reaches(plan.roll, goal, k))

    return max(choice.options, key=promise)
