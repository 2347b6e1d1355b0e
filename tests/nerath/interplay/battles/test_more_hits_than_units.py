"""Where rules of Conquest of Nerath meet: more hits than there are units, losses that count and losses that do not.
What is cancelled is a hit, not a unit; what is laid, turned or played at the moment of a loss serves for it."""

from __future__ import annotations

import pytest

from taverne.games.nerath.state.game_state import ATTACKING
from tests.nerath.cards import gold, offered, opens, pass_windows, script, to_ask, to_roll
from tests.nerath.interplay.phases import Position, close, repositioning, sound
from tests.nerath.positions import (
    answer,
    asker,
    attack,
    board,
    bound_for,
    chest,
    count,
    draw,
    guard,
    hand,
    hold,
    hold_all,
    holder,
    lay,
    number,
    options,
    points,
    prompt,
    put,
    roll,
    ship,
    war,
)


def sails_to_attack(table: Position, realm: str, zone: str, **cargo: int) -> int:
    """Put a Warship into a zone that it has entered to attack, and return its number."""
    vessel = ship(table, realm, zone, **cargo)
    table.mark[vessel] |= ATTACKING
    return vessel


@pytest.mark.rule("CN-539", "CN-176", "CN-237")
def test_a_healer_cancels_three_hits_on_two_explorers_and_both_live() -> None:
    table = board()
    hand(table, "nerath", "battlefield_healer")
    guard(table, "sunless_citadel", "chimera")
    attack(table, "nerath", "sunless_citadel", fighter=2)
    script(war(table, "nerath"), (1, 1), (8, 8, 8), "play battlefield_healer")
    assert to_ask(table)[0] == "continue"
    assert count(table, "nerath", "sunless_citadel") == {"fighter": 2}


@pytest.mark.rule("CN-539", "CN-205", "CN-206")
def test_a_healer_saves_a_lonely_dragon_from_three_hits_and_it_is_still_whole() -> None:
    table = board()
    hand(table, "nerath", "battlefield_healer")
    put(table, "nerath", "sarthel", dragon=1)
    attack(table, "karkoth", "sarthel", monster=4)
    hold(table, "karkoth", "nera")
    script(war(table), (12, 12, 12, 1), (1,), "play battlefield_healer", "continue", (12, 1, 1, 1), (1,))
    assert to_ask(table)[0] == "continue"
    assert count(table, "nerath", "sarthel") == {"dragon": 1}, "the hit of round two is its first"


@pytest.mark.rule("CN-539", "CN-473", "CN-181", "CN-176")
def test_beside_an_ally_a_healer_takes_away_what_the_allies_units_cannot_bear() -> None:
    table = board("alliances")
    hand(table, "nerath", "battlefield_healer")
    put(table, "nerath", "sarthel", footsoldier=1)
    put(table, "vailin", "sarthel", footsoldier=1)
    attack(table, "karkoth", "sarthel", monster=4)
    script(war(table), (12, 12, 12, 12), (1, 1), "play battlefield_healer")
    assert to_ask(table) == ("casualties", ["lose_of vailin footsoldier", "lose_of nerath footsoldier"])
    assert asker(table) == number("nerath"), "three of four hits are cancelled, and one is left to agree about"


@pytest.mark.rule("CN-572", "CN-176", "CN-224")
def test_the_ointment_takes_one_of_two_hits_and_the_lonely_ship_sinks_by_the_other() -> None:
    table = board()
    lay(table, "vailin", "keoghtoms_ointment")
    sails_to_attack(table, "vailin", "corsair_sea")
    put(table, "karkoth", "corsair_sea", warship=2)
    script(war(table, "vailin"), (1,), (8, 8), "use keoghtoms_ointment")
    pass_windows(table)
    assert count(table, "vailin", "corsair_sea") == {}
    assert points(table, "karkoth") == 0


