"""One setting of the lab, added up: lengths, scores and their parts, and victories by seat and by what was played.

Which settings are tried is left to ``explore``, how they are shown to ``page`` and the terminal.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from math import sqrt
from typing import Final

import msgspec

from taverne.arena.play import Outcome
from taverne.arena.simulate import TOLD, Failure
from taverne.arena.tally import ratio, share
from taverne.engine.game import Options, Result
from taverne.engine.reports.course import Course
from taverne.review.records import Figure

MARKS: Final = (5, 17, 25, 33, 50, 67, 75, 83, 95)
"""Of so many per cent of the scores it is said what they do not exceed: quarters, sixths and the far ends."""


class RoleLine(msgspec.Struct, frozen=True):
    """How one hero, clan or realm fared: games it was in, its part of their victories, the score of who played it."""

    kind: str
    role: str
    games: int
    share: Figure
    score: Figure


class Trial(msgspec.Struct, frozen=True, kw_only=True):
    """What came of one setting: how long games were, and by seat the share of victories and the score."""

    values: dict[str, str]
    options: Options
    games: int
    decisions: Figure
    shares: tuple[Figure, ...]
    scores: tuple[Figure, ...]
    best_score: Figure
    nobody: Figure
    """The share of games that nobody wins: goals missed, in games without rivals."""
    marks: dict[str, int] = {}
    """Per cent of all players' scores, and the score that they do not exceed."""
    parts: dict[str, Figure] = {}
    """What a score is made of, a seat."""
    roles: tuple[RoleLine, ...] = ()
    ends: dict[str, Figure] = {}
    """How games ended (``round=3``), and what share of them."""
    figures: dict[str, Figure] = {}
    """Figures of the game's own, a game."""
    happened: dict[str, Figure] = {}
    """How often a game each kind of event was told."""
    errors: int
    failures: tuple[Failure, ...] = ()

    @property
    def name(self) -> str:
        """What was varied: options by key, values of the box by id and field, and by table where two share these."""
        short = {key: key.partition(".")[2] or key for key in self.values}
        told = {key: one if list(short.values()).count(one) == 1 else key for key, one in short.items()}
        return ", ".join(f"{told[key]}={value}" for key, value in self.values.items()) or "as printed"


def trial_of(values: Mapping[str, str], options: Options, outcomes: Sequence[Outcome], seats: int) -> Trial:
    """Add up the games of one setting; broken ones are only counted and told."""
    failures = [Failure(i, o.seed, o.error) for i, o in enumerate(outcomes) if o.error]
    sound = [o for o in outcomes if not o.error and o.result is not None]
    results = [o.result for o in sound if o.result is not None]
    courses = [o.course for o in sound if o.course is not None]
    return Trial(
        values=dict(values),
        options=options,
        games=len(outcomes),
        decisions=figure([float(o.decisions) for o in sound]),
        shares=tuple([figure([share(o, seat) for o in sound]) for seat in range(seats)]),
        scores=tuple([figure([float(r.scores[seat]) for r in results]) for seat in range(seats)]),
        best_score=figure([float(max(r.scores)) for r in results]),
        nobody=figure([float(not r.winners) for r in results]),
        marks=marks_of([score for result in results for score in result.scores]),
        parts=parts_of(results),
        roles=roles_of(sound),
        ends=ends_of(courses),
        figures=means([course.figures for course in courses]),
        happened=means([{kind: float(n) for kind, n in course.happened.items()} for course in courses]),
        errors=len(failures),
        failures=tuple(failures[:TOLD]),
    )


def figure(values: Sequence[float]) -> Figure:
    """Return the mean of some values and its standard error."""
    n = len(values)
    if not n:
        return Figure(0.0, 0.0)
    mean = sum(values) / n
    spread = sum((value - mean) ** 2 for value in values)
    return Figure(round(mean, 4), round(sqrt(spread / (n - 1) / n), 4) if n > 1 else 0.0)


def means(games: Sequence[Mapping[str, float]]) -> dict[str, Figure]:
    """Return the mean of each figure over games; one that a game does not name is 0 there."""
    keys = sorted({key for game in games for key in game})
    return {key: figure([game.get(key, 0.0) for game in games]) for key in keys}


def marks_of(scores: Sequence[int]) -> dict[str, int]:
    """Return for some shares of the scores, in per cent, the score that they do not exceed."""
    ordered = sorted(scores)
    return {str(mark): ordered[min(len(ordered) - 1, len(ordered) * mark // 100)] for mark in MARKS} if ordered else {}


def parts_of(results: Sequence[Result]) -> dict[str, Figure]:
    """Return what scores are made of, a seat, with errors over games."""
    keys = list(dict.fromkeys(key for result in results for part in result.parts for key in part))
    found = {}
    for key in keys:
        pairs = [(float(sum(part.get(key, 0) for part in r.parts)), len(r.parts)) for r in results if r.parts]
        found[key] = Figure(*ratio(pairs))
    return found


def roles_of(outcomes: Sequence[Outcome]) -> tuple[RoleLine, ...]:
    """Return every role that was played, kind by kind; allies' shares of one victory are added."""
    shares: dict[tuple[str, str], list[float]] = {}
    scores: dict[tuple[str, str], list[tuple[float, int]]] = {}
    for outcome in outcomes:
        assert outcome.result is not None
        played: dict[tuple[str, str], list[int]] = {}
        for seat, role in enumerate(outcome.course.roles if outcome.course is not None else ()):
            for kind, names in role.items():
                for name in names:
                    played.setdefault((kind, name), []).append(seat)
        for key, seats in played.items():
            shares.setdefault(key, []).append(sum(share(outcome, seat) for seat in seats))
            total = float(sum(outcome.result.scores[seat] for seat in seats))
            scores.setdefault(key, []).append((total, len(seats)))
    kinds = list(dict.fromkeys(kind for kind, _ in shares))
    ordered = sorted(shares, key=lambda key: (kinds.index(key[0]), key[1]))
    return tuple(
        [RoleLine(*key, len(shares[key]), figure(shares[key]), Figure(*ratio(scores[key]))) for key in ordered]
    )


def ends_of(courses: Sequence[Course]) -> dict[str, Figure]:
    """Return the ways in which games ended, and the share of each."""
    told = [" ".join(f"{key}={value}" for key, value in course.end.items()) for course in courses if course.end]
    return {end: figure([float(one == end) for one in told]) for end in sorted(Counter(told))}
