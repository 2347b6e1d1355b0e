"""Short ways through Deployment: all the answers that lead to one thing on the board, with the die that costs least.
Nothing is decided here: a way is a row of ordinary answers, and whoever wants another die gives them one by one."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

import msgspec

from taverne.engine.actions import Action, Seat
from taverne.engine.decisions import Choice
from taverne.engine.frames import apply

from ..box.catalogue import DEPLOY_BUILDING, DIE, LABORATORY, MINE, PAWN_SHOP
from ..box.vocabulary import BUILDINGS
from ..rules.citadel.buildings import BUYING
from ..rules.clan.free_actions import BACK
from ..rules.clan.free_options import MORE
from ..state.game_state import LandsState
from .outcomes import Change, between

WARES: Final = ("buy", "recruit", "gear", "tokens")
"""Answers that take what a building sells."""
BARGAINS: Final = 2
"""From this kind of die on they are those of Persuasion, by their value."""
START: Final = ("deploy", "pass")
"""Questions that a way may begin with."""


class Way(msgspec.Struct, frozen=True):
    """The answers in their order, and what they change at once."""

    answers: tuple[str, ...]
    change: Change


def ways(state: LandsState, seat: Seat) -> dict[str, Way]:
    """Return the way to each ware, slot and free thing by its last answer; slots are named ``<building> <answer>``."""
    asked = [d for d in state.asked(seat) if isinstance(d, Choice)]
    if len(asked) != 1 or asked[0].prompt not in START:
        return {}
    options = asked[0].options
    found: dict[str, Way] = {}
    for building in BUYING:
        if DEPLOY_BUILDING[building] in options:
            found |= wares(state, seat, DEPLOY_BUILDING[building])
    for building in (MINE, LABORATORY):
        if DEPLOY_BUILDING[building] in options:
            found |= slots(state, seat, building)
    if DEPLOY_BUILDING[PAWN_SHOP] in options:
        found["pawn all"] = pawn_all(state, seat)
    if MORE in options:
        found |= {str(a): way for a, way in after(state, seat, (MORE,)) if a != BACK}
    return found


def after(state: LandsState, seat: Seat, given: tuple[Action, ...]) -> Iterator[tuple[Action, Way]]:
    """Yield each answer that is asked for after those given, as a way."""
    there = state.clone()
    for action in given:
        apply(there, seat, action)
    for decision in there.asked(seat):
        for action in decision.options if isinstance(decision, Choice) else ():
            then = there.clone()
            apply(then, seat, action)
            yield action, Way(tuple(map(str, (*given, action))), between(state, then, seat))


def wares(state: LandsState, seat: Seat, deploy: Action) -> dict[str, Way]:
    """Return the way to each ware of a building, with the die that makes it cheapest.

    Among those the least one that bargains goes, a Magic or Force die last: they are worth more outside.
    """
    found: dict[str, Way] = {}
    there = state.clone()
    apply(there, seat, deploy)
    dice = [a for d in there.asked(seat) if isinstance(d, Choice) for a in d.options if a in DIE]
    for die in sorted(dice, key=lambda die: (DIE.index(die) < BARGAINS, DIE.index(die))):
        for ware, way in after(state, seat, (deploy, die)):
            if ware.kind in WARES and (str(ware) not in found or way.change.gold > found[str(ware)].change.gold):
                found[str(ware)] = way
    return found


def slots(state: LandsState, seat: Seat, building: int) -> dict[str, Way]:
    ways_in = after(state, seat, (DEPLOY_BUILDING[building],))
    return {f"{BUILDINGS[building]} {action}": way for action, way in ways_in}


def pawn_all(state: LandsState, seat: Seat) -> Way:
    """Return the way that pawns all the dice of a pool."""
    pool = state.pool[seat]
    dice = [DIE[code] for code, n in enumerate(pool) for _ in range(n)]
    *most, last = (DEPLOY_BUILDING[PAWN_SHOP], *dice)
    return next(way for action, way in after(state, seat, tuple(most)) if action == last)
