"""Wages that are short, the end of the game and the score (ML-188 to ML-219)."""

from __future__ import annotations

import pytest

from taverne.engine.frames import settle
from taverne.games.monster_lands.box.catalogue import NONE
from taverne.games.monster_lands.rules.turn.cleanup import next_first
from taverne.games.monster_lands.rules.turn.score import affinity_points, final_result, icons, parts
from taverne.games.monster_lands.state.game_state import OVER
from tests.monster_lands.positions import (
    asked,
    hire,
    leave_now,
    loot,
    member,
    mission,
    monster,
    options,
    own_region,
    refresh,
    seated,
    send,
    tavern,
)
from tests.monster_lands.scenes import clean
from tests.tools import play, told


@pytest.mark.rule("ML-200")
def test_of_equals_the_owner_chooses_the_deserter() -> None:
    state = seated()
    hire(state, 0, "puargh", "wormee")
    state.gold[0] = 0
    clean(state)
    assert asked(state) == (0, "desert")
    assert options(state) == ["dismiss puargh", "dismiss wormee"]


@pytest.mark.rule("ML-202", "ML-168")
def test_trophies_and_loot_may_pay_wages() -> None:
    state = seated()
    state.gold[0] = 0
    loot(state, 0, "gold10")
    clean(state)
    assert asked(state) == (0, "wages")
    play(state, "0: loot gold10")
    settle(state)
    assert state.gold[0] == 9
    assert len(state.members[0]) == 2


@pytest.mark.rule("ML-176", "ML-174")
def test_a_manager_named_before_wages_is_not_paid() -> None:
    state = seated()
    own_region(state, 0, "kale")
    clean(state)
    play(state, "0: manage kale korgo")
    settle(state)
    assert state.gold[0] == 7


@pytest.mark.rule("ML-322", "ML-179")
def test_a_free_recruit_may_still_come_at_the_end() -> None:
    state = seated()
    state.turn = 6
    loot(state, 0, "free_recruit")
    tavern(state, "dalina", "zondu", "guster", "lorios")
    clean(state)
    play(state, "0: loot free_recruit\n0: recruit zondu")
    settle(state)
    assert state.phase == OVER
    assert state.reputation[0] == 3


@pytest.mark.rule("ML-203")
def test_thirty_glory_end_the_game_at_cleanup() -> None:
    state = seated()
    state.glory[1] = 30
    refresh(state)
    assert state.pending, "but not before"
    clean(state)
    assert state.phase == OVER
    assert not state.pending


@pytest.mark.rule("ML-203", "ML-032")
def test_the_game_ends_after_turn_six() -> None:
    state = seated()
    state.turn = 6
    clean(state)
    assert state.phase == OVER


@pytest.mark.rule("ML-188")
def test_the_eight_steps_of_cleanup_follow_one_another() -> None:
    state = seated()
    monster(state, 0, "snagus")
    hire(state, 0, "fandor", "taroa")
    mission(state, 1, "M04")
    send(state, "contract", 1, "fandor", force=1)
    leave_now(state, member(state, "purkas"))
    state.reputation[1] = sum(state.cat.reputation[m] for m in state.members[1])
    first, turn = state.first, state.turn
    clean(state)
    while asked(state)[1] != "deploy":
        play(state, f"{asked(state)[0]}: {options(state)[0]}")
        settle(state)
    kinds = [event.kind for event in told(state)]
    start = max(i for i, event in enumerate(told(state, *[])) if event.kind == "phase" and "cleanup" in str(event.data))
    steps = ["home", "panic", "leader", "gold-paid", "missions", "monster-a", "first"]
    order = [kinds.index(kind, start) for kind in steps]
    assert order == sorted(order), "tidy, panic, leaders, wages, reset, first player"
    assert (state.first, state.turn) != (first, turn)
    assert state.turn == turn + 1, "the turn marker moves last"


@pytest.mark.rule("ML-188", "ML-203")
def test_the_end_is_looked_for_after_the_wages_and_before_the_board_is_reset() -> None:
    state = seated()
    hire(state, 0, "fandor")
    state.glory[0] = 30
    posted = list(state.missions)
    clean(state)
    assert state.phase == OVER
    assert told(state, "gold-paid"), "wages are still paid"
    assert state.missions == posted, "nothing is replaced any more"


