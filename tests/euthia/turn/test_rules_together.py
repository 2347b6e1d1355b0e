"""Euthia together: who fights and who is asked, deaths, encounters, and reserves to their last card."""

from __future__ import annotations

import pytest

from taverne.engine.actions import CHANCE
from taverne.engine.decisions import Choice, Draw, Roll
from taverne.engine.frames import advance, apply
from taverne.games.euthia.box.integer_tables import NONE
from taverne.games.euthia.box.terms import ENCOUNTERS
from taverne.games.euthia.game import Euthia
from taverne.games.euthia.rules.goods.card_decks import Drawn, feed
from taverne.games.euthia.rules.goods.cards import draw_gold
from taverne.games.euthia.rules.travel.quests import reveal
from taverne.games.euthia.rules.travel.wounds import die
from taverne.games.euthia.state.game_state import EuthiaState
from tests.euthia.fights import arena, fight, held_cards, met, on
from tests.euthia.positions import acting, answer, board, draw, give, prompt, ready, run, settle, stand, told
from tests.euthia.turn.combat_cards import combat_card

GAME = Euthia()


@pytest.mark.rule("EU-348", "EU-333", "EU-337")
def test_together_monsters_fight_with_combat_cards_and_nobody_leads_them() -> None:
    table = arena(seats=3, mode="coop")
    met(table, "dragonfly")
    on(table, "combat-card")
    assert fight(table).master == NONE
    assert len(table.silver_reserve) == 1
    assert (table.control_deck, len(table.combat)) == ([], 36)


@pytest.mark.rule("EU-349")
def test_together_no_trade_tax_is_paid() -> None:
    table = arena("i_osier-c", seats=2, mode="coop")
    table.trade_token[table.at[0]] = 1
    acting(table)
    answer(table, "trade")
    assert (prompt(table), told(table, "tax")) == ("trade", [])


@pytest.mark.rule("EU-351", "EU-046")
def test_together_only_the_fighting_hero_is_asked() -> None:
    table = arena(seats=2, mode="coop")
    give(table, 1, "healing_potion")
    stand(table, 1, "i_stones-a")
    table.health[0] = 1
    met(table)
    asked = set()
    for _ in range(12):
        asked |= {decision.seat for decision in table.pending if decision.seat >= 0}
        if not table.pending:
            break
        on_once(table)
    assert asked == {0}


def on_once(table: EuthiaState) -> None:
    """Answer one question by its default, or chance by its seed."""
    decision = table.pending[0]
    if isinstance(decision, Draw | Roll):
        action, table.drawn = decision.sample(table.seed, table.drawn)
        apply(table, CHANCE, action)
        return
    assert isinstance(decision, Choice)
    assert decision.default is not None
    apply(table, decision.seat, decision.default)


@pytest.mark.rule("EU-353")
def test_together_each_turn_adds_a_silver_card_to_the_reserve() -> None:
    table = ready(2, "coop")
    assert len(table.silver_reserve) == 1
    answer(table, "end")
    on(table, "act")
    assert len(table.silver_reserve) == 2


@pytest.mark.rule("EU-354")
@pytest.mark.parametrize(("rep", "left"), [(3, 2), (0, 0)])
def test_together_a_death_in_combat_costs_1_reputation_at_once_and_no_more(rep: int, left: int) -> None:
    table = arena(seats=2, mode="coop")
    table.rep[0] = rep
    met(table)
    on(table, "combat-card")
    table.health[0] = 1
    draw(table, combat_card(6, 6))
    on(table)
    assert (table.rep[0], table.deaths) == (left, [0, 0])


@pytest.mark.rule("EU-354")
def test_together_a_death_outside_combat_costs_1_reputation_instead_of_2() -> None:
    table = arena(seats=2, mode="coop")
    table.rep[0], table.health[0] = 5, 0
    die(table, 0)
    advance(table)
    assert table.rep[0] == 4


@pytest.mark.rule("EU-325", "EU-326", "EU-352")
@pytest.mark.parametrize(("seats", "mode", "cards"), [(1, "solo", 5), (2, "coop", 4), (4, "coop", 6)])
def test_the_sorceress_has_her_own_cards_without_rivals(seats: int, mode: str, cards: int) -> None:
    table = board(seats, mode)
    her = ENCOUNTERS.index("sorceress")
    reveal(table, her)
    advance(table)
    on(table)
    shown_up = [table.cat.quest_ids[q] for q in table.quests_up[her]]
    records = {quest.id: quest for quest in table.box.cards.quest}
    assert all(records[name].one_player for name in shown_up)
    assert len(shown_up) == 2
    assert table.quest_left[her] + 2 == cards
    other = ENCOUNTERS.index("huntsman")
    reveal(table, other)
    advance(table)
    on(table)
    assert table.quest_left[other] + 2 == (3 if mode == "solo" else seats + 2)


@pytest.mark.rule("EU-045", "EU-347")
def test_a_reserve_never_has_more_cards_than_the_box() -> None:
    table = board(1)
    feed(table, 0, 20)
    table.bottom[1] = [table.golden.pop() for _ in range(3)]
    feed(table, 0, 20)
    assert len(table.gold_reserve) == len(table.cat.gold_deck_alone) == 24
    assert table.gold_reserve[-3:] != [NONE] * 3, "the cards under the deck are known"
    assert table.bottom[1] == []
    assert [line for line in GAME.problems(table) if "card" in line] == []
    draw_gold(table, 0, 1)
    advance(table)
    assert sum(held_cards(table, 0).values()) == 0, "no gold card is left to draw"


@pytest.mark.rule("EU-331", "EU-347")
def test_all_cards_of_a_full_reserve_can_be_turned_one_after_the_other() -> None:
    table = board(1)
    feed(table, 0, 24)
    for _ in range(24):
        settle(run(table, Drawn(1)))
    assert (table.gold_reserve, table.golden) == ([], [])
