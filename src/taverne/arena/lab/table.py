"""A report of the lab as a table in a language: what ``print`` and the command line show.

The page with charts is left to ``page``.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from taverne.arena.lab.page import end_name, part_name, role_name, setting_name
from taverne.arena.lab.trials import Trial
from taverne.arena.tables import broken, mean_of, share_of
from taverne.words import Words

if TYPE_CHECKING:
    from taverne.arena.lab.explore import LabReport


def explored(report: LabReport, words: Words) -> list[str]:
    """Return the main figures of each setting, then what else came of it."""
    settings = [setting_name(trial, words) for trial in report.trials]
    width = max(30, *map(len, settings))
    lines = [
        words.text("lab-head", game=words.text("game-title"), games=report.games, bots=", ".join(report.bots)),
        f"{words.text('lab-setting'):{width}}{words.text('lab-columns')}",
    ]
    for name, trial in zip(settings, report.trials, strict=True):
        shares = "  ".join([share_of(one, words) for one in trial.shares[: report.players]])
        length = f"{trial.decisions.mean:7.0f} ± {trial.decisions.error:4.0f}"
        best = mean_of(trial.best_score, words)
        lines.append(f"{name:{width}} {length}  {best}   {shares}")
    for name, trial in zip(settings, report.trials, strict=True):
        lines += ["", *([name] if len(report.trials) > 1 else []), *_trial(trial, words)]
        lines += broken(trial.failures, trial.errors, words)
    return lines


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
                [f"{part_name(name, words)} {mean_of(one, words).strip()}" for name, one in figures.items()]
            )
            lines.append(words.text(key, figures=told))
    if trial.roles:
        lines.append("  " + words.text("lab-roles"))
    for line in trial.roles:
        kind, who = words.text("lab-kind", kind=line.kind), role_name(line, words)[:40]
        won, score = share_of(line.share, words), mean_of(line.score, words)
        lines.append(f"  {kind:24} {who:20} {line.games:6}   {won:12}   {score}")
    return lines
