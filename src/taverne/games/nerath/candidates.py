"""What a player might try now, legal or not: for spaces and buttons that are greyed and say why.
Whether it is legal, and the reason, are left to the procedures."""

from __future__ import annotations

from taverne.engine.actions import Action, Seat

from .rules.cards.reactions import Reacting
from .rules.movement.movement import Moving, Ordering
from .rules.phases.reinforcement import Reinforcing
from .rules.phases.reposition import Repositioning
from .state.state import NerathState


def tries(state: NerathState, seat: Seat) -> tuple[Action, ...]:
    """Return what is worth a reason besides the options; nothing where they suffice."""
    asked = state.asked(seat)
    if not asked or not state.stack:
        return ()
    frame, cat = state.stack[-1], state.cat
    realm = state.realm
    if isinstance(frame, Reacting):
        return cards_of(state, frame.realm)
    if isinstance(frame, Moving | Repositioning):
        spaces = [cat.select[space] for space in range(cat.spaces) if state.units_of(realm, space)]
        return (*spaces, *cards_of(state, realm)) if isinstance(frame, Moving) else tuple(spaces)
    if isinstance(frame, Ordering):
        return cat.to
    if isinstance(frame, Reinforcing) and asked[0].prompt == "reinforce":
        return cat.buy
    if isinstance(frame, Reinforcing):
        return cat.at
    return ()


def cards_of(state: NerathState, realm: int) -> tuple[Action, ...]:
    """Return how a realm would play the event cards and lay the treasures that it holds."""
    return tuple([state.cat.play_card[card] for card in (*state.hand[realm], *state.chest[realm])])
