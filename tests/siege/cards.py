"""Every card of Siege: one line of data over a vocabulary of six effects.

What an effect does is left to the rules.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final, TypeAlias

from taverne.engine.actions import Seat
from tests.siege.state import Camp


@dataclass(frozen=True, slots=True)
class AddToEachDie:
    """Add ``n`` to each die of the attacker, while the assault lasts."""

    n: int


@dataclass(frozen=True, slots=True)
class AddDice:
    n: int


@dataclass(frozen=True, slots=True)
class CancelHits:
    n: int


@dataclass(frozen=True, slots=True)
class Reroll:
    up_to: int


@dataclass(frozen=True, slots=True)
class GainPotions:
    n: int


@dataclass(frozen=True, slots=True)
class Peek:
    """Look at a card in a rival's hand."""


Effect: TypeAlias = AddToEachDie | AddDice | CancelHits | Reroll | GainPotions | Peek


@dataclass(frozen=True, slots=True)
class Card:
    """In which window it may be played, by whom, and what it does."""

    window: str
    when: Callable[[Camp, Seat], bool]
    do: tuple[Effect, ...]


def attacker(camp: Camp, seat: Seat) -> bool:
    return seat == camp.attacker


def defender(camp: Camp, seat: Seat) -> bool:
    return seat == camp.defender


def anybody(camp: Camp, seat: Seat) -> bool:
    return True


CARDS: Final[dict[str, Card]] = {
    "banner": Card("before-roll", attacker, (AddToEachDie(1),)),
    "breath": Card("before-roll", anybody, (AddDice(2),)),
    "scout": Card("before-roll", anybody, (Peek(),)),
    "charm": Card("rolled", attacker, (Reroll(up_to=2),)),
    "omens": Card("rolled", attacker, (Reroll(up_to=1), Reroll(up_to=1), GainPotions(1))),
    "shield": Card("hits", defender, (CancelHits(1),)),
    "looters": Card("captured", attacker, (GainPotions(2),)),
}
COPIES: Final = 3
DECK: Final = tuple(f"{kind}-{copy}" for kind in CARDS for copy in range(1, COPIES + 1))


def card_of(name: str) -> Card:
    """Return what is printed on a card: ``banner-2`` is one of the banners."""
    return CARDS[name.rpartition("-")[0]]
