"""Chapter 24 of Conquest of Nerath: the event cards of Vailin (CN-498 to CN-517).
Vailin attacks Ashen March, or defends Walking Wood, unless said otherwise."""

from __future__ import annotations

from functools import partial

import pytest

from taverne.engine.decisions import Choice
from taverne.games.nerath.state.game_state import ATTACKING
from taverne.games.nerath.state.modifiers import hit_number, movement

from ..cards import besieged, discarded, draw_phase, draws, gold, offered, opens, script, storming, to_ask, to_roll
from ..positions import (
    answer,
    attack,
    board,
    count,
    guard,
    hand,
    hold,
    hold_all,
    holder,
    options,
    points,
    put,
    roll,
    ship,
    space,
    war,
)

attacking = partial(storming, "vailin", "karkoth", "ashen_march")
defending = partial(besieged, "vailin", "karkoth", "walking_wood")


@pytest.mark.rule("CN-498", "CN-203")
def test_arrow_volley_gives_footsoldiers_first_strike_for_the_battle() -> None:
    table = defending("arrow_volley", {"footsoldier": 2}, {"footsoldier": 3})
    script(table, "play arrow_volley")
    assert to_roll(table) == (6, 6), "Vailin's Footsoldiers, before the attackers"
    roll(table, 6, 6)
    assert to_roll(table) == (6,), "one attacker is left to roll"
    script(table, (1,), "continue")
    assert to_roll(table) == (6, 6), "in every round"


@pytest.mark.rule("CN-498")
def test_arrow_volley_counts_for_footsoldiers_that_come_later_and_on_land_only() -> None:
    table = defending("arrow_volley", {"footsoldier": 1}, {"footsoldier": 3})
    hand(table, "vailin", "silverclaw_barbarians")
    script(table, "play arrow_volley", "play silverclaw_barbarians")
    assert to_roll(table) == (6, 6)
    sea = board()
    hand(sea, "vailin", "arrow_volley")
    ship(sea, "vailin", "corsair_sea", footsoldier=2)
    attack(sea, "karkoth", "corsair_sea", warship=1)
    assert not offered(war(sea), "play arrow_volley")


@pytest.mark.rule("CN-499", "CN-456", "CN-081")
def test_blockade_lets_each_warship_attack_a_land_beside_it() -> None:
    table = board()
    hand(table, "vailin", "blockade")
    put(table, "vailin", "corsair_sea", warship=2)
    put(table, "vailin", "southern_deep", warship=1)
    put(table, "karkoth", "skalgard", footsoldier=3)
    put(table, "iron_circle", "serpent_jungle", monster=1)
    opens(table, "vailin", "movement", "phase_end")
    script(table, "play blockade")
    assert to_roll(table) == (8, 8), "both ships of the Corsair Sea together"
    roll(table, 6, 8)
    assert count(table, "karkoth", "skalgard") == {"footsoldier": 1}
    assert to_roll(table) == (8,)
    roll(table, 5)
    assert count(table, "iron_circle", "serpent_jungle") == {"monster": 1}


@pytest.mark.rule("CN-499")
def test_blockade_names_a_land_for_each_ship_before_rolling_and_only_at_the_end_of_ones_own_movement() -> None:
    table = board()
    hand(table, "vailin", "blockade")
    put(table, "vailin", "sea_of_mist", warship=2)
    put(table, "karkoth", "skalgard", footsoldier=1)
    put(table, "karkoth", "grimhaven", footsoldier=1)
    assert not offered(opens(table, "karkoth", "movement", "phase_end"), "play blockade")
    assert not offered(opens(table, "vailin", "battles", "phase_end"), "play blockade")
    opens(table, "vailin", "movement", "phase_end")
    script(table, "play blockade", "choose skalgard")
    assert options(table) == ["choose grimhaven", "choose skalgard"]
    answer(table, "choose grimhaven")
    script(table, (8,), (8,))
    assert count(table, "karkoth", "skalgard") == count(table, "karkoth", "grimhaven") == {}


