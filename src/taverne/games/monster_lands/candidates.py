"""What a player might try now, legal or not: for buttons that are greyed and say why.
Whether it is legal, and the reason, are left to the procedures."""

from __future__ import annotations

from taverne.engine.actions import Action, Seat
from taverne.engine.common import ENOUGH

from .box.catalogue import ADD, DIE
from .rules.battle.strike import CAPTURE, KILL, ROLL, STOP, Striking
from .rules.citadel.buildings import Pawning, recruits
from .rules.citadel.purchases import ROUND, Bargaining, BuyingGear, BuyingTraps, Recruiting
from .rules.outside.expeditions import GO, POTION, SHIELD, VENOM, Sending
from .rules.turn.deployment import Acting, all_deployments
from .state.game_state import LandsState


def tries(state: LandsState, seat: Seat) -> tuple[Action, ...]:
    """Return what is worth a button besides the options, in the order of the table; nothing where they suffice."""
    asked = state.asked(seat)
    if not asked or not state.stack:
        return ()
    frame = state.stack[-1]
    cat = state.cat
    if isinstance(frame, Acting):
        return all_deployments(state, seat)
    if isinstance(frame, Bargaining | Pawning):
        return DIE
    if isinstance(frame, BuyingTraps):
        return (ENOUGH, *dict.fromkeys(cat.buy_trap[kind] for kind in state.lair if kind >= 0))
    if isinstance(frame, Recruiting):
        return (*[cat.recruit[member] for member in recruits(state)], ROUND, ENOUGH)
    if isinstance(frame, BuyingGear) and asked[0].prompt == "gear":
        return tuple(dict.fromkeys(cat.buy_gear[gear] for gear in state.bazaar if gear >= 0))
    if isinstance(frame, Sending) and asked[0].prompt == "send":
        return tuple([cat.send[member] for member in state.members[seat]])
    if isinstance(frame, Sending) and asked[0].prompt.startswith("load"):
        traps = [cat.lay_trap[kind] for kind in dict.fromkeys(state.traps[seat])]
        return (GO, *ADD, *traps, SHIELD, POTION, VENOM)
    if isinstance(frame, Striking):
        return (ROLL, CAPTURE, KILL, STOP)
    return ()
