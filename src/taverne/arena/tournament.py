"""Tournaments: bots meet in every combination and on every seat, and are rated, with errors and who beats whom.

How games are played and spread is left to the pool, how strength is reckoned to ``strength``.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import combinations, combinations_with_replacement
from pathlib import Path
from typing import Any

import msgspec

from taverne.arena.lineup import BotLike, Cast, GameLike, fill, given_options, the_game
from taverne.arena.picture import Bar, bars
from taverne.arena.play import Outcome
from taverne.arena.pool import Progress, Setting, Task, play_all
from taverne.arena.results_file import ResultsFile
from taverne.arena.simulate import TOLD, Failure, rotated, warn
from taverne.arena.strength import Pair, pairwise, ratings
from taverne.arena.tables import rated
from taverne.arena.tally import BotLine, Teams, by_bot, to_pandas
from taverne.engine.game import OptionError, Options, OptionValue
from taverne.engine.rng import derive
from taverne.words import Words


class Standing(BotLine, frozen=True):
    """How one bot fared, and how strong it is among all entrants.

    ``rating`` is in points as chess has them (400 more: ten times as strong), the mean of all entrants 1000.
    """

    rating: float
    uncertainty: float


class Standings(msgspec.Struct, frozen=True, kw_only=True):
    """The table of a tournament, best rating first; ``pairs`` says who came out ahead of whom."""

    game: str
    rules_version: str
    players: int
    options: Options
    seed: int
    games: int
    standings: tuple[Standing, ...]
    pairs: tuple[Pair, ...]
    errors: int
    failures: tuple[Failure, ...] = ()
    teams: Teams = ()

    def text(self, lang: str = "en") -> str:
        """Return the report as a table in that language; ``print`` shows the English one."""
        return "\n".join(rated(self, Words(self.game, lang)))

    def __str__(self) -> str:
        return self.text()

    def rows(self) -> list[dict[str, Any]]:
        return [msgspec.structs.asdict(line) for line in self.standings]

    def to_pandas(self) -> Any:
        """Return the standings as a data frame; pandas has to be installed."""
        return to_pandas(self.rows())

    def picture(self) -> str:
        """Return the ratings as a chart in SVG."""
        rows = [Bar(line.bot, line.rating, line.uncertainty) for line in self.standings]
        title = f"{self.game}, {self.players} players, {self.games} games"
        return bars(title, rows, base=min([row.value for row in rows], default=0) - 50)


def tournament(
    game: GameLike,
    players: int,
    bots: Sequence[BotLike],
    options: Mapping[str, OptionValue] | None = None,
    games: int = 0,
    seed: int = 0,
    jobs: int = 1,
    progress: Progress | None = None,
    executor: str = "processes",
    keep: str | Path | None = None,
) -> Standings:
    """Let every combination of ``bots`` that fills the table meet on every seat, over and over, and rate them.

    ``games`` of 0 is one full turn, in which seats are balanced.  With fewer bots than seats the same bot sits
    several times.  ``keep`` is a file of results: what it holds is not played again, what is new is added.  Games
    that broke are not kept: they are played again, perhaps with a bot that has been mended.
    """
    found = the_game(game)
    full = found.check(given_options(options), players)
    if games < 0:
        raise OptionError(f"{games} games cannot be played")
    cast = Cast(found, bots)
    names = cast.labels
    if len(set(names)) != len(names) or len(names) < 2:
        raise OptionError("a tournament needs two or more different bots", "tournament-entrants")
    fixtures = pairings(players, names)
    tasks = []
    for i in range(games or len(fixtures)):
        lineup = fill(found, full, players, fixtures[i % len(fixtures)])
        tasks.append(Task(i, derive(seed, i), lineup))
    setting = Setting(found, full, players, None, cast.own)
    outcomes = _outcomes(setting, tasks, jobs, progress, executor, Path(keep) if keep else None)
    failures = tuple([Failure(i, o.seed, o.error) for i, o in enumerate(outcomes) if o.error])
    sound = [o for o in outcomes if not o.error and o.result is not None]
    pairs = pairwise(names, sound, players)
    warn(failures, len(failures), len(tasks))
    return Standings(
        game=found.name,
        rules_version=found.rules_version,
        players=players,
        options=full,
        seed=seed,
        games=len(tasks),
        standings=ranked(names, sound, players, pairs),
        pairs=pairs,
        errors=len(failures),
        failures=failures[:TOLD],
        teams=found.teams(full, players),
    )


def _outcomes(
    setting: Setting, tasks: Sequence[Task], jobs: int, progress: Progress | None, executor: str, keep: Path | None
) -> list[Outcome]:
    if keep is None:
        return play_all(setting, tasks, jobs, progress, executor)
    with ResultsFile(keep, setting) as file:
        open_tasks = [task for task in tasks if file.known(task) is None]
        done = len(tasks) - len(open_tasks)

        def told(count: int) -> None:
            if progress is not None:
                progress(done + count)

        told(0)
        play_all(setting, open_tasks, jobs, told, executor, file.add)
        return [outcome for task in tasks if (outcome := file.known(task)) is not None]


def pairings(players: int, entrants: Sequence[str]) -> list[tuple[str, ...]]:
    """Return who sits where in each game of one full turn: every combination, on every seat."""
    names = tuple(entrants)
    if len(names) >= players:
        tables = list(combinations(names, players))
    else:
        tables = [table for table in combinations_with_replacement(names, players) if len(set(table)) > 1]
    return [rotated(table, players, by) for by in range(players) for table in tables]


def ranked(
    entrants: Sequence[str], outcomes: Sequence[Outcome], players: int, pairs: Sequence[Pair]
) -> tuple[Standing, ...]:
    """Return the standings, best rating first; seats that the game itself fills do not count."""
    seated = [msgspec.structs.replace(o, lineup=o.lineup[:players]) for o in outcomes]
    lines = {line.bot: line for line in by_bot(seated)}
    rated = ratings(entrants, pairs)
    table = []
    for name in entrants:
        line = lines.get(name) or BotLine(name, 0, 0.0, 0.0, 0.0, 0.0, 0.0)
        rating, error = rated[name]
        table.append(Standing(**msgspec.structs.asdict(line), rating=rating, uncertainty=error))
    return tuple(sorted(table, key=lambda standing: -standing.rating))
