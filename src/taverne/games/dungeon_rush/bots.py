"""The computer opponents of Dungeon Rush, by level.

They choose from a view only; when their answers arrive is left to arenas and servers.
"""

from __future__ import annotations

from typing import Final

from taverne.engine.bots import Bot, RandomBot

BOTS: Final[dict[str, type[Bot]]] = {"random": RandomBot}
