"""Where rules of Conquest of Nerath meet: cards drawn, played and laid while units of their realm are on the move.
What a card takes, wins or adds in the Movement phase changes who may still walk, where to, and what is fought."""

from __future__ import annotations

import pytest

from tests.nerath.cards import draw_phase, draws, gold, opens, pass_windows, script, to_roll
from tests.nerath.interplay.phases import Position, buying, close, continues_turn, moving, sound
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
    refused,
    roll,
    ship,
    war,
)


def deals(table: Position, card: str) -> Position:
    """Let the active realm draw a card by the Deck of Many Things in its Movement phase."""
    answer(table, "lay deck_of_many_things")
    return draw(table, card)


@pytest.mark.rule("CN-563", "CN-537", "CN-101", "CN-447")
def test_a_levy_may_take_the_very_unit_that_was_about_to_march() -> None:
    table = board()
    gold(table, iron_circle=0)
    chest(table, "iron_circle", "deck_of_many_things")
    put(table, "iron_circle", "goblin_steppes", monster=1)
    moving(table, "iron_circle")
    answer(table, "select goblin_steppes", "back")
    deals(table, "war_levy")
    assert (table.gold[2], count(table, "iron_circle", "goblin_steppes")) == (4, {})
    assert prompt(table) == "movement"
    assert "select goblin_steppes" not in options(table)
    assert sound(table)


@pytest.mark.rule("CN-563", "CN-484", "CN-108", "CN-462")
def test_a_land_that_evil_takes_on_the_march_is_walked_through_in_the_same_phase() -> None:
    table = board()
    chest(table, "karkoth", "deck_of_many_things")
    put(table, "karkoth", "ashen_march", fighter=1)
    put(table, "vailin", "vast_plains", footsoldier=1)
    moving(table, "karkoth")
    answer(table, "select ashen_march")
    assert "to tarsembor" not in options(table), "the first enemy land stops it"
    answer(table, "back")
    deals(table, "evil_never_sleeps")
    answer(table, "at walking_wood")
    assert (holder(table, "walking_wood"), points(table, "karkoth")) == ("karkoth", 2)
    answer(table, "select ashen_march", "to tarsembor")
    assert count(table, "karkoth", "tarsembor") == {"fighter": 1}
    answer(table, "select walking_wood")
    assert "to tarsembor" in options(table), "the new Footsoldier marches too"
    assert sound(table)


@pytest.mark.rule("CN-563", "CN-484", "CN-133", "CN-134", "CN-008")
def test_a_land_that_evil_takes_under_ones_own_attackers_needs_no_battle_and_they_stay() -> None:
    table = board()
    chest(table, "karkoth", "deck_of_many_things")
    hold(table, "vailin", "skalgard")
    put(table, "karkoth", "ashen_march", footsoldier=2)
    moving(table, "karkoth")
    answer(table, "select ashen_march", "take footsoldier", "to skalgard")
    deals(table, "evil_never_sleeps")
    assert "at skalgard" in options(table), "no enemy unit is there"
    answer(table, "at skalgard")
    assert (holder(table, "skalgard"), points(table, "karkoth")) == ("karkoth", 1), "its own land: the Deck alone"
    assert count(table, "karkoth", "skalgard") == {"footsoldier": 2}
    answer(table, "select skalgard", "to forbidden_shore")
    assert count(table, "karkoth", "forbidden_shore") == {"footsoldier": 1}, "who attacked stays, who came new walks"
    war(close(table))
    pass_windows(table)
    assert not table.pending
    assert points(table, "karkoth") == 1
    assert sound(table)


@pytest.mark.rule("CN-096", "CN-489", "CN-484", "CN-460", "CN-462")
def test_a_rampage_before_the_draw_clears_the_land_that_evil_takes_by_the_draw() -> None:
    table = board()
    hand(table, "karkoth", "rampage")
    put(table, "karkoth", "ashen_march", monster=1)
    put(table, "vailin", "walking_wood", footsoldier=1)
    script(draw_phase(table, "karkoth"), "play rampage", (6,))
    assert (count(table, "vailin", "walking_wood"), holder(table, "walking_wood")) == ({}, "vailin")
    assert points(table, "karkoth") == 0
    pass_windows(table)
    draw(table, "evil_never_sleeps")
    answer(table, "at walking_wood")
    assert (holder(table, "walking_wood"), points(table, "karkoth")) == ("karkoth", 1)


@pytest.mark.rule("CN-487", "CN-192", "CN-193", "CN-513")
def test_barbarians_answer_for_a_land_whose_only_soldier_was_turned() -> None:
    table = board()
    hand(table, "karkoth", "necro_transformation")
    hand(table, "vailin", "silverclaw_barbarians")
    put(table, "vailin", "walking_wood", footsoldier=1)
    moving(table, "karkoth")
    answer(table, "play necro_transformation")
    war(close(table))
    script(table, "play silverclaw_barbarians")
    assert count(table, "vailin", "walking_wood") == {"fighter": 1, "footsoldier": 1}
    assert to_roll(table) == (6,)
    roll(table, 6)
    assert to_roll(table) == (6, 10)
    script(table, (1, 6), "lose footsoldier")
    pass_windows(table)
    assert (holder(table, "walking_wood"), count(table, "karkoth", "walking_wood")) == ("vailin", {})


@pytest.mark.rule("CN-579", "CN-135", "CN-571")
def test_an_unseen_hero_passes_a_land_that_its_friends_have_just_entered() -> None:
    table = board()
    lay(table, "karkoth", "ring_of_invisibility")
    put(table, "karkoth", "ashen_march", monster=1, fighter=1)
    put(table, "vailin", "walking_wood", footsoldier=1)
    put(table, "vailin", "tarsembor", footsoldier=1)
    moving(table, "karkoth")
    answer(table, "select ashen_march", "take monster", "to walking_wood")
    answer(table, "select ashen_march")
    assert "to tarsembor" in options(table)
    answer(table, "to tarsembor")
    assert count(table, "karkoth", "tarsembor") == {"fighter": 1}


