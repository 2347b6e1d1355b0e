"""Scenarios of Euthia against items, elites and deaths: emblems and rewards, falls, seals, revoked elements, lairs."""

from __future__ import annotations

import pytest

from taverne.games.euthia.rules.scenarios import collision, doom, rescue
from taverne.games.euthia.rules.scenarios.golem import tale as golem_tale
from tests.euthia.fights import fight, met, on, shown, total
from tests.euthia.interplay.scenes import (
    NONE,
    excess,
    interactions,
    loose,
    lose,
    max_health,
    parts,
    turn,
    walked,
    win,
)
from tests.euthia.positions import (
    acting,
    answer,
    at,
    board,
    essences,
    fighter,
    free,
    give,
    hand,
    lay,
    offered,
    options,
    pickaxes,
    prompt,
    refresh,
    refused,
    roll,
    settle,
    space,
    stand,
    thing,
    top,
    trophy,
)
from tests.euthia.scenarios.test_rules_scenario_devastation import carry_out, golem
from tests.euthia.tales import moment, reveal, tale


@pytest.mark.rule("EUS-033", "EUS-034", "EU-196", "EU-201")
def test_the_villagers_point_does_not_cost_the_reward_of_who_was_just_at_its_limit() -> None:
    table = reveal(tale("rescue"), "i_millbrook")
    table.rep[0] = 12
    walked(table, "i_millbrook-b", "i_millbrook-a", "thorn_boar")
    win(table)
    assert (table.rep[0], table.gold[0], rescue.tale(table).carried[0]) == (12 + 1 + 1, 2 + 2, 1)
    assert table.trade_token[space(table, "i_millbrook-a")] == 0


@pytest.mark.rule("EUS-033", "EUS-036", "EU-104", "EU-087")
def test_villagers_of_three_towers_are_carried_home_by_one_scroll_and_handed_over_together() -> None:
    table = reveal(tale("rescue"), "iii_towers")
    assert [table.emblem[space(table, f"iii_towers-{place}")] for place in "abcm"] == [1, 1, 1, 0]
    for place in "abc":
        free(table, f"iii_towers-{place}", seat=1)
        stand(table, 0, f"iii_towers-{place}")
        table.stack.clear()
        acting(table)
        answer(table, "gather")
    give(table, 0, "scroll_short_road")
    stand(table, 0, "iii_towers-a")
    answer(refresh(table), "use scroll_short_road 1", "teleport i_chapel-m", "deliver")
    assert (table.rep[0], rescue.tale(table).carried[0]) == (3, 0)
    assert thing(table, 0, "healing_potion") != NONE


@pytest.mark.rule("EU-219", "EUS-104", "EU-220")
def test_a_gold_card_changed_from_silver_breaks_the_spell_and_a_third_in_the_turn_does_not() -> None:
    table = tale("devastation")
    hand(table, 0, curse=4, power_up=2)
    counter = golem_tale(table).counter
    acting(table)
    answer(table, "arrange", "exchange")
    settle(table)
    while prompt(table) != "act":
        answer(table, "done")
    for _ in range(2):
        answer(table, "unravel")
        if prompt(table) != "act":
            answer(table, "give_card power_up")
    assert golem_tale(table).counter == counter - 2
    assert offered(table, "unravel") == []


@pytest.mark.rule("EUS-096", "EU-367", "EU-216", "EUS-105")
def test_the_golem_kills_skoldur_and_his_die_falls_back_without_effect() -> None:
    table = tale("devastation", heroes=("skoldur", "ael"))
    for tile, (q, r) in (("i_stones", (2, -1)), ("i_kite", (1, 1))):
        lay(table, tile, q, r)
        free(table, *[f"{tile}-{place}" for place in "abc"])
    golem(table, "i_stones-a")
    stand(table, 0, "i_stones-b")
    table.rep[0], table.dwurt_die[0], table.dwurt[0] = 5, 4, 2
    carry_out(table, "blood_scent")
    while prompt(table):
        answer(table, options(table)[0])
    assert (at(table, 0), table.rep[0], table.dwurt_die[0], table.dwurt[0]) == ("i_chapel-m", 3, 0, 2)
    assert golem_tale(table).killed[0] == 1


