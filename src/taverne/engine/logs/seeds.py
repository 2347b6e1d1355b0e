"""The seeds of a match: how they are written, and where a match was played on from the log of another.

Drawing from them is left to chance; checking that a log follows from them, to ``log_file``.
"""

from __future__ import annotations

from typing import Annotated, Final, TypeAlias

import msgspec

EXACT: Final = 1 << 53
"""Larger numbers lose digits where numbers are floating ones (JavaScript): they are written as text."""

LARGEST: Final = 1 << 128
"""Seeds are smaller than this, whoever chose them."""

Written: TypeAlias = int | Annotated[str, msgspec.Meta(pattern=r"^-?[1-9][0-9]{0,38}$")]
"""A seed as it stands in a header; ``int`` reads both forms."""


class Origin(msgspec.Struct, frozen=True):
    """A finished match that this one was played on from: its log as far as entry ``lines`` followed from its seed."""

    lines: int
    commitment: str
    seed: Written
    salt: str


def written(seed: int) -> Written:
    """Return a seed as it is written down, so that every reader reads the same."""
    if not -LARGEST < seed < LARGEST:
        raise ValueError(f"a seed has at most 128 bits: {seed}")
    return seed if -EXACT < seed < EXACT else str(seed)


def clipped(origins: tuple[Origin, ...], own: Origin) -> tuple[Origin, ...]:
    """Return the origins of a match that goes on after entry ``own.lines`` of one with these origins.

    What that match had not yet drawn from a seed plays no part, and is left out.
    """
    kept = tuple([origin for origin in origins if origin.lines < own.lines])
    following = origins[len(kept)] if len(kept) < len(origins) else own
    return (*kept, msgspec.structs.replace(following, lines=own.lines))
