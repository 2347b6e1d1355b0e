"""Monsters, elites with their bounties, and the opponents that only scenarios know.
Holds types only; the values lie in box/monsters.toml, box/elites.toml and box/opponents.toml, the checks in ``box``."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from taverne.engine.box.contents import BoxEntry
from taverne.engine.box.faults import Faults

from .abilities import WoundBand, disorder
from .terms import Amount, Count, Level, Several
from .vocabulary import Rewards

LairOf = Literal[
    "mountain",
    "lake",
    "cavern",
    "mine",
    "treasure",
    "elemental",
    "elemental_air",
    "elemental_earth",
    "elemental_water",
    "elemental_fire",
    "portal",
    "merchant",
    "alchemist",
    "encounter",
    "chapel",
    "towers",
]


class Fighter(BoxEntry, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Whatever a hero may fight: its health, its bands by strength, the penalty on the hero's strength, and what its
    player draws and gets for the combat (EU-143, EU-144, EU-164, EU-183)."""

    level: Level
    health: Count
    bands: Annotated[tuple[WoundBand, ...], Several]
    penalty: Annotated[int, Meta(ge=-6, le=0)] = 0
    silver: Amount = 0
    gold_cards: Amount = 0
    chaos: Amount = 0
    gaar: Amount = 0

    @property
    def least_wounds(self) -> int:
        """What an unmodified roll of 2 inflicts, as printed on the back (EU-142)."""
        hit = [band.wounds for band in self.bands if band.min <= 2]
        return hit[-1] if hit else 0

    def problems(self) -> Faults:
        yield from disorder(self.bands)


class Monster(Fighter, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A monster card; its reward goes to heroes of at most ``rep_limit`` reputation, to all without one (EU-196)."""

    rep_limit: Count | None = None
    reward: Rewards


class Elite(Fighter, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """An elite monster; the bounty of the same id is on it (EU-305)."""

    immunity: bool = False


class Lair(Struct, frozen=True, forbid_unknown_fields=True):
    """Where an elite is fought: on such a space (``on``), beside one, or on an outer space of such a tile (EU-308)."""

    kind: Literal["on", "beside", "outer"]
    of: LairOf


class Bounty(BoxEntry, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The bounty on the elite of the same id (EU-305, EU-310)."""

    level: Level
    lair: Lair
    reward: Rewards


class Opponent(Fighter, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """An opponent of a scenario, or one stage of a dragon; never a trophy (EUS-011 to EUS-021)."""

    group: Literal["farruga", "mirrezil", "accomplice", "saboteur", "magma_demon"]
    stage: Annotated[int, Meta(ge=1, le=4)] = 1
    immunity: bool = False
    reward: Rewards
