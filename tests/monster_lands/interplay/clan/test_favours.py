"""Where the queen's favour and more monsters meet markers, full boards, the dead, panic and Madhala."""

from __future__ import annotations

import pytest

from taverne.engine.frames import settle
from taverne.games.monster_lands.box.catalogue import NONE
from taverne.games.monster_lands.state.game_state import LandsState
from tests.monster_lands.alone import alone
from tests.monster_lands.positions import (
    adventure,
    asked,
    held,
    hire,
    leave_now,
    member,
    monster,
    options,
    pool,
    refresh,
    seated,
    send,
)
from tests.monster_lands.scenes import faces, field, until, until_turn
from tests.tools import play, told


def prompts(state: LandsState, turn: int) -> list[tuple[int, str]]:
    """Answer everything with its first option until somebody deploys in this turn, and return who was asked what."""
    seen: list[tuple[int, str]] = []
    for _ in range(200):
        settle(state)
        if state.turn == turn and asked(state)[1] == "deploy":
            return seen
        seen.append(asked(state))
        play(state, f"{asked(state)[0]}: {options(state)[0]}")
    raise AssertionError(f"nobody deployed in turn {turn}")


@pytest.mark.rule("ML-225", "ML-227", "ML-210", "ML-226")
def test_the_favour_goes_with_the_marker_to_the_clan_that_has_become_the_least_reputed() -> None:
    state = seated(3, first=0, queens_favour=True)
    hire(state, 0, "drapis")
    hire(state, 1, "wishor")
    adventure(state)
    assert [who for who, what in prompts(state, 2) if what == "favour"] == [2]
    assert state.first == 2
    hire(state, 2, "tranok", "naiala")
    leave_now(state, member(state, "drapis"))
    adventure(state)
    assert [who for who, what in prompts(state, 3) if what == "favour"] == [0]


@pytest.mark.rule("ML-226", "ML-033", "ML-227", "ML-204")
def test_the_die_of_a_favour_is_there_for_one_turn_and_one_that_is_declined_for_none() -> None:
    state = seated(2, queens_favour=True)
    adventure(state)
    until(state, "favour")
    seat = asked(state)[0]
    play(state, f"{seat}: favour magic\n{seat}: favour gold")
    until(state, "deploy")
    assert held(state, seat)[:2] == (2, 2)
    adventure(state)
    until(state, "favour")
    seat = asked(state)[0]
    gold = state.gold[seat]
    play(state, f"{seat}: pass")
    until(state, "deploy")
    assert held(state, seat)[:2] == (2, 1)
    assert state.gold[seat] == gold


@pytest.mark.rule("ML-226", "ML-062", "ML-067")
def test_a_potion_of_the_queens_for_a_full_board_is_drunk_by_the_wounded() -> None:
    state = seated(2, queens_favour=True)
    adventure(state)
    until(state, "favour")
    seat = asked(state)[0]
    state.potion[seat] = 3
    hurt = state.leader[seat]
    state.wounded[hurt] = 1
    play(state, f"{seat}: favour force\n{seat}: favour brew\n{seat}: brew 1 0")
    settle(state)
    assert asked(state)[0] == seat
    heal = next(line for line in options(state) if line.startswith("heal"))
    play(state, f"{seat}: {heal}")
    assert state.wounded[hurt] == 0
    assert state.potion[seat] == 3


@pytest.mark.rule("ML-150", "ML-210", "ML-226", "ML-033")
def test_a_clan_that_has_died_out_starts_afresh_before_it_is_favoured() -> None:
    state = field(beast="turfus", queens_favour=True, first=1)
    leave_now(state, member(state, "korgo"))
    state.gold[0] = 0
    send(state, "region_a", 1, "purkas", force=1)
    adventure(state)
    play(state, "chance: roll 6 6 6 6\n0: defend 0")
    settle(state)
    while "fresh" not in options(state):
        play(state, f"{asked(state)[0]}: {options(state)[0]}")
        settle(state)
    play(state, "0: fresh")
    settle(state)
    assert asked(state) == (0, "favour"), "the least reputed before it had anybody"
    play(state, "0: favour magic\n0: favour gold")
    until(state, "deploy")
    force, magic, persuasion = held(state, 0)
    assert (force, magic, len(persuasion)) == (1, 1, 1)
    assert state.gold[0] == 5 + 2


@pytest.mark.rule("ML-226", "ML-243", "ML-245", "ML-240")
def test_alone_the_favour_is_mine_in_every_turn_but_the_first() -> None:
    state = alone(queens_favour=True)
    for turn in (2, 3):
        adventure(state)
        assert (0, "favour") in prompts(state, turn)


@pytest.mark.rule("ML-268", "ML-275", "ML-226")
def test_in_scenario_4_the_queen_gives_no_defence_token() -> None:
    state = alone(4, queens_favour=True)
    adventure(state)
    until(state, "favour")
    play(state, "0: favour force")
    if "favour defence" in options(state):
        play(state, "0: favour defence")
    assert state.defence[0] == 0


@pytest.mark.rule("ML-228", "ML-116", "ML-185", "ML-193")
@pytest.mark.parametrize("beaten", [True, False])
def test_a_monster_that_comes_in_turn_two_is_met_in_turn_two_and_frightens_only_if_unbeaten(beaten: bool) -> None:
    state = field(beast="turfus", more_monsters=True)
    monster(state, 0, "")
    adventure(state)
    until(state, "deploy")
    assert state.turn == 2
    assert state.monsters[2] != NONE, "it came in the Preparation"
    assert sum(state.panic) == 0
    monster(state, 2, "trons")
    monster(state, 0, "")
    pool(state, 0, force=4)
    pool(state, 1)
    if beaten:
        seat = asked(state)[0]
        who = ("korgo", "taron")[seat]
        pool(state, seat, force=4)
        refresh(state)
        play(
            state,
            f"{seat}: deploy gates\n{seat}: at 1\n{seat}: send {who}" + 4 * f"\n{seat}: add force" + f"\n{seat}: go",
        )
    adventure(state)
    if beaten:
        play(state, faces(6) + "\nchance: roll 5 4 4 4")
        assert told(state, "killed")
    until_turn(state, 3)
    assert sum(state.panic) == (0 if beaten else 1)


@pytest.mark.rule("ML-228", "ML-191", "ML-192", "ML-206")
def test_in_turn_four_no_monster_comes_to_gates_where_one_has_stayed() -> None:
    state = field(beast="snagus", more_monsters=True)
    state.turn = 3
    deck = len(state.monster_deck)
    adventure(state)
    until(state, "deploy")
    assert state.turn == 4
    assert state.cat.monster_ids[state.monsters[2]] == "snagus"
    assert len(state.monster_deck) in (deck - 1, deck - 2), "one for the region, unless it was dogor"
