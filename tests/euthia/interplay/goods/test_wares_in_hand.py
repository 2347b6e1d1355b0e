"""Wares of Euthia in hand: used while one trades, locked slots, sacks that armour carries, tiles that go."""

from __future__ import annotations

from typing import Any

import pytest

from tests.euthia.fights import held_cards
from tests.euthia.interplay.scenes import (
    NONE,
    EuthiaState,
    excess,
    loose,
    market,
    max_health,
    stock,
    trading,
    worth,
)
from tests.euthia.positions import (
    acting,
    answer,
    board,
    equip,
    gems,
    give,
    hand,
    lay,
    offered,
    options,
    prompt,
    refused,
    set_gem,
    settle,
    space,
    stand,
    thing,
    tokens,
)


def towers(gold: int, **other: Any) -> EuthiaState:
    """Return a hero in the Towers that he has freed."""
    table = board(**other)
    lay(table, "iii_towers", 2, -1)
    for place in "abc":
        table.trade_token[space(table, f"iii_towers-{place}")] = 0
    stand(table, 0, "iii_towers-m")
    table.gold[0] = gold
    return table


def unlocked(table: EuthiaState) -> EuthiaState:
    """Open every slot of the first hero."""
    table.slots[0] = [max(one, NONE) for one in table.slots[0]]
    return table


# Used while one trades


@pytest.mark.rule("EU-289", "EU-275", "EU-128")
def test_a_chest_just_bought_is_opened_in_the_same_trade_and_its_gem_sold() -> None:
    table = market(3)
    stock(table, "merchant", "pewter_coffret")
    trading(table)
    settle(answer(table, "buy pewter_coffret"))
    answer(table, "use pewter_coffret 1", "take_gem ruby")
    assert (prompt(table), loose(table)) == ("trade", {"ruby": 1})
    answer(table, "sell_gem ruby")
    assert table.gold[0] == 2


@pytest.mark.rule("EU-289", "EU-270", "EU-301")
def test_the_essence_of_a_flask_just_bought_opens_a_slot_in_the_same_trade() -> None:
    table = towers(5, heroes=("dral", "ael"))
    stock(table, "dragonslayer", "bedrock_flask")
    trading(table)
    assert refused(table, "unlock ability 7")[1] == "EU-270"
    settle(answer(table, "buy bedrock_flask"))
    answer(table, "use bedrock_flask 1", "unlock ability 7")
    assert (loose(table), table.gold[0]) == ({"earth": 1}, 0)
    assert table.slots[0][6] == NONE


@pytest.mark.rule("EU-051", "EU-289", "EU-082")
def test_a_scroll_just_bought_leads_nowhere_before_the_trade_is_done() -> None:
    table = market(2)
    stock(table, "merchant", "scroll_short_road")
    acting(table)
    answer(table, "trade")
    settle(answer(table, "buy scroll_short_road"))
    assert refused(table, "use scroll_short_road 1") == ("not-now", "EU-051")
    answer(table, "done", "use scroll_short_road 1")
    assert prompt(table) == "teleport"


@pytest.mark.rule("EU-289", "EU-115", "EU-258")
def test_a_potion_is_drunk_in_a_rivals_trade_only_once_the_tax_is_paid() -> None:
    table = market(0, owner=1)
    give(table, 0, "innkeepers_tonic")
    gems(table, 0, opal=1)
    table.health[0] = 1
    trading(table)
    assert prompt(table) == "sell-for-tax"
    assert offered(table, "use") == []
    answer(table, "sell_gem opal", "use innkeepers_tonic 1")
    assert (table.health[0], table.gold) == (6, [1, 1])


@pytest.mark.rule("EU-275", "EU-296", "EU-118")
def test_in_a_trade_boots_give_their_point_and_a_gem_its_card() -> None:
    table = market(0)
    boots = equip(table, 0, "dragonskin_boots")
    set_gem(table, boots, "demonite")
    trading(table)
    settle(answer(table, "gem demonite"))
    answer(table, "use dragonskin_boots 1", "done")
    assert (table.moves[0], sum(held_cards(table).values())) == (2, 1)


# Prices


