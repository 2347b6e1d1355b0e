"""Stepping back: as far as one's own choices go, and no further unless all agree.

The boundaries are chance, something shown, another seat's decision, final decisions and the end of the match.
"""

from __future__ import annotations

from typing import Any

import pytest

from taverne import games
from taverne.engine.actions import CHANCE, Action
from taverne.engine.logs.log_file import replayed, to_lines
from taverne.engine.logs.snapshot import encode
from taverne.engine.matches.match import CannotUndo, Match
from tests.engine.matches import act_any, finish, found, new, run
from tests.siege.game import siege
from tests.siege.state import Camp


def why(match: Match[Any], seat: int) -> str:
    """Why a seat cannot step back; trying it fails for the same reason and changes nothing."""
    refusal = match.why_no_undo(seat)
    assert refusal is not None
    assert match.undo_point(seat) is None
    before = encode(match.state), len(match.entries)
    with pytest.raises(CannotUndo) as raised:
        match.undo(seat)
    assert raised.value.refusal == refusal
    assert (encode(match.state), len(match.entries)) == before
    return refusal.key


def holding(kind: str, seat: int = 0) -> Any:
    return lambda match: any(card.startswith(kind) for card in match.state.hands[seat])


def card(match: Match[Camp], kind: str, seat: int = 0) -> str:
    return next(card for card in match.state.hands[seat] if card.startswith(kind))


def test_ones_own_choice_can_be_taken_back() -> None:
    match = new()
    before, happened = encode(match.state), list(match.happened)
    run(match, "0: attack 1")
    assert match.undo_point(0) == 1
    assert match.why_no_undo(0) is None
    (entry,) = match.undo(0)
    assert (entry.seat, entry.undo, entry.agreed) == (0, 1, False)
    assert encode(match.state) == before
    assert match.happened == happened
    assert match.position == 1
    run(match, "0: rest\n1: rest")


def test_several_choices_in_a_row_are_taken_back_one_by_one() -> None:
    game = games.find("dungeon_rush")
    assert game is not None
    match = Match.new(game, {"mode": "snake"}, 3, seed=2)
    act_any(match, 2)
    states = [encode(match.state)]
    last = match.state.pending[0].seat
    act_any(match)
    assert match.state.pending[0].seat == last, "the last of the snake picks twice"
    states.append(encode(match.state))
    act_any(match)
    for state in reversed(states):
        match.undo(last)
        assert encode(match.state) == state
    assert why(match, last) == "undo-nothing"


def test_further_than_ones_latest_choice_needs_agreement() -> None:
    match = new()
    run(match, "0: rest")
    with pytest.raises(CannotUndo, match="undo-far"):
        match.undo(0, to=0)
    assert match.undo(0, to=1)


def test_nothing_is_taken_back_by_who_has_not_decided() -> None:
    match = new()
    assert why(match, 0) == "undo-nothing"
    run(match, "0: rest")
    assert why(match, 1) == "undo-nothing"


def test_nobody_steps_back_over_a_roll() -> None:
    match = new()
    run(match, "0: rest\n1: rest")
    assert match.entries[-1].seat == CHANCE
    assert why(match, 1) == "undo-chance"


def test_nobody_steps_back_over_what_was_shown() -> None:
    match = found(holding("scout"), "0: attack 1\n1: rest")
    run(match, f"0: play {card(match, 'scout')}")
    assert why(match, 0) == "undo-shown", "a card played is a card shown"
    run(match, "0: peek 1")
    assert why(match, 0) == "undo-shown"


def test_nobody_steps_back_over_secrets_that_were_shown() -> None:
    match = found(holding("b"), "0: attack 1\n1: rest")
    assert match.entries[-1].seat == 1, "no chance was drawn since"
    assert why(match, 1) == "undo-shown"


def test_nobody_steps_back_over_anothers_decision() -> None:
    match = new(players=3)
    run(match, "0: rest\n1: rest")
    assert why(match, 0) == "undo-other"
    assert match.undo_point(1) == 2


