"""Where rules of Conquest of Nerath meet: treasures laid in the middle of what they change.
A property works from the moment it lies there; what has happened before stays as it was."""

from __future__ import annotations

import pytest

from tests.nerath.cards import gold, offered, opens, pass_windows, script, to_ask, to_roll
from tests.nerath.interplay.phases import moving, takes_turn
from tests.nerath.positions import (
    answer,
    attack,
    board,
    chest,
    count,
    draw,
    guard,
    hand,
    hold,
    holder,
    lay,
    options,
    points,
    put,
    refused,
    roll,
    ship,
    war,
)


@pytest.mark.rule("CN-573", "CN-341", "CN-324")
def test_a_maul_laid_after_the_battle_pays_for_the_lands_run_over_from_then_on() -> None:
    table = board()
    gold(table, karkoth=0, vailin=5)
    chest(table, "karkoth", "maul_of_the_titans")
    attack(table, "karkoth", "walking_wood", monster=1)
    put(table, "vailin", "walking_wood", footsoldier=1)
    script(war(table), (6,), (1,))
    while holder(table, "walking_wood") == "vailin":
        answer(table, "pass")
    script(table, "lay maul_of_the_titans", "amok monster tarsembor")
    assert (table.gold[0], points(table, "karkoth")) == (1, 3), "Tarsembor alone pays"


@pytest.mark.rule("CN-566", "CN-341", "CN-320")
def test_a_gauntlet_laid_after_the_battle_lets_the_fighters_of_that_battle_run_amok() -> None:
    table = board()
    chest(table, "karkoth", "gauntlet_of_ogre_power")
    attack(table, "karkoth", "walking_wood", fighter=1)
    put(table, "vailin", "walking_wood", footsoldier=1)
    script(war(table), (6,), (1,), "lay gauntlet_of_ogre_power")
    assert to_ask(table)[0] == "amok"


@pytest.mark.rule("CN-567", "CN-343", "CN-080")
def test_a_hand_laid_at_the_start_of_the_turn_works_in_that_turn() -> None:
    table = board()
    chest(table, "karkoth", "hand_of_vecna")
    put(table, "karkoth", "bonewind_coast", wizard=1)
    opens(table, "karkoth", "draw", "turn_start")
    script(table, "lay hand_of_vecna", "use hand_of_vecna", "to skalgard")
    assert count(table, "karkoth", "skalgard") == {"wizard": 1}


@pytest.mark.rule("CN-571", "CN-102", "CN-108")
def test_horseshoes_laid_on_the_way_give_one_more_step_but_free_nobody_from_an_attack() -> None:
    table = board()
    chest(table, "karkoth", "horseshoes_of_speed")
    put(table, "karkoth", "skalgard", fighter=2)
    moving(table, "karkoth")
    answer(table, "select skalgard", "take fighter", "to vale_of_chains")
    answer(table, "select skalgard", "to walking_wood")
    script(table, "lay horseshoes_of_speed", "select vale_of_chains")
    assert "to gorgons_reach" in options(table)
    assert "to winterskull_wastes" not in options(table), "one step is left of three"
    answer(table, "back")
    assert "select walking_wood" not in options(table)
    assert refused(table, "select walking_wood").rule == "CN-133"


@pytest.mark.rule("CN-584", "CN-341")
def test_circles_laid_in_the_movement_phase_are_used_at_once() -> None:
    table = board()
    chest(table, "karkoth", "teleportation_circles")
    put(table, "karkoth", "skalgard", castle=1, footsoldier=1)
    put(table, "karkoth", "blackthorn_reach", castle=1)
    moving(table, "karkoth")
    script(table, "lay teleportation_circles", "use teleportation_circles", "all")
    assert count(table, "karkoth", "blackthorn_reach") == {"castle": 1, "footsoldier": 1}


@pytest.mark.rule("CN-584", "CN-011", "CN-377")
def test_circles_do_not_open_at_castles_of_the_ally() -> None:
    table = board("alliances")
    lay(table, "karkoth", "teleportation_circles")
    put(table, "karkoth", "skalgard", castle=1, footsoldier=1)
    put(table, "iron_circle", "iron_citadel", castle=1)
    moving(table, "karkoth")
    assert "use teleportation_circles" not in options(table)


