"""Abilities and jewels of Euthia that heroes seldom own, in combats where their use meets a second rule."""

from __future__ import annotations

import pytest

from tests.euthia.fights import (
    AIRY,
    LAIR,
    arena,
    attacked,
    attacking,
    fight,
    held_cards,
    met,
    on,
    strength,
    strike,
    suffer,
    total,
)
from tests.euthia.interplay.scenes import EuthiaState, loose, max_health, win
from tests.euthia.positions import (
    acting,
    answer,
    at,
    dice,
    draw,
    equip,
    essences,
    give,
    hand,
    options,
    prompt,
    refused,
    roll,
    stand,
    thing,
    told,
)
from tests.euthia.turn.combat_cards import reserves, shows

LEATHER = ("leather_helmet", "leather_cuirass", "leather_gauntlets", "leather_greaves", "leather_boots")


def without(table: EuthiaState, *tiles: str) -> EuthiaState:
    """Take tiles off the first hero's board and out of the game."""
    for tile in tiles:
        table.remove_thing(thing(table, 0, tile))
    return table


@pytest.mark.rule("EU-170", "EU-177", "EU-169")
def test_who_has_nothing_to_strike_with_owes_the_price_of_a_shield_to_the_next_attack() -> None:
    table = without(attacked(heroes=("dral", "ael")), "boar_splitter")
    blow = thing(table, 0, "woodcutters_greeting")
    table.engaged[blow] = 1
    on(suffer(table), "after-monster", foe=(6, 4))
    answer(table, "use tavern_door 1")
    on(table)
    strike(table)
    assert len(told(table, "no-attack")) == 1
    table.stack.clear()
    table.engaged[blow] = 0
    on(strike(table), hero=(5, 5))
    assert total(table) == 10 - 3


@pytest.mark.rule("EU-062", "EU-186", "EU-182")
def test_insolent_luck_rolls_a_die_that_air_has_turned_and_neither_air_nor_hope_looks_again() -> None:
    table = attacking(heroes=("keleia", "dral"), where=AIRY)
    equip(table, 0, "insolent_luck")
    on(strike(table), "hero-roll")
    roll(table, 3, 1)
    assert table.hope == 1, "4 before Air turns the 3 to a 4"
    answer(table, "use insolent_luck 1")
    answer(table, "again 1")
    roll(table, 6)
    on(table)
    assert (total(table), table.hope) == (6 + 1 + 2, 1)


@pytest.mark.rule("EU-194", "EU-184", "EU-222")
def test_who_drinks_at_a_wound_that_two_curses_took_away_is_healed_all_the_same() -> None:
    table = attacking(heroes=("skoldur", "ael"))
    without(table, "rust_tooth", "black_debt")
    equip(table, 0, "drink_at_the_wound")
    table.health[0] = 2
    hand(table, 1, curse=2)
    fight(table).chaos = 1
    on(strike(table), "monster-cards")
    answer(table, "card curse 2")
    on(table, hero=(5, 5))
    assert (total(table), fight(table).damage, table.health[0]) == (6, 0, 3)


@pytest.mark.rule("EU-300", "EU-172", "EU-173")
@pytest.mark.parametrize(("pieces", "lost"), [(2, 4 - 2), (3, 4 - 3), (4, 4 - 4), (5, 0)])
def test_a_torc_and_a_monocle_take_more_from_venom_with_every_piece_of_a_set(pieces: int, lost: int) -> None:
    table = attacked(heroes=("ael", "dral"))
    for tile in (*LEATHER[:pieces], "torc_of_the_rank", "owl_monocle"):
        equip(table, 0, tile)
    table.health[0] = before = max_health(table, 0)
    hand(table, 1, venom=2)
    fight(table).chaos = 1
    on(suffer(table), "monster-cards")
    answer(table, "card venom 2")
    on(table, "after-monster", foe=(6, 6))
    answer(table, "use torc_of_the_rank 1", "use owl_monocle 1")
    on(table)
    assert (strength(table), before - table.health[0]) == (12 - 3, lost)


@pytest.mark.rule("EU-360", "EU-151", "EU-277")
def test_the_dwurt_of_black_milk_counts_for_compound_interest_in_the_same_round() -> None:
    table = arena(heroes=("skoldur", "ael"))
    equip(table, 0, "black_milk")
    equip(table, 0, "compound_interest")
    table.health[0] = 1
    met(table, "thorn_boar")
    on(table, "healing")
    answer(table, "use black_milk 1")
    while prompt(table) not in ("healing", "monster-roll"):
        answer(table, options(table)[0])
    assert (table.health[0], table.dwurt_die[0], table.dwurt[0]) == (6, 1, 4)
    on(table, "hero-roll", foe=(1, 1))
    roll(table, 4, 4)
    answer(table, "use compound_interest 1", "done")
    assert total(table) == 8 + 1 + 1


