"""Euthia where rules meet once more: raids and wards, villagers in the air, tolls, a spell that ends, immune foes."""

from __future__ import annotations

import pytest

from taverne.games.euthia.rules.scenarios import abyss, rescue
from taverne.games.euthia.rules.scenarios.dragon import tale as dragon_tale
from taverne.games.euthia.rules.scenarios.golem import tale as golem_tale
from tests.euthia.fights import attacked, attacking, held_cards, on, strength, strike, suffer
from tests.euthia.interplay.scenes import (
    NONE,
    end_turn,
    interactions,
    market,
    parts,
    rounds_on,
    trading,
    turn,
    win,
)
from tests.euthia.positions import (
    acting,
    answer,
    at,
    board,
    equip,
    essences,
    free,
    give,
    hand,
    lay,
    offered,
    options,
    pickaxes,
    prompt,
    refused,
    set_gem,
    settle,
    space,
    stand,
    thing,
    top,
    trophy,
    word,
)
from tests.euthia.scenarios.test_rules_scenario_devastation import golem
from tests.euthia.scenarios.test_rules_scenario_farruga import FAR, NEAR, attack, dragon, settlement
from tests.euthia.tales import tale


@pytest.mark.rule("EUS-150", "EU-301", "EU-128")
def test_an_essence_on_an_ability_seals_no_abyss() -> None:
    for loose, sealed in ((0, 0), (1, 1)):
        table = tale("abyss", heroes=("taesiri", "ael"))
        lay(table, "i_abyss", 2, -1)
        free(table, "i_abyss-c")
        stand(table, 0, "i_abyss-c")
        top(table, "thorn_boar")
        equip(table, 0, "torpor")
        essences(table, 0, fire=1 + loose)
        acting(table)
        answer(table, "arrange")
        answer(table, next(line for line in options(table) if "torpor" in line), "done", "guardian")
        win(table, "seal-abyss" if loose else "act")
        if loose:
            answer(table, "give_essence fire")
        assert abyss.tale(table).seals[0] == sealed - 1


@pytest.mark.rule("EUS-073", "EU-120", "EU-118")
def test_a_ward_costs_two_in_spite_of_a_discount_which_waits_for_a_tile() -> None:
    table = market(4, table=tale("farruga", heroes=("keleia", "dral")))
    equip(table, 0, "light_fingers")
    trading(table)
    answer(table, "use light_fingers 1", "ward i_millbrook-a")
    assert table.gold[0] == 2
    answer(table, "buy chain_greaves")
    assert table.gold[0] == 0, "4 less 2"


@pytest.mark.rule("EUS-067", "EUS-072", "EUS-020", "EUS-019")
def test_a_beaten_dragon_that_comes_to_a_heros_post_neither_hurts_nor_honours_him() -> None:
    table = settlement()
    dragon(table, NEAR)
    stand(table, 0, NEAR)
    stand(table, 1, FAR)
    health = table.health[1]
    turn(table)
    answer(table, "fight farruga_1")
    win(table)
    end_turn(table)
    assert word(table, dragon_tale(table).at) == FAR
    assert (table.rep, table.health[1], table.ruined) == ([4, 0], health, [])


@pytest.mark.rule("EU-373", "EUS-036", "EU-084", "EUS-035")
def test_villagers_fly_with_the_griffin_into_the_chapel() -> None:
    table = tale("rescue", griffin=True)
    lay(table, "i_griffin", 2, -1)
    table.beast = space(table, "i_griffin-b")
    trophy(table, 0, "thorn_boar")
    stand(table, 0, "i_griffin-b")
    rescue.tale(table).carried[0] = 2
    acting(table)
    answer(table, "griffin", "land i_chapel-m", "deliver")
    assert (table.rep[0], rescue.tale(table).carried[0]) == (2, 0)
    assert thing(table, 0, "healing_potion") != NONE


@pytest.mark.rule("EUS-038", "EU-098", "EU-215", "EU-216")
def test_who_jumps_to_his_death_in_fire_leaves_his_villagers_where_he_landed() -> None:
    table = tale("rescue", heroes=("dral", "ael"))
    lay(table, "i_cinder", 2, -1)
    free(table, *[f"i_cinder-{place}" for place in "abc"])
    give(table, 0, "scroll_short_road")
    rescue.tale(table).carried[0], table.health[0], table.rep[0] = 2, 1, 5
    acting(table)
    answer(table, "use scroll_short_road 1", "teleport i_cinder-b")
    assert (at(table), table.rep[0], rescue.tale(table).carried[0]) == ("i_chapel-m", 3, 0)
    assert table.emblem[space(table, "i_cinder-b")] == 2


