"""Mines and elementals of Euthia where rules meet: tolls after victories, bands that find no room, prices in Gaar."""

from __future__ import annotations

import pytest

from tests.euthia.fights import held_cards, total
from tests.euthia.interplay.scenes import NONE, EuthiaState, excess, interactions, loose, walked, win
from tests.euthia.positions import (
    acting,
    answer,
    at,
    board,
    equip,
    essences,
    give,
    hand,
    lay,
    offered,
    options,
    pickaxes,
    prompt,
    refused,
    roll,
    settle,
    stand,
    thing,
    tokens,
)


@pytest.mark.rule("EU-238", "EU-358", "EU-359", "EU-240")
@pytest.mark.parametrize(("gaar", "asked"), [(0, False), (1, True)])
def test_skoldur_pays_airs_gaar_from_his_sacks_and_never_with_dwurt(gaar: int, asked: bool) -> None:
    table = board(heroes=("skoldur", "ael"))
    lay(table, "i_kite", 2, -1)
    stand(table, 0, "i_kite-a")
    table.gaar[0] = gaar
    acting(table)
    answer(table, "challenge")
    roll(table, 1, 1)
    answer(table, "done")
    assert (prompt(table) == "pay-instead") == asked
    if asked:
        answer(table, "pay")
    assert (table.health[0], table.gaar[0], table.dwurt[0]) == (6 if asked else 5, 0, 5)


@pytest.mark.rule("EU-045", "EU-238", "EU-291")
def test_waters_best_band_without_a_potion_left_gives_the_essence_alone() -> None:
    table = board()
    lay(table, "i_willows", 2, -1)
    stand(table, 0, "i_willows-a")
    table.potions = 0
    acting(table)
    answer(table, "challenge")
    roll(table, 6, 6)
    answer(table, "done")
    assert (prompt(table), loose(table), thing(table, 0, "healing_potion")) == ("act", {"water": 1}, NONE)


@pytest.mark.rule("EU-302", "EU-237", "EU-057", "EU-058")
def test_an_essence_of_earth_a_gaar_and_a_clover_all_help_in_one_challenge() -> None:
    table = board()
    lay(table, "i_millbrook", 2, -1)
    stand(table, 0, "i_millbrook-c")
    essences(table, 0, earth=1)
    acting(table)
    answer(table, "challenge")
    roll(table, 1, 2)
    answer(table, "essence earth 1", "gaar 1")
    roll(table, 1)
    answer(table, "use concentration 1", "done")
    assert total(table) == 1 + 2 + 3 + 2 + 2
    assert loose(table) == {"water": 1}


@pytest.mark.rule("EU-202", "EU-109", "EU-111", "EU-108")
def test_a_mine_that_a_rival_won_costs_one_coin_and_the_rival_mines_it_free() -> None:
    table = board()
    lay(table, "i_osier", 2, -1)
    walked(table, "i_osier-a", "i_osier-b", "thorn_boar")
    win(table)
    table.stack.clear()
    stand(table, 1, "i_osier-b")
    table.gold = [0, 1]
    acting(table, 1)
    settle(answer(table, "mine"))
    assert (table.gold, interactions(table, "i_osier-b")) == ([1, 0], [2, 1, 0, 0])
    assert "mine" not in options(table)
    table.stack.clear()
    acting(table, 0)
    settle(answer(table, "mine"))
    assert (table.gold, interactions(table, "i_osier-b")) == ([1, 0], [1, 1, 0, 0])


def toll(gold: int) -> EuthiaState:
    """Return a hero with some gold and a scroll that mines, on a mine of two rivals, who has no token left."""
    table = board(3)
    lay(table, "i_wayfarers", 2, -1)
    for seat in (1, 2):
        pickaxes(table, "i_wayfarers-a", seat)
    give(table, 0, "scroll_deep_veins")
    tokens(table, 0)
    stand(table, 0, "i_wayfarers-a")
    table.gold[0] = gold
    return acting(table)


