"""Where the chapters of the world call chapters that are still being written; each call stands here once.
A chapter that does not exist yet does nothing, so that a whole game can already be walked through."""

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
    found: int = called("storing", "max_health", table.cat.hero_health[table.hero[seat]], table, seat)
    return found


def fit(table: Table, seat: Seat) -> Flow:
    flow: Flow = called("storing", "fit", None, table, seat)
    return flow


def arrange(table: Table, seat: Seat) -> Flow:
    found = chapter("storing")
    return call(table, found.Arranging(seat)) if found is not None else None


def can_arrange(table: Table, seat: Seat) -> bool:
    found: bool = called("storing", "can_arrange", False, table, seat)
    return found


def untradeable(table: Table, seat: Seat) -> Refusal | None:
    """Why a hero may not trade where he stands (EU-114 to EU-116), None if he may."""
    found: Refusal | None = called("trading", "why_not", Refusal("no-post", "EU-114"), table, seat)
    return found


def trade(table: Table, seat: Seat) -> Flow:
    found = chapter("trading")
    return call(table, found.Trading(seat)) if found is not None else None


def uses(table: Table, seat: Seat, mask: int = 1 << OUT | 1 << ANY) -> list[Action]:
    """What a hero may use in a window: ``use <piece> <number of the use>``."""
    found: list[Action] = called("using", "actions", [], table, seat, mask)
    return found


def use(table: Table, seat: Seat, action: Action, mask: int = 1 << OUT | 1 << ANY) -> Flow:
    flow: Flow = called("using", "start", None, table, seat, action, mask)
    return flow


def granting(table: Table, seat: Seat, action: int) -> list[Action]:
    """The uses that would grant an action just now, wherever the hero stands."""
    found: list[Action] = called("using", "granting", [], table, seat, action)
    return found


def grant(table: Table, seat: Seat, ops: tuple[Op, ...], source: str) -> Flow:
    flow: Flow = called("gaining", "grant", None, table, seat, ops, source)
    return flow


def reveal_quests(table: Table, encounter: int) -> Flow:
    flow: Flow = called("quests", "reveal", None, table, encounter)
    return flow


def refill_quests(table: Table) -> Flow:
    flow: Flow = called("quests", "refill", None, table)
    return flow


def quests(table: Table, seat: Seat) -> list[Action]:
    """The quests that a hero may complete where he stands: ``quest <id>`` (EU-242)."""
    found: list[Action] = called("quests", "actions", [], table, seat)
    return found


def complete(table: Table, seat: Seat, action: Action) -> Flow:
    flow: Flow = called("quests", "complete", None, table, seat, action)
    return flow


def score(table: Table) -> None:
    called("scoring", "final", None, table)


# Fights and cards


def fight(table: Table, seat: Seat, foe: int, space: int, forced: bool) -> Flow:
    found = chapter("combat")
    return call(table, found.Fighting(seat, foe, space, int(forced))) if found is not None else None


def die(table: Table, seat: Seat) -> Flow:
    flow: Flow = called("aftermath", "die", None, table, seat, False)
    return flow


def feed_reserve(table: Table, silver: int, gold: int) -> Flow:
    """Cards for the monsters of games without rivals (EU-327, EU-353)."""
    flow: Flow = called("alone", "feed", None, table, silver, gold)
    return flow


def roll(table: Table, seat: Seat, purpose: str) -> Flow:
    found = chapter("rolling")
    return call(table, found.HeroRolling(seat, purpose)) if found is not None else None


def rolled(table: Table) -> int:
    """The total of the hero roll that has just ended."""
    return int(getattr(table.returned, "total", 0))


def discard_card(table: Table, card: int) -> None:
    called("cards", "discard", None, table, card)


def find(table: Table, seat: Seat, level: int) -> Flow:
    from .visits import find as found

    return found(table, seat, level)


def turn_roll(table: Table, op: Op, n: int) -> Flow:
    """Let an effect change the hero roll that is going on, if one is."""
    found = chapter("rolling")
    assert found is not None
    roll = next((frame for frame in reversed(table.stack) if isinstance(frame, found.HeroRolling)), None)
    return roll.turn(table, op, n) if roll is not None else None


def purge(table: Table, n: int) -> None:
    """Take cards off the reserves, gold first, then silver."""
    gold = min(n, len(table.gold_reserve))
    called("alone", "purge", None, table, n - gold, gold)


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


def teleport(table: Table, seat: Seat, n: int) -> Flow:
    from .places import Teleporting

    return call(table, Teleporting(seat, n))


def free_action(table: Table, seat: Seat, action: int) -> Flow:
    """Take an action that an ability grants, without its token (EU-050)."""
    from .acting import take_action

    return take_action(table, seat, action)


def price_change(table: Table) -> int:
    """By how much an event raises all prices (EUS-079)."""
    found: int = called("scenarios", "price_change", 0, table)
    return found


def free_renewals(table: Table) -> int:
    """How many more renewals an event makes free (EUS-079)."""
    found: int = called("scenarios", "free_renewals", 0, table)
    return found
