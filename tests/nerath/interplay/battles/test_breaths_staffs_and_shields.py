"""Where rules of Conquest of Nerath meet: Dragons that breathe, Wizards that strike from death, shields and horns.
What was hit in the first step of a round still counts, or counts no more, in the second."""

from __future__ import annotations

import pytest

from tests.nerath.cards import offered, pass_windows, script, to_ask, to_roll
from tests.nerath.interplay.phases import sound
from tests.nerath.positions import (
    answer,
    attack,
    board,
    count,
    hand,
    holder,
    lay,
    options,
    points,
    put,
    roll,
    ship,
    war,
)


@pytest.mark.rule("CN-198", "CN-478", "CN-206", "CN-291")
def test_a_dragon_hit_before_its_breath_breathes_all_the_same_and_falls_by_the_next_hit() -> None:
    table = board()
    hand(table, "karkoth", "acid_breath")
    attack(table, "karkoth", "walking_wood", dragon=1)
    put(table, "vailin", "walking_wood", wizard=1, footsoldier=1)
    assert to_roll(war(table)) == (10,), "the Wizard"
    script(table, (6,), "play acid_breath")
    assert to_roll(table) == (20, 6, 6, 6, 6, 6, 6)
    script(table, (6, 6, 1, 1, 1, 1, 1))
    assert to_roll(table) == (6,)
    roll(table, 6)
    pass_windows(table)
    assert (count(table, "karkoth", "walking_wood"), count(table, "vailin", "walking_wood")) == ({}, {})
    assert (holder(table, "walking_wood"), points(table, "karkoth")) == ("vailin", 0)


@pytest.mark.rule("CN-510", "CN-506", "CN-575")
def test_the_surge_rolls_the_misses_of_a_breath_again_and_the_orb_doubles_the_fifteen() -> None:
    table = board()
    lay(table, "vailin", "orb_of_dragonkind")
    hand(table, "vailin", "fire_breath_vailin", "primal_surge")
    attack(table, "vailin", "ashen_march", dragon=1)
    put(table, "karkoth", "ashen_march", footsoldier=4)
    script(war(table, "vailin"), "play fire_breath_vailin", (1, 6, 1, 1, 1), (1, 1, 1, 1), "play primal_surge")
    assert to_roll(table) == (20, 10, 10, 10)
    roll(table, 15, 5, 5, 5)
    pass_windows(table)
    assert count(table, "karkoth", "ashen_march") == {"footsoldier": 1}, "one hit of the breath, two of the Dragon"


@pytest.mark.rule("CN-528", "CN-560", "CN-452", "CN-204")
def test_a_traitor_finds_boots_waiting_and_strikes_first_with_them() -> None:
    table = board()
    lay(table, "iron_circle", "boots_of_speed")
    hand(table, "iron_circle", "infamous_traitor")
    attack(table, "iron_circle", "sarthel", footsoldier=1)
    put(table, "nerath", "sarthel", fighter=1, footsoldier=1)
    script(war(table, "iron_circle"), "play infamous_traitor")
    assert to_roll(table) == (10,)
    roll(table, 6)
    pass_windows(table)
    assert not table.pending, "nobody was left to roll back"
    assert (holder(table, "sarthel"), points(table, "iron_circle")) == ("iron_circle", 1)
    assert count(table, "iron_circle", "sarthel") == {"footsoldier": 1, "fighter": 1}


@pytest.mark.rule("CN-578", "CN-180", "CN-196")
def test_one_shield_blunts_the_wizards_of_both_allies() -> None:
    table = board("alliances")
    lay(table, "karkoth", "reflected_shield")
    attack(table, "karkoth", "walking_wood", fighter=1)
    put(table, "vailin", "walking_wood", wizard=1)
    put(table, "nerath", "walking_wood", wizard=1)
    assert to_roll(war(table)) == (10,), "the Fighter rolls before, in the same step"
    roll(table, 1)
    assert to_roll(table) == (10, 10)


@pytest.mark.rule("CN-583", "CN-197", "CN-209", "CN-200")
def test_a_last_attack_in_the_first_strike_silences_the_castle_before_it_has_rolled() -> None:
    table = board()
    lay(table, "karkoth", "staff_of_the_magi")
    attack(table, "karkoth", "walking_wood", wizard=1, footsoldier=2)
    put(table, "vailin", "walking_wood", castle=1, wizard=1)
    script(war(table), (1,), (6,), "lose wizard")
    assert to_roll(table) == (20,)
    script(table, (6,), "lose castle")
    assert to_roll(table) == (6, 6)
    roll(table, 1, 1)
    assert to_ask(table)[0] == "continue", "the castle is out and the Wizard has rolled"


