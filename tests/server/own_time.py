"""Time that passes only while nothing is left to do: races and timers come out the same on any machine.

It is for tests that have the server and all its guests in one process: another process, as of bots, is not waited for.
"""

from __future__ import annotations

import asyncio
import selectors
import time
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from typing import Any, ClassVar, Final

import pytest

MARK: Final = "own_time"
LOOK_S: Final = 0.002
"""How long it is looked whether something is still on its way, before time goes on."""
BEGAN: Final = 1000.0


class _Selector(selectors.DefaultSelector):
    """Waits for what comes from outside; where nothing does, lets the time of its loop pass instead of waiting."""

    loop: OwnTimeLoop

    def select(self, timeout: float | None = None) -> Any:
        if timeout is None or timeout <= 0:
            return super().select(timeout)
        found = super().select(LOOK_S)
        while not found and self.loop.busy:
            found = super().select(LOOK_S)
        if not found:
            self.loop.now += timeout
        return found


class OwnTimeLoop(asyncio.SelectorEventLoop):
    """An event loop with a time of its own; work in threads takes none of it."""

    latest: ClassVar[OwnTimeLoop | None] = None

    def __init__(self) -> None:
        OwnTimeLoop.latest = self
        self.now = BEGAN
        self.busy = 0
        selector = _Selector()
        selector.loop = self
        super().__init__(selector)

    def time(self) -> float:
        return self.now

    def run_in_executor(  # type: ignore[override]
        self, executor: Any, func: Callable[..., Any], *args: Any
    ) -> asyncio.Future[Any]:
        if isinstance(executor, ProcessPoolExecutor):
            return super().run_in_executor(executor, func, *args)
        self.busy += 1
        future = super().run_in_executor(executor, func, *args)
        future.add_done_callback(self._done)
        return future

    def _done(self, _: asyncio.Future[Any]) -> None:
        self.busy -= 1


def loop_for(item: pytest.Item) -> Callable[[], asyncio.AbstractEventLoop]:
    """Return how the loop of a test is made."""
    return OwnTimeLoop if item.get_closest_marker(MARK) is not None else asyncio.new_event_loop


def keep_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the clocks on the wall show the time of the loop that there is."""
    began = time.time() - BEGAN

    def now() -> float:
        return BEGAN if OwnTimeLoop.latest is None else OwnTimeLoop.latest.now

    monkeypatch.setattr(time, "time", lambda: began + now())
    monkeypatch.setattr(time, "time_ns", lambda: round(1e9 * (began + now())))
    monkeypatch.setattr(time, "monotonic", now)
