"""Bodies of the lab: which values of a box are tried, and what came of it.

Trying them is left to the arena, queueing to ``bots.laboratory``.
"""

from __future__ import annotations

from typing import Annotated, Any

import msgspec

from taverne.arena.lab import LabReport
from taverne.engine.game import OptionValue
from taverne.server.wire.bodies import Body, Told


class LabValue(Told, frozen=True):
    """A number of a game's box that the lab can vary, as the box has it: ``GET /api/lab/{game}``."""

    key: str
    value: int


class LabQuestion(Body, frozen=True):
    """``POST /api/lab``: which values are tried (all combinations), in how many games each, with which bots."""

    game: str
    varied: dict[Annotated[str, msgspec.Meta(max_length=120)], Annotated[tuple[str, ...], msgspec.Meta(max_length=32)]]
    players: int = 0
    bots: tuple[str, ...] = ("normal",)
    options: dict[str, OptionValue] = {}
    games: Annotated[int, msgspec.Meta(ge=1, le=2_000)] = 100
    seed: Annotated[int, msgspec.Meta(ge=0)] = 0


class LabRun(Told, frozen=True):
    """How far the lab is with its last question; ``key`` says why there is no report, if none will come."""

    question: LabQuestion | None
    running: bool
    done: int
    total: int
    report: LabReport | None
    key: str
    data: dict[str, Any]
