"""The report of the lab as a page that needs nothing else: a table, charts in SVG, and figures by role.

In the language of its words. The figures are made in ``trials``, the charts in ``picture``.
"""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from typing import TYPE_CHECKING, Final

from taverne.arena.lab.trials import RoleLine, Trial
from taverne.arena.picture import Bar, bars
from taverne.review.records import Figure
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
        bars(words.text("lab-page-decisions"), [_bar(n, t.decisions, 0, words) for n, t in each]),
        bars(words.text("lab-page-score"), [_bar(n, t.best_score, 2, words) for n, t in each]),
    ]
    for seat in range(len(trials[0].shares) if trials else 0):
        rows = [_share_bar(n, t.shares[seat], words) for n, t in each]
        found.append(bars(words.text("lab-page-victories-seat", n=seat + 1), rows))
    for kind in dict.fromkeys(line.kind for trial in trials for line in trial.roles):
        rows = [
            _share_bar(role if len(trials) == 1 else f"{role}, {name}", line.share, words)
            for name, trial in each
            for line in trial.roles
            if line.kind == kind and (role := role_name(line, words))
        ]
        found.append(bars(words.text("lab-page-victories-role", kind=words.text("lab-kind", kind=kind)), rows))
    return found


def role_name(line: RoleLine, words: Words) -> str:
    """Return a role as people say it."""
    key = f"{line.kind}-{line.role}"
    return words.text(key) if words.has(key) else line.role


def end_name(end: str, words: Words) -> str:
    """Return how games ended (``turn=5 by=glory``) as people say it."""
    told = []
    for part in end.split():
        key, _, value = part.partition("=")
        own = next((each for each in (f"score-{key}-{value}", f"lab-end-{key}") if words.has(each)), "lab-end")
        told.append(words.text(own, kind=key, value=value))
    return ", ".join(told)


def setting_name(trial: Trial, words: Words) -> str:
    """Return what was varied, or that nothing was."""
    return trial.name if trial.values else words.text("lab-as-printed")


def table(heads: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    head = "".join(f"<th>{escape(one)}</th>" for one in heads)
    body = "".join("<tr>" + "".join(f"<td>{escape(cell)}</td>" for cell in row) + "</tr>" for row in rows)
    return f"<table><tr>{head}</tr>{body}</table>"


def part_name(name: str, words: Words) -> str:
    """Return a part of a score, or a figure of a game, as people say it."""
    return next((words.text(key) for key in (f"score-{name}", f"figure-{name}") if words.has(key)), name)


def _share_bar(label: str, one: Figure, words: Words) -> Bar:
    return Bar(label, 100 * one.mean, 100 * one.error, _percent(one, words))


def _percent(one: Figure, words: Words) -> str:
    return words.percent(one.mean, error=one.error)


def _mean(one: Figure, words: Words, digits: int = 2) -> str:
    return f"{words.figure(one.mean, digits)} ± {words.figure(one.error, digits)}"


def _bar(label: str, one: Figure, digits: int, words: Words) -> Bar:
    return Bar(label, one.mean, one.error, _mean(one, words, digits))


def _row(trial: Trial, players: int, words: Words) -> list[str]:
    return [
        setting_name(trial, words),
        _mean(trial.decisions, words, 0),
        _mean(trial.best_score, words),
        *[_percent(one, words) for one in trial.shares[:players]],
        words.percent(trial.nobody.mean),
        str(trial.errors),
    ]


def _details(trial: Trial, words: Words) -> str:
    """All other figures of one setting, folded away."""
    parts = [f"<details><summary>{escape(setting_name(trial, words))}</summary>"]
    if trial.marks:
        heads = [words.text("lab-page-marks"), *[words.text("per-cent", n=mark) for mark in trial.marks]]
        parts.append(table(heads, [["", *map(str, trial.marks.values())]]))
    if trial.roles:
        heads = [words.text(f"lab-page-{key}") for key in ("kind", "role", "games", "victories", "score-of")]
        parts.append(table(heads, [_role(line, words) for line in trial.roles]))
    if trial.ends:
        rows = [[end_name(end, words), _percent(one, words)] for end, one in trial.ends.items()]
        parts.append(table([words.text("lab-page-end"), words.text("lab-page-games")], rows))
    for key, figures in (("score-of", trial.parts), ("figure", trial.figures), ("events", trial.happened)):
        if figures:
            rows = [[part_name(name, words), _mean(one, words)] for name, one in figures.items()]
            parts.append(table([words.text(f"lab-page-{key}"), words.text("lab-page-mean")], rows))
    return "".join([*parts, "</details>"])


def _role(line: RoleLine, words: Words) -> list[str]:
    return [
        words.text("lab-kind", kind=line.kind),
        role_name(line, words),
        str(line.games),
        _percent(line.share, words),
        _mean(line.score, words),
    ]
