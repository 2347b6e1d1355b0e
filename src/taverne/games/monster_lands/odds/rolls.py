"""Rolls of dice with modifiers and rerolls: what they are, their laws, and which reroll may take which die.
Playing rerolls for the best is left to ``reroll_policy`` and ``step_policy``; nothing here knows a card."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final, NamedTuple, TypeAlias

Law: TypeAlias = tuple[int, ...]
"""``law[t]``: in how many ways the dice come to ``t``."""
Worths: TypeAlias = list[int]
"""``worths[t]``: what a total of ``t`` is worth; the last entry also stands for every higher total."""
Shape: TypeAlias = tuple[int, ...]
"""What each face of a die counts more than its lowest."""
Left: TypeAlias = tuple[int, ...]
"""How many rerolls each source has left."""

FACES: Final = 6
STRAIGHT: Final[Shape] = (0, 1, 2, 3, 4, 5)
COLOURS: Final = 3


class RerollSource(NamedTuple):
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
    rerolls: tuple[RerollSource, ...] = ()

    def less(self, colour: int, n: int) -> Roll:
        """Return the roll with ``n`` dice of a colour taken away."""
        dice = list(self.dice)
        dice[colour] -= n
        return self._replace(dice=(dice[0], dice[1], dice[2]))

    def colours(self) -> int:
        """Return which colours there are, a bit each."""
        return sum([1 << colour for colour in range(COLOURS) if self.dice[colour]])


@lru_cache(maxsize=256)
def face_values(bonus: int) -> tuple[int, ...]:
    """Return what each face of a die counts with a bonus or malus."""
    return tuple([max(0, face + bonus) for face in range(1, FACES + 1)])


def shape_of(bonus: int) -> Shape:
    values = face_values(bonus)
    return tuple([value - values[0] for value in values])


@lru_cache(maxsize=4096)
def sums(n: int, shape: Shape = STRAIGHT) -> Law:
    """Return the law of the sum of ``n`` dice."""
    if n == 0:
        return (1,)
    law = [0] * (n * shape[-1] + 1)
    for total, ways in enumerate(sums(n - 1, shape)):
        for value in shape:
            law[total + value] += ways
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


# Several worths in one


def packed(worths: Sequence[Worths], whole: int) -> tuple[Worths, int]:
    """Return rows of worths as one, the first weighing most, and how many bits keep them apart."""
    bits = (whole * max([max(row) for row in worths[1:]], default=0)).bit_length()
    found = list(worths[0])
    for row in worths[1:]:
        found = [(a << bits) + b for a, b in zip(found, row, strict=True)]
    return found, bits


def unpacked(worth: int, bits: int, rows: int) -> list[int]:
    """Return the rows of a sum of such worths."""
    found = []
    for _ in range(rows - 1):
        found.append(worth & (1 << bits) - 1)
        worth >>= bits
    return [worth, *reversed(found)]


# Which reroll takes which die


def merged(rerolls: Sequence[RerollSource], colours: int) -> tuple[RerollSource, ...]:
    """Return the sources that dice of some colours can use, those that come to the same made one."""
    counts: dict[int, int] = {}
    once = []
    for n, mask, repeat in rerolls:
        mask &= colours
        if n and mask and (repeat or n == 1):
            counts[mask] = counts.get(mask, 0) + n
        elif n and mask:
            once.append(RerollSource(n, mask, False))
    return (*sorted(once), *sorted([RerollSource(n, mask, True) for mask, n in counts.items()]))


class Means:
    """The sources of rerolls of one roll, and which dice they may take; sets of sources are a bit each."""

    def __init__(self, rerolls: tuple[RerollSource, ...]) -> None:
        self.rerolls = rerolls
        self.first: Left = tuple([source.n for source in rerolls])
        self.narrower = [
            sum([1 << j for j, other in enumerate(rerolls) if j != i and self._narrower(other, source)])
            for i, source in enumerate(rerolls)
        ]

    def _narrower(self, other: RerollSource, source: RerollSource) -> bool:
        """Whether one can do nothing that another cannot."""
        return source.repeat and other.colours | source.colours == source.colours

    def of_colour(self, colour: int) -> int:
        """Return the sources that may take dice of a colour."""
        return sum([1 << i for i, source in enumerate(self.rerolls) if source.colours >> colour & 1])

    def usable(self, able: int) -> tuple[int, ...]:
        """Return which of the sources that may take a die are worth using on it.

        A freer one is never to be used before a narrower one: whatever that could do later, the freer can as well.
        """
        return tuple([i for i in range(len(self.rerolls)) if able >> i & 1 and not able & self.narrower[i]])

    def after(self, able: int, source: int) -> int:
        """Return which sources may take a die once this one has."""
        return able if self.rerolls[source].repeat else able & ~(1 << source)


def live(left: Left) -> int:
    """Return the sources that have rerolls left."""
    return sum([1 << i for i, n in enumerate(left) if n])


def room(able: int, left: Left) -> int:
    """Return how many rerolls may fall on dice that these sources may take."""
    return sum([n for i, n in enumerate(left) if able >> i & 1])


def spend(left: Left, source: int) -> Left:
    return (*left[:source], left[source] - 1, *left[source + 1 :])
