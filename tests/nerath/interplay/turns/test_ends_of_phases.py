"""Where rules of Conquest of Nerath meet: what is played at the end of a phase, or in a phase of somebody else's turn.
A window opens even where nothing was done; what comes then changes what is fought, who flies home and who is asked."""

from __future__ import annotations

import pytest

from taverne.games.nerath.state.game_state import BATTLES
from tests.nerath.cards import draw_phase, gold, offered, opens, pass_windows, script, to_ask, to_roll
from tests.nerath.interplay.phases import close, continues_turn, moving, repositioning, sound, takes_turn
from tests.nerath.positions import (
    answer,
    asker,
    attack,
    board,
    chest,
    count,
    draw,
    guard,
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
    roll,
    settle,
    ship,
    war,
)


@pytest.mark.rule("CN-554", "CN-081", "CN-075")
def test_teleport_may_be_played_at_the_end_of_each_of_the_six_phases_of_another() -> None:
    table = board()
    hand(table, "nerath", "teleport")
    put(table, "nerath", "sarthel", fighter=1)
    put(table, "karkoth", "karkothi_thronehold", castle=1, footsoldier=1)
    takes_turn(table, "karkoth")
    seen = []
    for _ in range(60):
        settle(table)
        if not table.pending:
            break
        if prompt(table) == "react":
            if "play teleport" in options(table):
                seen.append(table.phase)
            answer(table, "pass")
        else:
            answer(table, "done" if "done" in options(table) else options(table)[0])
    assert seen == [1, 2, 3, 4, 5, 6]


@pytest.mark.rule("CN-548", "CN-075", "CN-081")
def test_the_legacy_is_claimed_at_the_end_of_battles_that_were_never_fought() -> None:
    table = board()
    hand(table, "nerath", "legacy_of_nerath")
    hold(table, "karkoth", "winterbole_forest", "nentir_vale")
    put(table, "nerath", "sarthel", fighter=1)
    put(table, "karkoth", "karkothi_thronehold", footsoldier=1)
    continues_turn(table, "karkoth", "battle")
    script(table, "play legacy_of_nerath", "at sarthel", "at nera")
    assert count(table, "nerath", "sarthel") == {"fighter": 1, "footsoldier": 1}
    assert count(table, "nerath", "nera") == {"footsoldier": 1}


@pytest.mark.rule("CN-554", "CN-368", "CN-132")
@pytest.mark.parametrize("card", [True, False])
def test_a_dragon_without_a_way_home_is_fetched_at_the_end_of_the_battles(card: bool) -> None:
    table = board()
    hold_all(table, "karkoth")
    hold(table, "nerath", "winterbole_forest")
    hand(table, "nerath", "teleport")
    attack(table, "nerath", "southern_deep", dragon=1)
    ship(table, "karkoth", "southern_deep")
    continues_turn(table, "nerath", "battle")
    script(table, (6,), (1,))
    while table.phase == BATTLES and prompt(table) == "react":
        if card and "play teleport" in options(table):
            answer(table, "play teleport", "to winterbole_forest")
        else:
            answer(table, "pass")
    pass_windows(table)
    assert count(table, "nerath", "southern_deep") == {}
    assert count(table, "nerath", "winterbole_forest") == ({"dragon": 1} if card else {})


@pytest.mark.rule("CN-554", "CN-475", "CN-588")
def test_a_winged_hero_may_be_teleported_over_the_sea_and_another_may_not() -> None:
    for boots in (True, False):
        table = board()
        hand(table, "nerath", "teleport")
        if boots:
            lay(table, "nerath", "winged_boots")
        put(table, "nerath", "sarthel", fighter=1)
        opens(table, "karkoth", "movement", "phase_end")
        script(table, "play teleport")
        assert ("to icebound_sea" in options(table)) is boots
        assert "to nera" in options(table)
        assert "to thunderspire_labyrinth" not in options(table)


@pytest.mark.rule("CN-484", "CN-563", "CN-134", "CN-346")
def test_evil_of_the_ally_takes_the_empty_land_that_attackers_have_just_entered() -> None:
    table = board("alliances")
    chest(table, "karkoth", "deck_of_many_things")
    attack(table, "iron_circle", "sarthel", footsoldier=1)
    continues_turn(table, "iron_circle", "move")
    for _ in range(20):
        if "lay deck_of_many_things" in options(table):
            break
        answer(table, "done" if "done" in options(table) else "pass")
    answer(table, "lay deck_of_many_things")
    draw(table, "evil_never_sleeps")
    answer(table, "at sarthel")
    assert (holder(table, "sarthel"), points(table, "karkoth"), points(table, "iron_circle")) == ("karkoth", 2, 0)
    while table.realm == number("iron_circle") and table.phase < 4:
        answer(table, "pass" if prompt(table) == "react" else "done")
    assert (holder(table, "sarthel"), points(table, "iron_circle")) == ("karkoth", 0)
    assert count(table, "iron_circle", "sarthel") == {"footsoldier": 1}
    assert sound(table)


