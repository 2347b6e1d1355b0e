"""What the pages say is so: their Python is run, and the places they name exist.

What they explain is tested elsewhere.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).resolve().parents[2]
PAGES = [ROOT / "docs" / name for name in ("concepts.md", "add-a-game.md", "add-a-card.md", "dialect.md")]


def test_the_code_of_the_concepts_runs() -> None:
    text = PAGES[0].read_text(encoding="utf-8")
    blocks = re.findall(r"^```python\n(.*?)^```", text, re.M | re.S)
    assert len(blocks) >= 5
    scope: dict[str, Any] = {"__name__": __name__}
    for block in blocks:
        exec(compile(block, "docs/concepts.md", "exec", dont_inherit=True), scope)
    assert scope["match"].over


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_the_places_that_a_page_names_exist(page: Path) -> None:
    text = page.read_text(encoding="utf-8")
    places = re.findall(r"\]\(([\w./-]+)\)", text)
    missing = [place for place in places if not (page.parent / place).exists()]
    named = re.findall(r"`((?:src|tests|docs)/[\w./-]+[\w])`", text)
    missing += [place for place in named if not (ROOT / place).exists()]
    assert not missing
