"""One table in memory: who is connected, who sits where, what they may ask of it.

The match itself is left to its play; which process holds the table, to the hub.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import structlog

from taverne.engine.actions import SPECTATOR, Seat
from taverne.engine.game import View
from taverne.engine.match import CannotUndo, Match
from taverne.engine.race import RoundTrips, Throttle
from taverne.engine.record import to_lines
from taverne.games import get
from taverne.server import metrics, wire
from taverne.server.bots import PACES
from taverne.server.forks import forked
from taverne.server.helping import begin_help
from taverne.server.play import Play
from taverne.server.rebuild import rebuilt
from taverne.server.records import PLAYING, WAITING, Kept, now_ms
from taverne.server.seating import seat_infos, unrated
from taverne.server.tasks import Tasks
from taverne.server.telling import Teller, encode
from taverne.server.texts import clean_chat
from taverne.server.voting import Ballot
from taverne.server.writer import Fenced, NotSaved

if TYPE_CHECKING:
    from taverne.server.house import House

log = structlog.get_logger()
MINE = -4
CHAT_KEPT = 100


class Client:
    """One open page at a table, wherever its connection is; ``shown`` is the latest position it was told."""

    __slots__ = ("id", "name", "person", "rewinds", "seat", "send", "shown", "talk", "throttle", "view")

    def __init__(self, number: str, person: str, name: str, send: Callable[[bytes], None]) -> None:
        self.id = number
        self.person = person
        self.name = name
        self.send = send
        self.seat: Seat = SPECTATOR
        self.shown = -1
        self.rewinds = -1
        self.view: View | None = None
        self.throttle = Throttle()
        self.talk = Throttle(2)


class Room:
    """A table that this process holds.  ``lock`` orders everything that changes it (DR-129)."""

    def __init__(self, house: House, kept: Kept) -> None:
        self.house = house
        self.kept = kept
        self.lock = asyncio.Lock()
        self.play: Play | None = None
        self.clients: dict[str, Client] = {}
        self.chat: list[wire.Said] = []
        self.said = 0
        self.ballot: Ballot | None = None
        self.closed = False
        self.touched = asyncio.get_running_loop().time()
        self.spawn = Tasks("table-task-failed", table=kept.id).spawn

    async def load(self) -> None:
        """Read the log and play it again, if the match has begun."""
        lines = await self.house.storage.chat_of(self.kept.id)
        self.chat = [said for _, said in lines]
        self.said = lines[-1][0] if lines else 0
        if self.kept.phase != WAITING:
            await self._resume()

    async def _resume(self) -> None:
        match, keys, spent = await rebuilt(self.house.storage, self.kept)
        self.play = Play(self, match)
        self.play.resume(keys, spent)

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

    async def attach(self, client: Client, hello: wire.Hello) -> None:
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
                client.send(Teller(self).position(client))
            if self.ballot is not None:
                client.send(encode(self.ballot.told(True)))
            if not known and self.kept.seats_of(client.person):
                self.tell_info(but=client)

    async def _came(self, person: str) -> None:
        if self.play is None:
            return
        self.play.presence.came(person)
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

    async def receive(self, client: Client, message: wire.FromClient, received: float) -> None:
        """Carry out one message of a connected client; the answer goes to it, the news to everybody."""
        async with self.lock:
            self.touched = received
            try:
                answer = await self._dispatch(client, message, received)
            except NotSaved:
                answer = wire.Refused(id=getattr(message, "id", -1), key="not-saved")
            if isinstance(answer, wire.Refused):
                metrics.REFUSALS.labels(answer.key).inc()
            if answer is not None:
                client.send(encode(answer))

    async def _dispatch(
        self, client: Client, message: wire.FromClient, received: float
    ) -> wire.Ack | wire.Refused | wire.Helped | None:
        if isinstance(message, wire.Hello | wire.Look):
            self._look(client, message)
            return None
        if isinstance(message, wire.Chat):
            return await self._say(client, message.text, received)
        if not isinstance(message, wire.Act | wire.Why | wire.Help | wire.Undo | wire.Vote | wire.Take | wire.Pace):
            return None
        if not self.kept.holds(client.person, message.seat):
            return wire.Refused(id=message.id, key="not-your-seat")
        if self.play is None:
            return wire.Refused(id=message.id, key="not-started")
        if isinstance(message, wire.Act):
            return await self.play.act(client, message, received)
        if isinstance(message, wire.Why):
            return self.play.why(client, message)
        if isinstance(message, wire.Help):
            return begin_help(self, self.play, client, message)
        if isinstance(message, wire.Undo):
            return await self._undo(self.play, message)
        if isinstance(message, wire.Vote):
            return await self._vote(self.play, message)
        if isinstance(message, wire.Pace):
            return self._pace(self.play, message)
        return await self._take(self.play, message)

    def _look(self, client: Client, message: wire.Hello | wire.Look) -> None:
        client.seat = self._seat_for(client.person, message.seat)
        client.shown = -1
        client.send(Teller(self).position(client))

    def ponged(self, client: Client, ms: int) -> None:
        """Note how long a ping of this client took."""
        if self.play is not None and self.kept.seats_of(client.person):
            self.play.lines.setdefault(client.person, RoundTrips()).ponged(ms)

    async def _say(self, client: Client, text: str, received: float) -> wire.Refused | None:
        text = clean_chat(text)
        if not text:
            return wire.Refused(id=-1, key="chat-empty")
        if not client.talk.allows(round(1000 * received)):
            return wire.Refused(id=-1, key="too-fast")
        mine = self.kept.seats_of(client.person)
        seat = client.seat if client.seat in mine else mine[0] if mine else SPECTATOR
        name = self.kept.seats[seat].name if seat >= 0 else client.name
        said = wire.Said(seat=seat, name=name, text=text, at=float(now_ms()))
        self.said += 1
        await self.house.storage.say(self.kept.id, self.said, said)
        self.chat = [*self.chat, said][-CHAT_KEPT:]
        self.send_all(encode(said))
        return None

    async def _take(self, play: Play, message: wire.Take) -> wire.Ack:
        (play.presence.handed.discard if message.back else play.presence.handed.add)(message.seat)
        if self.kept.seats[message.seat].standin == message.back:
            await self.set_standin(message.seat, not message.back)
        return wire.Ack(id=message.id, seq=self.kept.seq)

    def _pace(self, play: Play, message: wire.Pace) -> wire.Ack | wire.Refused:
        if not play.bots.pace:
            return wire.Refused(id=message.id, key="no-pace")
        if message.pace not in PACES:
            return wire.Refused(id=message.id, key="pace-unknown", data={"known": ", ".join(PACES)})
        play.bots.choose_pace(message.pace, asyncio.get_running_loop().time())
        self.tell_info()
        return wire.Ack(id=message.id, seq=self.kept.seq)

    async def _undo(self, play: Play, message: wire.Undo) -> wire.Ack | wire.Refused:
        try:
            await play.undo(message.seat)
        except CannotUndo as error:
            if not message.ask:
                return wire.Refused(id=message.id, key=error.refusal.key, data=dict(error.refusal.data))
            ballot = Ballot.opened(self, play, message.seat)
            if isinstance(ballot, str):
                return wire.Refused(id=message.id, key=ballot)
            await self._count(play, ballot)
        return wire.Ack(id=message.id, seq=self.kept.seq)

    async def _vote(self, play: Play, message: wire.Vote) -> wire.Ack | wire.Refused:
        ballot = self.ballot
        if ballot is None or message.seat not in ballot.voters:
            return wire.Refused(id=message.id, key="no-vote")
        ballot.vote(message.seat, message.yes)
        await self._count(play, ballot)
        return wire.Ack(id=message.id, seq=self.kept.seq)

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
        teller = Teller(self)
        for client in list(self.clients.values()):
            if not (news_only and teller.unnoticed(client)):
                client.send(teller.position(client))

    def tell_info(self, but: Client | None = None) -> None:
        teller = Teller(self)
        for client in list(self.clients.values()):
            if client is not but:
                client.send(encode(wire.Info(info=teller.info(client.person))))

    # What changes around the match

    async def begin(self) -> None:
        """All seats are taken: the match starts, or goes on from where it was forked."""
        kept = self.kept
        game = get(kept.game)
        assert game is not None
        infos = seat_infos(kept.seats)
        if kept.fork_of:
            match: Match[Any] = await forked(self.house.storage, kept.fork_of, kept.fork_at, infos)
        else:
            match = Match.new(game, kept.options, kept.players, infos, kept.seed)
        kept.header = match.header
        kept.phase = PLAYING
        kept.unrated = unrated(kept.seats, kept.seed, kept.fork_of, game.carries(kept.options))
        kept.seq, kept.position = len(match.entries), match.position
        kept.waiting = game.waiting(match.state, SPECTATOR)
        lines = to_lines(match.header, match.entries)[1:]
        rows = [
            {"table_id": kept.id, "n": n, "line": line.decode(), "key": "", "spent": 0}
            for n, line in enumerate(lines, start=1)
        ]
        await self.save(rows)
        log.info("match-begun", table=kept.id, game=kept.game, players=kept.players)
        self.play = Play(self, match)
        self.play.resume([], [])
        self.tell_positions()

    async def save(self, rows: list[dict[str, Any]] | None = None) -> None:
        self.kept.updated = now_ms()
        try:
            await self.house.storage.save(self.kept, rows or ())
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

    def finished(self) -> None:
        """The match is over; if it counts it has been rated when its last line was written."""
        log.info("match-over", table=self.kept.id, game=self.kept.game, unrated=self.kept.unrated)
        self.ballot_over()

    async def lost(self, error: NotSaved) -> None:
        """What was to be written was not: go back to what is written, or leave the table to its new holder."""
        if self.play is not None:
            self.play.stop()
            self.play = None
        if isinstance(error, Fenced):
            self.close()
            self.house.hub.lost(self)
            return
        kept = await self.house.storage.find(self.kept.id)
        if kept is not None:
            self.kept = kept
            await self.load()
            for client in self.clients.values():
                client.shown = -1
            self.tell_positions()

    def close(self) -> None:
        """Leave memory; the log has everything."""
        self.closed = True
        if self.play is not None:
            self.play.stop()
