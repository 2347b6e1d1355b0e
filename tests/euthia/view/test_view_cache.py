"""What a view keeps from the one before is what would be made anew, at every decision of a game."""

from __future__ import annotations

import pytest

from taverne.engine.decisions import Choice
from taverne.engine.frames import apply, settle
from taverne.engine.rng import Rng, derive
from taverne.games.euthia.view import cache
from taverne.games.euthia.view.table import hero_view, map_view, table_view
from tests.euthia.positions import board, lay, space, stand, started
from tests.euthia.test_walk import bold


@pytest.mark.parametrize(("seats", "mode", "scenario"), [(3, "competitive", "hunt"), (2, "coop", "devastation")])
def test_kept_parts_are_equal_to_new_ones(seats: int, mode: str, scenario: str) -> None:
    table = started(seats, mode, scenario, seed=4, elites=True)
    table.events = None
    rng = Rng(derive(4, "kept"))
    for count in range(250):
        settle(table)
        if not table.pending:
            break
        choice = table.pending[0]
        assert isinstance(choice, Choice)
        seen = table_view(table, count % seats)
        assert seen.tiles == map_view(table)
        assert seen.heroes == tuple(hero_view(table, one, count % seats) for one in range(seats))
        apply(table, choice.seat, bold(choice.options, rng))


def test_a_view_is_made_of_the_same_parts_until_something_on_them_changes() -> None:
    table = board(2)
    lay(table, "i_millbrook", 2, -1)
    first = table_view(table, 0)
    assert table_view(table, 0).tiles is first.tiles
    table.gold[1] += 1
    second = table_view(table, 0)
    assert second.tiles is first.tiles
    assert second.heroes[0] is first.heroes[0]
    assert second.heroes[1].gold == first.heroes[1].gold + 1
    table.trade_token[space(table, "i_millbrook-a")] = 1
    stand(table, 0, "i_millbrook-a")
    third = table_view(table, 0)
    assert third.tiles != second.tiles
    assert third.heroes[0].at == "i_millbrook-a"


def test_only_so_much_is_kept() -> None:
    table = board(2)
    for gold in range(cache.HEROES + 2):
        table.gold[0] = gold
        assert table_view(table, 0).heroes[0].gold == gold
    assert len(cache._HEROES) <= cache.HEROES
