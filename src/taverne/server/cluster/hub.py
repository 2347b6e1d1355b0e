"""All tables of one process: which are in memory, and how messages find the table they are for.

A table held by another process is reached through the post; what a table does is left to its room.
"""

from __future__ import annotations

import asyncio
from collections.abc import Collection
from contextlib import suppress
from typing import TYPE_CHECKING, Any, Final

import msgspec
import structlog

from taverne.server import metrics
from taverne.server.clock import now_ms
from taverne.server.cluster.leases import Leases
from taverne.server.cluster.node_messages import NodeMessages
from taverne.server.errors import Refused, no_table
from taverne.server.identity import could_be_id
from taverne.server.live.room import table_requests
from taverne.server.live.room.client import Client
from taverne.server.live.room.room import AGAIN_S, Room
from taverne.server.live.room.session import Session
from taverne.server.store import positions
from taverne.server.store.table_row import TableRow
from taverne.server.store.writer import is_outage
from taverne.server.tasks import Tasks
from taverne.server.wire import messages
from taverne.server.wire.bodies import TableInfo

if TYPE_CHECKING:
    from taverne.server.services import Services

log = structlog.get_logger()
EXPIRE_S: Final = 600.0
KEYS_S: Final = 3.0
POSITIONS_S: Final = 60.0
TRIES: Final = 3
"""So often a table is looked for that moves while it is spoken to."""
SURELY_S: Final = 0.15
"""Whoever is not heard twice, so long apart, is gone."""
UNHEARD_S: Final = 4.0
"""A message to another process that has no answer for so long was lost on the way, and is said again."""


