"""An attack in short, as bots weigh it: the chance to win it, and the gold that either side loses on average.
Exact odds come from ``forecast`` and ``odds``; whether the attack is worth it is left to ``plans``."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final, NamedTuple

from ..box.catalogue import LAND, SEA
from ..odds.battle_odds import battle
from ..odds.forecast import PER_GOLD, fights, force_of
from ..odds.records import Force, Odds
from ..state.fight import Fight
from ..state.game_state import NerathState
from .values import cost_of, strength

HUGE: Final = 26
"""Fighters on a side, above which a battle is judged by strength alone: exact odds would take too long."""


class Odd(NamedTuple):
    """An attack in short: the chance to win, gold lost by either side on average."""

    win: float
    lost: float
    killed: float


def attacked(state: NerathState, realm: int, space: int, army: list[int], foes: list[int]) -> Odd:
    """Return how an attack of a realm's army on a land or a sea zone would go, fought to the end."""
    if not foes:
        return Odd(1.0, 0.0, 0.0)
    if len(army) > HUGE or len(foes) > HUGE:
        ratio = strength(state, army) / max(0.1, strength(state, foes))
        win = min(1.0, max(0.0, ratio - 0.6))
        return Odd(win, _price(state, army) * (1 - win * 0.6), _price(state, foes) * win)
    place = SEA if state.cat.place[space] == SEA else LAND
    fight = Fight(space, place, realm)
    ours = [unit for unit in army if fights(state, unit, place)]
    attack = force_of(state, fight, ours, True)
    defend = force_of(state, fight, foes, False)
    found = _fought(attack, defend)
    return Odd(found.win, _lost(found, attack, True), _lost(found, defend, False))


@lru_cache(maxsize=20_000)
def _fought(attack: Force, defend: Force) -> Odds:
    return battle(attack, defend)


def _price(state: NerathState, units: Sequence[int]) -> float:
    return sum(cost_of(state, unit) for unit in units)


def _lost(odds: Odds, force: Force, attacker: bool) -> float:
    """Return the gold that a side loses on average."""
    stands = odds.survivors(attacker)
    total = 0.0
    for at, fighter in enumerate(force.fighters):
        if not fighter.castle:
            total += (1.0 - (stands[at] if at < len(stands) else 0.0)) * (fighter.last_rank // PER_GOLD)
    return total
