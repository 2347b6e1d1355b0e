"""Small helps for tables of integers: bands by strength, decks by copies.
What is tabled is left to ``catalogue``, ``bestiary`` and ``atlas``."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from .abilities import AnyBand

NONE: Final = -1
TOP: Final = 40
"""The highest strength in a table by strength; a lower one than 0 counts as 0, a higher one as this."""


def place(strength: int) -> int:
    """The place of a strength in a table by strength."""
    return 0 if strength < 0 else TOP if strength > TOP else strength


def by_strength(bands: Sequence[AnyBand]) -> tuple[int, ...]:
    """For each strength from 0 to TOP the number of its band, or NONE."""
    found = [NONE] * (TOP + 1)
    for number, band in enumerate(bands):
        for strength in range(max(band.min, 0), TOP + 1):
            found[strength] = number
    return tuple(found)


def repeated(copies: Iterable[tuple[int, int]]) -> tuple[int, ...]:
    """A deck from (number, copies)."""
    return tuple(number for number, times in copies for _ in range(times))