@pytest.mark.rule("EU-350", "EU-219", "EU-328")
def test_together_four_silver_cards_turned_into_gold_pay_the_toll_of_a_mine() -> None:
    table = board(2, "coop")
    lay(table, "i_wayfarers", 2, -1)
    pickaxes(table, "i_wayfarers-a", 1)
    stand(table, 0, "i_wayfarers-a")
    hand(table, 0, curse=4)
    acting(table)
    assert refused(table, "mine") == ("toll-card", "EU-350")
    settle(answer(table, "arrange", "exchange"))
    answer(table, "done")
    assert len(held_cards(table)) == 1
    settle(answer(table, "mine"))
    assert (held_cards(table), interactions(table, "i_wayfarers-a")) == ({}, [1, 1, 0, 0])


@pytest.mark.rule("EU-111", "EU-109", "EU-110")
def test_who_won_a_mine_mines_it_without_a_coin_though_a_rival_has_mined_there() -> None:
    table = board(2)
    lay(table, "i_wayfarers", 2, -1)
    pickaxes(table, "i_wayfarers-a", 1)
    pickaxes(table, "i_wayfarers-a", 0, 2)
    stand(table, 0, "i_wayfarers-a")
    acting(table)
    settle(answer(table, "mine"))
    assert (interactions(table, "i_wayfarers-a"), table.gold) == ([1, 1, 0, 0], [0, 0])
    assert refused(table, "mine")[1] in ("EU-050", "EU-108")


@pytest.mark.rule("EUS-061", "EUS-068", "EU-252", "EU-254")
def test_a_post_razed_in_the_last_round_no_longer_scores() -> None:
    table = settlement()
    table.trade_token[space(table, FAR)] = 0
    assert parts(table)["trade_tokens"] == 2
    attack(table, "scorching_pass", 12)
    assert (parts(table)["trade_tokens"], table.ruined) == (1, [space(table, NEAR)])


@pytest.mark.rule("EUS-107", "EUS-106", "EUS-104", "EUS-108", "EUS-092")
def test_a_spell_that_ends_in_mid_round_lets_the_others_play_and_then_ends_the_game() -> None:
    table = tale("devastation")
    lay(table, "i_stones", 2, -1)
    golem(table, "i_stones-a")
    table.round, golem_tale(table).counter = 5, 1
    hand(table, 0, power_up=2)
    rounds_on(table)
    answer(table, "unravel", "give_card power_up")
    assert (golem_tale(table).at, golem_tale(table).counter, offered(table, "unravel")) == (NONE, 0, []), (
        "the Golem has left"
    )
    end_turn(table)
    assert (prompt(table), table.turn) == ("act", 1)
    end_turn(table)
    assert (prompt(table), table.round) == ("", 5)
    assert parts(table)["scenario"] == 1 + 3, "a point for the last card, three for most"


@pytest.mark.rule("EU-319", "EU-321", "EU-302", "EU-297")
def test_against_an_immune_elite_nothing_is_offered_that_would_only_weaken_it() -> None:
    table = attacked("elite-nettle_king", heroes=("dral", "ael"))
    set_gem(table, equip(table, 0, "leather_helmet"), "sapphire")
    essences(table, 0, earth=1, air=1)
    suffer(table)
    assert prompt(table) == "monster-roll"
    on(table, foe=(4, 4))
    assert (strength(table), sum(table.essences[0])) == (8, 2)
    blow = attacking("elite-nettle_king", heroes=("dral", "ael"))
    set_gem(blow, equip(blow, 0, "leather_helmet"), "onyx")
    essences(blow, 0, fire=1, earth=1)
    strike(blow)
    assert {"essence fire 1", "gem onyx"} <= set(options(blow)), "damage is felt"
    on(answer(blow, "essence fire 1"), "roll-attack", hero=(6, 6))
    assert "essence earth 1" in options(blow), "a hero's own roll too"
