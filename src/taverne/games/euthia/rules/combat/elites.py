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
    CHAPEL,
    ELEMENTAL,
    ENCOUNTER,
    LAKE,
    MERCHANT,
    MOUNTAIN,
    PORTAL,
    SPECIALS,
    is_centre,
    tile_of,
)
from ...box.atlas import TREASURE_LAND as TREASURE
from ...box.integer_tables import NONE
from ...box.monsters import Lair
from ...box.terms import ELEMENTS
from ...state.game_state import EuthiaState

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


def lay_out(state: EuthiaState) -> Flow:
    """Lay out bounties, players + 2 of each level the scenario uses, and turn up the first (EU-303 to EU-305)."""
    if not state.elites:
        return None
    for level in state.plan.elites:
        pool = state.bounty_pool[level - 1]
        state.bounty_left[level - 1] = min(len(pool), state.seats + state.box.cards.setup.bounties_beyond_heroes)
    return turn_next(state)


@procedure
class Hunting(Frame):
    """Turn up the next bounty, of the lowest level that has one left; its elite is known with it (EU-305, EU-306)."""

    @step
    def turn(self, state: EuthiaState) -> Flow:
        level = next(level for level in range(3) if state.bounty_left[level])
        ids = state.cat.foes.ids
        return ask(state, Draw(tuple([ids[elite] for elite in state.bounty_pool[level]]), 1, "bounty", "EU-305"))

    @step
    def show(self, state: EuthiaState) -> Flow:
        elite = state.cat.foes.index[f"elite-{state.answer.word()}"]
        level = state.cat.foes.level[elite] - 1
        state.bounty_pool[level].remove(elite)
        state.bounty_left[level] -= 1
        state.bounty = elite
        state.tell("bounty", "EU-305", reveals=True, elite=state.cat.foes.names[elite])
        return DONE


def turn_next(state: EuthiaState) -> Flow:
    """At the end of a turn the next bounty is turned up if the last one was won (EU-313)."""
    return call(state, Hunting()) if state.bounty == NONE and any(state.bounty_left) else None


# Lairs


def here(state: EuthiaState, seat: Seat) -> int:
    """Return the elite that a hero may fight where he stands, or NONE (EU-306, EU-307)."""
    space = state.at[seat]
    if state.bounty == NONE or not state.freed(space) or not in_lair(state, state.bounty, space):
        return NONE
    return state.bounty


def in_lair(state: EuthiaState, elite: int, space: int) -> bool:
    """Is a space a lair of an elite (EU-308)? When no space of a whole map is, any mine serves."""
    lair = state.cat.foes.lairs[elite - state.cat.foes.monsters]
    if fits(state, lair, space):
        return True
    if any(state.coming):
        return False
    return fits(state, state.box.cards.elites.last_lair, space) and not any(
        fits(state, lair, 4 * tile + place) for tile in state.order for place in range(4)
    )


def fits(state: EuthiaState, lair: Lair, space: int) -> bool:
    """Is a space of the map one that a lair shows: of its kind, beside such a space, an outer space of such a tile?"""
    if not state.near[space]:
        return False
    if lair.kind == "on":
        return shown(state, lair.of, space)
    if lair.kind == "beside":
        return any(shown(state, lair.of, other) for other in state.near[space])
    special = state.cat.map.special[tile_of(space)]
    return special != NONE and SPECIALS[special] == lair.of and not is_centre(space)


def shown(state: EuthiaState, kind: str, space: int) -> bool:
    """Is a space of the kind a bounty shows? An elemental that has left the map is none."""
    land = state.cat.map.land[space]
    if kind.startswith("elemental"):
        if land != ELEMENTAL or space in state.absent:
            return False
        return kind == "elemental" or ELEMENTS[state.cat.map.element[space]] == kind.removeprefix("elemental_")
    return land in LANDS_OF.get(kind, ())
