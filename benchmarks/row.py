"""One line of the table of figures: what can be measured of any game engine.

How each engine does it is left to ``bench`` (ours) and ``peers`` (others).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any


class Row:
    """A game of some engine.  A job that the engine does not have returns NotImplemented."""

    def __init__(self, name: str, ours: bool = False, missing: str = "") -> None:
        self.name = name
        self.ours = ours
        self.missing = missing
        """Why it cannot be measured here; nothing if it can."""
        self.rate = 0.0
        self.micros: dict[str, float] = {}
        self.positions: list[Any] = []

    def play(self, lot: Callable[[], float], keep: Callable[[Any], None] | None = None) -> int:
        """Play one game by lot; return its decisions, chance included; hand copies of positions to ``keep``."""
        raise NotImplementedError

    def clone(self, position: Any) -> object:
        """Copy a position."""
        return NotImplemented

    def view(self, position: Any) -> object:
        """Make what one player may see."""
        return NotImplemented

    def snapshot(self, position: Any) -> object:
        """Write the whole position down as text."""
        return NotImplemented
