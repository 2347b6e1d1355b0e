"""The lab: options or values of the box varied, equal bots at the table, and what changes by it.

Every setting is played with the same seeds; playing is left to the pool, figures to ``trials``, the page to ``page``.
"""

from __future__ import annotations

import tempfile
import tomllib
from collections.abc import Iterable, Mapping, Sequence
from itertools import product
from pathlib import Path
from typing import Any, Final

import msgspec

from taverne.arena.lab.page import lab_page
from taverne.arena.lab.table import explored
from taverne.arena.lab.trials import Trial, trial_of
from taverne.arena.lineup import BotLike, Cast, GameLike, given_options, the_game
from taverne.arena.pool import Progress, Setting, Task, play_all
from taverne.arena.simulate import rotated, warn
from taverne.arena.tally import to_pandas
from taverne.engine.game import Game, OptionError, Options, OptionValue
from taverne.engine.rng import derive
from taverne.words import Words

MOST_TRIALS: Final = 64


class LabReport(msgspec.Struct, frozen=True, kw_only=True):
    """All settings that were tried, in the order of their values."""

    game: str
    rules_version: str
    players: int
    bots: tuple[str, ...]
    seed: int
    games: int
    trials: tuple[Trial, ...]

    def text(self, lang: str = "en") -> str:
        """Return the report as a table in that language; ``print`` shows the English one."""
        return "\n".join(explored(self, Words(self.game, lang)))

    def __str__(self) -> str:
        return self.text()

    def rows(self) -> list[dict[str, Any]]:
        """Return the main figures of each setting as plain rows of a table; shares of victory are by seat from 1."""
        return [setting_row(trial, self.players) for trial in self.trials]

    def to_pandas(self) -> Any:
        """Return the main figures of each setting as a data frame; pandas has to be installed."""
        return to_pandas(self.rows())

    def page(self, lang: str = "en") -> str:
        """Return everything as a page in that language that needs nothing else, with charts."""
        return lab_page(self, Words(self.game, lang))


def lab(
    game: GameLike,
    varied: Mapping[str, OptionValue | Sequence[OptionValue]],
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

    Keys are options of the game, or values of its box: ``monster.I-03.coins``.  What breaks in a game is counted and
    told in the report, and warned of (``BrokenGames``).
    """
    found = the_game(game)
    players = players or found.seat_counts[-1]
    if games < 0:
        raise OptionError(f"{games} games cannot be played")
    if not isinstance(varied, Mapping):
        raise OptionError(f"values are given as a mapping such as {{'mode': ['snake', 'secret']}}, not as {varied!r}")
    tried = {key: tried_values(key, values) for key, values in varied.items()}
    combined = [dict(zip(tried, values, strict=True)) for values in product(*tried.values())]
    if len(combined) > MOST_TRIALS:
        message = f"{len(combined)} settings are more than {MOST_TRIALS}; vary fewer values at a time"
        raise OptionError(message, "lab-many", {"settings": len(combined), "most": MOST_TRIALS})
    trials: list[Trial] = []
    names: tuple[str, ...] = ()
    for number, values in enumerate(combined):

        def told(count: int, before: int = number * games) -> None:
            if progress is not None:
                progress(before + count)

        with_values, full = laid_out(found, values, dict(given_options(options)), players)
        cast = Cast(with_values, bots)
        names = cast.labels
        lineup = cast.lineup(full, players)
        tasks = [Task(i, derive(seed, i), rotated(lineup, players, i)) for i in range(games)]
        setting = Setting(with_values, full, players, None, cast.own, heard=True)
        outcomes = play_all(setting, tasks, jobs, told, executor)
        trials.append(trial_of(values, full, outcomes, len(lineup)))
    failures = [failure for trial in trials for failure in trial.failures]
    warn(failures, sum(trial.errors for trial in trials), games * len(trials))
    return LabReport(
        game=found.name,
        rules_version=found.rules_version,
        players=players,
        bots=names,
        seed=seed,
        games=games,
        trials=tuple(trials),
    )


def tried_values(key: str, values: object) -> tuple[str, ...]:
    """Return the values of one key as a command line writes them; one value alone may stand for itself."""
    several = values if isinstance(values, Iterable) and not isinstance(values, str) else (values,)
    texts = tuple([str(value).lower() if isinstance(value, bool) else str(value) for value in several])
    if not texts:
        raise OptionError(f"no value is given for {str(key)[:80]}")
    return texts


def setting_row(trial: Trial, players: int) -> dict[str, Any]:
    """Return one setting as a row: what was varied, then figures, each with its error."""
    row: dict[str, Any] = {**trial.values, "games": trial.games, "errors": trial.errors}
    figures = {"decisions": trial.decisions, "best_score": trial.best_score, "nobody": trial.nobody}
    figures |= {f"seat_{seat + 1}": one for seat, one in enumerate(trial.shares[:players])}
    for name, one in figures.items():
        row |= {name: one.mean, f"{name}_error": one.error}
    return row


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
