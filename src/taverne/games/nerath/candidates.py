"""What a player might try now, legal or not: for spaces and buttons that are greyed and say why.
Whether it is legal, and the reason, are left to the procedures."""

from __future__ import annotations

from taverne.engine.actions import Action, Seat

from .rules.movement import Moving, Ordering
from .rules.reinforcement import Reinforcing
from .rules.reposition import Repositioning
from .state import Table


def tries(table: Table, seat: Seat) -> tuple[Action, ...]:
    """Return what is worth a reason besides the options; nothing where they suffice."""
    asked = table.asked(seat)
    if not asked or not table.stack:
        return ()
    frame, cat = table.stack[-1], table.cat
    realm = table.realm
    if isinstance(frame, Moving | Repositioning):
        return tuple([cat.select[space] for space in range(cat.spaces) if table.units_of(realm, space)])
    if isinstance(frame, Ordering):
        return cat.to
    if isinstance(frame, Reinforcing) and asked[0].prompt == "reinforce":
        return cat.buy
    if isinstance(frame, Reinforcing):
        return cat.at
    return ()
