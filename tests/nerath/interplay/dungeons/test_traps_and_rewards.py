"""Where rules of Conquest of Nerath meet: guardians, their gold, and cards for and against explorers.
A guardian is no unit; gold is paid to who empties the dungeon, and a trap comes before any battle."""

from __future__ import annotations

import pytest

from tests.nerath.cards import draws, gold, offered, pass_windows, script, to_roll
from tests.nerath.interplay.phases import Position, close, repositioning, sound
from tests.nerath.positions import (
    answer,
    attack,
    board,
    count,
    draw,
    guard,
    hand,
    lay,
    options,
    prompt,
    roll,
    war,
)


def tokens(table: Position, where: str) -> int:
    return len(table.tokens[table.cat.space_index[where] - table.cat.first_dungeon])


@pytest.mark.rule("CN-572", "CN-535", "CN-473")
def test_the_ointment_heals_a_fall_into_a_pit() -> None:
    table = board()
    hand(table, "iron_circle", "pit_trap")
    lay(table, "vailin", "keoghtoms_ointment")
    guard(table, "vault_of_the_drow", "ogre")
    attack(table, "vailin", "vault_of_the_drow", fighter=2)
    script(war(table, "vailin"), "play pit_trap", (8, 8))
    assert offered(table, "use keoghtoms_ointment"), "a hit against its units, in its own turn"
    answer(table, "use keoghtoms_ointment")
    pass_windows(table)
    assert count(table, "vailin", "vault_of_the_drow") == {"fighter": 1}
    assert to_roll(table) == (10,)
    script(table, (1,), (10,))
    assert not offered(table, "use keoghtoms_ointment"), "once in a turn"


@pytest.mark.rule("CN-243", "CN-258", "CN-257", "CN-244", "CN-359")
def test_gold_of_a_guardian_killed_before_a_retreat_is_paid_to_nobody() -> None:
    table = board()
    gold(table, karkoth=0, vailin=0)
    guard(table, "vault_of_the_drow", "wight", "fire_giant")
    attack(table, "karkoth", "vault_of_the_drow", fighter=1)
    script(war(table), (6,), (1, 1, 1), "remove wight 10", "retreat", "to gorgons_reach")
    pass_windows(table)
    repositioning(close(table), "karkoth")
    assert tokens(table, "vault_of_the_drow") == 1, "no new one comes where one is left"
    attack(table, "vailin", "vault_of_the_drow", fighter=2)
    war(close(table), "vailin")
    assert to_roll(table) == (10, 10)
    script(table, (6, 6), (1, 1))
    draw(table, "threefold_crown")
    assert (table.gold[0], table.gold[1]) == (0, 1), "the Fire Giant alone pays"
    repositioning(close(table), "vailin")
    answer(table, "select vault_of_the_drow", "to vast_plains", "done")
    assert tokens(table, "vault_of_the_drow") == 2


@pytest.mark.rule("CN-333", "CN-257", "CN-359")
def test_a_dungeon_without_treasures_still_pays_all_its_gold_and_fills_again() -> None:
    table = board()
    gold(table, nerath=0)
    table.treasure_deck.clear()
    guard(table, "sunless_citadel", "mummy", "ettin", "wight")
    attack(table, "nerath", "sunless_citadel", wizard=3, fighter=1)
    war(table, "nerath")
    assert to_roll(table) == (10, 10, 10)
    script(table, (6, 6, 6))
    while prompt(table) == "guardian-dice":
        answer(table, options(table)[0])
    assert to_roll(table) == (10,)
    roll(table, 6)
    assert sorted(to_roll(table)) == [10]
    script(table, (1,))
    pass_windows(table)
    assert not table.pending
    assert table.gold[3] == 4, "2, 1 and 1"
    assert table.chest[3] == []
    repositioning(close(table), "nerath")
    answer(table, "select sunless_citadel", "to nentir_vale", "done")
    assert tokens(table, "sunless_citadel") == 2


