"""What treasures and events change in the ways of units: movement values, passing enemies, flying heroes, transfers.
That they are played and laid down rightly is in the tests of cards; here only where units may go."""

from __future__ import annotations

import pytest

from taverne.games.nerath.rules.movement.movement import Moving
from taverne.games.nerath.rules.movement.routes import ways
from taverne.games.nerath.rules.movement.transport import decks
from taverne.games.nerath.rules.phases.course import TakingTurn
from taverne.games.nerath.rules.phases.reinforcement import Reinforcing
from taverne.games.nerath.rules.phases.reposition import Repositioning
from taverne.games.nerath.state.game_state import ATTACKING, FRESH
from tests.nerath.positions import (
    answer,
    board,
    hand,
    lay,
    options,
    prompt,
    put,
    reachable,
    refused,
    run,
    ship,
    space,
    turn,
)


@pytest.mark.rule("CN-571", "CN-102")
def test_horseshoes_give_heroes_three_points_but_boarding_still_needs_a_unit_that_has_not_moved() -> None:
    table = board()
    lay(table, "karkoth", "horseshoes_of_speed")
    hero, soldier = put(table, "karkoth", "dol_thamar", fighter=1, footsoldier=1)
    assert "skalgard" in reachable(table, hero)
    assert "skalgard" not in reachable(table, soldier)
    ship(table, "karkoth", "sea_of_mist")
    run(table, Moving())
    answer(table, "select dol_thamar", "take fighter", "to skalgard")
    assert decks(table, hero) == []


@pytest.mark.rule("CN-579", "CN-108")
def test_the_ring_lets_heroes_pass_enemies_but_not_through_entrances() -> None:
    table = board()
    lay(table, "karkoth", "ring_of_invisibility")
    hero, monster = put(table, "karkoth", "skalgard", wizard=1, monster=1)
    put(table, "vailin", "mistshade", footsoldier=4)
    assert "vailindor" in reachable(table, hero), "through Mistshade"
    assert "vailindor" not in reachable(table, monster)
    (other,) = put(table, "karkoth", "gorgons_reach", wizard=1)
    assert "vault_of_the_drow" in reachable(table, other)
    assert "deep_havens" not in reachable(table, other), "only through the entrance"
    run(table, Moving())
    answer(table, "select skalgard", "take wizard", "to vailindor")
    assert table.mark[hero] & ATTACKING, "where it ends it attacks"


@pytest.mark.rule("CN-579", "CN-402")
def test_the_ring_changes_nothing_for_new_heroes() -> None:
    table = board()
    turn(table, "karkoth", "reinforcement")
    lay(table, "karkoth", "ring_of_invisibility")
    put(table, "karkoth", "karkothi_thronehold", castle=1)
    put(table, "vailin", "dread_marshes", footsoldier=1)
    table.holder[space(table, "dread_marshes")] = 1
    run(table, Reinforcing())
    answer(table, "buy fighter", "at karkothi_thronehold", "select karkothi_thronehold")
    assert "to blisterforge" not in options(table)
    assert refused(table, "to blisterforge").rule == "CN-402"


@pytest.mark.rule("CN-588", "CN-116", "CN-142")
def test_winged_heroes_fly_and_still_enter_dungeons_and_ships() -> None:
    table = board()
    lay(table, "karkoth", "winged_boots")
    (hero,) = put(table, "karkoth", "skalgard", fighter=1)
    put(table, "vailin", "mistshade", footsoldier=4)
    found = reachable(table, hero)
    assert {"vailindor", "emerald_bay", "sea_of_mist", "zembar"} <= found, "two steps over anything"
    assert "temple_of_elemental_evil" in found
    assert "corsairs_rest" not in found, "three steps away"
    ship(table, "karkoth", "sea_of_mist")
    assert decks(table, hero) == [space(table, "sea_of_mist")]
    run(table, Moving())
    answer(table, "select skalgard", "to temple_of_elemental_evil")
    assert table.mark[hero] & ATTACKING


@pytest.mark.rule("CN-588", "CN-364", "CN-367")
def test_winged_heroes_go_home_like_storm_elementals() -> None:
    table = board()
    turn(table, "karkoth", "reposition")
    lay(table, "karkoth", "winged_boots")
    (hero,) = put(table, "karkoth", "temple_of_elemental_evil", wizard=1)
    put(table, "karkoth", "corsair_sea", fighter=1)
    run(table, Repositioning())
    assert options(table) == ["select corsair_sea", "select temple_of_elemental_evil"]
    answer(table, "select temple_of_elemental_evil")
    assert "to skalgard" in options(table), "two steps away"
    answer(table, "to skalgard")
    assert "done" in options(table), "the Fighter may hover over a friendly zone"
    assert table.where[hero] == space(table, "skalgard")


@pytest.mark.rule("CN-588", "CN-401")
def test_new_winged_heroes_fly_to_friendly_spaces_and_go_aboard() -> None:
    table = board()
    turn(table, "karkoth", "reinforcement")
    lay(table, "karkoth", "winged_boots")
    put(table, "karkoth", "moghmarrin", castle=1)
    ship(table, "karkoth", "karkothi_gulf")
    (hero,) = put(table, "karkoth", "moghmarrin", wizard=1)
    table.mark[hero] = FRESH
    spaces, zones, _ = ways(table, hero)
    assert space(table, "sea_of_mist") in spaces
    assert space(table, "grimhaven") in spaces
    assert not any(found >= table.cat.first_dungeon for found in spaces)
    assert zones == [space(table, "karkothi_gulf")]


@pytest.mark.rule("CN-104", "CN-105")
def test_a_transfer_by_a_card_is_no_movement_and_leaves_all_points() -> None:
    table = board()
    hand(table, "karkoth", "shadow_crossing")
    table.gold[0] = 0
    _, hero = put(table, "karkoth", "skalgard", footsoldier=1, fighter=1)
    turn(table, "karkoth", "draw")
    run(table, TakingTurn())
    while prompt(table) == "react" and "play shadow_crossing" not in options(table):
        answer(table, "pass")
    answer(table, "play shadow_crossing")
    for line in ("give footsoldier", "to ashen_march", "take fighter"):
        answer(table, line)
    assert table.where[hero] == space(table, "ashen_march")
    assert table.moved[hero] == 0
    turn(table, "karkoth")
    assert {"vale_of_chains", "gorgons_reach"} <= reachable(table, hero), "two steps from where it is now"
