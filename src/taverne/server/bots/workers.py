"""Where bots think: in processes of their own, from a snapshot of the match, so that no human's move waits.

When a bot is asked, and when its answer arrives, is left to ``bots``.
"""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import signal
import threading
import time
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import lru_cache
from multiprocessing.connection import wait
from typing import Any, Final, TypeVar

import msgspec
import structlog

from taverne.engine.actions import Action, Seat
from taverne.engine.box.contents import BoxError
from taverne.engine.box.shelf import kept
from taverne.engine.decisions import Choice
from taverne.engine.game import Game, Options
from taverne.engine.logs.changed_rules import SavedPosition, offered, reached
from taverne.engine.logs.log import Entry, Header
from taverne.engine.logs.log_file import RecordError, begun, gone_on, left
from taverne.engine.logs.snapshot import encode
from taverne.engine.matches.bots import Bot
from taverne.engine.matches.match import Match
from taverne.engine.rng import Rng
from taverne.engine.type_plans import ready
from taverne.games import all_games, get
from taverne.review.alarm import at_most, within
from taverne.review.hints import Adviser
from taverne.server import log_output, metrics
from taverne.server.bots.levels import bot_class, quicker
from taverne.server.bots.turns import Turns
from taverne.server.store.positions import KeptPosition

log = structlog.get_logger()
T = TypeVar("T")
W = TypeVar("W")

PATIENCE_S: Final = 60.0
"""Help that takes longer finds no end: it is broken off."""
GRACE_S: Final = 0.5
"""A bot that has not answered so long after its time is broken off, and a quicker one answers for it."""

HINT_S: Final = 1.6
"""A hint is ready so long after it was asked for: with its way there and back it takes less than two seconds."""
HINT_LEAST_S: Final = 0.4
"""What is left of that, however long a hint had to wait for its turn."""


class Thought(msgspec.Struct):
    """What a bot needs: the match as it stands, for the authority's own processes only, and its random stream."""

    game: str
    options: Options
    players: int
    state: bytes
    seat: Seat
    level: str
    seed: int
    drawn: int
    rules: str = ""
    box: bytes = b""
    """The rules and the box of the match, where they are not those of today."""
    seconds: float = PATIENCE_S
    """How long the bot may think, from ``asked`` on."""
    asked: float = msgspec.field(default_factory=time.time)

    @classmethod
    def of(cls, match: Match[Any], seat: Seat, level: str, seed: int, drawn: int) -> Thought:
        """Return what a bot needs to think for a seat of a match."""
        header, game = match.header, match.game
        today = type(game)()
        state = encode(match.state)
        box = kept(game.box_fingerprint) if today.box_fingerprint != game.box_fingerprint else None
        rules = game.rules_version if today.rules_version != game.rules_version else ""
        return cls(header.game, match.options, header.players, state, seat, level, seed, drawn, rules, box or b"")


class Reading(msgspec.Struct):
    """A log to be read: header and lines, its box where that is kept, and the latest position that was kept of it."""

    table: str
    lines: list[bytes]
    box: bytes | None
    known: KeptPosition | None = None
    lesson: bool = False
    """A lesson tells chance what to do: its rolls and draws do not follow from the seed."""


class Read(msgspec.Struct):
    """What became of reading a log: why it cannot be played again ("" if it can), and the position it comes to."""

    stuck: str
    position: int = 0
    state: bytes = b""


class BotWorkers:
    """The processes; started when the first bot thinks, and again if one of them dies."""

    def __init__(self, workers: int) -> None:
        self._workers = max(1, workers)
        self._turns = Turns(self._workers)
        self._pool: ProcessPoolExecutor | None = None

    def warm(self) -> None:
        """Start the processes now, if they do not run, so that the first bot need not wait for them."""
        if self._pool is None:
            for _ in range(self._workers):
                self._ready().submit(os.getpid)

    def _ready(self) -> ProcessPoolExecutor:
        if self._pool is None:
            context = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(self._workers, mp_context=context, initializer=begin_worker)
        return self._pool

    async def _run(self, who: str, place: str, work: Callable[[W], T], thought: W) -> T:
        """Do some work in a process of the pool when it is the turn of ``who`` asks for it."""

        async def run() -> T:
            loop = asyncio.get_running_loop()
            return await loop.run_in_executor(self._ready(), within, PATIENCE_S, work, thought)

        return await self._turns.have(who, run, place)

    async def think(self, thought: Thought, who: str = "", place: str = "") -> Action:
        """Return what the bot chooses at a table that ``who`` opened at an address.

        If its process dies over that twice, a quicker one answers for it; raise only if that cannot be had either.
        """
        with metrics.THINK_SECONDS.time():
            for attempt, work in enumerate((think, think, think_quickly), start=1):
                try:
                    return Action.parse(await self._run(who, place, work, thought))
                except BrokenProcessPool:
                    log.error("mind-died", game=thought.game, bot=thought.level, attempt=attempt)
                    self._pool = None
        raise RuntimeError(f"the bot {thought.level} of {thought.game} cannot think: its process dies")

    async def advise(self, thought: Thought, who: str = "", hint: bool = False, place: str = "") -> Any:
        """Return the help a game offers to a seat, or what a good bot would do (``hint``).

        Nothing if the process dies over it, or finds no end.
        """
        work = hint_at if hint else advise
        try:
            return msgspec.json.decode(await self._run(who, place, work, thought))
        except TimeoutError:
            log.error("mind-stuck", game=thought.game)
        except BrokenProcessPool:
            log.error("mind-died", game=thought.game, bot="", attempt=1)
            self._pool = None
        return None

    async def read(self, reading: Reading) -> Read:
        """Return whether a log can be played again, and what it comes to; nothing of one that takes too long."""
        return await self._studied(read, reading) or Read("")

    async def reach(self, reading: Reading) -> Read | None:
        """Return how far today's rules come along a log that they do not repeat; None if nowhere."""
        return await self._studied(reach, reading)

    async def _studied(self, work: Callable[[Reading], T], reading: Reading) -> T | None:
        try:
            return await self._run("", "", work, reading)
        except (TimeoutError, BrokenProcessPool):
            log.error("reading-failed", table=reading.table)
        return None

    def close(self) -> None:
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)


