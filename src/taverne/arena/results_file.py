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
from taverne.engine.type_plans import ready


class ResultsFile:
    """The games of one setting by seed and line-up; what is added is on disk at once, unless it broke."""

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
        whole = self._read(self.path.read_bytes()) if self.path.is_file() else 0
        self._file = self.path.open("ab")
        self._file.truncate(whole)
        if not whole:
            self._file.write(msgspec.json.encode(self._head) + b"\n")
            self._file.flush()
        return self

    def _read(self, data: bytes) -> int:
        """Take in what was written, and return how much of it is whole; nothing else's file is touched."""
        head, *lines = data[: data.rfind(b"\n") + 1].splitlines(keepends=True) or [b""]
        if not head:
            if not msgspec.json.encode(self._head).startswith(data):
                raise self._unreadable(1)
            return 0
        self._compare(head)
        for number, line in enumerate(lines, start=2):
            try:
                outcome = msgspec.json.decode(line, type=ready(Outcome))
            except msgspec.MsgspecError:
                raise self._unreadable(number) from None
            if not outcome.error:
                self._known[outcome.seed, outcome.lineup] = outcome
        return len(head) + sum(map(len, lines))

    def _compare(self, head: bytes) -> None:
        try:
            found: Any = msgspec.json.decode(head)
        except msgspec.MsgspecError:
            raise self._unreadable(1) from None
        if found != self._head:
            told = f"{self.path} holds results of another setting: {found}"
            raise OptionError(told, "results-other", {"path": str(self.path)})

    def _unreadable(self, line: int) -> OptionError:
        told = f"{self.path}, line {line}: these are no results of games"
        return OptionError(told, "results-unreadable", {"path": str(self.path), "line": line})

    def __exit__(self, *_: object) -> None:
        self._file.close()

    def known(self, task: Task) -> Outcome | None:
        return self._known.get((task.seed, task.lineup))

    def add(self, outcomes: Sequence[Outcome]) -> None:
        for outcome in outcomes:
            self._known[outcome.seed, outcome.lineup] = outcome
            if not outcome.error:
                self._file.write(msgspec.json.encode(outcome) + b"\n")
        self._file.flush()
