"""One table in memory: who is connected, who sits where, what they are told.

The match itself is left to its play, what pages say to ``page_messages``; which process holds the table, to the hub.
"""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import TYPE_CHECKING, Any

import structlog

from taverne import lessons
from taverne.engine.actions import SPECTATOR, Seat
from taverne.engine.logs.snapshot import encode as snapshot
from taverne.engine.matches.begin import begin
from taverne.engine.matches.match import Match
from taverne.engine.matches.race import RoundTrips, Throttle
from taverne.games import get
from taverne.server import metrics
from taverne.server.clock import now_ms
from taverne.server.live.match.play import Play
from taverne.server.live.past import changed_rules
from taverne.server.live.past.fork_match import forked
from taverne.server.live.room import page_messages
from taverne.server.live.room.ballot import Ballot, voters
from taverne.server.live.room.client import Client
from taverne.server.live.room.position import PositionTeller
from taverne.server.live.room.seating import seat_infos, unrated
from taverne.server.store.load_match import Unreadable, rebuilt
from taverne.server.store.people import CLOSED
from taverne.server.store.positions import KeptPosition
from taverne.server.store.table_row import OVER, PLAYING, WAITING, LogRow, TableRow, log_rows
from taverne.server.store.writer import Fenced, NotSaved, is_outage
from taverne.server.tasks import Tasks
from taverne.server.wire import messages
from taverne.server.wire.messages import encode

if TYPE_CHECKING:
    from taverne.server.services import Services

log = structlog.get_logger()
MINE = -4
AGAIN_S = 0.3


