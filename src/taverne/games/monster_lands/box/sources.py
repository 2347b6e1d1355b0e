"""Where effects come from: a talent, an ability, an advantage, loot, a trap, a power, each with what it does.
They are made once for a box; when they work is left to the rules of battle."""

from __future__ import annotations

from typing import Final

from .vocabulary import Defend, DieBonus, Discount, Effect, Gain, Redirect, Reroll, TotalBonus

MEMBER: Final = 0
GEAR: Final = 1
ADVANTAGE: Final = 2
LOOT: Final = 3
TRAP: Final = 4
POWER: Final = 5


class Source:
    """A piece and its effect: ``kind`` and ``number`` say which piece, ``word`` names it in actions.

    What the effect is, is found once: exactly one of the fields after ``effect`` holds it if rules ask for it by kind.
    """

    __slots__ = (
        "defend",
        "die_bonus",
        "discount",
        "effect",
        "gain",
        "kind",
        "number",
        "redirect",
        "reroll",
        "total_bonus",
        "word",
    )

    def __init__(self, kind: int, number: int, word: str, effect: Effect) -> None:
        self.kind = kind
        self.number = number
        self.word = word
        self.effect = effect
        self.defend: Defend | None = effect if isinstance(effect, Defend) else None
        self.die_bonus: DieBonus | None = effect if isinstance(effect, DieBonus) else None
        self.discount: Discount | None = effect if isinstance(effect, Discount) else None
        self.gain: Gain | None = effect if isinstance(effect, Gain) else None
        self.redirect: Redirect | None = effect if isinstance(effect, Redirect) else None
        self.reroll: Reroll | None = effect if isinstance(effect, Reroll) else None
        self.total_bonus: TotalBonus | None = effect if isinstance(effect, TotalBonus) else None


def sources(kind: int, words: tuple[str, ...], effects: tuple[Effect, ...]) -> tuple[Source, ...]:
    """Return the source of each piece of a kind, in the order of the box."""
    return tuple(Source(kind, number, words[number], effect) for number, effect in enumerate(effects))


def advantage_sources(effects: tuple[Effect, ...]) -> tuple[Source, ...]:
    """Return what an expedition list or the guards of the Gates give to one expedition."""
    return tuple(Source(ADVANTAGE, 0, "advantage", effect) for effect in effects)
