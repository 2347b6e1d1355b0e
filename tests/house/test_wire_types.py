"""The client's types are those of what the server sends: generated, and in the repository as generated today."""

from __future__ import annotations

import msgspec
import pytest

from tools.wire_types import PLACE, Writer, generated


class Coin(msgspec.Struct, omit_defaults=True):
    """A coin."""

    worth: int
    worn: bool = False


class Twin(msgspec.Struct):
    coins: tuple[Coin, ...]


Twin.__name__ = "Coin"


class Spell(msgspec.Struct, tag_field="kind", tag="spell"):
    n: int


class Sack(msgspec.Struct, tag_field="t", tag="sack"):
    weight: int


class Chest(msgspec.Struct):
    purse: tuple[Coin, ...]
    spell: Spell
    source: str
    lock: int | None = None


class Purse(msgspec.Struct, tag_field="t", tag="purse"):
    coins: tuple[Coin, ...]
    names: dict[str, int | str]
    pair: tuple[str, int] | None = None


def test_the_generated_types_are_those_of_today() -> None:
    told = generated()
    assert {path.name for path in PLACE.glob("*.ts")} == set(told)
    stale = [name for name, text in told.items() if (PLACE / name).read_text(encoding="utf-8") != text]
    assert stale == [], "run make types"


def test_what_may_be_missing_is_marked_and_what_is_inside_comes_along() -> None:
    writer = Writer()
    writer.interface(Purse)
    assert "worn?: boolean;" in writer.told["Coin"]
    assert writer.told["Purse"].splitlines()[1:] == [
        "export interface Purse {",
        '  t: "purse";',
        "  coins: Coin[];",
        "  names: Record<string, number | string>;",
        "  pair: [string, number] | null;",
        "}",
    ]


def test_two_structures_of_one_name_are_a_mistake() -> None:
    writer = Writer()
    writer.interface(Coin)
    with pytest.raises(TypeError, match="both send a Coin"):
        writer.interface(Twin)


def test_a_box_is_sent_without_provenance_and_without_what_is_not_there() -> None:
    writer = Writer(apart=("source",), boxed=True)
    writer.interface(Chest)
    assert writer.told["Chest"].splitlines()[1:] == [
        "export interface Chest {",
        "  purse: Coin[];",
        "  spell: Effect;",
        "  lock?: number;",
        "}",
    ]
    assert "kind: string;" in writer.told["Effect"]


def test_what_a_side_says_is_one_of_its_messages() -> None:
    writer = Writer()
    writer.union("Held", Purse | Sack)
    assert writer.told["Held"] == "export type Held = Purse | Sack;"
    assert "export interface Sack {" in writer.told["Sack"]
