"""Every lesson is played through the engine: its words are there in both languages, what it accepts is legal, every
other answer gets its sentence and changes nothing, the script is used up, and a second runner sees the same."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from taverne import games, lessons
from taverne.engine.actions import Action
from taverne.engine.logs.log_file import replayed, to_lines
from taverne.engine.logs.snapshot import digest
from taverne.engine.matches.match import Match
from taverne.lessons.lesson import ELSE, Lesson, LessonError, read
from taverne.lessons.runner import LessonRunner, Now, play_on
from taverne.words import LANGUAGES, Words

ALL = lessons.all_lessons()
KINDS = {
    "dungeon_rush": {"hero", "hand", "monster", "lord", "dragon", "count", "panel", "do"},
    "monster_lands": {
        "building",
        "die",
        "mercenary",
        "panel",
        "monster",
        "place",
        "expedition",
        "trap",
        "figure",
        "count",
    }
    | {"do"},
    "nerath": {"space", "unit", "card", "count", "panel", "do"},
    "euthia": {"space", "lay", "count", "tile", "slot", "quest", "panel", "do"},
}
each = pytest.mark.parametrize("lesson", ALL, ids=lambda lesson: lesson.id)


def played(lesson: Lesson) -> Iterator[tuple[Match[Any], LessonRunner, Now]]:
    """The lesson, answered as it asks; each time the player is to answer."""
    match, runner = lessons.begin(lesson)
    for _ in range(200):
        play_on(runner, match)
        now = runner.now(match)
        yield match, runner, now
        choice = match.choice(lesson.seat)
        if now.over or choice is None:
            return
        match.act(lesson.seat, now.accept[0] if now.accept else choice.options[0])
    raise AssertionError("it never ends")


def test_every_game_has_a_first_lesson() -> None:
    for game in games.all_games():
        first = lessons.find(game.name)
        assert first is not None
        assert (first.number, first.name) == (1, "first")


@each
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_sentence_is_there(lesson: Lesson, lang: str) -> None:
    words = Words(lesson.game, lang)
    assert [key for key in lesson.sentences() if not words.has(key)] == []
    assert all(len(words.text(key)) < 260 for key in lesson.sentences())


@each
def test_it_can_be_played_to_its_end_and_teaches_at_every_step(lesson: Lesson) -> None:
    steps: list[int] = []
    for match, runner, now in played(lesson):
        step = lesson.steps[now.step]
        if not now.over and not now.free:
            choice = match.choice(lesson.seat)
            assert choice is not None
            assert now.accept, f"step {now.step + 1} ({step.say}) is asked nothing it accepts"
            assert len(choice.options) > 1, f"step {now.step + 1} ({step.say}) leaves no choice"
        steps.append(now.step)
        if now.over:
            left = [answer for answer in runner.script if answer.seat != lesson.seat]
            assert left == [], "answers that nobody was asked for"
    spoken = [n for n, step in enumerate(lesson.steps) if step.accept or not (step.auto or step.until)]
    assert sorted(set(steps) & set(spoken)) == spoken
    assert steps == sorted(steps)


@each
def test_another_legal_answer_gets_its_sentence_and_changes_nothing(lesson: Lesson) -> None:
    words = [Words(lesson.game, lang) for lang in LANGUAGES]
    for match, runner, now in played(lesson):
        if not now.accept:
            continue
        choice, position = match.choice(lesson.seat), match.position
        assert choice is not None
        for option in choice.options:
            said = runner.objection(match, lesson.seat, option)
            assert bool(said) == (str(option) not in now.accept)
            assert not said or all(one.has(said) for one in words)
        assert match.position == position


@each
def test_things_it_points_at_are_of_the_boards_vocabulary(lesson: Lesson) -> None:
    for _, _, now in played(lesson):
        for thing in now.point:
            kind, _, name = thing.partition(":")
            assert kind in KINDS[lesson.game], thing
            assert name, thing
            if kind == "do" and now.accept:
                assert name in now.accept, thing


@each
def test_a_runner_made_anew_in_the_middle_sees_the_same(lesson: Lesson) -> None:
    for match, runner, now in played(lesson):
        again = LessonRunner(lesson)
        assert again.now(match) == now
        assert again.script == runner.script


@each
def test_nothing_is_said_of_what_is_still_to_come(lesson: Lesson) -> None:
    match, runner = lessons.begin(lesson)
    silent = 0
    for _ in range(600):
        now = runner.now(match)
        if now.over:
            break
        if lesson.steps[now.step].accept and not now.accept:
            assert now.say == (), "the others act first"
            silent += 1
        seat = runner.speaks(match)
        reply = None if seat is None else runner.reply(match, seat)
        if seat is not None and reply is not None:
            match.act(seat, reply)
            continue
        choice = match.choice(lesson.seat)
        assert choice is not None
        match.act(lesson.seat, now.accept[0] if now.accept else choice.options[0])
    assert runner.now(match).over
    assert silent or lesson.id != "euthia/first"


@each
def test_its_log_can_be_read_again(lesson: Lesson) -> None:
    match = [one for one, _, _ in played(lesson)][-1]
    again = replayed(lesson.id, to_lines(match.header, match.entries), games.get, honest=False)
    assert digest(again.state) == digest(match.state)


@pytest.mark.parametrize("taste", range(4))
def test_a_free_step_ends_where_an_action_does(taste: int) -> None:
    """Whatever is answered in the free turn of Monster Lands, the end is not told in the middle of a recruiting."""
    lesson = lessons.find("monster_lands")
    assert lesson is not None
    match, runner = lessons.begin(lesson)
    given = 0
    for _ in range(60):
        now, choice = runner.now(match), match.choice(lesson.seat)
        assert choice is not None
        if now.over:
            break
        given += now.free
        action = (
            Action.parse(now.accept[0]) if now.accept else choice.options[(5 * taste + given) % len(choice.options)]
        )
        match.act(lesson.seat, action)
        play_on(runner, match)
    assert now.over
    assert choice is not None
    assert choice.prompt in ("deploy", "pass")
    assert given >= 4


def test_a_step_back_takes_the_lesson_back() -> None:
    lesson = lessons.find("nerath")
    assert lesson is not None
    match, runner = lessons.begin(lesson)
    first = runner.now(match)
    match.act(0, first.accept[0])
    assert runner.now(match).step == 1
    match.undo(0)
    assert runner.now(match) == first


def test_a_lesson_says_what_is_wrong_with_its_file() -> None:
    with pytest.raises(LessonError, match="lesson bad"):
        read(b"[lesson]\ngame = 1", "bad")
    head = b'[lesson]\ngame = "nerath"\nnumber = 9\nminutes = 1\nstart = { seed = 1, players = 4 }\n'
    with pytest.raises(LessonError, match="step 1: nothing is said"):
        read(head + b"[[step]]\n", "bad")
    with pytest.raises(LessonError, match="step 1: accept goes"):
        read(head + b'[[step]]\nsay = ["a"]\naccept = ["b"]\nfree = 1\n', "bad")
    with pytest.raises(LessonError, match="expected a seat"):
        read(head + b'[[step]]\nsay = ["a"]\nrivals = ["who: knows"]\n', "bad")
    assert read(head + b'[[step]]\nsay = ["a"]\n', "good").other(lessons.LessonStep()) == ELSE
