"""Euthia without rivals where rules meet: reserves and Chaos actions against tiles, tolls in cards, deaths, deals."""

from __future__ import annotations

import pytest

from tests.euthia.fights import arena, attacked, card, fight, held_cards, met, on, strength, strike, suffer, total
from tests.euthia.interplay.scenes import NONE, interactions, parts, rounds_on, turn
from tests.euthia.positions import (
    acting,
    answer,
    at,
    board,
    draw,
    equip,
    essences,
    give,
    hand,
    lay,
    offered,
    options,
    pickaxes,
    prompt,
    refused,
    roll,
    set_gem,
    settle,
    space,
    stand,
    thing,
    told,
)
from tests.euthia.turn.combat_cards import chaotic, combat_card, laid, named, reserves, shows, symbols


@pytest.mark.rule("EU-334", "EU-335", "EU-156")
def test_the_gaar_of_the_monster_rolls_the_one_die_that_an_essence_of_air_left() -> None:
    table = attacked("dragonfly", seats=1)
    essences(table, 0, air=1)
    fight(table).chaos = 0
    assert symbols(table, 6, 1)[0] == 1
    suffer(table)
    answer(table, "essence air 1")
    shows(table, 6, 1)
    assert prompt(table) == "reroll"
    roll(table, 5)
    on(table)
    assert strength(table) == 5 + 2
    assert fight(table).gaar == 1


@pytest.mark.rule("EU-339", "EU-341", "EU-340", "EU-225")
def test_two_piles_of_silver_a_venom_for_now_and_a_pair_of_curses_for_later() -> None:
    table = chaotic(2, silver=("venom", "curse", "curse"))
    assert laid(table) == [("venom", 1), ("curse", 2)]
    on(table)
    assert table.health[0] == 6 - (0 if strength(table) < 5 else 2 + 1)
    on(strike(table), hero=(6, 6))
    assert total(table) == 12 - 4


@pytest.mark.rule("EU-338", "EU-347", "EU-336")
def test_a_reserve_of_two_equal_cards_runs_out_and_both_are_one_set() -> None:
    table = chaotic(2, gold=("power_up", "power_up"))
    assert laid(table) == [("power_up", 2)]
    assert (table.gold_reserve, fight(table).chaos) == ([], 1)


@pytest.mark.rule("EU-333", "EU-336", "EU-184")
def test_a_stunned_monster_turns_no_combat_card_and_does_no_chaos() -> None:
    table = arena(seats=1)
    equip(table, 0, "paralysing_strike")
    reserves(table, gold=("power_up", "power_up"))
    met(table, "goblin_archer")
    on(table, "combat-card")
    draw(table, combat_card(1, 1))
    on(table, "attack")
    answer(table, "attack paralysing_strike")
    roll(table, 5, 5)
    on(table, "attack") if prompt(table) != "attack" else None
    assert told(table, "stunned") == [{"foe": "monster-goblin_archer"}]
    assert len(table.combat_discard) == 1
    assert len(table.gold_reserve) == 2


@pytest.mark.rule("EU-329", "EU-316", "EU-332")
def test_the_card_of_an_elites_band_may_be_the_fourth_silver_card_of_the_reserve() -> None:
    table = attacked("elite-ferryman_kell", seats=1)
    fight(table).gaar, fight(table).chaos = 0, 0
    table.silver_reserve = [NONE] * 3
    shows(suffer(table), 5, 4)
    on(table)
    assert (len(table.silver_reserve), len(table.gold_reserve)) == (0, 1)


