"""Fighting on: the answer that promises most where a fight leaves nothing but the odds to weigh.
Whether to declare a capture, to spend loot or to break off stays with whoever plays."""

from __future__ import annotations

from typing import Final

from taverne.engine.actions import Seat
from taverne.engine.decisions import Choice
from taverne.engine.rng import Rng

from ..rules.battle.strike import CAPTURE
from ..state.game_state import LandsState
from .greedy import greedy

FIGHTS: Final = ("shield", "defend", "drink", "fight-roll", "mission-roll", "conquest-roll")
MATTERS_OF_ODDS: Final = ("shield", "defend", "drink", "roll", "reroll", "venom")


def fights_on(state: LandsState, seat: Seat) -> str:
    """Return the answer that fights on, "" where the question is for the player."""
    asked = [d for d in state.asked(seat) if isinstance(d, Choice)]
    if len(asked) != 1 or asked[0].prompt not in FIGHTS or CAPTURE in asked[0].options:
        return ""
    answer = greedy(state.clone(), asked[0], Rng(0))
    return str(answer) if answer.kind in MATTERS_OF_ODDS else ""
