"""What answers of a turn cost in gold that goes to others: the tax of a post, the toll of a mine or an elemental.
Whether it can be paid is left to the rules; the rest of the table to ``table``."""

from __future__ import annotations

from taverne.engine.actions import Seat
from taverne.engine.decisions import Choice

from ..rules.goods.tolls import creditors
from ..rules.trade.trade_action import tax
from ..rules.turn.hero_turn import CHALLENGE_HERE, MINE_HERE, TRADE_HERE, Acting
from ..state.game_state import EuthiaState


def dues(state: EuthiaState, seat: Seat) -> dict[str, int]:
    """Return what the seat would owe in gold for what it may do here, by answer; nothing where nothing is owed."""
    asked = state.asked(seat)
    if not state.stack or not isinstance(state.stack[-1], Acting) or not asked or not state.rivals():
        return {}
    options = asked[0].options if isinstance(asked[0], Choice) else ()
    space = state.at[seat]
    own = state.interaction[seat].count(space)
    toll = 0 if own else len(creditors(state, seat, space)) * state.box.cards.mines.toll
    owed = {TRADE_HERE: tax(state, seat), MINE_HERE: toll, CHALLENGE_HERE: toll}
    return {str(action): n for action, n in owed.items() if n and action in options}
