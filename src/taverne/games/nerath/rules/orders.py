"""Standing orders: when a realm wants to be left alone by windows; private, and dropped by their own condition.
They change who is asked, never what is true on the table; the windows themselves are left to ``reactions``."""

from __future__ import annotations

from typing import Final

from taverne.engine.actions import PASS, Action

from ..catalogue import DRAGON, EVERYBODY, FIGHTER, MONSTER, SIEGE_ENGINE, WARSHIP, WIZARD
from ..modifiers import present
from ..state import ROUND_END, Table
from ..vocabulary import UNITS
from .timing import takes_part

BATTLE: Final = 1
"""For the rest of the battle."""
TURN: Final = 2
"""For the rest of this turn."""
ROUND: Final = 4
"""Until one's own next turn."""
UNTIL: Final = 8
"""Shifted by a type of unit: until such a unit of one's own fights."""

OTHERS: Final = 1 << 12
"""For good, except in one's own turns, the battles one takes part in, and the end of a round."""

WATCHED: Final = (DRAGON, WIZARD, FIGHTER, SIEGE_ENGINE, MONSTER, WARSHIP)
LISTEN: Final = Action("listen")
"""Drops all standing orders of the realm; given at a decision of its own."""

_LONG: Final = (
    Action("pass", ("turn",)),
    Action("pass", ("round",)),
    Action("pass", ("others",)),
    *(Action("pass", ("until", UNITS[kind])) for kind in WATCHED),
)
OUTSIDE: Final = (PASS, *_LONG)
INSIDE: Final = (PASS, Action("pass", ("battle",)), *_LONG)
"""The ways to pass in a window, outside a battle and in one."""
BITS: Final = {
    PASS: 0,
    Action("pass", ("battle",)): BATTLE,
    Action("pass", ("turn",)): TURN,
    Action("pass", ("round",)): ROUND,
    Action("pass", ("others",)): OTHERS,
    **{Action("pass", ("until", UNITS[kind])): UNTIL << kind for kind in WATCHED},
}


def silent(table: Table, realm: int) -> bool:
    """Does a standing order pass for the realm at this moment?"""
    orders = table.orders[realm]
    if orders & ~OTHERS:
        return True
    if table.phase == ROUND_END:
        return False
    return table.realm != realm and not (table.fight is not None and takes_part(table, table.fight, realm))


def follow(table: Table, realm: int, answer: Action) -> None:
    """Keep to the order that a realm gave by passing; it stands beside those given before."""
    table.orders[realm] |= BITS[answer]


def drop_due(table: Table, names: tuple[str, ...]) -> None:
    """Drop what was to last no longer than this moment, before a window opens."""
    orders = table.orders
    if "turn_start" in names:
        for realm in EVERYBODY:
            orders[realm] &= ~(TURN | ROUND if realm == table.realm else TURN)
    if table.fight is None:
        for realm in EVERYBODY:
            orders[realm] &= ~BATTLE
        return
    for realm in EVERYBODY:
        if orders[realm] >= UNTIL:
            watched = orders[realm] // UNTIL & present(table, table.fight, realm)
            orders[realm] &= ~(watched * UNTIL)


def drop_battle(table: Table) -> None:
    """Drop the orders for the rest of a battle, which is over."""
    for realm in EVERYBODY:
        table.orders[realm] &= ~BATTLE


def listen(table: Table, realm: int) -> None:
    """Let the realm be asked again everywhere."""
    table.orders[realm] = 0
