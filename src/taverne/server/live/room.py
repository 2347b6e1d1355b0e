"""One table in memory: who is connected, who sits where, what they may ask of it.

The match itself is left to its play; which process holds the table, to the hub.
"""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import TYPE_CHECKING, Any, Protocol

import structlog

from taverne import lessons
from taverne.engine.actions import SPECTATOR, Seat
from taverne.engine.match import CannotUndo, Match
from taverne.engine.race import RoundTrips, Throttle
from taverne.engine.snapshot import encode as snapshot
from taverne.games import get
from taverne.server import metrics
from taverne.server.bots.advice import begin_help
from taverne.server.bots.driver import PACES
from taverne.server.live import play_anew
from taverne.server.live.ballot import Ballot
from taverne.server.live.fork_match import forked
from taverne.server.live.play import Play
from taverne.server.live.position import PositionTeller
from taverne.server.live.seating import seat_infos, unrated
from taverne.server.sanitize import clean_chat
from taverne.server.store.load_match import Unreadable, rebuilt
from taverne.server.store.people import CLOSED
from taverne.server.store.positions import KeptPosition
from taverne.server.store.table_row import OVER, PLAYING, WAITING, LogRow, TableRow, log_rows, now_ms
from taverne.server.store.writer import Fenced, NotSaved
from taverne.server.tasks import Tasks
from taverne.server.wire import messages
from taverne.server.wire.messages import encode

if TYPE_CHECKING:
    from taverne.server.services import Services

log = structlog.get_logger()
MINE = -4
CHAT_KEPT = 100
AGAIN_S = 0.3


class Send(Protocol):
    """The line to a page; ``answers`` is the number of its message that this answers, -1 for news."""

    def __call__(self, data: bytes, answers: int = -1) -> None: ...


class Client:
    """One open page at a table, wherever its connection is; ``shown`` is the latest position it was told."""

    __slots__ = ("id", "name", "person", "rewinds", "seat", "seen", "send", "shown", "talk", "throttle")

    def __init__(self, number: str, person: str, name: str, send: Send) -> None:
        self.id = number
        self.person = person
        self.name = name
        self.send = send
        self.seat: Seat = SPECTATOR
        self.shown = -1
        self.rewinds = -1
        self.seen: object = None
        """What it was last shown, beside the log."""
        self.throttle = Throttle()
        self.talk = Throttle(2)


