"""The glossary holds locale files and documents to one term for one thing: terms are used, words given up stay away.

Its tables are docs/glossary.md; a chapter is a game and the documents about it, “Everywhere” is every file.
"""

from __future__ import annotations

import re
from functools import cache
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
    chosen = [file for file in files if CHAPTERS[chapter] in file.relative_to(ROOT).as_posix()]
    return [
        (f"{file.parent.parent.parent.name}/{file.name}:{number}", line.replace("\u00a0", " "))
        for file in chosen
        for number, line in enumerate(file.read_text(encoding="utf-8").splitlines(), start=1)
        if not line.startswith("#")
    ]


def documents(chapter: str) -> list[tuple[str, str]]:
    """Every line of the documents about a game, or of all of them; the glossary itself lists what is given up."""
    beside = [ROOT / f"{name}.md" for name in ("README", "CONTRIBUTING", "SECURITY", "CHANGELOG")]
    files = [*beside, *sorted((ROOT / "docs").glob("*.md"))]
    return [
        (f"{file.name}:{number}", line)
        for file in files
        if file.name != "glossary.md" and CHAPTERS[chapter] in file.name
        for number, line in enumerate(file.read_text(encoding="utf-8").splitlines(), start=1)
    ]


def test_every_game_has_its_documents() -> None:
    assert all(len(documents(chapter)) > 100 for chapter in CHAPTERS)


def test_every_game_has_its_terms_in_both_languages() -> None:
    assert {chapter for chapter, *_ in terms()} == set(CHAPTERS)
    assert [row for row in terms() if not row[1] or not row[2]] == []


WITHIN = re.compile(r"\([^)]*\)")
TERMS = [
    (chapter, language, term.strip().removeprefix("to ").strip())
    for chapter, english, french, _ in terms()
    for language, cell in (("en", english), ("fr", french))
    for term in re.split("[,;:]", WITHIN.sub("", cell))
]


@cache
def everything(chapter: str, language: str) -> str:
    return "\n".join(line for _, line in lines(chapter, language)).casefold()


@pytest.mark.parametrize(("chapter", "language", "term"), TERMS, ids=[f"{c}-{t}" for c, _, t in TERMS])
def test_a_term_of_the_glossary_is_one_that_is_used(chapter: str, language: str, term: str) -> None:
    assert re.search(rf"(?<!\w){re.escape(term.casefold())}", everything(chapter, language))


@pytest.mark.parametrize(("chapter", "language", "word"), GONE, ids=[f"{c}-{w}" for c, _, w in GONE])
def test_a_word_that_was_given_up_does_not_come_back(chapter: str, language: str, word: str) -> None:
    pattern = re.compile(rf"(?<![\w$-]){re.escape(word)}(?![\w-])", re.IGNORECASE)
    read = lines(chapter, language) + (documents(chapter) if language == "en" else [])
    assert [f"{where}: {line}" for where, line in read if pattern.search(line)] == []