@pytest.mark.rule("EU-156", "EU-278", "EU-144")
def test_a_puppet_thread_with_air_takes_a_die_in_every_round_and_leaves_nothing_for_an_essence() -> None:
    table = arena(heroes=("taesiri", "dral"))
    thread = equip(table, 0, "puppet_thread")
    table.stored[thread] = (1, 0, 0, 0)
    essences(table, 0, air=1)
    hand(table, 1, venom=1)
    on(met(table, "thorn_boar"), "prepare")
    answer(table, "use puppet_thread 1")
    draw(table, "venom")
    assert (fight(table).gaar, held_cards(table, 1)) == (0, {}), "one Gaar and one card were all there was"
    for number in (1, 2):
        on(table, "monster-roll")
        assert (fight(table).round, dice(table)) == (number, 1)
        roll(table, 1)
        on(table, "hero-roll")
        roll(table, 1, 1)
    assert told(table, "essence-used") == []
    assert loose(table) == {"air": 1}


@pytest.mark.rule("EU-281", "EU-273", "EU-206")
def test_a_stair_that_healed_in_the_fight_leads_nowhere_until_it_is_waked() -> None:
    table = arena(heroes=("ael", "dral"))
    equip(table, 0, "stair_of_light")
    give(table, 0, "scroll_second_wind")
    table.health[0] = 2
    stand(table, 0, "i_stones-b")
    table.moves[0] = 1
    acting(table)
    answer(table, f"move {LAIR}")
    on(table, "healing")
    answer(table, "use stair_of_light 2")
    assert table.health[0] == 4
    win(table)
    assert refused(table, "use stair_of_light 1") == ("engaged", "EU-273")
    answer(table, "use scroll_second_wind 1", "refresh stair_of_light")
    while prompt(table) == "refresh":
        answer(table, options(table)[-1])
    answer(table, "use stair_of_light 1", "teleport i_chapel-a")
    assert at(table) == "i_chapel-a"


@pytest.mark.rule("EU-189", "EU-193", "EU-360")
def test_a_dwurt_makes_the_one_point_of_hope_two_where_the_blow_itself_found_no_band() -> None:
    table = attacking(heroes=("skoldur", "ael"))
    table.hope = 3
    on(strike(table), "attack")
    answer(table, "attack rust_tooth")
    roll(table, 1, 2)
    assert table.hope == 4
    answer(table, "hope damage", "use rust_tooth 1", "done")
    assert (fight(table).damage, table.dwurt_die[0], table.hope) == (1 + 1, 1, 1)


@pytest.mark.rule("EU-336", "EU-339", "EU-278")
def test_alone_a_dead_drop_that_takes_the_last_chaos_leaves_the_reserves_as_they_lie() -> None:
    table = arena(seats=1, heroes=("keleia",))
    equip(table, 0, "dead_drop")
    reserves(table, gold=("power_up", "power_up"))
    on(met(table, "goblin_archer"), "prepare")
    answer(table, "use dead_drop 1")
    assert (fight(table).chaos, table.gold[0]) == (0, 1)
    shows(table, 2, 2)
    on(table, "hero-roll")
    assert (len(table.gold_reserve), told(table, "card-played")) == (2, [])


@pytest.mark.rule("EU-359", "EU-279", "EU-173")
def test_grave_salt_before_the_roll_and_two_dwurt_after_it_fall_below_every_band() -> None:
    table = attacked(heroes=("skoldur", "ael"))
    equip(table, 0, "grave_salt")
    fight(table).gaar = 0
    on(suffer(table), "before-monster")
    answer(table, "use grave_salt 1")
    while prompt(table) not in ("monster-roll", "before-monster"):
        answer(table, options(table)[0])
    on(table, "duel", foe=(6, 6))
    answer(table, "dwurt")
    on(table)
    assert strength(table) == 12 - 2 - 3 - 3
    assert (table.health[0], table.dwurt_die[0]) == (6 - (0 if strength(table) < 5 else 2), 2)


@pytest.mark.rule("EU-281", "EU-182", "EU-273")
def test_a_vigil_that_helped_a_blow_brings_no_gaar_in_the_same_round() -> None:
    table = arena(heroes=("ael", "dral"))
    equip(table, 0, "long_vigil")
    stand(table, 0, "i_stones-b")
    table.moves[0] = 1
    acting(table)
    answer(table, f"move {LAIR}")
    on(table, "hero-roll")
    roll(table, 4, 4)
    answer(table, "use long_vigil 1")
    answer(table, "done")
    win(table)
    assert refused(table, "use long_vigil 2") == ("engaged", "EU-273")


@pytest.mark.rule("EU-360", "EU-278", "EU-289")
def test_a_crown_of_debts_fills_a_sack_where_the_slots_are_full_and_lifts_a_full_die_no_further() -> None:
    table = arena(heroes=("skoldur", "ael"))
    equip(table, 0, "crown_of_debts")
    table.dwurt_die[0] = 5
    met(table, "thorn_boar")
    on(table, "prepare")
    answer(table, "use crown_of_debts 1")
    assert (table.dwurt[0], table.dwurt_die[0]) == (6, 5)


@pytest.mark.rule("EU-319", "EU-320", "EU-151")
def test_an_elixir_heals_before_an_immune_elite_and_a_slumber_takes_off_its_wounds_alone() -> None:
    table = arena()
    give(table, 0, "red_elixir")
    give(table, 0, "leaden_slumber")
    table.health[0] = 3
    on(met(table, "elite-nettle_king"), "healing")
    answer(table, "use red_elixir 1")
    assert table.health[0] == 6
    on(table, "after-monster", foe=(6, 5))
    answer(table, "use leaden_slumber 1")
    on(table, "hero-roll")
    assert (strength(table), table.health[0]) == (11, 6), "two wounds less two"
