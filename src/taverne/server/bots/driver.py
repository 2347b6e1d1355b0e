"""The bots of one table: each that is asked has a task, which waits, lets it think, and gives its answer.

When each thinks and answers is kept by ``arena.schedule``; they answer through the same authority as
everybody (DR-172).
"""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Final

import structlog

from taverne.arena.schedule import REFUSED_MS, News, Plan, Plans, ms
from taverne.engine.actions import Action, Seat
from taverne.engine.decisions import Choice
from taverne.engine.frames import choices
from taverne.engine.matches.bots import Bot
from taverne.server.bots.levels import bot_class, standin_level
from taverne.server.bots.workers import Thought
from taverne.server.store.writer import NotSaved

if TYPE_CHECKING:
    from taverne.server.live.match.play import Play

log = structlog.get_logger()
CALM: Final = "calm"
PACES: Final = {CALM: 1.0, "brisk": 1 / 3, "fierce": 0.0}
"""What people may choose, and how much of the house's pause bots then make outside races (DR-180)."""
REFLEXES: Final = {"": 1.0, CALM: 1.3, "brisk": 1.0, "fierce": 0.75}
"""How much of its level's time a bot takes in a race; that pace is set with the table, not on the run (DR-174)."""
THOUGHT_S: Final = 2.4
"""So long a bot may think, all answers in a row together; with what breaking it off takes, under three seconds."""
LEAST_S: Final = 0.15
"""What is left for each of many answers in a row."""


