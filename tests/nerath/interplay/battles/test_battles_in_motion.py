"""Where rules of Conquest of Nerath meet: battles whose forces change while they are fought, and what follows.
Reinforcements come between a loss and its result, cards take the last unit away, Monsters and pushes share."""

from __future__ import annotations

import pytest

from tests.nerath.cards import draw_phase, gold, pass_windows, script, to_ask, to_roll
from tests.nerath.interplay.phases import close, moving, repositioning, sound
from tests.nerath.positions import (
    answer,
    attack,
    board,
    bound_for,
    chest,
    count,
    draw,
    guard,
    hand,
    hold_all,
    holder,
    lay,
    options,
    points,
    prompt,
    put,
    roll,
    ship,
    told,
    war,
)


@pytest.mark.rule("CN-563", "CN-532", "CN-452", "CN-289")
def test_mercenaries_drawn_when_the_last_defender_falls_keep_the_battle_going() -> None:
    table = board()
    chest(table, "iron_circle", "deck_of_many_things")
    put(table, "iron_circle", "goblin_steppes", footsoldier=1)
    attack(table, "nerath", "goblin_steppes", footsoldier=2)
    script(war(table, "nerath"), (6, 1), (1,))
    assert count(table, "iron_circle", "goblin_steppes") == {}
    script(table, "lay deck_of_many_things")
    draw(table, "mercenary_company")
    answer(table, "at goblin_steppes")
    assert to_ask(table) == ("continue", ["continue", "retreat"])
    assert (holder(table, "goblin_steppes"), points(table, "nerath")) == ("iron_circle", 0)


@pytest.mark.rule("CN-563", "CN-532", "CN-196", "CN-204")
def test_mercenaries_drawn_after_a_first_strike_roll_with_the_others() -> None:
    table = board()
    chest(table, "iron_circle", "deck_of_many_things")
    put(table, "iron_circle", "goblin_steppes", footsoldier=1)
    attack(table, "nerath", "goblin_steppes", wizard=1, footsoldier=1)
    script(war(table, "nerath"), (9,), "lay deck_of_many_things")
    draw(table, "mercenary_company")
    answer(table, "at goblin_steppes")
    assert to_roll(table) == (6,), "the Footsoldier; the Wizard has rolled"
    roll(table, 1)
    assert to_roll(table) == (6, 6, 6, 6)


@pytest.mark.rule("CN-563", "CN-537", "CN-228", "CN-161")
def test_a_ship_given_to_the_levy_in_mid_battle_leaves_the_landing_free() -> None:
    table = board()
    chest(table, "iron_circle", "deck_of_many_things")
    ship(table, "iron_circle", "iron_sound")
    carrier = ship(table, "nerath", "iron_sound", monster=1)
    bound_for(table, carrier, "chain_port")
    put(table, "iron_circle", "chain_port", castle=1)
    script(war(table, "nerath"), "lay deck_of_many_things")
    draw(table, "war_levy")
    assert to_ask(table) == ("landing", ["land chain_port", "call_off chain_port"])


@pytest.mark.rule("CN-563", "CN-537", "CN-241", "CN-242")
def test_a_hero_given_to_the_levy_leaves_the_guardian_whole_and_seen() -> None:
    table = board()
    chest(table, "iron_circle", "deck_of_many_things")
    guard(table, "tomb_of_horrors", "troll")
    attack(table, "iron_circle", "tomb_of_horrors", fighter=1)
    script(war(table, "iron_circle"), (6,), (1, 1), "lay deck_of_many_things")
    draw(table, "war_levy")
    assert to_ask(table) == ("", [])
    attack(table, "nerath", "tomb_of_horrors", fighter=1)
    close(table)
    war(table, "nerath")
    script(table, (1,))
    assert to_roll(table) == (8, 8), "both dice of the Troll are back"


