"""How Devastation and The Hunt end in Euthia where rules meet: spells broken in mid-turn, ties, marks."""

from __future__ import annotations

import pytest

from taverne.games.euthia.game import Euthia
from taverne.games.euthia.rules.scenarios.golem import tale as golem_tale
from taverne.games.euthia.state.game_state import OVER
from tests.euthia.fights import fight, held_cards, on
from tests.euthia.interplay.scenes import NONE, EuthiaState, end_turn, parts, rounds_on, walked
from tests.euthia.positions import (
    answer,
    at,
    board,
    draw,
    equip,
    fighter,
    hand,
    lay,
    offered,
    prompt,
    refresh,
    roll,
    set_gem,
    settle,
    space,
    stand,
    top,
)
from tests.euthia.scenarios.test_rules_scenario_devastation import golem, land
from tests.euthia.tales import tale
from tests.euthia.turn.combat_cards import combat_card


def winners(table: EuthiaState) -> list[int]:
    """Return who has won a game that is over."""
    result = Euthia().result(table)
    assert result is not None
    return list(result.winners)


@pytest.mark.rule("EUS-106", "EUS-103", "EUS-102", "EU-196", "EU-043")
def test_together_the_last_spawned_monster_beaten_in_mid_turn_wins_before_anybody_else_is_asked() -> None:
    table = land(2, "coop")
    golem(table, "i_kite-a")
    here = space(table, "i_stones-a")
    table.spawned.append(here)
    table.ruined.append(here)
    table.round, golem_tale(table).counter = 5, 1
    rounds_on(table)
    assert table.pending[0].seat == 0
    top(table, "thorn_boar")
    stand(table, 0, "i_stones-b")
    table.moves[0] = 1
    answer(refresh(table), "move i_stones-a")
    on(table, "hero-roll")
    fight(table).damage = 99
    roll(table, 6, 6)
    on(table)
    assert (table.phase, table.won, table.round, golem_tale(table).at) == (OVER, 1, 5, NONE)
    assert (table.rep, table.gold) == ([1, 0], [2, 0]), "the reward is still given"


@pytest.mark.rule("EUS-106", "EUS-104", "EU-297", "EU-328", "EU-330")
def test_alone_a_demonite_at_the_chapel_brings_the_card_that_breaks_the_spell_at_once() -> None:
    table = tale("devastation", 1)
    golem_tale(table).at, golem_tale(table).arrived = space(table, "i_chapel-a"), 2
    table.round, golem_tale(table).counter = 5, 1
    set_gem(table, equip(table, 0, "leather_greaves"), "demonite")
    rounds_on(table)
    assert offered(table, "unravel") == []
    answer(table, "gem demonite")
    draw(table, "healing")
    settle(table)
    answer(table, "unravel")
    assert (table.phase, table.won, table.round) == (OVER, 1, 5)
    assert (held_cards(table), len(table.gold_reserve)) == ({}, 1)


@pytest.mark.rule("EUS-106", "EUS-109", "EUS-088", "EUS-092")
def test_together_a_spell_broken_in_the_last_turn_of_the_last_round_is_won_not_lost() -> None:
    table = tale("devastation", 2, "coop")
    golem_tale(table).at, golem_tale(table).arrived = space(table, "i_chapel-a"), 2
    table.round, golem_tale(table).counter = 12, 2
    rounds_on(table)
    hand(table, 0, healing=1)
    hand(table, 1, healing=1)
    answer(table, "arrange", "done", "unravel")
    end_turn(table)
    assert (prompt(table), table.pending[0].seat) == ("act", 1)
    answer(table, "arrange", "done", "unravel")
    assert (table.phase, table.won) == (OVER, 1)
    assert sum(golem_tale(table).drawn) == 0, "no more slaughter"


@pytest.mark.rule("EUS-107", "EUS-106", "EUS-092", "EUS-096")
def test_among_rivals_the_golem_that_has_left_kills_nobody_at_the_end_of_the_round() -> None:
    table = tale("devastation", 2)
    lay(table, "i_stones", 2, -1)
    golem(table, "i_chapel-a")
    table.round, golem_tale(table).counter = 5, 1
    rounds_on(table)
    hand(table, 0, healing=1)
    answer(table, "arrange", "done", "unravel")
    end_turn(table)
    stand(table, 0, "i_chapel-b")
    stand(table, 1, "i_chapel-c")
    health = table.health[:]
    end_turn(table)
    assert (table.phase, sum(golem_tale(table).drawn), table.health) == (OVER, 0, health)
    assert golem_tale(table).killed[:2] == [0, 0]


