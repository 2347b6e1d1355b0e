"""Playing a lesson: it watches the decisions of an ordinary match, says where the lesson stands, objects to answers
that are not for now, and answers for the others and for chance.  The match is changed by its authority alone.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final, NamedTuple

from taverne import games
from taverne.engine.actions import CHANCE, Action, Seat
from taverne.engine.decisions import Choice
from taverne.engine.logs.log import SeatInfo
from taverne.engine.matches.match import Match
from taverne.lessons.lesson import Lesson, LessonStep, ScriptedAnswer, fits


class Now(NamedTuple):
    """Where a lesson stands: which step, what is said, what it points at, and which answers go on (none: all)."""

    step: int
    of: int
    say: tuple[str, ...]
    point: tuple[str, ...]
    accept: tuple[str, ...]
    free: bool
    over: bool


class LessonRunner:
    """One lesson in one match.  What it knows follows from the decisions that stand, so it can be made anew."""

    def __init__(self, lesson: Lesson, match: Match[Any] | None = None) -> None:
        self.lesson = lesson
        self._before = [ScriptedAnswer.parse(text, lesson.seat) for text in lesson.start.before]
        self._forget()
        if match is not None:
            self.attach(match)

    def attach(self, match: Match[Any]) -> None:
        """Let the script answer for chance in this match from now on."""
        match.oracle = self.chance

    def _forget(self) -> None:
        self._watched: list[tuple[Seat, Action, str]] = []
        self._at = 0
        self._given = 0
        self._script: list[ScriptedAnswer] = list(self._before)
        self._enter()

    # Watching

    def follow(self, match: Match[Any]) -> None:
        """Take notice of what has been decided since; of a step back too."""
        past = match.decisions()
        if past[: len(self._watched)] != self._watched:
            self._forget()
        for seat, action, asked in past[len(self._watched) :]:
            self._watched.append((seat, action, asked))
            if seat == self.lesson.seat and self._waited_for(asked):
                self._advance()
            self._watch(seat, str(action))

    def _watch(self, seat: Seat, notation: str) -> None:
        opening = self._opening
        heads = [answer for answer in self._script if answer.seat == seat]
        if heads and fits((heads[0].pattern,), notation):
            self._script.remove(heads[0])
            if opening and not self._opening:
                self._enter()
                return
        if opening or seat != self.lesson.seat or self._at >= len(self.lesson.steps):
            return
        step = self.lesson.steps[self._at]
        if step.auto and not step.until:
            if not any(answer.seat == seat for answer in self._script):
                self._advance()
        elif step.free or step.until:
            self._given += 1
            if step.free and not step.until and self._given >= step.free:
                self._advance()
        elif fits(step.accept, notation):
            self._advance()

    @property
    def _opening(self) -> bool:
        """Whether the decisions before the first step are still to come."""
        return any(answer in self._before for answer in self._script) and self._at == 0 and self._given == 0

    def _advance(self) -> None:
        self._script = [answer for answer in self._script if answer.seat != self.lesson.seat]
        self._at += 1
        self._given = 0
        self._enter()

    def _enter(self) -> None:
        """A step begins: what the lesson answers for the others from now on, and for the player in it, is taken up."""
        if self._at < len(self.lesson.steps) and not self._opening:
            step = self.lesson.steps[self._at]
            self._script += [ScriptedAnswer.parse(text, self.lesson.seat) for text in step.rivals]
            if not step.until:
                self._script += [ScriptedAnswer.parse(text, self.lesson.seat) for text in step.auto]

    @property
    def script(self) -> list[ScriptedAnswer]:
        """The answers that are still to come."""
        return list(self._script)

    # What the lesson has to say

    @property
    def over(self) -> bool:
        """Whether nothing more is to be done: the last step only says something."""
        step = self._step
        return step is None or not (step.accept or step.free or step.until or step.auto)

    @property
    def _step(self) -> LessonStep | None:
        return self.lesson.steps[self._at] if self._at < len(self.lesson.steps) else None

    def now(self, match: Match[Any]) -> Now:
        """Return where the lesson stands."""
        self._look(match)
        lesson, step = self.lesson, self._step
        if step is None or self._opening:
            return Now(self._at, len(lesson.steps), (), (), (), False, step is None)
        asked = match.choice(lesson.seat)
        accept = tuple(str(o) for o in asked.options if fits(step.accept, str(o))) if asked is not None else ()
        # What a step says is about what the player sees when asked: nothing while the others still act.
        said = () if step.accept and not accept else tuple(lesson.key(word) for word in step.say)
        free = bool(step.free or step.until) and not step.auto
        return Now(self._at, len(lesson.steps), said, step.point, accept, free, self.over)

    def _look(self, match: Match[Any]) -> None:
        """Follow the match; a free step is over when the question comes that it waits for, or the match is."""
        self.follow(match)
        step, asked = self._step, match.choice(self.lesson.seat)
        ended = match.over and step is not None and step.until
        if ended or (asked is not None and self._waited_for(asked.prompt)):
            self._advance()

    def _waited_for(self, prompt: str) -> bool:
        """Whether this question ends the step: one that it waits for, after as many answers as are free at least."""
        step = self._step
        return step is not None and prompt in step.until.split() and self._given >= step.free

    def objection(self, match: Match[Any], seat: Seat, action: Action) -> str:
        """Return what is said to a legal answer that is not for now, or "" if it goes on."""
        self._look(match)
        step = self._step
        if step is None or seat != self.lesson.seat or not step.accept:
            return ""
        choice = match.choice(seat)
        if choice is None or not choice.accepts(action) or fits(step.accept, str(action)):
            return ""
        return self.lesson.other(step) if any(fits(step.accept, str(o)) for o in choice.options) else ""

    def expects(self, match: Match[Any], seat: Seat) -> bool:
        """Whether the player is to give an answer of this step now: then the table does not give its own."""
        self._look(match)
        step, choice = self._step, match.choice(seat)
        if step is None or choice is None or seat != self.lesson.seat:
            return False
        return any(fits(step.accept, str(option)) for option in choice.options)

    # Answers of the lesson

    def chance(self, match: Match[Any]) -> Action | None:
        """Return what chance answers by the script now, or None where it is left to the dice."""
        self.follow(match)
        decision = match.state.pending[0]
        for answer in self._script:
            if answer.seat == CHANCE:
                if "*" in answer.pattern:
                    return None
                action = Action.parse(answer.pattern)
                return action if decision.accepts(action) else None
        return None

    def reply(self, match: Match[Any], seat: Seat) -> Action | None:
        """Return what the lesson answers for a seat that is asked now, or None if the player is to answer."""
        self._look(match)
        choice = match.choice(seat)
        if choice is None or choice.optional:
            return None
        scripted = next((answer for answer in self._script if answer.seat == seat), None)
        if scripted is not None and (found := _option(choice, scripted.pattern)) is not None:
            return found
        if seat != self.lesson.seat:
            return self._usual(choice, self.lesson.others) or choice.default or choice.options[0]
        step = self._step
        if step is not None and step.auto and step.until:
            return self._usual(choice, step.auto)
        if step is None or not step.accept or any(fits(step.accept, str(option)) for option in choice.options):
            return None
        return self._usual(choice, self.lesson.quiet) or (choice.options[0] if len(choice.options) == 1 else None)

    @staticmethod
    def _usual(choice: Choice, patterns: Iterable[str]) -> Action | None:
        return next((found for pattern in patterns if (found := _option(choice, pattern)) is not None), None)

    def speaks(self, match: Match[Any]) -> Seat | None:
        """Return a seat for which the lesson answers now, or None."""
        waiting = (d.seat for d in match.state.pending if isinstance(d, Choice) and not d.optional)
        return next((seat for seat in waiting if self.reply(match, seat) is not None), None)


def _option(choice: Choice, pattern: str) -> Action | None:
    return next((option for option in choice.options if fits((pattern,), str(option))), None)


RIVALS: Final = ("Otto", "Rosa", "Lothar", "Maude")
"""Who sits at the other seats of a lesson."""


def names(lesson: Lesson, player: str = "Seat 1") -> list[str]:
    """Return what the seats of a lesson are called."""
    rivals = iter(RIVALS)
    return [player if seat == lesson.seat else next(rivals) for seat in range(lesson.start.players)]


def begin(lesson: Lesson, seats: Iterable[SeatInfo] = ()) -> tuple[Match[Any], LessonRunner]:
    """Return the match of a lesson, its opening played, and its runner."""
    game = games.find(lesson.game)
    runner = LessonRunner(lesson)
    start = lesson.start
    match = Match.new(game, start.options, start.players, seats, start.seed, runner.chance)
    runner.attach(match)
    play_on(runner, match)
    return match, runner


def play_on(runner: LessonRunner, match: Match[Any]) -> None:
    """Give every answer that is the lesson's to give, until the player is asked."""
    while not match.over and (seat := runner.speaks(match)) is not None:
        action = runner.reply(match, seat)
        assert action is not None
        match.act(seat, action, given=seat == runner.lesson.seat)
