"""The rules for authors in docs/compiling.md, as far as they can be checked by reading the sources.

The others are checked by the compiler itself.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from tools.fast.build import is_hot
from tools.fast.project import Module, Project

ROOT = Path(__file__).resolve().parents[2]
HOT = [module for module in Project(ROOT / "src").modules.values() if is_hot(module)]


def where(module: Module, node: ast.AST) -> str:
    return f"{module.name}:{getattr(node, 'lineno', 0)}"


def functions(module: Module) -> Iterator[ast.FunctionDef]:
    return (node for node in ast.walk(module.tree) if isinstance(node, ast.FunctionDef))


@pytest.mark.parametrize("module", HOT, ids=lambda module: module.name)
def test_every_parameter_and_result_is_annotated(module: Module) -> None:
    for function in functions(module):
        given = [*function.args.args, *function.args.kwonlyargs]
        bare = [one.arg for one in given if one.annotation is None and one.arg not in ("self", "cls")]
        assert not bare, where(module, function)
        assert function.returns is not None, where(module, function)


@pytest.mark.parametrize("module", HOT, ids=lambda module: module.name)
def test_no_class_body_holds_a_table_of_its_methods(module: Module) -> None:
    for node in module.classes.values():
        methods = {part.name for part in node.body if isinstance(part, ast.FunctionDef)}
        for part in node.body:
            if isinstance(part, ast.Assign):
                named = {one.id for one in ast.walk(part.value) if isinstance(one, ast.Name)}
                assert not named & methods, where(module, part)


@pytest.mark.parametrize("module", HOT, ids=lambda module: module.name)
def test_classes_of_hot_modules_take_no_keywords(module: Module) -> None:
    assert not [
        where(module, node) for node in ast.walk(module.tree) if isinstance(node, ast.ClassDef) and node.keywords
    ]
