"""Where rules of Conquest of Nerath meet: what is played between two turns, in the turn of another, behind one's back.
Cards close ways home, wake the dead in besieged lands and come too late for what belongs to a turn."""

from __future__ import annotations

import pytest

from tests.nerath.cards import gold, offered, opens, pass_windows, script, to_ask, to_roll
from tests.nerath.interplay.phases import close, moving, repositioning, round_ends, sound
from tests.nerath.positions import (
    answer,
    attack,
    board,
    bound_for,
    chest,
    count,
    draw,
    hand,
    hold,
    hold_all,
    holder,
    lay,
    options,
    points,
    put,
    roll,
    ship,
    war,
)


@pytest.mark.rule("CN-563", "CN-484", "CN-274", "CN-282")
def test_evil_never_sleeps_behind_the_back_of_attackers_and_closes_their_way_home() -> None:
    table = board()
    hold_all(table, "karkoth")
    hold(table, "vailin", "walking_wood")
    chest(table, "karkoth", "deck_of_many_things")
    attack(table, "vailin", "ashen_march", footsoldier=1)
    put(table, "karkoth", "ashen_march", footsoldier=1)
    script(war(table, "vailin"), "lay deck_of_many_things")
    draw(table, "evil_never_sleeps")
    answer(table, "at walking_wood")
    assert (holder(table, "walking_wood"), points(table, "karkoth")) == ("karkoth", 2)
    script(table, (1,), (1,))
    assert to_roll(table) == (6,), "no retreat: the next round"


@pytest.mark.rule("CN-563", "CN-547", "CN-079", "CN-096")
def test_an_insurrection_drawn_by_the_deck_at_the_start_of_the_turn_breaks_out_at_once() -> None:
    table = board()
    chest(table, "nerath", "deck_of_many_things")
    opens(table, "nerath", "draw", "turn_start")
    script(table, "lay deck_of_many_things")
    draw(table, "insurrection")
    script(table, "play insurrection", "at skalgard")
    assert (holder(table, "skalgard"), points(table, "nerath")) == ("nerath", 2)


@pytest.mark.rule("CN-563", "CN-550", "CN-192", "CN-193")
def test_militia_drawn_by_the_deck_at_an_empty_land_defends_it() -> None:
    table = board()
    chest(table, "nerath", "deck_of_many_things")
    attack(table, "iron_circle", "sarthel", footsoldier=1)
    script(war(table, "iron_circle"), "lay deck_of_many_things")
    draw(table, "militia_defense")
    script(table, "play militia_defense", (1,))
    assert to_roll(table) == (6, 6, 6)


@pytest.mark.rule("CN-572", "CN-563", "CN-493", "CN-005", "CN-345")
def test_at_the_end_of_a_round_it_is_nobodys_turn_for_the_ointment() -> None:
    table = board()
    lay(table, "nerath", "keoghtoms_ointment")
    chest(table, "karkoth", "deck_of_many_things")
    put(table, "nerath", "winterbole_forest", footsoldier=1)
    round_ends(table)
    script(table, "lay deck_of_many_things")
    draw(table, "soul_rot")
    assert to_roll(table) == (6,)
    roll(table, 6)
    assert not offered(table, "use keoghtoms_ointment")
    assert count(table, "nerath", "winterbole_forest") == {}


@pytest.mark.rule("CN-582", "CN-563", "CN-493", "CN-005", "CN-345")
def test_at_the_end_of_a_round_it_is_nobodys_turn_for_the_rod() -> None:
    table = board()
    gold(table, nerath=3)
    lay(table, "nerath", "rod_of_resurrection")
    chest(table, "karkoth", "deck_of_many_things")
    put(table, "nerath", "winterbole_forest", fighter=1)
    round_ends(table)
    script(table, "lay deck_of_many_things")
    draw(table, "soul_rot")
    assert to_roll(table) == (6,)
    roll(table, 6)
    assert not offered(table, "use rod_of_resurrection")
    assert (table.gold[3], count(table, "nerath", "winterbole_forest")) == (3, {})


