"""The lab: options or values of the box varied, equal bots at the table, and what changes by it.

Every setting is played with the same seeds; how games are played is left to the pool, charts to ``picture``.
"""

from __future__ import annotations

import tempfile
import tomllib
from collections.abc import Mapping, Sequence
from html import escape
from itertools import product
from math import sqrt
from pathlib import Path
from typing import Any, Final

import msgspec

from taverne.arena.cast import BotLike, Cast, GameLike, the_game
from taverne.arena.picture import Bar, bars
from taverne.arena.play import Outcome
from taverne.arena.pool import Progress, Setting, Task, play_all
from taverne.arena.simulate import TOLD, Failure, rotated
from taverne.arena.tally import share
from taverne.engine.game import Game, OptionError, Options, OptionValue
from taverne.engine.rng import derive

MOST_TRIALS: Final = 64


class Figure(msgspec.Struct, frozen=True):
    """A mean and its standard error."""

    mean: float
    error: float


class Trial(msgspec.Struct, frozen=True):
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
    errors: int
    failures: tuple[Failure, ...] = ()

    @property
    def name(self) -> str:
        return ", ".join(f"{key.split('.')[-1]}={value}" for key, value in self.values.items()) or "as printed"


class LabReport(msgspec.Struct, frozen=True, kw_only=True):
    """All settings that were tried, in the order of their values."""

    game: str
    rules_version: str
    players: int
    bots: tuple[str, ...]
    seed: int
    games: int
    trials: tuple[Trial, ...]

    def charts(self) -> list[str]:
        """Return the figures as charts in SVG: lengths, scores, and the victories of each seat."""
        found = [
            bars("Decisions a game", [Bar(t.name, t.decisions.mean, t.decisions.error) for t in self.trials]),
            bars("Best score", [Bar(t.name, t.best_score.mean, t.best_score.error) for t in self.trials]),
        ]
        for seat in range(len(self.trials[0].shares) if self.trials else 0):
            rows = [Bar(t.name, 100 * t.shares[seat].mean, 100 * t.shares[seat].error) for t in self.trials]
            found.append(bars(f"Victories of seat {seat + 1}", rows, " %"))
        return found

    def page(self) -> str:
        """Return everything as a page that needs nothing else."""
        title = f"{self.game}: {self.players} players, {self.games} games each, {', '.join(self.bots)}"
        heads = [
            "setting",
            "decisions",
            "best score",
            *[f"seat {n + 1}" for n in range(self.players)],
            "nobody",
            "broken",
        ]
        rows = []
        for trial in self.trials:
            shares = [f"{100 * one.mean:.1f} ± {100 * one.error:.1f} %" for one in trial.shares[: self.players]]
            cells = [
                trial.name,
                f"{trial.decisions.mean:.0f} ± {trial.decisions.error:.0f}",
                f"{trial.best_score.mean:.2f} ± {trial.best_score.error:.2f}",
                *shares,
                f"{100 * trial.nobody.mean:.1f} %",
                str(trial.errors),
            ]
            rows.append("<tr>" + "".join(f"<td>{escape(cell)}</td>" for cell in cells) + "</tr>")
        head = "".join(f"<th>{escape(one)}</th>" for one in heads)
        style = (
            "body{font-family:sans-serif;max-width:60rem;margin:2rem auto}td,th{padding:.2rem .6rem;text-align:right}"
        )
        return (
            f'<!doctype html><html lang="en"><meta charset="utf-8"><title>{escape(title)}</title><style>{style}</style>'
            f"<h1>{escape(title)}</h1><table><tr>{head}</tr>{''.join(rows)}</table>{''.join(self.charts())}</html>"
        )


