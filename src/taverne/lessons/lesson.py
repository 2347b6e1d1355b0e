"""What a lesson is: a start, steps with sentences and the answers that go on, and what the others answer meanwhile.

Reading the files is left to the library; playing it, to the runner.
"""

from __future__ import annotations

from collections.abc import Iterable
from fnmatch import fnmatchcase
from typing import Final, NamedTuple

import msgspec

from taverne.engine.actions import CHANCE, Seat
from taverne.engine.game import OptionValue
from taverne.engine.type_plans import ready

ELSE: Final = "lesson-else"
"""What is said to another legal answer where a step has no sentence of its own."""


class LessonError(ValueError):
    """The file of a lesson is not one."""


class ScriptedAnswer(NamedTuple):
    """One answer of the script: of whom, and its notation or a pattern for it."""

    seat: Seat
    pattern: str

    @classmethod
    def parse(cls, text: str, player: Seat) -> ScriptedAnswer:
        """Read ``2: pass``, ``chance: roll 4 6``, or ``pass`` for the player."""
        who, mark, rest = text.partition(": ")
        if not mark:
            return cls(player, text.strip())
        if who == "chance":
            return cls(CHANCE, rest.strip())
        if not who.isdigit():
            raise LessonError(f"{text!r}: expected a seat, chance, or a bare notation for the player")
        return cls(int(who), rest.strip())


def fits(patterns: Iterable[str], notation: str) -> bool:
    """Whether a notation is one of these, in which ``*`` stands for anything."""
    return any(fnmatchcase(notation, pattern) for pattern in patterns)


class LessonStart(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """From where it begins: a seed, options and players, and the decisions before the first step."""

    seed: int
    players: int
    options: dict[str, OptionValue] = {}
    before: tuple[str, ...] = ()


class LessonStep(msgspec.Struct, frozen=True, forbid_unknown_fields=True, rename={"other": "else"}):
    """One thing to learn.

    ``say`` are the pages of what is said, ``point`` the things it is about, ``accept`` the answers that go on and
    ``else`` what is said to another one.  ``rivals`` are answers of the others and of chance from then on.  In a
    ``free`` step everything legal goes, so many answers long or ``until`` a question is put; with both, until it is put
    after so many.  In an ``auto`` step the lesson answers for the player: these answers one after another or, ``until``
    a question is put, the first of them that can be given.
    """

    say: tuple[str, ...] = ()
    point: tuple[str, ...] = ()
    accept: tuple[str, ...] = ()
    other: str = ""
    rivals: tuple[str, ...] = ()
    free: int = 0
    until: str = ""
    auto: tuple[str, ...] = ()


class _About(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    game: str
    number: int
    minutes: int
    start: LessonStart
    seat: Seat = 0
    others: tuple[str, ...] = ("pass", "done")
    quiet: tuple[str, ...] = ()


class LessonFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The file of a lesson as it is written."""

    lesson: _About
    step: tuple[LessonStep, ...]


class Lesson(msgspec.Struct, frozen=True):
    """One lesson.  ``others`` is what rivals answer where the script is silent, in the order of preference; ``quiet``
    what is answered for the player to questions that the step is not about."""

    game: str
    name: str
    number: int
    minutes: int
    start: LessonStart
    seat: Seat
    others: tuple[str, ...]
    quiet: tuple[str, ...]
    steps: tuple[LessonStep, ...]

    @property
    def id(self) -> str:
        return f"{self.game}/{self.name}"

    @property
    def title(self) -> str:
        """The key of its title; ``.about`` says what is learned."""
        return f"lesson-{self.name}"

    def key(self, word: str) -> str:
        """Return the key of a sentence of this lesson."""
        return f"lesson-{self.name}-{word}"

    def sentences(self) -> list[str]:
        """Return every sentence that it may say."""
        said = [self.key(word) for step in self.steps for word in (*step.say, step.other) if word]
        return [self.title, f"{self.title}.about", ELSE, *said]

    def other(self, step: LessonStep) -> str:
        """Return the key of what is said to a legal answer that does not go on."""
        return self.key(step.other) if step.other else ELSE


def read(text: bytes, name: str) -> Lesson:
    """Return the lesson that a file holds; raise ``LessonError`` with the place of what is wrong."""
    try:
        file = msgspec.toml.decode(text, type=ready(LessonFile))
    except msgspec.DecodeError as error:
        raise LessonError(f"lesson {name}: {error}") from error
    about = file.lesson
    for number, step in enumerate(file.step, start=1):
        if step.accept and (step.free or step.until or step.auto):
            raise LessonError(f"lesson {name}, step {number}: accept goes with neither free, until nor auto")
        if not (step.say or step.auto or step.rivals):
            raise LessonError(f"lesson {name}, step {number}: nothing is said and nothing is done")
        for answer in (*step.rivals, *step.auto):
            ScriptedAnswer.parse(answer, about.seat)
    return Lesson(
        about.game, name, about.number, about.minutes, about.start, about.seat, about.others, about.quiet, file.step
    )