@pytest.mark.rule("CN-487", "CN-191", "CN-320", "CN-119")
def test_a_land_whose_last_soldier_changed_sides_is_walked_into_and_nobody_runs_amok() -> None:
    table = board()
    hand(table, "karkoth", "necro_transformation")
    put(table, "karkoth", "ashen_march", monster=1)
    put(table, "vailin", "walking_wood", footsoldier=1)
    moving(table, "karkoth")
    answer(table, "select ashen_march", "to walking_wood")
    script(table, "play necro_transformation", "done")
    war(close(table))
    assert to_ask(table) == ("", [])
    assert count(table, "karkoth", "walking_wood") == {"monster": 1, "footsoldier": 1}
    assert (holder(table, "walking_wood"), points(table, "karkoth")) == ("karkoth", 1)


@pytest.mark.rule("CN-490", "CN-328", "CN-193")
def test_a_hulk_that_rose_in_a_besieged_land_holds_it_and_does_not_run_amok() -> None:
    table = board()
    hand(table, "karkoth", "risen_hulk")
    attack(table, "vailin", "ashen_march", footsoldier=1)
    opens(table, "vailin", "movement", "phase_end")
    script(table, "play risen_hulk", "at ashen_march")
    war(close(table), "vailin")
    script(table, (1,), (12,))
    assert to_ask(table) == ("", []), "no question of running"
    assert count(table, "karkoth", "ashen_march") == {"monster": 1}


@pytest.mark.rule("CN-486", "CN-193", "CN-162")
def test_a_lich_rises_in_a_besieged_thronehold_and_defends_it_in_the_next_battle() -> None:
    table = board()
    hand(table, "karkoth", "lichdom")
    attack(table, "vailin", "ashen_march", monster=1)
    put(table, "karkoth", "ashen_march", wizard=1)
    attack(table, "vailin", "karkothi_thronehold", footsoldier=1)
    war(table, "vailin")
    answer(table, "fight ashen_march")
    script(table, (1,), (12,), "play lichdom")
    assert count(table, "karkoth", "karkothi_thronehold") == {"wizard": 1}
    assert to_ask(table)[0] == "amok"
    answer(table, "pass")
    assert to_roll(table) == (10,), "the lich strikes first"
    roll(table, 6)
    assert holder(table, "karkothi_thronehold") == "karkoth"


@pytest.mark.rule("CN-554", "CN-160", "CN-153", "CN-474")
def test_a_soldier_teleported_off_its_ship_leaves_the_landing_to_its_comrade() -> None:
    table = board()
    hand(table, "nerath", "teleport")
    carrier = ship(table, "nerath", "iron_sound", monster=1, footsoldier=1)
    bound_for(table, carrier, "chain_port")
    put(table, "iron_circle", "chain_port", footsoldier=1)
    opens(table, "nerath", "movement", "phase_end")
    script(table, "play teleport", "take monster", "to sarthel")
    assert count(table, "nerath", "sarthel") == {"monster": 1}
    war(close(table), "nerath")
    assert to_roll(table) == (6,), "the Footsoldier lands alone"
    assert sound(table)


@pytest.mark.rule("CN-553", "CN-124", "CN-304", "CN-306")
def test_a_captured_castle_does_not_push_on() -> None:
    table = board()
    hand(table, "nerath", "sustained_push")
    attack(table, "nerath", "goblin_steppes", footsoldier=2)
    put(table, "iron_circle", "goblin_steppes", castle=1)
    put(table, "iron_circle", "scarlet_march", footsoldier=1)
    script(war(table, "nerath"), (6, 1), (1,), "play sustained_push", "to scarlet_march", "all")
    assert count(table, "nerath", "goblin_steppes") == {"castle": 1}
    assert to_roll(table) == (6, 6)


@pytest.mark.rule("CN-322", "CN-273", "CN-162")
def test_a_land_run_over_in_one_battle_is_the_way_out_of_the_next() -> None:
    table = board()
    attack(table, "karkoth", "walking_wood", monster=1)
    put(table, "vailin", "walking_wood", footsoldier=1)
    attack(table, "karkoth", "brandil", footsoldier=1)
    put(table, "vailin", "brandil", monster=1)
    war(table)
    answer(table, "fight walking_wood")
    script(table, (6,), (1,), "amok monster tarsembor", (1,), (1,), "retreat")
    assert count(table, "karkoth", "tarsembor") == {"monster": 1, "footsoldier": 1}


