"""A table of Dungeon Rush before the draft: every monster in its pile, every hero in the pool.
What the draft does with them is left to ``draft``."""

from __future__ import annotations

from ..box.load import Box
from ..state.game_state import NO_SKILLS, DungeonState
from ..state.terms import NONE


def new_state(box: Box, seats: int, mode: int, timer: int, limits: bool, neutral: int) -> DungeonState:
    """Return the table before the first step: nothing drawn, all heroes in the pool (DR-019 to DR-023)."""
    return DungeonState(
        box=box,
        seats=seats,
        mode=mode,
        timer=timer,
        limits=limits,
        neutral=neutral,
        per_round=4 if seats == 1 else box.constants.cards_per_player_per_round * seats,
        pool=list(range(len(box.hero_ids))),
        heroes=[NONE] * (2 * seats),
        skills=[NO_SKILLS] * (2 * seats),
        coins=[0] * seats,
        cards=[[] for _ in range(seats)],
        failed=[[] for _ in range(seats)],
        piles=[[m for m, at in enumerate(box.monster_level) if at == level] for level in (1, 2, 3)],
        target=[NONE] * (2 * seats),
        finished=[False] * seats,
        locked=[0] * (2 * seats),
        choices=[NONE] * seats,
    )
