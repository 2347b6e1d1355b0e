"""Answers that the table gives: which they are, how the log marks them, and what a step back makes of them."""

from __future__ import annotations

from taverne import games
from taverne.engine.decisions import Choice
from taverne.engine.logs.log_file import replayed, to_lines
from taverne.engine.logs.snapshot import encode
from taverne.engine.matches.idle import LONGEST_MS, SHORTEST_MS, cover_ms, in_window
from taverne.engine.matches.match import Match
from tests.engine.matches import act_any, found, new
from tests.siege.game import siege
from tests.siege.state import Camp

SCRIPT = "0: attack 1\n1: rest"


def window(match: Match[Camp]) -> Choice | None:
    choice = match.state.pending[0]
    return choice if isinstance(choice, Choice) and choice.prompt == "before-roll" else None


def alone(match: Match[Camp]) -> bool:
    """Whether the attacker is asked in a window, with nothing to play."""
    choice = window(match)
    return choice is not None and choice.seat == 0 and len(choice.options) == 1


def with_a_choice(match: Match[Camp]) -> bool:
    choice = window(match)
    return choice is not None and choice.seat == 0 and len(choice.options) > 1


def test_the_only_answer_is_the_tables() -> None:
    match = found(alone, SCRIPT)
    assert str(match.game.idle_answer(match.state, 0)) == "pass"
    assert match.game.idle_answer(match.state, 1) is None, "who is not asked has no answer"
    assert in_window(match.state, 0)
    assert match.game.asked_in_vain(match.state, 0)


def test_where_there_is_a_choice_somebody_is_asked() -> None:
    match = found(with_a_choice, SCRIPT)
    assert match.game.idle_answer(match.state, 0) is None
    assert not match.game.asked_in_vain(match.state, 0)


def test_the_log_marks_what_the_table_gave_and_replays_it() -> None:
    match = found(alone, SCRIPT)
    (entry, *_) = match.act(0, "pass", given=True)
    assert entry.given
    lines = to_lines(match.header, match.entries)
    assert b'"given":true' in lines[entry.n]
    assert not any(b'"given"' in line for line in lines[: entry.n]), "an answer of a player is written as ever"
    again = replayed("a log", lines, siege)
    assert again.entries == match.entries
    assert again.undo_point(0) == match.undo_point(0)


def test_a_step_back_goes_before_ones_own_decision_and_takes_the_tables_answers_along() -> None:
    game = games.find("dungeon_rush")
    assert game is not None
    match = Match.new(game, {"mode": "snake"}, 3, seed=2)
    act_any(match, 2)
    last = match.state.pending[0].seat
    before, position = encode(match.state), match.position
    act_any(match)
    choice = match.choice(last)
    assert choice is not None, "the last of the snake picks twice"
    match.act(last, choice.options[-1], given=True)
    assert match.undo_point(last) == position
    match.undo(last)
    assert encode(match.state) == before


def test_without_a_decision_of_ones_own_there_is_nothing_to_step_back_to() -> None:
    match = new()
    match.act(0, "attack 1", given=True)
    refusal = match.why_no_undo(0)
    assert refusal is not None
    assert refusal.key == "undo-nothing"


def test_a_window_is_held_open_for_a_time_that_follows_from_seed_and_position() -> None:
    drawn = [cover_ms(7, position) for position in range(400)]
    assert drawn == [cover_ms(7, position) for position in range(400)]
    assert min(drawn) >= SHORTEST_MS
    assert max(drawn) <= LONGEST_MS
    assert max(drawn) - min(drawn) > 800
    assert drawn != [cover_ms(8, position) for position in range(400)]
