"""Tiles, essences, hope and cards of Euthia in the middle of a fight: what one side's means leave to the other's."""

from __future__ import annotations

import pytest

from tests.euthia.fights import arena, attacked, attacking, fight, held_cards, met, on, strength, strike, suffer, total
from tests.euthia.positions import (
    acting,
    answer,
    board,
    dice,
    draw,
    equip,
    hand,
    offered,
    options,
    prompt,
    refresh,
    refused,
    roll,
    thing,
    told,
)


@pytest.mark.rule("EU-146", "EU-319", "EU-320", "EU-172")
@pytest.mark.parametrize(("foe", "rolled", "lost"), [("thorn_boar", 1, 0), ("elite-pale_doe", 2, 0)])
def test_a_round_in_four_parts_burns_guards_and_heals_and_spares_an_immune_elite_its_dice(
    foe: str, rolled: int, lost: int
) -> None:
    table = arena(heroes=("taesiri", "dral"))
    table.stored[equip(table, 0, "four_part_round")] = (1, 1, 1, 1)
    table.health[0] = 1
    met(table, foe)
    on(table, "prepare")
    answer(table, "use four_part_round 1")
    assert (fight(table).damage, table.health[0]) == (2, 4)
    on(table, "monster-roll")
    assert dice(table) == rolled
    roll(table, *(6, 3)[:rolled])
    on(table, "attack")
    assert table.health[0] == 4 - lost, "two wounds either way, and three are guarded"


@pytest.mark.rule("EU-147", "EU-144", "EU-159", "EU-223")
def test_an_anathema_that_takes_the_last_chaos_leaves_the_rival_with_cards_he_cannot_play() -> None:
    table = arena(heroes=("ael", "dral"))
    equip(table, 0, "anathema")
    hand(table, 1, frenzy=2, curse=1)
    met(table, "goblin_archer")
    on(table, "initiative")
    answer(table, "attack anathema")
    on(table, "hero-roll")
    roll(table, 4, 4)
    while prompt(table) != "monster-roll":
        assert not any(line.startswith("card") for line in options(table))
        answer(table, str(table.pending[0].default))  # type: ignore[union-attr]
    assert (fight(table).chaos, fight(table).damage) == (0, 4), "eight less one is seven"
    assert held_cards(table, 1) == {"frenzy": 2, "curse": 1}


@pytest.mark.rule("EU-178", "EU-184", "EU-273", "EU-301")
def test_a_cold_word_with_earth_reaches_the_next_band_and_keeps_its_essence_while_it_rests() -> None:
    table = attacking("thorn_boar", heroes=("taesiri", "dral"))
    word = thing(table, 0, "cold_word")
    table.stored[word] = (0, 1, 0, 0)
    strike(table)
    on(table, "attack")
    answer(table, "attack cold_word")
    roll(table, 3, 3)
    on(table)
    assert (total(table), fight(table).damage) == (7, 2)
    assert table.stored[word] == (0, 1, 0, 0)
    fight(table).round += 1
    on(strike(table))
    assert [one["tile"] for one in told(table, "attacks")] == ["tile-cold_word", "tile-winter_athame"], "the one left"


@pytest.mark.rule("EU-162", "EU-173", "EU-259", "EU-281")
@pytest.mark.parametrize(("thick", "left"), [(False, 2), (True, 4)])
def test_a_thick_skull_makes_four_points_a_bad_wound_for_who_is_still_standing(thick: bool, left: int) -> None:
    table = attacked("minotaur", heroes=("dral", "ael"))
    if thick:
        equip(table, 0, "thick_skull")
    equip(table, 0, "still_standing")
    table.health[0] = 4
    on(suffer(table), "after-monster", foe=(5, 6))
    answer(table, "use still_standing 1")
    on(table)
    assert strength(table) == 11
    assert table.health[0] == left, "six wounds less four, or less six where half of nine is not reached"


@pytest.mark.rule("EU-151", "EU-273", "EU-277", "EU-281")
def test_a_captains_seal_wakes_the_heart_opal_in_the_healing_phase_in_which_it_was_used() -> None:
    table = arena(heroes=("dral", "ael"))
    equip(table, 0, "captains_seal")
    equip(table, 0, "heart_opal")
    table.health[0] = 1
    met(table, "thorn_boar")
    on(table, "healing")
    answer(table, "use heart_opal 1", "use captains_seal 1", "refresh heart_opal", "use heart_opal 1")
    assert table.health[0] == 5
    assert prompt(table) == "monster-roll", "both rest now, and nobody asks"