@pytest.mark.rule("CN-578", "CN-444", "CN-196")
def test_a_shield_laid_at_the_start_of_the_battle_blunts_the_first_round() -> None:
    table = board()
    chest(table, "vailin", "reflected_shield")
    attack(table, "karkoth", "walking_wood", wizard=1)
    put(table, "vailin", "walking_wood", fighter=1)
    script(war(table), "lay reflected_shield", (6,))
    assert to_roll(table) == (10,), "the Fighter still rolls"


@pytest.mark.rule("CN-588", "CN-341", "CN-218")
def test_boots_laid_in_a_naval_battle_do_not_lift_heroes_off_their_ships() -> None:
    table = board()
    chest(table, "karkoth", "winged_boots")
    ship(table, "karkoth", "corsair_sea", fighter=1)
    attack(table, "vailin", "corsair_sea", warship=2)
    script(war(table, "vailin"), "lay winged_boots", (8, 1), (1, 1), "sink fighter")
    assert count(table, "karkoth", "corsair_sea") == {}


@pytest.mark.rule("CN-577", "CN-414", "CN-422")
def test_a_stone_laid_before_the_income_pays_in_that_turn() -> None:
    table = board()
    gold(table, karkoth=0)
    chest(table, "karkoth", "philosophers_stone")
    pass_windows(takes_turn(table, "karkoth"))
    draw(table, "rampage")
    script(table, "lay philosophers_stone")
    while table.pending and table.gold[0] == 0:
        answer(table, "pass" if "pass" in options(table) else "done")
    assert table.gold[0] == 16


@pytest.mark.rule("CN-569", "CN-341", "CN-214")
def test_a_horn_laid_at_the_start_of_a_battle_sounds_in_it() -> None:
    table = board()
    chest(table, "karkoth", "horn_of_blasting")
    attack(table, "karkoth", "walking_wood", footsoldier=1)
    put(table, "vailin", "walking_wood", castle=1)
    script(war(table), "lay horn_of_blasting")
    assert to_ask(table) == ("", [])
    assert holder(table, "walking_wood") == "karkoth"


@pytest.mark.rule("CN-530", "CN-583", "CN-486", "CN-012")
def test_an_assassinated_wizard_neither_strikes_back_nor_rises() -> None:
    table = board()
    lay(table, "karkoth", "staff_of_the_magi")
    hand(table, "karkoth", "lichdom")
    hand(table, "iron_circle", "master_assassin")
    attack(table, "iron_circle", "skalgard", monster=1)
    put(table, "karkoth", "skalgard", wizard=1, footsoldier=1)
    script(war(table, "iron_circle"), "play master_assassin", "name wizard")
    assert not offered(table, "play lichdom")
    assert to_roll(table) == (12,)


@pytest.mark.rule("CN-564", "CN-486", "CN-012", "CN-582")
def test_a_wizard_given_to_the_eye_does_not_rise() -> None:
    table = board()
    lay(table, "vailin", "eye_of_vecna")
    hand(table, "karkoth", "lichdom")
    put(table, "vailin", "walking_wood", wizard=1)
    put(table, "karkoth", "ashen_march", wizard=1)
    opens(table, "vailin", "draw", "turn_start")
    script(table, "use eye_of_vecna")
    assert count(table, "karkoth", "ashen_march") == {}
    assert not offered(table, "play lichdom")


@pytest.mark.rule("CN-519", "CN-583")
def test_a_wizard_lost_in_the_round_of_a_bombardment_makes_no_last_attack() -> None:
    table = board()
    lay(table, "nerath", "staff_of_the_magi")
    hand(table, "iron_circle", "bombardment")
    attack(table, "iron_circle", "sarthel", siege_engine=1)
    put(table, "nerath", "sarthel", wizard=1, footsoldier=1)
    script(war(table, "iron_circle"), "play bombardment", (6, 1), "lose wizard")
    assert to_ask(table)[0] == "continue", "only Siege Engines attack in this round"


