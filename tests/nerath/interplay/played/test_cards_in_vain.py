"""Where rules of Conquest of Nerath meet: cards at their moment that would find nobody, and properties with no use.
Whatever would change nothing is not offered (CN-095); what must be played is laid aside without effect (CN-091)."""

from __future__ import annotations

import pytest

from tests.nerath.cards import discarded, draw_phase, draws, gold, offered, opens, pass_windows, script
from tests.nerath.interplay.phases import close, moving
from tests.nerath.positions import (
    attack,
    board,
    count,
    guard,
    hand,
    hold,
    hold_all,
    lay,
    number,
    options,
    put,
    refused,
    roll,
    settle,
    ship,
    war,
)


@pytest.mark.rule("CN-494", "CN-095", "CN-180")
def test_a_taint_helps_nobody_when_only_the_ally_is_left() -> None:
    table = board("alliances")
    hand(table, "karkoth", "umbral_taint")
    put(table, "karkoth", "ashen_march", footsoldier=2)
    put(table, "iron_circle", "ashen_march", monster=2)
    attack(table, "vailin", "ashen_march", monster=3, wizard=2)
    script(war(table, "vailin"), (6, 6))
    script(table, "lose_of karkoth footsoldier", "lose_of karkoth footsoldier", "agree")
    assert not offered(table, "play umbral_taint")
    script(table, (1, 1, 1), (1, 1))
    assert not offered(table, "play umbral_taint")


@pytest.mark.rule("CN-499", "CN-095", "CN-456")
def test_no_blockade_of_coasts_where_nobody_stands() -> None:
    table = board()
    hand(table, "vailin", "blockade")
    put(table, "vailin", "corsair_sea", warship=1)
    opens(table, "vailin", "movement", "phase_end")
    assert not offered(table, "play blockade")


@pytest.mark.rule("CN-488", "CN-489", "CN-095")
@pytest.mark.parametrize("card", ["rampage", "rain_of_colourless_fire"])
def test_neither_monsters_nor_fire_fall_upon_lands_without_units(card: str) -> None:
    for defended in (False, True):
        table = board()
        hand(table, "karkoth", card)
        put(table, "karkoth", "ashen_march", monster=4)
        if defended:
            put(table, "vailin", "walking_wood", footsoldier=1)
        draw_phase(table, "karkoth")
        assert offered(table, f"play {card}") is defended


@pytest.mark.rule("CN-551", "CN-095", "CN-008")
def test_nobody_rises_in_lost_lands_that_stand_empty() -> None:
    for units in ({}, {"castle": 1}):
        table = board()
        hand(table, "nerath", "popular_uprising")
        hold(table, "karkoth", "nera")
        put(table, "karkoth", "nera", **units)
        draw_phase(table, "nerath")
        assert offered(table, "play popular_uprising") is bool(units)


@pytest.mark.rule("CN-553", "CN-095", "CN-116")
@pytest.mark.parametrize(("units", "may"), [({"footsoldier": 2}, False), ({"fighter": 2}, True)])
def test_beside_a_dungeon_alone_only_heroes_push_on(units: dict[str, int], may: bool) -> None:
    table = board()
    hold_all(table, "nerath")
    hold(table, "iron_circle", "chain_port", "serpent_jungle")
    guard(table, "lost_caverns_of_tsojcanth", "ogre")
    hand(table, "nerath", "sustained_push")
    attack(table, "nerath", "chain_port", **units)
    put(table, "iron_circle", "chain_port", footsoldier=1)
    script(war(table, "nerath"), (6, 1), (1,))
    assert offered(table, "play sustained_push") is may


@pytest.mark.rule("CN-553", "CN-475", "CN-116")
def test_of_a_mixed_force_the_heroes_push_into_the_dungeon_and_nobody_out_to_sea() -> None:
    table = board()
    hand(table, "nerath", "sustained_push")
    guard(table, "thunderspire_labyrinth", "ogre")
    attack(table, "nerath", "brimstone_coast", fighter=1, footsoldier=1, dragon=1)
    put(table, "iron_circle", "brimstone_coast", footsoldier=1)
    script(war(table, "nerath"), (6, 1, 1), (1,), "play sustained_push")
    assert options(table) == ["to scarlet_march", "to rethmil", "to thunderspire_labyrinth"]
    script(table, "to thunderspire_labyrinth")
    assert options(table) == ["all", "take fighter"]
    script(table, "all", (1,), (10,))
    pass_windows(table)
    assert count(table, "nerath", "brimstone_coast") == {"footsoldier": 1, "dragon": 1}


