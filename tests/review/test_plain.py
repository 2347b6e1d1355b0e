"""A game without a chronicle of its own: its matches have a story all the same, only a plain one."""

from __future__ import annotations

from typing import Any

from taverne.arena.play import play
from taverne.engine.reports.chronicle import Chronicle, PlainChronicle
from taverne.games.dungeon_rush.game import DungeonRush
from taverne.review.match_review import reviewed
from tests.siege.game import Siege


class Untold(DungeonRush):
    """A boxed game whose package has no module ``chronicle``."""

    package = "tests.siege"


class ToldPlainly(Siege):
    def chronicle(self) -> Chronicle[Any]:
        return PlainChronicle(self)


def test_a_game_without_a_chronicle_gets_a_plain_one() -> None:
    assert isinstance(Untold().chronicle(), PlainChronicle)
    assert not isinstance(DungeonRush().chronicle(), PlainChronicle)


def test_its_matches_can_be_reviewed() -> None:
    match = play(ToldPlainly(), ["random"] * 3, {"race": False}, seed=2)
    assert match.result is not None
    review = reviewed(match, budget_ms=50)
    assert review.ending == "played"
    assert review.turns[0].chances == (0.3333,) * 3
    assert sum(review.turns[-1].chances) == 1
    assert review.turns[-1].parts == match.result.parts
