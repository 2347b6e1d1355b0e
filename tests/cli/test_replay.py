"""The command replay: a log in words, step by step on a terminal, and checked."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from taverne.cli import replaying
from taverne.engine.record import read
from taverne.games import find
from taverne.words import Words
from tests.cli.tools import Shell


@pytest.fixture
def log(shell: Shell, tmp_path: Path) -> Path:
    """The log of a race with a step back and a refusal."""
    path = tmp_path / "match.ndjson"
    lines = ["hero warrior", "undo", "hero archer", "1", "1", "ready", "100 1", "200 claim left I-99", "300 done"]
    args = ["dungeon_rush", "--seed", "5", "--record", str(path)]
    assert shell.run("play", *args, lines=[*lines, *["1"] * 90]).status == 0
    return path


def test_a_log_is_told_in_words(shell: Shell, log: Path) -> None:
    done = shell.run("replay", str(log))
    assert done.status == 0
    assert "⟦" not in done.out
    assert "Player: hero archer  (Take the Archer)\n        Player takes the Archer.  [DR-025]" in done.out
    assert "Player goes back to decision" in done.out
    undone = done.out.partition("Player takes back")[0]
    assert "Player: hero warrior" in undone
    assert "Player takes the Warrior." not in undone, "what was taken back made nothing happen in the end"
    assert "@200 ms: claim left I-99: refused. That hero or that monster is not on the table." in done.out
    assert "the clock: expire countdown 1" in done.out
    assert "chance: draw " in done.out
    assert done.out.rstrip().endswith("The game is over.")


def test_a_log_is_told_in_french_from_any_entry(shell: Shell, log: Path) -> None:
    done = shell.run("replay", str(log), "--lang", "fr", "--from", "4")
    assert done.out.startswith("   4  ")
    assert "prend l’Archère.  [DR-025]" in done.out


def test_a_log_is_verified(shell: Shell, log: Path) -> None:
    done = shell.run("replay", str(log), "--verify")
    assert done.status == 0
    assert "gives the same match." in done.out
    assert "Every roll and draw follows from seed 5" in done.out
    assert "The match is finished." in done.out


def test_an_unfinished_log_holds_too(shell: Shell, tmp_path: Path) -> None:
    path = tmp_path / "short.ndjson"
    assert shell.run("play", "dungeon_rush", "--record", str(path), lines=["1"]).status == 0
    assert "The match is not finished yet." in shell.run("replay", str(path), "--verify").out


def test_a_log_is_stepped_through(
    log: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], shell: Shell
) -> None:
    answers: Iterator[str] = iter(["", "", "b", "t", "12", "q"])
    monkeypatch.setattr("builtins.input", lambda prompt: next(answers))
    match, _ = read(log, find)
    replaying._step_through(match, Words("dungeon_rush", "en"), 1)
    out = capsys.readouterr().out
    numbers = [int(line[:4]) for line in out.splitlines() if line[:4].strip().isdigit() and line[4:6] == "  "]
    assert numbers == [1, 2, 3, 2, 2, 12]
    assert "== Choosing heroes ==" in out
