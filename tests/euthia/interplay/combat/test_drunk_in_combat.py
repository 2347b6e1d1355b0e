"""Potions, scrolls, flasks and caskets of Euthia used just before and in the middle of combats, where rules meet."""

from __future__ import annotations

import pytest

from tests.euthia.fights import arena, fight, held_cards, met, on, strength, total, windy
from tests.euthia.interplay.scenes import NONE, excess, walked
from tests.euthia.positions import (
    answer,
    at,
    board,
    equip,
    essences,
    give,
    hand,
    lay,
    offered,
    options,
    prompt,
    roll,
    thing,
)


@pytest.mark.rule("EU-151", "EU-290", "EU-291", "EU-204")
def test_gaar_of_an_oath_sworn_in_combat_needs_no_room_until_the_victory() -> None:
    table = board()
    lay(table, "i_emissary", 2, -1)
    for tile in ("scroll_oath", "flask_air", "flask_air"):
        give(table, 0, tile)
    walked(table, "i_chapel-b", "i_emissary-c", "thorn_boar")
    on(table, "healing")
    answer(table, "use scroll_oath 1")
    assert (table.gaar[0], excess(table, 0), prompt(table)) == (4 + 3, 2, "monster-roll")
    on(table, "roll-attack", hero=(4, 5))
    answer(table, "gaar 1")
    roll(table, 4)
    fight(table).damage = 99
    on(table, "overflow")
    assert (table.gaar[0], excess(table, 0)) == (6, 1)
    answer(table, "drop_piece gaar")
    assert (prompt(table), table.gaar[0]) == ("act", 5)


@pytest.mark.rule("EU-061", "EU-062", "EU-186", "EU-182")
def test_fools_fortune_under_air_and_earth_rolls_a_die_that_neither_turns_nor_raises_again() -> None:
    table = windy(earth=True)
    give(table, 0, "fools_fortune")
    met(table, "thorn_boar")
    on(table, "hero-roll")
    roll(table, 6, 2)
    answer(table, "use fools_fortune 1")
    assert (prompt(table), options(table)) == ("pick-die", ["done", "again 1", "again 2"])
    answer(table, "again 1")
    roll(table, 6)
    on(table, "monster-roll")
    assert total(table) == 6 + 2 + 2 + 3, "6 was turned to 1 by Air, rolled again it stays; Earth adds 2 once"
    assert table.hope == 0


@pytest.mark.rule("EU-147", "EU-280", "EU-193")
@pytest.mark.parametrize(("attack", "first"), [(["attack out_of_the_dark"], 1 + 2), (["pass"], 0)])
def test_tigers_blood_drunk_before_the_initiative_attack_is_gone_in_the_first_round(
    attack: list[str], first: int
) -> None:
    table = arena(heroes=("keleia", "dral"))
    give(table, 0, "tigers_blood")
    met(table, "thorn_boar")
    on(table, "before-hero")
    answer(table, "use tigers_blood 1")
    on(table, "initiative")
    answer(table, *attack)
    if prompt(table) == "hero-roll":
        roll(table, 3, 4)
    on(table, "monster-roll")
    assert fight(table).damage == first
    on(table, "hero-roll")
    roll(table, 6, 6)
    on(table, "monster-roll")
    assert (total(table), fight(table).damage) == (12, first + 3)


@pytest.mark.rule("EU-148", "EU-275", "EU-176")
def test_a_scroll_against_curses_is_not_read_before_the_initiative_attack_but_in_the_first_round() -> None:
    table = arena(heroes=("keleia", "dral"))
    give(table, 0, "scroll_unbinding")
    hand(table, 1, curse=2)
    met(table, "goblin_archer")
    answer(table, "done")
    assert prompt(table) == "initiative", "no Curse and no answer to one"
    answer(table, "attack out_of_the_dark")
    roll(table, 1, 4)
    on(table, "monster-roll")
    roll(table, 1, 1)
    on(table, "monster-cards")
    answer(table, "card curse 2")
    on(table, "before-hero")
    answer(table, "use scroll_unbinding 1")
    on(table, "hero-roll")
    roll(table, 4, 4)
    on(table, "monster-roll")
    assert (total(table), fight(table).damage) == (4 + 4 - 1 + 3, 2)
    assert (fight(table).chaos, held_cards(table, 1)) == (0, {})


