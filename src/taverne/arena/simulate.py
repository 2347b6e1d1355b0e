"""Simulations: the same table played many times by bots, and what came of it.

How the games are spread over processes is left to the pool; printing, to the command line.
"""

from __future__ import annotations

import time
import warnings
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Final

import msgspec

from taverne.arena.lineup import BotLike, Cast, GameLike, given_options, the_game
from taverne.arena.play import Outcome
from taverne.arena.pool import Progress, Setting, Task, check_free, play_all
from taverne.arena.prompts import PromptLine, line
from taverne.arena.tables import simulated
from taverne.arena.tally import BotLine, Teams, by_bot, share, to_pandas
from taverne.engine.game import OptionError, Options, OptionValue
from taverne.engine.rng import derive
from taverne.words import Words

TOLD: Final = 20
"""So many broken games are told one by one; the others are only counted."""


class BrokenGames(UserWarning):
    """Some games of a run broke; its report lists them, with their seeds."""


class Failure(msgspec.Struct, frozen=True):
    """A game that broke: its number and seed, with which it can be played again, and what happened."""

    game: int
    seed: int
    error: str


class Report(msgspec.Struct, frozen=True, kw_only=True):
    """What came of a simulation; all but the seconds follow from the seed alone.

    ``wins`` counts a victory shared by k seats as 1/k for each.  ``errors`` must be 0.  ``prompts`` says how often a
    person in seat 1 would have been asked, and how much of it in vain.
    """

    game: str
    rules_version: str
    players: int
    options: Options
    bots: tuple[str, ...]
    rotate: bool
    seed: int
    games: int
    decisions: int
    decisions_per_game: float
    seconds: float
    decisions_per_second: float
    wins: tuple[float, ...]
    mean_score: tuple[float, ...]
    wins_by_bot: dict[str, float]
    mean_score_by_bot: dict[str, float]
    errors: int
    failures: tuple[Failure, ...] = ()
    by_bot: tuple[BotLine, ...] = ()
    prompts: PromptLine | None = None
    teams: Teams = ()

    def text(self, lang: str = "en") -> str:
        """Return the report as a table in that language; ``print`` shows the English one."""
        return "\n".join(simulated(self, Words(self.game, lang)))

    def __str__(self) -> str:
        return self.text()

    def rows(self) -> list[dict[str, Any]]:
        """Return the figures of each bot as plain rows of a table."""
        return [msgspec.structs.asdict(line) for line in self.by_bot]

    def to_pandas(self) -> Any:
        """Return the figures of each bot as a data frame; pandas has to be installed."""
        return to_pandas(self.rows())


def simulate(
    game: GameLike,
    players: int,
    bots: Sequence[BotLike],
    options: Mapping[str, OptionValue] | None = None,
    games: int = 1,
    seed: int = 0,
    jobs: int = 1,
    progress: Progress | None = None,
    record_dir: str | Path | None = None,
    rotate: bool = False,
    executor: str = "processes",
) -> Report:
    """Play ``games`` games, the bots sitting in the order given (``rotate`` moves them on by a seat each game).

    ``game`` may be a name; ``bots`` are levels, classes or instances (see ``arena.lineup``).
    Raise ``OptionError`` for options, seats or bots that the game does not have, ``RecordError`` or ``OSError`` for a
    folder that takes no logs or holds those of another run.  What breaks in a
    game is counted and told in the report, and warned of (``BrokenGames``).  The report depends on neither
    ``jobs`` nor ``executor``.
    """
    found = the_game(game)
    full = found.check(given_options(options), players)
    if games < 0:
        raise OptionError(f"{games} games cannot be played")
    cast = Cast(found, bots)
    lineup = cast.lineup(full, players)
    tasks = [Task(i, derive(seed, i), rotated(lineup, players, i) if rotate else lineup) for i in range(games)]
    began = time.perf_counter()
    folder = Path(record_dir) if record_dir else None
    if folder is not None:
        check_free(folder, found, games)
    setting = Setting(found, full, players, folder, cast.own)
    outcomes = play_all(setting, tasks, jobs, progress, executor)
    seconds = time.perf_counter() - began
    report = report_of(setting, lineup, rotate, seed, outcomes, seconds)
    warn(report.failures, report.errors, report.games)
    return report


def warn(failures: Sequence[Failure], errors: int, games: int) -> None:
    """Warn whoever has asked for some games that some of them broke, and how the first did."""
    if errors:
        first = failures[0]
        told = (
            f"{errors} of {games} games broke and are not counted; game {first.game}, seed {first.seed}: {first.error}"
        )
        warnings.warn(told, BrokenGames, stacklevel=3)


def report_of(
    setting: Setting, lineup: tuple[str, ...], rotate: bool, seed: int, outcomes: Sequence[Outcome], seconds: float
) -> Report:
    """Add up what came of the games; broken ones are only counted and told."""
    decisions = sum(outcome.decisions for outcome in outcomes)
    failures = [Failure(i, outcome.seed, outcome.error) for i, outcome in enumerate(outcomes) if outcome.error]
    sound = [outcome for outcome in outcomes if not outcome.error and outcome.result is not None]
    wins, scores = per_seat(sound, len(lineup))
    lines = by_bot(sound)
    return Report(
        game=setting.game.name,
        rules_version=setting.game.rules_version,
        players=setting.players,
        options=setting.options,
        bots=lineup,
        rotate=rotate,
        seed=seed,
        games=len(outcomes),
        decisions=decisions,
        decisions_per_game=round(decisions / max(1, len(sound)), 2),
        seconds=round(seconds, 3),
        decisions_per_second=round(decisions / max(seconds, 1e-9), 1),
        wins=wins,
        mean_score=scores,
        wins_by_bot={line.bot: line.wins for line in lines},
        mean_score_by_bot={line.bot: line.mean_score for line in lines},
        errors=len(failures),
        failures=tuple(failures[:TOLD]),
        by_bot=lines,
        prompts=line(outcome.prompts for outcome in sound) if sound else None,
        teams=setting.game.teams(setting.options, setting.players),
    )


def rotated(lineup: tuple[str, ...], players: int, by: int) -> tuple[str, ...]:
    """Return the bots with those of the players moved on by some seats; a game's own seats stay."""
    return tuple([lineup[(seat + by) % players] for seat in range(players)]) + lineup[players:]


def per_seat(outcomes: Sequence[Outcome], seats: int) -> tuple[tuple[float, ...], tuple[float, ...]]:
    """Return wins and mean score of each seat."""
    wins = [0.0] * seats
    scores = [0] * seats
    for outcome in outcomes:
        assert outcome.result is not None
        for seat in range(seats):
            wins[seat] += share(outcome, seat)
            scores[seat] += outcome.result.scores[seat]
    count = max(1, len(outcomes))
    return tuple([round(win, 4) for win in wins]), tuple([round(score / count, 4) for score in scores])
