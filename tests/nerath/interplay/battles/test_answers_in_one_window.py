"""Where rules of Conquest of Nerath meet: cards that answer each other before a die has fallen, or prepare each other.
A window goes round until all have passed: who came by a card may be poisoned, turned or murdered by the next."""

from __future__ import annotations

import pytest

from tests.nerath.cards import draw_phase, gold, offered, opens, pass_windows, script, to_ask, to_roll
from tests.nerath.interplay.phases import buying, close, earns, moving, sound
from tests.nerath.positions import (
    answer,
    attack,
    board,
    chest,
    count,
    draw,
    hand,
    hold,
    holder,
    lay,
    options,
    points,
    put,
    roll,
    ship,
    war,
)


@pytest.mark.rule("CN-583", "CN-220", "CN-218")
def test_a_wizard_hit_together_with_its_ship_dies_once_and_strikes_once() -> None:
    table = board()
    lay(table, "vailin", "staff_of_the_magi")
    ship(table, "vailin", "corsair_sea", wizard=1)
    attack(table, "karkoth", "corsair_sea", warship=3)
    script(war(table), (1,), (8, 8, 1), (1,))
    assert to_roll(table) == (20,)
    roll(table, 20)
    assert to_ask(table) == ("", []), "one last attack"
    assert count(table, "karkoth", "corsair_sea") == {"warship": 2}
    assert count(table, "vailin", "corsair_sea") == {}


@pytest.mark.rule("CN-582", "CN-220", "CN-218")
def test_a_hero_hit_together_with_its_ship_comes_back_once() -> None:
    table = board()
    gold(table, karkoth=2)
    lay(table, "karkoth", "rod_of_resurrection")
    ship(table, "karkoth", "corsair_sea", fighter=1)
    put(table, "vailin", "corsair_sea", warship=2)
    script(war(table), (1, 1), (8, 8), "use rod_of_resurrection", "at skalgard")
    pass_windows(table)
    assert not table.pending
    assert (count(table, "karkoth", "skalgard"), table.gold[0]) == ({"fighter": 1}, 1)


@pytest.mark.rule("CN-519", "CN-541", "CN-464")
def test_a_dragon_holds_its_breath_while_engines_bombard_and_the_attacker_may_go() -> None:
    table = board()
    hand(table, "iron_circle", "bombardment")
    hand(table, "nerath", "chill_breath")
    attack(table, "iron_circle", "sarthel", siege_engine=2)
    put(table, "nerath", "sarthel", dragon=1)
    script(war(table, "iron_circle"), "play bombardment")
    assert not offered(table, "play chill_breath")
    script(table, (1, 1, 1, 1))
    assert to_ask(table) == ("continue", ["continue", "retreat"])
    script(table, "continue", "play chill_breath", (1, 1, 1, 1))
    assert to_roll(table) == (20, 12, 12, 12, 12)
    roll(table, 1, 1, 1, 1, 1)
    assert to_roll(table) == (8, 8, 8, 8), "from now on nobody retreats"


@pytest.mark.rule("CN-528", "CN-497", "CN-082")
def test_a_traitor_leaves_nobody_to_wither_another() -> None:
    table = board()
    hand(table, "iron_circle", "infamous_traitor")
    hand(table, "karkoth", "withering_grasp")
    attack(table, "iron_circle", "skalgard", fighter=1)
    put(table, "karkoth", "skalgard", fighter=1, footsoldier=1)
    war(table, "iron_circle")
    script(table, "play infamous_traitor")
    assert not offered(table, "play withering_grasp"), "Karkoth has no Fighter any more"
    assert count(table, "iron_circle", "skalgard") == {"fighter": 2}


@pytest.mark.rule("CN-513", "CN-497", "CN-192", "CN-082")
def test_a_barbarian_that_comes_to_an_empty_land_withers_in_the_same_window() -> None:
    table = board()
    hand(table, "vailin", "silverclaw_barbarians")
    hand(table, "karkoth", "withering_grasp")
    attack(table, "karkoth", "walking_wood", fighter=1)
    script(war(table), "play silverclaw_barbarians", "play withering_grasp")
    assert count(table, "vailin", "walking_wood") == {"footsoldier": 2}
    assert to_roll(table) == (10,)


@pytest.mark.rule("CN-508", "CN-530", "CN-193", "CN-191")
def test_an_ally_of_nature_murdered_before_the_dice_leaves_an_empty_land() -> None:
    table = board()
    hand(table, "vailin", "natures_ally")
    hand(table, "iron_circle", "master_assassin")
    attack(table, "iron_circle", "rethmil", monster=1)
    script(war(table, "iron_circle"), "play natures_ally", "play master_assassin")
    assert to_ask(table) == ("", []), "no battle won: nobody runs amok"
    assert (holder(table, "rethmil"), points(table, "iron_circle")) == ("iron_circle", 1)
    assert count(table, "vailin", "rethmil") == {}


@pytest.mark.rule("CN-543", "CN-563", "CN-483", "CN-470")
def test_a_whelp_that_hatches_in_a_besieged_winterbole_catches_the_plague_at_once() -> None:
    table = board()
    chest(table, "nerath", "deck_of_many_things")
    hand(table, "karkoth", "dragon_plague")
    attack(table, "karkoth", "winterbole_forest", footsoldier=2)
    script(war(table), "lay deck_of_many_things")
    draw(table, "dragon_whelp")
    assert count(table, "nerath", "winterbole_forest") == {"dragon": 1}
    script(table, "play dragon_plague", (6, 1), (1,))
    pass_windows(table)
    assert (holder(table, "winterbole_forest"), count(table, "nerath", "winterbole_forest")) == ("karkoth", {})


