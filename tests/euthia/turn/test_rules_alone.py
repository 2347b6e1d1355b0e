"""Euthia without rivals: combat cards, Gaar and Chaos actions of the monster, and what a death costs."""

from __future__ import annotations

import pytest

from taverne.games.euthia.box.integer_tables import NONE
from taverne.games.euthia.state.duel import LASTING, CardSet
from tests.euthia.fights import (
    AIRY,
    EARTHY,
    arena,
    attacked,
    card,
    fight,
    held_cards,
    met,
    on,
    strength,
    strike,
    suffer,
    total,
)
from tests.euthia.positions import answer, draw, essences, give, options, pool, prompt, roll
from tests.euthia.turn.combat_cards import chaotic, combat_card, laid, named, reserves, shows, symbols


@pytest.mark.rule("EU-333", "EU-323")
def test_a_combat_card_takes_the_place_of_the_monsters_roll() -> None:
    table = attacked(seats=1)
    fight(table).gaar = 0
    on(suffer(table), "combat-card")
    assert pool(table) == list(range(36))
    draw(table, combat_card(6, 5))
    on(table)
    assert (strength(table), table.health[0]) == (11, 6 - 3)
    assert table.combat_discard == [combat_card(6, 5)]
    on(suffer(table), "combat-card")
    assert combat_card(6, 5) not in pool(table)


@pytest.mark.rule("EU-347")
def test_used_combat_cards_are_shuffled_when_the_deck_is_empty() -> None:
    table = attacked(seats=1)
    table.combat, table.combat_discard = [], [3, 1, 2]
    on(suffer(table), "combat-card")
    assert pool(table) == [1, 2, 3]


@pytest.mark.rule("EU-334", "EU-156")
def test_an_air_essence_takes_the_left_die_before_hope_is_looked_at() -> None:
    table = attacked(seats=1)
    essences(table, 0, air=2)
    fight(table).gaar = 0
    suffer(table)
    answer(table, "essence air 1")
    shows(table, 6, 4)
    assert (fight(table).dice, table.hope) == ([4], 0)


@pytest.mark.rule("EU-334")
def test_hope_comes_before_air_and_air_before_earth() -> None:
    table = attacked(seats=1, where=AIRY)
    fight(table).gaar, fight(table).earth = 0, 1
    shows(suffer(table), 6, 4)
    assert table.hope == 1
    on(table)
    assert strength(table) == 1 + 4 + 2
    table = attacked(seats=1, where=EARTHY)
    fight(table).gaar = 0
    shows(suffer(table), 5, 4)
    assert table.hope == 0
    on(table)
    assert strength(table) == 9 + 2


@pytest.mark.rule("EU-335")
def test_for_each_gaar_symbol_a_low_die_is_rolled_again_and_2_are_added() -> None:
    table = attacked("dragonfly", seats=1)
    fight(table).chaos = 0
    assert symbols(table, 2, 1) == (2, 1)
    shows(suffer(table), 2, 1)
    assert prompt(table) == "reroll"
    roll(table, 4)
    assert (fight(table).dice, fight(table).gaar, prompt(table)) == ([2, 4], 1, "reroll")
    roll(table, 5)
    assert (fight(table).dice, fight(table).gaar) == ([5, 4], 0)
    on(table)
    assert strength(table) == 9 + 4


@pytest.mark.rule("EU-335")
def test_no_gaar_is_spent_on_a_die_of_4_or_more_nor_beyond_the_symbols() -> None:
    table = attacked("dragonfly", seats=1)
    fight(table).chaos = 0
    assert symbols(table, 3, 2)[0] == 1
    shows(suffer(table), 3, 2)
    roll(table, 1)
    assert (prompt(table), fight(table).gaar, fight(table).dice) == ("duel", 1, [3, 1])
    table = attacked("dragonfly", seats=1)
    fight(table).chaos = 0
    shows(suffer(table), 4, 4)
    assert fight(table).gaar == 2


@pytest.mark.rule("EU-337")
def test_then_the_hero_answers_as_usual() -> None:
    table = attacked(seats=1)
    fight(table).gaar = 0
    shows(suffer(table), 6, 5)
    assert (prompt(table), options(table)) == ("duel", ["pass", "gaar 1", "gaar 2"])
    answer(table, "gaar 1")
    roll(table, 2)
    answer(table, "gaar 2")
    roll(table, 1)
    answer(table, "pass")
    assert strength(table) == 3 - 4
    assert table.gaar[0] == 2


@pytest.mark.rule("EU-336")
def test_without_a_chaos_token_or_a_card_there_is_no_chaos_action() -> None:
    table = chaotic(2, gold=("power_up",), tokens=0)
    assert (laid(table), len(table.gold_reserve)) == ([], 1)
    table = chaotic(2)
    assert (laid(table), fight(table).chaos) == ([], 2)
    table = chaotic(0, gold=("power_up",))
    assert (laid(table), fight(table).chaos) == ([], 2)


