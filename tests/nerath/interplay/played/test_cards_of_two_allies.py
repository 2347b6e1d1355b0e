"""Where rules of Conquest of Nerath meet: cards and treasures at a table of alliances.
Friendly is not one's own: who controls, who stands there and who is asked are three questions."""

from __future__ import annotations

import pytest

from tests.nerath.cards import draw_phase, draws, gold, offered, opens, pass_windows, script, to_ask, to_roll
from tests.nerath.interplay.phases import close, moving, round_ends, sound
from tests.nerath.positions import (
    answer,
    asker,
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
    number,
    options,
    points,
    prompt,
    put,
    roll,
    ship,
    war,
)


@pytest.mark.rule("CN-495", "CN-011", "CN-008")
def test_the_dead_walk_neither_where_the_ally_stands_nor_where_it_rules() -> None:
    table = board("alliances")
    hand(table, "karkoth", "walking_dead")
    hold_all(table, "vailin")
    hold(table, "iron_circle", "goblin_steppes")
    hold(table, "karkoth", "skalgard", "ashen_march")
    put(table, "iron_circle", "skalgard", footsoldier=1)
    opens(table, "karkoth", "draw", "turn_start")
    script(table, "play walking_dead")
    assert count(table, "karkoth", "ashen_march") == {"footsoldier": 2}
    assert count(table, "karkoth", "skalgard") == {}


@pytest.mark.rule("CN-523", "CN-463", "CN-447")
def test_a_dread_alliance_frees_a_land_of_the_ally_and_its_soldier_marches_on() -> None:
    table = board("alliances")
    hand(table, "iron_circle", "dread_alliance")
    hold(table, "vailin", "skalgard")
    script(draw_phase(table, "iron_circle"), "play dread_alliance", "at skalgard")
    assert (holder(table, "skalgard"), points(table, "iron_circle"), points(table, "karkoth")) == ("karkoth", 0, 0)
    moving(close(table), "iron_circle")
    answer(table, "select skalgard", "to mistshade")
    assert count(table, "iron_circle", "mistshade") == {"footsoldier": 1}


@pytest.mark.rule("CN-509", "CN-463", "CN-573")
def test_a_reclamation_that_frees_a_land_of_the_ally_scores_nothing() -> None:
    table = board("alliances")
    hand(table, "vailin", "natures_reclamation")
    hold(table, "karkoth", "dragondown_coast")
    script(draw_phase(table, "vailin"), "play natures_reclamation", "at dragondown_coast")
    assert (holder(table, "dragondown_coast"), points(table, "vailin")) == ("nerath", 0)
    moving(close(table), "vailin")
    answer(table, "select dragondown_coast")
    assert {"to bonewind_coast", "to nera"} <= set(options(table)), "two steps through friendly land, or an attack"


@pytest.mark.rule("CN-547", "CN-546", "CN-348", "CN-079")
def test_an_uprising_before_the_draw_is_too_early_for_the_saga() -> None:
    table = board()
    hand(table, "nerath", "insurrection", "inspiring_saga")
    hold(table, "karkoth", "winterbole_forest")
    opens(table, "nerath", "draw", "turn_start")
    script(table, "play insurrection", "at winterbole_forest")
    script(draw_phase(close(table), "nerath"), "play inspiring_saga")
    assert count(table, "nerath", "winterbole_forest") == {"fighter": 1, "footsoldier": 2}
    assert points(table, "nerath") == 0, "its own land"


@pytest.mark.rule("CN-540", "CN-010", "CN-011")
def test_the_patrol_guards_own_lands_against_enemies_and_not_against_the_ally() -> None:
    table = board("alliances")
    hand(table, "nerath", "border_patrol")
    hold_all(table, "vailin")
    hold(table, "nerath", "nentir_vale", "mithralfast")
    hold(table, "karkoth", "winterbole_forest")
    script(draw_phase(table, "nerath"), "play border_patrol")
    assert count(table, "nerath", "nentir_vale") == {"footsoldier": 1}
    assert count(table, "nerath", "mithralfast") == {}
    assert count(table, "nerath", "dawnforge_mountains") == {}, "beside the enemy, but the ally's"


@pytest.mark.rule("CN-493", "CN-457", "CN-181", "CN-011")
def test_souls_rot_beside_karkoth_alone_and_the_holder_shares_the_hit_with_its_ally() -> None:
    table = board("alliances")
    hold_all(table, "iron_circle")
    hold(table, "karkoth", "ashen_march")
    hold(table, "vailin", "walking_wood", "moonstair")
    put(table, "vailin", "walking_wood", footsoldier=1)
    put(table, "nerath", "walking_wood", footsoldier=1)
    put(table, "vailin", "moonstair", footsoldier=1)
    draws(table, "karkoth", "soul_rot")
    assert to_roll(table) == (6,)
    roll(table, 6)
    assert asker(table) == number("vailin")
    answer(table, "lose_of nerath footsoldier")
    assert asker(table) == number("nerath")
    answer(table, "agree")
    assert to_ask(table) == ("", []), "Moonstair lies beside the Iron Circle"
    assert count(table, "nerath", "walking_wood") == {}


