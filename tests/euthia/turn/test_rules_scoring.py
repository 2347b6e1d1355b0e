"""Final scoring of Euthia: every source of gold and reputation, ties, shared victories."""

from __future__ import annotations

import pytest

from taverne.games.euthia.box.integer_tables import NONE
from taverne.games.euthia.game import Euthia
from taverne.games.euthia.rules.turn.scoring import counts, final, parts, tie, total, wealth
from taverne.games.euthia.state.game_state import OVER, EuthiaState
from tests.euthia.positions import (
    board,
    equip,
    essences,
    free,
    gems,
    give,
    hand,
    pickaxes,
    set_gem,
    space,
    thing,
    told,
    trophy,
)


def spaces(table: EuthiaState, n: int) -> list[str]:
    """Return the words of some spaces."""
    return list(table.cat.map.words[:n])


@pytest.mark.rule("EU-244")
def test_hero_tiles_on_the_board_count_their_cost_and_start_tiles_and_the_reserve_nothing() -> None:
    table = board()
    assert wealth(table, 0)["tiles"] == 0
    equip(table, 0, "kindling")
    assert wealth(table, 0)["tiles"] == 1
    give(table, 0, "salamander_sceptre")
    assert wealth(table, 0)["tiles"] == 4
    table.reserve[0].append(table.cat.tile_index["cloak_of_ash"])
    assert wealth(table, 0)["tiles"] == 4


@pytest.mark.rule("EU-245", "EU-248")
def test_unlocked_slots_count_their_price_an_essence_two() -> None:
    table = board()
    assert wealth(table, 0)["slots"] == 0
    table.slots[0][4] = NONE
    assert wealth(table, 0)["slots"] == 2
    table.slots[0][6] = NONE
    assert wealth(table, 0)["slots"] == 4, "an essence of Fire"
    table.slots[0][7] = NONE
    assert wealth(table, 0)["slots"] == 8, "an essence and two gold"
    table.slots[0][9] = NONE
    assert wealth(table, 0)["slots"] == 10, "the cuirass"
    table.slots[0][14] = NONE
    assert wealth(table, 0)["slots"] == 13, "the second jewel"


@pytest.mark.rule("EU-246")
def test_gems_count_two_wherever_they_are_and_essences_unless_they_lie_on_tiles() -> None:
    table = board(heroes=("taesiri", "ael"))
    gems(table, 0, ruby=1, diamond=1)
    essences(table, 0, fire=1)
    assert wealth(table, 0)["gems"] == 6
    set_gem(table, give(table, 0, "leather_greaves"), "onyx", active=False)
    assert wealth(table, 0)["gems"] == 8
    table.stored[thing(table, 0, "cold_word")] = (1, 0, 0, 0)
    assert wealth(table, 0)["gems"] == 8


@pytest.mark.rule("EU-247")
def test_items_count_their_full_price_potions_one_gaar_and_trophies_nothing() -> None:
    table = board()
    equip(table, 0, "chain_greaves")
    give(table, 0, "dragonskin_gauntlets")
    assert wealth(table, 0)["items"] == 4 + 9
    give(table, 0, "healing_potion")
    assert wealth(table, 0)["items"] == 14
    table.gaar[0] += 5
    table.dwurt[0] += 5
    trophy(table, 0, table.cat.foes.names[0])
    worth = wealth(table, 0)
    assert sum(worth.values()) == 14


@pytest.mark.rule("EU-249", "EU-250")
def test_resources_count_the_side_with_reputation_else_the_richer_and_no_gems() -> None:
    table = board()
    index = table.cat.resource_index
    table.resources[0] = [index["raw_diamond"]]
    assert (wealth(table, 0)["resources"], wealth(table, 0)["reputation"]) == (2, 3)
    table.resources[0] = [index["silver_lode"]]
    assert (wealth(table, 0)["resources"], wealth(table, 0)["reputation"]) == (2, 1)
    table.resources[0] = [index["raw_ruby"], index["blind_crystal"]]
    assert (wealth(table, 0)["resources"], wealth(table, 0)["reputation"]) == (4 + 3, 0)
    assert wealth(table, 0)["gems"] == 0


