"""Random walks through whole games of Euthia: alone, as rivals, together; each ends, and clones and saved states agree.

Bold walks use every token, so that the map is revealed, monsters are fought and wares change hands.
"""

from __future__ import annotations

from collections import Counter

import pytest

from taverne.engine.actions import Action
from taverne.engine.decisions import Choice
from taverne.engine.frames import apply, settle_all
from taverne.engine.rng import Rng, derive
from taverne.games.euthia.state import OVER, Table
from tests.euthia.positions import started

PLAIN = {"end": 1, "arrange": 1}
"""Tickets of an action in a bold walk; those not named have three."""
GAMES = [
    (1, "solo", False, False),
    (2, "competitive", False, False),
    (3, "competitive", True, True),
    (4, "competitive", False, False),
    (2, "coop", True, False),
    (4, "coop", False, True),
]


def bold(options: tuple[Action, ...], rng: Rng) -> Action:
    """Return an option by lot, with fewer tickets for what ends a turn."""
    tickets = [action for action in options for _ in range(PLAIN.get(action.kind, 3))]
    return tickets[rng.below(len(tickets))]


def walked(table: Table, seed: int, told: Counter[str] | None = None, most: int = 60_000) -> int:
    """Play a bold game to its end and return how many decisions seats took."""
    rng = Rng(derive(seed, "bold"))
    table.events = []
    for count in range(most):
        settle_all(table)
        if told is not None:
            told.update(event.kind for event in table.events)
        table.events = []
        if not table.pending:
            return count
        choice = table.pending[0]
        assert isinstance(choice, Choice)
        assert choice.options, f"nothing can be answered: {choice}"
        apply(table, choice.seat, bold(choice.options, rng))
    raise AssertionError(f"no end after {most} decisions: {table.pending}")


@pytest.mark.parametrize(("seats", "mode", "elites", "griffin"), GAMES)
def test_a_random_hunt_ends_after_its_last_round(seats: int, mode: str, elites: bool, griffin: bool) -> None:
    for seed in range(4):
        table = started(seats, mode, elites=elites, griffin=griffin, seed=seed)
        told: Counter[str] = Counter()
        walked(table, seed, told)
        assert table.phase == OVER
        assert table.round == table.plan.rounds
        assert told["turn"] == seats * table.plan.rounds
        assert told["territory"] > 5
