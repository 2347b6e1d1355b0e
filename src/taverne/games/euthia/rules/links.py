"""Calls that go up: from chapters to those built upon them, and to the scenario, which may change many rules.
What is called is imported at the moment of the call, since these chapters need one another in circles."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from importlib.util import find_spec
from types import ModuleType
from typing import Any

from taverne.engine.actions import Action, Seat
from taverne.engine.decisions import Refusal
from taverne.engine.frames import Flow, call

from ..duel import Duel
from ..ops import ANY, OUT, Op
from ..state import Table


@cache
def chapter(name: str) -> ModuleType | None:
    """Return a chapter of the rules if it has been written."""
    full = f"{__package__}.{name}"
    return import_module(full) if find_spec(full) is not None else None


def called(name: str, function: str, missing: Any, *args: Any) -> Any:
    """Call a function of a chapter, or give back what stands for it until there is one."""
    found = getattr(chapter(name), function, None)
    return missing if found is None else found(*args)


# Scenarios


def hook(table: Table, moment: str, *args: int) -> Flow:
    flow: Flow = called("scenarios", "hook", None, table, moment, *args)
    return flow


def prepare(table: Table) -> Flow:
    """What a scenario adds to the setup: its own decks, start items in place, the opening trade (EUS-009)."""
    flow: Flow = called("scenarios", "prepare", None, table)
    return flow


def free_actions(table: Table, seat: Seat) -> list[Action]:
    found: list[Action] = called("scenarios", "free_actions", [], table, seat)
    return found


def do_free(table: Table, seat: Seat, action: Action) -> Flow:
    flow: Flow = called("scenarios", "do_free", None, table, seat, action)
    return flow


def opponents(table: Table, seat: Seat) -> list[int]:
    """The scenario monsters that a hero may fight where he stands (EUS-011, EUS-014)."""
    found: list[int] = called("scenarios", "opponents", [], table, seat)
    return found


def barred(table: Table, seat: Seat, space: int) -> Refusal | None:
    found: Refusal | None = called("scenarios", "barred", None, table, seat, space)
    return found


def over(table: Table) -> bool:
    found: bool = called("scenarios", "over", False, table)
    return found


def add_on(table: Table, seat: Seat) -> int:
    """What a scenario adds to a hero's final reputation (EUS-024)."""
    found: int = called("scenarios", "add_on", 0, table, seat)
    return found


def legends(table: Table, seat: Seat) -> int:
    """Completed legends, which count as quests (EUS-082)."""
    found: int = called("scenarios", "legends", 0, table, seat)
    return found


def why_not_free(table: Table, seat: Seat, action: Action) -> Refusal | None:
    """Why a free action of the scenario is not possible, if the scenario can say it."""
    found: Refusal | None = called("scenarios", "why_not", None, table, seat, action)
    return found


def wares(table: Table, seat: Seat) -> list[Action]:
    """What a scenario offers in a Trade action (EUS-073)."""
    found: list[Action] = called("scenarios", "wares", [], table, seat)
    return found


def extra_gaar(table: Table) -> int:
    """Gaar that a scenario gives a fighter besides what its card shows (EUS-148)."""
    found: int = called("scenarios", "extra_gaar", 0, table)
    return found


def blow(table: Table, duel: Duel, damage: int) -> int:
    """The damage of an attack that deals some, as a scenario may raise it (EUS-086)."""
    found: int = called("scenarios", "blow", damage, table, duel, damage)
    return found


def usual(table: Table) -> bool:
    """Whether this round has tokens and turns as usual (EUS-048: the last of Looming Doom has not)."""
    found: bool = called("scenarios", "usual", True, table)
    return found


def mine_draws(table: Table) -> int:
    """How many resources a Mining action draws (EUS-079)."""
    found: int = called("scenarios", "mine_draws", 1, table)
    return found


def portals_closed(table: Table) -> bool:
    """Whether an event closes the portals (EUS-079)."""
    found: bool = called("scenarios", "portals_closed", False, table)
    return found


def fire_water_factor(table: Table) -> int:
    """By how much an event multiplies what Fire and Water do (EUS-079)."""
    found: int = called("scenarios", "fire_water_factor", 1, table)
    return found


# Goods


def max_health(table: Table, seat: Seat) -> int:
    from .storing import max_health as known

    return known(table, seat)


def can_arrange(table: Table, seat: Seat) -> bool:
    from .storing import can_arrange as known

    return known(table, seat)


def arrange(table: Table, seat: Seat) -> Flow:
    from .storing import Arranging

    return call(table, Arranging(seat))


