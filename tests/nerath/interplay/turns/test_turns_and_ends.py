"""Where rules of Conquest of Nerath meet: effects that end with a battle or a turn, realms that end in their own turn,
and what one phase leaves to the next."""

from __future__ import annotations

import pytest

from tests.nerath.cards import draw_phase, gold, opens, pass_windows, script, to_ask, to_roll
from tests.nerath.interplay.phases import buying, close, earns, moving, repositioning, sound, takes_turn
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
    holder,
    lay,
    number,
    options,
    points,
    prompt,
    put,
    roll,
    ship,
    told,
    war,
)


@pytest.mark.rule("CN-583", "CN-563", "CN-493", "CN-013")
def test_a_wizard_lost_to_a_card_in_another_land_is_not_lost_in_the_battle_at_hand() -> None:
    table = board()
    lay(table, "vailin", "staff_of_the_magi")
    chest(table, "karkoth", "deck_of_many_things")
    attack(table, "karkoth", "walking_wood", footsoldier=1)
    put(table, "vailin", "walking_wood", footsoldier=1)
    put(table, "vailin", "mistshade", wizard=1)
    script(war(table), "lay deck_of_many_things")
    draw(table, "soul_rot")
    script(table, (6,))
    assert count(table, "vailin", "mistshade") == {}
    assert to_roll(table) == (6,), "the other land, and no last attack"
    roll(table, 1)
    assert to_roll(table) == (6,), "the battle"


@pytest.mark.rule("CN-557", "CN-098", "CN-466")
def test_a_warlord_does_not_ride_on_to_the_next_battle() -> None:
    table = board()
    hand(table, "nerath", "veteran_warlord")
    for land in ("goblin_steppes", "scarlet_march"):
        attack(table, "nerath", land, footsoldier=1)
        put(table, "iron_circle", land, footsoldier=1)
    war(table, "nerath")
    answer(table, "fight goblin_steppes")
    script(table, "play veteran_warlord", (5,), (1,))
    assert holder(table, "goblin_steppes") == "nerath"
    script(table, (5,), (1,))
    assert count(table, "iron_circle", "scarlet_march") == {"footsoldier": 1}


@pytest.mark.rule("CN-568", "CN-572", "CN-472")
def test_the_avenger_serves_in_each_battle_and_the_ointment_once_a_turn() -> None:
    table = board()
    lay(table, "karkoth", "holy_avenger", "keoghtoms_ointment")
    for land in ("walking_wood", "vast_plains"):
        attack(table, "karkoth", land, fighter=1)
        put(table, "vailin", land, footsoldier=1)
    war(table)
    answer(table, "fight walking_wood")
    script(table, (1,), (6,), "use holy_avenger", (6,), "use keoghtoms_ointment")
    assert holder(table, "walking_wood") == "karkoth"
    script(table, (1,), (6,), "use holy_avenger", (1,))
    assert count(table, "karkoth", "vast_plains") == {}, "no second ointment"


@pytest.mark.rule("CN-504", "CN-098", "CN-466")
def test_a_fair_wind_is_over_when_the_enemy_comes() -> None:
    table = board()
    hand(table, "vailin", "favorable_winds")
    put(table, "vailin", "corsair_sea", warship=1)
    pass_windows(takes_turn(table, "vailin"))
    draw(table, "rage")
    script(table, "play favorable_winds")
    while table.pending:
        answer(table, "pass" if "pass" in options(table) else "done")
    attack(table, "karkoth", "corsair_sea", warship=2)
    script(war(table), (1, 1), (5,))
    assert count(table, "karkoth", "corsair_sea") == {"warship": 2}, "a five misses again"


