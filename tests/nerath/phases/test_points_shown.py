"""Where a realm's points come from, as everybody sees it: what was conquered, and what treasures in play scored."""

from __future__ import annotations

import pytest

from taverne.games.nerath.view.table import table_view

from ..positions import board, lay


@pytest.mark.rule("CN-558")
def test_points_of_treasures_in_play_are_told_apart_from_conquests() -> None:
    table = board()
    lay(table, "karkoth", "threefold_crown")
    worth = table.cat.points[table.laid[0][0]]
    table.points[0] = worth + 4
    realm = table_view(table, 1).realms[0]
    assert worth > 0
    assert (realm.points, realm.laid_points) == (worth + 4, worth)
