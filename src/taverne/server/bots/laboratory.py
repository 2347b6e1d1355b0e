"""The lab of a local server: one run at a time, its games in processes of their own, its progress and its report.

What is varied and how it is added up is left to ``arena.lab``; who may use it, to the routes.
"""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from math import prod
from typing import Any, Final

from taverne.arena.lab import LabReport, lab
from taverne.engine.box.contents import BoxError
from taverne.engine.game import Game, OptionError
from taverne.server.errors import Refused
from taverne.server.wire.lab import LabQuestion, LabRun, LabValue

JOBS: Final = 2
MOST_GAMES: Final = 4_000
"""Games of one run, over all its settings."""


class Stopped(Exception):
    """Nobody wants the rest of a run."""


def values_of(tables: Mapping[str, Any]) -> tuple[LabValue, ...]:
    """Return the whole numbers of a box that can be varied, in its own order: ``table.id.field``."""
    found: list[LabValue] = []
    for table, entries in tables.items():
        for entry in entries if isinstance(entries, list) else ():
            for field, value in entry.items() if isinstance(entry, dict) and "id" in entry else ():
                if type(value) is int:
                    found.append(LabValue(key=f"{table}.{entry['id']}.{field}", value=value))
    return tuple(found)


class Laboratory:
    """At most one run, and what came of the last one."""

    def __init__(self) -> None:
        self.question: LabQuestion | None = None
        self.done = 0
        self.total = 0
        self.report: LabReport | None = None
        self.problem: Refused | None = None
        self._stop = False
        self._task: asyncio.Task[None] | None = None

    @property
    def running(self) -> bool:
        return self._task is not None and not self._task.done()

    def begin(self, game: Game[Any], question: LabQuestion) -> None:
        """Begin a run; raise ``Refused`` if one is under way or it would be too long."""
        if self.running:
            raise Refused("lab-busy", "the lab is already at work; stop that run first", {}, 409)
        total = question.games * prod([len(values) for values in question.varied.values()])
        if not question.varied or not 0 < total <= MOST_GAMES:
            raise Refused("lab-size", f"a run has 1 to {MOST_GAMES} games in all", {"most": MOST_GAMES})
        self.question, self.report, self.problem = question, None, None
        self.done, self.total, self._stop = 0, total, False
        self._task = asyncio.create_task(self._run(game, question))

    def told(self) -> LabRun:
        """Return how far the run is, and its report once there is one."""
        return LabRun(
            question=self.question,
            running=self.running,
            done=self.done,
            total=self.total,
            report=self.report,
            key=self.problem.key if self.problem else "",
            data=self.problem.data if self.problem else {},
        )

    async def stop(self) -> None:
        """Let the run end with the games that are being played; whoever waits for it is told that it was stopped."""
        self._stop = True
        if self._task is not None:
            await self._task

    async def _run(self, game: Game[Any], question: LabQuestion) -> None:
        try:
            self.report = await asyncio.to_thread(self._play, game, question)
        except Stopped:
            self.problem = Refused("lab-stopped", "the run was stopped")
        except OptionError as error:
            self.problem = Refused(error.reason.key, str(error), dict(error.reason.data or {}))
        except BoxError as error:
            self.problem = Refused("lab-box", str(error), {"told": str(error)})

    def _play(self, game: Game[Any], question: LabQuestion) -> LabReport:
        return lab(
            game,
            question.varied,
            question.players,
            question.bots,
            question.options,
            question.games,
            question.seed,
            JOBS,
            self._progress,
        )

    def _progress(self, done: int) -> None:
        self.done = done
        if self._stop:
            raise Stopped
