"""What traps do to a roll: whose dice they change, and when (ML-133 to ML-135, ML-299)."""

from __future__ import annotations

import pytest

from tests.monster_lands.positions import adventure, asked, send
from tests.monster_lands.scenes import field
from tests.tools import play, told


def totals(state: object) -> list[int]:
    return [int(event.data["total"]) for event in told(state, "rolled") if event.data]  # type: ignore[arg-type]


@pytest.mark.rule("ML-135")
def test_a_trap_that_changes_dice_serves_its_own_mercenary_only() -> None:
    state = field(beast="gorgosh")
    send(state, "region_a", 3, "korgo", force=2, laid=("F_plus_2",))
    send(state, "region_a", 4, "tortock", force=2)
    adventure(state)
    play(state, "chance: roll 1 1 1 1\n0: roll\nchance: roll 1 3")
    assert totals(state) == [1 + 3 + 2 * 2]
    if asked(state)[1] == "fight-roll":
        play(state, "0: stop")
    play(state, "chance: roll 1 1 1 1\nchance: roll 1 3")
    assert totals(state)[-1] == 8 + 1 + 3, "the neighbour's dice count as they fall, after the damage done before"


@pytest.mark.rule("ML-135")
def test_a_trap_that_changes_dice_is_not_yet_felt_by_the_monster() -> None:
    state = field(beast="gorgosh")
    send(state, "region_a", 4, "korgo", magic=1, laid=("M_plus_2",))
    adventure(state)
    assert asked(state) == (0, "shield")
    play(state, "0: shield 1")
    assert state.pending[0].sides == (6,) * 3, "a Magic die takes one Attack die away, whatever it will count"  # type: ignore[union-attr]


@pytest.mark.rule("ML-299")
def test_a_bonus_for_each_die_counts_for_dice_that_lie_on_traps() -> None:
    state = field(beast="gorgosh")
    send(state, "region_a", 4, "korgo", force=1, laid=("F_plus_1", "F2"))
    adventure(state)
    play(state, "chance: roll 1 1 1 1\n0: roll\nchance: roll 2 3 4")
    assert totals(state) == [2 + 3 + 4 + 3], "one die of its own and two on the other trap, each one more"


@pytest.mark.rule("ML-299")
def test_a_bonus_for_each_die_counts_for_stolen_dice() -> None:
    state = field(2, ambush=True, beast="gorgosh")
    send(state, "region_a", 3, "korgo", force=1, laid=("F_plus_3", "steal_F1"))
    send(state, "region_a", 4, "tortock", force=2)
    adventure(state)
    play(state, "0: reveal\n0: reveal\n0: target 4")
    play(state, "chance: roll 1 1 1 1\n0: roll\nchance: roll 2 5")
    assert totals(state) == [2 + 5 + 2 * 3]
