"""Where rules of Conquest of Nerath meet: allies who defend one space together, and hits that come by cards.
Who is left to be hit is counted anew each time; who holds the land speaks first."""

from __future__ import annotations

import pytest

from tests.nerath.cards import draw_phase, gold, offered, opens, pass_windows, script, to_ask, to_roll
from tests.nerath.interplay.phases import close, moving, sound
from tests.nerath.positions import (
    answer,
    asker,
    attack,
    board,
    count,
    hand,
    hold,
    holder,
    lay,
    number,
    options,
    points,
    prompt,
    put,
    roll,
    ship,
    war,
)


@pytest.mark.rule("CN-187", "CN-183", "CN-185", "CN-196")
def test_who_has_more_units_is_counted_anew_after_the_first_strike() -> None:
    table = board("alliances")
    put(table, "vailin", "walking_wood", footsoldier=2)
    put(table, "nerath", "walking_wood", monster=2)
    attack(table, "karkoth", "walking_wood", wizard=1, monster=1)
    script(war(table), (6,))
    assert asker(table) == number("vailin")
    answer(table, "lose_of vailin footsoldier")
    script(table, "agree")
    assert count(table, "vailin", "walking_wood") == {"footsoldier": 1}
    assert to_roll(table) == (12,)
    roll(table, 12)
    assert sorted(to_roll(table)) == [6, 12, 12]
    script(table, (1, 1, 1))
    assert asker(table) == number("vailin")
    answer(table, "lose_of nerath monster")
    answer(table, "refuse")
    assert count(table, "nerath", "walking_wood") == {"monster": 1}, "two against one: the extra hit is its own"
    assert count(table, "vailin", "walking_wood") == {"footsoldier": 1}


@pytest.mark.rule("CN-187", "CN-210", "CN-183")
def test_a_castle_that_is_out_counts_no_more_when_allies_divide_an_odd_hit() -> None:
    table = board("alliances")
    put(table, "vailin", "walking_wood", castle=1, monster=1)
    put(table, "nerath", "walking_wood", monster=2)
    attack(table, "karkoth", "walking_wood", monster=3)
    script(war(table), (12, 1, 1), (1, 1, 1, 1))
    answer(table, "lose_of vailin castle")
    script(table, "agree", "continue")
    assert to_roll(table) == (12, 12, 12)
    script(table, (12, 1, 1))
    assert to_roll(table) == (12, 12, 12), "the castle rolls no more"
    script(table, (1, 1, 1))
    assert asker(table) == number("vailin")
    answer(table, "lose_of nerath monster", "refuse")
    assert count(table, "nerath", "walking_wood") == {"monster": 1}, "one against two"
    assert count(table, "vailin", "walking_wood") == {"castle": 1, "monster": 1}


@pytest.mark.rule("CN-569", "CN-181", "CN-185")
def test_allies_agree_on_the_hit_of_a_horn_before_the_first_round() -> None:
    table = board("alliances")
    lay(table, "karkoth", "horn_of_blasting")
    put(table, "vailin", "walking_wood", castle=1)
    put(table, "nerath", "walking_wood", footsoldier=1)
    attack(table, "karkoth", "walking_wood", monster=1)
    war(table)
    pass_windows(table)
    assert (prompt(table), asker(table)) == ("casualties", number("vailin"))
    answer(table, "lose_of nerath footsoldier")
    assert asker(table) == number("nerath")
    answer(table, "refuse")
    assert count(table, "nerath", "walking_wood") == {"footsoldier": 1}, "one unit each: the holder takes it"
    assert to_roll(table) == (12,)
    roll(table, 1)
    assert to_roll(table) == (6,), "the castle is out"


@pytest.mark.rule("CN-583", "CN-181", "CN-183")
def test_allies_agree_on_the_hit_of_a_dying_wizard() -> None:
    table = board("alliances")
    lay(table, "iron_circle", "staff_of_the_magi")
    put(table, "vailin", "walking_wood", footsoldier=1)
    put(table, "nerath", "walking_wood", monster=2)
    attack(table, "iron_circle", "walking_wood", wizard=1, monster=1)
    script(war(table, "iron_circle"), (1,), (1,), (1, 12, 1), "lose wizard")
    assert to_roll(table) == (20,)
    roll(table, 20)
    assert asker(table) == number("vailin")
    answer(table, "lose_of nerath monster")
    assert asker(table) == number("nerath")
    answer(table, "refuse")
    assert count(table, "nerath", "walking_wood") == {"monster": 1}, "it has more units"
    assert count(table, "vailin", "walking_wood") == {"footsoldier": 1}
    assert to_ask(table)[0] == "continue"


@pytest.mark.rule("CN-483", "CN-469", "CN-470", "CN-180", "CN-175")
def test_a_plague_finds_the_dragons_of_both_allies_and_each_falls_by_one_more_hit() -> None:
    table = board("alliances")
    hand(table, "karkoth", "dragon_plague")
    put(table, "vailin", "walking_wood", dragon=1)
    put(table, "nerath", "walking_wood", dragon=1)
    attack(table, "karkoth", "walking_wood", monster=3)
    script(war(table), "play dragon_plague", (12, 12, 1))
    assert to_roll(table) == (20, 20)
    script(table, (1, 1))
    pass_windows(table)
    assert not table.pending or prompt(table) == "amok"
    assert (count(table, "vailin", "walking_wood"), count(table, "nerath", "walking_wood")) == ({}, {})
    assert (holder(table, "walking_wood"), points(table, "karkoth")) == ("karkoth", 1)


