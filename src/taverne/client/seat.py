"""A bot of ours, or a program of anybody's, on a seat of a served table: asked when its seat is, until the match ends.

Bots that think in states their seat may believe are given one by the server, and any number follow from it.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Final, TypeAlias

import msgspec

from taverne.client.table import RefusedByTable, ServedTable
from taverne.engine.actions import Action
from taverne.engine.decisions import Choice
from taverne.engine.game import Asked, Result, View
from taverne.engine.matches.bots import Bot, delay_rng
from taverne.engine.rng import Rng, derive
from taverne.engine.state import State

Mind: TypeAlias = Callable[[ServedTable, Asked], Awaitable[str]]
"""Answers a question with a notation."""
HASTE: Final = 0.4
"""Between two answers in a race, and after a refusal, so many seconds pass at least."""


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
                    raise LookupError("the match is over: there is nothing left to believe")
                guesses.append(guess)
            believed: State = game.determinize(guesses[0], seat, rng)
            return believed

        rng = Rng(derive(self.seed, seat, table.now.position))
        return self.bot.choose(view, choice, rng, simulator)

    def pause(self, table: ServedTable, asked: Asked) -> float:
        """Return after how many seconds the bot answers in a race."""
        rng = delay_rng(self.seed, table.seat, table.now.position)
        view = table.view if self.bot.needs_view else None
        return self.bot.delay(view, as_choice(table.seat, asked), rng) / 1000


class BotSeat:
    """Answers for a seat until the match is over; in a race it takes its time.

    ``refused`` counts answers that the table did not accept: a program's mistake, or a rival who was faster.
    """

    def __init__(self, table: ServedTable, mind: Mind) -> None:
        self.table = table
        self.mind = mind
        self.answers = 0
        self.refused = 0

    async def play(self) -> Result | None:
        """Play to the end; return the result."""
        table = self.table
        while not table.over and not table.closed:
            asked = [one for one in table.asked if not one.optional]
            if not asked:
                await table.changed()
            elif self._racing:
                await self._race(asked[0])
            else:
                await self._answer(asked[0])
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
            reached = await self.table.act(asked.options[0], seq=seq)
        self.answers += 1
        await self.table.until(lambda: self.table.now.seq >= reached or self.table.over)


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
    """A program that reads questions as lines of JSON and writes a line for each: notation, number from 0, or JSON."""

    def __init__(self, command: list[str]) -> None:
        self.command = command
        self._process: asyncio.subprocess.Process | None = None

    async def __aenter__(self) -> Program:
        pipe = asyncio.subprocess.PIPE
        self._process = await asyncio.create_subprocess_exec(*self.command, stdin=pipe, stdout=pipe, limit=1 << 24)
        return self

    async def __aexit__(self, *_: object) -> None:
        await self._end()

    async def _end(self) -> int:
        """Let the program end, or make it; return its exit status."""
        process = self._process
        assert process is not None
        assert process.stdin is not None
        process.stdin.close()
        try:
            async with asyncio.timeout(2):
                return await process.wait()
        except TimeoutError:
            process.kill()
            return await process.wait()

    async def answer(self, table: ServedTable, asked: Asked) -> str:
        process = self._process
        assert process is not None
        assert process.stdin is not None
        assert process.stdout is not None
        try:
            process.stdin.write(question_line(table, asked))
            await process.stdin.drain()
            line = await process.stdout.readline()
        except ConnectionError:
            line = b""
        if not line:
            raise ProgramEnded(self.command[0], await self._end())
        return read_answer(line.decode(errors="replace").strip(), asked)


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
