"""Every reason for which rules refuse something is asked for by a test of its game, by its key.

Whether the reason is the right one is for those tests to say.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from taverne import games

ROOT = Path(__file__).resolve().parents[2]


def reasons(game: str) -> Iterator[str]:
    """Return the keys of all reasons that the rules of a game give in so many words."""
    for path in (ROOT / "src" / "taverne" / "games" / game / "rules").rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "Reason" and node.args:
                words = [part.value for part in ast.walk(node.args[0]) if isinstance(part, ast.Constant)]
                yield from (word for word in words if isinstance(word, str))


@pytest.mark.parametrize("game", games.names())
def test_every_reason_is_asked_for(game: str) -> None:
    asked: set[str] = set()
    for path in (ROOT / "tests" / game).rglob("*.py"):
        asked.update(re.findall(r"[\w-]+", path.read_text(encoding="utf-8")))
    assert sorted(set(reasons(game)) - asked) == [], "ask for it in a test_refusals*.py of tests/<game>"
