"""Help in Monster Lands: odds that anybody in that seat could reckon, with every step of a plan, and nothing hidden."""

from __future__ import annotations

import msgspec
import pytest

from taverne.engine.frames import apply, choices, settle_all
from taverne.engine.rng import Rng
from taverne.games.monster_lands.advice import Advice, advice
from taverne.games.monster_lands.game import MonsterLands
from taverne.games.monster_lands.rules.outside import Sending
from taverne.games.monster_lands.state import Table

GAME = MonsterLands()


def planned(seed: int, most: int) -> list[tuple[Table, int]]:
    """Positions of a random game in which somebody plans an expedition, each with the seat that does."""
    table = GAME.start({"ambush": True}, 3, seed)
    settle_all(table)
    rng = Rng(seed)
    found: list[tuple[Table, int]] = []
    while table.pending and len(found) < most:
        choice = choices(table)[0]
        if isinstance(table.stack[-1], Sending) and choice.prompt in ("send", "load"):
            found.append((table.clone(), choice.seat))
        regions = [option for option in choice.options if str(option).startswith("deploy region")]
        options = regions or choice.options
        apply(table, choice.seat, options[rng.below(len(options))])
        settle_all(table)
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
