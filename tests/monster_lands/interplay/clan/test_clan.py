"""Where deaths, leaders, managers, wages, desertion, panic and the end of the game meet."""

from __future__ import annotations

import pytest

from taverne.engine.frames import chance, settle
from taverne.games.monster_lands.box.catalogue import NONE
from taverne.games.monster_lands.state.game_state import LandsState
from tests.monster_lands.positions import (
    GAME,
    adventure,
    asked,
    equip,
    held,
    hire,
    leave_now,
    loot,
    member,
    monster,
    options,
    own_region,
    panic,
    pool,
    refresh,
    seated,
    send,
    spoils,
    tavern,
    traps,
)
from tests.monster_lands.scenes import clean, faces, field, trophy, until, until_turn
from tests.tools import play, told


def drawable(state: LandsState) -> list[str]:
    """Return what chance could draw now."""
    return [str(item) for item in getattr(state.pending[0], "items", ())]


@pytest.mark.rule("ML-188", "ML-195", "ML-198", "ML-199")
def test_who_takes_over_from_a_dead_leader_is_not_paid_so_that_a_clan_without_gold_loses_nobody() -> None:
    state = field(beast="turfus")
    state.gold[0] = 0
    send(state, "region_a", 4, "purkas", force=1)
    adventure(state)
    play(state, "chance: roll 6 6 6 6\n0: defend 0")
    until_turn(state, 2)
    assert state.leader[0] == member(state, "korgo")
    assert state.members[0] == [member(state, "korgo")]
    assert state.gold[0] == 0


@pytest.mark.rule("ML-148", "ML-198")
def test_the_glory_of_a_death_raises_the_wages_of_the_same_turn() -> None:
    state = field(beast="turfus")
    hire(state, 0, "drapis")
    state.glory[0], state.gold[0] = 10, 9
    send(state, "region_a", 4, "drapis", force=1)
    adventure(state)
    play(state, "chance: roll 6 6 6 6\n0: defend 0")
    until_turn(state, 2)
    assert state.glory[0] == 11
    assert state.gold[0] == 9 - 2, "korgo costs 2 from 11 glory on"


@pytest.mark.rule("ML-200", "ML-201", "ML-062", "ML-349")
def test_when_dalina_deserts_her_clothes_find_another_and_three_places_for_traps_are_gone() -> None:
    state = seated()
    hire(state, 0, "dalina")
    equip(state, "dalina", "noxx")
    traps(state, 0, "F1", "F1", "F1", "F2", "M1", "M1", "M2")
    state.gold[0] = 1
    clean(state)
    seen = set()
    while asked(state)[0] == 0 and asked(state)[1] in ("inherit", "overflow"):
        seen.add(asked(state)[1])
        play(state, "0: " + {"inherit": "equip purkas", "overflow": options(state)[0]}[asked(state)[1]])
    assert seen == {"inherit", "overflow"}
    assert member(state, "dalina") not in state.members[0], "korgo has her reputation of 1 but costs less"
    assert len(state.traps[0]) == 5
    assert len(state.gear_of(member(state, "purkas"))) == 1


@pytest.mark.rule("ML-199", "ML-203", "ML-213", "ML-202")
def test_a_clan_that_ends_the_game_with_thirty_glory_still_loses_an_unpaid_mercenary_before_the_count() -> None:
    state = seated()
    hire(state, 0, "vaidala")
    state.glory[0], state.gold[0] = 33, 5
    clean(state)
    result = GAME.result(state)
    assert result is not None
    assert state.gold[0] == 0
    assert result.scores[0] == 33 + 1 + 1, "glory, korgo's reputation, two icons of Fire"


@pytest.mark.rule("ML-322", "ML-173", "ML-174", "ML-176")
def test_before_wages_a_free_recruit_may_be_made_manager_at_once_and_is_not_paid() -> None:
    state = seated()
    own_region(state, 0, "kale")
    loot(state, 0, "free_recruit")
    tavern(state, "drapis", "zondu", "guster", "lorios")
    state.gold[0] = 1
    clean(state)
    assert asked(state) == (0, "wages")
    play(state, "0: loot free_recruit\n0: recruit drapis")
    settle(state)
    assert asked(state) == (0, "wages")
    play(state, "0: manage kale drapis")
    until_turn(state, 2)
    assert state.gold[0] == 0, "korgo alone is paid"
    assert member(state, "drapis") in state.members[0]


@pytest.mark.rule("ML-331", "ML-194", "ML-193")
def test_krinx_takes_the_last_panic_token_and_no_second() -> None:
    state = seated()
    for building in ("lair", "laboratory", "tavern", "armoury", "pawn_shop", "bazaar"):
        panic(state, building)
    monster(state, 0, "krinx")
    clean(state)
    until_turn(state, 2)
    assert sum(state.panic) == 7


@pytest.mark.rule("ML-333", "ML-346", "ML-206")
def test_a_dogor_drawn_to_a_region_drives_the_monster_at_the_gates_away_and_spreads_no_panic() -> None:
    state = seated()
    monster(state, 2, "snagus")
    monster(state, 0, "")
    adventure(state)
    play(state, "chance: draw mine")
    while "dogor" not in drawable(state):
        decision = chance(state)
        assert decision is not None, "nothing but chance is asked before a monster is drawn"
        action, state.drawn = decision.sample(state.seed, state.drawn)
        play(state, f"chance: {action}")
    play(state, "chance: draw dogor")
    until(state, "deploy")
    assert state.cat.monster_ids[state.monsters[2]] == "dogor"
    assert state.cat.monster_index["snagus"] in state.monster_discard
    assert state.monsters[0] != NONE
    assert sum(state.panic) == 1


