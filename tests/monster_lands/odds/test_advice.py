"""Help in Monster Lands: odds that anybody in that seat could reckon, with every step of a plan, and nothing hidden."""

from __future__ import annotations

from fractions import Fraction

import msgspec
import pytest

from taverne.engine.frames import apply, choices, settle
from taverne.engine.rng import Rng
from taverne.games.monster_lands.game import MonsterLands
from taverne.games.monster_lands.odds.advice import Advice, Chances, advice
from taverne.games.monster_lands.odds.best_case import promised
from taverne.games.monster_lands.rules.outside.expeditions import Sending
from taverne.games.monster_lands.state.game_state import LandsState

GAME = MonsterLands()


def planned(seed: int, most: int) -> list[tuple[LandsState, int]]:
    """Positions of a random game in which somebody plans an expedition, each with the seat that does."""
    table = GAME.start({"ambush": True}, 3, seed)
    settle(table)
    rng = Rng(seed)
    found: list[tuple[LandsState, int]] = []
    while table.pending and len(found) < most:
        choice = choices(table)[0]
        if isinstance(table.stack[-1], Sending) and choice.prompt in ("send", "load"):
            found.append((table.clone(), choice.seat))
        regions = [option for option in choice.options if str(option).startswith("deploy region")]
        options = regions or choice.options
        apply(table, choice.seat, options[rng.below(len(options))])
        settle(table)
    return found


@pytest.mark.parametrize("seed", [1, 2])
def test_help_is_the_same_whatever_is_hidden(seed: int) -> None:
    positions = planned(seed, 12)
    assert positions
    for table, seat in positions:
        known = advice(table, seat)
        for n in range(2):
            assert advice(GAME.determinize(table, seat, Rng(n)), seat) == known


def test_every_step_of_a_plan_has_its_odds() -> None:
    steps = 0
    for table, seat in planned(3, 12):
        found = advice(table, seat)
        asked = {str(option) for choice in choices(table) for option in choice.options}
        assert set(found.options) <= asked
        steps += len(found.options)
        for chances in [*found.options.values(), *[one.chances for one in found.expeditions]]:
            values = [value for value in msgspec.structs.astuple(chances) if value is not None]
            assert values
            assert all(0 <= value <= 1 for value in values)
    assert steps > 0


def test_help_of_other_seats_says_nothing_of_the_plan() -> None:
    for table, seat in planned(4, 6):
        for other in range(3):
            if other != seat:
                told = advice(table, other)
                assert told.options == {}
                assert not any(one.planned for one in told.expeditions)


def test_nobody_is_helped_who_only_watches() -> None:
    table, _ = planned(1, 1)[0]
    assert GAME.advice(table, -3) is None
    assert isinstance(GAME.advice(table, 0), Advice)


def mission_plan(lacking: int) -> tuple[LandsState, int]:
    """A position in which somebody loads an expedition to the competitive mission, so many dice short."""
    for seed in range(40):
        table = GAME.start({}, 2, seed)
        settle(table)
        rng = Rng(seed)
        for _ in range(200):
            if not table.pending:
                break
            choice = choices(table)[0]
            told = advice(table, choice.seat) if choice.prompt == "load-required" else Advice()
            if any(one.planned and one.chances.lacking == lacking for one in told.expeditions):
                return table, choice.seat
            wanted = [option for option in choice.options if str(option).startswith("deploy competitive")]
            options = wanted or choice.options
            apply(table, choice.seat, options[rng.below(len(options))])
            settle(table)
    raise AssertionError("no such position")


@pytest.mark.rule("ML-103")
@pytest.mark.parametrize("lacking", [1, 2])
def test_a_mission_plan_that_lacks_dice_is_reckoned_with_the_best_at_hand(lacking: int) -> None:
    table, seat = mission_plan(lacking)
    found = advice(table, seat)
    [plan] = [one for one in found.expeditions if one.planned]
    assert plan.chances.lacking == lacking
    steps = list(found.options.values())
    assert steps
    assert {chances.lacking for chances in steps} == {lacking - 1}
    # The best first step leads to the best plan; none promises more.
    assert max(chances.win or 0.0 for chances in steps) == plan.chances.win
    best = table.clone()
    while choices(best)[0].prompt == "load-required":
        told = advice(best, seat)
        step = max(told.options, key=lambda option: told.options[option].win or 0.0)
        apply(best, seat, next(option for option in choices(best)[0].options if str(option) == step))
    [done] = [one for one in advice(best, seat).expeditions if one.planned]
    assert (done.chances.lacking, done.chances.win) == (0, plan.chances.win)


@pytest.mark.rule("ML-107")
@pytest.mark.parametrize("seed", [1, 3, 5])
def test_a_plan_is_told_what_it_may_still_become(seed: int) -> None:
    """Filled up it is never worse than as it stands, and no longer told once nothing can be added."""
    told = 0
    for table, seat in planned(seed, 12):
        if not choices(table)[0].prompt.startswith("load"):
            continue
        found = advice(table, seat)
        if found.most is None:
            continue
        told += 1
        [plan] = [one.chances for one in found.expeditions if one.planned]
        assert main(found.most) >= main(plan)
        full = table.clone()
        for wanted in ("add", "trap", "defence", "potion", "venom"):
            while step := [option for option in choices(full)[0].options if option.kind == wanted]:
                apply(full, seat, step[0])
        assert advice(full, seat).most is None
    assert told > 0


def main(chances: Chances) -> float:
    return (chances.beat or 0.0) + (chances.conquer or 0.0)


def test_what_is_of_no_use_alone_may_be_of_use_together() -> None:
    table, seat = next(found for found in planned(1, 12) if choices(found[0])[0].prompt == "load")
    sending = table.stack[-1]
    assert isinstance(sending, Sending)
    force = table.cat.trap_index["F1"]
    table.traps[seat] = [force, force]
    full = promised(table, seat, sending, lambda load: Fraction(len(load.traps) >= 2))
    assert full.traps == (force, force)
