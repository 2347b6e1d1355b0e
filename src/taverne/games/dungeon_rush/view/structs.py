"""What a view of Dungeon Rush is made of, as clients get it.

Filling it is left to ``table``.
"""

from __future__ import annotations

import msgspec

from taverne.engine.actions import Seat


class CardView(msgspec.Struct, frozen=True):
    """A won card: under which hand and which skill it lies; a hand of -1 is face up beside the heroes."""

    monster: str
    hand: int
    skill: int


class HeroView(msgspec.Struct, frozen=True):
    """A hero, its skills now, the monster it is committed to this round ("" if none), and those it beats alone."""

    hero: str
    skills: tuple[int, ...]
    target: str
    beats: tuple[str, ...] = ()


class PlayerView(msgspec.Struct, frozen=True):
    """One seat's side of the table; left hero first.  ``together``: monsters that only both heroes beat (DR-068)."""

    heroes: tuple[HeroView, ...]
    coins: int
    failures: int
    cards: tuple[CardView, ...]
    finished: bool
    choice: str
    neutral: bool
    together: tuple[str, ...] = ()


class MonsterView(msgspec.Struct, frozen=True):
    """A monster on the table and who attacks it (-1: nobody yet)."""

    monster: str
    holder: Seat


class DungeonView(msgspec.Struct, frozen=True):
    """The table of Dungeon Rush as one seat sees it; ``provisional`` are its own claims not yet settled."""

    mode: str
    phase: str
    round: int
    level: int
    first: Seat
    seconds: int
    lord: str
    dragon: str
    pool: tuple[str, ...]
    monsters: tuple[MonsterView, ...]
    players: tuple[PlayerView, ...]
    piles: tuple[int, ...]
    provisional: tuple[tuple[str, str], ...]
    answered: tuple[str, ...]
    times: tuple[int, ...] = ()
    """In a time trial the seconds of each level, else nothing (DR-186)."""
    medals: tuple[int, ...] = ()
    """In a time trial the coins for bronze, silver and gold, else nothing."""
