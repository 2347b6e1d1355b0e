"""What a hero's things amount to: which of them work, the armour set, sums of permanent effects (EU-276, EU-298).
Where things go that are given up; moving them about is left to ``storage``, using them to ``uses``."""

from __future__ import annotations

from typing import Final

from taverne.engine.actions import Seat

from ...box.catalogue import SACK
from ...box.compiled_effects import (
    ALWAYS,
    HEALTH,
    PER_DWURT_DIE,
    PER_MISSING2,
    PER_STORED,
    SET3,
    SET5,
    STORED_AIR,
    WOUNDED,
    Op,
)
from ...box.terms import GEMS
from ...state.game_state import EuthiaState

RUBY: Final = GEMS.index("ruby")


def works(state: EuthiaState, thing: int) -> bool:
    """Does a thing lie where it has effects: equipment and abilities on their slot, other tiles anywhere (EU-292)?"""
    return state.spot[thing] >= 0 or state.cat.tile_slot[state.design[thing]] == SACK


def working(state: EuthiaState, seat: Seat) -> list[int]:
    """Return the things of a hero that have effects where they lie."""
    slot, design, spot = state.cat.tile_slot, state.design, state.spot
    return [t for t, holder in enumerate(state.holder) if holder == seat and (spot[t] >= 0 or slot[design[t]] == SACK)]


def set_size(state: EuthiaState, seat: Seat) -> int:
    """Return the size of the equipped armour set: different pieces of one family, 0 below three (EU-298)."""
    cat = state.cat
    pieces: dict[int, int] = {}
    for thing in state.slots[seat]:
        if thing >= 0:
            family = cat.tile_family[state.design[thing]]
            if family >= 0:
                pieces[family] = pieces.get(family, 0) | 1 << cat.tile_piece[state.design[thing]]
    best = max((bits.bit_count() for bits in pieces.values()), default=0)
    return best if best >= 3 else 0


def stored(state: EuthiaState, thing: int) -> int:
    """Return how many essences lie on a thing."""
    return sum(state.essences_on(thing))


def holds(state: EuthiaState, seat: Seat, op: Op, thing: int = -1) -> bool:
    """Does the condition of an effect hold for a hero, and for the thing it is on (EU-299)?"""
    when = op.when
    if when == ALWAYS:
        return True
    if when <= SET5:
        return set_size(state, seat) >= when - SET3 + 3
    if when == WOUNDED:
        return 2 * state.health[seat] <= max_health(state, seat)
    return thing >= 0 and bool(state.essences_on(thing)[when - STORED_AIR])


def times(state: EuthiaState, seat: Seat, op: Op, thing: int = -1) -> int:
    """Return by how much the numbers of an effect are multiplied."""
    if op.per == PER_STORED:
        return stored(state, thing) if thing >= 0 else 0
    if op.per == PER_MISSING2:
        return max(0, max_health(state, seat) - state.health[seat]) // 2
    return state.dwurt_die[seat] if op.per == PER_DWURT_DIE else 1


def permanent(state: EuthiaState, seat: Seat, verb: int) -> int:
    """Return the sum of the permanent effects of one verb (EU-276)."""
    total = 0
    ops, design = state.cat.tile_permanent, state.design
    for thing, holder in enumerate(state.holder):
        if holder == seat and ops[design[thing]] and works(state, thing):
            for op in ops[design[thing]]:
                if op.verb == verb and holds(state, seat, op, thing):
                    total += op.n * times(state, seat, op, thing)
    return total


def max_health(state: EuthiaState, seat: Seat) -> int:
    """Return a hero's highest health: his own, and the symbols of what he wears with its Rubies (EU-259, EU-262)."""
    cat = state.cat
    total = cat.hero_health[state.hero[seat]] + permanent(state, seat, HEALTH)
    for thing in state.slots[seat]:
        if thing >= 0:
            total += cat.tile_health[state.design[thing]] + rubies(state, thing)
    return total


def rubies(state: EuthiaState, thing: int) -> int:
    """Return how many Rubies are set into a thing, active or not."""
    if state.gem1[thing] is None:  # the first gem lies there
        return 0
    return len([gem for gem in state.gems_on(thing) if gem.kind == RUBY])


def scrap(state: EuthiaState, thing: int) -> None:
    """Take a thing from its hero and put its tile where it belongs; its gems go back to the supply (EU-126).

    Health follows what it gave (EU-260), but this never kills (EU-261).
    """
    cat, tile, seat = state.cat, state.design[thing], state.holder[thing]
    before = max_health(state, seat)
    state.remove_thing(thing)
    if state.health[seat] > 0:
        state.health[seat] = max(1, state.health[seat] + max_health(state, seat) - before)
    if cat.tile_shop[tile] >= 0:
        state.shop_discard[cat.tile_shop[tile]].append(tile)
    elif cat.tile_level[tile]:
        state.treasures_discard[cat.tile_level[tile] - 1].append(tile)
    elif tile == cat.potion:
        state.potions += 1
    else:
        state.gone[seat].append(tile)


def bury(state: EuthiaState, foe: int) -> None:
    """Put the card of a beaten monster on its discard pile; elites and opponents go back to the box."""
    if foe < state.cat.foes.monsters:
        state.monsters_discard[state.cat.foes.level[foe] - 1].append(foe)
