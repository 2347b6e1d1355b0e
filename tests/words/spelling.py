"""Spelling of all locale files and documents by Hunspell, in both languages: `python -m tests.words.spelling`.

Names and terms that no dictionary has stand in `names_en.txt` and `names_fr.txt` beside this file, one to a line.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

HERE = Path(__file__).parent
ROOT = HERE.parents[1]
GLOSSARY = ROOT / "docs" / "glossary.md"
DICTIONARIES = {"en": "en_GB", "fr": "fr"}
CODE = re.compile(r"```.*?```|`[^`]*`|^ {4}[^\n]*$|\]\([^)]*\)|<[^>]*>|https?://\S+", re.DOTALL | re.MULTILINE)
COMMANDS = re.compile(r"`[^`]*`|taverne [a-z]+|--?[a-z][\w=-]*|\w+\.(?:js|md|toml)\b|\b[A-Z]{2,3}-\d+[a-z]?\b")
FRENCH = re.compile(r"« [^»]* »")
"""What an English page quotes."""
DIGIT = re.compile(r"\d")
"""Hunspell cuts figures with a unit in two; ids with a number are none of its business either."""
NEEDED = "hunspell hunspell-en-gb hunspell-fr"


class Texts(Visitor):
    """The plain text of a file, without keys, variables and the prefixes of arguments."""

    def __init__(self) -> None:
        self.found: list[str] = []

    def visit_Attribute(self, node: ast.Attribute) -> None:
        if node.id.name not in ("args", "gender", "ruling"):
            self.generic_visit(node)

    def visit_TextElement(self, node: ast.TextElement) -> None:
        self.found.append(node.value)


def texts(language: str) -> Iterator[tuple[Path, str]]:
    """Every file of a language with its text; documents are English."""
    for file in [*sorted((ROOT / "src").rglob(f"locale/{language}/*.ftl")), ROOT / f"web/src/locale/{language}.ftl"]:
        visitor = Texts()
        visitor.visit(FluentParser().parse(file.read_text(encoding="utf-8")))
        yield file, COMMANDS.sub(" ", "\n".join(visitor.found))
    yield GLOSSARY, terms(language)
    if language == "en":
        beside = [ROOT / f"{name}.md" for name in ("README", "CONTRIBUTING", "CHANGELOG", "SECURITY")]
        for file in [*sorted((ROOT / "docs").rglob("*.md")), *beside]:
            if file != GLOSSARY:
                yield file, FRENCH.sub(" ", CODE.sub(" ", file.read_text(encoding="utf-8")))


def terms(language: str) -> str:
    """The glossary in one language: its first column and what stands around its tables, or its second column."""
    lines = GLOSSARY.read_text(encoding="utf-8").splitlines()
    rows = [line.split("|")[1 if language == "en" else 2] for line in lines if line.startswith("| ")]
    around = [line for line in lines if language == "en" and not line.startswith("|")]
    return CODE.sub(" ", "\n".join([*around, *(row for row in rows if row.strip() not in ("English", "French"))]))


def unknown(language: str, text: str) -> set[str]:
    """The words that neither the dictionary nor the list of names has."""
    plain = text.replace("’", "'")
    command = ["hunspell", "-l", "-i", "utf-8", "-d", DICTIONARIES[language]]
    done = subprocess.run(command, input=plain, capture_output=True, text=True, check=True)
    names = set((HERE / f"names_{language}.txt").read_text(encoding="utf-8").split("\n"))
    found = {word for word in done.stdout.split("\n") if word and not DIGIT.search(word)}
    return {word for word in found if not {word, word.rstrip("."), word.removesuffix("'s"), word.capitalize()} & names}


def missing() -> str:
    """What is not installed: the program, or one of its dictionaries."""
    if shutil.which("hunspell") is None:
        return "hunspell"
    listed = subprocess.run(["hunspell", "-D"], input="", capture_output=True, text=True, check=False)
    known = {Path(line).name for line in (listed.stdout + listed.stderr).splitlines()}
    return ", ".join(name for name in DICTIONARIES.values() if name not in known)


def main() -> int:
    if lacking := missing():
        print(f"Spelling was not checked, for want of {lacking}. Install (Debian names): {NEEDED}", file=sys.stderr)
        return 0 if os.environ.get("NO_SYSTEM") else 2
    wrong = 0
    for language in DICTIONARIES:
        for file, text in texts(language):
            for word in sorted(unknown(language, text)):
                print(f"{file.relative_to(ROOT)}: {word}")
                wrong += 1
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
