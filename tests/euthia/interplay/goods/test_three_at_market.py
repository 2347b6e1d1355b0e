"""Trade of three heroes of Euthia at each other's posts, taxed, where rules meet."""

from __future__ import annotations

import pytest

from tests.euthia.interplay.scenes import MERCHANT, EuthiaState, excess, market
from tests.euthia.positions import (
    acting,
    answer,
    board,
    draw,
    equip,
    gems,
    give,
    lay,
    offered,
    options,
    prompt,
    refused,
    set_gem,
    settle,
    space,
    stand,
    tokens,
    trophy,
)
from tests.euthia.tales import tale


def taxed(gold: int, seats: int = 2, owner: int = 1, table: EuthiaState | None = None, **other: object) -> EuthiaState:
    """Return a hero who acts on a Merchant that another owns, with some gold."""
    return acting(market(gold, owner, table or board(seats, **other)))  # type: ignore[arg-type]


@pytest.mark.rule("EU-115", "EU-201", "EU-052", "EU-050")
def test_on_the_way_from_post_to_post_each_of_two_owners_gets_his_coin_and_no_other() -> None:
    table = board(3)
    lay(table, "i_wayfarers", 4, -2)
    table.trade_token[space(table, "i_wayfarers-b")] = 2
    tokens(table, 0, "trade", "mining", kept="trade")
    table.moves[0] = 3
    taxed(2, table=table, owner=1)
    answer(table, "trade", "done")
    assert table.gold == [1, 1, 0]
    stand(table, 0, "i_wayfarers-b")
    answer(table, "walk mining", "trade", "done")
    assert table.gold == [0, 1, 1]


@pytest.mark.rule("EU-115", "EU-122", "EU-123", "EU-118")
def test_who_has_paid_his_last_coin_as_tax_renews_the_offer_once_and_looks_on() -> None:
    table = taxed(1)
    table.shop[0] = [table.cat.tile_index[one] for one in ("leather_boots", "yew_bow", "plank_shield", "iron_targe")]
    answer(table, "trade")
    assert (table.gold, offered(table, "buy")) == ([0, 1], [])
    answer(table, "renew")
    settle(table)
    assert (prompt(table), offered(table, "renew"), offered(table, "buy")) == ("trade", [], [])


@pytest.mark.rule("EU-116", "EU-127", "EU-260", "EU-126")
def test_a_piece_with_its_gems_pays_the_tax_and_what_it_brings_above_is_kept() -> None:
    table = market(0, owner=1)
    one = equip(table, 0, "leather_greaves")
    set_gem(table, one, "ruby", active=False)
    table.health[0] = 4
    acting(table)
    answer(table, "trade")
    assert (prompt(table), options(table)) == ("sell-for-tax", ["sell_worn leather_greaves 12"])
    answer(table, "sell_worn leather_greaves 12")
    assert (prompt(table), table.gold, table.health[0]) == ("trade", [1 + 1 - 1, 1], 4 - 2)
    assert table.shop_discard[0] == [table.cat.tile_index["leather_greaves"]]


@pytest.mark.rule("EU-116", "EU-126", "EU-264", "EU-244")
def test_a_hero_weapon_sold_for_the_tax_is_out_of_the_game_and_never_revealed_again() -> None:
    table = market(0, owner=1)
    weapon = table.cat.tile_index["salamander_sceptre"]
    table.pile[0].remove(weapon)
    give(table, 0, "salamander_sceptre")
    table.rep[0] = 6
    gems(table, 0, opal=1)
    acting(table)
    answer(table, "trade", "sell_tile salamander_sceptre")
    assert table.gold == [0, 1]
    answer(table, "sell_gem opal", "reveal_tiles")
    while prompt(table) == "keep-tile":
        assert not any("salamander_sceptre" in line for line in options(table))
        answer(table, options(table)[0])
    everywhere = [*table.reserve[0], *table.pile[0], *[table.design[one] for one in table.things_of(0)]]
    assert weapon not in everywhere


@pytest.mark.rule("EU-116", "EU-129", "EU-125", "EU-287")
def test_gaar_dwurt_and_trophies_pay_no_tax() -> None:
    table = market(0, owner=1, heroes=("skoldur", "ael"))
    table.gaar[0] = 2
    trophy(table, 0, "thorn_boar")
    acting(table)
    assert refused(table, "trade")[1] == "EU-116"
    assert excess(table, 0) == 0


@pytest.mark.rule("EU-115", "EUS-073", "EUS-074")
def test_a_ward_on_a_rivals_post_costs_its_two_coins_besides_the_tax() -> None:
    for gold, warded in ((2, False), (3, True)):
        table = tale("farruga", 3)
        taxed(gold, owner=2, table=table)
        answer(table, "trade")
        assert table.gold == [gold - 1, 0, 1]
        assert bool(offered(table, "ward")) == warded
    answer(table, f"ward {MERCHANT}", "done")
    assert table.gold == [0, 0, 1]
    assert table.emblem[space(table, MERCHANT)] == 1


@pytest.mark.rule("EU-115", "EU-131", "EU-258", "EU-116")
def test_a_wounded_hero_sells_for_the_tax_and_is_healed_for_what_is_left() -> None:
    table = market(0, owner=1)
    give(table, 0, "heart_opal")
    table.health[0] = 2
    acting(table)
    answer(table, "trade", "sell_tile heart_opal")
    assert table.gold == [2, 1]
    line = next(one for one in options(table) if one.startswith("heal"))
    answer(table, line)
    assert (table.health[0], table.gold) == (5, [1, 1])
    answer(table, line)
    assert (table.health[0], table.gold) == (6, [0, 1])


@pytest.mark.rule("EU-115", "EU-201", "EU-210")
def test_an_owner_who_stands_on_the_post_or_has_died_is_paid_all_the_same() -> None:
    table = market(2, owner=2, table=board(3))
    stand(table, 2, MERCHANT)
    tokens(table, 0, "trade", kept="trade")
    table.deaths[2] = 1
    acting(table)
    answer(table, "trade", "done")
    stand(table, 2, "i_chapel-m")
    answer(table, "trade", "done")
    assert table.gold == [0, 0, 2]


@pytest.mark.rule("EU-349", "EU-120", "EU-121")
def test_together_three_buy_at_one_post_without_tax_and_each_sees_what_the_other_left() -> None:
    table = market(2, owner=2, table=board(3, "coop"))
    table.gold[1] = 2
    stand(table, 1, MERCHANT)
    acting(table)
    answer(table, "trade", "buy leather_helmet")
    draw(table, "leather_boots")
    answer(table, "done")
    table.stack.clear()
    table.pending = ()
    acting(table, 1)
    answer(table, "trade")
    assert "buy leather_boots" in options(table)
    assert refused(table, "buy leather_helmet")[1] == "EU-120"
    answer(table, "buy leather_boots")
    assert table.gold == [0, 0, 0]
