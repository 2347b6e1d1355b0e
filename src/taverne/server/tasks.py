"""Work that runs beside: held until it is done, and written down if it fails.

What is done there is left to whoever begins it.
"""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import Any

import structlog

log = structlog.get_logger()


class Tasks:
    """The tasks of one owner; ``known`` is what the log is to say of it."""

    def __init__(self, event: str, **known: str) -> None:
        self._event = event
        self._known = known
        self._running: set[asyncio.Task[None]] = set()

    def spawn(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._running.add(task)
        task.add_done_callback(self._done)

    def _done(self, task: asyncio.Task[None]) -> None:
        self._running.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            log.error(self._event, **self._known, exc_info=error)

    def cancel(self) -> None:
        """End everything that still runs."""
        for task in list(self._running):
            task.cancel()
