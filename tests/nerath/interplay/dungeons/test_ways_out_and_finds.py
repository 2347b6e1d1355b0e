"""Where rules of Conquest of Nerath meet: what is found below ground, how many find a way out, and who landed there.
A find serves from the moment it is laid; who has no way out is lost, and cards answer it."""

from __future__ import annotations

import pytest

from tests.nerath.cards import gold, offered, pass_windows, script, to_ask, to_roll
from tests.nerath.interplay.phases import close, repositioning, sound
from tests.nerath.positions import (
    aboard,
    answer,
    attack,
    board,
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
    put,
    roll,
    ship,
    space,
    war,
)


@pytest.mark.rule("CN-588", "CN-353", "CN-336", "CN-364")
@pytest.mark.parametrize("laid", [True, False])
def test_boots_found_below_carry_home_who_had_no_way_out(laid: bool) -> None:
    table = board()
    hold_all(table, "vailin")
    hold(table, "karkoth", "karkothi_thronehold")
    guard(table, "vault_of_the_drow", "ogre")
    attack(table, "karkoth", "vault_of_the_drow", fighter=1)
    script(war(table), (6,), (1,))
    draw(table, "winged_boots")
    if laid:
        script(table, "lay winged_boots")
    pass_windows(table)
    repositioning(close(table), "karkoth")
    if laid:
        answer(table, "select vault_of_the_drow", "to karkothi_thronehold")
        assert count(table, "karkoth", "karkothi_thronehold") == {"fighter": 1}
    assert count(table, "karkoth", "vault_of_the_drow") == {}
    assert points(table, "karkoth") == (1 if laid else 0)


@pytest.mark.rule("CN-582", "CN-341", "CN-331", "CN-177")
def test_a_rod_found_below_comes_too_late_for_who_fell_with_the_last_guardian() -> None:
    table = board()
    gold(table, karkoth=5)
    guard(table, "vault_of_the_drow", "ogre")
    attack(table, "karkoth", "vault_of_the_drow", fighter=2)
    script(war(table), (6, 1), (10,))
    draw(table, "rod_of_resurrection")
    script(table, "lay rod_of_resurrection")
    assert not offered(table, "use rod_of_resurrection")
    assert (table.gold[0], count(table, "karkoth", "vault_of_the_drow")) == (5, {"fighter": 1})


@pytest.mark.rule("CN-287", "CN-280", "CN-281", "CN-582")
def test_three_who_flee_from_a_dungeon_find_two_places_aboard_and_the_rod_fetches_the_third() -> None:
    table = board()
    hold_all(table, "vailin")
    hold(table, "karkoth", "bonewind_coast")
    gold(table, karkoth=1)
    lay(table, "karkoth", "rod_of_resurrection")
    guard(table, "thunderspire_labyrinth", "fire_giant")
    attack(table, "karkoth", "thunderspire_labyrinth", fighter=2, wizard=1)
    carrier = ship(table, "karkoth", "gulf_of_nera")
    script(war(table), (1,), (1, 1), (1, 1), "retreat", "leave_behind", "use rod_of_resurrection")
    pass_windows(table)
    assert len(aboard(table, carrier)) == 2
    assert (count(table, "karkoth", "bonewind_coast"), table.gold[0]) == ({"fighter": 1}, 0)
    assert sound(table)


@pytest.mark.rule("CN-356", "CN-358", "CN-353", "CN-486")
def test_two_looters_share_one_place_aboard_and_the_wizard_left_below_rises_as_a_lich() -> None:
    table = board()
    hold_all(table, "vailin")
    hold(table, "karkoth", "bonewind_coast")
    hand(table, "karkoth", "lichdom")
    put(table, "karkoth", "thunderspire_labyrinth", fighter=1, wizard=1)
    carrier = ship(table, "karkoth", "gulf_of_nera", footsoldier=1)
    repositioning(table, "karkoth")
    answer(table, "select thunderspire_labyrinth", "take fighter", "board gulf_of_nera")
    if "done" in options(table):
        answer(table, "done")
    script(table, "play lichdom")
    pass_windows(table)
    assert count(table, "karkoth", "thunderspire_labyrinth") == {}
    assert len(aboard(table, carrier)) == 2
    assert count(table, "karkoth", "bonewind_coast") == {"wizard": 1}
    assert sound(table)


