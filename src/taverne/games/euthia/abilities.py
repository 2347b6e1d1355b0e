"""When the effects of Euthia's pieces work: uses with their trigger, bands by a final strength, sections of cards.
Holds plain data; the effects are in ``vocabulary``, the steps of a combat that open the triggers in the rules."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Literal

from msgspec import Struct

from .terms import Amount
from .vocabulary import HeroDeed, HeroDeeds, MonsterDeed, TrialDeed

Trigger = Literal[
    "permanent",
    "drawn",
    "out",
    "any",
    "mining",
    "trade",
    "hero_roll",
    "prep",
    "initiative",
    "attack",
    "before_monster_roll",
    "around_monster_roll",
    "after_monster_roll",
    "before_hero_roll",
    "after_hero_roll",
]
CardTrigger = Literal["before_monster_roll", "around_monster_roll", "after_monster_roll", "before_hero_roll"]

TRIGGERS: tuple[Trigger, ...] = (
    "permanent",
    "drawn",
    "out",
    "any",
    "mining",
    "trade",
    "hero_roll",
    "prep",
    "initiative",
    "attack",
    "before_monster_roll",
    "around_monster_roll",
    "after_monster_roll",
    "before_hero_roll",
    "after_hero_roll",
)

LOWEST = -99
"""The least strength of a band that names none."""


class Use(Struct, frozen=True, forbid_unknown_fields=True):
    """One way to use a tile, a gem or an essence; of several on a tile one is chosen for each engagement (EU-281)."""

    trigger: Trigger
    do: HeroDeeds


class Band(Struct, frozen=True, forbid_unknown_fields=True):
    """What a hero's attack does from this final strength up to the next band (EU-184)."""

    min: int
    damage: Amount = 0
    do: tuple[HeroDeed, ...] = ()


class WoundBand(Struct, frozen=True, forbid_unknown_fields=True):
    """What a monster's attack does from this final strength up to the next band (EU-164)."""

    min: int
    wounds: Amount = 0
    do: tuple[MonsterDeed, ...] = ()


class TrialBand(Struct, frozen=True, forbid_unknown_fields=True):
    """What a challenge brings from this final roll up to the next band (EU-238)."""

    min: int = LOWEST
    do: tuple[TrialDeed, ...] = ()


AnyBand = Band | WoundBand | TrialBand


def disorder(bands: Sequence[AnyBand]) -> Iterator[tuple[str, str]]:
    """Complain unless the bands rise."""
    starts = [band.min for band in bands]
    if starts != sorted(set(starts)):
        yield "bands", "expected rising min: each band ends where the next begins"
