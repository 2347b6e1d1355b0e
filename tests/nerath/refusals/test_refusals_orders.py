"""Refusals of Conquest of Nerath that seldom meet: units that cannot go on, ships to be named, hits that fit nobody.

What random orders are told is in ``test_reasons``, the commoner refusals in ``test_refusals``.
"""

from __future__ import annotations

import pytest

from taverne.games.nerath.state.game_state import NerathState
from tests.nerath.cards import pass_windows, script
from tests.nerath.interplay.phases import buying, repositioning
from tests.nerath.positions import answer, attack, board, hold, moving, options, prompt, put, refused, ship, war
from tests.nerath.refusals.test_refusals import why


def casualties(table: NerathState, *dice: tuple[int, ...]) -> NerathState:
    """Roll these dice of a battle, and pass until somebody chooses who is hit."""
    pass_windows(script(table, *dice))
    assert prompt(table) == "casualties"
    return table


@pytest.mark.rule("CN-102", "CN-139")
def test_a_ship_and_its_cargo_have_no_goal_in_common() -> None:
    table = board()
    ship(table, "karkoth", "sea_of_mist", footsoldier=1)
    moving(table)
    answer(table, "select sea_of_mist")
    answer(table, "take warship")
    assert why(table, "take footsoldier") == "no-common-goal CN-102"
    assert why(table, "take warship") == "all-taken CN-101"
    assert why(table, "take wizard") == "none-here CN-101"


@pytest.mark.rule("CN-140", "CN-144")
def test_who_boarded_from_the_only_coast_stays_aboard() -> None:
    table = board()
    hold(table, "karkoth", "iron_wolf_coast")
    put(table, "karkoth", "iron_wolf_coast", footsoldier=1)
    ship(table, "karkoth", "icebound_sea")
    moving(table)
    for line in ("select iron_wolf_coast", "take footsoldier", "board icebound_sea"):
        answer(table, line)
    answer(table, "select icebound_sea")
    assert why(table, "take footsoldier") == "stays-aboard CN-140"
    assert why(table, "land iron_wolf_coast") == "boarded-there CN-140"


@pytest.mark.rule("CN-138")
def test_where_ships_differ_it_is_said_which_one_is_boarded() -> None:
    table = board()
    put(table, "karkoth", "skalgard", footsoldier=2)
    ship(table, "karkoth", "sea_of_mist")
    ship(table, "karkoth", "sea_of_mist", fighter=1)
    moving(table)
    answer(table, "select skalgard")
    answer(table, "take footsoldier")
    assert why(table, "board sea_of_mist") == "which-ships CN-138"
    answer(table, "take footsoldier")
    assert refused(table, "board sea_of_mist").data == {"space": "sea-sea_of_mist", "n": 2, "room": 2}


@pytest.mark.rule("CN-358", "CN-368", "CN-369")
def test_in_the_reposition_phase_somebody_may_have_nowhere_to_go() -> None:
    table = board()
    put(table, "karkoth", "sunless_citadel", fighter=1)
    put(table, "karkoth", "skalgard", footsoldier=1)
    for zone in ("corsair_sea", "iron_sound"):
        put(table, "karkoth", zone, dragon=1)
    repositioning(table, "karkoth")
    assert options(table) == ["select corsair_sea"]
    assert why(table, "select sunless_citadel") == "no-exit CN-358"
    assert why(table, "select iron_sound") == "no-haven CN-368"
    assert why(table, "select skalgard") == "only-flyers CN-369"
    assert why(table, "done") == "must-move-first CN-077"


@pytest.mark.rule("CN-406")
def test_who_was_placed_aboard_an_older_ship_stays_there() -> None:
    table = board()
    put(table, "karkoth", "skalgard", castle=1)
    ship(table, "karkoth", "sea_of_mist")
    buying(table, "karkoth", 20)
    for line in ("buy footsoldier", "board sea_of_mist", "buy warship", "at sea_of_mist", "select sea_of_mist"):
        answer(table, line)
    assert why(table, "take footsoldier") == "stays-aboard CN-406"


@pytest.mark.rule("CN-275", "CN-277", "CN-268")
def test_units_on_foot_retreat_to_a_friendly_land_beside() -> None:
    table = board()
    hold(table, "karkoth", "walking_wood")
    attack(table, "karkoth", "vast_plains", footsoldier=2)
    put(table, "vailin", "vast_plains", footsoldier=2)
    pass_windows(script(war(table), (1, 1), (1, 1), "retreat"))
    assert why(table, "to vault_of_the_drow") == "no-retreat-into-dungeon CN-275"
    assert why(table, "to brandil") == "retreat-friendly-only CN-268"
    assert why(table, "to skalgard") == "not-adjacent CN-268"
    coast = board()
    attack(coast, "karkoth", "mistshade", footsoldier=2)
    put(coast, "vailin", "mistshade", footsoldier=2)
    ship(coast, "karkoth", "corsair_sea")
    pass_windows(script(war(coast), (1, 1), (1, 1), "retreat"))
    assert why(coast, "to corsair_sea") == "retreat-on-land CN-277"


@pytest.mark.rule("CN-280", "CN-276")
def test_nobody_is_left_behind_while_there_is_room_aboard() -> None:
    table = board()
    attack(table, "karkoth", "corsairs_rest", footsoldier=2)
    put(table, "vailin", "corsairs_rest", footsoldier=2)
    for zone in ("altaran_gulf", "emerald_bay"):
        ship(table, "karkoth", zone)
    pass_windows(script(war(table), (1, 1), (1, 1), "retreat"))
    assert prompt(table) == "embark"
    assert why(table, "leave_behind") == "room-aboard CN-280"
    assert options(table) == ["embark altaran_gulf", "embark emerald_bay"]


@pytest.mark.rule("CN-217")
def test_cargo_that_is_no_hero_takes_no_hit_at_sea() -> None:
    table = board()
    for realm in ("karkoth", "vailin"):
        ship(table, realm, "corsair_sea", footsoldier=1, fighter=1)
        ship(table, realm, "corsair_sea")
    war(table)
    casualties(table, (6, 1, 1), (1, 1, 1))
    assert why(table, "lose footsoldier") == "mere-cargo CN-217"


@pytest.mark.rule("CN-210", "CN-209")
def test_a_castle_that_has_taken_its_hit_takes_no_more() -> None:
    table = board()
    attack(table, "karkoth", "walking_wood", monster=2)
    put(table, "vailin", "walking_wood", footsoldier=2, fighter=1, castle=1)
    war(table)
    casualties(table, (12, 1), (1, 1, 1, 1))
    answer(table, "lose castle")
    pass_windows(table)
    answer(table, "continue")
    casualties(table, (12, 1), (1, 1, 1))
    assert options(table) == ["lose footsoldier", "lose fighter"]
    assert why(table, "lose castle") == "castle-inactive CN-210"
