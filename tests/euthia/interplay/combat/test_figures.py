"""Combats of Euthia where rules meet: two changes of one figure, dice turned and rolled again, what is waked."""

from __future__ import annotations

import pytest

from tests.euthia.fights import (
    AIRY,
    LAIR,
    arena,
    attacked,
    attacking,
    fight,
    met,
    on,
    strength,
    strike,
    suffer,
    total,
    wounds,
)
from tests.euthia.positions import (
    answer,
    equip,
    essences,
    give,
    hand,
    options,
    prompt,
    roll,
    space,
    thing,
    told,
)


@pytest.mark.rule("EU-172", "EU-173", "EU-169", "EU-222")
def test_venom_is_added_before_sacred_armour_a_shield_and_a_draught_take_away() -> None:
    table = arena(heroes=("ael", "dral"))
    equip(table, 0, "sacred_armour")
    table.remove_thing(thing(table, 0, "pilgrims_staff"))
    equip(table, 0, "scaled_escutcheon")
    hand(table, 1, venom=2)
    met(table, "marsh_leech")
    on(table, "prepare")
    answer(table, "use sacred_armour 1")
    on(table, "monster-cards")
    answer(table, "card venom 2")
    on(table, "after-monster", foe=(4, 5))
    answer(table, "use scaled_escutcheon 1")
    on(table, "healing")
    assert wounds(table) == 2 + 2 - 1 - 1
    assert fight(table).penalty == -1, "the clover of two Venoms"


@pytest.mark.rule("EU-172", "EU-225", "EU-173")
def test_sacred_armour_goes_on_in_the_next_round_and_venom_does_not() -> None:
    table = arena(heroes=("ael", "dral"))
    equip(table, 0, "sacred_armour")
    equip(table, 0, "plate_cuirass")
    table.health[0] = 8
    hand(table, 1, venom=1)
    met(table, "marsh_leech")
    on(table, "prepare")
    answer(table, "use sacred_armour 1")
    on(table, "monster-cards")
    answer(table, "card venom 1", "pass")
    on(table, "hero-roll", foe=(4, 5))
    assert wounds(table) == 2 + 1 - 1
    roll(table, 1, 1)
    on(table, "hero-roll", foe=(4, 5))
    assert (fight(table).round, wounds(table)) == (2, 2 - 1)


@pytest.mark.rule("EU-195", "EU-185", "EU-162", "EU-192")
def test_a_monster_killed_by_the_ring_of_flame_does_not_wound_any_more() -> None:
    table = arena()
    equip(table, 0, "ring_of_flame")
    met(table, "thorn_boar")
    on(table, "monster-roll")
    fight(table).damage = 7
    on(table, "after-monster", foe=(6, 6))
    answer(table, "use ring_of_flame 1")
    on(table, "trophy")
    assert told(table, "monster-beaten") == [{"seat": 0, "foe": "monster-thorn_boar"}]
    assert table.health[0] == 6
    assert told(table, "wounded") == []


@pytest.mark.rule("EU-146", "EU-195", "EU-200", "EU-203")
def test_a_monster_killed_in_preparation_never_rolls_and_gives_all_it_has() -> None:
    table = arena()
    give(table, 0, "scroll_wrath")
    hand(table, 1, venom=1)
    met(table, "dragonfly")
    on(table, "prepare")
    answer(table, "use scroll_wrath 1")
    on(table, "trophy")
    assert told(table, "monster-rolled") == []
    assert table.rep[0] == 1
    on(table)
    assert table.gold[0] == 3
    assert table.hero_token[space(table, LAIR)] == 0
    assert thing(table, 0, "scroll_wrath") == -1
    assert table.duel is None


@pytest.mark.rule("EU-156", "EU-059", "EU-158", "EU-157")
def test_air_turns_nothing_when_an_essence_has_left_one_die() -> None:
    table = attacked(where=AIRY)
    essences(table, 0, air=1)
    suffer(table)
    answer(table, "essence air 1")
    on(table, foe=(6,))
    assert strength(table) == 6
    assert table.hope == 0


@pytest.mark.rule("EU-062", "EU-158", "EU-160")
def test_a_die_of_the_monster_that_a_gaar_rolls_again_is_not_turned_by_air() -> None:
    table = attacked(where=AIRY)
    fight(table).gaar = 0
    on(suffer(table), "monster-roll")
    roll(table, 5, 2)
    on(table, "duel")
    while table.pending[0].seat:
        answer(table, "pass")
    answer(table, "gaar 2")
    roll(table, 6)
    on(table)
    assert strength(table) == (7 - 5) + 6 - 2