@pytest.mark.rule("CN-547", "CN-540", "CN-551")
def test_a_land_taken_by_an_uprising_is_patrolled_in_the_same_turn() -> None:
    table = board()
    hand(table, "nerath", "insurrection", "border_patrol", "popular_uprising")
    hold(table, "karkoth", "iron_wolf_coast", "winterbole_forest")
    put(table, "karkoth", "winterbole_forest", footsoldier=1)
    opens(table, "nerath", "draw", "turn_start")
    script(table, "play insurrection", "at iron_wolf_coast")
    draw_phase(close(table), "nerath")
    script(table, "play border_patrol")
    assert count(table, "nerath", "iron_wolf_coast") == {"fighter": 1, "footsoldier": 3}
    script(table, "play popular_uprising")
    assert to_roll(table) == (20,), "Winterbole Forest alone is still lost"


@pytest.mark.rule("CN-038", "CN-290", "CN-414", "CN-394")
def test_a_realm_that_ends_in_its_own_attack_ends_its_turn_in_peace() -> None:
    table = board()
    for land, keeper in enumerate(table.holder):
        if keeper == number("karkoth"):
            hold(table, "nerath", table.cat.space_ids[land])
    gold(table, karkoth=9)
    put(table, "karkoth", "winterbole_forest", footsoldier=1)
    put(table, "nerath", "winterbole_forest", footsoldier=1)
    table.mark[table.units_of(0, table.cat.space_index["winterbole_forest"])[0]] |= 1
    script(war(table), (1,), (6,))
    pass_windows(table)
    assert told(table, "eliminated") == [{"realm": "realm-karkoth", "seat": 0}]
    repositioning(close(table), "karkoth")
    assert not table.pending
    buying(table, "karkoth", 9)
    assert not table.pending, "nothing can be bought without a land"
    assert earns(close(table), "karkoth") == 0


@pytest.mark.rule("CN-187", "CN-185", "CN-188", "CN-209")
def test_the_castle_of_one_ally_and_the_soldier_of_the_other_share_an_odd_hit() -> None:
    table = board("alliances")
    put(table, "vailin", "walking_wood", castle=1)
    put(table, "nerath", "walking_wood", footsoldier=1)
    attack(table, "karkoth", "walking_wood", monster=2)
    script(war(table), (12, 1), (1, 1))
    assert asker(table) == number("vailin"), "who holds the land proposes"
    answer(table, "lose_of nerath footsoldier")
    assert asker(table) == number("nerath")
    answer(table, "refuse")
    assert count(table, "nerath", "walking_wood") == {"footsoldier": 1}
    script(table, "continue", (1, 1))
    assert to_roll(table) == (6,), "the castle took it"


@pytest.mark.rule("CN-569", "CN-188", "CN-180")
def test_a_horn_sounds_for_who_defends_the_castle_of_the_ally() -> None:
    table = board("alliances")
    lay(table, "nerath", "horn_of_blasting")
    put(table, "vailin", "walking_wood", castle=1)
    put(table, "nerath", "walking_wood", footsoldier=1)
    attack(table, "karkoth", "walking_wood", footsoldier=2)
    war(table)
    assert to_roll(table) == (6,), "one of two attackers is left"


@pytest.mark.rule("CN-505", "CN-231", "CN-268", "CN-133")
def test_units_of_a_crossing_and_units_on_foot_attack_together_and_retreat_together() -> None:
    table = board()
    hand(table, "vailin", "fey_crossing")
    put(table, "vailin", "walking_wood", footsoldier=1)
    put(table, "vailin", "mistshade", monster=1)
    put(table, "karkoth", "ashen_march", monster=2)
    script(draw_phase(table, "vailin"), "play fey_crossing", "choose walking_wood", "to ashen_march", "all")
    moving(close(table), "vailin")
    assert "select ashen_march" not in options(table)
    answer(table, "select mistshade", "to ashen_march", "done")
    war(close(table), "vailin")
    script(table, (1, 1), (1, 1), "retreat", "to walking_wood")
    assert count(table, "vailin", "walking_wood") == {"footsoldier": 1, "monster": 1}