def lab(
    game: GameLike,
    varied: Mapping[str, Sequence[str]],
    players: int = 0,
    bots: Sequence[BotLike] = ("normal",),
    options: Mapping[str, OptionValue] | None = None,
    games: int = 100,
    seed: int = 0,
    jobs: int = 1,
    progress: Progress | None = None,
    executor: str = "processes",
) -> LabReport:
    """Play ``games`` games of every combination of values, bots moving on by a seat each game.

    Keys are options of the game, or values of its box: ``monster.I-03.coins``.
    """
    found = the_game(game)
    players = players or found.seat_counts[-1]
    combined = [dict(zip(varied, values, strict=True)) for values in product(*varied.values())]
    if len(combined) > MOST_TRIALS:
        message = f"{len(combined)} settings are more than {MOST_TRIALS}; vary fewer values at a time"
        raise OptionError(message, "lab-many", {"settings": len(combined), "most": MOST_TRIALS})
    trials: list[Trial] = []
    names: tuple[str, ...] = ()
    for number, values in enumerate(combined):

        def told(count: int, before: int = number * games) -> None:
            if progress is not None:
                progress(before + count)

        with_values, full = laid_out(found, values, dict(options or {}), players)
        cast = Cast(with_values, bots)
        names = cast.labels
        lineup = cast.lineup(full, players)
        tasks = [Task(i, derive(seed, i), rotated(lineup, players, i)) for i in range(games)]
        outcomes = play_all(Setting(with_values, full, players, None, cast.own), tasks, jobs, told, executor)
        trials.append(trial_of(values, full, outcomes, len(lineup)))
    return LabReport(
        game=found.name,
        rules_version=found.rules_version,
        players=players,
        bots=names,
        seed=seed,
        games=games,
        trials=tuple(trials),
    )


def laid_out(
    game: Game[Any], values: Mapping[str, str], options: dict[str, OptionValue], players: int
) -> tuple[Game[Any], Options]:
    """Return the game with the values of its box laid over it, and all options checked."""
    known = {option.key for option in game.options}
    box = {key: value for key, value in values.items() if key not in known}
    chosen = options | {key: value for key, value in values.items() if key in known}
    if box:
        with tempfile.TemporaryDirectory(prefix="taverne-lab") as folder:
            overlay = Path(folder) / "lab.toml"
            overlay.write_text(overlay_text(game, box), encoding="utf-8")
            game = game.with_box(overlay)
    return game, game.check(chosen, players)


def overlay_text(game: Game[Any], box: Mapping[str, str]) -> str:
    """Return values as an owner's box file: ``monster.I-03.coins`` is the field ``coins`` of one entry of a table."""
    entries: dict[tuple[str, str], list[str]] = {}
    for key, value in box.items():
        parts = key.split(".")
        if len(parts) != 3:
            known = ", ".join(option.key for option in game.options)
            told = f"{key[:80]} is neither an option ({known}) nor a value of the box (table.id.field)"
            raise OptionError(told, "lab-key", {"key": key[:80], "known": known})
        table, entry, field = parts
        entries.setdefault((table, entry), []).append(f"{field} = {_literal(value)}")
    return "\n".join(f'[[{table}]]\nid = "{entry}"\n' + "\n".join(lines) for (table, entry), lines in entries.items())


def _literal(value: str) -> str:
    try:
        tomllib.loads(f"v = {value}")
    except tomllib.TOMLDecodeError:
        return f'"{value}"'
    return value


def trial_of(values: Mapping[str, str], options: Options, outcomes: Sequence[Outcome], seats: int) -> Trial:
    """Add up the games of one setting; broken ones are only counted and told."""
    failures = [Failure(i, o.seed, o.error) for i, o in enumerate(outcomes) if o.error]
    sound = [o for o in outcomes if not o.error and o.result is not None]
    results = [o.result for o in sound if o.result is not None]
    return Trial(
        dict(values),
        options,
        len(outcomes),
        figure([float(o.decisions) for o in sound]),
        tuple([figure([share(o, seat) for o in sound]) for seat in range(seats)]),
        tuple([figure([float(r.scores[seat]) for r in results]) for seat in range(seats)]),
        figure([float(max(r.scores)) for r in results]),
        figure([float(not r.winners) for r in results]),
        len(failures),
        tuple(failures[:TOLD]),
    )


def figure(values: Sequence[float]) -> Figure:
    """Return the mean of some values and its standard error."""
    n = len(values)
    if not n:
        return Figure(0.0, 0.0)
    mean = sum(values) / n
    spread = sum((value - mean) ** 2 for value in values)
    return Figure(round(mean, 4), round(sqrt(spread / (n - 1) / n), 4) if n > 1 else 0.0)
