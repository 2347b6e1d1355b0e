"""Free actions of Euthia's places: the Chapel, treasures, challenges of elementals, the Griffin."""

from __future__ import annotations

import pytest

from taverne.games.euthia.box.atlas import TREASURE_LAND
from taverne.games.euthia.box.integer_tables import NONE
from taverne.games.euthia.rules.goods.finds import Finding
from taverne.games.euthia.state.game_state import EuthiaState
from tests.euthia.positions import (
    acting,
    answer,
    board,
    draw,
    give,
    lay,
    offered,
    options,
    pool,
    prompt,
    refresh,
    refused,
    run,
    settle,
    space,
    stand,
    thing,
)


@pytest.mark.rule("EU-228")
def test_the_chapel_heals_six_for_a_coin_and_sells_potions_as_often_as_one_pays() -> None:
    table = board(heroes=("dral", "ael"))
    table.health[0] = 1
    table.gold[0] = 4
    acting(table)
    answer(table, "chapel heal")
    assert (table.health[0], table.gold[0]) == (7, 3)
    assert refused(table, "chapel heal") == ("unhurt", "EU-258")
    answer(table, "chapel potion", "chapel potion")
    assert table.gold[0] == 1
    assert len([one for one in table.things_of(0) if table.design[one] == table.cat.potion]) == 2
    assert table.potions == 10
    table.health[0] = 6
    table.gold[0] = 0
    refresh(table)
    assert refused(table, "chapel heal") == ("no-gold", "EU-228")
    assert refused(table, "chapel potion") == ("no-gold", "EU-228")


@pytest.mark.rule("EU-228")
def test_the_chapel_helps_at_its_centre_only() -> None:
    table = board()
    stand(table, 0, "i_chapel-a")
    table.gold[0] = 4
    acting(table)
    assert offered(table, "chapel") == []
    assert refused(table, "chapel potion") == ("no-chapel", "EU-228")


@pytest.mark.rule("EU-229")
def test_the_chapel_is_no_trading_post() -> None:
    table = board()
    table.gold[0] = 9
    acting(table)
    assert "trade" not in options(table)
    assert refused(table, "trade")[1] == "EU-114"


@pytest.mark.rule("EU-045")
def test_no_potion_is_sold_when_all_are_held() -> None:
    table = board()
    table.potions = 0
    table.gold[0] = 2
    acting(table)
    assert refused(table, "chapel potion") == ("no-potion", "EU-045")


@pytest.mark.rule("EU-230")
def test_a_treasure_is_found_once_by_whoever_lays_a_token() -> None:
    table = board()
    lay(table, "i_magpie", 2, -1)
    stand(table, 0, "i_magpie-a")
    acting(table)
    answer(table, "treasure")
    tile = next(str(one) for one in pool(table) if not drawn_at_once(table, str(one)))
    draw(table, tile)
    assert table.hero_token[space(table, "i_magpie-a")] == 0
    assert thing(table, 0, tile) != NONE
    assert refused(table, "treasure") == ("treasure-found", "EU-230")
    stand(table, 1, "i_magpie-a")
    table.stack.clear()
    acting(table, 1)
    assert refused(table, "treasure") == ("treasure-found", "EU-230")


def drawn_at_once(table: EuthiaState, tile: str) -> bool:
    return any(use.trigger == 1 for use in table.cat.tile_uses[table.cat.tile_index[tile]])


@pytest.mark.rule("EU-230")
@pytest.mark.parametrize(("tile", "level"), [("i_magpie-a", 1), ("ii_warren-b", 2), ("iv_crowns-c", 3)])
def test_the_treasure_is_of_the_level_of_its_space(tile: str, level: int) -> None:
    table = board()
    lay(table, tile.split("-", maxsplit=1)[0], 2, -1)
    assert table.cat.map.land[space(table, tile)] == TREASURE_LAND
    run(table, Finding(0, table.cat.map.treasure_level[space(table, tile)]))
    assert sorted(map(str, pool(table))) == sorted(
        table.cat.tile_ids[one] for one in table.cat.treasure_decks[level - 1]
    )


@pytest.mark.rule("EU-231")
def test_a_treasure_that_acts_at_once_is_used_and_discarded() -> None:
    table = board()
    run(table, Finding(0, 1))
    purse = next(str(one) for one in pool(table) if drawn_at_once(table, str(one)))
    before = len(table.things_of(0))
    draw(table, purse)
    settle(table)
    assert len(table.things_of(0)) == before
    assert table.treasures_discard[0] == [table.cat.tile_index[purse]]


@pytest.mark.rule("EU-231")
def test_a_treasure_without_room_is_used_or_discarded_and_the_token_stays() -> None:
    table = board()
    lay(table, "i_magpie", 2, -1)
    stand(table, 0, "i_magpie-a")
    for _ in range(3):
        give(table, 0, "healing_potion")
    acting(table)
    answer(table, "treasure")
    tile = next(str(one) for one in pool(table) if not drawn_at_once(table, str(one)))
    draw(table, tile)
    assert prompt(table) != "act"
    assert table.hero_token[space(table, "i_magpie-a")] == 0


@pytest.mark.rule("EU-233")
def test_free_actions_may_be_taken_at_any_moment_on_the_space() -> None:
    table = board()
    lay(table, "i_magpie", 2, -1)
    stand(table, 0, "i_magpie-a")
    acting(table)
    answer(table, "walk trade")
    assert "treasure" in options(table)
    answer(table, "walk mining", "treasure")
    settle(table)
    assert table.moves[0] == 3
