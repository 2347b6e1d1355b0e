"""Chapter 9 of Conquest of Nerath: the order of battles, dice, hits and who takes them (CN-162 to CN-193).
Karkoth attacks unless said otherwise; dice are scripted in the order of the units. Allies defend elsewhere."""

from __future__ import annotations

import pytest

from taverne.engine.reasons import Reason

from ..positions import (
    answer,
    attack,
    board,
    bound_for,
    count,
    dice,
    guard,
    holder,
    number,
    options,
    prompt,
    put,
    refused,
    roll,
    ship,
    told,
    war,
)


@pytest.mark.rule("CN-162")
def test_the_attacker_chooses_which_battle_comes_first() -> None:
    table = board()
    attack(table, "karkoth", "walking_wood", monster=1)
    attack(table, "karkoth", "vast_plains", footsoldier=1)
    put(table, "vailin", "walking_wood", footsoldier=1)
    put(table, "vailin", "vast_plains", footsoldier=1)
    war(table)
    assert prompt(table) == "battle"
    assert table.pending[0].seat == 0
    assert options(table) == ["fight walking_wood", "fight vast_plains"]
    answer(table, "fight vast_plains")
    assert dice(table) == (6,)
    roll(table, 6)
    roll(table, 1)
    assert holder(table, "vast_plains") == "karkoth"
    assert dice(table) == (12,), "the last battle needs no choice"


@pytest.mark.rule("CN-163")
def test_naval_battles_come_before_land_battles() -> None:
    table = board()
    ship(table, "karkoth", "corsair_sea")
    ship(table, "vailin", "corsair_sea")
    attack(table, "karkoth", "walking_wood", monster=1)
    put(table, "vailin", "walking_wood", footsoldier=1)
    war(table)
    assert told(table, "naval-battle")
    assert not told(table, "battle")
    roll(table, 8)
    roll(table, 1)
    assert told(table, "battle")


@pytest.mark.rule("CN-163")
def test_among_several_naval_battles_no_land_battle_is_offered() -> None:
    table = board()
    for zone in ("corsair_sea", "sea_of_mist"):
        ship(table, "karkoth", zone)
        ship(table, "vailin", zone)
    attack(table, "karkoth", "walking_wood", monster=1)
    war(table)
    assert options(table) == ["fight sea_of_mist", "fight corsair_sea"]
    assert refused(table, "fight walking_wood") == Reason("naval-first", "CN-163", {"space": "land-walking_wood"})
    assert refused(table, "fight mistshade").key == "no-battle-there"


@pytest.mark.rule("CN-164")
def test_explorations_are_ordered_freely_among_land_battles_after_the_naval_ones() -> None:
    table = board()
    ship(table, "karkoth", "corsair_sea")
    ship(table, "vailin", "corsair_sea")
    attack(table, "karkoth", "walking_wood", monster=1)
    attack(table, "karkoth", "vault_of_the_drow", fighter=1)
    guard(table, "vault_of_the_drow", "ogre")
    war(table)
    assert dice(table) == (8,)
    roll(table, 8)
    roll(table, 1)
    assert options(table) == ["fight walking_wood", "fight vault_of_the_drow"]


@pytest.mark.rule("CN-165", "CN-166")
def test_every_declared_attack_is_fought_for_a_round_before_retreat_is_offered() -> None:
    table = board()
    attack(table, "karkoth", "walking_wood", footsoldier=1)
    put(table, "vailin", "walking_wood", monster=3)
    war(table)
    assert dice(table) == (6,), "nobody was asked whether to attack"
    roll(table, 1)
    roll(table, 1, 1, 1)
    assert prompt(table) == "continue"
    assert options(table) == ["continue", "retreat"]


@pytest.mark.rule("CN-165")
def test_a_landing_without_a_naval_battle_cannot_be_called_off() -> None:
    table = board()
    carrier = ship(table, "karkoth", "corsair_sea", footsoldier=1)
    bound_for(table, carrier, "mistshade")
    put(table, "vailin", "mistshade", footsoldier=1)
    war(table)
    assert dice(table) == (6,)
    assert count(table, "karkoth", "mistshade") == {"footsoldier": 1}


@pytest.mark.rule("CN-167")
def test_each_unit_rolls_the_dice_of_its_type() -> None:
    table = board()
    attack(table, "karkoth", "walking_wood", footsoldier=2, siege_engine=1, fighter=1, monster=1, dragon=1)
    put(table, "vailin", "walking_wood", siege_engine=1, castle=1, storm_elemental=1)
    war(table)
    assert dice(table) == (6, 6, 8, 8, 10, 12, 20)
    roll(table, 1, 1, 1, 1, 1, 1, 1)
    assert dice(table) == (8, 20, 8)


@pytest.mark.rule("CN-168")
@pytest.mark.parametrize(("face", "left"), [(5, {"footsoldier": 2}), (6, {"footsoldier": 1})])
def test_six_or_more_is_a_hit(face: int, left: dict[str, int]) -> None:
    table = board()
    attack(table, "karkoth", "walking_wood", monster=1)
    put(table, "vailin", "walking_wood", footsoldier=2)
    war(table)
    roll(table, face)
    roll(table, 1, 1)
    assert count(table, "vailin", "walking_wood") == left


