"""Where rules of Conquest of Nerath meet: what still stands when the thing it hung on is gone.
A ban outlives its Dragon, a token the battle it came to; what is counted is counted at its own moment."""

from __future__ import annotations

import pytest

from tests.nerath.cards import gold, offered, opens, pass_windows, script, to_ask, to_roll
from tests.nerath.interplay.phases import buying, close, continues_turn, earns, moving, repositioning, sound
from tests.nerath.positions import (
    aboard,
    answer,
    attack,
    board,
    bound_for,
    chest,
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
    prompt,
    put,
    roll,
    ship,
    space,
    war,
)


@pytest.mark.rule("CN-541", "CN-206", "CN-263")
def test_the_chill_holds_the_attackers_after_the_dragon_that_breathed_is_dead() -> None:
    table = board()
    hand(table, "nerath", "chill_breath")
    put(table, "nerath", "sarthel", dragon=1, footsoldier=1)
    attack(table, "iron_circle", "sarthel", footsoldier=6)
    script(war(table, "iron_circle"), "play chill_breath", (6, 6, 6, 1, 1, 1), (1, 1, 1, 1, 1, 1))
    pass_windows(table)
    assert count(table, "nerath", "sarthel") == {}, "three hits: Footsoldier, Dragon, Dragon"
    assert holder(table, "sarthel") == "iron_circle"


@pytest.mark.rule("CN-541", "CN-263", "CN-205")
def test_the_chill_also_holds_in_the_round_after() -> None:
    table = board()
    hand(table, "nerath", "chill_breath")
    put(table, "nerath", "sarthel", dragon=1, footsoldier=2)
    attack(table, "iron_circle", "sarthel", footsoldier=6)
    script(war(table, "iron_circle"), "play chill_breath", (6, 6, 1, 1, 1, 1), (1, 1, 1, 1, 1, 1, 1))
    while prompt(table) == "casualties":
        answer(table, "lose dragon" if "lose dragon" in options(table) else "lose footsoldier")
    pass_windows(table)
    assert to_roll(table)[0] == 6, "no question whether to go on"


@pytest.mark.rule("CN-526", "CN-578", "CN-569", "CN-210")
def test_a_fireball_that_waits_for_the_second_step_does_not_count_the_castle_the_horn_silenced() -> None:
    table = board()
    hand(table, "iron_circle", "fireball")
    lay(table, "iron_circle", "horn_of_blasting")
    lay(table, "nerath", "reflected_shield")
    attack(table, "iron_circle", "sarthel", wizard=1)
    put(table, "nerath", "sarthel", castle=1, fighter=1)
    pass_windows(war(table, "iron_circle"))
    answer(table, "lose castle")
    assert offered(table, "play fireball")
    answer(table, "play fireball")
    assert to_roll(table) == (10, 6)


@pytest.mark.rule("CN-519", "CN-549", "CN-529")
def test_in_the_round_of_a_bombardment_no_wizard_is_about_to_roll_for_a_card() -> None:
    table = board()
    hand(table, "iron_circle", "bombardment", "lightning_bolt")
    hand(table, "nerath", "magic_missile")
    attack(table, "iron_circle", "sarthel", siege_engine=1, wizard=1)
    put(table, "nerath", "sarthel", wizard=1, footsoldier=1)
    script(war(table, "iron_circle"), "play bombardment")
    assert not offered(table, "play lightning_bolt")
    assert to_roll(table) == (8, 8)
    roll(table, 1, 1)
    assert to_ask(table)[0] == "continue"
    answer(table, "continue")
    assert offered(table, "play lightning_bolt")


@pytest.mark.rule("CN-494", "CN-217", "CN-150", "CN-466")
def test_two_footsoldiers_drowned_with_their_ship_taint_those_who_are_left() -> None:
    table = board()
    hand(table, "karkoth", "umbral_taint")
    carrier = ship(table, "karkoth", "corsair_sea", footsoldier=2)
    other = ship(table, "karkoth", "corsair_sea", fighter=1)
    put(table, "vailin", "corsair_sea", warship=2)
    table.mark[carrier] |= 1
    table.mark[other] |= 1
    war(table)
    script(table, (1, 1, 1), (6, 1))
    assert prompt(table) == "casualties"
    sink = [line for line in options(table) if line.startswith("sink") and "footsoldier" in line]
    answer(table, sink[0])
    assert offered(table, "play umbral_taint")
    answer(table, "play umbral_taint")
    script(table, "continue", (5, 5), (1, 1))
    pass_windows(table)
    assert count(table, "vailin", "corsair_sea") == {}
    assert sound(table)


