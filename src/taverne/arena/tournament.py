"""Tournaments: bots meet in every combination and on every seat, and are rated.

Rating is openskill's (Plackett-Luce); how games are played and spread is left to the pool.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import combinations, combinations_with_replacement

import msgspec
from openskill.models import PlackettLuce, PlackettLuceRating

from taverne.arena.cast import BotLike, Cast, GameLike, fill, the_game
from taverne.arena.play import Outcome
from taverne.arena.pool import Progress, Setting, Task, play_all
from taverne.arena.simulate import TOLD, Failure, rotated
from taverne.arena.tally import share
from taverne.engine.game import OptionError, Options, OptionValue
from taverne.engine.rng import derive


class Standing(msgspec.Struct, frozen=True):
    """How one bot fared: seats taken, victories (shared ones in parts), mean score, rating and its uncertainty."""

    bot: str
    seats: int
    wins: float
    win_rate: float
    mean_score: float
    rating: float
    uncertainty: float


class Standings(msgspec.Struct, frozen=True, kw_only=True):
    """The table of a tournament, best rating first."""

    game: str
    rules_version: str
    players: int
    options: Options
    seed: int
    games: int
    standings: tuple[Standing, ...]
    errors: int
    failures: tuple[Failure, ...] = ()


def tournament(
    game: GameLike,
    players: int,
    entrants: Sequence[BotLike],
    options: Mapping[str, OptionValue] | None = None,
    games: int = 0,
    seed: int = 0,
    jobs: int = 1,
    progress: Progress | None = None,
    executor: str = "processes",
) -> Standings:
    """Let every combination of ``entrants`` that fills the table meet on every seat, over and over, and rate them.

    ``games`` of 0 is one full turn.  With fewer entrants than seats the same bot sits several times.
    """
    found = the_game(game)
    full = found.check(options or {}, players)
    cast = Cast(found, entrants)
    names = cast.labels
    if len(set(names)) != len(names) or len(names) < 2:
        raise OptionError("a tournament needs two or more different bots", "tournament-entrants")
    fixtures = pairings(players, names)
    tasks = []
    for i in range(games or len(fixtures)):
        lineup = fill(found, full, players, fixtures[i % len(fixtures)])
        tasks.append(Task(i, derive(seed, i), lineup))
    outcomes = play_all(Setting(found, full, players, None, cast.own), tasks, jobs, progress, executor)
    failures = tuple([Failure(i, o.seed, o.error) for i, o in enumerate(outcomes) if o.error])
    return Standings(
        game=found.name,
        rules_version=found.rules_version,
        players=players,
        options=full,
        seed=seed,
        games=len(tasks),
        standings=rank(names, [o for o in outcomes if not o.error], players),
        errors=len(failures),
        failures=failures[:TOLD],
    )


def pairings(players: int, entrants: Sequence[str]) -> list[tuple[str, ...]]:
    """Return who sits where in each game of one full turn: every combination, on every seat."""
    names = tuple(entrants)
    if len(names) >= players:
        tables = list(combinations(names, players))
    else:
        tables = [table for table in combinations_with_replacement(names, players) if len(set(table)) > 1]
    return [rotated(table, players, by) for by in range(players) for table in tables]


def rank(entrants: Sequence[str], outcomes: Sequence[Outcome], players: int) -> tuple[Standing, ...]:
    """Return the standings after all games, in the order they were played."""
    model = PlackettLuce()
    ratings = {name: model.rating(name=name) for name in entrants}
    seats = dict.fromkeys(entrants, 0)
    wins = dict.fromkeys(entrants, 0.0)
    scores = dict.fromkeys(entrants, 0)
    for outcome in outcomes:
        assert outcome.result is not None
        for seat, name in enumerate(outcome.lineup[:players]):
            seats[name] += 1
            wins[name] += share(outcome, seat)
            scores[name] += outcome.result.scores[seat]
        rate(model, ratings, outcome.lineup[:players], outcome.result.scores)
    table = [
        Standing(
            name,
            seats[name],
            round(wins[name], 4),
            round(wins[name] / max(1, seats[name]), 4),
            round(scores[name] / max(1, seats[name]), 2),
            round(ratings[name].mu, 2),
            round(ratings[name].sigma, 2),
        )
        for name in entrants
    ]
    return tuple(sorted(table, key=lambda standing: -standing.rating))


def rate(
    model: PlackettLuce, ratings: dict[str, PlackettLuceRating], lineup: Sequence[str], scores: Sequence[int]
) -> None:
    """Move the ratings by one game; a bot on several seats moves by the mean of what each of them would."""
    teams = [[model.create_rating([ratings[name].mu, ratings[name].sigma])] for name in lineup]
    after = model.rate(teams, scores=[float(score) for score in scores[: len(lineup)]])
    for name in dict.fromkeys(lineup):
        mine = [team[0] for team, other in zip(after, lineup, strict=True) if other == name]
        ratings[name].mu = sum(rating.mu for rating in mine) / len(mine)
        ratings[name].sigma = sum(rating.sigma for rating in mine) / len(mine)
