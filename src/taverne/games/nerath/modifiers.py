"""What standing effects change: movement, First Strike, hit numbers, dice, income; asked for, never written on pieces.
Reads treasures in play, cards that last for the turn and effects of the battle; playing them is left to the rules."""

from __future__ import annotations

from .catalogue import FLYING, SEA
from .fight import Fight
from .state import Table


def movement(table: Table, unit: int) -> int:
    """Return how many spaces a unit may move in a phase (CN-102)."""
    return table.cat.movement[table.kind[unit]]


def flies(table: Table, unit: int) -> bool:
    """Does the unit move through the air (CN-127)?"""
    return table.cat.domain[table.kind[unit]] == FLYING


def hovers(table: Table, unit: int) -> bool:
    """May the unit, which flies, end its Reposition move over a friendly sea zone (CN-367)?"""
    return table.cat.hover[table.kind[unit]]


def passes_enemies(table: Table, unit: int) -> bool:
    """May the unit go on through enemy spaces without stopping (CN-108)?"""
    return flies(table, unit)


def runs_amok(table: Table, unit: int) -> bool:
    """Has the unit Run Amok (CN-319)?"""
    return table.cat.run_amok[table.kind[unit]]


def income_bonus(table: Table, realm: int) -> int:
    """Return the gold that cards add to a realm's income (CN-420)."""
    return 0


def strikes_first(table: Table, fight: Fight, unit: int) -> bool:
    """Has the unit First Strike in this battle (CN-202, CN-203)?"""
    return table.cat.first_strike[table.kind[unit]]


def may_roll(table: Table, fight: Fight, unit: int) -> bool:
    """May the unit roll in this round, or has a card silenced it?"""
    return True


def dice_of(table: Table, fight: Fight, unit: int) -> tuple[int, ...]:
    """Return the sides of the dice that a unit rolls now, extra dice after its own (CN-167, CN-427, CN-437, CN-464)."""
    cat = table.cat
    kind = table.kind[unit]
    if fight.place == SEA and cat.sea_dice[kind]:
        return cat.sea_dice[kind]
    return cat.attack_dice[kind] if table.owner[unit] == fight.attacker else cat.defend_dice[kind]


def hit_number(table: Table, fight: Fight, unit: int) -> int:
    """Return what a die of the unit must show to hit (CN-168, CN-252, CN-255, CN-466)."""
    return table.box.cards.battle.hit_on


def double_from(table: Table, unit: int) -> int:
    """Return what a die of the unit must show to score two hits, 0 if it cannot (CN-471)."""
    return 0


def set_die(table: Table, fight: Fight, unit: int) -> int:
    """Return what the unit's own die shows without being rolled, 0 if it is rolled."""
    return 0


def may_retreat(table: Table, fight: Fight) -> bool:
    """May the attacker retreat as far as cards are concerned?"""
    return True
