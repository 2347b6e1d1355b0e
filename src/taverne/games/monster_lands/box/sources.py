"""Where effects come from: a talent, an ability, an advantage, loot, a trap, a power, each with what it does.
They are made once for a box, with the functions of their verbs; when they work is left to the rules."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final, TypeAlias

from taverne.engine.frames import Flow

from .vocabulary import Defend, DieBonus, Discount, Effect, Gain, Redirect, Reroll, Take, TotalBonus

MEMBER: Final = 0
GEAR: Final = 1
ADVANTAGE: Final = 2
LOOT: Final = 3
TRAP: Final = 4
POWER: Final = 5
BENEFIT: Final = 6
SLOT: Final = 7
FAVOUR: Final = 8


class Verb:
    """What the rules do for effects of one kind, each at its moment; None if nothing.

    For a clan: ``may(state, seat, source, effect)`` says whether it can have it now (None: always), ``give`` (of the
    same) hands it out; ``gold(effect)`` is what that pays, or costs if negative; ``frees`` says that whoever would have
    to pass may be able to act after it; ``points(effect)`` is what it counts while kept.
    Played into a roll: ``joins(state, e, attempts, effect)`` says whether it could change anything there.
    On a trap: ``reveal(state, e, effect)`` as it is turned up; on an ambush, ``spring(state, frame, effect)`` and, on
    Madhala's, ``sneak`` (of the same). What only changes sums needs none of these: it is looked up where it counts.
    """

    __slots__ = ("frees", "give", "gold", "joins", "may", "points", "reveal", "sneak", "spring")

    def __init__(
        self,
        give: Callable[..., Flow] | None = None,
        may: Callable[..., bool] | None = None,
        gold: Callable[..., int] | None = None,
        points: Callable[..., int] | None = None,
        joins: Callable[..., bool] | None = None,
        reveal: Callable[..., None] | None = None,
        spring: Callable[..., Flow] | None = None,
        sneak: Callable[..., None] | None = None,
        frees: bool = False,
    ) -> None:
        self.give = give
        self.may = may
        self.gold = gold
        self.points = points
        self.joins = joins
        self.reveal = reveal
        self.spring = spring
        self.sneak = sneak
        self.frees = frees


Verbs: TypeAlias = Mapping[type[Effect], Verb]
"""The verbs by their records; the table is in ``rules.verbs``."""


class Source:
    """A piece and its effect: ``kind`` and ``number`` say which piece, ``word`` names it in actions.

    What the effect is, is found once: ``verb`` has the functions of its kind, ``gold`` and ``points`` what they say of
    it, and exactly one of the fields from ``defend`` on holds it if rules ask for it by kind.
    """

    __slots__ = (
        "defend",
        "die_bonus",
        "discount",
        "effect",
        "gain",
        "gold",
        "kind",
        "number",
        "points",
        "redirect",
        "reroll",
        "take",
        "total_bonus",
        "verb",
        "word",
    )

    def __init__(self, kind: int, number: int, word: str, effect: Effect, verbs: Verbs) -> None:
        self.kind = kind
        self.number = number
        self.word = word
        self.effect = effect
        verb = self.verb = verbs[type(effect)]
        self.gold = verb.gold(effect) if verb.gold is not None else 0
        self.points = verb.points(effect) if verb.points is not None else 0
        self.defend: Defend | None = effect if isinstance(effect, Defend) else None
        self.die_bonus: DieBonus | None = effect if isinstance(effect, DieBonus) else None
        self.discount: Discount | None = effect if isinstance(effect, Discount) else None
        self.gain: Gain | None = effect if isinstance(effect, Gain) else None
        self.redirect: Redirect | None = effect if isinstance(effect, Redirect) else None
        self.reroll: Reroll | None = effect if isinstance(effect, Reroll) else None
        self.take: Take | None = effect if isinstance(effect, Take) else None
        self.total_bonus: TotalBonus | None = effect if isinstance(effect, TotalBonus) else None


def sources(kind: int, words: tuple[str, ...], effects: tuple[Effect, ...], verbs: Verbs) -> tuple[Source, ...]:
    """Return the source of each piece of a kind, in the order of the box."""
    return tuple(Source(kind, number, words[number], effect, verbs) for number, effect in enumerate(effects))


def advantage_sources(effects: tuple[Effect, ...], verbs: Verbs) -> tuple[Source, ...]:
    """Return what an expedition list or the guards of the Gates give to one expedition."""
    return tuple(Source(ADVANTAGE, 0, "advantage", effect, verbs) for effect in effects)


def slot_sources(effects: tuple[Effect | None, ...], verbs: Verbs) -> tuple[Source | None, ...]:
    """Return what the slots of the buildings pay; None for those that pay nothing."""
    return tuple(
        Source(SLOT, number, "slot", effect, verbs) if effect is not None else None
        for number, effect in enumerate(effects)
    )