@pytest.mark.rule("CN-169", "CN-171")
def test_a_unit_that_is_hit_still_rolls_in_the_same_step() -> None:
    table = board()
    attack(table, "karkoth", "walking_wood", footsoldier=1)
    put(table, "vailin", "walking_wood", footsoldier=1)
    war(table)
    roll(table, 6)
    assert dice(table) == (6,)
    roll(table, 6)
    assert count(table, "karkoth", "walking_wood") == {}
    assert count(table, "vailin", "walking_wood") == {}


@pytest.mark.rule("CN-170")
def test_the_attacker_rolls_first() -> None:
    table = board()
    attack(table, "karkoth", "walking_wood", monster=1)
    put(table, "vailin", "walking_wood", fighter=1)
    war(table)
    assert table.pending[0].prompt == "attack"
    assert dice(table) == (12,)
    roll(table, 2)
    assert table.pending[0].prompt == "defence"
    assert dice(table) == (10,)


@pytest.mark.rule("CN-172", "CN-173")
def test_the_owner_chooses_who_takes_a_hit_and_one_hit_destroys() -> None:
    table = board()
    attack(table, "karkoth", "walking_wood", monster=1)
    put(table, "vailin", "walking_wood", footsoldier=2, fighter=1)
    war(table)
    roll(table, 12)
    roll(table, 1, 1, 1)
    assert prompt(table) == "casualties"
    assert table.pending[0].seat == number("vailin")
    assert options(table) == ["lose footsoldier", "lose fighter"], "equal units are one choice"
    answer(table, "lose fighter")
    assert count(table, "vailin", "walking_wood") == {"footsoldier": 2}


@pytest.mark.rule("CN-172")
def test_units_of_one_kind_leave_nothing_to_choose() -> None:
    table = board()
    attack(table, "karkoth", "walking_wood", monster=2)
    put(table, "vailin", "walking_wood", footsoldier=3)
    war(table)
    roll(table, 12, 12)
    roll(table, 1, 1, 1)
    assert prompt(table) == "continue"
    assert count(table, "vailin", "walking_wood") == {"footsoldier": 1}


@pytest.mark.rule("CN-174")
def test_each_hit_goes_to_a_unit_that_has_not_had_one() -> None:
    table = board()
    attack(table, "karkoth", "walking_wood", monster=2)
    put(table, "vailin", "walking_wood", castle=1, footsoldier=1, fighter=1)
    war(table)
    roll(table, 12, 12)
    roll(table, 1, 1, 1)
    answer(table, "lose castle")
    assert options(table) == ["lose footsoldier", "lose fighter"]
    assert refused(table, "lose castle").rule == "CN-174"
    assert refused(table, "lose dragon").key == "none-there"


@pytest.mark.rule("CN-174", "CN-175")
@pytest.mark.parametrize(("hits", "left"), [(2, {"dragon": 1}), (3, {})])
def test_a_durable_unit_takes_a_second_hit_only_after_everybody_else_has_one(hits: int, left: dict[str, int]) -> None:
    table = board()
    attack(table, "karkoth", "walking_wood", monster=3)
    put(table, "vailin", "walking_wood", dragon=1, fighter=1)
    war(table)
    roll(table, *[12] * hits, *[1] * (3 - hits))
    roll(table, 1, 1)
    assert count(table, "vailin", "walking_wood") == left


@pytest.mark.rule("CN-175", "CN-206")
def test_a_durable_unit_hit_in_an_earlier_round_is_destroyed_by_its_next_hit() -> None:
    table = board()
    attack(table, "karkoth", "walking_wood", monster=4)
    first, second = put(table, "vailin", "walking_wood", dragon=2)
    war(table)
    roll(table, 12, 1, 1, 1)
    roll(table, 1, 1)
    answer(table, "continue")
    roll(table, 12, 12, 1, 1)
    roll(table, 1, 1)
    assert table.where[first] < 0, "it had a hit from the first round"
    assert table.where[second] >= 0
    assert table.fight is not None
    assert table.fight.hit == [second]


@pytest.mark.rule("CN-176")
def test_hits_beyond_the_units_are_lost() -> None:
    table = board()
    attack(table, "karkoth", "walking_wood", monster=3)
    put(table, "vailin", "walking_wood", footsoldier=1)
    put(table, "vailin", "mistshade", footsoldier=1)
    war(table)
    roll(table, 12, 12, 12)
    roll(table, 1)
    assert count(table, "vailin", "walking_wood") == {}
    assert count(table, "vailin", "mistshade") == {"footsoldier": 1}


@pytest.mark.rule("CN-177", "CN-178")
def test_the_defender_allots_first_and_all_leave_after_both_have() -> None:
    table = board()
    attack(table, "karkoth", "walking_wood", monster=1, fighter=1)
    put(table, "vailin", "walking_wood", footsoldier=1, fighter=1)
    war(table)
    roll(table, 12, 1)
    roll(table, 6, 1)
    assert table.pending[0].seat == number("vailin")
    answer(table, "lose footsoldier")
    assert table.pending[0].seat == number("karkoth")
    assert count(table, "vailin", "walking_wood") == {"footsoldier": 1, "fighter": 1}, "it still stands"
    answer(table, "lose monster")
    assert count(table, "vailin", "walking_wood") == {"fighter": 1}
    assert count(table, "karkoth", "walking_wood") == {"fighter": 1}
