"""Quests, prices and mines of Euthia where rules meet: tokens that come and go, wounds as a price, carts, the bell."""

from __future__ import annotations

import pytest

from tests.euthia.fights import attacking, fight, held_cards, on, strike
from tests.euthia.interplay.scenes import (
    NONE,
    excess,
    interactions,
    loose,
    max_health,
    visiting,
    walked,
    win,
)
from tests.euthia.positions import (
    acting,
    answer,
    at,
    board,
    draw,
    equip,
    essences,
    free,
    gems,
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
    space,
    stand,
    thing,
    tokens,
    top,
    trophy,
)
from tests.euthia.tales import tale


@pytest.mark.rule("EU-202", "EU-111", "EU-242", "EU-254")
def test_the_rangers_three_tokens_are_two_of_a_mine_won_until_it_is_mined() -> None:
    table = visiting("ii_ranger-a", "ranger_4")
    lay(table, "i_osier", -1, -1)
    lay(table, "i_kite", 1, 1)
    pickaxes(table, "i_kite-a", 0)
    walked(table, "i_osier-a", "i_osier-b", "thorn_boar")
    win(table)
    assert interactions(table, "i_osier-b") == [2, 0, 0, 0]
    stand(table, 0, "ii_ranger-a")
    table.stack.clear()
    acting(table)
    assert offered(table, "quest") == ["quest ranger_4"]
    table.stack.clear()
    stand(table, 0, "i_osier-b")
    acting(table)
    settle(answer(table, "mine"))
    assert interactions(table, "i_osier-b") == [1, 0, 0, 0]
    table.stack.clear()
    stand(table, 0, "ii_ranger-a")
    acting(table)
    assert refused(table, "quest ranger_4") == ("quest-not-met", "EU-242")


@pytest.mark.rule("EU-242", "EU-243", "EU-233")
def test_the_reputation_of_one_quest_meets_the_other_at_the_same_centre() -> None:
    table = visiting("iv_mercenary-m", "mercenary_5", "mercenary_7")
    lay(table, "i_osier", -1, -1)
    lay(table, "i_wayfarers", 1, 1)
    lay(table, "i_millbrook", -1, 2)
    for post in ("i_osier-c", "i_wayfarers-b", "i_millbrook-a"):
        table.trade_token[space(table, post)] = 0
    table.rep[0] = 22
    acting(table)
    assert refused(table, "quest mercenary_5") == ("quest-not-met", "EU-242")
    answer(table, "quest mercenary_7", "quest mercenary_5")
    assert (table.rep[0], table.gold[0], len(table.quests[0])) == (28, 8, 2)


@pytest.mark.rule("EU-084", "EU-243", "EU-298", "EU-242")
def test_a_jump_into_the_overlords_hall_ends_where_five_pieces_of_one_set_are_asked() -> None:
    table = visiting("v_overlord-m", "overlord_5")
    for tile in ("plate_helm", "plate_gauntlets", "plate_sabatons", "plate_cuirass"):
        equip(table, 0, tile)
    equip(table, 0, "chain_greaves")
    give(table, 0, "scroll_short_road")
    stand(table, 0, "v_overlord-a")
    acting(table)
    assert offered(table, "quest") == [], "quests are done at the centre"
    answer(table, "use scroll_short_road 1", "teleport v_overlord-m")
    assert refused(table, "quest overlord_5") == ("quest-not-met", "EU-242"), "four of plate, one of chain"
    table.stack.clear()
    table.remove_thing(thing(table, 0, "chain_greaves"))
    equip(table, 0, "arm_rampart_greaves")
    acting(table)
    answer(table, "quest overlord_5")
    assert (table.rep[0], table.gold[0]) == (4, 7)


@pytest.mark.rule("EUS-099", "EUS-101", "EU-242", "EU-093")
@pytest.mark.parametrize("spawned", [False, True])
def test_no_quest_is_done_in_ruins_or_where_a_monster_has_spawned(spawned: bool) -> None:
    table = visiting("i_miner-c", "miner_7", table=tale("devastation"))
    gems(table, 0, amethyst=1)
    acting(table)
    assert offered(table, "quest") == ["quest miner_7"]
    (table.spawned if spawned else table.ruined).append(space(table, "i_miner-c"))
    table.stack.clear()
    acting(table)
    assert offered(table, "quest") == []
    assert refused(table, "quest miner_7") == (("no-encounter", "EU-242") if spawned else ("ruined", "EUS-099"))
    if spawned:
        top(table, "thorn_boar")
        answer(table, "fight monster")
        win(table)
        assert offered(table, "quest") == ["quest miner_7"]


