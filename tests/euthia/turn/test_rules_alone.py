"""Euthia without rivals: combat cards, reserves, Gaar and Chaos actions of the monster; deaths, costs, encounters."""

from __future__ import annotations

import pytest

from taverne.engine.actions import CHANCE
from taverne.engine.decisions import Choice, Draw, Roll
from taverne.engine.frames import advance, apply
from taverne.games.euthia.box.integer_tables import NONE
from taverne.games.euthia.box.terms import ENCOUNTERS
from taverne.games.euthia.game import Euthia
from taverne.games.euthia.rules.goods.card_decks import Drawn, feed
from taverne.games.euthia.rules.goods.cards import Drawing, draw_gold, draw_silver, limit
from taverne.games.euthia.rules.travel.quests import reveal
from taverne.games.euthia.rules.travel.wounds import die
from taverne.games.euthia.state.duel import LASTING, CardSet
from taverne.games.euthia.state.game_state import EuthiaState
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
from tests.euthia.positions import (
    acting,
    answer,
    board,
    draw,
    essences,
    give,
    hand,
    offered,
    options,
    pool,
    prompt,
    ready,
    roll,
    run,
    settle,
    stand,
    told,
)

GAME = Euthia()


def combat_card(left: int, right: int) -> int:
    """Return the number of the combat card with these dice."""
    return 6 * (left - 1) + right - 1


def symbols(table: EuthiaState, left: int, right: int) -> tuple[int, int]:
    """Return the Gaar and Chaos symbols of a combat card."""
    found = table.cat.combat_deck[combat_card(left, right)]
    assert found[:2] == (left, right)
    return found[2], found[3]


def reserves(table: EuthiaState, gold: tuple[str, ...] = (), silver: tuple[str, ...] = ()) -> None:
    """Lay known cards into the reserves, from the top; they leave their decks."""
    for cards, reserve, deck in (
        (gold, table.gold_reserve, table.golden),
        (silver, table.silver_reserve, table.silver),
    ):
        for name in cards:
            deck.remove(card(table, name))
            reserve.append(card(table, name))


def named(table: EuthiaState, cards: list[int]) -> list[str]:
    return [table.cat.card_ids[one] for one in cards]


def shows(table: EuthiaState, left: int, right: int) -> EuthiaState:
    """Go on to the combat card and turn this one."""
    on(table, "combat-card")
    return draw(table, combat_card(left, right))


def chaotic(
    chaos: int, gold: tuple[str, ...] = (), silver: tuple[str, ...] = (), damage: int = 0, tokens: int = 2
) -> EuthiaState:
    """Return a solo table after a combat card with so many Chaos symbols, its Chaos actions done."""
    table = attacked("thorn_boar", seats=1)
    duel = fight(table)
    duel.gaar, duel.chaos, duel.damage = 0, tokens, damage
    table.gaar[0] = 0
    reserves(table, gold, silver)
    left, right = {1: (2, 4), 2: (2, 2), 0: (1, 1)}[chaos]
    assert symbols(table, left, right)[1] == chaos
    return shows(suffer(table), left, right)


def laid(table: EuthiaState) -> list[tuple[str, int]]:
    """Return the sets that were played."""
    return [(event["card"].removeprefix("card-"), event["n"]) for event in told(table, "card-played")]


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
    answer(table, "essence air 1", "essence air 1")
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
