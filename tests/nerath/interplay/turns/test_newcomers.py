"""Where rules of Conquest of Nerath meet: units that a card brings after the Movement phase, and what becomes of them.
They stay where they are for the turn, but whoever must go home goes home."""

from __future__ import annotations

import pytest

from tests.nerath.cards import script
from tests.nerath.interplay.phases import close, repositioning, round_ends, sound
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
    number,
    options,
    prompt,
    put,
    settle,
    war,
)


@pytest.mark.rule("CN-565", "CN-345", "CN-447", "CN-448")
@pytest.mark.parametrize("realm", ["karkoth", "nerath"])
def test_a_monster_of_the_figurine_at_the_end_of_a_round_moves_in_the_next_turn(realm: str) -> None:
    table = board()
    home = {"karkoth": "skalgard", "nerath": "sarthel"}[realm]
    chest(table, realm, "figurine_of_wondrous_power")
    for other, capital in (("karkoth", "karkothi_thronehold"), ("nerath", "mithralfast")):
        put(table, other, capital, castle=1)
    round_ends(table)
    script(table, "lay figurine_of_wondrous_power", f"at {home}")
    for _ in range(80):
        settle(table)
        if prompt(table) == "movement" and table.realm == number(realm):
            break
        answer(table, "pass" if "pass" in options(table) else "done" if "done" in options(table) else options(table)[0])
    assert f"select {home}" in options(table)


@pytest.mark.rule("CN-516", "CN-365", "CN-448")
def test_an_elemental_summoned_into_a_battle_flies_no_further_in_that_turn() -> None:
    table = board()
    hand(table, "vailin", "summon_storm_elemental")
    attack(table, "vailin", "ashen_march", footsoldier=1)
    put(table, "karkoth", "ashen_march", footsoldier=1)
    script(war(table, "vailin"), "play summon_storm_elemental", (6, 1), (1,))
    repositioning(close(table), "vailin")
    assert not table.pending
    assert count(table, "vailin", "ashen_march") == {"footsoldier": 1, "storm_elemental": 1}


@pytest.mark.rule("CN-553", "CN-556", "CN-353", "CN-448")
def test_fighters_that_came_by_a_card_and_pushed_into_a_dungeon_find_their_way_out() -> None:
    table = board()
    chest(table, "nerath", "deck_of_many_things")
    hand(table, "nerath", "sustained_push")
    guard(table, "thunderspire_labyrinth", "ogre")
    attack(table, "nerath", "scarlet_march", footsoldier=1)
    put(table, "iron_circle", "scarlet_march", footsoldier=1)
    script(war(table, "nerath"), (6,), (1,))
    while holder(table, "scarlet_march") != "nerath":
        answer(table, "pass")
    script(table, "lay deck_of_many_things")
    draw(table, "two_front_war")
    answer(table, "at scarlet_march", "at sarthel")
    script(table, "play sustained_push", "to thunderspire_labyrinth", "all")
    assert count(table, "nerath", "thunderspire_labyrinth") == {"fighter": 1}
    script(table, (6,), (1,))
    draw(table, "threefold_crown")
    repositioning(close(table), "nerath")
    answer(table, "select thunderspire_labyrinth", "to moonstair")
    assert count(table, "nerath", "moonstair") == {"fighter": 1}
    assert sound(table)


@pytest.mark.rule("CN-555", "CN-553", "CN-353", "CN-448")
def test_fighters_made_by_a_battle_and_pushed_into_a_dungeon_find_their_way_out() -> None:
    table = board()
    hand(table, "nerath", "sustained_push", "test_of_battle")
    guard(table, "thunderspire_labyrinth", "ogre")
    attack(table, "nerath", "scarlet_march", footsoldier=2)
    put(table, "iron_circle", "scarlet_march", footsoldier=1)
    script(war(table, "nerath"), (6, 1), (1,), "play test_of_battle", "play sustained_push")
    script(table, "to thunderspire_labyrinth", "all", (6, 1), (1,))
    draw(table, "threefold_crown")
    repositioning(close(table), "nerath")
    answer(table, "select thunderspire_labyrinth", "to moonstair")
    assert count(table, "nerath", "moonstair") == {"fighter": 2}


@pytest.mark.rule("CN-543", "CN-553", "CN-272", "CN-368", "CN-448")
def test_a_whelp_that_pushed_on_and_fled_over_the_sea_still_lands() -> None:
    table = board()
    chest(table, "nerath", "deck_of_many_things")
    hand(table, "nerath", "sustained_push")
    hold(table, "iron_circle", "winterbole_forest")
    attack(table, "nerath", "scarlet_march", footsoldier=1)
    put(table, "iron_circle", "scarlet_march", footsoldier=1)
    put(table, "iron_circle", "brimstone_coast", monster=1)
    script(war(table, "nerath"), (6,), (1,))
    while holder(table, "scarlet_march") != "nerath":
        answer(table, "pass")
    script(table, "lay deck_of_many_things")
    draw(table, "dragon_whelp")
    answer(table, "at scarlet_march")
    script(table, "play sustained_push", "to brimstone_coast", "take dragon", "enough", (1,), (1,), "retreat")
    answer(table, "to gulf_of_nera")
    repositioning(close(table), "nerath")
    assert options(table) == ["select gulf_of_nera"], "it must land"
    answer(table, "select gulf_of_nera", "to moonstair")
    assert count(table, "nerath", "moonstair") == {"dragon": 1}
