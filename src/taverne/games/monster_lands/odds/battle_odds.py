"""Exact odds of battles, conquests and missions, before a die is rolled: chances as fractions, nothing simulated.
How rolls are played is left to ``reroll_policy`` and ``step_policy``, reading a table to ``forecast``.

The figures are those of best play for the player's aim, at each point with all that is known there:
- Magic dice are removed before the monster's roll in the number that serves the aim best (ML-141).
- Hits are cancelled as long as there is anything to do it with: talents, tokens, potions (ML-088, ML-144, ML-145).
- Dice are rolled at once, or for a capture one by one in the best order, rerolls in between (ML-112, ML-160).
- Rerolls take the dice, and come from the sources, that serve the aim best; where nothing can serve it any more,
  they serve the next best: a kill for a capture, a capture for a kill.
- Venoms are spent last, and only if they make the difference (ML-155).
- Mercenaries further left play for whatever comes, and leave their dice once they cannot succeed (ML-163).
Only with very many rerolls is play simpler: see ``reroll_policy`` and ``step_policy``.
"""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from functools import lru_cache
from itertools import pairwise
from math import comb, lcm
from typing import Final, Literal, NamedTuple, TypeAlias

from .reroll_policy import expected
from .rolls import Roll, face_values
from .step_policy import hunted

Aim: TypeAlias = Literal["survive", "capture", "kill", "beat"]
AIMS: Final[tuple[Aim, ...]] = ("survive", "capture", "kill", "beat")
MAGIC: Final = 1
ZERO: Final = Fraction(0)
ONE: Final = Fraction(1)

Vector: TypeAlias = tuple[Fraction, ...]
"""A chance for each damage that the monster has suffered before."""


class Plan(NamedTuple):
    """An expedition as it stands or as planned.

    ``roll`` is what it rolls against the monster, dice of traps and the monster's power included; ``conquest``
    what it rolls for the region.  ``defences`` are the talents and tokens that work against the monster.
    ``traps`` are those that count for a capture, which takes ``needed``.  ``struck`` are Attack dice that are
    rolled against it more (redirected by others) or less (by itself) until it strikes.
    """

    roll: Roll
    conquest: Roll = Roll((0, 0, 0))
    healthy: bool = True
    defences: int = 0
    potions: int = 0
    venoms: int = 0
    traps: int = 0
    needed: int = 1
    capture_bonus: int = 0
    kill_bonus: int = 0
    struck: int = 0

    @property
    def room(self) -> int:
        """How many hits it survives."""
        return self.defences + self.potions + int(self.healthy)


class Opposition(NamedTuple):
    """A monster in its place: Attack dice all told, automatic hits, dice and hits on everybody, what beats it.

    ``hit`` is in how many cases to how many others an Attack die hits (ML-138); ``venom`` what a venom adds.
    """

    dice: int
    capture_value: int
    kill_value: int
    auto: int = 0
    splash: int = 0
    last_hit: int = 0
    hit: tuple[int, int] = (4, 2)
    venom: int = 2


class Odds(NamedTuple):
    """What becomes of an expedition: ``survive`` the whole battle, ``loot`` is surviving it without success."""

    survive: Fraction
    capture: Fraction
    kill: Fraction
    conquer: Fraction = ZERO
    loot: Fraction = ZERO

    @property
    def beat(self) -> Fraction:
        return self.capture + self.kill


class MissionOdds(NamedTuple):
    """The chance to win a competition, and that to reach its objective at all (ML-124 to ML-127)."""

    win: Fraction
    succeed: Fraction


@lru_cache(maxsize=4096)
def withstand(dice: int, room: int, hit: tuple[int, int] = (4, 2)) -> Fraction:
    """Return the chance that so many Attack dice make no more than ``room`` hits."""
    if room < 0:
        return ZERO
    hits, misses = hit
    ways = sum([comb(dice, n) * hits**n * misses ** (dice - n) for n in range(min(dice, room) + 1)])
    return Fraction(ways, (hits + misses) ** dice)


FAIL: Final = 0
CAPTURE: Final = 1
KILL: Final = 2


def ends(plan: Plan, foe: Opposition, total: int) -> list[int]:
    """Return how a roll that stands at a total may end, venoms at hand (ML-155, ML-157, ML-158, ML-162)."""
    found = []
    for n in range(plan.venoms + 1):
        spiced = total + n * foe.venom
        captures = plan.traps >= plan.needed and spiced + plan.capture_bonus >= foe.capture_value
        if captures and spiced < foe.kill_value:
            found.append(CAPTURE)
        if spiced + max(0, plan.kill_bonus) >= foe.kill_value:
            found.append(KILL)
        if not n and not found:
            found.append(FAIL)
    return found


