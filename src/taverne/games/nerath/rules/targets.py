"""The choices among units that may be given a hit: equal units are one choice, and each choice has a name.
Who chooses is left to ``casualties``.

``lose fighter``                a unit, and of a type that is hit already ``lose_wounded dragon``
``sink fighter monster``        a Warship with what it carries
``lose_beside wizard monster``  a hero aboard beside another unit
``drown fighter``               a hero aboard a Warship that was itself given a hit
``hover fighter``               a hero that flies over the sea
``lose_favoured fighter``       a unit that a card has strengthened for the battle
With ``_of`` and the realm first where allies stand together; with ``_to`` and the place first where only the place
that they are to land on tells two choices apart."""

from __future__ import annotations

from taverne.engine.actions import Action, Arg

from ..catalogue import NONE, SEA, WARSHIP
from ..modifiers import favoured
from ..state import Table
from ..vocabulary import REALMS, UNITS
from .forces import wounded


def grouped(table: Table, space: int, pool: list[int], given: list[int], allied: bool) -> list[tuple[Action, int]]:
    """Return the choices among the units of a pool, each with the unit it stands for, in a fixed order.

    With ``allied`` they are named with their realms.
    """
    owner, kind = table.owner, table.kind
    if table.cat.place[space] == SEA:
        return at_sea(table, pool, given, allied)
    hurt = wounded(table, space)
    special = table.fight is not None and bool(table.fight.effects)
    if not allied and not hurt and not special:
        lose = table.cat.lose
        first: dict[int, int] = {}
        for unit in pool:
            first.setdefault(kind[unit], unit)
        return [(lose[number], first[number]) for number in sorted(first)]
    found: dict[tuple[int, int, int], int] = {}
    for unit in pool:
        found.setdefault((kind[unit], standing(table, unit, hurt, special), owner[unit]), unit)
    return [(named(table, word_of(state), unit, (), allied), unit) for (_, state, _), unit in sorted(found.items())]


def standing(table: Table, unit: int, hurt: list[int], special: bool) -> int:
    """Return what sets a unit apart from others of its type: hit before (1), favoured by a card (2)."""
    if unit in hurt:
        return 1
    return 2 if special and table.fight is not None and favoured(table.fight, unit) else 0


def word_of(state: int) -> str:
    return ("lose", "lose_wounded", "lose_favoured")[state]


def named(table: Table, word: str, unit: int, others: tuple[Arg, ...], allied: bool) -> Action:
    kind = UNITS[table.kind[unit]]
    args: tuple[Arg, ...] = others if word == "sink" else (kind, *others)
    return Action(f"{word}_of", (REALMS[table.owner[unit]], *args)) if allied else Action(word, args)


def at_sea(table: Table, pool: list[int], given: list[int], allied: bool) -> list[tuple[Action, int]]:
    """At sea it matters what a Warship carries and whom a hero sails with (CN-217 to CN-220)."""
    found: dict[Action, dict[int, int]] = {}
    for unit in pool:
        action = afloat(table, unit, given, allied)
        found.setdefault(action, {}).setdefault(bound_for(table, unit), unit)
    choices: list[tuple[Action, int]] = []
    for action, units in found.items():
        if len(units) == 1:
            choices += [(action, unit) for unit in units.values()]
        else:
            choices += [(bound(table, action, aim), unit) for aim, unit in units.items()]
    return sorted(choices, key=lambda choice: (table.kind[choice[1]], str(choice[0])))


def afloat(table: Table, unit: int, given: list[int], allied: bool) -> Action:
    hurt = wounded(table, table.where[unit])
    kind, ship = table.kind, table.ship[unit]
    if kind[unit] == WARSHIP:
        load = sorted(kind[aboard] for aboard in table.cargo(unit) if aboard not in given)
        return named(table, "sink" if load else "lose", unit, tuple([UNITS[k] for k in load]), allied)
    special = table.fight is not None and bool(table.fight.effects)
    if ship == NONE:
        state = standing(table, unit, hurt, special)
        return named(table, "hover" if not state and table.cat.hero[kind[unit]] else word_of(state), unit, (), allied)
    if ship in given:
        return named(table, "drown", unit, (), allied)
    if special and standing(table, unit, hurt, special):
        return named(table, "lose_favoured", unit, (), allied)
    beside = [UNITS[kind[other]] for other in table.cargo(ship) if other != unit and other not in given]
    return named(table, "lose_beside" if beside else "lose", unit, tuple(beside), allied)


def bound_for(table: Table, unit: int) -> int:
    """Return where the unit, or what it carries, is to land after the battle, NONE if nowhere."""
    aims = [table.aim[one] for one in (unit, *table.cargo(unit))]
    return max(aims)


def bound(table: Table, action: Action, aim: int) -> Action:
    if aim == NONE:
        return action
    return Action(f"{action.kind}_to", (table.cat.space_ids[aim], *action.args))
