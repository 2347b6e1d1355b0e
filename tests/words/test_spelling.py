"""What the spelling of documents is read from: all their sentences, and no code.

The dictionaries are asked by ``make lint``.
"""

from __future__ import annotations

import shutil

import pytest

from tests.words.spelling import CODE, texts, unknown


def test_what_follows_a_block_of_code_is_read() -> None:
    page = "Befor\n\n    taverne lab\n\nAftre `kode` it\n\n```\nkode\n```\n\nlsat\n"
    assert CODE.sub(" ", page).split() == ["Befor", "Aftre", "it", "lsat"]


def test_every_page_is_read_to_its_end() -> None:
    for file, text in texts("en"):
        if file.suffix == ".md":
            last = [line for line in file.read_text(encoding="utf-8").splitlines() if line.strip()][-1]
            if not last.startswith(("    ", "```", "|")) and "`" not in last and "](" not in last:
                assert last in text, file.name


def test_a_wrong_word_is_found_in_either_language() -> None:
    if shutil.which("hunspell") is None:
        pytest.skip("hunspell is not installed")
    assert unknown("en", "A tavern’s sentense, Nerath’s and 12x.") == {"sentense"}
    assert unknown("fr", "Une frase de Nerath.") == {"frase"}
