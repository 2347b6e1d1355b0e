"""The words of Dungeon Rush as numbers: hands, modes, phases, targets of the final fight.

What they mean is said by the rules; names in both languages are in the locale.
"""

from __future__ import annotations

from typing import Final

LEFT: Final = 0
RIGHT: Final = 1
HANDS: Final = ("left", "right")
NONE: Final = -1

ARRIVAL: Final = 0
FAIR: Final = 1
SNAKE: Final = 2
SECRET: Final = 3
MODES: Final = ("arrival", "fair", "snake", "secret")

DRAFT: Final = 0
SIDES: Final = 1
READY: Final = 2
COUNTDOWN: Final = 3
ATTACK: Final = 4
GAINS: Final = 5
FINAL: Final = 6
OVER: Final = 7
PHASES: Final = ("draft", "sides", "ready", "countdown", "attack", "gains", "final", "over")

DECLINED: Final = 0
LORD: Final = 1
DRAGON: Final = 2
TARGETS: Final = ("none", "lord", "dragon")

FACE_UP: Final = -1
"""Where a won card lies that is under no hero."""
