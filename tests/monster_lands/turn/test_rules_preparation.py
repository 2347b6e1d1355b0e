"""Dice pools, the queen's favour and more monsters (ML-033 to ML-036, ML-225 to ML-228)."""

from __future__ import annotations

import pytest

from taverne.engine.frames import settle
from taverne.games.monster_lands.box.catalogue import NONE
from taverne.games.monster_lands.rules.turn.preparation import turn_dice
from taverne.games.monster_lands.state.game_state import LandsState
from tests.monster_lands.positions import adventure, held, hire, monster, options, seated
from tests.tools import play


def next_turn(state: LandsState) -> LandsState:
    """Let nobody do anything until the next turn's first question."""
    turn = state.turn
    adventure(state)
    while state.turn == turn:
        settle(state)
        if state.turn == turn:
            choice = state.pending[0]
            play(state, f"{choice.seat}: {choice.options[0]}")
    settle(state)
    return state


@pytest.mark.rule("ML-033", "ML-035", "ML-027")
def test_the_pool_is_members_and_bracket() -> None:
    state = seated()
    hire(state, 0, "fandor")
    assert turn_dice(state, 0) == (4, 1, 1)
    state.glory[0] = 11
    assert turn_dice(state, 0) == (5, 1, 1)
    state.glory[0] = 21
    assert turn_dice(state, 0) == (5, 2, 1)
    state.glory[0] = 45
    assert turn_dice(state, 0) == (5, 2, 1)
    state.glory[0] = 0
    assert turn_dice(state, 0) == (4, 1, 1)


@pytest.mark.rule("ML-036")
def test_persuasion_dice_are_rolled_in_preparation() -> None:
    state = seated()
    assert all(1 <= die <= 6 for die in held(state, 0)[2])


@pytest.mark.rule("ML-225", "ML-226", "ML-227")
def test_the_queens_favour_gives_a_die_and_a_gift_from_turn_two_on() -> None:
    state = seated(2, queens_favour=True)
    assert state.pending[0].prompt == "deploy"
    next_turn(state)
    seat = state.first
    force = held(state, seat)[0]
    gold = state.gold[seat]
    assert options(state) == ["pass", "favour force", "favour magic", "favour persuasion"]
    play(state, f"{seat}: favour force")
    assert options(state) == ["favour brew", "favour defence", "favour gold"]
    play(state, f"{seat}: favour gold")
    assert held(state, seat)[0] == force + 1
    assert state.gold[seat] == gold + 2
    assert state.pending[0].prompt == "deploy"


@pytest.mark.rule("ML-226", "ML-227")
def test_a_favoured_persuasion_die_is_rolled_and_a_brew_chosen() -> None:
    state = seated(2, queens_favour=True)
    next_turn(state)
    seat = state.first
    play(state, f"{seat}: favour persuasion\nchance: roll 6\n{seat}: favour brew\n{seat}: brew 0 1")
    assert 6 in held(state, seat)[2]
    assert state.venom[seat] == 1


@pytest.mark.rule("ML-228")
def test_more_monsters_come_to_empty_gates_in_even_turns() -> None:
    state = seated(2, more_monsters=True)
    monster(state, 0, "")
    assert state.monsters[2] == NONE
    next_turn(state)
    assert state.turn == 2
    assert state.monsters[2] != NONE
    assert sum(state.panic) == 0, "it causes panic only if unbeaten at the end of the turn"