class Room:
    """A table that this process holds.  ``lock`` orders everything that changes it (DR-129)."""

    def __init__(self, services: Services, kept: TableRow) -> None:
        self.services = services
        self.kept = kept
        self.lock = asyncio.Lock()
        self.play: Play | None = None
        self.clients: dict[str, Client] = {}
        self.chat: list[messages.Said] = []
        self.talk: dict[str, Throttle] = {}
        """How much each player says, and all together who only watch."""
        self.said = 0
        self.ballot: Ballot | None = None
        self.closed = False
        self.returning = False
        """Whether the match waits for the database, to go on where it is written."""
        self.past: list[tuple[bytes, str]] = []
        """The log and what happened, of a match that can only be looked at."""
        self.offer: changed_rules.NewRulesOffer | None = None
        """From where such a match could be played on under today's rules."""
        self._kept_lines = -1
        self.touched = asyncio.get_running_loop().time()
        self.spawn = Tasks("table-task-failed", table=kept.id).spawn

    async def load(self) -> None:
        """Read the log and play it again, if the match has begun.  Where nobody was before, nothing was said."""
        lines = await self.services.storage.chat_of(self.kept.id) if self.kept.epoch > 1 else []
        self.chat = [said for _, said in lines]
        self.said = lines[-1][0] if lines else 0
        if self.kept.phase != WAITING:
            await self._resume()

    async def _resume(self) -> None:
        if self.kept.stuck == CLOSED:
            self.past = await self.services.storage.told_of(self.kept.id)
            return
        try:
            match, keys, spent = await rebuilt(self.services.storage, self.kept)
        except Unreadable as error:
            self.kept.stuck = error.cause
            self.past = await self.services.storage.told_of(self.kept.id)
            self.spawn(changed_rules.seek(self))
            return
        self.kept.stuck, self.past = "", []
        self._take_up(match, keys, spent)

    def _take_up(self, match: Match[Any], keys: list[tuple[int, str]], spent: list[tuple[Seat, int]]) -> None:
        self.play = Play(self, match)
        self.play.resume(keys, spent)

    def play_on(self, match: Match[Any]) -> None:
        """Go on with a match that could not be read, under other rules."""
        self.offer, self.past = None, []
        self._take_up(match, [], [])
        for client in self.clients.values():
            client.shown = -1
        self.tell_positions()

    def to_keep(self) -> KeptPosition | None:
        """Return the position of a match under way, if it has changed since the last time and all of it is written."""
        if self.play is None or self.kept.phase != PLAYING or self.lock.locked():
            return None
        lines = len(self.play.match.entries)
        if lines == self._kept_lines:
            return None
        self._kept_lines = lines
        return KeptPosition(lines, snapshot(self.play.match.state))

    @property
    def told(self) -> tuple[int, int]:
        """How many lines and decisions of the match may be known of."""
        if self.kept.timing.quiet is not None:
            return self.kept.timing.quiet
        return self.play.told if self.play is not None else (self.kept.seq, self.kept.position)

    # Who is there

    @property
    def has_races(self) -> bool:
        game = get(self.kept.game)
        return game is not None and game.has_races(self.kept.options)

    def online(self, person: str) -> bool:
        return any(client.person == person for client in self.clients.values())

    def people_online(self) -> frozenset[str]:
        return frozenset(client.person for client in self.clients.values())

    @property
    def attended(self) -> bool:
        """Whether somebody who plays is there; at a table of bots, anybody."""
        if not self.clients:
            return False
        humans = [seat.person for seat in self.kept.seats if seat.kind == "human"]
        return not humans or any(client.person in humans for client in self.clients.values())

    async def attach(self, client: Client, hello: messages.Hello) -> bool:
        """A page opens (or comes back): it is told everything it may know; False if the table has left meanwhile."""
        async with self.lock:
            if self.closed:
                return False
            before = self.clients.get(client.id)
            known = self.online(client.person)
            self.clients[client.id] = client
            client.shown = -1
            client.changes = hello.changes
            client.seat = self.seat_for(client.person, hello.seat)
            if before is None:
                await self._came(client.person)
            if self.play is not None and self.play.back(asyncio.get_running_loop().time()):
                self.play.refresh(asyncio.get_running_loop().time())
                self.tell_positions()
            else:
                client.send(PositionTeller(self).position(client))
            if self.ballot is not None:
                client.send(encode(self.ballot.told(True)))
            if not known and self.kept.seats_of(client.person):
                self.tell_info(but=client)
            return True

    async def _came(self, person: str) -> None:
        if self.play is None:
            return
        self.play.presence.came(person)
        if any(self.kept.holds(person, seat) for seat in self.kept.habits.shelved):
            self.kept.habits.shelved = tuple(n for n in self.kept.habits.shelved if not self.kept.holds(person, n))
            await self.save()
        for seat in self.kept.seats_of(person):
            if self.kept.seats[seat].standin and seat not in self.play.presence.handed:
                await self.set_standin(seat, False)
        self.play.refresh(asyncio.get_running_loop().time())

    async def detach(self, client_id: str) -> None:
        async with self.lock:
            client = self.clients.pop(client_id, None)
            self.touched = now = asyncio.get_running_loop().time()
            if client is None or self.closed:
                return
            if self.online(client.person):
                return
            if self.play is not None:
                self.play.presence.left(client.person, now)
                self.play.refresh(now)
            if self.kept.seats_of(client.person):
                self.tell_info()

    def seat_for(self, person: str, wanted: Seat) -> Seat:
        """Return from which seat somebody looks who wants to look from one."""
        mine = self.kept.seats_of(person)
        if wanted in mine:
            return wanted
        return mine[0] if wanted == MINE and mine else SPECTATOR

    # What clients ask

    async def receive(self, client: Client, message: messages.FromClient, received: float) -> bool:
        """Carry out one message of a connected client; the answer goes to it, the news to everybody.

        False if the table has left meanwhile, and nothing was done: whoever holds it now is to be asked.
        """
        async with self.lock:
            if self.closed:
                return False
            self.touched = received
            try:
                answer = await page_messages.answer(self, client, message, received)
            except Fenced:
                return False
            except Exception as error:
                if not isinstance(error, NotSaved):
                    if not is_outage(error):
                        raise
                    await self.lost(NotSaved(repr(error)))
                answer = messages.RefusedMessage(id=getattr(message, "id", -1), key="not-saved")
            if isinstance(answer, messages.RefusedMessage):
                metrics.REFUSALS.labels(answer.key).inc()
            if answer is not None:
                client.send(encode(answer), answer.id)
            return True

    def ponged(self, client: Client, ms: int, path: int | None) -> None:
        """Note how long a ping of this client took, and how long its path is."""
        if self.play is not None and self.kept.seats_of(client.person):
            self.play.lines.setdefault(client.person, RoundTrips()).ponged(ms, path)

    def agreed(self, play: Play, seat: Seat) -> bool:
        """Whether a seat may step back further than alone without asking anybody: only bots play with it."""
        if play.veiled or voters(self, seat):
            return False
        ballot = Ballot.opened(self, play, seat)
        return not isinstance(ballot, str) and ballot.agreed

    def ballot_over(self) -> None:
        """Close a vote: it was refused, or play has gone on."""
        if self.ballot is not None:
            self.send_all(encode(self.ballot.told(False)))
            self.ballot = None

    def recount(self) -> None:
        """Somebody has left who may have been to vote."""
        if self.ballot is not None:
            self.spawn(page_messages.recount(self))

    # What is told

    def send_all(self, data: bytes) -> None:
        for client in list(self.clients.values()):
            client.send(data)

    def tell_positions(self, news_only: bool = False) -> None:
        """Tell everybody where the match stands; with ``news_only``, whoever could notice that something happened."""
        teller = PositionTeller(self)
        for client in list(self.clients.values()):
            if not (news_only and teller.unnoticed(client)):
                client.send(teller.position(client))

    def tell_info(self, but: Client | None = None) -> None:
        teller = PositionTeller(self)
        for client in list(self.clients.values()):
            if client is not but:
                client.send(encode(messages.Info(info=teller.info(client.person))))

    # What changes around the match

    async def begin(self) -> None:
        """All seats are taken: the match starts, or goes on from where it was forked."""
        kept = self.kept
        game = get(kept.game)
        assert game is not None
        infos = seat_infos(kept.seats)
        match: Match[Any]
        lesson = lessons.find(*kept.lesson.split("/")) if kept.lesson else None
        if lesson is not None:
            match, _ = lessons.begin(lesson, infos)
        elif kept.fork_of:
            match = await forked(self.services.storage, kept.fork_of, kept.fork_at, infos)
        else:
            match = begin(game, kept.options, kept.players, infos, kept.seed)
        kept.header = match.header
        kept.phase = PLAYING
        kept.unrated = "lesson" if lesson else unrated(kept.seats, kept.seed, kept.fork_of, game.carries(kept.options))
        kept.stand(match)
        await self.services.boxes.keep(match.game)
        await self.save(log_rows(kept.id, match, match.entries))
        log.info("match-begun", table=kept.id, game=kept.game, players=kept.players)
        self._take_up(match, [], [])
        self.tell_positions()

    async def save(self, rows: list[LogRow] | None = None) -> None:
        self.kept.updated = now_ms()
        try:
            await self.services.storage.save(self.kept, rows or ())
        except Exception as error:
            failure = error if isinstance(error, NotSaved) else NotSaved(f"table {self.kept.id}: {error}")
            await self.lost(failure)
            raise failure from error

    async def set_standin(self, seat: Seat, on: bool) -> None:
        """Let a bot play for a seat, or no longer."""
        seating = self.kept.seats[seat]
        seating.standin = on
        seating.stood = seating.stood or on
        await self.save()
        log.info("standin", table=self.kept.id, seat=seat, on=on)
        self.recount()
        if self.play is not None:
            self.play.presence.missed.pop(seat, None)
            self.play.refresh(asyncio.get_running_loop().time())
        self.tell_info()

    def moved_on(self) -> None:
        """The match has changed, and that is committed.  One that is over and counts has been rated by then."""
        self.ballot_over()
        self.tell_positions(news_only=True)
        if self.kept.phase == OVER:
            log.info("match-over", table=self.kept.id, game=self.kept.game, unrated=self.kept.unrated)

    async def lost(self, error: NotSaved) -> None:
        """What was to be written was not: go back to what is written, or leave the table to its new holder."""
        if self.play is not None:
            self.play.stop()
            self.play = None
        if isinstance(error, Fenced):
            self.close()
            self.services.hub.lost(self)
            return
        self.returning = True
        try:
            await self._return()
        except Exception as failure:
            log.warning("table-waits", table=self.kept.id, error=repr(failure))
            self.spawn(self._return_later())

    async def _return_later(self) -> None:
        """The database is away: try again until it is back, however long that takes."""
        while not self.closed:
            await asyncio.sleep(AGAIN_S)
            async with self.lock:
                if not self.returning:
                    return
                with suppress(Exception):
                    await self._return()

    async def _return(self) -> None:
        """Take up the match where it is written; raise whatever keeps it from being read."""
        kept = await self.services.storage.find(self.kept.id)
        if kept is None or (kept.owner, kept.epoch) != (self.kept.owner, self.kept.epoch):
            self.returning = False
            self.close()
            self.services.hub.lost(self)
            return
        self.kept = kept
        await self.load()
        self.returning = False
        for client in self.clients.values():
            client.shown = -1
        self.tell_positions()

    def close(self) -> None:
        """Leave memory; the log has everything."""
        self.closed = True
        if self.play is not None:
            self.play.stop()
