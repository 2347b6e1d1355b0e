"""What the tests of the command line share: running a command, in this process or as one of its own.

Every command gets a data folder of its own and English surroundings unless a test says otherwise.
"""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections.abc import Iterable
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from taverne.cli import main
from taverne.cli.match_setup import new_match, read_seats
from taverne.cli.terminal.session import LocalTable, WallClock
from taverne.engine.game import Game
from taverne.words import Words


class Done(NamedTuple):
    """How a command ended."""

    status: int
    out: str
    err: str


class Shell:
    """Runs ``taverne`` in this process, with a folder for its matches."""

    def __init__(self, folder: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
        self.folder = folder
        self.monkeypatch = monkeypatch
        self.capsys = capsys
        monkeypatch.delenv("TAVERNE_DATA", raising=False)
        monkeypatch.setenv("XDG_DATA_HOME", str(folder))
        for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
            monkeypatch.delenv(name, raising=False)

    def run(self, *args: str, lines: Iterable[str] = ()) -> Done:
        """Run a command with these lines as its input."""
        reading, writing = os.pipe()
        os.write(writing, "".join(f"{line}\n" for line in lines).encode())
        os.close(writing)
        with os.fdopen(reading) as stdin, self.monkeypatch.context() as patch:
            patch.setattr(sys, "stdin", stdin)
            try:
                status = main(args)
            except SystemExit as leaving:
                status = int(str(leaving.code))
        out, err = self.capsys.readouterr()
        assert "Traceback" not in out + err
        return Done(status, out, err)

    @property
    def logs(self) -> list[Path]:
        """The logs that were kept without a name being given."""
        return sorted((self.folder / "taverne" / "matches").glob("*.ndjson"))


def environment(folder: Path) -> dict[str, str]:
    """The surroundings of a command that runs as a process of its own."""
    kept = {name: value for name, value in os.environ.items() if not name.startswith(("LC_", "LANG", "TAVERNE_DATA"))}
    return {**kept, "XDG_DATA_HOME": str(folder), "PYTHONIOENCODING": "utf-8"}


def command(*args: str) -> list[str]:
    return [sys.executable, "-m", "taverne", *args]


def start(folder: Path, *args: str) -> subprocess.Popen[str]:
    """Start a command as a process of its own, to be talked to."""
    pipe = subprocess.PIPE
    return subprocess.Popen(
        command(*args),
        stdin=pipe,
        stdout=pipe,
        stderr=pipe,
        text=True,
        encoding="utf-8",
        env=environment(folder),
        preexec_fn=hears_interruptions,
    )


def hears_interruptions() -> None:
    """In a new process: let it be interrupted, even if whoever runs the tests is not (as under nohup)."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


class HandClock(WallClock):
    """A clock that a test turns by hand."""

    def __init__(self) -> None:
        super().__init__()
        self.time = 0

    def now(self) -> int:
        return self.time


def session(
    path: Path, game: Game[Any], words: Words, seats: str = "human,bot:easy,bot:easy", **options: str | int
) -> tuple[LocalTable, HandClock]:
    """A match with a clock of its own, as the screen plays it but without any pace."""
    clock = HandClock()
    match = new_match(game, dict(options), read_seats(seats, game, words), seed=5)
    return LocalTable.begin(match, path, clock), clock
