"""How strong bots are from who came out ahead of whom: a rating for each, with its error, in points as chess has them.

The order of the games plays no part (Bradley and Terry's model); which games there were is left to tournaments.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import log, sqrt
from typing import Final, NamedTuple

from taverne.arena.play import Outcome

POINTS: Final = 400 / log(10)
ROUNDS: Final = 500
PRIOR: Final = 0.5
"""Against each other bot half a win and half a loss are imagined, so that nobody is infinitely strong."""


class Pair(NamedTuple):
    """How one bot fared beside another: how often both sat at a table, and the part in which it came out ahead."""

    bot: str
    other: str
    met: int
    ahead: float
    error: float


def pairwise(entrants: Sequence[str], outcomes: Sequence[Outcome], players: int) -> tuple[Pair, ...]:
    """Return every bot beside every other; winners are ahead of all others, then the score counts; ties are halves."""
    met: dict[tuple[str, str], int] = {}
    ahead: dict[tuple[str, str], float] = {}
    for outcome in outcomes:
        assert outcome.result is not None
        result, lineup = outcome.result, outcome.lineup[:players]
        ranks = [(seat in result.winners, result.scores[seat]) for seat in range(len(lineup))]
        for one, name in enumerate(lineup):
            for two, other in enumerate(lineup):
                if name != other:
                    key = (name, other)
                    met[key] = met.get(key, 0) + 1
                    half = 0.5 if ranks[one] == ranks[two] else float(ranks[one] > ranks[two])
                    ahead[key] = ahead.get(key, 0.0) + half
    found = []
    for name in entrants:
        for other in entrants:
            if met.get((name, other)):
                n = met[name, other]
                p = ahead[name, other] / n
                found.append(Pair(name, other, n, round(p, 4), round(sqrt(max(p * (1 - p), 0.25 / n) / n), 4)))
    return tuple(found)


def ratings(entrants: Sequence[str], pairs: Sequence[Pair]) -> dict[str, tuple[float, float]]:
    """Return each bot's rating and its standard error; the mean of all is 1000."""
    games = {(pair.bot, pair.other): pair.met + 2 * PRIOR for pair in pairs}
    wins = {name: sum(p.met * p.ahead + PRIOR for p in pairs if p.bot == name) for name in entrants}
    strength = dict.fromkeys(entrants, 1.0)
    for _ in range(ROUNDS):
        new = {}
        for name in entrants:
            rivals = [(other, n) for (one, other), n in games.items() if one == name]
            spread = sum(n / (strength[name] + strength[other]) for other, n in rivals)
            new[name] = wins[name] / spread if spread else 1.0
        scale = len(new) / sum(new.values())
        strength = {name: value * scale for name, value in new.items()}
    logs = {name: log(value) for name, value in strength.items()}
    middle = sum(logs.values()) / len(logs)
    found = {}
    for name in entrants:
        weight = 0.0
        for (one, other), n in games.items():
            if one == name:
                p = strength[name] / (strength[name] + strength[other])
                weight += n * p * (1 - p)
        error = POINTS / sqrt(weight) if weight else 0.0
        found[name] = (round(1000 + POINTS * (logs[name] - middle), 1), round(error, 1))
    return found