@pytest.mark.rule("CN-488", "CN-457", "CN-460", "CN-458")
def test_a_rain_of_fire_counts_both_allies_and_the_castle() -> None:
    table = board("alliances")
    hand(table, "karkoth", "rain_of_colourless_fire")
    put(table, "karkoth", "skalgard", footsoldier=3)
    put(table, "iron_circle", "skalgard", footsoldier=1)
    put(table, "vailin", "walking_wood", castle=1, footsoldier=1)
    put(table, "nerath", "walking_wood", footsoldier=1)
    script(draw_phase(table, "karkoth"), "play rain_of_colourless_fire")
    assert to_roll(table) == (12, 12, 12)
    roll(table, 6, 6, 6)
    assert (count(table, "karkoth", "skalgard"), count(table, "iron_circle", "skalgard")) == ({}, {"footsoldier": 1})
    assert (count(table, "vailin", "walking_wood"), count(table, "nerath", "walking_wood")) == ({"castle": 1}, {})
    assert (holder(table, "walking_wood"), points(table, "karkoth")) == ("vailin", 0)


@pytest.mark.rule("CN-489", "CN-110", "CN-445")
def test_a_rampage_counts_monsters_of_karkoth_wherever_they_stand_and_none_of_the_ally() -> None:
    table = board("alliances")
    hand(table, "karkoth", "rampage")
    put(table, "karkoth", "scarlet_march", monster=1)
    put(table, "iron_circle", "scarlet_march", monster=2)
    put(table, "nerath", "vor_rukoth", footsoldier=2)
    script(draw_phase(table, "karkoth"), "play rampage")
    assert to_roll(table) == (12,)
    roll(table, 12)
    assert count(table, "nerath", "vor_rukoth") == {"footsoldier": 1}


@pytest.mark.rule("CN-530", "CN-180", "CN-212")
def test_an_assassin_finds_the_ally_of_the_holder_and_the_castle_fights_on() -> None:
    table = board("alliances")
    hand(table, "iron_circle", "master_assassin")
    attack(table, "iron_circle", "sarthel", footsoldier=1)
    put(table, "vailin", "sarthel", monster=1)
    put(table, "nerath", "sarthel", castle=1)
    script(war(table, "iron_circle"), "play master_assassin")
    assert count(table, "vailin", "sarthel") == {}, "the only unit of three gold or less"
    script(table, (1,))
    assert to_roll(table) == (20,)


@pytest.mark.rule("CN-526", "CN-180", "CN-006")
def test_a_fireball_counts_the_units_of_both_allies() -> None:
    table = board("alliances")
    hand(table, "iron_circle", "fireball")
    attack(table, "iron_circle", "sarthel", wizard=1)
    put(table, "vailin", "sarthel", monster=1)
    put(table, "nerath", "sarthel", castle=1, footsoldier=1)
    script(war(table, "iron_circle"), "play fireball")
    assert to_roll(table) == (10, 6, 6, 6)


@pytest.mark.rule("CN-563", "CN-532", "CN-449", "CN-181")
def test_mercenaries_of_the_ally_join_a_defence_and_share_its_hits() -> None:
    table = board("alliances")
    chest(table, "iron_circle", "deck_of_many_things")
    attack(table, "vailin", "ashen_march", monster=2)
    put(table, "karkoth", "ashen_march", footsoldier=2)
    script(war(table, "vailin"), "lay deck_of_many_things")
    draw(table, "mercenary_company")
    answer(table, "at ashen_march")
    script(table, (12, 12))
    assert to_roll(table) == (6,) * 6
    roll(table, *(1,) * 6)
    assert asker(table) == number("karkoth")
    answer(table, "lose_of iron_circle footsoldier", "lose_of iron_circle footsoldier")
    assert asker(table) == number("iron_circle")
    answer(table, "refuse")
    assert count(table, "karkoth", "ashen_march") == {"footsoldier": 1}
    assert count(table, "iron_circle", "ashen_march") == {"footsoldier": 3}


