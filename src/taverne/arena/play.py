"""One game played by bots: straight on the state for speed, or as a match that is written down.

The same runner serves a virtual clock, which jumps to whatever is due, and an authority with a real one.
"""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence
from typing import Any, Final, Protocol

import msgspec

from taverne.arena.lineup import BotLike, Cast, GameLike, given_options, made, the_game
from taverne.arena.prompts import FIRST_SEAT, Prompts
from taverne.arena.schedule import Due, Scheduler
from taverne.engine.actions import CLOCK, Action, Seat
from taverne.engine.decisions import Choice, Decision, Timer
from taverne.engine.frames import apply, settle, why_not
from taverne.engine.game import Game, Options, OptionValue, Result, View
from taverne.engine.logs.log import SeatInfo
from taverne.engine.matches.bots import Bot, delay_rng
from taverne.engine.matches.match import Match
from taverne.engine.reasons import Reason
from taverne.engine.reports.course import Course
from taverne.engine.rng import Rng, derive
from taverne.engine.state import State

LONGEST: Final = 100_000
"""More decisions than any game takes; one that goes on has a defect."""


class EndlessGame(RuntimeError):
    """The game went on and on, or stopped with nobody to answer."""


class PlayedGame(Protocol):
    """Something that is being played: a bare state, or a match."""

    game: Game[Any]

    @property
    def state(self) -> State: ...
    @property
    def seed(self) -> int: ...
    @property
    def position(self) -> int: ...
    def act(self, seat: Seat, action: Action, stamp: int) -> None: ...
    def refuse(self, seat: Seat, action: Action, stamp: int, refusal: Reason) -> None: ...


class Bare:
    """A game straight on its state: nothing is written down, nobody listens."""

    def __init__(self, game: Game[Any], options: Mapping[str, OptionValue], players: int, seed: int) -> None:
        self.game = game
        self.seed = seed
        self.position = 0
        self.state: State = self._begun(options, players)
        self._settle()

    def _begun(self, options: Mapping[str, OptionValue], players: int) -> State:
        state: State = self.game.start(options, players, self.seed)
        return state

    def act(self, seat: Seat, action: Action, stamp: int) -> None:
        apply(self.state, seat, action, stamp)
        self.position += 1
        self._settle()

    def refuse(self, seat: Seat, action: Action, stamp: int, refusal: Reason) -> None:
        """A refusal leaves no trace here."""

    def _settle(self) -> None:
        self.position += settle(self.state)


class Recorded:
    """A match: every answer and every refusal goes into its log (DR-131)."""

    def __init__(self, match: Match[Any]) -> None:
        self.game = match.game
        self.match = match
        self.seed: int = match.seed

    @property
    def state(self) -> State:
        state: State = self.match.state
        return state

    @property
    def position(self) -> int:
        return self.match.position

    def act(self, seat: Seat, action: Action, stamp: int) -> None:
        self.match.act(seat, action, stamp)

    def refuse(self, seat: Seat, action: Action, stamp: int, refusal: Reason) -> None:
        self.match.note_refusal(seat, action, stamp, refusal)