@pytest.mark.rule("CN-583", "CN-341", "CN-338")
def test_a_staff_laid_at_the_moment_of_the_loss_makes_the_wizard_strike() -> None:
    table = board()
    chest(table, "nerath", "staff_of_the_magi")
    put(table, "nerath", "sarthel", wizard=1, footsoldier=1)
    attack(table, "iron_circle", "sarthel", monster=2)
    script(war(table, "iron_circle"), (4,), (12, 1), (4,), "lose wizard", "lay staff_of_the_magi")
    assert to_roll(table) == (20,)
    roll(table, 6)
    pass_windows(table)
    assert count(table, "iron_circle", "sarthel") == {"monster": 1}
    assert points(table, "nerath") == 2


@pytest.mark.rule("CN-583", "CN-341", "CN-013")
def test_a_staff_laid_when_a_wizard_is_lost_outside_of_battle_strikes_nobody() -> None:
    table = board()
    chest(table, "karkoth", "staff_of_the_magi")
    put(table, "karkoth", "white_plume_mountain", wizard=1)
    repositioning(table, "karkoth")
    assert offered(table, "lay staff_of_the_magi")
    answer(table, "lay staff_of_the_magi")
    assert (count(table, "karkoth", "white_plume_mountain"), points(table, "karkoth")) == ({}, 2)
    assert to_ask(table) == ("", [])


@pytest.mark.rule("CN-569", "CN-494", "CN-214")
def test_a_loss_to_the_horn_before_round_one_is_no_loss_of_that_round() -> None:
    table = board()
    hand(table, "karkoth", "umbral_taint")
    lay(table, "vailin", "horn_of_blasting")
    attack(table, "karkoth", "walking_wood", footsoldier=4)
    put(table, "vailin", "walking_wood", castle=1, footsoldier=1)
    script(war(table), (1, 1, 1), (20, 1))
    assert count(table, "karkoth", "walking_wood") == {"footsoldier": 2}
    assert not offered(table, "play umbral_taint")
    assert to_ask(table)[0] == "continue"


@pytest.mark.rule("CN-482", "CN-290", "CN-267")
def test_karkoth_despoils_an_attacker_that_has_retreated() -> None:
    table = board()
    gold(table, karkoth=0, vailin=2)
    hand(table, "karkoth", "despoil")
    put(table, "karkoth", "ashen_march", footsoldier=1)
    attack(table, "vailin", "ashen_march", footsoldier=1)
    script(war(table, "vailin"), (1,), (1,), "retreat", "to walking_wood", "play despoil")
    assert table.gold[:2] == [1, 1]
    assert (holder(table, "ashen_march"), count(table, "vailin", "walking_wood")) == ("karkoth", {"footsoldier": 1})


@pytest.mark.rule("CN-552", "CN-475", "CN-276")
def test_the_card_retreat_leads_a_dragon_out_to_sea_and_nobody_aboard() -> None:
    table = board()
    hand(table, "nerath", "retreat")
    hold(table, "karkoth", "white_raven_lands")
    put(table, "nerath", "iron_wolf_coast", footsoldier=2, dragon=1)
    ship(table, "nerath", "icebound_sea")
    attack(table, "karkoth", "iron_wolf_coast", monster=2)
    script(war(table), (1, 1), (1, 1, 1), "play retreat")
    assert options(table) == ["to icebound_sea", "to karkothi_gulf"]
    answer(table, "to icebound_sea")
    assert count(table, "nerath", "icebound_sea") == {"dragon": 1, "warship": 1}
    assert (prompt(table), count(table, "nerath", "iron_wolf_coast")) == ("continue", {"footsoldier": 2})


@pytest.mark.rule("CN-233", "CN-285", "CN-356", "CN-357")
def test_a_hero_leaves_a_dungeon_aboard_a_ship_that_fled_there_from_battle() -> None:
    table = board()
    hold_all(table, "karkoth")
    sails_to_attack(table, "vailin", "sea_of_dragons", footsoldier=1)
    put(table, "karkoth", "sea_of_dragons", warship=2)
    guard(table, "thunderspire_labyrinth", "ogre")
    attack(table, "vailin", "thunderspire_labyrinth", fighter=1)
    script(war(table, "vailin"), (1,), (1, 1), "retreat", "to gulf_of_nera", (6,), (1,))
    draw(table, "threefold_crown")
    repositioning(close(table), "vailin")
    answer(table, "select thunderspire_labyrinth", "board gulf_of_nera")
    assert count(table, "vailin", "gulf_of_nera") == {"warship": 1, "footsoldier": 1, "fighter": 1}
    assert sound(table)


