"""A state that is nothing but a slate on which procedures write, for tests of the machine.

The toy game with rules, hands and dice is ``tests.siege``.
"""

from __future__ import annotations

from typing import Self

from taverne.engine.frames import Frame, advance
from taverne.engine.state import State


class Slate(State):
    """What was written so far, and which procedures have ended."""

    __slots__ = ("ends", "said")
    SAVED = __slots__

    def __init__(self, *stack: Frame) -> None:
        super().__init__(0)
        self.said: list[str] = []
        self.ends: list[str] = []
        self.stack += stack

    def clone(self) -> Self:
        cls = type(self)
        other = cls.__new__(cls)
        other.copy_engine(self)
        other.said = self.said[:]
        other.ends = self.ends[:]
        return other

    def ended(self, frame: Frame) -> None:
        self.ends.append(type(frame).__name__)


def begun(*stack: Frame) -> Slate:
    """Return a slate at the first decision of the topmost procedure."""
    slate = Slate(*stack)
    advance(slate)
    return slate
