"""Reports of simulations and tournaments as tables in a language: what ``print`` and the command line show.

The lab's is beside its page.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from taverne.arena.tally import BotLine, Teams, allied
from taverne.engine.game import Options
from taverne.engine.options import shown
from taverne.review.records import Figure
from taverne.words import Words

if TYPE_CHECKING:
    from taverne.arena.simulate import Failure, Report
    from taverne.arena.tournament import Standings


def simulated(report: Report, words: Words) -> list[str]:
    """Return what came of a simulation, seat by seat and bot by bot."""
    lines = [
        head(report.games, report.options, words),
        words.text("sim-speed", decisions=report.decisions, seconds=report.seconds, rate=report.decisions_per_second),
        words.text("sim-columns"),
    ]
    sound = max(1, report.games - report.errors)
    for seat, level in enumerate(report.bots):
        there = "" if report.rotate and seat < report.players else level  # each game it is somebody else
        wins, score = report.wins[seat], report.mean_score[seat]
        cells = (words.figure(wins, 2), words.percent(wins / sound), words.figure(score, 2))
        lines.append(f"{seat + 1:4}  {there:12} {cells[0]:>10} {cells[1]:>9} {cells[2]:>10}")
    if len(report.by_bot) > 1:
        rows = [f"{line.bot[:19]:20}  {figures_of(line, words)}" for line in report.by_bot]
        lines += ["", words.text("outcome-columns"), *rows]
    lines += [*allies(report.teams, words), ""]
    if report.prompts is not None:
        told = report.prompts
        shares = {"share": round(100 * told.share, 1), "always": round(100 * told.share_always, 1)}
        lines.append(words.text("sim-prompts", asked=told.asked, reached=told.reached, **shares))
    return lines + broken(report.failures, report.errors, words)


def rated(told: Standings, words: Words) -> list[str]:
    """Return the table of a tournament, and who came out ahead of whom."""
    lines = [head(told.games, told.options, words), words.text("cup-columns")]
    for line in told.standings:
        rating = f"{line.rating:7.0f} ± {line.uncertainty:4.0f}"
        lines.append(f"{line.bot[:19]:20} {rating}  {figures_of(line, words)}")
    lines += ["", words.text("cup-pairs")]
    order = [line.bot for line in told.standings]
    ahead = {(pair.bot, pair.other): pair for pair in told.pairs}
    lines.append(" " * 20 + "".join(f"{name[:12]:>14}" for name in order))
    for name in order:
        cells = [
            share_of(Figure(ahead[name, other].ahead, ahead[name, other].error), words)
            if (name, other) in ahead
            else ""
            for other in order
        ]
        lines.append(f"{name[:19]:20}" + "".join(f"{cell:>14}" for cell in cells))
    return lines + allies(told.teams, words) + broken(told.failures, told.errors, words)


def head(games: int, options: Options, words: Words) -> str:
    """Return what was played: the game, how often, with which options."""
    given = ", ".join(f"{key}={shown(value)}" for key, value in options.items())
    return words.text("sim-head", game=words.text("game-title"), games=games, options=given)


def figures_of(line: BotLine, words: Words) -> str:
    """Return how a bot fared, with errors, in the columns of a table: share of victory, mean score, seats taken."""
    rate = words.percent(line.win_rate, error=line.win_error)
    score = f"{words.figure(line.mean_score, 2):>8} ± {words.figure(line.score_error, 2):>5}"
    return f"{rate:>14}  {score}  {line.seats:6}"


def allies(teams: Teams, words: Words) -> list[str]:
    """Return who wins together, if anybody does."""
    sides = "; ".join([", ".join([str(seat + 1) for seat in team]) for team in teams if len(team) > 1])
    return ["", words.text("cup-allies", teams=sides)] if allied(teams) else []


def broken(failures: Sequence[Failure], errors: int, words: Words) -> list[str]:
    """Return which games broke, and how."""
    lines = [words.text("sim-failure", game=f.game, seed=str(f.seed), error=f.error) for f in failures]
    return [*lines, words.text("sim-errors", n=errors)] if errors else lines


def share_of(one: Figure, words: Words) -> str:
    return f"{words.figure(100 * one.mean):>5} ± {words.figure(100 * one.error):>3}"


def mean_of(one: Figure, words: Words) -> str:
    return f"{words.figure(one.mean, 2):>7} ± {words.figure(one.error, 2):>4}"
