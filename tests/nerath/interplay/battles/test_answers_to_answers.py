"""Where rules of Conquest of Nerath meet: a card that answers a card in the same window, and ships that are full.
Nobody has lost before all have passed; who has no way out is not asked whether to take it."""

from __future__ import annotations

import pytest

from tests.nerath.cards import gold, offered, opens, pass_windows, script, to_ask, to_roll
from tests.nerath.interplay.phases import close, moving, repositioning, sound
from tests.nerath.positions import (
    answer,
    attack,
    board,
    bound_for,
    count,
    draw,
    guard,
    hand,
    hold,
    hold_all,
    holder,
    lay,
    options,
    points,
    put,
    roll,
    ship,
    war,
)


@pytest.mark.rule("CN-569", "CN-550", "CN-214")
def test_militia_comes_to_a_lonely_castle_before_the_horn_can_fell_it() -> None:
    table = board()
    lay(table, "iron_circle", "horn_of_blasting")
    hand(table, "nerath", "militia_defense")
    put(table, "nerath", "sarthel", castle=1)
    attack(table, "iron_circle", "sarthel", monster=1)
    script(war(table, "iron_circle"), "play militia_defense", "lose castle")
    assert to_roll(table) == (12,)
    roll(table, 1)
    assert to_roll(table) == (6, 6, 6)


@pytest.mark.rule("CN-530", "CN-508", "CN-082", "CN-452")
def test_natures_ally_carries_on_an_attack_whose_only_attacker_was_murdered() -> None:
    table = board()
    hand(table, "iron_circle", "master_assassin")
    hand(table, "vailin", "natures_ally")
    put(table, "iron_circle", "redtusk_hold", footsoldier=1)
    attack(table, "vailin", "redtusk_hold", footsoldier=1)
    war(table, "vailin")
    assert offered(table, "play natures_ally")
    answer(table, "pass")
    script(table, "play master_assassin")
    assert count(table, "vailin", "redtusk_hold") == {}
    assert offered(table, "play natures_ally"), "all must pass in succession"
    answer(table, "play natures_ally")
    assert to_roll(table) == (12,)
    script(table, (6,), (1,))
    assert to_ask(table)[0] in ("", "amok")
    assert holder(table, "redtusk_hold") == "vailin"


@pytest.mark.rule("CN-552", "CN-213", "CN-305", "CN-295")
def test_who_slips_away_from_a_castle_of_the_ally_that_is_out_leaves_it_to_the_attacker() -> None:
    table = board("alliances")
    hand(table, "nerath", "retreat")
    put(table, "vailin", "walking_wood", castle=1)
    put(table, "nerath", "walking_wood", fighter=1)
    attack(table, "karkoth", "walking_wood", monster=2)
    script(war(table), (12, 1), (1, 1), "lose_of vailin castle", "agree", "play retreat", "to tarsembor")
    pass_windows(table)
    assert (holder(table, "walking_wood"), points(table, "karkoth")) == ("karkoth", 1)
    assert count(table, "karkoth", "walking_wood") == {"castle": 1, "monster": 2}
    assert count(table, "nerath", "tarsembor") == {"fighter": 1}
    assert sound(table)


@pytest.mark.rule("CN-499", "CN-490", "CN-082", "CN-193")
def test_a_hulk_rises_where_a_blockade_has_just_killed_the_last_defender() -> None:
    table = board()
    hand(table, "vailin", "blockade")
    hand(table, "karkoth", "risen_hulk")
    put(table, "vailin", "corsair_sea", warship=1)
    attack(table, "vailin", "skalgard", footsoldier=1)
    put(table, "karkoth", "skalgard", footsoldier=1)
    opens(table, "vailin", "movement", "phase_end")
    script(table, "play blockade", (8,), "play risen_hulk", "at skalgard")
    assert count(table, "karkoth", "skalgard") == {"monster": 1}
    war(close(table), "vailin")
    assert to_roll(table) == (6,)
    roll(table, 1)
    assert to_roll(table) == (12,)


@pytest.mark.rule("CN-161", "CN-278", "CN-282", "CN-138")
def test_a_ship_that_kept_its_landing_party_has_no_room_for_those_who_flee() -> None:
    table = board()
    hold_all(table, "vailin")
    carrier = ship(table, "karkoth", "emerald_bay", monster=2)
    bound_for(table, carrier, "vailindor")
    ship(table, "vailin", "emerald_bay")
    attack(table, "karkoth", "corsairs_rest", footsoldier=1)
    put(table, "vailin", "corsairs_rest", castle=1)
    script(war(table), (8,), (1,))
    assert to_ask(table)[0] == "landing"
    answer(table, "call_off vailindor")
    assert to_roll(table) == (6,)
    script(table, (1,), (1,))
    assert to_roll(table) == (6,), "no question: there is no way back"
    assert len(table.cargo(carrier)) == 2


@pytest.mark.rule("CN-161", "CN-356", "CN-358")
@pytest.mark.parametrize("crew", [1, 2])
def test_a_looter_goes_home_by_the_ship_whose_party_was_called_off_if_it_has_room(crew: int) -> None:
    table = board()
    hold_all(table, "vailin")
    guard(table, "thunderspire_labyrinth", "ogre")
    carrier = ship(table, "karkoth", "gulf_of_nera", monster=crew)
    bound_for(table, carrier, "moonstair")
    ship(table, "vailin", "gulf_of_nera")
    attack(table, "karkoth", "thunderspire_labyrinth", fighter=1)
    script(war(table), (8,), (1,))
    answer(table, "call_off moonstair")
    script(table, (6,), (1,))
    draw(table, "threefold_crown")
    repositioning(close(table), "karkoth")
    if crew == 1:
        answer(table, "select thunderspire_labyrinth", "board gulf_of_nera", "done")
    pass_windows(table)
    assert count(table, "karkoth", "thunderspire_labyrinth") == {}
    assert len(table.cargo(carrier)) == 2
    assert sound(table)


@pytest.mark.rule("CN-517", "CN-503", "CN-468")
def test_privateers_take_back_what_the_trade_brought() -> None:
    table = board()
    gold(table, vailin=0, nerath=0, karkoth=0, iron_circle=0)
    hand(table, "vailin", "trade_route", "emerald_blade_privateers")
    hold_all(table, "vailin")
    hold(table, "nerath", "iron_wolf_coast")
    ship(table, "vailin", "icebound_sea")
    moving(table, "vailin")
    assert "play emerald_blade_privateers" not in options(table), "an empty purse"
    answer(table, "play trade_route", "play emerald_blade_privateers")
    assert table.gold == [0, 6, 0, 0]


@pytest.mark.rule("CN-528", "CN-550", "CN-190", "CN-191")
def test_militia_fights_a_traitor_that_was_the_only_defender() -> None:
    table = board()
    hand(table, "iron_circle", "infamous_traitor")
    hand(table, "nerath", "militia_defense")
    put(table, "nerath", "sarthel", fighter=1)
    attack(table, "iron_circle", "sarthel", footsoldier=1)
    script(war(table, "iron_circle"), "play infamous_traitor", "play militia_defense")
    assert count(table, "iron_circle", "sarthel") == {"footsoldier": 1, "fighter": 1}
    assert to_roll(table) == (10, 6)
    roll(table, 1, 1)
    assert to_roll(table) == (6, 6, 6)
