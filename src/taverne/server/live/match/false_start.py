"""False starts: acting before the cards are to be shown, which is never taken and holds the hands for a moment.

When they are shown is left to the play; what a hand on the table during the countdown does, to the rules.
"""

from __future__ import annotations

from typing import Final

from taverne.engine.actions import Seat
from taverne.engine.reasons import Reason

HELD_S: Final = 0.25
"""For so long the hands of whoever was too early are held (DR-117)."""
TOO_EARLY: Final = Reason("too-early", "DR-117")


class FalseStarts:
    """Who was too early in one race."""

    def __init__(self) -> None:
        self.show_at = 0.0
        """From when on all pages show the cards, on the clock of the event loop."""
        self.told = 0.0
        """The same as server time, as all are told."""
        self._held: dict[Seat, float] = {}

    def begin(self, show_at: float, told: float) -> None:
        """The cards are turned, and shown at that moment."""
        self.show_at = show_at
        self.told = told
        self._held = {}

    def caught(self, seat: Seat, received: float) -> bool:
        """Whether what came at that moment came too early, or too soon after that."""
        if received < self.show_at:
            self._held[seat] = received + HELD_S
        return received < self._held.get(seat, 0.0)
