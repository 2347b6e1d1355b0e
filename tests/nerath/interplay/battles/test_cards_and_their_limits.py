"""Where rules of Conquest of Nerath meet: cards that help one realm, one roll or one kind of foe, and nobody else.
Whoever rolls for guardians takes no part; what a card gives ends where its words end."""

from __future__ import annotations

import pytest

from tests.nerath.cards import draw_phase, gold, offered, pass_windows, script, to_ask, to_roll
from tests.nerath.interplay.phases import close, sound
from tests.nerath.positions import (
    answer,
    asker,
    attack,
    board,
    count,
    guard,
    hand,
    hold,
    hold_all,
    holder,
    lay,
    number,
    options,
    prompt,
    put,
    roll,
    war,
)


@pytest.mark.rule("CN-559", "CN-489", "CN-456")
def test_the_black_skull_does_not_double_the_dice_of_a_rampage() -> None:
    table = board()
    lay(table, "karkoth", "black_skull_sapphire")
    hand(table, "karkoth", "rampage")
    put(table, "karkoth", "ashen_march", monster=1)
    put(table, "vailin", "walking_wood", footsoldier=2)
    script(draw_phase(table, "karkoth"), "play rampage", (12,))
    pass_windows(table)
    assert count(table, "vailin", "walking_wood") == {"footsoldier": 1}


@pytest.mark.rule("CN-480", "CN-542", "CN-470")
def test_a_cloud_outlives_the_dragon_that_brought_it() -> None:
    table = board()
    hand(table, "karkoth", "cloud_of_darkness")
    hand(table, "nerath", "dragon_lore")
    put(table, "karkoth", "bonewind_coast", dragon=1, footsoldier=1)
    attack(table, "nerath", "bonewind_coast", wizard=1, footsoldier=1)
    script(war(table, "nerath"), "play dragon_lore", "play cloud_of_darkness", (6,), "lose_wounded dragon")
    script(table, (6,), (1,), "apply cloud_of_darkness")
    assert to_ask(table)[0] == "continue"
    assert count(table, "karkoth", "bonewind_coast") == {"footsoldier": 1}


@pytest.mark.rule("CN-525", "CN-519", "CN-098")
def test_a_shielded_fighter_waits_for_the_bombardment_to_end() -> None:
    table = board()
    hand(table, "iron_circle", "bombardment", "fire_shield")
    attack(table, "iron_circle", "sarthel", fighter=1, siege_engine=1)
    put(table, "nerath", "sarthel", monster=3)
    script(war(table, "iron_circle"), "play bombardment", "play fire_shield")
    assert to_roll(table) == (8, 8)
    script(table, (1, 1), "continue")
    assert sorted(to_roll(table)) == [8, 8, 10, 10]


@pytest.mark.rule("CN-519", "CN-180", "CN-427")
def test_while_one_ally_bombards_the_engines_of_the_other_are_silent() -> None:
    table = board("alliances")
    hand(table, "iron_circle", "bombardment")
    put(table, "iron_circle", "goblin_steppes", siege_engine=1)
    put(table, "karkoth", "goblin_steppes", siege_engine=1, wizard=1)
    attack(table, "nerath", "goblin_steppes", siege_engine=1, wizard=1)
    script(war(table, "nerath"), "play bombardment")
    assert to_roll(table) == (8,), "Iron Circle's, which defends; nobody else's"
    script(table, (8,), "lose siege_engine", "continue")
    assert to_roll(table) == (10,), "the Wizard of the attacker, in round 2"
    roll(table, 1)
    assert to_roll(table) == (10,)


@pytest.mark.rule("CN-578", "CN-251", "CN-259")
def test_a_reflected_shield_does_not_blunt_a_vampire() -> None:
    table = board()
    lay(table, "karkoth", "reflected_shield")
    guard(table, "vault_of_the_drow", "vampire")
    attack(table, "karkoth", "vault_of_the_drow", fighter=1)
    war(table)
    assert to_roll(table) == (10, 10)
    roll(table, 1, 1)
    assert to_roll(table) == (10,)


