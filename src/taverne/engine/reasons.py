"""Reasons that are told to people: the key of a sentence, the rule behind it, the data of the sentence.

One shape for refused actions, options, odds, files and boxes; making the sentence is left to words.
"""

from __future__ import annotations

import errno
from typing import TYPE_CHECKING, Any, TypeAlias

if TYPE_CHECKING:
    from taverne.engine.actions import Action, Seat

Data: TypeAlias = dict[str, Any]


class Reason:
    """Why something cannot be: ``key`` names the sentence, ``rule`` the rule, ``data`` are the sentence's arguments.

    ``text`` is plain English for programs and logs; nobody at a table reads it.
    """

    __slots__ = ("data", "key", "rule", "text")

    def __init__(self, key: str, rule: str = "", data: Data | None = None, text: str = "") -> None:
        self.key = key
        self.rule = rule
        self.data: Data = data or {}
        self.text = text

    def __str__(self) -> str:
        return self.text or repr(self)

    def __repr__(self) -> str:
        return f"{self.key} ({self.rule or 'engine'}) {self.data or ''}".rstrip()

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Reason):
            return NotImplemented
        return self.key == other.key and self.rule == other.rule and self.data == other.data

    __hash__ = None  # type: ignore[assignment]

    def __reduce__(self) -> tuple[Any, ...]:
        return Reason, (self.key, self.rule, self.data, self.text)


class ReasonedError(ValueError):
    """An error with a reason that people can be told."""

    def __init__(self, reason: Reason) -> None:
        super().__init__(str(reason))
        self.reason = reason

    @property
    def key(self) -> str:
        return self.reason.key

    @property
    def data(self) -> Data:
        return self.reason.data


class IllegalAction(ReasonedError):
    """The action answers no pending decision of its seat; ``reason`` says why."""

    def __init__(self, seat: Seat, action: Action, reason: Reason) -> None:
        super().__init__(reason)
        self.args = (f"seat {seat}: {action}: {reason}",)
        self.seat = seat
        self.action = action

    @property
    def refusal(self) -> Reason:
        return self.reason


def explained(key: str, text: str, /, **data: str | int) -> Reason:
    """Return a reason that also has its English text, for files, settings and other things that programs read."""
    return Reason(key, "", data, text)


def of_system(key: str, text: str, error: OSError, **data: str | int) -> Reason:
    """Return the reason of something that the system refused; ``cause`` is a key for what the system says, if known."""
    said = error.strerror or str(error)
    name = errno.errorcode.get(error.errno or 0, "").lower()
    return explained(key, text.format(said), cause=f"system-{name}" if name else said, told=said, **data)