@pytest.mark.rule("CN-521", "CN-125", "CN-095")
def test_no_advance_between_lands_where_only_a_castle_stands() -> None:
    table = board()
    hand(table, "iron_circle", "disguised_advance")
    put(table, "iron_circle", "iron_citadel", castle=1)
    ship(table, "iron_circle", "scorpion_sound", footsoldier=1)
    draw_phase(table, "iron_circle")
    assert not offered(table, "play disguised_advance")


@pytest.mark.rule("CN-540", "CN-095", "CN-015")
def test_no_patrol_where_the_only_enemy_land_is_an_island() -> None:
    table = board()
    hold_all(table, "nerath")
    hold(table, "vailin", "corsairs_rest")
    hand(table, "nerath", "border_patrol")
    draw_phase(table, "nerath")
    assert not offered(table, "play border_patrol")


@pytest.mark.rule("CN-491", "CN-125", "CN-095")
def test_a_crossing_through_shadow_needs_two_units_beside_the_castle() -> None:
    for soldiers in (1, 2):
        table = board()
        hand(table, "karkoth", "shadow_crossing")
        put(table, "karkoth", "skalgard", castle=1, footsoldier=soldiers)
        draw_phase(table, "karkoth")
        assert offered(table, "play shadow_crossing") is (soldiers == 2)


@pytest.mark.rule("CN-518", "CN-095", "CN-216")
def test_no_golem_rises_for_a_wizard_aboard() -> None:
    table = board()
    hand(table, "iron_circle", "animate_golem")
    ship(table, "iron_circle", "iron_sound", wizard=1)
    draw_phase(table, "iron_circle")
    assert not offered(table, "play animate_golem")


@pytest.mark.rule("CN-552", "CN-554", "CN-125")
def test_a_castle_alone_neither_slips_away_nor_is_teleported() -> None:
    table = board()
    hand(table, "nerath", "retreat", "teleport")
    put(table, "nerath", "nera", castle=1)
    attack(table, "karkoth", "nera", monster=2)
    script(war(table), (1, 1), (1,))
    assert not offered(table, "play retreat")
    opens(close(table), "karkoth", "battles", "phase_end")
    assert not offered(table, "play teleport")


@pytest.mark.rule("CN-552", "CN-274", "CN-095")
def test_nobody_slips_away_from_the_last_land_of_its_realm() -> None:
    table = board()
    hold_all(table, "karkoth")
    hold(table, "nerath", "nera")
    hand(table, "nerath", "retreat")
    put(table, "nerath", "nera", monster=2)
    attack(table, "karkoth", "nera", monster=2)
    script(war(table), (1, 1), (1, 1))
    assert not offered(table, "play retreat")


@pytest.mark.rule("CN-548", "CN-011", "CN-095")
def test_a_realm_at_sea_claims_no_legacy() -> None:
    table = board()
    for land, keeper in enumerate(table.holder):
        if keeper == number("nerath"):
            hold(table, "karkoth", table.cat.space_ids[land])
    hand(table, "nerath", "legacy_of_nerath")
    ship(table, "nerath", "midnight_sea")
    opens(table, "karkoth", "battles", "phase_end")
    assert not offered(table, "play legacy_of_nerath"), "there is no land of Nerath's to put anybody in"


@pytest.mark.rule("CN-562", "CN-340", "CN-062")
def test_a_crystal_ball_shows_nothing_that_its_owner_has_seen() -> None:
    table = board()
    lay(table, "karkoth", "crystal_ball")
    guard(table, "vault_of_the_drow", "ogre")
    opens(table, "karkoth", "draw", "turn_start")
    assert not offered(table, "use crystal_ball"), "it lies face up"
    guard(table, "sunless_citadel", "")
    opens(close(table), "karkoth", "draw", "turn_start")
    settle(script(table, "use crystal_ball"))
    close(table)
    table.used.clear()
    opens(table, "karkoth", "draw", "turn_start")
    assert not offered(table, "use crystal_ball"), "in a later turn: it knows that one too"


@pytest.mark.rule("CN-565", "CN-567", "CN-564", "CN-095")
@pytest.mark.parametrize("card", ["figurine_of_wondrous_power", "hand_of_vecna"])
def test_whoever_a_treasure_would_carry_needs_another_land(card: str) -> None:
    for lands in (1, 2):
        table = board()
        hold_all(table, "vailin")
        hold(table, "karkoth", *["skalgard", "grimhaven"][:lands])
        lay(table, "karkoth", card)
        put(table, "karkoth", "skalgard", monster=1, wizard=1)
        opens(table, "karkoth", "draw", "turn_start")
        assert offered(table, f"use {card}") is (lands == 2)


