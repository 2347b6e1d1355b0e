"""What a match does by itself: timers that end, windows that close, players' clocks, seats of people who are gone.

When each of these is due is left to its keeper; what an answer does, to the play.
"""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, NamedTuple

from taverne.arena.schedule import ms
from taverne.engine.actions import CLOCK, Action, Seat
from taverne.engine.matches.race import CAP_MS, COUNTDOWN, fix_all
from taverne.server.live.match.timers import NEVER
from taverne.server.live.room.client import Client
from taverne.server.store.writer import NotSaved
from taverne.server.wire.messages import Act, RefusedMessage, encode

if TYPE_CHECKING:
    from taverne.server.live.match.play import Play


class Held(NamedTuple):
    """An answer that came while a window is held open: it is given when others may see that it was."""

    at: float
    client: Client
    message: Act
    received: float


class Alarm:
    """Rings when something is due in one match, and has it done under the table's lock."""

    def __init__(self, play: Play) -> None:
        self._play = play
        self._held: dict[Seat, Held] = {}
        self._handle: asyncio.TimerHandle | None = None

    def set(self) -> None:
        """Ring at the next moment at which something is due."""
        self.stop()
        play = self._play
        if play.match.over:
            return
        dues = (due.at for due in play.presence.dues(play))
        expiry = NEVER if (timer := play.time.next()) is None else timer[0] / 1000
        due = play.pause or min(expiry, play.clocks.due(), self._give_at(), *dues, NEVER)
        if due < NEVER:
            self._handle = asyncio.get_running_loop().call_at(due, self._ring)

    def end(self) -> None:
        """Ring no more; who waits for an answer to be given is told that it will not be."""
        self.stop()
        for held in self._held.values():
            held.client.send(encode(RefusedMessage(id=held.message.id, key="not-saved")), held.message.id)
        self._held.clear()

    def stop(self) -> None:
        if self._handle is not None:
            self._handle.cancel()
            self._handle = None

    def hold(self, held: Held) -> bool:
        """Keep an answer until its time has come, if it has not; one that came before for the seat is forgotten."""
        before = self._held.pop(held.message.seat, None)
        if before is not None and before.message.id != held.message.id:
            before.client.send(encode(RefusedMessage(id=before.message.id, key="stale")), before.message.id)
        if held.at <= asyncio.get_running_loop().time():
            return False
        self._held[held.message.seat] = held
        self.set()
        return True

    def _give_at(self) -> float:
        """Return when the table answers next, or an answer that was held back is given."""
        now = asyncio.get_running_loop().time()
        given = self._play.cover.due(ms(now))
        return min([NEVER if given is None else given.at / 1000, *(held.at for held in self._held.values())])

    def _ring(self) -> None:
        self._play.room.spawn(self._rung())

    async def _rung(self) -> None:
        play = self._play
        async with play.lock:
            if play.room.play is not play:
                return
            try:
                await self._do_all(asyncio.get_running_loop().time())
            except NotSaved:
                return
            self.set()

    async def _do_all(self, now: float) -> None:
        """Do everything that is due."""
        play = self._play
        if play.pause is not None:
            if now < play.pause:
                return
            play.pause = None
            play.refresh(now)
            play.room.tell_positions()
        while (timer := play.time.next()) is not None and timer[0] <= ms(now):
            await self._expire(timer[1], now)
        await self._give_later(now)
        for due in list(play.presence.dues(play)):
            if due.at <= now and due.what == "standin":
                await play.room.set_standin(due.seat, True)
            elif due.at <= now:
                await self._default(due.seat)
        for seat, ends in play.clocks.ends().items():
            if ends <= now:
                await self._time_out(seat)

    async def _give_later(self, now: float) -> None:
        """Give the answers whose window is over: those held back, and the table's own."""
        for seat, held in list(self._held.items()):
            if held.at <= now:
                del self._held[seat]
                answer = await self._play.act(held.client, held.message, held.received)
                if answer is not None:
                    held.client.send(encode(answer), held.message.id)
        await self._play.give(now)

    async def _expire(self, action: Action, now: float) -> None:
        play = self._play
        stamp = play.time.expire(action, ms(now))
        if action.args[0] == COUNTDOWN:
            longest = fix_all([line for person, line in play.lines.items() if play.room.online(person)])
            pause = 0.0 if play.fair else min(CAP_MS, longest / 2)
            show_at = ((play.time.began or 0) + pause) / 1000
            play.starts.begin(show_at, play.wall(show_at))
        await play.decide(CLOCK, action, stamp)

    async def _default(self, seat: Seat) -> None:
        """Answer for somebody who is gone; in a race that is a race missed."""
        play = self._play
        choice = play.match.choice(seat)
        if choice is not None and choice.default is not None:
            if play.racing:
                play.presence.missed[seat] = play.presence.missed.get(seat, 0) + 1
            await play.answer(seat, choice.default, "default")

    async def _time_out(self, seat: Seat) -> None:
        """A player's clock has run out: the default answers, or else a bot."""
        choice = self._play.match.choice(seat)
        if choice is None:
            return
        action = choice.default
        if action is None:
            action = await self._play.bots.think(seat)
        await self._play.answer(seat, action, "clock")