class Runner:
    """Lets bots and timers answer, each when its time has come; seats whose bot is None are left alone.

    ``hurry`` is for a virtual clock: where time plays no part, bots are asked in order and take none.
    With a real clock call ``update`` after any change made elsewhere, sleep until ``due``, call ``run``.
    """

    def __init__(self, sitting: PlayedGame, bots: Sequence[Bot | None], now: int = 0, hurry: bool = False) -> None:
        self.sitting = sitting
        self.bots = list(bots)
        self.hurry = hurry
        self.now = now
        self.times = Scheduler(now)
        self.prompts: Prompts | None = None
        """Where it is counted what the first seat is asked, if anybody wants to know."""
        self._seen: tuple[int, Seat, View] | None = None
        if not hurry:
            self.update(now)

    # With a clock of any kind

    def update(self, now: int) -> None:
        """Take note of what is pending, at the start and after every change."""
        self.now = now
        self._seen = None
        self.times.update(self._pending(), self.racing, now, self._delay)

    def _pending(self) -> Sequence[Decision]:
        """Return what time is kept of."""
        return self.sitting.state.pending

    @property
    def racing(self) -> bool:
        """Whether answers count by the moment at which they come."""
        state = self.sitting.state
        return bool(state.pending) and state.stack[-1].TIMED

    @property
    def due(self) -> int | None:
        """When something is next to be done, or None if only seats without a bot can go on."""
        upcoming = self.times.next()
        return None if upcoming is None else upcoming.at

    def run(self, now: int) -> bool:
        """Do the first thing that is due by ``now``; return whether there was one."""
        upcoming = self.times.next()
        if upcoming is None or upcoming.at > now:
            return False
        self._do(upcoming, now)
        return True

    def answer(self, seat: Seat, action: Action, now: int, stamp: int | None = None) -> None:
        """Answer for a seat that has no bot; ``stamp`` where it is not simply the time of receipt.

        Raise ``IllegalAction``, with nothing changed, if the answer is not legal.
        """
        self.sitting.act(seat, action, self.times.timers.stamp(now) if stamp is None else stamp)
        self.times.done(seat)
        self.update(now)

    def _do(self, upcoming: Due, now: int) -> None:
        _, seat, action = upcoming
        times = self.times
        if action is None:
            times.chosen(seat, self._choose(seat, times.choice(seat)))
            return
        if seat == CLOCK:
            self.sitting.act(seat, action, times.timers.expire(action, now))
        else:
            stamp = times.timers.stamp(now)
            refusal = why_not(self.sitting.state, seat, action, stamp)
            if refusal is not None:
                self.sitting.refuse(seat, action, stamp, refusal)
                times.refused(seat, now)
                return
            self.sitting.act(seat, action, stamp)
            times.done(seat)
        self.update(now)

    # On a virtual clock

    def play(self) -> None:
        """Play to the end on a virtual clock; raise ``EndlessGame`` if there is none."""
        sitting = self.sitting
        while pending := sitting.state.pending:
            if sitting.position > LONGEST:
                raise EndlessGame(f"no end after {LONGEST} decisions")
            if self._timed():
                self._race()
                continue
            choice = self._first(pending)
            if choice is None:
                raise EndlessGame("no timer runs, and whoever is asked has no bot")
            sitting.act(choice.seat, self._choose(choice.seat, choice), 0)

    def _first(self, pending: tuple[Decision, ...]) -> Choice | None:
        for decision in pending:
            if type(decision) is Choice and not decision.optional and self.bots[decision.seat] is not None:
                return decision
        return None

    def _timed(self) -> bool:
        return self.racing or any(type(decision) is Timer for decision in self.sitting.state.pending)

    def _race(self) -> None:
        """Let the clock jump from one thing to the next until time plays no part any more."""
        self.update(self.now)
        while self.sitting.state.pending and self._timed():
            upcoming = self.times.next()
            if upcoming is None:
                raise EndlessGame("nobody has anything more to do in a race")
            self.now = max(self.now, upcoming.at)
            self._do(upcoming, self.now)
            if self.sitting.position > LONGEST:
                return

    # Asking the bots

    def _view(self, bot: Bot, seat: Seat) -> View | None:
        if not bot.needs_view:
            return None
        position = self.sitting.position
        if self._seen is None or self._seen[:2] != (position, seat):
            self._seen = (position, seat, self.sitting.game.view(self.sitting.state, seat))
        return self._seen[2]

    def _choose(self, seat: Seat, choice: Choice) -> Action:
        bot = self.bots[seat]
        assert bot is not None
        sitting = self.sitting
        state = sitting.state
        if seat == FIRST_SEAT and self.prompts is not None:
            self.prompts.note(sitting.game, state, seat)
        rng = Rng(derive(sitting.seed, "bot", seat, sitting.position))
        said = bot.choose(
            self._view(bot, seat), choice, rng, lambda other: sitting.game.determinize(state, seat, other)
        )
        action = _action(said)
        if not choice.accepts(action):
            raise ValueError(f"the bot on seat {seat} answered {action}, which is none of {choice!r}")
        return action

    def _delay(self, choice: Choice) -> int | None:
        bot = self.bots[choice.seat]
        if bot is None:
            return None
        sitting = self.sitting
        rng = delay_rng(sitting.seed, choice.seat, sitting.position)
        return bot.delay(self._view(bot, choice.seat), choice, rng)


def _action(answer: Action | str) -> Action:
    """Return what a bot has answered; notation is as good as an action."""
    return Action.parse(answer) if isinstance(answer, str) else answer


class Outcome(msgspec.Struct, frozen=True, omit_defaults=True):
    """How one game went: who sat where, how it ended, how many decisions it took, what the first seat was asked.

    ``error`` says how it broke, if it did; ``course`` what it is counted by, where somebody listened.
    """

    seed: int
    lineup: tuple[str, ...]
    decisions: int
    result: Result | None
    error: str = ""
    prompts: Prompts = msgspec.field(default_factory=Prompts)
    course: Course | None = None


def play_bare(
    game: Game[Any],
    options: Options,
    players: int,
    lineup: Sequence[str],
    seed: int,
    own: Mapping[str, type[Bot] | Bot] | None = None,
) -> Outcome:
    """Play one game with the bots of ``lineup``, one label for each seat at the table."""
    sitting = Bare(game, options, players, seed)
    prompts = counted(Runner(sitting, made(game, lineup, own or {}), hurry=True))
    error = broken(game, sitting.state)
    return Outcome(seed, tuple(lineup), sitting.position, game.result(sitting.state), error, prompts)


def counted(runner: Runner) -> Prompts:
    """Play a game to its end and return what the first seat was asked."""
    runner.prompts = Prompts()
    runner.play()
    return runner.prompts


def play_recorded(
    game: Game[Any],
    options: Options,
    players: int,
    lineup: Sequence[str],
    seed: int,
    own: Mapping[str, type[Bot] | Bot] | None = None,
) -> Match[Any]:
    """Play the same game as a match, with its log; ``play_bare`` of the same seed goes the same way."""
    match = new_match(game, options, players, lineup, seed)
    Runner(Recorded(match), made(game, lineup, own or {}), hurry=True).play()
    return match


def play(
    game: GameLike,
    bots: Sequence[BotLike],
    options: Mapping[str, OptionValue] | None = None,
    players: int = 0,
    seed: int | None = None,
) -> Match[Any]:
    """Play one match between bots and return it, log and all.

    ``bots`` are levels, classes or instances, one for each player (with ``players`` they sit down in turn).
    """
    found = the_game(game)
    cast = Cast(found, bots)
    players = players or len(bots)
    full = found.check(given_options(options), players)
    number = secrets.randbits(63) if seed is None else seed
    return play_recorded(found, full, players, cast.lineup(full, players), number, cast.own)


def new_match(game: Game[Any], options: Options, players: int, lineup: Sequence[str], seed: int) -> Match[Any]:
    """Return a match whose seats are named after their bots."""
    seats = [SeatInfo(f"{name} {seat + 1}", f"bot:{name}") for seat, name in enumerate(lineup)]
    return Match.new(game, options, players, seats, seed)


def broken(game: Game[Any], state: State) -> str:
    """Return the invariants that do not hold, in one line; nothing if all do."""
    return "; ".join(game.problems(state))
