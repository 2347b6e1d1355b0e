"""The lab: options or values of the box varied, equal bots at the table, and what changes by it.

Every setting is played with the same seeds; playing is left to the pool, figures to ``trials``, the page to ``page``.
"""

from __future__ import annotations

import tempfile
import tomllib
from collections.abc import Mapping, Sequence
from itertools import product
from pathlib import Path
from typing import Any, Final

import msgspec

from taverne.arena.lab.page import lab_page
from taverne.arena.lab.trials import Trial, trial_of
from taverne.arena.lineup import BotLike, Cast, GameLike, the_game
from taverne.arena.pool import Progress, Setting, Task, play_all
from taverne.arena.simulate import rotated
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

    def page(self, lang: str = "en") -> str:
        """Return everything as a page in that language that needs nothing else, with charts."""
        return lab_page(self, Words(self.game, lang))


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
        outcomes = play_all(
            Setting(with_values, full, players, None, cast.own, heard=True), tasks, jobs, told, executor
        )
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