@pytest.mark.rule("EUS-123", "EU-237", "EUS-122")
def test_the_faer_power_spent_on_a_challenge_is_not_there_in_a_combat_of_the_same_round() -> None:
    table = tale("collision")
    lay(table, "i_mossback", 2, -1)
    collision.tale(table).holder = 0
    stand(table, 0, "i_mossback-b")
    acting(table)
    answer(table, "challenge")
    roll(table, 3, 1)
    answer(table, "power 1", "done")
    assert (total(table), loose(table)) == (4 + 2 + 2, {"earth": 1})
    top(table, "thorn_boar")
    table.moves[0] = 1
    answer(refresh(table), "move i_mossback-c")
    on(table, "after-monster", foe=(4, 4))
    assert not any(line.startswith("power") for line in options(table))


@pytest.mark.rule("EU-238", "EUS-130", "EUS-134", "EUS-131")
def test_an_essence_won_in_the_challenge_revokes_the_water_which_then_heals_nobody() -> None:
    table = tale("revocation_1", heroes=("dral", "ael"))
    lay(table, "i_millbrook", 2, -1)
    lay(table, "i_kite", -1, -1)
    pickaxes(table, "i_kite-a", 0)
    stand(table, 0, "i_millbrook-c")
    table.health[0], table.moves[0] = 2, 2
    acting(table)
    assert offered(table, "revoke") == []
    answer(table, "challenge")
    roll(table, 5, 4)
    on(table, "act")
    assert loose(table) == {"water": 1}
    answer(table, "revoke")
    assert (table.rep[0], loose(table), interactions(table, "i_millbrook-c")) == (1, {}, [1, 0, 0, 0])
    answer(table, "move i_millbrook-b", "move i_millbrook-c")
    assert table.health[0] == 2
    essences(table, 0, air=1)
    stand(table, 0, "i_kite-a")
    assert offered(refresh(table), "revoke") == [], "one in a turn"


@pytest.mark.rule("EUS-132", "EUS-133", "EU-301")
@pytest.mark.parametrize(
    ("had", "left"), [({"water": 1}, None), ({"water": 1, "fire": 1}, {}), ({"water": 3}, {"water": 1})]
)
def test_in_the_second_episode_one_essence_of_the_element_and_one_of_any_are_paid(
    had: dict[str, int], left: dict[str, int] | None
) -> None:
    table = tale("revocation_2")
    lay(table, "i_millbrook", 2, -1)
    pickaxes(table, "i_millbrook-c", 0)
    stand(table, 0, "i_millbrook-c")
    essences(table, 0, **had)
    before = table.rep[0]
    acting(table)
    assert bool(offered(table, "revoke")) == (left is not None)
    if left is not None:
        answer(table, "revoke")
        while prompt(table) != "act":
            answer(table, options(table)[0])
        assert (table.rep[0] - before, loose(table)) == (2, left)


@pytest.mark.rule("EUS-152", "EU-208", "EU-215", "EU-216")
def test_a_fall_with_one_point_of_health_left_ends_in_the_chapel_and_not_in_the_other_abyss() -> None:
    table = tale("abyss")
    lay(table, "i_abyss", 2, -1)
    lay(table, "ii_abyss", 1, 1)
    free(table, "i_abyss-c", "ii_abyss-a")
    stand(table, 0, "i_abyss-c")
    table.health[0], table.rep[0], table.moves[0] = 1, 5, 2
    acting(table)
    answer(table, "fall ii_abyss-a")
    assert (at(table), table.health[0], table.rep[0], table.moves[0]) == ("i_chapel_priest-m", 6, 3, 0)
    assert prompt(table) == "act"


@pytest.mark.rule("EUS-148", "EU-144", "EU-146")
def test_vapour_of_lull_takes_from_a_guardian_what_the_abyss_has_given_it() -> None:
    table = tale("abyss")
    lay(table, "i_abyss", 2, -1)
    free(table, "i_abyss-c")
    give(table, 0, "vapour_of_lull")
    stand(table, 0, "i_abyss-c")
    top(table, "thorn_boar")
    acting(table)
    answer(table, "guardian")
    on(table, "prepare")
    assert (fight(table).gaar, fight(table).chaos) == (1 + 1, 0 + 1)
    answer(table, "use vapour_of_lull 1")
    assert (fight(table).gaar, fight(table).chaos) == (0, 0)


