"""What is to be settled before a game: options, their values, and what is said of one that there is not.

Which options a game has is left to the game; what they are called, to its locale files.
"""

from __future__ import annotations

import re
from typing import Any, Final, TypeAlias

import msgspec

from taverne.engine.reasons import Reason, ReasonedError

OptionValue: TypeAlias = int | str | bool
Options: TypeAlias = dict[str, OptionValue]

_NUMBER: Final = re.compile(r"-?[0-9]{1,9}\Z")
_FLAGS: Final = dict.fromkeys(("true", "on", "yes", "1"), True) | dict.fromkeys(("false", "off", "no", "0"), False)


def shown(value: OptionValue) -> str:
    """Return the value of an option as it is typed."""
    return ("on" if value else "off") if isinstance(value, bool) else str(value)


class OptionError(ReasonedError):
    """An option, a seat count or a combination of them that the game does not have."""

    def __init__(self, message: str, key: str = "option-bad", data: dict[str, Any] | None = None) -> None:
        super().__init__(Reason(key, "", data, message))


class Option(msgspec.Struct, frozen=True):
    """One thing to be settled before the game: words of ``choices``, or a number of ``low`` to ``high``.

    ``also`` are numbers outside the range that are allowed too (0 for "off"); ``carried``: a campaign sets it
    from match to match, nobody chooses it.  Words without ``choices`` are any text of up to ``high`` characters,
    which the game judges.  ``players``: for how many it has a meaning (empty: for any number).
    """

    key: str
    default: OptionValue
    choices: tuple[str, ...] = ()
    low: int = 0
    high: int = 0
    also: tuple[int, ...] = ()
    rule: str = ""
    carried: bool = False
    players: tuple[int, ...] = ()

    @property
    def kind(self) -> str:
        """What its values are: ``bool``, ``int``, ``word`` or ``text``."""
        if isinstance(self.default, bool):
            return "bool"
        if isinstance(self.default, int):
            return "int"
        return "word" if self.choices else "text"

    def read(self, value: OptionValue) -> OptionValue:
        """Return ``value`` (or its text) as this option's own type; raise ``OptionError`` if it has no such value."""
        if isinstance(self.default, bool):
            read = value if isinstance(value, bool) else _FLAGS.get(str(value).lower())
            if read is not None:
                return read
            raise self._bad(value, "flag", "on or off")
        if isinstance(self.default, int):
            if not isinstance(value, bool) and _NUMBER.match(str(value)):
                number = int(value)
                if self.low <= number <= self.high or number in self.also:
                    return number
            extra = "".join(f", or {n}" for n in self.also)
            raise self._bad(value, "number", f"a number from {self.low} to {self.high}{extra}")
        if not self.choices:
            if isinstance(value, str) and len(value) <= self.high:
                return value
            raise self._bad(value, "text", f"a text of at most {self.high} characters")
        if value in self.choices:
            return value
        raise self._bad(value, "word", f"one of {', '.join(self.choices)}")

    def _bad(self, value: OptionValue, expected: str, text: str) -> OptionError:
        data: dict[str, Any] = {"option": self.key, "value": str(value)[:80], "expected": expected}
        data |= {"choices": list(self.choices), "low": self.low, "high": self.high, "also": list(self.also)}
        data |= {"named": f"option-{self.key}", "choices_named": [f"option-{self.key}-{word}" for word in self.choices]}
        return OptionError(f"option {self.key}={str(value)[:80]}: expected {text}", "option-bad", data)