@pytest.mark.rule("CN-563", "CN-532", "CN-010", "CN-179")
def test_mercenaries_of_the_ally_come_to_a_land_when_it_is_won_and_not_before() -> None:
    for won in (True, False):
        table = board("alliances")
        chest(table, "iron_circle", "deck_of_many_things")
        attack(table, "karkoth", "walking_wood", footsoldier=1)
        put(table, "vailin", "walking_wood", footsoldier=1)
        war(table)
        if won:
            script(table, (6,), (1,))
            while holder(table, "walking_wood") == "vailin":
                answer(table, "pass")
        script(table, "lay deck_of_many_things")
        draw(table, "mercenary_company")
        assert ("at walking_wood" in options(table)) is won


@pytest.mark.rule("CN-521", "CN-474", "CN-010", "CN-111")
def test_a_disguised_advance_between_allies_moves_the_units_of_one_realm() -> None:
    table = board("alliances")
    hand(table, "iron_circle", "disguised_advance")
    hold(table, "karkoth", "scarlet_march")
    put(table, "iron_circle", "goblin_steppes", castle=1, footsoldier=1)
    put(table, "iron_circle", "scarlet_march", wizard=1)
    put(table, "karkoth", "scarlet_march", monster=1)
    script(draw_phase(table, "iron_circle"), "play disguised_advance", "choose goblin_steppes", "to scarlet_march")
    script(table, "all", "all")
    assert count(table, "iron_circle", "goblin_steppes") == {"castle": 1, "wizard": 1}
    assert count(table, "iron_circle", "scarlet_march") == {"footsoldier": 1}
    assert count(table, "karkoth", "scarlet_march") == {"monster": 1}


@pytest.mark.rule("CN-518", "CN-449", "CN-447")
def test_a_golem_rises_beside_a_wizard_in_a_land_of_the_ally_and_walks() -> None:
    table = board("alliances")
    hand(table, "iron_circle", "animate_golem")
    put(table, "iron_circle", "ashen_march", wizard=1)
    put(table, "karkoth", "skalgard", wizard=1)
    script(draw_phase(table, "iron_circle"), "play animate_golem")
    assert count(table, "iron_circle", "ashen_march") == {"wizard": 1, "monster": 1}
    moving(close(table), "iron_circle")
    answer(table, "select ashen_march", "take monster")
    assert "to walking_wood" in options(table)


@pytest.mark.rule("CN-564", "CN-110", "CN-565")
def test_the_eye_sees_and_the_figurine_walks_from_lands_of_the_ally() -> None:
    table = board("alliances")
    lay(table, "iron_circle", "eye_of_vecna", "figurine_of_wondrous_power")
    put(table, "iron_circle", "ashen_march", wizard=1, monster=1)
    put(table, "karkoth", "skalgard", wizard=1, monster=1)
    put(table, "vailin", "walking_wood", footsoldier=1)
    put(table, "vailin", "zembar", footsoldier=1)
    opens(table, "iron_circle", "draw", "turn_start")
    script(table, "use eye_of_vecna")
    assert count(table, "vailin", "walking_wood") == {}
    script(table, "use figurine_of_wondrous_power")
    assert "to walking_wood" not in options(table), "still Vailin's"
    answer(table, "to gorgons_reach")
    assert count(table, "iron_circle", "gorgons_reach") == {"monster": 1}
    assert count(table, "karkoth", "skalgard") == {"wizard": 1, "monster": 1}


@pytest.mark.rule("CN-548", "CN-011", "CN-010")
def test_the_legacy_does_not_mourn_a_land_that_the_ally_keeps() -> None:
    table = board("alliances")
    hand(table, "nerath", "legacy_of_nerath")
    hold(table, "vailin", "sarthel")
    hold(table, "karkoth", "nera")
    opens(table, "vailin", "battles", "phase_end")
    script(table, "play legacy_of_nerath")
    assert "at sarthel" not in options(table)
    answer(table, "at mithralfast")
    assert count(table, "nerath", "mithralfast") == {"footsoldier": 1}
    assert to_ask(table) == ("", [])


@pytest.mark.rule("CN-514", "CN-112")
def test_a_wind_blows_a_ship_to_its_friends_and_not_among_its_enemies() -> None:
    table = board("alliances")
    hand(table, "vailin", "storm_wind")
    ship(table, "karkoth", "corsair_sea", footsoldier=1)
    ship(table, "iron_circle", "sea_of_mist")
    ship(table, "vailin", "emerald_bay")
    put(table, "nerath", "altaran_gulf", storm_elemental=1)
    script(draw_phase(table, "vailin"), "play storm_wind", "choose corsair_sea")
    assert count(table, "karkoth", "sea_of_mist") == {"warship": 1, "footsoldier": 1}