@pytest.mark.rule("CN-584", "CN-124", "CN-095")
def test_circles_stay_shut_where_nothing_but_castles_stands() -> None:
    for soldiers in (0, 1):
        table = board()
        lay(table, "karkoth", "teleportation_circles")
        put(table, "karkoth", "skalgard", castle=1)
        put(table, "karkoth", "ashen_march", castle=1, footsoldier=soldiers)
        put(table, "karkoth", "dread_marshes", footsoldier=1)
        moving(table, "karkoth")
        assert ("use teleportation_circles" in options(table)) is bool(soldiers)


@pytest.mark.rule("CN-539", "CN-568", "CN-473")
def test_neither_healer_nor_avenger_comes_where_nobody_was_hit_and_no_fighter_missed() -> None:
    table = board()
    hand(table, "nerath", "battlefield_healer")
    lay(table, "karkoth", "holy_avenger")
    attack(table, "karkoth", "nera", fighter=1, footsoldier=1)
    put(table, "nerath", "nera", monster=3)
    script(war(table), (1, 1))
    assert not offered(table, "play battlefield_healer")
    table = board()
    lay(table, "karkoth", "holy_avenger")
    attack(table, "karkoth", "nera", fighter=1, footsoldier=1)
    put(table, "nerath", "nera", monster=3)
    script(war(table), (6, 1))
    assert not offered(table, "use holy_avenger")
    roll(table, 1, 1, 1)
    assert not offered(table, "use holy_avenger")


@pytest.mark.rule("CN-492", "CN-477", "CN-093")
def test_a_plague_strikes_the_realm_that_has_more_than_castles_beside_karkoth() -> None:
    table = board()
    put(table, "vailin", "walking_wood", castle=1)
    put(table, "iron_circle", "redtusk_hold", footsoldier=1)
    draws(table, "karkoth", "shadow_plague")
    assert count(table, "iron_circle", "redtusk_hold") == {}
    assert count(table, "vailin", "walking_wood") == {"castle": 1}


@pytest.mark.rule("CN-531", "CN-468", "CN-091")
def test_a_rogue_who_finds_no_gold_is_laid_aside() -> None:
    table = board()
    gold(table, karkoth=0, vailin=0, nerath=0, iron_circle=1)
    draws(table, "iron_circle", "master_rogue")
    assert not table.pending
    assert (table.gold[2], discarded(table, "iron_circle")) == (1, ["master_rogue"])


@pytest.mark.rule("CN-537", "CN-536", "CN-091")
def test_neither_levy_nor_gang_takes_a_castle_or_sails_among_enemies() -> None:
    table = board()
    gold(table, iron_circle=0)
    put(table, "iron_circle", "iron_citadel", castle=1)
    draws(table, "iron_circle", "war_levy")
    assert (table.gold[2], count(table, "iron_circle", "iron_citadel")) == (0, {"castle": 1})
    table = board()
    put(table, "iron_circle", "chain_port", footsoldier=1)
    put(table, "nerath", "iron_sound", warship=1)
    draws(table, "iron_circle", "press_gang")
    assert count(table, "iron_circle", "chain_port") == {"footsoldier": 1}


@pytest.mark.rule("CN-496", "CN-362", "CN-363")
def test_a_monster_wanders_in_from_the_tokens_that_were_beaten() -> None:
    table = board()
    table.token_discard, table.token_pile = sorted(table.token_pile), []
    draws(table, "karkoth", "wandering_monster")
    script(table, "choose vault_of_the_drow")
    assert [len(found) for found in table.tokens] == [0, 0, 0, 0, 0, 0, 1, 0]
    assert (len(table.token_pile), table.token_discard) == (30, [])


@pytest.mark.rule("CN-503", "CN-095", "CN-341")
def test_privateers_without_a_ship_are_in_vain_and_not_too_early() -> None:
    table = board()
    hand(table, "vailin", "emerald_blade_privateers", "rage")
    put(table, "vailin", "mistshade", footsoldier=1)
    moving(table, "vailin")
    assert refused(table, "play emerald_blade_privateers").key == "card-in-vain", "any time is their time"
    assert refused(table, "play rage").key == "card-not-now"


@pytest.mark.rule("CN-512", "CN-560", "CN-095")
def test_no_rage_drives_fighters_who_strike_first_in_their_boots() -> None:
    for boots in (True, False):
        table = board()
        hand(table, "vailin", "rage")
        if boots:
            lay(table, "vailin", "boots_of_speed")
        attack(table, "vailin", "ashen_march", fighter=1)
        put(table, "karkoth", "ashen_march", footsoldier=2)
        assert offered(war(table, "vailin"), "play rage") is not boots
