"""Figures of bots over many games, wherever they sat: shares of victory and scores, each with its standard error.

Which games those were is left to simulations and tournaments.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from typing import Any, TypeAlias

import msgspec

from taverne.arena.play import Outcome

Teams: TypeAlias = tuple[tuple[int, ...], ...]


class BotLine(msgspec.Struct, frozen=True):
    """How one bot fared: seats taken, victories (one of k that share it gets 1/k), their rate, its score, with errors.

    Errors are standard errors over games, so that seats of one game do not count as independent.
    """

    bot: str
    seats: int
    wins: float
    win_rate: float
    win_error: float
    mean_score: float
    score_error: float


def share(outcome: Outcome, seat: int) -> float:
    """Return a seat's part of the victory: 1/k when k seats share it."""
    assert outcome.result is not None
    winners = outcome.result.winners
    return 1 / len(winners) if seat in winners else 0.0


def by_bot(outcomes: Sequence[Outcome]) -> tuple[BotLine, ...]:
    """Return the figures of each bot in the order of their names; all outcomes have a result."""
    names = sorted({name for outcome in outcomes for name in outcome.lineup})
    return tuple([_line(name, outcomes) for name in names])


def _line(name: str, outcomes: Sequence[Outcome]) -> BotLine:
    wins: list[tuple[float, int]] = []
    scores: list[tuple[float, int]] = []
    for outcome in outcomes:
        assert outcome.result is not None
        seats = [seat for seat, other in enumerate(outcome.lineup) if other == name]
        if seats:
            wins.append((sum(share(outcome, seat) for seat in seats), len(seats)))
            scores.append((float(sum(outcome.result.scores[seat] for seat in seats)), len(seats)))
    rate, win_error = ratio(wins)
    score, score_error = ratio(scores)
    total = sum(won for won, _ in wins)
    return BotLine(name, sum(n for _, n in wins), round(total, 4), rate, win_error, score, score_error)


def ratio(pairs: Sequence[tuple[float, int]]) -> tuple[float, float]:
    """Return sum over count and its standard error, where each pair is a game: what was got on how many seats."""
    count = sum(n for _, n in pairs)
    if not count:
        return 0.0, 0.0
    mean = sum(got for got, _ in pairs) / count
    spread = sum((got - mean * n) ** 2 for got, n in pairs)
    games = len(pairs)
    error = sqrt(spread * games / (games - 1)) / count if games > 1 else 0.0
    return round(mean, 4), round(error, 4)


def allied(teams: Teams) -> bool:
    """Whether anybody wins together with somebody else."""
    return any(len(team) > 1 for team in teams)


def to_pandas(rows: Sequence[dict[str, Any]]) -> Any:
    """Return rows as a data frame of pandas, which is not among the requirements."""
    try:
        import pandas
    except ImportError:
        raise ImportError("to_pandas needs pandas: pip install pandas (rows() needs nothing)") from None
    return pandas.DataFrame(list(rows))
