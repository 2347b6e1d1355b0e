"""The ambush module (ML-229 to ML-239, ML-300 to ML-307)."""

from __future__ import annotations

import pytest

from taverne.games.monster_lands.rules.battle.effects import traps_counted
from taverne.games.monster_lands.state.game_state import LandsState
from taverne.games.monster_lands.view.structs import AimView
from taverne.games.monster_lands.view.table import table_view
from tests.monster_lands.positions import (
    adventure,
    asked,
    column,
    expeditions,
    member,
    monster,
    options,
    region,
    seated,
    send,
)
from tests.monster_lands.scenes import field
from tests.tools import play, refused, told


def duel(laid: tuple[str, ...], **victim: int | tuple[str, ...]) -> LandsState:
    """Return korgo of seat 0 on expedition 3, with traps, beside tortock of seat 1 on expedition 4."""
    state = field(2, ambush=True)
    send(state, "region_a", 3, "korgo", force=1, laid=laid)
    send(state, "region_a", 4, "tortock", **victim)  # type: ignore[arg-type]
    return adventure(state)


ONE, TWO = column("region_a", 3), column("region_a", 4)


@pytest.mark.rule("ML-231", "ML-239", "ML-230")
def test_traps_are_revealed_one_by_one_and_may_stay_hidden() -> None:
    state = duel(("F2", "M1"), force=1)
    assert options(state) == ["reveal", "hold"]
    play(state, "0: reveal")
    assert state.dice[0][ONE] == 3
    play(state, "0: hold")
    assert state.shown[ONE] == 1
    assert traps_counted(state, ONE) == 2, "an unrevealed token counts as a trap"
    assert asked(state) == (-1, "attack")


@pytest.mark.rule("ML-232", "ML-230")
@pytest.mark.parametrize(
    ("kind", "script", "left", "gained"),
    [
        pytest.param("steal_M1", "", (2, 1), (1, 1), marks=pytest.mark.rule("ML-300")),
        pytest.param("steal_M2", "", (2, 0), (1, 2), marks=pytest.mark.rule("ML-301")),
        pytest.param("steal_F1", "", (1, 2), (2, 0), marks=pytest.mark.rule("ML-302")),
        pytest.param("steal_F2", "", (0, 2), (3, 0), marks=pytest.mark.rule("ML-303")),
        pytest.param("steal_any1", "0: steal magic", (2, 1), (1, 1), marks=pytest.mark.rule("ML-304")),
        pytest.param("steal_any2", "0: steal force\n0: steal magic", (1, 1), (2, 1), marks=pytest.mark.rule("ML-305")),
    ],
)
def test_an_ambush_steals(kind: str, script: str, left: tuple[int, int], gained: tuple[int, int]) -> None:
    state = duel((kind,), force=2, magic=2)
    play(state, f"0: reveal\n0: target 4\n{script}")
    assert tuple(state.dice_on(TWO)[:2]) == left
    assert tuple(state.dice_on(ONE)[:2]) == gained
    assert traps_counted(state, ONE) == 0, "a revealed ambush is no trap any more (ML-230)"


@pytest.mark.rule("ML-231", "ML-133", "ML-172")
def test_without_a_monster_there_is_no_conflict_and_every_trap_is_turned() -> None:
    state = seated(2, ambush=True)
    state.monsters[0] = -1
    region(state, 0, "yuha")
    expeditions(state, 0, "E1-a")
    send(state, "region_a", 3, "korgo", force=1, laid=("steal_F1", "F2"))
    send(state, "region_a", 4, "tortock", force=2)
    adventure(state)
    assert state.shown[ONE] == 2
    assert state.dice[0][ONE] == 3, "one of its own and the two of F2"
    assert state.dice[0][TWO] == 2, "an ambush steals nothing where nobody fights"
    assert asked(state) == (-1, "strike")


@pytest.mark.rule("ML-236")
def test_an_ambush_takes_what_there_is() -> None:
    state = duel(("steal_F2",), force=1, magic=2)
    play(state, "0: reveal\n0: target 4")
    assert state.dice_on(TWO)[:2] == [0, 2]


