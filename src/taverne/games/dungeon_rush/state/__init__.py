"""The state of Dungeon Rush, its records and its terms.

``state`` holds the table, ``records`` the small things on it, ``terms`` what its numbers mean.
"""

from .records import Claim, Win, WonCard
from .state import DungeonState, beats, laid_out
from .terms import (
    ARRIVAL,
    ATTACK,
    COUNTDOWN,
    DECLINED,
    DRAFT,
    DRAGON,
    FACE_UP,
    FAIR,
    FINAL,
    GAINS,
    HANDS,
    LEFT,
    LORD,
    MODES,
    NONE,
    OVER,
    PHASES,
    READY,
    RIGHT,
    SECRET,
    SIDES,
    SNAKE,
    TARGETS,
)

__all__ = [
    "ARRIVAL",
    "ATTACK",
    "COUNTDOWN",
    "DECLINED",
    "DRAFT",
    "DRAGON",
    "FACE_UP",
    "FAIR",
    "FINAL",
    "GAINS",
    "HANDS",
    "LEFT",
    "LORD",
    "MODES",
    "NONE",
    "OVER",
    "PHASES",
    "READY",
    "RIGHT",
    "SECRET",
    "SIDES",
    "SNAKE",
    "TARGETS",
    "Claim",
    "DungeonState",
    "Win",
    "WonCard",
    "beats",
    "laid_out",
]
