"""One WebSocket: reading, checking, limiting, pinging, sending; whatever it says goes to the hub.

What messages mean is left to the table; this only keeps the line in order.
"""

from __future__ import annotations

import asyncio
import random
import secrets
import time
from collections.abc import Callable, Coroutine
from contextlib import suppress
from typing import TYPE_CHECKING, Any, Final, Protocol

import msgspec
import structlog

from taverne.engine.matches.race import PINGS
from taverne.server import metrics
from taverne.server.clock import DIFFERENCE
from taverne.server.errors import Refused
from taverne.server.identity import Person
from taverne.server.limits import Bucket
from taverne.server.wire import messages
from taverne.server.wire.messages import encode

if TYPE_CHECKING:
    from litestar import WebSocket

    from taverne.server.live.room.client import Client
    from taverne.server.services import Services

log = structlog.get_logger()
LONGEST: Final = 16_384
HEAVY: Final = 8 * 2**20
"""So many bytes may wait to be read; a page that reads no more is let go and comes back whole."""
HEAVY_TOGETHER: Final = 64 * 2**20
"""So many for all pages of one address; beyond, whichever has more than a little waiting is let go."""
LITTLE: Final = 2**18
UNANSWERED: Final = 256
"""So many messages may wait for another process; the next are refused."""
PATIENCE: Final = 200
"""After so many messages refused unread the page is told to go, after as many more the line is cut."""
FIRST_PINGS_S: Final = 0.1
HELLO_S: Final = 8.0
"""A page that has said nothing by then is let go."""
FIRST_LOOK: Final = 0.25
"""What it costs to come at all, before it is known how much must be told: a crowd may."""
DEAR: Final = 65_536
"""A position of so many bytes costs as much again as a small one."""
UNMEASURED_S: Final = 2.0
"""How often it is looked whether somebody now races at a table where nobody did."""

_decoder = msgspec.json.Decoder(messages.FromClient)


class PageLine(Protocol):
    """The connection of a page."""

    def listen(self, hears: Callable[[bytes], None]) -> None:
        """Hand every message over as it comes."""

    def tell(self, data: bytes) -> int:
        """Send a message; return how many bytes the other side has not taken yet."""

    def cut(self) -> None:
        """End it without another word."""

    def measure(self, heard: Callable[[int, int | None], None]) -> None:
        """Send a ping; tell how long it took, and how long the path is, in milliseconds."""


