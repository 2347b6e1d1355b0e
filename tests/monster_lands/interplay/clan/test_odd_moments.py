"""Where things are done at the oddest moments: favours to full boards, empty piles, the last novice, panic."""

from __future__ import annotations

import pytest

from taverne.engine.frames import settle
from tests.monster_lands.positions import (
    GAME,
    adventure,
    asked,
    bazaar,
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
)
from tests.monster_lands.scenes import field, trophy, until, until_turn
from tests.tools import play, refused, told


@pytest.mark.rule("ML-176", "ML-195", "ML-177", "ML-174")
def test_when_leader_and_manager_fall_together_a_new_manager_may_be_named_before_the_new_leader() -> None:
    state = field(beast="turfus")
    hire(state, 0, "vaidala", "zondu")
    own_region(state, 0, "ghadik", "korgo")
    state.gold[0] = 5
    for number, who in ((2, "korgo"), (3, "purkas")):
        state.wounded[member(state, who)] = 1
        send(state, "region_a", number, who, force=1)
    adventure(state)
    play(state, "chance: roll 6 1 1 1\nchance: roll 6 1 1 1\n0: defend 0")
    until(state, "leader")
    assert options(state) == ["lead vaidala", "manage ghadik vaidala"], "at any moment, also after a manager's death"
    play(state, "0: manage ghadik vaidala")
    until_turn(state, 2)
    assert state.leader[0] == member(state, "zondu"), "a manager leads only if nobody else can"
    assert state.gold[0] == 5, "neither leader nor manager is paid"


@pytest.mark.rule("ML-175", "ML-195", "ML-177")
def test_a_clan_of_one_is_not_asked_who_manages_before_it_leads() -> None:
    state = field(beast="turfus")
    own_region(state, 0, "ghadik")
    send(state, "region_a", 4, "purkas", force=1)
    adventure(state)
    play(state, "chance: roll 6 6 6 6\n0: defend 0")
    until_turn(state, 2)
    assert state.leader[0] == member(state, "korgo"), "as manager it would be the last possible choice"
    assert state.cat.region_index["ghadik"] not in [r for r, m in enumerate(state.manager) if m >= 0]


@pytest.mark.rule("ML-150", "ML-085", "ML-152")
def test_a_clan_with_nobody_left_and_no_novice_in_the_pile_has_nobody_to_start_with() -> None:
    state = seated()
    for word in ("purkas", "korgo"):
        leave_now(state, member(state, word))
    hire(state, 1, *(f"novice-{n}" for n in range(1, 9)))
    state.gold[1] = 30
    adventure(state)
    until_turn(state, 2)
    assert told(state, "fresh") == []
    assert state.members[0] == []
    until(state, "deploy")
    assert held(state, 0)[0] == 0


@pytest.mark.rule("ML-085", "ML-200", "ML-150")
def test_a_novice_that_deserts_goes_back_to_its_pile_and_may_lead_another_clan() -> None:
    state = seated()
    hire(state, 1, "novice-1")
    leave_now(state, member(state, "taron"))
    for word in ("purkas", "korgo"):
        leave_now(state, member(state, word))
    state.gold[1] = 0
    adventure(state)
    settle(state)
    while "fresh" not in options(state):
        play(state, f"{asked(state)[0]}: {options(state)[0]}")
        settle(state)
    assert len(state.novices) == 8
    play(state, "0: fresh")
    assert len(state.novices) == 7
    assert state.reputation == [1, 0]


@pytest.mark.rule("ML-226", "ML-087", "ML-227", "ML-036")
def test_the_queens_favour_to_a_full_board_is_lost_but_its_persuasion_die_is_rolled() -> None:
    state = seated(queens_favour=True)
    state.defence = [5, 5]
    adventure(state)
    until(state, "favour")
    seat = asked(state)[0]
    play(state, f"{seat}: favour persuasion")
    play(state, f"{seat}: favour defence")
    until(state, "deploy")
    assert state.defence[seat] == 5
    assert len(held(state, seat)[2]) == 2


@pytest.mark.rule("ML-228", "ML-333", "ML-116")
def test_a_dogor_drawn_for_the_gates_stays_there_and_no_region_gets_another() -> None:
    state = seated(more_monsters=True)
    monster(state, 2, "")
    monster(state, 0, "")
    state.monster_deck.sort(key=lambda m: state.cat.monster_ids[m])
    adventure(state)
    seen: list[int] = []
    while state.turn == 1 or asked(state)[1] != "deploy":
        items = [str(item) for item in getattr(state.pending[0], "items", ())]
        if asked(state)[0] >= 0:
            play(state, f"{asked(state)[0]}: {options(state)[0]}")
        elif "dogor" in items and state.turn == 2:
            seen = list(state.monsters[:2])
            play(state, "chance: draw dogor")
        elif "dogor" in items:
            play(state, f"chance: draw {next(i for i in items if i != 'dogor')}")
        else:
            decision = state.pending[0]
            action, state.drawn = decision.sample(state.seed, state.drawn)  # type: ignore[union-attr]
            play(state, f"chance: {action}")
    assert state.cat.monster_ids[state.monsters[2]] == "dogor"
    assert state.monsters[:2] == seen