class Scale(NamedTuple):
    """What the ends of a roll count for an aim: rows of whole numbers, the first weighing most."""

    aim: Aim
    rest: Vector
    alive: Fraction
    fallen: Fraction
    one: int

    def row(self, end: int, total: int) -> tuple[int, ...]:
        captured, killed = int(end == CAPTURE), int(end == KILL)
        later = 0 if end else int(self.rest[total] * self.one)
        if self.aim == "survive":
            alive = int(self.alive * self.one) * captured + int(self.fallen * self.one) * killed + later
            return alive, captured + killed, killed
        if self.aim == "capture":
            return captured, killed, later
        return (killed, captured, later) if self.aim == "kill" else (captured + killed, killed, later)

    def read(self, rows: Sequence[int], whole: int) -> tuple[Fraction, Fraction, Fraction]:
        """Return the chance of a capture, of a kill, and what failing is worth."""
        first, second, third = [Fraction(n, whole) for n in rows]
        if self.aim == "survive":
            capture, kill = second - third, third
            return capture, kill, first / self.one - capture * self.alive - kill * self.fallen
        if self.aim == "beat":
            return first - second, second, third / self.one
        capture, kill = (first, second) if self.aim == "capture" else (second, first)
        return capture, kill, third / self.one


def goal(plan: Plan, foe: Opposition, scale: Scale) -> tuple[list[list[int]], list[int]]:
    """Return the rows of a scale by total, and by total the end that serves best."""
    best = [
        max([(scale.row(end, total), end) for end in ends(plan, foe, total)]) for total in range(foe.kill_value + 1)
    ]
    return [list(row) for row in zip(*[row for row, _ in best], strict=True)], [end for _, end in best]


@lru_cache(maxsize=65536)
def strike(
    plan: Plan,
    foe: Opposition,
    aim: Aim,
    removed: int,
    starts: Sequence[int],
    rest: Vector,
    alive: Fraction = ONE,
    fallen: Fraction = ONE,
    other: bool = False,
) -> tuple[Vector, Vector, Vector]:
    """Return for each earlier damage of ``starts`` the chance of a capture, of a kill, and what failing is worth.

    ``removed`` Magic dice have been given up before; ``rest[damage]`` is a chance that hangs on the damage,
    ``alive`` and ``fallen`` are those to be alive after a capture and after a kill.  ``other``: not for oneself.
    """
    roll = plan.roll.less(MAGIC, removed)
    scale = Scale(aim, rest, alive, fallen, lcm(*[c.denominator for c in (*rest, alive, fallen)]))
    rows, best = goal(plan, foe, scale)
    trapped = plan.traps >= plan.needed
    top = safe_top(roll, best) if aim == "capture" and trapped else foe.kill_value
    short = [row[: top + 1] for row in rows]
    if all(a <= b for a, b in pairwise(short[0])):
        found, whole = expected(roll, short, starts, single=other)
    else:
        found, whole = hunted(roll, rows, starts, [trapped and end != FAIL for end in best], trapped)
    chances = [scale.read(row, whole) for row in zip(*found, strict=True)]
    capture, kill, later = zip(*chances, strict=True)
    return capture, kill, later


def safe_top(roll: Roll, ends: Sequence[int]) -> int:
    """Return the lowest total of a capture if no single die can carry the roll past the highest, else the top."""
    top = len(ends) - 1
    if CAPTURE not in ends:
        return top
    first = ends.index(CAPTURE)
    most = max([face_values(bonus)[-1] for n, bonus in zip(roll.dice, roll.bonus, strict=True) if n], default=0)
    return first if first + most <= top and KILL not in ends[first:top] else top


