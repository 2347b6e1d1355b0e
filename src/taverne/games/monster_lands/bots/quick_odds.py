"""Chances that a bot asks for thousands of times a turn: exact ones, quickly, of one mercenary who comes first.
What all players together may do to a battle is left to ``odds``."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from ..odds.battle_odds import Opposition, Plan, most, withstand
from ..odds.reroll_policy import expected
from ..odds.rolls import RerollSource, Roll, sums

PLENTY: Final = 700
"""Positions of rerolls that a bot weighs for one chance: all, where one or two sources give them."""


@lru_cache(maxsize=64)
def at_least(n: int) -> tuple[float, ...]:
    """Return for each total the chance that ``n`` dice, each counted from 0 to 5, come to no less."""
    law = sums(n)
    found, rest = [], sum(law)
    whole = rest
    for ways in law:
        found.append(rest / whole)
        rest -= ways
    return tuple(found)


def reaches(roll: Roll, target: int, removed: int = 0) -> float:
    """Return the chance to reach a target, rerolls played for the best."""
    force, magic, persuasion = roll.dice
    magic -= removed
    if roll.rerolls or min(roll.bonus) < -1:
        dice = force, magic, persuasion
        return reaches_again(dice, roll.bonus, roll.rerolls, target - roll.flat)
    n = force + magic + persuasion
    least = roll.flat + n + roll.bonus[0] * force + roll.bonus[1] * magic + roll.bonus[2] * persuasion
    missing = target - least
    if missing <= 0:
        return 1.0
    return at_least(n)[missing] if missing <= 5 * n else 0.0


@lru_cache(maxsize=200_000)
def reaches_again(
    dice: tuple[int, int, int], bonus: tuple[int, int, int], rerolls: tuple[RerollSource, ...], target: int
) -> float:
    """Return the exact chance with rerolls; only where there are very many of them, somewhat less."""
    roll = Roll(dice, bonus, 0, rerolls)
    if target <= 0 or target > most(roll):
        return float(target <= 0)
    found, whole = expected(roll, [[0] * target + [1]], (0,), enough=PLENTY)
    return found[0][0] / whole


@lru_cache(maxsize=200_000)
def chances(plan: Plan, foe: Opposition) -> tuple[float, float, float]:
    """Return survive, capture and kill of a mercenary that meets the monster first and takes whatever comes."""
    killing = foe.kill_value - plan.kill_bonus - plan.venoms * foe.venom
    capturing = foe.capture_value - plan.capture_bonus - plan.venoms * foe.venom
    beating = min(killing, capturing) if plan.traps >= plan.needed else killing
    best = (0.0, 0.0, 0.0)
    most = -1.0
    for removed in range(min(plan.roll.dice[1], foe.dice) + 1):
        alive = stands(foe.dice + foe.splash - removed, plan.room - foe.auto, foe.hit)
        kill = reaches(plan.roll, killing, removed)
        beat = reaches(plan.roll, beating, removed)
        if alive * (beat + 0.2) > most:
            most = alive * (beat + 0.2)
            best = alive, alive * (beat - kill), alive * kill
    return best


@lru_cache(maxsize=10_000)
def stands(dice: int, room: int, hit: tuple[int, int]) -> float:
    return float(withstand(max(0, dice), room, hit))
