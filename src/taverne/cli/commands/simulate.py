"""The command ``simulate``: many matches between bots, reported as a table or as JSON.

Playing them is left to the arena.
"""

from __future__ import annotations

import sys
from argparse import Namespace
from collections.abc import Callable
from pathlib import Path
from typing import Final

import msgspec

from taverne.arena.simulate import Report, simulate
from taverne.cli.match_setup import find_game, read_options, shown, usual_seats
from taverne.words import Words

BAD_OUTCOME: Final = 1
BAR: Final = 30


def run_simulate(args: Namespace) -> int:
    game = find_game(args.game, args.lang, args.box)
    options = read_options(args.option)
    players = usual_seats(game, options) if args.seats is None else args.seats
    bots = [name.strip() for name in args.bots.split(",") if name.strip()]
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
        print("\n".join(_table(report, Words(game.name, args.lang))))
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


def _table(report: Report, words: Words) -> list[str]:
    options = ", ".join(f"{key}={shown(value)}" for key, value in report.options.items())
    lines = [
        words.text("sim-head", game=words.text("game-title"), games=report.games, options=options),
        words.text("sim-speed", decisions=report.decisions, seconds=report.seconds, rate=report.decisions_per_second),
        words.text("sim-columns"),
    ]
    for seat, level in enumerate(report.bots):
        wins, score = report.wins[seat], report.mean_score[seat]
        cells = (words.figure(wins, 2), words.percent(wins / report.games), words.figure(score, 2))
        lines.append(f"{seat + 1:4}  {level:12} {cells[0]:>10} {cells[1]:>9} {cells[2]:>10}")
    if report.prompts is not None:
        told = report.prompts
        shares = {"share": round(100 * told.share, 1), "always": round(100 * told.share_always, 1)}
        lines.append(words.text("sim-prompts", asked=told.asked, reached=told.reached, **shares))
    lines += [words.text("sim-failure", game=f.game, seed=str(f.seed), error=f.error) for f in report.failures]
    if report.errors:
        lines.append(words.text("sim-errors", n=report.errors))
    return lines
