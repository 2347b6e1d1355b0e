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
    times.update([Timer("round", 15_000, "", 1)], True, 100, lambda choice: None)
    times.update([Timer("round", 15_000, "", 1)], True, 9_000, lambda choice: None)
    assert times.next() == Due(15_100, CLOCK, END)


def test_a_timer_of_another_round_starts_anew() -> None:
    times = Scheduler()
    times.update([Timer("round", 15_000, "", 1)], True, 0, lambda choice: None)
    times.update([Timer("round", 15_000, "", 2)], True, 9_000, lambda choice: None)
    assert times.next() == Due(24_000, CLOCK, Action("expire", ("round", 2)))


def test_a_timer_that_is_no_longer_pending_is_forgotten() -> None:
    times = Scheduler()
    times.update([Timer("round", 15_000, "", 1)], True, 0, lambda choice: None)
    times.update(race(0), True, 10, lambda choice: None)
    assert times.next() is None


def test_a_bot_chooses_shortly_before_its_answer_arrives() -> None:
    times = Scheduler()
    times.update(race(0), True, 0, lambda choice: 2_000)
    assert times.next() == Due(2_000 - HAND_MS, 0, None)
    times.chosen(0, A)
    assert times.next() == Due(2_000, 0, A)


def test_a_bot_is_not_asked_again_by_what_others_do() -> None:
    asked: list[int] = []

    def delay(choice: Choice) -> int:
        asked.append(choice.seat)
        return 1_000 * (1 + choice.seat)

    times = Scheduler()
    times.update(race(0, 1), True, 0, delay)
    times.chosen(0, A)
    times.done(0)
    times.update(race(1, options=(B,)), True, 1_000, delay)
    assert asked == [0, 1]
    assert times.next() == Due(2_000 - HAND_MS, 1, None)
    assert times.choice(1).options == (B,)


def test_a_bot_that_has_answered_thinks_anew_when_asked_again() -> None:
    times = Scheduler()
    times.update(race(0), True, 0, lambda choice: 1_000)
    times.chosen(0, A)
    times.done(0)
    times.update(race(0), True, 1_000, lambda choice: 700)
    times.chosen(0, B)
    assert times.next() == Due(1_700, 0, B)


def test_another_question_makes_a_bot_think_anew() -> None:
    times = Scheduler()
    times.update(race(0), True, 0, lambda choice: 1_000)
    times.update([Choice(0, "place", (C,))], True, 500, lambda choice: 600)
    assert times.next() == Due(1_100 - HAND_MS, 0, None)


@pytest.mark.rule("DR-176")
def test_a_refused_bot_waits_before_it_tries_again() -> None:
    times = Scheduler()
    times.update(race(0), True, 0, lambda choice: 1_000)
    times.chosen(0, A)
    times.refused(0, 1_000)
    times.update(race(0, options=(B,)), True, 1_000, lambda choice: 1)
    times.chosen(0, B)
    assert times.next() == Due(1_400, 0, B)


@pytest.mark.rule("DR-176")
def test_a_bot_whose_provisional_claim_was_lost_waits_before_it_tries_again() -> None:
    times = Scheduler()
    times.update(race(0, options=(A,)), True, 0, lambda choice: 1_000)
    times.chosen(0, A)
    times.update(race(0, options=(A, C)), True, 900, lambda choice: 1)
    assert times.next() == Due(1_300 - HAND_MS, 0, None)


def test_of_what_falls_together_answers_come_before_timers_and_lower_seats_first() -> None:
    times = Scheduler()
    times.update([Timer("round", 1_000, "", 1), *race(1, 2)], True, 0, lambda choice: 1_000)
    times.chosen(1, A)
    times.chosen(2, B)
    assert times.next() == Due(1_000, 1, A)
    times.done(1)
    times.update([Timer("round", 1_000, "", 1), *race(2)], True, 1_000, lambda choice: None)
    assert times.next() == Due(1_000, 2, B)
    times.done(2)
    times.update([Timer("round", 1_000, "", 1)], True, 1_000, lambda choice: None)
    assert times.next() == Due(1_000, CLOCK, END)


def test_seats_without_a_bot_and_mere_options_are_left_alone() -> None:
    times = Scheduler()
    hasty = Choice(1, "countdown", (A,), optional=True)
    times.update([*race(0), hasty], True, 0, lambda choice: None if choice.seat == 0 else 5)
    assert times.next() is None


@pytest.mark.parametrize("racing", [True, False])
def test_only_a_race_is_one_question_whatever_others_take_away_or_give_back(racing: bool) -> None:
    times = Scheduler()
    times.update(race(0, options=(A, B)), racing, 0, lambda choice: 1_000)
    times.update(race(0, options=(B,)), racing, 300, lambda choice: 5)
    assert times.next() == Due(1_000 - HAND_MS, 0, None), "what is gone does not make it another question"
    times.update(race(0, options=(A, B)), racing, 400, lambda choice: 5_000)
    assert times.next() == Due((1_000 if racing else 5_400) - HAND_MS, 0, None)


def test_stamps_count_from_the_end_planned_of_the_latest_countdown() -> None:
    times = Scheduler(now=50)
    assert times.timers.stamp(80) == 30
    countdown = Timer("countdown", 3_000, "", 1)
    times.update([countdown], False, 100, lambda choice: None)
    assert times.timers.stamp(2_900) == -200
    assert times.timers.stamp(3_105) == -1, "too early, as long as nobody has noticed the end"
    assert times.timers.expire(countdown.options[0], 3_107) == 0
    times.update(race(0), True, 3_107, lambda choice: None)
    assert times.timers.stamp(4_107) == 1_007
    assert times.origin == 3_100