@pytest.mark.rule("CN-539", "CN-583", "CN-473")
def test_one_healer_undoes_a_strike_a_last_attack_and_a_blow_of_the_same_round() -> None:
    table = board()
    lay(table, "karkoth", "staff_of_the_magi")
    hand(table, "nerath", "battlefield_healer")
    attack(table, "karkoth", "sarthel", wizard=1, footsoldier=2)
    put(table, "nerath", "sarthel", wizard=1, footsoldier=2)
    script(war(table), (6,), (6,), "play battlefield_healer", "lose wizard", (20,), "apply battlefield_healer")
    script(table, (6, 6), (1, 1), "apply battlefield_healer")
    assert to_ask(table)[0] == "casualties", "three are undone, and the fourth hit counts"
    answer(table, "lose footsoldier")
    assert count(table, "nerath", "sarthel") == {"wizard": 1, "footsoldier": 1}
    assert not offered(table, "apply battlefield_healer")


@pytest.mark.rule("CN-569", "CN-206", "CN-175")
def test_a_dragon_that_bore_the_horn_falls_by_one_hit_of_the_first_round() -> None:
    table = board()
    lay(table, "karkoth", "horn_of_blasting")
    attack(table, "karkoth", "walking_wood", monster=1)
    put(table, "vailin", "walking_wood", castle=1, dragon=1)
    script(war(table), "lose dragon")
    assert to_roll(table) == (12,)
    script(table, (6,), (1, 1), "lose_wounded dragon")
    assert count(table, "vailin", "walking_wood") == {"castle": 1}
    assert to_ask(table)[0] == "continue", "the castle fights on"


@pytest.mark.rule("CN-561", "CN-576", "CN-199", "CN-442")
def test_ships_of_the_orb_and_elementals_of_the_censer_strike_at_the_same_moment() -> None:
    table = board()
    lay(table, "vailin", "censer_of_controlling_air_elementals")
    lay(table, "karkoth", "orb_of_storm")
    attack(table, "vailin", "corsair_sea", storm_elemental=1)
    ship(table, "karkoth", "corsair_sea")
    assert to_roll(war(table, "vailin")) == (8, 8)
    roll(table, 8, 1)
    assert to_roll(table) == (8,)
    roll(table, 8)
    pass_windows(table)
    assert not table.pending
    assert (count(table, "vailin", "corsair_sea"), count(table, "karkoth", "corsair_sea")) == ({}, {})


@pytest.mark.rule("CN-526", "CN-216", "CN-217", "CN-223")
def test_a_fireball_at_sea_counts_ship_hero_and_flyer_and_no_cargo() -> None:
    table = board()
    hand(table, "iron_circle", "fireball")
    ship(table, "iron_circle", "sea_of_dragons", wizard=1)
    attack(table, "vailin", "sea_of_dragons", storm_elemental=1)
    ship(table, "vailin", "sea_of_dragons", fighter=1, footsoldier=1)
    script(war(table, "vailin"), "play fireball")
    assert to_roll(table) == (10, 6, 6, 6)


@pytest.mark.rule("CN-513", "CN-498", "CN-193")
def test_barbarians_called_to_an_empty_land_are_followed_by_arrows_in_the_same_window() -> None:
    table = board()
    hand(table, "vailin", "silverclaw_barbarians", "arrow_volley")
    attack(table, "karkoth", "walking_wood", footsoldier=2)
    war(table)
    assert not offered(table.clone(), "play arrow_volley"), "nobody has come yet who could shoot"
    script(table, "play silverclaw_barbarians", "play arrow_volley")
    assert to_roll(table) == (6,), "the Footsoldier of the barbarians"
    script(table, (6,), (6,))
    assert to_roll(table) == (10,), "the Fighter rolls with the others"


@pytest.mark.rule("CN-552", "CN-321", "CN-326", "CN-320")
def test_who_slips_away_from_a_monster_closes_the_land_it_slips_into() -> None:
    table = board()
    hand(table, "nerath", "retreat")
    put(table, "nerath", "mithralfast", castle=1)
    put(table, "nerath", "vor_rukoth", footsoldier=1)
    attack(table, "karkoth", "vor_rukoth", monster=1)
    script(war(table), (1,), (1,), "play retreat", "to nera")
    prompt, found = to_ask(table)
    assert sorted(line.split()[-1] for line in found if line.startswith("amok")) == [
        "moonstair",
        "sarthel",
        "scarlet_march",
    ], prompt
    answer(table, "amok moonstair" if "amok moonstair" in found else "amok monster moonstair")
    assert points(table, "karkoth") == 2


