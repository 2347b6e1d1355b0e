"""The terms that all pieces of Euthia share: heroes, elements, gems, amounts, prices to give and states to have.
Holds plain data; the effects written in these terms are in ``vocabulary``."""

from __future__ import annotations

from typing import Annotated, Final, Literal, get_args

from msgspec import Meta, Struct

HeroId = Literal["ael", "dral", "keleia", "maeldur", "skoldur", "taesiri"]
ElementId = Literal["air", "earth", "water", "fire"]
GemId = Literal["amethyst", "emerald", "onyx", "opal", "ruby", "sapphire", "demonite", "diamond"]
TerrainId = Literal["mountain", "lake", "cavern"]
EncounterId = Literal[
    "priest",
    "emissary",
    "innkeeper",
    "miner",
    "huntsman",
    "healer",
    "ranger",
    "armourer",
    "druid",
    "sorceress",
    "mercenary",
    "scholar",
    "overlord",
    "smuggler",
]
PileId = Literal["provisions", "armourer", "amulet"]
ActionId = Literal["mining", "trade", "combat"]
Condition = Literal[
    "always", "set3", "set4", "set5", "wounded", "stored_air", "stored_earth", "stored_water", "stored_fire"
]
Per = Literal["once", "stored", "missing2", "dwurt_die"]
Price = Literal[
    "gold",
    "silver",
    "gold_card",
    "gaar",
    "dwurt",
    "wound",
    "potion",
    "gem",
    "essence",
    "resource",
    "trophy",
    "armour",
    "weapon",
    "jewel",
    "scroll",
]
State = Literal[
    "hero_token",
    "treasure_token",
    "trade_token",
    "interaction_token",
    "mine_token",
    "elemental_token",
    "hero_tile",
    "quest",
    "trophy",
    "set",
    "reputation",
    "missing_health",
    "full_health",
    "health_at_most",
]
Storable = Literal["item", "gem", "essence", "potion", "flask", "scroll"]

HEROES: Final[tuple[HeroId, ...]] = get_args(HeroId)
ELEMENTS: Final[tuple[ElementId, ...]] = get_args(ElementId)
GEMS: Final[tuple[GemId, ...]] = get_args(GemId)
TERRAINS: Final[tuple[TerrainId, ...]] = get_args(TerrainId)
ENCOUNTERS: Final[tuple[EncounterId, ...]] = get_args(EncounterId)
PILES: Final[tuple[PileId, ...]] = get_args(PileId)
ACTIONS: Final[tuple[ActionId, ...]] = get_args(ActionId)

Amount = Annotated[int, Meta(ge=0)]
Count = Annotated[int, Meta(ge=1)]
Change = Annotated[int, Meta(ge=-20, le=20)]
Level = Annotated[int, Meta(ge=1, le=3)]
Several = Meta(min_length=1)


class Give(Struct, frozen=True, forbid_unknown_fields=True):
    """Something given up as a price: ``n`` of it, of the kinds in ``of`` if any are named, all of one kind
    (``same``), each of another (``different``) or as one likes; a trophy is of ``level`` or higher."""

    what: Price
    n: Count = 1
    of: tuple[str, ...] = ()
    alike: Literal["any", "same", "different"] = "any"
    level: Annotated[int, Meta(ge=0, le=3)] = 0


class Have(Struct, frozen=True, forbid_unknown_fields=True):
    """Something that must be so, and stays: at least ``n`` of it (``health_at_most``: at most)."""

    what: State
    n: Amount = 1
    level: Annotated[int, Meta(ge=0, le=3)] = 0
