"""What a hero's things amount to: which of them work, the armour set, sums of permanent effects (EU-276, EU-298).
Where things go that are given up; moving them about is left to ``storage``, using them to ``uses``."""

from __future__ import annotations

from taverne.engine.actions import Seat

from ...box.catalogue import SACK
from ...box.compiled_effects import (
    ALWAYS,
    PER_DWURT_DIE,
    PER_MISSING2,
    PER_STORED,
    SET3,
    SET5,
    STORED_AIR,
    WOUNDED,
    Op,
)
from ...box.terms import ELEMENTS
from ...state.game_state import Table
from .. import links


def works(table: Table, thing: int) -> bool:
    """Does a thing lie where it has effects: equipment and abilities on their slot, other tiles anywhere (EU-292)?"""
    return table.spot[thing] >= 0 or table.cat.tile_slot[table.design[thing]] == SACK


def working(table: Table, seat: Seat) -> list[int]:
    """Return the things of a hero that have effects where they lie."""
    slot, design, spot = table.cat.tile_slot, table.design, table.spot
    return [t for t, holder in enumerate(table.holder) if holder == seat and (spot[t] >= 0 or slot[design[t]] == SACK)]


def set_size(table: Table, seat: Seat) -> int:
    """Return the size of the equipped armour set: different pieces of one family, 0 below three (EU-298)."""
    cat = table.cat
    pieces: dict[int, int] = {}
    for thing in table.slots[seat]:
        if thing >= 0:
            family = cat.tile_family[table.design[thing]]
            if family >= 0:
                pieces[family] = pieces.get(family, 0) | 1 << cat.tile_piece[table.design[thing]]
    best = max((bits.bit_count() for bits in pieces.values()), default=0)
    return best if best >= 3 else 0


def stored(table: Table, thing: int) -> int:
    """Return how many essences lie on a thing."""
    bits = table.stored[thing]
    return sum(bits >> 4 * element & 15 for element in range(len(ELEMENTS)))


def holds(table: Table, seat: Seat, op: Op, thing: int = -1) -> bool:
    """Does the condition of an effect hold for a hero, and for the thing it is on (EU-299)?"""
    when = op.when
    if when == ALWAYS:
        return True
    if when <= SET5:
        return set_size(table, seat) >= when - SET3 + 3
    if when == WOUNDED:
        return 2 * table.health[seat] <= links.max_health(table, seat)
    return thing >= 0 and bool(table.stored[thing] >> 4 * (when - STORED_AIR) & 15)


def times(table: Table, seat: Seat, op: Op, thing: int = -1) -> int:
    """Return by how much the numbers of an effect are multiplied."""
    if op.per == PER_STORED:
        return stored(table, thing) if thing >= 0 else 0
    if op.per == PER_MISSING2:
        return max(0, links.max_health(table, seat) - table.health[seat]) // 2
    return table.dwurt_die[seat] if op.per == PER_DWURT_DIE else 1


def permanent(table: Table, seat: Seat, verb: int) -> int:
    """Return the sum of the permanent effects of one verb (EU-276)."""
    total = 0
    ops, design = table.cat.tile_permanent, table.design
    for thing, holder in enumerate(table.holder):
        if holder == seat and ops[design[thing]] and works(table, thing):
            for op in ops[design[thing]]:
                if op.verb == verb and holds(table, seat, op, thing):
                    total += op.n * times(table, seat, op, thing)
    return total


def scrap(table: Table, thing: int) -> None:
    """Take a thing from its hero and put its tile where it belongs; its gems go back to the supply (EU-126).

    Health follows what it gave (EU-260), but this never kills (EU-261).
    """
    cat, tile, seat = table.cat, table.design[thing], table.holder[thing]
    before = links.max_health(table, seat)
    table.remove_thing(thing)
    if table.health[seat] > 0:
        table.health[seat] = max(1, table.health[seat] + links.max_health(table, seat) - before)
    if cat.tile_shop[tile] >= 0:
        table.shop_discard[cat.tile_shop[tile]].append(tile)
    elif cat.tile_level[tile]:
        table.treasures_discard[cat.tile_level[tile] - 1].append(tile)
    elif tile == cat.potion:
        table.potions += 1
    else:
        table.gone[seat].append(tile)


def bury(table: Table, foe: int) -> None:
    """Put the card of a beaten monster on its discard pile; elites and opponents go back to the box."""
    if foe < table.cat.foes.monsters:
        table.monsters_discard[table.cat.foes.level[foe] - 1].append(foe)
