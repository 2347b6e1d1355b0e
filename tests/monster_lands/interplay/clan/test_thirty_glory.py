"""Where the end of the game meets wages, the dead, trophies, leaders and ties."""

from __future__ import annotations

import pytest

from taverne.engine.frames import settle
from taverne.games.monster_lands.state.game_state import LandsState
from tests.monster_lands.positions import (
    GAME,
    adventure,
    asked,
    hire,
    leave_now,
    loot,
    member,
    options,
    own_region,
    pool,
    refresh,
    seated,
    send,
)
from tests.monster_lands.scenes import field, trophy
from tests.tools import play


def ended(state: LandsState) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Answer all that is still asked with its last option (keep, stop, done) and return scores and winners."""
    for _ in range(100):
        settle(state)
        if not state.pending:
            break
        line = next((o for o in options(state) if o in ("pay", "stop", "done", "enough")), options(state)[0])
        play(state, f"{asked(state)[0]}: {line}")
    result = GAME.result(state)
    assert result is not None
    return result.scores, result.winners


@pytest.mark.rule("ML-203", "ML-213", "ML-215")
def test_the_clan_that_ends_the_game_with_thirty_glory_may_lose_it() -> None:
    state = seated()
    state.glory = [30, 20]
    hire(state, 1, "dolfus", "lusara")
    state.gold = [20, 20]
    adventure(state)
    scores, winners = ended(state)
    assert scores[0] == 30 + 1 + 1
    assert scores[1] == 20 + 1 + 6 + 7 + 5, "four icons of Water"
    assert winners == (1,)


@pytest.mark.rule("ML-404", "ML-203", "ML-198", "ML-120")
def test_thirty_glory_of_negueria_end_the_turn_they_were_earned_in_after_its_wages() -> None:
    state = seated()
    hire(state, 0, "guster", "kakron")
    own_region(state, 0, "negueria", "guster")
    state.glory[0], state.gold[0] = 28, 10
    pool(state, 0, force=1, magic=1, persuasion=(3,))
    refresh(state)
    play(state, "0: deploy negueria")
    while asked(state)[0] == 0 and any(line.startswith("die") for line in options(state)):
        play(state, f"0: {options(state)[0]}")
    assert state.glory[0] == 30
    adventure(state)
    scores, _ = ended(state)
    assert state.turn == 1
    assert state.gold[0] == 10 - 2 * 3, "korgo and kakron; guster manages"
    assert scores[0] == 30 + (1 + 1 + 3) + 1 + 3, "two icons of Fire, three of the Jungle"


@pytest.mark.rule("ML-217", "ML-218", "ML-197")
def test_a_novice_that_leads_breaks_the_tie_against_a_leader_nobody_knows() -> None:
    state = field(beast="turfus")
    state.turn = 6
    hire(state, 0, "novice-1")
    state.glory = [5, 7]
    state.gold = [9, 30]
    send(state, "region_a", 4, "purkas", force=1)
    adventure(state)
    play(state, "chance: roll 6 6 6 6\n0: defend 0")
    scores, winners = ended(state)
    assert state.leader[0] == member(state, "novice-1")
    assert scores == (6 + 2 + 1, 7 + 1 + 1)
    assert winners == (0,)


@pytest.mark.rule("ML-213", "ML-216", "ML-217", "ML-150")
def test_a_clan_that_died_out_in_the_last_turn_still_scores_glory_trophies_and_regions() -> None:
    state = field(beast="turfus")
    state.turn = 6
    leave_now(state, member(state, "korgo"))
    own_region(state, 0, "kale")
    own_region(state, 0, "rynia")
    trophy(state, 0, "caribdis")
    send(state, "region_a", 1, "purkas", force=1)
    adventure(state)
    play(state, "chance: roll 6 6 6 6\n0: defend 0")
    scores, _ = ended(state)
    assert scores[0] == (5 + 2) + 0 + 3 + 1 + 1, "glory, no reputation, the trophy, one icon of Fire and one of Water"


@pytest.mark.rule("ML-217", "ML-218")
def test_equal_in_everything_two_clans_share_the_crown() -> None:
    state = seated()
    state.turn = 6
    state.gold = [5, 5]
    adventure(state)
    scores, winners = ended(state)
    assert scores[0] == scores[1]
    assert winners == (0, 1)


@pytest.mark.rule("ML-168", "ML-202", "ML-199", "ML-214")
def test_a_trophy_sold_for_the_last_wages_saves_a_reputation_and_costs_its_points() -> None:
    found = {}
    for sold in (True, False):
        state = seated()
        state.turn = 6
        hire(state, 0, "vaidala")
        trophy(state, 0, "trons")
        state.gold[0] = 0
        adventure(state)
        settle(state)
        assert asked(state) == (0, "wages")
        play(state, "0: sell trons" if sold else "0: pay")
        found[sold] = ended(state)[0][0]
    assert found == {True: 5 + 8 + 3, False: 5 + 1 + 1 + 1}, "three icons of Fire are worth three, two are worth one"


@pytest.mark.rule("ML-315", "ML-217", "ML-179", "ML-214")
def test_a_loot_trophy_kept_counts_before_the_gold_another_clan_hoards() -> None:
    state = seated()
    state.turn = 6
    loot(state, 0, "trophy_3")
    loot(state, 1, "gold12", "gold10")
    state.glory = [5, 8]
    state.gold = [5, 5]
    adventure(state)
    scores, winners = ended(state)
    assert scores[0] == scores[1] == 5 + 1 + 1 + 3
    assert winners == (0,)


@pytest.mark.rule("ML-203", "ML-218", "ML-213")
def test_of_three_clans_beyond_thirty_two_share_what_none_has_alone() -> None:
    state = seated(3)
    state.glory = [31, 31, 30]
    state.gold = [9, 9, 50]
    adventure(state)
    scores, winners = ended(state)
    assert scores == (33, 33, 32)
    assert winners == (0, 1)
