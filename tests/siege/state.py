"""The table of Siege, a toy game for the tests of the engine: units, hands of unique cards, dice, spoils.

Where the rules stand is left to its procedures; what a seat may see, to its view.
"""

from __future__ import annotations

from typing import Final

from taverne.engine.actions import Seat
from taverne.engine.frames import Frame
from taverne.engine.records import record
from taverne.engine.state import State

UNITS: Final = ("knight", "guard")
WORTH: Final = (2, 1)
NOBODY: Final = -1


@record
class Modifier:
    """A lasting change, by reference: which card, who played it, until which procedure ends."""

    card: str
    seat: Seat
    until: str


@record(kw_only=True)
class Camp(State):
    """Everything on the table.  ``known[seat]`` are the cards that a seat has peeked at in the hands of others."""

    seats: int
    rounds: int
    race: bool
    limits: bool
    deck: list[str]
    round: int = 0
    first: Seat = 0
    force: list[list[int]]
    potions: list[int]
    hands: list[list[str]]
    known: list[list[str]]
    discard: list[str] = []
    plots: list[int]
    attacker: Seat = NOBODY
    defender: Seat = NOBODY
    extra: int = 0
    dice: list[int] = []
    hits: int = 0
    modifiers: list[Modifier] = []
    spoils: list[int] = []

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


def laid_out(seats: int, rounds: int, race: bool, limits: bool, deck: list[str]) -> Camp:
    """Return the camp before the first round: a knight and two guards each, and no cards dealt."""
    return Camp(
        seats=seats,
        rounds=rounds,
        race=race,
        limits=limits,
        deck=deck,
        force=[[1, 2] for _ in range(seats)],
        potions=[0] * seats,
        hands=[[] for _ in range(seats)],
        known=[[] for _ in range(seats)],
        plots=[NOBODY] * seats,
    )
