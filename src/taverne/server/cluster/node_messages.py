"""The post between server processes: messages to the process that holds a table, and its answers back.

It runs over Litestar's channels: on Redis between several processes, in memory where there is only one.
"""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, TypeAlias

import msgspec
import structlog
from litestar.channels import ChannelsPlugin
from litestar.channels.backends.base import ChannelsBackend
from litestar.channels.backends.memory import MemoryChannelsBackend

from taverne.server.errors import Refused
from taverne.server.live.room import table_requests
from taverne.server.live.room.client import Client
from taverne.server.live.room.room import Room
from taverne.server.live.room.session import Session
from taverne.server.wire import messages
from taverne.server.wire.bodies import Problem, TableInfo

if TYPE_CHECKING:
    from taverne.server.cluster.hub import Hub
    from taverne.server.cluster.redis_backend import RedisBackend

log = structlog.get_logger()
ANSWER_S = 2.0


class Attach(msgspec.Struct, tag="attach"):
    """A page connected to ``node`` wants to be at a table."""

    node: str
    session: str
    table: str
    person: str
    name: str
    seat: int
    changes: bool = False


class Tell(msgspec.Struct, tag="tell"):
    """A message of such a page, as JSON."""

    session: str
    table: str
    body: bytes
    node: str


class Ponged(msgspec.Struct, tag="ponged"):
    """How long a ping to such a page took, and how long its path is (None: nobody says)."""

    session: str
    ms: int
    path: int | None


class Gone(msgspec.Struct, tag="gone"):
    """The page was closed."""

    session: str


class Deliver(msgspec.Struct, tag="deliver"):
    """A message for a page of the receiving process; ``answers`` is that of the page which it answers."""

    session: str
    body: bytes
    answers: int = -1


class Moved(msgspec.Struct, tag="moved"):
    """The sender does not hold the table (any more)."""

    table: str


class Ask(msgspec.Struct, tag="ask"):
    """A request about a table."""

    node: str
    number: int
    table: str
    asked: table_requests.Asked


class TableAnswer(msgspec.Struct, tag="answer"):
    """Its answer: what the table is now, or a refusal; neither if the sender does not hold it."""

    number: int
    info: TableInfo | None = None
    problem: Problem | None = None
    status: int = 0


Letter: TypeAlias = Attach | Tell | Ponged | Gone | Deliver | Moved | Ask | TableAnswer
_decoder = msgspec.msgpack.Decoder(Letter)
_encode = msgspec.msgpack.Encoder().encode
_messages = msgspec.json.Decoder(messages.FromClient)


class Visitor:
    """A page that is connected to another process, while this one holds its table: its letters, in order."""

    def __init__(self, post: NodeMessages, letter: Attach) -> None:
        self.node = letter.node
        self.table = letter.table
        self.letters: asyncio.Queue[tuple[Attach | Tell, float] | None] = asyncio.Queue()
        """What it says; None wakes whoever waits for it in vain."""
        self._left = False
        self._post = post
        self.client = Client(
            letter.session,
            letter.person,
            letter.name,
            lambda data, answers=-1: post.send(letter.node, Deliver(letter.session, data, answers)),
        )
        self.task = asyncio.create_task(self._run())

    async def _run(self) -> None:
        while not self._left and (said := await self.letters.get()) is not None:
            letter, received = said
            try:
                if not await self._deliver(letter, received):
                    self._post.send(self.node, Moved(self.table))
            except Exception as error:
                log.error("letter-failed", table=self.table, exc_info=error)

    async def _deliver(self, letter: Attach | Tell, received: float) -> bool:
        """Have the table hear a letter; False if it is not here (any more), or does not know the page."""
        place = await self._post.hub.place(self.table)
        if not isinstance(place, Room):
            return False
        if isinstance(letter, Attach):
            return await place.attach(self.client, messages.Hello(seat=letter.seat, changes=letter.changes))
        if self.client.id not in place.clients:
            return False
        return await place.receive(self.client, _messages.decode(letter.body), received)

    async def leave(self) -> None:
        """Leave the table; what has begun to be done is done first, or half of it would stand."""
        self.end()
        await asyncio.wait([self.task])
        room = self._post.hub.rooms.get(self.table)
        if room is not None:
            await room.detach(self.client.id)

    def end(self) -> None:
        """Hear nothing more here: the table is held elsewhere."""
        self._left = True
        self.letters.put_nowait(None)