@pytest.mark.rule("EU-242", "EU-284", "EU-291", "EU-260")
def test_greaves_that_made_up_for_the_boots_are_given_and_a_sack_goes_with_them() -> None:
    table = visiting("iii_armourer-b", "armourer_1")
    equip(table, 0, "dragonskin_greaves")
    equip(table, 0, "chain_boots")
    table.health[0], table.gold[0] = 8, 4
    for _ in range(3):
        give(table, 0, "flask_air")
    assert excess(table, 0) == 0
    acting(table)
    answer(table, "quest armourer_1")
    answer(table, next(line for line in options(table) if "dragonskin_greaves" in line))
    draw(table, "arm_oak_bulwark")
    assert (prompt(table), table.health[0], max_health(table, 0)) == ("overflow", 6, 8)
    answer(table, "drop_tile arm_oak_bulwark", "drop_tile flask_air")
    assert (prompt(table), table.rep[0]) == ("act", 2)


@pytest.mark.rule("EU-242", "EU-207", "EU-291", "EU-080")
def test_the_trophy_given_to_the_huntsman_leaves_its_sack_to_his_provisions() -> None:
    table = visiting("ii_huntsman-b", "huntsman_1")
    trophy(table, 0, "thorn_boar")
    for _ in range(2):
        give(table, 0, "flask_air")
    acting(table)
    answer(table, "quest huntsman_1")
    draw(table, "provisions_venison")
    assert (prompt(table), excess(table, 0) <= 0, thing(table, 0, "provisions_venison") != NONE) == ("act", True, True)


@pytest.mark.rule("EUS-006", "EU-228", "EU-242", "EU-288")
def test_a_potion_bought_in_the_priests_chapel_pays_for_his_quest_and_its_gaar_goes_to_the_sacks() -> None:
    table = visiting("i_chapel_priest-m", "priest_2", table=tale("mirrezil"))
    table.gold[0] = 1
    acting(table)
    assert offered(table, "quest") == []
    answer(table, "chapel potion", "quest priest_2")
    assert (table.rep[0], table.gold[0], table.gaar[0]) == (1, 0, 4 + 2)
    assert thing(table, 0, "healing_potion") == NONE
    assert prompt(table) == "act"


@pytest.mark.rule("EU-242", "EU-261", "EU-259")
def test_the_smuggler_gets_no_jewel_that_keeps_its_wearer_alive() -> None:
    table = visiting("v_smuggler-c", "smuggler_5")
    equip(table, 0, "dawn_diadem")
    table.health[0] = 2
    acting(table)
    assert offered(table, "quest") == []
    table.stack.clear()
    table.health[0] = 3
    acting(table)
    answer(table, "quest smuggler_5")
    assert (table.health[0], table.rep[0], loose(table)) == (1, 3, {"diamond": 1, "demonite": 1})


@pytest.mark.rule("EU-242", "EU-289", "EU-270", "EU-220")
def test_an_amulet_won_with_full_sacks_may_be_worn_and_raises_the_limit_at_once() -> None:
    table = visiting("iii_sorceress-a", "sorceress_7")
    for _ in range(3):
        give(table, 0, "flask_air")
    hand(table, 0, curse=5)
    acting(table)
    answer(table, "quest sorceress_7")
    draw(table, "amulet_whispers")
    assert prompt(table) == "overflow"
    answer(table, offered(table, "equip")[0])
    assert (prompt(table), table.gaar[0]) == ("act", 1)
    settle(answer(table, "use amulet_whispers 2"))
    assert prompt(table) == "act"
    assert sum(held_cards(table, 0).values()) == 6


# Wounds as a price


@pytest.mark.rule("EU-208", "EU-176", "EU-193")
@pytest.mark.parametrize(("health", "damage"), [(1, 3), (2, 3 + 2)])
def test_the_last_point_of_health_does_not_pay_for_cinder_heart(health: int, damage: int) -> None:
    table = attacking()
    table.health[0] = health
    strike(table)
    if prompt(table) == "before-hero":
        assert "use cinder_heart 1" in options(table)
        answer(table, "use cinder_heart 1")
        assert table.health[0] == 1
    on(table, "attack")
    answer(table, "attack fire_staff")
    roll(table, 6, 5)
    on(table)
    assert (fight(table).damage, table.health[0]) == (damage, 1)


