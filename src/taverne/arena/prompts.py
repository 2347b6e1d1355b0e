"""How often a player would be asked in vain: prompts of one seat, what the table answers of them, what is left.

Which answers are the table's is left to the games (``Game.idle_answer``); playing, to the runner.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

import msgspec

from taverne.engine.actions import Seat
from taverne.engine.game import Game
from taverne.engine.state import State

FIRST_SEAT: Final = 0


class Prompts(msgspec.Struct):
    """Prompts that one seat had: all, those the table answers by itself, and those among the rest that have one
    sensible answer all the same."""

    asked: int = 0
    given: int = 0
    vain: int = 0

    def note(self, game: Game[Any], state: State, seat: Seat) -> None:
        """Count what ``seat`` is asked now."""
        self.asked += 1
        if game.idle_answer(state, seat) is not None:
            self.given += 1
        elif game.asked_in_vain(state, seat):
            self.vain += 1

    @property
    def reached(self) -> int:
        """How many reach a person."""
        return self.asked - self.given


class PromptLine(msgspec.Struct, frozen=True):
    """What a person in seat 1 would be asked in one game against bots, and which part of it in vain.

    ``share`` is the part in vain of what reaches the person, ``share_always`` what it would be if everything did.
    """

    asked: float
    reached: float
    share: float
    share_always: float


def line(counts: Iterable[Prompts]) -> PromptLine:
    """Return the figures of some games."""
    found = list(counts)
    asked, given, vain = (sum(getattr(one, name) for one in found) for name in ("asked", "given", "vain"))
    games = max(1, len(found))
    return PromptLine(
        asked=round(asked / games, 2),
        reached=round((asked - given) / games, 2),
        share=round(vain / max(1, asked - given), 4),
        share_always=round((vain + given) / max(1, asked), 4),
    )
