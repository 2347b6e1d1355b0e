"""Chapters 11 and 12 of Conquest of Nerath: naval battles, landings and combined attacks (CN-161, CN-215 to CN-234).
Karkoth attacks Vailin in the Corsair Sea unless said otherwise; dice are scripted in the order of the units."""

from __future__ import annotations

import pytest

from taverne.games.nerath.state.game_state import LANDED, UNLOADED, NerathState

from ..positions import (
    answer,
    attack,
    board,
    bound_for,
    count,
    dice,
    guard,
    holder,
    lay,
    options,
    points,
    prompt,
    put,
    refused,
    roll,
    ship,
    space,
    told,
    war,
)

SEA = "corsair_sea"


def afloat(karkoth: list[dict[str, int]], vailin: list[dict[str, int]]) -> tuple[NerathState, list[int], list[int]]:
    """A Warship for each entry, with this cargo, of both realms in one zone; nothing has been rolled."""
    table = board()
    ours = [ship(table, "karkoth", SEA, **cargo) for cargo in karkoth]
    theirs = [ship(table, "vailin", SEA, **cargo) for cargo in vailin]
    return table, ours, theirs


@pytest.mark.rule("CN-215")
def test_a_naval_battle_takes_place_in_a_sea_zone() -> None:
    table, _, _ = afloat([{}], [{}])
    war(table)
    assert told(table, "naval-battle")[0]["space"] == "sea-corsair_sea"
    assert dice(table) == (8,)


@pytest.mark.rule("CN-216", "CN-217", "CN-223")
def test_warships_flyers_and_heroes_aboard_fight_and_cargo_does_not() -> None:
    table, _, _ = afloat([{"fighter": 1, "monster": 1}], [{"fighter": 1, "siege_engine": 1}])
    attack(table, "karkoth", SEA, dragon=1)
    war(table)
    assert dice(table) == (8, 10, 20)
    roll(table, 1, 1, 1)
    assert dice(table) == (8, 10)
    roll(table, 8, 1)
    assert options(table) == ["lose_beside fighter monster", "lose dragon", "sink fighter monster"]
    assert refused(table, "lose monster").rule == "CN-217"


@pytest.mark.rule("CN-218", "CN-150")
def test_a_sunken_warship_takes_all_it_carries_with_it() -> None:
    table, _, _ = afloat([{"fighter": 1, "monster": 1}], [{}])
    war(table)
    roll(table, 1, 1)
    roll(table, 8)
    answer(table, "sink fighter monster")
    assert count(table, "karkoth", SEA) == {}
    lost = told(table, "destroyed")[0]["units"]
    assert lost == [{"say": f"amount-{unit}", "n": 1} for unit in ("fighter", "monster", "warship")]


@pytest.mark.rule("CN-219")
def test_heroes_keep_their_abilities_at_sea() -> None:
    table, _, _ = afloat([{"wizard": 1}], [{}])
    war(table)
    assert dice(table) == (10,), "First Strike"
    roll(table, 6)
    assert count(table, "vailin", SEA) == {}


@pytest.mark.rule("CN-220")
def test_a_hero_and_its_ship_are_separate_targets() -> None:
    table, _, _ = afloat([{"fighter": 1}, {}], [{}, {}])
    war(table)
    roll(table, 1, 1, 1)
    roll(table, 8, 8)
    assert options(table) == ["lose fighter", "lose warship", "sink fighter"]
    answer(table, "sink fighter")
    assert options(table) == ["drown fighter", "lose warship"]
    answer(table, "drown fighter")
    assert count(table, "karkoth", SEA) == {"warship": 1}


@pytest.mark.rule("CN-221")
def test_a_hero_whose_ship_is_sunk_in_the_general_step_has_still_rolled() -> None:
    table, _, _ = afloat([{}], [{"fighter": 1}])
    war(table)
    roll(table, 8)
    assert dice(table) == (8, 10)
    roll(table, 1, 10)
    answer(table, "sink fighter")
    assert count(table, "vailin", SEA) == {}
    assert count(table, "karkoth", SEA) == {}, "the Fighter's hit counts"


@pytest.mark.rule("CN-222")
def test_a_hero_whose_ship_is_sunk_by_first_strike_does_not_roll() -> None:
    table, _, _ = afloat([{"wizard": 1}], [{"fighter": 1}, {}])
    war(table)
    roll(table, 6)
    answer(table, "sink fighter")
    assert dice(table) == (8,)
    roll(table, 1)
    assert dice(table) == (8,), "the other Warship alone"


