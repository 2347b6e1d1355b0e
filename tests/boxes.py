"""What the tests of boxes share: a copy of a game's box to spoil, an owner's file to lay over it, what is said then.

A test module calls its bench ``BENCH``; the fixtures ``folder`` and ``owner`` are in ``conftest``.
"""

from __future__ import annotations

import json
import shutil
from collections.abc import Callable
from importlib.resources import as_file, files
from pathlib import Path
from typing import Any, Generic, TypeVar

import pytest
from msgspec.structs import fields

from taverne.engine.box.contents import BoxError, Contents, Section, provenance
from taverne.engine.box.load import read_box
from taverne.engine.box.shelf import kept
from taverne.engine.game import Game

B = TypeVar("B")


class Bench(Generic[B]):
    """The box of a game, laid out to be spoiled or changed."""

    def __init__(self, game: str, schema: type[Contents], load: Callable[[Path | None], B]) -> None:
        self.game = game
        self.schema = schema
        self.load = load

    def copy(self, where: Path) -> Path:
        """A copy of the box that a test may spoil."""
        with as_file(files(f"taverne.games.{self.game}") / "box") as box:
            return Path(shutil.copytree(box, where / "box"))

    def spoil(self, folder: Path, file: str, old: str, new: str) -> BoxError:
        """What is said of a box in which the first `old` has become `new`."""
        text = (folder / file).read_text(encoding="utf-8")
        assert old in text
        (folder / file).write_text(text.replace(old, new, 1), encoding="utf-8")
        with pytest.raises(BoxError) as caught:
            read_box(folder, self.schema)
        return caught.value

    def lay_over(self, owner: Path, text: str) -> B:
        """The box with an owner's values."""
        owner.write_text(text, encoding="utf-8")
        return self.load(owner)

    def refusal(self, owner: Path, text: str) -> str:
        """What is said of an owner's values that do not fit."""
        with pytest.raises(BoxError) as caught:
            self.lay_over(owner, text)
        return str(caught.value)


def entry(folder: Path, file: str, name: str) -> str:
    """The text of one entry of a box file."""
    text = (folder / file).read_text(encoding="utf-8")
    return next(block + "\n\n" for block in text.split("\n\n") if f'id = "{name}"\n' in block)


def provenances(cards: Contents) -> set[str]:
    """Where the values of a box come from, in all its tables and entries."""
    tables: list[Section] = []
    for field in fields(cards):
        value = getattr(cards, field.name)
        tables.extend(value if isinstance(value, tuple) else (value,))
    said = ("id", "source", "note")
    return {provenance(table, field.name) for table in tables for field in fields(table) if field.name not in said}


CHANGED: dict[str, tuple[str, str]] = {
    "dungeon_rush": ("dragon", "coins"),
    "monster_lands": ("equipment", "cost"),
    "nerath": ("unit", "cost"),
    "euthia": ("monster", "health"),
}
"""In each game, a table and a field whose first value is raised by one."""


def other_box(game: Game[Any]) -> bytes:
    """The box of a game, as it is kept, with one value changed that rules read."""
    assert game.name in CHANGED, f"say in tests/boxes.py which value of {game.name} a changed box raises"
    table, field = CHANGED[game.name]
    plain = json.loads(kept(game.box_fingerprint) or b"")
    plain[table][0][field] += 1
    return json.dumps(plain).encode()


def changed_box(game: Game[Any]) -> Game[Any]:
    """The game with that box."""
    return game.with_box(other_box(game))
