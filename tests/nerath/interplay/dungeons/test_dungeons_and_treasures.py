"""Where rules of Conquest of Nerath meet: dungeons, their guardians, and treasures won and used on the way.
Guardians are no units; a hero's number, its dice and its way home depend on cards."""

from __future__ import annotations

import pytest

from tests.nerath.cards import gold, offered, opens, script, to_ask, to_roll
from tests.nerath.interplay.phases import Position, close, repositioning, sound
from tests.nerath.positions import (
    answer,
    attack,
    board,
    bound_for,
    chest,
    count,
    draw,
    guard,
    hand,
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


def tokens(table: Position, where: str) -> int:
    """Return how many guardians lie on an entrance."""
    return len(table.tokens[table.cat.space_index[where] - table.cat.first_dungeon])


@pytest.mark.rule("CN-553", "CN-555", "CN-116")
def test_footsoldiers_made_fighters_by_a_battle_push_on_into_a_dungeon() -> None:
    table = board()
    hand(table, "nerath", "test_of_battle", "sustained_push")
    guard(table, "thunderspire_labyrinth", "ogre")
    attack(table, "nerath", "scarlet_march", footsoldier=2)
    put(table, "iron_circle", "scarlet_march", footsoldier=1)
    script(war(table, "nerath"), (6, 1), (1,), "play test_of_battle")
    assert count(table, "nerath", "scarlet_march") == {"fighter": 2}
    script(table, "play sustained_push", "to thunderspire_labyrinth", "all")
    assert to_roll(table) == (10, 10)
    script(table, (6, 1), (1,))
    draw(table, "threefold_crown")
    assert table.chest[3] == [table.cat.card_index["threefold_crown"]]


@pytest.mark.rule("CN-553", "CN-353", "CN-364", "CN-359")
def test_who_pushed_on_into_a_dungeon_goes_home_to_the_land_just_won() -> None:
    table = board()
    hand(table, "nerath", "sustained_push")
    guard(table, "lost_caverns_of_tsojcanth", "ogre")
    attack(table, "nerath", "chain_port", fighter=1, footsoldier=1)
    put(table, "iron_circle", "chain_port", footsoldier=1)
    script(war(table, "nerath"), (6, 1), (1,), "play sustained_push", "to lost_caverns_of_tsojcanth", "all")
    script(table, (6,), (1,))
    draw(table, "vorpal_sword")
    repositioning(close(table), "nerath")
    answer(table, "select lost_caverns_of_tsojcanth")
    assert [line for line in options(table) if line.startswith("to ")] == ["to chain_port"]
    answer(table, "to chain_port", "done")
    assert count(table, "nerath", "chain_port") == {"footsoldier": 1, "fighter": 1}
    assert tokens(table, "lost_caverns_of_tsojcanth") == 2


@pytest.mark.rule("CN-553", "CN-119", "CN-231")
def test_a_push_joins_an_attack_that_is_still_to_be_fought() -> None:
    table = board()
    hand(table, "nerath", "sustained_push")
    attack(table, "nerath", "goblin_steppes", footsoldier=2)
    put(table, "iron_circle", "goblin_steppes", footsoldier=1)
    attack(table, "nerath", "scarlet_march", monster=1)
    put(table, "iron_circle", "scarlet_march", footsoldier=2)
    war(table, "nerath")
    answer(table, "fight goblin_steppes")
    script(table, (6, 1), (1,), "play sustained_push", "to scarlet_march", "all")
    assert to_roll(table) == (6, 6, 12)
    script(table, (6, 1, 12), (1, 1))
    assert (holder(table, "scarlet_march"), points(table, "nerath")) == ("nerath", 2)


@pytest.mark.rule("CN-553", "CN-273", "CN-277")
def test_who_landed_and_pushed_on_retreats_to_the_land_just_won_and_not_aboard() -> None:
    table = board()
    hand(table, "nerath", "sustained_push")
    carrier = ship(table, "nerath", "southern_deep", fighter=2)
    bound_for(table, carrier, "serpent_jungle")
    put(table, "iron_circle", "serpent_jungle", footsoldier=1)
    put(table, "iron_circle", "altara", monster=2)
    script(war(table, "nerath"), (6, 1), (1,), "play sustained_push", "all")
    assert count(table, "nerath", "altara") == {"fighter": 2}, "the one enemy land beside it"
    script(table, (1, 1), (1, 1), "retreat")
    assert to_ask(table) == ("", []), "one friendly land: nobody is asked"
    assert count(table, "nerath", "serpent_jungle") == {"fighter": 2}


@pytest.mark.rule("CN-553", "CN-313", "CN-312")
def test_a_push_starts_from_a_freed_land_too() -> None:
    table = board("alliances")
    hand(table, "nerath", "sustained_push")
    put(table, "vailin", "rethmil", castle=1)
    table.holder[table.cat.space_index["rethmil"]] = number("iron_circle")
    table.owner[table.castle(table.cat.space_index["rethmil"])] = number("iron_circle")
    attack(table, "nerath", "rethmil", fighter=2)
    put(table, "iron_circle", "altara", footsoldier=1)
    script(war(table, "nerath"), (6, 1), (1,))
    assert (holder(table, "rethmil"), points(table, "nerath")) == ("vailin", 0)
    script(table, "play sustained_push", "to altara", "all")
    script(table, (6, 1), (1,))
    assert (holder(table, "altara"), points(table, "nerath")) == ("nerath", 1)


@pytest.mark.rule("CN-546", "CN-553", "CN-346")
def test_the_saga_follows_a_push_into_every_land_that_it_wins() -> None:
    table = board()
    table.lasting.append(table.cat.card_index["inspiring_saga"])
    hand(table, "nerath", "sustained_push")
    attack(table, "nerath", "goblin_steppes", fighter=2)
    put(table, "iron_circle", "goblin_steppes", footsoldier=1)
    script(war(table, "nerath"), (6, 1), (1,))
    assert count(table, "nerath", "goblin_steppes") == {"fighter": 2, "footsoldier": 1}
    script(table, "play sustained_push", "to scarlet_march", "take fighter", "take fighter", "enough")
    assert (holder(table, "scarlet_march"), points(table, "nerath")) == ("nerath", 2)
    assert count(table, "nerath", "scarlet_march") == {"fighter": 2, "footsoldier": 1}


@pytest.mark.rule("CN-566", "CN-320", "CN-331")
def test_fighters_with_the_gauntlet_do_not_run_amok_from_a_dungeon() -> None:
    table = board()
    lay(table, "karkoth", "gauntlet_of_ogre_power")
    guard(table, "vault_of_the_drow", "ogre")
    attack(table, "karkoth", "vault_of_the_drow", fighter=1)
    script(war(table), (6,), (1,))
    draw(table, "threefold_crown")
    assert to_ask(table) == ("", [])


@pytest.mark.rule("CN-566", "CN-573", "CN-324")
def test_the_maul_pays_for_the_land_of_the_monster_and_not_for_that_of_the_fighter() -> None:
    table = board()
    gold(table, karkoth=0, vailin=5)
    lay(table, "karkoth", "gauntlet_of_ogre_power", "maul_of_the_titans")
    attack(table, "karkoth", "walking_wood", fighter=1, monster=1)
    put(table, "vailin", "walking_wood", footsoldier=1)
    script(war(table), (6, 1), (1,), "amok fighter mistshade", "amok monster tarsembor")
    assert points(table, "karkoth") == 3
    assert (table.gold[0], table.gold[1]) == (2, 3), "Walking Wood and Tarsembor"


@pytest.mark.rule("CN-573", "CN-313", "CN-189")
def test_the_maul_takes_from_the_realm_that_held_the_land_not_from_who_defended_it() -> None:
    table = board("alliances")
    gold(table, karkoth=0, vailin=5, nerath=5)
    lay(table, "karkoth", "maul_of_the_titans")
    attack(table, "karkoth", "walking_wood", monster=1)
    put(table, "nerath", "walking_wood", footsoldier=1)
    script(war(table), (6,), (1,))
    assert (table.gold[0], table.gold[1], table.gold[3]) == (1, 4, 5)
    freed = board("alliances")
    gold(freed, karkoth=0, vailin=5, iron_circle=5)
    lay(freed, "karkoth", "maul_of_the_titans")
    freed.holder[freed.cat.space_index["redtusk_hold"]] = number("vailin")
    attack(freed, "karkoth", "redtusk_hold", monster=1)
    put(freed, "vailin", "redtusk_hold", footsoldier=1)
    script(war(freed), (6,), (1,))
    assert holder(freed, "redtusk_hold") == "iron_circle"
    assert (freed.gold[0], freed.gold[1], freed.gold[2]) == (1, 4, 5), "a liberation counts as a conquest"


@pytest.mark.rule("CN-583", "CN-292", "CN-293")
def test_a_last_attack_that_kills_the_last_guardian_loots_nothing_and_new_ones_come() -> None:
    table = board()
    lay(table, "karkoth", "staff_of_the_magi")
    guard(table, "temple_of_elemental_evil", "giant_spider")
    attack(table, "karkoth", "temple_of_elemental_evil", wizard=1)
    script(war(table), (1,), (8,), (20,))
    assert to_ask(table) == ("", [])
    assert table.chest[0] == []
    repositioning(close(table), "karkoth")
    assert tokens(table, "temple_of_elemental_evil") == 2
    assert sound(table)


@pytest.mark.rule("CN-512", "CN-251", "CN-199")
def test_enraged_fighters_and_a_striking_guardian_hit_at_the_same_moment() -> None:
    table = board()
    hand(table, "vailin", "rage")
    guard(table, "white_plume_mountain", "basilisk")
    attack(table, "vailin", "white_plume_mountain", fighter=2)
    script(war(table, "vailin"), "play rage", (6, 1), (10,))
    assert prompt(table) == "treasure"
    draw(table, "holy_avenger")
    assert count(table, "vailin", "white_plume_mountain") == {"fighter": 1}


@pytest.mark.rule("CN-587", "CN-252", "CN-557", "CN-248")
def test_a_vorpal_ten_takes_two_dice_and_a_warlords_five_takes_one() -> None:
    table = board()
    lay(table, "nerath", "vorpal_sword")
    hand(table, "nerath", "veteran_warlord")
    guard(table, "sunless_citadel", "iron_golem", "wraith")
    attack(table, "nerath", "sunless_citadel", fighter=2)
    script(war(table, "nerath"), "play veteran_warlord", (10, 5), (1, 1, 1))
    assert prompt(table) == "treasure", "three hits, three dice"
    draw(table, "threefold_crown")
    assert table.gold[3] == 15, "a gold for each of them"


@pytest.mark.rule("CN-230", "CN-231", "CN-332", "CN-158")
def test_heroes_from_a_ship_and_from_the_land_explore_together_and_find_one_treasure() -> None:
    table = board()
    guard(table, "thunderspire_labyrinth", "ettin")
    carrier = ship(table, "nerath", "gulf_of_nera", wizard=1)
    bound_for(table, carrier, "thunderspire_labyrinth")
    attack(table, "nerath", "thunderspire_labyrinth", fighter=1)
    war(table, "nerath")
    assert to_roll(table) == (10,), "the Wizard strikes first"
    roll(table, 6)
    script(table, (6,), (1,))
    draw(table, "threefold_crown")
    assert len(table.chest[3]) == 1
    assert count(table, "nerath", "thunderspire_labyrinth") == {"fighter": 1, "wizard": 1}


@pytest.mark.rule("CN-569", "CN-235", "CN-519")
def test_neither_the_horn_nor_a_bombardment_sounds_in_a_dungeon() -> None:
    table = board()
    lay(table, "iron_circle", "horn_of_blasting")
    hand(table, "iron_circle", "bombardment")
    guard(table, "pyramid_of_amun_re", "ogre")
    attack(table, "iron_circle", "pyramid_of_amun_re", fighter=1)
    war(table, "iron_circle")
    assert not offered(table, "play bombardment")
    assert to_roll(table) == (10,)


@pytest.mark.rule("CN-331", "CN-336", "CN-587", "CN-341")
def test_a_sword_found_in_a_dungeon_cuts_in_the_next_battle_of_the_turn() -> None:
    table = board()
    guard(table, "vault_of_the_drow", "ogre")
    attack(table, "karkoth", "vault_of_the_drow", fighter=1)
    attack(table, "karkoth", "walking_wood", fighter=1)
    put(table, "vailin", "walking_wood", footsoldier=2)
    war(table)
    answer(table, "fight vault_of_the_drow")
    script(table, (6,), (1,))
    draw(table, "vorpal_sword")
    script(table, "lay vorpal_sword")
    assert points(table, "karkoth") == 2
    script(table, (10,), (1, 1))
    assert (holder(table, "walking_wood"), points(table, "karkoth")) == ("karkoth", 3)


@pytest.mark.rule("CN-241", "CN-243", "CN-258", "CN-582")
def test_a_hero_raised_by_the_rod_does_not_hold_the_dungeon_that_its_friends_leave() -> None:
    table = board()
    gold(table, karkoth=1)
    lay(table, "karkoth", "rod_of_resurrection")
    guard(table, "vault_of_the_drow", "wight", "ettin")
    attack(table, "karkoth", "vault_of_the_drow", fighter=2)
    script(war(table), (6, 1), (10, 1, 1), "remove wight 10", "use rod_of_resurrection", "at skalgard")
    script(table, "retreat", "to gorgons_reach")
    assert tokens(table, "vault_of_the_drow") == 1
    assert table.gold[0] == 0, "no reward for the Wight"
    assert count(table, "karkoth", "gorgons_reach") == count(table, "karkoth", "skalgard") == {"fighter": 1}


@pytest.mark.rule("CN-572", "CN-493", "CN-563", "CN-457")
def test_the_ointment_cancels_a_hit_of_soul_rot_that_comes_in_the_owners_turn() -> None:
    table = board()
    lay(table, "vailin", "keoghtoms_ointment")
    chest(table, "karkoth", "deck_of_many_things")
    put(table, "vailin", "walking_wood", footsoldier=1)
    opens(table, "vailin", "movement", "phase_end")
    script(table, "lay deck_of_many_things")
    draw(table, "soul_rot")
    assert to_roll(table) == (6,)
    roll(table, 6)
    assert offered(table, "use keoghtoms_ointment")
    answer(table, "use keoghtoms_ointment")
    assert count(table, "vailin", "walking_wood") == {"footsoldier": 1}


@pytest.mark.rule("CN-563", "CN-493", "CN-458", "CN-209")
def test_a_castle_that_takes_a_hit_of_soul_rot_in_mid_battle_is_out_for_that_battle() -> None:
    table = board()
    chest(table, "karkoth", "deck_of_many_things")
    attack(table, "karkoth", "walking_wood", footsoldier=1)
    put(table, "vailin", "walking_wood", castle=1, footsoldier=1)
    script(war(table), "lay deck_of_many_things")
    draw(table, "soul_rot")
    script(table, (6,), "lose castle", (1,))
    assert to_roll(table) == (6,), "a castle that is hit in a battle waits for its end"


@pytest.mark.rule("CN-563", "CN-492", "CN-012", "CN-190")
def test_a_plague_in_mid_battle_may_take_the_last_defender_who_was_not_beaten() -> None:
    table = board()
    chest(table, "karkoth", "deck_of_many_things")
    attack(table, "karkoth", "walking_wood", monster=1)
    put(table, "vailin", "walking_wood", footsoldier=1)
    script(war(table), "lay deck_of_many_things")
    draw(table, "shadow_plague")
    assert to_ask(table) == ("", []), "the land is walked into, nobody runs amok"
    assert (holder(table, "walking_wood"), points(table, "karkoth")) == ("karkoth", 2)
