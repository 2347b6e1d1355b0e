"""Where rules of Conquest of Nerath meet: what makes a die count for more, units that change sides in time.
A better number serves every die of its unit; a worse one is asked of the last die, too."""

from __future__ import annotations

import pytest

from tests.nerath.cards import pass_windows, script, to_ask, to_roll
from tests.nerath.interplay.phases import close, moving, sound
from tests.nerath.positions import (
    answer,
    attack,
    board,
    count,
    guard,
    hand,
    hold,
    holder,
    lay,
    options,
    points,
    prompt,
    put,
    roll,
    war,
)


@pytest.mark.rule("CN-541", "CN-557", "CN-464", "CN-466")
def test_a_breath_under_a_warlord_hits_on_five_with_every_die() -> None:
    table = board()
    hand(table, "nerath", "veteran_warlord", "chill_breath")
    attack(table, "nerath", "goblin_steppes", dragon=1)
    put(table, "iron_circle", "goblin_steppes", footsoldier=5)
    script(war(table, "nerath"), "play veteran_warlord", "play chill_breath")
    assert sorted(to_roll(table)) == [12, 12, 12, 12, 20]
    roll(table, 5, 5, 5, 5, 4)
    assert to_roll(table) == (6,) * 5
    script(table, (1,) * 5)
    assert to_ask(table)[0] == "continue"
    assert count(table, "iron_circle", "goblin_steppes") == {"footsoldier": 1}


@pytest.mark.rule("CN-583", "CN-252", "CN-253", "CN-471")
@pytest.mark.parametrize(("face", "left"), [(6, 2), (7, 1)])
def test_the_last_attack_of_a_staff_needs_the_seven_that_a_golem_asks_for(face: int, left: int) -> None:
    table = board()
    lay(table, "karkoth", "staff_of_the_magi")
    guard(table, "vault_of_the_drow", "stone_golem", "ogre")
    attack(table, "karkoth", "vault_of_the_drow", wizard=1, fighter=1)
    script(war(table), (6,), (1,))
    assert sorted(to_roll(table)) == [10, 12]
    script(table, (10, 1), "lose wizard")
    assert to_roll(table) == (20,)
    roll(table, face)
    if prompt(table) == "guardian-dice":
        answer(table, options(table)[0])
    assert to_ask(table)[0] == "continue"
    assert len(table.tokens[table.cat.space_index["vault_of_the_drow"] - table.cat.first_dungeon]) == left


@pytest.mark.rule("CN-494", "CN-559", "CN-466", "CN-471")
def test_under_the_taint_a_five_of_a_monster_hits_once_and_a_ten_of_the_skull_twice() -> None:
    table = board()
    hand(table, "karkoth", "umbral_taint")
    lay(table, "karkoth", "black_skull_sapphire")
    attack(table, "karkoth", "walking_wood", monster=2, footsoldier=2)
    put(table, "vailin", "walking_wood", footsoldier=5)
    script(war(table), (1, 1, 1, 1), (6, 6, 1, 1, 1), "lose footsoldier", "lose footsoldier")
    script(table, "play umbral_taint", "continue")
    assert to_roll(table) == (12, 12)
    script(table, (5, 10), (1,) * 5)
    pass_windows(table)
    assert count(table, "vailin", "walking_wood") == {"footsoldier": 2}, "one and two"


@pytest.mark.rule("CN-513", "CN-512", "CN-196", "CN-452")
def test_a_barbarian_called_to_the_defence_strikes_first_in_the_rage_of_its_first_round() -> None:
    table = board()
    hand(table, "vailin", "silverclaw_barbarians", "rage")
    put(table, "vailin", "walking_wood", footsoldier=1)
    attack(table, "karkoth", "walking_wood", monster=1)
    script(war(table), "play silverclaw_barbarians", "play rage")
    assert to_roll(table) == (10,), "the Fighter that has just come"
    roll(table, 6)
    pass_windows(table)
    assert not table.pending, "the Monster never rolls"
    assert count(table, "vailin", "walking_wood") == {"footsoldier": 2, "fighter": 1}


@pytest.mark.rule("CN-487", "CN-479", "CN-477", "CN-320")
def test_the_dead_rise_for_a_footsoldier_that_changed_sides_and_beat_its_comrade() -> None:
    table = board()
    hand(table, "karkoth", "necro_transformation", "animate_dead")
    put(table, "vailin", "deep_havens", footsoldier=2)
    moving(table, "karkoth")
    answer(table, "play necro_transformation")
    while prompt(table) not in ("movement", ""):
        answer(table, options(table)[0])
    assert count(table, "karkoth", "deep_havens") == {"footsoldier": 1}
    war(close(table))
    script(table, (6,), (1,), "play animate_dead")
    pass_windows(table)
    assert (holder(table, "deep_havens"), points(table, "karkoth")) == ("karkoth", 1)
    assert count(table, "karkoth", "deep_havens") == {"footsoldier": 4}
    assert sound(table)


@pytest.mark.rule("CN-486", "CN-273", "CN-072", "CN-298")
def test_a_lich_without_its_thronehold_rises_in_a_land_won_a_moment_ago() -> None:
    table = board()
    hand(table, "karkoth", "lichdom")
    hold(table, "vailin", *[land.id for land in table.box.cards.land if land.owner == "karkoth"])
    hold(table, "karkoth", "skalgard")
    attack(table, "karkoth", "mistshade", footsoldier=1)
    put(table, "vailin", "mistshade", footsoldier=1)
    attack(table, "karkoth", "walking_wood", wizard=1, monster=1)
    put(table, "vailin", "walking_wood", footsoldier=2)
    war(table)
    answer(table, "fight mistshade")
    script(table, (6,), (1,))
    script(table, (1,), (1,), (6, 1), "lose wizard", "play lichdom")
    assert sorted(options(table)) == ["at mistshade", "at skalgard"]
    answer(table, "at mistshade")
    assert count(table, "karkoth", "mistshade") == {"footsoldier": 1, "wizard": 1}
