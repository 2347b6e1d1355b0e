"""Trade in Euthia where rules meet: discounts, dear rounds, taxes, armour that keeps alive, decks that run out."""

from __future__ import annotations

import pytest

from taverne.words import Words
from tests.euthia.interplay.scenes import (
    excess,
    market,
    max_health,
    stock,
    trading,
    win,
    worth,
)
from tests.euthia.positions import (
    acting,
    answer,
    board,
    draw,
    equip,
    essences,
    give,
    lay,
    offered,
    options,
    pool,
    prompt,
    refused,
    set_gem,
    settle,
    space,
    stand,
    thing,
    tokens,
    told,
    top,
)
from tests.euthia.tales import moment, tale


@pytest.mark.rule("EUS-079", "EU-120", "EU-121")
def test_a_discount_and_lean_markets_meet_in_one_price() -> None:
    table = tale("mirrezil", heroes=("keleia", "dral"))
    table.round = 2
    draw(moment(table, "round_start", 2), "lean_markets")
    market(3, table=table)
    equip(table, 0, "light_fingers")
    trading(table)
    assert "buy chain_greaves" not in options(table), "4 and 1 more"
    answer(table, "use light_fingers 1", "buy chain_greaves")
    settle(table)
    assert table.gold[0] == 3 - (4 + 1 - 2)
    assert worth(table)["items"] == 4, "scoring counts the printed price"


@pytest.mark.rule("EU-120", "EU-123", "EU-273")
def test_a_discount_larger_than_the_price_gives_nothing_back_and_ends_with_the_action() -> None:
    table = market(0, heroes=("keleia", "dral"))
    fingers = equip(table, 0, "light_fingers")
    trading(table)
    answer(table, "use light_fingers 1", "buy leather_helmet")
    draw(table, "striders_boots")
    assert table.gold[0] == 0
    answer(table, "done")
    table.engaged[fingers] = 0
    table.gold[0] = 1
    trading(table)
    answer(table, "use light_fingers 1", "done")
    trading(table)
    assert "buy striders_boots" not in options(table), "what was not used is lost"


@pytest.mark.rule("EU-261", "EU-290", "EU-125")
def test_armour_that_keeps_a_hero_alive_is_sold_once_a_better_piece_is_worn() -> None:
    table = market(5)
    equip(table, 0, "chain_greaves")
    table.health[0] = 2
    lay(table, "iii_towers", 1, 1)
    for place in "abc":
        table.trade_token[space(table, f"iii_towers-{place}")] = 0
    stand(table, 0, "iii_towers-m")
    stock(table, "dragonslayer", "plate_greaves")
    trading(table)
    assert offered(table, "sell_worn") == []
    answer(table, "buy plate_greaves")
    settle(table)
    answer(table, "arrange", "equip plate_greaves 12", "done", "sell_tile chain_greaves")
    assert (table.gold[0], table.health[0], max_health(table, 0)) == (2, 3, 9)


@pytest.mark.rule("EU-130", "EU-264", "EU-116", "EU-115")
def test_reputation_of_a_sale_reveals_tiles_in_the_same_action_after_the_tax() -> None:
    table = market(0, owner=1)
    table.resources[0] = [table.cat.resource_index["raw_diamond"]]
    trading(table)
    assert prompt(table) == "sell-for-tax"
    answer(table, "sell_resource raw_diamond 1")
    assert (table.gold, table.rep[0]) == ([1, 1], 3)
    answer(table, "reveal_tiles")
    assert options(table) == ["keep_tile kindling", "keep_tile smoke_curtain"]


@pytest.mark.rule("EU-044", "EU-122", "EU-121")
def test_a_renewal_with_two_tiles_in_the_deck_draws_the_rest_from_what_was_just_discarded() -> None:
    table = market(0)
    names = [table.cat.tile_ids[one] for one in table.offer[0]]
    gone, table.shop[0] = table.shop[0][2:], table.shop[0][:2]
    left = sorted(table.cat.tile_ids[one] for one in table.shop[0])
    assert gone
    trading(table)
    answer(table, "renew")
    assert sorted(map(str, pool(table))) == left
    draw(table, left[0])
    draw(table, left[1])
    assert sorted(map(str, pool(table))) == sorted(names)
    settle(table)
    assert len(table.offer[0]) == 4
    assert (len(table.shop[0]), table.shop_discard[0]) == (2, [])


