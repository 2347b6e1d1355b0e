"""The command ``learn``: the lessons that there are, and one of them at this terminal, as lines or on a screen.

What a lesson is and how it goes on is left to ``taverne.lessons``.
"""

from __future__ import annotations

import sys
from argparse import Namespace
from collections.abc import Sequence
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from taverne import lessons
from taverne.arena.cover import ALWAYS
from taverne.cli.commands.play import plain, played
from taverne.cli.match_setup import find_game
from taverne.cli.terminal.lines import put
from taverne.cli.terminal.session import PACE_MS, LocalTable, VirtualClock, WallClock
from taverne.cli.user_errors import UserError, perhaps
from taverne.engine.actions import Action, Seat
from taverne.engine.decisions import Choice, IllegalAction
from taverne.engine.game import View
from taverne.engine.logs.log import SeatInfo
from taverne.engine.matches.bots import Bot, Simulator
from taverne.engine.matches.match import Match
from taverne.engine.reasons import Reason
from taverne.engine.rng import Rng
from taverne.lessons import Lesson, LessonRunner
from taverne.words import Words


class Pupil:
    """What the teacher of a lesson says at this terminal."""

    def __init__(self, runner: LessonRunner, match: Match[Any]) -> None:
        self.runner = runner
        self._match = match

    @property
    def over(self) -> bool:
        return self.runner.now(self._match).over

    def says(self, words: Words) -> list[str]:
        """Return the sentences of the step at hand, and which answers go on."""
        now = self.runner.now(self._match)
        number = words.text("lesson-step", step=now.step + 1, of=now.of)
        lines = [f"[{number}] {words.text(key)}" for key in now.say]
        if now.free:
            lines.append(f"[{number}] {words.text('lesson-free')}")
        elif now.accept:
            answers = [f"{words.action(Action.parse(do))} ({do})" for do in now.accept]
            lines.append(f"[{number}] " + words.text("lesson-press", answers=words.joined(answers)))
        return lines


class Scripted(Bot):
    """Somebody else in a lesson: answers as the lesson says."""

    needs_view = False

    def __init__(self, match: Match[Any], runner: LessonRunner) -> None:
        super().__init__(match.game)
        self._match = match
        self._runner = runner

    def choose(self, view: View | None, choice: Choice, rng: Rng, simulator: Simulator) -> Action:
        return self._runner.reply(self._match, choice.seat) or choice.options[0]


class LessonSession(LocalTable):
    """A match in which the lesson objects to answers that are not for now, and gives those that are its own."""

    def __init__(self, lesson: Lesson, path: Path, clock: WallClock, pace: int = 0) -> None:
        from taverne.engine.logs.log_file import RecordFile

        kinds = ["human" if seat == lesson.seat else "bot:lesson" for seat in range(lesson.start.players)]
        infos = [SeatInfo(name, kind) for name, kind in zip(lessons.names(lesson), kinds, strict=True)]
        match, runner = lessons.begin(lesson, infos)
        self.lesson = lesson
        self._lesson = runner
        super().__init__(match, RecordFile.begin(path, match), clock, pace, cover=ALWAYS)  # the lesson answers
        self.teacher = Pupil(runner, match)

    def _bots(self) -> list[Bot | None]:
        seats = range(len(self.match.header.seats))
        return [None if seat == self.lesson.seat else Scripted(self.match, self._lesson) for seat in seats]

    def taught(self, seat: Seat) -> bool:
        return self._lesson.expects(self.match, seat)

    def asked(self) -> list[Seat]:
        return [seat for seat in super().asked() if self._lesson.reply(self.match, seat) is None]

    def step(self) -> bool:
        seat = self.lesson.seat
        action = None if self.match.over else self._lesson.reply(self.match, seat)
        if action is not None:
            super().answer(seat, action)
            return True
        return super().step()

    def answer(self, seat: Seat, action: Action) -> None:
        if self.match.why_not(seat, action) is None:
            said = self._lesson.objection(self.match, seat, action)
            if said:
                raise IllegalAction(seat, action, Reason("lesson", data={"text": said}))
        super().answer(seat, action)


def run_learn(args: Namespace) -> int:
    if not args.game:
        put(sys.stdout, *_listed(lessons.all_lessons(), args.lang))
        return 0
    game = find_game(args.game, args.lang)
    lesson = lessons.find(game.name, args.lesson or "")
    if lesson is None:
        words = Words(game.name, args.lang)
        known = [one.name for one in lessons.lessons_of(game.name)]
        near = perhaps(words, args.lesson or "", known)
        raise UserError("cli-no-lesson", lesson=args.lesson or "", known=words.joined(known), perhaps=near)
    return _taught(args, lesson)


def _listed(known: Sequence[Lesson], lang: str) -> list[str]:
    """A line for each lesson: its command, how long it takes, its title and what is learned."""
    width = max(len(lesson.id) for lesson in known)
    lines: list[str] = []
    for lesson in known:
        words = Words(lesson.game, lang)
        minutes = words.text("learn-minutes", n=lesson.minutes)
        name = lesson.id.replace("/", " ")
        lines.append(f"{name:{width}}  {minutes:>7}  {words.text(lesson.title)}. {words.text(f'{lesson.title}.about')}")
    return [*lines, Words(None, lang).text("learn-how")]


def _taught(args: Namespace, lesson: Lesson) -> int:
    words = Words(lesson.game, args.lang)
    clock = VirtualClock() if plain(args) else WallClock()
    print(words.text("learn-begins", title=words.text(lesson.title), n=lesson.minutes))
    with TemporaryDirectory() as folder:
        session = LessonSession(lesson, Path(folder) / "lesson.ndjson", clock, 0 if plain(args) else PACE_MS)
        try:
            finished = played(args, session, words)
        finally:
            session.close()
    print(words.text("lesson-over" if finished else "learn-left"))
    return 0
