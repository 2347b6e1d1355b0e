"""The hero's attack in Euthia: Curses, what is used before, the tile chosen, the roll, the damage."""

from __future__ import annotations

import pytest

from taverne.games.euthia.rules.combat.hero_attack import strike as deal
from tests.euthia.fights import (
    attacking,
    fight,
    met,
    on,
    shown,
    strike,
    suffer,
    total,
)
from tests.euthia.positions import (
    answer,
    dice,
    equip,
    essences,
    give,
    hand,
    offered,
    options,
    prompt,
    refused,
    roll,
    set_gem,
    thing,
    told,
)


@pytest.mark.rule("EU-175", "EU-223")
def test_the_monster_player_plays_curses_before_the_hero_does_anything() -> None:
    table = attacking("marsh_leech")
    hand(table, 1, curse=2, frenzy=1)
    strike(table)
    assert (prompt(table), table.pending[0].seat) == ("monster-cards", 1)
    assert options(table) == ["pass", "card curse 1", "card curse 2"]
    answer(table, "card curse 1", "card curse 1")
    assert (prompt(table), table.pending[0].seat, fight(table).chaos) == ("before-hero", 0, 0)
    on(table, hero=(6, 6))
    assert total(table) == 12 - 1 - 2 - 2, "the leech's own -1 and two sets of one Curse"


@pytest.mark.rule("EU-175", "EU-148")
def test_in_the_initiative_attack_no_curse_is_played() -> None:
    table = attacking("marsh_leech", heroes=("keleia", "dral"))
    fight(table).round = 0
    hand(table, 1, curse=2)
    strike(table, swift=True)
    assert (prompt(table), table.pending[0].seat) == ("initiative", 0)


@pytest.mark.rule("EU-175")
def test_silence_cancels_the_curses_of_this_step_but_not_what_was_laid_before() -> None:
    table = attacking("marsh_leech", heroes=("taesiri", "dral"))
    equip(table, 0, "silence")
    hand(table, 1, curse=2)
    fight(table).penalty = -1
    fight(table).ahead[0] = -2
    strike(table)
    answer(table, "card curse 2")
    assert fight(table).penalty == -5
    answer(table, "use silence 1")
    on(table, "hero-roll")
    roll(table, 5, 4)
    assert shown(table) == 9 - 1 - 1 - 2 + 2
    on(table)
    assert fight(table).damage == 1, "the Curse's -1 damage is cancelled too"


@pytest.mark.rule("EU-175")
def test_at_preparation_the_curses_of_the_whole_combat_are_cancelled() -> None:
    table = attacking("marsh_leech")
    fight(table).uncursed = 1
    hand(table, 1, curse=2)
    strike(table)
    answer(table, "card curse 2")
    assert fight(table).penalty == 0
    assert fight(table).chaos == 1, "it was paid for all the same"


@pytest.mark.rule("EU-176", "EU-280", "EU-302")
def test_then_the_hero_uses_what_precedes_his_roll_and_any_number_of_fire_essences() -> None:
    table = attacking()
    essences(table, 0, fire=2)
    give(table, 0, "tigers_blood")
    cowl = equip(table, 0, "dragonskin_cowl")
    set_gem(table, cowl, "onyx")
    strike(table)
    assert prompt(table) == "before-hero"
    answer(table, "essence fire 1", "essence fire 1", "use tigers_blood 1", "gem onyx", "done")
    on(table, hero=(3, 3))
    assert total(table) == 6 + 2
    assert fight(table).damage == 1 + 2 + 2 + 2 + 1


@pytest.mark.rule("EU-177", "EU-178")
def test_the_hero_chooses_one_weapon_or_combat_ability() -> None:
    table = on(strike(attacking()), "attack")
    assert options(table) == ["attack fire_staff", "attack ember_lash"]
    answer(table, "attack ember_lash")
    assert table.engaged[thing(table, 0, "ember_lash")]
    on(table, hero=(6, 5))
    assert fight(table).damage == 5


