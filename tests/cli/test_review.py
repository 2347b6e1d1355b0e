"""The command ``review``: the story of a match of each game, in words of both languages and as JSON."""

from __future__ import annotations

import re
from pathlib import Path

import msgspec
import pytest

from taverne.cli.commands.review import StoryInWords
from taverne.engine.logs.log_file import to_lines
from taverne.review.records import Review
from taverne.words import Words
from tests.cli.tools import Shell
from tests.review.matches import SETS, played


@pytest.fixture
def shell(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Shell:
    return Shell(tmp_path, monkeypatch, capsys)


@pytest.mark.parametrize("game", SETS)
def test_a_log_of_each_game_has_its_story(shell: Shell, tmp_path: Path, game: str) -> None:
    match = played(game)
    assert match.result is not None
    log = tmp_path / "match.log"
    log.write_bytes(b"\n".join(to_lines(match.header, match.entries)) + b"\n")
    lang = "fr" if game in ("nerath", "monster_lands") else "en"
    told = shell.run("review", str(log), "--seconds", "1", "--lang", lang)
    assert told.status == 0, told.err
    assert "⟦" not in told.out
    assert ("Tournants" if lang == "fr" else "Turning points") in told.out
    assert not re.search(r"\s-\d", told.out), "figures below zero have the minus sign"
    assert not re.search(r"\)[^\s,.:;)»”]", told.out), "columns stand apart"


def test_a_story_is_told_as_json_and_tells_bots_apart(shell: Shell, tmp_path: Path) -> None:
    match = played("dungeon_rush")
    log = tmp_path / "match.log"
    log.write_bytes(b"\n".join(to_lines(match.header, match.entries)) + b"\n")
    told = shell.run("review", str(log), "--json", "--seconds", "1")
    review = msgspec.json.decode(told.out, type=Review)
    assert match.result is not None
    assert review.scores == match.result.scores
    assert len(review.accounts) == len(match.result.scores)
    seats = ("Ann", *["normal"] * (len(review.seats) - 1))
    lines = "\n".join(StoryInWords(msgspec.structs.replace(review, seats=seats), Words(review.game, "en")).lines())
    assert "normal 2" in lines
    assert "Ann 1" not in lines
    assert not re.search(r"normal(?! \d)", lines), "bots of one level are told apart"