def think(thought: Thought) -> str:
    """Run in a process of the pool: choose with the bot that was asked for, or else with a quicker one."""
    left = max(0.0, thought.seconds - max(0.0, time.time() - thought.asked))
    try:
        return within(left + GRACE_S, lambda level: _chosen(thought, level, left), thought.level)
    except TimeoutError:
        log.warning("mind-slow", game=thought.game, bot=thought.level)
    return think_quickly(thought)


def think_quickly(thought: Thought) -> str:
    """Run in a process of the pool: choose with the bot of the level below."""
    level = quicker(_game(thought.game, thought.rules, thought.box), thought.level)
    return within(PATIENCE_S, lambda level: _chosen(thought, level, 0.0), level)


def _chosen(thought: Thought, level: str, seconds: float) -> str:
    """Read the snapshot, look from the seat, choose."""
    game = _game(thought.game, thought.rules, thought.box)
    state = game.load(thought.options, thought.players, msgspec.json.decode(thought.state))
    choice = next(d for d in state.pending if isinstance(d, Choice) and d.seat == thought.seat)
    bot = _bot(thought.game, level, thought.rules, thought.box)
    bot.until = time.monotonic() + seconds
    view = game.view(state, thought.seat) if bot.needs_view else None
    rng = Rng(thought.seed, thought.drawn)
    return str(bot.choose(view, choice, rng, lambda fresh: game.determinize(state, thought.seat, fresh)))


def advise(thought: Thought) -> bytes:
    """Run in a process of the pool: what is hidden from the seat is dealt anew before the game looks."""
    game = _game(thought.game, thought.rules, thought.box)
    state = game.load(thought.options, thought.players, msgspec.json.decode(thought.state))
    guess = game.determinize(state, thought.seat, Rng(thought.seed, thought.drawn))
    return msgspec.json.encode(game.advice(guess, thought.seat))


def hint_at(thought: Thought) -> bytes:
    """Run in a process of the pool: try the answers of a seat out in states that it may believe."""
    game = _game(thought.game, thought.rules, thought.box)
    state = game.load(thought.options, thought.players, msgspec.json.decode(thought.state))
    left = max(HINT_LEAST_S, HINT_S - max(0.0, time.time() - thought.asked))
    adviser = Adviser(game, state, thought.seat, Rng(thought.seed, thought.drawn), left, at_most)
    return msgspec.json.encode(adviser.hints())


def played_again(reading: Reading) -> Match[Any]:
    """Return the match of a log; raise ``RecordError`` if it does not hold."""
    match = begun(reading.table, reading.lines, get, boxes=lambda _: reading.box, lenient=True)
    for _ in gone_on(reading.table, match, left(match, reading.lines), not reading.lesson):
        pass
    return match


def read(reading: Reading) -> Read:
    """Run in a process of the pool: play a log again, and say what is wrong with it."""
    try:
        match = played_again(reading)
    except RecordError as error:
        return Read(error.reason.key)
    return Read("", match.position, encode(match.state))


def reach(reading: Reading) -> Read | None:
    """Run in a process of the pool: follow a log that cannot be played again as far as today's rules go."""
    header = msgspec.json.decode(reading.lines[0], type=ready(Header))
    entries = [msgspec.json.decode(line, type=ready(Entry)) for line in reading.lines[1:]]
    known = (
        SavedPosition(reading.known.lines, msgspec.json.decode(reading.known.state))
        if reading.known is not None
        else None
    )
    today = get(header.game)
    if today is None:
        return None
    boxed = _with(today, reading.box)
    for game in (boxed, today) if boxed is not None else (today,):
        match = reached(game, header, entries, known)
        if match is not None:
            return Read("", match.position, msgspec.json.encode(offered(match)))
    return None


def _with(game: Game[Any], box: bytes | None) -> Game[Any] | None:
    """Return a game with a box that was kept, if this program can still read it."""
    try:
        return game.with_box(box) if box is not None else None
    except BoxError:
        return None


@lru_cache(maxsize=16)
def _game(name: str, rules: str, box: bytes) -> Game[Any]:
    game = get(name)
    assert game is not None, f"this server plays no {name}"
    game = game.with_box(box) if box else game
    return game.under(rules) if rules else game


@lru_cache(maxsize=64)
def _bot(name: str, level: str, rules: str, box: bytes) -> Bot:
    game = _game(name, rules, box)
    return bot_class(game, level)(game)


def begin_worker() -> None:
    """Leave interrupts to the server; end when it ends, however it ends; read the games once."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    log_output.configure("warning")
    parent = multiprocessing.parent_process()
    if parent is not None:
        threading.Thread(target=_end_with, args=(parent.sentinel,), daemon=True).start()
    for game in all_games():
        game.bots()


def _end_with(sentinel: int) -> None:
    wait([sentinel])
    os._exit(0)
