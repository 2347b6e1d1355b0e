"""Dragons, Golem and other opponents of Euthia in the round in which a hero dies, and once they are beaten."""

from __future__ import annotations

import pytest

from taverne.games.euthia.rules.scenarios import collision, doom, farruga, mirrezil, rescue
from taverne.games.euthia.rules.scenarios.doom import FinalFights
from taverne.games.euthia.rules.scenarios.dragon import tale as dragon_tale
from taverne.games.euthia.rules.scenarios.golem import tale as golem_tale
from tests.euthia.fights import fight, on, strength, total
from tests.euthia.interplay.scenes import EuthiaState, end_turn, excess, lose, parts, rounds_on, turn, walked, win
from tests.euthia.positions import (
    acting,
    answer,
    at,
    equip,
    give,
    lay,
    offered,
    options,
    prompt,
    refresh,
    roll,
    run,
    settle,
    space,
    stand,
    tokens,
    word,
)
from tests.euthia.scenarios.test_rules_scenario_devastation import carry_out, golem, land
from tests.euthia.scenarios.test_rules_scenario_farruga import NEAR, attack, settlement
from tests.euthia.tales import moment, reveal, tale

STRONG = ("dral", "ael")


def before(table: EuthiaState, where: str = "i_wayfarers-a") -> EuthiaState:
    """Put Farruga on the near post and the first hero beside it, strong enough for two rounds."""
    farruga.tale(table).at = space(table, NEAR)
    equip(table, 0, "plate_cuirass")
    table.health[0] = 10
    stand(table, 0, where)
    return table


@pytest.mark.rule("EUS-071", "EU-211", "EUS-061", "EUS-068")
def test_who_died_before_a_monster_in_his_turn_defends_no_post_against_the_raid_of_the_round() -> None:
    table = settlement()
    lay(table, "i_stones", 1, 1)
    table.round = 3
    stand(table, 0, NEAR)
    table.gold[0] = 5
    walked(table, "i_stones-b", "i_stones-a", "thorn_boar")
    lose(table)
    assert at(table) == "i_chapel-m"
    table.stack.clear()
    table.pending = ()
    attack(table, "raid_on_the_hoard")
    assert table.ruined == [space(table, NEAR)]
    assert table.gold[0] == 5, "the Chapel is three steps away"
    assert table.rep[0] == 0


