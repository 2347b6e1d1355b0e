"""The report of the lab as a page that needs nothing else: a table, charts in SVG, and figures by role.

In the language of its words. The figures are made in ``trials``, the charts in ``picture``.
"""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from typing import TYPE_CHECKING, Final

from taverne.arena.lab.trials import Figure, RoleLine, Trial
from taverne.arena.picture import Bar, bars
from taverne.words import Words

if TYPE_CHECKING:
    from taverne.arena.lab.explore import LabReport

STYLE: Final = (
    "body{font-family:sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem}"
    "td,th{padding:.2rem .6rem;text-align:right}summary{cursor:pointer;margin:.5rem 0}"
)


def lab_page(report: LabReport, words: Words) -> str:
    """Return the whole page."""
    bots = words.text("lab-head", game=words.text("game-title"), games=report.games, bots=", ".join(report.bots))
    title = f"{bots} ({words.text('lab-page-players', n=report.players)})"
    seats = [words.text("lab-page-seat", n=n + 1) for n in range(report.players)]
    heads = [words.text(f"lab-page-{key}") for key in ("setting", "decisions", "score")]
    heads += [*seats, *[words.text(f"lab-page-{key}") for key in ("nobody", "broken")]]
    overview = table(heads, [_row(trial, report.players, words) for trial in report.trials])
    details = "".join(_details(trial, words) for trial in report.trials)
    return (
        f'<!doctype html><html lang="{words.lang}"><meta charset="utf-8"><title>{escape(title)}</title>'
        f"<style>{STYLE}</style><h1>{escape(title)}</h1>{overview}"
        f"{''.join(charts(report.trials, words))}{details}</html>"
    )


def charts(trials: Sequence[Trial], words: Words) -> list[str]:
    """Return the figures as charts: lengths, scores, and the victories of each seat and each role."""
    names = [setting_name(trial, words) for trial in trials]
    each = list(zip(names, trials, strict=True))
    found = [
        bars(words.text("lab-page-decisions"), [Bar(n, t.decisions.mean, t.decisions.error) for n, t in each]),
        bars(words.text("lab-page-score"), [Bar(n, t.best_score.mean, t.best_score.error) for n, t in each]),
    ]
    for seat in range(len(trials[0].shares) if trials else 0):
        rows = [Bar(n, *_percent(t.shares[seat])) for n, t in each]
        found.append(bars(words.text("lab-page-victories-seat", n=seat + 1), rows, " %"))
    for kind in dict.fromkeys(line.kind for trial in trials for line in trial.roles):
        rows = [
            Bar(role if len(trials) == 1 else f"{role}, {name}", *_percent(line.share))
            for name, trial in each
            for line in trial.roles
            if line.kind == kind and (role := role_name(line, words))
        ]
        found.append(bars(words.text("lab-page-victories-role", kind=words.text("lab-kind", kind=kind)), rows, " %"))
    return found


def role_name(line: RoleLine, words: Words) -> str:
    """Return a role as people say it."""
    key = f"{line.kind}-{line.role}"
    return words.text(key) if words.has(key) else line.role


def setting_name(trial: Trial, words: Words) -> str:
    """Return what was varied, or that nothing was."""
    return trial.name if trial.values else words.text("lab-as-printed")


def table(heads: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    head = "".join(f"<th>{escape(one)}</th>" for one in heads)
    body = "".join("<tr>" + "".join(f"<td>{escape(cell)}</td>" for cell in row) + "</tr>" for row in rows)
    return f"<table><tr>{head}</tr>{body}</table>"


def _percent(one: Figure) -> tuple[float, float]:
    return 100 * one.mean, 100 * one.error


def _row(trial: Trial, players: int, words: Words) -> list[str]:
    return [
        setting_name(trial, words),
        f"{trial.decisions.mean:.0f} ± {trial.decisions.error:.0f}",
        f"{trial.best_score.mean:.2f} ± {trial.best_score.error:.2f}",
        *["{:.1f} ± {:.1f} %".format(*_percent(one)) for one in trial.shares[:players]],
        f"{100 * trial.nobody.mean:.1f} %",
        str(trial.errors),
    ]


def _details(trial: Trial, words: Words) -> str:
    """All other figures of one setting, folded away."""
    parts = [f"<details><summary>{escape(setting_name(trial, words))}</summary>"]
    if trial.marks:
        heads = [words.text("lab-page-marks"), *[f"{mark} %" for mark in trial.marks]]
        parts.append(table(heads, [["", *map(str, trial.marks.values())]]))
    if trial.roles:
        heads = [words.text(f"lab-page-{key}") for key in ("kind", "role", "games", "victories", "score-of")]
        parts.append(table(heads, [_role(line, words) for line in trial.roles]))
    if trial.ends:
        rows = [[end, "{:.1f} ± {:.1f} %".format(*_percent(one))] for end, one in trial.ends.items()]
        parts.append(table([words.text("lab-page-end"), words.text("lab-page-games")], rows))
    for key, figures in (("score-of", trial.parts), ("figure", trial.figures), ("events", trial.happened)):
        if figures:
            rows = [[name, f"{one.mean:.2f} ± {one.error:.2f}"] for name, one in figures.items()]
            parts.append(table([words.text(f"lab-page-{key}"), words.text("lab-page-mean")], rows))
    return "".join([*parts, "</details>"])


def _role(line: RoleLine, words: Words) -> list[str]:
    return [
        words.text("lab-kind", kind=line.kind),
        role_name(line, words),
        str(line.games),
        "{:.1f} ± {:.1f} %".format(*_percent(line.share)),
        f"{line.score.mean:.2f} ± {line.score.error:.2f}",
    ]
