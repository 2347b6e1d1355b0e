"""Turns at thinking: whoever has had least of it lately is next, so that many tables of one person slow nobody else,
nor many names of one address.

What is thought, and where, is left to ``workers``.
"""

from __future__ import annotations

import asyncio
import time
from collections import deque
from collections.abc import Awaitable, Callable
from typing import Final, TypeVar

T = TypeVar("T")
CROWD: Final = 10
"""An address has at most as much as so many people."""


class Turns:
    """Gives ``slots`` pieces of work their turn at a time, fairly among those who want some."""

    def __init__(self, slots: int) -> None:
        self._free = slots
        self._waiting: dict[str, deque[asyncio.Future[None]]] = {}
        self._used: dict[str, float] = {}
        """What each of those who are at it or wait has had, counted from where the others stood when they came."""
        self._active: dict[str, int] = {}
        self._at: dict[str, str] = {}
        """At which address each of them is."""
        self._used_at: dict[str, float] = {}
        """What each address has had, for each of the people there."""

    async def have(self, who: str, work: Callable[[], Awaitable[T]], place: str = "") -> T:
        """Do some work for somebody at an address when it is their turn."""
        self._come(who, place or who)
        try:
            if self._free:
                self._free -= 1
            else:
                await self._wait(who)
            began = time.monotonic()
            try:
                return await work()
            finally:
                self._note(who, time.monotonic() - began)
                self._pass_on()
        finally:
            self._go(who)

    def _come(self, who: str, place: str) -> None:
        if who not in self._used:
            self._used[who] = min(self._used.values(), default=0.0)
            self._used_at.setdefault(place, min(self._used_at.values(), default=0.0))
            self._at[who] = place
        self._active[who] = self._active.get(who, 0) + 1

    def _go(self, who: str) -> None:
        self._active[who] -= 1
        if not self._active[who]:
            del self._active[who], self._used[who]
            place = self._at.pop(who)
            if place not in self._at.values():
                del self._used_at[place]

    def _note(self, who: str, seconds: float) -> None:
        place = self._at[who]
        people = sum(each == place for each in self._at.values())
        self._used[who] += seconds
        self._used_at[place] += seconds / min(CROWD, people)

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
            who = min(self._waiting, key=lambda name: (self._used_at[self._at[name]], self._used[name]))
            turn = self._waiting[who].popleft()
            if not self._waiting[who]:
                del self._waiting[who]
            if not turn.done():
                turn.set_result(None)
                return
        self._free += 1