@pytest.mark.rule("CN-443", "CN-238", "CN-007")
@pytest.mark.parametrize(
    ("explorer", "left", "card"),
    [
        ("nerath", "karkoth", "creeping_doom"),
        ("karkoth", "vailin", "primal_surge"),
        ("iron_circle", "nerath", "battlefield_healer"),
        ("iron_circle", "nerath", "retreat"),
        ("iron_circle", "nerath", "veteran_warlord"),
    ],
)
def test_who_rolls_for_guardians_plays_no_card_for_them(explorer: str, left: str, card: str) -> None:
    table = board()
    hand(table, left, card)
    hold(table, explorer, "gorgons_reach")
    guard(table, "vault_of_the_drow", "elder_wyrm")
    attack(table, explorer, "vault_of_the_drow", fighter=2)
    war(table, explorer)
    for faces in ((6, 1), (1, 1)):
        assert not offered(table, f"play {card}")
        roll(table, *faces)
    assert not offered(table, f"play {card}")
    assert asker(table) == number(left), "it says which die the guardian loses"
    answer(table, options(table)[0])
    assert not offered(table, f"play {card}")
    assert to_ask(table)[0] == "continue"


@pytest.mark.rule("CN-572", "CN-560", "CN-251")
def test_the_ointment_heals_what_a_vampire_struck_in_the_same_moment() -> None:
    table = board()
    lay(table, "karkoth", "keoghtoms_ointment", "boots_of_speed")
    guard(table, "vault_of_the_drow", "vampire")
    attack(table, "karkoth", "vault_of_the_drow", fighter=1)
    script(war(table), (6,), (10, 1), "use keoghtoms_ointment")
    assert to_ask(table)[0] == "continue"
    assert count(table, "karkoth", "vault_of_the_drow") == {"fighter": 1}


@pytest.mark.rule("CN-486", "CN-452", "CN-016")
def test_a_wizard_that_falls_in_the_thronehold_rises_in_another_land() -> None:
    table = board()
    hand(table, "karkoth", "lichdom")
    put(table, "karkoth", "karkothi_thronehold", castle=1, wizard=1)
    attack(table, "vailin", "karkothi_thronehold", wizard=1, monster=2)
    script(war(table, "vailin"), (6,), (1,), "lose wizard", "play lichdom")
    assert "at karkothi_thronehold" not in options(table), "it does not join the battle"
    answer(table, "at skalgard")
    script(table, (12, 1), (1,))
    pass_windows(table)
    assert holder(table, "karkothi_thronehold") == "vailin"
    assert count(table, "karkoth", "skalgard") == {"wizard": 1}
    assert sound(table)


@pytest.mark.rule("CN-486", "CN-394", "CN-095")
def test_a_wizard_that_falls_in_the_last_land_of_karkoth_does_not_rise() -> None:
    table = board()
    hold_all(table, "vailin")
    hold(table, "karkoth", "karkothi_thronehold")
    hand(table, "karkoth", "lichdom")
    put(table, "karkoth", "karkothi_thronehold", castle=1, wizard=1)
    attack(table, "vailin", "karkothi_thronehold", wizard=1, monster=2)
    script(war(table, "vailin"), (6,), (1,), "lose wizard")
    assert not offered(table, "play lichdom")


@pytest.mark.rule("CN-569", "CN-583", "CN-476")
def test_a_wizard_that_the_horn_fells_strikes_before_the_first_round() -> None:
    table = board()
    lay(table, "vailin", "horn_of_blasting")
    lay(table, "karkoth", "staff_of_the_magi")
    put(table, "karkoth", "skalgard", castle=1, wizard=1)
    attack(table, "vailin", "skalgard", monster=2)
    script(war(table, "vailin"), "lose wizard")
    assert to_roll(table) == (20,)
    roll(table, 6)
    assert to_roll(table) == (12,), "one Monster is left"


