"""The table of Siege, a toy game for the tests of the engine: units, hands of unique cards, dice, spoils.

Where the rules stand is left to its procedures; what a seat may see, to its view.
"""

from __future__ import annotations

from typing import Final, Self

from taverne.engine.actions import Seat
from taverne.engine.frames import Frame, register
from taverne.engine.state import State

UNITS: Final = ("knight", "guard")
WORTH: Final = (2, 1)
NOBODY: Final = -1


class Modifier:
    """A lasting change, by reference: which card, who played it, until which procedure ends."""

    __slots__ = ("card", "seat", "until")

    def __init__(self, card: str, seat: Seat, until: str) -> None:
        self.card = card
        self.seat = seat
        self.until = until

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Modifier):
            return NotImplemented
        return (self.card, self.seat, self.until) == (other.card, other.seat, other.until)

    __hash__ = None  # type: ignore[assignment]


register(Modifier)


class Camp(State):
    """Everything on the table.  ``known[seat]`` are the cards that a seat has peeked at in the hands of others."""

    __slots__ = (
        "attacker",
        "deck",
        "defender",
        "dice",
        "discard",
        "extra",
        "first",
        "force",
        "hands",
        "hits",
        "known",
        "limits",
        "modifiers",
        "plots",
        "potions",
        "race",
        "round",
        "rounds",
        "seats",
        "spoils",
    )
    SAVED = __slots__

    def __init__(self, seed: int, seats: int, rounds: int, race: bool, limits: bool, deck: list[str]) -> None:
        super().__init__(seed)
        self.seats = seats
        self.rounds = rounds
        self.race = race
        self.limits = limits
        self.deck = deck
        self.round = 0
        self.first = 0
        self.force = [[1, 2] for _ in range(seats)]
        self.potions = [0] * seats
        self.hands: list[list[str]] = [[] for _ in range(seats)]
        self.known: list[list[str]] = [[] for _ in range(seats)]
        self.discard: list[str] = []
        self.plots = [NOBODY] * seats
        self.attacker = NOBODY
        self.defender = NOBODY
        self.extra = 0
        self.dice: list[int] = []
        self.hits = 0
        self.modifiers: list[Modifier] = []
        self.spoils: list[int] = []

    def clone(self) -> Self:
        cls = type(self)
        other = cls.__new__(cls)
        other.copy_engine(self)
        other.seats = self.seats
        other.rounds = self.rounds
        other.race = self.race
        other.limits = self.limits
        other.deck = self.deck[:]
        other.round = self.round
        other.first = self.first
        other.force = [units[:] for units in self.force]
        other.potions = self.potions[:]
        other.hands = [hand[:] for hand in self.hands]
        other.known = [cards[:] for cards in self.known]
        other.discard = self.discard[:]
        other.plots = self.plots[:]
        other.attacker = self.attacker
        other.defender = self.defender
        other.extra = self.extra
        other.dice = self.dice[:]
        other.hits = self.hits
        other.modifiers = self.modifiers[:]
        other.spoils = self.spoils[:]
        return other

    def ended(self, frame: Frame) -> None:
        self.modifiers = [m for m in self.modifiers if m.until != type(frame).__name__]

    def units(self, seat: Seat) -> int:
        return sum(self.force[seat])

    def standing(self) -> list[Seat]:
        return [seat for seat in range(self.seats) if self.units(seat)]

    def leave_hand(self, seat: Seat, card: str) -> None:
        """A card goes from a hand to the discard, face up; nobody need remember where it was."""
        self.hands[seat].remove(card)
        self.discard.append(card)
        for cards in self.known:
            if card in cards:
                cards.remove(card)
