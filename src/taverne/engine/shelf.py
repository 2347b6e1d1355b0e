"""The shelf: a game's own box, read once, and those with an owner's values; tables by id, and what is made of a box.
How the files are read and checked is left to ``boxes``, what the tables mean to the game."""

from __future__ import annotations

from collections.abc import Callable
from importlib.resources import files
from pathlib import Path
from typing import Generic, TypeVar

from .boxes import Contents, Entry, read_box

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
        tables: dict[str, tuple[Entry, ...]] = {
            name: table for name in cards.__struct_fields__ if isinstance(table := getattr(cards, name), tuple)
        }
        self.index: dict[str, dict[str, int]] = {name: places(table) for name, table in tables.items()}


class Shelf(Generic[C, B]):
    """Gives the box of the game in `package`, with files in its folder `box` (or in itself), as `make` builds it."""

    __slots__ = ("_make", "_own", "_package", "_schema")

    def __init__(self, package: str, schema: type[C], make: Callable[[C, str], B]) -> None:
        self._package = package
        self._schema = schema
        self._make = make
        self._own: B | None = None

    def __call__(self, overlay: Path | None = None) -> B:
        """The box of the game, with an owner's values laid over it. Raises `BoxError` for what is wrong in them.
        Without an overlay it is read once and the same object is given to all."""
        if overlay is not None:
            return self._read(overlay)
        if self._own is None:
            self._own = self._read(None)
        return self._own

    def _read(self, overlay: Path | None) -> B:
        folder = files(self._package)
        folder = folder if self._package.endswith(".box") else folder / "box"
        return self._make(*read_box(folder, self._schema, overlay))


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


def places(entries: tuple[Entry, ...]) -> dict[str, int]:
    """The place of each entry by its id."""
    return {entry.id: place for place, entry in enumerate(entries)}
