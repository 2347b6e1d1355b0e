"""Options of a game, read and refused with what would have been right; seats; the parts of a view.

The views of each game are tested with it, and by the conformance suite.
"""

from __future__ import annotations

from typing import Any

import pytest

from taverne.engine.actions import SPECTATOR, Action
from taverne.engine.game import Asked, Clock, Game, Option, OptionError, settled
from taverne.games import UnknownGame, all_games, find, get, names
from tests.siege.game import Siege
from tests.tools import play, table

GAME = Siege()
NUMBER = Option("timer", 15, low=5, high=120, also=(0,))
WORD = Option("mode", "snake", choices=("snake", "secret"))
FLAG = Option("neutral", True)
TEXT = Option("legacy", "", high=5, carried=True)


@pytest.mark.parametrize(
    ("option", "value", "read"),
    [
        (NUMBER, 5, 5),
        (NUMBER, "120", 120),
        (NUMBER, 0, 0),
        (NUMBER, "0", 0),
        (WORD, "secret", "secret"),
        (FLAG, False, False),
        (FLAG, "on", True),
        (FLAG, "No", False),
        (FLAG, "TRUE", True),
        (FLAG, 0, False),
        (Option("depth", 0, low=-3, high=3), "-2", -2),
        (TEXT, "é b\n1", "é b\n1"),
        (TEXT, "", ""),
    ],
)
def test_an_option_reads_its_own_type(option: Option, value: Any, read: Any) -> None:
    found = option.read(value)
    assert found == read
    assert type(found) is type(read)


def test_an_option_says_of_what_kind_it_is() -> None:
    assert [option.kind for option in (NUMBER, WORD, FLAG, TEXT)] == ["int", "word", "bool", "text"]


@pytest.mark.parametrize(
    ("option", "value", "expected"),
    [
        (NUMBER, 4, "a number from 5 to 120, or 0"),
        (NUMBER, 121, "a number from 5 to 120, or 0"),
        (NUMBER, -15, "a number from 5 to 120, or 0"),
        (NUMBER, "fifteen", "a number from 5 to 120, or 0"),
        (NUMBER, "", "a number"),
        (NUMBER, "--15", "a number"),
        (NUMBER, "1²", "a number"),
        (NUMBER, "15\n", "a number"),
        (NUMBER, "9" * 5000, "a number"),
        (NUMBER, True, "a number"),
        (TEXT, "123456", "a text of at most 5 characters"),
        (TEXT, 12345, "a text of at most 5 characters"),
        (TEXT, True, "a text"),
        (WORD, "race", "one of snake, secret"),
        (WORD, 1, "one of snake, secret"),
        (FLAG, "maybe", "on or off"),
        (FLAG, 2, "on or off"),
    ],
)
def test_a_bad_value_is_refused_with_what_would_be_right(option: Option, value: Any, expected: str) -> None:
    with pytest.raises(OptionError) as raised:
        option.read(value)
    assert str(raised.value).startswith(f"option {option.key}={str(value)[:80]}: expected {expected}")
    assert raised.value.key == "option-bad"
    assert raised.value.data["option"] == option.key
    assert len(str(raised.value)) < 200


def test_options_left_out_have_their_defaults() -> None:
    assert GAME.check({}, 2) == {"rounds": 2, "race": True, "limits": False}
    assert GAME.check({"rounds": "3", "race": "off"}, 2) == {"rounds": 3, "race": False, "limits": False}


def test_an_unknown_option_is_refused_with_those_there_are() -> None:
    with pytest.raises(OptionError, match="unknown option fog: siege has rounds, race, limits") as raised:
        GAME.check({"fog": True}, 2)
    assert raised.value.key == "option-unknown"


@pytest.mark.parametrize("seats", [-1, 0, 1, 5, 1000])
def test_a_seat_count_that_the_game_does_not_have_is_refused(seats: int) -> None:
    with pytest.raises(OptionError, match=f"siege cannot be played by {seats}: it seats 2, 3, 4") as raised:
        GAME.check({}, seats)
    assert raised.value.key == "option-seats"


def test_a_start_stands_at_the_first_decision() -> None:
    state = GAME.start(seats=3, seed=4)
    assert state.pending[0].prompt == "deal"
    assert (state.seats, state.seed) == (3, 4)
    assert GAME.start().seats == 2
    assert settled(state).pending[0].prompt == "plot"


def test_a_view_shows_ones_own_questions_who_is_waited_for_and_the_clocks() -> None:
    state = table(GAME, {"limits": True}, 3, "chance: draw " + " ".join(GAME.start().deck[:9]) + "\n1: rest")
    view = GAME.view(state, 2)
    assert view.asked == (Asked("plot", ("rest", "attack 0", "attack 1"), "SG-02"),)
    assert view.waiting == (0, 2)
    assert view.clocks == (Clock("plot", 20_000),)
    assert not view.over
    assert view.result is None
    assert GAME.view(state, 1).asked == ()
    assert GAME.view(state, 1).table.answered == ("rest",)
    assert GAME.view(state, SPECTATOR).asked == ()


def test_candidates_are_by_default_what_is_offered() -> None:
    state = play(GAME.start(seats=2), "0: rest\n1: rest\n0: leave")
    assert Game.candidates(GAME, state, 1) == (Action("grab", (0,)), Action("leave"))
    assert Game.candidates(GAME, state, 0) == ()


def test_games_are_found_by_name() -> None:
    assert [game.name for game in all_games()] == list(names())
    assert find("dungeon_rush") is find("dungeon_rush")
    assert get("chess") is None
    with pytest.raises(UnknownGame, match="there are dungeon_rush"):
        find("chess")
