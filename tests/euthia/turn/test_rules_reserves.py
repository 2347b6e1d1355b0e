"""Euthia without rivals: the decks of a solo game, and the reserves of silver and gold cards."""

from __future__ import annotations

import pytest

from taverne.engine.frames import advance
from taverne.games.euthia.box.integer_tables import NONE
from taverne.games.euthia.rules.goods.card_decks import feed
from taverne.games.euthia.rules.goods.cards import Drawing, draw_gold, draw_silver, limit
from tests.euthia.fights import arena, card, fight, held_cards, met, on
from tests.euthia.positions import acting, answer, board, draw, hand, offered, options, prompt, ready, run
from tests.euthia.turn.combat_cards import named


@pytest.mark.rule("EU-323")
def test_a_solo_game_has_a_combat_deck_and_no_control_cards() -> None:
    table = ready(1)
    assert len(table.combat) == 36
    assert (table.control_deck, table.control_discard) == ([], [])


@pytest.mark.rule("EU-324", "EU-348")
@pytest.mark.parametrize(("seats", "mode"), [(1, "solo"), (2, "coop")])
def test_without_rivals_mind_control_takes_the_place_of_possession(seats: int, mode: str) -> None:
    table = board(seats, mode)
    names = named(table, table.golden)
    assert (names.count("mind_control"), names.count("possession"), len(names)) == (8, 0, 24)
    rivals = board(2)
    names = named(rivals, rivals.golden)
    assert (names.count("mind_control"), names.count("possession"), len(names)) == (0, 8, 24)


@pytest.mark.rule("EU-327")
def test_each_round_of_a_solo_game_adds_a_silver_card_to_the_reserve() -> None:
    table = ready(1)
    assert table.silver_reserve == [NONE]


@pytest.mark.rule("EU-328")
def test_each_card_drawn_adds_one_of_its_kind_to_the_reserve() -> None:
    table = board(1)
    draw_silver(table, 0, 2)
    advance(table)
    on(table)
    assert (len(table.silver_reserve), len(table.gold_reserve)) == (2, 0)
    draw_gold(table, 0, 1)
    advance(table)
    on(table)
    assert (len(table.silver_reserve), len(table.gold_reserve)) == (2, 1)


@pytest.mark.rule("EU-328")
def test_an_exchange_adds_nothing_to_the_reserve() -> None:
    table = board(1)
    hand(table, 0, curse=4)
    acting(table)
    answer(table, "arrange", "exchange")
    draw(table, "power_up")
    assert (table.silver_reserve, table.gold_reserve) == ([], [])
    assert held_cards(table) == {"power_up": 1}


@pytest.mark.rule("EU-368")
def test_cards_of_the_dwurt_die_add_nothing_to_the_reserve() -> None:
    table = board(1, heroes=("skoldur",))
    run(table, Drawing(0, 0, 2, 1))
    on(table)
    assert table.silver_reserve == []


@pytest.mark.rule("EU-329", "EU-331", "EU-347")
def test_four_silver_cards_of_the_reserve_are_one_gold_card() -> None:
    table = board(1)
    table.silver_reserve = [NONE] * 3
    feed(table, 1, 0)
    advance(table)
    on(table)
    assert table.silver_reserve == []
    assert table.gold_reserve == [NONE]
    assert (len(table.silver), len(table.bottom[0])) == (20, 4), "they go under their deck"


@pytest.mark.rule("EU-329")
def test_the_gold_reserve_has_no_limit() -> None:
    table = board(1)
    feed(table, 0, 9)
    advance(table)
    assert len(table.gold_reserve) == 9


@pytest.mark.rule("EU-330")
def test_without_rivals_cards_may_be_given_for_coins() -> None:
    table = board(1)
    hand(table, 0, curse=4, healing=1)
    acting(table)
    answer(table, "arrange")
    assert {"coin silver", "coin gold", "exchange"} <= set(options(table))
    answer(table, "coin silver")
    assert (table.gold[0], held_cards(table)) == (1, {"healing": 1})
    answer(table, "coin gold")
    assert (table.gold[0], held_cards(table)) == (2, {})
    rivals = board(2)
    hand(rivals, 0, curse=4)
    answer(acting(rivals), "arrange")
    assert offered(rivals, "coin") == []


@pytest.mark.rule("EU-330", "EU-220")
def test_the_hand_limit_stays_5() -> None:
    table = board(1)
    hand(table, 0, curse=2, healing=4)
    limit(table, 0)
    advance(table)
    assert (prompt(table), options(table)) == ("hand-limit", ["coin gold", "drop_card curse", "drop_card healing"])
    answer(table, "coin gold")
    while table.pending:
        answer(table, "give_card healing")
    assert (table.gold[0], held_cards(table)) == (1, {"curse": 2, "healing": 3})


@pytest.mark.rule("EU-331")
def test_discarded_cards_go_under_their_deck_and_are_drawn_last() -> None:
    table = board(1)
    hand(table, 0, venom=4)
    acting(table)
    answer(table, "arrange", "coin silver", "done")
    assert named(table, table.bottom[0]) == ["venom"] * 4
    assert table.silver_discard == []
    table = board(1)
    table.silver, table.bottom[0] = [], [card(table, "venom"), card(table, "curse")]
    draw_silver(table, 0, 1)
    advance(table)
    assert held_cards(table) == {"venom": 1}


@pytest.mark.rule("EU-332")
def test_a_monsters_cards_go_to_the_reserves() -> None:
    table = arena(seats=1)
    met(table, "dragonfly")
    on(table, "combat-card")
    assert (len(table.silver_reserve), len(table.gold_reserve), held_cards(table)) == (1, 0, {})
    assert (fight(table).master, fight(table).chaos, fight(table).gaar) == (NONE, 1, 2)


@pytest.mark.rule("EU-332", "EU-329")
def test_a_monsters_silver_card_may_be_the_fourth() -> None:
    table = arena(seats=1)
    table.silver_reserve = [NONE] * 3
    met(table, "dragonfly")
    on(table, "combat-card")
    assert (len(table.silver_reserve), len(table.gold_reserve)) == (0, 1)
