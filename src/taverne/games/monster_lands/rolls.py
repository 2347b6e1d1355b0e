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


Dice: TypeAlias = tuple[int, ...]
"""Dice that lie on the table and may be rolled again, rising: 16 * kind + 8 if the source in use took it + face."""
TAKEN: Final = 8
KIND: Final = 16


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

    Sources are used one after the other, in the order given; each is left for good when it is better to
    go on.  Among dice that the same sources may take it takes the lowest: where more is never worse, no
    other choice is better.  A total that has reached the last entry of the worths is left alone.
    """

    def __init__(self, groups: Sequence[Group], rerolls: Sequence[Source], worths: Sequence[Worths]) -> None:
        self.rerolls = rerolls
        self.kinds: list[tuple[int, Shape]] = []
        for at in range(len(rerolls) + 1):
            for group in groups:
                kind = group.sources >> at << at, group.shape
                if kind not in self.kinds:
                    self.kinds.append(kind)
        self.reach = [
            [sum([s.n for i, s in enumerate(rerolls) if i > at and sources >> i & 1]) for sources, _ in self.kinds]
            for at in range(len(rerolls))
        ]
        self.top = len(worths[0]) - 1
        self.worths = [[*row, *row[-1:] * max([group.shape[-1] for group in groups], default=0)] for row in worths]
        self.known: dict[tuple[Dice, int, int], list[Worths]] = {}

    def kind(self, group: Group) -> int:
        return self.kinds.index((group.sources, group.shape))

    def begin(self, dice: Dice, at: int = 0) -> list[Worths]:
        """Return the expected worths by total, times 6 for each reroll left, with the sources from ``at`` on."""
        if at == len(self.rerolls):
            return self.worths
        fresh = []
        for die in dice:
            sources, shape = self.kinds[die // KIND]
            sources = sources >> at << at
            if sources:
                fresh.append(KIND * self.kinds.index((sources, shape)) + die % TAKEN)
        return self.play(fresh, at, self.rerolls[at].n)

    def play(self, dice: list[int], at: int, left: int) -> list[Worths]:
        """Return the expected worths with so many rerolls left of the source in use."""
        key = self.relevant(dice, at, left), at, left
        known = self.known.get(key)
        if known is None:
            known = self.known[key] = self._weigh(*key)
        return known

    def relevant(self, dice: list[int], at: int, left: int) -> Dice:
        """Leave out dice that would never be taken: enough lower ones of their kind lie there."""
        kept: list[int] = []
        reach = self.reach[at]
        last, room = -1, 0
        dice.sort()
        for die in dice:
            if die // TAKEN != last:
                last = die // TAKEN
                room = reach[last // 2] + (left if self.kinds[last // 2][0] >> at & 1 else 0)
            if room:
                room -= 1
                kept.append(die)
        return tuple(kept)

    def _weigh(self, dice: Dice, at: int, left: int) -> list[Worths]:
        """Go on to the next source, or where it is worth more, roll a die again."""
        scale = FACES**left
        best = [[worth * scale for worth in worths] for worths in self.begin(dice, at + 1)]
        if left:
            for die in self._candidates(dice, at):
                self._prefer(best, dice, die, at, left - 1)
        return best

    def _candidates(self, dice: Dice, at: int) -> list[int]:
        """Return the lowest die of each kind that the source in use may take, unless it is as high as can be."""
        lows: dict[int, int] = {}
        for die in dice:
            free = not die & TAKEN or self.rerolls[at].repeat
            if free and self.kinds[die // KIND][0] >> at & 1:
                lows.setdefault(die // TAKEN, die)
        return [die for die in lows.values() if die % TAKEN < FACES - 1]

    def _prefer(self, best: list[Worths], dice: Dice, die: int, at: int, left: int) -> None:
        """Where rolling this die again is worth more than the best so far, let it be the best."""
        shape = self.kinds[die // KIND][1]
        others = list(dice)
        others.remove(die)
        base = die // KIND * KIND + (0 if self.rerolls[at].repeat else TAKEN)
        after = [self.play([*others, base + face], at, left) for face in range(FACES)]
        low = shape[die % TAKEN]
        row = best[0]
        aims = self._together(after, 0, shape, low)
        better = [total for total, aim in enumerate(aims, low) if aim > row[total]]
        if better:
            for which in range(len(best)):
                sums = self._together(after, which, shape, low)
                for total in better:
                    best[which][total] = sums[total - low]

    def _together(self, after: list[list[Worths]], which: int, shape: Shape, low: int) -> Worths:
        """Add up over the six faces what totals from ``low`` up to the top become."""
        span = self.top - low
        slices = [worths[which][value : value + span] for worths, value in zip(after, shape, strict=True)]
        return list(map(sum, zip(*slices, strict=True)))


def in_order(rerolls: Sequence[Source]) -> tuple[Source, ...]:
    """Return the sources in the order of their use: those for fewest colours first, the freest last."""
    return tuple(sorted(rerolls, key=lambda source: (source.colours.bit_count(), source.repeat, source)))


def expected(
    roll: Roll, worths: Sequence[Worths], starts: Sequence[int], below: int | None = None
) -> tuple[list[list[int]], int]:
    """Return what the roll is worth on top of each of ``starts``, and by how much to divide it.

    The first of ``worths`` is what the rerolls are played for; the others are what else comes of it.
    With ``below``, only rolls count that come to less before any reroll.
    """
    colours = sum([1 << colour for colour in range(COLOURS) if roll.dice[colour]])
    rerolls = in_order([source for source in roll.rerolls if source.n and source.colours & colours])
    groups, least = groups_of(roll._replace(rerolls=rerolls))
    player = Player(groups, rerolls, worths)
    plain: Law = (1,)
    for group in groups:
        if not group.sources:
            plain = convolved(plain, sums(group.n, group.shape))
    open_groups = [group for group in groups if group.sources]
    tables = [lowest(group.n, min(group.n, _reach(group, rerolls)), group.shape) for group in open_groups]
    found = [[0] * len(starts) for _ in worths]
    bound = player.top + 1 if below is None else below
    for lows in product(*[table.items() for table in tables]):
        law, base, dice = plain, least, []
        for group, (faces, others) in zip(open_groups, lows, strict=True):
            law = convolved(law, others)
            base += sum([group.shape[face] for face in faces])
            dice += [KIND * player.kind(group) + face for face in faces]
        _add(found, player.begin(tuple(dice)), bound, player.top, law, base, starts)
    return found, FACES ** (sum(roll.dice) + sum([source.n for source in rerolls]))


def _reach(group: Group, rerolls: Sequence[Source]) -> int:
    """Return how many rerolls may fall on dice of a group."""
    return sum([source.n for i, source in enumerate(rerolls) if group.sources >> i & 1])


def _add(
    found: list[list[int]], worths: list[Worths], below: int, top: int, law: Law, base: int, starts: Sequence[int]
) -> None:
    """Add up the worths of one way the low dice may lie, over all sums of the others."""
    for which, values in enumerate(worths):
        row = found[which]
        for place, start in enumerate(starts):
            low = start + base
            ends = [min(top, low + t) for t in range(len(law))]
            row[place] += sum([ways * values[end] for ways, end in zip(law, ends, strict=True) if end < below])


class Stopper:
    """Rolls dice one at a time until a good total is reached, each time of the colour with the best chance of one.

    ``ends`` is what a roll that never stops comes to: ``ends[which][total]``.  A total at the top ends
    the roll too.  Rolls that never come to ``floor`` are left out, and so are rerolls: ``expected``
    knows them.
    """

    def __init__(self, roll: Roll, good: Sequence[bool], ends: Sequence[Worths], floor: int) -> None:
        self.roll = roll
        self.good = good
        self.ends = ends
        self.floor = floor
        self.top = len(good) - 1
        self.values = [face_values(bonus) for bonus in roll.bonus]
        self.known: dict[tuple[int, ...], list[Worths]] = {}

    def chances(self, starts: Sequence[int]) -> tuple[list[list[int]], int]:
        """Return for each start the chance to stop, then the ends of not doing so, and by how much to divide them."""
        rows = self.after(self.roll.dice)
        found = [[row[min(self.top, start + self.roll.flat)] for start in starts] for row in rows]
        return found, FACES ** sum(self.roll.dice)

    def after(self, dice: tuple[int, ...]) -> list[Worths]:
        """Return stop and ends by total, times 6 for each die, with so many dice still to be rolled."""
        if dice not in self.known:
            self.known[dice] = self._weigh(dice)
        return self.known[dice]

    def _weigh(self, dice: tuple[int, ...]) -> list[Worths]:
        scale = FACES ** sum(dice)
        columns = []
        for total in range(self.top + 1):
            if self.good[total]:
                columns.append([scale, *(0 for _ in self.ends)])
            elif total < self.top and any(dice):
                ways = [self._roll(dice, colour, total) for colour in range(COLOURS) if dice[colour]]
                columns.append(max(ways, key=lambda way: way[0]))
            else:
                columns.append([0, *(scale * row[total] if total >= self.floor else 0 for row in self.ends)])
        return [list(row) for row in zip(*columns, strict=True)]

    def _roll(self, dice: tuple[int, ...], colour: int, total: int) -> list[int]:
        fewer = self.after((*dice[:colour], dice[colour] - 1, *dice[colour + 1 :]))
        reached = [min(self.top, total + value) for value in self.values[colour]]
        return [sum([row[end] for end in reached]) for row in fewer]
