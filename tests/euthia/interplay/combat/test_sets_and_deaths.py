"""Combats of Euthia in which sets of armour, artefacts, deadly bands and clovers meet, and what a death leaves."""

from __future__ import annotations

import pytest

from taverne.games.euthia.box.integer_tables import NONE
from taverne.games.euthia.rules.combat.fight import Fighting
from tests.euthia.fights import LAIR, arena, attacked, attacking, fight, met, on, strength, strike, suffer, total
from tests.euthia.interplay.scenes import EuthiaState, max_health
from tests.euthia.positions import (
    acting,
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
    run,
    set_gem,
    space,
    stand,
    thing,
    tokens,
)

LEATHER = ("leather_helmet", "leather_cuirass", "leather_gauntlets", "leather_greaves", "leather_boots")
"""Five pieces of one set."""


def armoured(table: EuthiaState, pieces: int) -> EuthiaState:
    """Let the first hero wear so many pieces of a set, in full health."""
    for tile in LEATHER[:pieces]:
        equip(table, 0, tile)
    table.health[0] = max_health(table, 0)
    return table


# Sets of armour


@pytest.mark.rule("EU-300", "EU-276", "EU-164")
@pytest.mark.parametrize(("pieces", "strong", "lost"), [(2, 11, 3), (3, 10, 2), (4, 10, 2), (5, 10, 1)])
def test_second_skin_weakens_the_monster_with_three_pieces_and_its_wounds_with_five(
    pieces: int, strong: int, lost: int
) -> None:
    table = armoured(attacked("thorn_boar", heroes=("keleia", "ael")), pieces)
    skin = equip(table, 0, "second_skin")
    health = table.health[0]
    on(suffer(table), foe=(6, 5))
    assert (strength(table), health - table.health[0], table.engaged[skin]) == (strong, lost, 0)


@pytest.mark.rule("EU-319", "EU-320", "EU-300")
def test_against_an_immune_elite_second_skin_takes_a_wound_and_no_strength() -> None:
    table = armoured(attacked("elite-nettle_king", heroes=("keleia", "ael")), 5)
    equip(table, 0, "second_skin")
    health = table.health[0]
    on(suffer(table), foe=(5, 4))
    assert (strength(table), health - table.health[0]) == (9, 2 - 1)


@pytest.mark.rule("EU-299", "EU-178", "EU-298")
@pytest.mark.parametrize(("pieces", "blows"), [(3, 1), (4, 2)])
def test_knife_waltz_lies_on_the_board_but_is_danced_in_four_pieces_only(pieces: int, blows: int) -> None:
    table = armoured(attacking("thorn_boar", heroes=("keleia", "ael")), pieces)
    equip(table, 0, "knife_waltz")
    strike(table)
    if blows == 1:
        assert prompt(table) == "hero-roll", "the only blow is taken without a question"
    else:
        assert offered(table, "attack") == ["attack twin_fangs", "attack knife_waltz"]


@pytest.mark.rule("EU-299", "EU-281", "EU-273")
def test_feint_used_on_the_monsters_roll_is_gone_for_the_heros() -> None:
    table = armoured(attacked("thorn_boar", heroes=("keleia", "ael")), 3)
    equip(table, 0, "feint")
    on(suffer(table), "after-monster", foe=(6, 5))
    answer(table, "use feint 1")
    on(table)
    assert strength(table) == 8
    on(strike(table), "hero-roll")
    roll(table, 4, 4)
    assert not [line for line in offered(table, "use") if "feint" in line]


@pytest.mark.rule("EU-300", "EU-193", "EU-273")
@pytest.mark.parametrize(("pieces", "more"), [(0, 2), (3, 3)])
def test_a_war_torc_adds_more_in_a_set_and_nothing_to_a_blow_without_a_band(pieces: int, more: int) -> None:
    for dice, plain in (((6, 6), 3), ((1, 2), 0)):
        table = armoured(attacking("cyclops"), pieces)
        equip(table, 0, "war_torc")
        on(strike(table), "before-hero")
        answer(table, "use war_torc 1")
        on(table, "hero-roll")
        roll(table, *dice)
        on(table)
        assert fight(table).damage == (plain + more if plain else 0)


# Artefacts and hope


@pytest.mark.rule("EU-189", "EU-193", "EU-276")
def test_the_singing_blade_in_a_sack_raises_the_damage_of_hope_alone() -> None:
    table = attacking("thorn_boar")
    give(table, 0, "artefact_singing_blade")
    table.hope = 3
    on(strike(table), "hero-roll")
    roll(table, 1, 1)
    answer(table, "hope damage")
    on(table)
    assert fight(table).damage == 1 + 1


@pytest.mark.rule("EU-276", "EU-321", "EU-158")
@pytest.mark.parametrize(("foe", "strong"), [("thorn_boar", 6), ("elite-nettle_king", 7)])
def test_the_widows_veil_lowers_every_roll_but_that_of_an_immune_elite(foe: str, strong: int) -> None:
    table = attacked(foe)
    give(table, 0, "artefact_widow_veil")
    on(suffer(table), foe=(3, 4))
    assert strength(table) == strong


# Bands that kill


