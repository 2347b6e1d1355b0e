"""The view of Euthia as records: what a seat is sent of the map, heroes, a combat, a Trade action, ways, the scenario.
Holds types only; ``table`` fills them, with a module for each part."""

from __future__ import annotations

from typing import Any

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


class SumView(msgspec.Struct, frozen=True):
    """What an attack comes to as its roll stands: its band (-1: none), what it gives, more, less, guarded, in all."""

    band: int
    plain: int
    more: int
    less: int
    spared: int
    total: int


class DuelView(msgspec.Struct, frozen=True):
    """The combat at hand; ``part`` is what is going on in the step, ``roll`` the hero's dice, ``card`` the combat card
    of a monster without a player: left and right die, its Gaar and Chaos symbols; ``passed``: how many have passed in a
    row over the foe's roll."""

    seat: Seat
    master: Seat
    foe: str
    space: str
    damage: int
    health: int
    round: int
    step: str
    part: str
    gaar: int
    chaos: int
    dice: tuple[int, ...]
    strength: int
    passed: int
    roll: tuple[int, ...]
    total: int
    sum: SumView | None
    card: tuple[int, ...]
    hope: int
    penalty: int
    guard: int
    stun: int
    air: bool
    earth: bool
    weapon: str
    sealed: tuple[str, ...]
    played: tuple[tuple[str, int], ...]
    clover: int
    rabbit: int


class StoryView(msgspec.Struct, frozen=True, omit_defaults=True):
    """``count`` of ``goal`` is done (0 of 0 among rivals); ``who`` (dragon, golem) is ``at`` a space of the map, or
    beside it (""); ``lines`` are messages with their data."""

    count: int = 0
    goal: int = 0
    who: str = ""
    at: str = ""
    lines: tuple[dict[str, Any], ...] = ()


class TradeView(msgspec.Struct, frozen=True):
    """A Trade action: the post's number, and the gold that each deal brings (or costs, below 0), by its notation."""

    seat: int
    post: int
    heal: int
    gold: dict[str, int]
    fits: dict[str, tuple[int, ...]] = {}
    """By tile on sale: the open slots that it fits, empty or not, as numbers from 1; tiles for sacks are left out."""


class WayView(msgspec.Struct, frozen=True, omit_defaults=True):
    """A way to a space: the answers one after the other, the tokens they use up, wounds and healing on the way.

    ``fight``: a monster stands at its end."""

    do: tuple[str, ...]
    tokens: tuple[str, ...] = ()
    fire: int = 0
    water: int = 0
    fight: bool = False


class WorldView(msgspec.Struct, frozen=True):
    """The whole table as one seat sees it."""

    mode: str
    scenario: str
    difficulty: str
    elites: bool
    griffin: bool
    round: int
    rounds: int
    turn: Seat
    first: Seat
    phase: str
    tiles: tuple[TileView, ...]
    beast: str
    stack: tuple[int, ...]
    heroes: tuple[HeroView, ...]
    offers: tuple[tuple[str, ...], ...]
    quests: dict[str, tuple[str, ...]]
    quests_left: dict[str, int]
    backs: tuple[BackView, ...]
    bounty: str
    bounties_left: int
    silver_reserve: int
    gold_reserve: int
    hope: int
    duel: DuelView | None
    trade: TradeView | None
    story: StoryView
    won: int
    ways: dict[str, WayView] = {}
    dues: dict[str, int] = {}
