"""The invariants of Euthia: what must hold at every decision, whatever was played.
They are read by tests and soaks only; the rules never rely on them."""

from __future__ import annotations

from collections import Counter

from .rules.mining import Mining
from .rules.storing import max_health
from .state import LOCKED, SETUP, Table
from .tables import NONE
from .terms import ENCOUNTERS


def find_problems(table: Table) -> list[str]:
    """Return every broken invariant in plain words."""
    if table.phase == SETUP or NONE in table.hero:
        return []
    return [*_heroes(table), *_things(table), *_map(table), *_decks(table)]


def _heroes(table: Table) -> list[str]:
    found = []
    for seat in range(table.seats):
        values = (table.gold[seat], table.rep[seat], table.gaar[seat], table.dwurt[seat], table.moves[seat])
        if min(values) < 0 or min(table.gems) < 0 or min(table.essences) < 0 or min(table.hand) < 0:
            found.append(f"hero {seat} owes something")
        if table.health[seat] > max_health(table, seat):
            found.append(f"hero {seat} has more health than he can")
        if table.health[seat] <= 0 and table.duel is None:
            found.append(f"hero {seat} is dead and walks")
    return found


def _things(table: Table) -> list[str]:
    found = []
    for seat, slots in enumerate(table.slots):
        for spot, thing in enumerate(slots):
            if thing not in (NONE, LOCKED) and (table.holder[thing] != seat or table.spot[thing] != spot):
                found.append(f"slot {spot} of hero {seat} holds what is not there")
    for thing, holder in enumerate(table.holder):
        if holder != NONE and table.spot[thing] >= 0 and table.slots[holder][table.spot[thing]] != thing:
            found.append(f"thing {thing} is not on its slot")
    return found


def _map(table: Table) -> list[str]:
    found = []
    for space, near in enumerate(table.near):
        if near and not table.laid[space >> 2]:
            found.append("a space of a tile that does not lie")
        if any(space not in table.near[other] for other in near):
            found.append("neighbours are not mutual")
    for seat in range(table.seats):
        if table.at[seat] != NONE and not table.laid[table.at[seat] >> 2]:
            found.append(f"hero {seat} stands outside the map")
    return found


def _being_dug(table: Table) -> list[int]:
    """Return the resources that have been drawn and not yet kept."""
    return [resource for frame in table.stack if isinstance(frame, Mining) for resource in frame.drawn]


def _decks(table: Table) -> list[str]:
    """Tiles of the posts, treasures, resources and quests are all somewhere, once each."""
    found = []
    cat = table.cat
    owned = Counter(table.design[thing] for thing, holder in enumerate(table.holder) if holder != NONE)
    for kind in range(3):
        tiles = Counter(table.shop[kind] + table.shop_discard[kind] + table.offer[kind])
        tiles.update({tile: n for tile, n in owned.items() if cat.tile_shop[tile] == kind})
        if tiles != Counter(cat.shop_decks[kind]):
            found.append(f"wares of post {kind}: a tile is lost or doubled")
        goods = Counter(table.minerals[kind] + table.minerals_discard[kind])
        goods.update(r for held in table.resources for r in held if cat.resource_terrain[r] == kind)
        goods.update(r for r in _being_dug(table) if cat.resource_terrain[r] == kind)
        if goods != Counter(cat.resource_decks[kind]):
            found.append(f"resources of terrain {kind}: a tile is lost or doubled")
    done = [quest for quests in table.quests for quest in quests]
    shown = [quest for e in range(len(ENCOUNTERS)) for quest in table.quests_up[e]]
    if len(set(done + shown)) != len(done + shown):
        found.append("a quest is there twice")
    return found
