"""A bot of ours, or a program of anybody's, on a seat of a served table: asked when its seat is, until the match ends.

Bots that think in states their seat may believe are given one by the server, and any number follow from it.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Final, TypeAlias

import msgspec

from taverne.client.table import RefusedByTable, Table
from taverne.engine.actions import Action
from taverne.engine.bots import Bot, delay_rng
from taverne.engine.decisions import Choice
from taverne.engine.game import Asked, Result, View
from taverne.engine.rng import Rng, derive
from taverne.engine.state import State

Mind: TypeAlias = Callable[[Table, Asked], Awaitable[str]]
"""Answers a question with a notation."""
HASTE: Final = 0.4
"""Between two answers in a race, and after a refusal, so many seconds pass at least."""


def as_choice(seat: int, asked: Asked) -> Choice:
    """Return a question as views tell it as the decision that bots are used to."""
    options = tuple([Action.parse(option) for option in asked.options])
    return Choice(seat, asked.prompt, options, asked.rule, dict(asked.data), None, asked.final, asked.optional)


class Thinker:
    """A bot of ours as a mind; its luck follows from ``seed``."""

    def __init__(self, bot: Bot, seed: int) -> None:
        self.bot = bot
        self.seed = seed

    async def __call__(self, table: Table, asked: Asked) -> str:
        view = table.view if self.bot.needs_view else None
        guess = await table.guess() if len(asked.options) > 1 and not self.bot.needs_view else None
        choice = as_choice(table.seat, asked)
        action = await asyncio.to_thread(self._choose, table, view, choice, guess)
        return str(action)

    def _choose(self, table: Table, view: View | None, choice: Choice, guess: State | None) -> Action:
        game, seat = table.game, table.seat
        holder: list[State] = [] if guess is None else [guess]

        def simulator(rng: Rng) -> State:
            if not holder:
                raise LookupError("a bot that searches in states must say needs_view = False")
            believed: State = game.determinize(holder[0], seat, rng)
            return believed

        rng = Rng(derive(self.seed, seat, table.now.position))
        return self.bot.choose(view, choice, rng, simulator)

    def pause(self, table: Table, asked: Asked) -> float:
        """Return after how many seconds the bot answers in a race."""
        rng = delay_rng(self.seed, table.seat, table.now.position)
        view = table.view if self.bot.needs_view else None
        return self.bot.delay(view, as_choice(table.seat, asked), rng) / 1000


class BotSeat:
    """Answers for a seat until the match is over; in a race it takes its time.

    ``refused`` counts answers that the table did not accept: a program's mistake, or a rival who was faster.
    """

    def __init__(self, table: Table, mind: Mind) -> None:
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


def question_line(table: Table, asked: Asked) -> bytes:
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
        process = self._process
        if process is not None and process.returncode is None:
            assert process.stdin is not None
            process.stdin.close()
            try:
                async with asyncio.timeout(2):
                    await process.wait()
            except TimeoutError:
                process.kill()
                await process.wait()

    async def answer(self, table: Table, asked: Asked) -> str:
        process = self._process
        assert process is not None
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(question_line(table, asked))
        await process.stdin.drain()
        line = (await process.stdout.readline()).decode().strip()
        if not line:
            raise EOFError(f"{self.command[0]} ended without an answer")
        return read_answer(line, asked)


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
