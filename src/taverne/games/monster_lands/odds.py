"""Exact odds of battles, conquests and missions, before a die is rolled: chances as fractions, nothing simulated.
How rolls and rerolls behave is left to ``rolls``; reading a table, to ``forecast``.

The policy behind the figures, for the player's aim and at each point known:
- Magic dice are removed before the monster's roll in the number that serves the aim best (ML-141).
- Hits are cancelled as long as there is anything to do it with: talents, tokens, potions (ML-088, ML-144, ML-145).
- For a kill, or whatever comes, all dice are rolled at once; for a capture one by one, of the better colour first,
  until a capture can be declared (ML-160). Rerolls come after the last die, as ``rolls.Player`` says.
- Venoms are spent last, and only if they make the difference (ML-155).
- Mercenaries further left play for whatever comes; what they fail with counts on (ML-163).
"""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from functools import lru_cache
from math import comb, lcm
from typing import Final, Literal, NamedTuple, TypeAlias

from .rolls import Roll, Stopper, expected

Aim = Literal["survive", "capture", "kill", "beat"]
AIMS: Final[tuple[Aim, ...]] = ("survive", "capture", "kill", "beat")
MAGIC: Final = 1
ZERO: Final = Fraction(0)
ONE: Final = Fraction(1)
PREFERENCE: Final = 1_000_000
"""How much more a win counts than merely reaching the objective, for whoever rolls second."""

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


def verdicts(plan: Plan, foe: Opposition) -> tuple[list[bool], list[bool]]:
    """Return by total whether a capture, and whether a kill, can be declared, venoms at hand (ML-157, ML-162)."""
    captures, kills = [], []
    for total in range(foe.kill_value + 1):
        spiced = [total + n * foe.venom for n in range(plan.venoms + 1)]
        captures.append(
            plan.traps >= plan.needed
            and any(t < foe.kill_value and t + plan.capture_bonus >= foe.capture_value for t in spiced)
        )
        kills.append(spiced[-1] + plan.kill_bonus >= foe.kill_value)
    return captures, kills


@lru_cache(maxsize=65536)
def strike(
    plan: Plan, foe: Opposition, aim: Aim, removed: int, starts: Sequence[int], rest: Vector
) -> tuple[Vector, Vector, Vector]:
    """Return for each earlier damage of ``starts`` the chance of a capture, of a kill, and what failing is worth.

    ``removed`` Magic dice have been given up before; ``rest[damage]`` is a chance that hangs on the damage.
    """
    captures, kills = verdicts(plan, foe)
    waits = aim == "capture" and any(captures)
    captured = [int(c and (waits or not k)) for c, k in zip(captures, kills, strict=True)]
    killed = [int(k and not c) for k, c in zip(kills, captured, strict=True)]
    failed = [not c and not k for c, k in zip(captured, killed, strict=True)]
    scale = lcm(*[chance.denominator for chance in rest])
    later = [int(chance * scale) if fails else 0 for chance, fails in zip(rest, failed, strict=False)] + [0]
    roll = plan.roll.less(MAGIC, removed)
    goal = captured if waits else killed if aim == "kill" else [int(not fails) for fails in failed]
    floor = captures.index(True) if waits else None
    found, whole = expected(roll, [goal, captured, killed, later], starts, floor)
    rows = found[1:]
    if floor is not None:
        stops, _ = Stopper(roll, captures, [killed, later], floor).chances(starts)
        ways = whole // 6 ** sum(roll.dice)
        rows = [[a + ways * b for a, b in zip(*pair, strict=True)] for pair in zip(rows, stops, strict=True)]
    capture, kill, on = rows
    return fractions(capture, whole), fractions(kill, whole), fractions(on, whole * scale)


def fractions(counts: Sequence[int], whole: int) -> Vector:
    return tuple([Fraction(n, whole) for n in counts])


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
        capture, kill, later = strike(plan, self.foe, self.aim, removed, self.starts(me), after)
        alive, fallen = self.alive(me, removed), self.alive(me, removed, last=True)
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
            strikes = strike(plan, self.foe, "beat", removed, starts, on)
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
        found, whole = expected(roll, [reached, later], range(value))
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
    found, whole = expected(first, [stands, *ends], [0])
    return MissionOdds(*[Fraction(row[0], whole * scale) for row in found[1:]])


def most(roll: Roll) -> int:
    """Return the highest that a roll can come to."""
    return roll.flat + sum([n * max(0, 6 + bonus) for n, bonus in zip(roll.dice, roll.bonus, strict=True)])


def _reply(roll: Roll, objective: int, total: int) -> MissionOdds:
    """Return the chances of the right one once the left one has come to ``total``."""
    target = max(objective, total + 1)
    wins = [0] * target + [1]
    reached = [int(t >= objective) for t in range(target + 1)]
    aims = [PREFERENCE * w + r for w, r in zip(wins, reached, strict=True)]
    found, whole = expected(roll, [aims, wins, reached], [0])
    return MissionOdds(Fraction(found[1][0], whole), Fraction(found[2][0], whole))
