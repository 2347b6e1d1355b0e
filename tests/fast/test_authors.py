"""The rules for authors in docs/compiling.md, as far as they can be checked by reading the sources.

The others are checked by the compiler itself.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from tools.fast.build import is_hot
from tools.fast.project import Module, Project, read

ROOT = Path(__file__).resolve().parents[2]
PROJECT = Project(ROOT / "src")
HOT = [module for module in PROJECT.modules.values() if is_hot(module)]
NEVER = ("__new__", "__dict__")
STANDING = ("Final", "TypeAlias")
FINDINGS = {
    "a class is made without its constructor": "def one(it: type) -> object:\n    return it.__new__(it)",
    "an attribute is set by a computed name": "def one(it: object, name: str) -> None:\n    setattr(it, name, 1)",
    "a parameter or a result has no type": "def one(n):\n    return n",
    "a class has keywords": "class One(Struct, frozen=True):\n    n: int",
    "a class body holds a table of its methods": "class One:\n    def two(self) -> int: ...\n    DO = {'two': two}",
    "a class attribute is worked out": "class One:\n    TWO = sum([1, 1])",
    "a step is not gone to by its name": "@procedure\nclass One(Frame):\n    def two(self) -> Flow: self.go(two)",
    "a constant of the module is not Final": "TWO = 2",
    "something is imported inside a function": "def one() -> None:\n    import re",
}
"""What is looked for, each with a sample."""


def functions(tree: ast.AST) -> Iterator[ast.FunctionDef]:
    return (node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef))


def classes(tree: ast.AST) -> Iterator[ast.ClassDef]:
    return (node for node in ast.walk(tree) if isinstance(node, ast.ClassDef))


def is_plain(value: ast.expr) -> bool:
    """Whether a value can be written down as it is."""
    try:
        ast.literal_eval(value)
    except ValueError:
        return False
    return True


def worked_out(node: ast.ClassDef, fields: set[str]) -> Iterator[ast.stmt]:
    """Yield what a class body sets that is no field, no literal and no ``ClassVar`` with a literal."""
    if any(isinstance(base, ast.Name) and base.id == "NamedTuple" for base in node.bases) or is_dataclass(node):
        return
    for part in node.body:
        if isinstance(part, ast.Assign) and not is_plain(part.value):
            yield part
        if isinstance(part, ast.AnnAssign) and part.value is not None and ast.unparse(part.target) not in fields:
            if not (ast.unparse(part.annotation).startswith("ClassVar") and is_plain(part.value)):
                yield part


def is_dataclass(node: ast.ClassDef) -> bool:
    return any("dataclass" in ast.unparse(one) for one in node.decorator_list)


def astray(node: ast.ClassDef, steps: list[str]) -> Iterator[ast.Call]:
    """Yield where a procedure goes on otherwise than by ``self.go(self.step)``."""
    ways = {f"self.go(self.{name})" for name in steps}
    for call in ast.walk(node):
        if isinstance(call, ast.Call) and isinstance(call.func, ast.Attribute) and call.func.attr == "go":
            if ast.unparse(call) not in ways:
                yield call


def open_constants(tree: ast.Module) -> Iterator[ast.stmt]:
    """Yield what a module sets that may be set again: what is neither ``Final`` nor the name of a type."""
    for part in tree.body:
        if isinstance(part, ast.AnnAssign) and not ast.unparse(part.annotation).startswith(STANDING):
            yield part
        if isinstance(part, ast.Assign) and ast.unparse(part.targets[0]) != "__all__":
            if not (isinstance(part.value, ast.Call) and ast.unparse(part.value.func) == "TypeVar"):
                yield part


def found(module: Module, project: Project) -> Iterator[tuple[str, ast.AST]]:
    """Yield what speaks against compiling a module, and where."""
    what = iter(FINDINGS)
    tree = module.tree
    made, named, bare, words, tables, attributes, steps, constants, inner = what
    for node in ast.walk(tree):
        if isinstance(node, ast.Attribute) and node.attr in NEVER:
            yield made, node
        if isinstance(node, ast.Call) and ast.unparse(node.func) == "setattr" and not is_plain(node.args[1]):
            yield named, node
    for function in functions(tree):
        given = [one for one in (*function.args.args, *function.args.kwonlyargs) if one.arg not in ("self", "cls")]
        if function.returns is None or any(one.annotation is None for one in given):
            yield bare, function
        yield from ((inner, one) for one in ast.walk(function) if isinstance(one, ast.Import | ast.ImportFrom))
    for node in classes(tree):
        if node.keywords:
            yield words, node
        methods = {part.name for part in node.body if isinstance(part, ast.FunctionDef)}
        for part in node.body:
            if isinstance(part, ast.Assign) and methods & {
                n.id for n in ast.walk(part.value) if isinstance(n, ast.Name)
            }:
                yield tables, part
        key = (module.name, node.name)
        kind = project.kind(key) if node.name in module.classes else ""
        yield from ((attributes, part) for part in worked_out(node, set(project.fields(key)) if kind else set()))
        if kind == "procedure":
            yield from ((steps, call) for call in astray(node, project.steps(key)))
    yield from ((constants, part) for part in open_constants(tree))


@pytest.mark.parametrize("module", HOT, ids=lambda module: module.name)
def test_a_hot_module_keeps_to_the_rules_for_authors(module: Module) -> None:
    told = [f"{module.name}:{getattr(node, 'lineno', 0)}: {what}" for what, node in found(module, PROJECT)]
    assert not told, "\n".join(told)


@pytest.mark.parametrize("what", FINDINGS)
def test_what_breaks_a_rule_is_found(what: str, tmp_path: Path) -> None:
    path = tmp_path / "taverne" / "sample.py"
    path.parent.mkdir()
    path.write_text(FINDINGS[what] + "\n", encoding="utf-8")
    module = read(tmp_path, path)
    project = Project(tmp_path)
    project.modules[module.name] = module
    assert what in [one for one, _ in found(module, project)]


def replaced(function: ast.FunctionDef, hot: set[str]) -> Iterator[ast.Call]:
    """Yield where a test or a fixture sets a name of a compiled module, or of a class of one."""
    for call in ast.walk(function):
        if isinstance(call, ast.Call) and ast.unparse(call.func) == "monkeypatch.setattr" and call.args:
            where = call.args[0]
            if isinstance(where, ast.Name) and where.id in hot:
                yield call


def takes(test: ast.FunctionDef, fixture: str) -> bool:
    return any(one.arg == fixture for one in test.args.args)


def is_left_plain(test: ast.FunctionDef) -> bool:
    return any(ast.unparse(mark) == "pytest.mark.plain" for mark in test.decorator_list)


def test_nothing_compiled_is_replaced_but_in_tests_of_the_plain_engine() -> None:
    """Functions or constants: compiled calls are bound early, and constants are read when compiled."""
    names = {module.name for module in HOT}
    seen, wrong = 0, []
    for path in sorted((ROOT / "tests").rglob("test_*.py")):
        tree = ast.parse(path.read_text(encoding="utf-8"))
        hot = {
            one.asname or one.name
            for node in ast.walk(tree)
            if isinstance(node, ast.ImportFrom) and node.module
            for one in node.names
            if f"{node.module}.{one.name}" in names
            or (node.module in names and one.name in PROJECT.modules[node.module].classes)
        }
        for function in functions(tree):
            calls = list(replaced(function, hot))
            users = [test for test in functions(tree) if test is function or takes(test, function.name)]
            tests = [test for test in users if test.name.startswith("test_")]
            seen += len(calls)
            if calls and not all(is_left_plain(test) for test in tests):
                wrong.append(f"{path.relative_to(ROOT)}:{calls[0].lineno}")
    assert seen > 3
    assert not wrong, "mark it plain, or leave it as it is:\n" + "\n".join(wrong)