@pytest.mark.rule("EUS-083", "EU-095", "EUS-085", "EU-216")
def test_the_dragons_lair_burns_who_enters_it_and_its_breath_burns_him_again() -> None:
    table = reveal(tale("mirrezil", heroes=("dral", "ael")), "v_roost")
    stand(table, 0, "v_roost-a")
    table.health[0], table.moves[0], table.rep[0] = 4, 1, 3
    acting(table)
    answer(table, "move v_roost-c")
    assert (prompt(table), table.health[0]) == ("act", 2), "Fire beside it, and nobody is forced to fight"
    table.stack.clear()
    table.pending = ()
    moment(table, "round_end", 5)
    assert (at(table), table.rep[0]) == ("i_chapel_priest-m", 1)


@pytest.mark.rule("EUS-045", "EU-202", "EU-111", "EUS-047")
def test_the_prospector_waits_until_the_mine_is_won_and_leaves_its_tokens() -> None:
    table = tale("doom")
    lay(table, "i_osier", 2, -1)
    doom.tale(table).turned[:4] = [1, 1, 1, 1]
    walked(table, "i_osier-a", "i_osier-b", "thorn_boar")
    assert offered(table, "clue") == []
    win(table)
    assert (table.gold[0], interactions(table, "i_osier-b")) == (4, [2, 0, 0, 0])
    answer(table, "clue prospector")
    assert (table.gold[0], doom.tale(table).clues[0], offered(table, "clue")) == (2, 1, [])
    settle(answer(table, "mine"))
    assert (table.gold[0], interactions(table, "i_osier-b")) == (2, [1, 0, 0, 0])


@pytest.mark.rule("EUS-005", "EU-308", "EU-307")
def test_the_chapel_of_the_priest_is_a_chapel_to_the_elite_that_lairs_around_it() -> None:
    table = tale("mirrezil", elites=True)
    table.bounty = fighter(table, "elite-hollow_judge")
    stand(table, 0, "i_chapel_priest-m")
    acting(table)
    assert offered(table, "fight") == []
    table.stack.clear()
    stand(table, 0, "i_chapel_priest-b")
    acting(table)
    assert offered(table, "fight") == ["fight hollow_judge"]
    table.bounty = fighter(table, "elite-captain_varn")
    assert offered(refresh(table), "fight") == [], "the space in its middle is a Chapel and no encounter"


@pytest.mark.rule("EU-308", "EU-103", "EU-307")
def test_around_the_mercenarys_fortress_the_elite_of_encounters_waits_on_each_freed_space() -> None:
    table = board(elites=True)
    lay(table, "iv_mercenary", 2, -1)
    table.bounty = fighter(table, "elite-captain_varn")
    free(table, "iv_mercenary-a")
    stand(table, 0, "iv_mercenary-a")
    acting(table)
    assert offered(table, "fight") == ["fight captain_varn"], "beside the centre, where the encounter is"


@pytest.mark.rule("EUS-153", "EU-374", "EU-372")
def test_the_griffin_does_not_land_in_the_temple_before_the_seals() -> None:
    table = reveal(tale("abyss", griffin=True), "v_temple")
    table.beast = space(table, "i_chapel_priest-b")
    trophy(table, 0, "dragonfly")
    stand(table, 0, "i_chapel_priest-b")
    acting(table)
    answer(table, "griffin")
    assert "land v_temple-b" in options(table)
    assert refused(table, "land v_temple-c")[1] == "EUS-153"


