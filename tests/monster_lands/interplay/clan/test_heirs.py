"""Where novices, leaders, managers, wages, markers and the count of points meet."""

from __future__ import annotations

import pytest

from taverne.engine.frames import settle
from taverne.games.monster_lands.box.catalogue import NONE
from taverne.games.monster_lands.state.game_state import LandsState
from tests.monster_lands.positions import (
    GAME,
    adventure,
    asked,
    equip,
    held,
    hire,
    loot,
    member,
    mission,
    options,
    own_region,
    pool,
    refresh,
    seated,
    send,
    tavern,
)
from tests.monster_lands.scenes import field, trophy, until, until_turn
from tests.tools import play, refused


def over(state: LandsState) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Return scores and winners of a game that is over."""
    result = GAME.result(state)
    assert result is not None
    return result.scores, result.winners


@pytest.mark.rule("ML-195", "ML-197", "ML-198", "ML-083")
def test_a_novice_that_cost_more_than_korgo_succeeds_the_dead_leader_and_is_not_paid() -> None:
    state = field(beast="turfus")
    hire(state, 0, "novice-1")
    state.gold[0] = 3
    send(state, "region_a", 4, "purkas", force=1)
    adventure(state)
    play(state, "chance: roll 6 6 6 6\n0: defend 0")
    until_turn(state, 2)
    assert state.leader[0] == member(state, "novice-1"), "both have reputation 1; korgo cost nothing"
    assert state.gold[0] == 3 - 1
    assert state.reputation[0] == 2


@pytest.mark.rule("ML-195", "ML-175", "ML-177", "ML-198")
def test_a_manager_who_must_lead_leaves_a_region_that_a_recruit_takes_over() -> None:
    state = field(beast="turfus")
    own_region(state, 0, "kale", "korgo")
    state.gold[0] = 5
    send(state, "region_a", 4, "purkas", force=1)
    adventure(state)
    play(state, "chance: roll 6 6 6 6\n0: defend 0")
    until(state, "deploy")
    kale = state.cat.region_index["kale"]
    assert state.leader[0] == member(state, "korgo")
    assert state.manager[kale] == NONE
    assert state.ruler[kale] == 0
    assert state.gold[0] == 5
    hire(state, 0, "drapis")
    pool(state, 0, magic=1)
    while asked(state)[0] != 0:
        play(state, "1: deploy pawn_shop")
        play(state, f"1: {options(state)[0]}\n1: enough")
    refresh(state)
    assert refused(state, "0: manage kale korgo").key, "a leader manages nothing"
    play(state, "0: more\n0: manage kale drapis\n0: deploy kale")
    if asked(state)[0] == 0 and "die magic" in options(state):
        play(state, "0: die magic")
    assert state.potion[0] == 3


@pytest.mark.rule("ML-200", "ML-174", "ML-201", "ML-092")
def test_the_deserter_is_the_dearest_who_manages_nothing_and_its_weapon_finds_no_free_hand() -> None:
    state = seated()
    hire(state, 0, "vaidala", "taroa", "drapis")
    own_region(state, 0, "ghadik", "vaidala")
    equip(state, "taroa", "pugnor")
    for who, what in (("purkas", "pugnor"), ("korgo", "krakhen"), ("drapis", "slyzor"), ("vaidala", "slyzor")):
        equip(state, who, what)
    state.gold[0] = 2
    pool(state, 0)
    adventure(state)
    settle(state)
    while asked(state)[0] == 0 and asked(state)[1] != "deploy":
        play(state, f"0: {options(state)[0]}")
        settle(state)
    assert member(state, "taroa") not in state.members[0]
    assert member(state, "vaidala") in state.members[0]
    assert [state.cat.gear_ids[g] for g in state.gear_discard] == ["pugnor"]
    assert state.gold[0] == 0


@pytest.mark.rule("ML-124", "ML-198", "ML-076")
def test_a_failed_mission_lowers_the_wages_of_the_same_turn() -> None:
    state = seated()
    state.glory[0], state.gold[0] = 21, 9
    mission(state, 0, "M01")
    send(state, "competitive", 1, "korgo", force=2)
    adventure(state)
    play(state, "chance: roll 1 1")
    until_turn(state, 2)
    assert state.glory[0] == 20
    assert state.gold[0] == 9 - 2, "2 up to 20 glory, not 3"


@pytest.mark.rule("ML-210", "ML-211", "ML-212", "ML-149")
def test_among_four_the_marker_goes_back_to_the_nearest_of_those_with_least_reputation() -> None:
    state = seated(4, first=1)
    hire(state, 0, "drapis")
    adventure(state)
    until(state, "deploy")
    assert state.turn == 2
    assert state.first == 3, "0 has more; from 1 backwards the next is 3, and 1 itself comes last"


@pytest.mark.rule("ML-215", "ML-216", "ML-083", "ML-218")
def test_six_icons_of_one_affinity_score_ten_with_leader_region_and_manager_but_no_novice() -> None:
    state = seated()
    hire(state, 0, "drapis", "taroa", "dalina", "novice-1")
    own_region(state, 0, "kale", "drapis")
    state.turn, state.gold[0] = 6, 30
    adventure(state)
    settle(state)
    while state.pending:
        play(state, f"{asked(state)[0]}: {options(state)[0]}")
        settle(state)
    scores, _ = over(state)
    assert scores[0] == 5 + (1 + 2 + 3 + 1 + 1) + 10, "two, three more and the region"


@pytest.mark.rule("ML-217", "ML-218", "ML-315", "ML-214")
def test_one_trophy_of_three_breaks_the_tie_against_two_of_one() -> None:
    state = seated()
    trophy(state, 0, "caribdis")
    trophy(state, 1, "trons")
    trophy(state, 1, "surbol")
    state.glory = [5, 6]
    state.gold = [3, 30]
    state.turn = 6
    adventure(state)
    settle(state)
    while state.pending:
        play(state, f"{asked(state)[0]}: {options(state)[0]}")
        settle(state)
    scores, winners = over(state)
    assert scores[0] == scores[1]
    assert winners == (0,)


@pytest.mark.rule("ML-322", "ML-074", "ML-075", "ML-033")
def test_a_recruit_hired_before_wages_gives_its_dice_once_in_the_next_turn() -> None:
    state = seated()
    loot(state, 0, "free_recruit")
    tavern(state, "taroa", "zondu", "guster", "lorios")
    state.gold[0] = 9
    pool(state, 0)
    adventure(state)
    until(state, "wages")
    play(state, "0: loot free_recruit\n0: recruit taroa")
    while state.turn == 1 or asked(state)[1] != "deploy":
        settle(state)
        if state.turn == 1 or asked(state)[1] != "deploy":
            play(state, f"{asked(state)[0]}: {options(state)[0]}")
    force, magic, persuasion = held(state, 0)
    assert (force, magic, len(persuasion)) == (1 + 1 + 2, 1, 1)
    assert state.gold[0] == 9 - 2, "and it is paid at once like korgo"


@pytest.mark.rule("ML-114", "ML-189", "ML-198", "ML-199")
def test_gold_an_expedition_brings_home_pays_the_wages_of_the_same_turn() -> None:
    state = field(beast="turfus", land="kale")
    pool(state, 0, force=1)
    pool(state, 1)
    state.gold[0] = 0
    refresh(state)
    play(state, "0: deploy region_a\n0: at 4\n0: send purkas")
    if asked(state)[0] == 0 and "go" in options(state):
        play(state, "0: go")
    adventure(state)
    play(state, "chance: roll 1 1 1 1\nchance: roll 1")
    play(state, f"0: {options(state)[0]}")
    until_turn(state, 2)
    assert member(state, "korgo") in state.members[0]
    assert state.gold[0] == 2 - 1
    assert len(state.loot[0]) == 1


@pytest.mark.rule("ML-200", "ML-085", "ML-199")
def test_an_unpaid_novice_leaves_before_korgo_who_cost_nothing() -> None:
    state = seated()
    hire(state, 0, "novice-1")
    state.gold[0] = 1
    adventure(state)
    until_turn(state, 2)
    assert state.members[0] == [member(state, "purkas"), member(state, "korgo")]
    assert state.gold[0] == 0
    assert len(state.novices) == 8


@pytest.mark.rule("ML-139", "ML-152", "ML-077", "ML-070")
@pytest.mark.parametrize("way", ["dies", "deserts"])
def test_a_wounded_mercenary_that_has_left_comes_back_to_the_tavern_healthy(way: str) -> None:
    state = field(beast="turfus", land="kale")
    hire(state, 0, "drapis")
    state.wounded[member(state, "drapis")] = 1
    if way == "dies":
        send(state, "region_a", 3, "drapis", force=1)
    else:
        state.gold[0] = 0
    adventure(state)
    if way == "dies":
        play(state, "chance: roll 6 1 1 1\n0: defend 0")
    until_turn(state, 2)
    assert member(state, "drapis") in state.tavern_discard
    state.tavern_discard.remove(member(state, "drapis"))
    state.tavern_deck.append(member(state, "drapis"))
    tavern(state, "drapis", "zondu", "guster", "lorios")
    until(state, "deploy")
    for seat in (0, 1):
        pool(state, seat, force=2)
    state.gold[0] = 9
    while asked(state)[0] != 0:
        play(state, "1: deploy pawn_shop\n1: die force\n1: enough")
    refresh(state)
    play(state, "0: deploy tavern\n0: die force\n0: recruit drapis")
    assert member(state, "drapis") in state.members[0]
    assert not state.wounded[member(state, "drapis")]


@pytest.mark.rule("ML-029", "ML-082", "ML-085", "ML-074")
def test_each_of_two_novices_turns_one_die_and_neither_turns_a_second() -> None:
    state = seated()
    hire(state, 0, "novice-1", "novice-2")
    pool(state, 0, force=3)
    pool(state, 1, force=3)
    refresh(state)
    turned = 0
    for _ in range(4):
        if asked(state)[1] == "deploy":
            if "more" not in options(state):
                break
            play(state, "0: more")
        novice = next((o for o in options(state) if o.startswith("talent novice")), "")
        if not novice:
            break
        play(state, f"0: {novice}")
        if "die force" in options(state):
            play(state, "0: die force")
        play(state, "0: into magic")
        turned += 1
    assert turned == 2
    assert held(state, 0) == (1, 2, ())


@pytest.mark.rule("ML-037", "ML-040", "ML-074", "ML-042")
def test_among_three_a_clan_without_dice_is_passed_over_and_the_others_go_round() -> None:
    state = seated(3, first=2)
    for seat, dice in ((0, 0), (1, 2), (2, 2)):
        pool(state, seat, force=dice)
    refresh(state)
    order = []
    while asked(state)[1] in ("deploy", "pass") and state.turn == 1 and asked(state)[0] >= 0:
        seat = asked(state)[0]
        order.append(seat)
        if asked(state)[1] == "pass" or "deploy pawn_shop" not in options(state):
            play(state, f"{seat}: pass")
            continue
        play(state, f"{seat}: deploy pawn_shop\n{seat}: die force")
        if asked(state) == (seat, "pawn"):
            play(state, f"{seat}: enough")
        if len(order) > 8:
            break
    assert [seat for seat in order if seat != 0][:4] == [2, 1, 2, 1]
