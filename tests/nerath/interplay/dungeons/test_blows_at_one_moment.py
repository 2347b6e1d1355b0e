"""Where rules of Conquest of Nerath meet: heroes and guardians that strike at one moment, and what cards make of it.
A missile needs no die, a fire is a second one, a better number beats a worse; the last of both sides loot nothing."""

from __future__ import annotations

import pytest

from tests.nerath.cards import gold, pass_windows, script, to_roll
from tests.nerath.interplay.phases import close, repositioning, sound
from tests.nerath.positions import (
    answer,
    attack,
    board,
    count,
    draw,
    guard,
    hand,
    hold,
    hold_all,
    lay,
    options,
    put,
    ship,
    war,
)


@pytest.mark.rule("CN-549", "CN-252", "CN-199", "CN-292", "CN-293")
def test_a_missile_and_a_demilich_kill_each_other_and_nobody_loots() -> None:
    table = board()
    hand(table, "nerath", "magic_missile")
    guard(table, "vault_of_the_drow", "demilich")
    attack(table, "nerath", "vault_of_the_drow", wizard=1)
    war(table, "nerath")
    script(table, "play magic_missile")
    assert to_roll(table) == (20,), "the missile is no die"
    script(table, (6,))
    pass_windows(table)
    assert not table.pending
    assert (count(table, "nerath", "vault_of_the_drow"), table.gold[3]) == ({}, 13)
    assert table.chest[3] == []
    repositioning(close(table), "nerath")
    at = table.cat.space_index["vault_of_the_drow"] - table.cat.first_dungeon
    assert len(table.tokens[at]) == 2


@pytest.mark.rule("CN-525", "CN-587", "CN-252", "CN-246", "CN-256")
def test_the_ten_of_a_fire_shield_takes_both_dice_of_a_golem_that_its_fighters_six_does_not_touch() -> None:
    table = board()
    gold(table, iron_circle=0)
    hand(table, "iron_circle", "fire_shield")
    lay(table, "iron_circle", "vorpal_sword")
    guard(table, "thunderspire_labyrinth", "iron_golem")
    attack(table, "iron_circle", "thunderspire_labyrinth", fighter=1)
    war(table, "iron_circle")
    script(table, "play fire_shield")
    assert to_roll(table) == (10, 10)
    script(table, (6, 10))
    assert to_roll(table) == (10, 10), "it answers with both dice all the same"
    script(table, (1, 1))
    draw(table, "threefold_crown")
    pass_windows(table)
    assert (table.gold[2], count(table, "iron_circle", "thunderspire_labyrinth")) == (1, {"fighter": 1})


@pytest.mark.rule("CN-545", "CN-254", "CN-253", "CN-250")
def test_ice_that_kills_the_golem_first_lets_the_fighter_hit_the_other_guardian_by_a_six() -> None:
    table = board()
    hand(table, "nerath", "ice_storm")
    guard(table, "thunderspire_labyrinth", "stone_golem", "ogre")
    attack(table, "nerath", "thunderspire_labyrinth", wizard=1, fighter=1)
    war(table, "nerath")
    script(table, "play ice_storm")
    assert sorted(to_roll(table)) == [10, 12, 12]
    script(table, (6, 7, 1))
    answer(table, "remove stone_golem 12")
    assert to_roll(table) == (10,)
    script(table, (6,))
    assert to_roll(table) == (10,), "the Ogre; the die of the golem was struck before it rolled"
    script(table, (1,))
    draw(table, "treasure_hoard")
    pass_windows(table)
    assert count(table, "nerath", "thunderspire_labyrinth") == {"wizard": 1, "fighter": 1}


@pytest.mark.rule("CN-287", "CN-276", "CN-278", "CN-241", "CN-242")
def test_heroes_that_flee_a_dungeon_board_another_ship_than_the_one_that_landed_them() -> None:
    table = board()
    for land in ("moonstair", "vor_rukoth"):
        put(table, "nerath", land, footsoldier=1)
    guard(table, "thunderspire_labyrinth", "troll")
    full = ship(table, "vailin", "gulf_of_nera", monster=2)
    free = ship(table, "vailin", "gulf_of_nera", monster=1)
    attack(table, "vailin", "thunderspire_labyrinth", fighter=1)
    war(table, "vailin")
    script(table, (6,), (1, 1))
    script(table, "retreat")
    pass_windows(table)
    assert (len(table.cargo(full)), len(table.cargo(free))) == (2, 2)
    at = table.cat.space_index["thunderspire_labyrinth"] - table.cat.first_dungeon
    assert [table.cat.token_ids[token] for token in table.tokens[at]] == ["troll"]
    attack(close(table), "karkoth", "thunderspire_labyrinth", fighter=1)
    war(table)
    script(table, (1,))
    assert to_roll(table) == (8, 8), "it has both dice again"


@pytest.mark.rule("CN-588", "CN-353", "CN-112")
def test_winged_looters_without_a_land_near_fly_out_over_seas_that_no_enemy_holds() -> None:
    table = board()
    hold_all(table, "vailin")
    hold(table, "karkoth", "dread_marshes")
    lay(table, "karkoth", "winged_boots")
    guard(table, "tomb_of_horrors", "ogre")
    attack(table, "karkoth", "tomb_of_horrors", wizard=1, fighter=1)
    ship(table, "vailin", "sea_of_mist")
    script(war(table), (6,))
    draw(table, "threefold_crown")
    pass_windows(table)
    repositioning(close(table), "karkoth")
    assert options(table) == ["select tomb_of_horrors"], "they must go"
    answer(table, "select tomb_of_horrors", "take wizard", "to karkothi_gulf", "select tomb_of_horrors")
    assert {"to corsair_sea", "to midnight_sea"} <= set(options(table))
    assert "to sea_of_mist" not in options(table)
    assert not {"to zembar", "to grimhaven", "to amil_forest"} & set(options(table))
    answer(table, "to corsair_sea")
    assert (count(table, "karkoth", "karkothi_gulf"), count(table, "karkoth", "corsair_sea")) == (
        {"wizard": 1},
        {"fighter": 1},
    )
    assert sound(table)
