"""Scenarios of Euthia against base rules again: Golem and Griffin, closed centres, wards, clues, tries, seals."""

from __future__ import annotations

import pytest

from taverne.games.euthia.rules.scenarios import farruga
from taverne.games.euthia.rules.scenarios.golem import tale as golem_tale
from taverne.games.euthia.view.duel import duel_view
from tests.euthia.fights import fight, on, total
from tests.euthia.interplay.scenes import (
    NONE,
    EuthiaState,
    end_turn,
    interactions,
    trading,
    turn,
    win,
)
from tests.euthia.positions import (
    acting,
    answer,
    at,
    essences,
    fighter,
    free,
    give,
    lay,
    offered,
    options,
    prompt,
    refresh,
    refused,
    roll,
    settle,
    space,
    stand,
    tokens,
    top,
    word,
)
from tests.euthia.scenarios.test_rules_scenario_devastation import carry_out, golem, land
from tests.euthia.scenarios.test_rules_scenario_doom import final, step, to_fight
from tests.euthia.scenarios.test_rules_scenario_farruga import FAR, NEAR, attack, dragon, settlement
from tests.euthia.tales import moment, reveal, tale


def warded(table: EuthiaState, where: str) -> EuthiaState:
    """Let the first hero ward a post and go back to the Chapel."""
    stand(table, 0, where)
    table.gold[0] = 2
    answer(trading(table), f"ward {where}", "done")
    table.stack.clear()
    stand(table, 0, "i_chapel-m")
    return table


# Golem and Griffin


@pytest.mark.rule("EUS-112", "EUS-096", "EU-377")
def test_a_golem_that_strides_over_the_griffin_sends_it_back_and_spares_who_stands_there() -> None:
    table = land()
    table.griffin = 1
    golem(table, "i_chapel-a")
    table.beast = space(table, "i_chapel-c")
    stand(table, 0, "i_chapel-c")
    carry_out(table, "furrow")
    assert word(table, golem_tale(table).at) == "i_stones-b"
    assert (word(table, table.beast), at(table)) == ("i_chapel-a", "i_chapel-c"), "it kills only where it ends"


@pytest.mark.rule("EUS-090", "EUS-112", "EU-372")
def test_a_golem_that_arrives_where_the_griffin_sits_leaves_it_there_to_be_called() -> None:
    table = land()
    table.griffin = 1
    table.beast = space(table, "i_cinder-a")
    table.round = 2
    moment(table, "round_end", 2)
    answer(table, "golem i_cinder-a")
    assert word(table, table.beast) == "i_cinder-a"


@pytest.mark.rule("EUS-099", "EUS-097", "EU-096", "EU-094")
def test_a_ruined_elemental_cannot_be_challenged_but_its_water_still_heals() -> None:
    table = land()
    table.ruined.append(space(table, "i_millbrook-c"))
    stand(table, 0, "i_millbrook-b")
    table.health[0], table.moves[0] = 1, 1
    acting(table)
    answer(table, "move i_millbrook-c")
    assert table.health[0] == 3
    assert refused(table, "challenge")[1] == "EUS-099"


@pytest.mark.rule("EUS-101", "EU-105", "EU-211", "EU-228")
def test_who_dies_while_a_monster_closes_the_chapel_rises_inside_and_is_healed_for_a_coin() -> None:
    table = land()
    table.spawned.append(space(table, "i_chapel-a"))
    free(table, "i_cinder-a", "i_cinder-b", "i_cinder-c")
    table.health[0], table.rep[0], table.gold[0], table.moves[0] = 2, 5, 1, 3
    stand(table, 0, "i_chapel-b")
    acting(table)
    assert refused(table, "move i_chapel-m")[1] == "EU-105"
    answer(table, "move i_cinder-c")
    assert (at(table), table.rep[0], table.health[0]) == ("i_chapel-m", 3, 6)
    table.health[0] = 1
    refresh(table)
    answer(table, "chapel heal")
    assert (table.health[0], table.gold[0]) == (6, 0)


