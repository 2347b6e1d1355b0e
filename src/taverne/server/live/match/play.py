"""A match under way at a table: the one authority that applies actions, after which they are written down and told.

Who may speak for a seat is left to the room; what is legal, to the rules.
"""

from __future__ import annotations

import asyncio
import hashlib
from functools import partial
from typing import TYPE_CHECKING, Any

import msgspec
import structlog

from taverne import lessons
from taverne.arena.cover import Cover
from taverne.arena.schedule import ms
from taverne.engine.actions import CLOCK, Action, NotationError, Seat
from taverne.engine.decisions import Choice, Decision, IllegalAction, Timer
from taverne.engine.logs.log import Entry
from taverne.engine.matches.match import BrokenRule, CannotUndo, Match
from taverne.engine.matches.race import COUNTDOWN, RoundTrips, effective
from taverne.engine.reasons import Reason
from taverne.lessons import LessonRunner
from taverne.server import metrics
from taverne.server.bots.driver import BotDriver
from taverne.server.clock import now_ms
from taverne.server.live.match.alarm import Alarm, Held
from taverne.server.live.match.false_start import TOO_EARLY, FalseStarts
from taverne.server.live.match.habits import covered_as
from taverne.server.live.match.pending_since import Questions
from taverne.server.live.match.presence import RESUME_S, RETURN_S, Presence
from taverne.server.live.match.room_border import MatchRoom
from taverne.server.live.match.secret_claims import is_racing, quiet, told
from taverne.server.live.match.timers import PlayerClocks, Timekeeper
from taverne.server.live.room.client import Client
from taverne.server.store.ratings import rate
from taverne.server.store.table_row import STANDING, TableRow, log_rows, to_row
from taverne.server.store.writer import Lines, NotSaved
from taverne.server.wire.messages import Ack, Act, RefusedMessage, Why

if TYPE_CHECKING:
    from taverne.server.services import Services

log = structlog.get_logger()
KEYS_KEPT = 1000
NO_UNDO = Reason("undo-chance")
NOT_ASKED = Reason("not-asked")


