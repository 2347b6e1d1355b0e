"""The report of the lab as a page that needs nothing else: a table, charts in SVG, and figures by role.

The figures are made in ``trials``, the charts in ``picture``.
"""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from typing import TYPE_CHECKING, Final

from taverne.arena.lab.trials import Figure, Trial
from taverne.arena.picture import Bar, bars

if TYPE_CHECKING:
    from taverne.arena.lab.explore import LabReport

STYLE: Final = (
    "body{font-family:sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem}"
    "td,th{padding:.2rem .6rem;text-align:right}summary{cursor:pointer;margin:.5rem 0}"
)


def lab_page(report: LabReport) -> str:
    """Return the whole page."""
    title = f"{report.game}: {report.players} players, {report.games} games each, {', '.join(report.bots)}"
    seats = [f"seat {n + 1}" for n in range(report.players)]
    heads = ["setting", "decisions", "best score", *seats, "nobody", "broken"]
    overview = table(heads, [_row(trial, report.players) for trial in report.trials])
    details = "".join(_details(trial) for trial in report.trials)
    return (
        f'<!doctype html><html lang="en"><meta charset="utf-8"><title>{escape(title)}</title><style>{STYLE}</style>'
        f"<h1>{escape(title)}</h1>{overview}{''.join(charts(report.trials))}{details}</html>"
    )


def charts(trials: Sequence[Trial]) -> list[str]:
    """Return the figures as charts: lengths, scores, and the victories of each seat and each role."""
    found = [
        bars("Decisions a game", [Bar(t.name, t.decisions.mean, t.decisions.error) for t in trials]),
        bars("Best score", [Bar(t.name, t.best_score.mean, t.best_score.error) for t in trials]),
    ]
    for seat in range(len(trials[0].shares) if trials else 0):
        rows = [Bar(t.name, 100 * t.shares[seat].mean, 100 * t.shares[seat].error) for t in trials]
        found.append(bars(f"Victories of seat {seat + 1}", rows, " %"))
    for kind in dict.fromkeys(line.kind for trial in trials for line in trial.roles):
        rows = [
            Bar(line.role if len(trials) == 1 else f"{line.role}, {trial.name}", *_percent(line.share))
            for trial in trials
            for line in trial.roles
            if line.kind == kind
        ]
        found.append(bars(f"Victories by {kind}", rows, " %"))
    return found


def table(heads: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    head = "".join(f"<th>{escape(one)}</th>" for one in heads)
    body = "".join("<tr>" + "".join(f"<td>{escape(cell)}</td>" for cell in row) + "</tr>" for row in rows)
    return f"<table><tr>{head}</tr>{body}</table>"


def _percent(one: Figure) -> tuple[float, float]:
    return 100 * one.mean, 100 * one.error


def _row(trial: Trial, players: int) -> list[str]:
    return [
        trial.name,
        f"{trial.decisions.mean:.0f} ± {trial.decisions.error:.0f}",
        f"{trial.best_score.mean:.2f} ± {trial.best_score.error:.2f}",
        *["{:.1f} ± {:.1f} %".format(*_percent(one)) for one in trial.shares[:players]],
        f"{100 * trial.nobody.mean:.1f} %",
        str(trial.errors),
    ]


def _details(trial: Trial) -> str:
    """All other figures of one setting, folded away."""
    parts = [f"<details><summary>{escape(trial.name)}</summary>"]
    if trial.marks:
        parts.append(
            table(["scores up to", *[f"{mark} %" for mark in trial.marks]], [["", *map(str, trial.marks.values())]])
        )
    if trial.roles:
        rows = [
            [
                line.kind,
                line.role,
                str(line.games),
                "{:.1f} ± {:.1f} %".format(*_percent(line.share)),
                f"{line.score.mean:.2f} ± {line.score.error:.2f}",
            ]
            for line in trial.roles
        ]
        parts.append(table(["kind", "role", "games", "victories", "score"], rows))
    if trial.ends:
        rows = [[end, "{:.1f} ± {:.1f} %".format(*_percent(one))] for end, one in trial.ends.items()]
        parts.append(table(["end", "games"], rows))
    for head, figures in (
        ("a seat's score", trial.parts),
        ("figure", trial.figures),
        ("events a game", trial.happened),
    ):
        if figures:
            rows = [[key, f"{one.mean:.2f} ± {one.error:.2f}"] for key, one in figures.items()]
            parts.append(table([head, "mean"], rows))
    return "".join([*parts, "</details>"])