@pytest.mark.rule("ML-237")
@pytest.mark.parametrize(
    ("laid", "thief", "colour", "n"),
    [
        pytest.param("F1p", "steal_F2", 0, 1, marks=pytest.mark.rule("ML-282")),
        pytest.param("F2p", "steal_F2", 0, 2, marks=pytest.mark.rule("ML-287")),
        pytest.param("M1p", "steal_M2", 1, 1, marks=pytest.mark.rule("ML-290")),
        pytest.param("M2p", "steal_M2", 1, 2, marks=pytest.mark.rule("ML-294")),
    ],
)
def test_dice_on_a_reinforced_trap_cannot_be_stolen(laid: str, thief: str, colour: int, n: int) -> None:
    state = field(2, ambush=True)
    send(state, "region_a", 3, "tortock", force=1, magic=1, laid=(laid,))
    send(state, "region_a", 4, "korgo", force=1, magic=1, laid=(thief,))
    adventure(state)
    play(state, "1: reveal")
    assert state.dice[colour][ONE] == 1 + n
    play(state, "0: reveal\n0: target 3")
    assert state.dice[colour][ONE] == n, "only the die that lay on the expedition itself is gone"
    assert state.dice[colour][TWO] == 2


@pytest.mark.rule("ML-233", "ML-390")
def test_a_defence_token_cancels_an_ambush_and_both_go() -> None:
    state = duel(("steal_F1",), force=2, defence=1)
    play(state, "0: reveal\n0: target 4")
    assert asked(state) == (1, "ambush")
    assert options(state) == ["allow", "cancel"]
    play(state, "1: cancel")
    assert state.dice[0][TWO] == 2
    assert state.shields[TWO] == 0
    assert state.laid[ONE] == []
    assert state.cat.trap_index["steal_F1"] in state.trap_discard


@pytest.mark.rule("ML-234", "ML-235", "ML-306", "ML-307", "ML-239")
@pytest.mark.parametrize(("kind", "n"), [("redirect_1", 1), ("redirect_2", 2)])
def test_an_ambush_redirects_attack_dice_that_are_rolled_first(kind: str, n: int) -> None:
    state = duel((kind,), force=1, magic=1)
    play(state, "0: reveal\n0: target 4")
    assert [table_view(state, seat).aims for seat in (0, 1)] == [(AimView(ONE, TWO, n),)] * 2, "everybody sees it"
    assert options(state) == ["pass", "redirect ambush 4"]
    play(state, "0: redirect ambush 4")
    assert options(state) == ["shield 0", "shield 1"], "the target may remove Magic dice first (ML-235)"
    play(state, "1: shield 0")
    assert len(state.pending[0].sides) == n  # type: ignore[union-attr]
    play(state, "chance: roll " + " ".join(["6"] * n))
    assert bool(state.wounded[member(state, "tortock")]) == (n == 1)
    assert len(state.pending[0].sides) == 4 - n  # type: ignore[union-attr]


@pytest.mark.rule("ML-232", "ML-238")
def test_only_adjacent_expeditions_can_be_targeted() -> None:
    state = duel(("steal_F1",), force=1)
    play(state, "0: reveal")
    assert refused(state, "0: target 1").rule == "ML-238"


@pytest.mark.rule("ML-239")
def test_ones_own_mercenary_may_be_the_target() -> None:
    state = field(2, ambush=True)
    send(state, "region_a", 3, "korgo", force=1, laid=("steal_F1",))
    send(state, "region_a", 4, "purkas", force=1)
    adventure(state)
    play(state, "0: reveal\n0: target 4")
    assert state.dice[0][ONE] == 2


@pytest.mark.rule("ML-239", "ML-231")
def test_conflicts_happen_at_the_gates_too() -> None:
    state = seated(2, ambush=True)
    monster(state, 2, "krushus")
    send(state, "gates", 1, "korgo", force=1, laid=("steal_F1",))
    send(state, "gates", 2, "tortock", force=1)
    adventure(state)
    play(state, "0: reveal\n0: target 2")
    assert state.dice[0][column("gates", 1)] == 2


@pytest.mark.rule("ML-232")
def test_without_a_neighbour_an_ambush_is_wasted() -> None:
    state = seated(2, ambush=True)
    monster(state, 0, "turfus")
    expeditions(state, 0, "E1-a")
    send(state, "region_a", 4, "korgo", force=1, laid=("steal_F1",))
    adventure(state)
    play(state, "0: reveal")
    assert told(state, "ambushed") == []
    assert asked(state) == (-1, "attack")


@pytest.mark.rule("ML-229", "ML-058")
def test_module_traps_are_sold_at_the_lair() -> None:
    from tests.monster_lands.positions import lair, pool, refresh

    state = seated(2, ambush=True)
    lair(state, "steal_F1", "F1p", "redirect_1", "F1", "F1", "F1")
    pool(state, 0, force=1)
    refresh(state)
    play(state, "0: deploy lair\n0: die force\n0: buy steal_F1\n0: buy redirect_1")
    assert len(state.traps[0]) == 3
