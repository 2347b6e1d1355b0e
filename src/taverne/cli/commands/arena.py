"""The commands ``tournament`` and ``lab``: bots rated against each other, and the balance of a game explored.

Playing is left to the arena; pictures and pages to its charts.
"""

from __future__ import annotations

from argparse import Namespace
from pathlib import Path

import msgspec

from taverne.arena.lab import LabReport, lab
from taverne.arena.lab.page import end_name, part_name, role_name, setting_name
from taverne.arena.lab.trials import Figure, Trial
from taverne.arena.simulate import Failure
from taverne.arena.tournament import Standings, tournament
from taverne.cli.commands.simulate import BAD_OUTCOME, bar
from taverne.cli.match_setup import find_game, read_options, shown, usual_seats
from taverne.cli.user_errors import UserError
from taverne.words import Words


def names(text: str) -> list[str]:
    return [name.strip() for name in text.split(",") if name.strip()]


# tournament


def run_tournament(args: Namespace) -> int:
    game = find_game(args.game, args.lang, args.box)
    options = read_options(args.option)
    players = usual_seats(game, options) if args.seats is None else args.seats
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
    if args.picture:
        Path(args.picture).write_text(standings.picture(), encoding="utf-8")
    if args.json:
        print(msgspec.json.encode(standings).decode())
    else:
        print("\n".join(_standings(standings, Words(game.name, args.lang))))
    return BAD_OUTCOME if standings.errors else 0


def _standings(told: Standings, words: Words) -> list[str]:
    options = ", ".join(f"{key}={shown(value)}" for key, value in told.options.items())
    lines = [words.text("sim-head", game=words.text("game-title"), games=told.games, options=options)]
    lines.append(words.text("cup-columns"))
    for line in told.standings:
        rate = f"{words.percent(line.win_rate, error=line.win_error):>14}"
        score = f"{words.figure(line.mean_score, 2):>8} ± {words.figure(line.score_error, 2):>5}"
        lines.append(f"{line.bot:20} {line.rating:7.0f} ± {line.uncertainty:4.0f}  {rate}  {score}  {line.seats:6}")
    lines += ["", words.text("cup-pairs")]
    order = [line.bot for line in told.standings]
    ahead = {(pair.bot, pair.other): pair for pair in told.pairs}
    lines.append(" " * 20 + "".join(f"{name[:12]:>14}" for name in order))
    for name in order:
        cells = [
            _share(Figure(ahead[name, other].ahead, ahead[name, other].error), words) if (name, other) in ahead else ""
            for other in order
        ]
        lines.append(f"{name[:19]:20}" + "".join(f"{cell:>14}" for cell in cells))
    if any(len(team) > 1 for team in told.teams):
        sides = "; ".join(", ".join(str(seat + 1) for seat in team) for team in told.teams)
        lines += ["", words.text("cup-allies", teams=sides)]
    return lines + _broken(told.failures, told.errors, words)


def _broken(failures: tuple[Failure, ...], errors: int, words: Words) -> list[str]:
    lines = [words.text("sim-failure", game=f.game, seed=str(f.seed), error=f.error) for f in failures]
    return [*lines, words.text("sim-errors", n=errors)] if errors else lines


# lab


def run_lab(args: Namespace) -> int:
    game = find_game(args.game, args.lang, args.box)
    options = read_options(args.option)
    players = usual_seats(game, options) if args.seats is None else args.seats
    varied: dict[str, list[str]] = {}
    for text in args.set:
        key, equals, values = text.partition("=")
        if not equals or not key or not names(values):
            raise UserError("cli-option-form", text=text[:80])
        varied[key] = names(values)
    count = 1
    for one in varied.values():
        count *= len(one)
    progress = bar(args.games * count)
    report = lab(game, varied, players, names(args.bots), options, args.games, args.seed, args.jobs, progress)
    if args.page:
        Path(args.page).write_text(report.page(args.lang), encoding="utf-8")
    if args.json:
        print(msgspec.json.encode(report).decode())
    else:
        print("\n".join(_trials(report, Words(game.name, args.lang))))
    return BAD_OUTCOME if any(trial.errors for trial in report.trials) else 0


def _trials(report: LabReport, words: Words) -> list[str]:
    lines = [
        words.text("lab-head", game=words.text("game-title"), games=report.games, bots=", ".join(report.bots)),
        words.text("lab-columns"),
    ]
    for trial in report.trials:
        shares = "  ".join([_share(one, words) for one in trial.shares[: report.players]])
        length = f"{trial.decisions.mean:7.0f} ± {trial.decisions.error:4.0f}"
        best = _mean(trial.best_score, words)
        lines.append(f"{setting_name(trial, words)[:30]:30} {length}  {best}   {shares}")
    for trial in report.trials:
        lines += ["", *([setting_name(trial, words)] if len(report.trials) > 1 else []), *_trial(trial, words)]
        lines += _broken(trial.failures, trial.errors, words)
    return lines


def _share(one: Figure, words: Words) -> str:
    return f"{words.figure(100 * one.mean):>5} ± {words.figure(100 * one.error):>3}"


def _mean(one: Figure, words: Words) -> str:
    return f"{words.figure(one.mean, 2):>7} ± {words.figure(one.error, 2):>4}"


def _trial(trial: Trial, words: Words) -> list[str]:
    """What else came of one setting: the law of the scores, who won with what, how games ended."""
    marks = ", ".join([f"{words.text('per-cent', n=mark)} {score}" for mark, score in trial.marks.items()])
    lines = [words.text("lab-marks", marks=marks)] if marks else []
    if trial.nobody.mean:
        lines.append(words.text("lab-nobody", share=words.percent(trial.nobody.mean, error=trial.nobody.error)))
    if trial.ends:
        ended = [
            words.text("cli-at", place=end_name(e, words), reason=words.percent(one.mean))
            for e, one in trial.ends.items()
        ]
        lines.append(words.text("lab-ends", ends=words.apart(ended)))
    for key, figures in (("lab-parts", trial.parts), ("lab-figures", trial.figures)):
        if figures:
            told = words.apart(
                [f"{part_name(name, words)} {_mean(one, words).strip()}" for name, one in figures.items()]
            )
            lines.append(words.text(key, figures=told))
    if trial.roles:
        lines.append("  " + words.text("lab-roles"))
    for line in trial.roles:
        kind, who = words.text("lab-kind", kind=line.kind), role_name(line, words)[:40]
        won, score = _share(line.share, words), _mean(line.score, words)
        lines.append(f"  {kind:24} {who:20} {line.games:6}   {won:12}   {score}")
    return lines