@pytest.mark.rule("EU-177")
def test_a_tile_of_initiative_is_not_chosen_in_a_round() -> None:
    table = attacking(heroes=("keleia", "dral"))
    table.engaged[thing(table, 0, "dodge")] = 1
    equip(table, 0, "hamstring")
    on(strike(table), "attack")
    assert refused(table, "attack out_of_the_dark") == ("only-initiative", "EU-177")


@pytest.mark.rule("EU-178")
def test_an_engaged_combat_ability_cannot_be_chosen_but_a_weapon_always() -> None:
    table = attacking()
    table.engaged[thing(table, 0, "ember_lash")] = 1
    on(strike(table), "hero-roll")
    assert told(table, "attacks") == [{"seat": 0, "tile": "tile-fire_staff"}], "only one was left, so nobody asked"
    on(table)
    assert not table.engaged[thing(table, 0, "fire_staff")]
    equip(table, 0, "sun_in_a_bottle")
    on(strike(table), "attack")
    assert refused(table, "attack ember_lash") == ("engaged", "EU-178")


@pytest.mark.rule("EU-177")
def test_without_a_tile_to_choose_the_attack_is_skipped() -> None:
    table = attacking("marsh_leech")
    hand(table, 1, curse=2)
    table.engaged[thing(table, 0, "ember_lash")] = 1
    table.remove_thing(thing(table, 0, "fire_staff"))
    strike(table)
    assert not table.pending
    assert told(table, "no-attack") == [{"seat": 0}]
    assert told(table, "hero-rolled") == []


@pytest.mark.rule("EU-178", "EU-360")
def test_a_tile_that_costs_dwurt_is_paid_when_it_is_chosen() -> None:
    table = attacking(heroes=("skoldur", "dral"))
    table.dwurt[0] = 1
    on(strike(table), "attack")
    answer(table, "attack black_debt")
    assert (table.dwurt[0], table.dwurt_die[0]) == (0, 1)
    on(table)
    table.engaged[thing(table, 0, "black_debt")] = 0
    on(strike(table), "hero-roll")
    assert told(table, "attacks")[-1] == {"seat": 0, "tile": "tile-rust_tooth"}


@pytest.mark.rule("EU-178")
def test_the_use_of_a_weapon_goes_with_an_attack_by_it() -> None:
    table = attacking(heroes=("skoldur", "dral"))
    on(strike(table), "attack")
    answer(table, "attack black_debt")
    roll(table, 4, 4)
    assert "use rust_tooth 1" not in options(table)
    on(table)
    on(strike(table), "roll-attack", hero=(4, 4))
    answer(table, "use rust_tooth 1")
    assert "use rust_tooth 1" not in options(table), "once in an attack"
    before = fight(table).damage
    on(table)
    assert fight(table).damage == before + 1 + 1


@pytest.mark.rule("EU-179")
def test_the_hero_rolls_two_dice_for_his_strength() -> None:
    table = on(strike(attacking()), "hero-roll")
    assert dice(table) == 2
    answer(roll(table, 6, 4), "done")
    sums = {"plain": 3, "more": 0, "less": 0}
    assert told(table, "struck") == [{"seat": 0, "n": 3, "foe": "monster-thorn_boar", "strength": 10, **sums}]


@pytest.mark.rule("EU-182")
def test_after_the_roll_gaar_clovers_hope_and_tiles_are_used_in_any_order() -> None:
    table = attacking()
    give(table, 0, "bitter_courage")
    on(strike(table), "hero-roll")
    table.hope = 1
    roll(table, 2, 4)
    answer(table, "use concentration 1", "hope plus", "gaar 1")
    roll(table, 1)
    answer(table, "use bitter_courage 1", "done")
    assert total(table) == 1 + 4 + 2 + 2 + 1 + 3
    assert fight(table).damage == 3 + 1


@pytest.mark.rule("EU-183", "EU-315")
def test_penalties_of_the_monster_and_of_its_band_add_up() -> None:
    table = attacking("cave_spider")
    fight(table).penalty = -1
    on(strike(table), hero=(5, 5))
    assert total(table) == 10 - 2 - 1


