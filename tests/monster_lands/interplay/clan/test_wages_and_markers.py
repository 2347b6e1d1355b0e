"""Where wages, heirs, markers, missions and managers meet in one Cleanup, and the count after it."""

from __future__ import annotations

import pytest

from taverne.engine.frames import settle
from taverne.games.monster_lands.state.game_state import LandsState
from tests.monster_lands.positions import (
    GAME,
    adventure,
    asked,
    bazaar,
    held,
    hire,
    leave_now,
    loot,
    member,
    mission,
    monster,
    options,
    own_region,
    panic,
    pool,
    refresh,
    seated,
    send,
    traps,
)
from tests.monster_lands.scenes import dead, faces, field, trophy, until, until_turn
from tests.tools import play, refused, told


def favoured(state: LandsState, turn: int) -> list[int]:
    """Return who is asked for a favour before somebody deploys in this turn."""
    seen = []
    for _ in range(200):
        settle(state)
        if state.turn == turn and asked(state)[1] == "deploy":
            break
        if asked(state)[1] == "favour" and asked(state)[0] not in seen:
            seen.append(asked(state)[0])
        play(state, f"{asked(state)[0]}: {options(state)[0]}")
    return seen


@pytest.mark.rule("ML-212", "ML-211", "ML-227", "ML-225")
def test_between_two_of_equal_reputation_the_queens_favour_changes_hands_every_turn() -> None:
    state = seated(2, first=0, queens_favour=True)
    for turn, seat in ((2, 1), (3, 0), (4, 1)):
        adventure(state)
        assert favoured(state, turn) == [seat]
        assert state.first == seat


@pytest.mark.rule("ML-215", "ML-216", "ML-177", "ML-213")
def test_a_region_nobody_manages_makes_the_third_icon_of_its_affinity() -> None:
    state = seated()
    own_region(state, 0, "kale")
    state.turn = 6
    adventure(state)
    until_turn(state, 7)
    result = GAME.result(state)
    assert result is not None
    assert tuple(result.scores) == (5 + 1 + 3, 5 + 1 + 1)


@pytest.mark.rule("ML-195", "ML-189", "ML-197")
def test_an_heir_that_was_wounded_leads_wounded() -> None:
    state = field(beast="turfus")
    for who in ("purkas", "korgo"):
        state.wounded[member(state, who)] = 1
    send(state, "region_a", 4, "purkas", force=1)
    adventure(state)
    play(state, "chance: roll 6 6 6 6\n0: defend 0")
    assert dead(state) == ["purkas"]
    until_turn(state, 2)
    assert state.leader[0] == member(state, "korgo")
    assert state.wounded[member(state, "korgo")] == 1
    assert state.gold[0] == 7, "a leader is not paid"


@pytest.mark.rule("ML-331", "ML-191", "ML-185", "ML-157")
def test_krinx_brings_two_panics_and_its_capture_a_turn_later_ends_both() -> None:
    state = seated()
    monster(state, 0, "krinx")
    adventure(state)
    until(state, "deploy")
    assert state.cat.monster_ids[state.monsters[2]] == "krinx"
    assert sum(state.panic) == 2
    monster(state, 0, "")
    send(state, "gates", 1, "korgo", force=3, laid=("M_plus_1",))
    adventure(state)
    play(state, faces(2) + "\n0: roll\nchance: roll 4 4 4")
    if len(told(state, "captured")) == 0:
        play(state, "0: capture")
    until_turn(state, 3)
    assert sum(state.panic) == 0
    assert state.glory[0] == 5 + 3


@pytest.mark.rule("ML-126", "ML-122", "ML-130", "ML-131")
def test_the_consolation_of_a_competition_pays_the_contract_after_it() -> None:
    state = seated()
    mission(state, 0, "M01")
    mission(state, 1, "M02")
    state.gold[0] = 2
    send(state, "competitive", 1, "tortock", force=2)
    send(state, "competitive", 2, "korgo", force=2)
    send(state, "contract", 1, "purkas", force=1)
    adventure(state)
    play(state, "chance: roll 6 6\nchance: roll 4 4")
    assert (asked(state), state.gold[0]) == ((0, "contract"), 4)
    play(state, "0: fulfil")
    assert (state.gold[0], state.glory[0]) == (0, 5 + 2)


@pytest.mark.rule("ML-091", "ML-175", "ML-090")
def test_a_manager_at_home_may_wear_what_is_bought_while_the_leader_is_away() -> None:
    state = seated()
    own_region(state, 0, "ghadik", "korgo")
    send(state, "region_a", 1, "purkas", force=1)
    bazaar(state, "pugnor", "noxx", "tergeo")
    state.gold[0] = 7
    pool(state, 0, force=1)
    refresh(state)
    play(state, "0: deploy bazaar\n0: die force\n0: gear pugnor")
    if asked(state)[0] == 0 and "equip korgo" in options(state):
        assert "equip purkas" not in options(state)
        play(state, "0: equip korgo")
    assert [state.cat.gear_ids[g] for g in state.gear_of(member(state, "korgo"))] == ["pugnor"]
    assert state.gold[0] == 0


