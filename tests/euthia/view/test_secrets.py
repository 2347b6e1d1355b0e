"""Nothing hidden shows in who is asked: whatever hands and decks may be, the question that a seat sees is the same."""

from __future__ import annotations

from collections import Counter

import pytest

from taverne.engine.decisions import Choice
from taverne.engine.frames import apply, settle
from taverne.engine.rng import Rng, derive
from taverne.games.euthia.game import Euthia
from taverne.games.euthia.state.game_state import EuthiaState
from tests.euthia.positions import hand, started
from tests.euthia.test_walk import bold


def asked(table: EuthiaState) -> list[tuple[int, str, object]]:
    """Return who is asked what, with the figures of the question."""
    return [(one.seat, one.prompt, getattr(one, "data", None)) for one in table.pending]


def compared(table: EuthiaState, count: int) -> None:
    """Deal anew what each seat cannot see: the question stays, and its own options too."""
    decision = table.pending[0]
    assert isinstance(decision, Choice)
    for seat in range(table.seats):
        other = Euthia().determinize(table, seat, Rng(count))
        assert asked(other) == asked(table)
        found = other.pending[0]
        assert isinstance(found, Choice)
        if seat == decision.seat:
            assert found.options == decision.options


@pytest.mark.parametrize(("seats", "mode"), [(2, "competitive"), (3, "competitive"), (2, "coop")])
def test_in_combats_and_where_cards_are_given_the_question_tells_nothing(seats: int, mode: str) -> None:
    seen: Counter[str] = Counter()
    for seed in range(3):
        table = started(seats, mode, seed=seed, elites=True)
        table.events = None
        settle(table)
        for seat in range(seats):
            hand(table, seat, curse=2, frenzy=1)
        rng = Rng(derive(seed, "secrets"))
        for count in range(700):
            if not table.pending:
                break
            decision = table.pending[0]
            assert isinstance(decision, Choice)
            if table.duel is not None or decision.prompt in ("hand-limit", "give-card", "pay"):
                seen[decision.prompt] += 1
                compared(table, count)
            apply(table, decision.seat, bold(decision.options, rng))
            settle(table)
    assert {"roll-attack", "duel"} <= set(seen)
    assert mode == "coop" or seen["monster-cards"] > 5
