"""Scenarios of Euthia alone and together, where the modes change what another rule says."""

from __future__ import annotations

import pytest

from tests.euthia.fights import arena, met, on
from tests.euthia.positions import acting, answer, at, board, hand, lay, pickaxes, stand


@pytest.mark.rule("EU-354", "EU-314", "EU-346")
@pytest.mark.parametrize(("seats", "rep", "deaths"), [(1, 5, 1), (2, 4, 0)])
def test_a_death_before_an_elite_costs_a_point_together_and_a_token_alone(seats: int, rep: int, deaths: int) -> None:
    table = arena(seats=seats, mode="coop" if seats > 1 else "")
    table.rep[0] = 5
    met(table, "elite-old_gnash")
    on(table, "attack")
    table.health[0] = 1
    on(table, "attack")
    table.health[0] = 1
    while table.duel is not None and table.health[0] == 1:
        on(table, "attack")
        if table.pending:
            answer(table, "attack fire_staff")
    assert (at(table), table.rep[0], table.deaths[0]) == ("i_chapel-m", rep, deaths)
    assert sum(table.captured) == 0


@pytest.mark.rule("EU-349", "EU-046", "EU-351")
@pytest.mark.parametrize(("mode", "gold"), [("coop", [0, 0]), ("competitive", [0, 1])])
def test_a_challenge_beside_another_hero_costs_gold_among_rivals_only(mode: str, gold: list[int]) -> None:
    table = board(2, mode)
    lay(table, "i_millbrook", 2, -1)
    pickaxes(table, "i_millbrook-c", 1)
    stand(table, 0, "i_millbrook-c")
    table.gold[0] = 1 if mode == "competitive" else 0
    hand(table, 0, power_up=1)
    answer(acting(table), "challenge")
    on(table, "act", hero=(1, 1))
    assert table.gold[:2] == gold
    assert sum(table.hand[0]) == (1 if mode == "competitive" else 0)