@pytest.mark.rule("CN-500", "CN-098")
def test_charge_gives_footsoldiers_movement_two_for_the_turn() -> None:
    table = board()
    hand(table, "vailin", "charge")
    mine = put(table, "vailin", "mistshade", footsoldier=1)[0]
    theirs = put(table, "karkoth", "skalgard", footsoldier=1)[0]
    draw_phase(table, "vailin")
    script(table, "play charge")
    assert discarded(table, "vailin") == ["charge"]
    assert (movement(table, mine), movement(table, theirs)) == (2, 1)
    new = put(table, "vailin", "vailindor", footsoldier=1)[0]
    assert movement(table, new) == 2, "also for those bought in this turn"
    table.lasting.clear()
    assert movement(table, mine) == 1


@pytest.mark.rule("CN-501", "CN-138")
def test_combat_trained_crew_fills_one_place_of_each_warship_with_room() -> None:
    table = board()
    hand(table, "vailin", "combat_trained_crew")
    empty = ship(table, "vailin", "corsair_sea")
    half = ship(table, "vailin", "corsair_sea", fighter=1)
    full = ship(table, "vailin", "emerald_bay", fighter=2)
    ship(table, "karkoth", "sea_of_mist")
    draw_phase(table, "vailin")
    script(table, "play combat_trained_crew")
    assert [len(table.cargo(one)) for one in (empty, half, full)] == [1, 2, 2]
    assert count(table, "vailin", "corsair_sea") == {"warship": 2, "footsoldier": 2, "fighter": 1}
    packed = board()
    hand(packed, "vailin", "combat_trained_crew")
    ship(packed, "vailin", "corsair_sea", fighter=2)
    assert not offered(draw_phase(packed, "vailin"), "play combat_trained_crew")


@pytest.mark.rule("CN-502", "CN-469")
def test_dragon_bane_arrows_hit_each_enemy_dragon() -> None:
    table = defending("dragon_bane_arrows", {"footsoldier": 1}, {"dragon": 2})
    script(table, "play dragon_bane_arrows")
    assert table.fight is not None
    assert sorted(table.fight.hit) == sorted(table.units_of(0, space(table, "walking_wood")))
    assert not offered(defending("dragon_bane_arrows", {"dragon": 1}, {"monster": 1}), "play dragon_bane_arrows")


@pytest.mark.rule("CN-503", "CN-341", "CN-468")
def test_emerald_blade_privateers_steal_two_gold_at_any_time_but_before_hits_are_allotted() -> None:
    table = defending("emerald_blade_privateers", {"footsoldier": 2}, {"footsoldier": 2})
    put(table, "vailin", "corsair_sea", warship=1)
    gold(table, karkoth=1, vailin=0, nerath=5)
    script(table, (1, 1), (6, 1))
    assert isinstance(table.pending[0], Choice)
    assert (table.pending[0].data or {})["window"] == "window-after_roll"
    assert "play emerald_blade_privateers" not in options(table)
    script(table, "play emerald_blade_privateers")
    assert (table.gold[0], table.gold[1]) == (0, 1), "one gold if there is only one"


@pytest.mark.rule("CN-503")
def test_emerald_blade_privateers_reach_enemies_beside_a_warship_only() -> None:
    table = board("alliances")
    hand(table, "vailin", "emerald_blade_privateers")
    put(table, "vailin", "gulf_of_nera", warship=1)
    gold(table, karkoth=5, vailin=0, iron_circle=5, nerath=5)
    opens(table, "karkoth", "income", "phase_end")
    script(table, "play emerald_blade_privateers")
    assert (table.gold[2], table.gold[1]) == (3, 2), "Nerath, too, has land there but is the ally; Karkoth has none"