@pytest.mark.rule("EUS-021", "EUS-019", "EUS-018", "EU-210")
def test_the_damage_of_a_hero_whom_the_dragon_killed_still_earns_him_his_share() -> None:
    table = settlement()
    farruga.tale(table).at = space(table, NEAR)
    stand(table, 0, "i_wayfarers-a")
    acting(table)
    answer(table, "fight farruga_1")
    on(table, "monster-roll")
    fight(table).damage = 8
    lose(table)
    assert (dragon_tale(table).damage, dragon_tale(table).dealt[:2], table.captured) == (8, [8, 0], [0, 1])
    table.stack.clear()
    table.pending = ()
    stand(table, 1, "i_wayfarers-a")
    acting(table, 1)
    answer(table, "fight farruga_1")
    win(table)
    assert table.rep == [4 * 8 // 15, 4 - 4 * 8 // 15]


@pytest.mark.rule("EU-319", "EU-101", "EUS-016")
def test_the_immune_last_stage_does_not_feel_the_earth_that_strengthens_its_hero() -> None:
    table = settlement()
    lay(table, "i_mossback", 1, 1)
    before(table, "i_wayfarers-c")
    dragon_tale(table).stage = 3
    assert space(table, "i_mossback-b") in table.near[table.at[0]]
    acting(table)
    answer(table, "fight farruga_4")
    on(table, "monster-roll")
    roll(table, 1, 3)
    on(table, "hero-roll")
    assert strength(table) == 4
    roll(table, 4, 4)
    on(table, "monster-roll")
    assert total(table) == 8 + 2 - 2


@pytest.mark.rule("EUS-015", "EU-291", "EU-200", "EU-204")
def test_gaar_gained_in_a_fight_that_ends_in_a_truce_must_find_room_after_it() -> None:
    table = settlement()
    farruga.tale(table).at = space(table, NEAR)
    stand(table, 0, "i_wayfarers-a")
    for tile in ("scroll_oath", "flask_air", "flask_air"):
        give(table, 0, tile)
    table.health[0] = 6
    acting(table)
    answer(table, "fight farruga_1")
    on(table, "healing")
    answer(table, "use scroll_oath 1")
    for _ in range(2):
        on(table, "hero-roll")
        table.health[0] = 6
        roll(table, 3, 3)
    on(table, "overflow")
    assert (table.gaar[0], excess(table, 0), table.duel) == (7, 2, None)
    answer(table, "drop_piece gaar", "drop_tile flask_air")
    assert (prompt(table), at(table)) == ("act", "i_wayfarers-a")


@pytest.mark.rule("EUS-077", "EUS-085", "EUS-020")
def test_a_dragon_beaten_for_the_fourth_time_breathes_no_more_at_the_end_of_that_round() -> None:
    table = reveal(tale("mirrezil", heroes=STRONG), "v_roost")
    dragon_tale(table).stage = 3
    stand(table, 0, "v_roost-a")
    stand(table, 1, "v_roost-c")
    turn(table)
    answer(table, "fight mirrezil_4")
    win(table)
    answer(table, "end")
    while prompt(table) == "carry":
        answer(table, "carry nothing")
    settle(table)
    health = table.health[:]
    table.stack.clear()
    table.pending = ()
    moment(table, "round_end", table.round)
    assert table.health == health
    assert table.story.over(table)


@pytest.mark.rule("EUS-085", "EUS-020", "EUS-067")
def test_a_dragon_beaten_once_still_breathes_in_its_next_stage() -> None:
    table = reveal(tale("mirrezil", heroes=STRONG), "v_roost")
    stand(table, 1, "v_roost-c")
    dragon_tale(table).fallen = True
    moment(table, "turn_end", 0)
    health = table.health[1]
    moment(table, "round_end", 3)
    assert (dragon_tale(table).stage, table.health[1]) == (1, health - 2)
    assert mirrezil.tale(table).at == space(table, "v_roost-c")


@pytest.mark.rule("EUS-085", "EU-215", "EU-216", "EU-367")
def test_the_dragons_breath_kills_skoldur_out_of_his_turn_and_his_die_does_nothing() -> None:
    table = reveal(tale("mirrezil", heroes=("ael", "skoldur")), "v_roost")
    stand(table, 1, "v_roost-c")
    table.health[1], table.rep[1], table.dwurt_die[1] = 2, 1, 4
    cards = sum(table.hand[1])
    gaar = table.gaar[1]
    moment(table, "round_end", 5)
    assert (at(table, 1), table.health[1], table.rep[1], table.dwurt_die[1]) == ("i_chapel_priest-m", 6, 0, 0)
    assert (sum(table.hand[1]), table.gaar[1], table.deaths[1]) == (cards, gaar, 0)


@pytest.mark.rule("EUS-085", "EU-211", "EU-095")
def test_who_fell_before_the_dragon_is_far_from_its_breath_and_his_rival_beside_it_is_not() -> None:
    table = reveal(tale("mirrezil", heroes=STRONG), "v_roost")
    stand(table, 0, "v_roost-a")
    stand(table, 1, "v_roost-a")
    acting(table)
    answer(table, "fight mirrezil_1")
    lose(table)
    assert table.at[0] == space(table, "i_chapel_priest-m")
    table.stack.clear()
    table.pending = ()
    health = table.health[:]
    moment(table, "round_end", 5)
    assert table.health == [health[0], health[1] - 2]


@pytest.mark.rule("EU-361", "EU-366", "EUS-071", "EU-362")
def test_skoldur_whom_his_die_kills_on_the_post_does_not_save_it_from_the_raid() -> None:
    table = tale("farruga", heroes=("skoldur", "ael"))
    lay(table, "i_wayfarers", 2, -1)
    table.trade_token[space(table, NEAR)] = 0
    farruga.tale(table).drawn[:4] = [0, 1, 1, 1]
    table.round = 3
    rounds_on(table)
    stand(table, 0, NEAR)
    table.dwurt_die[0], table.health[0], table.rep[0] = 4, 4, 5
    refresh(table)
    answer(table, "end")
    line = next(one for one in options(table) if "resolve" in one or one == "resolve")
    answer(table, line)
    settle(table)
    while prompt(table) in ("carry", "hand-limit", "overflow"):
        answer(table, options(table)[0])
    assert (at(table), table.rep[0], table.dwurt_die[0]) == ("i_chapel-m", 5 - 1 - 1, 0)
    settle(table)
    end_turn(table)
    settle(table)
    assert table.ruined == [space(table, NEAR)]
    assert table.rep[0] == 3


@pytest.mark.rule("EUS-094", "EUS-095", "EU-211")
def test_blood_scent_leads_past_the_dead_hero_in_the_chapel_to_the_living_one_far_away() -> None:
    table = land()
    golem(table, "i_chapel-a")
    stand(table, 0, "i_chapel-m")
    stand(table, 1, "i_wayfarers-b")
    carry_out(table, "blood_scent")
    assert sorted(options(table)) == ["golem i_chapel-b", "golem i_cinder-c"], "both are on a shortest way"
    answer(table, "golem i_cinder-c")
    assert word(table, golem_tale(table).at) == "i_cinder-c"
    assert table.health == [6, 5]
    assert golem_tale(table).killed == [0] * 4


@pytest.mark.rule("EUS-038", "EUS-041", "EU-211", "EUS-036")
def test_villagers_of_a_hero_who_dies_on_the_way_home_are_not_handed_over_in_the_chapel() -> None:
    table = tale("rescue")
    lay(table, "i_stones", 2, -1)
    rescue.tale(table).carried[0] = 2
    walked(table, "i_stones-b", "i_stones-a", "thorn_boar")
    lose(table)
    assert at(table) == "i_chapel-m"
    assert (rescue.tale(table).carried[0], offered(table, "deliver")) == (0, [])
    assert table.emblem[space(table, "i_stones-a")] == 2


@pytest.mark.rule("EUS-057", "EU-354", "EUS-050", "EUS-058")
def test_together_a_death_in_the_last_fights_costs_one_at_once_and_the_next_hero_fights_on() -> None:
    table = tale("doom", 2, "coop")
    table.round, table.rep = 9, [3, 3]
    run(table, FinalFights())
    on(table, "attack")
    table.health[0] = 1
    answer(table, options(table)[0])
    for _ in range(60):
        if table.duel is not None and table.duel.seat == 1:
            break
        if table.duel is not None:
            table.health[0] = 1
        if prompt(table) == "hero-roll":
            roll(table, 1, 1)
        elif table.pending[0].seat < 0:
            settle(table)
        else:
            answer(table, str(table.pending[0].default or options(table)[0]))  # type: ignore[union-attr]
    assert (table.rep, fight(table).seat, doom.tale(table).beaten[0]) == ([2, 3], 1, 0)
    assert table.cat.foes.ids[fight(table).foe] == "accomplice"
    assert fight(table).damage == 0


@pytest.mark.rule("EUS-122", "EUS-123", "EU-217")
def test_the_power_of_the_faer_stays_with_a_hero_who_dies_and_helps_him_in_the_same_round() -> None:
    table = tale("collision")
    lay(table, "i_stones", 2, -1)
    tokens(table, 0, "combat", kept="combat")
    collision.tale(table).holder = 0
    walked(table, "i_stones-b", "i_stones-a", "thorn_boar")
    lose(table)
    assert collision.tale(table).holder == 0
    stand(table, 0, "i_stones-b")
    table.moves[0] = 1
    refresh(table)
    answer(table, "move i_stones-a")
    on(table, "roll-attack", hero=(4, 4))
    answer(table, "power 1")
    on(table, "monster-roll")
    assert total(table) == 10


@pytest.mark.rule("EUS-091", "EUS-105", "EU-215", "EUS-096")
def test_the_golem_that_arrives_on_two_heroes_kills_both_and_each_loses_two_besides_the_token() -> None:
    table = land(3)
    for seat in (1, 2):
        stand(table, seat, "i_cinder-a")
        table.rep[seat] = 5
    table.round = 2
    moment(table, "round_end", 2)
    answer(table, "golem i_cinder-a")
    assert table.rep == [0, 3, 3]
    assert golem_tale(table).killed[:3] == [0, 1, 1]
    assert [at(table, seat) for seat in (1, 2)] == ["i_chapel-m"] * 2
    assert [parts(table, seat)["scenario"] for seat in (1, 2)] == [parts(table)["scenario"] - 1] * 2


@pytest.mark.rule("EU-367", "EU-361", "EU-362", "EUS-021")
def test_skoldurs_die_that_a_dragon_has_reset_gives_a_dwurt_at_the_end_of_the_same_turn() -> None:
    table = tale("farruga", heroes=("skoldur", "ael"))
    lay(table, "i_wayfarers", 2, -1)
    table.trade_token[space(table, NEAR)] = 1
    farruga.tale(table).at = space(table, NEAR)
    stand(table, 0, "i_wayfarers-a")
    table.dwurt_die[0], table.dwurt[0] = 3, 2
    turn(table)
    answer(table, "fight farruga_1")
    lose(table)
    assert table.dwurt_die[0] == 0
    dwurt, silver = table.dwurt[0], table.hand[0][:]
    answer(table, "end")
    while table.pending:
        answer(table, options(table)[0]) if table.pending[0].seat >= 0 else settle(table)
    assert (table.dwurt[0], table.hand[0]) == (dwurt + 1, silver)


@pytest.mark.rule("EUS-086", "EUS-015", "EU-149", "EUS-016")
def test_artefacts_bite_once_in_each_of_two_combats_of_one_turn() -> None:
    table = reveal(tale("mirrezil", heroes=STRONG), "v_roost")
    give(table, 0, "artefact_last_ember")
    equip(table, 0, "nine_lives_of_a_fool")
    tokens(table, 0, "combat", kept="combat")
    stand(table, 0, "v_roost-a")
    table.health[0] = 12
    acting(table)
    for before_it in (0, 3):
        answer(table, "fight mirrezil_1")
        on(table, "hero-roll")
        assert fight(table).damage == before_it
        roll(table, 6, 5)
        on(table, "hero-roll")
        assert fight(table).damage == before_it + 1 + 1
        table.health[0] = 12
        roll(table, 6, 5)
        on(table, "act")
        assert dragon_tale(table).damage == before_it + 3
        table.health[0] = 12