@pytest.mark.rule("CN-322", "CN-364", "CN-009")
def test_a_dragon_lands_where_a_monster_ran_amok() -> None:
    table = board()
    hold_all(table, "vailin")
    attack(table, "karkoth", "walking_wood", monster=1, dragon=1)
    put(table, "vailin", "walking_wood", footsoldier=1)
    script(war(table), (6, 1), (1,), "amok monster tarsembor")
    repositioning(close(table), "karkoth")
    answer(table, "select walking_wood")
    assert [line for line in options(table) if line.startswith("to ")] == ["to tarsembor"]
    answer(table, "to tarsembor")
    assert count(table, "karkoth", "tarsembor") == {"monster": 1, "dragon": 1}
    assert holder(table, "walking_wood") == "karkoth"


@pytest.mark.rule("CN-271", "CN-368", "CN-438", "CN-272")
def test_from_a_lost_attack_the_elemental_hovers_over_the_sea_and_the_dragon_falls_into_it() -> None:
    table = board()
    hold_all(table, "vailin")
    attack(table, "karkoth", "corsairs_rest", dragon=1, storm_elemental=1)
    put(table, "vailin", "corsairs_rest", monster=2)
    script(war(table), (1, 1), (1, 1), "retreat", "to southern_deep")
    repositioning(close(table), "karkoth")
    while table.pending and "done" in options(table):
        answer(table, "done")
    assert count(table, "karkoth", "southern_deep") == {"storm_elemental": 1}


@pytest.mark.rule("CN-552", "CN-475", "CN-588")
def test_a_winged_hero_slips_away_from_a_fleet_to_the_coast() -> None:
    table = board()
    lay(table, "nerath", "winged_boots")
    hand(table, "nerath", "retreat")
    put(table, "nerath", "midnight_sea", fighter=1)
    attack(table, "karkoth", "midnight_sea", warship=1)
    script(war(table), (1,), (1,), "play retreat")
    assert {"to moonstair", "to wailing_sea"} <= set(options(table))
    answer(table, "to moonstair")
    assert count(table, "nerath", "moonstair") == {"fighter": 1}
    assert to_ask(table) == ("", [])
    assert count(table, "karkoth", "midnight_sea") == {"warship": 1}


@pytest.mark.rule("CN-588", "CN-116", "CN-235")
def test_a_hero_that_hovers_over_the_sea_flies_into_a_dungeon_on_the_coast() -> None:
    table = board()
    lay(table, "karkoth", "winged_boots")
    put(table, "karkoth", "gulf_of_nera", fighter=1)
    moving(table, "karkoth")
    answer(table, "select gulf_of_nera", "to thunderspire_labyrinth")
    assert count(table, "karkoth", "thunderspire_labyrinth") == {"fighter": 1}


@pytest.mark.rule("CN-588", "CN-566", "CN-364", "CN-571")
def test_a_fighter_with_every_boot_and_glove_wins_runs_amok_and_flies_home() -> None:
    table = board()
    lay(table, "karkoth", "winged_boots", "gauntlet_of_ogre_power", "horseshoes_of_speed")
    attack(table, "karkoth", "walking_wood", fighter=1)
    put(table, "vailin", "walking_wood", footsoldier=1)
    script(war(table), (6,), (1,), "amok fighter tarsembor")
    repositioning(close(table), "karkoth")
    answer(table, "select tarsembor", "to skalgard")
    assert count(table, "karkoth", "skalgard") == {"fighter": 1}
    assert (holder(table, "tarsembor"), points(table, "karkoth")) == ("karkoth", 2)