@pytest.mark.rule("EU-059", "EU-186", "EU-237")
def test_loaded_dice_turn_what_air_has_left() -> None:
    table = attacking(heroes=("keleia", "dral"), where=AIRY)
    on(strike(table), "hero-roll")
    roll(table, 6, 2)
    answer(table, "use loaded_dice 1", "turn 1", "done")
    assert total(table) == 6 + 2


@pytest.mark.rule("EU-058", "EU-186", "EU-182")
def test_fools_fortune_rolls_again_without_the_two_of_a_gaar_and_feeds_no_hope() -> None:
    table = attacking()
    give(table, 0, "fools_fortune")
    on(strike(table), "hero-roll")
    roll(table, 2, 4)
    answer(table, "use fools_fortune 1")
    if prompt(table) == "pick-die":
        answer(table, next(line for line in options(table) if line.endswith(" 2")))
    roll(table, 1)
    if prompt(table) == "pick-die":
        answer(table, "pass")
    answer(table, "done")
    assert total(table) == 2 + 1 + 3
    assert table.hope == 0


@pytest.mark.rule("EU-273", "EU-178", "EU-151")
def test_a_combat_ability_waked_in_a_healing_phase_strikes_again_in_the_same_combat() -> None:
    table = arena()
    give(table, 0, "scroll_second_wind")
    table.health[0] = 4
    met(table, "thorn_boar")
    on(table, "attack")
    answer(table, "attack ember_lash")
    roll(table, 5, 4)
    on(table, "healing")
    assert table.engaged[thing(table, 0, "ember_lash")]
    assert fight(table).round == 2
    answer(table, "use scroll_second_wind 1", "refresh ember_lash")
    on(table, "attack")
    assert "attack ember_lash" in options(table)
    answer(table, "attack ember_lash")
    roll(table, 5, 4)
    on(table, "monster-roll")
    assert fight(table).damage == 2 + 2


@pytest.mark.rule("EU-149", "EU-273")
def test_an_initiative_ability_waked_in_combat_gives_no_second_initiative() -> None:
    table = arena(heroes=("keleia", "dral"))
    give(table, 0, "scroll_second_wind")
    table.health[0] = 3
    met(table, "thorn_boar")
    on(table, "initiative")
    answer(table, "attack out_of_the_dark")
    roll(table, 4, 4)
    on(table, "healing")
    answer(table, "use scroll_second_wind 1", "refresh out_of_the_dark")
    on(table, "hero-roll")
    assert told(table, "attacks")[-1] == {"seat": 0, "tile": "tile-twin_fangs"}
    assert fight(table).damage == 1
    assert not table.engaged[thing(table, 0, "out_of_the_dark")]


@pytest.mark.rule("EU-147", "EU-176", "EU-193", "EU-302")
def test_an_essence_of_fire_may_burn_in_the_initiative_attack_and_is_gone_then() -> None:
    table = arena(heroes=("keleia", "dral"))
    essences(table, 0, fire=1)
    met(table, "thorn_boar")
    on(table, "before-hero")
    assert fight(table).round == 0
    answer(table, "essence fire 1", "attack out_of_the_dark")
    roll(table, 4, 4)
    on(table, "hero-roll")
    assert fight(table).damage == 1 + 2
    roll(table, 3, 3)
    on(table, "monster-roll")
    assert fight(table).damage == 3 + 1


@pytest.mark.rule("EU-169", "EU-170", "EU-163")
def test_come_closer_and_the_tavern_door_change_both_strengths_and_only_the_next() -> None:
    table = arena(heroes=("dral", "ael"))
    equip(table, 0, "come_closer")
    met(table, "thorn_boar")
    on(table, "before-monster")
    answer(table, "use come_closer 1")
    on(table, "after-monster", foe=(4, 4))
    answer(table, "use tavern_door 1")
    on(table, "hero-roll")
    assert strength(table) == 8 + 1 - 2
    roll(table, 4, 4)
    on(table, "hero-roll")
    assert total(table) == 8 + 3 - 3
    roll(table, 4, 4)
    on(table, "monster-roll")
    assert total(table) == 8, "the next attack feels nothing of it"


@pytest.mark.rule("EU-175", "EU-222", "EU-183", "EU-170")
def test_curse_power_up_venom_a_shield_and_the_monsters_own_penalty_add_up() -> None:
    table = arena(heroes=("dral", "ael"))
    hand(table, 1, power_up=1, venom=2, curse=1)
    met(table, "scree_imp")
    on(table, "monster-cards")
    fight(table).chaos = 3
    answer(table, "card power_up 1", "card venom 2")
    on(table, "after-monster", foe=(1, 1))
    answer(table, "use tavern_door 1")
    on(table, "monster-cards")
    answer(table, "card curse 1")
    on(table, "hero-roll")
    roll(table, 6, 6)
    on(table, "monster-roll")
    assert total(table) == 12 - 2 - 2 - 1 - 3 - 2
