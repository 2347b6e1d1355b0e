"""A roll on the table, played for the best: from the dice that lie there to the next answer.
What ends are worth is left to whoever aims; how the best is found, to ``step_policy``."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import Final, TypeAlias

from taverne.engine.actions import Action

from ..box.catalogue import PLACE_OF
from ..box.sources import LOOT, Source
from ..box.vocabulary import COLOURS, Reroll
from ..odds.battle_odds import CAPTURE, FAIL, ONE, ZERO, Aim, Opposition, Plan, Scale, ends
from ..odds.forecast import load_of, opposition, plan_of
from ..odds.rolls import Means, RerollSource, Roll, live
from ..odds.step_policy import AGAIN, COLOUR, FACE, ROLL, Hunter, Move, narrowed
from ..rules.battle.effects import uses
from ..rules.battle.strike import CAPTURE as DECLARE_CAPTURE
from ..rules.battle.strike import FIGHT, ROLL_COLOUR, STOP, VENOM, Striking, reroll_action
from ..rules.battle.strike import KILL as DECLARE_KILL
from ..rules.battle.strike import ROLL as ROLL_ALL
from ..state.game_state import LandsState, RolledDie

Price: TypeAlias = Callable[[int, int], int]
"""What an end (fail, capture, kill) at a total is worth, as a whole number."""
APART: Final = 64
"""Bits between the rows of an aim, so that a lesser row never outweighs a greater one."""


class Aiming:
    """The roll of one expedition as it lies, in the terms of ``step_policy``."""

    def __init__(self, state: LandsState, frame: Striking) -> None:
        self.state = state
        self.frame = frame
        self.e = frame.e
        self.sources = frame.open_rerolls(state)

    def left(self, source: Source, effect: Reroll) -> int:
        if source.kind == LOOT:
            return self.frame.loan(source)
        return effect.n - uses(self.state, source, self.e)

    def means(self) -> tuple[RerollSource, ...]:
        found = []
        for source, effect in self.sources:
            mask = sum([1 << COLOURS.index(colour) for colour in effect.colours])
            found.append(RerollSource(self.left(source, effect), mask, effect.repeat))
        return tuple(found)

    def roll(self) -> Roll:
        """Return all dice of the roll, those that lie and those to come; the flat part is in the total."""
        counts = self.state.dice_on(self.e)
        for face in self.state.faces[self.e]:
            counts[face.colour] += 1
        bonus = self.frame.bonus[0]
        return Roll((counts[0], counts[1], counts[2]), (bonus.force, bonus.magic, bonus.persuasion))

    def play(
        self, worths: Sequence[int], early: Sequence[bool], one_by_one: bool, options: Sequence[Action]
    ) -> Action | None:
        """Return what to do next, for worths by total, or None for stopping."""
        state, e = self.state, self.e
        hunter = hunter_of(self.roll(), tuple(worths), tuple(early), one_by_one, self.means())
        left = hunter.means.first
        dice = []
        for at, face in enumerate(state.faces[e]):
            able = hunter.able[face.colour] & ~self.marked(at)
            dice.append(COLOUR * able + FACE * hunter.like[face.colour] + face.value - 1)
        fresh = hunter.alike(state.dice_on(e))
        total = max(0, self.frame.total(state, 0))
        if total >= hunter.top:
            return None
        return self.action(hunter.choice(fresh, narrowed(dice, live(left)), left, total), options, hunter.like)

    def marked(self, at: int) -> int:
        """Return the sources that have rolled a die again and may not do so any more, a bit each."""
        found = 0
        for i, (source, effect) in enumerate(self.sources):
            if not effect.repeat and self.frame.was_rerolled(at, source):
                found |= 1 << i
        return found

    def action(self, move: Move, options: Sequence[Action], like: Sequence[int]) -> Action | None:
        """Return the answer that a move comes to, or None for stopping."""
        if move.kind == ROLL:
            singles = [ROLL_COLOUR[colour] for colour in range(3) if like[colour] == move.colour]
            return next((action for action in singles if action in options), ROLL_ALL)
        if move.kind == AGAIN:
            word = self.sources[move.source][0].word
            again = [reroll_action(word, RolledDie(c, move.face + 1)) for c in range(3) if like[c] == move.colour]
            return next(action for action in again if action in options)
        return None


@lru_cache(maxsize=256)
def hunter_of(
    roll: Roll, worths: tuple[int, ...], early: tuple[bool, ...], one_by_one: bool, means: tuple[RerollSource, ...]
) -> Hunter:
    return Hunter(roll, worths, early, one_by_one, Means(means))


def plan_here(state: LandsState, frame: Striking) -> tuple[Plan, Opposition]:
    """Return the plan of an expedition in the middle of its roll, and the monster before it."""
    e, seat = frame.e, state.seat_of(frame.e)
    plan = plan_of(state, state.who[e], e, load_of(state, e, seat), frame.aim, frame.played)
    return plan, opposition(state, PLACE_OF[e], frame.aim)


def fought(state: LandsState, frame: Striking, options: Sequence[Action], price: Price) -> Action:
    """Return the best answer in a fight, with what each end is worth."""
    plan, foe = plan_here(state, frame)
    best = [max([(price(end, total), end) for end in ends(plan, foe, total)]) for total in range(foe.kill_value + 1)]
    trapped = plan.traps >= plan.needed
    early = [trapped and end != FAIL for _, end in best]
    found = Aiming(state, frame).play([worth for worth, _ in best], early, trapped, options)
    return found or declared(best[min(foe.kill_value, max(0, frame.total(state, 0)))][1], options)


def declared(end: int, options: Sequence[Action]) -> Action:
    """Return the answer that brings about an end; a venom, if that is what it takes."""
    if end == FAIL:
        return STOP if STOP in options else options[0]
    wanted = DECLARE_CAPTURE if end == CAPTURE else DECLARE_KILL
    return wanted if wanted in options else VENOM if VENOM in options else options[0]


def reached(state: LandsState, frame: Striking, options: Sequence[Action]) -> Action:
    """Return the best answer in a roll that is to reach a value: a mission, a conquest."""
    worths = [0] * frame.aim + [1]
    found = Aiming(state, frame).play(worths, [False] * frame.aim + [True], False, options)
    return found or (STOP if STOP in options else options[0])


def aimed(state: LandsState, frame: Striking, options: Sequence[Action], aim: Aim) -> Action:
    """Return the answer of somebody who plays for an aim as the odds do."""
    if frame.attempt != FIGHT:
        return reached(state, frame, options)
    _, foe = plan_here(state, frame)
    scale = Scale(aim, (ZERO,) * (foe.kill_value + 1), ONE, ONE, 1)

    def price(end: int, total: int) -> int:
        first, second, third = scale.row(end, total)
        return ((first << APART) + second << APART) + third

    return fought(state, frame, options, price)