@pytest.mark.rule("EU-132", "EU-120", "EU-273")
def test_a_discount_is_for_tiles_and_waits_while_gaar_is_bought() -> None:
    table = towers(9, heroes=("keleia", "dral"))
    stock(table, "dragonslayer", "plate_helm")
    equip(table, 0, "light_fingers")
    table.gaar[0] = 0
    trading(table)
    answer(table, "use light_fingers 1", "buy_gaar")
    assert (table.gold[0], table.gaar[0]) == (8, 1)
    answer(table, "buy plate_helm")
    assert table.gold[0] == 8 - (5 - 2)


@pytest.mark.rule("EU-116", "EU-130", "EU-115")
def test_the_tax_is_paid_by_the_golden_side_of_a_resource_not_by_the_reputable_one() -> None:
    table = market(0, owner=1)
    table.resources[0] = [table.cat.resource_index["raw_demonite"]]
    trading(table)
    assert options(table) == ["sell_resource raw_demonite 1"]
    answer(table, "sell_resource raw_demonite 1")
    assert (table.gold, table.rep[0], loose(table)) == ([1, 1], 0, {"demonite": 1})


@pytest.mark.rule("EU-330", "EU-118", "EU-120")
def test_alone_a_gold_card_is_turned_into_the_missing_coin_in_mid_trade() -> None:
    table = market(1, seats=1)
    hand(table, 0, power_up=1)
    trading(table)
    assert "buy leather_helmet" not in options(table)
    answer(table, "arrange", "coin gold", "done", "buy leather_helmet")
    assert (table.gold[0], held_cards(table)) == (0, {})


@pytest.mark.rule("EU-208", "EU-273", "EU-360")
def test_a_bargain_of_two_wounds_is_not_struck_with_two_points_of_health() -> None:
    table = board(heroes=("skoldur", "ael"))
    equip(table, 0, "first_bargain")
    table.dwurt[0], table.health[0] = 0, 2
    acting(table)
    assert refused(table, "use first_bargain 1")[1] == "EU-273"
    table.stack.clear()
    table.health[0] = 3
    answer(acting(table), "use first_bargain 1")
    assert (table.health[0], table.dwurt[0], table.dwurt_die[0]) == (1, 1, 0)


# Slots and sacks


@pytest.mark.rule("EU-270", "EU-291", "EU-289")
def test_a_cuirass_without_room_is_not_put_on_a_locked_slot() -> None:
    table = market(0)
    for tile in ("flask_air", "flask_air", "flask_air", "chain_hauberk"):
        give(table, 0, tile)
    acting(table)
    answer(table, "trade", "done")
    assert prompt(table) == "overflow"
    assert [line for line in options(table) if "chain_hauberk" in line] == ["drop_tile chain_hauberk"]
    unlocked(table)
    table.stack.clear()
    answer(acting(table), "arrange", "equip chain_hauberk 10")
    assert max_health(table, 0) == 6 + 3


@pytest.mark.rule("EU-285", "EU-290")
def test_gauntlets_that_carry_the_sacks_are_neither_taken_off_nor_changed_for_others() -> None:
    table = unlocked(board())
    for tile in ("plate_cuirass", "plate_greaves", "chain_boots", "dragonskin_gauntlets"):
        equip(table, 0, tile)
    table.health[0] = max_health(table, 0)
    give(table, 0, "leather_gauntlets")
    answer(acting(table), "arrange")
    assert not [line for line in options(table) if "gauntlets" in line]
    answer(table, next(line for line in options(table) if line.startswith("unequip chain_boots")))
    assert [line for line in options(table) if "leather_gauntlets" in line], "three sacks covered are allowed"


@pytest.mark.rule("EU-287", "EU-288", "EU-356")
def test_skoldurs_gaar_fills_a_backpack_like_any_item() -> None:
    table = board(heroes=("skoldur", "ael"))
    give(table, 0, "backpack")
    table.gaar[0] = 4
    assert excess(table, 0) == 0
    table.gaar[0] = 5
    assert excess(table, 0) == 1


@pytest.mark.rule("EU-220", "EU-125", "EU-219")
def test_who_sells_the_amulet_keeps_his_sixth_card_until_the_next_one_comes() -> None:
    table = market(0)
    equip(table, 0, "amulet_whispers")
    hand(table, 0, curse=4, venom=2)
    trading(table)
    answer(table, offered(table, "sell_worn")[0], "done")
    assert sum(held_cards(table).values()) == 6
    table.stack.clear()
    give(table, 0, "rusted_casket")
    answer(acting(table), "use rusted_casket 1", "take_gem ruby")
    settle(table)
    assert "exchange" in options(table)
    answer(table, "drop_card curse", "drop_card curse")
    assert sum(held_cards(table).values()) == 5