@pytest.mark.rule("CN-553", "CN-320", "CN-325")
def test_a_monster_that_pushed_on_does_not_run_amok_from_the_land_it_left() -> None:
    table = board()
    hand(table, "nerath", "sustained_push")
    attack(table, "nerath", "goblin_steppes", monster=1)
    put(table, "iron_circle", "goblin_steppes", footsoldier=1)
    put(table, "iron_circle", "scarlet_march", footsoldier=1)
    script(war(table, "nerath"), (6,), (1,), "play sustained_push", "to scarlet_march", "all")
    assert to_roll(table) == (12,), "straight into the next battle"
    script(table, (6,), (1,))
    assert to_ask(table)[0] == "amok", "after that one it may"
    assert "amok monster desert_of_desolation" not in options(table), "not beside Scarlet March"
    assert points(table, "nerath") == 2


@pytest.mark.rule("CN-553", "CN-320", "CN-323")
def test_a_monster_that_stayed_behind_a_push_may_run_amok() -> None:
    table = board()
    hand(table, "nerath", "sustained_push")
    attack(table, "nerath", "goblin_steppes", monster=2)
    put(table, "iron_circle", "goblin_steppes", footsoldier=1)
    put(table, "iron_circle", "scarlet_march", footsoldier=1)
    script(war(table, "nerath"), (6, 1), (1,), "play sustained_push", "to scarlet_march", "take monster", "enough")
    script(table, "amok monster desert_of_desolation")
    assert holder(table, "desert_of_desolation") == "nerath"
    assert to_roll(table) == (12,), "the one that pushed on fights alone"


@pytest.mark.rule("CN-555", "CN-566", "CN-320")
def test_fighters_made_by_a_battle_run_amok_with_the_gauntlet() -> None:
    table = board()
    hand(table, "nerath", "test_of_battle")
    lay(table, "nerath", "gauntlet_of_ogre_power")
    attack(table, "nerath", "goblin_steppes", footsoldier=2)
    put(table, "iron_circle", "goblin_steppes", footsoldier=1)
    script(war(table, "nerath"), (6, 1), (1,), "play test_of_battle", "amok fighter scarlet_march")
    assert holder(table, "scarlet_march") == "nerath"
    assert count(table, "nerath", "scarlet_march") == {"fighter": 1}


@pytest.mark.rule("CN-321", "CN-008", "CN-134")
def test_nobody_runs_amok_into_a_land_that_friends_have_entered_already() -> None:
    table = board()
    attack(table, "karkoth", "walking_wood", monster=1)
    put(table, "vailin", "walking_wood", footsoldier=1)
    attack(table, "karkoth", "vast_plains", footsoldier=1)
    war(table)
    answer(table, "fight walking_wood")
    script(table, (6,), (1,))
    assert to_ask(table) == ("amok", ["pass", "amok monster mistshade", "amok monster tarsembor"])
    answer(table, "pass")
    pass_windows(table)
    assert (holder(table, "vast_plains"), points(table, "karkoth")) == ("karkoth", 2)


@pytest.mark.rule("CN-583", "CN-281", "CN-290", "CN-013")
def test_a_wizard_left_behind_in_a_retreat_strikes_but_wins_nothing() -> None:
    table = board()
    hold_all(table, "vailin")
    lay(table, "karkoth", "staff_of_the_magi")
    ship(table, "karkoth", "emerald_bay", monster=1)
    attack(table, "karkoth", "corsairs_rest", wizard=1, footsoldier=1)
    put(table, "vailin", "corsairs_rest", monster=1)
    script(war(table), (1,), (1,), (1,), "retreat", "embark emerald_bay monster", (20,))
    assert to_ask(table) == ("", [])
    assert count(table, "vailin", "corsairs_rest") == {}
    assert (holder(table, "corsairs_rest"), points(table, "karkoth")) == ("vailin", 0)
    assert told(table, "battle-over")[0]["how"] == "fled"


@pytest.mark.rule("CN-583", "CN-293", "CN-292", "CN-287")
def test_a_wizard_left_behind_in_a_dungeon_may_empty_it_for_newcomers() -> None:
    table = board()
    lay(table, "karkoth", "staff_of_the_magi")
    guard(table, "thunderspire_labyrinth", "ogre")
    ship(table, "karkoth", "gulf_of_nera", monster=1)
    attack(table, "karkoth", "thunderspire_labyrinth", wizard=1, fighter=1)
    script(war(table), (1,), (1,), (1,), "retreat", "embark gulf_of_nera monster", (20,))
    assert to_ask(table) == ("", [])
    assert table.chest[0] == [], "nobody is there to loot"
    repositioning(close(table), "karkoth")
    assert len(table.tokens[table.cat.space_index["thunderspire_labyrinth"] - table.cat.first_dungeon]) == 2
    assert sound(table)


