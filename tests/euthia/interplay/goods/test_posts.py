"""Posts of Euthia where rules meet: taxes raised and not raised, spawned monsters and ruins on posts, the Towers."""

from __future__ import annotations

import pytest

from taverne.games.euthia.rules.scenarios import farruga
from tests.euthia.interplay.scenes import (
    MERCHANT,
    NONE,
    EuthiaState,
    excess,
    loose,
    market,
    max_health,
    stock,
    trading,
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
    fighter,
    free,
    gems,
    give,
    lay,
    offered,
    options,
    prompt,
    refused,
    settle,
    space,
    stand,
    thing,
    tokens,
    told,
)
from tests.euthia.tales import moment, tale


def towers(gold: int, owner: int = 1, table: EuthiaState | None = None, **other: object) -> EuthiaState:
    """Return a hero at the centre of the Towers, whose three outer spaces a rival has freed."""
    table = table or board(**other)  # type: ignore[arg-type]
    lay(table, "iii_towers", 2, -1)
    for place in "abc":
        table.trade_token[space(table, f"iii_towers-{place}")] = owner
    stand(table, 0, "iii_towers-m")
    table.gold[0] = gold
    return table


@pytest.mark.rule("EUS-102", "EU-115", "EUS-101", "EU-201")
def test_who_clears_a_rivals_post_of_a_spawned_monster_still_pays_the_rival_his_tax() -> None:
    table = market(0, owner=1, table=tale("devastation"))
    here = space(table, MERCHANT)
    table.spawned.append(here)
    table.ruined.append(here)
    walked(table, "i_millbrook-b", MERCHANT, "thorn_boar")
    win(table)
    assert (table.gold, table.trade_token[here]) == ([2, 0], 1), "the boar's own gold, no loot"
    answer(table, "trade")
    assert (prompt(table), table.gold) == ("trade", [1, 1])


@pytest.mark.rule("EU-050", "EU-116", "EU-082")
def test_who_jumps_to_a_rivals_post_without_a_coin_or_a_thing_to_sell_has_only_jumped() -> None:
    table = market(0, owner=1)
    give(table, 0, "scroll_far_towers")
    stand(table, 0, "i_chapel-b")
    acting(table)
    answer(table, "use scroll_far_towers 1", f"teleport {MERCHANT}")
    assert (prompt(table), at(table), table.gold) == ("act", MERCHANT, [0, 0])
    assert thing(table, 0, "scroll_far_towers") == NONE
    assert table.ready[0][1] == 1


@pytest.mark.rule("EU-050", "EU-116", "EU-115", "EU-120")
def test_a_scroll_that_opens_a_rivals_door_is_used_only_if_something_else_can_pay_the_tax() -> None:
    table = market(0, owner=1)
    give(table, 0, "scroll_open_door")
    acting(table)
    assert offered(table, "use") == [], "the scroll itself is gone before the tax is due"
    table.stack.clear()
    gems(table, 0, opal=1)
    acting(table)
    answer(table, "use scroll_open_door 1")
    assert prompt(table) == "sell-for-tax"
    answer(table, "sell_gem opal", "buy leather_helmet")
    draw(table, "leather_boots")
    assert table.gold == [2 - 1 - (2 - 1), 1]


@pytest.mark.rule("EU-116", "EU-261", "EU-125")
def test_armour_that_keeps_its_wearer_alive_pays_no_tax() -> None:
    table = market(0, owner=1)
    equip(table, 0, "leather_helmet")
    table.health[0] = 1
    acting(table)
    assert refused(table, "trade")[1] == "EU-116"
    table.stack.clear()
    table.health[0] = 2
    acting(table)
    answer(table, "trade")
    assert prompt(table) == "sell-for-tax"
    answer(table, options(table)[0])
    assert (prompt(table), table.gold, table.health[0]) == ("trade", [0, 1], 1)


@pytest.mark.rule("EU-117", "EU-132", "EU-288", "EU-291")
def test_in_a_rivals_towers_no_tax_is_due_and_gaar_beyond_the_slots_fills_the_sacks() -> None:
    table = towers(4)
    acting(table)
    answer(table, "trade")
    assert table.gold == [4, 0]
    line = next(one for one in options(table) if "gaar" in one)
    answer(table, line, line, line, line)
    assert (table.gaar[0], table.gold[0]) == (8, 0)
    answer(table, "done")
    assert (prompt(table), excess(table, 0)) == ("overflow", 1)
    answer(table, "drop_piece gaar")
    assert (prompt(table), table.gaar[0]) == ("act", 7)


@pytest.mark.rule("EU-132", "EU-356", "EU-357", "EU-361")
def test_skoldur_buys_gaar_into_his_sacks_and_turns_it_without_moving_his_die() -> None:
    table = towers(2, heroes=("skoldur", "ael"))
    table.dwurt[0] = 3
    acting(table)
    answer(table, "trade")
    line = next(one for one in options(table) if "gaar" in one)
    answer(table, line, line, "done")
    assert (table.gaar[0], table.dwurt[0], prompt(table)) == (2, 3, "act")
    answer(table, "arrange", "convert", "convert")
    assert (table.gaar[0], table.dwurt[0], table.dwurt_die[0]) == (0, 5, 0)