@pytest.mark.rule("CN-504")
def test_favorable_winds_move_warships_three_and_let_only_them_hit_on_five() -> None:
    table = board()
    hand(table, "vailin", "favorable_winds")
    mine = ship(table, "vailin", "emerald_bay", fighter=1)
    draw_phase(table, "vailin")
    script(table, "play favorable_winds")
    assert movement(table, mine) == 3
    table.stack.clear()
    table.mark[mine] |= ATTACKING
    table.move_unit(mine, space(table, "corsair_sea"))
    put(table, "karkoth", "corsair_sea", warship=2)
    war(table, "vailin")
    fight = table.fight
    assert fight is not None
    assert hit_number(table, fight, mine) == 5
    assert hit_number(table, fight, table.cargo(mine)[0]) == 6, "not the hero aboard"
    script(table, (5, 5), (1, 1))
    assert count(table, "karkoth", "corsair_sea") == {"warship": 1}


@pytest.mark.rule("CN-505", "CN-474", "CN-475")
def test_fey_crossing_takes_units_into_an_adjacent_enemy_land() -> None:
    table = board()
    hand(table, "vailin", "fey_crossing")
    put(table, "vailin", "walking_wood", castle=1, footsoldier=2, dragon=1)
    put(table, "karkoth", "ashen_march", footsoldier=1)
    draw_phase(table, "vailin")
    script(table, "play fey_crossing")
    assert "to temple_of_elemental_evil" not in options(table)
    script(table, "to ashen_march", "all")
    assert count(table, "vailin", "ashen_march") == {"footsoldier": 2, "dragon": 1}
    assert count(table, "vailin", "walking_wood") == {"castle": 1}
    assert all(table.mark[unit] & ATTACKING for unit in table.units_of(1, space(table, "ashen_march")))
    assert holder(table, "ashen_march") == "karkoth", "the battle comes in its phase"


@pytest.mark.rule("CN-505", "CN-010")
def test_fey_crossing_may_start_from_allied_land_but_moves_own_units_only() -> None:
    table = board("alliances")
    hand(table, "vailin", "fey_crossing")
    put(table, "vailin", "nera", fighter=1)
    put(table, "nerath", "nera", monster=1)
    draw_phase(table, "vailin")
    script(table, "play fey_crossing", "to therund", "all")
    assert count(table, "nerath", "nera") == {"monster": 1}
    assert count(table, "vailin", "therund") == {"fighter": 1}
    assert table.mark[table.units_of(1, space(table, "therund"))[0]] == 0


@pytest.mark.rule("CN-506", "CN-465")
def test_fire_breath_of_vailin_adds_four_d10_to_one_roll() -> None:
    table = attacking("fire_breath_vailin", {"dragon": 1}, {"footsoldier": 5})
    script(table, "play fire_breath_vailin")
    assert to_roll(table) == (20, 10, 10, 10, 10)
    script(table, (6, 6, 6, 6, 5), (1,) * 5)
    assert count(table, "karkoth", "ashen_march") == {"footsoldier": 1}


@pytest.mark.rule("CN-507", "CN-451")
def test_mistshade_fleet_adds_two_warships_to_one_friendly_zone() -> None:
    table = board()
    put(table, "karkoth", "corsair_sea", warship=1)
    draws(table, "vailin", "mistshade_fleet")
    assert "at corsair_sea" not in options(table)
    assert "at scorpion_sound" in options(table), "any zone without enemies"
    answer(table, "at emerald_bay")
    assert count(table, "vailin", "emerald_bay") == {"warship": 2}
    blocked = board()
    for zone in range(blocked.cat.lands, blocked.cat.first_dungeon):
        put(blocked, "karkoth", blocked.cat.space_ids[zone], warship=1)
    draws(blocked, "vailin", "mistshade_fleet")
    assert discarded(blocked, "vailin") == ["mistshade_fleet"]


@pytest.mark.rule("CN-508", "CN-452", "CN-453", "CN-446")
def test_natures_ally_joins_a_land_battle_on_either_side() -> None:
    table = attacking("natures_ally", {"footsoldier": 1}, {"footsoldier": 1})
    script(table, "play natures_ally")
    assert sorted(to_roll(table)) == [6, 12]
    script(table, (6, 6), (1,))
    assert count(table, "vailin", "ashen_march") == {"footsoldier": 1, "monster": 1}, "it occupies the land"
    assert to_ask(table)[0] == "amok", "and may run amok"
    defence = defending("natures_ally", {}, {"footsoldier": 1})
    script(defence, "play natures_ally")
    assert to_roll(defence) == (6,)
    assert count(defence, "vailin", "walking_wood") == {"monster": 1}