@pytest.mark.rule("EUX-29", "EU-336")
def test_two_symbols_two_tokens_and_one_card_are_one_chaos_action() -> None:
    table = chaotic(2, gold=("power_up",))
    assert laid(table) == [("power_up", 1)]
    assert fight(table).chaos == 1


@pytest.mark.rule("EU-336")
def test_two_symbols_but_one_token_are_one_chaos_action() -> None:
    table = chaotic(2, gold=("power_up", "mind_control", "mind_control"), tokens=1)
    assert laid(table) == [("power_up", 1)]
    assert named(table, table.gold_reserve) == ["mind_control", "mind_control"]
    assert fight(table).chaos == 0


@pytest.mark.rule("EU-338", "EU-347")
def test_a_chaos_action_reveals_gold_cards_until_three_or_a_different_one() -> None:
    table = chaotic(1, gold=("power_up", "power_up", "mind_control", "healing"))
    assert laid(table) == [("power_up", 2)]
    assert named(table, table.gold_reserve) == ["healing", "mind_control"], "the different one goes to the bottom"
    table = chaotic(1, gold=("power_up",) * 4)
    assert laid(table) == [("power_up", 3)]
    assert named(table, table.gold_reserve) == ["power_up"]


@pytest.mark.rule("EU-339")
def test_with_an_empty_gold_reserve_the_silver_one_is_used_until_two() -> None:
    table = chaotic(1, silver=("frenzy", "frenzy", "frenzy"))
    assert laid(table) == [("frenzy", 2)]
    assert named(table, table.silver_reserve) == ["frenzy"]
    table = chaotic(1, silver=("venom", "curse", "frenzy"))
    assert laid(table) == [("venom", 1)]
    assert named(table, table.silver_reserve) == ["frenzy", "curse"]


@pytest.mark.rule("EU-340")
def test_a_set_for_before_the_roll_acts_on_this_attack() -> None:
    table = chaotic(1, silver=("venom", "venom"), tokens=1)
    on(table)
    assert strength(table) == 2 + 4
    assert table.health[0] == 6 - 2 - 2, "two wounds of the band and two more"
    assert fight(table).penalty == -1
    assert fight(table).chaos == 0


@pytest.mark.rule("EU-340", "EU-225")
def test_a_curse_acts_on_the_coming_attack_of_the_hero() -> None:
    table = chaotic(1, silver=("curse", "curse"))
    on(table)
    fight(table).step = 3
    on(strike(table), "hero-roll")
    roll(table, 6, 6)
    answer(table, "done")
    assert total(table) == 12 - 4
    assert fight(table).damage == 1 - 1
    on(suffer(table), "combat-card")
    assert (fight(table).penalty, fight(table).played) == (0, [])
    assert named(table, table.bottom[0]) == ["curse", "curse"]


@pytest.mark.rule("EU-340", "EU-175")
def test_a_curse_of_a_chaos_action_can_be_cancelled_in_step_a_of_that_attack() -> None:
    table = chaotic(1, silver=("curse", "curse"))
    on(table)
    fight(table).step = 3
    give(table, 0, "scroll_unbinding")
    strike(table)
    answer(table, "use scroll_unbinding 1")
    on(table, "hero-roll")
    roll(table, 3, 3)
    answer(table, "done")
    assert total(table) == 6 + 3
    assert fight(table).damage == 1


@pytest.mark.rule("EU-340")
def test_where_curses_are_cancelled_for_the_whole_combat_those_of_chaos_do_nothing_either() -> None:
    table = attacked("thorn_boar", seats=1)
    fight(table).gaar, fight(table).chaos, fight(table).uncursed = 0, 1, 1
    reserves(table, silver=("curse", "curse"))
    shows(suffer(table), 2, 4)
    assert laid(table) == [("curse", 2)]
    assert fight(table).penalty == 0


@pytest.mark.rule("EUX-30", "EU-341")
@pytest.mark.parametrize("damage", [0, 3])
def test_four_power_ups_and_a_healing_are_two_piles(damage: int) -> None:
    table = chaotic(2, gold=("power_up",) * 4 + ("healing",), damage=damage)
    assert laid(table) == [("power_up", 3), ("power_up", 1)]
    assert named(table, table.gold_reserve) == ["healing"]
    assert fight(table).chaos == 0
    assert fight(table).ahead[0] == -4 - 2


@pytest.mark.rule("EU-341")
def test_the_second_pile_begins_with_the_first_different_card() -> None:
    table = chaotic(2, gold=("power_up", "mind_control", "mind_control", "power_up", "healing"))
    assert laid(table) == [("power_up", 1), ("mind_control", 2)]
    assert named(table, table.gold_reserve) == ["healing", "power_up"]


