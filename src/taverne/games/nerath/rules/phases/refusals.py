"""Why a unit cannot be bought or placed somewhere: the key of a sentence and the rule.
What is legal is left to ``placement``, moves of new units to ``refusals``."""

from __future__ import annotations

from taverne.engine.actions import Action, Seat
from taverne.engine.decisions import Data, Refusal

from ...box.catalogue import CASTLE, FLYING, LAND, NONE, SEA, STORM_ELEMENTAL, UNIT_WORDS, WARSHIP
from ...box.vocabulary import UNITS
from ...state.state import NerathState
from ..movement.refusals import space_named, why_not_select
from ..movement.routes import berths_for
from .placement import bases, can_place, castles, is_usable, nearest


def why_not_reinforce(state: NerathState, seat: Seat, action: Action, kind: int, placed: list[int]) -> Refusal | None:
    """Return why something cannot be done in the Reinforcement phase; ``kind`` is what is being placed, if any."""
    if not state.asked(seat):
        return None
    if kind == NONE:
        if action.kind == "buy":
            return why_not_buy(state, action, placed)
        return Refusal("buy-first", "CN-370") if action.kind in ("at", "board") else why_not_select(state, seat, action)
    if action.kind in ("buy", "select", "done"):
        return Refusal("place-first", "CN-413", {"unit": UNIT_WORDS[kind]})
    if action.kind not in ("at", "board"):
        return None
    space = space_named(state, action)
    if space == NONE:
        return Refusal("no-such-space")
    return why_not_at(state, kind, space, placed) if action.kind == "at" else why_not_aboard(state, kind, space, placed)


def why_not_buy(state: NerathState, action: Action, placed: list[int]) -> Refusal | None:
    word = str(action.args[0]) if action.args else ""
    if word not in UNITS:
        return Refusal("no-such-unit", "CN-370")
    kind, realm = UNITS.index(word), state.realm
    cost, gold = state.cat.cost[kind], state.gold[realm]
    data: Data = {"unit": UNIT_WORDS[kind]}
    if cost > gold:
        return Refusal("too-dear", "CN-370", data | {"cost": cost, "gold": gold})
    if can_place(state, realm, kind, bases(state, realm, placed)):
        return None
    if kind == CASTLE and state.builder.count(realm) >= state.cat.castle_figures:
        return Refusal("no-castle-figure", "CN-373", data)
    if realm not in state.holder:
        return Refusal("no-land", "CN-394", data)
    return Refusal("no-place-for", "CN-412", data)


def why_not_at(state: NerathState, kind: int, space: int, placed: list[int]) -> Refusal | None:
    """Return why a new unit cannot be placed in a space."""
    place = state.cat.place[space]
    data: Data = {"unit": UNIT_WORDS[kind], "space": state.cat.space_words[space]}
    if place == SEA and kind in (WARSHIP, STORM_ELEMENTAL):
        return why_not_zone(state, space, placed, data)
    if place != LAND:
        return Refusal("no-place-at-sea", "CN-398" if place == SEA else "CN-403", data)
    if kind == WARSHIP:
        return Refusal("sea-only", "CN-395", data)
    if state.holder[space] != state.realm:
        ally = state.friendly_land(state.realm, space)
        return Refusal("not-your-land", ("CN-386" if kind == CASTLE else "CN-377") if ally else "CN-375", data)
    if kind == CASTLE:
        if state.builder[space] != NONE:
            return Refusal("has-castle", "CN-435", data)
        return Refusal("won-this-turn", "CN-385", data)
    return why_not_base(state, space, placed, data)


def why_not_base(state: NerathState, land: int, placed: list[int], data: Data) -> Refusal | None:
    """Return why a land of one's own takes no new unit."""
    realm = state.realm
    if land in bases(state, realm, placed):
        return None
    if land in state.built:
        return Refusal("built-this-turn", "CN-387", data)
    mine = castles(state, realm)
    if not any(is_usable(state, realm, castle) for castle in mine) and land not in nearest(state, realm):
        return Refusal("not-nearest", "CN-389", data)
    if land not in mine:
        return Refusal("no-castle-here", "CN-375", data)
    if not is_usable(state, realm, land):
        return Refusal("won-this-turn", "CN-382", data)
    return Refusal("castle-full", "CN-379", data | {"n": state.box.cards.reinforcement.castle_limit})


def why_not_zone(state: NerathState, zone: int, placed: list[int], data: Data) -> Refusal | None:
    """Return why a sea zone takes no new unit; where castles share it, one of them must be named."""
    realm = state.realm
    if not state.friendly(realm, zone):
        return Refusal("enemy-zone", "CN-400", data)
    entries = bases(state, realm, placed)
    beside = [land for land in state.cat.near[zone][LAND] if land in entries]
    if beside:
        return Refusal("which-castle", "CN-397", data)
    full = [land for land in state.cat.near[zone][LAND] if land in castles(state, realm) and land in placed]
    if full:
        return why_not_base(state, full[0], placed, data)
    return Refusal("no-castle-beside", "CN-395", data)


def why_not_aboard(state: NerathState, kind: int, zone: int, placed: list[int]) -> Refusal | None:
    """Return why a new unit cannot be placed aboard a ship of a zone."""
    data: Data = {"unit": UNIT_WORDS[kind], "space": state.cat.space_words[zone]}
    if state.cat.place[zone] != SEA:
        return Refusal("not-a-zone", "CN-398", data)
    if kind in (CASTLE, WARSHIP) or state.cat.domain[kind] == FLYING:
        return Refusal("never-aboard", "CN-142", data)
    realm = state.realm
    if not any(state.kind[u] == WARSHIP and state.owner[u] == realm for u in state.here[zone]):
        return Refusal("no-ship", "CN-398", data)
    if not berths_for(state, realm, zone):
        return Refusal("no-room", "CN-399", data)
    return why_not_zone(state, zone, placed, data)