@pytest.mark.rule("CN-543", "CN-010", "CN-011")
def test_a_whelp_does_not_hatch_in_a_winterbole_that_the_ally_holds() -> None:
    table = board("alliances")
    hold(table, "vailin", "winterbole_forest")
    chest(table, "nerath", "deck_of_many_things")
    opens(table, "nerath", "draw", "draw")
    script(table, "lay deck_of_many_things")
    draw(table, "dragon_whelp")
    assert "at winterbole_forest" not in options(table), "another land"
    answer(table, "at vailindor")
    assert count(table, "nerath", "vailindor") == {"dragon": 1}


@pytest.mark.rule("CN-503", "CN-468", "CN-095", "CN-531", "CN-091")
def test_nobody_steals_from_empty_purses() -> None:
    table = board()
    gold(table, karkoth=0, vailin=0, iron_circle=0, nerath=0)
    hand(table, "vailin", "emerald_blade_privateers")
    put(table, "vailin", "corsair_sea", warship=1)
    assert not offered(opens(table, "karkoth", "income", "phase_end"), "play emerald_blade_privateers")
    chest(table, "iron_circle", "deck_of_many_things")
    opens(table, "iron_circle", "draw", "draw")
    script(table, "lay deck_of_many_things")
    draw(table, "master_rogue")
    assert table.gold == [0, 0, 0, 0]
    assert table.discard[2] == [table.cat.card_index["master_rogue"]], "gone without an effect"


@pytest.mark.rule("CN-498", "CN-563", "CN-515", "CN-427")
def test_engines_grown_in_a_besieged_land_defend_it_with_one_die_each() -> None:
    table = board()
    chest(table, "vailin", "deck_of_many_things")
    put(table, "vailin", "walking_wood", footsoldier=1)
    attack(table, "karkoth", "walking_wood", monster=1)
    script(war(table), "lay deck_of_many_things")
    draw(table, "sudden_growth")
    answer(table, "at walking_wood")
    script(table, (1,))
    assert sorted(to_roll(table)) == [6, 8, 8]


@pytest.mark.rule("CN-560", "CN-569", "CN-252", "CN-254")
def test_boots_help_against_guardians_and_their_number_falls_with_them() -> None:
    table = board()
    lay(table, "karkoth", "boots_of_speed")
    guard(table, "vault_of_the_drow", "stone_golem", "ogre")
    attack(table, "karkoth", "vault_of_the_drow", fighter=1, wizard=1)
    war(table)
    assert to_roll(table) == (10, 10), "both strike first"
    script(table, (6, 7))
    assert options(table) == ["remove stone_golem 12", "remove ogre 10"], "six misses, seven hits"
    answer(table, "remove stone_golem 12")
    assert to_roll(table) == (10,), "the Golem fell before it could roll"
    script(table, (1,), "continue", (6, 1))
    assert table.pending[0].prompt == "treasure", "a six is enough now"


@pytest.mark.rule("CN-490", "CN-136", "CN-447")
def test_a_hulk_risen_in_ones_own_movement_goes_aboard_at_once() -> None:
    table = board()
    hand(table, "karkoth", "risen_hulk")
    ship(table, "karkoth", "sea_of_mist")
    put(table, "karkoth", "blackthorn_reach", footsoldier=1)
    moving(table, "karkoth")
    script(table, "play risen_hulk", "at skalgard", "select skalgard", "board sea_of_mist")
    assert count(table, "karkoth", "sea_of_mist") == {"warship": 1, "monster": 1}


@pytest.mark.rule("CN-487", "CN-212", "CN-282")
def test_a_footsoldier_turned_beside_a_castle_must_fight_the_castle() -> None:
    table = board()
    hand(table, "karkoth", "necro_transformation")
    put(table, "nerath", "nera", castle=1, footsoldier=1)
    put(table, "karkoth", "skalgard", footsoldier=1)
    script(moving(table, "karkoth"), "play necro_transformation")
    assert count(table, "karkoth", "nera") == {"footsoldier": 1}
    answer(table, "done")
    war(table)
    assert to_roll(table) == (6,)
    roll(table, 1)
    assert to_roll(table) == (20,)
    roll(table, 1)
    assert to_roll(table) == (6,), "nowhere to retreat to"
