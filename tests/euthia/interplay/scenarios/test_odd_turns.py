"""Turns of Euthia where rules meet oddly: Skoldur's die, tries, legends without room, tolls in cards."""

from __future__ import annotations

import pytest

from taverne.games.euthia.rules.scenarios import abyss
from tests.euthia.fights import held_cards
from tests.euthia.interplay.scenes import NONE, interactions, market, parts, trading, turn
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
    options,
    pickaxes,
    prompt,
    refused,
    settle,
    space,
    stand,
    thing,
    tokens,
    trophy,
)
from tests.euthia.tales import moment, reveal, tale


@pytest.mark.rule("EU-361", "EU-357", "EU-366")
def test_skoldur_without_a_dwurt_turns_a_gaar_to_avoid_his_die() -> None:
    table = board(heroes=("skoldur", "ael"))
    table.dwurt[0], table.gaar[0], table.dwurt_die[0], table.rep[0] = 0, 1, 5, 4
    turn(table)
    answer(table, "end")
    assert (prompt(table), options(table)) == ("dwurt-die", ["resolve", "avoid"])
    answer(table, "avoid")
    assert (table.dwurt[0], table.gaar[0], table.dwurt_die[0], table.rep[0]) == (0, 0, 0, 4)
    other = board(heroes=("skoldur", "ael"))
    other.dwurt[0], other.gaar[0], other.dwurt_die[0] = 0, 0, 1
    answer(turn(other), "end")
    assert prompt(settle(other)) == "carry", "without either there is nothing to avoid it with"


@pytest.mark.rule("EUS-116", "EUS-115")
def test_in_the_fifth_round_no_more_emblems_are_laid_than_there_are_elementals() -> None:
    for tiles, laid in (((), 0), (("i_kite",), 1), (("i_kite", "i_cinder"), 2)):
        table = tale("collision")
        for tile, place in zip(tiles, ((2, -1), (-4, 2)), strict=False):
            lay(table, tile, *place)
        table.round = 5
        moment(table, "round_start", 5)
        while prompt(table):
            answer(table, options(table)[0])
        assert sum(table.emblem) == laid


@pytest.mark.rule("EUS-117", "EU-093", "EU-307")
def test_an_emblem_under_a_monster_is_not_tried_before_it_is_beaten() -> None:
    table = tale("collision")
    lay(table, "i_kite", 2, -1)
    table.emblem[space(table, "i_kite-b")] = 1
    stand(table, 0, "i_kite-b")
    acting(table)
    assert refused(table, "seal_emblem")[1] == "EUS-117"
    free(table, "i_kite-b", seat=1)
    table.stack.clear()
    acting(table)
    assert "seal_emblem" in options(table)


@pytest.mark.rule("EUS-081", "EUS-082", "EU-291")
def test_a_legend_counts_though_its_artefact_finds_no_room_and_is_given_up() -> None:
    table = tale("mirrezil")
    settle(reveal(table, "v_forge"))
    table.stack.clear()
    free(table, "v_forge-a")
    stand(table, 0, "v_forge-m")
    table.gold[0] = 10
    for _ in range(3):
        give(table, 0, "flask_air")
    answer(acting(table), "legend unlit_forge")
    assert prompt(table) == "overflow"
    answer(table, "drop_tile artefact_last_ember")
    assert (prompt(table), table.rep[0], table.gold[0]) == ("act", 2, 0)
    assert (thing(table, 0, "artefact_last_ember"), parts(table)["quests"]) == (NONE, 1)
    assert "legend unlit_forge" not in options(table)


@pytest.mark.rule("EUS-152", "EUS-147")
def test_with_one_open_abyss_nobody_falls_and_without_monsters_of_its_level_it_has_no_guardian() -> None:
    table = tale("abyss", seats=1)
    lay(table, "i_abyss", 2, -1)
    free(table, "i_abyss-c")
    stand(table, 0, "i_abyss-c")
    acting(table)
    assert "guardian" in options(table)
    assert not [line for line in options(table) if line.startswith("fall")]
    table.stack.clear()
    table.monsters[0], table.top[0] = [], NONE
    acting(table)
    assert "guardian" not in options(table)
    assert abyss.tale(table).seals[0] == NONE


@pytest.mark.rule("EU-328", "EU-289", "EU-330")
def test_alone_a_casket_opened_while_trading_feeds_the_reserve() -> None:
    table = market(0, seats=1)
    give(table, 0, "rusted_casket")
    answer(trading(table), "use rusted_casket 1", "take_gem ruby")
    settle(table)
    assert (prompt(table), len(table.silver_reserve)) == ("trade", 1)
    assert sum(held_cards(table).values()) == 1


@pytest.mark.rule("EU-273", "EU-120", "EU-289")
def test_a_scroll_wakes_light_fingers_in_mid_trade_for_a_second_discount() -> None:
    table = market(4, heroes=("keleia", "dral"))
    equip(table, 0, "light_fingers")
    give(table, 0, "scroll_second_wind")
    trading(table)
    settle(answer(table, "use light_fingers 1", "buy chain_greaves"))
    answer(table, "use scroll_second_wind 1", "refresh light_fingers", "use light_fingers 1", "buy backpack")
    assert table.gold[0] == 4 - (4 - 2) - (2 - 2)


@pytest.mark.rule("EU-350", "EU-050", "EU-109")
def test_together_a_scroll_that_mines_where_another_has_mined_wants_a_gold_card_too() -> None:
    table = board(2, "coop")
    lay(table, "i_wayfarers", 2, -1)
    mine = "i_wayfarers-a"
    pickaxes(table, mine, 1)
    stand(table, 0, mine)
    tokens(table, 0, "trade")
    give(table, 0, "scroll_deep_veins")
    acting(table)
    assert "use scroll_deep_veins 1" not in options(table)
    table.stack.clear()
    hand(table, 0, healing=1)
    settle(answer(acting(table), "use scroll_deep_veins 1"))
    assert (held_cards(table), interactions(table, mine)[:2]) == ({}, [1, 1])


@pytest.mark.rule("EU-084", "EU-374", "EU-083")
def test_the_griffin_lands_neither_in_closed_towers_nor_beside_a_monster_that_cannot_be_fought() -> None:
    table = board(griffin=True)
    lay(table, "i_griffin", 2, -1)
    lay(table, "iii_towers", 1, 1)
    table.beast = space(table, "i_griffin-b")
    trophy(table, 0, "thorn_boar")
    stand(table, 0, "i_griffin-b")
    tokens(table, 0, "mining")
    answer(acting(table), "griffin")
    assert not [line for line in options(table) if "towers" in line or "i_griffin-c" in line]
    for place in "abc":
        table.trade_token[space(table, f"iii_towers-{place}")] = 1
    table.stack.clear()
    trophy(table, 0, "grey_wolf")
    answer(acting(table), "griffin", "land iii_towers-m")
    assert (at(table), table.beast) == ("iii_towers-m", table.at[0])


@pytest.mark.rule("EUS-130", "EU-234", "EUS-134", "EUS-131")
def test_a_revoked_elemental_leaves_nothing_to_challenge_for_a_hero_on_the_same_space() -> None:
    table = tale("revocation_1")
    lay(table, "i_kite", 2, -1)
    pickaxes(table, "i_kite-a", 0)
    stand(table, 0, "i_kite-a")
    stand(table, 1, "i_kite-a")
    essences(table, 0, air=1)
    answer(acting(table), "revoke")
    assert table.rep[0] == 1
    table.stack.clear()
    acting(table, 1)
    assert "challenge" not in options(table)
    assert interactions(table, "i_kite-a")[:2] == [1, 0]
