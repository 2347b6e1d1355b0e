"""Elites, monster players and control cards of Euthia where rules meet: lairs on hoards and mines, two foes at once."""

from __future__ import annotations

import pytest

from taverne.games.euthia.rules.scenarios import farruga
from tests.euthia.fights import arena, attacked, fight, held_cards, met, on, strength, strike, suffer, total, wounds
from tests.euthia.interplay.scenes import (
    NONE,
    interactions,
    loose,
    lose,
    max_health,
    turn,
    walked,
    win,
)
from tests.euthia.positions import (
    acting,
    answer,
    at,
    board,
    dice,
    draw,
    equip,
    fighter,
    free,
    give,
    hand,
    lay,
    offered,
    options,
    pickaxes,
    prompt,
    roll,
    settle,
    space,
    stand,
    thing,
    tokens,
    told,
)
from tests.euthia.tales import tale


@pytest.mark.rule("EU-311", "EU-230", "EU-308")
def test_an_elite_beaten_on_a_hoard_leaves_the_treasure_to_be_found() -> None:
    table = board(elites=True)
    lay(table, "i_magpie", 2, -1)
    table.bounty = fighter(table, "elite-nettle_king")
    stand(table, 0, "i_magpie-a")
    acting(table)
    answer(table, "fight nettle_king")
    win(table)
    assert table.hero_token[space(table, "i_magpie-a")] == NONE
    assert len(told(table, "found")) == 1, "the treasure of the bounty"
    answer(table, "treasure")
    settle(table)
    assert len(told(table, "found")) == 2
    assert table.hero_token[space(table, "i_magpie-a")] == 0


@pytest.mark.rule("EU-311", "EU-106", "EU-109", "EU-313")
def test_an_elite_beaten_on_a_mine_gives_no_pickaxes_and_the_mine_costs_what_it_cost() -> None:
    table = board(elites=True)
    lay(table, "i_wayfarers", 2, -1)
    pickaxes(table, "i_wayfarers-a", 1)
    table.bounty = fighter(table, "elite-old_gnash")
    stand(table, 0, "i_wayfarers-a")
    acting(table)
    answer(table, "fight old_gnash")
    win(table)
    assert interactions(table, "i_wayfarers-a") == [0, 1, 0, 0]
    assert (table.gold, loose(table)) == ([2, 0], {"emerald": 1})
    answer(table, "mine")
    settle(table)
    assert table.gold == [1, 1]
    assert interactions(table, "i_wayfarers-a") == [1, 1, 0, 0]


@pytest.mark.rule("EU-313", "EU-306", "EU-040", "EU-215")
def test_with_a_second_combat_token_no_second_elite_is_fought_in_the_turn_of_a_victory() -> None:
    table = board(elites=True)
    lay(table, "i_wayfarers", 2, -1)
    table.bounty, table.bounty_left = fighter(table, "elite-old_gnash"), [1, 0, 0]
    table.bounty_pool[0] = [fighter(table, "elite-red_wick")]
    tokens(table, 0, "combat", kept="combat")
    stand(table, 0, "i_wayfarers-a")
    turn(table)
    answer(table, "fight old_gnash")
    win(table)
    assert offered(table, "fight") == []
    assert table.kept[0] != NONE or table.ready[0][2] == 1
    answer(table, "end")
    if prompt(table) == "carry":
        answer(table, "carry nothing")
    settle(table)
    assert table.bounty == fighter(table, "elite-red_wick")


