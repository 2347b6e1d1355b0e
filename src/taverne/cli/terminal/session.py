"""A match at this terminal: humans who are asked, bots and timers that answer in time, a log that is always on disk.

Showing it and reading keys are left to the line mode and to the screen.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, Final

from taverne.arena.cover import QUICK, Cover
from taverne.arena.play import Recorded, Runner
from taverne.arena.schedule import News
from taverne.cli.terminal.table import Teacher
from taverne.engine.actions import SPECTATOR, Action, Seat
from taverne.engine.decisions import Choice, Decision, IllegalAction, Timer
from taverne.engine.events import Event
from taverne.engine.logs.log import standing
from taverne.engine.logs.log_file import Finder, RecordError, RecordFile
from taverne.engine.matches.bots import Bot
from taverne.engine.matches.idle import in_window
from taverne.engine.matches.match import CannotUndo, Match
from taverne.engine.reasons import Reason, explained
from taverne.engine.reports.recap import Card
from taverne.engine.rng import Rng
from taverne.engine.secret import SecretAnswers
from taverne.review.alarm import at_most
from taverne.review.hints import Adviser, Hints

PACE_MS: Final = 500
"""On a screen a bot lets people look so long at what has just happened, where speed is no matter (DR-180)."""
LATEST: Final = 40
"""So many events of a match are told again on a screen that goes on with it."""


class WallClock:
    """Milliseconds that pass by themselves, ``speed`` times as fast as on the wall."""

    virtual = False

    def __init__(self, speed: float = 1.0) -> None:
        self.speed = speed

        self._held: float | None = None
        self._rested = 0.0

    def now(self) -> int:
        moment = time.monotonic() if self._held is None else self._held
        return int((moment - self._rested) * 1000 * self.speed)

    def hold(self) -> None:
        """Stand still until ``release``."""
        if self._held is None:
            self._held = time.monotonic()

    def release(self) -> None:
        """Run on from where it stood."""
        if self._held is not None:
            self._rested += time.monotonic() - self._held
            self._held = None


class VirtualClock(WallClock):
    """A clock that stands still until it is put forward: a race over a pipe is the same every time."""

    virtual = True

    def __init__(self) -> None:
        super().__init__()
        self.time = 0

    def now(self) -> int:
        return self.time

    def put_forward(self, to: int) -> None:
        self.time = max(self.time, to)


class Written(Recorded):
    """A match whose every answer is on disk before anybody sees what it did."""

    def __init__(self, match: Match[Any], record: RecordFile) -> None:
        super().__init__(match)
        self.record = record

    def act(self, seat: Seat, action: Action, stamp: int, given: bool = False) -> None:
        self.record.write(self.match.act(seat, action, stamp, given))

    def refuse(self, seat: Seat, action: Action, stamp: int, refusal: Reason) -> None:
        self.record.write([self.match.note_refusal(seat, action, stamp, refusal)])


class Paced(Runner):
    """Bots keep their reaction times in a race and otherwise wait only until one has seen the news (DR-174, DR-180)."""

    def __init__(
        self,
        sitting: Written,
        bots: Sequence[Bot | None],
        now: int,
        pace: int,
        cover: str,
        taught: Callable[[Seat], bool],
    ) -> None:
        self.pace = pace
        self._taught = taught
        self._match = sitting.match
        self._written = sitting
        self._news = News()
        self._wait = pace
        self._cover = Cover(sitting.match, cover, self._asks, lambda seat: False)
        super().__init__(sitting, bots, now)

    def _asks(self, seat: Seat) -> bool:
        """Whether the table does not answer for a seat: bots do that themselves, and who is taught an answer gives it.

        Where several people share a terminal all are asked in windows: whoever takes the keyboard is seen to be asked.
        """
        shared = self.bots.count(None) > 1 and in_window(self.sitting.state, seat)
        return self.bots[seat] is not None or shared or self._taught(seat)

    def update(self, now: int) -> None:
        while (given := self._cover.due(now)) is not None:
            self._written.act(given.seat, given.action, self.times.timers.stamp(now), given=True)
            self.times.done(given.seat)
        self._wait = self.pace if self._news.look(len(self._match.happened)) else 0
        super().update(now)

    def _pending(self) -> Sequence[Decision]:
        """A timer that only keeps others from waiting does not run for one person among bots."""
        return [d for d in super()._pending() if not (isinstance(d, Timer) and self.idle(d))]

    def idle(self, timer: Timer) -> bool:
        people = sum(bot is None for bot in self.bots)
        return people == 1 and self._match.game.clock_can_wait(timer, self._match.options)

    def _delay(self, choice: Choice) -> int | None:
        wait = super()._delay(choice)
        return wait if wait is None or self.racing else min(wait, self._wait)


class LocalTable:
    """One match being played here; ``resume`` is the command that goes on with it."""

    def __init__(
        self,
        match: Match[Any],
        record: RecordFile,
        clock: WallClock,
        pace: int = 0,
        box: str | None = None,
        cover: str = QUICK,
    ) -> None:
        self.match = match
        self.record = record
        self.clock = clock
        self.names = [seat.name for seat in match.header.seats]
        self.humans = [seat for seat, info in enumerate(match.header.seats) if info.kind == "human"]
        self.resume = f"taverne play --resume {record.path}" + (f" --box {box}" if box else "")
        self.sitting = Written(match, record)
        self.runner = Paced(self.sitting, self._bots(), clock.now(), pace, cover, self.taught)
        self._told = 0
        self._advice: tuple[tuple[int, int, int], Any] | None = None
        self.resumed = False
        """Whether it goes on with a log: a race then waits until its player is ready."""
        self.connected = True
        self.teacher: Teacher | None = None

    @classmethod
    def begin(
        cls, match: Match[Any], path: Path, clock: WallClock, pace: int = 0, box: str | None = None, cover: str = QUICK
    ) -> LocalTable:
        return cls(match, RecordFile.begin(path, match), clock, pace, box, cover)

    @classmethod
    def reopen(
        cls, path: Path, find: Finder, clock: WallClock, pace: int = 0, box: str | None = None, cover: str = QUICK
    ) -> LocalTable:
        """Go on with a log; what was told before is not told again."""
        record, match = RecordFile.resume(path, find)
        session = cls(match, record, clock, pace, box, cover)
        session._told = len(match.happened)
        session.resumed = True
        return session

    def _bots(self) -> list[Bot | None]:
        known = self.match.game.bots()
        bots: list[Bot | None] = []
        for info in self.match.header.seats:
            level = info.kind.removeprefix("bot:")
            if info.kind != "human" and level not in known:
                listed = ", ".join(known)
                told = f"there is no bot {level} here; choose from {listed}"
                raise RecordError(str(self.record.path), 1, explained("log-bot", told, level=level, known=listed))
            bots.append(None if info.kind == "human" else known[level](self.match.game))
        return bots

    # What is going on

    advised = 0
    """Help is reckoned here, at once; a served table tells by this number that it has come."""

    def advice(self, seat: Seat, patience: float = 0) -> Any:
        """Return the game's help with what ``seat`` is asked, from what it may know only; reckoned once a position."""
        game, asked = self.match.game, (seat, self.match.position, len(self.match.entries))
        if seat < 0 or self.match.over or self.racing:
            return None
        if self._advice is None or self._advice[0] != asked:
            guess = game.determinize(self.match.state, seat, Rng(self.match.position))
            self._advice = (asked, game.advice(guess, seat))
        return self._advice[1]

    def rest(self, resting: bool) -> None:
        """Let time stand still while one person among bots reads help or rules."""
        if len(self.humans) == 1:
            (self.clock.hold if resting else self.clock.release)()

    @property
    def path(self) -> Path:
        return self.record.path

    @property
    def viewer(self) -> Seat:
        """From whose seat the table is told: the only human's, or nobody's."""
        return self.humans[0] if len(self.humans) == 1 else SPECTATOR

    @property
    def racing(self) -> bool:
        return self.runner.racing

    def taught(self, seat: Seat) -> bool:
        """Whether a lesson waits for this seat's own answer."""
        return False

    def asked(self) -> list[Seat]:
        """Return the humans that the match waits for."""
        pending = self.match.state.pending
        seats = [d.seat for d in pending if isinstance(d, Choice) and not d.optional and d.seat in self.humans]
        return list(dict.fromkeys(seats))

    def secret(self, seat: Seat) -> bool:
        """Whether the table as ``seat`` sees it must be kept from the other humans at this terminal."""
        if self.racing:
            return False
        hidden: bool = self.match.view(seat).table != self.match.view(SPECTATOR).table
        return hidden or isinstance(self.match.state.stack[-1], SecretAnswers)

    def clocks(self) -> list[tuple[str, int, int]]:
        """Return the timers that everybody may see: name, milliseconds left, milliseconds in all."""
        now, game = self.clock.now(), self.match.game
        running = self.runner.times.timers.ends(now)
        return [(timer.prompt, max(0, at - now), timer.ms) for timer, at in running if game.clock_is_public(timer)]

    def news(self) -> list[tuple[Event, dict[str, Any]]]:
        """Return what has happened since the last call, as far as it may be told here."""
        begin, self._told = self._told, len(self.match.happened)
        return self._seen(begin, self._told)

    def earlier(self) -> list[tuple[Event, dict[str, Any]]]:
        """Return the latest of what was told before: somebody who comes back finds the log as it stood."""
        return self._seen(max(0, self._told - LATEST), self._told)

    def _seen(self, begin: int, end: int) -> list[tuple[Event, dict[str, Any]]]:
        told = [(one.event, one.event.seen(self.viewer)) for one in self.match.happened[begin:end]]
        return [(event, data) for event, data in told if data is not None]

    def recap(self, seat: Seat) -> tuple[Card, ...]:
        return () if self.racing else self.match.recap(seat)

    @property
    def virtual(self) -> bool:
        """Whether time stands still until it is put forward."""
        return self.clock.virtual

    @property
    def moment(self) -> int:
        """A number that changes when a question is to be shown anew: a race is one question from beginning to end."""
        return self.runner.times.origin if self.racing else self.match.position

    def wait(self) -> float | None:
        """Return for how many seconds a line may be waited for; None: as long as it takes."""
        due = self.runner.due
        if self.virtual or due is None:
            return None
        return max(0, due - self.clock.now()) / 1000 / self.clock.speed

    def candidates(self, seat: Seat) -> tuple[Action, ...]:
        """Return what ``seat`` might try now, legal or not."""
        return self.match.game.candidates(self.match.state, seat)

    # What changes it

    def step(self) -> bool:
        """Do the next thing that is due, of a bot or a timer; return whether there was one."""
        due = self.runner.due
        if due is None or self.match.over:
            return False
        if isinstance(self.clock, VirtualClock) and not self.asked():
            self.clock.put_forward(due)
        return self.runner.run(self.clock.now())

    def let_pass(self, until: int | None = None) -> None:
        """Put a virtual clock forward in a race: to a time after its start, or to whatever comes next."""
        assert isinstance(self.clock, VirtualClock)
        origin = self.runner.times.origin
        target = None if until is None else origin + until
        while self.racing and self.runner.times.origin == origin and (due := self.runner.due) is not None:
            if target is not None and due >= target:
                break
            self.clock.put_forward(due)
            self.runner.run(self.clock.now())
            if target is None and len(self.match.happened) > self._told:
                return
        if target is not None and self.racing and self.runner.times.origin == origin:
            self.clock.put_forward(target)

    def answer(self, seat: Seat, action: Action) -> None:
        """Answer for a human; raise ``IllegalAction`` if it is not legal, which a race also writes down (DR-131).

        What was due earlier comes first, however late the screen woke up.
        """
        now = self.clock.now()
        while self.runner.run(now):
            pass
        stamp = self.runner.times.timers.stamp(now)
        try:
            self.runner.answer(seat, action, now)
        except IllegalAction as error:
            if self.racing:
                self.sitting.refuse(seat, action, stamp, error.refusal)
            raise

    def why_not(self, seat: Seat, action: Action) -> Reason | None:
        return self.match.why_not(seat, action, self.runner.times.timers.stamp(self.clock.now()))

    def hints(self, seat: Seat) -> Hints | None:
        """Return what a good bot would answer for ``seat``, and why."""
        return Adviser(self.match.game, self.match.state, seat, self.match.bot_rng(seat), guard=at_most).hints()

    def undo(self, seat: Seat) -> None:
        """Step back before the latest decision of ``seat``, or of whoever has just decided at this terminal.

        Bots agree as long as nothing was drawn and nothing final was decided.
        """
        seat = next((human for human in self.humans if self.match.undo_point(human) is not None), seat)
        refusal = self.match.why_no_undo(seat)
        if refusal is None:
            entries = self.match.undo(seat)
        else:
            entries = self.match.undo(seat, self._agreeable(seat, refusal), agreed=True)
        self.record.write(entries)
        self._told = len(self.match.happened)
        self.runner.update(self.clock.now())

    def _agreeable(self, seat: Seat, refusal: Reason) -> int:
        """Return where to step back to if only bots have decided since; else raise ``CannotUndo``."""
        stands = standing(self.match.entries)
        point = max((at for at, entry in enumerate(stands) if entry.seat == seat and not entry.given), default=-1)
        if refusal.key != "undo-other" or any(
            entry.seat < 0 or entry.seat in self.humans for entry in stands[point + 1 :]
        ):
            raise CannotUndo(refusal)
        mine = [d for d in self.match.state_at(point).pending if d.seat == seat and isinstance(d, Choice)]
        if any(choice.final for choice in mine):
            raise CannotUndo(Reason("undo-final"))
        return point

    def close(self) -> None:
        self.record.close()
