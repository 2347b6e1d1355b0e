"""A bot of ours, or a program of anybody's, on a seat of a served table: asked when its seat is, until the match ends.

Bots that think in states their seat may believe are given one by the server, and any number follow from it.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Final, TypeAlias

import msgspec

from taverne.arena.pool import told
from taverne.client.table import RefusedByTable, ServedTable
from taverne.engine.actions import Action, NotationError
from taverne.engine.decisions import Choice
from taverne.engine.game import Asked, Result, View
from taverne.engine.matches.bots import Bot, delay_rng
from taverne.engine.reasons import Reason
from taverne.engine.rng import Rng, derive
from taverne.engine.state import State

Mind: TypeAlias = Callable[[ServedTable, Asked], Awaitable[str]]
"""Answers a question with a notation."""
Refusal: TypeAlias = Callable[[str, Reason], None]
"""Told of an answer that the table refused as none of the options, and why."""
Talk: TypeAlias = Callable[[str], None]
"""Told of a line of a program that is no answer."""
PAUSE: Final = 1.0
"""A program that has written something else than an answer may still give one, for so many seconds."""
UNREAD: Final = 1000
"""So many lines of a program wait to be read, and are left aside for a question; one that writes more has to wait."""
HASTE: Final = 0.4
"""Between two answers in a race, and after a refusal, so many seconds pass at least."""


class MatchOver(LookupError):
    """The match has ended while a bot was thinking."""


class BotBroke(Exception):
    """A bot raised an exception instead of answering; it is the cause."""


class ProgramEnded(Exception):
    """A program went away instead of answering; ``status`` is its exit status."""

    def __init__(self, program: str, status: int) -> None:
        super().__init__(f"{program} ended with status {status} instead of answering")
        self.program = program
        self.status = status


def as_choice(seat: int, asked: Asked) -> Choice:
    """Return a question as views tell it as the decision that bots are used to."""
    options = tuple([Action.parse(option) for option in asked.options])
    return Choice(seat, asked.prompt, options, asked.rule, dict(asked.data), None, asked.final, asked.optional)


class Thinker:
    """A bot of ours as a mind; its luck follows from ``seed``."""

    def __init__(self, bot: Bot, seed: int) -> None:
        self.bot = bot
        self.seed = seed

    async def __call__(self, table: ServedTable, asked: Asked) -> str:
        view = table.view if self.bot.needs_view else None
        choice, loop = as_choice(table.seat, asked), asyncio.get_running_loop()
        action = await asyncio.to_thread(self._choose, table, view, choice, loop)
        return str(action)

    def _choose(self, table: ServedTable, view: View | None, choice: Choice, loop: asyncio.AbstractEventLoop) -> Action:
        game, seat = table.game, table.seat
        guesses: list[State] = []

        def simulator(rng: Rng) -> State:
            """The server is asked for a state once, and only by a bot that wants one."""
            if not guesses:
                guess = asyncio.run_coroutine_threadsafe(table.guess(), loop).result()
                if guess is None:
                    raise MatchOver("the match is over: there is nothing left to believe")
                guesses.append(guess)
            believed: State = game.determinize(guesses[0], seat, rng)
            return believed

        rng = Rng(derive(self.seed, seat, table.now.position))
        try:
            return self.bot.choose(view, choice, rng, simulator)
        except (MatchOver, RefusedByTable, TimeoutError):
            raise
        except Exception as error:
            raise BotBroke(told(error)) from error

    def pause(self, table: ServedTable, asked: Asked) -> float:
        """Return after how many seconds the bot answers in a race."""
        rng = delay_rng(self.seed, table.seat, table.now.position)
        view = table.view if self.bot.needs_view else None
        try:
            return self.bot.delay(view, as_choice(table.seat, asked), rng) / 1000
        except Exception as error:
            raise BotBroke(told(error)) from error


class BotSeat:
    """Answers for a seat until the match is over; in a race it takes its time.

    ``refused`` counts answers that the table did not accept: a program's mistake, or a rival who was faster.
    """

    def __init__(self, table: ServedTable, mind: Mind, refusal: Refusal | None = None) -> None:
        self.table = table
        self.mind = mind
        self.refusal = refusal
        self.answers = 0
        self.refused = 0

    async def play(self) -> Result | None:
        """Play to the end; return the result."""
        table = self.table
        while not table.over and not table.closed:
            asked = [one for one in table.asked if not one.optional]
            if not asked:
                await table.changed()
            else:
                with suppress(MatchOver):
                    await (self._race(asked[0]) if self._racing else self._answer(asked[0]))
        return None if table.info is None else table.info.result

    @property
    def _racing(self) -> bool:
        return self.table.now.view is not None and bool(self.table.now.view.clocks)

    async def _race(self, asked: Asked) -> None:
        """Look, wait as long as the bot needs, and answer what is then asked."""
        await asyncio.sleep(self.mind.pause(self.table, asked) if isinstance(self.mind, Thinker) else HASTE)
        still = [one for one in self.table.asked if not one.optional]
        if still and self._racing:
            await self._answer(still[0])

    async def _answer(self, asked: Asked) -> None:
        seq = self.table.now.seq
        do = await self.mind(self.table, asked)
        try:
            reached = await self.table.act(do, seq=seq)
        except RefusedByTable as error:
            self.refused += 1
            if error.refusal.key == "stale" or self._racing:
                await asyncio.sleep(HASTE)
                return
            if self.refusal is not None:
                self.refusal(do, error.refusal)
            reached = await self.table.act(asked.options[0], seq=seq)
        self.answers += 1
        table = self.table
        await table.until(lambda: table.now.seq >= reached or table.over or table.closed, None)


def question_line(table: ServedTable, asked: Asked) -> bytes:
    """Return a question as one line of JSON for a program in any language."""
    told = {
        "t": "ask",
        "game": table.now.info.game,
        "seat": table.seat,
        "prompt": asked.prompt,
        "rule": asked.rule,
        "options": asked.options,
        "view": table.now.view,
    }
    return msgspec.json.encode(told) + b"\n"


class Program:
    """A program that reads questions as lines of JSON and writes a line for each: notation, number from 0, or JSON.

    What else it writes is told to ``talk`` and left aside, so that its answers stay with their questions.
    """

    def __init__(self, command: list[str], talk: Talk | None = None) -> None:
        self.command = command
        self.talk = talk
        self._process: asyncio.subprocess.Process | None = None
        self._lines: asyncio.Queue[str | None] = asyncio.Queue(UNREAD)
        """What it has written and nobody has read yet; None at its end."""
        self._reader: asyncio.Task[None] | None = None
        self._ending = False

    async def __aenter__(self) -> Program:
        pipe = asyncio.subprocess.PIPE
        self._process = await asyncio.create_subprocess_exec(*self.command, stdin=pipe, stdout=pipe, limit=1 << 24)
        self._reader = asyncio.create_task(self._read())
        return self

    async def __aexit__(self, *_: object) -> None:
        await self._end()
        if self._reader is not None:
            self._reader.cancel()
            with suppress(asyncio.CancelledError):
                await self._reader

    async def _read(self) -> None:
        assert self._process is not None
        assert self._process.stdout is not None
        with suppress(ConnectionError, ValueError):
            while not self._ending and (line := await self._process.stdout.readline()):
                await self._lines.put(line.decode(errors="replace").strip())
            while await self._process.stdout.read(1 << 20):
                pass  # a program ends only when nothing that it has written is left unread
        if not self._ending:
            await self._lines.put(None)

    async def _end(self) -> int:
        """Let the program end, or make it; return its exit status."""
        process = self._process
        assert process is not None
        assert process.stdin is not None
        process.stdin.close()
        self._ending = True
        while not self._lines.empty():
            self._lines.get_nowait()
        try:
            async with asyncio.timeout(2):
                return await process.wait()
        except TimeoutError:
            process.kill()
            return await process.wait()

    async def answer(self, table: ServedTable, asked: Asked) -> str:
        assert self._process is not None
        assert self._process.stdin is not None
        while not self._lines.empty():
            await self._next()
        try:
            self._process.stdin.write(question_line(table, asked))
            await self._process.stdin.drain()
        except ConnectionError:
            raise ProgramEnded(self.command[0], await self._end()) from None
        choice, said = as_choice(table.seat, asked), None
        for _ in range(UNREAD):
            try:
                async with asyncio.timeout(None if said is None else PAUSE):
                    line = await self._lines.get()
            except TimeoutError:
                break
            if line is None:
                self._lines.put_nowait(None)
                raise ProgramEnded(self.command[0], await self._end())
            if said is not None and self.talk is not None:
                self.talk(said)
            said = read_answer(line, asked)
            if offered(said, choice):
                break
        return said or ""

    async def _next(self) -> None:
        """Leave a line aside that answers no question; raise ``ProgramEnded`` if there are no more."""
        line = self._lines.get_nowait()
        if line is None:
            self._lines.put_nowait(None)
            raise ProgramEnded(self.command[0], await self._end())
        if self.talk is not None:
            self.talk(line)


def offered(said: str, choice: Choice) -> bool:
    """Whether a notation is one that the question offers."""
    try:
        return choice.accepts(Action.parse(said))
    except NotationError:
        return False


def read_answer(line: str, asked: Asked) -> str:
    """Return the notation that a program's line means."""
    try:
        plain = msgspec.json.decode(line.encode())
    except msgspec.DecodeError:
        plain = line
    if isinstance(plain, dict):
        plain = plain.get("do", "")
    if isinstance(plain, int) and 0 <= plain < len(asked.options):
        return asked.options[plain]
    return str(plain)
