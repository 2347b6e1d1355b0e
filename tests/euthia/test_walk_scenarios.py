"""Random walks through every scenario of Euthia: clones and saved states agree, questions can be put again, no piece is
lost, and views and worlds made of them work."""

from __future__ import annotations

import pytest

from taverne.engine.actions import CHANCE
from taverne.engine.frames import advance, apply
from taverne.engine.logs.snapshot import encode, restore, snapshot
from taverne.engine.rng import Rng, derive
from taverne.games.euthia.box.scenarios import SCENARIOS
from taverne.games.euthia.game import Euthia
from tests.euthia.positions import started
from tests.euthia.test_walk import bold, fallen

SEATS = (("solo", 1), ("coop", 2), ("competitive", 3))


def test_every_scenario_can_be_chosen() -> None:
    offered = next(option.choices for option in Euthia.options if option.key == "scenario")
    assert offered == SCENARIOS


@pytest.mark.parametrize("scenario", SCENARIOS[1:])
@pytest.mark.parametrize(("mode", "seats"), SEATS)
def test_clones_and_saved_states_and_questions_of_a_scenario_agree(scenario: str, mode: str, seats: int) -> None:
    table = started(seats, mode, scenario, seed=6, elites=True, griffin=True)
    table.events = None
    rng = Rng(derive(6, scenario))
    count = 0
    while table.pending:
        count += 1
        if count % 23 == 0:
            before = encode(table)
            saved = restore(started(seats, mode, scenario, seed=6, elites=True, griffin=True), snapshot(table))
            assert table == table.clone() == saved
            table.stack[-1].at -= 1
            advance(table)
            assert encode(table) == before, table.pending
        decision = table.pending[0]
        action = fallen(table, rng, True) if decision.seat == CHANCE else bold(decision.options, rng)
        apply(table, decision.seat, action)
    assert Euthia().result(table) is not None


@pytest.mark.parametrize("scenario", SCENARIOS[1:])
def test_no_piece_is_lost_in_a_scenario_and_it_can_be_seen(scenario: str) -> None:
    game = Euthia()
    table = started(2, "competitive", scenario, seed=9)
    table.events = None
    rng = Rng(derive(9, scenario))
    count = 0
    while table.pending:
        count += 1
        decision = table.pending[0]
        if count % 41 == 0:
            assert game.problems(table) == []
            for seat in range(2):
                game.table(table, seat)
                assert game.problems(game.determinize(table, seat, rng)) == []
        action = fallen(table, rng, True) if decision.seat == CHANCE else bold(decision.options, rng)
        apply(table, decision.seat, action)
    assert game.problems(table) == []
