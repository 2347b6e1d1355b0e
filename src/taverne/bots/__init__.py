"""Bots that play any game of the house: searches over states that their seat may believe.

Bots that know one game live with that game; when they are asked is left to arenas and servers.
"""

from taverne.bots.search import SearchBot, playout
from taverne.engine.matches.bots import Bot, RandomBot

__all__ = ["Bot", "RandomBot", "SearchBot", "playout"]
