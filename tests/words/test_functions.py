"""Functions of Fluent files: a call of one that does not exist would show its own name to players, so none is written.

What the functions do to a sentence is tested in ``test_grammar``.
"""

from __future__ import annotations

from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import taverne
from taverne.grammar import functions
from taverne.words import LANGUAGES

SOURCES = Path(taverne.__file__).parent
WEB = SOURCES.parents[1] / "web" / "src" / "locale"
BUILT_IN = {"NUMBER", "DATETIME"}
CASES = [
    (language, file)
    for language in LANGUAGES
    for file in [*sorted(SOURCES.rglob(f"locale/{language}/*.ftl")), WEB / f"{language}.ftl"]
]


class Calls(Visitor):
    """The functions that a file calls."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_FunctionReference(self, node: ast.FunctionReference) -> None:
        self.names.add(node.id.name)
        self.generic_visit(node)


def unknown(language: str, text: str) -> set[str]:
    """The functions that this text calls and the language does not have."""
    calls = Calls()
    calls.visit(FluentParser().parse(text))
    return calls.names - set(functions(language)) - BUILT_IN


@pytest.mark.parametrize(("language", "file"), CASES, ids=[f"{f.parents[2].name}-{f.stem}-{each}" for each, f in CASES])
def test_every_function_that_is_called_exists(language: str, file: Path) -> None:
    assert unknown(language, file.read_text(encoding="utf-8")) == set()


def test_an_unknown_function_is_found_wherever_it_hides() -> None:
    hidden = "a-b = { $n ->\n    [one] { OFF($name) }\n   *[other] { OF(TOO($name)) }\n }\n    .of = { DU($name) }\n"
    assert unknown("fr", hidden) == {"OFF", "TOO", "DU"}
    assert unknown("en", "a-b = { OF($name) }\n") == {"OF"}
    assert unknown("fr", "a-b = { OF($name) } { NUMBER($n) }\n") == set()
