"""Where rules of Conquest of Nerath meet: engines before a castle, cards on lone Dragons, own lands."""

from __future__ import annotations

import pytest

from tests.nerath.cards import draw_phase, pass_windows, script, to_roll
from tests.nerath.interplay.phases import close, sound
from tests.nerath.positions import (
    attack,
    board,
    count,
    hand,
    hold,
    holder,
    points,
    prompt,
    put,
    roll,
    war,
)


@pytest.mark.rule("CN-519", "CN-209", "CN-427", "CN-213")
def test_one_engine_that_bombards_a_castle_and_its_fighter_takes_both_before_anybody_rolls() -> None:
    table = board()
    hand(table, "iron_circle", "bombardment")
    attack(table, "iron_circle", "sarthel", siege_engine=1, wizard=1)
    put(table, "nerath", "sarthel", castle=1, fighter=1)
    script(war(table, "iron_circle"), "play bombardment")
    assert to_roll(table) == (8, 8), "neither the Wizard nor the castle"
    roll(table, 6, 8)
    pass_windows(table)
    assert not table.pending
    assert (holder(table, "sarthel"), points(table, "iron_circle")) == ("iron_circle", 1)
    assert count(table, "iron_circle", "sarthel") == {"siege_engine": 1, "wizard": 1, "castle": 1}


@pytest.mark.rule("CN-519", "CN-209", "CN-200", "CN-169")
def test_a_castle_that_the_bombardment_silenced_does_not_wake_in_round_two() -> None:
    table = board()
    hand(table, "iron_circle", "bombardment")
    attack(table, "iron_circle", "sarthel", siege_engine=1, footsoldier=1)
    put(table, "nerath", "sarthel", castle=1, fighter=1)
    script(war(table, "iron_circle"), "play bombardment", (6, 1), "lose castle", "continue")
    assert to_roll(table) == (8, 8, 6)
    roll(table, 1, 1, 1)
    assert to_roll(table) == (10,), "the Fighter alone"


@pytest.mark.rule("CN-489", "CN-458", "CN-175", "CN-460")
@pytest.mark.parametrize(("guards", "left"), [(0, {}), (1, {"dragon": 1})])
def test_two_beasts_that_rampage_kill_a_lone_dragon_and_not_one_behind_a_footsoldier(
    guards: int, left: dict[str, int]
) -> None:
    table = board()
    hand(table, "karkoth", "rampage")
    put(table, "karkoth", "ashen_march", monster=2)
    put(table, "vailin", "walking_wood", dragon=1, footsoldier=guards)
    script(draw_phase(table, "karkoth"), "play rampage")
    assert to_roll(table) == (12, 12)
    roll(table, 6, 12)
    pass_windows(table)
    assert (count(table, "vailin", "walking_wood"), holder(table, "walking_wood")) == (left, "vailin")
    assert points(table, "karkoth") == 0


@pytest.mark.rule("CN-551", "CN-458", "CN-459", "CN-205")
def test_an_uprising_wounds_a_dragon_that_is_whole_again_for_the_battle_of_the_same_turn() -> None:
    table = board()
    hand(table, "nerath", "popular_uprising")
    hold(table, "karkoth", "winterbole_forest")
    put(table, "karkoth", "winterbole_forest", dragon=1)
    script(draw_phase(table, "nerath"), "play popular_uprising", (20,))
    pass_windows(table)
    assert count(table, "karkoth", "winterbole_forest") == {"dragon": 1}
    close(table)
    attack(table, "nerath", "winterbole_forest", footsoldier=1)
    script(war(table, "nerath"), (6,), (1,))
    pass_windows(table)
    assert (prompt(table), count(table, "karkoth", "winterbole_forest")) == ("continue", {"dragon": 1})


@pytest.mark.rule("CN-523", "CN-348", "CN-299", "CN-462")
def test_a_dread_alliance_in_a_land_of_ones_own_takes_it_back_for_nothing() -> None:
    table = board()
    hand(table, "iron_circle", "dread_alliance")
    hold(table, "karkoth", "trollhaunt_warrens")
    for land in table.cat.space_ids[: table.cat.lands]:
        if holder(table, land) != "iron_circle" and land != "trollhaunt_warrens":
            put(table, holder(table, land), land, footsoldier=1)
    script(draw_phase(table, "iron_circle"), "play dread_alliance")
    assert (holder(table, "trollhaunt_warrens"), points(table, "iron_circle")) == ("iron_circle", 0)
    assert count(table, "iron_circle", "trollhaunt_warrens") == {"footsoldier": 1}
    assert sound(table)
