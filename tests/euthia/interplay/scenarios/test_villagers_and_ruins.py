"""Rescue and Devastation of Euthia against the base rules: emblems and elites, ruins and treasures, spawns."""

from __future__ import annotations

import pytest

from taverne.games.euthia.rules.scenarios import rescue
from taverne.games.euthia.rules.scenarios.golem import tale as golem_tale
from tests.euthia.fights import met, on
from tests.euthia.interplay.scenes import (
    interactions,
    lose,
    turn,
    walked,
    win,
)
from tests.euthia.positions import (
    acting,
    answer,
    at,
    fighter,
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
    told,
    top,
)
from tests.euthia.tales import reveal, tale

POST = "i_millbrook-a"

# Rescue


@pytest.mark.rule("EUS-034", "EUS-039", "EU-311")
def test_an_elite_beaten_on_a_post_brings_no_villager_and_one_left_there_is_taken_for_nothing() -> None:
    table = tale("rescue", elites=True)
    lay(table, "i_millbrook", 2, -1)
    lay(table, "i_wayfarers", 4, -2)
    table.trade_token[space(table, POST)] = 1
    table.emblem[space(table, POST)] = 2
    stand(table, 0, POST)
    met(table, "elite-mother_bristle")
    win(table)
    assert table.rep[0] == 2, "the bounty's own"
    assert (rescue.tale(table).carried[0], table.emblem[space(table, POST)]) == (0, 2)
    table.stack.clear()
    acting(table)
    answer(table, "gather")
    while "gather" in options(table):
        answer(table, "gather")
    assert (rescue.tale(table).carried[0], table.rep[0]) == (2, 2)


@pytest.mark.rule("EUS-038", "EUS-039", "EUS-034", "EU-209")
def test_who_dies_on_a_post_leaves_his_villagers_with_its_own_until_somebody_frees_it() -> None:
    table = reveal(tale("rescue"), "i_millbrook")
    rescue.tale(table).carried[0] = 1
    walked(table, "i_millbrook-b", POST, "thorn_boar")
    lose(table)
    here = space(table, POST)
    assert (rescue.tale(table).carried[0], table.emblem[here], at(table)) == (0, 2, "i_chapel-m")
    table.stack.clear()
    stand(table, 1, POST)
    acting(table, 1)
    assert "gather" not in options(table)


@pytest.mark.rule("EUS-038", "EU-366", "EUS-036", "EUS-039")
def test_skoldur_killed_by_his_die_in_the_chapel_leaves_his_villagers_at_its_centre() -> None:
    table = tale("rescue", heroes=("skoldur", "ael"))
    rescue.tale(table).carried[0], table.rep[0], table.dwurt[0], table.dwurt_die[0] = 1, 5, 0, 5
    turn(table)
    answer(table, "end")
    settle(table)
    assert (rescue.tale(table).carried[0], table.emblem[space(table, "i_chapel-m")]) == (0, 1)
    assert table.rep[0] == 5 - 1 - 1
    while prompt(table) not in ("", "act"):
        answer(table, options(table)[0])
    table.stack.clear()
    acting(table, 1)
    answer(table, "gather", "deliver")
    assert (table.rep[1], rescue.tale(table).handed[1]) == (1, 1)
    assert thing(table, 1, "healing_potion") != -1


@pytest.mark.rule("EUS-037", "EU-291", "EU-045")
def test_the_potion_for_the_first_villager_needs_room_and_one_in_the_supply() -> None:
    table = tale("rescue")
    rescue.tale(table).carried[0] = 1
    for _ in range(3):
        give(table, 0, "flask_air")
    acting(table)
    answer(table, "deliver")
    assert prompt(table) == "overflow"
    assert "drop_tile healing_potion" in options(table)
    other = tale("rescue")
    rescue.tale(other).carried[0], other.potions = 1, 0
    acting(other)
    answer(other, "deliver")
    assert (prompt(other), other.rep[0], thing(other, 0, "healing_potion")) == ("act", 1, -1)


# Devastation Incarnate


