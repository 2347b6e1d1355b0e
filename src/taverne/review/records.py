"""What the story of a match says, in terms of JSON: turns, luck and play of each seat, the moments that made them.

How it is reckoned is left to ``runs`` and ``moments``; its words, to locale files.
"""

from __future__ import annotations

from typing import Any, Literal, TypeAlias

import msgspec

from taverne.engine.actions import Seat

VERSION = 2
"""A kept story of another version is reckoned anew."""
Unit: TypeAlias = Literal["win", "points"]
"""What chances are told in: of winning, among rivals, else of points."""


class Figure(msgspec.Struct, frozen=True):
    """A mean with its standard error."""

    mean: float
    error: float


class Turn(msgspec.Struct, frozen=True):
    """How the match stood when a turn began (the last one: at the end), after ``position`` decisions.

    ``seq`` is the line of the log; ``chances`` are those of each seat, or its points if there are no rivals.
    """

    round: int
    seat: Seat
    position: int
    seq: int
    chances: tuple[float, ...]
    figures: tuple[dict[str, int], ...]
    parts: tuple[dict[str, int], ...]


class TriedAnswer(msgspec.Struct, frozen=True):
    """One answer that was tried: what it is worth to the seat beside the answer that was given."""

    action: str
    gain: Figure


class ToldLine(msgspec.Struct, frozen=True):
    """What was told at the table: the key of a sentence and its data."""

    kind: str
    data: dict[str, Any]


class Happened(msgspec.Struct, frozen=True):
    """A moment that moved the match: luck, or a decision beside the best answer tried.

    ``worth`` are the figures of each seat, ``given`` what was rolled, drawn or answered, ``lines`` what everybody was
    told then.  ``turn`` is whose turn it was (-1: everybody's), ``seat`` who decided (-1: chance).  Of a decision:
    ``prompt`` with its ``data``, all ``options``, and the ``better`` ones, the best first.
    """

    kind: Literal["luck", "play"]
    position: int
    seq: int
    round: int
    turn: Seat
    seat: Seat
    worth: tuple[Figure, ...]
    given: tuple[str, ...]
    lines: tuple[ToldLine, ...] = ()
    prompt: str = ""
    data: dict[str, Any] = {}
    options: tuple[str, ...] = ()
    better: tuple[TriedAnswer, ...] = ()


class Account(msgspec.Struct, frozen=True):
    """Where a seat's result comes from: luck, its own answers beside those of a good bot, the answers of the others."""

    luck: Figure
    play: Figure
    others: Figure


class Review(msgspec.Struct, frozen=True):
    """The story of a match.  ``unit``: ``win`` (chances from 0 to 1) among rivals, else ``points``."""

    version: int
    game: str
    seats: tuple[str, ...]
    unit: Unit
    scores: tuple[int, ...]
    winners: tuple[Seat, ...]
    ending: str
    ending_data: dict[str, Any]
    course: tuple[str, ...]
    turns: tuple[Turn, ...]
    accounts: tuple[Account, ...]
    luck: tuple[Happened, ...]
    play: tuple[Happened, ...]
    turning: tuple[Happened, ...]
    playouts: int
    cut: bool = False
    """Whether the time was over before everything was looked at."""
