"""Where rules of Conquest of Nerath meet: cards of one window or one battle, each of which opens or closes the other.
What may be played is asked anew after every card: a land emptied, a Wizard lost, a round gone by."""

from __future__ import annotations

import pytest

from tests.nerath.cards import draw_phase, gold, offered, opens, pass_windows, script, to_roll
from tests.nerath.interplay.phases import close, moving, sound
from tests.nerath.positions import (
    answer,
    attack,
    board,
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
    prompt,
    put,
    ship,
    war,
)


@pytest.mark.rule("CN-495", "CN-565", "CN-080", "CN-008")
def test_the_dead_walk_where_the_figurine_has_just_led_the_only_monster_away() -> None:
    table = board()
    hold_all(table, "vailin")
    hold(table, "karkoth", "skalgard", "ashen_march")
    hand(table, "karkoth", "walking_dead")
    lay(table, "karkoth", "figurine_of_wondrous_power")
    put(table, "karkoth", "skalgard", monster=1)
    put(table, "karkoth", "ashen_march", footsoldier=1)
    opens(table, "karkoth", "draw", "turn_start")
    pass_windows(table, "use figurine_of_wondrous_power")
    assert "play walking_dead" not in options(table)
    script(table, "use figurine_of_wondrous_power", "play walking_dead")
    assert count(table, "karkoth", "ashen_march") == {"footsoldier": 1, "monster": 1}
    assert count(table, "karkoth", "skalgard") == {"footsoldier": 2}


@pytest.mark.rule("CN-564", "CN-547", "CN-477", "CN-008")
@pytest.mark.parametrize("castle", [0, 1])
def test_an_insurrection_follows_the_eye_into_the_land_it_emptied_but_not_past_a_castle(castle: int) -> None:
    table = board()
    hold(table, "karkoth", "dawnforge_mountains")
    hand(table, "nerath", "insurrection")
    lay(table, "nerath", "eye_of_vecna")
    for land in table.cat.space_ids[: table.cat.lands]:
        if holder(table, land) != "nerath" and land != "dawnforge_mountains":
            put(table, holder(table, land), land, footsoldier=1)
    put(table, "nerath", "nentir_vale", wizard=1)
    put(table, "karkoth", "dawnforge_mountains", footsoldier=1, castle=castle)
    opens(table, "nerath", "draw", "turn_start")
    pass_windows(table, "use eye_of_vecna")
    assert "play insurrection" not in options(table)
    script(table, "use eye_of_vecna")
    assert count(table, "karkoth", "dawnforge_mountains") == ({"castle": 1} if castle else {})
    assert offered(table, "play insurrection") is not bool(castle)
    if castle:
        return
    answer(table, "play insurrection")
    assert holder(table, "dawnforge_mountains") == "nerath"
    assert points(table, "nerath") == 0, "it was Nerath's own"


@pytest.mark.rule("CN-563", "CN-537", "CN-564", "CN-093")
def test_a_levy_that_must_take_the_only_wizard_closes_the_eye() -> None:
    table = board()
    gold(table, iron_circle=0)
    chest(table, "iron_circle", "deck_of_many_things")
    lay(table, "iron_circle", "eye_of_vecna")
    put(table, "iron_circle", "scarlet_march", wizard=1)
    put(table, "nerath", "sarthel", footsoldier=2)
    opens(table, "iron_circle", "draw", "turn_start")
    pass_windows(table, "use eye_of_vecna")
    assert "use eye_of_vecna" in options(table)
    script(table, "lay deck_of_many_things")
    draw(table, "war_levy")
    assert (table.gold[2], count(table, "iron_circle", "scarlet_march")) == (4, {})
    assert not offered(table, "use eye_of_vecna")


@pytest.mark.rule("CN-550", "CN-552", "CN-482", "CN-479", "CN-193")
def test_militia_that_came_to_an_empty_land_and_slipped_away_has_lost_a_battle() -> None:
    table = board()
    gold(table, karkoth=0, nerath=2)
    hand(table, "nerath", "militia_defense", "retreat")
    hand(table, "karkoth", "animate_dead", "despoil")
    attack(table, "karkoth", "sarthel", footsoldier=1)
    war(table)
    script(table, "play militia_defense", (1,), (1, 1, 1), "play retreat")
    answer(table, "to nera", "take footsoldier", "to nera", "take footsoldier", "to nera")
    script(table, "play animate_dead", "play despoil")
    pass_windows(table)
    assert count(table, "nerath", "nera") == {"footsoldier": 3}
    assert count(table, "karkoth", "sarthel") == {"footsoldier": 4}
    assert (table.gold[0], table.gold[3], points(table, "karkoth")) == (1, 1, 1)


