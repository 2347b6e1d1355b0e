"""Scenarios of Euthia where what a hero has just won, jumped to or used pays for, opens or bars the next thing."""

from __future__ import annotations

import pytest

from taverne.games.euthia.box.terms import GEMS
from taverne.games.euthia.rules.scenarios import collision, doom
from taverne.games.euthia.rules.scenarios.doom import FinalFights
from taverne.games.euthia.state.hero_state import SetGem
from tests.euthia.fights import fight, on
from tests.euthia.interplay.scenes import NONE, loose, max_health
from tests.euthia.positions import (
    acting,
    answer,
    at,
    equip,
    gems,
    give,
    lay,
    offered,
    prompt,
    refused,
    roll,
    run,
    set_gem,
    space,
    stand,
    thing,
    trophy,
)
from tests.euthia.scenarios.test_rules_scenario_farruga import FAR, NEAR, dragon, settlement
from tests.euthia.tales import tale

OPAL = GEMS.index("opal")


@pytest.mark.rule("EUS-045", "EUS-046", "EU-086", "EU-207")
def test_the_deserter_met_by_portal_takes_the_trophy_and_the_way_back_stays_closed() -> None:
    table = tale("doom")
    lay(table, "i_wayfarers", 2, -1)
    lay(table, "i_stones", 1, 1)
    doom.tale(table).turned[:4] = [1, 1, 1, 1]
    trophy(table, 0, "thorn_boar")
    stand(table, 0, "i_wayfarers-c")
    acting(table)
    answer(table, "portal i_stones-b", "clue deserter")
    assert (doom.tale(table).clues[0], table.trophies[0], at(table)) == (1, [], "i_stones-b")
    assert offered(table, "portal") == []
    assert refused(table, "clue deserter") == ("clue-taken", "EUS-047")


@pytest.mark.rule("EUS-045", "EUS-046", "EU-238", "EU-236")
def test_the_hedge_witch_takes_the_essence_that_her_elemental_has_just_given() -> None:
    table = tale("doom")
    lay(table, "i_millbrook", 2, -1)
    doom.tale(table).turned[:4] = [1, 1, 1, 1]
    stand(table, 0, "i_millbrook-c")
    acting(table)
    assert offered(table, "clue") == []
    answer(table, "challenge")
    roll(table, 4, 4)
    on(table, "act")
    assert loose(table) == {"water": 1}
    answer(table, "clue hedge_witch")
    assert (loose(table), doom.tale(table).clues[0]) == ({}, 1)
    assert offered(table, "challenge") == []


@pytest.mark.rule("EUS-119", "EUS-118", "EU-238", "EUS-120")
def test_an_essence_won_in_the_challenge_lifts_the_try_to_seal_on_the_same_space() -> None:
    table = tale("collision")
    lay(table, "i_mossback", 2, -1)
    here = "i_mossback-b"
    table.emblem[space(table, here)] = 1
    stand(table, 0, here)
    acting(table)
    answer(table, "challenge")
    roll(table, 3, 3)
    on(table, "act")
    assert loose(table) == {"earth": 1}, "6 and 2 for the Earth"
    answer(table, "seal_emblem", "give_essence earth")
    if prompt(table) != "hero-roll" and offered(table, "done"):
        answer(table, "done")
    roll(table, 2, 2)
    on(table, "act")
    assert (collision.tale(table).sealed[0], table.rep[0], loose(table)) == (1, 2, {})


@pytest.mark.rule("EUS-052", "EU-296", "EU-037")
def test_a_gem_used_against_the_accomplice_serves_again_against_the_saboteur_and_a_potion_does_not() -> None:
    table = tale("doom")
    table.round, table.health[0] = 9, 1
    greaves = equip(table, 0, "leather_greaves")
    set_gem(table, greaves, "opal")
    give(table, 0, "red_elixir")
    run(table, FinalFights())
    on(table, "healing")
    assert table.cat.foes.ids[fight(table).foe] == "accomplice"
    answer(table, "gem opal", "use red_elixir 1")
    on(table, "monster-roll")
    assert (table.gem1[greaves], thing(table, 0, "red_elixir")) == (SetGem(OPAL, False), NONE)
    fight(table).damage = 99
    roll(table, 1, 1)
    on(table, "monster-roll")
    assert table.cat.foes.ids[fight(table).foe] == "saboteur"
    assert (table.gem1[greaves], thing(table, 0, "red_elixir")) == (SetGem(OPAL, True), NONE)
    assert table.health[0] == max_health(table, 0)


@pytest.mark.rule("EU-273", "EUS-080", "EU-292")
def test_an_artefact_used_in_the_sack_is_waked_there_by_a_scroll() -> None:
    table = tale("mirrezil")
    give(table, 0, "artefact_last_ember")
    give(table, 0, "scroll_second_wind")
    table.gaar[0] = 0
    acting(table)
    answer(table, "use artefact_last_ember 1")
    assert refused(table, "use artefact_last_ember 1") == ("engaged", "EU-273")
    answer(table, "use scroll_second_wind 1")
    if prompt(table) == "refresh":
        answer(table, "refresh artefact_last_ember")
    answer(table, "use artefact_last_ember 1")
    assert (table.gaar[0], thing(table, 0, "scroll_second_wind")) == (4, NONE)


@pytest.mark.rule("EUS-073", "EU-118", "EU-115")
def test_a_ward_is_paid_with_what_was_sold_in_the_same_trade_after_the_tax() -> None:
    table = settlement()
    dragon(table, NEAR)
    stand(table, 0, FAR)
    gems(table, 0, opal=2)
    acting(table)
    answer(table, "trade", "sell_gem opal")
    assert (table.gold, offered(table, "ward")) == ([1, 1], [])
    answer(table, "sell_gem opal", f"ward {FAR}")
    assert (table.gold, loose(table), offered(table, "ward")) == ([1, 1], {}, [])