@pytest.mark.rule("EU-307", "EUS-101", "EU-308")
def test_an_elite_in_whose_lair_a_monster_spawned_waits_until_that_is_beaten() -> None:
    table = tale("devastation", elites=True)
    lay(table, "i_wayfarers", 2, -1)
    table.bounty = fighter(table, "elite-sister_rot")
    here = space(table, "i_chapel-a")
    table.spawned.append(here)
    tokens(table, 0, "combat", kept="combat")
    stand(table, 0, "i_chapel-a")
    top(table, "thorn_boar")
    acting(table)
    assert offered(table, "fight") == ["fight monster"]
    answer(table, "fight monster")
    win(table)
    assert offered(table, "fight") == ["fight sister_rot"]


@pytest.mark.rule("EUS-102", "EUS-103", "EU-044", "EU-091")
def test_a_spawned_monster_of_which_no_card_is_left_is_gone_when_somebody_comes_to_fight() -> None:
    for stands in (True, False):
        table = tale("devastation")
        lay(table, "i_wayfarers", 2, -1)
        table.monsters, table.top = [[], [], []], [NONE] * 3
        mine = "i_wayfarers-a"
        table.spawned.append(space(table, mine))
        table.ruined.append(space(table, mine))
        stand(table, 0, mine if stands else "i_wayfarers-c")
        table.moves[0] = 1
        answer(acting(table), "fight monster" if stands else f"move {mine}")
        assert (table.spawned, table.ruined, golem_tale(table).counter) == ([], [], 10)
        assert interactions(table, mine)[0] == 0
        assert ("mine" in options(table), table.ready[0][2]) == (True, 0)


# Dragons


@pytest.mark.rule("EUS-064", "EUS-074", "EUS-068")
def test_a_night_of_two_flights_breaks_the_ward_of_the_first_post_and_razes_the_second() -> None:
    table = warded(settlement(), NEAR)
    attack(table, "night_of_embers")
    assert (table.ruined, table.rep) == ([space(table, FAR)], [1, 0])
    assert word(table, farruga.tale(table).at) == FAR


@pytest.mark.rule("EUS-068", "EUS-069", "EU-089", "EU-091")
def test_a_razed_post_has_lost_its_token_but_is_crossed_without_a_fight() -> None:
    table = settlement()
    attack(table, "raid_on_the_hoard")
    assert (table.ruined, table.trade_token[space(table, NEAR)]) == ([space(table, NEAR)], NONE)
    table.stack.clear()
    tokens(table, 1, "mining")
    stand(table, 1, "i_wayfarers-a")
    table.moves[1] = 2
    answer(acting(table, 1), f"move {NEAR}", "move i_wayfarers-c")
    assert at(table, 1) == "i_wayfarers-c"


@pytest.mark.rule("EUS-067", "EUS-065", "EUS-066")
def test_a_beaten_dragon_without_another_freed_post_stays_where_it_is() -> None:
    table = tale("farruga")
    lay(table, "i_wayfarers", 2, -1)
    table.trade_token[space(table, NEAR)] = 0
    dragon(table, NEAR)
    stand(table, 0, NEAR)
    turn(table)
    answer(table, "fight farruga_1")
    win(table)
    end_turn(table)
    assert word(table, farruga.tale(table).at) == NEAR
    assert farruga.tale(table).stage == 1


@pytest.mark.rule("EUS-118", "EU-357", "EU-359")
def test_skoldur_without_a_dwurt_turns_a_gaar_to_pay_for_a_try() -> None:
    table = tale("collision", heroes=("skoldur", "ael"))
    lay(table, "i_kite", 2, -1)
    here = space(table, "i_kite-c")
    table.emblem[here] = 1
    stand(table, 0, "i_kite-c")
    table.dwurt[0], table.gaar[0] = 0, 1
    acting(table)
    assert refused(table, "seal_emblem")[1] == "EUS-118"
    answer(table, "arrange", "convert", "done", "seal_emblem")
    assert (table.dwurt[0], table.gaar[0]) == (0, 0)
    assert table.dwurt_die[0] == 1


