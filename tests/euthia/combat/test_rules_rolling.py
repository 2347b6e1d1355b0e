"""Hero rolls of Euthia: two dice, clovers, Gaar, Air and Earth, and the Die of Hope in a combat."""

from __future__ import annotations

import pytest

from taverne.games.euthia.rules.combat.hero_roll import HeroRolling
from taverne.games.euthia.state.game_state import EuthiaState
from tests.euthia.fights import (
    AIRY,
    EARTHY,
    arena,
    attacking,
    fight,
    on,
    shown,
    strike,
    total,
    windy,
)
from tests.euthia.positions import (
    answer,
    board,
    dice,
    equip,
    essences,
    offered,
    options,
    prompt,
    refused,
    roll,
    run,
    set_gem,
    thing,
    told,
)


def rolled(table: EuthiaState, *faces: int) -> EuthiaState:
    """Roll for a challenge."""
    run(table, HeroRolling(0, "challenge"))
    return roll(table, *faces)


@pytest.mark.rule("EU-056")
def test_a_hero_roll_is_the_sum_of_two_dice() -> None:
    table = board()
    run(table, HeroRolling(0, "challenge"))
    assert dice(table) == 2
    answer(roll(table, 6, 3), "done")
    assert total(table) == 9


@pytest.mark.rule("EU-057")
def test_any_number_of_clovers_change_the_result_each_by_its_number() -> None:
    table = board()
    cowl = equip(table, 0, "dragonskin_cowl")
    set_gem(table, cowl, "emerald")
    essences(table, 0, earth=1)
    rolled(table, 2, 3)
    assert {"use concentration 1", "use dragonskin_cowl 1", "gem emerald", "essence earth 1"} <= set(options(table))
    answer(table, "use concentration 1", "use dragonskin_cowl 1", "gem emerald", "essence earth 1", "done")
    assert total(table) == 5 + 2 + 1 + 1 + 3


@pytest.mark.rule("EU-057", "EU-273", "EU-296")
def test_what_was_used_cannot_be_used_for_the_next_roll_of_the_round() -> None:
    table = board()
    cowl = equip(table, 0, "dragonskin_cowl")
    set_gem(table, cowl, "emerald")
    rolled(table, 2, 3)
    answer(table, "use concentration 1", "gem emerald", "done")
    rolled(table, 2, 3)
    assert refused(table, "use concentration 1") == ("engaged", "EU-273")
    assert refused(table, "gem emerald") == ("gem-inactive", "EU-296")


@pytest.mark.rule("EU-058")
def test_each_gaar_rolls_one_die_again_and_adds_2_and_each_result_is_seen_first() -> None:
    table = board()
    rolled(table, 1, 4)
    answer(table, "gaar 1")
    assert dice(table) == 1
    roll(table, 3)
    assert shown(table) == 3 + 4 + 2
    answer(table, "gaar 2")
    roll(table, 6)
    answer(table, "done")
    assert total(table) == 3 + 6 + 4
    assert table.gaar[0] == 2


@pytest.mark.rule("EU-058")
def test_without_a_gaar_no_die_is_rolled_again() -> None:
    table = board()
    table.gaar[0] = 0
    rolled(table, 1, 4)
    assert refused(table, "gaar 1") == ("no-gaar", "EU-058")


@pytest.mark.rule("EU-059")
@pytest.mark.parametrize(("faces", "sum_"), [((6, 2), 3), ((1, 5), 3), ((4, 3), 6), ((5, 5), 10)])
def test_air_turns_the_higher_of_two_different_dice(faces: tuple[int, int], sum_: int) -> None:
    table = answer(rolled(windy(), *faces), "done")
    assert total(table) == sum_


@pytest.mark.rule("EU-060")
def test_earth_adds_2() -> None:
    assert total(answer(rolled(arena(EARTHY), 3, 4), "done")) == 9


@pytest.mark.rule("EU-061")
def test_air_comes_before_earth() -> None:
    table = answer(rolled(windy(earth=True), 6, 2), "done")
    assert total(table) == 1 + 2 + 2


@pytest.mark.rule("EU-062")
def test_air_does_not_look_at_a_die_that_was_rolled_again() -> None:
    table = rolled(windy(), 6, 2)
    answer(table, "gaar 1")
    roll(table, 6)
    answer(table, "done")
    assert total(table) == 6 + 2 + 2


@pytest.mark.rule("EU-180", "EU-181")
@pytest.mark.parametrize(("faces", "points"), [((1, 4), 1), ((2, 4), 0), ((1, 1), 1)])
def test_a_first_result_of_5_or_less_feeds_hope(faces: tuple[int, int], points: int) -> None:
    table = on(strike(attacking()), "hero-roll")
    roll(table, *faces)
    assert table.hope == points