class NodeMessages:
    """The letter box of one process."""

    def __init__(self, hub: Hub, node: str, redis: str) -> None:
        self.hub = hub
        self.node = node
        self.alone = not redis
        self._redis: RedisBackend | None = None
        if not self.alone:
            from taverne.server.cluster import redis_backend

            self._redis = redis_backend.RedisBackend(redis, self._returned)
        backend: ChannelsBackend = self._redis or MemoryChannelsBackend()
        self.channels = ChannelsPlugin(backend, arbitrary_channels_allowed=True)
        self._visitors: dict[str, Visitor] = {}
        self._questions: dict[int, asyncio.Future[TableAnswer]] = {}
        self._asked = 0

    async def open(self) -> None:
        if not self.alone:
            self.hub.spawn(self._receive())

    async def close(self) -> None:
        for visitor in list(self._visitors.values()):
            visitor.task.cancel()

    def send(self, node: str, letter: Letter) -> None:
        self.channels.publish(_encode(letter), f"node-{node}")

    async def _receive(self) -> None:
        async with self.channels.start_subscription(f"node-{self.node}") as subscriber:
            async for data in subscriber.iter_events():
                try:
                    self._open_letter(_decoder.decode(data))
                except Exception as error:
                    log.error("letter-failed", exc_info=error)

    def _returned(self) -> None:
        """The line to Redis was cut and is back: what was told meanwhile is told anew, both ways.

        Of two processes that come back the later one is heard, so that it is enough if each does its part.
        """
        for table in {session.table for session in self.hub.sessions.values() if session.holder}:
            self.hub.moved(table)
        for visitor in self._visitors.values():
            self.send(visitor.node, Moved(visitor.table))

    def _open_letter(self, letter: Letter) -> None:
        if isinstance(letter, Deliver):
            session = self.hub.sessions.get(letter.session)
            if session is not None:
                session.send(letter.body, letter.answers)
        elif isinstance(letter, Attach | Tell):
            self._pass_on(letter)
        elif isinstance(letter, Ponged):
            visitor = self._visitors.get(letter.session)
            room = self.hub.rooms.get(visitor.table) if visitor is not None else None
            if visitor is not None and room is not None:
                room.ponged(visitor.client, letter.ms, letter.path)
        elif isinstance(letter, Gone):
            if (visitor := self._visitors.pop(letter.session, None)) is not None:
                self.hub.spawn(visitor.leave())
        elif isinstance(letter, Moved):
            self.hub.moved(letter.table)
        elif isinstance(letter, Ask):
            self.hub.spawn(self._answer(letter))
        elif (question := self._questions.pop(letter.number, None)) is not None:
            if not question.done():
                question.set_result(letter)

    def _pass_on(self, letter: Attach | Tell) -> None:
        visitor = self._visitors.get(letter.session)
        if isinstance(letter, Attach) and visitor is None:
            visitor = self._visitors[letter.session] = Visitor(self, letter)
        if visitor is None:
            self.send(letter.node, Moved(letter.table))
        else:
            visitor.letters.put_nowait((letter, asyncio.get_running_loop().time()))

    # Letters out

    def attach(self, session: Session) -> None:
        hello = session.hello
        letter = Attach(self.node, session.id, session.table, session.person, session.name, hello.seat, hello.changes)
        self.send(session.holder, letter)
        session.said_again = asyncio.get_running_loop().time()
        for message, received in session.take_unanswered():
            session.remember(message, received)
            self.tell(session, message)

    def tell(self, session: Session, message: messages.FromClient) -> None:
        body = msgspec.json.encode(message)
        self.send(session.holder, Tell(session.id, session.table, body, self.node))

    def ponged(self, session: Session, ms: int, path: int | None) -> None:
        self.send(session.holder, Ponged(session.id, ms, path))

    def gone(self, session: Session) -> None:
        self.send(session.holder, Gone(session.id))

    def moved(self, room: Room) -> None:
        """Tell the processes of all visitors of a table that it is held elsewhere now."""
        for number, visitor in list(self._visitors.items()):
            if visitor.table == room.kept.id:
                self.send(visitor.node, Moved(visitor.table))
                visitor.end()
                del self._visitors[number]

    async def silent(self, nodes: set[str]) -> set[str]:
        """Return which of these processes hear nothing any more; none as long as it is not sure that we do."""
        if self._redis is None or not nodes:
            return set()
        ears = await self._redis.ears([f"node-{node}" for node in (self.node, *nodes)])
        return {node for node in nodes if not ears.get(f"node-{node}")} if ears.get(f"node-{self.node}") else set()

    async def ask(self, node: str, table: str, asked: table_requests.Asked) -> TableInfo | None:
        """Have another process carry out a request; None if it does not answer or does not hold the table."""
        if self.alone:
            raise Refused(
                "table-elsewhere", "another server process holds this table; give both the same Redis", {}, 503
            )
        self._asked += 1
        question: asyncio.Future[TableAnswer] = asyncio.get_running_loop().create_future()
        self._questions[self._asked] = question
        self.send(node, Ask(self.node, self._asked, table, asked))
        try:
            answer = await asyncio.wait_for(question, ANSWER_S)
        except TimeoutError:
            return None
        if answer.problem is not None:
            raise Refused(answer.problem.key, answer.problem.detail, answer.problem.data, answer.status)
        return answer.info

    async def _answer(self, letter: Ask) -> None:
        try:
            place = await self.hub.place(letter.table)
            info = await table_requests.carry_out(place, letter.asked) if isinstance(place, Room) else None
            answer = TableAnswer(letter.number, info)
        except Refused as error:
            answer = TableAnswer(letter.number, None, error.problem(), error.status)
        self.send(letter.node, answer)

    async def forget_dead(self) -> None:
        """Let pages go whose process has died."""
        nodes = {visitor.node for visitor in self._visitors.values()}
        if not nodes:
            return
        alive = await self.hub.leases.alive(list(nodes))
        for number, visitor in list(self._visitors.items()):
            if visitor.node not in alive:
                del self._visitors[number]
                await visitor.leave()
