"""Chapter 14 of Conquest of Nerath: continue or retreat (CN-263 to CN-288).
Karkoth attacks Walking Wood, which borders its Ashen March and Vale of Chains, unless said otherwise."""

from __future__ import annotations

import pytest

from taverne.engine.decisions import Choice
from taverne.games.nerath.box.catalogue import NONE
from taverne.games.nerath.rules.phases.reposition import Repositioning
from taverne.games.nerath.state.fight import CardEffect
from taverne.games.nerath.state.game_state import ATTACKING, RETREATED, NerathState
from taverne.words import Words

from ..positions import (
    answer,
    attack,
    board,
    bound_for,
    count,
    dice,
    guard,
    hand,
    hold,
    hold_all,
    holder,
    lay,
    number,
    options,
    prompt,
    put,
    refused,
    roll,
    run,
    ship,
    space,
    told,
    turn,
    war,
)


def standoff(where: str = "walking_wood", realm: str = "karkoth", foe: str = "vailin", **units: int) -> NerathState:
    """Units attack a land with a castle; the first round, in which nobody hits, is to be rolled."""
    table = board()
    attack(table, realm, where, **units)
    put(table, foe, where, castle=1)
    return table


def miss(table: NerathState) -> NerathState:
    """Roll a round in which nobody hits."""
    while prompt(table) in ("attack", "defence"):
        roll(table, *[1] * len(dice(table)))
    return table


@pytest.mark.rule("CN-263", "CN-264", "CN-166")
def test_after_a_round_with_survivors_on_both_sides_the_attacker_goes_on_or_retreats() -> None:
    table = miss(war(standoff(monster=1)))
    assert table.pending[0].seat == number("karkoth")
    assert options(table) == ["continue", "retreat"]
    answer(table, "continue")
    assert dice(table) == (12,)


@pytest.mark.rule("CN-265")
def test_the_defender_is_never_asked_to_retreat() -> None:
    table = war(standoff(monster=1))
    asked = set()
    for _ in range(3):
        miss(table)
        asked.add(table.pending[0].seat)
        answer(table, "continue")
    assert asked == {number("karkoth")}


@pytest.mark.rule("CN-266", "CN-267", "CN-290")
def test_all_attackers_leave_and_the_defenders_stay() -> None:
    table = miss(war(standoff(monster=1, footsoldier=2)))
    answer(table, "retreat", "to ashen_march")
    assert count(table, "karkoth", "walking_wood") == {}
    assert count(table, "karkoth", "ashen_march") == {"monster": 1, "footsoldier": 2}
    assert count(table, "vailin", "walking_wood") == {"castle": 1}
    assert holder(table, "walking_wood") == "vailin"
    assert told(table, "battle-over")[0]["how"] == "fled"


@pytest.mark.rule("CN-268", "CN-269")
def test_units_retreat_to_any_adjacent_friendly_land() -> None:
    table = miss(war(standoff(monster=1)))
    answer(table, "retreat")
    assert options(table) == ["to ashen_march", "to vale_of_chains"]
    assert refused(table, "to mistshade").key == "retreat-friendly-only"
    assert refused(table, "to skalgard").key == "not-adjacent"


@pytest.mark.rule("CN-268")
def test_where_there_is_one_place_only_nobody_is_asked() -> None:
    table = standoff(monster=1)
    hold(table, "vailin", "vale_of_chains")
    miss(war(table))
    answer(table, "retreat")
    assert prompt(table) == ""
    assert count(table, "karkoth", "ashen_march") == {"monster": 1}


@pytest.mark.rule("CN-270")
def test_retreating_units_may_be_divided() -> None:
    table = miss(war(standoff(footsoldier=2, monster=1)))
    answer(table, "retreat")
    assert options(table) == ["to ashen_march", "to vale_of_chains", "divide"]
    answer(table, "divide", "to ashen_march", "to vale_of_chains", "to ashen_march")
    assert count(table, "karkoth", "ashen_march") == {"footsoldier": 1, "monster": 1}
    assert count(table, "karkoth", "vale_of_chains") == {"footsoldier": 1}


@pytest.mark.rule("CN-270")
def test_no_division_of_equal_units_is_reached_in_two_ways() -> None:
    table = miss(war(standoff(footsoldier=3)))
    answer(table, "retreat", "divide", "to vale_of_chains")
    assert prompt(table) == "", "the others could only go there too"
    assert count(table, "karkoth", "vale_of_chains") == {"footsoldier": 3}


@pytest.mark.rule("CN-271")
def test_flyers_may_retreat_over_a_friendly_sea() -> None:
    table = miss(war(standoff("mistshade", footsoldier=1, dragon=1)))
    answer(table, "retreat")
    assert options(table) == ["to skalgard", "to ashen_march"]
    assert refused(table, "to corsair_sea").rule == "CN-277"
    answer(table, "to skalgard")
    assert options(table) == ["to skalgard", "to ashen_march", "to corsair_sea", "to emerald_bay"]
    answer(table, "to emerald_bay")
    assert count(table, "karkoth", "emerald_bay") == {"dragon": 1}


