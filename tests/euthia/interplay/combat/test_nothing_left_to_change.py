"""What changes nothing is not offered: a Dwurt die at zero, a last die of the monster, a monster without tokens."""

from __future__ import annotations

import pytest

from tests.euthia.fights import arena, attacked, fight, met, on, suffer
from tests.euthia.positions import acting, answer, board, dice, equip, essences, give, options, refresh, refused


@pytest.mark.rule("EU-360", "EU-273", "EU-361")
def test_the_whispering_die_turns_no_dwurt_die_that_lies_at_zero() -> None:
    table = board(heroes=("skoldur", "ael"))
    acting(table)
    assert refused(table, "use whispering_die 2") == ("no-effect", "EU-360")
    table.stack.clear()
    table.dwurt_die[0] = 1
    answer(acting(table), "use whispering_die 2")
    assert table.dwurt_die[0] == 0


@pytest.mark.rule("EU-156", "EU-301")
def test_a_second_essence_of_air_is_kept_where_the_monster_rolls_one_die() -> None:
    table = attacked()
    essences(table, 0, air=2)
    on(suffer(table), "before-monster")
    answer(table, "essence air 1")
    assert dice(table) == 1, "nothing more is asked before the roll"
    assert table.essences[0] == [1, 0, 0, 0]


@pytest.mark.rule("EU-144", "EU-146")
@pytest.mark.parametrize(("gaar", "chaos"), [(0, 0), (1, 0), (0, 1)])
def test_a_dragons_eye_takes_nothing_from_a_monster_that_has_neither_gaar_nor_chaos(gaar: int, chaos: int) -> None:
    table = arena()
    equip(table, 0, "dragons_eye")
    give(table, 0, "scroll_horn")
    on(met(table), "prepare")
    fight(table).gaar, fight(table).chaos = gaar, chaos
    refresh(table)
    assert ("use dragons_eye 1" in options(table)) is bool(gaar or chaos)
    assert "use scroll_horn 1" in options(table)