class Front:
    """The mercenaries of one place, from left to right, and the monster before them; one of them is ``me``.

    The monster attacks one after the other until it is beaten; those it never came to then try the conquest.
    Dice redirected from one to another are in the plans.
    """

    def __init__(self, plans: Sequence[Plan], me: int, foe: Opposition, aim: Aim, conquest: int = 0) -> None:
        self.plans = plans
        self.me = me
        self.foe = foe
        self.aim = aim
        self.conquest = conquest
        self.damage = 0

    def odds(self, damage: int = 0) -> Odds:
        """Return what becomes of ``me`` if the monster has suffered ``damage`` and attacks the first now."""
        if damage >= self.foe.kill_value:
            raise ValueError("a monster with so much damage is dead (ML-158)")
        self.damage = damage
        ahead = self._me()
        for other in reversed(range(self.me)):
            ahead = self._pass(other, ahead, self._conquests(other))
        return Odds(*[row[0] for row in ahead])

    def starts(self, at: int) -> Sequence[int]:
        """Return the damage that the monster may have suffered before it attacks ``at``."""
        return range(self.foe.kill_value) if at else (self.damage,)

    # Attack dice and hits

    def dice_by(self, at: int) -> int:
        """Return how many Attack dice fall on ``me`` until the attack on ``at`` is over, its own included."""
        dice = self.foe.splash * (at + 1)
        return dice + (self.foe.dice + self.plans[self.me].struck if at >= self.me else 0)

    def alive(self, at: int, removed: int = 0, last: bool = False) -> Fraction:
        """Return the chance that ``me`` is alive after the attack on ``at``, and after the last hit of a kill there."""
        plan, foe = self.plans[self.me], self.foe
        room = plan.room - (foe.auto if at >= self.me else 0) - (foe.last_hit if last else 0)
        return withstand(max(0, self.dice_by(at) - removed), room, foe.hit)

    def reaches(self, at: int, removed: int) -> Fraction:
        """Return the chance that another mercenary survives until it strikes."""
        plan, foe = self.plans[at], self.foe
        dice = foe.splash * (at + 1) + foe.dice + plan.struck - removed
        return withstand(max(0, dice), plan.room - foe.auto, foe.hit)

    def removals(self, plan: Plan) -> range:
        return range(min(plan.roll.dice[MAGIC], max(0, self.foe.dice + plan.struck)) + 1)

    # From the last mercenary to the first

    def _me(self) -> list[Vector]:
        """Return survive, capture, kill, conquer and loot by damage, when ``me`` is attacked now."""
        best: list[list[Fraction]] = []
        for removed in self.removals(self.plans[self.me]):
            found = self._mine(removed)
            worth = self._worth(found)
            if not best:
                best = [worth, *map(list, found)]
            for place, value in enumerate(worth):
                if value > best[0][place]:
                    for row, new in zip(best, [worth, *found], strict=True):
                        row[place] = new[place]
        return [tuple(row) for row in best[1:]]

    def _worth(self, found: Sequence[Vector]) -> list[Fraction]:
        survive, capture, kill = found[:3]
        if self.aim == "beat":
            return [a + b for a, b in zip(capture, kill, strict=True)]
        return list({"survive": survive, "capture": capture, "kill": kill}[self.aim])

    def _mine(self, removed: int) -> list[Vector]:
        """Return the same if so many Magic dice are given up."""
        plan, me = self.plans[self.me], self.me
        after = self._after(me + 1, removed)
        alive, fallen = self.alive(me, removed), self.alive(me, removed, last=True)
        ends = (alive, fallen) if self.aim == "survive" else (ONE, ONE)
        capture, kill, later = strike(plan, self.foe, self.aim, removed, self.starts(me), after, *ends)
        survive = [c * alive + k * fallen + rest for c, k, rest in zip(capture, kill, later, strict=True)]
        return [
            tuple(survive),
            tuple([chance * alive for chance in capture]),
            tuple([chance * alive for chance in kill]),
            (ZERO,) * len(capture),
            later,
        ]

    def _after(self, at: int, removed: int) -> Vector:
        """Return by damage the chance that ``me``, having failed, survives the attacks from ``at`` on."""
        if at == len(self.plans):
            return (self.alive(at - 1, removed),) * self.foe.kill_value
        calm, fallen = self.alive(at, removed), self.alive(at, removed, last=True)
        return self._through(at, self._after(at + 1, removed), calm, fallen)

    def _through(self, at: int, on: Vector, captured: Fraction, killed: Fraction) -> Vector:
        """Return by damage a chance that is ``on`` if another mercenary fails, else one of the other two."""
        plan, starts = self.plans[at], self.starts(at)
        best: list[tuple[Fraction, Fraction]] = [(-ONE, ZERO)] * len(starts)
        for removed in self.removals(plan):
            there = self.reaches(at, removed)
            strikes = strike(plan, self.foe, "beat", removed, starts, on, other=True)
            for place, (capture, kill, later) in enumerate(zip(*strikes, strict=True)):
                success = there * (capture + kill)
                if success > best[place][0]:
                    chance = capture * captured + kill * killed + later
                    best[place] = success, there * chance + (1 - there) * on[starts[place]]
        return tuple([chance for _, chance in best])

    def _pass(self, at: int, ahead: list[Vector], conquests: tuple[Fraction, Fraction]) -> list[Vector]:
        """Return all chances of ``me`` when another, further left, is attacked now."""
        calm, fallen = self.alive(at), self.alive(at, last=True)
        conquer, grim = conquests
        ends = [(calm, fallen), (ZERO, ZERO), (ZERO, ZERO), conquests, (calm - conquer, fallen - grim)]
        return [self._through(at, row, *pair) for row, pair in zip(ahead, ends, strict=True)]

    def _conquests(self, at: int) -> tuple[Fraction, Fraction]:
        """Return the chances that ``me`` conquers the region once ``at`` has captured, or killed, the monster."""
        if not self.conquest:
            return ZERO, ZERO
        found = []
        for last in (False, True):
            alive = [self._stands(other, at, last) for other in range(at + 1, self.me + 1)]
            rolls = [plan.conquest for plan in self.plans[at + 1 : self.me + 1]]
            found.append(conquest_odds(tuple(rolls), tuple(alive), self.conquest))
        return found[0], found[1]

    def _stands(self, who: int, at: int, last: bool) -> Fraction:
        """Return the chance that somebody the monster never came to is alive when it is beaten by ``at``."""
        foe = self.foe
        room = self.plans[who].room - (foe.last_hit if last else 0)
        return withstand(foe.splash * (at + 1), room, foe.hit)