@pytest.mark.rule("CN-555", "CN-550", "CN-291")
def test_militia_that_came_to_a_battle_are_tested_by_it_like_the_others() -> None:
    table = board()
    hand(table, "nerath", "militia_defense", "test_of_battle")
    put(table, "nerath", "sarthel", footsoldier=1)
    attack(table, "iron_circle", "sarthel", footsoldier=1)
    script(war(table, "iron_circle"), "play militia_defense", (1,), (6, 1, 1, 1), "play test_of_battle")
    pass_windows(table)
    assert count(table, "nerath", "sarthel") == {"fighter": 3, "footsoldier": 1}


@pytest.mark.rule("CN-553", "CN-158", "CN-353", "CN-331")
def test_who_landed_and_won_pushes_on_below_ground_and_comes_home_to_the_beach() -> None:
    table = board()
    hold_all(table, "vailin")
    hold(table, "nerath", "nera")
    hand(table, "nerath", "sustained_push")
    guard(table, "thunderspire_labyrinth", "ogre")
    put(table, "vailin", "moonstair", footsoldier=1)
    carrier = ship(table, "nerath", "gulf_of_nera", fighter=1, footsoldier=1)
    bound_for(table, carrier, "moonstair")
    war(table, "nerath")
    script(table, (6, 1), (1,), "play sustained_push")
    while prompt(table) == "choose" or (table.pending and prompt(table).startswith("card")):
        want = [line for line in options(table) if "thunderspire" in line or "fighter" in line]
        answer(table, want[0] if want else options(table)[0])
    assert to_roll(table) == (10,)
    roll(table, 6)
    script(table, (1,))
    draw(table, "threefold_crown")
    pass_windows(table)
    repositioning(close(table), "nerath")
    answer(table, "select thunderspire_labyrinth", "to moonstair")
    assert count(table, "nerath", "moonstair") == {"fighter": 1, "footsoldier": 1}


@pytest.mark.rule("CN-496", "CN-244", "CN-359", "CN-563")
def test_a_monster_that_wanders_below_after_the_looting_is_the_only_one_there() -> None:
    table = board()
    chest(table, "karkoth", "deck_of_many_things")
    guard(table, "vault_of_the_drow", "ogre")
    attack(table, "karkoth", "vault_of_the_drow", fighter=1)
    script(war(table), (6,), (1,))
    draw(table, "threefold_crown")
    script(table, "lay deck_of_many_things")
    draw(table, "wandering_monster")
    if prompt(table) != "react":
        answer(table, "choose vault_of_the_drow")
    pass_windows(table)
    repositioning(close(table), "karkoth")
    answer(table, "select vault_of_the_drow", "to gorgons_reach", "done")
    at = space(table, "vault_of_the_drow") - table.cat.first_dungeon
    assert count(table, "karkoth", "gorgons_reach") == {"fighter": 1}
    assert len(table.tokens[at]) == 1, "no token comes to an entrance where a guardian is"
    assert sound(table)


@pytest.mark.rule("CN-582", "CN-358", "CN-583")
def test_the_rod_fetches_a_hero_without_a_way_out_and_the_staff_has_no_battle_to_strike_in() -> None:
    table = board()
    hold_all(table, "vailin")
    hold(table, "karkoth", "bonewind_coast")
    gold(table, karkoth=1)
    lay(table, "karkoth", "rod_of_resurrection", "staff_of_the_magi")
    put(table, "karkoth", "vault_of_the_drow", wizard=1)
    repositioning(table, "karkoth")
    script(table, "use rod_of_resurrection")
    pass_windows(table)
    assert count(table, "karkoth", "bonewind_coast") == {"wizard": 1}
    assert table.gold[0] == 0
    assert sound(table)


@pytest.mark.rule("CN-420", "CN-417", "CN-414")
def test_a_realm_without_a_land_still_has_half_of_the_stones_gold_rounded_up() -> None:
    table = board()
    hold_all(table, "vailin")
    ship(table, "karkoth", "corsair_sea")
    lay(table, "karkoth", "philosophers_stone")
    assert earns(table, "karkoth") == 1


@pytest.mark.rule("CN-505", "CN-130", "CN-163", "CN-475")
def test_dragons_cross_by_the_fey_paths_into_an_enemy_sea_and_fight_there() -> None:
    table = board()
    hand(table, "vailin", "fey_crossing")
    put(table, "vailin", "mistshade", dragon=1, footsoldier=1)
    ship(table, "karkoth", "corsair_sea")
    opens(table, "vailin", "draw", "draw")
    script(table, "play fey_crossing", "to corsair_sea")
    assert "take footsoldier" not in options(table), "nothing carries it there"
    answer(table, "all")
    assert count(table, "vailin", "corsair_sea") == {"dragon": 1}
    war(close(table), "vailin")
    assert to_roll(table) == (20,)


