"""Texts of the screen with every seat in its colour.

Which words stand for a seat is left to boards, the colours themselves to ``boards.colours``.
"""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

from taverne.boards.colours import HERO, SEATS, found
from taverne.engine.actions import Seat


def painted(text: str, words: Sequence[tuple[str, Seat]]) -> Text:
    """Return a text with names in the colours of their seats, and figures on a map as ``@``."""
    plain = text
    figures = [(at, HERO.index(sign)) for at, sign in enumerate(text) if sign in HERO]
    for sign in HERO:
        plain = plain.replace(sign, "@")
    made = Text(plain)
    for start, end, seat in found(plain, words):
        made.stylize(f"bold {SEATS[seat % len(SEATS)]}", start, end)
    for at, seat in figures:
        made.stylize(f"bold {SEATS[seat % len(SEATS)]}", at, at + 1)
    return made