@pytest.mark.rule("ML-150", "ML-151", "ML-171", "ML-033")
def test_a_clan_that_starts_afresh_keeps_its_region_loot_and_trophies_and_the_dice_of_its_glory() -> None:
    state = field(beast="turfus")
    leave_now(state, member(state, "korgo"))
    own_region(state, 0, "kale")
    loot(state, 0, "F_plus_2")
    trophy(state, 0, "caribdis")
    state.gold[0], state.glory[0], state.venom[0] = 9, 9, 2
    send(state, "region_a", 1, "purkas", force=1)
    adventure(state)
    play(state, "chance: roll 6 6 6 6\n0: defend 0")
    settle(state)
    while asked(state)[0] >= 0 and "fresh" not in options(state):
        play(state, f"{asked(state)[0]}: {options(state)[0]}")
        settle(state)
    play(state, "0: fresh")
    until(state, "deploy")
    assert (state.gold[0], state.venom[0], state.glory[0]) == (9, 2, 11)
    assert len(state.loot[0]) == len(state.trophies[0]) == 1
    assert state.ruler[state.cat.region_index["kale"]] == 0
    force, magic, persuasion = held(state, 0)
    assert (force, magic, len(persuasion)) == (1 + 1, 0, 1), "the novice, and the bracket 11 to 20"


@pytest.mark.rule("ML-150", "ML-203")
def test_after_the_last_turn_nobody_is_asked_to_start_afresh() -> None:
    state = field(beast="turfus")
    leave_now(state, member(state, "korgo"))
    state.turn = 6
    send(state, "region_a", 1, "purkas", force=1)
    adventure(state)
    play(state, "chance: roll 6 6 6 6\n0: defend 0")
    settle(state)
    assert GAME.result(state) is not None


@pytest.mark.rule("ML-217", "ML-197", "ML-195")
def test_a_leader_promoted_in_the_last_cleanup_decides_a_tie_by_its_reputation() -> None:
    state = field(beast="turfus")
    state.turn = 6
    state.glory = [5, 4]
    hire(state, 0, "drapis")
    hire(state, 1, "wishor")
    state.gold = [9, 30]
    send(state, "region_a", 4, "purkas", force=1)
    adventure(state)
    play(state, "chance: roll 6 6 6 6\n0: defend 0")
    settle(state)
    assert state.leader[0] == member(state, "drapis")
    result = GAME.result(state)
    assert result is not None
    assert result.scores[0] == 6 + 3 + 1, "glory, reputation, two icons of Fire"
    assert result.scores[1] == 4 + 3 + 3, "glory, reputation, three icons of Water"
    assert result.winners == (0,), "drapis leads with 2, tortock with nothing, whatever the gold"


@pytest.mark.rule("ML-217", "ML-179", "ML-320")
def test_gold_in_loot_taken_in_the_last_turn_can_still_decide_a_tie() -> None:
    state = field(beast="turfus")
    state.turn = 6
    state.gold = [7, 8]
    spoils(state, "gold12")
    send(state, "region_a", 4, "purkas", force=1)
    adventure(state)
    play(state, "chance: roll 1 1 1 1\nchance: roll 1\n0: take gold12")
    settle(state)
    result = GAME.result(state)
    assert result is not None
    assert result.scores[0] == result.scores[1]
    assert state.gold[0] < state.gold[1]
    assert result.winners == (0,), "loot may be discarded at any time, also before the count"


@pytest.mark.rule("ML-168", "ML-181", "ML-209", "ML-214")
def test_a_sold_trophy_may_come_back_as_a_monster_when_the_deck_runs_out() -> None:
    state = seated()
    trophy(state, 0, "caribdis")
    state.trophies[1] += state.monster_deck
    state.monster_deck.clear()
    monster_a = state.monsters[0]
    state.trophies[1].append(monster_a)
    state.monsters[0] = NONE
    refresh(state)
    play(state, "0: more\n0: sell caribdis")
    assert state.gold[0] == 7 + 15
    pool(state, 0)
    clean(state)
    until_turn(state, 2)
    assert state.cat.monster_ids[state.monsters[0]] == "caribdis"


@pytest.mark.rule("ML-149", "ML-072", "ML-148", "ML-210")
def test_a_death_makes_room_for_a_recruit_and_gives_the_first_move() -> None:
    state = field(beast="turfus")
    hire(state, 0, "vaidala")
    state.first = 1
    assert state.reputation == [8, 1]
    send(state, "region_a", 1, "vaidala", force=1)
    adventure(state)
    play(state, faces(4, 6))
    while member(state, "vaidala") in state.members[0]:
        play(state, f"0: {options(state)[0]}")
    assert (state.glory[0], state.reputation[0]) == (7, 1)
    assert state.excess_glory(0) == 6
    until(state, "deploy")
    assert state.first == 0, "tied at 1 with the clan that had the marker"
    assert told(state, "first")