@pytest.mark.rule("EU-307", "EU-050", "EUS-014", "EU-309")
def test_where_an_elite_and_a_dragon_can_be_fought_the_bell_asks_which() -> None:
    table = tale("farruga", elites=True)
    lay(table, "i_wayfarers", 2, -1)
    table.trade_token[space(table, "i_wayfarers-b")] = 1
    farruga.tale(table).at = space(table, "i_wayfarers-b")
    table.bounty = fighter(table, "elite-old_gnash")
    give(table, 0, "artefact_deep_bell")
    stand(table, 0, "i_wayfarers-a")
    tokens(table, 0)
    acting(table)
    assert offered(table, "fight") == []
    answer(table, "use artefact_deep_bell 1")
    lines = options(table)
    assert {line.split(" ")[-1] for line in lines} >= {"old_gnash", "farruga_1"}
    answer(table, next(line for line in lines if line.endswith("old_gnash")))
    on(table, "monster-roll")
    assert fight(table).foe == fighter(table, "elite-old_gnash")


@pytest.mark.rule("EU-314", "EU-212", "EU-307", "EU-050")
def test_who_died_against_an_elite_may_come_back_in_the_same_turn_and_finds_it_whole() -> None:
    table = board(elites=True)
    lay(table, "i_stones", 2, -1)
    table.bounty = fighter(table, "elite-sister_rot")
    tokens(table, 0, "mining", "combat", kept="combat")
    stand(table, 0, "i_chapel-b")
    acting(table)
    answer(table, "fight sister_rot")
    on(table, "monster-roll")
    fight(table).damage = 5
    lose(table)
    assert at(table) == "i_chapel-m"
    answer(table, "walk mining", "move i_chapel-c", "fight sister_rot")
    on(table, "monster-roll")
    assert (fight(table).damage, fight(table).chaos) == (0, 2)


@pytest.mark.rule("EU-319", "EU-193", "EU-146", "EU-321")
def test_a_scroll_of_wrath_hurts_an_immune_elite_and_takes_nothing_from_it() -> None:
    table = arena()
    free(table, "i_stones-a", seat=1)
    give(table, 0, "scroll_wrath")
    met(table, "elite-captain_varn")
    on(table, "prepare")
    answer(table, "use scroll_wrath 1")
    on(table, "monster-roll")
    assert (fight(table).damage, fight(table).chaos, fight(table).gaar) == (5, 2, 1)


@pytest.mark.rule("EU-319", "EU-184", "EU-320")
def test_a_shield_ram_hurts_an_immune_elite_but_leaves_it_both_dice() -> None:
    table = arena(heroes=("dral", "ael"))
    free(table, "i_stones-a", seat=1)
    equip(table, 0, "shield_ram")
    met(table, "elite-ironmaw")
    on(table, "attack")
    answer(table, "attack shield_ram")
    roll(table, 6, 6)
    on(table, "monster-roll")
    assert fight(table).damage == 4
    assert dice(table) == 2


@pytest.mark.rule("EU-320", "EU-319", "EU-173")
def test_against_immunity_a_potion_lowers_the_wounds_and_not_the_strength() -> None:
    table = attacked("elite-ironmaw")
    give(table, 0, "leaden_slumber")
    on(suffer(table), "after-monster", foe=(5, 5))
    answer(table, "use leaden_slumber 1")
    on(table)
    assert (strength(table), wounds(table)) == (10, 3 - 2)


@pytest.mark.rule("EU-315", "EU-186", "EU-225")
def test_a_clover_of_a_band_and_two_of_a_curse_hold_until_the_next_step_a_and_not_longer() -> None:
    table = attacked("elite-silkmother")
    equip(table, 0, "plate_cuirass")
    table.health[0] = 10
    hand(table, 1, curse=1)
    on(suffer(table), foe=(6, 4))
    strike(table)
    answer(table, "card curse 1")
    on(table, hero=(6, 6))
    assert total(table) == 12 - 2 - 2 - 2
    on(suffer(table), foe=(1, 1))
    on(strike(table), hero=(6, 6))
    assert total(table) == 12 - 2, "the elite's own penalty; its band from 2 to 4 has no clover"


