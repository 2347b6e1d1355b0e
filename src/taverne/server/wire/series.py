"""Bodies of what goes on from table to table: campaigns, the match of the day, puzzles.

Tables themselves are left to ``bodies``; who may play what next, to ``live.series``.
"""

from __future__ import annotations

from typing import Any, Literal

from taverne.engine.game import OptionValue, Result, View
from taverne.server.wire.bodies import Body, Told


class NewCampaign(Body, frozen=True):
    """``POST /api/campaigns``: begin one of mine.  ``options`` are those that its opening leaves open, ``players`` how
    many play it (0: as few as it is for)."""

    game: str
    options: dict[str, OptionValue] = {}
    players: int = 0


class NextGame(Body, frozen=True):
    """``POST /api/campaigns/{id}/next``: play on.  ``options`` choose where there is a choice; seats as in a new table,
    by default as in the game before, at first all mine."""

    options: dict[str, OptionValue] = {}
    seats: tuple[str, ...] = ()
    private: bool = True


class CampaignGame(Told, frozen=True):
    """A match of a campaign that is over; ``table`` is where it was played ("" if not here)."""

    options: dict[str, OptionValue]
    result: Result
    resigned: bool
    table: str


class CampaignInfo(Told, frozen=True):
    """A campaign: ``GET /api/campaigns/{id}``.  ``standing`` is ``on``, ``won``, ``lost``, ``over`` (the last game says
    who won) or ``left``.

    ``choices`` are the options of the games to choose the next from, ``playing`` the table of the one under way
    ("" if none), ``page`` what the game itself shows of it; ``mine``: I began it, others only play in it.
    """

    id: str
    game: str
    players: int
    standing: Literal["on", "won", "lost", "over", "left"]
    games: tuple[CampaignGame, ...]
    choices: tuple[dict[str, OptionValue], ...]
    playing: str
    created: int
    updated: int
    page: Any = None
    mine: bool = True


class DailyResult(Told, frozen=True):
    """What somebody made of the match of a day; ``table`` leads to the replay, once one may see it."""

    name: str
    score: int
    won: bool
    mine: bool
    table: str


class DailyMatch(Told, frozen=True):
    """The match of a day: what is played, one's own table ("" if none), and the results once one has finished.

    ``titles`` are the game's messages that name what is played; each has a ``help``, and all may use the options.
    """

    game: str
    day: str
    options: dict[str, OptionValue]
    titles: tuple[str, ...]
    table: str
    finished: bool
    players: int
    results: tuple[DailyResult, ...]


class PuzzleShown(Told, frozen=True):
    """A puzzle: the position as its seat sees it, the goal, every answer, and the messages that name what each seat
    plays."""

    id: str
    game: str
    players: int
    options: dict[str, OptionValue]
    seat: int
    figure: str
    least: int
    chance: float
    answers: tuple[str, ...]
    roles: tuple[tuple[str, ...], ...]
    view: View


class PuzzleAnswer(Body, frozen=True):
    """``POST /api/puzzles/{game}/{name}``."""

    answer: str


class PuzzleJudged(Told, frozen=True):
    """What an answer earns: stars (0 to 3), how often it reaches the goal, and once it is solved the best answer."""

    stars: int
    share: float
    best: str
