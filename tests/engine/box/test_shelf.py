"""The shelf: a game's box is read once, and an owner's values make another box."""

from __future__ import annotations

from pathlib import Path

import pytest

from taverne.engine.box import shelf
from taverne.engine.box.contents import BoxEntry, Contents
from taverne.engine.box.shelf import Indexed, PerBox, Shelf, places

PACKAGE = "tests.engine"


class Beast(BoxEntry, frozen=True, forbid_unknown_fields=True, kw_only=True):
    teeth: int


class Zoo(Contents, frozen=True, forbid_unknown_fields=True, kw_only=True):
    beast: tuple[Beast, ...]


def teeth_of(box: Indexed[Zoo]) -> list[int]:
    return [beast.teeth for beast in box.cards.beast]


@pytest.fixture
def zoo(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Shelf[Zoo, Indexed[Zoo]]:
    """A shelf over a box of two beasts."""
    box = tmp_path / "box"
    box.mkdir()
    beasts = [
        f'[[beast]]\nid = "{name}"\nteeth = {teeth}\nsource = "house"\n' for name, teeth in (("wolf", 42), ("crow", 0))
    ]
    (box / "beasts.toml").write_text("\n".join(beasts), encoding="utf-8")
    monkeypatch.setattr(shelf, "files", {PACKAGE: tmp_path}.__getitem__)
    return Shelf(PACKAGE, Zoo, Indexed)


def test_the_tables_of_a_box_are_found_by_id(zoo: Shelf[Zoo, Indexed[Zoo]]) -> None:
    box = zoo()
    assert box.index == {"beast": {"wolf": 0, "crow": 1}}
    assert places(box.cards.beast) == {"wolf": 0, "crow": 1}
    assert box.cards.beast[box.index["beast"]["crow"]].teeth == 0


def test_the_box_of_the_game_is_read_once(zoo: Shelf[Zoo, Indexed[Zoo]]) -> None:
    assert zoo() is zoo()


def test_an_owner_s_box_is_another_and_leaves_the_game_s_alone(zoo: Shelf[Zoo, Indexed[Zoo]], owner: Path) -> None:
    owner.write_text('[[beast]]\nid = "wolf"\nteeth = 40\n', encoding="utf-8")
    mine = zoo(owner)
    assert mine.cards.beast[0].teeth == 40
    assert zoo().cards.beast[0].teeth == 42
    assert mine.fingerprint != zoo().fingerprint
    assert zoo(owner) is not mine


def test_what_is_made_of_a_box_is_made_once_for_each(zoo: Shelf[Zoo, Indexed[Zoo]], owner: Path) -> None:
    owner.write_text('[[beast]]\nid = "wolf"\nteeth = 42\n', encoding="utf-8")
    teeth = PerBox(teeth_of)
    mine = zoo(owner)
    assert teeth(zoo()) is teeth(zoo())
    assert teeth(mine) == teeth(zoo())
    assert teeth(mine) is not teeth(zoo())
