"""The small records of the table: a claim not yet settled, a card that was won, a card still to be placed.

They never change once made, so that clones share them.
"""

from __future__ import annotations

from taverne.engine.actions import Seat
from taverne.engine.records import record


@record(frozen=True)
class Claim:
    """A first or further claim in fair mode, until its window closes: when it counts, whose, on what (DR-134)."""

    slot: int
    effective: int
    seat: Seat
    hand: int


@record(frozen=True)
class WonCard:
    """A card that was won: the hand it lies under (or FACE_UP) and the skill it raises (or NONE)."""

    monster: int
    hand: int
    skill: int


@record(frozen=True)
class Win:
    """A won card whose gain is still to be placed, and the hand that won it, the left one of two."""

    monster: int
    hand: int
