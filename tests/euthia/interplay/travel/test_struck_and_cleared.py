"""Spaces of Euthia that are struck from afar, cleared, left and entered again, where rules meet."""

from __future__ import annotations

import pytest

from taverne.games.euthia.rules.scenarios.golem import tale as golem_tale
from tests.euthia.fights import arena, attacked, fight, held_cards, met, on, strength, suffer
from tests.euthia.interplay.scenes import NONE, excess, interactions, walked, win
from tests.euthia.positions import (
    acting,
    answer,
    at,
    board,
    draw,
    equip,
    free,
    give,
    hand,
    lay,
    offered,
    options,
    prompt,
    refused,
    roll,
    set_gem,
    space,
    stand,
    thing,
    tokens,
    told,
)
from tests.euthia.scenarios.test_rules_scenario_devastation import carry_out, golem, land
from tests.euthia.scenarios.test_rules_scenario_farruga import attack
from tests.euthia.tales import tale


@pytest.mark.rule("EUS-102", "EU-230", "EUS-099", "EU-232")
def test_a_hoard_that_a_spawned_monster_closed_is_searched_after_its_defeat_as_before() -> None:
    table = tale("devastation")
    lay(table, "i_magpie", 2, -1)
    here = space(table, "i_magpie-a")
    table.spawned.append(here)
    table.ruined.append(here)
    walked(table, "i_magpie-c", "i_magpie-a", "thorn_boar")
    win(table)
    assert (table.hero_token[here], table.spawned, table.ruined) == (NONE, [], [])
    answer(table, "treasure")
    draw(table, "lost_purse")
    assert (table.hero_token[here], table.gold[0]) == (0, 2 + 3)


@pytest.mark.rule("EUS-061", "EU-088", "EU-087", "EUS-071")
def test_a_blow_on_an_outer_tower_reaches_the_hero_at_the_centre_who_does_not_save_it() -> None:
    table = tale("farruga", heroes=("dral", "ael"))
    lay(table, "iii_towers", 2, -1)
    for place in "abc":
        table.trade_token[space(table, f"iii_towers-{place}")] = 1
    stand(table, 0, "iii_towers-m")
    attack(table, "scorching_pass")
    while prompt(table) not in ("", "act"):
        answer(table, options(table)[0])
    assert table.health[0] == 7 - 3
    assert len(table.ruined) == 1
    assert table.rep[0] == 0
    acting(table)
    assert "trade" in options(table), "two towers stand"


@pytest.mark.rule("EUS-095", "EUS-092", "EU-103")
def test_a_roar_beside_the_chapel_wounds_who_stands_outside_and_not_who_is_in_its_centre() -> None:
    table = land(3)
    golem(table, "i_chapel-a")
    stand(table, 1, "i_chapel-b")
    carry_out(table, "crystal_roar")
    while prompt(table) not in ("", "act"):
        answer(table, options(table)[0]) if table.pending[0].seat >= 0 else draw(table, "curse")
    assert table.health == [6, 5 - 3, 7]
    assert golem_tale(table).killed[:3] == [0, 0, 0]


@pytest.mark.rule("EU-205", "EU-201", "EU-291", "EU-204")
def test_who_frees_an_outer_tower_with_full_sacks_trades_nothing_there_and_gives_up_the_excess() -> None:
    table = board()
    lay(table, "iii_towers", 2, -1)
    for tile in ("flask_air", "flask_air", "flask_air"):
        give(table, 0, tile)
    walked(table, "i_chapel-b", "iii_towers-a", "minotaur")
    win(table, "overflow")
    assert (prompt(table), excess(table, 0)) == ("overflow", 1)
    assert table.trade_token[space(table, "iii_towers-a")] == 0
    assert "trade" not in options(table)
    answer(table, "drop_tile healing_potion")
    assert prompt(table) == "act"


@pytest.mark.rule("EU-224", "EU-226", "EU-174", "EU-223")
def test_two_healings_played_one_by_one_mend_one_each_at_once_and_one_in_the_next_round() -> None:
    table = attacked("goblin_warlord")
    fight(table).damage, fight(table).chaos, fight(table).gaar = 9, 2, 0
    equip(table, 0, "plate_cuirass")
    table.health[0] = 10
    hand(table, 1, healing=2)
    suffer(table)
    on(table, "duel", foe=(1, 1))
    answer(table, "card healing 1")
    if prompt(table) == "duel" and table.pending[0].seat == 0:
        answer(table, "pass")
    answer(table, "card healing 1")
    on(table)
    assert (strength(table), fight(table).damage) == (2 + 2 + 2, 7)
    fight(table).round = 2
    suffer(table)
    on(table)
    assert fight(table).damage == 6, "once a round, however many lie there"


