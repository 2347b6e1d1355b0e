"""Which monsters heroes beat, alone and together: fights have no dice, so every chance is all or nothing (DR-066).

How it is said is left to the terminal and to clients.
"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from ..box.cards import Skills4
from ..box.load import Box
from ..state.game_state import beats, both_beat


class Fight(msgspec.Struct, frozen=True):
    """Whether each hero beats a card alone, and whether all do together."""

    card: str
    alone: tuple[bool, ...]
    together: bool


def cards(box: Box) -> dict[str, Skills4]:
    """Return the defence of every card that can be fought, by its id with its kind: ``monster-I-03``."""
    found = {f"monster-{name}": box.monster_defence[i] for i, name in enumerate(box.monster_ids)}
    found |= {f"lord-{name}": box.lord_defence[i] for i, name in enumerate(box.lord_ids)}
    return found | {f"dragon-{name}": box.dragon_defence[i] for i, name in enumerate(box.dragon_ids)}


def fight(card: str, defence: Skills4, heroes: Sequence[Skills4]) -> Fight:
    """Return how one or two heroes with these skills fare against a card."""
    alone = tuple(beats(hero, defence) for hero in heroes)
    return Fight(card, alone, both_beat(heroes[0], heroes[1], defence) if len(heroes) > 1 else alone[0])
