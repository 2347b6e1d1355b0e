"""Who fights for whom in a battle, and who may be hit there; whose word counts where allies stand together.
Asked by all chapters of battles; what is done with the units is left to them."""

from __future__ import annotations

from taverne.engine.actions import Seat

from ..catalogue import CASTLE, DUNGEON, NONE, SEA
from ..fight import Fight
from ..state import Table


def attackers(table: Table, fight: Fight) -> list[int]:
    """Return the attacking units that take part, in rising order (CN-216, CN-217, CN-452)."""
    owner, realm = table.owner, fight.attacker
    if fight.place == SEA:
        ship, hero, kind = table.ship, table.cat.hero, table.kind
        return [u for u in table.here[fight.space] if owner[u] == realm and (ship[u] == NONE or hero[kind[u]])]
    return [unit for unit in table.here[fight.space] if owner[unit] == realm]


def defenders(table: Table, fight: Fight) -> list[int]:
    """Return the defending units that take part, in rising order: no cargo, no inactive castle (CN-210, CN-217)."""
    owner, side = table.owner, table.side
    mine = side[fight.attacker]
    if fight.place == SEA:
        ship, hero, kind = table.ship, table.cat.hero, table.kind
        return [u for u in table.here[fight.space] if side[owner[u]] != mine and (ship[u] == NONE or hero[kind[u]])]
    found = [unit for unit in table.here[fight.space] if side[owner[unit]] != mine]
    if fight.hit:
        kind = table.kind
        return [unit for unit in found if kind[unit] != CASTLE or unit not in fight.hit]
    return found


def decided(table: Table, fight: Fight) -> bool:
    """Has one side, or have both, nobody left (CN-213, CN-289)?"""
    if fight.place == DUNGEON:
        return not table.tokens[fight.space - table.cat.first_dungeon] or not attackers(table, fight)
    return not attackers(table, fight) or not defenders(table, fight)


def exposed(table: Table, space: int, realm: int) -> list[int]:
    """Return the units of a realm's side in a space that may be given a hit (CN-187, CN-210, CN-217).

    In a battle there an inactive castle is left out; outside of one every castle stands (CN-458).
    """
    owner, side = table.owner, table.side
    mine = side[realm]
    found = [unit for unit in table.here[space] if side[owner[unit]] == mine]
    if table.cat.place[space] == SEA:
        ship, hero, kind = table.ship, table.cat.hero, table.kind
        return [unit for unit in found if ship[unit] == NONE or hero[kind[unit]]]
    hurt = wounded(table, space)
    if hurt:
        kind = table.kind
        return [unit for unit in found if kind[unit] != CASTLE or unit not in hurt]
    return found


def wounded(table: Table, space: int) -> list[int]:
    """Return the units in a space that have taken a hit in the battle at hand and still stand."""
    fight = table.fight
    return fight.hit if fight is not None and fight.space == space else []


def speaker(table: Table, space: int, realms: list[int]) -> int:
    """Return which of two allies in a space speaks first and takes an odd hit between equals (CN-185).

    On land that is the realm that controls it, at sea the one that comes next after the attacker.
    """
    if space < table.cat.lands and table.holder[space] in realms:
        return table.holder[space]
    attacker = table.fight.attacker if table.fight is not None else table.realm
    return min(realms, key=lambda realm: (realm - attacker) % 4)


def warden(table: Table, realm: int) -> Seat:
    """Return who decides for the guardians: the first hostile player on the explorer's left (CN-238, CN-239)."""
    seat = table.seat(realm)
    for step in range(1, table.seats):
        left = (seat + step) % table.seats
        if table.hostile(realm, table.seat_for.index(left)):
            return left
    return seat
