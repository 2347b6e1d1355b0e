"""The sources of engine and games as syntax trees: which class a name means, which fields and steps a class has.

Rewriting them is left to ``transform``.
"""

from __future__ import annotations

import ast
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from taverne.engine.records import Field

FRAME: Final = ("taverne.engine.frames", "Frame")
STATE: Final = ("taverne.engine.state", "State")
PACKAGES: Final = ("engine", "games")

Key = tuple[str, str]
"""A class: its module and its name."""


@dataclass
class Module:
    """One module: its tree, what it imports under which name, its classes and plain assignments."""

    name: str
    path: Path
    tree: ast.Module
    imports: dict[str, Key] = field(default_factory=dict)
    classes: dict[str, ast.ClassDef] = field(default_factory=dict)
    aliases: dict[str, ast.expr] = field(default_factory=dict)


class Project:
    """All modules of engine and games under a source folder."""

    def __init__(self, source: Path) -> None:
        self.modules: dict[str, Module] = {}
        for package in PACKAGES:
            for path in sorted((source / "taverne" / package).rglob("*.py")):
                module = read(source, path)
                self.modules[module.name] = module

    def find(self, module: str, name: str, depth: int = 0) -> Key | None:
        """Return the class that a name in a module means, through imports and packages that pass it on."""
        known = self.modules.get(module)
        if known is None or depth > 8:
            return None
        if name in known.classes:
            return module, name
        if name in known.imports:
            return self.find(*known.imports[name], depth + 1)
        return None

    def alias(self, module: str, name: str, depth: int = 0) -> tuple[str, ast.expr] | None:
        """Return what a name stands for that is no class: ``Seat`` for ``int``."""
        known = self.modules.get(module)
        if known is None or depth > 8:
            return None
        if name in known.aliases:
            return module, known.aliases[name]
        if name in known.imports:
            return self.alias(*known.imports[name], depth + 1)
        return None

    def node(self, key: Key) -> ast.ClassDef:
        return self.modules[key[0]].classes[key[1]]

    def bases(self, key: Key) -> list[Key]:
        return [
            found
            for base in self.node(key).bases
            if isinstance(base, ast.Name) and (found := self.find(key[0], base.id)) is not None
        ]

    def kind(self, key: Key) -> str:
        """Return ``procedure``, ``record`` or nothing."""
        for decorator in self.node(key).decorator_list:
            name = decorator.func if isinstance(decorator, ast.Call) else decorator
            if isinstance(name, ast.Name) and name.id in ("procedure", "record"):
                return name.id
        return ""

    def flag(self, key: Key, flag: str) -> bool:
        """Whether ``@record(flag=True)`` was written."""
        for decorator in self.node(key).decorator_list:
            if isinstance(decorator, ast.Call):
                for word in decorator.keywords:
                    if word.arg == flag and isinstance(word.value, ast.Constant):
                        return bool(word.value.value)
        return False

    def is_state(self, key: Key) -> bool:
        return key == STATE or any(self.is_state(base) for base in self.bases(key))

    def own_fields(self, key: Key) -> dict[str, Field]:
        """Return the annotated fields of a record, ``at`` of a frame included."""
        fields: dict[str, Field] = {}
        for part in self.node(key).body:
            if not isinstance(part, ast.AnnAssign) or not isinstance(part.target, ast.Name):
                continue
            kind = ast.unparse(part.annotation)
            if kind.startswith("ClassVar"):
                continue
            default, kw_only = "", self.flag(key, "kw_only")
            if (
                isinstance(part.value, ast.Call)
                and isinstance(part.value.func, ast.Name)
                and part.value.func.id == "field"
            ):
                words = {word.arg: word.value for word in part.value.keywords}
                kw_only = kw_only or "kw_only" in words
                default = "[]" if "default_factory" in words else ast.unparse(words["default"])
            elif part.value is not None:
                default = ast.unparse(part.value)
            fields[part.target.id] = Field(part.target.id, kind, default, kw_only)
        return fields

    def fields(self, key: Key) -> dict[str, tuple[str, Field]]:
        """Return all fields of a record in their order, each with the module that annotates it."""
        found: dict[str, tuple[str, Field]] = {}
        for base in self.bases(key):
            if self.kind(base):
                found |= self.fields(base)
        return found | {name: (key[0], one) for name, one in self.own_fields(key).items()}

    def steps(self, key: Key) -> list[str]:
        """Return the names of the steps of a procedure, those of its bases first."""
        found: list[str] = []
        for base in self.bases(key):
            if self.kind(base) == "procedure":
                found += [name for name in self.steps(base) if name not in found]
        own = [part.name for part in self.node(key).body if isinstance(part, ast.FunctionDef) and is_step(part)]
        return found + [name for name in own if name not in found]

    def changes(self, module: str, name: str) -> bool | None:
        """Whether a name in an annotation is a record that can change; None if nobody knows."""
        key = self.find(module, name)
        if key is not None:
            if self.kind(key):
                return not self.flag(key, "frozen")
            return any(isinstance(part, ast.FunctionDef) and part.name == "clone" for part in self.node(key).body)
        other = self.alias(module, name)
        if other is None:
            return False if name in ("int", "str", "bool", "float", "object") else None
        where, value = other
        if isinstance(value, ast.Name):
            return self.changes(where, value.id)
        return None


def read(source: Path, path: Path) -> Module:
    parts = path.relative_to(source).with_suffix("").parts
    package = parts[-1] == "__init__"
    name = ".".join(parts[:-1] if package else parts)
    module = Module(name, path, ast.parse(path.read_text(encoding="utf-8")))
    for node in ast.walk(module.tree):
        if isinstance(node, ast.ImportFrom):
            here = name.split(".") if package else name.split(".")[:-1]
            base = here[: len(here) - node.level + 1] if node.level else []
            target = ".".join([*base, *([node.module] if node.module else [])])
            for one in node.names:
                module.imports[one.asname or one.name] = (target, one.name)
    for part in module.tree.body:
        if isinstance(part, ast.ClassDef):
            module.classes[part.name] = part
        elif isinstance(part, ast.AnnAssign) and isinstance(part.target, ast.Name) and part.value is not None:
            module.aliases[part.target.id] = part.value
        elif isinstance(part, ast.Assign) and isinstance(part.targets[0], ast.Name):
            module.aliases[part.targets[0].id] = part.value
    return module


def is_step(function: ast.FunctionDef) -> bool:
    return any(isinstance(one, ast.Name) and one.id == "step" for one in function.decorator_list)