@pytest.mark.rule("ML-193", "ML-403", "ML-095", "ML-094")
def test_uyuniah_gives_equipment_through_the_panic_at_the_bazaar_and_the_old_card_is_discarded() -> None:
    state = seated()
    hire(state, 0, "shandee")
    own_region(state, 0, "uyuniah", "shandee")
    panic(state, "bazaar")
    bazaar(state, "pugnor", "noxx", "tergeo")
    for who in ("purkas", "korgo"):
        equip(state, who, "slyzor")
    equip(state, "shandee", "krakhen")
    pool(state, 0, force=2)
    refresh(state)
    assert refused(state, "0: deploy bazaar").rule == "ML-193"
    play(state, "0: deploy uyuniah")
    while asked(state)[0] == 0 and "die force" in options(state):
        play(state, "0: die force")
    play(state, "0: gear pugnor\n0: equip shandee")
    assert [state.cat.gear_ids[g] for g in state.gear_of(member(state, "shandee"))] == ["pugnor"]
    assert len(state.gear_discard) == 1


@pytest.mark.rule("ML-185", "ML-192", "ML-191", "ML-193")
def test_when_the_gates_are_freed_but_a_region_is_not_the_panic_ends_and_begins_anew() -> None:
    state = field(beast="snailer")
    monster(state, 2, "krushus")
    for building in ("mine", "bazaar", "tavern"):
        panic(state, building)
    send(state, "gates", 1, "korgo", force=6)
    adventure(state)
    play(state, "chance: roll 1 1 1 1\nchance: roll 6 6 6 6 6 6")
    until_turn(state, 2)
    assert state.cat.monster_ids[state.monsters[2]] == "snailer"
    assert sum(state.panic) == 1


@pytest.mark.rule("ML-168", "ML-202", "ML-199", "ML-214")
def test_a_trophy_need_not_be_sold_for_wages_and_then_the_mercenary_deserts() -> None:
    state = seated()
    trophy(state, 0, "caribdis")
    state.gold[0] = 0
    adventure(state)
    settle(state)
    assert asked(state) == (0, "wages")
    play(state, "0: pay")
    settle(state)
    assert member(state, "korgo") not in state.members[0]
    assert len(state.trophies[0]) == 1


@pytest.mark.rule("ML-322", "ML-072", "ML-149", "ML-179")
def test_a_death_in_battle_frees_the_glory_for_a_free_recruit_before_the_wages_of_the_same_turn() -> None:
    state = field(beast="turfus")
    hire(state, 0, "puargh")
    loot(state, 0, "free_recruit")
    tavern(state, "taroa", "geas", "lusara", "karunna")
    state.gold[0] = 9
    send(state, "region_a", 4, "puargh", force=1)
    assert state.excess_glory(0) == 0
    adventure(state)
    play(state, "chance: roll 6 6 6 6")
    until(state, "wages")
    play(state, "0: loot free_recruit\n0: recruit taroa")
    until_turn(state, 2)
    assert member(state, "taroa") in state.members[0]
    assert state.gold[0] == 9 - 2, "both are paid"


@pytest.mark.rule("ML-218", "ML-315", "ML-217", "ML-168")
def test_the_loot_trophy_kept_scores_three_and_breaks_the_tie_before_gold() -> None:
    state = seated()
    state.turn = 6
    loot(state, 0, "trophy_3")
    state.glory = [5, 8]
    state.gold = [1, 50]
    adventure(state)
    until_turn(state, 7)
    result = GAME.result(state)
    assert result is not None
    assert result.scores[0] == result.scores[1]
    assert result.winners == (0,)


@pytest.mark.rule("ML-178", "ML-186", "ML-132")
def test_a_clan_with_three_losers_in_a_region_takes_three_tokens_one_after_the_other() -> None:
    state = field(beast="turfus")
    hire(state, 0, "taroa")
    spoils(state, "gold12", "gold10", "trophy_3", "F_plus_2")
    for number, who in ((2, "purkas"), (3, "korgo"), (4, "taroa")):
        send(state, "region_a", number, who, force=1)
    adventure(state)
    play(state, "\n".join(["chance: roll 1 1 1 1\nchance: roll 1"] * 3))
    play(state, "0: take gold12\n0: take gold10\n0: take trophy_3")
    assert len(state.loot[0]) == 3