@pytest.mark.rule("EU-350", "EU-331", "EU-109", "EU-111")
def test_together_a_mine_of_three_others_costs_one_gold_card_and_an_own_victory_none() -> None:
    table = board(4, "coop")
    lay(table, "i_wayfarers", 2, -1)
    mine = "i_wayfarers-a"
    for seat in (1, 2, 3):
        pickaxes(table, mine, seat)
    stand(table, 0, mine)
    table.gold[0] = 9
    acting(table)
    assert refused(table, "mine")[1] in ("EU-350", "EU-110")
    table.stack.clear()
    hand(table, 0, power_up=1, healing=1, curse=1)
    acting(table)
    answer(table, "mine")
    answer(table, "yield healing")
    settle(table)
    assert (table.gold, held_cards(table)) == ([9, 0, 0, 0], {"power_up": 1, "curse": 1})
    assert named(table, table.bottom[1]) == ["healing"]
    assert interactions(table, mine) == [1, 1, 1, 1]
    other = board(2, "coop")
    lay(other, "i_wayfarers", 2, -1)
    pickaxes(other, mine, 0, 2)
    pickaxes(other, mine, 1)
    stand(other, 0, mine)
    acting(other)
    settle(answer(other, "mine"))
    assert interactions(other, mine) == [1, 1, 0, 0]


@pytest.mark.rule("EU-350", "EU-235", "EU-240", "EU-354")
def test_together_a_challenge_of_another_costs_a_gold_card_though_it_kills() -> None:
    table = board(2, "coop", heroes=("dral", "ael"))
    lay(table, "i_cinder", 2, -1)
    pickaxes(table, "i_cinder-c", 1)
    stand(table, 0, "i_cinder-c")
    hand(table, 0, power_up=1)
    table.health[0], table.rep[0] = 3, 2
    acting(table)
    answer(table, "challenge")
    roll(table, 1, 1)
    while prompt(table) != "act":
        answer(table, "done" if "done" in options(table) else options(table)[0])
    assert (held_cards(table), at(table), table.rep[0], table.health[0]) == ({}, "i_chapel-m", 1, 7)
    assert interactions(table, "i_cinder-c") == [1, 1, 0, 0]


@pytest.mark.rule("EU-330", "EU-220", "EU-346", "EU-328")
def test_alone_the_gold_card_of_a_death_over_the_limit_may_be_turned_into_a_coin() -> None:
    table = arena(seats=1)
    hand(table, 0, curse=5)
    met(table)
    on(table, "combat-card")
    table.health[0] = 1
    draw(table, combat_card(6, 6))
    on(table, "hand-limit")
    assert {"coin silver", "coin gold", "exchange"} <= set(options(table))
    answer(table, "coin gold")
    on(table)
    assert (table.gold[0], held_cards(table)) == (1, {"curse": 5})
    assert len(table.gold_reserve) == 1
    assert parts(table)["deaths"] == -2


@pytest.mark.rule("EU-328", "EU-329", "EU-297", "EU-220")
def test_alone_a_demonite_and_a_casket_feed_both_reserves() -> None:
    table = board(1)
    set_gem(table, equip(table, 0, "dragonskin_cowl"), "demonite")
    give(table, 0, "rusted_casket")
    table.silver_reserve = [NONE] * 3
    acting(table)
    settle(answer(table, "gem demonite"))
    assert (len(table.gold_reserve), len(table.silver_reserve)) == (1, 3)
    answer(table, "use rusted_casket 1", "take_gem ruby")
    settle(table)
    assert (len(table.gold_reserve), len(table.silver_reserve)) == (2, 0)


@pytest.mark.rule("EU-353", "EU-329", "EU-348")
def test_together_the_fourth_turn_makes_a_gold_card_of_the_reserve() -> None:
    table = rounds_on(board(4, "coop"))
    for _ in range(3):
        answer(table, "end", "carry nothing")
        settle(table)
    assert (len(table.silver_reserve), len(table.gold_reserve)) == (0, 1)


@pytest.mark.rule("EU-340", "EU-175", "EU-146")
def test_alone_curses_of_chaos_do_nothing_to_who_has_forbidden_them_in_preparation() -> None:
    table = arena(seats=1, heroes=("ael",))
    equip(table, 0, "noon_without_shadow")
    reserves(table, silver=("curse", "curse"))
    met(table, "goblin_archer")
    on(table, "prepare")
    answer(table, "use noon_without_shadow 1")
    on(table, "combat-card")
    fight(table).gaar = 0
    draw(table, combat_card(2, 4))
    on(table, "hero-roll")
    roll(table, 6, 6)
    on(table, "combat-card")
    assert total(table) == 12 + 1 - 1