class Session:
    """One open page, connected to this process; ``holder`` is the other process that has its table, if one does."""

    def __init__(
        self,
        services: Services,
        socket: WebSocket[Any, Any, Any],
        table: str,
        person: Person,
        line: PageLine,
        address: str = "",
    ) -> None:
        self.id = secrets.token_hex(8)
        self.table = table
        self.person = person.id
        self.name = person.name
        self.generation = person.generation
        """Of which generation of somebody this page is: what they revoke goes."""
        self.hello = messages.Hello()
        self.holder = ""
        self.client: Client | None = None
        self._services = services
        self._socket = socket
        self._in: asyncio.Queue[tuple[messages.FromClient, float]] = asyncio.Queue(256)
        self._bucket = Bucket(services.settings.messages, 2 * round(services.settings.messages))
        self._bad = 0
        self._greeted = False
        """Whether something was said that is answered by the whole position."""
        self._line = line
        self._address = address
        self._largest = 0
        """The size of the largest message so far: what a whole position costs."""
        self._unanswered: dict[int, tuple[messages.FromClient, float]] = {}
        self._unread = 0
        """How many bytes the page had not taken when something was last sent to it."""
        self._closing = ""
        self.gone = False
        """Whether the line has ended: a table found only now is left at once."""
        self._closed = asyncio.Event()
        self._applying = False
        """Whether something is being done that must not be left half done."""
        self.seeking = False
        """Whether its table, which has moved, is being looked for."""
        self.said_again = 0.0
        """When unanswered messages were last said again."""

    async def run(self) -> None:
        """Serve the line until it ends."""
        metrics.SOCKETS.inc()
        carrying = asyncio.create_task(self._carry_on())
        tasks = [asyncio.create_task(work) for work in (self._close(), self._ping())]
        try:
            self._line.listen(self._hear)
            while (await self._socket.receive())["type"] != "websocket.disconnect":
                pass
        finally:
            metrics.SOCKETS.dec()
            self.gone = True
            self._closing = self._closing or "gone"
            self._weigh(0)
            for task in tasks:
                task.cancel()
            await self._end(carrying)

    async def _end(self, carrying: asyncio.Task[None]) -> None:
        """Leave the table; what has begun to be done is done first, or half of it would stand."""
        try:
            if self._applying:
                await asyncio.wait([carrying])
            else:
                carrying.cancel()
        finally:
            await self._services.hub.detach(self)

    # Out

    def send(self, data: bytes, answers: int = -1) -> None:
        """Send a message, which may answer one of the page's own; whoever does not read is let go."""
        if self._closing:
            return
        self._unanswered.pop(answers, None)
        if not self._largest and len(data) > DEAR:
            now = asyncio.get_running_loop().time()
            self._services.looks.owe(self.person, self._address, now, len(data) / DEAR)
        self._largest = max(self._largest, len(data))
        together = self._weigh(self._line.tell(data))
        if self._unread > HEAVY or (together > HEAVY_TOGETHER and self._unread > LITTLE):
            self._closing = "too-slow"
            self._line.cut()

    def _weigh(self, unread: int) -> int:
        """Note how many bytes wait here; return how many then wait for all pages of this address."""
        waiting = self._services.unread
        waiting[self._address] += unread - self._unread
        self._unread = unread
        return waiting[self._address] if waiting[self._address] else waiting.pop(self._address)

    def _refuse(self, message: messages.FromClient, key: str, data: dict[str, Any] | None = None) -> None:
        number: int = getattr(message, "id", -1)
        self.send(encode(messages.RefusedMessage(id=number, key=key, data=data or {})), number)

    def close(self, reason: str) -> None:
        """End the line, and say why."""
        if not self._closing:
            self._closing = reason
            self._closed.set()

    async def _close(self) -> None:
        await self._closed.wait()
        with suppress(Exception):
            await self._socket.close(code=1008, reason=self._closing)

    # In

    def _hear(self, data: bytes) -> None:
        """Read what came; whoever says too much that cannot be read is cut off."""
        received = asyncio.get_running_loop().time()
        if self._closing:
            self._bad += 1
            if self._bad > 2 * PATIENCE:
                self._line.cut()
        elif not self._accept(data, received) and self._bad > PATIENCE:
            self.close("too-many")

    def _accept(self, data: bytes, received: float) -> bool:
        """Read one message; return False if it was refused unread."""
        key = ""
        if len(data) > LONGEST:
            key = "too-large"
        elif not self._may_speak(received):
            key = "too-many"
        else:
            try:
                message = _decoder.decode(data)
            except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
                key = "not-readable"
            else:
                return self._sort(message, received)
        self._bad += 1
        metrics.REFUSALS.labels(key).inc()
        self.send(encode(messages.RefusedMessage(id=-1, key=key)))
        return False

    def _may_speak(self, received: float) -> bool:
        """Whether one more message is read: of this page, of somebody's pages, of all at one address."""
        return self._bucket.allows(received) and self._services.saying.allows(self.person, self._address, received)

    def _sort(self, message: messages.FromClient, received: float) -> bool:
        if isinstance(message, messages.Time):
            self.send(encode(messages.TimeIs(c=message.c, s=time.time() * 1000 + DIFFERENCE.ms)))
        elif self._in.full() or len(self._unanswered) >= UNANSWERED or not self._may_look(message, received):
            self._refuse(message, "too-many")
        else:
            self._in.put_nowait((message, received))
        return True

    def _may_look(self, message: messages.FromClient, received: float) -> bool:
        """Whether somebody may be told everything anew, if that is what they ask for: whatever they say first does."""
        if self._greeted and not isinstance(message, messages.Look | messages.Hello):
            return True
        cost = 1.0 + self._largest / DEAR if self._largest else FIRST_LOOK
        if not self._services.looks.allows(self.person, self._address, received, cost):
            return False
        self._greeted = True
        return True

    async def _carry_on(self) -> None:
        """Pass messages on one after another; the first must say hello, or gets one."""
        try:
            async with asyncio.timeout(HELLO_S):
                message, received = await self._in.get()
        except TimeoutError:
            self.close("silent")
            return
        self.hello = message if isinstance(message, messages.Hello) else messages.Hello()
        await self._carry_out(message, self._services.hub.attach(self))
        if not isinstance(message, messages.Hello):
            await self._carry_out(message, self._services.hub.receive(self, message, received))
        while not self._closing:
            message, received = await self._in.get()
            await self._carry_out(message, self._services.hub.receive(self, message, received))

    async def _carry_out(self, message: messages.FromClient, work: Coroutine[Any, Any, None]) -> None:
        """Have something done; say what was refused, or went wrong."""
        started = time.perf_counter()
        self._applying = not isinstance(message, messages.Help)
        try:
            await work
        except Refused as error:
            self._refuse(message, error.key, error.data)
            if error.status == 404:
                self.close(error.key)
        except Exception as error:
            log.error("message-failed", table=self.table, exc_info=error)
            self._refuse(message, "server-error")
        finally:
            self._applying = False
        metrics.ACT_SECONDS.observe(time.perf_counter() - started)

    # Pings (DR-138)

    async def _ping(self) -> None:
        """Measure the line where people race, at moments that nobody can foresee."""
        await asyncio.sleep(FIRST_PINGS_S)
        sent = 0
        while True:
            if not self._services.hub.measures(self):
                await asyncio.sleep(UNMEASURED_S)
                continue
            self._line.measure(self._ponged)
            sent += 1
            usual = FIRST_PINGS_S if sent < PINGS else self._services.settings.ping_s
            await asyncio.sleep(usual * random.uniform(0.5, 1.5))

    def _ponged(self, ms: int, path: int | None) -> None:
        self._services.hub.ponged(self, ms, path)

    # For tables that move to another process

    def remember(self, message: messages.FromClient, received: float) -> None:
        """Keep what another process must answer, to be said again if that process is gone."""
        number = getattr(message, "id", None)
        if number is not None:
            self._unanswered[number] = (message, received)

    def waits(self, since: float) -> bool:
        """Whether something that was said (again) before that moment has no answer yet; help may take its time."""
        if self.said_again >= since:
            return False
        return any(said < since and not isinstance(what, messages.Help) for what, said in self._unanswered.values())

    def take_unanswered(self) -> list[tuple[messages.FromClient, float]]:
        taken, self._unanswered = list(self._unanswered.values()), {}
        return taken