@pytest.mark.rule("EU-251")
@pytest.mark.parametrize(("gold", "rep"), [(4, 0), (5, 1), (9, 1), (10, 2)])
def test_every_full_five_gold_are_a_point(gold: int, rep: int) -> None:
    table = board()
    table.gold[0] = gold
    assert parts(table, 0)["gold"] == rep
    table.gold[0] -= 2
    gems(table, 0, ruby=1)
    assert parts(table, 0)["gold"] == rep, "gold of all sources is put together first"


@pytest.mark.rule("EU-252")
def test_the_score_table_gives_its_figures_by_own_count() -> None:
    table = board()
    free(table, *spaces(table, 5))
    for one in spaces(table, 3):
        table.trade_token[space(table, one)] = 0
    pickaxes(table, "i_osier-a", 0, 5)
    table.captured[0] = 2
    table.quests[0] = [0, 1, 2, 3]
    table.bounties[0] = [40, 41, 42]
    found = parts(table, 0)
    assert found["hero_tokens"] == 3
    assert found["trade_tokens"] == 4
    assert found["interaction_tokens"] == 2
    assert found["rival_tokens"] == 2
    assert found["quests"] == 6
    assert found["elites"] == 5
    assert total(table, 0) == 22
    assert total(table, 1) == 0


@pytest.mark.rule("EU-252")
def test_more_than_the_table_shows_counts_as_its_last_figure() -> None:
    table = board()
    free(table, *spaces(table, 30))
    assert parts(table, 0)["hero_tokens"] == 8


@pytest.mark.rule("EU-253")
def test_hero_tokens_on_spaces_count_and_empty_slots_do_not() -> None:
    table = board()
    free(table, "i_chapel-a", "i_chapel-b")
    table.slots[0][4] = table.slots[0][5] = NONE
    assert counts(table, 0)["hero_tokens"] == 2
    free(table, "i_chapel-b", seat=1)
    assert counts(table, 0)["hero_tokens"] == 1


@pytest.mark.rule("EU-254")
def test_trade_tokens_and_interaction_tokens_are_counted_apart() -> None:
    table = board()
    table.trade_token[space(table, "i_millbrook-a")] = 0
    table.trade_token[space(table, "iii_towers-a")] = 0
    table.trade_token[space(table, "ii_vials-a")] = 1
    pickaxes(table, "i_osier-a", 0, 2)
    pickaxes(table, "i_osier-b", 0, 1)
    pickaxes(table, "i_osier-b", 1, 1)
    assert counts(table, 0) == {
        "hero_tokens": 0,
        "interaction_tokens": 3,
        "trade_tokens": 2,
        "rival_tokens": 0,
        "quests": 0,
        "elites": 0,
    }


@pytest.mark.rule("EU-255")
def test_each_death_in_combat_costs_two() -> None:
    table = board()
    table.rep[0] = 10
    table.deaths[0] = 3
    assert parts(table, 0)["deaths"] == -6
    assert total(table, 0) == 4


@pytest.mark.rule("EU-256")
def test_cards_in_hand_decide_a_tie_gold_cards_four_silver_ones_one() -> None:
    table = board()
    table.phase = OVER
    table.rep = [5, 5]
    gold = next(word for word, n in table.cat.card_index.items() if table.cat.card_gold[n] and n in table.golden)
    hand(table, 0, curse=3)
    hand(table, 1, **{gold: 1})
    assert (tie(table, 0), tie(table, 1)) == (3, 4)
    result = Euthia().result(table)
    assert result is not None
    assert (list(result.scores), list(result.winners)) == ([5, 5], [1])
    table.rep[0] = 6
    result = Euthia().result(table)
    assert result is not None
    assert list(result.winners) == [0]


@pytest.mark.rule("EU-257")
def test_a_tie_that_cards_do_not_decide_is_shared() -> None:
    table = board()
    table.phase = OVER
    table.rep = [5, 5]
    hand(table, 0, curse=1)
    hand(table, 1, curse=1)
    result = Euthia().result(table)
    assert result is not None
    assert list(result.winners) == [0, 1]


@pytest.mark.rule("EU-251")
def test_the_final_scores_are_told_with_their_parts() -> None:
    table = board()
    table.rep[0] = 3
    table.gold[0] = 12
    final(table)
    mine = told(table, "score")[0]
    assert (mine["n"], mine["reputation"], mine["gold"]) == (5, 3, 2)
