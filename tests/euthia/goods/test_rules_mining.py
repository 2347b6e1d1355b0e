"""The Mining action of Euthia: who may mine where, tolls, tokens, minecarts."""

from __future__ import annotations

import pytest

from taverne.games.euthia.rules.goods.mining import Mining, why_not
from taverne.games.euthia.state.game_state import EuthiaState
from tests.euthia.positions import (
    acting,
    answer,
    board,
    draw,
    equip,
    give,
    hand,
    lay,
    options,
    pickaxes,
    pool,
    prompt,
    refused,
    run,
    settle,
    space,
    stand,
    tokens,
    told,
)


def mine(seats: int = 2, mode: str = "", heroes: tuple[str, ...] = ()) -> EuthiaState:
    """Return a table on which hero 0 stands on a mountain without monster, with all his tokens."""
    table = board(seats, mode, heroes=heroes)
    lay(table, "i_wayfarers", 2, -1)
    stand(table, 0, "i_wayfarers-a")
    return table


def picks(table: EuthiaState, seat: int = 0, where: str = "i_wayfarers-a") -> int:
    return table.interaction[seat].count(space(table, where))


@pytest.mark.rule("EU-106", "EU-107")
def test_mining_gives_the_top_resource_of_the_terrain_and_lays_a_token() -> None:
    table = acting(mine())
    answer(table, "mine")
    cat = table.cat
    assert {cat.resource_terrain[cat.resource_index[str(one)]] for one in pool(table)} == {0}
    first = str(pool(table)[0])
    draw(table, first)
    assert table.resources[0] == [cat.resource_index[first]]
    assert len(table.minerals[0]) == 24
    assert picks(table) == 1
    assert prompt(table) == "act"
    assert table.ready[0] == [0, 1, 1]


@pytest.mark.rule("EU-106")
def test_only_a_mine_is_mined() -> None:
    table = board()
    acting(table)
    assert "mine" not in options(table)
    assert refused(table, "mine") == ("no-mine", "EU-106")


@pytest.mark.rule("EU-107", "EU-108")
def test_a_hero_mines_a_mine_once() -> None:
    table = mine()
    tokens(table, 0, "mining", kept="mining")
    acting(table)
    answer(table, "mine")
    settle(table)
    assert refused(table, "mine") == ("mined", "EU-108")


@pytest.mark.rule("EU-109")
def test_every_rival_with_a_token_there_is_paid_a_coin() -> None:
    table = mine(4)
    pickaxes(table, "i_wayfarers-a", 1)
    pickaxes(table, "i_wayfarers-a", 3, 2)
    table.gold[0] = 5
    acting(table)
    answer(table, "mine")
    assert table.gold == [3, 1, 0, 1]
    assert told(table, "toll") == [{"seat": 0, "seats": [1, 3], "n": 1}]


@pytest.mark.rule("EU-110")
def test_who_cannot_pay_all_rivals_may_not_mine() -> None:
    table = mine(3)
    pickaxes(table, "i_wayfarers-a", 1)
    pickaxes(table, "i_wayfarers-a", 2)
    table.gold[0] = 1
    acting(table)
    assert refused(table, "mine") == ("toll", "EU-110")
    table.gold[0] = 2
    assert why_not(table, 0) is None


@pytest.mark.rule("EU-111")
def test_with_two_tokens_of_his_own_a_hero_takes_one_back_and_pays_nobody() -> None:
    table = mine(2)
    pickaxes(table, "i_wayfarers-a", 0, 2)
    pickaxes(table, "i_wayfarers-a", 1, 2)
    acting(table)
    answer(table, "mine")
    settle(table)
    assert picks(table) == 1
    assert len(table.resources[0]) == 1
    assert table.gold == [0, 0]
    assert why_not(table, 0) is not None


@pytest.mark.rule("EU-112", "EUX-25")
def test_a_minecart_draws_three_keeps_one_and_discards_the_others() -> None:
    table = mine()
    cart = equip(table, 0, "dragonskin_gauntlets")
    acting(table)
    answer(table, "mine")
    assert options(table) == ["dig", "use dragonskin_gauntlets 1"]
    answer(table, "use dragonskin_gauntlets 1")
    three = sorted(set(map(str, pool(table))))[:3]
    for one in three:
        draw(table, one)
    assert sorted(options(table)) == [f"haul {one}" for one in three]
    answer(table, f"haul {three[1]}")
    assert [table.cat.resource_ids[one] for one in table.resources[0]] == [three[1]]
    assert sorted(table.cat.resource_ids[one] for one in table.minerals_discard[0]) == [three[0], three[2]]
    assert table.engaged[cart] == 1


@pytest.mark.rule("EU-113")
def test_only_one_minecart_works_in_a_mining_action() -> None:
    table = mine()
    equip(table, 0, "dragonskin_gauntlets")
    second = give(table, 0, "scroll_prospecting")
    acting(table)
    answer(table, "mine")
    assert len(options(table)) == 3
    answer(table, "use dragonskin_gauntlets 1")
    assert prompt(table) == "resource"
    assert table.holder[second] == 0


@pytest.mark.rule("EU-044", "EU-045")
def test_an_empty_pile_takes_its_discard_and_without_one_nothing_is_gained() -> None:
    table = mine()
    table.minerals_discard[0] = table.minerals[0]
    table.minerals[0] = []
    run(table, Mining(0))
    assert len(pool(table)) == 25
    settle(table)
    assert table.minerals_discard[0] == []
    other = mine()
    other.minerals[0] = []
    run(other, Mining(0))
    assert other.resources[0] == []
    assert picks(other) == 1
    assert not other.pending


@pytest.mark.rule("EU-350")
def test_together_tolls_are_one_gold_card_in_all() -> None:
    table = mine(3, "coop")
    for other in (1, 2):
        pickaxes(table, "i_wayfarers-a", other)
    table.gold[0] = 9
    acting(table)
    assert refused(table, "mine") == ("toll-card", "EU-350")
    table.stack.clear()
    hand(table, 0, power_up=1, healing=1)
    acting(table)
    answer(table, "mine")
    assert options(table) == ["yield power_up", "yield healing"]
    answer(table, "yield healing")
    settle(table)
    assert table.gold == [9, 0, 0]
    assert sum(map(sum, table.hand)) == 1
    assert len(table.resources[0]) == 1


@pytest.mark.rule("EU-046", "EU-351")
def test_nothing_lets_heroes_give_each_other_anything() -> None:
    table = board(2, "coop")
    give(table, 0, "healing_potion")
    table.gold[0] = 5
    acting(table)
    kinds = {line.split()[0] for line in options(table)}
    assert kinds <= {"end", "walk", "move", "use", "arrange", "chapel"}