@pytest.mark.rule("EU-342", "EU-343", "EU-224", "EU-185")
def test_a_healing_that_stays_takes_damage_off_in_the_next_attack_before_the_hero_strikes() -> None:
    table = arena(seats=1)
    reserves(table, gold=("healing",))
    met(table, "goblin_archer")
    on(table, "combat-card")
    fight(table).gaar = 0
    draw(table, combat_card(2, 4))
    assert laid(table) == [("healing", 1)]
    on(table, "hero-roll")
    roll(table, 6, 5)
    on(table, "combat-card")
    assert fight(table).round == 2
    assert fight(table).damage == 3 - 1


@pytest.mark.rule("EU-345", "EU-335", "EU-160")
def test_gaar_stolen_in_one_round_rolls_the_monsters_low_die_in_the_next() -> None:
    table = arena(seats=1)
    reserves(table, gold=("mind_control",))
    met(table, "goblin_archer")
    on(table, "combat-card")
    fight(table).gaar = 0
    draw(table, combat_card(2, 4))
    assert table.gaar[0] == 3
    on(table, "hero-roll")
    roll(table, 1, 1)
    on(table, "combat-card")
    fight(table).chaos = 0
    draw(table, combat_card(1, 1))
    assert prompt(table) == "reroll"
    roll(table, 6)
    on(table, "hero-roll")
    assert strength(table) == 6 + 1 + 2


@pytest.mark.rule("EU-331", "EU-199", "EU-225")
def test_alone_cards_of_a_chaos_action_go_under_their_deck_and_never_into_a_hand() -> None:
    table = arena(seats=1)
    reserves(table, silver=("venom",))
    met(table, "goblin_archer")
    on(table, "combat-card")
    fight(table).gaar = 0
    draw(table, combat_card(2, 4))
    fight(table).damage = 99
    on(table)
    assert named(table, table.bottom[0]) == ["venom"]
    assert table.silver_discard == []
    assert held_cards(table) == {}


@pytest.mark.rule("EU-349", "EU-115", "EU-252", "EU-355")
def test_together_who_trades_at_anothers_post_pays_nothing_and_its_owner_keeps_the_token() -> None:
    table = board(2, "coop")
    lay(table, "i_millbrook", 2, -1)
    table.trade_token[space(table, "i_millbrook-a")] = 1
    stand(table, 0, "i_millbrook-a")
    table.gold[0] = 1
    table.health[0] = 2
    acting(table)
    answer(table, "trade", "heal_here", "done")
    assert table.gold == [0, 0]
    assert (parts(table, 0)["trade_tokens"], parts(table, 1)["trade_tokens"]) == (0, 1)


@pytest.mark.rule("EU-366", "EU-354", "EU-368", "EU-364")
def test_together_skoldurs_death_by_his_die_costs_one_reputation_besides_that_of_its_face() -> None:
    table = board(2, "coop", heroes=("skoldur", "ael"))
    table.dwurt[0], table.dwurt_die[0], table.rep[0], table.health[0] = 0, 4, 5, 3
    turn(table)
    answer(table, "end")
    settle(table)
    assert (table.rep[0], table.health[0], at(table)) == (3, 6, "i_chapel-m")
    assert table.gold_reserve == []
    assert sum(held_cards(table).values()) == 1


@pytest.mark.rule("EU-044", "EU-331", "EU-328")
def test_alone_a_silver_deck_that_is_used_up_gives_what_lies_under_it_in_its_order() -> None:
    table = board(1)
    table.silver, table.bottom[0] = [], [card(table, "venom"), card(table, "curse"), card(table, "frenzy")]
    equip(table, 0, "amulet_whispers")
    acting(table)
    answer(table, "use amulet_whispers 2")
    settle(table)
    assert held_cards(table) == {"venom": 1}
    assert len(table.silver_reserve) == 1
    assert thing(table, 0, "amulet_whispers") != NONE
    assert offered(table, "coin") == []