@pytest.mark.rule("EU-050", "EU-109", "EU-107")
def test_a_mining_action_that_a_scroll_grants_pays_its_tolls_too() -> None:
    table = toll(2)
    settle(answer(table, "use scroll_deep_veins 1"))
    assert table.gold == [0, 1, 1]
    assert interactions(table, "i_wayfarers-a") == [1, 1, 1, 0]
    assert thing(table, 0, "scroll_deep_veins") == NONE


@pytest.mark.rule("EU-050", "EU-110")
def test_a_scroll_is_not_used_up_for_a_mining_action_that_cannot_be_paid() -> None:
    table = toll(1)
    assert offered(table, "use") == []
    assert refused(table, "use scroll_deep_veins 1") == refused(table, "mine")


@pytest.mark.rule("EU-050", "EU-114", "EU-092")
def test_a_scroll_that_trades_and_a_bell_that_fights_are_kept_where_there_is_neither_post_nor_foe() -> None:
    table = board()
    for tile in ("scroll_open_door", "artefact_deep_bell"):
        give(table, 0, tile)
    tokens(table, 0)
    acting(table)
    assert offered(table, "use") == []
    assert refused(table, "use scroll_open_door 1")[1] == "EU-114"
    assert refused(table, "use artefact_deep_bell 1") == ("no-monster", "EU-092")


@pytest.mark.rule("EU-112", "EU-113", "EU-273", "EU-360")
def test_a_bone_lantern_draws_three_and_for_a_dwurt_one_more() -> None:
    table = board(heroes=("skoldur", "ael"))
    lay(table, "i_wayfarers", 2, -1)
    equip(table, 0, "bone_lantern")
    equip(table, 0, "miners_mitts")
    stand(table, 0, "i_wayfarers-a")
    acting(table)
    answer(table, "mine")
    answer(table, "use bone_lantern 1")
    for _ in range(12):
        settle(table)
        if prompt(table) == "act":
            break
        assert not any("miners_mitts" in line for line in options(table)), "one cart in an action"
        answer(table, "pay" if "pay" in options(table) else options(table)[0])
    assert len(table.resources[0]) == 2
    assert (table.dwurt[0], table.dwurt_die[0]) == (4, 1)
    assert len(table.minerals_discard[0]) == 2
    assert interactions(table, "i_wayfarers-a") == [1, 0, 0, 0]


@pytest.mark.rule("EU-238", "EU-220", "EU-218", "EU-215")
def test_fires_gold_card_makes_a_full_hand_discard_after_its_wound() -> None:
    table = board(heroes=("dral", "ael"))
    lay(table, "i_cinder", 2, -1)
    stand(table, 0, "i_cinder-c")
    hand(table, 0, curse=5)
    acting(table)
    answer(table, "challenge")
    roll(table, 3, 2)
    while prompt(table) not in ("card", "hand-limit", "act"):
        answer(table, "done")
    settle(table)
    assert (prompt(table), table.health[0]) == ("hand-limit", 6)
    answer(table, "drop_card curse")
    assert sum(held_cards(table).values()) == 5


@pytest.mark.rule("EU-231", "EU-291", "EU-238", "EU-289")
def test_earths_gem_and_essence_without_room_are_given_up_one_by_one() -> None:
    table = board()
    lay(table, "i_mossback", 2, -1)
    stand(table, 0, "i_mossback-b")
    essences(table, 0, air=4)
    for _ in range(3):
        give(table, 0, "chain_greaves")
    acting(table)
    answer(table, "challenge")
    roll(table, 6, 5)
    answer(table, "done", "take_gem ruby")
    assert (prompt(table), excess(table, 0)) == ("overflow", 2)
    answer(table, "drop_essence air", "equip chain_greaves 12")
    assert prompt(table) == "act"
    assert loose(table) == {"ruby": 1, "air": 3, "earth": 1}
    assert at(table) == "i_mossback-b"
    assert refused(table, "challenge") == ("challenged", "EU-234")