@pytest.mark.rule("CN-484", "CN-563", "CN-008")
def test_evil_finds_no_rest_in_an_empty_land_that_a_rival_has_entered() -> None:
    table = board()
    chest(table, "karkoth", "deck_of_many_things")
    attack(table, "iron_circle", "sarthel", footsoldier=1)
    opens(table, "iron_circle", "movement", "phase_end")
    script(table, "lay deck_of_many_things")
    draw(table, "evil_never_sleeps")
    assert "at sarthel" not in options(table)
    assert "at nera" in options(table)


@pytest.mark.rule("CN-505", "CN-509", "CN-008")
def test_a_land_that_a_crossing_has_entered_is_no_empty_land_for_a_reclamation() -> None:
    table = board()
    hand(table, "vailin", "fey_crossing", "natures_reclamation")
    put(table, "vailin", "walking_wood", footsoldier=1, monster=1)
    script(draw_phase(table, "vailin"), "play natures_reclamation")
    assert "at ashen_march" in options(table)
    table = board()
    hand(table, "vailin", "fey_crossing", "natures_reclamation")
    put(table, "vailin", "walking_wood", footsoldier=1, monster=1)
    script(draw_phase(table, "vailin"), "play fey_crossing")
    answer(table, "to ashen_march", "take footsoldier", "enough")
    assert count(table, "vailin", "ashen_march") == {"footsoldier": 1}
    script(table, "play natures_reclamation")
    assert "at ashen_march" not in options(table)
    assert "at skalgard" in options(table)


@pytest.mark.rule("CN-505", "CN-133", "CN-135")
def test_nobody_walks_through_the_land_that_a_crossing_attacks() -> None:
    table = board()
    hand(table, "vailin", "fey_crossing")
    put(table, "vailin", "walking_wood", footsoldier=1, monster=1)
    script(draw_phase(table, "vailin"), "play fey_crossing")
    answer(table, "to ashen_march", "take footsoldier", "enough")
    moving(close(table), "vailin")
    assert "select ashen_march" not in options(table), "who attacks stays"
    answer(table, "select walking_wood")
    assert "to ashen_march" in options(table)
    assert "to temple_of_elemental_evil" not in options(table)
    assert "to dread_marshes" not in options(table)


@pytest.mark.rule("CN-505", "CN-514", "CN-133", "CN-368")
def test_a_wind_that_clears_the_zone_of_a_crossing_dragon_leaves_nothing_to_fight() -> None:
    table = board()
    hand(table, "vailin", "fey_crossing", "storm_wind")
    put(table, "vailin", "mistshade", dragon=1)
    ship(table, "karkoth", "corsair_sea")
    script(draw_phase(table, "vailin"), "play fey_crossing")
    answer(table, "to corsair_sea", "all")
    assert count(table, "vailin", "corsair_sea") == {"dragon": 1}
    script(table, "play storm_wind", "to sea_of_mist")
    assert count(table, "karkoth", "sea_of_mist") == {"warship": 1}
    war(close(table), "vailin")
    pass_windows(table)
    assert not table.pending
    repositioning(close(table), "vailin")
    assert options(table) == ["select corsair_sea"], "it must land"
    answer(table, "select corsair_sea", "to mistshade")
    assert sound(table)


@pytest.mark.rule("CN-552", "CN-010", "CN-180", "CN-188")
def test_who_slips_away_into_the_next_besieged_land_defends_it_too() -> None:
    table = board()
    hand(table, "nerath", "retreat")
    for land in ("sarthel", "nera"):
        attack(table, "iron_circle", land, footsoldier=1)
    hold_all(table, "iron_circle")
    hold(table, "nerath", "sarthel", "nera")
    put(table, "nerath", "sarthel", fighter=1)
    put(table, "nerath", "nera", footsoldier=1)
    war(table, "iron_circle")
    pass_windows(table)
    answer(table, "fight sarthel")
    script(table, (1,), (1,), "play retreat")
    pass_windows(table)
    assert (holder(table, "sarthel"), points(table, "iron_circle")) == ("iron_circle", 1)
    assert count(table, "nerath", "nera") == {"footsoldier": 1, "fighter": 1}
    assert to_roll(table) == (6,)
    roll(table, 1)
    assert sorted(to_roll(table)) == [6, 10]


@pytest.mark.rule("CN-507", "CN-563", "CN-276", "CN-282", "CN-278")
def test_a_fleet_drawn_at_the_end_of_a_round_opens_a_retreat_that_was_not_there() -> None:
    table = board()
    hold_all(table, "karkoth")
    chest(table, "vailin", "deck_of_many_things")
    attack(table, "vailin", "corsairs_rest", footsoldier=2, monster=1)
    put(table, "karkoth", "corsairs_rest", castle=1)
    war(table, "vailin")
    script(table, (1, 1, 1), (1,))
    script(table, "lay deck_of_many_things")
    draw(table, "mistshade_fleet")
    answer(table, "at emerald_bay")
    assert to_ask(table)[0] == "continue"
    answer(table, "retreat", "embark emerald_bay footsoldier")
    pass_windows(table)
    assert count(table, "vailin", "emerald_bay") == {"warship": 2, "footsoldier": 2, "monster": 1}
    assert sound(table)


