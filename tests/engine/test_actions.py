"""Actions and their notation: text and action are inverse, and what is no notation is refused.

Which actions are legal when is tested with decisions and games.
"""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from taverne.engine.actions import CHANCE, CLOCK, LONGEST, PASS, SPECTATOR, Action, NotationError

words = st.from_regex(r"[A-Za-z_][A-Za-z0-9_.+/'*-]{0,12}", fullmatch=True)
actions = st.builds(Action, words, st.lists(words | st.integers(-(10**30), 10**30), max_size=6).map(tuple))


@given(actions)
def test_parse_and_str_are_inverse(action: Action) -> None:
    assert Action.parse(str(action)) == action


@given(st.text(alphabet="ab1-0 _.I", max_size=12) | st.text(max_size=12))
def test_whatever_text_is_read_is_written_the_same(text: str) -> None:
    try:
        action = Action.parse(text)
    except NotationError:
        return
    assert str(action) == text


@pytest.mark.parametrize(
    ("text", "action"),
    [
        ("pass", PASS),
        ("roll 4 4 1", Action("roll", (4, 4, 1))),
        ("claim left I-03", Action("claim", ("left", "I-03"))),
        ("move -3 0", Action("move", (-3, 0))),
        ("expire round 2", Action.of("expire", "round", 2)),
    ],
)
def test_notation_reads_as_written(text: str, action: Action) -> None:
    assert Action.parse(text) == action
    assert str(action) == text


@pytest.mark.parametrize(
    "text",
    [
        "",
        " ",
        "pass ",
        " pass",
        "pass\n",
        "roll  4",
        "roll\t4",
        "roll 04",
        "roll -0",
        "roll +4",
        "roll 4.5",
        "roll ٤",
        "4 roll",
        "claim left I-03;",
        "claim 'left'",
        'claim "left"',
        "claim é",
        "claim left -",
        "a" * (LONGEST + 1),
    ],
)
def test_what_is_no_notation_is_refused(text: str) -> None:
    with pytest.raises(NotationError):
        Action.parse(text)


def test_a_refusal_quotes_only_the_beginning_of_a_long_text() -> None:
    with pytest.raises(NotationError) as raised:
        Action.parse("no! " * 1000)
    assert len(str(raised.value)) < 120


def test_a_number_as_long_as_a_notation_may_be_is_read() -> None:
    digits = "9" * (LONGEST - len("roll "))
    assert Action.parse(f"roll {digits}").args == (int(digits),)


def test_those_who_are_no_seats_are_told_apart() -> None:
    assert len({CHANCE, CLOCK, SPECTATOR}) == 3
    assert max(CHANCE, CLOCK, SPECTATOR) < 0
