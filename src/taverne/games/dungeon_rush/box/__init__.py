"""What is in the box of Dungeon Rush: the files, the cards as they give them, the figures that rules read.

``cards`` holds the typed cards, ``figures`` the flat lists; the values lie in the .toml files.
"""

from .cards import LEVELS, NO_GAIN, RUNE, SEVERAL, SKILLS, Cards, Skills4
from .figures import Box, load

__all__ = ["LEVELS", "NO_GAIN", "RUNE", "SEVERAL", "SKILLS", "Box", "Cards", "Skills4", "load"]