@pytest.mark.rule("CN-529", "CN-526", "CN-252", "CN-259", "CN-581")
def test_a_bolt_in_a_golems_hall_needs_sevens_and_a_fireball_finds_no_unit() -> None:
    table = board()
    hand(table, "iron_circle", "lightning_bolt", "fireball")
    guard(table, "pyramid_of_amun_re", "iron_golem", "ogre")
    attack(table, "iron_circle", "pyramid_of_amun_re", wizard=1)
    war(table, "iron_circle")
    assert offered(table, "play lightning_bolt")
    assert "play fireball" not in options(table)
    answer(table, "play lightning_bolt")
    assert to_roll(table) == (10, 10, 10)
    script(table, (6, 7, 10))
    assert prompt(table) == "guardian-dice"
    answer(table, "remove iron_golem 10", "remove iron_golem 10")
    assert to_roll(table) == (10,), "the Ogre alone is left"
    script(table, (1,), "continue")
    assert to_roll(table) == (10,), "the bolt was for one roll"
    roll(table, 6)
    assert prompt(table) == "treasure", "a six is enough when the Golem is gone"


@pytest.mark.rule("CN-497", "CN-528", "CN-530", "CN-259", "CN-007")
@pytest.mark.parametrize(
    ("realm", "card"),
    [("karkoth", "withering_grasp"), ("iron_circle", "infamous_traitor"), ("iron_circle", "master_assassin")],
)
def test_cards_against_units_find_nobody_among_guardians(realm: str, card: str) -> None:
    table = board()
    hand(table, realm, card)
    guard(table, "vault_of_the_drow", "ettin")
    attack(table, realm, "vault_of_the_drow", fighter=2)
    war(table, realm)
    assert not offered(table, f"play {card}")
    assert to_roll(table) == (10, 10)


@pytest.mark.rule("CN-496", "CN-562", "CN-240", "CN-332", "CN-257")
def test_a_third_guardian_that_wanders_in_is_not_among_those_that_the_ball_showed() -> None:
    table = board()
    gold(table, vailin=0)
    guard(table, "vault_of_the_drow", "ogre", "owlbear")
    draws(table, "karkoth", "wandering_monster")
    answer(table, "choose vault_of_the_drow")
    assert tokens(table, "vault_of_the_drow") == 3
    attack(table, "vailin", "vault_of_the_drow", fighter=3)
    war(close(table), "vailin")
    pass_windows(table)
    draw(table, "mummy")
    assert to_roll(table) == (10, 10, 10)
    script(table, (6, 6, 6))
    pass_windows(table)
    assert sorted(to_roll(table)) == [10, 10, 12]
    script(table, (1, 1, 1))
    draw(table, "threefold_crown")
    assert table.gold[1] == 2
    assert len(table.chest[1]) == 1, "one treasure for three guardians"


@pytest.mark.rule("CN-535", "CN-241", "CN-359", "CN-261")
def test_a_pit_that_swallows_all_leaves_seen_guardians_and_no_new_ones() -> None:
    table = board()
    hand(table, "iron_circle", "pit_trap")
    guard(table, "vault_of_the_drow", "")
    attack(table, "karkoth", "vault_of_the_drow", fighter=1)
    war(table)
    pass_windows(table)
    draw(table, "troll")
    script(table, "play pit_trap", (6,))
    pass_windows(table)
    assert not table.pending
    repositioning(close(table), "karkoth")
    assert tokens(table, "vault_of_the_drow") == 1
    attack(table, "vailin", "vault_of_the_drow", wizard=1)
    war(close(table), "vailin")
    assert to_roll(table) == (10,), "everybody knows the Troll: nothing is drawn"
    assert sound(table)


@pytest.mark.rule("CN-486", "CN-583", "CN-476", "CN-331")
def test_a_wizards_last_attack_below_ground_loots_for_the_friend_that_lives() -> None:
    table = board()
    lay(table, "karkoth", "staff_of_the_magi")
    hand(table, "karkoth", "lichdom")
    guard(table, "vault_of_the_drow", "gorgon")
    attack(table, "karkoth", "vault_of_the_drow", wizard=1, fighter=1)
    war(table)
    script(table, (1,), (12,), "lose wizard", (6,), "play lichdom")
    assert count(table, "karkoth", "karkothi_thronehold") == {"wizard": 1}
    pass_windows(table)
    assert prompt(table) == "treasure"
    draw(table, "threefold_crown")
    assert count(table, "karkoth", "vault_of_the_drow") == {"fighter": 1}
    assert table.gold[0] == 11, "the Gorgon had one"
