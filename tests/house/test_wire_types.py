"""The client's types are those of what the server sends: generated, and in the repository as generated today."""

from __future__ import annotations

import msgspec

from tools.wire_types import PLACE, Writer, generated


class Coin(msgspec.Struct, omit_defaults=True):
    """A coin."""

    worth: int
    worn: bool = False


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