@pytest.mark.rule("CN-266", "CN-286", "CN-272", "CN-368")
def test_a_dragon_that_fled_with_its_fleet_over_the_sea_still_flies_home() -> None:
    table = board()
    sails_to_attack(table, "vailin", "corsair_sea")
    attack(table, "vailin", "corsair_sea", dragon=1)
    put(table, "karkoth", "corsair_sea", warship=2)
    script(war(table, "vailin"), (1, 1), (1, 1), "retreat")
    assert options(table) == ["to zembar", "to mistshade", "to sea_of_mist", "to altaran_gulf", "to emerald_bay"]
    answer(table, "to emerald_bay")
    assert options(table) == ["to sea_of_mist", "to altaran_gulf", "to emerald_bay"], "ships keep to the sea"
    answer(table, "to emerald_bay")
    repositioning(close(table), "vailin")
    answer(table, "select emerald_bay", "to brandil")
    assert count(table, "vailin", "brandil") == {"dragon": 1}


@pytest.mark.rule("CN-321", "CN-160", "CN-573", "CN-346")
def test_who_lands_where_a_monster_has_just_run_amok_lands_in_peace_and_the_maul_is_paid_once() -> None:
    table = board()
    gold(table, karkoth=0, vailin=5)
    lay(table, "karkoth", "maul_of_the_titans")
    vessel = ship(table, "karkoth", "corsair_sea", footsoldier=1)
    bound_for(table, vessel, "mistshade")
    attack(table, "karkoth", "walking_wood", monster=1)
    put(table, "vailin", "walking_wood", footsoldier=1)
    answer(war(table), "fight walking_wood")
    script(table, (12,), (1,), "amok monster mistshade")
    pass_windows(table)
    assert not table.pending
    assert count(table, "karkoth", "mistshade") == {"footsoldier": 1, "monster": 1}
    assert (points(table, "karkoth"), table.gold[:2]) == (2, [2, 3]), "a point and a gold for each of two lands"


@pytest.mark.rule("CN-562", "CN-236", "CN-363")
def test_guardians_that_a_crystal_ball_has_shown_are_the_ones_that_fight() -> None:
    table = board()
    lay(table, "karkoth", "crystal_ball")
    guard(table, "vault_of_the_drow", "", "")
    opens(table, "karkoth", "draw", "turn_start")
    script(table, "use crystal_ball")
    draw(table, "hydra", "lich")
    attack(table, "vailin", "vault_of_the_drow", fighter=2)
    war(close(table), "vailin")
    assert to_roll(table) == (12, 12), "the Lich strikes first, and nothing is drawn"
    script(table, (1, 1), (1, 1))
    assert to_roll(table) == (6, 6, 6, 6)


@pytest.mark.rule("CN-568", "CN-525", "CN-472")
def test_the_avenger_turns_the_die_of_a_fire_shield() -> None:
    table = board()
    hand(table, "iron_circle", "fire_shield")
    lay(table, "iron_circle", "holy_avenger")
    attack(table, "iron_circle", "sarthel", fighter=1)
    put(table, "nerath", "sarthel", footsoldier=2)
    script(war(table, "iron_circle"), "play fire_shield", (6, 1), (1, 1), "use holy_avenger")
    assert to_roll(table) == (10,)
    roll(table, 10)
    pass_windows(table)
    assert (holder(table, "sarthel"), count(table, "nerath", "sarthel")) == ("iron_circle", {})


@pytest.mark.rule("CN-497", "CN-555")
def test_who_withered_and_won_becomes_a_fighter_again_by_the_test_of_battle() -> None:
    table = board()
    hand(table, "karkoth", "withering_grasp")
    hand(table, "nerath", "test_of_battle")
    attack(table, "karkoth", "nentir_vale", fighter=1)
    put(table, "nerath", "nentir_vale", fighter=1)
    script(war(table), "play withering_grasp", (1,))
    assert to_roll(table) == (6,)
    script(table, (6,), "play test_of_battle")
    assert count(table, "nerath", "nentir_vale") == {"fighter": 1}
