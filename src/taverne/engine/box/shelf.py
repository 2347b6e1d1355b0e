"""The shelf: a game's own box, read once, and those with an owner's values; tables by id, and what is made of a box.
How the files are read and checked is left to ``load``, what the tables mean to the game."""

from __future__ import annotations

from collections.abc import Callable
from importlib.resources import files
from pathlib import Path
from typing import Final, Generic, TypeVar

import msgspec

from .contents import BoxEntry, Contents
from .load import read_box, read_kept, whole_fingerprint

C = TypeVar("C", bound=Contents)
B = TypeVar("B")
M = TypeVar("M")


class Indexed(Generic[C]):
    """The tables of one box and their fingerprint; `index` gives an entry's place in its table by its id.

    Shared by all states that use it: never change it. Two boxes with the same `fingerprint` play alike.
    """

    __slots__ = ("cards", "fingerprint", "index")

    def __init__(self, cards: C, fingerprint: str) -> None:
        self.cards = cards
        self.fingerprint = fingerprint
        tables: dict[str, tuple[BoxEntry, ...]] = {
            name: table for name in cards.__struct_fields__ if isinstance(table := getattr(cards, name), tuple)
        }
        self.index: dict[str, dict[str, int]] = {name: places(table) for name, table in tables.items()}


class Shelf(Generic[C, B]):
    """Gives the box of the game in `package`, with files in its folder `box` (or in itself), as `make` builds it.

    Kept boxes of the same values are one object, however many live side by side."""

    __slots__ = ("_made", "_make", "_own", "_package", "schema")

    def __init__(self, package: str, schema: type[C], make: Callable[[C, str], B]) -> None:
        self._package = package
        self.schema = schema
        """What lies in the box, as a record."""
        self._make = make
        self._own: B | None = None
        self._made: dict[str, B] = {}

    def __call__(self, given: Path | bytes | None = None) -> B:
        """The box of the game; with an owner's file, its values laid over it; or the one that was kept as JSON.
        Raises `BoxError` for what is wrong in them."""
        if isinstance(given, bytes):
            record, fingerprint = read_kept(given, self.schema)
            whole = whole_fingerprint(record)
            if whole not in self._made:
                self._made[whole] = self._built(record, fingerprint)
            return self._made[whole]
        if given is not None:
            return self._built(*self._read(given))
        if self._own is None:
            record, fingerprint = self._read(None)
            self._own = self._made[whole_fingerprint(record)] = self._built(record, fingerprint)
        return self._own

    def _read(self, overlay: Path | None) -> tuple[C, str]:
        folder = files(self._package)
        return read_box(folder if self._package.endswith(".box") else folder / "box", self.schema, overlay)

    def _built(self, record: C, fingerprint: str) -> B:
        _ALIASES[whole_fingerprint(record)] = fingerprint
        _RECORDS.setdefault(fingerprint, record)
        return self._make(record, fingerprint)


_ALIASES: Final[dict[str, str]] = {}
_RECORDS: Final[dict[str, Contents]] = {}


def kept(fingerprint: str) -> bytes | None:
    """The box of that fingerprint as JSON, to be kept with matches, if this process has read it."""
    record = _RECORDS.get(_ALIASES.get(fingerprint, fingerprint))
    return None if record is None else msgspec.json.encode(record)


def names_of(fingerprint: str) -> tuple[str, ...]:
    """All names under which logs may know a box: its fingerprint, and the old ones with what is only drawn."""
    return (fingerprint, *(whole for whole, short in _ALIASES.items() if short == fingerprint != whole))


def same_box(one: str, other: str) -> bool:
    """Whether two fingerprints, of today or of old logs, name boxes that play alike, as far as this process knows."""
    return _ALIASES.get(one, one) == _ALIASES.get(other, other)


class PerBox(Generic[B, M]):
    """What is made of a box, once for each: the flat figures of a game, say."""

    __slots__ = ("_made", "_make")

    def __init__(self, make: Callable[[B], M]) -> None:
        self._make = make
        self._made: list[tuple[B, M]] = []

    def __call__(self, box: B) -> M:
        for known, made in self._made:
            if known is box:
                return made
        made = self._make(box)
        self._made.append((box, made))
        return made


def places(entries: tuple[BoxEntry, ...]) -> dict[str, int]:
    """The place of each entry by its id."""
    return {entry.id: place for place, entry in enumerate(entries)}