@pytest.mark.rule("EU-180", "EU-181", "EU-101")
def test_hope_looks_at_the_dice_before_air_and_earth_act() -> None:
    table = on(strike(attacking(where=AIRY)), "hero-roll")
    roll(table, 6, 1)
    assert table.hope == 0, "7 at first, 2 after Air"
    assert shown(table) == 2


@pytest.mark.rule("EU-186")
def test_a_die_rolled_again_never_feeds_hope() -> None:
    table = on(strike(attacking()), "hero-roll")
    roll(table, 2, 6)
    answer(table, "gaar 2")
    roll(table, 1)
    assert table.hope == 0


@pytest.mark.rule("EU-186")
def test_a_roll_outside_combat_does_not_feed_hope() -> None:
    assert rolled(board(), 1, 1).hope == 0


@pytest.mark.rule("EU-187", "EU-190", "EUX-13")
def test_two_points_of_hope_add_2_one_by_one() -> None:
    table = on(strike(attacking()), "hero-roll")
    table.hope = 2
    roll(table, 3, 3)
    answer(table, "hope plus", "hope plus")
    assert table.hope == 0
    assert refused(table, "hope plus") == ("no-hope", "EU-190")
    assert shown(table) == 8


@pytest.mark.rule("EU-188")
def test_two_points_of_hope_are_a_gaar_at_any_moment() -> None:
    table = attacking()
    table.hope, table.gaar[0] = 5, 0
    on(strike(table), "before-hero")
    answer(table, "hope gaar", "hope gaar")
    assert (table.hope, table.gaar[0]) == (1, 2)


@pytest.mark.rule("EU-189", "EU-185")
def test_three_points_of_hope_add_1_and_a_damage_even_if_no_band_is_hit() -> None:
    table = on(strike(attacking()), "hero-roll")
    table.hope = 3
    roll(table, 2, 2)
    assert table.hope == 4, "the roll itself was low"
    answer(table, "hope damage", "done")
    assert total(table) == 5
    assert fight(table).damage == 1, "5 is below the first band of the staff"
    assert table.hope == 1


@pytest.mark.rule("EU-189", "EU-193")
def test_the_damage_of_hope_is_plain_so_that_more_is_added_to_it() -> None:
    table = attacking()
    essences(table, 0, fire=1)
    on(strike(table), "before-hero")
    answer(table, "essence fire 1")
    on(table, "hero-roll")
    table.hope = 3
    roll(table, 2, 2)
    answer(table, "hope damage", "done")
    assert fight(table).damage == 1 + 2


@pytest.mark.rule("EU-190")
def test_only_the_hero_spends_hope() -> None:
    table = on(strike(attacking()), "hero-roll")
    table.hope = 5
    roll(table, 6, 6)
    assert table.pending[0].seat == 0
    assert offered(table, "hope") == ["hope plus", "hope damage", "hope gaar"]


@pytest.mark.rule("EU-191")
def test_the_die_of_hope_does_not_rise_above_5() -> None:
    table = on(strike(attacking()), "hero-roll")
    table.hope = 5
    roll(table, 1, 1)
    assert table.hope == 5


@pytest.mark.rule("EU-191", "EU-188")
def test_a_hero_with_nothing_else_to_use_is_asked_when_hope_is_full() -> None:
    table = attacking(heroes=("keleia", "dral"))
    table.hope = 5
    strike(table)
    assert (prompt(table), options(table)) == ("before-hero", ["done", "hope gaar"])


@pytest.mark.rule("EUX-12", "EU-183")
def test_every_attack_on_the_dragonfly_is_4_weaker() -> None:
    table = on(strike(attacking("dragonfly")), "hero-roll")
    answer(roll(table, 5, 4), "done")
    assert total(table) == 9 - 4


@pytest.mark.rule("EU-186")
def test_an_effect_may_roll_dice_again_and_turn_others() -> None:
    table = attacking(heroes=("keleia", "dral"))
    on(strike(table), "hero-roll")
    roll(table, 1, 2)
    answer(table, "use loaded_dice 1")
    assert prompt(table) == "pick-die"
    answer(table, "turn 1", "done")
    assert told(table, "hero-total")[-1]["n"] == 6 + 2
    assert table.engaged[thing(table, 0, "loaded_dice")]


@pytest.mark.rule("EU-359", "EU-357")
def test_skoldur_spends_dwurt_instead_of_gaar_and_may_turn_gaar_into_dwurt_at_any_time() -> None:
    table = attacking(heroes=("skoldur", "dral"))
    table.gaar[0], table.dwurt[0] = 1, 1
    on(strike(table), "hero-roll")
    roll(table, 3, 3)
    assert refused(table, "gaar 1") == ("no-gaar-for-skoldur", "EU-359")
    answer(table, "dwurt", "convert", "dwurt")
    assert (table.gaar[0], table.dwurt[0], table.dwurt_die[0]) == (0, 0, 2)
    on(table)
    assert total(table) == 6 + 3 + 3
