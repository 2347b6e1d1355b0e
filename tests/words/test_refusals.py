"""Refusals of the server: each key that it may answer with has a sentence in the browser, in both languages.

Refusals of the engine and of games are tested in ``test_words``; what they mean, with the routes that give them.
"""

from __future__ import annotations

import ast as python
from pathlib import Path

import pytest

import taverne
from taverne.server import errors
from taverne.words import LANGUAGES, Words
from tests.words.test_words import messages, text_of

SOURCES = Path(taverne.__file__).parent
WEB = SOURCES.parents[1] / "web" / "src" / "locale"
NAMES = ("Refused", "Problem", "_refuse")
"""What the server answers with: the key is the first argument, or called so; `_refuse` names it third."""


def keys() -> dict[str, str]:
    """Every key that the server answers with, and where."""
    found = dict.fromkeys(errors._KEYS.values(), "errors.py")
    for file in sorted((SOURCES / "server").rglob("*.py")):
        for node in python.walk(python.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, python.Call):
                name = getattr(node.func, "attr", getattr(node.func, "id", ""))
                given = [each.value for each in node.keywords if each.arg == "key"]
                place = 2 if name == "_refuse" else 0
                for value in [*given, *node.args[place : place + 1]] if name in NAMES else ():
                    found |= dict.fromkeys(text_of(value), f"{file.name}:{node.lineno}")
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_of_the_server_has_a_sentence(language: str) -> None:
    words, browser = Words(None, language), messages(WEB / f"{language}.ftl")
    found = keys()
    assert len(found) > 50
    assert {
        key: where
        for key, where in found.items()
        if not any(words.has(each) or each in browser for each in (key, f"why-{key}", f"ui-why-{key}"))
    } == {}