class Hub:
    """Finds, loads, watches and unloads tables."""

    def __init__(self, services: Services) -> None:
        self.services = services
        self.leases = Leases(services.storage, services.node, services.settings.lease_s)
        self.post = NodeMessages(self, services.node, services.settings.redis)
        self.rooms: dict[str, Room] = {}
        self.sessions: dict[str, Session] = {}
        self._loading: dict[str, asyncio.Lock] = {}
        self._tasks = Tasks("hub-task-failed")
        self.spawn = self._tasks.spawn

    async def open(self) -> None:
        self.services.storage.writer.changed = self._saving
        await self.leases.renew()
        if not self.services.settings.redis:
            await self.leases.rule_alone()
        await self.post.open()
        lease = self.services.settings.lease_s
        self.spawn(self._again(lease / 4, self.leases.renew))
        self.spawn(self._again(lease / 4, self._watch))
        self.spawn(self._again(max(lease, 1.0), self._tidy))
        self.spawn(self._again(EXPIRE_S, self._expire))
        self.spawn(self._again(KEYS_S, self._keep_out))
        self.spawn(self._again(POSITIONS_S, self._keep_positions))

    async def close(self) -> None:
        self._tasks.cancel()
        with suppress(Exception):
            await self._keep_positions()
        for room in self.rooms.values():
            room.close()
        await self.leases.release_all()
        await self.post.close()

    async def _again(self, seconds: float, work: Any) -> None:
        while True:
            try:
                await work()
            except Exception as error:
                log.warning("hub-work-failed", work=work.__name__, error=repr(error))
            await asyncio.sleep(seconds)

    def _saving(self, ok: bool) -> None:
        """Tell every page connected here that things can be written down again, or not for now."""
        for session in list(self.sessions.values()):
            session.send(messages.encode(messages.Saving(ok=ok)))

    # Finding tables

    async def place(self, table: str) -> Room | str:
        """Return the room of ``table``, or the other process that holds it; raise ``Refused`` if there is none."""
        room = self.rooms.get(table)
        if room is not None and not room.closed:
            return room
        if not could_be_id(table):
            raise no_table(table)
        async with self._loading.setdefault(table, asyncio.Lock()):
            room = self.rooms.get(table)
            if room is not None and not room.closed:
                return room
            held = await self.leases.acquire(table)
            if held is None:
                self._loading.pop(table, None)
                raise no_table(table)
            return held if isinstance(held, str) else await self._load(held)

    async def _load(self, kept: TableRow) -> Room:
        room = Room(self.services, kept)
        await room.load()
        self.rooms[kept.id] = room
        metrics.ROOMS.set(len(self.rooms))
        log.info("table-loaded", table=kept.id, phase=kept.phase, lines=kept.seq)
        return room

    async def ask(self, table: str, asked: table_requests.Asked) -> TableInfo:
        """Have a request carried out by whoever holds the table."""
        for _ in range(TRIES):
            place = await self.place(table)
            if isinstance(place, Room):
                answer = await table_requests.carry_out(place, asked)
            else:
                answer = await self.post.ask(place, table, asked)
            if answer is not None:
                return answer
        raise _busy()

    # Connections of this process

    async def attach(self, session: Session) -> None:
        """Connect a page to its table, wherever that is; also again, after the table has moved."""
        self.sessions[session.id] = session
        if not self.services.storage.writer.ok:
            session.send(messages.encode(messages.Saving(ok=False)))
        try:
            await self._take_place(session)
        finally:
            if session.gone:
                await self.detach(session)

    async def _take_place(self, session: Session) -> None:
        for _ in range(TRIES):
            place = await self.place(session.table)
            if not isinstance(place, Room):
                session.holder = place
                self.post.attach(session)
                return
            session.holder = ""
            client = session.client = Client(session.id, session.person, session.name, session.send)
            if await place.attach(client, session.hello):
                for message, received in session.take_unanswered():
                    await self.receive(session, message, received)
                return
        raise _busy()

    async def receive(self, session: Session, message: messages.FromClient, received: float) -> None:
        """Pass a message of a page on to its table."""
        if isinstance(message, messages.Hello):
            session.hello = message
        elif isinstance(message, messages.Look):
            session.hello = msgspec.structs.replace(session.hello, seat=message.seat)
        for _ in range(TRIES):
            if session.holder:
                session.remember(message, received)
                self.post.tell(session, message)
                return
            room = self.rooms.get(session.table)
            if room is None or room.closed or session.client is None or session.id not in room.clients:
                await self.attach(session)
            elif await room.receive(session.client, message, received):
                return
        raise _busy()

    def measures(self, session: Session) -> bool:
        """Whether it must be known how far away a page is: where people race, and where that is not known yet."""
        room = self.rooms.get(session.table)
        return session.holder != "" or room is None or room.has_races

    def ponged(self, session: Session, ms: int, path: int | None) -> None:
        """Note how far away a page is, where that may count."""
        room = self.rooms.get(session.table)
        if session.holder:
            self.post.ponged(session, ms, path)
        elif room is not None and session.client is not None:
            room.ponged(session.client, ms, path)

    async def detach(self, session: Session) -> None:
        self.sessions.pop(session.id, None)
        room = self.rooms.get(session.table)
        if session.holder:
            self.post.gone(session)
        elif room is not None:
            await room.detach(session.id)

    async def forget(self, room: Room) -> None:
        """Everybody has left a table that never began: it is no more."""
        room.close()
        self.rooms.pop(room.kept.id, None)
        await self.services.storage.remove(room.kept.id)

    # Tables that move

    def lost(self, room: Room) -> None:
        """Another process has taken ``room``: everybody connected here, or through here, must find it again."""
        self.rooms.pop(room.kept.id, None)
        log.warning("table-lost", table=room.kept.id)
        self.moved(room.kept.id)
        self.post.moved(room)

    def moved(self, table: str) -> None:
        """The pages at ``table`` that are connected here look for it anew."""
        for session in list(self.sessions.values()):
            if session.table == table and not session.seeking:
                self.spawn(self._find_again(session))

    async def _find_again(self, session: Session) -> None:
        """Lead a page to its table, however long the database is away: it may have nothing to say meanwhile."""
        session.seeking = True
        try:
            while not session.gone:
                try:
                    await self.attach(session)
                    return
                except Refused as error:
                    if error.status == 404:
                        session.close("no-table")
                        return
                except Exception as error:
                    if not is_outage(error):
                        raise
                await asyncio.sleep(AGAIN_S)
        finally:
            session.seeking = False

    async def _watch(self) -> None:
        """Find tables whose process has died, and forget pages whose process has."""
        remote = {session.table: session.holder for session in self.sessions.values() if session.holder}
        if remote:
            await self._bury(set(remote.values()))
            late = asyncio.get_running_loop().time() - UNHEARD_S
            unheard = {session.table for session in self.sessions.values() if session.holder and session.waits(late)}
            holders = await self.leases.holders(list(remote))
            for table, holder in remote.items():
                if holders.get(table, "") != holder or table in unheard:
                    self.moved(table)
        await self.post.forget_dead()

    async def _bury(self, holders: set[str]) -> None:
        """End the leases of processes whose line to Redis is gone: they are dead, or as good as that.

        One that lives after all renews its lease, and finds its tables taken: nothing is written twice.
        """
        silent = await self.post.silent(holders)
        if silent:
            await asyncio.sleep(SURELY_S)
            silent &= await self.post.silent(silent)
        for node in silent:
            log.warning("process-gone", node=node)
            await self.leases.end(node)

    async def _keep_out(self) -> None:
        """Follow what whoever runs the server has changed: keys of identities, who is kept out, what is closed."""
        await self.services.take_keys()
        present = {session.person for session in self.sessions.values()}
        if present:
            self.send_away(await self.services.people.banned(list(present)), "banned")
            await self._let_go()
        await self._let_tables_go()

    async def _let_tables_go(self) -> None:
        """Leave tables that are ours no more: whoever runs the server has closed them, or restored a backup."""
        held = {table: room.kept.epoch for table, room in self.rooms.items()}
        for table in await self.services.people.not_ours(held) if held else ():
            room = self.rooms.get(table)
            if room is not None and not room.closed and room.kept.epoch == held[table]:
                room.close()
                self.lost(room)

    async def _let_go(self) -> None:
        """Close the pages of devices that somebody has revoked, here or at another process."""
        oldest: dict[str, int] = {}
        for session in self.sessions.values():
            oldest[session.person] = min(session.generation, oldest.get(session.person, session.generation))
        for person in await self.services.people.revoked(oldest):
            holds = (await self.services.people.known(person)).generation
            for session in list(self.sessions.values()):
                if session.person == person and session.generation < holds:
                    session.close("revoked")

    def send_away(self, people: Collection[str], reason: str) -> None:
        """Close the pages of some people that are connected here."""
        for session in list(self.sessions.values()):
            if session.person in people:
                session.close(reason)

    async def _expire(self) -> None:
        """Remove tables that have waited in vain for days, and positions of matches that are over."""
        await positions.tidy(self.services.storage)
        before = now_ms() - round(86_400_000 * self.services.settings.waiting_days)
        removed = await self.services.storage.expire(before, [id for id, room in self.rooms.items() if room.clients])
        for table in removed:
            if (room := self.rooms.pop(table, None)) is not None:
                room.close()
        if removed:
            log.info("tables-expired", count=len(removed))

    async def _keep_positions(self) -> None:
        """Keep where matches stand: should their rules be gone one day, they are played on from there."""
        for room in list(self.rooms.values()):
            await self._keep_position(room)

    async def _keep_position(self, room: Room) -> None:
        found = room.to_keep()
        if found is not None:
            await positions.keep(self.services.storage, room.kept, found)

    async def _tidy(self) -> None:
        """Unload tables where nobody is; take up those whose players' clocks must run."""
        now = asyncio.get_running_loop().time()
        for table, room in list(self.rooms.items()):
            idle = now - room.touched > self.services.settings.idle_s
            clocked = room.play is not None and room.play.clocks.ends()
            if idle and not room.clients and not clocked and not room.lock.locked():
                await self._keep_position(room)
                if room.clients or room.lock.locked() or room.closed:
                    continue  # somebody has come meanwhile
                room.close()
                del self.rooms[table]
                self._loading.pop(table, None)
                await self.leases.release(room.kept)
        metrics.ROOMS.set(len(self.rooms))
        for table in await self.leases.clocked():
            with suppress(Refused):
                await self.place(table)


def _busy() -> Refused:
    return Refused("table-busy", "the process that holds this table does not answer; try again", {}, 503)
