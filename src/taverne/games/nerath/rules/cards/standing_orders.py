"""Standing orders: when a realm wants to be left alone by windows; private, and dropped by their own condition.
They change who is asked, never what is true on the table; the windows themselves are left to ``reactions``."""

from __future__ import annotations

from typing import Final

from taverne.engine.actions import PASS, Action

from ...box.catalogue import DRAGON, EVERYBODY, FIGHTER, MONSTER, NONE, SIEGE_ENGINE, WARSHIP, WIZARD
from ...box.vocabulary import UNITS
from ...state.game_state import ATTACKING, MOVEMENT, ROUND_END, NerathState
from ...state.modifiers import present
from .timing import takes_part

BATTLE: Final = 1
"""For the rest of the battle."""
TURN: Final = 2
"""For the rest of this turn; the end of a round is nobody's turn (CN-004)."""
ROUND: Final = 4
"""Until one's own next turn."""
UNTIL: Final = 8
"""Shifted by a type of unit: until such a unit of one's own fights."""

OTHERS: Final = 1 << 12
"""For good, except where it concerns the realm: see ``concerned``."""

WATCHED: Final = (DRAGON, WIZARD, FIGHTER, SIEGE_ENGINE, MONSTER, WARSHIP)
WAITING: Final = OTHERS - UNTIL
"""The bits of all orders that wait for a unit."""
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


def silent(state: NerathState, realm: int, names: tuple[str, ...]) -> bool:
    """Does a standing order pass for the realm in a window of these names?"""
    return bool(state.orders[realm] & ~OTHERS) or not concerned(state, realm, names)


def concerned(state: NerathState, realm: int, names: tuple[str, ...]) -> bool:
    """Does the moment concern the realm: its turn, a battle of its own, a round's end, losses, explorers, an attack?"""
    if state.realm == realm or state.phase == ROUND_END or "destroyed" in names or "exploration" in names:
        return True
    if state.fight is not None:
        return takes_part(state, state.fight, realm)
    return state.phase == MOVEMENT and "phase_end" in names and attacked(state, realm)


def attacked(state: NerathState, realm: int) -> bool:
    """Has the active realm declared an attack on a land of the realm, or on its units (CN-117, CN-157)?"""
    lands, holder, where, owner = state.cat.lands, state.holder, state.where, state.owner
    for unit, marks in enumerate(state.mark):
        target = state.aim[unit] if state.aim[unit] != NONE else where[unit] if marks & ATTACKING else NONE
        if target == NONE or owner[unit] != state.realm or not state.hostile(realm, state.realm):
            continue
        if (target < lands and holder[target] == realm) or any(owner[other] == realm for other in state.here[target]):
            return True
    return False


def follow(state: NerathState, realm: int, answer: Action) -> None:
    """Keep to the order that a realm gave by passing; it stands beside those given before."""
    state.orders[realm] |= BITS[answer]


def drop_due(state: NerathState, names: tuple[str, ...]) -> None:
    """Drop what was to last no longer than this moment, before a window opens."""
    orders = state.orders
    if "turn_start" in names:
        for realm in EVERYBODY:
            orders[realm] &= ~(TURN | ROUND if realm == state.realm else TURN)
    elif state.phase == ROUND_END:
        for realm in EVERYBODY:
            orders[realm] &= ~TURN
    if state.fight is None:
        for realm in EVERYBODY:
            orders[realm] &= ~BATTLE
        return
    for realm in EVERYBODY:
        if orders[realm] & WAITING:
            watched = orders[realm] // UNTIL & present(state, state.fight, realm)
            orders[realm] &= ~(watched * UNTIL)


def drop_battle(state: NerathState) -> None:
    """Drop the orders for the rest of a battle, which is over."""
    for realm in EVERYBODY:
        state.orders[realm] &= ~BATTLE


def listen(state: NerathState, realm: int) -> None:
    """Let the realm be asked again everywhere."""
    state.orders[realm] = 0