@pytest.mark.rule("ML-083", "ML-177", "ML-173")
def test_of_leader_novice_and_two_mercenaries_only_those_of_its_affinity_may_manage() -> None:
    state = seated()
    hire(state, 0, "novice-1", "shandee")
    own_region(state, 0, "ghadik")
    pool(state, 0, force=1)
    refresh(state)
    play(state, "0: more")
    assert [option for option in options(state) if option.startswith("manage")] == ["manage ghadik korgo"]


@pytest.mark.rule("ML-130", "ML-033", "ML-198")
def test_the_glory_of_a_contract_raises_the_wages_at_once_and_the_dice_of_the_next_turn() -> None:
    state = seated()
    mission(state, 1, "M01")
    traps(state, 0, "F1")
    state.glory[0] = 9
    send(state, "contract", 1, "korgo", force=1)
    adventure(state)
    play(state, "0: fulfil")
    until(state, "deploy")
    assert (state.glory[0], state.gold[0]) == (11, 7 - 2)
    force, magic, persuasion = held(state, 0)
    assert (force, magic, len(persuasion)) == (3, 1, 1)


@pytest.mark.rule("ML-217", "ML-195", "ML-218")
def test_in_a_tie_the_reputation_of_an_heir_counts_before_a_trophy() -> None:
    state = seated()
    hire(state, 0, "drapis")
    leave_now(state, member(state, "purkas"))
    trophy(state, 1, "caribdis")
    state.turn, state.glory = 6, [10, 9]
    adventure(state)
    until_turn(state, 7)
    result = GAME.result(state)
    assert result is not None
    assert tuple(result.scores) == (14, 14)
    assert result.winners == (0,)


@pytest.mark.rule("ML-199", "ML-202", "ML-210", "ML-188")
def test_a_desertion_lowers_the_reputation_in_time_for_the_first_players_marker() -> None:
    state = seated(first=1)
    hire(state, 0, "drapis", "taroa")
    hire(state, 1, "puargh")
    state.gold[0] = 2
    assert state.reputation == [6, 5]
    adventure(state)
    until_turn(state, 2)
    assert (state.gold[0], state.reputation) == (0, [3, 5])
    assert member(state, "taroa") in state.tavern_discard
    assert state.first == 0


@pytest.mark.rule("ML-343", "ML-072", "ML-322", "ML-324")
def test_glory_that_abysur_took_leaves_no_room_for_a_recruit_before_the_wages() -> None:
    state = field(beast="abysur", land="kale")
    loot(state, 0, "free_recruit")
    state.glory[0] = 2
    send(state, "region_a", 4, "korgo", force=1)
    adventure(state)
    while asked(state)[1] != "attack":
        play(state, f"{asked(state)[0]}: pass")
    play(state, "chance: roll 6 1 1 1 1\nchance: roll 1")
    assert state.glory[0] == 1
    seen = []
    for _ in range(30):
        settle(state)
        if state.turn == 2:
            break
        seen += options(state)
        play(state, f"{asked(state)[0]}: {options(state)[0]}")
    assert "loot free_recruit" not in seen


@pytest.mark.rule("ML-118", "ML-152", "ML-184", "ML-195")
def test_the_guards_gold_is_lost_with_a_leader_who_dies_at_the_gates() -> None:
    state = field(beast="", land="kale")
    monster(state, 2, "krushus")
    state.wounded[member(state, "purkas")] = 1
    e = send(state, "gates", 2, "purkas", force=1)
    state.purse[e] = 5
    adventure(state)
    play(state, "chance: roll 6 6 6 6\n0: defend 0")
    until_turn(state, 2)
    assert (state.glory[0], state.gold[0]) == (5 + 3, 7)
    assert state.leader[0] == member(state, "korgo")


@pytest.mark.rule("ML-198", "ML-174", "ML-027")
@pytest.mark.parametrize(("glory", "wage"), [(20, 2), (21, 3), (29, 3)])
def test_beyond_twenty_glory_who_neither_leads_nor_manages_costs_three(glory: int, wage: int) -> None:
    state = seated()
    hire(state, 0, "drapis")
    own_region(state, 0, "ghadik", "korgo")
    state.glory[0], state.gold[0] = glory, 9
    adventure(state)
    until_turn(state, 2)
    assert state.gold[0] == 9 - wage


@pytest.mark.rule("ML-402", "ML-193", "ML-087")
def test_wahibah_gives_tokens_through_the_panic_at_the_armoury_and_no_sixth() -> None:
    state = seated()
    hire(state, 0, "shandee")
    own_region(state, 0, "wahibah", "shandee")
    panic(state, "armoury")
    state.defence[0] = 3
    pool(state, 0, force=1, magic=1)
    refresh(state)
    assert refused(state, "0: deploy armoury").rule == "ML-193"
    play(state, "0: deploy wahibah")
    if asked(state)[0] == 0 and "die magic" in options(state):
        play(state, "0: die magic")
    assert state.defence[0] == 5
