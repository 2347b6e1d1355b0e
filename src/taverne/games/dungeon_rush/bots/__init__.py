"""The bots of Dungeon Rush, weakest first.

``players`` decides, ``box_knowledge`` knows what skills are worth, ``attack_forecast`` plays a round ahead.
"""

from typing import Final

from taverne.engine.matches.bots import Bot, RandomBot

from .players import Easy, Hard, Normal, Player

BOTS: Final[dict[str, type[Bot]]] = {"random": RandomBot, "easy": Easy, "normal": Normal, "hard": Hard}

__all__ = ["BOTS", "Easy", "Hard", "Normal", "Player"]
