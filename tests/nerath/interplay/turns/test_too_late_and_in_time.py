"""Where rules of Conquest of Nerath meet: treasures of the start of a turn, moments that have passed, ways home.
What comes before the moves still moves; what comes after them stays, and a window opens when the duty is done."""

from __future__ import annotations

import pytest

from tests.nerath.cards import draw_phase, offered, opens, pass_windows, script, to_roll
from tests.nerath.interplay.phases import buying, close, continues_turn, moving, repositioning, round_ends, sound
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
    hold_all,
    holder,
    lay,
    number,
    options,
    prompt,
    put,
    war,
)


@pytest.mark.rule("CN-567", "CN-518", "CN-116", "CN-447")
def test_a_golem_rises_where_the_hand_has_put_its_wizard_and_waits_outside_the_dungeon() -> None:
    table = board()
    lay(table, "iron_circle", "hand_of_vecna")
    hand(table, "iron_circle", "animate_golem")
    put(table, "iron_circle", "iron_citadel", wizard=1)
    opens(table, "iron_circle", "draw", "turn_start")
    script(table, "use hand_of_vecna")
    while "to brimstone_coast" not in options(table):
        answer(table, options(table)[0])
    answer(table, "to brimstone_coast")
    script(draw_phase(close(table), "iron_circle"), "play animate_golem")
    assert count(table, "iron_circle", "brimstone_coast") == {"wizard": 1, "monster": 1}
    guard(table, "thunderspire_labyrinth", "ogre")
    moving(close(table), "iron_circle")
    answer(table, "select brimstone_coast", "take monster")
    assert "to scarlet_march" in options(table)
    assert "to thunderspire_labyrinth" not in options(table)
    answer(table, "back", "select brimstone_coast", "take wizard", "to thunderspire_labyrinth")
    assert count(table, "iron_circle", "thunderspire_labyrinth") == {"wizard": 1}


@pytest.mark.rule("CN-554", "CN-368", "CN-081", "CN-364")
def test_a_teleport_at_the_end_of_the_reposition_phase_comes_too_late_for_a_dragon_over_the_sea() -> None:
    table = board()
    hand(table, "nerath", "teleport")
    hold_all(table, "karkoth")
    hold(table, "nerath", "winterbole_forest", "nera")
    put(table, "nerath", "southern_deep", dragon=1)
    put(table, "nerath", "winterbole_forest", footsoldier=1)
    continues_turn(table, "nerath", "reposition")
    pass_windows(table, "play teleport")
    assert count(table, "nerath", "southern_deep") == {}, "five spaces from home"
    assert "play teleport" in options(table)
    answer(table, "play teleport")
    assert "choose southern_deep" not in options(table)


@pytest.mark.rule("CN-582", "CN-588", "CN-448", "CN-365")
def test_a_hero_that_the_rod_brings_back_flies_no_further_in_that_turn() -> None:
    table = board()
    lay(table, "karkoth", "rod_of_resurrection", "winged_boots")
    table.gold[number("karkoth")] = 1
    put(table, "karkoth", "skalgard", fighter=1)
    attack(table, "karkoth", "walking_wood", fighter=1, footsoldier=1)
    put(table, "vailin", "walking_wood", footsoldier=1)
    script(war(table), (1, 6), (6,), "lose fighter", "use rod_of_resurrection")
    answer(table, "at skalgard")
    assert count(table, "karkoth", "skalgard") == {"fighter": 2}
    repositioning(close(table), "karkoth")
    answer(table, "select skalgard")
    assert "take fighter 2" not in options(table), "one of the two has come after the moves"
    answer(table, "to corsair_sea")
    assert count(table, "karkoth", "corsair_sea") == {"fighter": 1}
    assert count(table, "karkoth", "skalgard") == {"fighter": 1}


@pytest.mark.rule("CN-553", "CN-535", "CN-287", "CN-273")
def test_heroes_that_push_on_into_a_dungeon_fall_into_the_pit_and_the_other_goes_home_to_the_land_just_won() -> None:
    table = board()
    hand(table, "nerath", "sustained_push")
    hand(table, "iron_circle", "pit_trap")
    guard(table, "thunderspire_labyrinth", "ogre")
    attack(table, "nerath", "scarlet_march", fighter=2)
    put(table, "iron_circle", "scarlet_march", footsoldier=1)
    hold(table, "iron_circle", "vor_rukoth", "moonstair")
    script(war(table, "nerath"), (6, 1), (1,), "play sustained_push", "to thunderspire_labyrinth", "all")
    script(table, "play pit_trap")
    assert to_roll(table) == (8, 8)
    script(table, (6, 1))
    assert count(table, "nerath", "thunderspire_labyrinth") == {"fighter": 1}
    script(table, (1,), (1,), "retreat")
    assert count(table, "nerath", "scarlet_march") == {"fighter": 1}
    assert sound(table)


@pytest.mark.rule("CN-389", "CN-390", "CN-395", "CN-392")
def test_without_a_castle_new_units_come_to_the_land_that_is_nearest_over_the_sea() -> None:
    table = board()
    hold_all(table, "vailin")
    hold(table, "karkoth", "grimhaven", "blackthorn_reach", "bonewind_coast")
    buying(table, "karkoth", 20)
    assert "buy warship" not in options(table)
    for _ in range(5):
        answer(table, "buy footsoldier")
        if prompt(table) == "place" or "at grimhaven" in options(table):
            assert [line for line in options(table) if line.startswith("at ")] == ["at grimhaven"]
            answer(table, "at grimhaven")
    assert count(table, "karkoth", "grimhaven") == {"footsoldier": 5}, "four steps, of which two lead over the sea"


@pytest.mark.rule("CN-021", "CN-034", "CN-335", "CN-025")
def test_the_eighth_treasure_found_in_the_last_turn_of_the_round_wins_a_long_game_unseen() -> None:
    table = board("free_for_all", "long")
    lay(table, "nerath", "threefold_crown", "vorpal_sword", "holy_avenger", "orb_of_storm")
    chest(table, "nerath", "treasure_hoard", "crystal_ball", "boots_of_speed")
    chest(table, "karkoth", "winged_boots", "horn_of_blasting")
    guard(table, "sunless_citadel", "ogre")
    attack(table, "nerath", "sunless_citadel", fighter=1)
    script(war(table, "nerath"), (6,), (1,))
    draw(table, "black_skull_sapphire")
    assert len(table.chest[number("nerath")]) == 4
    pass_windows(round_ends(close(table)))
    assert (table.winner, table.round, table.pending) == (number("nerath"), 1, ())


@pytest.mark.rule("CN-551", "CN-458", "CN-495", "CN-460")
def test_an_uprising_against_a_lonely_castle_changes_nothing_and_ends_nobodys_rule() -> None:
    table = board()
    hand(table, "nerath", "popular_uprising")
    hold(table, "karkoth", "winterbole_forest")
    put(table, "karkoth", "winterbole_forest", castle=1)
    script(draw_phase(table, "nerath"), "play popular_uprising", (20,))
    pass_windows(table)
    assert holder(table, "winterbole_forest") == "karkoth"
    assert count(table, "karkoth", "winterbole_forest") == {"castle": 1}
    hand(table, "nerath", "insurrection")
    assert not offered(opens(close(table), "nerath", "draw", "turn_start"), "play insurrection") or (
        "at winterbole_forest" not in options(answer(table, "play insurrection"))
    )
