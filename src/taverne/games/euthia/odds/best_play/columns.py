"""Columns in the odds of a combat: what a place is worth by the hero's points, summed up, compared, laid out in tables.
What a place is worth is left to ``solver``."""

from __future__ import annotations

from itertools import pairwise
from typing import TypeAlias

from .faces import Ways, Worths

Column: TypeAlias = Worths
"""What a place is worth, by the hero's points or Gaar."""


class Outcomes:
    """What results come to: by the hero's tokens, then by the result."""

    __slots__ = ("left", "worth")

    def __init__(self, columns: list[Column]) -> None:
        self.worth = list(zip(*[column.worth for column in columns], strict=True))
        self.left = list(zip(*[column.left for column in columns], strict=True))


class Grid:
    """A column by whole Gaar, and between them half Gaar, which lie on a straight line."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.width = 2 * most + 1
        self.nodes = range(most + 1)

    def drawn(self, worth: list[float]) -> list[float]:
        found = [0.0] * self.width
        found[::2] = worth
        found[1::2] = [(a + b) / 2 for a, b in pairwise(worth)]
        return found

    def drawn_left(self, left: list[complex]) -> list[complex]:
        found = [0j] * self.width
        found[::2] = left
        found[1::2] = [(a + b) / 2 for a, b in pairwise(left)]
        return found


class Sum:
    """A column that is being summed up over ways that dice may lie, for the Gaar of a grid.

    Rolls that feed the Die of Hope are summed up apart: they count as half a Gaar more."""

    def __init__(self, grid: Grid) -> None:
        self.grid = grid
        self.worth = [[0.0] * len(grid.nodes) for _ in range(2)]
        self.left = [[0j] * len(grid.nodes) for _ in range(2)]

    def add(self, chance: float, ways: Ways, by_node: list[Worths], fed: bool = False) -> None:
        """Add dice that may lie in so many ways."""
        worth, left = self.worth[fed], self.left[fed]
        for at, worths in enumerate(by_node):
            one, rest = worths.worth, worths.left
            worth[at] += chance * sum([part * one[n] for n, part in ways])
            left[at] += chance * sum([part * rest[n] for n, part in ways], 0j)

    def column(self, kept: bool = False) -> Column:
        """Return the column; ``kept`` says that fed rolls have their hope counted in already."""
        worth, more = self.grid.drawn(self.worth[0]), self.grid.drawn(self.worth[1])
        left, further = self.grid.drawn_left(self.left[0]), self.grid.drawn_left(self.left[1])
        if not kept:
            more, further = [*more[1:], more[-1]], [*further[1:], further[-1]]
        return Column(
            [a + b for a, b in zip(worth, more, strict=True)], [a + b for a, b in zip(left, further, strict=True)]
        )


def mixed(parts: list[tuple[float, Column]]) -> Column:
    """Return what columns with their chances come to."""
    worth = [sum(column) for column in zip(*[[chance * n for n in one.worth] for chance, one in parts], strict=True)]
    left = [sum(column, 0j) for column in zip(*[[chance * n for n in one.left] for chance, one in parts], strict=True)]
    return Column(worth, left)


def better(one: Column, other: Column) -> Column:
    """Return the better of two columns, entry by entry."""
    worth, left = one.worth[:], one.left[:]
    for n, value in enumerate(other.worth):
        if value > worth[n]:
            worth[n], left[n] = value, other.left[n]
    return Column(worth, left)


def continued(second: Column, first: Column) -> Column:
    """Return the column that a row of them begins with, as ``first`` and ``second`` after it let guess."""
    worth = [max(0.0, min(b, b * b / a if a > 0.01 else b)) for a, b in zip(second.worth, first.worth, strict=True)]
    return Column(worth, first.left)


def settled(guess: Column, found: Column, rate: float) -> Column:
    """Return where a place leads to that was guessed and found and goes on at itself at this rate."""
    more = rate / (1 - rate)
    worth = [b + (b - a) * more for a, b in zip(guess.worth, found.worth, strict=True)]
    return Column(worth, [b + (b - a) * more for a, b in zip(guess.left, found.left, strict=True)])


def apart(one: Column, other: Column) -> float:
    """Return by how much two columns differ at most."""
    return max([abs(a - b) for a, b in zip(one.worth, other.worth, strict=True)])
