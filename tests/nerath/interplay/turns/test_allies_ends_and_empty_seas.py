"""Where rules of Conquest of Nerath meet: two to four players, last lands and last ships, cards that find no place.
An ally is no enemy and no self; a war ends when the last rival has neither land nor unit."""

from __future__ import annotations

import pytest

from taverne.games.nerath.box.vocabulary import UNITS
from tests.nerath.cards import discarded, draw_phase, draws, gold, opens, pass_windows, script, to_ask, to_roll
from tests.nerath.interplay.phases import close, earns, moving, repositioning, round_ends, sound
from tests.nerath.positions import (
    aboard,
    answer,
    asker,
    attack,
    board,
    count,
    draw,
    hand,
    hold,
    hold_all,
    holder,
    lay,
    number,
    options,
    points,
    prompt,
    put,
    refused,
    roll,
    ship,
    war,
)


@pytest.mark.rule("CN-043", "CN-044", "CN-182", "CN-183")
def test_of_three_players_the_two_allies_may_disagree_and_the_third_never_with_itself() -> None:
    table = board("alliances", seats=3)
    put(table, "karkoth", "ashen_march", footsoldier=2)
    put(table, "iron_circle", "ashen_march", footsoldier=1)
    attack(table, "vailin", "ashen_march", monster=2)
    script(war(table, "vailin"), (12, 1), (1, 1, 1))
    assert asker(table) == 1
    answer(table, "lose_of iron_circle footsoldier")
    assert asker(table) == 2
    answer(table, "refuse")
    assert count(table, "karkoth", "ashen_march") == {"footsoldier": 1}
    assert count(table, "iron_circle", "ashen_march") == {"footsoldier": 1}
    other = board("alliances", seats=3)
    for realm in ("vailin", "nerath"):
        put(other, realm, "walking_wood", footsoldier=2)
    attack(other, "karkoth", "walking_wood", monster=1)
    script(war(other), (12,), (1, 1, 1, 1))
    assert asker(other) == 0
    answer(other, "lose_of nerath footsoldier")
    assert to_ask(other)[0] == "continue", "nobody else is asked"


@pytest.mark.rule("CN-142", "CN-049", "CN-111")
def test_one_player_does_not_carry_one_realm_on_the_ships_of_the_other() -> None:
    table = board("alliances", seats=2)
    ship(table, "vailin", "gulf_of_nera")
    put(table, "nerath", "amil_forest", footsoldier=1)
    moving(table, "nerath")
    assert "select gulf_of_nera" not in options(table), "nor does it sail them"
    answer(table, "select amil_forest")
    assert "board gulf_of_nera" not in options(table)
    assert refused(table, "board gulf_of_nera").rule in {"CN-136", "CN-142"}


@pytest.mark.rule("CN-040", "CN-322", "CN-038")
def test_a_monster_that_runs_over_the_last_land_of_the_last_rival_ends_the_game() -> None:
    table = board()
    hold_all(table, "karkoth")
    hold(table, "vailin", "walking_wood", "mistshade")
    put(table, "vailin", "walking_wood", footsoldier=1)
    attack(table, "karkoth", "walking_wood", monster=1)
    script(war(table), (6,), (1,))
    assert table.winner == -1, "one land is left"
    script(table, "amok monster mistshade" if "amok monster mistshade" in options(table) else "amok mistshade")
    assert (table.winner, table.pending) == (number("karkoth"), ())


@pytest.mark.rule("CN-040", "CN-150", "CN-224", "CN-228")
def test_the_last_ship_of_the_last_rival_takes_its_cargo_and_the_war_down_with_it() -> None:
    table = board()
    hold_all(table, "karkoth")
    ship(table, "vailin", "corsair_sea", footsoldier=2)
    attack(table, "karkoth", "corsair_sea", warship=1)
    script(war(table), (8,), (1,))
    assert (table.winner, points(table, "karkoth")) == (number("karkoth"), 0)
    assert count(table, "vailin", "corsair_sea") == {}


@pytest.mark.rule("CN-487", "CN-312", "CN-311", "CN-191")
def test_a_soldier_turned_in_a_lost_land_of_the_ally_frees_it() -> None:
    table = board("alliances")
    hand(table, "karkoth", "necro_transformation")
    hold(table, "vailin", "goblin_steppes")
    put(table, "vailin", "goblin_steppes", footsoldier=1)
    script(moving(table, "karkoth"), "play necro_transformation")
    war(close(table))
    pass_windows(table)
    assert (holder(table, "goblin_steppes"), points(table, "karkoth")) == ("iron_circle", 0)
    assert count(table, "karkoth", "goblin_steppes") == {"footsoldier": 1}
    assert earns(close(table), "iron_circle") == 13


