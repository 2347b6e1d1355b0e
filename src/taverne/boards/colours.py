"""Colours of seats in a terminal: every name of a player is shown in the colour of the seat, wherever it stands.

Colour is never the only sign: names and numbers stay as they are.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from taverne.engine.actions import Seat

SEATS: Final = ("#56b4e9", "#e69f00", "#2fbf8f", "#cc79a7", "#f0e442", "#d55e00", "#8fa8ff", "#b0b0b0")
"""Told apart also by those who see colours otherwise."""
CODES: Final = (75, 214, 42, 175, 227, 166, 111, 145)
"""The same for terminals that are written to in lines."""
HERO: Final = "".join(chr(0xE000 + seat) for seat in range(len(SEATS)))
"""One sign for each seat's figure on a map; a screen shows it as ``@`` in the colour of the seat."""
_HEAD: Final = re.compile(r" *(?:\d+  )?")


def found(text: str, words: Sequence[tuple[str, Seat]]) -> list[tuple[int, int, Seat]]:
    """Return where words that stand for a seat begin and end, and whose they are; the longest first."""
    known = {word.lower(): seat for word, seat in words if word}
    if not known:
        return []
    longest = sorted(known, key=len, reverse=True)
    pattern = re.compile(r"(?<!\w)(?:" + "|".join(map(re.escape, longest)) + r")(?!\w)", re.IGNORECASE)
    return [(match.start(), match.end(), known[match[0].lower()]) for match in pattern.finditer(text)]


def in_lines(text: str, words: Sequence[tuple[str, Seat]]) -> str:
    """Return a line for a terminal, with names in colour."""
    for start, end, seat in reversed(found(text, words)):
        text = f"{text[:start]}\x1b[1;38;5;{CODES[seat % len(CODES)]}m{text[start:end]}\x1b[0m{text[end:]}"
    return text


def rows(line: str, width: int) -> list[str]:
    """Return a line in rows of at most a width, broken at spaces alone; later rows stand under the text of the first.

    Spaces that keep a French sign beside its word are no place to break, and a word wider than a row stays whole.
    """
    head = _HEAD.match(line)
    indent = head.end() if head and head.end() < width // 2 else 0
    made = []
    while len(line) > width:
        cut = line.rfind(" ", indent + 1, width + 1)
        cut = cut if cut > 0 else line.find(" ", width)
        if cut < 0 or not line[:cut].strip():
            break
        made.append(line[:cut].rstrip(" "))
        line = " " * indent + line[cut:].lstrip(" ")
    return [*made, line] if line.strip() or not made else made