@pytest.mark.rule("CN-476", "CN-582", "CN-583", "CN-486")
def test_one_fallen_wizard_strikes_comes_back_by_the_rod_and_rises_as_a_lich() -> None:
    table = board()
    gold(table, karkoth=2)
    lay(table, "karkoth", "staff_of_the_magi", "rod_of_resurrection")
    hand(table, "karkoth", "lichdom")
    attack(table, "karkoth", "walking_wood", wizard=1)
    put(table, "vailin", "walking_wood", wizard=1, footsoldier=1)
    script(war(table), (1,), (6,), (6,), "lose footsoldier")
    script(table, "use rod_of_resurrection", "at skalgard", "play lichdom")
    pass_windows(table)
    assert (count(table, "karkoth", "skalgard"), table.gold[0]) == ({"wizard": 1}, 1)
    assert count(table, "karkoth", "karkothi_thronehold") == {"wizard": 1}
    assert holder(table, "walking_wood") == "vailin"


@pytest.mark.rule("CN-502", "CN-208", "CN-207")
def test_a_poisoned_dragon_that_fled_is_whole_when_it_is_attacked() -> None:
    table = board()
    hand(table, "vailin", "dragon_bane_arrows")
    attack(table, "karkoth", "walking_wood", dragon=1)
    put(table, "vailin", "walking_wood", monster=2)
    script(war(table), "play dragon_bane_arrows", (1,), (1, 1), "retreat", "to ashen_march")
    attack(close(table), "vailin", "ashen_march", monster=1)
    script(war(table, "vailin"), (12,), (1,))
    assert count(table, "karkoth", "ashen_march") == {"dragon": 1}


@pytest.mark.rule("CN-551", "CN-486", "CN-572", "CN-582")
def test_an_uprising_that_slays_a_wizard_is_answered_by_lichdom_alone() -> None:
    table = board()
    hand(table, "nerath", "popular_uprising")
    hand(table, "karkoth", "lichdom")
    lay(table, "karkoth", "keoghtoms_ointment", "staff_of_the_magi", "rod_of_resurrection")
    gold(table, karkoth=3)
    hold(table, "karkoth", "nera")
    put(table, "karkoth", "nera", wizard=1)
    script(draw_phase(table, "nerath"), "play popular_uprising", (20,))
    assert offered(table, "play lichdom")
    assert not any(line.startswith("use ") for line in options(table)), "it is not Karkoth's turn"
    answer(table, "play lichdom")
    assert count(table, "karkoth", "karkothi_thronehold") == {"wizard": 1}
    assert prompt(table) != "last-attack", "and it was no battle"


@pytest.mark.rule("CN-497", "CN-180", "CN-443")
@pytest.mark.parametrize("own", [True, False])
def test_a_grasp_needs_a_fighter_of_karkoth_and_not_of_its_ally(own: bool) -> None:
    table = board("alliances")
    hand(table, "karkoth", "withering_grasp")
    put(table, "karkoth", "ashen_march", **{"fighter" if own else "footsoldier": 1})
    put(table, "iron_circle", "ashen_march", fighter=1)
    attack(table, "vailin", "ashen_march", fighter=1)
    assert offered(war(table, "vailin"), "play withering_grasp") is own


@pytest.mark.rule("CN-483", "CN-180", "CN-095")
def test_a_plague_does_not_find_the_dragon_of_the_ally() -> None:
    table = board("alliances")
    hand(table, "karkoth", "dragon_plague")
    put(table, "karkoth", "ashen_march", footsoldier=1)
    put(table, "iron_circle", "ashen_march", dragon=1)
    attack(table, "vailin", "ashen_march", fighter=1)
    assert not offered(war(table, "vailin"), "play dragon_plague")


@pytest.mark.rule("CN-482", "CN-224", "CN-468")
@pytest.mark.parametrize("coins", [0, 1])
def test_a_fleet_that_won_despoils_whoever_has_gold(coins: int) -> None:
    table = board()
    gold(table, karkoth=0, vailin=coins)
    hand(table, "karkoth", "despoil")
    attack(table, "karkoth", "corsair_sea", warship=1)
    put(table, "vailin", "corsair_sea", warship=1)
    script(war(table), (8,), (1,))
    assert offered(table, "play despoil") is bool(coins)


