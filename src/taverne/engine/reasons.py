"""Reasons that are told to people: plain English for programs, with the key and the data of a sentence in any language.

What the reason is for is said by the error that carries it; making the sentence is left to words.
"""

from __future__ import annotations

import errno
from typing import Any, Self

Data = dict[str, str | int]


class Reason(str):
    """A text that knows its sentence; wherever only a text is wanted it is one."""

    key: str
    data: Data

    def __new__(cls, key: str, text: str, **data: str | int) -> Self:
        made = super().__new__(cls, text)
        made.key = key
        made.data = data
        return made

    def __reduce__(self) -> tuple[Any, ...]:
        return _made, (self.key, str(self), self.data)


def _made(key: str, text: str, data: Data) -> Reason:
    return Reason(key, text, **data)


def of_system(key: str, text: str, error: OSError, **data: str | int) -> Reason:
    """Return the reason of something that the system refused; ``cause`` is a key for what the system says, if known."""
    told = error.strerror or str(error)
    name = errno.errorcode.get(error.errno or 0, "").lower()
    return Reason(key, text.format(told), cause=f"system-{name}" if name else told, told=told, **data)
