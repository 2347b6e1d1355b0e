"""``taverne learn``: the list of lessons, every lesson played as lines in both languages, and mistakes."""

from __future__ import annotations

import pytest

from taverne import lessons
from taverne.lessons import Lesson
from taverne.words import LANGUAGES, Words
from tests.cli.tools import Shell


def script(lesson: Lesson) -> list[str]:
    """What somebody types who does what the lesson says, and anything where it is free."""
    match, runner = lessons.begin(lesson)
    typed: list[str] = []
    while True:
        lessons.play_on(runner, match)
        now, choice = runner.now(match), match.choice(lesson.seat)
        if now.over or choice is None:
            return typed
        typed.append(now.accept[0] if now.accept else str(choice.options[0]))
        match.act(lesson.seat, typed[-1])


def test_all_lessons_are_listed_each_on_a_line(shell: Shell) -> None:
    done = shell.run("learn")
    lines = done.out.splitlines()
    assert done.status == 0
    assert [line.split()[0] for line in lines[:-1]] == [lesson.game for lesson in lessons.all_lessons()]
    assert "taverne learn GAME [LESSON]" in lines[-1]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("lesson", lessons.all_lessons(), ids=lambda lesson: lesson.id)
def test_a_lesson_is_played_to_its_end_as_lines(shell: Shell, lesson: Lesson, lang: str) -> None:
    words = Words(lesson.game, lang)
    done = shell.run("learn", lesson.game, lesson.name, "--plain", "--lang", lang, lines=script(lesson))
    assert done.status == 0
    assert done.out.splitlines()[-1] == words.text("lesson-over")
    for step in lesson.steps:
        for word in step.say:
            assert step.auto or words.text(lesson.key(word)) in done.out, word
    assert "⟦" not in done.out


def test_another_answer_is_told_what_the_lesson_is_about(shell: Shell) -> None:
    done = shell.run("learn", "nerath", "--plain", lines=["done", "quit"])
    assert Words("nerath", "en").text("lesson-first-else-select") in done.out
    assert done.out.splitlines()[-1] == Words(None, "en").text("learn-left")


def test_a_lesson_that_there_is_not_is_told(shell: Shell) -> None:
    done = shell.run("learn", "nerath", "frist")
    assert done.status == 2
    assert "first" in done.err