@pytest.mark.rule("EUS-099", "EU-232", "EU-198", "EU-203")
def test_on_a_ruined_hoard_its_monster_gives_loot_but_no_treasure_is_found() -> None:
    table = tale("devastation")
    lay(table, "i_badger", 2, -1)
    table.ruined.append(space(table, "i_badger-c"))
    walked(table, "i_badger-a", "i_badger-c", "thorn_boar")
    win(table)
    assert table.hero_token[space(table, "i_badger-c")] == 0
    assert thing(table, 0, "healing_potion") != -1, "the loot"
    assert told(table, "found") == [], "finding a treasure is a free action"


@pytest.mark.rule("EUS-101", "EUS-102", "EU-108", "EU-111")
def test_a_mine_under_a_spawned_monster_is_closed_and_keeps_its_tokens_for_after() -> None:
    table = tale("devastation")
    lay(table, "i_wayfarers", 2, -1)
    mine = "i_wayfarers-a"
    pickaxes(table, mine, 0, 2)
    table.spawned.append(space(table, mine))
    table.ruined.append(space(table, mine))
    stand(table, 0, mine)
    top(table, "thorn_boar")
    acting(table)
    assert "mine" not in options(table)
    answer(table, "fight monster")
    win(table)
    assert interactions(table, mine) == [2, 0, 0, 0]
    answer(table, "mine")
    settle(table)
    assert interactions(table, mine) == [1, 0, 0, 0]
    assert len(table.resources[0]) == 1


@pytest.mark.rule("EUS-101", "EU-083", "EU-085", "EU-090")
def test_a_portal_where_a_monster_spawned_is_reached_only_by_who_can_fight() -> None:
    table = tale("devastation")
    lay(table, "i_wayfarers", 2, -1)
    lay(table, "i_stones", -1, -1)
    table.spawned.append(space(table, "i_stones-b"))
    top(table, "thorn_boar")
    stand(table, 0, "i_wayfarers-c")
    tokens(table, 0, "trade")
    acting(table)
    assert refused(table, "portal i_stones-b")[1] == "EU-083"
    table.stack.clear()
    tokens(table, 0, "combat")
    acting(table)
    answer(table, "portal i_stones-b")
    on(table, "monster-roll")
    assert table.ready[0][2] == 0
    win(table)
    assert at(table) == "i_stones-b"
    assert table.hero_token[space(table, "i_stones-b")] == -1, "no token"


@pytest.mark.rule("EUS-102", "EU-196", "EU-197")
def test_a_spawned_monster_rewards_by_reputation_as_its_card_says_and_may_be_a_trophy() -> None:
    table = tale("devastation")
    lay(table, "i_wayfarers", 2, -1)
    table.spawned.append(space(table, "i_wayfarers-c"))
    table.rep[0] = 30
    walked(table, "i_wayfarers-a", "i_wayfarers-c", "thorn_boar")
    win(table, "trophy")
    assert (table.rep[0], table.gold[0]) == (30, 0), "the boar is for a reputation of 12 at most"
    answer(table, "keep")
    on(table, "act")
    assert table.trophies[0] == [fighter(table, "thorn_boar")]
    assert table.gold[0] == 0
    assert golem_tale(table).points[0] == 1


@pytest.mark.rule("EUS-096", "EU-354", "EUS-105", "EU-367")
def test_the_golem_kills_two_heroes_of_one_space_and_together_each_loses_one_reputation() -> None:
    from tests.euthia.scenarios.test_rules_scenario_devastation import carry_out, golem, land

    table = land(2, "coop")
    table.rep = [5, 5]
    golem(table, "i_stones-a")
    for seat in range(2):
        stand(table, seat, "i_stones-b")
    carry_out(table, "blood_scent")
    while prompt(table):
        answer(table, options(table)[0])
    assert [at(table, seat) for seat in range(2)] == ["i_chapel-m"] * 2
    assert table.rep == [4, 4]
    assert golem_tale(table).killed[:2] == [1, 1]


@pytest.mark.rule("EUS-104", "EU-331", "EUS-106")
def test_alone_gold_cards_given_against_the_spell_go_under_their_deck() -> None:
    table = tale("devastation", 1)
    hand(table, 0, power_up=2)
    acting(table)
    counter = golem_tale(table).counter
    answer(table, "unravel", "give_card power_up", "unravel")
    assert golem_tale(table).counter == counter - 2
    assert [table.cat.card_ids[one] for one in table.bottom[1]] == ["power_up"] * 2
    assert table.golden_discard == []