@pytest.mark.rule("CN-508", "CN-455")
def test_natures_ally_does_not_come_to_dungeons_or_the_sea() -> None:
    table = board()
    hand(table, "vailin", "natures_ally")
    guard(table, "white_plume_mountain", "ogre")
    attack(table, "vailin", "white_plume_mountain", fighter=1)
    assert not offered(war(table, "vailin"), "play natures_ally")
    sea = board()
    hand(sea, "vailin", "natures_ally")
    attack(sea, "vailin", "corsair_sea", warship=1)
    put(sea, "karkoth", "corsair_sea", warship=1)
    assert not offered(war(sea, "vailin"), "play natures_ally")


@pytest.mark.rule("CN-509", "CN-462", "CN-447")
def test_natures_reclamation_conquers_an_empty_enemy_land_anywhere() -> None:
    table = board()
    hand(table, "vailin", "natures_reclamation")
    put(table, "karkoth", "skalgard", castle=1)
    draw_phase(table, "vailin")
    script(table, "play natures_reclamation")
    assert "at skalgard" not in options(table)
    answer(table, "at nera")
    assert (holder(table, "nera"), points(table, "vailin")) == ("vailin", 1)
    unit = table.units_of(1, space(table, "nera"))[0]
    assert table.mark[unit] == 0, "it may move in this turn"
    mine = board()
    hand(mine, "vailin", "natures_reclamation")
    hold_all(mine, "vailin")
    assert not offered(draw_phase(mine, "vailin"), "play natures_reclamation")


@pytest.mark.rule("CN-510", "CN-472")
def test_primal_surge_rolls_all_missed_dice_again_in_both_steps_of_the_round() -> None:
    table = attacking("primal_surge", {"wizard": 1, "footsoldier": 2}, {"footsoldier": 5})
    script(table, (1,), "play primal_surge", (6,))
    assert count(table, "karkoth", "ashen_march") == {"footsoldier": 4}, "the second result stands"
    script(table, (6, 1), (1, 1, 1, 1), "apply primal_surge")
    assert to_roll(table) == (6,), "the missed die only"
    roll(table, 1)
    assert count(table, "karkoth", "ashen_march") == {"footsoldier": 3}
    assert not offered(table, "apply primal_surge")
    script(table, "continue", (1,), (1, 1), (1, 1, 1))
    assert not offered(table, "apply primal_surge"), "the round is over"


@pytest.mark.rule("CN-510")
def test_primal_surge_needs_a_miss_of_vailin() -> None:
    table = attacking("primal_surge", {"footsoldier": 1}, {"footsoldier": 2})
    script(table, (6,), (1, 1))
    assert not offered(table, "play primal_surge")


@pytest.mark.rule("CN-511")
def test_privateer_fleet_is_a_warship_with_a_fighter_aboard() -> None:
    table = draws(board(), "vailin", "privateer_fleet")
    answer(table, "at emerald_bay")
    assert count(table, "vailin", "emerald_bay") == {"warship": 1, "fighter": 1}
    vessel = next(unit for unit in table.here[space(table, "emerald_bay")] if table.ship[unit] == -1)
    assert len(table.cargo(vessel)) == 1


@pytest.mark.rule("CN-512", "CN-219")
def test_rage_gives_fighters_first_strike_also_at_sea_and_in_dungeons() -> None:
    table = attacking("rage", {"fighter": 1}, {"monster": 1})
    script(table, "play rage")
    assert to_roll(table) == (10,)
    roll(table, 6)
    assert holder(table, "ashen_march") == "vailin", "the Monster never rolled"
    dungeon = board()
    hand(dungeon, "vailin", "rage")
    guard(dungeon, "white_plume_mountain", "ogre")
    attack(dungeon, "vailin", "white_plume_mountain", fighter=1)
    script(war(dungeon, "vailin"), "play rage", (6,))
    assert dungeon.pending[0].prompt == "treasure"
    sea = board()
    hand(sea, "vailin", "rage")
    mine = ship(sea, "vailin", "corsair_sea", fighter=1)
    sea.mark[mine] |= ATTACKING
    put(sea, "karkoth", "corsair_sea", warship=1)
    script(war(sea, "vailin"), "play rage")
    assert to_roll(sea) == (10,)