def uses(table: Table, seat: Seat, mask: int) -> list[Action]:
    """What a hero may use in a window."""
    from .using import actions

    return actions(table, seat, mask)


def use(table: Table, seat: Seat, action: Action, mask: int = 1 << OUT | 1 << ANY) -> Flow:
    from .using import start

    return start(table, seat, action, mask)


def grant(table: Table, seat: Seat, ops: tuple[Op, ...], source: str) -> Flow:
    """What rewards give."""
    from .gaining import grant as known

    return known(table, seat, ops, source)


def give(table: Table, seat: Seat, op: Op, thing: int) -> Flow:
    """What one effect of a thing gives, or of a gem or essence (-1)."""
    from .gaining import give as known

    return known(table, seat, op, thing)


def find(table: Table, seat: Seat, level: int) -> Flow:
    """A treasure of a level."""
    from .visits import find as known

    return known(table, seat, level)


# Fights, dice and cards


def die(table: Table, seat: Seat) -> Flow:
    """Death outside combat."""
    from .aftermath import die as known

    return known(table, seat, False)


def feed_reserve(table: Table, silver: int, gold: int) -> Flow:
    """Cards for the monsters of games without rivals (EU-327, EU-353)."""
    from .alone import feed

    return feed(table, silver, gold)


def purge(table: Table, n: int) -> None:
    """Take cards off the reserves, gold first, then silver."""
    from .alone import purge as known

    gold = min(n, len(table.gold_reserve))
    known(table, n - gold, gold)


def turn_roll(table: Table, op: Op, n: int) -> Flow:
    """Let an effect change the hero roll that is going on, if one is."""
    from .rolling import HeroRolling

    roll = next((frame for frame in reversed(table.stack) if isinstance(frame, HeroRolling)), None)
    return roll.turn(table, op, n) if roll is not None else None


# The turn


def teleport(table: Table, seat: Seat, n: int) -> Flow:
    from .places import Teleporting

    return call(table, Teleporting(seat, n))


def free_action(table: Table, seat: Seat, action: int) -> Flow:
    """Take an action that an ability grants, without its token (EU-050)."""
    from .acting import take_action

    return take_action(table, seat, action)


# What scenarios change in combat and trade


def foe_health(table: Table, foe: int) -> int:
    """The health of a fighter; a scenario may raise it (EUS-018)."""
    found: int = called("scenarios", "foe_health", table.cat.foes.health[foe], table, foe)
    return found


def damage_before(table: Table, foe: int) -> int:
    """The damage that lies on a fighter's card already (EUS-017)."""
    found: int = called("scenarios", "damage_before", 0, table, foe)
    return found


def note_damage(table: Table, duel: Duel) -> None:
    """Let a scenario keep the damage of a combat that did not end with the foe beaten (EUS-017)."""
    called("scenarios", "note_damage", None, table, duel)


def extra_chaos(table: Table) -> int:
    """Chaos tokens that an event gives every monster (EUS-079)."""
    found: int = called("scenarios", "extra_chaos", 0, table)
    return found


def truce(table: Table, duel: Duel) -> bool:
    """Whether a combat ends before its next round though both sides stand (EUS-015)."""
    found: bool = called("scenarios", "truce", False, table, duel)
    return found


def reward(table: Table, duel: Duel) -> Flow:
    """What a beaten fighter gives; a scenario may share it out (EU-196, EU-310, EUS-019)."""
    usual = table.cat.foes.reward[duel.foe]
    if getattr(chapter("scenarios"), "reward", None) is None:
        return grant(table, duel.seat, usual, "reward")
    flow: Flow = called("scenarios", "reward", None, table, duel, usual)
    return flow


def price_change(table: Table) -> int:
    """By how much an event raises all prices (EUS-079)."""
    found: int = called("scenarios", "price_change", 0, table)
    return found


def free_renewals(table: Table) -> int:
    """How many more renewals an event makes free (EUS-079)."""
    found: int = called("scenarios", "free_renewals", 0, table)
    return found


def has_power(table: Table, seat: Seat) -> bool:
    """Whether a hero may use the Faer Power now (EUS-122, EUS-123)."""
    found: bool = called("scenarios", "has_power", False, table, seat)
    return found


def spend_power(table: Table) -> None:
    called("scenarios", "spend_power", None, table)


def guarded(table: Table, seat: Seat) -> bool:
    """Whether a guardian may be fought where a hero stands (EUS-148)."""
    found: bool = called("scenarios", "guarded", False, table, seat)
    return found


def fight_guardian(table: Table, seat: Seat) -> Flow:
    flow: Flow = called("scenarios", "fight_guardian", None, table, seat)
    return flow
