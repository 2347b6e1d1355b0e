"""Boards: how the table of a game looks in a terminal, as lines, cards and keys; a plain one serves any game.

They show what a view says and what is printed on cards; what may be done is left to decisions.
"""

from __future__ import annotations

from importlib import import_module
from typing import Any, Final

from taverne.boards.plain import Area, Board, BoardCard
from taverne.engine.game import Game
from taverne.words import Words

_WHERE: Final = {
    "dungeon_rush": "taverne.boards.dungeon_rush:DungeonBoard",
    "euthia": "taverne.boards.euthia:WorldBoard",
    "monster_lands": "taverne.boards.monster_lands:LandsBoard",
    "nerath": "taverne.boards.nerath:WarBoard",
}


def board_for(game: Game[Any], words: Words) -> Board:
    """Return the board of a game, or the plain one."""
    if game.name not in _WHERE:
        return Board(game, words)
    module, _, cls = _WHERE[game.name].partition(":")
    made: Board = getattr(import_module(module), cls)(game, words)
    return made


__all__ = ["Area", "Board", "BoardCard", "board_for"]