@pytest.mark.rule("EU-184")
@pytest.mark.parametrize(("faces", "damage"), [((2, 3), 0), ((3, 3), 1), ((5, 4), 1), ((5, 5), 3), ((6, 6), 3)])
def test_the_band_of_the_chosen_tile_gives_the_damage(faces: tuple[int, int], damage: int) -> None:
    table = attacking()
    on(strike(table), hero=faces)
    assert fight(table).damage == damage


@pytest.mark.rule("EU-184")
def test_a_band_may_do_more_than_damage() -> None:
    table = attacking(heroes=("ael", "dral"))
    table.health[0] = 2
    on(strike(table), "attack")
    answer(table, "attack lance_of_dawn")
    on(table, hero=(4, 3))
    assert (fight(table).damage, table.health[0]) == (2, 3)
    table = attacking(heroes=("keleia", "dral"))
    equip(table, 0, "hamstring")
    on(strike(table), "attack")
    answer(table, "attack hamstring")
    on(table, hero=(4, 4))
    on(suffer(table), foe=(4, 4))
    assert told(table, "monster-strength")[-1]["n"] == 8 - 3, "the monster's next attack"


@pytest.mark.rule("EU-278")
def test_effects_of_a_chosen_tile_work_besides_its_bands() -> None:
    table = attacking(heroes=("taesiri", "dral"))
    word = thing(table, 0, "cold_word")
    table.stored[word] = (0, 1, 0, 1)
    on(strike(table), "attack")
    answer(table, "attack cold_word")
    on(table, hero=(3, 3))
    assert total(table) == 6 + 1, "an Earth essence lies on it"
    assert fight(table).damage == 2 + 1, "and a Fire essence"


@pytest.mark.rule("EU-185", "EU-195")
def test_damage_that_reaches_the_monsters_health_beats_it_at_once() -> None:
    table = attacking()
    table.duel = None
    met(table)
    on(table, "hero-roll")
    fight(table).damage = 7
    roll(table, 3, 3)
    on(table, "trophy")
    assert told(table, "monster-beaten") == [{"seat": 0, "foe": "monster-thorn_boar"}]
    assert fight(table).round == 1


@pytest.mark.rule("EU-192", "EU-193", "EU-194")
@pytest.mark.parametrize(
    ("plain", "more", "less", "damage"), [(3, 0, 0, 3), (1, 4, 0, 5), (0, 4, 0, 0), (1, 2, 2, 1), (1, 0, 3, 0)]
)
def test_more_damage_needs_plain_damage_and_less_comes_last(plain: int, more: int, less: int, damage: int) -> None:
    table = attacking()
    fight(table).now[4], fight(table).now[5] = more, less
    deal(table, fight(table), plain)
    assert fight(table).damage == damage


@pytest.mark.rule("EU-193", "EU-276")
def test_permanent_damage_adds_to_every_attack_that_hits() -> None:
    table = attacking()
    give(table, 0, "artefact_singing_blade")
    on(strike(table), hero=(3, 3))
    on(strike(table), hero=(1, 1))
    assert fight(table).damage == 2


@pytest.mark.rule("EU-176")
def test_a_price_in_wounds_may_be_paid_but_never_with_the_last_health() -> None:
    table = attacking()
    strike(table)
    answer(table, "use cinder_heart 1")
    assert table.health[0] == 5
    on(table, hero=(3, 3))
    assert fight(table).damage == 1 + 2
    table = attacking()
    table.health[0] = 1
    strike(table)
    assert (prompt(table), offered(table, "use")) == ("attack", [])


@pytest.mark.rule("EU-176", "EU-273")
def test_a_tile_that_is_unengaged_may_be_used_again_in_the_same_step() -> None:
    table = attacking()
    equip(table, 0, "inner_furnace")
    equip(table, 0, "backdraft")
    strike(table)
    answer(table, "use inner_furnace 1", "use backdraft 1", "refresh inner_furnace", "use inner_furnace 1")
    on(table, hero=(3, 3))
    assert fight(table).damage == 1 + 2 + 2
