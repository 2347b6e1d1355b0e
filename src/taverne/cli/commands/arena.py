"""The commands ``tournament`` and ``lab``: bots rated against each other, and the balance of a game explored.

Playing is left to the arena; pictures and pages to its charts.
"""

from __future__ import annotations

import errno
import os
import warnings
from argparse import Namespace
from pathlib import Path

import msgspec

from taverne.arena.lab import lab
from taverne.arena.pool import MissingExecutor
from taverne.arena.simulate import BrokenGames
from taverne.arena.tournament import tournament
from taverne.cli.commands.simulate import BAD_OUTCOME, bar
from taverne.cli.match_setup import find_game, read_options, usual_seats
from taverne.cli.user_errors import UserError, because
from taverne.engine.box.contents import BoxError
from taverne.words import Words


def names(text: str) -> list[str]:
    return [name.strip() for name in text.split(",") if name.strip()]


def writable(file: str | None) -> Path | None:
    """Return where a picture or a page is to go; raise ``OSError`` before hours are spent on it."""
    if not file:
        return None
    path = Path(file)
    if path.is_dir():
        raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR), file)
    if not path.parent.is_dir():
        raise FileNotFoundError(errno.ENOENT, os.strerror(errno.ENOENT), str(path.parent))
    return path


# tournament


def run_tournament(args: Namespace) -> int:
    game = find_game(args.game, args.lang, args.box)
    picture = writable(args.picture)
    options = read_options(args.option)
    players = usual_seats(game, options) if args.seats is None else args.seats
    warnings.simplefilter("ignore", BrokenGames)  # the table below tells each of them
    try:
        standings = tournament(
            game,
            players,
            names(args.bots),
            options,
            args.games,
            args.seed,
            args.jobs,
            bar(args.games),
            args.executor,
            Path(args.keep) if args.keep else None,
        )
    except MissingExecutor:
        raise UserError("cli-extra-missing", extra="cluster") from None
    if picture is not None:
        picture.write_text(standings.picture(), encoding="utf-8")
    if args.json:
        print(msgspec.json.encode(standings).decode())
    else:
        print(standings.text(args.lang))
    return BAD_OUTCOME if standings.errors else 0


# lab


def run_lab(args: Namespace) -> int:
    game = find_game(args.game, args.lang, args.box)
    options = read_options(args.option)
    players = usual_seats(game, options) if args.seats is None else args.seats
    page = writable(args.page)
    varied: dict[str, list[str]] = {}
    for text in args.set:
        key, equals, values = text.partition("=")
        if not equals or not key or not names(values):
            raise UserError("cli-set-form", text=text[:80])
        varied[key] = list(dict.fromkeys([*varied.get(key, []), *names(values)]))
    count = 1
    for one in varied.values():
        count *= len(one)
    progress = bar(args.games * count)
    warnings.simplefilter("ignore", BrokenGames)  # as above
    try:
        report = lab(game, varied, players, names(args.bots), options, args.games, args.seed, args.jobs, progress)
    except BoxError as error:
        reason = because(error.reason, Words(game.name, args.lang))
        raise UserError("cli-set-box", place=error.key, reason=reason) from None
    if page is not None:
        page.write_text(report.page(args.lang), encoding="utf-8")
    if args.json:
        print(msgspec.json.encode(report).decode())
    else:
        print(report.text(args.lang))
    return BAD_OUTCOME if any(trial.errors for trial in report.trials) else 0
