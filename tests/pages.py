"""What the tests of the pages in docs share: their text and the rows of their tables.

What a page must say is tested with what it is about.
"""

from __future__ import annotations

import re
from pathlib import Path

DOCS = Path(__file__).resolve().parents[1] / "docs"


def page(name: str) -> str:
    return (DOCS / f"{name}.md").read_text(encoding="utf-8")


def rows(name: str, columns: int) -> dict[str, list[str]]:
    """The rows of a page's tables of so many columns that begin with a word of code, by that word."""
    found = {}
    for line in page(name).splitlines():
        cells = [cell.strip() for cell in line.strip("|").split("|")]
        if len(cells) == columns and (match := re.fullmatch(r"`(\w+)`", cells[0])):
            found[match[1]] = cells[1:]
    return found