@pytest.mark.rule("EU-045", "EU-121", "EU-120")
def test_when_no_tile_is_left_anywhere_the_offer_shrinks_and_trade_goes_on() -> None:
    table = market(9)
    table.shop[0] = []
    trading(table)
    answer(table, "buy gem_case")
    assert prompt(table) == "trade"
    assert len(table.offer[0]) == 3
    assert "buy gem_case" not in options(table)


@pytest.mark.rule("EU-288", "EU-291", "EU-125")
def test_who_sells_the_bag_that_holds_his_things_must_part_with_them_after_the_action() -> None:
    table = market(0)
    for tile in ("porters_frame", "flask_air", "flask_fire", "flask_water", "flask_earth", "healing_potion"):
        give(table, 0, tile)
    assert excess(table, 0) == 0
    acting(table)
    answer(table, "trade", "sell_tile porters_frame")
    assert prompt(table) == "trade", "only the end of the action asks for room"
    answer(table, "done")
    assert prompt(table) == "overflow"
    answer(table, "drop_tile healing_potion", "drop_tile flask_air")
    assert prompt(table) == "act"


@pytest.mark.rule("EU-284", "EU-283", "EU-291", "EU-260")
def test_who_sells_the_gauntlets_that_made_room_has_fewer_sacks_after_the_action() -> None:
    table = market(0)
    equip(table, 0, "dragonskin_gauntlets")
    equip(table, 0, "plate_greaves")
    equip(table, 0, "chain_boots")
    for _ in range(3):
        give(table, 0, "flask_air")
    assert excess(table, 0) == 0
    acting(table)
    answer(table, "trade", "sell_worn dragonskin_gauntlets 11", "done")
    assert prompt(table) == "overflow"
    assert excess(table, 0) == 2
    answer(table, "drop_tile flask_air", "drop_tile flask_air")
    assert prompt(table) == "act"


@pytest.mark.rule("EU-050", "EU-115", "EU-053")
def test_each_of_two_trade_actions_in_a_turn_pays_the_tax() -> None:
    table = market(5, owner=1)
    tokens(table, 0, "trade", kept="trade")
    acting(table)
    answer(table, "trade", "done", "trade", "done")
    assert table.gold == [3, 2]
    assert refused(table, "trade")[1] in ("EU-050", "EU-114", "EU-053")


@pytest.mark.rule("EU-270", "EU-245", "EU-301", "EU-128")
def test_an_essence_on_a_tile_opens_no_slot_and_one_that_does_scores_as_two_gold() -> None:
    table = market(0, heroes=("taesiri", "dral"))
    table.stored[thing(table, 0, "cold_word")] = (1, 0, 0, 0)
    trading(table)
    assert not any(line.startswith("unlock ability 8") for line in options(table))
    answer(table, "done")
    essences(table, 0, water=1)
    trading(table)
    answer(table, "unlock ability 8")
    assert sum(map(sum, table.essences)) == 0
    assert worth(table)["slots"] == 2
    assert worth(table)["gems"] == 0


@pytest.mark.rule("EU-268", "EU-128", "EU-246", "EU-266")
def test_an_ability_put_back_loses_its_essences_and_scores_nothing() -> None:
    table = market(3, heroes=("taesiri", "dral"))
    number = table.cat.tile_index["wisp_jar"]
    table.pile[0].remove(number)
    table.reserve[0].append(number)
    table.stored[thing(table, 0, "cold_word")] = (0, 0, 0, 1)
    trading(table)
    answer(table, "relearn wisp_jar cold_word")
    assert sum(map(sum, table.essences)) == 0
    answer(table, "relearn cold_word wisp_jar")
    assert table.stored[thing(table, 0, "cold_word")] is None
    assert worth(table)["tiles"] == 0
    assert table.gold[0] == 2


