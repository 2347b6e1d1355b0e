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

from ...box.catalogue import NONE, SEA, WARSHIP
from ...box.vocabulary import REALMS, UNITS
from ...state.game_state import NerathState
from ...state.modifiers import favoured
from .forces import wounded


def grouped(
    state: NerathState, space: int, pool: list[int], given: list[int], allied: bool
) -> list[tuple[Action, int]]:
    """Return the choices among the units of a pool, each with the unit it stands for, in a fixed order.

    With ``allied`` they are named with their realms.
    """
    owner, kind = state.owner, state.kind
    if state.cat.place[space] == SEA:
        return at_sea(state, pool, given, allied)
    hurt = wounded(state, space)
    special = state.fight is not None and bool(state.fight.effects)
    if not allied and not hurt and not special:
        lose = state.cat.lose
        first: dict[int, int] = {}
        for unit in pool:
            first.setdefault(kind[unit], unit)
        return [(lose[number], first[number]) for number in sorted(first)]
    found: dict[tuple[int, int, int], int] = {}
    for unit in pool:
        found.setdefault((kind[unit], standing(state, unit, hurt, special), owner[unit]), unit)
    return [(named(state, word_of(how), unit, (), allied), unit) for (_, how, _), unit in sorted(found.items())]


def standing(state: NerathState, unit: int, hurt: list[int], special: bool) -> int:
    """Return what sets a unit apart from others of its type: hit before (1), favoured by a card (2)."""
    if unit in hurt:
        return 1
    return 2 if special and state.fight is not None and favoured(state.fight, unit) else 0


def word_of(how: int) -> str:
    return ("lose", "lose_wounded", "lose_favoured")[how]


def named(state: NerathState, word: str, unit: int, others: tuple[Arg, ...], allied: bool) -> Action:
    kind = UNITS[state.kind[unit]]
    args: tuple[Arg, ...] = others if word == "sink" else (kind, *others)
    return Action(f"{word}_of", (REALMS[state.owner[unit]], *args)) if allied else Action(word, args)


def at_sea(state: NerathState, pool: list[int], given: list[int], allied: bool) -> list[tuple[Action, int]]:
    """At sea it matters what a Warship carries and whom a hero sails with (CN-217 to CN-220)."""
    found: dict[Action, dict[int, int]] = {}
    for unit in pool:
        action = afloat(state, unit, given, allied)
        found.setdefault(action, {}).setdefault(bound_for(state, unit), unit)
    choices: list[tuple[Action, int]] = []
    for action, units in found.items():
        if len(units) == 1:
            choices += [(action, unit) for unit in units.values()]
        else:
            choices += [(bound(state, action, aim), unit) for aim, unit in units.items()]
    return sorted(choices, key=lambda choice: (state.kind[choice[1]], str(choice[0])))


def afloat(state: NerathState, unit: int, given: list[int], allied: bool) -> Action:
    hurt = wounded(state, state.where[unit])
    kind, ship = state.kind, state.ship[unit]
    if kind[unit] == WARSHIP:
        load = sorted(kind[aboard] for aboard in state.cargo(unit) if aboard not in given)
        return named(state, "sink" if load else "lose", unit, tuple([UNITS[k] for k in load]), allied)
    special = state.fight is not None and bool(state.fight.effects)
    if ship == NONE:
        how = standing(state, unit, hurt, special)
        return named(state, "hover" if not how and state.cat.hero[kind[unit]] else word_of(how), unit, (), allied)
    if ship in given:
        return named(state, "drown", unit, (), allied)
    if special and standing(state, unit, hurt, special):
        return named(state, "lose_favoured", unit, (), allied)
    beside = [UNITS[kind[other]] for other in state.cargo(ship) if other != unit and other not in given]
    return named(state, "lose_beside" if beside else "lose", unit, tuple(beside), allied)


def bound_for(state: NerathState, unit: int) -> int:
    """Return where the unit, or what it carries, is to land after the battle, NONE if nowhere."""
    aims = [state.aim[one] for one in (unit, *state.cargo(unit))]
    return max(aims)


def bound(state: NerathState, action: Action, aim: int) -> Action:
    if aim == NONE:
        return action
    return Action(f"{action.kind}_to", (state.cat.space_ids[aim], *action.args))