@pytest.mark.rule("ML-205", "ML-206", "ML-207", "ML-208")
def test_the_board_is_reset() -> None:
    state = seated(3)
    shown = [list(shown) for shown in (state.tavern, state.lair, state.bazaar, state.spoils)]
    missions, lists = list(state.missions), list(state.lists)
    region_b = state.regions[1]
    own = state.regions[0]
    state.regions[0] = NONE
    state.ruler[own] = 0
    state.list_stock.append(state.lists[0] // 2)
    state.lists[0] = NONE
    clean(state)
    if asked(state)[1] == "wages":
        play(state, "0: pay")
        settle(state)
    assert state.turn == 2
    assert [state.tavern, state.lair, state.bazaar, state.spoils] == shown
    assert not set(missions) & set(state.missions)
    assert state.regions[1] == region_b
    assert state.lists[1] == lists[1]
    assert state.regions[0] != NONE
    assert NONE not in state.monsters[:2]


@pytest.mark.rule("ML-209")
def test_exhausted_decks_are_made_from_discards() -> None:
    state = seated()
    state.monster_discard += state.monster_deck
    state.monster_deck = []
    clean(state)
    assert state.monsters[0] != NONE


@pytest.mark.rule("ML-210", "ML-211", "ML-212")
@pytest.mark.parametrize(
    ("reputation", "first", "follows"),
    [([1, 2, 3, 4], 2, 0), ([1, 1, 3, 1], 3, 1), ([1, 1, 1, 1], 0, 3), ([5, 2, 2, 5], 0, 2), ([1, 2, 2, 2], 0, 0)],
)
def test_the_first_player_marker_goes_to_the_least_reputed(reputation: list[int], first: int, follows: int) -> None:
    state = seated(4)
    state.first = first
    state.reputation = reputation
    assert next_first(state) == follows


@pytest.mark.rule("ML-150", "ML-151", "ML-152")
def test_a_clan_with_nobody_left_starts_afresh() -> None:
    state = seated()
    leave_now(state, member(state, "purkas"))
    leave_now(state, member(state, "korgo"))
    state.gold[0] = 2
    state.glory[0] = 0
    clean(state)
    assert options(state) == ["fresh", "pass"]
    play(state, "0: fresh")
    assert state.leader[0] == member(state, "novice-1")
    assert state.gold[0] == 5
    assert state.reputation[0] == 1


@pytest.mark.rule("ML-213", "ML-214", "ML-215", "ML-216", "ML-218")
def test_the_score_is_made_of_four_parts() -> None:
    state = seated()
    hire(state, 0, "taroa", "lusara", "novice-1")
    own_region(state, 0, "kale", "korgo")
    own_region(state, 0, "yuha")
    state.monster_deck.remove(state.cat.monster_index["caribdis"])
    state.trophies[0] = [state.cat.monster_index["caribdis"]]
    loot(state, 0, "trophy_3")
    assert icons(state, 0) == [4, 1, 1, 0]
    assert parts(state, 0) == {"glory": 5, "reputation": 1 + 3 + 7 + 1, "trophies": 6, "affinities": 5 + 1 + 1}


@pytest.mark.rule("ML-215")
def test_icons_of_one_affinity() -> None:
    state = seated()
    points = state.box.cards.end.affinity_points
    assert points == (0, 1, 1, 3, 5, 7, 10)
    hire(state, 0, "dalina", "drapis", "taroa", "puargh", "fandor")
    assert affinity_points(state, 0) == 10, "six or more"


@pytest.mark.rule("ML-217", "ML-218")
def test_ties_go_by_leader_then_trophies_then_gold() -> None:
    state = seated()
    assert final_result(state).winners == (0, 1), "a full tie is shared"
    state.gold[1] = 8
    assert final_result(state).winners == (1,)
    hire(state, 0, "novice-1")
    state.leader[0] = member(state, "novice-1")
    state.glory[0] -= 1
    assert final_result(state).winners == (0,)


@pytest.mark.rule("ML-076")
def test_events_tell_the_score() -> None:
    state = seated()
    state.turn = 6
    clean(state)
    assert [event.kind for event in told(state, "score", "winners")] == ["score", "score", "winners"]
