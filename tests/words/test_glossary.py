"""The glossary holds the locale files to one term for one thing: words it gives up do not come back.

Its tables are docs/glossary.md; a chapter is a game, “Everywhere” is every file.
"""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import taverne

SOURCES = Path(taverne.__file__).parent
ROOT = SOURCES.parents[1]
CHAPTERS = {
    "Everywhere": "",
    "Dungeon Rush": "dungeon_rush",
    "Monster Lands": "monster_lands",
    "Conquest of Nerath": "nerath",
    "Euthia": "euthia",
}


def terms() -> list[tuple[str, str, str, str]]:
    """Chapter, English, French and the words given up, of every row."""
    found, chapter = [], ""
    for line in (ROOT / "docs" / "glossary.md").read_text(encoding="utf-8").splitlines():
        if line.startswith("## "):
            chapter = line[3:]
        elif chapter and line.startswith("| ") and not line.startswith("| English"):
            english, french, gone = (cell.strip() for cell in line.strip("|").split("|"))
            found.append((chapter, english, french, gone))
    return found


GONE = [
    (chapter, *word.strip().split(": ", 1))
    for chapter, _, _, gone in terms()
    for word in gone.split(",")
    if word.strip()
]


def lines(chapter: str, language: str) -> list[tuple[str, str]]:
    files = [*sorted(SOURCES.rglob(f"locale/{language}/*.ftl")), ROOT / "web" / "src" / "locale" / f"{language}.ftl"]
    chosen = [file for file in files if CHAPTERS[chapter] in file.as_posix()]
    return [
        (f"{file.parent.parent.parent.name}/{file.name}:{number}", line.replace("\u00a0", " "))
        for file in chosen
        for number, line in enumerate(file.read_text(encoding="utf-8").splitlines(), start=1)
        if not line.startswith("#")
    ]


def test_every_game_has_its_terms_in_both_languages() -> None:
    assert {chapter for chapter, *_ in terms()} == set(CHAPTERS)
    assert [row for row in terms() if not row[1] or not row[2]] == []


@pytest.mark.parametrize(("chapter", "language", "word"), GONE, ids=[f"{c}-{w}" for c, _, w in GONE])
def test_a_word_that_was_given_up_does_not_come_back(chapter: str, language: str, word: str) -> None:
    pattern = re.compile(rf"(?<![\w$-]){re.escape(word)}(?![\w-])", re.IGNORECASE)
    assert [f"{where}: {line}" for where, line in lines(chapter, language) if pattern.search(line)] == []
