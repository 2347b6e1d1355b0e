"""Odds of a combat from where it stands, both sides playing their best; what was found is kept for its questions.
Best play is left to ``solver``; reading a table to ``forecast`` before a combat and ``mid_combat`` within one."""

from __future__ import annotations

import sys
from collections.abc import Hashable
from typing import Final

from ..card_play import CURSES, NO_STRAIN
from ..combatants import (
    ANSWER,
    DICE,
    FINAL,
    FIRST,
    LAST,
    ROLLED,
    START,
    STRIKE,
    Fight,
    Odds,
)
from ..reserves import Alone
from .columns import Column
from .faces import FACES, Worth
from .solver import GAAR, HEALTH, LONG, TOKENS, Solver

KEPT: Final = 48
"""Solvers that are kept, the latest."""
DEEP: Final = 8000
"""A combat may go on for many rounds, each some calls deep."""
ABOUT: Final = 0.02
CARDED: Final = 0.03
"""By how much chances may be off: hope is counted in half Gaar; cards are taken to be played at the first chance."""

_SOLVERS: Final[dict[Hashable, Solver]] = {}


def reckon(fight: Fight) -> Odds:
    """Return the chances of a combat if both sides play their best."""
    hero, foe = fight.hero, fight.foe
    if foe.damage >= foe.health:
        return Odds(1.0, 0.0, 0.0, float(hero.health), float(hero.tokens), hero.health)
    if sys.getrecursionlimit() < DEEP:
        sys.setrecursionlimit(DEEP)
    solver = solver_of(fight)
    return told(solver, fight, worth(solver, fight))


def solver_of(fight: Fight) -> Solver:
    """Return the solver of a combat: one for all its rounds, as long as hero and fighter stay what they are."""
    hero, foe = fight.hero, fight.foe
    steady = hero._replace(
        health=0, tokens=0, hope=0, guard=0, swift=None, attacks=(), clovers=(), heals=(), covers=(), wards=()
    )
    alone = fight.cards._replace(window=0, lasting=0, shown=()) if isinstance(fight.cards, Alone) else None
    key = (steady, foe._replace(damage=0, gaar=0), fight.house, fight.immune, alone, bounded(fight), fight.pack)
    found = _SOLVERS.pop(key, None)
    if found is None or found.tokens < min(TOKENS, hero.tokens):
        found = Solver(fight)
        if len(_SOLVERS) >= KEPT:
            del _SOLVERS[next(iter(_SOLVERS))]
    _SOLVERS[key] = found
    return found


def bounded(fight: Fight) -> tuple[bool, bool]:
    """Is the number of rounds small, and is a hero lost who reaches the last?"""
    return min(fight.rounds, fight.worn) <= LONG, fight.worn < fight.rounds


def worth(solver: Solver, fight: Fight) -> Worth:
    """Return what a combat is worth from where it stands; at the monster's roll what lies there has worked already."""
    hero, foe = fight.hero, fight.foe
    place = solver.place(fight)
    at = (place, hero.health, foe.gaar, foe.damage)
    points = min(solver.width - 1, 2 * hero.tokens + hero.hope)
    if fight.start == ROLLED:
        return rolled(solver, fight, place)
    if fight.start == DICE:
        return lying(solver, fight, place)
    if fight.start == STRIKE:
        return entry(solver.struck(*at), points)
    if fight.start == START:
        if hero.swift is not None:
            return entry(solver.struck(solver.first_strike(place, hero.swift), *at[1:]), points)
        return entry(solver.healed(*at), points)
    lies = 0 if fight.stun else solver.places.all[place].each
    return entry(solver.round(*at[:3], foe.damage + lies), points)


def entry(column: Column, points: int) -> Worth:
    return column.worth[points], column.left[points]


def rolled(solver: Solver, fight: Fight, place: int) -> Worth:
    """The hero's dice lie there."""
    hero, foe = fight.hero, fight.foe
    number = solver.places.all[place].attacks[0]
    table = solver.results(place, number, fight.change, hero.health, hero.hope, foe.gaar, foe.damage)
    found = solver.rolled(table, min(solver.tokens, hero.tokens))
    at = FACES[2].at(fight.lying)
    return found.worth[at], found.left[at]


def lying(solver: Solver, fight: Fight, place: int) -> Worth:
    """The monster's dice lie there, and one side is to move."""
    hero, foe = fight.hero, fight.foe
    faces = FACES[len(fight.lying)]
    at, points = faces.at(fight.lying), min(solver.width - 1, 2 * hero.tokens + hero.hope)
    worth, left = 0.0, 0j
    law = solver.places.all[place].law
    leads = fight.turn in (FIRST, LAST)
    window = max(CURSES, solver.laws.window(law)) if not leads else solver.laws.window(law)
    played = ((1.0, NO_STRAIN, -1),) if solver.laws.alone else solver.laws.played(law, window)
    rest = law if solver.laws.alone else solver.laws.rest(law, window)
    for chance, strain, each in played:
        attack = solver.attack(place, strain, rest, each)
        hurt = max(0, foe.damage - strain.regenerate)
        has = max(0, points - 2 * attack.stolen)
        columns = solver.duel(faces, solver.tables(attack, hero.health, foe.gaar, hurt), has)
        found = {FIRST: columns.first, ANSWER: columns.answer, LAST: columns.last, FINAL: columns.final}[fight.turn]
        worth += chance * found.worth[at]
        left += chance * found.left[at]
    return worth, left


def told(solver: Solver, fight: Fight, worth: Worth) -> Odds:
    """Return odds as they are told."""
    value, left = worth
    health = min(max(0.0, left.real), float(max(fight.hero.most, fight.hero.health)))
    gaar, unended = (0.0, min(1.0, max(0.0, left.imag))) if solver.limited else (max(0.0, left.imag), 0.0)
    win = min(1.0 - unended, max(0.0, value - HEALTH * health - GAAR * gaar))
    about = CARDED if solver.places.all[solver.place(fight)].law or solver.laws.alone else ABOUT
    return Odds(win, max(0.0, 1.0 - win - unended), unended, health, gaar, fight.hero.health, about)