class Play:
    """One match.  Everything that changes it holds ``lock``; nothing is told before it is committed."""

    def __init__(self, room: MatchRoom, match: Match[Any]) -> None:
        now = asyncio.get_running_loop().time()
        self.room = room
        self.services: Services = room.services
        self.kept: TableRow = room.kept
        self.lock = room.lock
        self.match = match
        self.fair = match.game.race_is_fair(match.options)
        lesson = lessons.find(*self.kept.lesson.split("/")) if self.kept.lesson else None
        self.lesson = LessonRunner(lesson, match) if lesson is not None else None
        """The teacher, if this is a lesson."""
        self.questions = Questions()
        self.time = Timekeeper()
        self.clocks = PlayerClocks(self.kept.clock)
        self.presence = Presence(now)
        self.bots = BotDriver(self)
        self.cover = Cover(match, covered_as(self.kept), self._asks, lambda seat: self.bots.level(seat) is not None)
        self.lines: dict[str, RoundTrips] = {}
        self.keys: dict[str, int] = {}
        self.starts = FalseStarts()
        self.latest_by: Seat = CLOCK
        """Who decided last."""
        self.rewinds = 0
        """How often somebody stepped back: then clients need the whole log again."""
        self.pause: float | None = None
        """Until when a race stands still that was read again in the middle."""
        self.alarm = Alarm(self)
        if any(seat.kind == "bot" for seat in self.kept.seats):
            self.services.workers.warm()

    def resume(self, keys: list[tuple[int, str]], spent: list[tuple[Seat, int]]) -> None:
        """Take up a match that was read from its log."""
        now = asyncio.get_running_loop().time()
        self.questions.resume(self.match.state, self.match.entries)
        if self.veiled:
            self.questions.not_after(self.told[0])
        timing = self.kept.timing
        self.time.resumed(timing, self.match.entries, ms(now))
        since = {seat: now - max(0, now_ms() - wall) / 1000 for seat, wall in timing.asked.items()}
        self.clocks.resume(spent, since, now + RETURN_S)
        self.keys = {key: n for n, key in keys[-KEYS_KEPT:]}
        if self._hurried:
            self.pause = now + RETURN_S
            self.back(now)
        self.refresh(now)

    @property
    def _hurried(self) -> bool:
        """Whether people race, or are about to."""
        pending = self.match.state.pending
        return self.racing or any(isinstance(d, Timer) and d.prompt == COUNTDOWN for d in pending)

    def back(self, now: float) -> bool:
        """Somebody has come back; if nobody is missing a race that was cut off soon goes on: return whether it does."""
        if self.pause is None or not self.presence.all_back(self) or self.pause <= now + RESUME_S:
            return False
        self.pause = now + RESUME_S
        return True

    @property
    def racing(self) -> bool:
        """Whether it counts now who answers first."""
        return is_racing(self.match)

    @property
    def veiled(self) -> bool:
        """Whether claims may be made now that others hear of only once they are settled (DR-134)."""
        return self.fair and self.racing

    @property
    def told(self) -> tuple[int, int]:
        """How many lines and decisions may be known of."""
        return told(self.match) if self.veiled else (len(self.match.entries), self.match.position)

    @property
    def races(self) -> bool:
        """Whether there are races in this match: then what is refused is written down, and hasty hands are held."""
        return self.racing or self.time.races

    @property
    def resting(self) -> bool:
        """Whether the table waits for somebody to come back: only a race that goes on does so without."""
        return self.match.over or self.pause is not None or (not self.room.attended and not self.racing)

    # Actions

    def _asks(self, seat: Seat) -> bool:
        """Whether somebody wants to be asked at every window, or is taught this very answer."""
        taught = self.lesson is not None and self.lesson.expects(self.match, seat)
        return taught or seat in self.kept.habits.asks

    async def act(self, client: Client, message: Act, received: float) -> Ack | RefusedMessage | None:
        """Apply what a client asks for one of its seats; where a window is held open, when that is over."""
        key = _key(client.person, message)
        if key in self.keys:
            return Ack(id=message.id, seq=self.keys[key])
        if self.pause is not None:
            return RefusedMessage(id=message.id, key="paused")
        if self.races and not client.throttle.allows(ms(received)):
            return RefusedMessage(id=message.id, key="too-fast")
        if self.cover.hides(message.seat):
            return _refused(message.id, NOT_ASKED)
        if self.questions.stale(message.seat, message.seq):
            return RefusedMessage(id=message.id, key="stale")
        try:
            action = Action.parse(message.do)
        except NotationError:
            return RefusedMessage(id=message.id, key="not-an-action")
        stamp = self._stamp(client.person, received)
        if self.racing and self.starts.caught(message.seat, received):
            await self._note(message.seat, action, stamp, TOO_EARLY)
            return _refused(message.id, TOO_EARLY)
        objection = self.lesson.objection(self.match, message.seat, action) if self.lesson is not None else ""
        if objection:
            return RefusedMessage(id=message.id, key="lesson", data={"text": objection})
        if self.alarm.hold(Held(self.may_answer(message.seat, action), client, message, received)):
            return None
        try:
            await self._take_back(message.seat)
            await self.decide(message.seat, action, stamp, key)
        except IllegalAction as error:
            await self._note(message.seat, action, stamp, error.refusal)
            return _refused(message.id, error.refusal)
        except BrokenRule:
            return RefusedMessage(id=message.id, key="broken-rule")
        metrics.ACTIONS.labels("human").inc()
        self.presence.missed.pop(message.seat, None)
        self.keys[key] = self.seq(message.seat)
        if len(self.keys) > KEYS_KEPT:
            del self.keys[next(iter(self.keys))]
        return Ack(id=message.id, seq=self.seq(message.seat))

    def may_answer(self, seat: Seat, action: Action) -> float:
        """Return when an answer may be given, in the event loop's time: in a window perhaps not at once."""
        now = asyncio.get_running_loop().time()
        if self.cover.veil is None or self.match.why_not(seat, action) is not None:
            return now
        return max(now, self.cover.until(seat, action, ms(now)) / 1000)

    def seq(self, seat: Seat) -> int:
        """Return how long the log is, as far as ``seat`` may know: not how far a window has come that is held open."""
        return self.cover.seq(seat) if self.cover.hides(seat) else self.told[0]

    def position(self, seat: Seat) -> int:
        """Return how many decisions stand, in the same way."""
        return self.cover.position(seat) if self.cover.hides(seat) else self.told[1]

    def why(self, client: Client, message: Why) -> Ack | RefusedMessage:
        """Say why something cannot be done; in an open window the same to everybody who need not answer there."""
        if self.cover.hides(message.seat):
            return _refused(message.id, NOT_ASKED)
        try:
            action = Action.parse(message.do)
        except NotationError:
            return RefusedMessage(id=message.id, key="not-an-action")
        stamp = self._stamp(client.person, asyncio.get_running_loop().time())
        refusal = self.match.why_not(message.seat, action, stamp)
        if refusal is None:
            return Ack(id=message.id, seq=self.seq(message.seat))
        return _refused(message.id, refusal)

    async def answer(self, seat: Seat, action: Action, by: str) -> bool:
        """Answer for a bot, or for somebody who is gone; return whether it was accepted."""
        stamp = self.time.stamp(ms(asyncio.get_running_loop().time()))
        try:
            await self.decide(seat, action, stamp)
        except IllegalAction as error:
            await self._note(seat, action, stamp, error.refusal)
            return False
        except BrokenRule:
            return False
        metrics.ACTIONS.labels(by).inc()
        return True

    async def decide(self, seat: Seat, action: Action, stamp: int, key: str = "") -> None:
        """Apply an action, write it down, then tell everybody."""
        try:
            entries = self.match.act(seat, action, stamp)
        except BrokenRule as error:
            metrics.BROKEN.labels(self.kept.game).inc()
            log.error("broken-rule", table=self.kept.id, seat=seat, action=str(action), exc_info=error)
            raise
        if entries:
            self.latest_by = seat
            now = asyncio.get_running_loop().time()
            spent = self.clocks.answered(seat, now)
            self.bots.done(seat)
            self.questions.update(self.match.state, len(self.match.entries), seat)
            entries = [*entries, *self._give(now)]
            self._keep_time(now)
            await self.save(entries, key, spent)
            self.changed()

    async def give(self, now: float) -> None:
        """Give the answers of the table that are due, write them down, then tell everybody."""
        entries = self._give(now)
        if entries:
            await self.save(entries)
            self.changed()

    def _give(self, now: float) -> list[Entry]:
        """Answer what nobody need be asked now, and return the new entries, to be written down."""
        moment = ms(now)
        entries: list[Entry] = []
        while True:
            self.cover.look(moment)
            given = self.cover.due(moment)
            if given is None or given.at > moment:
                return entries
            try:
                entries += self.match.act(given.seat, given.action, self.time.stamp(moment), given=True)
            except (IllegalAction, BrokenRule) as error:
                metrics.BROKEN.labels(self.kept.game).inc()
                log.error("broken-rule", table=self.kept.id, seat=given.seat, action=str(given.action), exc_info=error)
                return entries
            metrics.ACTIONS.labels("table").inc()
            self.clocks.answered(given.seat, now)
            self.bots.done(given.seat)
            self.questions.update(self.match.state, len(self.match.entries), given.seat)

    def why_no_undo(self, seat: Seat) -> Reason | None:
        """Say why a seat may not step back alone; in a fair race not even whether others have done something since, nor
        while a window is held open."""
        if self.cover.veil is not None:
            return Reason("undo-window")
        return NO_UNDO if self.veiled else self.match.why_no_undo(seat)

    async def undo(self, seat: Seat, to: int | None = None, agreed: bool = False) -> None:
        """Step back; raise ``CannotUndo`` where that is not allowed."""
        refusal = self.why_no_undo(seat)
        if refusal is not None and (self.veiled or not agreed):
            raise CannotUndo(refusal)
        entries = self.match.undo(seat, to, agreed)
        if agreed:
            self.kept.unrated = self.kept.unrated or "undo"
        self.rewinds += 1
        now = asyncio.get_running_loop().time()
        self.questions.renew(self.match.state, len(self.match.entries))
        self.bots.stop()
        entries = [*entries, *self._give(now)]
        self._keep_time(now)
        await self.save(entries)
        self.changed()

    async def _note(self, seat: Seat, action: Action, stamp: int, refusal: Reason) -> None:
        """In a race, refusals are written down too (DR-131)."""
        if self.races:
            await self.save([self.match.note_refusal(seat, action, stamp, refusal)])

    async def _take_back(self, seat: Seat) -> None:
        """Whoever acts for their own seat has come back to it."""
        if self.kept.seats[seat].standin:
            await self.room.set_standin(seat, False)

    def _stamp(self, person: str, received: float) -> int:
        stamp = self.time.stamp(ms(received))
        if self.fair and stamp >= 0 and person in self.lines:
            return effective(stamp, self.lines[person].estimate)
        return stamp

    async def save(self, entries: list[Entry], key: str = "", spent: int = 0) -> None:
        """Return once ``entries`` are committed; if they cannot be, the match is read again from its log."""
        kept = self.kept
        rows = log_rows(kept.id, self.match, entries, key, spent)
        kept.timing.quiet = quiet(kept, self.match, entries)
        kept.stand(self.match)
        self.time.keep(kept.timing, ms(asyncio.get_running_loop().time()))
        self.clocks.keep(kept.timing, self.wall)
        kept.timing.veil = self._veil()
        along = None
        if entries[-1].end is not None and not kept.unrated:
            along = partial(rate, kept=msgspec.structs.replace(kept))
        try:
            lines = Lines(kept.id, kept.owner, kept.epoch, rows, to_row(kept, STANDING), along)
            await self.services.storage.writer.append(lines)
        except NotSaved as error:
            await self.room.lost(error)
            raise

    # Time

    def changed(self) -> None:
        """After every committed change: times, bots, clients."""
        self.refresh(asyncio.get_running_loop().time())
        self.room.moved_on()

    def refresh(self, now: float) -> None:
        """Bring timers, clocks, bots and the alarm in line with what is pending and who is there."""
        (self.time.rest if self.resting else self.time.wake)(ms(now))
        self._keep_time(now)
        self.cover.look(ms(now))
        self.kept.timing.veil = self._veil()
        self.bots.update(now)
        self.alarm.set()

    def _veil(self) -> tuple[int, int] | None:
        """Return how long the log was and where the match stood when the window opened that is held open now."""
        return None if self.cover.veil is None else (self.cover.veil.entries, self.cover.veil.position)

    def _keep_time(self, now: float) -> None:
        """Let timers and clocks follow what is pending."""
        self.time.update(self._timed(), ms(now))
        self.clocks.update(self._clocked(), now)

    def _timed(self) -> list[Decision]:
        """Return what is pending, less the timers that nobody else waits for."""
        pending, game, options = self.match.state.pending, self.match.game, self.match.options
        if sum(seat.kind != "bot" for seat in self.kept.seats) > 1:
            return list(pending)
        return [d for d in pending if not (isinstance(d, Timer) and game.clock_can_wait(d, options))]

    def _clocked(self) -> dict[Seat, int]:
        return {
            d.seat: self.questions.since.get(d.seat, 0)
            for d in self.match.state.pending
            if isinstance(d, Choice) and not d.optional and self.bots.level(d.seat) is None
        }

    def wall(self, moment: float) -> float:
        """Return a moment of the event loop's time as server time."""
        return now_ms() + 1000 * (moment - asyncio.get_running_loop().time())

    def stop(self) -> None:
        """End everything that would go on by itself."""
        self.bots.stop()
        self.alarm.end()


def _key(person: str, message: Act) -> str:
    """Return what a message that is sent again has in common with itself, and with no other."""
    text = f"{person}:{message.id}:{message.seat}:{message.seq}:{message.do}"
    return hashlib.blake2b(text.encode("utf-8", "replace"), digest_size=16).hexdigest()


def _refused(number: int, refusal: Reason) -> RefusedMessage:
    return RefusedMessage(id=number, key=refusal.key, rule=refusal.rule, data=dict(refusal.data))