@pytest.mark.rule("EU-237", "EU-057", "EU-208")
def test_a_bitten_lip_costs_a_wound_in_a_challenge_too_but_not_the_last() -> None:
    table = board(heroes=("skoldur", "ael"))
    lay(table, "i_kite", 2, -1)
    stand(table, 0, "i_kite-a")
    table.health[0] = 2
    acting(table)
    answer(table, "challenge")
    roll(table, 4, 4)
    answer(table, "use bitten_lip 1", "done")
    assert (table.health[0], table.essences[0][0], table.rep[0]) == (1, 1, 1), "8 and 3 are 11"


@pytest.mark.rule("EU-220", "EU-258", "EU-273")
def test_the_amulet_of_hunger_costs_a_wound_and_lets_six_cards_be_held() -> None:
    table = board()
    equip(table, 0, "amulet_hunger")
    hand(table, 0, curse=4)
    acting(table)
    settle(answer(table, "use amulet_hunger 2"))
    assert (prompt(table), table.health[0], sum(held_cards(table, 0).values())) == ("act", 5, 6)
    assert refused(table, "use amulet_hunger 2") == ("engaged", "EU-273")


# Mines


@pytest.mark.rule("EU-113", "EU-112", "EU-273", "EU-281")
def test_only_one_of_two_carts_goes_down_and_the_other_stays_for_the_next_mine() -> None:
    table = board()
    lay(table, "i_wayfarers", 2, -1)
    mitts = equip(table, 0, "miners_mitts")
    give(table, 0, "scroll_prospecting")
    stand(table, 0, "i_wayfarers-a")
    acting(table)
    answer(table, "mine", "use miners_mitts 1")
    settle(table)
    assert not any("scroll_prospecting" in line for line in options(table))
    on(table, "act")
    assert (len(table.resources[0]), len(table.minerals_discard[0])) == (1, 2)
    assert (table.engaged[mitts], thing(table, 0, "scroll_prospecting") != NONE) == (1, True)


@pytest.mark.rule("EU-281", "EU-112", "EU-273")
def test_controlled_burn_turned_into_gold_draws_no_cart_in_the_same_round() -> None:
    table = board()
    lay(table, "i_wayfarers", 2, -1)
    equip(table, 0, "controlled_burn")
    essences(table, 0, fire=1)
    stand(table, 0, "i_wayfarers-a")
    acting(table)
    answer(table, "use controlled_burn 2")
    if prompt(table) != "act":
        answer(table, options(table)[0])
    assert (table.gold[0], loose(table)) == (4, {})
    answer(table, "mine")
    settle(table)
    assert (prompt(table), len(table.resources[0]), table.minerals_discard[0]) == ("act", 1, [])


@pytest.mark.rule("EU-050", "EU-110", "EU-273")
def test_a_scroll_of_labour_where_the_toll_cannot_be_paid_still_wakes_what_is_engaged() -> None:
    table = board()
    lay(table, "i_wayfarers", 2, -1)
    pickaxes(table, "i_wayfarers-a", 1)
    boots = equip(table, 0, "pilgrim_boots")
    table.engaged[boots] = 1
    give(table, 0, "scroll_labour")
    stand(table, 0, "i_wayfarers-a")
    acting(table)
    answer(table, "use scroll_labour 1", "refresh pilgrim_boots")
    assert (prompt(table), table.engaged[boots], table.resources[0], table.gold) == ("act", 0, [], [0, 0])


# Granted combats


@pytest.mark.rule("EU-091", "EU-050", "EU-273", "EU-287")
def test_the_deep_bell_in_a_sack_lets_one_monster_be_met_without_a_token_and_no_second() -> None:
    table = board()
    lay(table, "iii_ogre", 2, -1)
    bell = give(table, 0, "artefact_deep_bell")
    tokens(table, 0)
    walked(table, "i_chapel-b", "iii_ogre-a", "cyclops", 3)
    win(table)
    assert (at(table), table.engaged[bell], table.moves[0]) == ("iii_ogre-a", 1, 2)
    assert refused(table, "move iii_ogre-c")[1] == "EU-091"
    free(table, "iii_ogre-c")
    table.stack.clear()
    acting(table)
    assert "move iii_ogre-c" in options(table)