@pytest.mark.rule("CN-484", "CN-449", "CN-009")
def test_evil_rests_in_a_land_of_the_ally_and_takes_nothing_from_it() -> None:
    table = board("alliances")
    put(table, "iron_circle", "goblin_steppes", footsoldier=1)
    draws(table, "karkoth", "evil_never_sleeps")
    answer(table, "at goblin_steppes")
    assert (holder(table, "goblin_steppes"), points(table, "karkoth")) == ("iron_circle", 0)
    assert count(table, "karkoth", "goblin_steppes") == {"footsoldier": 1}


@pytest.mark.rule("CN-091", "CN-451", "CN-507", "CN-511")
@pytest.mark.parametrize("card", ["mistshade_fleet", "privateer_fleet"])
def test_a_fleet_that_finds_no_sea_without_enemies_is_laid_aside(card: str) -> None:
    table = board()
    for zone in table.cat.space_ids[table.cat.lands : table.cat.first_dungeon]:
        put(table, "nerath", zone, storm_elemental=1)
    draws(table, "vailin", card)
    pass_windows(table)
    assert not table.pending
    assert discarded(table, "vailin") == [card]
    assert table.kind.count(UNITS.index("warship")) == 0


@pytest.mark.rule("CN-551", "CN-460", "CN-546", "CN-348")
def test_the_saga_garrisons_a_land_that_an_uprising_has_emptied() -> None:
    table = board()
    hand(table, "nerath", "popular_uprising", "inspiring_saga")
    hold(table, "karkoth", "sarthel")
    put(table, "karkoth", "sarthel", footsoldier=1)
    put(table, "nerath", "nera", footsoldier=1)
    script(draw_phase(table, "nerath"), "play popular_uprising")
    assert to_roll(table) == (20,)
    roll(table, 6)
    assert (holder(table, "sarthel"), count(table, "karkoth", "sarthel")) == ("karkoth", {})
    script(table, "play inspiring_saga")
    moving(close(table), "nerath")
    answer(table, "select nera", "to sarthel", "done")
    pass_windows(war(close(table), "nerath"))
    assert (holder(table, "sarthel"), points(table, "nerath")) == ("nerath", 0)
    assert count(table, "nerath", "sarthel") == {"footsoldier": 2}


@pytest.mark.rule("CN-554", "CN-105", "CN-141", "CN-474")
def test_a_ship_teleported_before_the_moves_still_sails_two_zones_and_lands_its_crew() -> None:
    table = board()
    hand(table, "nerath", "teleport")
    carrier = ship(table, "nerath", "icebound_sea", footsoldier=1)
    opens(table, "nerath", "draw", "phase_end")
    script(table, "play teleport", "take warship", "to sea_of_dragons")
    moving(close(table), "nerath")
    answer(table, "select sea_of_dragons", "to corsair_sea")
    answer(table, "select corsair_sea", "take footsoldier", "land mistshade", "done")
    pass_windows(war(close(table), "nerath"))
    assert (aboard(table, carrier), count(table, "nerath", "corsair_sea")) == ([], {"warship": 1})
    assert holder(table, "mistshade") == "nerath"


@pytest.mark.rule("CN-514", "CN-507", "CN-451", "CN-096")
def test_a_wind_before_the_draw_clears_the_port_for_the_fleet_that_is_drawn() -> None:
    table = board()
    hand(table, "vailin", "storm_wind")
    put(table, "karkoth", "emerald_bay", storm_elemental=1)
    script(draw_phase(table, "vailin"), "play storm_wind", "to sunfire_sea")
    pass_windows(table)
    draw(table, "mistshade_fleet")
    assert "at sunfire_sea" not in options(table)
    answer(table, "at emerald_bay")
    assert count(table, "vailin", "emerald_bay") == {"warship": 2}


@pytest.mark.rule("CN-492", "CN-049", "CN-477")
def test_of_two_realms_of_one_player_karkoth_names_one_and_the_player_picks_its_unit() -> None:
    table = board("alliances", seats=2)
    put(table, "vailin", "walking_wood", castle=1, footsoldier=1, monster=1)
    put(table, "nerath", "iron_wolf_coast", fighter=1)
    draws(table, "karkoth", "shadow_plague")
    assert (asker(table), options(table)) == (0, ["realm vailin", "realm nerath"])
    answer(table, "realm vailin")
    assert asker(table) == 1
    assert len(options(table)) == 2, "never the castle"
    answer(table, next(line for line in options(table) if "monster" in line))
    assert count(table, "vailin", "walking_wood") == {"castle": 1, "footsoldier": 1}
    assert count(table, "nerath", "iron_wolf_coast") == {"fighter": 1}


@pytest.mark.rule("CN-490", "CN-005", "CN-111")
def test_a_hulk_that_rises_in_the_turn_of_the_other_realm_of_the_same_player_waits_for_its_own() -> None:
    table = board("alliances", seats=2)
    hand(table, "karkoth", "risen_hulk")
    put(table, "iron_circle", "goblin_steppes", footsoldier=1)
    opens(table, "iron_circle", "movement", "phase_end")
    script(table, "play risen_hulk")
    assert "at goblin_steppes" not in options(table), "the ally's"
    answer(table, "at skalgard")
    moving(close(table), "iron_circle")
    assert "select skalgard" not in options(table)
    moving(close(table), "karkoth")
    answer(table, "select skalgard", "to walking_wood")
    assert count(table, "karkoth", "walking_wood") == {"monster": 1}