@pytest.mark.rule("EU-219", "EU-143", "EU-222", "EU-218")
def test_four_silver_cards_of_the_rival_become_a_gold_one_that_he_plays_in_the_same_fight() -> None:
    table = arena()
    hand(table, 1, curse=4)
    met(table, "goblin_archer")
    for _ in range(50):
        if table.pending[0].seat == 1 or prompt(table) == "monster-roll":
            break
        answer(table, str(table.pending[0].default))  # type: ignore[union-attr]
    assert table.pending[0].seat == 1, "he may act before the roll"
    assert "exchange" in options(table)
    answer(table, "exchange")
    while prompt(table) != "gold-card" and table.pending[0].seat == 1:
        answer(table, options(table)[0])
    draw(table, "power_up")
    answer(table, "card power_up 1")
    assert held_cards(table, 1) == {}


@pytest.mark.rule("EU-157", "EU-188", "EU-160", "EU-191")
def test_hope_that_a_ten_has_raised_is_a_gaar_that_rolls_a_die_of_that_ten_again() -> None:
    table = attacked("thorn_boar")
    table.gaar[0], table.hope, fight(table).gaar = 0, 1, 0
    on(suffer(table), "duel", foe=(6, 4))
    assert table.hope == 2
    answer(table, "hope gaar")
    assert (table.hope, table.gaar[0]) == (0, 1)
    answer(table, "gaar 1")
    roll(table, 1)
    on(table)
    assert strength(table) == 4 + 1 - 2
    assert not [one for one in told(table, "wounded") if one.get("n")]


@pytest.mark.rule("EU-273", "EU-277", "EU-281", "EU-300")
def test_a_captains_seal_without_a_set_is_not_used_where_nothing_rests() -> None:
    table = board(heroes=("dral", "ael"))
    equip(table, 0, "captains_seal")
    table.health[0] = 1
    acting(table)
    assert refused(table, "use captains_seal 1") == ("nothing-engaged", "EU-273")
    for piece in ("chain_coif", "chain_gauntlets", "chain_greaves", "chain_boots"):
        equip(table, 0, piece)
    assert offered(refresh(table), "use") == ["use captains_seal 1"], "with four pieces it heals"


@pytest.mark.rule("EU-146", "EU-319", "EU-281", "EU-301")
@pytest.mark.parametrize(
    ("stored", "foe", "health", "helps"),
    [
        ((1, 0, 0, 0), "elite-pale_doe", 1, False),
        ((1, 0, 0, 0), "thorn_boar", 1, True),
        ((1, 0, 1, 0), "elite-pale_doe", 1, True),
        ((0, 0, 1, 0), "thorn_boar", 5, False),
        ((0, 0, 1, 0), "thorn_boar", 4, True),
    ],
)
def test_a_round_of_one_part_is_not_sung_to_whom_that_part_does_nothing(
    stored: tuple[int, int, int, int], foe: str, health: int, helps: bool
) -> None:
    table = arena(heroes=("taesiri", "dral"))
    table.stored[equip(table, 0, "four_part_round")] = stored
    table.health[0] = health
    met(table, foe)
    on(table, "prepare")
    assert bool(table.pending) is helps


@pytest.mark.rule("EU-151", "EU-258", "EU-273")
@pytest.mark.parametrize("health", [4, 3])
def test_breath_is_given_back_in_a_combat_only_to_who_misses_some_or_has_something_at_rest(health: int) -> None:
    table = arena(heroes=("ael", "dral"))
    equip(table, 0, "breath_given_back")
    table.health[0] = health
    met(table, "thorn_boar")
    on(table, "healing")
    assert bool(told(table, "monster-rolled")) is (health == 4), "unhurt, nobody asks before the monster has struck"


@pytest.mark.rule("EU-319", "EU-281", "EU-360", "EU-168")
@pytest.mark.parametrize("dwurt", [0, 1])
def test_a_coffin_lid_is_held_up_against_an_immune_elite_only_for_a_dwurt(dwurt: int) -> None:
    table = attacked("elite-ironmaw", heroes=("skoldur", "dral"))
    equip(table, 0, "coffin_lid")
    table.dwurt[0], table.gaar[0] = dwurt, 0
    on(suffer(table), "after-monster", foe=(4, 3))
    assert any("coffin_lid" in line for line in (options(table) if table.pending else [])) is bool(dwurt)