@pytest.mark.rule("CN-271", "CN-274")
def test_flyers_do_not_retreat_into_an_enemy_sea() -> None:
    table = standoff("mistshade", dragon=1)
    ship(table, "vailin", "emerald_bay")
    miss(war(table))
    answer(table, "retreat")
    assert options(table) == ["to skalgard", "to ashen_march", "to corsair_sea"]


@pytest.mark.rule("CN-272")
def test_a_flyer_that_retreated_is_not_held_back_from_its_reposition() -> None:
    table = standoff("mistshade", dragon=1)
    dragon = table.units_of(0, space(table, "mistshade"))[0]
    miss(war(table))
    answer(table, "retreat", "to corsair_sea")
    assert table.where[dragon] == space(table, "corsair_sea")
    turn(table, "karkoth", "reposition")
    run(table, Repositioning())
    assert table.pending[0].seat == number("karkoth"), "it is asked where to fly"


@pytest.mark.rule("CN-273")
def test_a_land_conquered_in_this_turn_is_a_place_to_retreat_to() -> None:
    table = standoff(monster=1)
    attack(table, "karkoth", "vast_plains", footsoldier=1)
    war(table)
    answer(table, "fight vast_plains")
    miss(table)
    answer(table, "retreat")
    assert options(table) == ["to ashen_march", "to vale_of_chains", "to vast_plains"]


@pytest.mark.rule("CN-274")
def test_a_land_not_yet_conquered_is_no_place_to_retreat_to() -> None:
    table = standoff(monster=1)
    attack(table, "karkoth", "vast_plains", footsoldier=1)
    war(table)
    answer(table, "fight walking_wood")
    miss(table)
    answer(table, "retreat")
    assert options(table) == ["to ashen_march", "to vale_of_chains"]


@pytest.mark.rule("CN-275")
def test_no_hero_retreats_into_an_entrance() -> None:
    table = standoff("vast_plains", fighter=1)
    hold(table, "karkoth", "deep_havens")
    miss(war(table))
    answer(table, "retreat")
    assert options(table) == ["to vale_of_chains", "to deep_havens"]
    assert refused(table, "to vault_of_the_drow").rule == "CN-275"


def island(**units: int) -> NerathState:
    """Vailin attacks Blackthorn Reach of Karkoth, whose only other neighbours on land are held by Karkoth."""
    table = board()
    hold_all(table, "karkoth")
    attack(table, "vailin", "blackthorn_reach", **units)
    put(table, "karkoth", "blackthorn_reach", castle=1)
    return table


@pytest.mark.rule("CN-276", "CN-279")
def test_without_a_friendly_land_units_go_aboard_and_stay_there() -> None:
    table = island(fighter=1)
    carrier = ship(table, "vailin", "vailin_roads")
    miss(war(table, "vailin"))
    answer(table, "retreat")
    assert prompt(table) == ""
    (fighter,) = table.cargo(carrier)
    assert table.where[fighter] == space(table, "vailin_roads")
    assert table.mark[fighter] & RETREATED
    assert not table.mark[fighter] & ATTACKING
    assert table.aim[fighter] == NONE


@pytest.mark.rule("CN-277")
def test_nobody_boards_while_a_friendly_land_is_adjacent() -> None:
    table = island(fighter=1)
    carrier = ship(table, "vailin", "vailin_roads")
    hold(table, "vailin", "silverclaw_hills")
    miss(war(table, "vailin"))
    answer(table, "retreat")
    assert table.cargo(carrier) == []
    assert count(table, "vailin", "silverclaw_hills") == {"fighter": 1}


@pytest.mark.rule("CN-278")
def test_any_own_warship_with_room_in_an_adjacent_friendly_zone_will_do() -> None:
    table = board()
    hold_all(table, "karkoth")
    landed = ship(table, "vailin", "emerald_bay", fighter=1)
    bound_for(table, landed, "corsairs_rest")
    other = ship(table, "vailin", "southern_deep", monster=1)
    ship(table, "vailin", "sunfire_sea", monster=2)
    ship(table, "karkoth", "altaran_gulf")
    put(table, "karkoth", "corsairs_rest", castle=1)
    miss(war(table, "vailin"))
    answer(table, "retreat")
    assert options(table) == ["embark emerald_bay", "embark southern_deep monster"]
    answer(table, "embark southern_deep monster")
    assert len(table.cargo(other)) == 2