@pytest.mark.rule("CN-503", "CN-482", "CN-468", "CN-082")
@pytest.mark.parametrize("privateers_first", [True, False])
def test_a_third_realm_empties_the_purse_before_or_after_the_victor_despoils_it(privateers_first: bool) -> None:
    table = board()
    table.gold = [0, 0, 0, 2]
    hand(table, "karkoth", "despoil")
    hand(table, "vailin", "emerald_blade_privateers")
    ship(table, "vailin", "midnight_sea")
    attack(table, "karkoth", "iron_wolf_coast", monster=1)
    put(table, "nerath", "iron_wolf_coast", footsoldier=1)
    script(war(table), (6,), (1,))
    while "play despoil" not in options(table):
        answer(table, "pass")
    if privateers_first:
        answer(table, "pass")
        script(table, "play emerald_blade_privateers")
        if "realm nerath" in options(table):
            answer(table, "realm nerath")
        assert not offered(table, "play despoil"), "nothing is left to take"
        assert table.gold == [0, 2, 0, 0]
    else:
        answer(table, "play despoil")
        script(table, "play emerald_blade_privateers")
        if table.pending and "realm nerath" in options(table):
            answer(table, "realm nerath")
        assert table.gold == [1, 1, 0, 0]
    assert sound(table)


@pytest.mark.rule("CN-553", "CN-300", "CN-009", "CN-305")
def test_a_push_out_of_a_conquered_capital_leaves_it_to_its_castle() -> None:
    table = board()
    hand(table, "nerath", "sustained_push")
    attack(table, "nerath", "iron_citadel", dragon=1, footsoldier=1)
    put(table, "iron_circle", "iron_citadel", castle=1)
    put(table, "iron_circle", "goblin_steppes", footsoldier=1)
    script(war(table, "nerath"), (20, 1), (1,), "play sustained_push", "to goblin_steppes", "all")
    assert count(table, "nerath", "iron_citadel") == {"castle": 1}
    script(table, (6, 1), (1,))
    pass_windows(table)
    assert (holder(table, "iron_citadel"), holder(table, "goblin_steppes")) == ("nerath", "nerath")
    assert points(table, "nerath") == 6
    assert sound(table)


@pytest.mark.rule("CN-539", "CN-583", "CN-473")
def test_a_healer_undoes_the_last_attacks_of_two_wizards_one_after_the_other() -> None:
    table = board()
    lay(table, "karkoth", "staff_of_the_magi")
    hand(table, "nerath", "battlefield_healer")
    attack(table, "karkoth", "sarthel", wizard=2, footsoldier=1)
    put(table, "nerath", "sarthel", wizard=2, footsoldier=1)
    script(war(table), (6, 1), (6, 6), "play battlefield_healer", "lose wizard", "lose wizard")
    for _ in range(2):
        assert to_roll(table) == (20,)
        script(table, (20,), "apply battlefield_healer")
    assert count(table, "nerath", "sarthel") == {"wizard": 2, "footsoldier": 1}
    script(table, (6,), (1,))
    assert to_ask(table)[0] == "casualties", "the three are spent"


@pytest.mark.rule("CN-510", "CN-583", "CN-472")
def test_a_surge_that_turned_a_last_attack_turns_the_other_dice_of_the_round_too() -> None:
    table = board()
    lay(table, "vailin", "staff_of_the_magi")
    hand(table, "vailin", "primal_surge")
    attack(table, "vailin", "ashen_march", wizard=1, footsoldier=2)
    put(table, "karkoth", "ashen_march", wizard=1, footsoldier=2)
    script(war(table, "vailin"), (1,), (6,), "lose wizard", (5,), "play primal_surge")
    assert to_roll(table) == (20,)
    script(table, (1,), (1, 6), (1, 1), "apply primal_surge")
    assert to_roll(table) == (6,), "the one that missed"
    roll(table, 6)
    assert to_ask(table)[0] == "casualties"
    answer(table, "lose footsoldier", "lose footsoldier")
    assert count(table, "karkoth", "ashen_march") == {"wizard": 1}
