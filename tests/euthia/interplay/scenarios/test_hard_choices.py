"""Scenarios of Euthia at their harder marks: tries that need ten, a Golem in the Chapel, clues and raids."""

from __future__ import annotations

import pytest

from taverne.games.euthia.rules.scenarios import collision
from taverne.games.euthia.rules.scenarios.golem import tale as golem_tale
from tests.euthia.fights import fight
from tests.euthia.positions import (
    acting,
    answer,
    at,
    lay,
    offered,
    options,
    prompt,
    roll,
    space,
    stand,
    word,
)
from tests.euthia.scenarios.test_rules_scenario_devastation import carry_out, golem
from tests.euthia.scenarios.test_rules_scenario_doom import final, to_fight
from tests.euthia.scenarios.test_rules_scenario_farruga import attack
from tests.euthia.tales import tale


@pytest.mark.rule("EUS-120", "EUS-121", "EUS-117", "EUS-118")
@pytest.mark.parametrize(("faces", "rep"), [((5, 4), 0), ((5, 5), 4)])
def test_on_hard_the_third_emblem_needs_a_ten_and_brings_four(faces: tuple[int, int], rep: int) -> None:
    table = tale("collision", difficulty="hard")
    lay(table, "i_willows", 2, -1)
    table.emblem[space(table, "i_willows-a")] = 1
    collision.tale(table).sealed[0] = 2
    stand(table, 0, "i_willows-a")
    before, gaar = table.health[0], table.gaar[0]
    acting(table)
    answer(table, "seal_emblem")
    roll(table, *faces)
    answer(table, "done")
    assert (table.rep[0], table.gaar[0]) == (rep, gaar - 1)
    assert table.health[0] == (before if rep else before - 2)
    assert offered(table, "seal_emblem") == [], "once a turn"


@pytest.mark.rule("EUS-111", "EUS-096", "EUS-098", "EUS-105")
def test_on_heroic_a_golem_that_strides_into_the_chapel_strengthens_the_spell_kills_and_breaks_nothing() -> None:
    table = tale("devastation", difficulty="heroic")
    lay(table, "i_stones", 2, -1)
    golem(table, "i_stones-c")
    stand(table, 0, "i_chapel-a")
    stand(table, 1, "i_chapel-b")
    table.rep[0], counter, health = 5, golem_tale(table).counter, table.health[1]
    carry_out(table, "avalanche")
    assert word(table, golem_tale(table).at) == "i_chapel-a"
    assert (at(table), table.rep[0], golem_tale(table).killed[:2]) == ("i_chapel-m", 3, [1, 0])
    assert (at(table, 1), table.health[1]) == ("i_chapel-b", health), "it strode past"
    assert (golem_tale(table).counter, table.ruined) == (counter + 2, []), "two steps, but one arrival"


@pytest.mark.rule("EUS-053", "EUS-056", "EUS-054", "EU-134")
def test_on_heroic_one_clue_takes_three_of_the_eight_points_that_were_added() -> None:
    table = final(clues=1, difficulty="heroic")
    answer(table, "clues 1")
    to_fight(table)
    assert table.story.foe_health(table, fight(table).foe) == table.cat.foes.health[fight(table).foe] + 8 - 3


@pytest.mark.rule("EUS-071", "EUS-072", "EUS-061", "EUS-063")
def test_a_hero_with_one_coin_who_keeps_the_hoard_from_the_raid_loses_it_and_gains_two() -> None:
    table = tale("farruga", heroes=("dral", "ael"))
    lay(table, "i_wayfarers", 2, -1)
    table.trade_token[space(table, "i_wayfarers-b")] = 1
    stand(table, 0, "i_wayfarers-b")
    stand(table, 1, "i_wayfarers-a")
    table.gold[0], table.gold[1] = 1, 5
    attack(table, "raid_on_the_hoard")
    while prompt(table) not in ("", "act"):
        answer(table, options(table)[0])
    assert (table.gold[:2], table.rep[:2]) == ([0, 3], [2, 0])
    assert table.ruined == []
