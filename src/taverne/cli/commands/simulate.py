"""The command ``simulate``: many matches between bots, reported as a table or as JSON.

Playing them is left to the arena.
"""

from __future__ import annotations

import sys
import warnings
from argparse import Namespace
from collections.abc import Callable
from pathlib import Path
from typing import Final

import msgspec

from taverne.arena.simulate import BrokenGames, simulate
from taverne.cli.match_setup import find_game, read_options, usual_seats

BAD_OUTCOME: Final = 1
BAR: Final = 30


def run_simulate(args: Namespace) -> int:
    game = find_game(args.game, args.lang, args.box)
    options = read_options(args.option)
    players = usual_seats(game, options) if args.seats is None else args.seats
    bots = [name.strip() for name in args.bots.split(",") if name.strip()]
    warnings.simplefilter("ignore", BrokenGames)  # the table below tells each of them
    report = simulate(
        game,
        players,
        bots,
        options,
        args.games,
        args.seed,
        args.jobs,
        bar(args.games),
        Path(args.record) if args.record else None,
        args.rotate,
    )
    if args.json:
        print(msgspec.json.encode(report).decode())
    else:
        print(report.text(args.lang))
    return BAD_OUTCOME if report.errors else 0


def bar(total: int) -> Callable[[int], None] | None:
    """Return what draws the progress on a terminal; over a pipe there is none."""
    if not sys.stderr.isatty():
        return None

    def draw(done: int) -> None:
        full = BAR * done // total
        end = "\n" if done >= total else ""
        print(f"\r[{'#' * full}{'.' * (BAR - full)}] {done}/{total}", end=end, file=sys.stderr, flush=True)

    return draw