@pytest.mark.rule("CN-571", "CN-235", "CN-109")
def test_a_hero_with_horseshoes_reaches_a_dungeon_three_steps_away() -> None:
    table = board()
    lay(table, "karkoth", "horseshoes_of_speed")
    guard(table, "vault_of_the_drow", "ogre")
    put(table, "karkoth", "ashen_march", fighter=1, monster=1)
    moving(table, "karkoth")
    answer(table, "select ashen_march", "take fighter")
    assert "to vault_of_the_drow" in options(table)
    assert "to deep_havens" not in options(table), "not through the entrance"


@pytest.mark.rule("CN-491", "CN-475", "CN-368")
def test_a_dragon_crossing_through_shadow_to_the_sea_must_land_in_the_same_turn() -> None:
    table = board()
    hand(table, "karkoth", "shadow_crossing")
    put(table, "karkoth", "skalgard", dragon=1, footsoldier=1)
    script(draw_phase(table, "karkoth"), "play shadow_crossing", "give footsoldier", "to sea_of_mist", "all")
    assert count(table, "karkoth", "sea_of_mist") == {"dragon": 1}
    repositioning(close(table), "karkoth")
    assert options(table) == ["select sea_of_mist"], "it must land"


@pytest.mark.rule("CN-554", "CN-368", "CN-475")
def test_a_dragon_teleported_over_the_sea_in_anothers_turn_stays_until_its_own() -> None:
    table = board()
    hand(table, "nerath", "teleport")
    put(table, "nerath", "nera", dragon=1)
    opens(table, "karkoth", "reinforcement", "phase_end")
    script(table, "play teleport", "to midnight_sea")
    assert count(table, "nerath", "midnight_sea") == {"dragon": 1}
    repositioning(close(table), "vailin")
    assert count(table, "nerath", "midnight_sea") == {"dragon": 1}
    repositioning(close(table), "nerath")
    assert prompt(table) == "reposition"
    assert sound(table)


@pytest.mark.rule("CN-548", "CN-552", "CN-295")
def test_the_legacy_counts_a_land_lost_in_the_battle_just_fought() -> None:
    table = board()
    hand(table, "nerath", "legacy_of_nerath")
    attack(table, "iron_circle", "sarthel", footsoldier=1)
    script(war(table, "iron_circle"))
    pass_windows(table)
    assert holder(table, "sarthel") == "iron_circle"
    opens(close(table), "iron_circle", "battles", "phase_end")
    script(table, "play legacy_of_nerath", "at nera")
    assert count(table, "nerath", "nera") == {"footsoldier": 1}


@pytest.mark.rule("CN-546", "CN-320", "CN-330", "CN-313")
def test_the_saga_follows_monsters_that_run_amok_into_a_freed_land() -> None:
    table = board("alliances")
    table.lasting.append(table.cat.card_index["inspiring_saga"])
    hold(table, "karkoth", "tarsembor")
    hold(table, "karkoth", "walking_wood")
    attack(table, "nerath", "walking_wood", monster=1)
    put(table, "karkoth", "walking_wood", footsoldier=1)
    script(war(table, "nerath"), (6,), (1,), "amok monster tarsembor")
    assert (holder(table, "walking_wood"), holder(table, "tarsembor")) == ("vailin", "vailin")
    assert points(table, "nerath") == 0
    assert count(table, "nerath", "walking_wood") == {"footsoldier": 1}
    assert count(table, "nerath", "tarsembor") == {"monster": 1, "footsoldier": 1}


@pytest.mark.rule("CN-501", "CN-498", "CN-217")
def test_a_crew_aboard_neither_fights_nor_shoots_until_it_lands() -> None:
    table = board()
    hand(table, "vailin", "combat_trained_crew")
    ship(table, "vailin", "corsair_sea")
    script(draw_phase(table, "vailin"), "play combat_trained_crew")
    attack(close(table), "karkoth", "corsair_sea", warship=1)
    war(table)
    roll(table, 1)
    assert to_roll(table) == (8,)
    assert to_ask(script(table, (1,)))[0] == "continue"