class Room:
    """A table that this process holds.  ``lock`` orders everything that changes it (DR-129)."""

    def __init__(self, services: Services, kept: TableRow) -> None:
        self.services = services
        self.kept = kept
        self.lock = asyncio.Lock()
        self.play: Play | None = None
        self.clients: dict[str, Client] = {}
        self.chat: list[messages.Said] = []
        self.said = 0
        self.ballot: Ballot | None = None
        self.closed = False
        self.returning = False
        """Whether the match waits for the database, to go on where it is written."""
        self.past: list[tuple[bytes, str]] = []
        """The log and what happened, of a match that can only be looked at."""
        self.offer: play_anew.Offer | None = None
        """From where such a match could be played on under today's rules."""
        self._kept_lines = -1
        self.touched = asyncio.get_running_loop().time()
        self.spawn = Tasks("table-task-failed", table=kept.id).spawn

    async def load(self) -> None:
        """Read the log and play it again, if the match has begun."""
        lines = await self.services.storage.chat_of(self.kept.id)
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
            self.spawn(play_anew.seek(self))
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

    async def attach(self, client: Client, hello: messages.Hello) -> None:
        """A page opens (or comes back): it is told everything it may know."""
        async with self.lock:
            before = self.clients.get(client.id)
            known = self.online(client.person)
            self.clients[client.id] = client
            client.shown = -1
            client.seat = self._seat_for(client.person, hello.seat)
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

    def _seat_for(self, person: str, wanted: Seat) -> Seat:
        mine = self.kept.seats_of(person)
        if wanted in mine:
            return wanted
        return mine[0] if wanted == MINE and mine else SPECTATOR

    # What clients ask

    async def receive(self, client: Client, message: messages.FromClient, received: float) -> None:
        """Carry out one message of a connected client; the answer goes to it, the news to everybody."""
        async with self.lock:
            self.touched = received
            try:
                answer = await self._dispatch(client, message, received)
            except NotSaved:
                answer = messages.Refused(id=getattr(message, "id", -1), key="not-saved")
            if isinstance(answer, messages.Refused):
                metrics.REFUSALS.labels(answer.key).inc()
            if answer is not None:
                client.send(encode(answer), answer.id)

    async def _dispatch(
        self, client: Client, message: messages.FromClient, received: float
    ) -> messages.Ack | messages.Refused | messages.Helped | None:
        if isinstance(message, messages.Hello | messages.Look):
            self._look(client, message)
            return None
        if isinstance(message, messages.Chat):
            return await self._say(client, message.text, received)
        if not isinstance(
            message,
            messages.ForSeat,
        ):
            return None
        if not self.kept.holds(client.person, message.seat):
            return messages.Refused(id=message.id, key="not-your-seat")
        if self.returning:
            return messages.Refused(id=message.id, key="not-saved")
        if isinstance(message, messages.PlayAnew):
            return await play_anew.agree(self, client.person, message)
        if self.play is None:
            return messages.Refused(id=message.id, key="unreadable" if self.kept.stuck else "not-started")
        if isinstance(message, messages.Act):
            return await self.play.act(client, message, received)
        if isinstance(message, messages.Why):
            return self.play.why(client, message)
        if isinstance(message, messages.Help):
            return begin_help(self, self.play, client, message)
        if isinstance(message, messages.Undo):
            return await self._undo(self.play, message)
        if isinstance(message, messages.Vote):
            return await self._vote(self.play, message)
        if isinstance(message, messages.Pace):
            return await self._pace(self.play, message)
        if isinstance(message, messages.AskAll):
            return await self._ask_all(self.play, message)
        return await self._take(self.play, message)

    def _look(self, client: Client, message: messages.Hello | messages.Look) -> None:
        client.seat = self._seat_for(client.person, message.seat)
        client.shown = -1
        client.send(PositionTeller(self).position(client))

    def ponged(self, client: Client, ms: int, path: int | None) -> None:
        """Note how long a ping of this client took, and how long its path is."""
        if self.play is not None and self.kept.seats_of(client.person):
            self.play.lines.setdefault(client.person, RoundTrips()).ponged(ms, path)

    async def _say(self, client: Client, text: str, received: float) -> messages.Refused | None:
        text = clean_chat(text)
        if not text:
            return messages.Refused(id=-1, key="chat-empty")
        if not client.talk.allows(round(1000 * received)):
            return messages.Refused(id=-1, key="too-fast")
        mine = self.kept.seats_of(client.person)
        seat = client.seat if client.seat in mine else mine[0] if mine else SPECTATOR
        name = self.kept.seats[seat].name if seat >= 0 else client.name
        said = messages.Said(seat=seat, name=name, text=text, at=float(now_ms()))
        self.said += 1
        await self.services.storage.say(self.kept.id, self.said, said, client.person)
        self.chat = [*self.chat, said][-CHAT_KEPT:]
        self.send_all(encode(said))
        return None

    async def _take(self, play: Play, message: messages.Take) -> messages.Ack:
        (play.presence.handed.discard if message.back else play.presence.handed.add)(message.seat)
        if self.kept.seats[message.seat].standin == message.back:
            await self.set_standin(message.seat, not message.back)
        return messages.Ack(id=message.id, seq=play.seq(message.seat))

    async def _pace(self, play: Play, message: messages.Pace) -> messages.Ack | messages.Refused:
        if not play.bots.pace:
            return messages.Refused(id=message.id, key="no-pace")
        if message.pace not in PACES:
            return messages.Refused(id=message.id, key="pace-unknown", data={"known": ", ".join(PACES)})
        play.bots.choose_pace(message.pace, asyncio.get_running_loop().time())
        await self.save()
        self.tell_info()
        return messages.Ack(id=message.id, seq=play.seq(message.seat))

    async def _ask_all(self, play: Play, message: messages.AskAll) -> messages.Ack:
        """Somebody wants to be asked at every window, or no longer."""
        others = {seat for seat in self.kept.habits.asks if seat != message.seat}
        self.kept.habits.asks = tuple(sorted(others | {message.seat} if message.on else others))
        await self.save()
        play.refresh(asyncio.get_running_loop().time())
        self.tell_info()
        return messages.Ack(id=message.id, seq=play.seq(message.seat))

    async def _undo(self, play: Play, message: messages.Undo) -> messages.Ack | messages.Refused:
        try:
            await play.undo(message.seat)
        except CannotUndo as error:
            ballot = Ballot.opened(self, play, message.seat)
            if play.veiled or (not message.ask and (isinstance(ballot, str) or not ballot.agreed)):
                return messages.Refused(id=message.id, key=error.refusal.key, data=dict(error.refusal.data))
            if isinstance(ballot, str):
                return messages.Refused(id=message.id, key=ballot)
            await self._count(play, ballot)
        return messages.Ack(id=message.id, seq=play.seq(message.seat))

    def agreed(self, play: Play, seat: Seat) -> bool:
        """Whether a seat may step back further than alone without asking anybody: only bots play with it."""
        ballot = "undo-other" if play.veiled else Ballot.opened(self, play, seat)
        return not isinstance(ballot, str) and ballot.agreed

    async def _vote(self, play: Play, message: messages.Vote) -> messages.Ack | messages.Refused:
        ballot = self.ballot
        if ballot is None or message.seat not in ballot.voters:
            return messages.Refused(id=message.id, key="no-vote")
        ballot.vote(message.seat, message.yes)
        await self._count(play, ballot)
        return messages.Ack(id=message.id, seq=play.seq(message.seat))

    async def _count(self, play: Play, ballot: Ballot) -> None:
        self.ballot = ballot
        if ballot.agreed:
            self.ballot = None
            self.send_all(encode(ballot.told(False)))
            await play.undo(ballot.seat, ballot.to, agreed=True)
        elif ballot.refused:
            self.ballot_over()
        else:
            self.send_all(encode(ballot.told(True)))

    def ballot_over(self) -> None:
        """Close a vote: it was refused, or play has gone on."""
        if self.ballot is not None:
            self.send_all(encode(self.ballot.told(False)))
            self.ballot = None

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
            match = Match.new(game, kept.options, kept.players, infos, kept.seed)
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
            await self.lost(error if isinstance(error, NotSaved) else NotSaved(str(error)))
            raise NotSaved(f"table {self.kept.id} could not be saved") from error

    async def set_standin(self, seat: Seat, on: bool) -> None:
        """Let a bot play for a seat, or no longer."""
        seating = self.kept.seats[seat]
        seating.standin = on
        seating.stood = seating.stood or on
        await self.save()
        log.info("standin", table=self.kept.id, seat=seat, on=on)
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
        if kept is None:
            return
        if (kept.owner, kept.epoch) != (self.kept.owner, self.kept.epoch):
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
