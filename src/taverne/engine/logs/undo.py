"""How far somebody may step back: alone, or if all agree.

Stepping back itself and writing it down are left to the match.
"""

from __future__ import annotations

from collections.abc import Sequence

from taverne.engine.actions import Seat
from taverne.engine.logs.past import Past
from taverne.engine.reasons import Reason


def last_decision(decisions: Sequence[Past], seat: Seat) -> int:
    """Return the position just before the latest decision that ``seat`` took itself, or -1."""
    latest = range(len(decisions) - 1, -1, -1)
    return next((at for at in latest if decisions[at].seat == seat and not decisions[at].given), -1)


def undo_point(decisions: Sequence[Past], seat: Seat) -> int | None:
    """Return the position ``seat`` may step back to on its own, or None.

    That is just before its latest decision, if since then nobody else decided, no chance was drawn and nothing
    hidden was shown; what the table answered for it since goes along.
    """
    for at in range(len(decisions) - 1, -1, -1):
        past = decisions[at]
        if past.seat != seat or not past.free:
            return None
        if not past.given:
            return at
    return None


def why_no_undo(decisions: Sequence[Past], seat: Seat) -> Reason | None:
    """Return why ``seat`` cannot step back on its own, or None if it can."""
    if undo_point(decisions, seat) is not None:
        return None
    if last_decision(decisions, seat) < 0:
        return Reason("undo-nothing")
    last = next((past for past in reversed(decisions) if past.seat != seat or not past.free), decisions[-1])
    if last.seat == seat:
        return Reason("undo-final" if last.final else "undo-shown")
    return Reason("undo-chance" if last.seat < 0 else "undo-other")


def why_not_undo(decisions: Sequence[Past], seat: Seat, to: int, agreed: bool) -> Reason | None:
    """Return why ``seat`` cannot step back to position ``to``, if all have agreed or not; None if it can."""
    if not agreed:
        refusal = why_no_undo(decisions, seat)
        if refusal is not None:
            return refusal
        if to != undo_point(decisions, seat):
            return Reason("undo-far")
    if not 0 <= to < len(decisions):
        return Reason("undo-nothing")
    return Reason("undo-final") if any(past.final for past in decisions[to:]) else None