@pytest.mark.rule("EUS-118", "EU-358", "EUS-120", "EU-360")
def test_skoldur_pays_a_try_with_a_dwurt_and_lifts_its_roll_with_another() -> None:
    table = tale("collision", heroes=("skoldur", "ael"))
    lay(table, "i_mossback", 2, -1)
    table.emblem[space(table, "i_mossback-b")] = 1
    stand(table, 0, "i_mossback-b")
    table.dwurt[0], table.gaar[0] = 2, 1
    acting(table)
    answer(table, "seal_emblem")
    roll(table, 2, 2)
    assert (shown(table), table.dwurt[0]) == (4 + 2, 1)
    answer(table, "dwurt", "done")
    assert (total(table), table.dwurt[0], table.gaar[0], table.rep[0]) == (9, 0, 1, 2)


@pytest.mark.rule("EUS-081", "EU-291", "EU-260", "EUS-086")
def test_the_oath_crown_won_with_full_sacks_takes_the_trophys_place_and_lifts_health_by_four() -> None:
    table = reveal(tale("mirrezil"), "iv_oath")
    for place in "abc":
        free(table, f"iv_oath-{place}")
    trophy(table, 0, "behemoth")
    for _ in range(2):
        give(table, 0, "flask_air")
    stand(table, 0, "iv_oath-m")
    table.health[0] = 3
    acting(table)
    answer(table, "legend oathkeeper")
    assert (prompt(table), excess(table, 0) <= 0) == ("act", True)
    assert (table.health[0], max_health(table, 0), table.trophies[0]) == (7, 10, [])


@pytest.mark.rule("EU-362", "EU-356", "EU-288", "EU-291")
def test_the_dwurt_of_an_idle_turn_goes_into_a_sack_and_without_one_must_be_given_up() -> None:
    table = board(heroes=("skoldur", "ael"))
    turn(table)
    answer(table, "end")
    assert table.dwurt[0] == 6
    other = board(heroes=("skoldur", "ael"))
    for _ in range(3):
        give(other, 0, "flask_air")
    turn(other)
    answer(other, "end")
    assert prompt(other) == "overflow"
    answer(other, "drop_piece dwurt")
    assert (prompt(other), other.dwurt[0]) == ("carry", 5)


@pytest.mark.rule("EUS-137", "EUS-136", "EUS-135", "EU-252")
def test_scores_of_revocation_count_pairs_of_sides_besides_the_tokens_on_the_map() -> None:
    table = tale("revocation_1")
    lay(table, "i_millbrook", 2, -1)
    lay(table, "i_cinder", -1, -1)
    for where, kind in (("i_millbrook-c", "water"), ("i_cinder-c", "fire")):
        pickaxes(table, where, 0)
        essences(table, 0, **{kind: 1})
        stand(table, 0, where)
        table.stack.clear()
        table.round += 1
        acting(table)
        answer(table, "revoke")
    assert 2 in parts(table).values()
    assert parts(table)["interaction_tokens"] == 0, "two tokens score nothing yet"


@pytest.mark.rule("EUS-038", "EU-209", "EU-217", "EUS-036")
def test_who_falls_before_an_elite_beside_a_post_leaves_his_villagers_where_he_fought() -> None:
    table = tale("rescue", elites=True)
    lay(table, "i_wayfarers", 2, -1)
    rescue.tale(table).carried[0] = 2
    table.gold[0] = 3
    stand(table, 0, "i_wayfarers-a")
    met(table, "elite-mother_bristle")
    lose(table, "")
    assert (at(table), rescue.tale(table).carried[0], table.emblem[space(table, "i_wayfarers-a")]) == (
        "i_chapel-m",
        0,
        2,
    )
    assert table.gold[0] == 3
    assert table.freed(space(table, "i_wayfarers-a"))


@pytest.mark.rule("EUS-134", "EU-308", "EU-307")
def test_where_the_fire_was_revoked_its_elite_has_no_lair_any_more() -> None:
    table = tale("revocation_1", elites=True)
    lay(table, "i_cinder", -1, -1)
    pickaxes(table, "i_cinder-c", 0)
    essences(table, 0, fire=1)
    table.bounty = fighter(table, "elite-vorrath_unburnt")
    stand(table, 0, "i_cinder-c")
    acting(table)
    assert offered(table, "fight") == ["fight vorrath_unburnt"]
    answer(table, "revoke")
    assert offered(table, "fight") == []