@pytest.mark.rule("CN-536", "CN-563", "CN-289", "CN-290")
def test_a_gang_that_presses_the_last_attacker_ends_the_attack() -> None:
    table = board()
    chest(table, "iron_circle", "deck_of_many_things")
    attack(table, "iron_circle", "moonstair", monster=1)
    put(table, "nerath", "moonstair", footsoldier=1)
    script(war(table, "iron_circle"), "lay deck_of_many_things")
    draw(table, "press_gang")
    if "at gulf_of_nera" in options(table):
        answer(table, "at gulf_of_nera")
    pass_windows(table)
    assert not table.pending
    assert count(table, "iron_circle", "moonstair") == {}
    assert count(table, "iron_circle", "gulf_of_nera") == {"warship": 1, "footsoldier": 1}
    assert (holder(table, "moonstair"), count(table, "nerath", "moonstair")) == ("nerath", {"footsoldier": 1})
    assert sound(table)


@pytest.mark.rule("CN-517", "CN-440", "CN-015")
def test_a_ship_trades_where_it_has_sailed_to() -> None:
    table = board()
    gold(table, vailin=0, karkoth=0, iron_circle=0, nerath=0)
    hand(table, "vailin", "trade_route")
    hold_all(table, "vailin")
    hold(table, "nerath", "iron_wolf_coast")
    ship(table, "vailin", "wailing_sea")
    moving(table, "vailin")
    assert "play trade_route" not in options(table), "nobody else lives here"
    answer(table, "select wailing_sea", "to icebound_sea", "play trade_route")
    assert table.gold == [0, 4, 0, 2]


@pytest.mark.rule("CN-503", "CN-010", "CN-095")
@pytest.mark.parametrize("mode", ["alliances", "free_for_all"])
def test_privateers_do_not_rob_the_ally(mode: str) -> None:
    table = board(mode)
    gold(table, vailin=0, nerath=3)
    hand(table, "vailin", "emerald_blade_privateers")
    hold_all(table, "vailin")
    hold(table, "nerath", "iron_wolf_coast")
    ship(table, "vailin", "icebound_sea")
    opens(table, "vailin", "movement", "phase_end")
    assert offered(table, "play emerald_blade_privateers") is (mode == "free_for_all")


@pytest.mark.rule("CN-582", "CN-010", "CN-011")
def test_the_rod_puts_a_hero_without_a_country_on_a_land_of_the_ally() -> None:
    table = board("alliances")
    gold(table, nerath=1)
    lay(table, "nerath", "rod_of_resurrection")
    hold_all(table, "karkoth")
    hold(table, "vailin", "vailindor", "tarsembor")
    attack(table, "nerath", "mistshade", fighter=1)
    put(table, "karkoth", "mistshade", monster=1)
    script(war(table, "nerath"), (1,), (12,), "use rod_of_resurrection")
    assert sorted(options(table)) == ["at tarsembor", "at vailindor"]
    answer(table, "at tarsembor")
    assert (count(table, "nerath", "tarsembor"), table.gold[3]) == ({"fighter": 1}, 0)


@pytest.mark.rule("CN-239", "CN-238", "CN-044")
def test_of_three_players_the_enemy_acts_for_the_guardians_whoever_sits_to_the_left() -> None:
    table = board("alliances", seats=3)
    guard(table, "vault_of_the_drow", "fire_giant", "ogre")
    attack(table, "karkoth", "vault_of_the_drow", fighter=1)
    script(war(table), (6,), (1, 1, 1))
    assert prompt(table) == "guardian-dice"
    assert asker(table) == 0, "the left neighbour is the ally"


@pytest.mark.rule("CN-570", "CN-343", "CN-339")
def test_a_horn_laid_at_the_start_of_the_turn_calls_three_and_one_more_before_the_purchase() -> None:
    table = board()
    chest(table, "karkoth", "horn_of_valhalla")
    put(table, "karkoth", "karkothi_thronehold", castle=1)
    takes_turn(table, "karkoth")
    script(table, "lay horn_of_valhalla", "at skalgard")
    assert count(table, "karkoth", "skalgard") == {"footsoldier": 3}
    pass_windows(table)
    draw(table, "despoil")
    for _ in range(20):
        if "at skalgard" in options(table):
            break
        answer(table, "pass" if prompt(table) == "react" else "done")
    answer(table, "at skalgard")
    assert count(table, "karkoth", "skalgard") == {"footsoldier": 4}
    assert prompt(table) == "reinforce"


@pytest.mark.rule("CN-565", "CN-339", "CN-080")
def test_a_figurine_laid_at_the_start_of_the_turn_carries_the_very_monster_it_brought() -> None:
    table = board()
    chest(table, "karkoth", "figurine_of_wondrous_power")
    opens(table, "karkoth", "draw", "turn_start")
    script(
        table, "lay figurine_of_wondrous_power", "at skalgard", "use figurine_of_wondrous_power", "to bonewind_coast"
    )
    assert count(table, "karkoth", "bonewind_coast") == {"monster": 1}
