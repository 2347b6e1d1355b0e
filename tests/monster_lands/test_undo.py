"""Planning can be taken back step by step until something is rolled, drawn or shown."""

from __future__ import annotations

from taverne.engine.actions import Action
from taverne.engine.decisions import Choice
from taverne.engine.logs.snapshot import encode
from taverne.engine.matches.match import Match
from taverne.games.monster_lands.state.game_state import LandsState
from tests.monster_lands.positions import GAME


def founded() -> Match[LandsState]:
    """Return a match of two in which both clans have their affinity."""
    match = Match.new(GAME, {"difficulty": "tutorial"}, 2, seed=8)
    for affinity in ("fire", "water"):
        (choice,) = match.state.pending
        match.act(choice.seat, Action.of("clan", affinity))
    return match


def asked(match: Match[LandsState]) -> Choice:
    (choice,) = match.state.pending
    assert isinstance(choice, Choice)
    return choice


def test_an_expedition_is_planned_and_taken_back_step_by_step() -> None:
    match = founded()
    seat = asked(match).seat
    before = [encode(match.state)]
    match.act(seat, Action.of("deploy", "region_a"))
    while asked(match).prompt != "load":
        before.append(encode(match.state))
        match.act(seat, asked(match).options[0])
    before.append(encode(match.state))
    match.act(seat, asked(match).options[-1])
    while before:
        match.undo(seat)
        assert encode(match.state) == before.pop()
    assert match.why_no_undo(seat) is not None


def test_what_was_drawn_cannot_be_taken_back() -> None:
    match = founded()
    seat = asked(match).seat
    match.act(seat, Action.of("deploy", "tavern"))
    match.act(seat, asked(match).options[0])
    match.act(seat, Action.of("round"))
    assert match.undo_point(seat) is None
    refusal = match.why_no_undo(seat)
    assert refusal is not None
    assert refusal.key == "undo-chance"