@pytest.mark.rule("EU-276", "EU-288", "EU-260")
def test_an_artefact_in_a_backpack_works_like_one_in_a_sack() -> None:
    table = board()
    before = max_health(table, 0)
    for _ in range(3):
        give(table, 0, "backpack")
    give(table, 0, "artefact_oath_crown")
    assert (max_health(table, 0), excess(table, 0)) == (before + 4, 0)


@pytest.mark.rule("EU-295", "EU-293", "EU-292")
def test_an_amethyst_set_into_boots_in_a_sack_gives_its_point_once_they_are_worn() -> None:
    table = board()
    give(table, 0, "dragonskin_boots")
    gems(table, 0, amethyst=1)
    answer(acting(table), "arrange", "set_gem amethyst dragonskin_boots 0", "done")
    assert offered(table, "gem") == []
    answer(table, "arrange", "equip dragonskin_boots 13", "done", "gem amethyst", "use dragonskin_boots 1")
    assert table.moves[0] == 3


# Tiles that come and go


@pytest.mark.rule("EU-126", "EU-291", "EU-269", "EU-124")
def test_a_hero_weapon_given_up_for_want_of_room_is_out_of_the_game() -> None:
    table = market(3)
    number = table.cat.tile_index["salamander_sceptre"]
    table.pile[0].remove(number)
    table.reserve[0].append(number)
    for _ in range(3):
        give(table, 0, "flask_air")
    acting(table)
    answer(table, "trade", "buy salamander_sceptre", "done", "drop_tile salamander_sceptre")
    assert thing(table, 0, "salamander_sceptre") == NONE
    assert all(number not in deck for deck in (*table.shop_discard, table.reserve[0], table.pile[0]))
    tokens(table, 0, "trade")
    table.gold[0] = 9
    table.stack.clear()
    answer(acting(table), "trade")
    assert "buy salamander_sceptre" not in options(table)


@pytest.mark.rule("EU-247", "EU-244", "EU-269")
def test_a_hero_weapon_in_a_sack_scores_its_price_once() -> None:
    table = board()
    before = sum(worth(table).values())
    give(table, 0, "salamander_sceptre")
    assert sum(worth(table).values()) == before + 3


@pytest.mark.rule("EU-264", "EU-265", "EU-272")
def test_one_coin_reveals_three_values_at_once_and_one_of_each_pair_is_kept() -> None:
    table = market(1)
    table.rep[0] = 9
    trading(table)
    answer(table, "reveal_tiles", "keep_tile kindling", "keep_tile salamander_sceptre", "keep_tile paralysing_strike")
    assert (prompt(table), table.gold[0]) == ("trade", 0)
    ids = table.cat.tile_ids
    assert [ids[one] for one in table.reserve[0]] == ["kindling", "salamander_sceptre", "paralysing_strike"]
    assert not {"smoke_curtain", "cloak_of_ash", "chimney_leap"} & {ids[one] for one in table.pile[0]}


@pytest.mark.rule("EU-274", "EU-126", "EU-273")
def test_boots_that_were_used_are_sold_and_a_new_pair_is_fresh() -> None:
    table = market(1)
    stock(table, "merchant", "striders_boots")
    table.engaged[equip(table, 0, "striders_boots")] = 1
    trading(table)
    answer(table, "sell_worn striders_boots 13")
    settle(answer(table, "buy striders_boots"))
    answer(table, "arrange", "equip striders_boots 13", "done", "use striders_boots 1")
    assert (table.moves[0], table.gold[0]) == (1, 0)


@pytest.mark.rule("EU-268", "EU-261", "EU-260")
def test_an_ability_that_keeps_its_hero_alive_is_not_put_back() -> None:
    table = market(5, heroes=("dral", "ael"))
    equip(table, 0, "thick_skull")
    number = table.cat.tile_index["ox_heart"]
    table.pile[0].remove(number)
    table.reserve[0].append(number)
    table.health[0] = 2
    trading(table)
    assert "relearn ox_heart thick_skull" not in options(table)
    table.stack.clear()
    table.health[0] = 3
    answer(trading(table), "relearn ox_heart thick_skull")
    assert (table.health[0], max_health(table, 0)) == (1, 7)