def test_a_final_decision_stands() -> None:
    match = new(players=3)
    run(match, "0: rest\n1: rest\n2: rest\n1: grab 0")
    assert why(match, 1) == "undo-final"


def test_what_the_clock_said_stands() -> None:
    match = new(players=3, limits=True)
    run(match, "0: rest\nclock: expire plot 1")
    assert why(match, 0) == "undo-chance"


def test_after_the_end_nothing_is_taken_back_even_if_all_agree() -> None:
    match = new()
    finish(match)
    for seat in (0, 1):
        assert why(match, seat) == "undo-over"
        with pytest.raises(CannotUndo, match="undo-over"):
            match.undo(seat, to=1, agreed=True)


def test_all_may_agree_to_step_back_over_anything() -> None:
    match = new(players=3)
    before = match.state.clone()
    run(match, "0: attack 1\n1: rest\n2: rest")
    act_any(match, 6)
    entries = match.undo(2, to=1, agreed=True)
    assert (entries[0].undo, entries[0].agreed) == (1, True)
    assert match.position == 1
    before.drawn = match.state.drawn
    assert match.state == before
    assert all(happening.position <= 1 for happening in match.happened)


def test_by_default_an_agreed_step_back_goes_to_before_ones_own_latest_decision() -> None:
    match = new()
    run(match, "0: rest\n1: rest")
    assert match.entries[-1].seat == CHANCE, "not just to before the latest roll"
    match.undo(1, agreed=True)
    assert match.position == 2
    assert match.choice(1) is not None
    match.undo(0, agreed=True)
    assert match.position == 1


@pytest.mark.parametrize("to", [-1, 3, 99])
def test_there_is_no_stepping_back_to_where_the_match_never_was(to: int) -> None:
    match = new()
    run(match, "0: rest\n1: attack 0")
    with pytest.raises(CannotUndo, match="undo-nothing"):
        match.undo(1, to=to, agreed=True)
    assert match.position == 3


def test_after_an_agreed_step_back_the_dice_fall_anew() -> None:
    rolls = []
    match = new(players=4)
    run(match, "0: rest\n1: rest\n2: rest\n3: rest")
    for _ in range(6):
        rolls.append(match.entries[-1].do)
        entries = match.undo(3, to=match.position - 1, agreed=True)
        assert [entry.seat for entry in entries] == [3, CHANCE], "chance is asked again and answers at once"
    assert len(set(rolls)) > 3
    assert match.state.drawn == 4 * 3 + 7 * 3


def test_steps_back_are_replayed() -> None:
    match = new(players=3, rounds=3)
    for seed in range(12):
        finish(match, seed, steps=5)
        if match.over:
            break
        seat = next((seat for seat in range(3) if match.undo_point(seat) is not None), None)
        if seat is None:
            match.undo(0, to=match.position // 2, agreed=True)
        else:
            match.undo(seat)
    finish(match)
    assert {entry.agreed for entry in match.entries if entry.undo >= 0} == {True, False}
    again = replayed("log", to_lines(match.header, match.entries), siege)
    assert encode(again.state) == encode(match.state)
    assert again.entries == match.entries
    assert len(again.happened) == len(match.happened)


def test_what_was_undone_is_forgotten_by_later_steps_back() -> None:
    match = new(players=3)
    run(match, "0: rest")
    match.undo(0)
    assert why(match, 0) == "undo-nothing"
    run(match, "1: rest\n0: attack 1")
    assert match.undo_point(0) == 2


def test_a_step_back_is_a_line_of_the_log_but_no_decision() -> None:
    match = new()
    run(match, "0: rest")
    match.undo(0)
    assert [entry.do or f"undo {entry.undo}" for entry in match.entries[1:]] == ["rest", "undo 1"]
    assert match.act(0, Action("rest"))[0].n == 4