@pytest.mark.rule("EUS-119", "EU-302", "EU-237")
def test_an_essence_of_earth_before_the_try_and_another_after_it_both_add_three() -> None:
    table = tale("collision")
    lay(table, "i_mossback", 2, -1)
    here = space(table, "i_mossback-a")
    table.emblem[here] = 1
    stand(table, 0, "i_mossback-a")
    essences(table, 0, earth=2)
    acting(table)
    answer(table, "seal_emblem")
    answer(table, "give_essence earth")
    while prompt(table) != "hero-roll" and prompt(table) != "":
        print(prompt(table), options(table))
        answer(table, "done")
    roll(table, 1, 1)
    answer(table, "essence earth 1", "done")
    assert total(table) == 2 + 3 + 2 + 3
    assert table.rep[0] == 2


@pytest.mark.rule("EUS-053", "EUS-054", "EU-185")
def test_four_clues_leave_the_accomplice_one_point_of_health_and_the_saboteur_all_of_his() -> None:
    table = final(clues=4)
    answer(table, "clues 4")
    to_fight(table)
    assert duel_view(table, fight(table)).health == 1
    while table.duel is None or fight(table).foe != fighter(table, "opponent-saboteur"):
        step(table)
    assert duel_view(table, fight(table)).health == 16


@pytest.mark.rule("EUS-147", "EUS-151", "EUS-148")
def test_of_two_heroes_together_the_second_reopens_nothing_that_the_first_has_sealed() -> None:
    table = tale("abyss", mode="coop")
    lay(table, "i_abyss", 2, -1)
    free(table, "i_abyss-c")
    stand(table, 0, "i_abyss-c")
    top(table, "thorn_boar")
    essences(table, 0, fire=1)
    acting(table)
    answer(table, "guardian")
    on(table, "combat-card")
    fight(table).damage = 99
    on(table, "seal-abyss")
    answer(table, "give_essence fire")
    settle(table)
    assert table.rep[0] == 1 + 1
    table.stack.clear()
    stand(table, 1, "i_abyss-c")
    essences(table, 1, fire=1)
    acting(table, 1)
    assert "guardian" not in options(table)


@pytest.mark.rule("EUS-061", "EU-356", "EUS-072")
def test_gale_of_wings_takes_a_gaar_from_skoldurs_sack_and_no_dwurt() -> None:
    table = settlement_of("skoldur")
    table.gaar[0], table.dwurt[0] = 1, 5
    stand(table, 0, NEAR)
    health = table.health[0]
    attack(table, "gale_of_wings")
    assert (table.gaar[0], table.dwurt[0], table.health[0]) == (0, 5, health - 1)
    assert table.rep[0] == 2


def settlement_of(hero: str) -> EuthiaState:
    """Return two posts that both have an owner, with this hero in the first seat."""
    table = tale("farruga", 2, "", heroes=(hero, "ael"))
    lay(table, "i_wayfarers", 2, -1)
    lay(table, "i_osier", 4, -2)
    for post, owner in ((NEAR, 0), (FAR, 1)):
        table.trade_token[space(table, post)] = owner
    return table


@pytest.mark.rule("EUS-071", "EUS-074", "EU-208", "EUS-072")
def test_a_hero_who_dies_on_a_warded_post_does_not_save_it_and_the_ward_does() -> None:
    table = settlement()
    warded(table, NEAR)
    stand(table, 1, NEAR)
    table.health[1], table.rep[1] = 1, 4
    attack(table, "scorching_pass")
    assert (at(table, 1), table.rep) == ("i_chapel-m", [1, 2])
    assert table.ruined == []


@pytest.mark.rule("EUS-083", "EU-091", "EUS-014", "EU-098")
def test_a_jump_to_mirrezils_lair_needs_no_combat_token_but_burns() -> None:
    table = tale("mirrezil")
    reveal(table, "v_roost", 0)
    settle(table)
    table.stack.clear()
    tokens(table, 0, "mining")
    stand(table, 0, "i_chapel_priest-m")
    table.health[0] = 5
    give(table, 0, "scroll_leagues")
    acting(table)
    answer(table, "use scroll_leagues 1")
    answer(table, "teleport v_roost-c")
    assert (at(table), table.health[0]) == ("v_roost-c", 3)