@pytest.mark.rule("CN-224", "CN-225")
def test_a_won_naval_battle_gives_neither_points_nor_control_and_the_winners_stay() -> None:
    table, ours, _ = afloat([{}], [{}])
    before = list(table.holder)
    war(table)
    roll(table, 8)
    roll(table, 1)
    assert prompt(table) == ""
    assert points(table, "karkoth") == 0
    assert table.holder == before
    assert table.where[ours[0]] == space(table, SEA)


@pytest.mark.rule("CN-226")
def test_a_zone_with_enemy_flyers_only_must_be_fought_for() -> None:
    table = board()
    ship(table, "karkoth", SEA)
    put(table, "vailin", SEA, storm_elemental=1)
    war(table)
    assert dice(table) == (8,)
    roll(table, 1)
    assert dice(table) == (8, 8)


def landing(**cargo: int) -> tuple[NerathState, int]:
    """A Warship of Karkoth in a zone without enemies, its cargo to land on Mistshade."""
    table = board()
    carrier = ship(table, "karkoth", SEA, **cargo)
    bound_for(table, carrier, "mistshade")
    return table, carrier


@pytest.mark.rule("CN-227", "CN-234")
def test_landed_units_fight_from_the_first_round_with_their_attack_dice() -> None:
    table, carrier = landing(siege_engine=1, fighter=1)
    put(table, "vailin", "mistshade", footsoldier=1)
    war(table)
    assert dice(table) == (8, 8, 10)
    assert count(table, "karkoth", "mistshade") == {"siege_engine": 1, "fighter": 1}
    assert table.cargo(carrier) == []
    assert table.mark[carrier] & UNLOADED
    assert all(table.mark[unit] & LANDED for unit in table.units_of(0, space(table, "mistshade")))


@pytest.mark.rule("CN-231", "CN-227")
def test_landed_units_and_units_over_land_are_one_force() -> None:
    table, _ = landing(siege_engine=1)
    attack(table, "karkoth", "mistshade", monster=1)
    put(table, "vailin", "mistshade", footsoldier=1)
    war(table)
    assert dice(table) == (8, 8, 12)


@pytest.mark.rule("CN-228", "CN-229", "CNX-08")
def test_a_naval_battle_then_a_landing() -> None:
    table = board()
    carrier = ship(table, "vailin", "scarlet_sea", fighter=1, siege_engine=1)
    bound_for(table, carrier, "altara")
    attack(table, "vailin", "scarlet_sea", storm_elemental=1)
    ship(table, "iron_circle", "scarlet_sea")
    ship(table, "iron_circle", "scarlet_sea")
    put(table, "iron_circle", "altara", footsoldier=1)
    war(table, "vailin")
    assert dice(table) == (8, 10, 8, 8)
    roll(table, 6, 3, 7, 2)
    roll(table, 8, 5)
    assert options(table) == ["lose_beside fighter siege_engine", "lose storm_elemental", "sink siege_engine fighter"]
    answer(table, "lose storm_elemental")
    assert count(table, "iron_circle", "scarlet_sea") == {}
    assert options(table) == ["land altara", "call_off altara"]
    answer(table, "land altara")
    assert dice(table) == (10, 8, 8), "in the order of the units"
    roll(table, 2, 4, 6)
    roll(table, 1)
    assert holder(table, "altara") == "vailin"
    assert points(table, "vailin") == 1, "nothing for the naval battle"
    assert table.mark[carrier] & UNLOADED


@pytest.mark.rule("CN-228")
def test_nobody_lands_before_the_naval_battle_is_won() -> None:
    table, ours, _ = afloat([{"footsoldier": 1}], [{}])
    bound_for(table, ours[0], "mistshade")
    war(table)
    assert told(table, "naval-battle")
    assert count(table, "karkoth", "mistshade") == {}
    assert table.cargo(ours[0])


@pytest.mark.rule("CN-161")
def test_a_landing_may_be_called_off_after_the_naval_battle() -> None:
    table, ours, _ = afloat([{"footsoldier": 1}], [{}])
    bound_for(table, ours[0], "mistshade")
    war(table)
    roll(table, 8)
    roll(table, 1)
    answer(table, "call_off mistshade")
    assert prompt(table) == ""
    assert len(table.cargo(ours[0])) == 1
    assert holder(table, "mistshade") == "vailin"


@pytest.mark.rule("CN-161", "CN-160")
def test_each_landing_is_called_off_by_itself_and_no_other_target_can_be_named() -> None:
    table, ours, _ = afloat([{"footsoldier": 1, "monster": 1}], [{}])
    soldier, monster = table.cargo(ours[0])
    table.aim[soldier], table.aim[monster] = space(table, "mistshade"), space(table, "zembar")
    war(table)
    roll(table, 8)
    roll(table, 1)
    assert options(table) == ["land zembar", "call_off zembar"]
    answer(table, "call_off zembar")
    assert options(table) == ["land mistshade", "call_off mistshade"]
    answer(table, "land mistshade")
    assert holder(table, "mistshade") == "karkoth"
    assert table.cargo(ours[0]) == [monster]


