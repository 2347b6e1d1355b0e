"""One table over its WebSocket: the latest position, what has happened, answers awaited, a lost line taken up again.

Requests over HTTP are left to ``person``; who thinks about the answers, to bots, terminals and programs.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress
from typing import Any, Final, get_type_hints

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from taverne import games
from taverne.client.person import Link, Person
from taverne.engine.actions import SPECTATOR, Seat
from taverne.engine.game import Asked, Game, View
from taverne.engine.reasons import Reason
from taverne.engine.state import State
from taverne.engine.type_plans import ready
from taverne.review.hints import Hints
from taverne.server.wire.bodies import LogLine, TableInfo
from taverne.server.wire.changes import applied
from taverne.server.wire.messages import (
    Ack,
    Act,
    Changed,
    Chat,
    FromServer,
    Hello,
    Help,
    Helped,
    Info,
    Look,
    Position,
    RefusedMessage,
    Said,
    Take,
    Undo,
    Why,
)

OWN: Final = -4
"""As a seat to look from: one's own first one, or a spectator's if one has none."""
SECONDS: Final = 20.0
RECKONING: Final = 60.0
"""Odds and hints may take longer than plain answers."""
RETRIES: Final = (0.2, 0.5, 1.0, 2.0, 4.0, 8.0)
"""How long to wait before the line is tried again, the last over and over."""
AWAY: Final = 900.0
"""So many seconds a lost line is waited for, with an answer on its way."""
LARGEST: Final = 1 << 24

_encoder = msgspec.json.Encoder()
_decoder = msgspec.json.Decoder(FromServer)


class RefusedByTable(Exception):
    """The table refuses what was said; ``refusal`` has the key of the sentence, the rule and its arguments."""

    def __init__(self, refusal: Reason) -> None:
        super().__init__(str(refusal))
        self.refusal = refusal


class ServedTable:
    """A seat (or a place to watch from) at a served table.  Use as ``async with``; ``changed`` waits for news."""

    def __init__(self, person: Person, link: Link, seat: Seat = OWN, away: float = AWAY) -> None:
        self.person = person
        self.away = away
        self.link = link
        self.wanted = seat
        self.position: Position | None = None
        self.info: TableInfo | None = None
        self.log: list[LogLine] = []
        self.chat: list[Said] = []
        self.offset = 0.0
        """The server's clock less ours, in milliseconds."""
        self.closed = False
        self._socket: ClientConnection | None = None
        self._task: asyncio.Task[None] | None = None
        self._lost = 0
        """How often the line was lost, or could not be had."""
        self._numbers = 0
        self._waiting: dict[int, tuple[bytes, asyncio.Future[Any]]] = {}
        self._told: dict[str, Any] = {}
        """The latest position as JSON: the next may be told as what is different."""
        self._news = asyncio.Condition()
        self._count = 0
        self.listeners: list[Callable[[], None]] = []

    async def __aenter__(self) -> ServedTable:
        self._task = asyncio.create_task(self._keep_line())
        try:
            await self.until(lambda: self.position is not None or self.closed)
        except TimeoutError:
            await self.close()
            raise
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.close()

    async def close(self) -> None:
        self.closed = True
        if self._task is not None:
            self._task.cancel()
            with suppress(asyncio.CancelledError):
                await self._task
        if self._socket is not None:
            await self._socket.close()
        for _, future in self._waiting.values():
            future.cancel()
        await self._tell()

    # What is going on

    @property
    def now(self) -> Position:
        assert self.position is not None, "the table has said nothing yet"
        return self.position

    @property
    def game(self) -> Game[Any]:
        return games.find(self.now.info.game)

    @property
    def seat(self) -> Seat:
        return self.now.seat

    @property
    def view(self) -> View | None:
        """What the seat may know, with the game's own type of table; None before the match begins."""
        return None if self.now.view is None else typed(self.game, self.now.view)

    @property
    def asked(self) -> tuple[Asked, ...]:
        return () if self.now.view is None else self.now.view.asked

    @property
    def connected(self) -> bool:
        """Whether there is a line; listeners are told when it is lost, and when there is news again."""
        return self._socket is not None

    @property
    def over(self) -> bool:
        return self.info is not None and self.info.phase == "over"

    @property
    def names(self) -> list[str]:
        return [seat.name or seat.level for seat in self.now.info.seats]

    async def until(self, true: Callable[[], object], seconds: float | None = SECONDS) -> None:
        """Return once ``true`` is; raise ``TimeoutError`` if it is not in time."""
        async with asyncio.timeout(seconds), self._news:
            await self._news.wait_for(lambda: bool(true()))

    async def changed(self, seconds: float | None = None) -> None:
        """Return when anything has been heard."""
        before = self._count
        await self.until(lambda: self._count != before, seconds)

    # What one says

    async def act(self, do: str, seat: Seat | None = None, seq: int | None = None) -> int:
        """Answer what is asked; return the length of the log once it is written down, raise ``RefusedByTable``.

        A lost line does not matter: the same message is sent again until it is answered, and counts once;
        the time without a line does not count as the table's, up to ``away`` seconds in all.
        """
        mine = self.seat if seat is None else seat
        at = self.now.seq if seq is None else seq
        ack = await self._ask(lambda number: Act(id=number, seat=mine, do=do, seq=at))
        return int(ack.seq)

    async def why(self, do: str, seat: Seat | None = None) -> Reason | None:
        """Return why something cannot be done, or None if it can."""
        mine = self.seat if seat is None else seat
        try:
            await self._ask(lambda number: Why(id=number, seat=mine, do=do))
        except RefusedByTable as error:
            return error.refusal
        return None

    async def help(self, seat: Seat | None = None) -> Any:
        """Return what the game says about the decision at hand (odds and the like), or None."""
        mine = self.seat if seat is None else seat
        helped = await self._ask(lambda number: Help(id=number, seat=mine), RECKONING)
        return helped.data

    async def hints(self, seat: Seat | None = None) -> Hints | None:
        """Return what a good bot would answer and why; None if nothing is asked.  The match is then not rated."""
        mine = self.seat if seat is None else seat
        helped = await self._ask(lambda number: Help(id=number, seat=mine, hint=True), RECKONING)
        return None if helped.data is None else msgspec.convert(helped.data, ready(Hints))

    async def guess(self, seat: Seat | None = None) -> State | None:
        """Return a whole state that the seat may believe; None once the match is over.

        From one guess any number follow: ``game.determinize(guess, seat, rng)`` is as good as from the truth.
        """
        mine = self.seat if seat is None else seat
        helped = await self._ask(lambda number: Help(id=number, seat=mine, guess=True))
        if helped.data is None:
            return None
        info = self.now.info
        state: State = self.game.load(self.game.check(info.options, info.players), info.players, helped.data)
        return state

    async def undo(self, ask: bool = False, seat: Seat | None = None) -> None:
        mine = self.seat if seat is None else seat
        await self._ask(lambda number: Undo(id=number, seat=mine, ask=ask))

    async def take(self, back: bool = True, seat: Seat | None = None) -> None:
        mine = self.seat if seat is None else seat
        await self._ask(lambda number: Take(id=number, seat=mine, back=back))

    async def say(self, text: str) -> None:
        await self._send(_encoder.encode(Chat(text=text)))

    async def _ask(self, message: Callable[[int], msgspec.Struct], seconds: float = SECONDS) -> Any:
        self._numbers += 1
        number = self._numbers
        data = _encoder.encode(message(number))
        future: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self._waiting[number] = (data, future)
        try:
            await self._send(data)
            answer = await self._awaited(future, seconds)
        finally:
            del self._waiting[number]
        if isinstance(answer, RefusedMessage):
            raise RefusedByTable(Reason(answer.key, answer.rule, answer.data))
        return answer

    async def _awaited(self, future: asyncio.Future[Any], seconds: float) -> Any:
        """Return an answer that is given within some seconds of a standing line; else raise ``TimeoutError``."""
        async with asyncio.timeout(max(seconds, self.away)):
            while True:
                lost = self._lost
                try:
                    async with asyncio.timeout(seconds):
                        return await asyncio.shield(future)
                except TimeoutError:
                    if self.connected and lost == self._lost:
                        raise

    async def _send(self, data: bytes) -> None:
        if self._socket is not None:
            with suppress(WebSocketException, OSError):
                await self._socket.send(data.decode())

    # The line

    async def _keep_line(self) -> None:
        """Connect, listen, and connect again when the line is lost; everything is then told anew."""
        tries = 0
        while not self.closed:
            try:
                headers = {"Cookie": self.person.cookie} if self.person.cookie else {}
                async with connect(self.link.socket, additional_headers=headers, max_size=LARGEST) as socket:
                    self._socket = socket
                    await socket.send(_encoder.encode(Hello(seat=self.wanted, changes=True)).decode())
                    for data, _ in list(self._waiting.values()):
                        await socket.send(data.decode())
                    async for text in socket:
                        tries = 0
                        await self._hear(text)
            except (WebSocketException, OSError):
                pass
            self._socket = None
            self._lost += 1
            await self._tell()
            if not self.closed:
                await asyncio.sleep(RETRIES[min(tries, len(RETRIES) - 1)])
                tries += 1

    async def _hear(self, text: str | bytes) -> None:
        message = _decoder.decode(text)
        if isinstance(message, Position):
            self._told = msgspec.json.decode(text)
            self._place(message)
        elif isinstance(message, Changed):
            await self._change(message, msgspec.json.decode(text))
        elif isinstance(message, Info):
            self.info = message.info
        elif isinstance(message, Ack | RefusedMessage | Helped):
            waiting = self._waiting.get(message.id)
            if waiting is not None and not waiting[1].done():
                waiting[1].set_result(message)
            elif isinstance(message, RefusedMessage) and message.key == "no-table":
                self.closed = True
        elif isinstance(message, Said):
            self.chat.append(message)
        await self._tell()

    async def _change(self, message: Changed, told: dict[str, Any]) -> None:
        """Work the next position out; whoever has missed one asks for all of it."""
        if self.position is None or self.position.now != message.since:
            await self._send(_encoder.encode(Look(seat=self.wanted)))
            return
        self._told = applied(self._told, told)
        self._place(msgspec.convert(self._told, ready(Position)))

    def _place(self, position: Position) -> None:
        if position.whole:
            self.log = list(position.log)
            self.chat = list(position.chat) or self.chat
        else:
            self.log += position.log
        self.position = position
        self.info = position.info
        self.wanted = position.seat if position.seat != SPECTATOR else self.wanted

    async def _tell(self) -> None:
        self._count += 1
        async with self._news:
            self._news.notify_all()
        for listener in self.listeners:
            listener()


def typed(game: Game[Any], view: View) -> View:
    """Return a view from the wire with its table as the game's own structure."""
    kind = get_type_hints(type(game).table)["return"]
    return msgspec.structs.replace(view, table=msgspec.convert(view.table, kind, strict=False))
