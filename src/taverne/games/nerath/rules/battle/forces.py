"""Who fights for whom in a battle, and who may be hit there; whose word counts where allies stand together.
Asked by all chapters of battles; what is done with the units is left to them."""

from __future__ import annotations

from typing import Final

from taverne.engine.actions import Seat
from taverne.engine.reasons import Reason

from ...box.catalogue import CASTLE, DUNGEON, EVERYBODY, NONE, SEA
from ...state.fight import Fight
from ...state.game_state import NerathState


def attackers(state: NerathState, fight: Fight) -> list[int]:
    """Return the attacking units that take part, in rising order (CN-216, CN-217, CN-452)."""
    owner, realm = state.owner, fight.attacker
    if fight.place == SEA:
        ship, hero, kind = state.ship, state.cat.hero, state.kind
        return [u for u in state.here[fight.space] if owner[u] == realm and (ship[u] == NONE or hero[kind[u]])]
    return [unit for unit in state.here[fight.space] if owner[unit] == realm]


def defenders(state: NerathState, fight: Fight) -> list[int]:
    """Return the defending units that take part, in rising order: no cargo, no inactive castle (CN-210, CN-217)."""
    owner, side = state.owner, state.side
    mine = side[fight.attacker]
    if fight.place == SEA:
        ship, hero, kind = state.ship, state.cat.hero, state.kind
        return [u for u in state.here[fight.space] if side[owner[u]] != mine and (ship[u] == NONE or hero[kind[u]])]
    found = [unit for unit in state.here[fight.space] if side[owner[unit]] != mine]
    if fight.hit:
        kind = state.kind
        return [unit for unit in found if kind[unit] != CASTLE or unit not in fight.hit]
    return found


def decided(state: NerathState, fight: Fight) -> bool:
    """Has one side, or have both, nobody left (CN-213, CN-289)?"""
    if fight.place == DUNGEON:
        return not state.tokens[fight.space - state.cat.first_dungeon] or not attackers(state, fight)
    return not attackers(state, fight) or not defenders(state, fight)


def exposed(state: NerathState, space: int, realm: int) -> list[int]:
    """Return the units of a realm's side in a space that may be given a hit (CN-187, CN-210, CN-217).

    In a battle there an inactive castle is left out; outside of one every castle stands (CN-458).
    """
    owner, side = state.owner, state.side
    mine = side[realm]
    return [u for u in state.here[space] if side[owner[u]] == mine and why_not_hit(state, space, u) is None]


CASTLE_INACTIVE: Final = Reason("castle-inactive", "CN-210")
MERE_CARGO: Final = Reason("mere-cargo", "CN-217")


def why_not_hit(state: NerathState, space: int, unit: int) -> Reason | None:
    """Return why a unit in a space cannot be given a hit at all (CN-210, CN-217)."""
    kind = state.kind[unit]
    if kind == CASTLE:
        return CASTLE_INACTIVE if unit in wounded(state, space) else None
    if state.ship[unit] != NONE and not state.cat.hero[kind]:
        return MERE_CARGO
    return None


def wounded(state: NerathState, space: int) -> list[int]:
    """Return the units in a space that have taken a hit in the battle at hand and still stand."""
    fight = state.fight
    return fight.hit if fight is not None and fight.space == space else []


def speaker(state: NerathState, space: int, realms: list[int]) -> int:
    """Return which of two allies in a space speaks first and takes an odd hit between equals (CN-185).

    On land that is the realm that controls it, at sea the one that comes next after the attacker.
    """
    if space < state.cat.lands and state.holder[space] in realms:
        return state.holder[space]
    attacker = state.fight.attacker if state.fight is not None else state.realm
    return min(realms, key=lambda realm: (realm - attacker) % len(EVERYBODY))


def warden(state: NerathState, realm: int) -> Seat:
    """Return who decides for the guardians: the first hostile player on the explorer's left (CN-238, CN-239)."""
    seat = state.seat(realm)
    others = [(seat + step) % state.seats for step in range(1, state.seats)]
    return next(left for left in others if state.hostile(realm, state.seat_for.index(left)))