@pytest.mark.rule("CN-277", "CN-010", "CN-276")
def test_a_land_of_the_ally_beside_the_battle_keeps_the_ships_closed() -> None:
    table = board("alliances")
    ship(table, "karkoth", "sea_of_dragons")
    attack(table, "karkoth", "rethmil", fighter=1)
    put(table, "vailin", "rethmil", monster=1)
    script(war(table), (1,), (1,), "retreat")
    assert not [line for line in options(table) if line.startswith("embark")]
    assert "to altara" in options(table)
    answer(table, "to altara")
    assert count(table, "karkoth", "altara") == {"fighter": 1}
    assert holder(table, "altara") == "iron_circle"


@pytest.mark.rule("CN-573", "CN-313", "CN-311")
def test_the_maul_is_paid_for_a_land_of_the_ally_that_monsters_free() -> None:
    table = board("alliances")
    gold(table, karkoth=0, vailin=3)
    lay(table, "karkoth", "maul_of_the_titans")
    hold(table, "vailin", "goblin_steppes")
    attack(table, "karkoth", "goblin_steppes", monster=1)
    put(table, "vailin", "goblin_steppes", footsoldier=1)
    script(war(table), (6,), (1,))
    pass_windows(table)
    assert (holder(table, "goblin_steppes"), points(table, "karkoth")) == ("iron_circle", 0)
    assert (table.gold[0], table.gold[1]) == (1, 2)


@pytest.mark.rule("CN-539", "CN-557", "CN-552", "CN-095", "CN-188")
def test_who_rules_a_land_without_a_unit_there_has_nobody_to_heal_lead_or_save() -> None:
    table = board("alliances")
    hand(table, "nerath", "battlefield_healer", "veteran_warlord", "retreat")
    put(table, "vailin", "sarthel", monster=2)
    attack(table, "iron_circle", "sarthel", monster=2)
    war(table, "iron_circle")
    assert not offered(table, "play veteran_warlord")
    script(table, (12, 1), (1, 1))
    assert count(table, "vailin", "sarthel") == {"monster": 1}, "no healer is asked for"
    assert not offered(table, "play retreat")
    assert to_ask(table)[0] == "continue"


@pytest.mark.rule("CN-481", "CN-443", "CN-188")
def test_the_doom_of_who_rules_the_land_helps_the_ally_that_stands_there() -> None:
    table = board("alliances")
    hand(table, "karkoth", "creeping_doom")
    put(table, "iron_circle", "ashen_march", footsoldier=1)
    attack(table, "vailin", "ashen_march", footsoldier=1)
    script(war(table, "vailin"), "play creeping_doom")
    assert to_ask(table) == ("", [])
    assert count(table, "vailin", "ashen_march") == {}
    assert count(table, "iron_circle", "ashen_march") == {"footsoldier": 1}


@pytest.mark.rule("CN-541", "CN-180", "CN-267")
def test_the_breath_of_an_allys_dragon_holds_the_attackers_of_the_land() -> None:
    table = board("alliances")
    hand(table, "nerath", "chill_breath")
    attack(table, "karkoth", "walking_wood", footsoldier=3)
    put(table, "nerath", "walking_wood", dragon=1)
    put(table, "vailin", "walking_wood", footsoldier=1)
    script(war(table), "play chill_breath", (1, 1, 1))
    assert sorted(to_roll(table)) == [6, 12, 12, 12, 12, 20]
    roll(table, *(1,) * 6)
    assert to_roll(table) == (6, 6, 6), "round two: no retreat"


@pytest.mark.rule("CN-039", "CN-022", "CN-038")
def test_points_of_a_realm_that_is_out_still_win_for_its_side() -> None:
    table = board("alliances")
    table.points = [12, 0, 8, 0]
    put(table, "vailin", "vailindor", castle=1)
    for land, keeper in enumerate(table.holder):
        if keeper == number("iron_circle"):
            hold(table, "nerath", table.cat.space_ids[land])
    round_ends(table)
    pass_windows(table)
    assert table.winner == number("karkoth")


@pytest.mark.rule("CN-033", "CN-032", "CN-348")
def test_all_foreign_capitals_win_nothing_until_the_own_one_is_back() -> None:
    table = board(length="long")
    hold(table, "karkoth", "vailindor", "iron_citadel", "mithralfast")
    put(table, "vailin", "karkothi_thronehold", castle=1)
    hold(table, "vailin", "karkothi_thronehold")
    attack(table, "karkoth", "walking_wood", footsoldier=1)
    attack(table, "karkoth", "karkothi_thronehold", monster=1)
    war(table)
    answer(table, "fight walking_wood")
    pass_windows(table)
    assert table.winner == -1
    script(table, (6,), (1,))
    assert (table.winner, points(table, "karkoth")) == (number("karkoth"), 1), "one for Walking Wood"
    assert prompt(table) == ""
    assert sound(table)
