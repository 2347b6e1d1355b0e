"""What the tests of commands at served tables share: a terminal that is typed at, commands that run beside the test.

The tests themselves are in the files beside this one.
"""

from __future__ import annotations

import os
import re
import subprocess
import sys
import threading
from pathlib import Path

from taverne.engine.actions import Action
from taverne.engine.decisions import Choice
from taverne.engine.game import View
from taverne.engine.matches.bots import Bot, Simulator
from taverne.engine.rng import Rng

QUESTION = re.compile(r"^ +1  \S")


def command(*words: str, data: Path) -> list[str]:
    return [sys.executable, "-m", "taverne", *words, "--lang", "en"]


def surroundings(data: Path) -> dict[str, str]:
    kept = {name: value for name, value in os.environ.items() if name != "TAVERNE_DATA"}
    return kept | {"XDG_DATA_HOME": str(data), "PYTHONUNBUFFERED": "1"}


class Breaks(Bot):
    """A bot with a mistake in it."""

    def choose(self, view: View | None, choice: Choice, rng: Rng, simulator: Simulator) -> Action:
        raise ValueError("my mistake")


class Terminal:
    """``taverne play --at`` with somebody who takes the first option of each question."""

    def __init__(self, link: str, data: Path, *words: str) -> None:
        pipe = subprocess.PIPE
        self.process = subprocess.Popen(
            command("play", "--at", link, "--name", "Tess", "--plain", *words, data=data),
            env=surroundings(data),
            stdin=pipe,
            stdout=pipe,
            stderr=subprocess.STDOUT,
            text=True,
        )
        self.lines: list[str] = []
        self.answers = 0
        self._thread = threading.Thread(target=self._read, daemon=True)
        self._thread.start()

    def _read(self) -> None:
        assert self.process.stdout is not None
        assert self.process.stdin is not None
        for line in self.process.stdout:
            self.lines.append(line.rstrip("\n"))
            if QUESTION.match(line):
                self.answers += 1
                try:
                    self.process.stdin.write("1\n")
                    self.process.stdin.flush()
                except OSError:
                    return

    @property
    def text(self) -> str:
        return "\n".join(self.lines)

    def ended(self, seconds: float) -> int:
        status = self.process.wait(seconds)
        self._thread.join(5)
        return status

    def close(self) -> None:
        if self.process.poll() is None:
            self.process.kill()
            self.process.wait()
