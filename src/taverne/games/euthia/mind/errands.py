"""What scenarios ask of a greedy hero: free actions of their own, and answers to their questions.
The rules of scenarios are in ``rules.scenario_...``; goals on the map in ``routes``."""

from __future__ import annotations

from typing import Final

from taverne.engine.actions import PASS, Action, Seat
from taverne.engine.decisions import Choice
from taverne.engine.rng import Rng

from ..rules.cards import GOLD, count
from ..rules.scenario_golem import COUNTER
from ..rules.scenario_rescue import CARRIED
from ..state import Table

GLADLY: Final = ("deliver", "gather", "clue", "legend", "revoke", "unravel", "seal_emblem")
"""Free actions of scenarios that are always worth taking."""


def at_chapel(table: Table, seat: Seat) -> float:
    """Return what a scenario makes the Chapel worth: villagers to hand over, gold cards against the Golem."""
    if not table.marks:
        return 0.0
    word = table.scenario_word()
    if word == "rescue":
        return 1.3 * table.marks[CARRIED + seat]
    if word == "devastation" and table.marks[COUNTER]:
        return 0.8 * min(2, count(table, seat, GOLD))
    return 0.0


def scenario_deed(table: Table, choice: Choice) -> Action | None:
    """Return a free action of the scenario that is worth taking where the hero stands."""
    for action in choice.options:
        if action.kind in GLADLY:
            return action
    return None


def scenario_answer(table: Table, choice: Choice, rng: Rng) -> Action:
    """Give what a scenario asks for; else any answer."""
    given = [action for action in choice.options if action.kind == "give_essence"]
    if given:
        return given[0]
    if choice.default in choice.options and choice.default != PASS:
        return choice.default
    return choice.options[rng.below(len(choice.options))]
