"""Foes and falls in Euthia where rules meet: arms found in mid-combat, seals, guards, immunity, deaths and returns."""

from __future__ import annotations

import pytest

from tests.euthia.fights import (
    arena,
    attacked,
    attacking,
    fight,
    held_cards,
    met,
    on,
    strength,
    strike,
    suffer,
    total,
)
from tests.euthia.interplay.scenes import NONE, EuthiaState, excess, interactions, max_health, walked, win
from tests.euthia.positions import (
    acting,
    answer,
    at,
    board,
    equip,
    fighter,
    give,
    hand,
    lay,
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
    tokens,
    told,
)
from tests.euthia.tales import tale


def disarmed(table: EuthiaState, weapon: str) -> EuthiaState:
    """Take the first hero's weapon off his board and out of the game."""
    one = thing(table, 0, weapon)
    table.slots[0][table.slots[0].index(one)] = NONE
    table.holder[one] = NONE
    return table


# Arms found in mid-combat


@pytest.mark.rule("EU-357", "EU-178", "EU-360")
def test_skoldur_turns_a_gaar_when_he_chooses_his_blow_and_pays_with_it() -> None:
    table = attacking("thorn_boar", heroes=("skoldur", "ael"))
    table.dwurt[0], table.gaar[0] = 0, 1
    strike(table)
    assert (prompt(table), options(table)) == ("attack", ["attack rust_tooth", "convert"])
    answer(table, "convert", "attack black_debt")
    assert (table.dwurt[0], table.gaar[0], table.dwurt_die[0]) == (0, 0, 1)


@pytest.mark.rule("EU-357", "EU-177")
def test_skoldur_without_weapon_and_dwurt_may_turn_a_gaar_or_leave_the_attack_out() -> None:
    for choice, gaar in (("pass", 1), ("convert", 0)):
        table = disarmed(attacking("thorn_boar", heroes=("skoldur", "ael")), "rust_tooth")
        table.dwurt[0], table.gaar[0] = 0, 1
        strike(table)
        assert options(table) == ["pass", "convert"]
        answer(table, choice)
        assert table.gaar[0] == gaar
        assert len(told(table, "no-attack")) == (choice == "pass")
        assert prompt(table) == ("" if choice == "pass" else "hero-roll")


@pytest.mark.rule("EU-357", "EU-149", "EU-278")
def test_skoldur_turns_a_gaar_for_an_initiative_that_costs_a_dwurt() -> None:
    table = arena(heroes=("skoldur", "ael"))
    equip(table, 0, "face_of_the_drowned")
    table.dwurt[0], table.gaar[0] = 0, 1
    met(table)
    on(table, "initiative")
    answer(table, "convert", "attack face_of_the_drowned")
    assert (prompt(table), table.dwurt_die[0]) == ("hero-roll", 1)


@pytest.mark.rule("EU-357", "EU-162", "EU-173")
def test_after_the_duel_a_gaar_turned_into_a_dwurt_still_takes_wounds_away() -> None:
    table = attacked("thorn_boar", heroes=("skoldur", "ael"))
    table.dwurt[0], table.gaar[0] = 0, 1
    on(suffer(table), "after-monster", foe=(6, 5))
    answer(table, "convert", "use whispering_die 1")
    on(table)
    assert (table.health[0], table.dwurt_die[0]) == (6, 1)


@pytest.mark.rule("EU-176", "EU-177", "EU-175")
def test_a_hero_whose_only_blow_is_engaged_wakes_it_before_his_roll_and_strikes() -> None:
    table = disarmed(attacking("thorn_boar"), "fire_staff")
    equip(table, 0, "backdraft")
    table.engaged[thing(table, 0, "ember_lash")] = 1
    hand(table, 1, curse=1)
    fight(table).chaos = 1
    strike(table)
    assert prompt(table) == "monster-cards", "a Curse may be played as in any attack"
    answer(table, "card curse 1")
    on(table, "before-hero")
    answer(table, "use backdraft 1", "refresh ember_lash")
    on(table, "hero-roll")
    roll(table, 6, 6)
    on(table)
    assert (total(table), fight(table).damage, table.health[0]) == (12 - 2, 2, 5)


@pytest.mark.rule("EU-177", "EU-176", "EU-208")
def test_who_cannot_pay_for_waking_his_only_blow_leaves_the_attack_out() -> None:
    table = disarmed(attacking("thorn_boar"), "fire_staff")
    equip(table, 0, "backdraft")
    table.engaged[thing(table, 0, "ember_lash")] = 1
    table.health[0] = 1
    strike(table)
    assert (prompt(table), len(told(table, "no-attack"))) == ("", 1)


