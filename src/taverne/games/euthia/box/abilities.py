"""When the effects of Euthia's pieces work: uses with their trigger, bands by a final strength, sections of cards.
Holds plain data; the effects are in ``vocabulary``, the steps of a combat that open the triggers in the rules."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Literal, get_args

from msgspec import Struct

from taverne.engine.box.faults import Faults, fault

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

TRIGGERS: Final[tuple[Trigger, ...]] = get_args(Trigger)

_ATTACK: Final[tuple[Trigger, ...]] = ("initiative", "attack")
_MONSTER: Final[tuple[Trigger, ...]] = ("before_monster_roll", "around_monster_roll", "after_monster_roll")
_HERO: Final[tuple[Trigger, ...]] = ("before_hero_roll", "after_hero_roll")

WINDOWS: Final[dict[str, tuple[Trigger, ...]]] = {
    "gain": ("drawn", "out", "any", "prep"),
    "gem": ("drawn", "out", "any"),
    "essence": ("drawn", "out", "any"),
    "resource": ("mining",),
    "heal": ("out", "any", "prep", *_ATTACK, "before_monster_roll", "after_monster_roll"),
    "health": ("permanent",),
    "survive": ("after_monster_roll",),
    "move": ("out",),
    "teleport": ("out",),
    "action": ("out",),
    "cart": ("mining",),
    "discount": ("out", "trade"),
    "renewal": ("trade",),
    "refresh": ("out", "any", "before_hero_roll"),
    "store": ("permanent",),
    "hand_limit": ("permanent",),
    "transmute": ("out",),
    "shift": ("out",),
    "clover": ("permanent", "hero_roll", "prep", *_ATTACK, *_HERO),
    "rabbit": ("permanent", "prep", *_ATTACK, *_MONSTER),
    "next_roll": _MONSTER,
    "reroll": ("hero_roll", "after_hero_roll"),
    "turn_die": ("hero_roll", "after_hero_roll"),
    "dwurt_die": ("out", "any", "prep"),
    "damage": ("prep", "after_monster_roll"),
    "damage_plus": ("permanent", "prep", *_ATTACK, *_HERO),
    "wounds_plus": ("permanent", "prep", *_ATTACK, *_MONSTER),
    "guard": ("prep", *_ATTACK, "before_monster_roll"),
    "monster_dice": ("prep", *_ATTACK, "before_monster_roll"),
    "stun": (*_ATTACK, "before_monster_roll"),
    "drain": ("prep", *_ATTACK, "before_monster_roll", "before_hero_roll"),
    "block_curse": ("prep", "before_hero_roll"),
    "immune": ("permanent",),
}
"""The triggers at which a verb has a meaning on what heroes own."""
IN_BANDS: Final = ("gain", "heal", "rabbit", "wounds_plus", "guard", "monster_dice", "stun", "drain")
"""The verbs that have a meaning in the band of a hero's attack."""

LOWEST: Final = -99
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


def disorder(bands: Sequence[AnyBand]) -> Faults:
    """Complain unless the bands rise."""
    starts = [band.min for band in bands]
    if starts != sorted(set(starts)):
        yield "bands", fault("wrong-bands", "expected rising values of min: each band ends where the next one begins")


def misplaced(uses: Sequence[Use], bands: Sequence[Band] = ()) -> Faults:
    """Complain of effects where they have no meaning."""
    for use in uses:
        for deed in use.do:
            word = str(deed.__struct_config__.tag)
            if use.trigger not in WINDOWS[word]:
                text = "{word} means nothing at {trigger}: expected {known}"
                data = {"word": word, "trigger": use.trigger, "known": ", ".join(WINDOWS[word])}
                yield "uses", fault("wrong-use", text, **data)
    for band in bands:
        for deed in band.do:
            word = str(deed.__struct_config__.tag)
            if word not in IN_BANDS:
                text = "{word} means nothing in a band: expected {known}"
                yield "bands", fault("wrong-in-band", text, word=word, known=", ".join(IN_BANDS))