@pytest.mark.rule("CN-496", "CN-244", "CN-359")
def test_a_guardian_that_wanders_into_a_looted_dungeon_keeps_the_two_new_ones_away() -> None:
    table = board()
    chest(table, "karkoth", "deck_of_many_things")
    guard(table, "vault_of_the_drow", "ogre")
    attack(table, "karkoth", "vault_of_the_drow", fighter=1)
    script(war(table), (6,), (1,))
    draw(table, "threefold_crown")
    script(table, "lay deck_of_many_things")
    draw(table, "wandering_monster")
    answer(table, "choose vault_of_the_drow")
    repositioning(close(table), "karkoth")
    answer(table, "select vault_of_the_drow", "to gorgons_reach", "done")
    assert len(table.tokens[table.cat.space_index["vault_of_the_drow"] - table.cat.first_dungeon]) == 1


@pytest.mark.rule("CN-500", "CN-584", "CN-102")
def test_charging_footsoldiers_step_through_a_circle_and_one_land_further() -> None:
    table = board()
    lay(table, "vailin", "teleportation_circles")
    hand(table, "vailin", "charge")
    put(table, "vailin", "vailindor", castle=1, footsoldier=1)
    put(table, "vailin", "rethmil", castle=1)
    script(draw_phase(table, "vailin"), "play charge")
    moving(close(table), "vailin")
    script(table, "use teleportation_circles", "all", "select rethmil", "to altara")
    assert count(table, "vailin", "altara") == {"footsoldier": 1}


@pytest.mark.rule("CN-529", "CN-581", "CN-471")
def test_every_ten_of_a_lightning_bolt_counts_twice_with_the_robe() -> None:
    table = board()
    lay(table, "iron_circle", "robe_of_the_archmage")
    hand(table, "iron_circle", "lightning_bolt")
    attack(table, "iron_circle", "sarthel", wizard=1)
    put(table, "nerath", "sarthel", footsoldier=7)
    script(war(table, "iron_circle"), "play lightning_bolt", (10, 10, 9))
    assert count(table, "nerath", "sarthel") == {"footsoldier": 2}


@pytest.mark.rule("CN-582", "CN-341", "CN-336")
def test_a_rod_laid_at_the_moment_of_a_loss_serves_for_it() -> None:
    table = board()
    gold(table, karkoth=2)
    chest(table, "karkoth", "rod_of_resurrection")
    attack(table, "karkoth", "walking_wood", fighter=2)
    put(table, "vailin", "walking_wood", monster=2)
    script(war(table), (1, 1), (12, 1), "lay rod_of_resurrection", "use rod_of_resurrection", "at skalgard")
    assert (count(table, "karkoth", "skalgard"), table.gold[0]) == ({"fighter": 1}, 1)


@pytest.mark.rule("CN-341", "CN-587", "CN-471")
def test_a_sword_laid_after_the_roll_does_not_sharpen_the_ten_that_was_rolled() -> None:
    table = board()
    chest(table, "karkoth", "vorpal_sword")
    attack(table, "karkoth", "walking_wood", fighter=1)
    put(table, "vailin", "walking_wood", monster=2)
    script(war(table), (10,), (1, 1), "lay vorpal_sword")
    assert count(table, "vailin", "walking_wood") == {"monster": 1}
    script(table, "continue", (10,), (1,))
    assert prompt(table) != "casualties"
    assert holder(table, "walking_wood") == "karkoth"


@pytest.mark.rule("CN-454", "CN-528", "CN-159")
def test_a_traitor_at_sea_goes_aboard_the_first_ship_with_room() -> None:
    table = board()
    hand(table, "iron_circle", "infamous_traitor")
    full = ship(table, "iron_circle", "iron_sound", footsoldier=2)
    free = ship(table, "iron_circle", "iron_sound")
    ship(table, "nerath", "iron_sound", fighter=1)
    script(war(table, "iron_circle"), "play infamous_traitor")
    assert (len(table.cargo(full)), len(table.cargo(free))) == (2, 1)
