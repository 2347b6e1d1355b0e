"""The levels of a game's bots: which one is meant by a word, and which stands in for somebody who is gone.

Who sits where is left to the tables; how bots choose, to the games.
"""

from __future__ import annotations

from typing import Any

from taverne.engine.game import Game
from taverne.engine.matches.bots import Bot

STANDIN = "normal"


def bot_class(game: Game[Any], level: str) -> type[Bot]:
    """Return the bot of that level; of a level the game does not have, the middle one."""
    bots = game.bots()
    return bots.get(level) or bots[middle(game)]


def middle(game: Game[Any]) -> str:
    levels = tuple(game.bots())
    return levels[len(levels) // 2]


def quicker(game: Game[Any], level: str) -> str:
    """Return the level that answers for a bot that takes too long: the one below it, or itself if it is the lowest."""
    levels = tuple(game.bots())
    return levels[max(0, levels.index(level) - 1)] if level in levels else middle(game)


def standin_level(game: Game[Any]) -> str:
    """Return the level at which a bot plays for somebody who is gone (DR-156)."""
    return STANDIN if STANDIN in game.bots() else middle(game)
