"""Conquests of Nerath for rule tests: a land without units walked into, a battle won in its first round."""

from __future__ import annotations

from taverne.games.nerath.state.game_state import NerathState

from ..positions import attack, dice, prompt, put, roll, war


def walk_in(table: NerathState, realm: str, land: str) -> NerathState:
    """Let a Footsoldier of a realm take a land without units in its Battle phase."""
    attack(table, realm, land, footsoldier=1)
    war(table, realm)
    assert prompt(table) == ""
    return table


def win(table: NerathState, realm: str, foe: str, land: str, **units: int) -> NerathState:
    """Let a realm win a battle against one Footsoldier in its first round."""
    attack(table, realm, land, **units)
    put(table, foe, land, footsoldier=1)
    war(table, realm)
    roll(table, 6, *[1] * (len(dice(table)) - 1))
    roll(table, 1)
    return table
