"""What the table answers by itself in Conquest of Nerath: windows without a card that fits, places without a choice."""

from __future__ import annotations

import pytest

from taverne.engine.idle import idle_answer, in_window
from taverne.games.nerath.state.state import NerathState

from .positions import answer, attack, board, hand, options, prompt, put, roll, war


def given(table: NerathState) -> str:
    """What the table would answer for whoever is asked, nothing if it asks."""
    found = idle_answer(table, table.pending[0].seat)
    return "" if found is None else str(found)


def besieged(**units: int) -> NerathState:
    table = board()
    attack(table, "karkoth", "vast_plains", **units)
    put(table, "vailin", "vast_plains", footsoldier=3)
    return table


@pytest.mark.rule("CN-082")
def test_a_window_in_which_no_card_of_the_hand_fits_is_passed() -> None:
    table = besieged(footsoldier=3)
    hand(table, "karkoth", "animate_dead", "rampage")
    war(table)
    seen = 0
    for _ in range(40):
        if not table.pending or table.pending[0].seat < 0:
            break
        if prompt(table) == "react":
            plays = [line for line in options(table) if line.split()[0] in ("play", "lay", "use")]
            assert given(table) == ("" if plays else "pass")
            assert in_window(table, table.pending[0].seat)
            seen += 1
            answer(table, "pass")
        else:
            break
    assert seen


@pytest.mark.rule("CN-172", "CN-205")
def test_a_durable_unit_that_is_whole_withstands_the_hit() -> None:
    table = besieged(footsoldier=2, dragon=1)
    war(table)
    roll(table, 1, 1, 1)
    roll(table, 6, 1, 1)
    assert prompt(table) == "casualties"
    assert "lose footsoldier" in options(table)
    assert given(table) == "lose dragon"


@pytest.mark.rule("CN-172")
def test_who_falls_is_asked_where_nobody_withstands() -> None:
    table = besieged(footsoldier=2, monster=1)
    war(table)
    roll(table, 1, 1, 1)
    roll(table, 6, 1, 1)
    assert prompt(table) == "casualties"
    assert given(table) == ""
