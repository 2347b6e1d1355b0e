"""How a match begins at a table: among bots one person has the first decision, in games where the lot says who begins.

The match itself is made by ``match``; a seed that was asked for is left as it is.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from taverne.engine.decisions import Choice
from taverne.engine.game import Game, Options
from taverne.engine.logs.log import SeatInfo
from taverne.engine.matches.match import Match

DRAWS: Final = 40
"""So many seeds are tried; of four seats the wanted one begins in all but one of a hundred thousand tables."""


def begin(
    game: Game[Any], options: Options, players: int, seats: Sequence[SeatInfo], seed: int | None = None
) -> Match[Any]:
    """Begin a match with a seed, or with one under which the only person at the table begins."""
    match = Match.new(game, options, players, seats, seed)
    people = [seat for seat, info in enumerate(seats) if info.kind == "human"]
    if seed is not None or not game.person_begins or len(people) != 1 or len(seats) == 1:
        return match
    for _ in range(DRAWS):
        if [one.seat for one in match.state.pending if isinstance(one, Choice)] == people:
            break
        match = Match.new(game, options, players, seats)
    return match
