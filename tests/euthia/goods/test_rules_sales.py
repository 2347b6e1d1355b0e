"""Sales at the trading posts of Euthia, healing, Gaar, and effects that change a trade.
Purchases are in test_rules_trading."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from taverne.games.euthia.box.integer_tables import NONE
from taverne.games.euthia.rules.trade.trade_action import ALCHEMISTS, MERCHANTS, TOWERS
from taverne.games.euthia.state.game_state import EuthiaState
from tests.euthia.goods.posts import at_market, at_towers, trading
from tests.euthia.positions import (
    acting,
    answer,
    board,
    equip,
    essences,
    gems,
    give,
    lay,
    offered,
    options,
    prompt,
    refresh,
    refused,
    set_gem,
    settle,
    stand,
    thing,
    tokens,
    trophy,
)


def at_alchemist(gold: int) -> EuthiaState:
    table = board()
    lay(table, "ii_vials", 2, -1)
    stand(table, 0, "ii_vials-a")
    table.trade_token[table.at[0]] = 0
    table.gold[0] = gold
    return table


# Sales


@pytest.mark.rule("EU-125")
@pytest.mark.parametrize("post", [at_market, at_alchemist, at_towers])
def test_any_number_of_things_of_any_kind_is_sold_at_any_post(post: Callable[[int], EuthiaState]) -> None:
    wares = {"flask_air": ALCHEMISTS, "backpack": MERCHANTS, "dragonskin_gauntlets": TOWERS}
    table = post(0)
    assert [table.cat.tile_shop[table.cat.tile_index[tile]] for tile in wares] == list(wares.values())
    for tile in ("flask_air", *wares):
        give(table, 0, tile)
    worn = equip(table, 0, "leather_boots")
    gems(table, 0, opal=2)
    essences(table, 0, fire=1)
    table.resources[0] = [table.cat.resource_index["lake_reed"]]
    trading(table)
    gold = 0
    for line, price in (
        ("sell_tile flask_air", 1),
        ("sell_tile flask_air", 1),
        ("sell_tile backpack", 1),
        ("sell_tile dragonskin_gauntlets", 4),
        (f"sell_worn leather_boots {table.spot[worn] + 1}", 1),
        ("sell_gem opal", 2),
        ("sell_gem opal", 2),
        ("sell_essence fire", 2),
        ("sell_resource lake_reed 1", 3),
    ):
        answer(table, line)
        gold += price
        assert (table.gold[0], prompt(table)) == (gold, "trade"), line
    assert [line for line in options(table) if line.startswith("sell_")] == []
    assert table.resources[0] == []


@pytest.mark.rule("EU-125")
def test_a_trophy_and_an_artefact_have_no_sale_price() -> None:
    table = at_market()
    trophy(table, 0, table.cat.foes.names[0])
    give(table, 0, "artefact_singing_blade")
    trading(table)
    word = table.cat.foes.ids[table.trophies[0][0]]
    assert refused(table, f"sell_tile {word}") == ("no-price", "EU-125")
    assert refused(table, "sell_tile artefact_singing_blade") == ("no-price", "EU-125")


@pytest.mark.rule("EU-261", "EU-285")
def test_what_keeps_a_hero_alive_or_carries_his_sacks_is_not_sold_each_for_its_own_reason() -> None:
    table = at_market()
    table.slots[0][9] = NONE
    for tile in ("plate_greaves", "chain_boots", "dragonskin_gauntlets", "plate_cuirass"):
        equip(table, 0, tile)
    table.health[0] = 9
    trading(table)
    assert refused(table, "sell_worn dragonskin_gauntlets 11") == ("sacks-covered", "EU-285")
    table.health[0] = 1
    refresh(table)
    assert refused(table, "sell_worn plate_greaves 12") == ("would-kill", "EU-261")


@pytest.mark.rule("EU-126")
def test_sold_pieces_go_back_where_they_belong() -> None:
    table = at_market()
    flask, casket, sceptre = (table.cat.tile_index[t] for t in ("flask_air", "rusted_casket", "salamander_sceptre"))
    for tile in ("flask_air", "rusted_casket", "salamander_sceptre", "healing_potion"):
        give(table, 0, tile)
    gems(table, 0, onyx=1)
    potions = table.potions
    trading(table)
    answer(table, "sell_tile flask_air", "sell_tile rusted_casket", "sell_tile salamander_sceptre", "sell_gem onyx")
    assert table.shop_discard[ALCHEMISTS] == [flask]
    assert table.treasures_discard[0] == [casket]
    assert table.gone[0] == [sceptre]
    assert sum(map(sum, table.gems)) == 0
    answer(table, "sell_tile healing_potion")
    assert table.potions == potions + 1


@pytest.mark.rule("EU-127")
def test_each_gem_on_a_tile_is_worth_a_coin_more_active_or_not() -> None:
    table = at_market()
    one = give(table, 0, "dragonskin_gauntlets")
    set_gem(table, one, "emerald")
    set_gem(table, one, "onyx", active=False, second=True)
    trading(table)
    answer(table, "sell_tile dragonskin_gauntlets")
    assert table.gold[0] == 4 + 2


@pytest.mark.rule("EU-128")
def test_loose_gems_and_essences_are_sold_for_two() -> None:
    table = at_market(heroes=("taesiri", "keleia"))
    gems(table, 0, diamond=1)
    essences(table, 0, fire=1)
    table.stored[thing(table, 0, "cold_word")] = (1, 0, 0, 0)
    trading(table)
    answer(table, "sell_gem diamond")
    assert table.gold[0] == 2
    answer(table, "sell_essence fire")
    assert table.gold[0] == 4
    assert offered(table, "sell_essence") == []
    assert refused(table, "sell_essence air") == ("not-held", "EU-125")


@pytest.mark.rule("EU-129")
def test_gaar_and_dwurt_are_not_sold() -> None:
    table = at_market()
    table.gaar[0] = 4
    trading(table)
    assert [line for line in options(table) if line.startswith("sell")] == []
    assert refused(table, "sell_tile gaar") == ("no-price", "EU-129")
    assert refused(table, "sell_tile dwurt") == ("no-price", "EU-129")


@pytest.mark.rule("EU-130")
def test_a_resource_gives_all_that_one_side_shows() -> None:
    table = at_market()
    resources = table.cat.resource_index
    table.resources[0] = [resources["silver_lode"], resources["silver_lode"], resources["raw_demonite"]]
    trading(table)
    answer(table, "sell_resource silver_lode 1")
    assert (table.gold[0], table.rep[0]) == (2, 1)
    answer(table, "sell_resource silver_lode 2")
    assert (table.gold[0], table.rep[0]) == (7, 1)
    answer(table, "sell_resource raw_demonite 1")
    assert (table.gold[0], table.rep[0], sum(map(sum, table.gems))) == (9, 1, 1)
    assert table.resources[0] == []
    assert len(table.minerals_discard[0]) == 2


@pytest.mark.rule("EU-130")
def test_a_resource_with_a_gem_of_choice_asks_which() -> None:
    table = at_market()
    table.resources[0] = [table.cat.resource_index["blind_crystal"]]
    trading(table)
    answer(table, "sell_resource blind_crystal 1")
    assert table.gold[0] == 3
    assert prompt(table) == "take-gem"
    assert len(options(table)) == 6
    answer(table, "take_gem ruby")
    assert sum(map(sum, table.gems)) == 1


@pytest.mark.rule("EU-131")
@pytest.mark.parametrize(("post", "healed"), [(MERCHANTS, 3), (ALCHEMISTS, 4), (TOWERS, 5)])
def test_a_coin_heals_what_the_post_shows(post: int, healed: int) -> None:
    table = at_towers(2) if post == TOWERS else at_market(2)
    if post == ALCHEMISTS:
        lay(table, "ii_vials", 1, 1)
        stand(table, 0, "ii_vials-a")
    table.health[0] = 1
    trading(table)
    answer(table, "heal_here")
    assert (table.health[0], table.gold[0]) == (1 + healed, 1)
    table.health[0] = 5
    refresh(table)
    answer(table, "heal_here")
    assert (table.health[0], table.gold[0]) == (6, 0)
    assert refused(table, "heal_here") == ("unhurt", "EU-258")


@pytest.mark.rule("EU-132")
def test_gaar_is_sold_at_the_towers_only() -> None:
    table = at_towers(2)
    table.gaar[0] = 0
    trading(table)
    answer(table, "buy_gaar", "buy_gaar")
    assert (table.gaar[0], table.gold[0]) == (2, 0)
    assert refused(table, "buy_gaar") == ("no-gold", "EU-132")
    assert refused(trading(at_market(2)), "buy_gaar") == ("towers-only", "EU-132")


# Effects in trade


@pytest.mark.rule("EU-120", "EU-118")
def test_a_discount_makes_one_purchase_cheaper_and_no_other() -> None:
    table = at_market(4, heroes=("keleia", "maeldur"))
    equip(table, 0, "light_fingers")
    trading(table)
    answer(table, "use light_fingers 1", "buy chain_greaves")
    settle(table)
    assert table.gold[0] == 2
    assert refused(table, "use light_fingers 2") == ("engaged", "EU-273")
    answer(table, "buy gem_case")
    assert table.gold[0] == 0


@pytest.mark.rule("EU-050", "EU-120")
def test_a_scroll_that_grants_a_trade_makes_its_first_purchase_cheaper() -> None:
    table = at_market(2)
    tokens(table, 0)
    give(table, 0, "scroll_open_door")
    acting(table)
    answer(table, "use scroll_open_door 1")
    assert prompt(table) == "trade"
    answer(table, "buy gem_case")
    settle(table)
    assert table.gold[0] == 1
    answer(table, "done")
    assert prompt(table) == "act"
    assert thing(table, 0, "scroll_open_door") == NONE


@pytest.mark.rule("EU-122")
def test_a_renewal_by_a_scroll_leaves_the_free_one() -> None:
    table = at_market()
    give(table, 0, "scroll_haggling")
    trading(table)
    settle(answer(table, "use scroll_haggling 1"))
    assert len(table.shop_discard[MERCHANTS]) in (4, 5)
    assert "renew" in options(table)
