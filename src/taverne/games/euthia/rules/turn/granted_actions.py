"""Actions that an ability grants: taken where the hero stands, without their token (EU-050).
What each of them does is left to its chapter; those that a token pays for, to the hero's turn."""

from __future__ import annotations

from taverne.engine.actions import Seat
from taverne.engine.frames import Flow, Frame, call, choose, procedure, step
from taverne.engine.reasons import Reason

from ...box.compiled_effects import Op
from ...box.integer_tables import NONE
from ...state.game_state import EuthiaState
from ..combat.fight import Fighting
from ..goods import mining
from ..trade import trade_action
from .hero_turn import NO_MONSTER, fight_action, foes
from .tokens import MINING, TRADE


def why_not_take(state: EuthiaState, seat: Seat, action: int) -> Reason | None:
    """Return why an action cannot be taken where the hero stands, whatever pays for it, None if it can."""
    if action == MINING:
        return mining.why_not(state, seat)
    if action == TRADE:
        return trade_action.why_not(state, seat)
    if not state.freed(state.at[seat]) or foes(state, seat) or state.story.guarded(state, seat):
        return None
    return NO_MONSTER


def take_action(state: EuthiaState, seat: Seat, action: int) -> Flow:
    """Take an action that an ability grants, without its token; nothing if it cannot be taken here (EU-050)."""
    if why_not_take(state, seat, action) is not None:
        return None
    if action == MINING:
        return mining.start(state, seat)
    if action == TRADE:
        return call(state, trade_action.Trading(seat))
    if not state.freed(state.at[seat]):
        return call(state, Fighting(seat, NONE, state.at[seat], 1))
    return call(state, NamingFoe(seat)) if foes(state, seat) else state.story.fight_guardian(state, seat)


def give_action(state: EuthiaState, seat: Seat, op: Op, n: int) -> Flow:
    return take_action(state, seat, op.args[0])


def bar_action(state: EuthiaState, seat: Seat, op: Op) -> Reason | None:
    if op.args[0] == TRADE:
        return trade_action.why_not(state, seat, _used_up(state, seat, op))
    return why_not_take(state, seat, op.args[0])


def _used_up(state: EuthiaState, seat: Seat, op: Op) -> int:
    """Return the hero's thing of a single use that has this effect, NONE if it is not of one."""
    cat = state.cat
    single = [thing for thing in state.things_of(seat) if cat.tile_single[state.design[thing]]]
    return next((t for t in single if any(op in use.ops for use in cat.tile_uses[state.design[t]])), NONE)


@procedure
class NamingFoe(Frame):
    """Of several foes of a space, choose the one that a granted Combat action is for."""

    seat: Seat = 0

    @step
    def choose(self, state: EuthiaState) -> Flow:
        options = tuple([fight_action(state, foe) for foe in foes(state, self.seat)])
        return choose(state, self.seat, "fight", options, "EU-050", default=options[0])

    @step
    def fight(self, state: EuthiaState) -> Flow:
        foe = state.cat.foes.by_id[state.answer.word()]
        return call(state, Fighting(self.seat, foe, state.at[self.seat]))