@pytest.mark.rule("CN-280", "CN-281", "CNX-10")
def test_units_without_room_aboard_are_lost_and_the_owner_chooses_which() -> None:
    table = board()
    hold(table, "karkoth", "corsairs_rest")
    first = ship(table, "vailin", "emerald_bay", fighter=2)
    second = ship(table, "vailin", "emerald_bay", footsoldier=2)
    for carrier in (first, second):
        bound_for(table, carrier, "corsairs_rest")
    put(table, "karkoth", "corsairs_rest", monster=4)
    hand(table, "vailin", "natures_ally")
    war(table, "vailin")
    answer(table, "play natures_ally")
    assert dice(table) == (10, 10, 6, 6, 12)
    roll(table, 2, 3, 1, 4, 5)
    roll(table, 2, 3, 4, 5)
    answer(table, "retreat")
    assert options(table) == ["embark emerald_bay", "leave_behind"]
    answer(table, "embark emerald_bay", "leave_behind")
    while prompt(table) == "embark":
        assert refused(table, "leave_behind").rule == "CN-280"
        answer(table, options(table)[0])
    assert count(table, "vailin", "emerald_bay") == {"warship": 2, "footsoldier": 1, "fighter": 2, "monster": 1}
    assert count(table, "karkoth", "corsairs_rest") == {"monster": 4}
    assert holder(table, "corsairs_rest") == "karkoth"
    assert [event["units"] for event in told(table, "destroyed")] == [[{"say": "amount-footsoldier", "n": 1}]]


@pytest.mark.rule("CN-282")
def test_retreat_is_not_offered_when_nobody_has_a_place_to_go() -> None:
    table = island(fighter=1)
    war(table, "vailin")
    roll(table, 1)
    roll(table, 1)
    assert dice(table) == (10,), "the next round"


@pytest.mark.rule("CN-283")
def test_units_without_a_place_are_lost_when_others_retreat() -> None:
    table = island(fighter=1, dragon=1)
    war(table, "vailin")
    roll(table, 1, 1)
    roll(table, 1)
    answer(table, "retreat")
    assert count(table, "vailin", "vailin_roads") == {"dragon": 1}
    assert count(table, "vailin", "blackthorn_reach") == {}
    assert [event["units"] for event in told(table, "destroyed")] == [[{"say": "amount-fighter", "n": 1}]]


@pytest.mark.rule("CN-284")
def test_warships_retreat_to_a_friendly_zone_only() -> None:
    table = board()
    ship(table, "karkoth", "corsair_sea", monster=1)
    ship(table, "vailin", "corsair_sea")
    ship(table, "vailin", "emerald_bay")
    miss(war(table))
    answer(table, "retreat")
    assert options(table) == ["to sea_of_mist", "to altaran_gulf"]
    assert refused(table, "to skalgard").rule == "CN-284"
    answer(table, "to sea_of_mist")
    assert count(table, "karkoth", "sea_of_mist") == {"warship": 1, "monster": 1}


@pytest.mark.rule("CN-284", "CN-282")
def test_warships_with_no_friendly_zone_around_fight_on() -> None:
    table = board()
    ship(table, "karkoth", "vailin_roads")
    ship(table, "vailin", "vailin_roads")
    ship(table, "vailin", "sunfire_sea")
    war(table)
    roll(table, 1)
    roll(table, 1)
    assert prompt(table) == "attack"


@pytest.mark.rule("CN-285")
def test_units_stay_aboard_their_own_ship_in_a_retreat() -> None:
    table = board()
    first = ship(table, "karkoth", "corsair_sea", monster=1)
    second = ship(table, "karkoth", "corsair_sea", fighter=1)
    ship(table, "vailin", "corsair_sea")
    monster, fighter = table.cargo(first)[0], table.cargo(second)[0]
    miss(war(table))
    answer(table, "retreat", "divide", "to altaran_gulf", "to sea_of_mist")
    assert (table.ship[monster], table.where[monster]) == (first, space(table, "sea_of_mist"))
    assert (table.ship[fighter], table.where[fighter]) == (second, space(table, "altaran_gulf"))


def question(table: NerathState) -> str:
    """Return what is asked, in words."""
    decision = table.pending[0]
    assert isinstance(decision, Choice)
    return Words("nerath", "en").prompt(decision.prompt, decision.data)


@pytest.mark.rule("CN-270", "CN-285")
def test_ships_with_different_cargo_are_not_equal_in_a_retreat() -> None:
    table = board()
    first = ship(table, "karkoth", "corsair_sea", monster=1)
    second = ship(table, "karkoth", "corsair_sea")
    ship(table, "vailin", "corsair_sea")
    miss(war(table))
    answer(table, "retreat", "divide")
    assert question(table) == "Karkoth: where does the Warship retreat to?"
    answer(table, "to altaran_gulf")
    assert question(table) == "Karkoth: where does the Warship retreat to, with a Monster aboard?"
    answer(table, "to sea_of_mist")
    assert table.where[second] == space(table, "altaran_gulf")
    assert table.where[first] == space(table, "sea_of_mist")