@pytest.mark.rule("EU-130", "EU-293", "EU-127", "EU-260")
def test_the_ruby_of_a_resource_sold_may_be_set_at_once_and_raises_what_its_piece_brings() -> None:
    table = market(0)
    equip(table, 0, "leather_greaves")
    table.resources[0] = [table.cat.resource_index["raw_ruby"]]
    table.health[0] = 5
    trading(table)
    answer(table, "sell_resource raw_ruby 2")
    assert (table.gold[0], loose(table)) == (1, {"ruby": 1})
    answer(table, "arrange")
    answer(table, offered(table, "set_gem")[0], "done")
    assert (table.health[0], max_health(table, 0)) == (6, 6 + 2)
    answer(table, "sell_worn leather_greaves 12")
    assert (table.gold[0], table.health[0], max_health(table, 0)) == (1 + 2, 4, 6)


@pytest.mark.rule("EU-120", "EU-121", "EU-289", "EU-123")
def test_a_scroll_of_haggling_just_bought_lowers_the_next_price_and_leaves_the_free_renewal() -> None:
    table = market(4)
    table.offer[0].remove(table.cat.tile_index["backpack"])
    stock(table, "merchant", "scroll_haggling")
    trading(table)
    settle(answer(table, "buy scroll_haggling"))
    settle(answer(table, "use scroll_haggling 1"))
    assert (table.gold[0], len(table.offer[0])) == (2, 4)
    settle(answer(table, "renew"))
    assert table.gold[0] == 2
    settle(answer(table, "renew"))
    assert table.gold[0] == 1


@pytest.mark.rule("EU-264", "EU-216", "EU-266")
def test_a_tile_revealed_before_a_death_is_learned_after_it_though_reputation_has_fallen() -> None:
    table = market(2, heroes=("maeldur", "dral"))
    lay(table, "i_cinder", -1, -1)
    table.rep[0] = 3
    trading(table)
    answer(table, "reveal_tiles", "keep_tile kindling", "done")
    stand(table, 0, "i_chapel-m")
    table.health[0], table.moves[0] = 2, 1
    acting(table)
    answer(table, "move i_chapel-a")
    assert (at(table), table.rep[0]) == ("i_chapel-m", 1)
    table.stack.clear()
    stand(table, 0, MERCHANT)
    trading(table)
    assert "reveal_tiles" not in options(table)
    answer(table, "relearn kindling ember_lash")
    assert table.gold[0] == 0


@pytest.mark.rule("EU-270", "EU-284", "EU-260", "EU-291")
def test_a_cuirass_for_an_opened_slot_covers_the_sack_of_what_was_bought_with_it() -> None:
    table = market(8)
    table.offer[0].remove(table.cat.tile_index["backpack"])
    stock(table, "merchant", "chain_hauberk")
    for _ in range(3):
        give(table, 0, "flask_air")
    acting(table)
    answer(table, "trade")
    settle(answer(table, "buy chain_hauberk"))
    answer(table, "arrange")
    assert offered(table, "equip") == [], "the slot is locked"
    answer(table, "done", "unlock cuirass 10", "arrange", "equip chain_hauberk 10", "done")
    assert (table.gold[0], max_health(table, 0), table.health[0]) == (8 - 5 - 2, 9, 9)
    answer(table, "done")
    assert (prompt(table), excess(table, 0)) == ("overflow", 1)
    answer(table, "drop_tile flask_air")
    assert prompt(table) == "act"


@pytest.mark.rule("EUS-069", "EU-307", "EUS-068", "EU-308")
def test_a_razed_tower_is_no_post_any_more_but_still_the_lair_of_an_elite() -> None:
    table = towers(5, table=tale("farruga", elites=True))
    table.bounty = fighter(table, "elite-ironmaw")
    table.trade_token[space(table, "iii_towers-a")] = NONE
    free(table, "iii_towers-a")
    table.ruined.append(space(table, "iii_towers-a"))
    stand(table, 0, "iii_towers-a")
    acting(table)
    assert refused(table, "trade")[1] in ("EU-114", "EUS-069")
    assert "fight ironmaw" in options(table)


@pytest.mark.rule("EUS-069", "EU-050", "EU-082")
def test_a_scroll_that_trades_is_kept_on_a_razed_post_and_one_that_jumps_there_only_jumps() -> None:
    table = market(5, table=tale("farruga"))
    here = space(table, MERCHANT)
    table.ruined.append(here)
    table.trade_token[here] = NONE
    free(table, MERCHANT, seat=1)
    for tile in ("scroll_open_door", "scroll_far_towers"):
        give(table, 0, tile)
    acting(table)
    assert "use scroll_open_door 1" not in options(table)
    stand(table, 0, "i_chapel-b")
    table.stack.clear()
    acting(table)
    answer(table, "use scroll_far_towers 1", f"teleport {MERCHANT}")
    assert (prompt(table), at(table)) == ("act", MERCHANT)
    assert told(table, "traded") == []


@pytest.mark.rule("EU-053", "EU-050", "EU-115", "EUS-014")
def test_on_the_post_where_the_dragon_sits_trade_costs_its_tax_and_fights_nobody() -> None:
    table = market(3, owner=1, table=tale("farruga"))
    farruga.tale(table).at = space(table, MERCHANT)
    tokens(table, 0, "trade")
    acting(table)
    answer(table, "trade")
    assert (prompt(table), table.gold) == ("trade", [2, 1])
    answer(table, "done")
    assert offered(table, "fight") == []


@pytest.mark.rule("EUS-079", "EU-115", "EU-116", "EU-120")
def test_lean_markets_leave_the_tax_at_one_coin() -> None:
    table = tale("mirrezil")
    table.round = 2
    draw(moment(table, "round_start", 2), "lean_markets")
    market(4, owner=1, table=table)
    trading(table)
    assert table.gold == [3, 1]
    settle(answer(table, "buy leather_helmet"))
    assert table.gold == [0, 1]
