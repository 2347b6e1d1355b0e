"""Phases of Conquest of Nerath for positions where rules meet: begin one, end it, see that the table is sound.
Pieces and cards are put by ``tests.nerath.positions``; windows and scripts are in ``tests.nerath.cards``."""

from __future__ import annotations

from taverne.engine.frames import advance
from taverne.games.nerath.invariants import find_problems
from taverne.games.nerath.rules.phases.course import Playing, TakingTurn
from taverne.games.nerath.rules.phases.income import collect
from taverne.games.nerath.rules.phases.reinforcement import Reinforcing
from taverne.games.nerath.rules.phases.reposition import Repositioning
from taverne.games.nerath.state.game_state import NerathState as Position
from tests.nerath import positions
from tests.nerath.cards import pass_windows
from tests.nerath.positions import run, turn

__all__ = [
    "Position",
    "buying",
    "close",
    "continues_turn",
    "earns",
    "moving",
    "repositioning",
    "round_ends",
    "sound",
    "takes_turn",
]


def close(table: Position) -> Position:
    """Leave whatever is under way, so that a later phase can begin."""
    pass_windows(table)
    table.stack.clear()
    table.pending = ()
    return table


def moving(table: Position, realm: str) -> Position:
    """Begin the Movement phase of a realm."""
    turn(table, realm, "movement")
    return positions.moving(table)


def repositioning(table: Position, realm: str) -> Position:
    """Begin the Reposition phase of a realm."""
    turn(table, realm, "reposition")
    return run(table, Repositioning())


def buying(table: Position, realm: str, gold: int) -> Position:
    """Begin the Reinforcement phase of a realm that has this much gold."""
    turn(table, realm, "reinforcement")
    table.gold[table.realm] = gold
    return run(table, Reinforcing())


def earns(table: Position, realm: str) -> int:
    """Let a realm collect its income, and return how much that was."""
    turn(table, realm, "income")
    before = table.gold[table.realm]
    collect(table)
    return table.gold[table.realm] - before


def takes_turn(table: Position, realm: str) -> Position:
    """Begin the whole turn of a realm."""
    turn(table, realm, "draw")
    return run(table, TakingTurn())


def continues_turn(table: Position, realm: str, step: str) -> Position:
    """Begin in the middle of a turn of a realm, in the course of a game that goes on after it."""
    turn(table, realm, {"battle": "battles", "move": "movement"}.get(step, "draw"))
    table.stack.append(Playing(at=Playing.INDEX["next_realm"]))
    return run(table, TakingTurn(at=TakingTurn.INDEX[step]))


def round_ends(table: Position) -> Position:
    """Go on from the end of the last realm's turn."""
    turn(table, "nerath", "income")
    table.stack.append(Playing(at=Playing.INDEX["next_realm"]))
    advance(table)
    return table


def sound(table: Position) -> bool:
    """Is no invariant of the game broken?"""
    return not list(find_problems(table))
