"""Texts of the screen with every seat in its colour.

Which words stand for a seat is left to boards, the colours themselves to ``boards.colours``.
"""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

from taverne.boards.colours import HERO, SEATS, found
from taverne.engine.actions import Seat


def painted(text: str, words: Sequence[tuple[str, Seat]], width: int = 0, indent: int = 0) -> Text:
    """Return a text with names in the colours of their seats, and figures on a map as ``@``; within a width, if given.

    A line is broken at spaces alone, never at those that keep a French sign beside its word; later rows are as far in
    as the first, or further by an indent.
    """
    plain = text
    figures = [(at, HERO.index(sign)) for at, sign in enumerate(text) if sign in HERO]
    for sign in HERO:
        plain = plain.replace(sign, "@")
    made = Text(plain)
    for start, end, seat in found(plain, words):
        made.stylize(f"bold {SEATS[seat % len(SEATS)]}", start, end)
    for at, seat in figures:
        made.stylize(f"bold {SEATS[seat % len(SEATS)]}", at, at + 1)
    lines = made.split("\n", allow_blank=True)
    return Text("\n").join([_rows(line, width, indent) for line in lines]) if width else made


def _rows(line: Text, width: int, further: int) -> Text:
    """Return a line with breaks where it is wider, later rows further in; too wide a word is left alone."""
    indent = len(line.plain) - len(line.plain.lstrip(" ")) + further
    cuts, begun, room = [], 0, width
    spaces = [at for at, sign in enumerate(line.plain) if sign == " "]
    for space, end in zip(spaces, [*spaces, len(line)][1:], strict=True):
        if end - begun > room and line.plain[begun:space].strip():
            begun, room = space + 1, width - indent
            cuts.append(begun)
    rows = line.divide(cuts)
    for row in rows[:-1]:
        row.right_crop(1)
    return Text("\n" + " " * indent).join(rows)