class BotDriver:
    """Carries out the plan of each bot that is asked; told of every change of the match."""

    def __init__(self, play: Play) -> None:
        self._play = play
        self._plans = Plans()
        self._tasks: dict[Seat, asyncio.Task[None]] = {}
        self._bots: dict[str, Bot] = {}
        self._news = News()
        self._pause_ms = 0
        self._spent: dict[Seat, float] = {}
        """How long each bot has thought since somebody else answered."""

    @property
    def pace(self) -> str:
        """What the people of the table have chosen; "" where there is nothing to choose: no bot, or races."""
        play = self._play
        if play.match.over or play.room.has_races:
            return ""
        bots = any(self.level(seat) is not None for seat in range(len(play.kept.seats)))
        return play.kept.habits.pace or CALM if bots else ""

    def thinking(self, viewer: Seat) -> tuple[Seat, ...]:
        """Return the bots that are asked and have not answered, as far as ``viewer`` may know; in a race, none."""
        play = self._play
        bots = [seat for seat in range(len(play.kept.seats)) if self.level(seat) is not None]
        if not bots or play.racing or play.cover.veil is not None:
            return ()
        return tuple([seat for seat in play.match.game.waiting(play.match.state, viewer) if seat in bots])

    def choose_pace(self, pace: str, now: float) -> None:
        """From now on keep that pace; a bot that waits already begins anew, one that chooses already goes on."""
        self._play.kept.habits.pace = pace
        latest = ms(now) + self._full_pause_ms()
        for seat, plan in list(self._plans.of.items()):
            if plan.at <= latest:
                continue
            if ms(now) < plan.aim:
                self._plans.of[seat] = Plan(plan.choice, ms(now), self._full_pause_ms())
                self._begin(seat)
            else:
                plan.at = latest

    def _full_pause_ms(self) -> int:
        return round(PACES[self._play.kept.habits.pace or CALM] * self._play.services.settings.bot_pause_ms)

    def level(self, seat: Seat) -> str | None:
        """Return the level of the bot that plays ``seat`` now, or None if a human does."""
        seating = self._play.kept.seats[seat]
        if seating.kind == "bot":
            return seating.level
        return standin_level(self._play.match.game) if seating.standin else None

    def _speaks(self, seat: Seat) -> bool:
        """Whether a bot answers for ``seat`` now; in a lesson, whether the lesson does."""
        lesson = self._play.lesson
        if lesson is not None:
            return lesson.reply(self._play.match, seat) is not None
        return self.level(seat) is not None

    def update(self, now: float) -> None:
        """Begin to think where a bot is newly asked; forget what is no longer asked."""
        asked: list[Choice] = []
        if not self._play.resting:
            asked = [choice for choice in choices(self._play.match.state) if self._speaks(choice.seat)]
        entries = self._play.match.entries
        last = next((entry.seat for entry in reversed(entries) if entry.do and entry.seat >= 0), None)
        self._spent = {seat: spent for seat, spent in self._spent.items() if seat == last}
        new = self._news.look(len(self._play.match.happened))
        self._pause_ms = self._full_pause_ms() if new else 0
        begun = self._plans.update(asked, self._play.racing, ms(now), self._delay)
        for seat in [seat for seat in self._tasks if seat not in self._plans.of]:
            self._cancel(seat)
        for seat in begun:
            self._begin(seat)

    def _begin(self, seat: Seat) -> None:
        self._cancel(seat)
        self._tasks[seat] = asyncio.create_task(self._carry_out(seat, self._plans.of[seat]))

    def _delay(self, choice: Choice) -> int:
        play, seat = self._play, choice.seat
        if not play.racing:
            return self._pause_ms
        bot = self._bot(seat)
        view = play.match.view(seat) if bot.needs_view else None
        return round(REFLEXES[play.kept.habits.pace] * bot.delay(view, choice, play.match.delay_rng(seat)))

    def _bot(self, seat: Seat) -> Bot:
        level = self.level(seat) or ""
        if level not in self._bots:
            game = self._play.match.game
            self._bots[level] = bot_class(game, level)(game)
        return self._bots[level]

    def _cancel(self, seat: Seat) -> None:
        task = self._tasks.pop(seat, None)
        if task is not None and task is not asyncio.current_task():
            task.cancel()

    async def _carry_out(self, seat: Seat, plan: Plan) -> None:
        plans = self._plans.of
        try:
            while plans.get(seat) is plan:
                await _until(plan.aim / 1000)
                action = await self.think(seat)
                await _until(max(plan.at / 1000, self._play.may_answer(seat, action)))
                if plans.get(seat) is not plan or await self._answer(seat, plan, action):
                    return
                plan.put_off(ms(asyncio.get_running_loop().time()), REFUSED_MS)
        except NotSaved:
            return
        finally:
            if plans.get(seat) is plan:
                del plans[seat]

    async def _answer(self, seat: Seat, plan: Plan, action: Action) -> bool:
        """Send the answer; return whether the bot is done (accepted, or no longer asked)."""
        async with self._play.lock:
            if self._plans.of.get(seat) is not plan or self._play.match.choice(seat) is None:
                return True
            return await self._play.answer(seat, action, "bot")

    async def think(self, seat: Seat) -> Action:
        """Return what a bot on ``seat`` would answer now; if its mind fails, the default or else anything."""
        choice = self._play.match.choice(seat)
        try:
            return await self._thought(seat)
        except Exception as error:
            if choice is None:
                raise
            log.error("bot-failed", table=self._play.kept.id, seat=seat, exc_info=error)
            return choice.default or choice.options[0]

    async def _thought(self, seat: Seat) -> Action:
        match = self._play.match
        if self._play.lesson is not None and (action := self._play.lesson.reply(match, seat)) is not None:
            return action
        level = self.level(seat) or standin_level(match.game)
        rng = match.bot_rng(seat)
        thought = Thought.of(match, seat, level, rng.seed, rng.drawn)
        began = asyncio.get_running_loop().time()
        thought.seconds = max(LEAST_S, THOUGHT_S - self._spent.get(seat, 0.0))
        try:
            return await self._play.services.workers.think(thought, self._play.kept.host, self._play.kept.place)
        finally:
            took = asyncio.get_running_loop().time() - began
            self._spent = {seat: self._spent.get(seat, 0.0) + took}

    def done(self, seat: Seat) -> None:
        """Note that an answer was accepted: its seat, if asked again, thinks anew."""
        self._plans.of.pop(seat, None)

    def stop(self) -> None:
        """Forget what was asked: whoever is asked now begins anew."""
        self._plans.of.clear()
        for seat in list(self._tasks):
            self._cancel(seat)


async def _until(moment: float) -> None:
    pause = moment - asyncio.get_running_loop().time()
    if pause > 0:
        await asyncio.sleep(pause)
