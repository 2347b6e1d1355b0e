"""Flasks, purses, caskets and amulets of Euthia where what they give meets room, quests and the Gaar of Skoldur."""

from __future__ import annotations

import pytest

from tests.euthia.fights import held_cards
from tests.euthia.interplay.scenes import (
    NONE,
    excess,
    loose,
    market,
    max_health,
    stock,
    trading,
    visiting,
    worth,
)
from tests.euthia.positions import (
    acting,
    answer,
    board,
    draw,
    equip,
    gems,
    give,
    hand,
    offered,
    prompt,
    refused,
    settle,
    thing,
    told,
)

OVERLORD, ARMOURER = "v_overlord-m", "iii_armourer-b"


@pytest.mark.rule("EU-231", "EU-328", "EU-330", "EU-220")
def test_alone_a_royal_purse_pays_at_once_feeds_the_gold_reserve_and_overfills_the_hand() -> None:
    table = visiting(OVERLORD, "overlord_3", table=board(1))
    table.gold[0] = 10
    hand(table, 0, curse=3, frenzy=2)
    acting(table)
    answer(table, "quest overlord_3")
    draw(table, "royal_purse")
    settle(table)
    assert prompt(table) == "hand-limit"
    assert (table.gold[0], len(table.gold_reserve), sum(table.hand[0])) == (8, 1, 6)
    answer(table, "coin gold")
    assert (prompt(table), table.gold[0], sum(table.hand[0])) == ("act", 9, 5)


@pytest.mark.rule("EU-231", "EU-242", "EU-196")
def test_reputation_of_a_saints_finger_meets_the_other_quest_of_the_overlord() -> None:
    table = visiting(OVERLORD, "overlord_3", "overlord_7")
    table.gold[0], table.rep[0] = 10, 29
    acting(table)
    assert offered(table, "quest") == ["quest overlord_3"]
    answer(table, "quest overlord_3")
    draw(table, "saints_finger")
    assert (table.rep[0], table.gold[0], loose(table)) == (29 + 4 + 2, 4, {"diamond": 1})
    assert thing(table, 0, "saints_finger") == NONE
    answer(table, "quest overlord_7")
    assert (table.rep[0], table.gold[0]) == (39, 8)


@pytest.mark.rule("EU-358", "EU-288", "EU-218")
def test_skoldur_pays_the_amulet_of_nightfall_with_gaar_of_a_sack_and_not_with_dwurt() -> None:
    table = board(heroes=("skoldur", "ael"))
    equip(table, 0, "amulet_nightfall")
    acting(table)
    assert (table.dwurt[0], offered(table, "use")) == (5, [])
    table.stack.clear()
    table.gaar[0] = 1
    acting(table)
    answer(table, "use amulet_nightfall 2")
    settle(table)
    assert (table.gaar[0], table.dwurt[0], table.dwurt_die[0]) == (0, 5, 0)
    assert sum(held_cards(table).values()) == 1


@pytest.mark.rule("EU-045", "EU-288", "EU-301")
def test_a_prismatic_flask_without_a_potion_left_gives_its_essence_and_frees_its_sack() -> None:
    table = board()
    give(table, 0, "prismatic_flask")
    table.potions = 0
    acting(table)
    answer(table, "use prismatic_flask 1", "take_essence water")
    assert (loose(table), thing(table, 0, "healing_potion"), table.potions) == ({"water": 1}, NONE, 0)
    assert (excess(table, 0), prompt(table)) == (-3, "act")


@pytest.mark.rule("EU-356", "EU-357", "EU-291")
def test_gaar_of_a_slayers_flask_finds_one_sack_and_two_are_turned_or_lost() -> None:
    table = board(heroes=("skoldur", "ael"))
    for tile in ("slayers_flask", "flask_air", "flask_air"):
        give(table, 0, tile)
    table.dwurt[0] = 4
    acting(table)
    answer(table, "use slayers_flask 1", "take_essence fire")
    assert (prompt(table), table.gaar[0], excess(table, 0)) == ("overflow", 3, 2)
    answer(table, "convert")
    assert (table.dwurt[0], excess(table, 0)) == (5, 1)
    answer(table, "drop_piece gaar")
    assert (prompt(table), table.gaar[0], table.dwurt_die[0]) == ("act", 1, 0)


@pytest.mark.rule("EU-288", "EU-289", "EU-293")
def test_gems_of_a_black_coffer_beyond_their_slots_lie_in_sacks_or_in_what_is_worn() -> None:
    table = board()
    equip(table, 0, "leather_greaves")
    gems(table, 0, opal=3)
    for tile in ("black_coffer", "flask_air", "flask_air"):
        give(table, 0, tile)
    acting(table)
    answer(table, "use black_coffer 1")
    assert loose(table) == {"opal": 3, "diamond": 1, "demonite": 2}
    assert (prompt(table), excess(table, 0)) == ("overflow", 1), "four slots and the coffer's own sack"
    answer(table, next(line for line in offered(table, "set_gem") if "diamond" in line))
    assert (prompt(table), loose(table)) == ("act", {"opal": 3, "demonite": 2})


@pytest.mark.rule("EU-300", "EU-260", "EU-242")
def test_plate_given_to_the_armourer_breaks_the_set_that_the_kings_cuirass_lives_on() -> None:
    table = visiting(ARMOURER, "armourer_1")
    for tile in ("king_cuirass", "plate_helm", "plate_greaves"):
        equip(table, 0, tile)
    table.gold[0] = 4
    assert max_health(table, 0) == 6 + 4 + 2 + 3 + 3
    table.health[0] = 10
    acting(table)
    answer(table, "quest armourer_1", "give_tile plate_greaves")
    assert (max_health(table, 0), table.health[0]) == (6 + 4 + 3, 10 - 3 - 2)


@pytest.mark.rule("EU-300", "EU-298", "EU-288")
def test_a_reliquary_gives_its_second_gaar_in_a_set_that_a_barrow_helm_completes() -> None:
    table = board()
    for tile in ("gaar_reliquary", "chain_gauntlets", "chain_greaves"):
        equip(table, 0, tile)
    give(table, 0, "barrow_helm")
    table.gaar[0] = 1
    acting(table)
    answer(table, "arrange")
    answer(table, next(line for line in offered(table, "equip") if "barrow_helm" in line), "done")
    answer(table, "use gaar_reliquary 1")
    assert table.gaar[0] == 1 + 1 + 1


@pytest.mark.rule("EU-247", "EU-120", "EU-251")
def test_boots_bought_for_nothing_score_their_printed_price() -> None:
    table = market(1, heroes=("keleia", "dral"))
    equip(table, 0, "light_fingers")
    stock(table, "merchant", "striders_boots")
    before = worth(table)
    trading(table)
    answer(table, "use light_fingers 1", "buy striders_boots")
    settle(table)
    assert table.gold[0] == 1
    after = worth(table)
    assert sum(after.values()) - sum(before.values()) == 2


@pytest.mark.rule("EU-281", "EU-122", "EU-123")
def test_light_fingers_that_renewed_the_offer_take_nothing_off_a_price() -> None:
    table = market(3, heroes=("keleia", "dral"))
    equip(table, 0, "light_fingers")
    trading(table)
    answer(table, "use light_fingers 2")
    settle(table)
    assert (table.gold[0], told(table, "renewed")[-1:] != []) == (3, True)
    assert refused(table, "use light_fingers 1") == ("engaged", "EU-273")
    answer(table, "renew")
    settle(table)
    assert table.gold[0] == 3, "the first renewal of the action is still free"
    answer(table, "renew")
    settle(table)
    assert table.gold[0] == 2
