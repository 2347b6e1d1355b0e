"""What people write: names and chat, made safe to show to others.

Meaning is left to the people; only characters that could deceive or disturb are taken out.
"""

from __future__ import annotations

import unicodedata
from typing import Final

NAME_LENGTH: Final = 24
CHAT_LENGTH: Final = 400
_HIDDEN: Final = {"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"}
_JOINERS: Final = "\u200d\ufe0f"
"""Kept in chat: emoji are made of them."""
_MARKS_IN_A_ROW: Final = 3
_LEFTWARD: Final = {"R", "AL", "AN"}
_ISOLATED: Final = "\u2068{}\u2069"
"""A name that runs to the left would else carry figures of the sentence around it to its other side."""
_BLANK: Final = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")
"""Letters and signs that show nothing."""


def clean(text: str, length: int, keep: str = "") -> str:
    """Return ``text`` on one line, without control and direction characters or towers of accents, cut to ``length``."""
    kept: list[str] = []
    marks = 0
    for char in unicodedata.normalize("NFC", text[: 8 * length]):
        kind = unicodedata.category(char)
        if char.isspace():
            char = " "
        elif (kind in _HIDDEN or char in _BLANK) and char not in keep:
            continue
        marks = marks + 1 if kind in ("Mn", "Me") else 0
        if marks <= _MARKS_IN_A_ROW:
            kept.append(char)
    return " ".join("".join(kept).split())[:length].strip()


def clean_name(text: str) -> str:
    """Return a name as it may be shown, or an empty one if nothing of it can be: accents need something to stand on."""
    name = clean(text, NAME_LENGTH)
    if not any(unicodedata.category(char)[0] in "LNPS" for char in name):
        return ""
    return _ISOLATED.format(name) if any(unicodedata.bidirectional(char) in _LEFTWARD for char in name) else name


def clean_chat(text: str) -> str:
    """Return a line of chat as it may be shown, or an empty one."""
    return clean(text, CHAT_LENGTH, _JOINERS).strip(_JOINERS)