@pytest.mark.rule("CN-487", "CN-327", "CN-190", "CN-346")
def test_the_only_footsoldier_of_a_land_turned_by_a_card_takes_it_without_a_battle() -> None:
    table = board()
    hand(table, "karkoth", "necro_transformation")
    put(table, "vailin", "walking_wood", footsoldier=1)
    put(table, "karkoth", "ashen_march", monster=1)
    moving(table, "karkoth")
    script(table, "play necro_transformation")
    pass_windows(table)
    assert count(table, "karkoth", "walking_wood") == {"footsoldier": 1}
    close(table)
    war(table)
    pass_windows(table)
    assert (holder(table, "walking_wood"), points(table, "karkoth")) == ("karkoth", 1)
    assert not table.pending


@pytest.mark.rule("CN-471", "CN-539", "CN-473", "CN-575")
def test_a_healer_cancels_both_hits_of_one_die_and_one_more() -> None:
    table = board()
    hand(table, "nerath", "battlefield_healer")
    lay(table, "iron_circle", "orb_of_dragonkind")
    put(table, "nerath", "sarthel", footsoldier=4)
    attack(table, "iron_circle", "sarthel", dragon=1, footsoldier=2)
    script(war(table, "iron_circle"), (18, 6, 6), (1, 1, 1, 1), "play battlefield_healer")
    pass_windows(table)
    assert count(table, "nerath", "sarthel") == {"footsoldier": 3}


@pytest.mark.rule("CN-480", "CN-559", "CN-473")
def test_a_cloud_takes_one_of_the_two_hits_of_a_monsters_die() -> None:
    table = board()
    hand(table, "karkoth", "cloud_of_darkness")
    lay(table, "vailin", "black_skull_sapphire")
    put(table, "karkoth", "ashen_march", dragon=1, footsoldier=3)
    attack(table, "vailin", "ashen_march", monster=1)
    script(war(table, "vailin"), "play cloud_of_darkness", (12,), (1, 1, 1, 1), "apply cloud_of_darkness")
    while prompt(table) == "casualties":
        answer(table, "lose footsoldier")
    pass_windows(table)
    assert count(table, "karkoth", "ashen_march") == {"dragon": 1, "footsoldier": 2}


@pytest.mark.rule("CN-161", "CN-232", "CN-231")
def test_a_landing_called_off_leaves_those_on_foot_to_fight_alone() -> None:
    table = board()
    put(table, "nerath", "amil_forest", footsoldier=1)
    attack(table, "karkoth", "amil_forest", footsoldier=1)
    carrier = ship(table, "karkoth", "gulf_of_nera", monster=2)
    bound_for(table, carrier, "amil_forest")
    put(table, "vailin", "gulf_of_nera", warship=1)
    script(war(table), (8,), (1,))
    pass_windows(table)
    answer(table, "call_off amil_forest")
    assert to_roll(table) == (6,)
    assert len(aboard(table, carrier)) == 2


@pytest.mark.rule("CN-554", "CN-118", "CN-191", "CN-134")
def test_a_lone_invader_called_away_at_the_end_of_the_moves_takes_nothing() -> None:
    table = board()
    hand(table, "nerath", "teleport")
    attack(table, "nerath", "goblin_steppes", fighter=1)
    continues_turn(table, "nerath", "move")
    answer(table, "done")
    script(table, "play teleport", "to nera")
    pass_windows(table)
    assert prompt(table) == "reinforce", "no land was taken"
    assert (holder(table, "goblin_steppes"), points(table, "nerath")) == ("iron_circle", 0)
    assert count(table, "nerath", "nera") == {"fighter": 1}


@pytest.mark.rule("CN-187", "CN-210", "CN-182", "CN-183")
def test_a_castle_out_of_action_no_longer_counts_when_allies_share_an_odd_hit() -> None:
    table = board("alliances")
    put(table, "karkoth", "ashen_march", castle=1, footsoldier=2)
    put(table, "iron_circle", "ashen_march", footsoldier=3)
    attack(table, "vailin", "ashen_march", wizard=1, footsoldier=3)
    script(war(table, "vailin"), (6,))
    while prompt(table) != "casualties":
        answer(table, options(table)[0])
    answer(table, "lose_of karkoth castle")
    if prompt(table) != "react" and "agree" in options(table):
        answer(table, "agree")
    script(table, (6, 6, 6), (1, 1, 1, 1, 1))
    while "refuse" not in options(table):
        answer(table, options(table)[0])
    answer(table, "refuse")
    while prompt(table) == "casualties":
        answer(table, options(table)[0])
    assert count(table, "karkoth", "ashen_march") == {"castle": 1, "footsoldier": 1}
    assert count(table, "iron_circle", "ashen_march") == {"footsoldier": 1}, "three able to be hit against two"


