"""What a hero may sell in a Trade action, and why not (EU-125 to EU-130, EU-261, EU-294).
What a sale brings is left to ``trading``."""

from __future__ import annotations

from taverne.engine.actions import Action, Seat
from taverne.engine.decisions import Refusal

from ..state import Table
from ..tables import NONE
from ..terms import ELEMENTS, GEMS
from .wearing import SKILLS, can_lose


def sales(table: Table, seat: Seat) -> list[Action]:
    """Return what a hero may sell (EU-125 to EU-130)."""
    cat = table.cat
    found = []
    seen: set[tuple[int, int]] = set()
    for thing in table.things_of(seat):
        tile = table.design[thing]
        key = (tile, table.spot[thing])
        if cat.tile_sell[tile] != NONE and key not in seen and can_lose(table, seat, thing):
            seen.add(key)
            spot = table.spot[thing] + 1
            found.append(
                Action("sell_tile", (cat.tile_ids[tile],))
                if not spot
                else Action("sell_worn", (cat.tile_ids[tile], spot))
            )
    for resource in sorted(set(table.resources[seat])):
        for side in range(len(cat.resource_sides[resource])):
            found.append(Action("sell_resource", (cat.resource_ids[resource], side + 1)))
    found += [Action("sell_gem", (GEMS[k],)) for k in range(len(GEMS)) if table.gems[len(GEMS) * seat + k]]
    found += [
        Action("sell_essence", (ELEMENTS[k],)) for k in range(len(ELEMENTS)) if table.essences[len(ELEMENTS) * seat + k]
    ]
    return found


def why_not_sell(table: Table, seat: Seat, action: Action) -> Refusal | None:
    """Return why a piece cannot be sold (EU-125 to EU-129)."""
    cat, word = table.cat, str(action.args[0]) if action.args else ""
    if word in ("gaar", "dwurt"):
        return Refusal("no-price", "EU-129")
    if word in GEMS and any((gem - 1) // 2 == GEMS.index(word) for gem in gems_set(table, seat)):
        return Refusal("gem-set-for-good", "EU-294")
    if any(cat.foes.ids[foe] == word for foe in table.trophies[seat]):
        return Refusal("no-price", "EU-125")
    if word not in cat.tile_index:
        return Refusal("not-held", "EU-125")
    things = [thing for thing in table.things_of(seat) if table.design[thing] == cat.tile_index[word]]
    if not things:
        return Refusal("not-held", "EU-125")
    if cat.tile_sell[cat.tile_index[word]] == NONE:
        return Refusal("no-price", "EU-119" if cat.tile_kind[cat.tile_index[word]] in SKILLS else "EU-125")
    return None if can_lose(table, seat, things[0]) else Refusal("would-kill", "EU-261")


def gems_set(table: Table, seat: Seat) -> list[int]:
    """Return the gems set into a hero's equipment."""
    return [gem for thing in table.things_of(seat) for gem in (table.gem1[thing], table.gem2[thing]) if gem]
