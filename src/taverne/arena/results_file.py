"""A file of results: one line for each game, so that a long run can be broken off and taken up again.

Which games are to be played is left to tournaments.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec

from taverne.arena.play import Outcome
from taverne.arena.pool import Setting, Task
from taverne.engine.game import OptionError
from taverne.engine.typed import ready


class ResultsFile:
    """The games of one setting by seed and line-up; what is added is on disk at once."""

    def __init__(self, path: Path, setting: Setting) -> None:
        self.path = path
        self._head = {
            "game": setting.game.name,
            "rules": setting.game.rules_version,
            "box": setting.game.box_fingerprint,
            "players": setting.players,
            "options": dict(setting.options),
        }
        self._known: dict[tuple[int, tuple[str, ...]], Outcome] = {}

    def __enter__(self) -> ResultsFile:
        self.path.parent.mkdir(parents=True, exist_ok=True)
        if self.path.is_file() and self.path.stat().st_size:
            self._read()
            self._file = self.path.open("ab")
        else:
            self._file = self.path.open("wb")
            self._file.write(msgspec.json.encode(self._head) + b"\n")
            self._file.flush()
        return self

    def _read(self) -> None:
        data = self.path.read_bytes()
        whole = data[: data.rfind(b"\n") + 1]
        if len(whole) < len(data):
            self.path.write_bytes(whole)
        head, *lines = whole.splitlines()
        found: Any = msgspec.json.decode(head)
        if found != self._head:
            told = f"{self.path} holds results of another setting: {found}"
            raise OptionError(told, "results-other", {"path": str(self.path)})
        for line in lines:
            outcome = msgspec.json.decode(line, type=ready(Outcome))
            self._known[outcome.seed, outcome.lineup] = outcome

    def __exit__(self, *_: object) -> None:
        self._file.close()

    def known(self, task: Task) -> Outcome | None:
        return self._known.get((task.seed, task.lineup))

    def add(self, outcomes: Sequence[Outcome]) -> None:
        for outcome in outcomes:
            self._known[outcome.seed, outcome.lineup] = outcome
            self._file.write(msgspec.json.encode(outcome) + b"\n")
        self._file.flush()
