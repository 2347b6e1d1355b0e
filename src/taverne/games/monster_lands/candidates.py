"""What a player might try now, legal or not: for buttons that are greyed and say why.
Whether it is legal, and the reason, are left to the procedures."""

from __future__ import annotations

from taverne.engine.actions import Action, Seat
from taverne.engine.common import ENOUGH

from .catalogue import ADD, DIE
from .rules.citadel import Pawning, recruits
from .rules.deployment import Acting, all_deployments
from .rules.outside import GO, POTION, SHIELD, VENOM, Sending
from .rules.purchases import ROUND, Bargaining, BuyingGear, BuyingTraps, Recruiting
from .rules.strike import CAPTURE, KILL, ROLL, STOP, Striking
from .state import Table


def tries(table: Table, seat: Seat) -> tuple[Action, ...]:
    """Return what is worth a button besides the options, in the order of the table; nothing where they suffice."""
    asked = table.asked(seat)
    if not asked or not table.stack:
        return ()
    frame = table.stack[-1]
    cat = table.cat
    if isinstance(frame, Acting):
        return all_deployments(table, seat)
    if isinstance(frame, Bargaining | Pawning):
        return DIE
    if isinstance(frame, BuyingTraps):
        return (ENOUGH, *dict.fromkeys(cat.buy_trap[kind] for kind in table.lair if kind >= 0))
    if isinstance(frame, Recruiting):
        return (*[cat.recruit[member] for member in recruits(table)], ROUND, ENOUGH)
    if isinstance(frame, BuyingGear) and asked[0].prompt == "gear":
        return tuple(dict.fromkeys(cat.buy_gear[gear] for gear in table.bazaar if gear >= 0))
    if isinstance(frame, Sending) and asked[0].prompt == "send":
        return tuple([cat.send[member] for member in table.members[seat]])
    if isinstance(frame, Sending) and asked[0].prompt.startswith("load"):
        traps = [cat.lay_trap[kind] for kind in dict.fromkeys(table.traps[seat])]
        return (GO, *ADD, *traps, SHIELD, POTION, VENOM)
    if isinstance(frame, Striking):
        return (ROLL, CAPTURE, KILL, STOP)
    return ()
