"""A served table for the screen and the lines of this terminal: the line runs in a thread of its own.

What is said on it is left to the client; showing it, to ``screen`` and ``lines``.
"""

from __future__ import annotations

import asyncio
import sys
import threading
import time
from collections.abc import Coroutine, Sequence
from concurrent.futures import Future, wait
from contextlib import suppress
from typing import Any, Final, TypeVar

from taverne.cli.commands.join import identity_file, seated
from taverne.cli.terminal.session import LATEST
from taverne.cli.terminal.table import Teacher
from taverne.cli.user_errors import UserError
from taverne.client import Link, RefusedByTable, ServedTable
from taverne.client.seat import as_choice
from taverne.engine.actions import SPECTATOR, Action, Seat
from taverne.engine.decisions import Choice, IllegalAction
from taverne.engine.events import Event
from taverne.engine.game import Game, Result, View
from taverne.engine.logs.log import Header, SeatInfo
from taverne.engine.matches.match import CannotUndo
from taverne.engine.reasons import Reason
from taverne.engine.reports.recap import Card
from taverne.review.hints import Hints
from taverne.words import Words

POLL: Final = 0.05
PATIENCE: Final = 30
LOST: Final = 1.0
"""An answer under way when the line is lost is waited for so many seconds; when the line is back, the table tells."""
AWAY: Final = Reason("line-lost")
T = TypeVar("T")


class DistantMatch:
    """The match as the server last told it."""

    def __init__(self, table: ServedTable) -> None:
        self._table = table
        self._views: tuple[int, Seat, View] | None = None
        self.game: Game[Any] = table.game
        info = table.now.info
        seats = tuple([SeatInfo(seat.name or seat.level, seat.kind) for seat in info.seats])
        self.header = Header(
            game=info.game,
            rules=self.game.rules_version,
            box=self.game.box_fingerprint,
            players=info.players,
            options=info.options,
            seats=seats,
            commitment=info.commitment,
            seed=None,
            salt=None,
        )

    @property
    def position(self) -> int:
        return self._table.now.seq

    @property
    def over(self) -> bool:
        return self._table.over

    @property
    def result(self) -> Result | None:
        info = self._table.info
        return None if info is None else info.result

    def view(self, seat: Seat) -> View:
        view = self._table.view
        assert view is not None
        return view

    def choice(self, seat: Seat) -> Choice | None:
        asked = self._table.asked if seat == self._table.seat else ()
        needed = [one for one in asked if not one.optional] or list(asked)
        return as_choice(seat, needed[0]) if needed else None


