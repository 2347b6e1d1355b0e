"""What a player might try now, legal or not: for spaces and buttons that are greyed and say why.
Whether it is legal, and the reason, are left to the procedures."""

from __future__ import annotations

from taverne.engine.actions import Action, Seat

from .rules.movement import Moving, Ordering
from .rules.reactions import Reacting
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
    if isinstance(frame, Reacting):
        return cards_of(table, frame.realm)
    if isinstance(frame, Moving | Repositioning):
        spaces = [cat.select[space] for space in range(cat.spaces) if table.units_of(realm, space)]
        return (*spaces, *cards_of(table, realm)) if isinstance(frame, Moving) else tuple(spaces)
    if isinstance(frame, Ordering):
        return cat.to
    if isinstance(frame, Reinforcing) and asked[0].prompt == "reinforce":
        return cat.buy
    if isinstance(frame, Reinforcing):
        return cat.at
    return ()


def cards_of(table: Table, realm: int) -> tuple[Action, ...]:
    """Return how a realm would play the event cards and lay the treasures that it holds."""
    return tuple([table.cat.play_card[card] for card in (*table.hand[realm], *table.chest[realm])])