# Seals and guards


@pytest.mark.rule("EU-276", "EU-227", "EU-260")
def test_a_seal_on_an_ability_that_always_acts_takes_nothing_from_it() -> None:
    table = attacked("cyclops", heroes=("dral", "ael"))
    equip(table, 0, "thick_skull")
    hand(table, 1, possession=2)
    table.health[0] = 2
    suffer(table)
    answer(table, "card possession 2", "seal thick_skull")
    on(table, foe=(1, 1))
    assert (table.health[0], max_health(table, 0)) == (2, 9)


@pytest.mark.rule("EU-173", "EU-184", "EU-150")
def test_a_merciful_blow_guards_against_the_next_attack_and_what_is_left_against_the_one_after() -> None:
    table = arena(heroes=("ael", "dral"))
    equip(table, 0, "mercys_edge")
    met(table, "goblin_archer")
    on(table, "attack")
    health = table.health[0]
    answer(table, "attack mercys_edge")
    on(table, "hero-roll")
    roll(table, 6, 6)
    on(table, "attack", foe=(1, 2))
    assert table.health[0] == health, "one wound of two guarded"
    on(table, "monster-roll")
    on(table, "attack", foe=(4, 4))
    assert table.health[0] == health - (2 - 1)


@pytest.mark.rule("EU-162", "EU-208", "EU-273")
def test_of_two_things_that_keep_alive_one_is_enough_and_the_other_stays() -> None:
    table = attacked("thorn_boar", heroes=("ael", "dral"))
    door = equip(table, 0, "the_last_door")
    equip(table, 0, "amulet_of_eternity")
    table.health[0] = 1
    on(suffer(table), "after-monster", foe=(5, 6))
    answer(table, "use the_last_door 1")
    on(table)
    assert (table.health[0], table.engaged[door]) == (5, 1)
    assert thing(table, 0, "amulet_of_eternity") != NONE


@pytest.mark.rule("EU-208", "EU-095", "EU-215", "EU-279")
def test_no_amulet_keeps_alive_who_burns_outside_combat() -> None:
    table = board(heroes=("dral", "ael"))
    lay(table, "i_cinder", 2, -1)
    equip(table, 0, "amulet_of_eternity")
    table.health[0], table.rep[0], table.moves[0] = 2, 3, 1
    stand(table, 0, "i_cinder-b")
    answer(acting(table), "move i_cinder-c")
    assert (at(table), table.rep[0], table.health[0]) == ("i_chapel-m", 1, 8)
    assert thing(table, 0, "amulet_of_eternity") != NONE


# Immunity


@pytest.mark.rule("EU-319", "EU-320", "EU-150")
def test_a_season_that_stuns_guards_and_heals_does_only_the_last_two_against_an_immune_elite() -> None:
    table = attacked("elite-nettle_king", heroes=("taesiri", "ael"))
    equip(table, 0, "nameless_season")
    table.health[0] = 4
    suffer(table)
    answer(table, "use nameless_season 1")
    on(table, foe=(5, 5))
    assert (strength(table), told(table, "stunned"), table.health[0]) == (10, [], 4)


@pytest.mark.rule("EU-321", "EU-319", "EU-193")
def test_a_pact_of_thorns_does_not_strengthen_an_immune_elite_but_still_adds_damage() -> None:
    table = arena(heroes=("skoldur", "ael"))
    equip(table, 0, "pact_of_thorns")
    met(table, "elite-nettle_king")
    on(table, "prepare")
    answer(table, "use pact_of_thorns 1")
    on(table, "attack", foe=(2, 3))
    assert strength(table) == 5
    answer(table, "attack rust_tooth")
    on(table, "hero-roll")
    roll(table, 5, 3)
    on(table, "monster-roll")
    assert fight(table).damage == 1 + 1


# Deaths and returns