@pytest.mark.rule("EU-341", "EU-347")
def test_the_second_pile_may_come_from_the_silver_reserve() -> None:
    table = chaotic(2, gold=("power_up",), silver=("frenzy", "frenzy"))
    assert laid(table) == [("power_up", 1), ("frenzy", 2)]
    assert fight(table).chaos == 0


@pytest.mark.rule("EU-342")
def test_healing_is_a_card_like_others_while_the_monster_is_damaged() -> None:
    table = chaotic(1, gold=("healing", "healing", "healing", "power_up"), damage=7)
    assert laid(table) == [("healing", 3)]
    assert fight(table).damage == 7 - 5


@pytest.mark.rule("EU-343", "EU-224")
def test_healing_of_an_undamaged_monster_stands_alone_and_stays_for_later() -> None:
    table = chaotic(1, gold=("healing", "healing", "power_up"))
    assert laid(table) == [("healing", 1)]
    assert named(table, table.gold_reserve) == ["healing", "power_up"], "no further card is revealed"
    on(table)
    assert strength(table) == 2 + 4 + 2
    assert fight(table).played == [CardSet(card(table, "healing"), 1, LASTING)]


@pytest.mark.rule("EU-344")
def test_with_two_chaos_actions_further_healing_goes_to_the_bottom() -> None:
    table = chaotic(2, gold=("healing", "healing", "power_up", "power_up", "mind_control", "healing"))
    assert laid(table) == [("healing", 1), ("power_up", 2)]
    assert named(table, table.gold_reserve) == ["healing", "mind_control", "healing"]


@pytest.mark.rule("EU-344", "EU-343")
def test_nothing_but_healing_is_one_pile_of_one() -> None:
    table = chaotic(2, gold=("healing", "healing", "healing"))
    assert laid(table) == [("healing", 1)]
    assert named(table, table.gold_reserve) == ["healing", "healing"]
    assert fight(table).chaos == 1


@pytest.mark.rule("EU-344", "EU-343")
def test_healing_as_the_second_pile_takes_no_further_card() -> None:
    table = chaotic(2, gold=("power_up", "healing", "healing", "mind_control"))
    assert laid(table) == [("power_up", 1), ("healing", 1)]
    assert named(table, table.gold_reserve) == ["healing", "mind_control"]


@pytest.mark.rule("EU-345")
def test_gaar_stolen_by_mind_control_are_the_monsters_from_the_next_round_on() -> None:
    table = arena(seats=1)
    reserves(table, gold=("mind_control", "mind_control", "power_up"))
    met(table, "goblin_archer")
    on(table, "combat-card")
    fight(table).gaar = 0
    draw(table, combat_card(2, 4))
    assert (table.gaar[0], fight(table).gaar, fight(table).stolen) == (2, 0, 2)
    on(table, "hero-roll")
    assert fight(table).gaar == 0
    roll(table, 2, 2)
    on(table, "combat-card")
    assert (fight(table).gaar, fight(table).stolen) == (2, 0)


@pytest.mark.rule("EU-345", "EU-357")
def test_mind_control_takes_skoldurs_dwurt() -> None:
    table = attacked("goblin_archer", heroes=("skoldur",), seats=1)
    reserves(table, gold=("mind_control",) * 3)
    table.dwurt[0], table.gaar[0] = 2, 5
    fight(table).gaar = 0
    shows(suffer(table), 2, 4)
    assert (table.dwurt[0], table.gaar[0], fight(table).stolen) == (0, 4, 3)
    assert table.dwurt_die[0] == 0, "it was not spent"


@pytest.mark.rule("EU-346", "EU-331")
def test_a_solo_death_is_marked_for_scoring_and_its_gold_card_feeds_the_reserve() -> None:
    table = arena(seats=1)
    met(table)
    on(table, "combat-card")
    table.health[0] = 1
    draw(table, combat_card(6, 6))
    on(table)
    assert (table.deaths, table.captured) == ([1], [0])
    assert (sum(held_cards(table).values()), len(table.gold_reserve)) == (1, 1)
    assert table.rep[0] == 0


@pytest.mark.rule("EU-347")
def test_a_card_of_the_reserve_is_turned_only_when_it_is_needed() -> None:
    table = attacked("goblin_archer", seats=1)
    fight(table).gaar = 0
    table.gold_reserve = [NONE, NONE]
    shows(suffer(table), 2, 4)
    assert prompt(table) == "reserve"
    draw(table, "power_up")
    draw(table, "healing")
    assert laid(table) == [("power_up", 1)]
    assert named(table, table.gold_reserve) == ["healing"], "seen, it lies at the bottom"
    assert len(table.golden) == 24 - 2
