"""Why a unit cannot be bought or placed somewhere: the key of a sentence and the rule.
What is legal is left to ``placement``, moves of new units to ``reasons``."""

from __future__ import annotations

from taverne.engine.actions import Action, Seat
from taverne.engine.decisions import Data, Refusal

from ..catalogue import CASTLE, FLYING, LAND, NONE, SEA, STORM_ELEMENTAL, UNIT_WORDS, WARSHIP
from ..state import Table
from ..vocabulary import UNITS
from .placement import bases, can_place, castles, is_usable, nearest
from .reasons import space_named, why_not_select
from .routes import berths_for


def why_not_reinforce(table: Table, seat: Seat, action: Action, kind: int, placed: list[int]) -> Refusal | None:
    """Return why something cannot be done in the Reinforcement phase; ``kind`` is what is being placed, if any."""
    if not table.asked(seat):
        return None
    if kind == NONE:
        if action.kind == "buy":
            return why_not_buy(table, action, placed)
        return Refusal("buy-first", "CN-370") if action.kind in ("at", "board") else why_not_select(table, seat, action)
    if action.kind in ("buy", "select", "done"):
        return Refusal("place-first", "CN-413", {"unit": UNIT_WORDS[kind]})
    if action.kind not in ("at", "board"):
        return None
    space = space_named(table, action)
    if space == NONE:
        return Refusal("no-such-space")
    return why_not_at(table, kind, space, placed) if action.kind == "at" else why_not_aboard(table, kind, space, placed)


def why_not_buy(table: Table, action: Action, placed: list[int]) -> Refusal | None:
    word = str(action.args[0]) if action.args else ""
    if word not in UNITS:
        return Refusal("no-such-unit", "CN-370")
    kind, realm = UNITS.index(word), table.realm
    cost, gold = table.cat.cost[kind], table.gold[realm]
    data: Data = {"unit": UNIT_WORDS[kind]}
    if cost > gold:
        return Refusal("too-dear", "CN-370", data | {"cost": cost, "gold": gold})
    if can_place(table, realm, kind, bases(table, realm, placed)):
        return None
    if kind == CASTLE and table.builder.count(realm) >= table.cat.castle_figures:
        return Refusal("no-castle-figure", "CN-373", data)
    if realm not in table.holder:
        return Refusal("no-land", "CN-394", data)
    return Refusal("no-place-for", "CN-412", data)


def why_not_at(table: Table, kind: int, space: int, placed: list[int]) -> Refusal | None:
    """Return why a new unit cannot be placed in a space."""
    place = table.cat.place[space]
    data: Data = {"unit": UNIT_WORDS[kind], "space": table.cat.space_words[space]}
    if place == SEA and kind in (WARSHIP, STORM_ELEMENTAL):
        return why_not_zone(table, space, placed, data)
    if place != LAND:
        return Refusal("no-place-at-sea", "CN-398" if place == SEA else "CN-403", data)
    if kind == WARSHIP:
        return Refusal("sea-only", "CN-395", data)
    if table.holder[space] != table.realm:
        ally = table.friendly_land(table.realm, space)
        return Refusal("not-your-land", ("CN-386" if kind == CASTLE else "CN-377") if ally else "CN-375", data)
    if kind == CASTLE:
        if table.builder[space] != NONE:
            return Refusal("has-castle", "CN-435", data)
        return Refusal("won-this-turn", "CN-385", data)
    return why_not_base(table, space, placed, data)


def why_not_base(table: Table, land: int, placed: list[int], data: Data) -> Refusal | None:
    """Return why a land of one's own takes no new unit."""
    realm = table.realm
    if land in bases(table, realm, placed):
        return None
    if land in table.built:
        return Refusal("built-this-turn", "CN-387", data)
    mine = castles(table, realm)
    if not any(is_usable(table, realm, castle) for castle in mine) and land not in nearest(table, realm):
        return Refusal("not-nearest", "CN-389", data)
    if land not in mine:
        return Refusal("no-castle-here", "CN-375", data)
    if not is_usable(table, realm, land):
        return Refusal("won-this-turn", "CN-382", data)
    return Refusal("castle-full", "CN-379", data | {"n": table.box.cards.reinforcement.castle_limit})


def why_not_zone(table: Table, zone: int, placed: list[int], data: Data) -> Refusal | None:
    """Return why a sea zone takes no new unit; where castles share it, one of them must be named."""
    realm = table.realm
    if not table.friendly(realm, zone):
        return Refusal("enemy-zone", "CN-400", data)
    entries = bases(table, realm, placed)
    beside = [land for land in table.cat.near[zone][LAND] if land in entries]
    if beside:
        return Refusal("which-castle", "CN-397", data)
    full = [land for land in table.cat.near[zone][LAND] if land in castles(table, realm) and land in placed]
    if full:
        return why_not_base(table, full[0], placed, data)
    return Refusal("no-castle-beside", "CN-395", data)


def why_not_aboard(table: Table, kind: int, zone: int, placed: list[int]) -> Refusal | None:
    """Return why a new unit cannot be placed aboard a ship of a zone."""
    data: Data = {"unit": UNIT_WORDS[kind], "space": table.cat.space_words[zone]}
    if table.cat.place[zone] != SEA:
        return Refusal("not-a-zone", "CN-398", data)
    if kind in (CASTLE, WARSHIP) or table.cat.domain[kind] == FLYING:
        return Refusal("never-aboard", "CN-142", data)
    realm = table.realm
    if not any(table.kind[u] == WARSHIP and table.owner[u] == realm for u in table.here[zone]):
        return Refusal("no-ship", "CN-398", data)
    if not berths_for(table, realm, zone):
        return Refusal("no-room", "CN-399", data)
    return why_not_zone(table, zone, placed, data)