@pytest.mark.rule("CN-283", "CN-284", "CN-286", "CN-218")
def test_a_storm_elemental_flees_to_the_coast_while_the_ship_finds_no_free_water() -> None:
    table = board()
    put(table, "vailin", "vailin_roads", warship=2)
    for zone in ("sunfire_sea",):
        put(table, "vailin", zone, warship=1)
    hold(table, "karkoth", "blackthorn_reach")
    attack(table, "karkoth", "vailin_roads", storm_elemental=1, warship=1)
    war(table)
    while prompt(table) == "battle":
        answer(table, options(table)[0])
    pass_windows(table)
    sides = to_roll(table)
    roll(table, *(1 for _ in sides))
    roll(table, *(1 for _ in to_roll(table)))
    answer(table, "retreat")
    while table.pending and prompt(table) not in ("react",):
        answer(table, options(table)[0])
    assert count(table, "karkoth", "blackthorn_reach") == {"storm_elemental": 1}
    assert count(table, "karkoth", "vailin_roads") == {}
    assert sound(table)


@pytest.mark.rule("CN-551", "CN-460", "CN-191", "CN-348")
def test_after_an_uprising_that_leaves_nobody_the_first_to_walk_in_takes_his_own_land_back() -> None:
    table = board()
    hand(table, "nerath", "popular_uprising")
    hold(table, "vailin", "sarthel")
    put(table, "vailin", "sarthel", footsoldier=1)
    put(table, "nerath", "nera", monster=1)
    opens(table, "nerath", "draw", "draw")
    script(table, "play popular_uprising", (20,))
    assert holder(table, "sarthel") == "vailin"
    moving(close(table), "nerath")
    answer(table, "select nera", "to sarthel", "done")
    war(close(table), "nerath")
    pass_windows(table)
    assert (holder(table, "sarthel"), points(table, "nerath")) == ("nerath", 0)
    assert not table.pending, "no Run Amok: there was no battle"


@pytest.mark.rule("CN-491", "CN-447", "CN-105", "CN-474")
def test_who_crossed_in_the_shadows_marches_on_and_the_price_was_paid_by_another() -> None:
    table = board()
    hand(table, "karkoth", "shadow_crossing")
    put(table, "karkoth", "ashen_march", monster=1, footsoldier=1)
    opens(table, "karkoth", "draw", "draw")
    script(table, "play shadow_crossing")
    for _ in range(6):
        if not table.pending or prompt(table) == "react":
            break
        wanted = [
            o
            for o in options(table)
            if o in ("choose ashen_march", "give footsoldier", "name footsoldier", "to vale_of_chains", "all")
        ]
        answer(table, wanted[0] if wanted else options(table)[0])
    assert count(table, "karkoth", "vale_of_chains") == {"monster": 1}
    moving(close(table), "karkoth")
    answer(table, "select vale_of_chains", "to vast_plains")
    assert count(table, "karkoth", "vast_plains") == {"monster": 1}


@pytest.mark.rule("CN-398", "CN-405", "CN-406", "CN-399")
def test_recruits_aboard_an_old_ship_stay_and_those_of_a_new_one_land_elsewhere() -> None:
    table = board()
    put(table, "vailin", "vailindor", castle=1)
    old = ship(table, "vailin", "emerald_bay", footsoldier=1)
    buying(table, "vailin", 20)
    answer(table, "buy footsoldier", "board emerald_bay")
    assert len(aboard(table, old)) == 2
    answer(table, "buy warship", "at emerald_bay")
    answer(table, "buy footsoldier")
    answer(table, "board emerald_bay", "select emerald_bay", "to sunfire_sea")
    assert count(table, "vailin", "emerald_bay") == {"warship": 1, "footsoldier": 2}
    assert count(table, "vailin", "sunfire_sea") == {"warship": 1, "footsoldier": 1}
    answer(table, "select sunfire_sea", "land corsairs_rest")
    assert count(table, "vailin", "corsairs_rest") == {"footsoldier": 1}
    assert "select emerald_bay" not in options(table), "the old ship and its crew stay"
    assert sound(table)