@pytest.mark.rule("CN-286")
def test_flyers_retreat_from_a_naval_battle_to_land_or_sea() -> None:
    table = board()
    attack(table, "karkoth", "corsair_sea", storm_elemental=1)
    ship(table, "vailin", "corsair_sea")
    miss(war(table))
    answer(table, "retreat")
    assert options(table) == ["to skalgard", "to sea_of_mist", "to altaran_gulf", "to emerald_bay"]


@pytest.mark.rule("CN-287", "CN-241")
def test_heroes_retreat_from_a_dungeon_to_an_adjacent_friendly_land() -> None:
    table = board()
    guard(table, "vault_of_the_drow", "ogre")
    attack(table, "karkoth", "vault_of_the_drow", fighter=1)
    miss(war(table))
    answer(table, "retreat")
    assert options(table) == ["to gorgons_reach", "to vale_of_chains"]


@pytest.mark.rule("CN-287")
def test_heroes_retreat_from_a_dungeon_to_a_ship_if_there_is_no_friendly_land() -> None:
    table = board()
    guard(table, "thunderspire_labyrinth", "ogre")
    carrier = ship(table, "karkoth", "gulf_of_nera")
    attack(table, "karkoth", "thunderspire_labyrinth", fighter=1)
    miss(war(table))
    answer(table, "retreat")
    assert len(table.cargo(carrier)) == 1


@pytest.mark.rule("CN-288")
def test_a_unit_that_retreated_is_marked_and_fights_no_more() -> None:
    table = board()
    carrier = ship(table, "karkoth", "corsair_sea", monster=1)
    ship(table, "vailin", "corsair_sea")
    bound_for(table, carrier, "zembar")
    miss(war(table))
    answer(table, "retreat", "to sea_of_mist")
    assert prompt(table) == "", "Zembar lies at the Sea of Mist too, but nobody lands"
    assert all(table.mark[unit] & RETREATED for unit in (carrier, *table.cargo(carrier)))


@pytest.mark.rule("CN-541")
def test_an_effect_of_the_battle_may_forbid_the_retreat() -> None:
    table = board()
    attack(table, "karkoth", "moonstair", monster=1)
    put(table, "nerath", "moonstair", dragon=1)
    hold(table, "karkoth", "vor_rukoth")
    war(table)
    assert table.fight is not None
    table.fight.effects = [CardEffect(table.cat.card_index["chill_breath"], number("nerath"), NONE, 3)]
    roll(table, 1)
    roll(table, 1)
    assert prompt(table) == "attack"


@pytest.mark.rule("CN-588")
def test_winged_heroes_retreat_like_flyers() -> None:
    table = standoff("mistshade", fighter=1)
    lay(table, "karkoth", "winged_boots")
    miss(war(table))
    answer(table, "retreat")
    assert options(table) == ["to skalgard", "to ashen_march", "to corsair_sea", "to emerald_bay"]


@pytest.mark.rule("CN-278", "CN-142")
def test_an_allys_warship_takes_nobody_in() -> None:
    table = board("alliances")
    hold_all(table, "karkoth")
    attack(table, "vailin", "blackthorn_reach", fighter=1)
    put(table, "karkoth", "blackthorn_reach", castle=1)
    ship(table, "nerath", "vailin_roads")
    war(table, "vailin")
    roll(table, 1)
    roll(table, 1)
    assert prompt(table) == "attack", "nobody has a place to go"


@pytest.mark.rule("CN-268", "CN-010")
def test_a_land_of_the_ally_is_a_place_to_retreat_to() -> None:
    table = board("alliances")
    attack(table, "vailin", "scarlet_march", fighter=1)
    put(table, "iron_circle", "scarlet_march", castle=1)
    miss(war(table, "vailin"))
    answer(table, "retreat")
    assert options(table) == ["to sarthel", "to vor_rukoth", "to rethmil"]


@pytest.mark.rule("CN-263")
def test_other_effects_of_a_battle_do_not_hinder_the_retreat() -> None:
    table = war(standoff(monster=1))
    assert table.fight is not None
    table.fight.effects = [CardEffect(table.cat.card_index["umbral_taint"], number("karkoth"), NONE, 3)]
    miss(table)
    assert options(table) == ["continue", "retreat"]


@pytest.mark.rule("CN-270", "CN-271")
def test_a_divided_group_does_not_divide_the_next() -> None:
    table = miss(war(standoff("mistshade", footsoldier=2, dragon=2)))
    answer(table, "retreat", "divide", "to skalgard", "to ashen_march")
    assert options(table)[-1] == "divide", "the Dragons are asked about together"
    answer(table, "to corsair_sea")
    assert prompt(table) == ""
    assert count(table, "karkoth", "corsair_sea") == {"dragon": 2}