@pytest.mark.rule("CN-573", "CN-508", "CN-324")
def test_a_monster_that_joined_the_battle_earns_the_maul_its_gold_twice() -> None:
    table = board()
    gold(table, karkoth=3, vailin=0)
    lay(table, "vailin", "maul_of_the_titans")
    hand(table, "vailin", "natures_ally")
    attack(table, "vailin", "ashen_march", footsoldier=1)
    put(table, "karkoth", "ashen_march", footsoldier=1)
    script(war(table, "vailin"), "play natures_ally", (6, 1), (1,), "amok monster skalgard")
    assert (table.gold[0], table.gold[1], points(table, "vailin")) == (1, 2, 2)


@pytest.mark.rule("CN-573", "CN-190", "CN-327")
def test_a_monster_that_walks_into_an_empty_land_earns_the_maul_its_gold_without_a_battle() -> None:
    table = board()
    gold(table, karkoth=0, vailin=3)
    lay(table, "karkoth", "maul_of_the_titans")
    attack(table, "karkoth", "walking_wood", monster=1)
    war(table)
    assert to_ask(table) == ("", [])
    assert (table.gold[0], table.gold[1]) == (1, 2)


@pytest.mark.rule("CN-483", "CN-569", "CN-206", "CN-482")
def test_a_plague_and_a_horn_kill_a_dragon_at_the_gate_and_that_is_a_victory() -> None:
    table = board()
    gold(table, karkoth=0, vailin=2)
    lay(table, "karkoth", "horn_of_blasting")
    hand(table, "karkoth", "dragon_plague", "despoil")
    attack(table, "vailin", "skalgard", dragon=1)
    put(table, "karkoth", "skalgard", castle=1)
    script(war(table, "vailin"), "play dragon_plague")
    assert offered(table, "play despoil")
    answer(table, "play despoil")
    assert count(table, "vailin", "skalgard") == {}
    assert (table.gold[0], table.gold[1]) == (1, 1)


@pytest.mark.rule("CN-581", "CN-175", "CN-205")
@pytest.mark.parametrize(("castle", "left"), [(0, {}), (1, {"castle": 1, "dragon": 1})])
def test_two_hits_of_one_ten_kill_a_lonely_dragon_and_not_one_beside_a_castle(
    castle: int, left: dict[str, int]
) -> None:
    table = board()
    lay(table, "karkoth", "robe_of_the_archmage")
    attack(table, "karkoth", "walking_wood", wizard=1)
    put(table, "vailin", "walking_wood", castle=castle, dragon=1)
    script(war(table), (10,))
    assert to_roll(table) == (20,) if castle else holder(table, "walking_wood") == "karkoth"
    assert count(table, "vailin", "walking_wood") == left


@pytest.mark.rule("CN-584", "CN-305", "CN-128")
def test_an_elemental_steps_through_a_captured_castle_and_flies_on_over_the_sea() -> None:
    table = board()
    lay(table, "karkoth", "teleportation_circles")
    put(table, "karkoth", "gorgons_reach", castle=1, storm_elemental=1)
    put(table, "vailin", "mistshade", castle=1)
    hold(table, "karkoth", "mistshade")
    script(moving(table, "karkoth"), "use teleportation_circles", "all")
    assert count(table, "karkoth", "mistshade") == {"castle": 1, "storm_elemental": 1}
    answer(table, "select mistshade")
    assert "to corsair_sea" in options(table)
    assert "to altaran_gulf" not in options(table), "one point is left"


@pytest.mark.rule("CN-574", "CN-154", "CN-447")
def test_a_painted_ship_is_a_bridge_in_the_same_turn() -> None:
    table = board()
    lay(table, "karkoth", "nolzurs_marvelous_pigments")
    put(table, "karkoth", "skalgard", footsoldier=1)
    opens(table, "karkoth", "draw", "turn_start")
    script(table, "use nolzurs_marvelous_pigments", "add warship", "at corsair_sea")
    moving(close(table), "karkoth")
    answer(table, "select skalgard", "board corsair_sea", "select corsair_sea", "take footsoldier", "land zembar")
    war(close(table))
    pass_windows(table)
    assert count(table, "karkoth", "zembar") == {"footsoldier": 1}
    assert (holder(table, "zembar"), points(table, "karkoth")) == ("karkoth", 1)
