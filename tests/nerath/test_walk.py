"""Random walks through every mode, length and line-up of Conquest of Nerath: whole games that end, no broken invariant.

A round limit ends those that random play would draw out; it is a rule of the house.
"""

from __future__ import annotations

from collections import Counter

import pytest

from taverne.engine.box.boxed_game import opened
from taverne.engine.decisions import Choice
from taverne.engine.frames import advance, apply, settle
from taverne.engine.rng import Rng, derive
from taverne.games.nerath.box.figures import LENGTHS, MODES
from taverne.games.nerath.box.load import load
from taverne.games.nerath.invariants import find_problems
from taverne.games.nerath.rules.new_state import new_state
from taverne.games.nerath.rules.phases.course import Playing
from taverne.games.nerath.rules.phases.victory import winners
from taverne.games.nerath.state.game_state import OVER, NerathState

LIMIT = 6
TABLES = [
    *((seats, "alliances", length) for seats in (2, 3, 4) for length in LENGTHS),
    *((4, "free_for_all", length) for length in LENGTHS),
]


def started(seats: int, mode: str, length: str, seed: int) -> NerathState:
    table = opened(new_state(load(), seats, MODES.index(mode), LENGTHS.index(length), LIMIT), seed, Playing())
    table.events = []
    advance(table)
    return table


def walked(table: NerathState, seed: int, told: Counter[str] | None = None) -> NerathState:
    """Play to the end by lot, with the invariants looked at now and then, and count what happened."""
    rng = Rng(derive(seed, "walk"))
    for turn in range(60000):
        settle(table)
        if told is not None:
            told.update(event.kind for event in table.events or ())
            table.events = []
        if turn % 25 == 0:
            assert find_problems(table) == []
        if not table.pending:
            break
        choice = table.pending[0]
        assert isinstance(choice, Choice)
        apply(table, choice.seat, choice.options[rng.below(len(choice.options))])
    return table


@pytest.mark.rule("CN-017", "CN-018", "CN-075")
@pytest.mark.parametrize(("seats", "mode", "length"), TABLES)
def test_random_games_end(seats: int, mode: str, length: str) -> None:
    for seed in range(2):
        table = walked(started(seats, mode, length, seed), seed)
        assert table.phase == OVER
        assert winners(table), "somebody wins, alone or with equals"


def test_the_same_seed_gives_the_same_game() -> None:
    one, two = (walked(started(3, "alliances", "short", 5), 5) for _ in range(2))
    assert one == two


def test_a_few_games_see_most_of_what_can_happen() -> None:
    told: Counter[str] = Counter()
    for seed in range(6):
        walked(started(4, "free_for_all", "short", seed + 50), seed, told)
    wanted = {"moved", "attacks", "boarded", "landed", "landing", "placed", "placed-aboard", "income", "phase", "turn"}
    wanted |= {"first-hand", "set-up", "repopulated", "over"}
    assert wanted <= set(told), f"never seen: {sorted(wanted - set(told))}"
