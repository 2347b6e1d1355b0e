"""Decisions: which answers each kind accepts, and what the seeded stream answers for chance.

Putting them and running on is tested with procedures.
"""

from __future__ import annotations

import copy
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from taverne.engine.actions import CHANCE, CLOCK, PASS, Action
from taverne.engine.decisions import Choice, Draw, IllegalAction, Roll, Timer
from taverne.engine.reasons import Reason

FULL = Action("fight", ("lord",))


def test_a_choice_accepts_its_options_and_nothing_else() -> None:
    choice = Choice(1, "final", (PASS, FULL))
    assert choice.accepts(PASS)
    assert choice.accepts(Action.parse("fight lord"))
    assert not choice.accepts(Action("fight", ("dragon",)))
    assert not choice.accepts(Action("fight"))


@pytest.mark.parametrize("text", ["roll 1 2", "roll 1 2 3 4", "roll"])
def test_a_roll_refuses_a_wrong_number_of_dice(text: str) -> None:
    assert not Roll((6, 6, 6)).accepts(Action.parse(text))


@pytest.mark.parametrize("text", ["roll 0 1 1", "roll 7 1 1", "roll 1 1 9", "roll a 1 1", "draw 1 1 1", "pass"])
def test_a_roll_refuses_what_the_dice_cannot_show(text: str) -> None:
    assert not Roll((6, 6, 8)).accepts(Action.parse(text))


def test_a_roll_accepts_each_die_up_to_its_sides() -> None:
    assert Roll((6, 6, 8)).accepts(Action.parse("roll 6 1 8"))
    assert Roll(()).accepts(Action("roll"))


@pytest.mark.parametrize("text", ["draw a a b", "draw b a a", "draw a b c"])
def test_a_draw_takes_from_a_multiset(text: str) -> None:
    assert Draw(("a", "a", "b", "c"), 3).accepts(Action.parse(text))


@pytest.mark.parametrize("text", ["draw a b", "draw a a a", "draw b b a", "draw a b d", "draw a b c a", "roll a b c"])
def test_a_draw_refuses_what_is_not_there(text: str) -> None:
    assert not Draw(("a", "a", "b", "c"), 3).accepts(Action.parse(text))


def test_a_draw_tells_numbers_from_words() -> None:
    assert Draw((0, 1, 2), 1).accepts(Action.parse("draw 2"))
    assert not Draw((0, 1, 2), 1).accepts(Action("draw", ("2",)))


@given(st.lists(st.sampled_from("abcde"), min_size=1, max_size=9), st.integers(0, 2**63), st.integers(0, 99), st.data())
def test_the_stream_gives_draws_that_are_accepted(items: list[str], seed: int, drawn: int, data: st.DataObject) -> None:
    draw = Draw(tuple(items), data.draw(st.integers(0, len(items))))
    action, after = draw.sample(seed, drawn)
    assert draw.accepts(action)
    assert after == drawn + draw.k
    assert draw.sample(seed, drawn) == (action, after)


@given(st.lists(st.integers(1, 20), max_size=8), st.integers(0, 2**63), st.integers(0, 99))
def test_the_stream_gives_rolls_that_are_accepted(sides: list[int], seed: int, drawn: int) -> None:
    roll = Roll(tuple(sides))
    action, after = roll.sample(seed, drawn)
    assert roll.accepts(action)
    assert after == drawn + len(sides)


def test_a_shuffle_takes_them_all_in_any_order() -> None:
    deck = tuple("abc")
    orders = {Draw(deck, 3).sample(seed, 0)[0].args for seed in range(200)}
    assert len(orders) == 6


def test_a_timer_accepts_its_own_end_only() -> None:
    timer = Timer("round", 15_000, "DR-142", 3)
    assert timer.seat == CLOCK
    assert timer.accepts(Action.parse("expire round 3"))
    assert not timer.accepts(Action.parse("expire round 2"))
    assert not timer.accepts(Action.parse("expire round"))


@pytest.mark.parametrize(
    ("one", "other"),
    [
        (Choice(0, "plot", (PASS,), "SG-02"), Choice(0, "plot", (PASS,), "SG-03")),
        (Choice(0, "plot", (PASS,)), Choice(0, "plot", (PASS,), final=True)),
        (Roll((6,)), Roll((6, 6))),
        (Draw(("a",), 1), Draw(("a",), 0)),
        (Timer("round", 1, "", 1), Timer("round", 1, "", 2)),
    ],
)
def test_decisions_are_equal_when_all_they_say_is(one: Any, other: Any) -> None:
    assert one != other
    assert one == copy.copy(one)
    assert repr(one).startswith(type(one).__name__)


def test_chance_answers_rolls_and_draws() -> None:
    assert (Roll((6,)).seat, Draw(("a",), 1).seat) == (CHANCE, CHANCE)


def test_an_illegal_action_says_who_what_and_why() -> None:
    error = IllegalAction(2, FULL, Reason("final-one", "DR-095", {"n": 1}))
    assert str(error) == "seat 2: fight lord: final-one (DR-095) {'n': 1}"
    assert error.refusal == Reason("final-one", "DR-095", {"n": 1})
    assert error.refusal != Reason("final-one", "DR-096", {"n": 1})
    assert repr(Reason("not-asked")) == "not-asked (engine)"