class Distant:
    """One seat at a served table."""

    teacher: Teacher | None = None

    def __init__(self, link: Link, name: str = "", words: Words | None = None) -> None:
        self._link = link
        self._loop = asyncio.new_event_loop()
        self._thread = threading.Thread(target=self._loop.run_forever, daemon=True)
        self._thread.start()
        self._told = 0
        self._asked = -1
        self._advice: Any = None
        self._help: Future[Any] | None = None
        self.advised = 0
        """Grows when help for a question has come."""
        self._table = self._wait_for(self._join(link, name, words))
        self.match = DistantMatch(self._table)
        self._told = len(self._table.log) if self._table.now.position > 1 else 0

    async def _join(self, link: Link, name: str, words: Words | None) -> ServedTable:
        person = await seated(link, name, identity_file())
        table = ServedTable(person, link, away=0)
        await table.__aenter__()
        if table.closed:
            raise UserError("cli-no-seat", link=f"{link.base}/t/{link.table}")
        if table.now.view is None and words is not None:
            print(words.text("cli-sat-down", link=f"{link.base}/t/{link.table}"), file=sys.stderr)
        await table.until(lambda: table.now.view is not None or table.closed, None)
        if table.closed:
            raise UserError("cli-table-gone", link=f"{link.base}/t/{link.table}")
        return table

    def _wait_for(self, what: Coroutine[Any, Any, T]) -> T:
        return asyncio.run_coroutine_threadsafe(what, self._loop).result()

    def _within(self, what: Coroutine[Any, Any, T]) -> T:
        """Return what the server says; raise ``RefusedByTable`` if it does not answer, so that one may ask again."""
        asked = asyncio.run_coroutine_threadsafe(what, self._loop)
        end, lost = time.monotonic() + PATIENCE, time.monotonic() + LOST
        while time.monotonic() < min(end, lost):
            try:
                return asked.result(POLL)
            except TimeoutError:
                if asked.done():
                    break
                if self.connected:
                    lost = time.monotonic() + LOST
        asked.cancel()
        raise RefusedByTable(AWAY)

    # What is going on

    @property
    def names(self) -> Sequence[str]:
        return self._table.names

    @property
    def humans(self) -> Sequence[Seat]:
        """Those who answer at this terminal: nobody else's seat is one's own."""
        return [self._table.seat] if self._table.seat != SPECTATOR else []

    @property
    def viewer(self) -> Seat:
        return self._table.seat

    @property
    def racing(self) -> bool:
        view = self._table.now.view
        return view is not None and bool(view.clocks)

    @property
    def virtual(self) -> bool:
        return False

    @property
    def moment(self) -> int:
        return -1 if self.racing else self.match.position

    @property
    def resumed(self) -> bool:
        """The server says when a race goes on."""
        return False

    @property
    def connected(self) -> bool:
        return self._table.connected

    def advice(self, seat: Seat, patience: float = 0) -> Any:
        """Return what the server reckons for this question, once it has come; ``patience`` are seconds to wait."""
        asked = self.match.position
        if seat < 0 or self.racing or self.match.over or not self.asked():
            return None
        if self._asked != asked:
            self._asked, self._advice = asked, None
            self._help = asyncio.run_coroutine_threadsafe(self._table.help(seat), self._loop)
            self._help.add_done_callback(lambda help: self._advise(asked, help))
        if patience and self._help is not None and self._advice is None:
            wait([self._help], patience)
        return self._advice

    def _advise(self, asked: int, help: Future[Any]) -> None:
        """Keep help that has come, unless the question is an old one; a table without help has none."""
        if self._asked == asked and not help.cancelled() and help.exception() is None:
            self._advice = help.result()
            self.advised += self._advice is not None

    def rest(self, resting: bool) -> None:
        """The server's clock runs for everybody."""

    def asked(self) -> list[Seat]:
        return [self._table.seat] if any(not asked.optional for asked in self._table.asked) else []

    def secret(self, seat: Seat) -> bool:
        return False

    def recap(self, seat: Seat) -> tuple[Card, ...]:
        position = self._table.now
        return position.recap if position.seat == seat and not self.racing else ()

    def clocks(self) -> list[tuple[str, int, int]]:
        position = self._table.now
        now = time.time() * 1000
        return [(one.name, max(0, round(one.ends - now)), one.ms) for one in position.timers if one.seat == -1]

    def earlier(self) -> list[tuple[Event, dict[str, Any]]]:
        """Return the latest of what happened before one came: the log comes with the first position."""
        return self._lines(max(0, self._told - LATEST), self._told)

    def news(self) -> list[tuple[Event, dict[str, Any]]]:
        begin, self._told = self._told, len(self._table.log)
        return self._lines(min(begin, self._told), self._told)

    def _lines(self, begin: int, end: int) -> list[tuple[Event, dict[str, Any]]]:
        return [(Event(line.kind, line.data, line.rule), line.data) for line in self._table.log[begin:end]]

    def wait(self) -> float | None:
        return POLL

    def candidates(self, seat: Seat) -> tuple[Action, ...]:
        return tuple([Action.parse(one.do) for one in self._table.now.candidates])

    # What changes it

    def step(self) -> bool:
        """Nothing is done here: the server lets bots and timers answer; a table may cease to be."""
        if self._table.closed and not self.match.over:
            raise UserError("cli-table-gone", link=f"{self._link.base}/t/{self._link.table}")
        return False

    def let_pass(self, until: int | None = None) -> None:
        """Time passes by itself."""

    def answer(self, seat: Seat, action: Action) -> None:
        try:
            reached = self._within(self._table.act(str(action), seat))
            self._within(self._table.until(lambda: self._table.now.seq >= reached or self._table.over))
        except RefusedByTable as error:
            raise IllegalAction(seat, action, error.refusal) from None

    def why_not(self, seat: Seat, action: Action) -> Reason | None:
        try:
            return self._within(self._table.why(str(action), seat))
        except RefusedByTable as error:
            return error.refusal

    def hints(self, seat: Seat) -> Hints | None:
        return self._within(self._table.hints(seat))

    def undo(self, seat: Seat) -> None:
        try:
            self._within(self._table.undo(seat=seat))
        except RefusedByTable as error:
            raise CannotUndo(error.refusal) from None

    def close(self) -> None:
        with suppress(RefusedByTable):
            self._within(self._table.close())
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join(2)
