"""TypeScript types of the wire, of the games' views, help and boxes, written from the msgspec structures that are sent.

``python -m tools.wire_types`` writes ``web/src/wire/generated``; ``--check`` only says whether that is what is there.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Container, Iterator, Sequence
from pathlib import Path
from typing import Any, Final, get_args, get_type_hints

import msgspec
from msgspec import inspect

from taverne import games
from taverne.engine.box.boxed_game import BoxedGame
from taverne.engine.box.contents import APART
from taverne.engine.game import FollowUp, Result, View
from taverne.review.hints import Hints
from taverne.server.wire import bodies, lab, messages, series

PLACE: Final = Path(__file__).resolve().parent.parent / "web" / "src" / "wire" / "generated"
HEAD: Final = """// Written by `make types` from {source}: do not change it here.
// What the fields mean is said there.
"""
EFFECT: Final = """/** What a piece does, by its kind; the vocabulary of the game says the rest. */
export interface Effect {
  kind: string;
  [field: string]: unknown;
}"""
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

    def __init__(self, apart: Container[str] = (), boxed: bool = False) -> None:
        self.told: dict[str, str] = {}
        self._of: dict[str, type[Any]] = {}
        self._apart = apart
        """Fields that are not sent."""
        self._boxed = boxed
        """Whether it is a box: what is None is not sent either, and what pieces do is for rules, not for pages."""

    def interface(self, cls: type[Any]) -> str:
        """Write the interface of a structure, if it is not there yet; return its name."""
        if self._boxed and cls.__struct_config__.tag_field:
            self.told["Effect"] = EFFECT
            return "Effect"
        name = cls.__name__
        if name not in self.told:
            self.told[name] = ""
            self._of[name] = cls
            self.told[name] = "\n".join(self._lines(cls))
        if self._of[name] is not cls:
            raise TypeError(f"{cls.__module__} and {self._of[name].__module__} both send a {name}")
        return name

    def union(self, name: str, kind: Any) -> None:
        """Write what a message of one side may be."""
        self.told[name] = f"export type {name} = {self.type(inspect.type_info(kind))};"

    def _lines(self, cls: type[Any]) -> Iterator[str]:
        info = inspect.type_info(cls)
        assert isinstance(info, inspect.StructType)
        doc = (cls.__doc__ or "").strip().splitlines()
        yield f"/** {doc[0]} */" if doc else ""
        yield f"export interface {cls.__name__} {{"
        if info.tag_field:
            yield f"  {info.tag_field}: {msgspec.json.encode(info.tag).decode()};"
        for field in info.fields:
            if field.encode_name not in self._apart:
                yield f"  {field.encode_name}{self._typed(cls, field)};"
        yield "}"

    def _typed(self, cls: type[Any], field: inspect.Field) -> str:
        """Return what a field may hold, and whether it may be missing.

        What the server sends is there unless its defaults are left out; what it is sent may lack what has a default.
        """
        told, left_out = self.type(field.type), cls.__struct_config__.omit_defaults and field.default is None
        if (self._boxed or left_out) and told.endswith(" | null"):
            return f"?: {told.removesuffix(' | null')}"
        lacking = issubclass(cls, bodies.Body) or cls.__struct_config__.omit_defaults
        return f"?: {told}" if field.default is msgspec.UNSET or (lacking and not field.required) else f": {told}"

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
            several = isinstance(info.item_type, inspect.UnionType | inspect.LiteralType)
            return f"({inner})[]" if several and " | " in inner else f"{inner}[]"
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
    told_of: list[type[Any]] = [View, Result, FollowUp, Hints]
    for module in (bodies, series, lab, messages):
        told_of += structures(module)
    for cls in told_of:
        if cls not in (bodies.Body, bodies.Told):
            wire.interface(cls)
    wire.union("FromServer", messages.FromServer)
    wire.union("FromClient", messages.FromClient)
    told = {"wire.ts": wire.text("src/taverne/server/wire and src/taverne/engine/game.py")}
    for game in games.all_games():
        writer = Writer()
        for cls in (*sent_by(type(game).table), *sent_by(type(game).advice)):
            writer.interface(cls)
        told[f"{game.name}.ts"] = writer.text(f"the view and the help of src/taverne/games/{game.name}")
        if isinstance(game, BoxedGame):
            box = Writer(APART, boxed=True)
            box.interface(game.shelf.schema)
            told[f"{game.name}_box.ts"] = box.text(f"the box of src/taverne/games/{game.name}")
    return told


def sent_by(method: Callable[..., Any]) -> list[type[msgspec.Struct]]:
    """Return the structures that a method of a game may return."""
    kind = get_type_hints(method)["return"]
    return [one for one in (kind, *get_args(kind)) if isinstance(one, type) and issubclass(one, msgspec.Struct)]


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