def odds(plan: Plan, foe: Opposition, aim: Aim = "beat", damage: int = 0) -> Odds:
    """Return what becomes of an expedition that meets the monster alone."""
    return Front((plan,), 0, foe, aim).odds(damage)


@lru_cache(maxsize=4096)
def conquest_odds(rolls: tuple[Roll, ...], alive: tuple[Fraction, ...], value: int, before: int = 0) -> Fraction:
    """Return the chance that the last of those who try, from left to right, conquers the region (ML-169, ML-170)."""
    reached = [0] * value + [1]
    found, whole = expected(rolls[-1], [reached], range(value))
    chance = [Fraction(n, whole) * alive[-1] for n in found[0]]
    for roll, there in zip(reversed(rolls[:-1]), reversed(alive[:-1]), strict=True):
        scale = lcm(*[c.denominator for c in chance])
        later = [int(c * scale) for c in chance] + [0]
        found, whole = expected(roll, [reached, later], range(value), single=True)
        chance = [there * Fraction(n, whole * scale) + (1 - there) * c for n, c in zip(found[1], chance, strict=True)]
    return chance[before]


@lru_cache(maxsize=4096)
def mission_odds(roll: Roll, objective: int, rival: Roll | None = None, left: bool = True) -> MissionOdds:
    """Return the chances in a competition, alone or against a rival on the other expedition (ML-123 to ML-127).

    The left one rolls first and rerolls for the best chance to win; the right one then plays to beat that total,
    or if that cannot be, to reach the objective.
    """
    if rival is None:
        found, whole = expected(roll, [[0] * objective + [1]], [0])
        chance = Fraction(found[0][0], whole)
        return MissionOdds(chance, chance)
    first, second = (roll, rival) if left else (rival, roll)
    replies = [_reply(second, objective, total) for total in range(max(objective, most(first)) + 1)]
    scale = lcm(*[chance.denominator for reply in replies for chance in reply])
    stands = [int((1 - reply.win) * scale) * (total >= objective) for total, reply in enumerate(replies)]
    reached = [scale * (total >= objective) for total in range(len(replies))]
    ends = [stands, reached] if left else [[int(reply[which] * scale) for reply in replies] for which in (0, 1)]
    found, whole = expected(first, [stands, *ends], [0], single=not left)
    return MissionOdds(*[Fraction(row[0], whole * scale) for row in found[1:]])


def most(roll: Roll) -> int:
    """Return the highest that a roll can come to."""
    return roll.flat + sum([n * max(0, 6 + bonus) for n, bonus in zip(roll.dice, roll.bonus, strict=True)])


def _reply(roll: Roll, objective: int, total: int) -> MissionOdds:
    """Return the chances of the right one once the left one has come to ``total``."""
    target = max(objective, total + 1)
    wins = [0] * target + [1]
    reached = [int(t >= objective) for t in range(target + 1)]
    found, whole = expected(roll, [wins, reached], [0])
    return MissionOdds(Fraction(found[0][0], whole), Fraction(found[1][0], whole))