@pytest.mark.rule("EU-134", "EU-275", "EU-152", "EU-156")
def test_a_flask_is_opened_just_before_the_combat_and_its_air_takes_a_die_in_it() -> None:
    table = board()
    lay(table, "i_stones", 2, -1)
    give(table, 0, "flask_air")
    walked(table, "i_chapel-b", "i_stones-a", "thorn_boar")
    assert prompt(table) == "before-combat"
    answer(table, "use flask_air 1")
    on(table, "before-monster")
    assert offered(table, "use") == [], "a flask is not opened in a combat"
    answer(table, "essence air 1")
    on(table, "monster-roll")
    roll(table, 6)
    on(table, "attack")
    assert (strength(table), sum(table.essences[0])) == (6, 0)


@pytest.mark.rule("EU-134", "EU-293", "EU-057", "EU-295")
def test_a_gem_taken_from_a_coffret_just_before_the_combat_is_set_and_helps_in_it() -> None:
    table = board()
    lay(table, "i_stones", 2, -1)
    give(table, 0, "pewter_coffret")
    equip(table, 0, "leather_greaves")
    walked(table, "i_chapel-b", "i_stones-a", "thorn_boar")
    answer(table, "use pewter_coffret 1", "take_gem emerald")
    assert prompt(table) == "before-combat"
    answer(table, "arrange", "set_gem emerald leather_greaves 12", "done")
    on(table, "hero-roll")
    roll(table, 4, 5)
    answer(table, "gem emerald")
    on(table, "monster-roll")
    assert (total(table), fight(table).damage) == (10, 3)


@pytest.mark.rule("EU-208", "EU-213", "EU-260", "EU-217")
def test_who_ate_before_the_combat_and_dies_in_it_has_eaten_in_vain() -> None:
    table = board()
    lay(table, "i_stones", 2, -1)
    give(table, 0, "road_broth")
    table.health[0] = 3
    walked(table, "i_chapel-b", "i_stones-a", "thorn_boar")
    answer(table, "use road_broth 1")
    assert (table.health[0], table.moves[0]) == (5, 2)
    on(table, "monster-roll")
    table.health[0] = 1
    on(table, "act", foe=(6, 6))
    assert (at(table), table.health[0], table.moves[0]) == ("i_chapel-m", 6, 0)
    assert thing(table, 0, "road_broth") == NONE


@pytest.mark.rule("EU-151", "EU-195", "EU-288", "EU-128")
def test_a_sack_emptied_by_a_potion_in_combat_holds_the_loot_of_the_victory() -> None:
    table = board()
    lay(table, "i_magpie", 2, -1)
    lay(table, "i_willows", -1, -1)
    for tile in ("innkeepers_tonic", "flask_air", "flask_air"):
        give(table, 0, tile)
    table.health[0] = 1
    walked(table, "i_willows-a", "i_willows-c", "thorn_boar")
    on(table, "healing")
    answer(table, "use innkeepers_tonic 1")
    on(table, "monster-roll")
    fight(table).damage = 99
    roll(table, 1, 1)
    on(table, "act")
    assert thing(table, 0, "healing_potion") != NONE
    assert (excess(table, 0), table.health[0]) == (0, 6)


@pytest.mark.rule("EU-145", "EU-302", "EU-163", "EU-061")
def test_under_air_and_earth_an_essence_of_earth_takes_three_from_the_monster_after_both_powers() -> None:
    table = windy(earth=True)
    essences(table, 0, earth=1)
    met(table, "thorn_boar")
    on(table, "after-monster", foe=(6, 3))
    answer(table, "essence earth 2")
    on(table, "attack")
    assert strength(table) == 1 + 3 + 2 - 3
    assert table.hope == 0, "9 is no 10"


@pytest.mark.rule("EU-144", "EU-159", "EU-166")
def test_a_monster_whose_gaar_a_vapour_has_taken_only_passes() -> None:
    table = arena()
    give(table, 0, "vapour_of_lull")
    hand(table, 1, frenzy=1)
    met(table, "goblin_archer")
    on(table, "prepare")
    answer(table, "use vapour_of_lull 1")
    assert (fight(table).gaar, fight(table).chaos) == (0, 0)
    on(table, "monster-roll")
    assert held_cards(table, 1) == {"frenzy": 1}, "without Chaos no card before the roll"
    roll(table, 2, 2)
    assert table.pending[0].seat == 0, "nobody asks a monster player who has nothing to spend"
    on(table, "attack")
    assert strength(table) == 4