@pytest.mark.rule("CN-022", "CN-026", "CN-028", "CN-029")
def test_two_alliances_at_twenty_play_on_until_one_is_ahead() -> None:
    table = board("alliances")
    for realm, land in (("karkoth", "skalgard"), ("vailin", "zembar"), ("iron_circle", "altara"), ("nerath", "nera")):
        put(table, realm, land, footsoldier=1)
    table.points = [20, 1, 0, 19]
    pass_windows(round_ends(table))
    assert (table.winner, table.round) == (-1, 2)
    close(table)
    table.points = [20, 1, 1, 20]
    pass_windows(round_ends(table))
    assert (table.winner, table.round) == (-1, 3), "equal again"
    close(table)
    table.points = [20, 2, 1, 20]
    pass_windows(round_ends(table))
    assert table.winner == number("vailin")


@pytest.mark.rule("CN-110", "CN-112", "CN-136", "CN-154")
def test_a_soldier_in_a_land_of_the_ally_is_bridged_home_among_ships_of_the_ally() -> None:
    table = board("alliances")
    carrier = ship(table, "nerath", "gulf_of_nera")
    ship(table, "vailin", "gulf_of_nera")
    hold(table, "vailin", "amil_forest")
    put(table, "nerath", "amil_forest", footsoldier=1, monster=1)
    put(table, "vailin", "amil_forest", footsoldier=1)
    moving(table, "nerath")
    answer(table, "select amil_forest", "board gulf_of_nera")
    assert len(aboard(table, carrier)) == 2
    answer(table, "select gulf_of_nera", "take footsoldier", "land moonstair", "select gulf_of_nera")
    answer(table, "take monster", "land brimstone_coast", "done")
    pass_windows(war(close(table), "nerath"))
    assert count(table, "nerath", "moonstair") == {"footsoldier": 1}
    assert (holder(table, "brimstone_coast"), points(table, "nerath")) == ("nerath", 1)
    assert count(table, "vailin", "amil_forest") == {"footsoldier": 1}


@pytest.mark.rule("CN-181", "CN-205", "CN-226", "CN-185")
def test_a_dragon_of_one_ally_over_a_ship_of_the_other_bears_the_hit_that_they_agree_on() -> None:
    table = board("alliances")
    put(table, "nerath", "corsair_sea", dragon=1)
    ship(table, "vailin", "corsair_sea", footsoldier=2)
    attack(table, "karkoth", "corsair_sea", warship=2)
    script(war(table), (8, 1), (1, 1))
    assert asker(table) == number("vailin"), "next after Karkoth"
    answer(table, "lose_of nerath dragon")
    assert asker(table) == number("nerath")
    answer(table, "agree")
    assert count(table, "nerath", "corsair_sea") == {"dragon": 1}
    assert count(table, "vailin", "corsair_sea") == {"warship": 1, "footsoldier": 2}
    assert to_ask(table)[0] == "continue"


@pytest.mark.rule("CN-548", "CN-554", "CN-082", "CN-081")
def test_the_legacy_calls_a_soldier_at_the_end_of_the_battles_and_teleport_carries_it_on_at_once() -> None:
    table = board()
    hand(table, "nerath", "legacy_of_nerath", "teleport")
    hold_all(table, "karkoth")
    hold(table, "nerath", "iron_wolf_coast", "white_raven_lands")
    hold(table, "vailin", "zembar")
    opens(table, "karkoth", "battles", "phase_end")
    script(table, "play legacy_of_nerath")
    for _ in range(12):
        answer(table, "at iron_wolf_coast")
    assert count(table, "nerath", "iron_wolf_coast") == {"footsoldier": 12}
    script(table, "play teleport")
    assert count(table, "nerath", "white_raven_lands") == {"footsoldier": 1}
    assert sound(table)


@pytest.mark.rule("CN-588", "CN-566", "CN-365", "CN-009")
def test_a_winged_fighter_runs_amok_and_flies_home_over_both_lands() -> None:
    table = board()
    lay(table, "karkoth", "winged_boots", "gauntlet_of_ogre_power", "maul_of_the_titans")
    gold(table, karkoth=0, vailin=5)
    put(table, "vailin", "walking_wood", footsoldier=1)
    attack(table, "karkoth", "walking_wood", fighter=1)
    script(war(table), (6,), (1,), "amok fighter tarsembor")
    pass_windows(table)
    repositioning(close(table), "karkoth")
    answer(table, "select tarsembor", "to walking_wood", "done")
    assert prompt(table) != "reposition"
    assert (holder(table, "tarsembor"), holder(table, "walking_wood")) == ("karkoth", "karkoth")
    assert count(table, "karkoth", "tarsembor") == {}
    assert (points(table, "karkoth"), table.gold[0]) == (2, 0), "the Maul wants Monsters"