@pytest.mark.rule("CN-512", "CN-214", "CN-196")
def test_rage_in_the_second_round_silences_whom_it_fells_from_then_on() -> None:
    table = board()
    hand(table, "vailin", "rage")
    attack(table, "vailin", "ashen_march", fighter=1, footsoldier=1)
    put(table, "karkoth", "ashen_march", monster=1)
    war(table, "vailin")
    pass_windows(table, "play rage")
    answer(table, "pass")
    assert sorted(to_roll(table)) == [6, 10], "together in round one"
    script(table, (1, 1), (1,), "continue", "play rage")
    assert to_roll(table) == (10,)
    script(table, (6,))
    pass_windows(table)
    assert holder(table, "ashen_march") == "vailin", "the Monster never answered"


@pytest.mark.rule("CN-557", "CN-466", "CN-539")
def test_a_warlord_of_round_two_makes_fives_of_that_round_hit_and_a_healer_saves_who_rolled_them() -> None:
    table = board()
    hand(table, "nerath", "veteran_warlord", "battlefield_healer")
    put(table, "nerath", "sarthel", footsoldier=2)
    attack(table, "iron_circle", "sarthel", footsoldier=2)
    war(table, "iron_circle")
    while prompt(table) == "react":
        answer(table, "pass")
    script(table, (1, 1), (5, 5))
    assert count(table, "iron_circle", "sarthel") == {"footsoldier": 2}
    script(table, "continue", "play veteran_warlord", (6, 6), (5, 1), "play battlefield_healer")
    pass_windows(table)
    assert count(table, "nerath", "sarthel") == {"footsoldier": 2}
    assert count(table, "iron_circle", "sarthel") == {"footsoldier": 1}


@pytest.mark.rule("CN-519", "CN-569", "CN-481", "CN-202")
def test_in_the_round_of_a_bombardment_horn_and_doom_still_hit_and_the_wizard_waits() -> None:
    table = board("alliances")
    hand(table, "iron_circle", "bombardment")
    lay(table, "iron_circle", "horn_of_blasting")
    hand(table, "karkoth", "creeping_doom")
    put(table, "karkoth", "brimstone_coast", footsoldier=1)
    put(table, "iron_circle", "brimstone_coast", castle=1, siege_engine=1)
    attack(table, "nerath", "brimstone_coast", wizard=1, footsoldier=3)
    war(table, "nerath")
    script(table, "play bombardment", "lose footsoldier", "play creeping_doom", "lose footsoldier")
    assert count(table, "nerath", "brimstone_coast") == {"wizard": 1, "footsoldier": 1}
    assert to_roll(table) == (8,), "the engine alone, and one die: it defends"
    script(table, (1,), "continue")
    assert to_roll(table) == (10,), "now the Wizard"


@pytest.mark.rule("CN-487", "CN-108", "CN-133")
def test_a_soldier_that_changed_sides_opens_no_road_for_those_behind_it() -> None:
    table = board()
    hand(table, "karkoth", "necro_transformation")
    put(table, "karkoth", "ashen_march", fighter=1)
    put(table, "vailin", "walking_wood", footsoldier=1)
    moving(table, "karkoth")
    answer(table, "play necro_transformation", "select ashen_march")
    assert "to walking_wood" in options(table)
    assert "to tarsembor" not in options(table)
    answer(table, "back")
    assert "select walking_wood" not in options(table), "it attacks where it stands"


@pytest.mark.rule("CN-491", "CN-105")
def test_who_crossed_through_shadow_into_a_friendly_land_still_has_all_its_steps() -> None:
    table = board()
    hand(table, "karkoth", "shadow_crossing")
    hold_all(table, "vailin")
    hold(table, "karkoth", "ashen_march", "skalgard")
    put(table, "karkoth", "skalgard", footsoldier=1, monster=1)
    script(draw_phase(table, "karkoth"), "play shadow_crossing", "give footsoldier", "all")
    assert count(table, "karkoth", "ashen_march") == {"monster": 1}
    moving(close(table), "karkoth")
    answer(table, "select ashen_march", "to skalgard", "select skalgard", "to mistshade")
    assert count(table, "karkoth", "mistshade") == {"monster": 1}
    assert sound(table)


@pytest.mark.rule("CN-507", "CN-563", "CN-112", "CN-499")
def test_ships_drawn_at_the_end_of_the_moves_join_the_blockade_of_the_same_moment() -> None:
    table = board()
    hand(table, "vailin", "blockade")
    chest(table, "vailin", "deck_of_many_things")
    put(table, "karkoth", "skalgard", footsoldier=2)
    ship(table, "karkoth", "sea_of_mist")
    opens(table, "vailin", "movement", "phase_end")
    pass_windows(table, "lay deck_of_many_things")
    assert "play blockade" not in options(table), "no ship"
    answer(table, "lay deck_of_many_things")
    draw(table, "mistshade_fleet")
    assert "at sea_of_mist" not in options(table)
    script(table, "at corsair_sea", "play blockade", (6, 6))
    assert count(table, "karkoth", "skalgard") == {}
    assert holder(table, "skalgard") == "karkoth"
