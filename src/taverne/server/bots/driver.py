"""The bots of one table: when each is asked, when its answer arrives, and what happens if it is refused.

What they choose is thought out in ``minds``; they answer through the same authority as everybody (DR-172).
"""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Final

import structlog

from taverne.arena.schedule import HAND_MS, REFUSED_MS, News, came_back
from taverne.engine.actions import Action, Seat
from taverne.engine.bots import Bot
from taverne.engine.decisions import Choice
from taverne.server.bots.levels import bot_class, standin_level
from taverne.server.bots.workers import Thought
from taverne.server.store.writer import NotSaved

if TYPE_CHECKING:
    from taverne.server.live.play import Play

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


class Plan:
    """A bot that has been asked: what, as which question, when its answer arrives."""

    __slots__ = ("at", "choice", "number", "task")

    def __init__(self, choice: Choice, number: int, at: float) -> None:
        self.choice = choice
        self.number = number
        self.at = at
        self.task: asyncio.Task[None] | None = None


class BotDriver:
    """Keeps one plan for each bot that is asked; told of every change of the match."""

    def __init__(self, play: Play) -> None:
        self._play = play
        self._plans: dict[Seat, Plan] = {}
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
        latest = now + self._full_pause_ms() / 1000
        for seat, plan in list(self._plans.items()):
            if plan.at <= latest:
                continue
            if now < plan.at - HAND_MS / 1000:
                self._begin(seat, plan.choice, plan.number, latest)
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
        asked: dict[Seat, Choice] = {}
        if not self._play.resting:
            for decision in self._play.match.state.pending:
                if isinstance(decision, Choice) and not decision.optional and self._speaks(decision.seat):
                    asked[decision.seat] = decision
        for seat in [seat for seat in self._plans if seat not in asked]:
            self._forget(seat)
        entries = self._play.match.entries
        last = next((entry.seat for entry in reversed(entries) if entry.do and entry.seat >= 0), None)
        self._spent = {seat: spent for seat, spent in self._spent.items() if seat == last}
        new = self._news.look(len(self._play.match.happened))
        self._pause_ms = self._full_pause_ms() if new else 0
        for seat, choice in asked.items():
            self._plan(seat, choice, now)

    def _plan(self, seat: Seat, choice: Choice, now: float) -> None:
        number = self._play.questions.since.get(seat, 0)
        plan = self._plans.get(seat)
        if plan is not None and plan.number == number:
            if not came_back(plan.choice, choice):
                plan.choice = choice
                return
            at = max(plan.at, now + REFUSED_MS / 1000)
        else:
            at = now + self._delay(seat, choice) / 1000
        self._begin(seat, choice, number, at)

    def _begin(self, seat: Seat, choice: Choice, number: int, at: float) -> None:
        self._forget(seat)
        plan = self._plans[seat] = Plan(choice, number, at)
        plan.task = asyncio.create_task(self._carry_out(seat, plan))

    def _delay(self, seat: Seat, choice: Choice) -> int:
        play = self._play
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

    def _forget(self, seat: Seat) -> None:
        plan = self._plans.pop(seat, None)
        if plan is not None and plan.task is not None and plan.task is not asyncio.current_task():
            plan.task.cancel()

    async def _carry_out(self, seat: Seat, plan: Plan) -> None:
        try:
            while self._plans.get(seat) is plan:
                await _until(plan.at - HAND_MS / 1000)
                action = await self.think(seat)
                await _until(max(plan.at, self._play.may_answer(seat, action)))
                if self._plans.get(seat) is not plan or await self._answer(seat, plan, action):
                    return
                plan.at = asyncio.get_running_loop().time() + REFUSED_MS / 1000
        except NotSaved:
            return
        finally:
            if self._plans.get(seat) is plan:
                del self._plans[seat]

    async def _answer(self, seat: Seat, plan: Plan, action: Action) -> bool:
        """Send the answer; return whether the bot is done (accepted, or no longer asked)."""
        async with self._play.lock:
            if self._plans.get(seat) is not plan or self._play.match.choice(seat) is None:
                return True
            del self._plans[seat]
            accepted = await self._play.answer(seat, action, "bot")
            if not accepted and seat not in self._plans:
                self._plans[seat] = plan
            return accepted

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
            return await self._play.services.workers.think(thought, self._play.kept.host)
        finally:
            took = asyncio.get_running_loop().time() - began
            self._spent = {seat: self._spent.get(seat, 0.0) + took}

    def stop(self) -> None:
        for seat in list(self._plans):
            self._forget(seat)


async def _until(moment: float) -> None:
    pause = moment - asyncio.get_running_loop().time()
    if pause > 0:
        await asyncio.sleep(pause)
