"""Exact laws of dice: what a roll is worth when its rerolls are played for the best, in whole numbers.
What the dice are rolled for is left to ``odds``; nothing here knows a card."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import product
from typing import Final, NamedTuple, TypeAlias

Law: TypeAlias = tuple[int, ...]
"""``law[t]``: in how many ways the dice come to ``t``."""
Worths: TypeAlias = list[int]
"""``worths[t]``: what a total of ``t`` is worth; the last entry also stands for every higher total."""
Shape: TypeAlias = tuple[int, ...]
"""What each face of a die counts more than its lowest."""

FACES: Final = 6
STRAIGHT: Final[Shape] = (0, 1, 2, 3, 4, 5)
COLOURS: Final = 3


class Source(NamedTuple):
    """Something that lets up to ``n`` single dice be rolled again, of the colours whose bit is set (1, 2, 4).

    Without ``repeat`` it takes no die twice (ML-383); another source may take that die all the same.
    """

    n: int
    colours: int
    repeat: bool


class Roll(NamedTuple):
    """Dice of three colours, what each die of a colour counts more or less, a flat addition, and rerolls.

    A die never counts less than 0 (ML-345).
    """

    dice: tuple[int, int, int]
    bonus: tuple[int, int, int] = (0, 0, 0)
    flat: int = 0
    rerolls: tuple[Source, ...] = ()

    def less(self, colour: int, n: int) -> Roll:
        """Return the roll with ``n`` dice of a colour taken away."""
        dice = list(self.dice)
        dice[colour] -= n
        return self._replace(dice=(dice[0], dice[1], dice[2]))


class Group(NamedTuple):
    """Dice that are alike: the same rerolls may take them and their faces are equally spaced."""

    n: int
    sources: int
    shape: Shape


class Die(NamedTuple):
    """A die that lies on the table and may be rolled again: its group, its face, which sources took it already."""

    group: int
    face: int
    taken: int


Dice: TypeAlias = tuple[Die, ...]


def face_values(bonus: int) -> tuple[int, ...]:
    """Return what each face of a die counts with a bonus or malus."""
    return tuple([max(0, face + bonus) for face in range(1, FACES + 1)])


def groups_of(roll: Roll) -> tuple[list[Group], int]:
    """Return the groups of alike dice of a roll, and the least that it can come to."""
    counts: dict[tuple[int, Shape], int] = {}
    least = roll.flat
    for colour in range(COLOURS):
        n = roll.dice[colour]
        if not n:
            continue
        values = face_values(roll.bonus[colour])
        shape = tuple([value - values[0] for value in values])
        least += n * values[0]
        sources = sum([1 << i for i, s in enumerate(roll.rerolls) if s.n and s.colours >> colour & 1])
        counts[sources, shape] = counts.get((sources, shape), 0) + n
    return [Group(n, sources, shape) for (sources, shape), n in counts.items()], least


@lru_cache(maxsize=4096)
def sums(n: int, shape: Shape = STRAIGHT) -> Law:
    """Return the law of the sum of ``n`` dice."""
    if n == 0:
        return (1,)
    return convolved(sums(n - 1, shape), sums_of_one(shape))


def sums_of_one(shape: Shape) -> Law:
    law = [0] * (shape[-1] + 1)
    for value in shape:
        law[value] += 1
    return tuple(law)


def convolved(first: Law, second: Law) -> Law:
    """Return the law of the sum of two independent totals."""
    law = [0] * (len(first) + len(second) - 1)
    for i, a in enumerate(first):
        if a:
            for j, b in enumerate(second):
                law[i + j] += a * b
    return tuple(law)


@lru_cache(maxsize=512)
def lowest(n: int, k: int, shape: Shape) -> dict[tuple[int, ...], Law]:
    """Return for each way the ``k`` lowest of ``n`` dice may lie (faces, rising) the law of the sum of the others."""
    known: dict[tuple[int, ...], list[int]] = {(): [1]}
    for _ in range(n):
        grown: dict[tuple[int, ...], list[int]] = {}
        for low, law in known.items():
            for face in range(FACES):
                faces = sorted((*low, face))
                shift = shape[faces.pop()] if len(faces) > k else 0
                target = grown.setdefault(tuple(faces), [])
                if len(target) < len(law) + shift:
                    target.extend([0] * (len(law) + shift - len(target)))
                for t, ways in enumerate(law, shift):
                    target[t] += ways
        known = grown
    return {low: tuple(law) for low, law in known.items()}


class Player:
    """Plays the rerolls of a roll: always the choice with the highest expectation of the first of its worths.

    Among dice that the same sources may take it takes the lowest: where more is never worse, no other
    choice is better.  A total that has reached the last entry of the worths is left alone.
    """

    def __init__(self, groups: Sequence[Group], rerolls: Sequence[Source], worths: Sequence[Worths]) -> None:
        self.groups = groups
        self.rerolls = rerolls
        self.worths = worths
        self.top = len(worths[0]) - 1
        self.known: dict[tuple[Dice, tuple[int, ...]], list[Worths]] = {}

    def play(self, dice: Dice, left: tuple[int, ...]) -> list[Worths]:
        """Return the expected worths by total, times 6 for each reroll left, with these dice on the table."""
        dice = self.relevant(dice, sum(left))
        key = dice, left
        known = self.known.get(key)
        if known is None:
            known = self.known[key] = self._weigh(dice, left)
        return known

    def relevant(self, dice: Dice, left: int) -> Dice:
        """Leave out dice that would never be taken: more lower ones of their kind lie there than rerolls are left."""
        kept: list[Die] = []
        counts: dict[tuple[int, int], int] = {}
        for die in sorted(dice):
            kind = die.group, die.taken
            counts[kind] = counts.get(kind, 0) + 1
            if counts[kind] <= left:
                kept.append(die)
        return tuple(kept)

    def _weigh(self, dice: Dice, left: tuple[int, ...]) -> list[Worths]:
        scale = FACES ** sum(left)
        best = [[worth * scale for worth in worths] for worths in self.worths]
        for source, n in enumerate(left):
            if not n:
                continue
            fewer = (*left[:source], n - 1, *left[source + 1 :])
            for die in self._candidates(dice, source):
                self._prefer(best, dice, die, source, fewer)
        return best

    def _candidates(self, dice: Dice, source: int) -> list[Die]:
        """Return the lowest die of each kind that a source may take."""
        once = not self.rerolls[source].repeat
        lows: dict[tuple[int, int], Die] = {}
        for die in dice:
            if self.groups[die.group].sources >> source & 1 and not (once and die.taken >> source & 1):
                kind = die.group, die.taken
                if kind not in lows or die.face < lows[kind].face:
                    lows[kind] = die
        return [die for die in lows.values() if die.face < FACES - 1]

    def _prefer(self, best: list[Worths], dice: Dice, die: Die, source: int, left: tuple[int, ...]) -> None:
        """Where rolling this die again is worth more than the best so far, let it be the best."""
        shape = self.groups[die.group].shape
        others = list(dice)
        others.remove(die)
        taken = die.taken if self.rerolls[source].repeat else die.taken | 1 << source
        after = [self.play((*others, Die(die.group, face, taken)), left) for face in range(FACES)]
        moves = [value - shape[die.face] for value in shape]
        top = self.top
        for total in range(shape[die.face], top):
            ends = [min(top, total + move) for move in moves]
            aim = sum([after[face][0][end] for face, end in enumerate(ends)])
            if aim > best[0][total]:
                best[0][total] = aim
                for which in range(1, len(best)):
                    best[which][total] = sum([after[face][which][end] for face, end in enumerate(ends)])


def expected(roll: Roll, worths: Sequence[Worths], starts: Sequence[int]) -> tuple[list[list[int]], int]:
    """Return what the roll is worth on top of each of ``starts``, and by how much to divide it.

    The first of ``worths`` is what the rerolls are played for; the others are what else comes of it.
    """
    groups, least = groups_of(roll)
    used = [source for group in groups for source in range(len(roll.rerolls)) if group.sources >> source & 1]
    left = tuple([source.n if i in used else 0 for i, source in enumerate(roll.rerolls)])
    player = Player(groups, roll.rerolls, worths)
    plain: Law = (1,)
    for group in groups:
        if not group.sources:
            plain = convolved(plain, sums(group.n, group.shape))
    open_groups = [(i, group) for i, group in enumerate(groups) if group.sources]
    tables = [lowest(group.n, min(group.n, _reach(group, left)), group.shape) for _, group in open_groups]
    found = [[0] * len(starts) for _ in worths]
    for lows in product(*[table.items() for table in tables]):
        law, base, dice = plain, least, []
        for (i, group), (faces, others) in zip(open_groups, lows, strict=True):
            law = convolved(law, others)
            base += sum([group.shape[face] for face in faces])
            dice += [Die(i, face, 0) for face in faces]
        _add(found, player.play(tuple(dice), left), law, base, starts)
    return found, FACES ** (sum(roll.dice) + sum(left))


def _reach(group: Group, left: tuple[int, ...]) -> int:
    """Return how many rerolls may fall on dice of a group."""
    return sum([n for source, n in enumerate(left) if group.sources >> source & 1])


def _add(found: list[list[int]], worths: list[Worths], law: Law, base: int, starts: Sequence[int]) -> None:
    top = len(worths[0]) - 1
    for which, values in enumerate(worths):
        row = found[which]
        for place, start in enumerate(starts):
            low = start + base
            row[place] += sum([ways * values[min(top, low + t)] for t, ways in enumerate(law) if ways])
