"""Turns at thinking: whoever has had least of it lately is next, so that many tables of one person slow nobody else.

What is thought, and where, is left to ``workers``.
"""

from __future__ import annotations

import asyncio
import time
from collections import deque
from collections.abc import Awaitable, Callable
from typing import TypeVar

T = TypeVar("T")


class Turns:
    """Gives ``slots`` pieces of work their turn at a time, fairly among those who want some."""

    def __init__(self, slots: int) -> None:
        self._free = slots
        self._waiting: dict[str, deque[asyncio.Future[None]]] = {}
        self._used: dict[str, float] = {}
        """What each of those who are at it or wait has had, counted from where the others stood when they came."""
        self._active: dict[str, int] = {}

    async def have(self, who: str, work: Callable[[], Awaitable[T]]) -> T:
        """Do some work for somebody when it is their turn."""
        self._come(who)
        try:
            if self._free:
                self._free -= 1
            else:
                await self._wait(who)
            began = time.monotonic()
            try:
                return await work()
            finally:
                self._used[who] += time.monotonic() - began
                self._pass_on()
        finally:
            self._go(who)

    def _come(self, who: str) -> None:
        if who not in self._used:
            self._used[who] = min(self._used.values(), default=0.0)
        self._active[who] = self._active.get(who, 0) + 1

    def _go(self, who: str) -> None:
        self._active[who] -= 1
        if not self._active[who]:
            del self._active[who], self._used[who]

    async def _wait(self, who: str) -> None:
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(who, deque()).append(turn)
        try:
            await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():
                self._pass_on()  # it was given just now, and is not wanted any more
            else:
                self._forget(who, turn)
            raise

    def _forget(self, who: str, turn: asyncio.Future[None]) -> None:
        queue = self._waiting.get(who)
        if queue is not None and turn in queue:
            queue.remove(turn)
            if not queue:
                del self._waiting[who]

    def _pass_on(self) -> None:
        """Give the turn that has become free to the next."""
        while self._waiting:
            who = min(self._waiting, key=lambda name: self._used[name])
            turn = self._waiting[who].popleft()
            if not self._waiting[who]:
                del self._waiting[who]
            if not turn.done():
                turn.set_result(None)
                return
        self._free += 1
