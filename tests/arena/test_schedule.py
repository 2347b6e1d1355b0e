"""Tests of the scheduler: when timers run out, when bots choose, when their answers arrive.

No game is needed for them, only decisions and a clock that is a plain number.
"""

from __future__ import annotations

import pytest

from taverne.arena.schedule import HAND_MS, Due, Scheduler
from taverne.engine.actions import CLOCK, Action
from taverne.engine.decisions import Choice, Timer

A, B, C = Action("claim", ("a",)), Action("claim", ("b",)), Action("claim", ("c",))
END = Action("expire", ("round", 1))


def race(*seats: int, options: tuple[Action, ...] = (A, B)) -> list[Choice]:
    return [Choice(seat, "attack", options) for seat in seats]


def test_nothing_is_due_when_nothing_is_pending() -> None:
    assert Scheduler().next() is None


def test_a_timer_runs_from_when_it_was_first_put() -> None:
    times = Scheduler()
    times.update([Timer("round", 15_000, "", 1)], 100, lambda choice: None)
    times.update([Timer("round", 15_000, "", 1)], 9_000, lambda choice: None)
    assert times.next() == Due(15_100, CLOCK, END)


def test_a_timer_of_another_round_starts_anew() -> None:
    times = Scheduler()
    times.update([Timer("round", 15_000, "", 1)], 0, lambda choice: None)
    times.update([Timer("round", 15_000, "", 2)], 9_000, lambda choice: None)
    assert times.next() == Due(24_000, CLOCK, Action("expire", ("round", 2)))


def test_a_timer_that_is_no_longer_pending_is_forgotten() -> None:
    times = Scheduler()
    times.update([Timer("round", 15_000, "", 1)], 0, lambda choice: None)
    times.update(race(0), 10, lambda choice: None)
    assert times.next() is None


def test_a_bot_chooses_shortly_before_its_answer_arrives() -> None:
    times = Scheduler()
    times.update(race(0), 0, lambda choice: 2_000)
    assert times.next() == Due(2_000 - HAND_MS, 0, None)
    times.chosen(0, A)
    assert times.next() == Due(2_000, 0, A)


def test_a_bot_is_not_asked_again_by_what_others_do() -> None:
    asked: list[int] = []

    def delay(choice: Choice) -> int:
        asked.append(choice.seat)
        return 1_000 * (1 + choice.seat)

    times = Scheduler()
    times.update(race(0, 1), 0, delay)
    times.chosen(0, A)
    times.done(0, A, 1_000)
    times.update(race(1, options=(B,)), 1_000, delay)
    assert asked == [0, 1]
    assert times.next() == Due(2_000 - HAND_MS, 1, None)
    assert times.choice(1).options == (B,)


def test_a_bot_that_has_answered_thinks_anew_when_asked_again() -> None:
    times = Scheduler()
    times.update(race(0), 0, lambda choice: 1_000)
    times.chosen(0, A)
    times.done(0, A, 1_000)
    times.update(race(0), 1_000, lambda choice: 700)
    times.chosen(0, B)
    assert times.next() == Due(1_700, 0, B)


def test_another_question_makes_a_bot_think_anew() -> None:
    times = Scheduler()
    times.update(race(0), 0, lambda choice: 1_000)
    times.update([Choice(0, "place", (C,))], 500, lambda choice: 600)
    assert times.next() == Due(1_100 - HAND_MS, 0, None)


@pytest.mark.rule("DR-176")
def test_a_refused_bot_waits_before_it_tries_again() -> None:
    times = Scheduler()
    times.update(race(0), 0, lambda choice: 1_000)
    times.chosen(0, A)
    times.refused(0, 1_000)
    times.update(race(0, options=(B,)), 1_000, lambda choice: 1)
    times.chosen(0, B)
    assert times.next() == Due(1_400, 0, B)


@pytest.mark.rule("DR-176")
def test_a_bot_whose_provisional_claim_was_lost_waits_before_it_tries_again() -> None:
    times = Scheduler()
    times.update(race(0, options=(A,)), 0, lambda choice: 1_000)
    times.chosen(0, A)
    times.update(race(0, options=(A, C)), 900, lambda choice: 1)
    assert times.next() == Due(1_300 - HAND_MS, 0, None)


def test_of_what_falls_together_answers_come_before_timers_and_lower_seats_first() -> None:
    times = Scheduler()
    times.update([Timer("round", 1_000, "", 1), *race(1, 2)], 0, lambda choice: 1_000)
    times.chosen(1, A)
    times.chosen(2, B)
    assert times.next() == Due(1_000, 1, A)
    times.done(1, A, 1_000)
    times.update([Timer("round", 1_000, "", 1), *race(2)], 1_000, lambda choice: None)
    assert times.next() == Due(1_000, 2, B)
    times.done(2, B, 1_000)
    times.update([Timer("round", 1_000, "", 1)], 1_000, lambda choice: None)
    assert times.next() == Due(1_000, CLOCK, END)


def test_seats_without_a_bot_and_mere_options_are_left_alone() -> None:
    times = Scheduler()
    hasty = Choice(1, "countdown", (A,), optional=True)
    times.update([*race(0), hasty], 0, lambda choice: None if choice.seat == 0 else 5)
    assert times.next() is None


def test_stamps_count_from_the_end_of_the_latest_countdown() -> None:
    times = Scheduler(now=50)
    assert times.stamp(80) == 30
    times.update([Timer("countdown", 3_000, "", 1)], 100, lambda choice: None)
    assert times.stamp(2_900) == -200
    times.done(CLOCK, Action("expire", ("countdown", 1)), 3_107)
    times.update(race(0), 3_107, lambda choice: None)
    assert times.stamp(4_107) == 1_000