@pytest.mark.rule("CN-080", "CN-564", "CN-567")
def test_the_hand_brings_the_wizard_to_where_the_eye_wants_it() -> None:
    table = board()
    lay(table, "karkoth", "hand_of_vecna", "eye_of_vecna")
    put(table, "karkoth", "moghmarrin", wizard=1)
    put(table, "vailin", "walking_wood", footsoldier=1)
    opens(table, "karkoth", "draw", "turn_start")
    assert "use eye_of_vecna" not in options(table), "no enemy beside the Wizard"
    script(table, "use hand_of_vecna", "to ashen_march", "use eye_of_vecna")
    assert count(table, "vailin", "walking_wood") == {}
    assert (holder(table, "walking_wood"), points(table, "karkoth")) == ("vailin", 0), "empty, and still Vailin's"


@pytest.mark.rule("CN-565", "CN-489", "CN-105")
def test_a_monster_that_the_figurine_carried_rampages_in_the_same_turn_and_moves() -> None:
    table = board()
    lay(table, "karkoth", "figurine_of_wondrous_power")
    hand(table, "karkoth", "rampage")
    put(table, "karkoth", "blackthorn_reach", monster=1)
    put(table, "vailin", "walking_wood", footsoldier=1)
    opens(table, "karkoth", "draw", "turn_start")
    script(table, "use figurine_of_wondrous_power", "to ashen_march")
    script(draw_phase(close(table), "karkoth"), "play rampage", (6,))
    assert count(table, "vailin", "walking_wood") == {}
    moving(close(table), "karkoth")
    answer(table, "select ashen_march")
    assert {"to walking_wood", "to gorgons_reach"} <= set(options(table)), "all its points are left"


@pytest.mark.rule("CN-521", "CN-518", "CN-099")
def test_an_advance_brings_a_wizard_to_where_the_golem_is_to_rise() -> None:
    table = board()
    hand(table, "iron_circle", "disguised_advance", "animate_golem")
    put(table, "iron_circle", "goblin_steppes", wizard=1)
    script(draw_phase(table, "iron_circle"), "play disguised_advance", "to scarlet_march", "all")
    script(table, "play animate_golem")
    assert count(table, "iron_circle", "scarlet_march") == {"wizard": 1, "monster": 1}
    assert sound(table)


@pytest.mark.rule("CN-533", "CN-563", "CN-398", "CN-405", "CN-406")
def test_a_pirate_ship_that_came_after_the_battles_takes_new_units_aboard_and_stays() -> None:
    table = board()
    chest(table, "iron_circle", "deck_of_many_things")
    put(table, "iron_circle", "chain_port", castle=1)
    opens(table, "iron_circle", "reposition", "phase_end")
    script(table, "lay deck_of_many_things")
    draw(table, "pirate_fleet_1")
    answer(table, "at iron_sound")
    buying(close(table), "iron_circle", 3)
    answer(table, "buy footsoldier", "board iron_sound")
    assert count(table, "iron_circle", "iron_sound") == {"warship": 1, "footsoldier": 1}
    assert "select iron_sound" not in options(table)


@pytest.mark.rule("CN-537", "CN-563", "CN-370", "CN-125")
def test_a_levy_that_comes_before_the_purchase_pays_for_it_but_never_with_the_castle() -> None:
    table = board()
    gold(table, iron_circle=0)
    chest(table, "iron_circle", "deck_of_many_things")
    put(table, "iron_circle", "chain_port", castle=1, footsoldier=1)
    opens(table, "iron_circle", "reposition", "phase_end")
    script(table, "lay deck_of_many_things")
    draw(table, "war_levy")
    assert count(table, "iron_circle", "chain_port") == {"castle": 1}
    buying(close(table), "iron_circle", table.gold[2])
    answer(table, "buy monster", "at chain_port")
    assert (count(table, "iron_circle", "chain_port"), table.gold[2]) == ({"castle": 1, "monster": 1}, 1)


@pytest.mark.rule("CN-486", "CN-497", "CN-012")
def test_only_what_is_destroyed_comes_back_and_a_withered_fighter_is_not() -> None:
    table = board()
    gold(table, vailin=3)
    lay(table, "vailin", "rod_of_resurrection")
    hand(table, "karkoth", "withering_grasp")
    attack(table, "vailin", "ashen_march", fighter=1, footsoldier=1)
    put(table, "karkoth", "ashen_march", fighter=1)
    script(war(table, "vailin"), "play withering_grasp")
    assert not offered(table, "use rod_of_resurrection")
    assert count(table, "vailin", "ashen_march") == {"footsoldier": 2}
    script(table, (1, 1), (10,))
    assert not offered(table, "use rod_of_resurrection"), "a Footsoldier fell, no hero"


@pytest.mark.rule("CN-577", "CN-417", "CN-484", "CN-420")
def test_evil_that_takes_a_land_at_the_end_of_the_buying_pays_in_the_same_turn() -> None:
    table = board()
    gold(table, karkoth=0)
    lay(table, "karkoth", "philosophers_stone")
    chest(table, "karkoth", "deck_of_many_things")
    hold(table, "vailin", "karkothi_thronehold")
    opens(table, "karkoth", "reinforcement", "phase_end")
    script(table, "lay deck_of_many_things")
    draw(table, "evil_never_sleeps")
    answer(table, "at mistshade")
    assert earns(close(table), "karkoth") == 8, "14 own lands, Mistshade and the Stone: half of 16"
