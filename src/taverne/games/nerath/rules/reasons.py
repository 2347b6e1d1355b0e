"""Why a move is not offered: the key of a sentence and the rule, for every space that is out of reach.
What is legal is left to ``routes``; nothing here allows what is refused there, it only explains."""

from __future__ import annotations

from taverne.engine.actions import Action, Seat
from taverne.engine.decisions import Refusal

from ..state import Table


def why_not_select(table: Table, seat: Seat, action: Action) -> Refusal | None:
    return None


def why_not_order(table: Table, seat: Seat, action: Action, space: int, chosen: list[int]) -> Refusal | None:
    return None


def why_not_reinforce(table: Table, seat: Seat, action: Action, kind: int, placed: list[int]) -> Refusal | None:
    return None
