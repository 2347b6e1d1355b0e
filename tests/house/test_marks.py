"""Marks mean proof: every rule is named by a test, and none only by a test that names five or more at once.

Whether such a test notices a broken rule is for ``make mutants`` to say.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from taverne import games
from tests.ledger import messages

TESTS = Path(__file__).resolve().parent.parent
MANY = 5
EXAMPLES = {
    "CNX": (11, 13, 17),
    "DRX": (3, 4, 7, 9),
    "EUX": (1, 10, 17, 21),
    "MLX": (1, 2, 5, 6, 7, 10, 11, 12, 14, 16, 19),
}
"""Examples of the rulebooks, each of which shows many rules at work."""


def rules_in(node: ast.AST) -> Iterator[list[str]]:
    """Yield the rules that each mark in a piece of source names; a mark whose rules are no literals names none."""
    for call in ast.walk(node):
        if isinstance(call, ast.Call) and ast.unparse(call.func) == "pytest.mark.rule":
            yield [word.value for word in call.args if isinstance(word, ast.Constant) and isinstance(word.value, str)]


def groups(tree: ast.Module) -> Iterator[set[str]]:
    """Yield the rules that are named together: on one test, on one of its cases, or in a list of cases."""
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            whole: set[str] = set()
            cases: list[list[str]] = []
            for decorator in node.decorator_list:
                if isinstance(decorator, ast.Call) and ast.unparse(decorator.func) == "pytest.mark.rule":
                    whole.update(*rules_in(decorator))
                else:
                    cases += rules_in(decorator)
            yield whole
            yield from ({*whole, *case} for case in cases)
        elif isinstance(node, ast.Assign | ast.AnnAssign):
            yield from map(set, rules_in(node))


@cache
def fewest() -> dict[str, int]:
    """Return with how many rules at least each rule is named together, itself included."""
    found: dict[str, int] = {}
    for path in TESTS.rglob("test_*.py"):
        for group in groups(ast.parse(path.read_text(encoding="utf-8"))):
            for rule in group:
                found[rule] = min(len(group), found.get(rule, len(group)))
    return found


@pytest.mark.parametrize("game", games.names())
def test_every_rule_and_every_example_is_named_by_a_test(game: str) -> None:
    assert [rule for rule in messages(game, "en", "rules.ftl") if rule not in fewest()] == []


def test_only_worked_examples_are_named_by_nothing_but_a_test_of_many_rules() -> None:
    listed = [f"{prefix}-{number:02}" for prefix, numbers in EXAMPLES.items() for number in numbers]
    assert sorted(rule for rule, n in fewest().items() if n >= MANY) == listed