@pytest.mark.rule("EUS-101", "EU-209", "EU-354", "EUS-103")
def test_together_who_falls_before_a_spawned_monster_loses_one_and_leaves_it_known_and_the_spell_whole() -> None:
    table = land(2, "coop")
    golem(table, "i_kite-a")
    here = space(table, "i_stones-a")
    table.spawned.append(here)
    table.ruined.append(here)
    counter, table.rep[0] = golem_tale(table).counter, 3
    walked(table, "i_stones-b", "i_stones-a", "thorn_boar")
    on(table, "combat-card")
    table.health[0] = 1
    draw(table, combat_card(6, 6))
    on(table, "act")
    assert (at(table), table.rep[0], golem_tale(table).counter) == ("i_chapel-m", 2, counter)
    assert (table.spawned, table.ruined) == ([here], [here])
    assert (table.top[0], table.top_seen[0]) == (fighter(table, "thorn_boar"), 1)
    assert parts(table)["deaths"] == 0


# The Hunt


def hunted(seats: int) -> EuthiaState:
    """Return a Hunt in its last round, the first hero being asked."""
    table = board(seats)
    table.round = 8
    return rounds_on(table)


@pytest.mark.rule("EU-256", "EU-255", "EU-257", "EUS-025")
def test_of_four_tied_by_a_death_too_those_share_whose_cards_are_worth_most() -> None:
    table = hunted(4)
    table.rep, table.deaths = [5, 5, 5, 9], [0, 0, 0, 2]
    hand(table, 0, healing=1)
    hand(table, 1, curse=2, venom=2)
    hand(table, 2, curse=3)
    for _ in range(4):
        end_turn(table)
    assert winners(table) == [0, 1]


@pytest.mark.rule("EU-256", "EU-251")
def test_cards_of_who_is_not_tied_and_gold_that_is_no_full_five_decide_nothing() -> None:
    table = hunted(3)
    table.rep, table.gold = [6, 6, 5], [4, 0, 4]
    hand(table, 2, healing=5)
    for _ in range(3):
        end_turn(table)
    assert winners(table) == [0, 1]


@pytest.mark.rule("EU-219", "EU-256", "EU-257")
def test_four_silver_cards_changed_in_the_last_turn_change_no_tie() -> None:
    table = hunted(2)
    table.rep = [5, 5]
    hand(table, 0, curse=4)
    hand(table, 1, venom=4)
    answer(table, "arrange", "exchange")
    draw(table, "healing")
    answer(table, "done")
    end_turn(table)
    end_turn(table)
    assert (held_cards(table), winners(table)) == ({"healing": 1}, [0, 1])


@pytest.mark.rule("EUS-028", "EU-346", "EU-255")
@pytest.mark.parametrize(("rep", "won"), [(27, 1), (26, 0), (35, 2)])
def test_alone_a_death_lowers_the_mark_of_the_hunt_by_its_two_points(rep: int, won: int) -> None:
    table = hunted(1)
    table.rep[0], table.deaths[0] = rep, 1
    end_turn(table)
    assert (table.phase, table.won) == (OVER, won)


@pytest.mark.rule("EUS-029", "EU-354", "EU-355")
def test_together_the_lowest_hero_decides_and_his_death_is_not_paid_twice() -> None:
    table = board(2, "coop")
    lay(table, "i_stones", 2, -1)
    table.round = 8
    rounds_on(table)
    table.rep = [60, 26]
    end_turn(table)
    top(table, "thorn_boar")
    stand(table, 1, "i_stones-b")
    table.moves[1] = 1
    answer(refresh(table), "move i_stones-a")
    on(table, "combat-card")
    table.health[1] = 1
    draw(table, combat_card(6, 6))
    on(table, "act")
    assert (at(table, 1), table.rep) == ("i_chapel-m", [60, 25])
    end_turn(table)
    assert (table.phase, table.won) == (OVER, 1)
