"""Exact odds asked for without a match: what a question may say, and what an answer is made of.

Reckoning is left to each game, saying it to its words: an answer holds message keys, data and chances.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from taverne.engine.reasons import Reason, ReasonedError

Value = int | str | bool
"""What a field of a question holds."""


class OddsField(msgspec.Struct, frozen=True):
    """One thing that a question may say; the type of ``default`` is its type: text, number or flag.

    ``shape`` shows how a text is written (``COLOUR=N,...``); a number lies between ``low`` and ``high``.
    The message ``odds-field-<key>`` explains it.
    """

    key: str
    default: Value = ""
    shape: str = "N"
    low: int = 0
    high: int = 99

    def read(self, value: Value) -> Value:
        """Return ``value`` (or its text) as this field's own type; raise ``OddsError`` if it cannot be."""
        if isinstance(self.default, bool):
            if isinstance(value, bool):
                return value
        elif isinstance(self.default, int):
            if str(value).isascii() and str(value).isdigit() and self.low <= int(value) <= self.high:
                return int(value)
            raise OddsError("odds-number", {"field": self.key, "low": self.low, "high": self.high})
        elif isinstance(value, str):
            return value
        raise OddsError("odds-value", {"field": self.key})


class OddsLine(msgspec.Struct, frozen=True):
    """One line of an answer: a message of the game's words, its data, and its figures.

    ``chances`` go from 0 to 1 and are said in percent, ``means`` are averages of a number of things.
    ``cells`` are further sentences of the same line, each in a column; ``indent`` is for lines under a heading.
    """

    key: str
    data: dict[str, Any] = {}
    chances: dict[str, float] = {}
    means: dict[str, float] = {}
    cells: tuple[OddsLine, ...] = ()
    indent: int = 0


class OddsError(ReasonedError):
    """A question that has no answer; ``word`` was perhaps one of ``known``."""

    def __init__(self, key: str, data: dict[str, Any] | None = None, word: str = "", known: Sequence[str] = ()) -> None:
        super().__init__(Reason(key, "", data, f"{key} {data or ''}".strip()))
        self.word = word
        self.known = tuple(known)


def read_question(fields: Sequence[OddsField], asked: Mapping[str, Value]) -> dict[str, Value]:
    """Return all fields, the given ones read and the others at their defaults; raise ``OddsError``."""
    known = {field.key: field for field in fields}
    for key in asked:
        if key not in known:
            raise OddsError("odds-field", {"field": key[:80], "known": list(known)}, key, list(known))
    return {key: field.read(asked[key]) if key in asked else field.default for key, field in known.items()}


def words_of(text: str) -> tuple[str, ...]:
    """Return the words of a list as it is written in a question, by commas."""
    return tuple([word.strip() for word in text.split(",")]) if text else ()


def number_of(sort: str, word: str, known: Sequence[str]) -> int:
    """Return which of the known words it is; raise ``OddsError`` that lists them if it is none."""
    if word not in known:
        raise OddsError("odds-unknown", {"sort": sort, "word": word[:80]}, word, known)
    return known.index(word)
