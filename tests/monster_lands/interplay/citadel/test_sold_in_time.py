"""Where what may be done at any time meets what is under way: a sale, a token or a talent in mid-purchase."""

from __future__ import annotations

import pytest

from taverne.engine.frames import settle
from tests.monster_lands.positions import (
    adventure,
    asked,
    bazaar,
    held,
    hire,
    lair,
    loot,
    member,
    options,
    own_region,
    panic,
    pool,
    refresh,
    seated,
    send,
    tavern,
    traps,
)
from tests.monster_lands.scenes import field, trophy, until_turn
from tests.tools import play


@pytest.mark.rule("ML-168", "ML-058", "ML-055")
def test_a_trophy_sold_among_the_traps_pays_for_the_next_one_under_one_discount() -> None:
    state = seated()
    trophy(state, 0, "caribdis")
    worth = 5 * 3
    lair(state, "F3", "F1", "M_plus_1", "M2", "M2", "M2")
    traps(state, 0)
    state.gold[0] = 2
    pool(state, 0, persuasion=(1,))
    refresh(state)
    play(state, "0: deploy lair\n0: die persuasion 1\n0: buy F1\n0: more\n0: sell caribdis")
    assert state.gold[0] == 2 + worth, "what lies in the basket is paid at the end"
    play(state, "0: buy F3\n0: enough")
    assert state.gold[0] == 2 + worth - (3 + 9 - 1)
    assert len(state.traps[0]) == 2


@pytest.mark.rule("ML-179", "ML-316", "ML-086", "ML-087")
def test_supplies_opened_at_the_armoury_bring_gold_and_a_token_before_three_more() -> None:
    state = seated()
    loot(state, 0, "gold6_def_potion")
    state.gold[0] = 2
    state.defence[0] = 0
    pool(state, 0, force=1)
    refresh(state)
    play(state, "0: deploy armoury\n0: die force\n0: more\n0: loot gold6_def_potion")
    assert (state.gold[0], state.defence[0], state.potion[0]) == (8, 1, 1)
    play(state, f"0: {options(state)[-1]}")
    assert (state.gold[0], state.defence[0]) == (2, 4)


@pytest.mark.rule("ML-369", "ML-090", "ML-031")
def test_tranoks_gold_taken_at_the_bazaar_pays_for_the_dearer_card() -> None:
    state = seated()
    hire(state, 0, "tranok")
    bazaar(state, "pugnor", "noxx")
    prices = {word: state.cat.gear_cost[state.cat.gear_ids.index(word)] for word in ("pugnor", "noxx")}
    dear = max(prices, key=lambda word: prices[word])
    state.gold[0] = prices[dear] - 1
    pool(state, 0, force=1)
    refresh(state)
    play(state, "0: deploy bazaar\n0: die force\n0: more\n0: talent tranok")
    assert f"gear {dear}" in options(state)


@pytest.mark.rule("ML-202", "ML-315", "ML-218", "ML-199")
def test_the_token_that_is_a_trophy_pays_the_wages_and_scores_no_more() -> None:
    state = seated()
    hire(state, 0, "vaidala")
    loot(state, 0, "trophy_3")
    state.gold[0] = 0
    pool(state, 0)
    adventure(state)
    settle(state)
    assert asked(state)[0] == 0
    play(state, "0: loot trophy_3")
    until_turn(state, 2)
    assert state.gold[0] == 15 - 2
    assert member(state, "vaidala") in state.members[0]
    assert state.loot[0] == []


@pytest.mark.rule("ML-353", "ML-040", "ML-042", "ML-111")
def test_fandor_sent_out_with_the_last_dice_sells_no_die_any_more() -> None:
    state = field(beast="turfus")
    hire(state, 0, "fandor")
    state.gold[0] = 5
    send(state, "region_a", 4, "fandor", force=1)
    pool(state, 0)
    pool(state, 1, force=2)
    refresh(state)
    assert asked(state) == (1, "deploy"), "nothing to be asked about"


@pytest.mark.rule("ML-322", "ML-324", "ML-042", "ML-074")
def test_a_clan_without_dice_is_asked_before_it_passes_if_a_token_brings_a_recruit_with_dice() -> None:
    state = seated()
    loot(state, 0, "free_recruit")
    tavern(state, "fandor")
    state.glory[0] = 20
    state.gold[0] = 0
    pool(state, 0)
    pool(state, 1, force=2)
    refresh(state)
    assert asked(state)[0] == 0
    play(state, "0: more\n0: loot free_recruit\n0: recruit fandor")
    assert held(state, 0)[0] == 2
    assert state.gold[0] == 0


@pytest.mark.rule("ML-322", "ML-072", "ML-040")
def test_a_clan_without_dice_and_without_glory_to_spare_is_not_asked_for_its_token() -> None:
    state = seated()
    loot(state, 0, "free_recruit")
    tavern(state, "fandor")
    state.glory[0] = 1
    pool(state, 0)
    pool(state, 1, force=2)
    refresh(state)
    assert asked(state) == (1, "deploy"), "nobody would come"


@pytest.mark.rule("ML-193", "ML-120", "ML-395", "ML-039")
def test_a_region_gives_dice_while_every_building_that_takes_them_is_in_panic() -> None:
    state = seated()
    own_region(state, 0, "skyehn", "korgo")
    for building in ("pawn_shop", "laboratory"):
        panic(state, building)
    pool(state, 0, magic=1)
    pool(state, 1, force=1)
    refresh(state)
    play(state, "0: deploy skyehn\n0: die magic")
    assert held(state, 0) == (3, 0, ())