@pytest.mark.rule("EU-310", "EU-231", "EU-291")
def test_the_reward_of_a_bounty_that_finds_no_room_is_asked_for_like_loot() -> None:
    table = board(elites=True)
    lay(table, "i_wayfarers", 2, -1)
    lay(table, "i_millbrook", 4, -2)
    table.bounty = fighter(table, "elite-mother_bristle")
    for _ in range(3):
        give(table, 0, "flask_air")
    stand(table, 0, "i_wayfarers-a")
    acting(table)
    answer(table, "fight mother_bristle")
    on(table, "monster-roll")
    fight(table).damage = 99
    on(table, "treasure")
    draw(table, "hermits_flask")
    on(table, "overflow")
    assert "drop_tile hermits_flask" in options(table)
    answer(table, "drop_tile flask_air")
    assert prompt(table) == "act"
    assert thing(table, 0, "hermits_flask") != NONE


# Three rivals


@pytest.mark.rule("EU-136", "EU-137", "EU-044")
def test_control_cards_of_the_fighter_alone_left_in_the_deck_call_back_the_discards() -> None:
    table = arena(seats=3)
    table.control_deck, table.control_discard = [0, 0], [1, 2, 1, 2]
    met(table, "thorn_boar")
    on(table, "monster-roll")
    assert fight(table).master in (1, 2)
    everywhere = len(table.control_deck) + len(table.control_discard) + sum(table.control)
    assert everywhere == 6, "no card is lost"
    assert table.control[0] == 1, "one of two own cards is kept"


@pytest.mark.rule("EU-138", "EU-139", "EU-210", "EU-137")
def test_who_claims_the_monster_takes_the_dead_heros_token_and_gives_up_his_card() -> None:
    table = arena(seats=3)
    table.control_deck = [0, 0, 1, 1, 2]
    table.control[2] = 1
    met(table, "thorn_boar")
    on(table, "control")
    assert table.pending[0].seat == 2
    answer(table, "control")
    on(table, "monster-roll")
    assert fight(table).master == 2
    table.health[0] = 1
    on(table, foe=(6, 6))
    assert table.captured == [0, 0, 1]
    assert table.control[2] == 0


@pytest.mark.rule("EU-136", "EU-199", "EU-143")
def test_only_the_chosen_rival_draws_the_monsters_cards() -> None:
    table = arena(seats=3)
    table.control_deck = [1, 1, 2, 2, 0, 0]
    hand(table, 1, curse=1)
    hand(table, 2, curse=1)
    met(table, "dragonfly")
    on(table, "monster-roll")
    master = fight(table).master
    assert sum(held_cards(table, master).values()) == 2
    assert sum(held_cards(table, 3 - master).values()) == 1


@pytest.mark.rule("EU-144", "EU-188", "EU-214", "EU-359")
def test_skoldur_takes_hope_as_gaar_into_his_sacks_and_may_turn_it_at_once() -> None:
    table = board(heroes=("skoldur", "ael"))
    lay(table, "i_stones", 2, -1)
    walked(table, "i_chapel-b", "i_stones-a", "thorn_boar")
    on(table, "monster-roll")
    table.hope, table.dwurt[0] = 4, 3
    fight(table).damage = 99
    roll(table, 1, 1)
    on(table, "act")
    assert table.gaar[0] == 2 + 1
    answer(table, "arrange", "convert", "convert", "done")
    assert (table.gaar[0], table.dwurt[0], table.dwurt_die[0]) == (1, 5, 0)


@pytest.mark.rule("EU-212", "EU-288", "EU-291", "EU-204")
def test_three_gaar_of_a_death_that_find_no_room_are_given_up_or_something_else_is() -> None:
    table = board()
    lay(table, "i_stones", 2, -1)
    for _ in range(3):
        give(table, 0, "flask_air")
    table.gaar[0] = 3
    walked(table, "i_chapel-b", "i_stones-a", "thorn_boar")
    lose(table, "overflow")
    assert prompt(table) == "overflow"
    assert "drop_piece gaar" in options(table)
    answer(table, "drop_piece gaar", "drop_tile flask_air")
    assert (prompt(table), table.gaar[0]) == ("act", 5)
    assert max_health(table, 0) == table.health[0]
