"""What a box is: sections and lists of entries with the provenance of each value, and the error where one is wrong.
Reading the files is left to ``load``; which sections a box has and what they mean, to each game."""

from __future__ import annotations

import json
from collections.abc import Iterable
from typing import Any, ClassVar, Final

import msgspec
from msgspec.structs import FieldInfo
from msgspec.structs import fields as _fields_of

from taverne.engine.reasons import Reason

PROVENANCES: Final = ("rulebook", "found", "house", "owner")
OWNER: Final = "owner"
APART: Final = ("source", "note")
"""Said about the values, not values themselves."""
_LONGEST_SHOWN: Final = 80


class BoxError(ValueError):
    """What is wrong in a box, where, and what to do about it.

    `file`, `key`, `value` and `reason` tell the (first) mistake; `errors` has them all, one `BoxError` each.
    `value` is None where there is none to show: TOML has no null. Every `reason` has a sentence in each language.
    """

    def __init__(self, file: str, key: str, value: object, reason: Reason, errors: tuple[BoxError, ...] = ()) -> None:
        super().__init__(file, key, value, reason, errors)
        self.file = file
        self.key = key
        self.value = value
        self.reason = reason
        self.game = ""  # the game whose box it is, where known: its words tell the reason
        self._errors = errors

    @classmethod
    def of(cls, errors: list[BoxError]) -> BoxError:
        """One error that stands for all of a non-empty list."""
        first = errors[0]
        return first if len(errors) == 1 else cls(first.file, first.key, first.value, first.reason, tuple(errors))

    @property
    def errors(self) -> tuple[BoxError, ...]:
        """Every mistake found, in the order of the files."""
        return self._errors or (self,)

    def __str__(self) -> str:
        if self._errors:
            return "\n".join(str(error) for error in self._errors)
        return ": ".join(part for part in (self.file, self.key, self.shown, str(self.reason)) if part)

    @property
    def shown(self) -> str:
        """The value as text, shortened where it is long."""
        return "" if self.value is None else _shown(self.value)


class Section(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A group of values of a box, `[constants]` say. `source` is one word of PROVENANCES for all of its values,
    or such words by field with a `default`; `note` says where from. Neither counts in the fingerprint."""

    DRAWN: ClassVar[tuple[str, ...]] = ()
    """Fields that are only for drawing, such as colours and coordinates: no rule reads them, and they do not count in
    the fingerprint."""

    source: str | dict[str, str]
    note: str = ""

    def problems(self) -> Iterable[tuple[str, Reason]]:
        """What is wrong with values that are fine one by one, as (field, reason). Nothing unless a game says so."""
        return ()


class BoxEntry(Section, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """One of a list of tables, `[[monster]]` say, known by its id."""

    id: str


class Contents(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A whole box: each field is a `Section`, or a `tuple[..., ...]` of `Entry`, named as the tables of the files."""

    def problems(self) -> Iterable[tuple[str, Reason]]:
        """What is wrong with tables that are fine one by one, as (key, reason). Nothing unless a game says so."""
        return ()


_FIELDS: Final[dict[type[Any], tuple[FieldInfo, ...]]] = {}


def fields(kind: type[Any]) -> tuple[FieldInfo, ...]:
    """The fields of a Struct, kept because its annotations are slow to read."""
    if kind not in _FIELDS:
        _FIELDS[kind] = _fields_of(kind)
    return _FIELDS[kind]


def provenance(entry: Section, field: str) -> str:
    """Where a value comes from: a word of PROVENANCES. Raises KeyError if the entry has no such value."""
    if field in APART or field not in entry.__struct_fields__:
        raise KeyError(field)
    if isinstance(entry.source, str):
        return entry.source
    return entry.source.get(field, entry.source["default"])


def _shown(value: object) -> str:
    try:
        text = json.dumps(value, ensure_ascii=False, default=str)
    except (RecursionError, ValueError):  # nested too deeply, or a number of thousands of digits
        return "..."
    return text if len(text) <= _LONGEST_SHOWN else text[: _LONGEST_SHOWN - 3] + "..."