@pytest.mark.rule("CN-482", "CN-188", "CN-468")
def test_of_two_allies_who_lost_only_the_one_with_gold_is_despoiled() -> None:
    table = board("alliances")
    gold(table, karkoth=0, vailin=0, nerath=4)
    hand(table, "karkoth", "despoil")
    put(table, "nerath", "walking_wood", footsoldier=1)
    attack(table, "karkoth", "walking_wood", footsoldier=1)
    script(war(table), (6,), (1,), "play despoil")
    assert (table.gold[0], table.gold[3]) == (1, 3)


@pytest.mark.rule("CN-550", "CN-555", "CN-212")
def test_militia_that_stood_beside_a_castle_passes_the_test_of_battle() -> None:
    table = board()
    hand(table, "nerath", "militia_defense", "test_of_battle")
    put(table, "nerath", "nera", castle=1)
    attack(table, "vailin", "nera", footsoldier=1)
    script(war(table, "vailin"), "play militia_defense", (1,), (20, 1, 1, 1), "play test_of_battle")
    assert count(table, "nerath", "nera") == {"castle": 1, "fighter": 3}


@pytest.mark.rule("CN-541", "CN-263", "CN-465")
def test_a_dragon_that_breathes_cold_in_attack_may_still_retreat() -> None:
    table = board()
    hand(table, "nerath", "chill_breath")
    attack(table, "nerath", "goblin_steppes", dragon=1)
    put(table, "iron_circle", "goblin_steppes", monster=2)
    script(war(table, "nerath"), "play chill_breath")
    assert sorted(to_roll(table)) == [12, 12, 12, 12, 20]
    script(table, (1,) * 5, (1, 1))
    assert to_ask(table) == ("continue", ["continue", "retreat"])


@pytest.mark.rule("CN-526", "CN-529", "CN-464", "CN-006")
def test_a_fireball_counts_the_castle_and_a_bolt_adds_to_it() -> None:
    table = board()
    hand(table, "iron_circle", "fireball", "lightning_bolt")
    attack(table, "iron_circle", "sarthel", wizard=2)
    put(table, "nerath", "sarthel", castle=1, footsoldier=2)
    script(war(table, "iron_circle"), "play fireball", "play lightning_bolt")
    assert sorted(to_roll(table)) == [6, 6, 6, 10, 10, 10, 10]


@pytest.mark.rule("CN-494", "CN-196", "CN-006")
def test_a_tainted_castle_hits_on_five_in_the_round_of_the_losses() -> None:
    table = board()
    hand(table, "karkoth", "umbral_taint")
    put(table, "karkoth", "ashen_march", castle=1, footsoldier=2)
    attack(table, "vailin", "ashen_march", wizard=2, monster=2)
    script(war(table, "vailin"), (6, 6), "lose footsoldier", "lose footsoldier", "play umbral_taint", (1, 1), (5,))
    pass_windows(table)
    assert prompt(table) == "casualties"


@pytest.mark.rule("CN-473", "CN-539", "CN-176", "CN-205")
def test_beside_a_dragon_of_the_ally_a_healer_cancels_what_the_two_of_them_cannot_take() -> None:
    table = board("alliances")
    hand(table, "nerath", "battlefield_healer")
    put(table, "nerath", "walking_wood", footsoldier=1)
    put(table, "vailin", "walking_wood", dragon=1)
    attack(table, "karkoth", "walking_wood", monster=4)
    script(war(table), (6, 6, 6, 6), (1, 1), "play battlefield_healer")
    assert to_ask(table)[0] == "continue", "two of four hits are left, one for each"
    assert (count(table, "vailin", "walking_wood"), count(table, "nerath", "walking_wood")) == ({"dragon": 1}, {})
