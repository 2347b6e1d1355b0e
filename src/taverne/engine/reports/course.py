"""What a finished game is counted by: what each seat played, how it came to its end, figures of the game's own.

Counting many games is left to the arena; nothing here plays a part in the rules.
"""

from __future__ import annotations

import msgspec


class Course(msgspec.Struct, frozen=True):
    """``roles`` has for each seat what it played, by kind: ``{"hero": ("ael",)}``; allies share a word.

    Kind and role joined (``hero-ael``) are the key of its name, where it has one.

    ``end`` says how the game ended in words and numbers of the rules: ``{"round": "3"}``; ``figures`` are numbers of
    which a mean makes sense; ``happened`` counts events by kind, which is done for all games alike.
    """

    roles: tuple[dict[str, tuple[str, ...]], ...] = ()
    end: dict[str, str] = {}
    figures: dict[str, float] = {}
    happened: dict[str, int] = {}