@pytest.mark.rule("CN-563", "CN-507", "CN-447", "CN-144")
def test_ships_drawn_on_the_march_take_units_aboard_and_sail_at_once() -> None:
    table = board()
    chest(table, "vailin", "deck_of_many_things")
    put(table, "vailin", "vailindor", footsoldier=1, monster=1)
    moving(table, "vailin")
    deals(table, "mistshade_fleet")
    answer(table, "at emerald_bay")
    answer(table, "select vailindor", "board emerald_bay")
    assert count(table, "vailin", "emerald_bay") == {"warship": 2, "footsoldier": 1, "monster": 1}
    assert sound(table)


@pytest.mark.rule("CN-584", "CN-490", "CN-447")
def test_a_hulk_risen_beside_a_castle_steps_through_the_circle_and_attacks() -> None:
    table = board()
    lay(table, "karkoth", "teleportation_circles")
    hand(table, "karkoth", "risen_hulk")
    hold_all(table, "vailin")
    hold(table, "karkoth", "blackthorn_reach", "skalgard")
    put(table, "karkoth", "blackthorn_reach", castle=1)
    put(table, "karkoth", "skalgard", castle=1)
    moving(table, "karkoth")
    answer(table, "play risen_hulk", "at blackthorn_reach")
    script(table, "use teleportation_circles", "all")
    assert count(table, "karkoth", "skalgard") == {"castle": 1, "monster": 1}
    answer(table, "select skalgard", "to mistshade")
    assert count(table, "karkoth", "mistshade") == {"monster": 1}
    answer(table, "done")
    war(close(table))
    pass_windows(table)
    assert (holder(table, "mistshade"), points(table, "karkoth")) == ("karkoth", 1)


@pytest.mark.rule("CN-570", "CN-010", "CN-385")
def test_the_horn_calls_its_footsoldier_to_a_land_won_this_turn_where_no_castle_may_rise() -> None:
    table = board()
    gold(table, karkoth=5)
    lay(table, "karkoth", "horn_of_valhalla")
    put(table, "karkoth", "karkothi_thronehold", castle=1)
    attack(table, "karkoth", "walking_wood", footsoldier=1)
    continues_turn(table, "karkoth", "battle")
    script(table, "at walking_wood")
    assert (holder(table, "walking_wood"), prompt(table)) == ("karkoth", "reinforce")
    assert count(table, "karkoth", "walking_wood") == {"footsoldier": 2}
    answer(table, "buy castle")
    assert "at ashen_march" in options(table)
    assert refused(table, "at walking_wood").rule == "CN-385"


@pytest.mark.rule("CN-574", "CN-011", "CN-449")
def test_pigments_paint_engines_in_lands_of_the_ally_and_ships_beside_ones_own_only() -> None:
    for unit, places in (
        ("siege_engine", ["at skalgard", "at chain_port"]),
        ("warship", ["at sea_of_mist", "at corsair_sea"]),
    ):
        table = board("alliances")
        lay(table, "karkoth", "nolzurs_marvelous_pigments")
        hold_all(table, "vailin")
        hold(table, "karkoth", "skalgard")
        hold(table, "iron_circle", "chain_port")
        opens(table, "karkoth", "draw", "turn_start")
        script(table, "use nolzurs_marvelous_pigments", f"add {unit}")
        assert sorted(options(table)) == sorted(places)


@pytest.mark.rule("CN-536", "CN-010", "CN-112")
def test_a_gang_presses_its_own_soldier_in_a_land_of_the_ally_and_sails_from_there() -> None:
    table = board("alliances")
    hold_all(table, "vailin")
    hold(table, "karkoth", "skalgard")
    put(table, "iron_circle", "skalgard", footsoldier=1)
    put(table, "karkoth", "skalgard", footsoldier=1)
    ship(table, "vailin", "sea_of_mist")
    draws(table, "iron_circle", "press_gang")
    assert not table.pending, "one soldier, and one zone without enemies beside it"
    assert count(table, "iron_circle", "corsair_sea") == {"warship": 1, "footsoldier": 1}
    assert (count(table, "iron_circle", "skalgard"), count(table, "karkoth", "skalgard")) == ({}, {"footsoldier": 1})


@pytest.mark.rule("CN-571", "CN-579", "CN-147", "CN-148")
def test_neither_horseshoes_nor_the_ring_lead_on_who_has_landed() -> None:
    table = board()
    lay(table, "karkoth", "horseshoes_of_speed", "ring_of_invisibility")
    ship(table, "karkoth", "corsair_sea", fighter=1)
    moving(table, "karkoth")
    answer(table, "select corsair_sea", "take fighter", "land skalgard")
    assert count(table, "karkoth", "skalgard") == {"fighter": 1}
    assert "select skalgard" not in options(table)


@pytest.mark.rule("CN-588", "CN-396", "CN-401", "CN-411", "CN-403")
def test_a_new_winged_hero_enters_at_the_castle_and_may_fly_out_to_sea() -> None:
    table = board()
    lay(table, "vailin", "winged_boots")
    put(table, "vailin", "vailindor", castle=1)
    buying(table, "vailin", 2)
    answer(table, "buy fighter")
    assert [line for line in options(table) if line.startswith("at")] == ["at vailindor"], "not above the sea"
    answer(table, "at vailindor", "select vailindor")
    assert {"to emerald_bay", "to corsair_sea"} <= set(options(table))
    assert not {"to white_plume_mountain", "to redtusk_hold"} & set(options(table))
