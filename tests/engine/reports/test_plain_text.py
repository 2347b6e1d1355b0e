"""What a program prints: a view, a state and a match as the table that the terminal shows, and what is asked.

Where nobody draws a game, its data are listed; how a board looks is tested with the boards.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest

import taverne
from taverne.engine.actions import SPECTATOR
from taverne.engine.decisions import Choice
from taverne.engine.game import Game, View
from taverne.engine.matches.match import Match
from taverne.engine.reports.plain_text import drawn
from taverne.engine.rng import Rng
from taverne.words import MINUS
from tests.dungeon_rush.tools import owned
from tests.engine.slate import Slate
from tests.siege.game import Siege

SETUPS: dict[str, tuple[int, dict[str, Any]]] = {
    "dungeon_rush": (3, {"mode": "secret"}),
    "monster_lands": (2, {}),
    "nerath": (4, {"mode": "free_for_all"}),
    "euthia": (2, {}),
}
LANDMARKS = {
    "dungeon_rush": " of 9, level I",
    "monster_lands": "The Citadel\n  Hunter’s Lair: ",
    "nerath": "Karkothi Thronehold★: ",
    "euthia": "== Merchants ==\n",
}
"""What stands on the table of each game once it has begun."""


def under_way(name: str, answers: int = 40) -> Match[Any]:
    """A match after so many answers by lot."""
    players, options = SETUPS[name]
    match = taverne.new(name, players, options, seed=5)
    rng = Rng(1)
    for _ in range(answers):
        asked = [decision for decision in match.state.pending if isinstance(decision, Choice)]
        match.act(asked[0].seat, asked[0].options[rng.below(len(asked[0].options))])
    return match


def asked_seat(match: Match[Any]) -> int:
    seats: list[int] = [decision.seat for decision in match.state.pending if decision.seat >= 0]
    return seats[0]


def test_every_game_has_its_case() -> None:
    assert set(SETUPS) == set(LANDMARKS) == set(taverne.names())


@pytest.mark.parametrize("name", taverne.names())
def test_a_view_prints_as_its_table_and_its_question(name: str) -> None:
    match = under_way(name)
    seat = asked_seat(match)
    text = str(match.view(seat))
    assert text == repr(match.view(seat))
    assert text == taverne.show(match, seat)  # the seats of a new match have no other names
    assert LANDMARKS[name] in text
    choice = match.choice(seat)
    assert choice is not None
    last = text.splitlines()[-len(choice.options) :]
    assert [line.endswith(str(option)) for line, option in zip(last, choice.options, strict=True)] == [True] * len(last)


@pytest.mark.parametrize("name", taverne.names())
def test_a_view_prints_only_what_its_seat_may_know(name: str) -> None:
    match = under_way(name)
    for seat in (SPECTATOR, *range(len(match.header.seats))):
        text = str(match.view(seat))
        for guess in range(5):
            believed = match.game.determinize(match.state, seat, Rng(guess))
            assert str(match.game.view(believed, seat)) == text
        if not match.view(seat).asked:
            assert text.splitlines()[-1].startswith("Waiting for Seat ")


@pytest.mark.parametrize("name", taverne.names())
def test_a_state_prints_as_whoever_is_asked_sees_it(name: str) -> None:
    match = under_way(name)
    text = str(match.state)
    assert text == repr(match.state) == str(match)
    assert text.startswith(str(match.view(asked_seat(match))))
    assert repr(match).startswith(f"<match of {name}, ")
    assert "\n" not in repr(match) + repr(next(iter(match.steps())))


def test_a_state_prints_every_question() -> None:
    match = taverne.new("dungeon_rush", 3, {"mode": "secret"}, seed=5)
    while len(match.state.pending) == 1:
        match.act(asked_seat(match), match.state.pending[0].options[0])
    text = str(match.state)
    for decision in match.state.pending[1:]:
        assert isinstance(decision, Choice)
        assert f"\nSeat {decision.seat + 1}: " in text
    assert len(match.state.pending) == 3


def test_what_chance_is_asked_is_printed_too() -> None:
    state = taverne.find("nerath").start(seats=4)
    assert str(state).splitlines()[-1] == "Draw(2 of 20)"


@pytest.mark.parametrize("name", taverne.names())
def test_an_end_prints_scores_and_winners(name: str) -> None:
    players, options = SETUPS[name]
    if name == "nerath":
        options = {**options, "limit": 2}
    match = taverne.play(name, ["random"] * players, options, seed=1)
    assert match.result is not None
    lines = str(match.view(SPECTATOR)).splitlines()
    assert lines[-1 - players] == "The game is over."
    for seat, line in enumerate(lines[-players:]):
        assert line.split() == ["*"] * (seat in match.result.winners) + [
            "Seat",
            str(seat + 1),
            str(match.result.scores[seat]).replace("-", MINUS),
        ]
    assert str(match).splitlines()[-players:][0].split()[-3:-1] == ["random", "1"]


def test_an_owner_s_box_is_printed_with_its_own_figures(tmp_path: Path) -> None:
    game = owned(tmp_path, '[[hero]]\nid = "warrior"\nskills = { melee = 4 }\n')
    state = Match.new(game, {"mode": "snake"}, 3, seed=1).state
    assert "Warrior    ⚔Me4" in str(state)
    assert "Warrior    ⚔Me4" in str(game.view(state, 0))


@pytest.mark.parametrize("name", taverne.names())
def test_a_view_from_the_wire_prints_the_same(name: str) -> None:
    match = under_way(name)
    view = match.view(asked_seat(match))
    sent = msgspec.json.decode(msgspec.json.encode(view), type=View)
    come = msgspec.structs.replace(sent, table=msgspec.convert(sent.table, type(view.table), strict=False))
    assert come.game is None
    assert come == view
    assert str(come) == str(view)


def test_a_game_without_a_board_is_listed() -> None:
    game: Game[Any] = Siege()
    state = game.start(seats=2)
    assert drawn(state) == ""
    assert "pending: " in str(state)
    seat = next((decision.seat for decision in state.pending if decision.seat >= 0), 0)
    assert f"{seat} is asked: " in str(game.view(state, seat)) or "waiting for " in str(game.view(state, seat))
    assert str(Slate()).splitlines()[-1] == "over"


def test_a_broken_position_can_still_be_printed() -> None:
    state = taverne.find("nerath").start(seats=4)
    state.seat_for = ()  # no board can show this
    assert drawn(state) == ""
    assert str(state).splitlines()[-1] == "pending: Draw(2 of 20)"