@pytest.mark.rule("EU-209", "EU-143", "EU-213")
def test_the_monster_that_killed_is_whole_again_and_brings_its_card_a_second_time() -> None:
    table = board()
    lay(table, "i_stones", 2, -1)
    tokens(table, 0, "combat", "trade", kept="combat")
    walked(table, "i_stones-b", "i_stones-a", "cave_spider")
    on(table, "monster-roll")
    fight(table).damage, table.health[0] = 5, 1
    assert sum(held_cards(table, 1).values()) == 1
    on(table, "act", foe=(6, 6))
    assert at(table) == "i_chapel-m"
    stand(table, 0, "i_stones-b")
    table.moves[0] = 1
    refresh(table)
    answer(table, "move i_stones-a")
    on(table, "monster-roll")
    assert (fight(table).foe, fight(table).damage) == (fighter(table, "cave_spider"), 0)
    assert sum(held_cards(table, 1).values()) == 2


@pytest.mark.rule("EU-212", "EU-214", "EU-288")
def test_hope_of_five_and_a_death_bring_five_gaar_of_which_one_lies_in_a_sack() -> None:
    table = board()
    lay(table, "i_stones", 2, -1)
    walked(table, "i_stones-b", "i_stones-a", "thorn_boar")
    table.gaar[0] = 0
    on(table, "monster-roll")
    table.hope, table.health[0] = 5, 1
    on(table, "act", foe=(4, 5))
    assert (at(table), table.gaar[0]) == ("i_chapel-m", 5)
    for tile in ("flask_air", "flask_air"):
        give(table, 0, tile)
    assert excess(table, 0) == 0
    give(table, 0, "flask_air")
    assert excess(table, 0) == 1


@pytest.mark.rule("EUS-102", "EU-108", "EU-202")
def test_who_beats_a_spawned_monster_on_his_mine_keeps_one_token_and_may_not_mine_again() -> None:
    table = tale("devastation")
    lay(table, "i_wayfarers", 2, -1)
    mine = "i_wayfarers-a"
    pickaxes(table, mine, 0)
    table.spawned.append(space(table, mine))
    table.ruined.append(space(table, mine))
    walked(table, "i_wayfarers-c", mine, "thorn_boar")
    win(table)
    assert interactions(table, mine)[0] == 1
    assert refused(table, "mine")[1] == "EU-108"


# Initiative and cards


@pytest.mark.rule("EU-147", "EU-186", "EU-183")
def test_the_initiative_attack_feels_the_penalty_of_the_card_and_feeds_hope() -> None:
    table = arena(heroes=("keleia", "dral"))
    met(table, "cave_spider")
    on(table, "initiative")
    answer(table, "attack out_of_the_dark")
    on(table, "hero-roll")
    roll(table, 2, 3)
    assert table.hope == 1
    on(table, "monster-roll")
    assert told(table, "hero-total")[0]["n"] == 5 - 2


@pytest.mark.rule("EU-188", "EU-058", "EU-149")
def test_hope_of_the_initiative_attack_becomes_a_gaar_that_rolls_its_die_again() -> None:
    table = arena(heroes=("keleia", "dral"))
    table.gaar[0] = 0
    met(table, "thorn_boar")
    on(table, "initiative")
    answer(table, "attack out_of_the_dark")
    on(table, "hero-roll")
    table.hope = 1
    roll(table, 1, 4)
    answer(table, "hope gaar", "gaar 1")
    roll(table, 6)
    on(table, "monster-roll")
    assert (total(table), table.hope, table.gaar[0]) == (6 + 4 + 2, 0, 0)
    assert fight(table).damage == 2


@pytest.mark.rule("EU-219", "EU-045", "EU-044")
@pytest.mark.parametrize("left", [0, 1])
def test_four_silver_cards_bring_a_gold_card_from_the_discard_and_none_where_there_is_none(left: int) -> None:
    table = board()
    healing = table.cat.card_ids.index("healing")
    hand(table, 0, curse=4)
    hand(table, 1, power_up=8, healing=8, possession=8)
    table.hand[1][healing] -= left
    table.golden_discard = [healing] * left
    settle(answer(acting(table), "arrange", "exchange"))
    assert held_cards(table) == ({"healing": 1} if left else {})
    assert table.silver_discard == [table.cat.card_ids.index("curse")] * 4


@pytest.mark.rule("EU-168", "EU-169", "EU-170")
def test_one_shield_is_used_once_in_an_attack_and_its_price_waits_for_the_next() -> None:
    table = attacked("thorn_boar", heroes=("dral", "ael"))
    on(suffer(table), "after-monster", foe=(6, 5))
    answer(table, "use tavern_door 1")
    on(table)
    assert strength(table) == 9
    on(strike(table), "hero-roll")
    roll(table, 6, 5)
    on(table)
    assert total(table) == 11 - 3
