"""Elite monsters: the bounties laid out, their lairs, the next one at the end of a turn (EU-303 to EU-308, EU-313).
The fight itself and its reward are left to the rules of combat."""

from __future__ import annotations

from typing import Final

from taverne.engine.actions import Seat
from taverne.engine.decisions import Draw
from taverne.engine.frames import DONE, Flow, Frame, ask, call, procedure, step

from ...box.atlas import (
    ALCHEMIST,
    CAVERN,
    CENTRE,
    CHAPEL,
    ELEMENTAL,
    ENCOUNTER,
    LAKE,
    MERCHANT,
    MOUNTAIN,
    PORTAL,
    SPECIALS,
)
from ...box.atlas import TREASURE_LAND as TREASURE
from ...box.integer_tables import NONE
from ...box.monsters import Lair
from ...box.terms import ELEMENTS
from ...state.game_state import Table

LANDS_OF: Final[dict[str, tuple[int, ...]]] = {
    "mountain": (MOUNTAIN,),
    "lake": (LAKE,),
    "cavern": (CAVERN,),
    "mine": (MOUNTAIN, LAKE, CAVERN),
    "treasure": (TREASURE,),
    "elemental": (ELEMENTAL,),
    "portal": (PORTAL,),
    "merchant": (MERCHANT,),
    "alchemist": (ALCHEMIST,),
    "encounter": (ENCOUNTER,),
    "chapel": (CHAPEL,),
}
"""The lands that a lair of so and so means; elementals also by element, special tiles by their outer spaces."""


def lay_out(table: Table) -> Flow:
    """Lay out bounties, players + 2 of each level the scenario uses, and turn up the first (EU-303 to EU-305)."""
    if not table.elites:
        return None
    for level in table.plan.elites:
        pool = table.bounty_pool[level - 1]
        table.bounty_left[level - 1] = min(len(pool), table.seats + table.box.cards.setup.bounties_beyond_heroes)
    return call(table, Hunting())


@procedure
class Hunting(Frame):
    """Turn up the next bounty, of the lowest level that has one left; its elite is known with it (EU-305, EU-306)."""

    @step
    def turn(self, table: Table) -> Flow:
        level = next((level for level in range(3) if table.bounty_left[level]), NONE)
        if level == NONE or table.bounty != NONE:
            return DONE
        ids = table.cat.foes.ids
        return ask(table, Draw(tuple([ids[elite] for elite in table.bounty_pool[level]]), 1, "bounty", "EU-305"))

    @step
    def show(self, table: Table) -> Flow:
        elite = table.cat.foes.index[f"elite-{table.answer.args[0]}"]
        level = table.cat.foes.level[elite] - 1
        table.bounty_pool[level].remove(elite)
        table.bounty_left[level] -= 1
        table.bounty = elite
        if table.events is not None:
            table.emit("bounty", {"elite": table.cat.foes.names[elite]}, "EU-305", reveals=True)
        return DONE


def turn_next(table: Table) -> Flow:
    """At the end of a turn the next bounty is turned up if the last one was won (EU-313)."""
    return call(table, Hunting()) if table.bounty == NONE and any(table.bounty_left) else None


# Lairs


def here(table: Table, seat: Seat) -> int:
    """Return the elite that a hero may fight where he stands, or NONE (EU-306, EU-307)."""
    space = table.at[seat]
    if table.bounty == NONE or not table.freed(space) or not in_lair(table, table.bounty, space):
        return NONE
    return table.bounty


def in_lair(table: Table, elite: int, space: int) -> bool:
    """Is a space a lair of an elite (EU-308)? When no space of a whole map is, any mine serves."""
    lair = table.cat.foes.lairs[elite - table.cat.foes.monsters]
    if fits(table, lair, space):
        return True
    if any(table.coming):
        return False
    return fits(table, table.box.cards.elites.last_lair, space) and not any(
        fits(table, lair, 4 * tile + place) for tile in table.order for place in range(4)
    )


def fits(table: Table, lair: Lair, space: int) -> bool:
    """Is a space of the map one that a lair shows: of its kind, beside such a space, an outer space of such a tile?"""
    if not table.near[space]:
        return False
    if lair.kind == "on":
        return shown(table, lair.of, space)
    if lair.kind == "beside":
        return any(shown(table, lair.of, other) for other in table.near[space])
    special = table.cat.map.special[space >> 2]
    return special != NONE and SPECIALS[special] == lair.of and space & 3 != CENTRE


def shown(table: Table, kind: str, space: int) -> bool:
    """Is a space of the kind a bounty shows? An elemental that has left the map is none."""
    land = table.cat.map.land[space]
    if kind.startswith("elemental"):
        if land != ELEMENTAL or space in table.absent:
            return False
        return kind == "elemental" or ELEMENTS[table.cat.map.element[space]] == kind.removeprefix("elemental_")
    return land in LANDS_OF.get(kind, ())
