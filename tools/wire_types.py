"""TypeScript types of the wire and of the games' views, written from the msgspec structures that are sent.

``python -m tools.wire_types`` writes ``web/src/wire/generated``; ``--check`` only says whether that is what is there.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, Final, get_type_hints

import msgspec
from msgspec import inspect

from taverne import games
from taverne.engine.game import Result, View
from taverne.server.wire import bodies, lab, messages, series

PLACE: Final = Path(__file__).resolve().parent.parent / "web" / "src" / "wire" / "generated"
HEAD: Final = """// Written by `make types` from {source}: do not change it here.
// What the fields mean is said there.
"""
PLAIN: Final[dict[type[inspect.Type], str]] = {
    inspect.AnyType: "unknown",
    inspect.BoolType: "boolean",
    inspect.FloatType: "number",
    inspect.IntType: "number",
    inspect.NoneType: "null",
    inspect.RawType: "unknown",
    inspect.StrType: "string",
}


class Writer:
    """Interfaces for some structures and all they are made of, each once."""

    def __init__(self) -> None:
        self.told: dict[str, str] = {}

    def interface(self, cls: type[Any]) -> str:
        """Write the interface of a structure, if it is not there yet; return its name."""
        name = cls.__name__
        if name not in self.told:
            self.told[name] = ""
            self.told[name] = "\n".join(self._lines(cls))
        return name

    def _lines(self, cls: type[Any]) -> Iterator[str]:
        info = inspect.type_info(cls)
        assert isinstance(info, inspect.StructType)
        doc = (cls.__doc__ or "").strip().splitlines()
        yield f"/** {doc[0]} */" if doc else ""
        yield f"export interface {cls.__name__} {{"
        if info.tag_field:
            yield f"  {info.tag_field}: {msgspec.json.encode(info.tag).decode()};"
        # What the server sends is there unless its defaults are left out; what it is sent may lack what has a default.
        lacking = issubclass(cls, bodies.Body) or cls.__struct_config__.omit_defaults
        for field in info.fields:
            mark = "?" if field.default is msgspec.UNSET or (lacking and not field.required) else ""
            yield f"  {field.encode_name}{mark}: {self.type(field.type)};"
        yield "}"

    def type(self, info: inspect.Type) -> str:
        """Return what a field may hold."""
        kind = type(info)
        if kind in PLAIN:
            return PLAIN[kind]
        if isinstance(info, inspect.StructType):
            return self.interface(info.cls)
        if isinstance(info, inspect.LiteralType):
            return " | ".join(msgspec.json.encode(value).decode() for value in info.values)
        if isinstance(info, inspect.TupleType):
            return f"[{', '.join(self.type(part) for part in info.item_types)}]"
        if isinstance(info, inspect.VarTupleType | inspect.ListType | inspect.CollectionType):
            inner = self.type(info.item_type)
            return f"({inner})[]" if "|" in inner else f"{inner}[]"
        if isinstance(info, inspect.DictType):
            return f"Record<{self.type(info.key_type)}, {self.type(info.value_type)}>"
        if isinstance(info, inspect.UnionType):
            return " | ".join(dict.fromkeys(self.type(part) for part in info.types))
        raise TypeError(f"no TypeScript for {info!r}")

    def text(self, source: str) -> str:
        return HEAD.format(source=source) + "".join(f"\n{lines}\n" for lines in self.told.values())


def structures(module: Any) -> list[type[Any]]:
    """Return the structures that a module itself defines, in its order."""
    return [
        found
        for found in vars(module).values()
        if isinstance(found, type) and issubclass(found, msgspec.Struct) and found.__module__ == module.__name__
    ]


def generated() -> dict[str, str]:
    """Return every generated file by name."""
    wire = Writer()
    told_of: list[type[Any]] = [View, Result]
    for module in (bodies, series, lab, messages):
        told_of += structures(module)
    for cls in told_of:
        if cls not in (bodies.Body, bodies.Told):
            wire.interface(cls)
    told = {"wire.ts": wire.text("src/taverne/server/wire and src/taverne/engine/game.py")}
    for game in games.all_games():
        writer = Writer()
        writer.interface(get_type_hints(type(game).table)["return"])
        told[f"{game.name}.ts"] = writer.text(f"the view of src/taverne/games/{game.name}")
    return told


def main(words: Sequence[str] = ()) -> int:
    differs = []
    for name, text in generated().items():
        path = PLACE / name
        if path.exists() and path.read_text(encoding="utf-8") == text:
            continue
        differs.append(name)
        if "--check" not in words:
            PLACE.mkdir(parents=True, exist_ok=True)
            path.write_text(text, encoding="utf-8")
    if differs and "--check" in words:
        print(f"not as the server sends it: {', '.join(differs)}; run make types")
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
