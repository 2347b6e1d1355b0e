"""Running a procedure by hand in rule tests: begin it, answer it, roll and draw, read what is asked and told.

Positions of a game are left to the ``positions`` of its tests; scripts of whole matches to ``tools``.
"""

from __future__ import annotations

from typing import Any, TypeVar

from taverne.engine import frames
from taverne.engine.actions import CHANCE, Action, Seat
from taverne.engine.decisions import Choice
from taverne.engine.frames import Frame, advance, apply, ask_again
from taverne.engine.state import State

S = TypeVar("S", bound=State)


def run(table: S, frame: Frame) -> S:
    """Start a procedure and run it to its first question, if it has one."""
    table.stack.append(frame)
    advance(table)
    return table


def refresh(table: S) -> S:
    """Put the pending question anew, after pieces were moved by hand."""
    ask_again(table)
    return table


def answer(table: S, *lines: str) -> S:
    """Give these answers one after the other, each for whoever is asked first; dice are answered by ``roll``."""
    for line in lines:
        apply(table, asker(table), Action.parse(line))
    return table


def asker(table: State) -> Seat:
    """Return who is asked first; chance is not meant to be."""
    assert table.pending, "nobody is asked"
    seat = table.pending[0].seat
    assert seat != CHANCE, f"chance is asked: {table.pending[0]}"
    return seat


def roll(table: S, *faces: int) -> S:
    """Let the dice that are to be rolled show these faces; as many as there are dice, or it is refused."""
    apply(table, CHANCE, Action("roll", faces))
    return table


def draw(table: S, *items: str | int) -> S:
    """Let chance draw exactly these."""
    apply(table, CHANCE, Action("draw", items))
    return table


def settle(table: S) -> S:
    """Let chance fall as the seed says until somebody is asked."""
    frames.settle(table)
    return table


def question(table: State) -> Choice:
    """Return the choice of whoever is asked first; chance is not meant to be."""
    decision = table.pending[0]
    assert isinstance(decision, Choice), f"chance is asked: {decision}"
    return decision


def shown_in(table: State, key: str) -> str | int:
    """Return what the question of whoever is asked first shows under a key."""
    return (question(table).data or {})[key]


def options(table: State) -> list[str]:
    """Return what whoever is asked first may answer."""
    decision = table.pending[0]
    assert isinstance(decision, Choice), f"chance is asked: {decision}"
    return [str(action) for action in decision.options]


def prompt(table: State) -> str:
    """Return the key of what is asked first, "" if nothing is."""
    return table.pending[0].prompt if table.pending else ""


def told(table: State, kind: str) -> list[dict[str, Any]]:
    """Return what everybody was told in events of a kind."""
    return [event.data or {} for event in table.events or [] if event.kind == kind]