@pytest.mark.rule("EU-318", "EU-163", "EU-226")
@pytest.mark.parametrize(("helped", "alive"), [(False, False), (True, True)])
def test_a_hares_foot_keeps_a_roll_raised_by_frenzy_out_of_the_deadly_band(helped: bool, alive: bool) -> None:
    table = attacked("elite-nine_throat", heroes=("dral", "ael"))
    for tile in ("plate_helm", "plate_gauntlets", "hares_foot"):
        equip(table, 0, tile)
    table.health[0] = max_health(table, 0)
    hand(table, 1, frenzy=2)
    suffer(table)
    answer(table, "card frenzy 2")
    on(table, "after-monster", foe=(6, 6))
    if helped:
        answer(table, "use hares_foot 1")
    on(table)
    assert strength(table) == (13 if helped else 16)
    assert (table.health[0] > 0) is alive


@pytest.mark.rule("EU-318", "EU-319", "EU-321")
def test_the_judge_who_is_immune_kills_at_sixteen_whatever_foot_is_carried() -> None:
    table = attacked("elite-hollow_judge", heroes=("dral", "ael"))
    for tile in ("plate_helm", "plate_gauntlets", "hares_foot"):
        equip(table, 0, tile)
    table.health[0] = max_health(table, 0)
    hand(table, 1, frenzy=2)
    suffer(table)
    answer(table, "card frenzy 2")
    on(table, foe=(6, 6))
    assert (strength(table), table.health[0]) == (16, 0)


# After a death


@pytest.mark.rule("EU-213", "EU-273", "EU-296")
def test_who_rose_in_the_chapel_walks_on_with_an_ability_and_a_gem() -> None:
    table = board(heroes=("keleia", "dral"))
    lay(table, "i_stones", 2, -1)
    equip(table, 0, "roof_road")
    set_gem(table, equip(table, 0, "leather_greaves"), "amethyst")
    tokens(table, 0, "combat")
    stand(table, 0, "i_stones-b")
    table.moves[0] = 2
    answer(acting(table), "move i_stones-a")
    on(table, "monster-roll")
    table.health[0] = 1
    on(table, "act", foe=(6, 6))
    assert (at(table), table.moves[0]) == ("i_chapel-m", 0)
    answer(table, "use roof_road 1")
    assert table.moves[0] == 3
    answer(table, "gem amethyst")
    assert table.moves[0] == 4


@pytest.mark.rule("EU-211", "EU-259", "EU-262")
def test_full_health_after_a_death_is_that_with_armour_and_its_ruby() -> None:
    table = arena()
    set_gem(table, equip(table, 0, "leather_greaves"), "ruby", active=False)
    met(table)
    on(table, "monster-roll")
    table.health[0] = 1
    on(table, foe=(6, 6))
    assert (table.health[0], table.gaar[0]) == (6 + 1 + 1, 4 + 3)


# Essences and clovers


@pytest.mark.rule("EU-302", "EU-182", "EU-187")
def test_an_essence_of_earth_saved_from_the_monsters_roll_lifts_the_heros_with_hope_and_clover() -> None:
    table = attacking("thorn_boar")
    essences(table, 0, earth=1)
    table.hope = 1
    on(strike(table), "attack")
    answer(table, "attack fire_staff")
    roll(table, 2, 4)
    answer(table, "essence earth 1", "hope plus", "use concentration 1")
    on(table)
    assert total(table) == 6 + 3 + 1 + 2
    assert (table.essences[0], table.hope, fight(table).damage) == ([0, 0, 0, 0], 0, 3)


@pytest.mark.rule("EU-302", "EU-193", "EU-194")
def test_two_essences_of_fire_add_four_and_two_curses_take_one() -> None:
    table = attacking("cyclops")
    essences(table, 0, fire=2)
    hand(table, 1, curse=2)
    strike(table)
    answer(table, "card curse 2")
    on(table, "before-hero")
    answer(table, "essence fire 1", "essence fire 1")
    on(table, "hero-roll")
    roll(table, 6, 6)
    on(table)
    assert (total(table), fight(table).damage) == (12 - 4 - 1, 1 + 4 - 1)


@pytest.mark.rule("EU-170", "EU-227", "EU-147")
def test_the_price_of_a_shield_and_a_power_up_both_fall_on_the_one_next_attack() -> None:
    table = attacked("cyclops", heroes=("dral", "ael"))
    hand(table, 1, power_up=1)
    suffer(table)
    answer(table, "card power_up 1")
    on(table, "after-monster", foe=(1, 1))
    answer(table, "use tavern_door 1")
    on(table)
    for lost in (3 + 2, 0):
        on(strike(table), "hero-roll")
        roll(table, 6, 5)
        on(table)
        assert total(table) == 11 - lost - 1


@pytest.mark.rule("EU-273", "EU-274", "EU-290")
def test_a_jewel_used_in_combat_stays_engaged_in_the_sack() -> None:
    table = board()
    torc = equip(table, 0, "milkstone_pendant")
    table.engaged[torc] = 1
    table.health[0] = 2
    acting(table)
    answer(table, "arrange")
    answer(table, next(line for line in options(table) if line.startswith("unequip")))
    assert thing(table, 0, "milkstone_pendant") == torc
    assert table.engaged[torc] == 1


# A level without monsters


@pytest.mark.rule("EU-044", "EU-203", "EU-198", "EU-206")
def test_where_no_monster_of_a_level_is_left_its_space_is_freed_without_loot() -> None:
    table = arena()
    table.top[0], table.monsters[0] = NONE, []
    table.gold[0] = 0
    run(table, Fighting(0, NONE, table.at[0], 1))
    on(table)
    assert (table.hero_token[space(table, LAIR)], table.gold[0], table.duel) == (0, 0, None)
