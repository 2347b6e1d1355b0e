"""Phrases that read as translated, and that were given up for good: none of them comes back into words or documents.

Single terms are held by the glossary; here stand turns of phrase, whatever game they are said in.
"""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest

import taverne

SOURCES = Path(taverne.__file__).parent
ROOT = SOURCES.parents[1]
GIVEN_UP = {
    "en": (
        r"\bno art nor\b",
        r"\bFrench and English are equal\b",
        r"”? does not go[.:;]",
        r"\bis decided for\b",
        r"\bNothing speaks against\b",
        r"\bnothing to say in that\b",
        r"\bbecomes who\b",
        r"\bLeave them so\b",
        r"\bthe lot gives\b",
        r"\b(?:You|you) win with\b.*%",
        r"\bThe hit is for\b",
        r"\beach against one of them\b",
        r"\bcan go along\b\s*$",
        r"\bto be looked at\b",
        r"\bwhat shields do not stop is\b",
        r" [Rr]eckon(?:ed|ing)\b",
        r"= At hand\b",
        r"(?:=|\]) Do you \w+",
        r"\bNobody of (?:yours|this affinity)\b",
        r"\bhas most\b",
        r"\bare no (?:units|dice)\b",
        r"\bby lot\b",
        r"\bone[’']s own\b",
        r"\b[Tt]ables weigh\b",
        r"\bis there twice\b",
        r"\btold everything anew\b",
        r"\basked in vain\b",
        r"\bchance to win\b",
        r"= (?:Captured|Killed) from\b",
        r"\bif aimed at\b",
        r"\b[Aa]n own\b",
        r"\bas nobody had seen\b",
        r"\bof yours fights\b",
        r"\b(?:recogniz|organiz|colour?iz|centeriz|apologiz|realiz|customiz|summariz|minimiz|maximiz|optimiz)\w+",
    ),
    "fr": (
        r"\b[Rr]eprendre le coup\b",
        r"\bVers l’entrée\b",
        r"^[\w-]+ = Dire$",
        r"\bn’importe quoi de permis\b",
        r"\bpas de telle? \w+\b",
        r"\bjeux de plateau fantastiques\b",
        r"\. Lieu : \{",
        r"\w\(s\)",
        r"(?<=\w) …",
        r"\bDéfaussez-vous\b",
        r"\bPayez-vous\b",
        r"\bJouez-vous\b",
        r"\b[Qq]uiconque\b",
        r"\bFaites comme il vous plaît\b",
        r"\bpoints espérés\b",
        r"\btrop serré pour le dire\b",
        r"\bchacun sur place\b",
        r"\bDites (?:d’abord|comment|lequel|qui|de quel)\b",
    ),
}


@cache
def lines(language: str) -> list[tuple[str, str]]:
    """Every line of the locale files of a language, with its place; English documents too."""
    files = [*sorted(SOURCES.rglob(f"locale/{language}/*.ftl")), ROOT / "web" / "src" / "locale" / f"{language}.ftl"]
    if language == "en":
        beside = [ROOT / f"{name}.md" for name in ("README", "CONTRIBUTING", "SECURITY", "CHANGELOG")]
        files += [*beside, *sorted((ROOT / "docs").glob("*.md"))]
    return [
        (f"{file.relative_to(ROOT)}:{number}", line.replace("\u00a0", " "))
        for file in files
        for number, line in enumerate(file.read_text(encoding="utf-8").splitlines(), start=1)
        if file.suffix == ".md" or not line.startswith("#")
    ]


CASES = [(language, phrase) for language, phrases in GIVEN_UP.items() for phrase in phrases]


@pytest.mark.parametrize(("language", "phrase"), CASES, ids=[f"{language}-{phrase}" for language, phrase in CASES])
def test_a_phrase_that_was_given_up_does_not_come_back(language: str, phrase: str) -> None:
    pattern = re.compile(phrase)
    assert [f"{where}: {line}" for where, line in lines(language) if pattern.search(line)] == []


@pytest.mark.parametrize("language", ["en", "fr"])
def test_no_odds_are_called_exact(language: str) -> None:
    """Odds leave out moves (cards, retreats, pieces with a price), so what players read calls them by no such name."""
    exact = re.compile(r"\b[Ee]xact (?:odds|chances)\b|\b(?:chances|probabilités) exactes\b|\b[Cc]hances are exact\b")
    read = [(where, line) for where, line in lines(language) if not where.startswith("CHANGELOG")]
    assert [f"{where}: {line}" for where, line in read if exact.search(line)] == []
