"""Territory tiles and their spaces, and the lattice on which they lie.
Holds types and the arithmetic of hexes; which tiles a game uses is in ``scenarios``, what happens in the rules."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated, Final, Literal, get_args

from msgspec import Meta, Struct

from taverne.engine.box.contents import BoxEntry
from taverne.engine.box.faults import Faults, fault
from taverne.engine.reasons import Reason

from .terms import Amount, ElementId, EncounterId

Land = Literal[
    "plain",
    "mountain",
    "lake",
    "cavern",
    "treasure",
    "elemental",
    "portal",
    "merchant",
    "alchemist",
    "tower",
    "encounter",
    "legend",
    "chapel",
    "griffin",
    "abyss",
    "temple",
    "lair",
]
LANDS: Final[tuple[Land, ...]] = get_args(Land)
POSITIONS: Final = ("a", "b", "c", "m")

DIRECTIONS: Final = ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))
"""The six neighbours of a hex in axial coordinates (q, r), clockwise from the east as seen with r going down."""
COVERED: Final = ((0, 0), (1, 0), (0, 1))
"""The hexes of spaces a, b and c of a tile laid at (0, 0) (EU-069)."""


class Loot(Struct, frozen=True, forbid_unknown_fields=True):
    """What the winner finds beside a monster symbol (EU-198)."""

    gold: Amount = 0
    gaar: Amount = 0
    potions: Amount = 0
    silver: Amount = 0
    gold_cards: Amount = 0


class Space(Struct, frozen=True, forbid_unknown_fields=True):
    """One space: its land, the level of its monster (0 for none) and that monster's loot (EU-075, EU-076, EU-089)."""

    land: Land
    level: Annotated[int, Meta(ge=0, le=3)] = 0
    element: ElementId | None = None
    encounter: EncounterId | None = None
    monster: Annotated[int, Meta(ge=0, le=3)] = 0
    loot: Loot = Loot()


class Territory(BoxEntry, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A territory tile: spaces a, b, c and, on a special one, its centre m; ``kind`` is the arrow on its front, a
    ``role`` but draw comes only when a scenario names it, ``solo`` is the one-player icon (EU-012, EU-103, EU-322)."""

    chapter: Annotated[int, Meta(ge=1, le=5)]
    kind: Literal["fixed", "encounter", "scenario", "other"]
    role: Literal["draw", "start", "griffin", "abyss", "temple", "legend"] = "draw"
    solo: bool = False
    special: Literal["chapel", "towers", "fortress", "overlord", "legend"] | None = None
    spaces: Annotated[tuple[Space, ...], Meta(min_length=3, max_length=4)]

    def problems(self) -> Faults:
        if (len(self.spaces) == 4) != (self.special is not None):
            text = "special tiles, and no others, have a fourth space, their centre"
            yield "spaces", fault("wrong-centre", text, "EU-103")
        for place, space in zip(POSITIONS, self.spaces, strict=False):
            yield from ((f"spaces {place}", reason) for reason in _wrong(space, place))


def _wrong(space: Space, place: str) -> Iterator[Reason]:
    if (space.land == "treasure") != (space.level > 0):
        yield fault("wrong-treasure", "treasure spaces, and no others, have a level", "EU-076")
    if (space.land == "elemental") != (space.element is not None):
        yield fault("wrong-element", "elemental spaces, and no others, have an element", "EU-076")
    if space.land == "encounter" and space.encounter is None:
        yield fault("wrong-encounter", "an encounter space must name its encounter", "EU-076")
    if space.loot != Loot() and not space.monster:
        yield fault("wrong-loot", "loot needs a monster to guard it", "EU-198")
    if place == "m" and space.monster:
        yield fault("wrong-monster", "a centre cannot hold a monster", "EU-105")


def anchor(q: int, r: int) -> tuple[int, int]:
    """The place of the tile that covers a hex: its space a (EU-069)."""
    rest = (q - r) % 3
    return (q, r) if rest == 0 else (q - 1, r) if rest == 1 else (q, r - 1)


def covered(q: int, r: int) -> tuple[tuple[int, int], ...]:
    """The hexes of spaces a, b and c of a tile laid at a place of the lattice."""
    return (q, r), (q + 1, r), (q, r + 1)


def beside(q: int, r: int) -> tuple[tuple[int, int], ...]:
    """The six hexes around one, in the order of `DIRECTIONS`."""
    return (q + 1, r), (q, r + 1), (q - 1, r + 1), (q - 1, r), (q, r - 1), (q + 1, r - 1)


def distance(q: int, r: int, q2: int, r2: int) -> int:
    """How many steps there are between two hexes of an unbounded map."""
    return (abs(q - q2) + abs(r - r2) + abs(q + r - q2 - r2)) // 2
