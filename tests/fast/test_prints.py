"""Views and states print as tables, compiled as plain.

What a print shows is tested in tests/engine/reports.
"""

from __future__ import annotations

import pytest

import taverne


@pytest.mark.parametrize("name", taverne.names())
def test_a_state_prints_as_the_table_of_whoever_is_asked(name: str) -> None:
    match = taverne.new(name, seed=2)
    seat = next(decision.seat for decision in match.state.pending if decision.seat >= 0)
    shown = taverne.show(match, seat)
    assert shown.startswith("== ")
    assert str(match.view(seat)) == repr(match.view(seat)) == shown
    assert str(match.state).startswith(shown)
    assert repr(match.state).startswith(shown)