@pytest.mark.rule("EU-168", "EU-297", "EU-169", "EU-296")
def test_a_sapphire_on_a_shield_weakens_once_and_the_shield_in_every_round() -> None:
    table = arena(heroes=("dral", "ael"))
    set_gem(table, equip(table, 0, "mirror_shield"), "sapphire")
    met(table, "thorn_boar")
    on(table, "after-monster", foe=(3, 4))
    answer(table, "gem sapphire", "use mirror_shield 1")
    on(table, "hero-roll")
    assert strength(table) == 7 - 1 - 2
    roll(table, 1, 1)
    on(table, "after-monster", foe=(3, 4))
    assert "gem sapphire" not in options(table)
    answer(table, "use mirror_shield 1")
    on(table, "hero-roll")
    assert strength(table) == 7 - 2


@pytest.mark.rule("EU-316", "EU-044", "EU-224", "EU-225")
def test_an_elite_whose_band_draws_gold_draws_from_the_discard_and_not_what_lies_in_play() -> None:
    table = attacked("elite-lady_brine")
    fight(table).chaos, fight(table).gaar = 1, 0
    equip(table, 0, "plate_cuirass")
    table.health[0] = 10
    hand(table, 0, power_up=8, possession=8)
    hand(table, 1, healing=8)
    table.golden_discard = [table.cat.card_ids.index("power_up")]
    table.hand[0][table.golden_discard[0]] -= 1
    suffer(table)
    on(table, "duel", foe=(4, 4))
    answer(table, "card healing 1")
    on(table, "")
    assert held_cards(table, 1) == {"healing": 7, "power_up": 1}
    assert table.golden_discard == []


@pytest.mark.rule("EU-300", "EU-050", "EU-091", "EU-217", "EU-273")
def test_the_combat_a_pathfinder_ring_has_paid_for_stays_paid_when_its_wearer_dies() -> None:
    table = board(heroes=("dral", "ael"))
    lay(table, "i_stones", 2, -1)
    tokens(table, 0)
    ring = equip(table, 0, "pathfinder_ring")
    table.slots[0][9] = NONE
    for tile in ("plate_helm", "plate_gauntlets", "plate_sabatons", "plate_cuirass", "arm_rampart_greaves"):
        equip(table, 0, tile)
    walked(table, "i_stones-b", "i_stones-a", "thorn_boar")
    on(table, "monster-roll")
    table.health[0] = 1
    on(table, "act", foe=(6, 6))
    assert (at(table), table.engaged[ring]) == ("i_chapel-m", 1)
    stand(table, 0, "i_stones-b")
    table.moves[0] = 1
    table.stack.clear()
    acting(table)
    assert refused(table, "move i_stones-a")[1] == "EU-091"


@pytest.mark.rule("EU-107", "EU-202", "EU-111", "EU-093")
def test_a_mine_won_from_a_spawned_monster_after_it_was_won_from_its_own_keeps_its_two_tokens() -> None:
    table = tale("devastation")
    lay(table, "i_magpie", 2, -1)
    walked(table, "i_magpie-c", "i_magpie-b", "thorn_boar")
    win(table)
    assert interactions(table, "i_magpie-b")[0] == 2
    here = space(table, "i_magpie-b")
    table.spawned.append(here)
    table.ruined.append(here)
    tokens(table, 0, "combat", "mining")
    table.stack.clear()
    stand(table, 0, "i_magpie-c")
    walked(table, "i_magpie-c", "i_magpie-b", "grey_wolf")
    win(table)
    assert interactions(table, "i_magpie-b")[0] == 2
    answer(table, "mine")
    draw(table, "iron_ore")
    assert interactions(table, "i_magpie-b")[0] == 1


@pytest.mark.rule("EU-133", "EU-065", "EU-090", "EU-083")
def test_a_winner_walks_on_onto_the_next_monster_if_a_second_token_is_left() -> None:
    table = board()
    lay(table, "i_willows", 2, -1)
    tokens(table, 0, "combat", kept="combat")
    free(table, "i_willows-b")
    walked(table, "i_willows-a", "i_willows-c", "thorn_boar", points=2)
    win(table)
    table.hero_token[space(table, "i_willows-b")] = NONE
    assert table.moves[0] == 1
    answer(table, "move i_willows-b")
    win(table)
    assert (at(table), table.moves[0]) == ("i_willows-b", 0)
    assert len(told(table, "freed")) == 2
    assert thing(table, 0, "healing_potion") != NONE
    assert offered(table, "move") == []
