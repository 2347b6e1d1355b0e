"""Battles of Monster Lands rolled with dice, to hold the exact odds against: an account of the rules of its own.

What comes of a roll is worked out here; which die is rolled next, its players ask the hunter of the game.
"""

from __future__ import annotations

import math
import random
from collections import Counter
from collections.abc import Sequence
from fractions import Fraction
from functools import cache
from itertools import product

from taverne.games.monster_lands.odds.battle_odds import Aim, Opposition, Plan
from taverne.games.monster_lands.odds.rolls import Roll, face_values, live
from taverne.games.monster_lands.odds.step_policy import COLOUR, FACE, ROLL, STOP, Hunter

FAR = 1 << 64
"""What the aim weighs more than anything else."""


class Fighter:
    """A mercenary in a battle: what is left of its dice and of its means to cancel hits."""

    def __init__(self, plan: Plan, removed: int) -> None:
        self.plan = plan
        self.removed = removed
        self.cancels = plan.defences + plan.potions
        self.lives = 2 if plan.healthy else 1

    @property
    def alive(self) -> bool:
        return self.lives > 0

    def hit(self, hits: int) -> None:
        cancelled = min(hits, self.cancels)
        self.cancels -= cancelled
        self.lives -= hits - cancelled


class DicedBattle:
    """Rolls a battle of one place to its end; ``removed`` is how many Magic dice each gives up before its attack."""

    def __init__(self, dice: random.Random, foe: Opposition, conquest: int = 0) -> None:
        self.dice = dice
        self.foe = foe
        self.conquest = conquest
        self.hunters: dict[tuple[Plan, int, Aim], Hunter] = {}
        self.seekers: dict[tuple[Roll, int], Hunter] = {}

    def die(self) -> int:
        return self.dice.randint(1, 6)

    def attack(self, who: Fighter, dice: int, auto: int = 0) -> None:
        if who.alive:
            hits, misses = self.foe.hit
            who.hit(auto + sum(self.dice.randrange(hits + misses) < hits for _ in range(dice)))

    def battle(self, plans: Sequence[Plan], aims: Sequence[Aim], removed: Sequence[int], damage: int = 0) -> list[str]:
        """Return what became of each: dead, capture, kill, conquer or loot."""
        fighters = [Fighter(plan, n) for plan, n in zip(plans, removed, strict=True)]
        fates = ["loot"] * len(plans)
        beaten = None
        for at, fighter in enumerate(fighters):
            self.attacks(fighters, at)
            if not fighter.alive:
                continue
            how, own = self.strike(fighter, aims[at], damage)
            if how:
                fates[at] = how
                beaten = at
                if how == "kill":
                    for other in fighters:
                        self.attack(other, 0, self.foe.last_hit)
                break
            damage += own
        if beaten is not None and self.conquest:
            self.conquer(fighters, beaten, fates)
        return [fate if who.alive else f"{fate} dead" for who, fate in zip(fighters, fates, strict=True)]

    def attacks(self, fighters: list[Fighter], at: int) -> None:
        dice = max(0, self.foe.dice + fighters[at].plan.struck)
        self.attack(fighters[at], max(0, dice - fighters[at].removed), self.foe.auto)
        for other in fighters:
            self.attack(other, self.foe.splash)

    def conquer(self, fighters: list[Fighter], beaten: int, fates: list[str]) -> None:
        gained = 0
        for at in range(beaten + 1, len(fighters)):
            if fighters[at].alive:
                gained = self.reach(fighters[at].plan.conquest, gained, self.conquest)
                if gained >= self.conquest:
                    fates[at] = "conquer"
                    return

    # A mercenary's roll

    def strike(self, who: Fighter, aim: Aim, damage: int) -> tuple[str, int]:
        """Return how the monster was beaten ("" if not) and the damage done."""
        plan = who.plan
        force, magic, persuasion = plan.roll.dice
        roll = plan.roll._replace(dice=(force, magic - who.removed, persuasion))
        trapped = plan.traps >= plan.needed
        key = plan, who.removed, aim
        if key not in self.hunters:
            worths = [self.price(plan, aim, total) for total in range(self.foe.kill_value + 1)]
            early = [trapped and bool(self.verdict(plan, aim, total)) for total in range(self.foe.kill_value + 1)]
            self.hunters[key] = Hunter(roll, worths, early, trapped)
        total = self.played(self.hunters[key], roll, damage + roll.flat)
        return self.verdict(plan, aim, total), total - damage

    def price(self, plan: Plan, aim: Aim, total: int) -> int:
        """Return what a total is worth: the aim before all else, then the next best."""
        how = self.verdict(plan, aim, total)
        if aim == "capture":
            return FAR * (how == "capture") + (how == "kill")
        return FAR * (how == "kill" if aim == "kill" else bool(how)) + (
            how == "capture" if aim == "kill" else how == "kill"
        )

    def played(self, hunter: Hunter, roll: Roll, total: int) -> int:
        """Roll and roll again as the hunter says, with dice of our own, and return the total."""
        fresh, left = list(hunter.all), hunter.means.first
        lying: list[int] = []
        while total < hunter.top:
            move = hunter.choice((fresh[0], fresh[1], fresh[2]), tuple(sorted(lying)), left, total)
            if move.kind == STOP:
                break
            able = hunter.able[move.colour]
            if move.kind == ROLL:
                fresh[move.colour] -= 1
            else:
                again = next(
                    d for d in lying if d % COLOUR == FACE * move.colour + move.face and d // COLOUR >> move.source & 1
                )
                lying.remove(again)
                total -= max(0, move.face + 1 + roll.bonus[move.colour])
                left = (*left[: move.source], left[move.source] - 1, *left[move.source + 1 :])
                repeat = hunter.means.rerolls[move.source].repeat
                able = again // COLOUR if repeat else again // COLOUR & ~(1 << move.source)
            value = self.die()
            total += max(0, value + roll.bonus[move.colour])
            lying = [
                COLOUR * (d // COLOUR & live(left)) + d % COLOUR
                for d in (*lying, COLOUR * able + FACE * move.colour + value - 1)
            ]
            lying = [d for d in lying if d // COLOUR]
        return total

    def captures(self, plan: Plan, total: int) -> bool:
        spiced = [total + n * self.foe.venom for n in range(plan.venoms + 1)]
        trapped = plan.traps >= plan.needed
        return trapped and any(
            t < self.foe.kill_value and t + plan.capture_bonus >= self.foe.capture_value for t in spiced
        )

    def verdict(self, plan: Plan, aim: Aim, total: int) -> str:
        kill = total + plan.venoms * self.foe.venom + plan.kill_bonus >= self.foe.kill_value
        capture = self.captures(plan, total)
        if aim == "capture":
            return "capture" if capture else "kill" if kill else ""
        return "kill" if kill else "capture" if capture else ""

    def reach(self, roll: Roll, before: int, target: int) -> int:
        hunter = self.seekers.get((roll, target))
        if hunter is None:
            hunter = Hunter(roll, [0] * target + [1], [False] * target + [True], one_by_one=False)
            self.seekers[roll, target] = hunter
        return self.played(hunter, roll, before + roll.flat)


def frequencies(
    seed: int,
    plans: Sequence[Plan],
    me: int,
    foe: Opposition,
    aim: Aim,
    games: int,
    removed: Sequence[int],
    conquest: int = 0,
    damage: int = 0,
) -> Counter[str]:
    """Count what became of ``me`` in so many battles; the others play for whatever comes."""
    table = DicedBattle(random.Random(seed), foe, conquest)
    aims: list[Aim] = ["beat"] * len(plans)
    aims[me] = aim
    found: Counter[str] = Counter()
    for _ in range(games):
        found[table.battle(plans, aims, removed, damage)[me]] += 1
    return found


def agrees(count: int, games: int, chance: Fraction) -> bool:
    """Whether a count is within five standard deviations of what the chance makes expect (one in a million is not)."""
    p = float(chance)
    return abs(count - games * p) <= 5 * math.sqrt(games * p * (1 - p)) + 1e-9


def best_by_trial(roll: Roll, target: int) -> Fraction:
    """Return the best chance to reach a target, by trying every choice of every reroll on every roll."""
    dice = [colour for colour in range(3) for _ in range(roll.dice[colour])]

    def chance(faces: tuple[int, ...], left: tuple[int, ...], taken: tuple[int, ...]) -> Fraction:
        total = roll.flat + sum(face_values(roll.bonus[c])[f - 1] for c, f in zip(dice, faces, strict=True))
        if total >= target:
            return Fraction(1)
        best = Fraction(0)
        for s, source in enumerate(roll.rerolls):
            for i, colour in enumerate(dice):
                if left[s] and source.colours >> colour & 1 and (source.repeat or not taken[i] >> s & 1):
                    fewer = (*left[:s], left[s] - 1, *left[s + 1 :])
                    marks = (*taken[:i], taken[i] | 1 << s, *taken[i + 1 :])
                    ways = [chance((*faces[:i], face, *faces[i + 1 :]), fewer, marks) for face in range(1, 7)]
                    best = max(best, sum(ways, Fraction(0)) / 6)
        return best

    left = tuple(source.n for source in roll.rerolls)
    ways = [chance(faces, left, (0,) * len(dice)) for faces in product(range(1, 7), repeat=len(dice))]
    return sum(ways, Fraction(0)) / len(ways)


def best_hunt(roll: Roll, good: range) -> Fraction:
    """Return the best chance to stop at a good total, by trying every choice at every point; above it all is lost."""

    @cache
    def chance(
        fresh: tuple[int, ...], lying: tuple[tuple[int, int, int], ...], left: tuple[int, ...], total: int
    ) -> Fraction:
        if total in good or total > good[-1]:
            return Fraction(total in good)
        best = Fraction(0)
        for colour in range(3):
            if fresh[colour]:
                fewer = tuple(n - (c == colour) for c, n in enumerate(fresh))
                ways = [
                    chance(fewer, tuple(sorted((*lying, (colour, face, 0)))), left, total + face + roll.bonus[colour])
                    for face in range(1, 7)
                ]
                best = max(best, sum(ways, Fraction(0)) / 6)
        for i, (colour, face, taken) in enumerate(lying):
            for s, source in enumerate(roll.rerolls):
                if left[s] and source.colours >> colour & 1 and (source.repeat or not taken >> s & 1):
                    fewer = (*left[:s], left[s] - 1, *left[s + 1 :])
                    others = lying[:i] + lying[i + 1 :]
                    ways = [
                        chance(
                            fresh, tuple(sorted((*others, (colour, new, taken | 1 << s)))), fewer, total - face + new
                        )
                        for new in range(1, 7)
                    ]
                    best = max(best, sum(ways, Fraction(0)) / 6)
        return best

    return chance(roll.dice, (), tuple(source.n for source in roll.rerolls), roll.flat)
