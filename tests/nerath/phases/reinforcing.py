"""The Reinforcement phase of Conquest of Nerath for rule tests: gold, castles, purchases and their places."""

from __future__ import annotations

from taverne.games.nerath.rules.phases.reinforcement import Reinforcing
from taverne.games.nerath.state.game_state import NerathState
from tests.nerath.positions import answer, board, number, options, put, run, turn

CAPITAL = "karkothi_thronehold"


def phase(gold: int = 30, realm: str = "karkoth", mode: str = "free_for_all") -> NerathState:
    table = board(mode)
    turn(table, realm, "reinforcement")
    table.gold[number(realm)] = gold
    return table


def with_castles(gold: int = 30) -> NerathState:
    """Karkoth has its capital and a castle at Moghmarrin, on the coast."""
    table = phase(gold)
    put(table, "karkoth", CAPITAL, castle=1)
    put(table, "karkoth", "moghmarrin", castle=1)
    return table


def buying(table: NerathState) -> NerathState:
    return run(table, Reinforcing())


def places(table: NerathState, unit: str) -> list[str]:
    """Return where a new unit may be placed, and go back."""
    found = options(answer(table, f"buy {unit}"))[:-1]
    answer(table, "back")
    return found


def buy(table: NerathState, unit: str, *where: str) -> NerathState:
    for place in where:
        answer(table, f"buy {unit}", place)
    return table