@pytest.mark.rule("CN-513", "CN-193", "CN-192")
def test_silverclaw_barbarians_defend_even_an_empty_land() -> None:
    table = defending("silverclaw_barbarians", {}, {"footsoldier": 1})
    script(table, "play silverclaw_barbarians")
    assert count(table, "vailin", "walking_wood") == {"fighter": 1, "footsoldier": 1}
    assert to_roll(table) == (6,), "a normal battle is fought"
    assert not offered(attacking("silverclaw_barbarians", {"footsoldier": 1}, {}), "play silverclaw_barbarians")
    sea = board()
    hand(sea, "vailin", "silverclaw_barbarians")
    ship(sea, "vailin", "corsair_sea")
    attack(sea, "karkoth", "corsair_sea", warship=1)
    assert not offered(war(sea), "play silverclaw_barbarians")


@pytest.mark.rule("CN-514", "CN-474")
def test_storm_wind_drives_an_enemy_warship_with_its_cargo_to_a_zone_friendly_to_it() -> None:
    table = board()
    hand(table, "vailin", "storm_wind")
    ship(table, "karkoth", "corsair_sea", wizard=1)
    put(table, "vailin", "emerald_bay", warship=1)
    draw_phase(table, "vailin")
    script(table, "play storm_wind")
    assert options(table) == ["to sea_of_mist", "to altaran_gulf"], "not where Vailin lies"
    answer(table, "to altaran_gulf")
    assert count(table, "karkoth", "altaran_gulf") == {"warship": 1, "wizard": 1}
    none = board()
    hand(none, "vailin", "storm_wind")
    put(none, "karkoth", "scorpion_sound", storm_elemental=1)
    put(none, "vailin", "iron_sound", warship=1)
    put(none, "karkoth", "skalgard", storm_elemental=1)
    assert not offered(draw_phase(none, "vailin"), "play storm_wind"), "nowhere to go, and one is over land"


@pytest.mark.rule("CN-515", "CN-449")
def test_sudden_growth_adds_two_siege_engines_to_one_friendly_land() -> None:
    table = draws(board("alliances"), "vailin", "sudden_growth")
    assert "at nera" in options(table)
    assert "at skalgard" not in options(table)
    answer(table, "at nera")
    assert count(table, "vailin", "nera") == {"siege_engine": 2}


@pytest.mark.rule("CN-516", "CN-437")
def test_summon_storm_elemental_joins_a_land_battle_with_one_die() -> None:
    table = attacking("summon_storm_elemental", {"footsoldier": 1}, {"footsoldier": 1})
    script(table, "play summon_storm_elemental")
    assert sorted(to_roll(table)) == [6, 8]
    assert count(table, "vailin", "ashen_march") == {"footsoldier": 1, "storm_elemental": 1}


@pytest.mark.rule("CN-517")
def test_trade_route_pays_four_to_vailin_and_two_to_a_realm_beside_a_warship() -> None:
    table = board()
    hand(table, "vailin", "trade_route")
    gold(table, karkoth=0, vailin=0, nerath=0, iron_circle=0)
    put(table, "vailin", "gulf_of_nera", warship=1)
    opens(table, "vailin", "movement", "movement")
    script(table, "play trade_route")
    assert options(table) == ["realm iron_circle", "realm nerath"]
    answer(table, "realm nerath")
    assert table.gold == [0, 4, 0, 2]
    alone = board()
    hand(alone, "vailin", "trade_route")
    put(alone, "vailin", "emerald_bay", warship=1)
    assert not offered(opens(alone, "vailin", "movement", "movement"), "play trade_route"), "only its own coasts"
    hold(alone, "karkoth", "emerald_coast")
    assert offered(opens(alone, "vailin", "movement", "movement"), "play trade_route")