@pytest.mark.rule("CN-152", "CN-158", "CN-220", "CN-230")
@pytest.mark.parametrize("lost", ["thunderspire_labyrinth", "amil_forest"])
def test_of_two_heroes_bound_for_a_dungeon_and_a_beach_the_one_that_lived_goes_its_own_way(lost: str) -> None:
    table = board()
    guard(table, "thunderspire_labyrinth", "ogre")
    put(table, "nerath", "amil_forest", footsoldier=1)
    carrier = ship(table, "karkoth", "gulf_of_nera", fighter=2)
    for unit, land in zip(aboard(table, carrier), ("thunderspire_labyrinth", "amil_forest"), strict=True):
        table.aim[unit] = space(table, land)
    put(table, "vailin", "gulf_of_nera", warship=1)
    script(war(table), (8, 1, 1), (8,))
    chosen = [line for line in options(table) if "fighter" in line and lost in line]
    assert len(chosen) == 1, options(table)
    answer(table, chosen[0])
    if lost == "amil_forest":
        script(table, "land thunderspire_labyrinth")
        assert to_roll(table) == (10,)
        script(table, (6,), (1,))
        draw(table, "threefold_crown")
        assert count(table, "karkoth", "thunderspire_labyrinth") == {"fighter": 1}
    else:
        script(table, "land amil_forest", (6,), (1,))
        pass_windows(table)
        assert (holder(table, "amil_forest"), points(table, "karkoth")) == ("karkoth", 1)
    assert sound(table)


@pytest.mark.rule("CN-494", "CN-486", "CN-255", "CN-252")
def test_two_who_fall_below_ground_taint_the_third_against_a_golem_and_one_rises_elsewhere() -> None:
    table = board()
    hand(table, "karkoth", "umbral_taint", "lichdom")
    guard(table, "vault_of_the_drow", "iron_golem")
    attack(table, "karkoth", "vault_of_the_drow", fighter=2, wizard=1)
    script(war(table), (6,), (6, 6), (10, 10), "lose wizard", "play lichdom", "play umbral_taint")
    assert count(table, "karkoth", "karkothi_thronehold") == {"wizard": 1}
    script(table, "continue", (5,), (1, 1))
    prompt, found = to_ask(table)
    assert prompt == "continue", (prompt, found)
    answer(table, "continue")
    script(table, (5,), (1,))
    draw(table, "threefold_crown")
    assert count(table, "karkoth", "vault_of_the_drow") == {"fighter": 1}


@pytest.mark.rule("CN-560", "CN-251", "CN-250", "CN-199")
def test_who_wears_boots_strikes_together_with_a_spider_and_before_an_ogre() -> None:
    table = board()
    lay(table, "nerath", "boots_of_speed")
    guard(table, "sunless_citadel", "giant_spider", "ogre")
    attack(table, "nerath", "sunless_citadel", fighter=2)
    assert to_roll(war(table, "nerath")) == (10, 10)
    roll(table, 6, 6)
    assert to_roll(table) == (8,), "the Spider strikes at the same moment, the Ogre waits"
    roll(table, 8)
    pass_windows(table)
    draw(table, "threefold_crown")
    assert count(table, "nerath", "sunless_citadel") == {"fighter": 1}


@pytest.mark.rule("CN-535", "CN-583", "CN-582", "CN-289")
def test_a_pit_that_takes_the_only_explorer_leaves_its_shipmates_to_their_own_landing() -> None:
    table = board()
    gold(table, nerath=1)
    hand(table, "iron_circle", "pit_trap")
    lay(table, "nerath", "rod_of_resurrection")
    guard(table, "thunderspire_labyrinth", "ogre")
    carrier = ship(table, "nerath", "gulf_of_nera", wizard=1, footsoldier=1)
    for unit, land in zip(aboard(table, carrier), ("thunderspire_labyrinth", "brimstone_coast"), strict=True):
        table.aim[unit] = space(table, land)
    put(table, "iron_circle", "brimstone_coast", footsoldier=1)
    war(table, "nerath")
    answer(table, "fight thunderspire_labyrinth")
    script(table, "play pit_trap", (8,), "use rod_of_resurrection", "at moonstair")
    pass_windows(table)
    assert count(table, "nerath", "moonstair") == {"wizard": 1}
    assert to_roll(table) == (6,), "the landing on the coast is fought all the same"
    script(table, (6,), (1,))
    pass_windows(table)
    assert holder(table, "brimstone_coast") == "nerath"
