"""The records of which a view of Euthia is made: spaces, tiles, heroes with slots and things, backs of monsters.
Who sees what, and when they are made, is left to ``table``."""

from __future__ import annotations

import msgspec

from taverne.engine.actions import Seat

from ..box.integer_tables import NONE


class SpaceView(msgspec.Struct, frozen=True, omit_defaults=True):
    """A space that lies open: the level of the monster that stands there, whose tokens lie there, the elements whose
    powers act on it; ``tokens`` are interaction tokens by seat, ``lair`` says that the elite can be fought there."""

    id: str
    freed: bool
    hero_token: Seat = NONE
    trade_token: Seat = NONE
    tokens: tuple[int, ...] = ()
    emblem: int = 0
    absent: bool = False
    ruined: bool = False
    monster: int = 0
    powers: tuple[str, ...] = ()
    quenched: bool = False
    """Fire and Water both act there, and cancel each other (EU-100)."""
    lair: bool = False


class TileView(msgspec.Struct, frozen=True):
    """A territory tile on the map, at its place of the lattice."""

    id: str
    q: int
    r: int
    spaces: tuple[SpaceView, ...]


class ThingView(msgspec.Struct, frozen=True, omit_defaults=True):
    """A tile that a hero owns; ``spot`` is its slot from 1, 0 in a sack; gems are "" or a kind."""

    id: str
    spot: int = 0
    engaged: bool = False
    gems: tuple[str, ...] = ()
    active: tuple[bool, ...] = ()
    essences: tuple[int, ...] = ()


class SlotView(msgspec.Struct, frozen=True):
    """A slot of a hero board."""

    symbol: str
    locked: bool


class HeroView(msgspec.Struct, frozen=True):
    """A hero and all he owns; ``hand`` names the viewer's own cards only, counts are public."""

    hero: str
    at: str
    health: int
    max_health: int
    gold: int
    reputation: int
    gaar: int
    dwurt: int
    dwurt_die: int
    moves: int
    ready: tuple[int, ...]
    kept: str
    gems: tuple[int, ...]
    essences: tuple[int, ...]
    resources: tuple[str, ...]
    trophies: tuple[str, ...]
    slots: tuple[SlotView, ...]
    things: tuple[ThingView, ...]
    reserve: tuple[str, ...]
    hidden: int
    silver: int
    gold_cards: int
    hand: dict[str, int]
    control: bool
    quests: tuple[str, ...]
    bounties: tuple[str, ...]
    deaths: int
    captured: int
    sacks: int
    excess: int


class BackView(msgspec.Struct, frozen=True):
    """The back of the top card of a monster deck; ``id`` only if all have seen its front."""

    level: int
    health: int
    least_wounds: int
    rep_limit: int
    id: str = ""