@pytest.mark.rule("EU-205", "EU-115", "EU-201")
def test_the_winner_on_a_post_trades_at_once_without_tax_and_sells_his_loot() -> None:
    table = board()
    lay(table, "i_osier", 2, -1)
    stand(table, 0, "i_osier-a")
    for _ in range(3):
        give(table, 0, "flask_air")
    top(table, "thorn_boar")
    table.moves[0] = 1
    acting(table)
    answer(table, "move i_osier-c")
    win(table, "trade-now")
    answer(table, "trade")
    gold = table.gold[0]
    answer(table, "sell_tile flask_air", "sell_tile healing_potion", "done")
    assert table.gold[0] == gold + 1
    assert told(table, "tax") == []
    assert prompt(table) == "act"


@pytest.mark.rule("EUS-099", "EU-205", "EU-204")
def test_on_a_ruined_post_the_winner_over_its_monster_cannot_trade() -> None:
    table = tale("devastation")
    lay(table, "i_osier", 2, -1)
    stand(table, 0, "i_osier-a")
    table.ruined.append(space(table, "i_osier-c"))
    for _ in range(3):
        give(table, 0, "flask_air")
    top(table, "thorn_boar")
    table.moves[0] = 1
    acting(table)
    answer(table, "move i_osier-c")
    win(table, "overflow")
    assert prompt(table) == "overflow"
    assert table.ready[0][1] == 1
    assert table.trade_token[space(table, "i_osier-c")] == 0


@pytest.mark.rule("EU-124", "EU-120", "EU-126", "EU-244")
def test_a_hero_weapon_bought_with_a_discount_scores_its_price_and_sold_is_out_of_the_game() -> None:
    table = market(2, heroes=("keleia", "dral"))
    equip(table, 0, "light_fingers")
    number = table.cat.tile_index["barbed_spear"]
    table.pile[0].remove(number)
    table.reserve[0].append(number)
    trading(table)
    answer(table, "use light_fingers 1", "buy barbed_spear")
    assert table.gold[0] == 1
    assert worth(table)["tiles"] == 3
    answer(table, "sell_tile barbed_spear")
    assert table.gold[0] == 2
    assert table.gone[0] == [number]
    assert refused(table, "buy barbed_spear") == ("not-on-sale", "EU-124")


@pytest.mark.rule("EUS-079", "EU-131", "EU-228", "EU-264")
def test_lean_markets_raise_the_prices_of_tiles_and_no_other_as_their_card_says() -> None:
    table = tale("mirrezil")
    table.round = 2
    draw(moment(table, "round_start", 2), "lean_markets")
    market(4, table=table)
    table.health[0], table.rep[0] = 1, 3
    trading(table)
    answer(table, "heal_here", "reveal_tiles", "keep_tile kindling")
    assert (table.health[0], table.gold[0]) == (4, 2)
    assert "buy leather_helmet" not in options(table), "2 and 1 more"
    answer(table, "relearn kindling ember_lash", "done")
    assert table.gold[0] == 1
    stand(table, 0, "i_chapel_priest-m")
    acting(table)
    answer(table, "chapel potion")
    assert table.gold[0] == 0
    for language, tiles in (("en", "Tiles"), ("fr", "tuiles")):
        assert tiles in Words("euthia", language).say("event_rule-prices", {"n": 1})


@pytest.mark.rule("EU-300", "EU-261", "EU-125")
def test_a_piece_of_a_set_is_not_sold_if_the_set_keeps_its_wearer_alive() -> None:
    table = market(0)
    equip(table, 0, "blood_coral")
    for tile in ("leather_helmet", "leather_greaves", "leather_gauntlets"):
        equip(table, 0, tile)
    table.health[0] = 2
    trading(table)
    assert not any("leather_helmet" in line for line in offered(table, "sell_worn")), "1 of the piece, 1 of the set"
    answer(table, "done")
    table.health[0] = 3
    trading(table)
    answer(table, next(line for line in offered(table, "sell_worn") if "leather_helmet" in line))
    assert table.health[0] == 1


@pytest.mark.rule("EU-262", "EU-261", "EU-127")
def test_a_ruby_counts_when_the_piece_that_bears_it_would_be_sold() -> None:
    table = market(0)
    set_gem(table, equip(table, 0, "leather_greaves"), "ruby")
    table.health[0] = 2
    trading(table)
    assert offered(table, "sell_worn") == []
    answer(table, "done")
    table.health[0] = 3
    trading(table)
    answer(table, "sell_worn leather_greaves 12")
    assert (table.gold[0], table.health[0]) == (1 + 1, 1)