@pytest.mark.rule("CN-229")
def test_units_lost_at_sea_do_not_land() -> None:
    table, ours, _ = afloat([{"fighter": 1, "monster": 1}], [{}])
    bound_for(table, ours[0], "mistshade")
    put(table, "vailin", "mistshade", footsoldier=1)
    war(table)
    roll(table, 8, 1)
    roll(table, 8)
    answer(table, "lose_beside fighter monster", "land mistshade")
    assert dice(table) == (12,)


@pytest.mark.rule("CN-230", "CN-158")
def test_heroes_that_fought_at_sea_may_land_on_an_entrance_and_fight_there() -> None:
    table = board()
    carrier = ship(table, "karkoth", "gulf_of_nera", fighter=1)
    ship(table, "nerath", "gulf_of_nera")
    bound_for(table, carrier, "thunderspire_labyrinth")
    guard(table, "thunderspire_labyrinth", "ogre")
    war(table)
    assert dice(table) == (8, 10)
    roll(table, 8, 1)
    roll(table, 1)
    answer(table, "land thunderspire_labyrinth")
    assert dice(table) == (10,)
    assert count(table, "karkoth", "thunderspire_labyrinth") == {"fighter": 1}


@pytest.mark.rule("CN-232")
def test_without_a_naval_victory_nobody_lands_but_land_units_still_fight() -> None:
    table, ours, _ = afloat([{"footsoldier": 1}], [{}])
    bound_for(table, ours[0], "mistshade")
    attack(table, "karkoth", "mistshade", monster=1)
    put(table, "vailin", "mistshade", footsoldier=1)
    war(table)
    roll(table, 1)
    roll(table, 8)
    assert dice(table) == (12,)
    assert count(table, "karkoth", "mistshade") == {"monster": 1}


@pytest.mark.rule("CN-233", "CN-285")
def test_units_aboard_a_ship_that_retreated_do_not_land() -> None:
    table, ours, _ = afloat([{"footsoldier": 1}], [{}])
    bound_for(table, ours[0], "mistshade")
    war(table)
    roll(table, 1)
    roll(table, 1)
    answer(table, "retreat", "to emerald_bay")
    assert prompt(table) == "", "Mistshade borders Emerald Bay too, but there is no landing"
    assert holder(table, "mistshade") == "vailin"
    assert table.cargo(ours[0])
    assert table.where[table.cargo(ours[0])[0]] == space(table, "emerald_bay")


def test_ships_with_the_same_cargo_but_different_landings_are_different_choices() -> None:
    table, ours, _ = afloat([{"monster": 1}, {"monster": 1}], [{}])
    bound_for(table, ours[0], "mistshade")
    bound_for(table, ours[1], "zembar")
    war(table)
    roll(table, 1, 1)
    roll(table, 8)
    assert options(table) == ["sink_to mistshade monster", "sink_to zembar monster"]
    answer(table, "sink_to zembar monster")
    assert table.where[ours[0]] >= 0
    assert table.where[ours[1]] < 0


@pytest.mark.rule("CN-588")
def test_a_hero_in_winged_boots_fights_at_sea_without_a_ship() -> None:
    table = board()
    lay(table, "karkoth", "winged_boots")
    attack(table, "karkoth", SEA, fighter=1)
    ship(table, "karkoth", SEA, fighter=1)
    ship(table, "vailin", SEA)
    war(table)
    assert dice(table) == (10, 8, 10)
    roll(table, 1, 1, 1)
    roll(table, 8)
    assert options(table) == ["hover fighter", "lose fighter", "sink fighter"]


def test_a_landing_on_a_land_that_run_amok_has_taken_is_peaceful() -> None:
    table, carrier = landing(footsoldier=1)
    attack(table, "karkoth", "walking_wood", monster=1)
    put(table, "vailin", "walking_wood", footsoldier=1)
    war(table)
    answer(table, "fight walking_wood")
    roll(table, 6)
    roll(table, 1)
    answer(table, "amok monster mistshade")
    assert count(table, "karkoth", "mistshade") == {"footsoldier": 1, "monster": 1}
    assert table.cargo(carrier) == []
    assert points(table, "karkoth") == 2


@pytest.mark.rule("CN-176")
def test_hits_on_a_fleet_that_is_gone_are_lost() -> None:
    table, _, theirs = afloat([{}], [{}])
    war(table)
    roll(table, 8)
    table.remove_unit(theirs[0])
    roll(table, 1)
    assert prompt(table) == ""
    assert table.fight is None
