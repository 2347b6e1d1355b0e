"""Calls that go up: from chapters to those built upon them.
What is called is imported at the moment of the call, since these chapters need one another in circles."""

from __future__ import annotations

from taverne.engine.actions import Action, Seat
from taverne.engine.decisions import Refusal
from taverne.engine.frames import Flow, call

from ..box.compiled_effects import ANY, OUT, Op
from ..state.game_state import Table

# Goods


def max_health(table: Table, seat: Seat) -> int:
    from .goods.storage import max_health as known

    return known(table, seat)


def can_arrange(table: Table, seat: Seat) -> bool:
    from .goods.storage import can_arrange as known

    return known(table, seat)


def arrange(table: Table, seat: Seat) -> Flow:
    from .goods.storage import Arranging

    return call(table, Arranging(seat))


def uses(table: Table, seat: Seat, mask: int) -> list[Action]:
    """What a hero may use in a window."""
    from .goods.uses import actions

    return actions(table, seat, mask)


def use(table: Table, seat: Seat, action: Action, mask: int = 1 << OUT | 1 << ANY) -> Flow:
    from .goods.uses import start

    return start(table, seat, action, mask)


def grant(table: Table, seat: Seat, ops: tuple[Op, ...], source: str) -> Flow:
    """What rewards give."""
    from .goods.gains import grant as known

    return known(table, seat, ops, source)


def give(table: Table, seat: Seat, op: Op, thing: int) -> Flow:
    """What one effect of a thing gives, or of a gem or essence (-1); its condition has been looked at."""
    from .goods.gains import carry_out as known

    return known(table, seat, op, thing)


def find(table: Table, seat: Seat, level: int) -> Flow:
    """A treasure of a level."""
    from .travel.visits import find as known

    return known(table, seat, level)


# Fights, dice and cards


def die(table: Table, seat: Seat) -> Flow:
    """Death outside combat."""
    from .combat.aftermath import die as known

    return known(table, seat, False)


def feed_reserve(table: Table, silver: int, gold: int) -> Flow:
    """Cards for the monsters of games without rivals (EU-327, EU-353)."""
    from .combat.without_rivals import feed

    return feed(table, silver, gold)


def purge(table: Table, silver: int, gold: int) -> None:
    """Take cards off the reserves."""
    from .combat.without_rivals import purge as known

    known(table, silver, gold)


def turn_roll(table: Table, op: Op, n: int) -> Flow:
    """Let an effect change the hero roll that is going on, if one is."""
    from .combat.hero_roll import HeroRolling

    roll = next((frame for frame in reversed(table.stack) if isinstance(frame, HeroRolling)), None)
    return roll.turn(table, op, n) if roll is not None else None


# The turn


def teleport(table: Table, seat: Seat, n: int) -> Flow:
    from .travel.places import Teleporting

    return call(table, Teleporting(seat, n))


def why_not_take(table: Table, seat: Seat, action: int) -> Refusal | None:
    """Why an action that an ability grants cannot be taken, None if it can (EU-050)."""
    from .turn.hero_turn import why_not_take as known

    return known(table, seat, action)


def free_action(table: Table, seat: Seat, action: int) -> Flow:
    """Take an action that an ability grants, without its token (EU-050)."""
    from .turn.hero_turn import take_action

    return take_action(table, seat, action)


# Trade


def discount(table: Table, n: int) -> None:
    """Make the next purchase of the Trade action cheaper."""
    from .trade.trade_action import discount as known

    known(table, n)


def renew_free(table: Table) -> Flow:
    """Renew the offer of the Trade action for nothing."""
    from .trade.trade_action import renew_free as known

    return known(table)
