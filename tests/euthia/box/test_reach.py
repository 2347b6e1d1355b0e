"""Every piece of the box comes into play and is used: a few generous games show most of it, many of them the rest.

What a generous game is, and what counts as used, is said in ``reach``.
"""

from __future__ import annotations

from collections import Counter, defaultdict

import pytest

from taverne.games.euthia.state.game_state import OVER
from tests.euthia.box.reach import GAME, Told, generous, pieces, played, unreached

CARDS = GAME.box.cards
PLANNED = {
    "opponent-magma_demon": "comes out when the abysses are sealed (EUS-153): test_rules_scenario_abyss",
    "tile-arm_drake_chaps": "is worn, but heals only a hurt hero in a set of three (EU-299): test_rules_using",
    "tile-amulet_of_eternity": "is found in the fight with the Magma Demon: test_rules_scenario_abyss",
}
"""What random play hardly ever comes to, why, and where it is proved instead."""


def test_a_few_generous_games_use_most_of_the_box() -> None:
    told = played(range(10))
    every = Counter(table for table, _, _ in pieces(CARDS))
    missed = {table: len(names) for table, names in unreached(told, CARDS).items()}
    assert not {"card", "essence", "hero"} & set(missed)
    shares = {"monster": 0.6, "territory": 0.75, "hero_tile": 0.5, "shop_tile": 0.5, "resource": 0.7}
    for table, share in shares.items():
        assert missed.get(table, 0) <= (1 - share) * every[table], table
    assert sum(missed.values()) <= 0.55 * every.total()


def test_generous_games_end_like_others() -> None:
    told: Told = defaultdict(set)
    table = generous(3, told)
    assert table.phase == OVER
    assert "territory" in {kind for kinds in told.values() for kind in kinds}


@pytest.mark.soak
def test_every_piece_is_drawn_and_used_in_many_generous_games() -> None:
    missed = [name for names in unreached(played(range(800)), CARDS).values() for name in names]
    assert sorted(set(missed) - set(PLANNED)) == []
