"""What a seat may know of Dungeon Rush, and what it may believe.

``structs`` is what clients get, ``table`` fills it, ``guess`` deals anew what is hidden.
"""

from .guess import redeal
from .structs import CardView, DungeonView, HeroView, MonsterView, PlayerView
from .table import table_view, waiting

__all__ = [
    "CardView",
    "DungeonView",
    "HeroView",
    "MonsterView",
    "PlayerView",
    "redeal",
    "table_view",
    "waiting",
]