@pytest.mark.rule("CN-175", "CN-176", "CN-181", "CN-186")
def test_allies_are_not_asked_where_three_hits_are_all_that_they_can_bear() -> None:
    table = board("alliances")
    put(table, "vailin", "walking_wood", footsoldier=1)
    put(table, "nerath", "walking_wood", dragon=1)
    attack(table, "karkoth", "walking_wood", monster=3)
    script(war(table), (12, 12, 12), (1, 1))
    pass_windows(table)
    assert (count(table, "vailin", "walking_wood"), count(table, "nerath", "walking_wood")) == ({}, {})
    assert holder(table, "walking_wood") == "karkoth"


@pytest.mark.rule("CN-550", "CN-443", "CN-188", "CN-193")
@pytest.mark.parametrize("stands", [True, False])
def test_militia_helps_nerath_in_a_land_of_the_ally_only_where_nerath_stands(stands: bool) -> None:
    table = board("alliances")
    hand(table, "nerath", "militia_defense")
    put(table, "vailin", "walking_wood", footsoldier=1)
    if stands:
        put(table, "nerath", "walking_wood", footsoldier=1)
    attack(table, "karkoth", "walking_wood", monster=1)
    war(table)
    assert offered(table, "play militia_defense") is stands
    if stands:
        answer(table, "play militia_defense")
        assert count(table, "nerath", "walking_wood") == {"footsoldier": 4}


@pytest.mark.rule("CN-547", "CN-463", "CN-349", "CN-447")
def test_an_insurrection_in_a_lost_land_of_the_ally_gives_it_back_and_marches_on() -> None:
    table = board("alliances")
    hand(table, "nerath", "insurrection")
    hold(table, "karkoth", "mistshade")
    opens(table, "nerath", "draw", "turn_start")
    script(table, "play insurrection", "at mistshade")
    assert (holder(table, "mistshade"), points(table, "nerath"), points(table, "vailin")) == ("vailin", 0, 0)
    assert count(table, "nerath", "mistshade") == {"fighter": 1, "footsoldier": 2}
    moving(close(table), "nerath")
    answer(table, "select mistshade", "take footsoldier", "to skalgard")
    assert count(table, "nerath", "skalgard") == {"footsoldier": 1}


@pytest.mark.rule("CN-551", "CN-010", "CN-095")
def test_nobody_rises_against_the_ally() -> None:
    table = board("alliances")
    hand(table, "nerath", "popular_uprising")
    hold(table, "vailin", "winterbole_forest")
    put(table, "vailin", "winterbole_forest", footsoldier=1)
    assert not offered(draw_phase(table, "nerath"), "play popular_uprising")
    free = board()
    hand(free, "nerath", "popular_uprising")
    hold(free, "vailin", "winterbole_forest")
    put(free, "vailin", "winterbole_forest", footsoldier=1)
    script(draw_phase(free, "nerath"), "play popular_uprising", (6,))
    assert count(free, "vailin", "winterbole_forest") == {}


@pytest.mark.rule("CN-482", "CN-291", "CN-290")
def test_karkoth_despoils_those_who_fell_with_its_last_defender() -> None:
    table = board()
    gold(table, karkoth=0, vailin=2)
    hand(table, "karkoth", "despoil")
    put(table, "karkoth", "skalgard", footsoldier=1)
    attack(table, "vailin", "skalgard", footsoldier=1)
    script(war(table, "vailin"), (6,), (6,))
    assert (count(table, "karkoth", "skalgard"), count(table, "vailin", "skalgard")) == ({}, {})
    script(table, "play despoil")
    assert (table.gold[0], table.gold[1], holder(table, "skalgard")) == (1, 1, "karkoth")


@pytest.mark.rule("CN-528", "CN-588", "CN-454", "CN-012")
def test_a_traitor_that_hovers_over_the_sea_is_removed_though_no_ship_takes_its_place() -> None:
    table = board()
    lay(table, "vailin", "winged_boots", "rod_of_resurrection")
    hand(table, "iron_circle", "infamous_traitor")
    attack(table, "vailin", "iron_sound", fighter=1, warship=1)
    ship(table, "iron_circle", "iron_sound", footsoldier=2)
    script(war(table, "vailin"), "play infamous_traitor")
    assert count(table, "vailin", "iron_sound") == {"warship": 1}
    assert count(table, "iron_circle", "iron_sound") == {"warship": 1, "footsoldier": 2}
    assert not offered(table, "use rod_of_resurrection"), "removed, not destroyed"
    assert to_roll(table) == (8,)
    assert sound(table)


@pytest.mark.rule("CN-221", "CN-220", "CN-181", "CN-185")
def test_allied_fleets_at_sea_divide_an_odd_hit_by_turn_order_and_the_drowned_hero_has_rolled() -> None:
    table = board("alliances")
    ship(table, "vailin", "corsair_sea", fighter=1)
    ship(table, "nerath", "corsair_sea", wizard=1)
    attack(table, "karkoth", "corsair_sea", warship=2)
    war(table)
    assert to_roll(table) == (10,), "the Wizard aboard strikes first"
    roll(table, 1)
    assert to_roll(table) == (8, 8)
    roll(table, 8, 1)
    assert sorted(to_roll(table)) == [8, 8, 10]
    rolled = tuple(10 if sides == 10 else 1 for sides in to_roll(table))
    script(table, rolled)
    assert asker(table) == number("vailin"), "who comes next after the attacker"
    answer(table, "lose_of nerath wizard")
    answer(table, "refuse")
    assert asker(table) == number("vailin"), "two units each: Vailin comes next"
    answer(table, "sink fighter" if "sink fighter" in options(table) else "lose warship")
    assert count(table, "vailin", "corsair_sea") == {}
    assert count(table, "nerath", "corsair_sea") == {"warship": 1, "wizard": 1}
    assert count(table, "karkoth", "corsair_sea") == {"warship": 1}, "the Fighter's ten counts"
